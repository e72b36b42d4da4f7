"""Two servers on one store: the log's numbers decide who was first, and nobody's match splits in two."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from ludotek.kernel import BrokenInvariant
from ludotek.server.bus import Bus
from ludotek.table import Entry, Said
from tests.server.harness import Address, Client, Created, serving


@pytest.fixture
def nodes(tmp_path: Path) -> Iterator[tuple[Address, Address]]:
    """They know nothing of each other."""
    with serving(tmp_path) as (one, _), serving(tmp_path) as (other, _):
        yield one, other


def at_both(nodes: tuple[Address, Address]) -> tuple[Created, Client, Client]:
    """A match with a device at each node, both up to date."""
    match = nodes[0].create("here", "here")
    return match, match.join(0, 1), match.enter(match.keys, address=nodes[1])


def test_a_node_that_was_overtaken_takes_up_what_came_and_decides_again(nodes: tuple[Address, Address]) -> None:
    match, fast, slow = at_both(nodes)
    seat, action, seq = slow.actor, slow.choices[0], slow.seq
    fast.play(fast.actor)
    late = slow.ask("play", id="late", seat=seat, action=action, seen=seq)
    assert (late["t"], late["code"]) == ("refused", "table/out_of_date")
    assert slow.seq == fast.seq, "it heard what it had missed"
    assert slow.scene is not None
    assert fast.scene is not None
    assert slow.scene.sprites == fast.scene.sprites
    assert slow.play(slow.actor, id="again")["t"] == "done"
    assert match.record().status == 200


def test_the_same_command_at_two_nodes_is_carried_out_once(nodes: tuple[Address, Address]) -> None:
    _, fast, slow = at_both(nodes)
    command = {"id": "once", "seat": fast.actor, "action": fast.choices[0], "seen": fast.seq}
    assert fast.ask("play", **command) == slow.ask("play", **command)
    assert fast.seq == slow.seq


def test_the_same_words_at_two_nodes_are_said_once(nodes: tuple[Address, Address]) -> None:
    """What is said fits any position, so only its id tells that it was said before: to the other node."""
    match, one, other = at_both(nodes)
    for number in range(10):
        for client in (one, other) if number % 2 else (other, one):
            client.send_command(f"word-{number}", t="say", seat=0, words=str(number))
        answers = [client.until(lambda message: message["t"] == "done")["seq"] for client in (one, other)]
        assert answers[0] == answers[1]
    assert [line["words"] for line in match.join(0, 1).welcome["chat"]] == [str(number) for number in range(10)]


def test_what_both_say_at_once_gets_two_numbers(nodes: tuple[Address, Address]) -> None:
    match, fast, slow = at_both(nodes)
    for number in range(10):
        for client in (fast, slow):
            client.send_command(f"{client is fast}-{number}", t="say", seat=0, words=str(number))
    for client in (fast, slow):
        done = 0
        while done < 10:
            answer = client.until(lambda message: message["t"] in ("done", "refused"))
            done += answer["t"] == "done"
            if answer["t"] == "refused":  # the other node was faster too often: ask again
                assert answer["code"] == "server/busy"
                client.send_command(answer["id"], t="say", seat=0, words=answer["id"].rpartition("-")[2])
    chat = match.join(0).welcome["chat"]
    fast.ask("say", seat=0, words="last")
    assert sorted(line["words"] for line in match.enter([match.watch]).welcome["chat"])[:-1] == sorted(
        [str(number) for number in range(10)] * 2
    )
    assert len({line["seq"] for line in chat}) == len(chat)


def test_an_entry_that_cannot_be_applied_drops_the_room(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Going on without it would leave this node with another match than the log says."""
    with serving(tmp_path) as (address, services):
        match = address.create("here", "here")
        client = match.join(0, 1)
        (room,) = services.open_rooms()
        steps = len(room.table.match.steps)
        apply = room.table.apply

        def broken(entry: Entry, command: str | None = None) -> None:
            apply(entry, command)
            raise BrokenInvariant("a fault of ours")

        room.table.apply = broken  # type: ignore[method-assign]  # as if a game could not make this step
        services.store.append(match.id, room.table.seq, [Said(0, "one"), Said(0, "two")]).result()
        client.send_command("late", t="say", seat=0, words="three")
        assert client.failure() == "server/unsure", "a code for which browsers come back"
        again = match.join(0, 1)
        assert [line["words"] for line in again.welcome["chat"]] == ["one", "two"]
        assert services.open_rooms() != [room]
        assert again.play(again.actor)["t"] == "done"
        assert len(services.open_rooms()[0].table.match.steps) > steps


def test_a_link_revoked_elsewhere_is_closed_at_the_next_look(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Though the word about it was lost on the way."""
    monkeypatch.setattr("ludotek.server.sharing.LOOK", 0.05)
    with serving(tmp_path, bus=DeafBus()) as (one, _), serving(tmp_path, bus=DeafBus()) as (other, _):
        match = one.create("here", "link")
        ben = match.enter([match.keys[1]], address=other)
        assert one.call(f"/api/matches/{match.id}/links", {"key": match.host, "seat": 1}).status == 201
        assert ben.failure() == "link/revoked"


class DeafBus(Bus):
    """Nothing that is told arrives."""

    is_shared = True

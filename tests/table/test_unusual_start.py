"""Everybody who joins is told that a match does not begin as usual, and nothing that is hidden."""

from __future__ import annotations

import pytest

from ludotek import catalogue
from ludotek.game import AnyGame
from ludotek.kernel import LEAVE, Match, Origin, Rng, Text, play_out, prove
from ludotek.table import Join, Joined, Logged, Rematch, Rename, Table, decide, rematch, start_lines
from ludotek.table.unusual_start import UnusualStart, unusual_start
from tests.table.sitting import LUDO, Log, bot, here, link, snapshot

SEQUENCE = catalogue.game("sequence")
ANN = Origin(kind="position", by="Ann")


def told(match: Match, origin: Origin = ANN) -> UnusualStart:
    found = unusual_start(match.game, origin, match.record.seats, 0, match.state, is_set_up=False)
    assert found is not None
    return found


def played(steps: int, seed: int = 3) -> Match:
    return play_out(Match.new(LUDO, 2), lambda match, seat: match.state.legal()[-1], Rng(seed), limit=steps)


def test_who_set_up_the_position_is_said_in_the_log_the_record_and_the_proof() -> None:
    log = Log(here("Ann"), link(), start=LUDO.dump(played(40).state))
    start = log.table.start
    assert start is not None
    assert (start.text, start.hides) == (Text("told-start-position", {"by": "Ann"}), False)
    assert log.table.full_record().origin == Origin(kind="position", by="Ann")


def test_a_fork_says_how_many_steps_it_took_over() -> None:
    steps = tuple(played(40).steps)
    log = Log(here("Ann"), bot(), steps=steps)
    assert log.table.start is not None
    assert log.table.start.text == Text("told-start-fork", {"by": "Ann", "steps": 40})
    log.do(Rename(0, "Bob"))
    log.play_out()
    proof = prove(LUDO, log.table.record())
    assert proof.origin == Origin(kind="fork", by="Ann"), "as it was when the match was made"
    assert (proof.already, proof.notes) == (40, ["fork", "alone"])


def test_the_steps_of_a_fork_are_not_made_again_when_it_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    """What `decide` made in a thread is taken over: the event loop would stand still meanwhile."""
    log = Log(here("Ann"), link(), steps=tuple(played(200).steps))
    added = decide(log.table, Join(1, "of Ben"))
    with monkeypatch.context() as patch:
        patch.setattr(Match, "replay", None)
        for entry in added:
            log.table.apply(entry)
    log.entries += [Logged(len(log.entries) + 1 + n, entry) for n, entry in enumerate(added)]
    again = Table.restore(LUDO, log.secret, log.entries)
    assert snapshot(again)[:5] == snapshot(log.table)[:5]
    assert again.full_record() == log.table.full_record()


def test_a_fork_that_was_joined_in_another_way_begins_with_what_the_log_says() -> None:
    log = Log(here("Ann"), link(), steps=tuple(played(200).steps))
    decide(log.table, Join(1, "never written"))
    log.table.apply(Joined(1, "of another process"))
    fair = log.table.full_record().fairness
    assert fair is not None
    assert fair.nonces[1] == "of another process"


def test_a_fork_does_not_hide_that_the_other_match_began_from_a_position() -> None:
    """Else a host would set up a position, make one step there, and let the others believe in an ordinary match."""
    stacked = Match.new(LUDO, start=LUDO.dump(played(40).state))
    play_out(stacked, lambda match, seat: match.state.legal()[0], Rng(1), limit=3)
    log = Log(here("Ann"), bot(), start=stacked.record.start, steps=tuple(stacked.steps))
    start = log.table.start
    assert start is not None
    assert start.is_set_up
    assert Text("start-set-up") in list(start_lines(start))
    log.play_out()
    assert prove(LUDO, log.table.record()).notes == ["position", "fork", "alone"]
    usual = Log(here("Ann"), bot(), steps=tuple(played(3).steps)).table.start
    assert usual is not None
    assert Text("start-set-up") not in list(start_lines(usual))


def test_a_match_that_begins_as_usual_says_nothing() -> None:
    log = Log(here("Ann"), bot())
    assert (log.table.start, log.table.full_record().origin) == (None, None)


def test_a_rematch_from_the_same_position_says_so_again() -> None:
    log = Log(here("Ann"), bot(), start=LUDO.dump(played(40).state))
    log.play_out()
    log.do(Rematch(0))
    again = rematch(log.table, "first")
    assert again.origin == Origin(kind="position", by="Ann")
    assert Table(LUDO, log.secret, again).start is not None


def test_what_can_be_seen_to_differ_is_counted() -> None:
    start = LUDO.dump(Match.new(LUDO, 2).state)
    usual = told(Match.new(LUDO, 2, start=start))
    assert (usual.differs, usual.moved) == ((), 0)
    later = played(40)
    in_yard = {
        panel.seat: counter.value
        for panel in LUDO.scene(LUDO.view(later.state, None)).panels
        for counter in panel.counters
        if counter.label.id == "counter-yard"
    }
    found = told(later)
    yards = {one.seat: (one.here, one.usual) for one in found.differs if one.label.id == "counter-yard"}
    assert yards == {seat: (value, 4) for seat, value in in_yard.items() if value != 4}
    assert yards
    assert found.moved > 0


@pytest.mark.parametrize("game", [game for game in catalogue.built_in() if game.has_secrets], ids=lambda game: game.id)
def test_nothing_hidden_is_told(game: AnyGame) -> None:
    """Positions that a spectator cannot tell apart are told alike."""
    match = play_out(Match.new(game, min(game.seats)), lambda match, seat: match.state.legal()[0], Rng(5), limit=30)
    other = match.copy()
    for seat in range(match.record.seats):
        if LEAVE in other.state.interjections(seat):
            other.state.redeal(seat, Rng(seat + 9))
    assert told(other) == told(match)
    assert told(match).hides


def test_the_words_say_who_may_know_what_is_hidden() -> None:
    match = play_out(Match.new(SEQUENCE, 2), lambda match, seat: match.state.legal()[0], Rng(5), limit=20)
    lines = list(start_lines(told(match, Origin(kind="fork", by="", players=("Cat", "", "Dan")))))
    assert lines[0].args["by"] == Text("start-somebody")
    assert lines[1] == Text("start-players", {"names": "Cat, Dan"})
    assert lines[-1] == Text("start-hides", {"by": Text("start-somebody")})

"""A guided first game over the network: made with one request, told to its player only, and kept by the store."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.server.harness import Address, Client, serving

LEARNER = [{"kind": "here", "name": "Ann", "nonce": "from here"}]


def lesson_of(client: Client) -> dict[str, Any] | None:
    """What the lesson says by the last picture."""
    told = [message for message in client.heard if message["t"] in ("welcome", "update", "seen")]
    found: dict[str, Any] | None = told[-1].get("lesson")
    return found


def is_asked(message: dict[str, Any]) -> bool:
    return message["t"] in ("welcome", "update") and bool((message.get("lesson") or {}).get("bubbles"))


def follow(client: Client, moments: int) -> None:
    """Does what the lesson waits for, so many times."""
    for _ in range(moments):
        lesson = lesson_of(client)
        assert lesson is not None
        if lesson.get("is_throw"):
            answer = client.ask("throw", seat=0, seen=client.seq)
        else:
            answer = client.ask("play", seat=0, action=lesson["action"], seen=client.seq)
        assert answer["t"] == "done", answer
        if not (lesson_of(client) or {}).get("bubbles"):
            client.until(is_asked)


def test_games_say_that_they_have_lessons(address: Address) -> None:
    games = {game["id"]: game["has_lessons"] for game in address.call("/api/games").json}
    assert games["ludo"]
    assert not all(games.values()), "a game may have none"


def test_a_lesson_is_told_to_its_player_only_and_another_choice_is_refused(address: Address) -> None:
    made = address.create(*LEARNER, game="sequence", is_lesson=True)
    assert [key is not None for key in made.keys] == [True, False]
    ann, watcher = made.join(0), made.enter([made.watch])
    first = ann.welcome["lesson"]
    assert [bubble["number"] for bubble in first["bubbles"]] == [1, 2]
    assert first["action"] in ann.choices
    other = next(action for action in ann.choices if action != first["action"])
    refused = ann.ask("play", seat=0, action=other, seen=ann.seq)
    assert (refused["t"], refused["code"]) == ("refused", "lesson/other")
    follow(ann, 2)
    watcher.catch_up()
    assert [message for message in watcher.heard if message.get("lesson")] == []


def test_leaving_a_lesson_the_match_goes_on_with_bots(address: Address) -> None:
    made = address.create(*LEARNER, game="last_one_standing", is_lesson=True)
    ann = made.join(0)
    follow(ann, 1)
    assert ann.ask("leave_lesson", seat=0)["t"] == "done"
    assert lesson_of(ann) is None
    for _ in range(6):
        if ann.actor != 0:
            ann.until(lambda message: message["t"] == "update" and message["actor"] == 0)
        assert ann.play(0)["t"] == "done"
        ann.catch_up()
    assert any(step.get("seat") == 1 for line in ann.heard for step in line.get("told", []))


def test_a_lesson_goes_on_where_it_was_after_a_restart_of_the_server(tmp_path: Path) -> None:
    with serving(tmp_path) as (address, _):
        made = address.create(*LEARNER, game="ludo", is_lesson=True)
        ann = made.join(0)
        follow(ann, 5)
        before = lesson_of(ann)
    assert before is not None
    with serving(tmp_path) as (address, _):
        again = made.enter([made.keys[0]], address=address)
        assert again.welcome["lesson"] == before
        follow(again, 2)
        assert (lesson_of(again) or {})["number"] > before["number"]


def test_a_guided_game_is_for_one_person_here_as_the_lessons_say(address: Address) -> None:
    for wish in (
        {"seats": [{"kind": "here"}, {"kind": "here"}]},
        {"seats": [{"kind": "link"}]},
        {"seats": [{"kind": "here"}], "options": {"pieces": 1}},
        {"seats": [{"kind": "here"}], "game": "hidden_cards"},  # it has no lessons
    ):
        answer = address.call("/api/matches", {"game": "ludo", "is_lesson": True, **wish})
        assert (answer.status, answer.json["code"]) == (422, "input/options"), wish

"""The real box at a terminal: hands are entered behind the curtain, several outcomes in a line, wrong ones refused."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from ludotek.catalogue import game
from ludotek.kernel import CHANCE, Match
from ludotek.table import Enter, Resign, parse_players
from ludotek.terminal.screen import Frame
from ludotek.terminal.start import BadArgs, PlayArgs, new_table
from tests.terminal.desk import Scripted, kept, sit_down

LOS = game("last_one_standing")
HANDS = ["1 2 3 3", "4", "4 5", "6"]  # skip over, move opponent, +1, +1; wall, wall, tunnel, bridge


def played(answers: list[str], file: Path) -> tuple[Match, Scripted]:
    terminal = Scripted(answers)
    match = Match.new(LOS, 2, players=["person:Anna", "person:Bo"])
    session = sit_down(match, terminal, file)
    session.run()
    return session.match, terminal


def test_hands_are_entered_behind_the_curtain(tmp_path: Path) -> None:
    match, terminal = played(HANDS, tmp_path / "m.json")
    assert [actor for actor, _ in match.steps] == [CHANCE] * 8
    assert [action - match.steps[0][1] for _, action in match.steps] == [0, 1, 2, 2, 3, 3, 4, 5]
    curtains = [seen for seen in terminal.seen if isinstance(seen, str)]
    assert ["Anna" in curtains[0], "Bo" in curtains[1]] == [True, True]
    frames = [seen for seen in terminal.seen if isinstance(seen, Frame)]
    assert "What did you draw? (1/4)" in frames[0].prompt
    assert frames[0].choices[:2] == ["skip over", "move opponent"]


def test_each_is_asked_by_name_though_anna_draws_first(tmp_path: Path) -> None:
    """What she entered has not happened yet: by the rules it is still her draw."""
    _, terminal = played([HANDS[0]], tmp_path / "m.json")
    frames = [seen for seen in terminal.seen if isinstance(seen, Frame)]
    assert [frame.prompt for frame in frames] == ["Anna – What did you draw? (1/4)", "Bo – What did you draw? (1/4)"]
    assert [[row.is_on_turn for row in frame.seats] for frame in frames] == [[True, False], [False, True]]


def test_who_begins_is_asked_once_and_by_name(tmp_path: Path) -> None:
    terminal = Scripted([])
    match = Match.new(game("last_one_alive"), 2, players=["person:Anna", "person:Bo"])
    sit_down(match, terminal, tmp_path / "m.json").run()
    frame = next(seen for seen in terminal.seen if isinstance(seen, Frame))
    assert frame.prompt.count("Who begins?") == 1
    assert frame.choices == ["Anna", "Bo"]


def test_bo_sees_nothing_of_what_anna_entered(tmp_path: Path) -> None:
    """The frame on which Bo is asked is the same whatever she drew."""
    asked = []
    for hand in ("1 2 3 3", "4 5 6 6"):
        _, terminal = played([hand], tmp_path / f"{hand[0]}.json")
        frames = [seen for seen in terminal.seen if isinstance(seen, Frame)]
        asked.append(frames[1])
    assert asked[0].choices == asked[1].choices
    assert replace(asked[0], more=asked[1].more) == asked[1]


def test_more_than_there_are_is_refused_and_asked_again(tmp_path: Path) -> None:
    """There are two tiles of the first kind."""
    _, terminal = played(["1 1 1 2", *HANDS], tmp_path / "m.json")
    assert any("Skip over cannot be drawn any more" in message for message in terminal.messages)
    match, _ = played(["1 1 1 2", *HANDS], tmp_path / "n.json")
    assert len(match.steps) == 8


def test_the_record_says_that_chance_was_entered(tmp_path: Path) -> None:
    played(HANDS, tmp_path / "m.json")
    assert kept(tmp_path / "m.json").entered


def test_bots_are_refused_where_there_are_secrets() -> None:
    with pytest.raises(BadArgs, match="only people"):
        new_table(LOS, parse_players("person:Anna,easy"), PlayArgs(table=True), options=LOS.options(2))


def test_a_person_who_is_still_here_enters_what_a_bot_throws_after_another_has_left(tmp_path: Path) -> None:
    match = Match.new(game("ludo"), 3, players=["person:Anna", "person:Bo", "random"])
    session = sit_down(match, Scripted([]), tmp_path / "m.json")
    for throw in (6, 1, 1):
        session.send(Enter(0, (throw,), session.table.seq))
    session.viewer = 0
    session.send(Resign(0))
    for _ in range(3):
        session.send(Enter(1, (1,), session.table.seq))  # Bo's three tries
    seat, due = session.entering.question()
    assert (seat, due.seats) == (1, ()), "the bot throws, and Bo says what"
    session.entering.pick(seat, [1])

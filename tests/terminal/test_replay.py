"""A record is seen again in both directions."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludotek.kernel import BadRecord, Record, play_out, record
from ludotek.terminal.replay import Replay, browse, print_all, replay
from ludotek.text import words
from tests.terminal.desk import LUDO, Scripted, in_lines, new_match


@pytest.fixture(scope="module")
def told() -> Record:
    match = new_match("random,person:Anna", {"pieces": 1})
    return play_out(match, lambda match, seat: match.state.legal()[0]).full_record()


def seen(told: Record, answers: list[str], step: int = 0) -> list[str]:
    """The hint line after each key: it names the step."""
    terminal = Scripted(answers)
    browse(Replay(LUDO, told, words("en", LUDO)), terminal, step)
    return [frame.message or frame.hint.split(" ·")[0] for frame in terminal.frames]


def test_keys_step_both_ways(told: Record) -> None:
    last = len(told.steps)
    keys = ["right", "n", " ", "", "left", "p", "home", "left", "end", "right", "12", "q"]
    steps = [0, 1, 2, 3, 4, 3, 2, 0, 0, last, last, 12]
    assert seen(told, keys) == [f"step {step} of {last}" for step in steps]


def test_a_step_that_does_not_exist_or_a_wrong_key_changes_nothing(told: Record) -> None:
    shown = seen(told, ["99999", "n", "x", "n", "q"], step=3)
    assert shown[1] == f"This match has the steps 0 to {len(told.steps)}."
    assert shown[2].startswith("step 4 ")
    assert shown[3].startswith("“x” does nothing here.")
    assert shown[4].startswith("step 5 ")


def test_back_and_forth_shows_the_same_pictures(told: Record) -> None:
    terminal = Scripted(["n"] * 30 + ["p"] * 30 + ["q"])
    browse(Replay(LUDO, told, words("en", LUDO)), terminal, 0)
    boards = [frame.board for frame in terminal.frames]
    assert boards[:31] == boards[30:][::-1]
    assert boards[0] != boards[30]


def test_the_last_step_shows_the_result(told: Record) -> None:
    replayed = Replay(LUDO, told, words("en", LUDO))
    assert replayed.frame(replayed.last).notes[0].startswith("1. ")
    assert replayed.frame(0).notes == []
    assert {seat.note for seat in replayed.frame(0).seats} == {"random bot", ""}


def test_into_a_pipe_the_story_is_told_step_by_step(told: Record) -> None:
    lines, printed = in_lines("")
    assert print_all(Replay(LUDO, told, words("en", LUDO)), lines, 0) == 0
    assert "   1  ▲ Green throws" in printed()
    assert f"{len(told.steps):>4}  " in printed()
    assert printed().rstrip().splitlines()[-2].startswith("1. ")


def test_a_record_of_other_players_or_steps_is_refused(told: Record, tmp_path: Path) -> None:
    path = tmp_path / "r.json"
    path.write_text(record.write(told).replace('"random"', '"random", "Bo"'), "utf-8")
    with pytest.raises(Exception, match="3 players are named for 2 seats"):
        replay(str(path))
    path.write_text(record.write(told), "utf-8")
    with pytest.raises(BadRecord, match=f"no step 99999 .* 0 to {len(told.steps)}"):
        replay(str(path), step=99999)

"""A guided first game at the terminal: what is said, what is answered to another choice, and leaving it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from ludotek import catalogue, text
from ludotek.game import AnyGame
from ludotek.terminal.lesson import AWAITED
from ludotek.terminal.play import PlaySettings, Session
from ludotek.terminal.saves import Keeper
from ludotek.terminal.start import PlayArgs, guided_table, lesson_of
from tests.terminal.desk import Scripted, kept


def begin(game: AnyGame, terminal: Scripted, file: Path, language: str = "en") -> Session:
    table = guided_table(game, PlayArgs(pace="instant", seed=3))
    return Session(table, text.words(language, game), terminal, Keeper(file), PlaySettings())


class Follower(Scripted):
    """Takes what the lesson waits for; where nothing is waited for, Enter; stops after the last lesson."""

    def __init__(self, count: int) -> None:
        super().__init__(self.follow())
        self.count = count

    def follow(self) -> Iterator[str]:
        while True:
            frame = self.frames[-1]
            awaited = [number for number, label in enumerate(frame.choices, start=1) if label.startswith(AWAITED)]
            if not awaited and " ".join(frame.notes).startswith(f"Lesson {self.count} of"):
                return
            yield str(awaited[0]) if awaited else ""


@pytest.mark.parametrize("game", catalogue.built_in(), ids=lambda game: game.id)
def test_every_lesson_is_played_to_its_end(game: AnyGame, tmp_path: Path) -> None:
    from ludotek.table import path_of

    path = path_of(game)
    assert path is not None
    count = path.moments[0].count
    terminal = Follower(count)
    session = begin(game, terminal, tmp_path / "m.json")
    session.run()
    said = {" ".join(frame.notes).split(":")[0] for frame in terminal.frames}
    assert said >= {f"Lesson {number} of {count}" for number in range(1, count + 1)}
    assert len(session.match.steps) == len(path.steps)
    assert kept(tmp_path / "m.json").fairness is not None, "it can be played on from its file"


def test_another_choice_is_answered_with_why(tmp_path: Path) -> None:
    terminal = Scripted(["", "", "1"])  # read, throw, another piece
    session = begin(catalogue.game("ludo"), terminal, tmp_path / "m.json", "da")
    session.run()
    assert terminal.messages[-1].startswith("En globus kan også")
    assert len(session.match.steps) == 1


def test_somebody_who_leaves_plays_on_as_usual(tmp_path: Path) -> None:
    terminal = Scripted(["2", "1", "1"])
    session = begin(catalogue.game("last_one_alive"), terminal, tmp_path / "m.json")
    assert session.table.guidance is not None
    session.run()
    assert session.table.guidance is None
    assert terminal.frames[0].notes
    assert not terminal.frames[1].notes
    assert session.match.steps


def test_a_lesson_that_was_stopped_goes_on_from_its_file(tmp_path: Path) -> None:
    ludo = catalogue.game("ludo")
    stopped = begin(ludo, Scripted(["", "", "4"]), tmp_path / "m.json")  # read, throw, the piece that is asked for
    stopped.run()
    table = lesson_of(ludo, kept(tmp_path / "m.json"), PlayArgs(pace="instant", resume=str(tmp_path / "m.json")))
    assert table is not None
    assert table.match.steps == stopped.match.steps
    assert table.guidance == stopped.table.guidance


def test_a_lesson_that_was_left_goes_on_as_any_match(tmp_path: Path) -> None:
    game = catalogue.game("last_one_alive")
    begin(game, Scripted(["2", "1", "1"]), tmp_path / "m.json").run()
    assert lesson_of(game, kept(tmp_path / "m.json"), PlayArgs(pace="instant")) is None

"""The contact sheet's command line."""

from __future__ import annotations

from pathlib import Path

import pytest
from bench.contact_sheet import arguments


def test_help_is_printed_and_is_no_folder(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        arguments(["--help"])
    assert ended.value.code == 0
    assert "FOLDER [GAME ...]" in capsys.readouterr().out


def test_a_game_that_nobody_knows_is_refused_with_those_that_are_known(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        arguments(["sheets", "chess"])
    assert "chess; known: ludo" in capsys.readouterr().err


def test_without_games_all_are_meant() -> None:
    given = arguments(["sheets"])
    assert (given.folder, given.games) == (Path("sheets"), [])

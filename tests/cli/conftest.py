"""Runs commands in this process, in an empty folder, in English unless a test says otherwise."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest

from ludotek.cli import main
from tests.cli.records import Run


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs a command in this process in an empty folder: exit code, what it printed, what it complained."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LUDOTEK_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("LUDOTEK_LANGUAGE", "en")

    def call(*words: str, typed: str = "", **environment: str) -> tuple[int, str, str]:
        for name, value in environment.items():
            monkeypatch.setenv(name, value)
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code = main(words)
        printed = capsys.readouterr()
        return code, printed.out, printed.err

    return call

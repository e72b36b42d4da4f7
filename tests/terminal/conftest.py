"""Every terminal test has a data folder of its own, English words and no settings from outside."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder in which matches are kept."""
    monkeypatch.setenv("LUDOTEK_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("LUDOTEK_LANGUAGE", "en")
    for name in ("NO_COLOR", "FORCE_COLOR", "COLUMNS", "LINES"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path / "data" / "saves"

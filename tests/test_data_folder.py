"""One folder for everything that is kept, whatever the command."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from ludotek.data_folder import data_folder
from ludotek.terminal import saves


@pytest.mark.skipif(sys.platform != "linux", reason="other platforms have folders of their own")
@pytest.mark.parametrize(
    ("environment", "folder"),
    [
        ({"LUDOTEK_DATA": "/a"}, "/a"),
        ({"LUDOTEK_DATA": "/a", "XDG_DATA_HOME": "/b"}, "/a"),
        ({"LUDOTEK_DATA": "~/a"}, str(Path.home() / "a")),
        ({"XDG_DATA_HOME": "/b"}, "/b/ludotek"),
        ({"LUDOTEK_DATA": "", "XDG_DATA_HOME": ""}, str(Path.home() / ".local/share/ludotek")),
        ({}, str(Path.home() / ".local/share/ludotek")),
    ],
)
def test_the_data_folder_follows_the_settings(
    environment: dict[str, str], folder: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LUDOTEK_DATA", "XDG_DATA_HOME"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert str(data_folder()) == folder
    assert str(saves.folder()) == f"{folder}/saves"


@pytest.mark.skipif(sys.platform != "linux", reason="XDG_DATA_HOME is the setting of Linux")
@pytest.mark.parametrize("setting", ["LUDOTEK_DATA", "XDG_DATA_HOME"])
def test_play_replay_verify_and_serve_use_the_same_folder(setting: str, tmp_path: Path) -> None:
    """A match that lies where it was always saved is found by its name, and the server's database lies beside it."""
    environment = {name: value for name, value in os.environ.items() if name not in ("LUDOTEK_DATA", "XDG_DATA_HOME")}
    environment |= {setting: str(tmp_path), "LUDOTEK_LANGUAGE": "en"}
    folder = tmp_path if setting == "LUDOTEK_DATA" else tmp_path / "ludotek"

    def run(*words: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "ludotek", *words]
        return subprocess.run(command, capture_output=True, encoding="utf-8", env=environment, check=False, timeout=60)

    played = run("play", "ludo", "--players", "random,random", "--set", "pieces=1", "--pace", "instant")
    assert str(folder / "saves" / "ludo-1.json") in played.stdout
    assert "has won!" in run("replay", "ludo-1.json").stdout
    assert "proved" in run("verify", "ludo-1.json").stdout
    assert served_folder(environment) == str(folder.resolve())
    assert (folder / "ludotek.sqlite").is_file()


def served_folder(environment: dict[str, str]) -> str:
    """The data folder that the server says it uses."""
    command = [sys.executable, "-m", "ludotek", "serve", "--host", "127.0.0.1", "--port", "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, encoding="utf-8", env=environment) as server:
        assert server.stdout is not None
        try:
            line = next(line for line in server.stdout if "ept in" in line)
        finally:
            server.terminate()
    return line.split(" in ", 1)[1].strip().rstrip(".")

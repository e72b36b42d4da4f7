"""Where everything is kept that outlives a command: the server's database, and the matches of the terminal."""

from __future__ import annotations

import os
from pathlib import Path

from platformdirs import user_data_path

SETTING = "LUDOTEK_DATA"


def data_folder() -> Path:
    """The folder that LUDOTEK_DATA names, else the platform's folder for a user's data: `~/.local/share/ludotek`, or
    below XDG_DATA_HOME, on Linux. It need not exist yet."""
    named = os.environ.get(SETTING)
    return Path(named).expanduser() if named else user_data_path("ludotek", appauthor=False)

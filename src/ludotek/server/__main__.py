"""`python -m ludotek.server`: the server without the rest of the command line."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence

import msgspec

from ludotek.kernel import LudotekError
from ludotek.server.limits import UNLIMITED
from ludotek.server.main import serve
from ludotek.server.parent import stop_with
from ludotek.server.processes import serve_by_many
from ludotek.server.settings import SETTINGS, Settings
from ludotek.server.settings_sources import read_settings


def main(words: Sequence[str] | None = None) -> int:
    try:
        asked = read_flags(words)
        settings = settings_of(asked)
        if asked.stop_with is not None:
            stop_with(asked.stop_with)
        if settings.storage.processes > 1 and asked.place is None:
            serve_by_many(settings)
        else:
            serve(settings, open_browser=asked.open, place=asked.place)
    except LudotekError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def read_flags(words: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="ludotek.server", description="Serve Ludotek over HTTP and WebSocket.")
    parser.add_argument("--settings", help="a TOML file with settings")
    for setting in SETTINGS.values():
        parser.add_argument(setting.flag, dest=setting.name, help=setting.help)
    parser.add_argument("--open", action="store_true", help="open the browser")
    parser.add_argument("--place", type=int, help="among those who share the port; used by --processes")
    parser.add_argument("--stop-with", type=int, help="stop when this pipe is closed; used by --processes")
    parser.add_argument("--unlimited", action="store_true", help="no rate limits: for tests and load")
    return parser.parse_args(words)


def settings_of(asked: argparse.Namespace) -> Settings:
    found = read_settings({name: getattr(asked, name) for name in SETTINGS}, os.environ, asked.settings)
    if not asked.unlimited:
        return found
    matches = msgspec.structs.replace(found.matches, matches_per_day=1_000_000)
    return msgspec.structs.replace(found, limits=UNLIMITED, matches=matches)


if __name__ == "__main__":
    sys.exit(main())

"""`ludotek serve`. Its flags are the settings of the server."""

from __future__ import annotations

import os
from dataclasses import field, make_dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, get_args

from cyclopts import Parameter

from ludotek.cli.commands import Language, parameter
from ludotek.server.settings import SETTINGS, Setting
from ludotek.server.settings_sources import read_settings, text_of

# What a household needs is explained in every language; what operators of larger servers choose, in English.
FOR_EVERYBODY = {
    "host": "cli-host",
    "port": "cli-port",
    "data": "cli-data",
    "database": "cli-database",
    "bus": "cli-bus",
    "processes": "cli-processes",
}
METAVARS = {"data": "folder", "host": "address", "database": "address", "bus": "address"}


def flag_of(setting: Setting) -> tuple[str, Any, Any]:
    """A field of `Flags`: None where the flag is not given."""
    is_number = get_args(setting.type)[0] is int
    shown = Parameter(
        name=setting.flag,
        help=FOR_EVERYBODY.get(setting.name, setting.help),
        metavar=None if is_number else METAVARS.get(setting.name, "value"),
        negative=(),
        show_default=text_of(setting.default) or False,
    )
    return setting.name, Annotated[(int if is_number else str) | None, shown], field(default=None)


if TYPE_CHECKING:

    class Flags: ...

else:
    Flags = make_dataclass("Flags", [flag_of(setting) for setting in SETTINGS.values()], frozen=True)
    Flags.__module__ = __name__  # the library looks into classes of modules only that are not Python's own

NONE_GIVEN = Flags()


def serve(
    *,
    flags: Annotated[Flags, Parameter(name="*")] = NONE_GIVEN,
    settings: Annotated[Path | None, parameter("cli-settings", "file")] = None,
    open_browser: Annotated[bool, parameter("cli-open", name="--open")] = False,
    language: Language = None,
) -> int:
    """Serve all games to browsers, until interrupted."""
    from ludotek.server.main import serve as serve_here
    from ludotek.server.processes import serve_by_many
    from ludotek.terminal.language import choose

    chosen, words = read_settings(vars(flags), os.environ, settings), choose(language, os.environ)
    if chosen.storage.processes > 1:
        serve_by_many(chosen, language=words)
    else:
        serve_here(chosen, open_browser=open_browser, language=words)
    return 0

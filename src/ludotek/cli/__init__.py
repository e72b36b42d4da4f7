"""The command `ludotek`. Bad input gives one line on stderr and exit code 2."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper

from cyclopts import CycloptsError

from ludotek.cli.admin import admin
from ludotek.cli.command_errors import to_command_error
from ludotek.cli.commands import FAILED, app, print_error
from ludotek.cli.help import HelpFormatter
from ludotek.cli.lab import lab
from ludotek.cli.serve import serve
from ludotek.kernel import LudotekError
from ludotek.terminal.error_text import error_text
from ludotek.terminal.language import language_of_errors

INTERRUPTED = 130

app.command(admin)
app.command(lab)
app.command(serve, sort_key=2, help="cli-serve", usage="ludotek serve [OPTIONS]")


def main(words: Sequence[str] | None = None) -> int:
    """Runs a command; returns the exit code."""
    given = list(sys.argv[1:] if words is None else words)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a sign that this terminal lacks is no reason to stop
    language = language_of_errors(asked_language(given), os.environ)
    app.help_formatter = lab.help_formatter = admin.help_formatter = HelpFormatter(language)
    try:
        code = app(given, exit_on_error=False, print_error=False, result_action="return_value")
        sys.stdout.flush()
        return int(code or 0)
    except CycloptsError as error:
        return print_error(error_text(to_command_error(error), language))
    except BrokenPipeError:  # the reader of our output has closed it
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED
    except (LudotekError, OSError) as error:
        return print_error(error_text(error, language))
    except KeyboardInterrupt:
        return INTERRUPTED


def asked_language(words: Sequence[str]) -> str | None:
    """The value of `--language`, wherever it stands: it applies to help and errors of every command."""
    for number, word in enumerate(words):
        if word == "--language":
            return words[number + 1] if number + 1 < len(words) else None
        if word.startswith("--language="):
            return word.removeprefix("--language=")
    return None

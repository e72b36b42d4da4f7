"""The command `ludotek`. What it was given wrongly is said in one line on stderr, with exit code 2."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from cyclopts import CycloptsError

from ludotek.cli.commands import FAILED, app, complain
from ludotek.cli.guide import Guide
from ludotek.cli.misread import misread
from ludotek.kernel import LudotekError
from ludotek.terminal.complaints import explain
from ludotek.terminal.language import speaking

INTERRUPTED = 130


def main(words: Sequence[str] | None = None) -> int:
    """Run a command; gives the exit code."""
    given = list(sys.argv[1:] if words is None else words)
    language = speaking(asked_language(given), os.environ)
    app.help_formatter = Guide(language)
    try:
        code = app(given, exit_on_error=False, print_error=False, result_action="return_value")
        sys.stdout.flush()
        return int(code or 0)
    except CycloptsError as error:
        return complain(explain(misread(error), language))
    except BrokenPipeError:  # whoever read our output has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED
    except (LudotekError, OSError) as error:
        return complain(explain(error, language))
    except KeyboardInterrupt:
        return INTERRUPTED


def asked_language(words: Sequence[str]) -> str | None:
    """What `--language` says, wherever it stands: it counts for help and complaints of every command."""
    for word, following in zip(words, [*words[1:], None], strict=True):
        if word == "--language":
            return following
        if word.startswith("--language="):
            return word.removeprefix("--language=")
    return None

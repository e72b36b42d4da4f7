"""The log of a server: lines of text, or JSON with the match and the command of each. It never holds a key.

Whatever is logged while a match is served carries its id, and while a command is carried out the command's id.
"""

from __future__ import annotations

import logging
import re
import sys
from contextvars import ContextVar
from typing import IO, Final

from ludotek.server.settings import Operation

MATCH: ContextVar[str] = ContextVar("match", default="")
COMMAND: ContextVar[str] = ContextVar("command", default="")
TEXT: Final = "%(asctime)s %(levelname)s %(name)s%(about)s: %(message)s"
# Keys of links have 32 signs of any kind, secrets and hashes 64 of hexadecimal digits. An id of a match has 12, that of
# a browser's command 32 hexadecimal digits.
SECRETS: Final = re.compile(
    r"(?<![\w-])(?:"
    r"(?![0-9a-f]{32}(?![\w-]))[\w-]{32}"
    r"|(?=[\w-]*[a-z])(?=[\w-]*[A-Z])(?=[\w-]*\d)[\w-]{20,}"
    r"|[0-9a-f]{64})(?![\w-])"
)
PASSWORDS: Final = re.compile(r"(?<=://)([^:/@\s]*):[^@/\s]+(?=@)")


class logged_as:  # noqa: N801 - used like a function
    """What is logged in this block says that it is about this match or command."""

    def __init__(self, *, match: str | None = None, command: str | None = None) -> None:
        self._match, self._command = match, command

    def __enter__(self) -> None:
        self._was = MATCH.get(), COMMAND.get()
        if self._match is not None:
            MATCH.set(self._match)
        if self._command is not None:
            COMMAND.set(self._command)

    def __exit__(self, *_: object) -> None:
        match, command = self._was
        MATCH.set(match)
        COMMAND.set(command)


def without_secrets(text: str) -> str:
    return PASSWORDS.sub(r"\1:[password]", SECRETS.sub("[key]", text))


class AboutWhat(logging.Filter):
    """Adds the match and the command to every line."""

    def filter(self, record: logging.LogRecord) -> bool:
        match, command = MATCH.get(), COMMAND.get()
        about = "".join(f" {name}" for name in (match, command) if name)
        record.__dict__.update(match=match, command=command, about=about)
        return True


class Plain(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        return without_secrets(super().format(record))


def json_formatter() -> logging.Formatter:
    """One JSON object a line, by structlog."""
    import structlog  # it takes longer to import than it is used by most

    def about(_: object, __: str, event: structlog.typing.EventDict) -> structlog.typing.EventDict:
        record: logging.LogRecord = event["_record"]
        found = {"match": getattr(record, "match", ""), "command": getattr(record, "command", "")}
        return {**{name: value for name, value in found.items() if value}, **event}

    def clean(_: object, __: str, event: structlog.typing.EventDict) -> structlog.typing.EventDict:
        return {name: without_secrets(value) if isinstance(value, str) else value for name, value in event.items()}

    return structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=[
            structlog.stdlib.add_log_level,
            structlog.stdlib.add_logger_name,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
        ],
        processors=[
            about,
            structlog.stdlib.ProcessorFormatter.remove_processors_meta,
            structlog.processors.format_exc_info,
            clean,
            structlog.processors.JSONRenderer(ensure_ascii=False),
        ],
    )


def set_up_logs(operation: Operation, stream: IO[str] | None = None) -> None:
    """Everything that is logged in this process goes to `stream` (stderr), in the chosen form."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(json_formatter() if operation.log_format == "json" else Plain(TEXT))
    handler.addFilter(AboutWhat())
    root = logging.getLogger()
    root.handlers = [handler]
    level = logging.getLevelName(operation.log_level.upper())
    root.setLevel(max(level, logging.WARNING))  # what libraries say when all is well is not wanted
    logging.getLogger("ludotek").setLevel(level)
    for name in ("uvicorn", "uvicorn.error"):  # it makes handlers of its own otherwise
        logging.getLogger(name).handlers = []
        logging.getLogger(name).propagate = True

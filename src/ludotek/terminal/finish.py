"""The end of a session: the match is saved, and people read where, and what they can do with it."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import TYPE_CHECKING

from ludotek.terminal.error_text import error_text
from ludotek.terminal.saves import BadFile, Keeper

if TYPE_CHECKING:
    from ludotek.terminal.play import Session


def finish(session: Session) -> None:
    path = keep_somewhere(session)
    for line in (*what_was_seen(session, path), *what_next(session, path)):
        session.terminal.console.print(line, soft_wrap=True)


def keep_somewhere(session: Session) -> Path:
    """In its file; if that fails, among the kept matches."""
    record = session.table.full_record()
    try:
        return session.keeper.keep(record)
    except (OSError, BadFile) as error:
        reason = error_text(error, session.words.language)
        session.terminal.console.print(session.painter.say("say-not-saved", reason=reason), soft_wrap=True)
        session.keeper = Keeper()
        return session.keeper.keep(record)


def what_was_seen(session: Session, path: Path) -> list[str]:
    """Said once more where the screen that said it is gone."""
    saved = session.painter.say("say-saved", file=str(path))
    if not session.match.is_over:
        return [saved]
    results = session.painter.results(session.view(), session.match.state.scores())
    return [*results, saved] if session.terminal.is_fleeting else []


def what_next(session: Session, path: Path) -> list[str]:
    say = session.painter.say
    file = shlex.quote(str(path))
    if not session.match.is_over:
        return [say("say-resume", command=f"ludotek play --resume {file}")]
    replay = say("say-replay", command=f"ludotek replay {file}")
    if session.match.record.fairness is None:
        return [replay]
    return [replay, say("say-verify", command=f"ludotek verify {file}")]

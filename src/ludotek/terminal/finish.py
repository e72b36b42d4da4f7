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
    path = save_somewhere(session)
    for line in (*result_lines(session, path), *next_commands(session, path)):
        session.terminal.console.print(line, soft_wrap=True)


def save_somewhere(session: Session) -> Path:
    """Saves the match in its file; if that fails, in the folder of saves."""
    record = session.table.full_record()
    try:
        return session.keeper.keep(record)
    except (OSError, BadFile) as error:
        reason = error_text(error, session.words.language)
        session.terminal.console.print(session.painter.say("say-not-saved", reason=reason), soft_wrap=True)
        session.keeper = Keeper()
        return session.keeper.keep(record)


def result_lines(session: Session, path: Path) -> list[str]:
    """The result again, where the screen that showed it is gone."""
    saved = session.painter.say("say-saved", file=str(path))
    if not session.match.is_over:
        return [saved]
    results = session.painter.results(session.view(), session.match.state.scores())
    shown = [*results, saved] if session.terminal.clears_screen else []
    return [*shown, *practice_lines(session)]


def practice_lines(session: Session) -> list[str]:
    """That only bots opposed and moves were taken back, where it was so."""
    record = session.table.full_record()
    undos = max(len(record.undos), len(record.fairness.undone) if record.fairness is not None else 0)
    return [session.painter.say("result-practice", undos=undos)] if record.practice and undos else []


def next_commands(session: Session, path: Path) -> list[str]:
    say = session.painter.say
    file = shlex.quote(str(path))
    if not session.match.is_over:
        return [say("say-resume", command=f"ludotek play --resume {file}")]
    replay = say("say-replay", command=f"ludotek replay {file}")
    if session.match.record.fairness is None:
        return [replay]
    return [replay, say("say-verify", command=f"ludotek verify {file}")]

"""Undo: the table says whose consent is needed, and the people at this terminal are asked for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotek.kernel import CHANCE, INTERJECTION
from ludotek.table import AnswerUndo, AskUndo, Entered, TableError, TakenBack, UndoAsked, decide

if TYPE_CHECKING:
    from ludotek.terminal.play import Session


def take_back(session: Session) -> None:
    """Takes back the last decision made at this terminal, across everything that happened by itself since."""
    table = session.table
    if session.entering.picked:
        session.entering.picked = []
        return
    try:
        [entry] = decide(table, AskUndo(session.asking_seat), session.caller)
    except TableError as error:
        if error.code != "undo/nothing":
            raise
        session.message = session.painter.say("say-nothing-to-undo")
        return
    if isinstance(entry, Entered):  # what was entered and waited for others
        session.apply([entry])
        session.message = session.painter.say("say-undone")
        return
    if not isinstance(entry, UndoAsked | TakenBack):
        raise TypeError(f"an undo gives {entry!r}")
    to = entry.to if isinstance(entry, UndoAsked) else entry.steps
    actor, action = session.match.steps[to]
    if not do_agree(session, entry, actor):
        session.message = session.painter.say("say-not-undone")
        return
    session.fresh = to
    session.may_add = actor if action >= INTERJECTION else None
    session.message = session.painter.say("say-undone")


def do_agree(session: Session, entry: UndoAsked | TakenBack, actor: int) -> bool:
    """Whether the match went back. `actor` is whose decision it takes back."""
    if isinstance(entry, UndoAsked):
        session.apply([entry])
        return all(agrees_alone(session, seat, actor) for seat in entry.waiting)
    staying = [seat for seat in session.people if seat not in session.table.left]
    if actor != CHANCE and len(staying) > 1 and not answers_yes(session, "ask-undo-all", actor):
        return False
    session.apply([entry])
    return True


def agrees_alone(session: Session, seat: int, actor: int) -> bool:
    """Asks one person behind a curtain, before a board that shows nobody's secrets."""
    session.hand_over(seat)
    yes = answers_yes(session, "ask-undo", actor, seat)
    session.send(AnswerUndo(seat, yes))
    return yes


def answers_yes(session: Session, question: str, actor: int, seat: int | None = None) -> bool:
    view = session.game.view(session.match.state, None)
    names = session.painter.names(view)
    yes = session.painter.say("key-yes")
    address = f"{names[seat]} – " if seat is not None else ""
    said = address + session.painter.say(question, who=names[actor], yes=yes)
    return session.terminal.confirm(session.frame(view), said, [yes, "y"])

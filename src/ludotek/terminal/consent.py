"""Whether all who share this terminal agree that a decision is taken back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotek.kernel import LEAVE

if TYPE_CHECKING:
    from ludotek.terminal.play import Session


def do_agree(session: Session, actor: int) -> bool:
    """`actor` is whose decision it is. Bots always agree, and so does who plays alone against them."""
    left = {seat for seat, action in session.match.steps if action == LEAVE}
    staying = [seat for seat in session.people if seat not in left]
    if len(staying) < 2:
        return True
    if not session.game.has_secrets:
        return answers_yes(session, "ask-undo-all", actor)
    asking = session.viewer
    return all(agrees_alone(session, seat, actor) for seat in staying if seat != asking)


def agrees_alone(session: Session, seat: int, actor: int) -> bool:
    """Everybody else is asked behind a curtain, before a board that shows nobody's secrets."""
    session.hand_over(seat)
    return answers_yes(session, "ask-undo", actor, seat)


def answers_yes(session: Session, question: str, actor: int, seat: int | None = None) -> bool:
    view = session.game.view(session.match.state, None)
    names = session.painter.names(view)
    yes = session.painter.say("key-yes")
    address = f"{names[seat]} – " if seat is not None else ""
    said = address + session.painter.say(question, who=names[actor], yes=yes)
    return session.terminal.confirm(session.frame(view), said, [yes, "y"])

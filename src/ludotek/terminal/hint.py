"""A hint for the person who is asked: the moves that are about equally good, with the chance to win."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludotek.bots.advise import advise
from ludotek.game import reason
from ludotek.table import AskHint
from ludotek.table.bots import bot_rng

if TYPE_CHECKING:
    from ludotek.terminal.play import Session

MOST: Final = 4  # moves that are named


def hint(session: Session) -> None:
    """Says what an expert would choose. Only from what the person who is asked may know."""
    seat = int(session.match.state.actor)
    if seat not in session.people or seat != session.viewer:
        session.message = session.painter.say("say-no-hint")
        return
    session.send(AskHint(seat, session.table.seq))  # everybody is told, and it stands in the record
    view = session.view()
    samples = session.game.samples(session.match.state, seat)
    advice = advise(session.game, view, samples, bot_rng(session.table))
    best = [one for one in advice if one.is_best]
    choices = session.game.choices(view)
    labels = {choice.action: label for choice, label in zip(choices, session.labels(view, choices), strict=True)}
    named = [labels[one.action] for one in best if one.action in labels]
    chance = round(100 * (best[0].chance or 0.0))
    why = reason(session.game, samples, seat, best[0].action, bot_rng(session.table)) if len(best) == 1 else None
    if len(named) == len(view.legal) > 1:
        session.message = session.painter.say("say-hint-equal", chance=chance)
    else:
        session.message = session.painter.say("say-hint", moves=" · ".join(named[:MOST]), chance=chance)
    if why is not None:
        session.message += " " + session.words.say(why, session.painter.names(view))

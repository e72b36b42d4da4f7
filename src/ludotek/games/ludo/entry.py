"""The die: its sides, the throw that is due, and the question for the die of a real table."""

from ludotek.kernel import Text, Who
from ludotek.scene import DieFace, DueEntry, DueThrow, EntryPart, Outcome

from .board import FACES
from .scene import DIE, die_symbol
from .view import LudoView
from .words import outcome_text


def throw_of(view: LudoView) -> DueThrow | None:
    """LUDO-10: the player on turn throws the die, also to see who begins."""
    return DueThrow(view.seat, (DIE.id,), view.turn)


def entry_of(view: LudoView) -> DueEntry:
    tone = view.seats[view.seat].colour
    sides = [Outcome(face, outcome_text(view, face), die_symbol(view.options, face), tone) for face in FACES]
    you = "-you" if view.viewer == view.seat else ""
    return DueEntry((view.seat,), Text(f"entry-throw{you}", {"who": Who(view.seat)}), (EntryPart(tuple(sides)),))


def die_faces(view: LudoView, die: str) -> tuple[DieFace, ...]:
    """LUDO-06, LUDO-R30: six different sides."""
    sides = [(die_symbol(view.options, face), outcome_text(view, face)) for face in FACES]
    return tuple(DieFace(symbol, side, 1) for symbol, side in sides)

"""The question for the die of a real table."""

from ludotek.kernel import Text, Who
from ludotek.scene import DueEntry, EntryPart, Outcome

from .board import FACES
from .scene import die_symbol
from .view import LudoView
from .words import outcome_text


def entry_of(view: LudoView) -> DueEntry:
    """LUDO-10: the player on turn throws the die, also to see who begins."""
    tone = view.seats[view.seat].colour
    sides = [Outcome(face, outcome_text(view, face), die_symbol(view.options, face), tone) for face in FACES]
    you = "-you" if view.viewer == view.seat else ""
    return DueEntry((view.seat,), Text(f"entry-throw{you}", {"who": Who(view.seat)}), (EntryPart(tuple(sides)),))

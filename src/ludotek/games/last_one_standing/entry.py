"""The questions for the tiles of a real table: what lies under a field, and what a player is dealt or draws."""

from ludotek.kernel import Text
from ludotek.scene import DueEntry, EntryPart, Outcome

from .board import BOARD_TILE_NAMES, KINDS
from .rules import plan as los
from .view import LosView
from .words import outcome_text


def entry_of(view: LosView) -> DueEntry:
    """LOS-07, LOS-08: everybody enters the hand that was dealt, and what is drawn later."""
    if view.phase == "flip":
        question = Text("entry-flip", {"field": view.name(view.flips[0])})
        return DueEntry((view.seat,), question, (EntryPart(board_tiles(view)),))
    seats = to_be_dealt(view) if view.phase == "deal" else (view.seat,)
    missing = int(los.HAND) - view.seats[view.viewer].hand_size if view.viewer is not None else 0
    part = EntryPart(hand_tiles(view), missing if view.phase == "deal" else 1)
    return DueEntry(seats, Text("entry-draw-you"), (part,), is_secret=True)


def to_be_dealt(view: LosView) -> tuple[int, ...]:
    """LOS-07: seats without a whole hand, in the order in which they are dealt to."""
    faces = enumerate(view.seats)
    return tuple(seat for seat, face in faces if seat >= view.seat and not face.place and face.hand_size < los.HAND)


def board_tiles(view: LosView) -> tuple[Outcome, ...]:
    """LOS-04: what can lie under a field that nobody has seen."""
    found = [code for code, count in enumerate(view.unseen) if count]
    return tuple(Outcome(code, outcome_text(view, code), board_symbol(code)) for code in found)


def board_symbol(code: int) -> str:
    name = BOARD_TILE_NAMES[code - 1]
    return "field-used" if name == "neutral" else f"field-{name}"


def hand_tiles(view: LosView) -> tuple[Outcome, ...]:
    """LOS-48: the kinds of which the viewer has not seen all."""
    first = len(view.terrain) + int(los.TILES)
    found = [(kind, count) for kind, count in enumerate(view.unknown) if count]
    return tuple(
        Outcome(first + kind, outcome_text(view, first + kind), hand_symbol(kind), most=count) for kind, count in found
    )


def hand_symbol(kind: int) -> str:
    return f"tile-{KINDS[kind]}" if kind < 2 else f"field-{KINDS[kind]}"

"""Named moves and back. Actions are the decision codes of the rules."""

from typing import Literal

from ludotek.kernel import Move

from .board import CARDS, COLOURS, NODES, Colour
from .rules import plan as codes
from .rules.state import GefechtState

Kind = Literal[
    "nothing", "discard", "figure", "ship", "offer", "give", "play", "stay", "go", "accept", "refuse", "name", "place"
]
OPTIONAL: tuple[Kind, ...] = ("nothing", "discard", "figure", "ship", "offer")  # DLG-30
WITH_CARD: tuple[Kind, ...] = ("discard", "offer", "give", "play")
WITH_FIGURE: tuple[Kind, ...] = ("figure", "name")
WITH_PLACE: tuple[Kind, ...] = ("go", "place")
CODES: dict[Kind, int] = {  # the number of a card, a colour or a place is added
    "nothing": codes.NOTHING, "discard": codes.DISCARD, "figure": codes.FIGURE, "ship": codes.SHIP,
    "offer": codes.OFFER, "give": codes.GIVE, "play": codes.LAY, "stay": codes.STAY, "go": codes.GO,
    "place": codes.GO, "accept": codes.ACCEPT, "refuse": codes.REFUSE, "name": codes.CALL,
}  # fmt: skip
CARD_NUMBERS = {name: kind for kind, name in enumerate(CARDS)}


class GefechtMove(Move, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One decision. Cards are named r4, figures by their colour, places 0 to 11."""

    kind: Kind
    card: str | None = None
    figure: Colour | None = None
    place: int | None = None


def kind_in(action: int, *, is_start: bool = False) -> Kind:
    """`is_start`: when the first attacker places the marker."""
    kind = max((kind for kind in CODES if CODES[kind] <= action), key=lambda kind: CODES[kind])
    return "place" if kind == "go" and is_start else kind


def number_in(action: int) -> int:
    """The card, the colour or the place of an action whose kind has one."""
    return action - CODES[kind_in(action)]


def move_of(state: GefechtState, action: int) -> GefechtMove:
    kind, number = kind_in(action, is_start=state.stage == codes.START), number_in(action)
    if kind in WITH_CARD:
        return GefechtMove(kind=kind, card=CARDS[number])
    if kind in WITH_FIGURE:
        return GefechtMove(kind=kind, figure=COLOURS[number])
    return GefechtMove(kind=kind, place=number if kind in WITH_PLACE else None)


def action_for(move: GefechtMove) -> int | None:
    """The code of a move, legal or not; None if it does not say exactly what it needs to."""
    kind, number = move.kind, 0
    has = (move.card is not None, move.figure is not None, move.place is not None)
    if has != (kind in WITH_CARD, kind in WITH_FIGURE, kind in WITH_PLACE):
        return None
    if move.card is not None:
        number = CARD_NUMBERS.get(move.card, -1)
    elif move.figure is not None:
        number = COLOURS.index(move.figure)
    elif move.place is not None:
        number = move.place if move.place < NODES else -1
    return CODES[kind] + number if number >= 0 else None


def outcome_name(state: GefechtState, action: int) -> str:
    """A colour for a planet, a number for a place, a card such as r4."""
    if state.stage == codes.PLANETS:
        return COLOURS[action]
    return str(action) if state.stage == codes.MARKER else CARDS[action]

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


class GefechtMove(Move, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One decision. Cards are named r4, figures by their colour, places 0 to 11."""

    kind: Kind
    card: str | None = None
    figure: Colour | None = None
    place: int | None = None


def moves_of(kind: Kind) -> list[GefechtMove]:
    """All moves of a kind, in the order of their codes."""
    if kind in WITH_CARD:
        return [GefechtMove(kind=kind, card=card) for card in CARDS]
    if kind in WITH_FIGURE:
        return [GefechtMove(kind=kind, figure=colour) for colour in COLOURS]
    return [GefechtMove(kind=kind, place=place) for place in (range(NODES) if kind in WITH_PLACE else (None,))]


ACTIONS = {move: CODES[kind] + number for kind in CODES for number, move in enumerate(moves_of(kind))}
NAMED = {action: move for move, action in ACTIONS.items() if move.kind != "place"}


def kind_in(action: int, *, is_start: bool = False) -> Kind:
    """`is_start`: when the first attacker places the marker."""
    return "place" if is_start else NAMED[action].kind


def number_in(action: int) -> int:
    """The card, the colour or the place of an action whose kind has one."""
    return action - CODES[NAMED[action].kind]


def move_of(state: GefechtState, action: int) -> GefechtMove:
    return GefechtMove(kind="place", place=number_in(action)) if state.stage == codes.START else NAMED[action]


def outcome_name(state: GefechtState, action: int) -> str:
    """A colour for a planet, a number for a place, a card such as r4."""
    if state.stage == codes.PLANETS:
        return COLOURS[action]
    return str(action) if state.stage == codes.MARKER else CARDS[action]

"""Named moves and back. Actions are the decision codes of the rules."""

from __future__ import annotations

from typing import Literal

from ludotek.kernel import Move

from .board import CARDS, COLOURS, NODES, Colour
from .rules import plan as codes
from .rules.state import GefechtState

Kind = Literal[
    "nothing", "discard", "figure", "ship", "offer", "give", "play", "stay", "go", "accept", "refuse", "name", "place"
]
OPTIONAL: tuple[Kind, ...] = ("nothing", "discard", "figure", "ship", "offer")  # DLG-30
WITH_CARD: dict[Kind, int] = {
    "discard": int(codes.DISCARD),
    "offer": int(codes.OFFER),
    "give": int(codes.GIVE),
    "play": int(codes.LAY),
}
WITH_FIGURE: dict[Kind, int] = {"figure": int(codes.FIGURE), "name": int(codes.CALL)}
WITH_PLACE: dict[Kind, int] = {"go": int(codes.GO), "place": int(codes.GO)}
ALONE: dict[Kind, int] = {
    "nothing": int(codes.NOTHING),
    "ship": int(codes.SHIP),
    "stay": int(codes.STAY),
    "accept": int(codes.ACCEPT),
    "refuse": int(codes.REFUSE),
}
CARD_NUMBERS = {name: kind for kind, name in enumerate(CARDS)}


class GefechtMove(Move, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One decision. Cards are named r4, figures by their colour, places 0 to 11."""

    kind: Kind
    card: str | None = None
    figure: Colour | None = None
    place: int | None = None


# Parts of an action


def kind_in(action: int, *, is_start: bool = False) -> Kind:
    """`is_start`: when the first attacker places the marker."""
    if action >= codes.GO and action < codes.ACCEPT:
        return "place" if is_start else "go"
    for kind, code in ALONE.items():
        if action == code:
            return kind
    ranges = {**WITH_CARD, **WITH_FIGURE}
    return max((kind for kind in ranges if ranges[kind] <= action), key=lambda kind: ranges[kind])


def card_in(action: int) -> int:
    """The card of a discard, an offer, a gift or a play."""
    return action - WITH_CARD[kind_in(action)]


def colour_in(action: int) -> int:
    """The colour of the figure that an action deploys or names."""
    return action - WITH_FIGURE[kind_in(action)]


def node_in(action: int) -> int:
    """Where an action takes the marker; not for staying."""
    return action - int(codes.GO)


# Moves


def move_of(state: GefechtState, action: int) -> GefechtMove:
    kind = kind_in(action, is_start=state.stage == codes.START)
    if kind in WITH_CARD:
        return GefechtMove(kind=kind, card=CARDS[card_in(action)])
    if kind in WITH_FIGURE:
        return GefechtMove(kind=kind, figure=COLOURS[colour_in(action)])
    return GefechtMove(kind=kind, place=node_in(action) if kind in WITH_PLACE else None)


def action_for(move: GefechtMove) -> int | None:
    """The code of a move, legal or not; None if it does not say exactly what it needs to."""
    if not is_clear(move):
        return None
    if move.kind in WITH_CARD:
        card = CARD_NUMBERS.get(move.card or "")
        return None if card is None else WITH_CARD[move.kind] + card
    if move.figure is not None:
        return WITH_FIGURE[move.kind] + COLOURS.index(move.figure)
    if move.place is not None:
        return WITH_PLACE[move.kind] + move.place if 0 <= move.place < NODES else None
    return ALONE[move.kind]


def is_clear(move: GefechtMove) -> bool:
    """Whether it says what its kind needs, and nothing else."""
    has = (move.card is not None, move.figure is not None, move.place is not None)
    return has == (move.kind in WITH_CARD, move.kind in WITH_FIGURE, move.kind in WITH_PLACE)


def outcome_name(state: GefechtState, action: int) -> str:
    """A colour for a planet, a number for a place, a card such as r4."""
    if state.stage == codes.PLANETS:
        return COLOURS[action]
    return str(action) if state.stage == codes.MARKER else CARDS[action]

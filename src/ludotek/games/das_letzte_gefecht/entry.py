"""The questions for the planets and cards of a real table."""

from collections import Counter

from ludotek.kernel import Text
from ludotek.scene import DueEntry, EntryPart, Outcome

from . import names
from .board import COLOURS, SIDES
from .rules.plan import HAND, NODES
from .view import GefechtView, SeatView

TOKENS = 2  # planets of each colour, DLG-11


def entry_of(view: GefechtView) -> DueEntry:
    if view.stage == "planets":
        return DueEntry((), Text("entry-planets"), planets(view))
    if view.stage == "marker":
        return DueEntry((), Text("entry-marker"), (EntryPart(places(view)),))
    seats = drawing(view)
    part = EntryPart(cards(view), wanted(view, view.viewer)) if view.viewer in seats else EntryPart(())
    return DueEntry(seats, Text("entry-draw-you"), (part,), is_secret=True)


def planets(view: GefechtView) -> tuple[EntryPart, ...]:
    """Place by place, in the order of the map. DLG-11, DLG-R02"""
    laid = Counter(view.planets)
    colours = [(colour, TOKENS - laid[colour]) for colour in range(len(COLOURS))]
    tokens = tuple(
        Outcome(colour, names.colour_text(colour), f"planet-{COLOURS[colour]}", most=left)
        for colour, left in colours
        if left
    )
    empty = [node for node, colour in enumerate(view.planets) if colour is None]
    return tuple(EntryPart(tokens, label=names.node_text(node)) for node in empty)


def places(view: GefechtView) -> tuple[Outcome, ...]:
    """DLG-12: where the battle marker may begin."""
    return tuple(
        Outcome(node, names.place_text(view, node), f"letter-{names.PLACES[node].lower()}", "ink")
        for node in range(int(NODES))
    )


def drawing(view: GefechtView) -> tuple[int, ...]:
    """Who draws now; at the beginning of a battle everybody at once (DLG-14), unless a deck will be made anew for it:
    then one after the other, since what can be drawn changes (DLG-32)."""
    if view.stage != "refill":
        return (view.seat,)
    count = len(view.seats)
    order = [(view.seat + step) % count for step in range(count)]
    order = order[: order.index(view.attacker)] if view.attacker in order[1:] else order
    due = [seat for seat in order if view.seats[seat].held < HAND]
    short = [number for number, side in enumerate(SIDES) if view.decks[number] < missing(view, due, side)]
    return (view.seat,) if short else tuple(due)


def missing(view: GefechtView, seats: list[int], side: str) -> int:
    return sum(int(HAND) - view.seats[seat].held for seat in seats if view.seats[seat].side == side)


def wanted(view: GefechtView, seat: int | None) -> int:
    """How many cards a seat draws before its deck is empty."""
    if view.stage != "refill" or seat is None:
        return 1
    face = view.seats[seat]
    return min(int(HAND) - face.held, view.decks[SIDES.index(face.side)])


def cards(view: GefechtView) -> tuple[Outcome, ...]:
    """The cards of the viewer's deck of which some are neither open nor known to the viewer."""
    own = view.seats[view.viewer or 0]
    known = Counter(view.piles[SIDES.index(own.side)]) + seen_of(own)
    if own.partner is not None:
        known += seen_of(view.seats[own.partner])
    copies = list(view.options.deck) * len(COLOURS)
    left = [(card, count - known[card]) for card, count in enumerate(copies)]
    return tuple(
        Outcome(card, names.card_text(card), names.card_symbol(card), names.TONES[own.side], most=count)
        for card, count in left
        if count > 0
    )


def seen_of(face: SeatView) -> Counter[int]:
    """The cards of a seat that the viewer sees or knows."""
    if face.hand is None:
        return Counter((*face.row, *face.known, *face.counted))
    down = () if face.down is None else (face.down,)
    return Counter((*face.hand, *face.row, *down))

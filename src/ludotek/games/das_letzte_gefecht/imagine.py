"""Full states from what is known: of a view with every card, and of a view with the hidden cards imagined."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ludotek.games.das_letzte_gefecht.board import COLOURS, SIDES, Side
from ludotek.games.das_letzte_gefecht.counting import CountView
from ludotek.games.das_letzte_gefecht.rules.plan import (
    CARD_BITS,
    HAND,
    KINDS,
    NODES,
    NONE,
    PAST_DEPLOYED,
    PAST_FIGURE,
    PAST_SHIP,
)
from ludotek.games.das_letzte_gefecht.rules.state import GefechtState, begin, filled
from ludotek.games.das_letzte_gefecht.setup import make_plan
from ludotek.games.das_letzte_gefecht.view import ENDINGS, STAGES, GefechtView, SeatView
from ludotek.kernel import CHANCE, OVER, Rng

STAGE_NUMBERS = {stage: number for number, stage in STAGES.items()}
ENDING_NUMBERS = {ending: number for number, ending in ENDINGS.items()}
BY_CHANCE = ("planets", "marker", "refill", "draw")


class Cards(NamedTuple):
    """What a seat has that lies hidden."""

    hand: Sequence[int]
    down: int | None


def imagine(view: GefechtView, rng: Rng) -> GefechtState:
    """Deal the hidden cards from those that the viewer does not see, every one equally likely.

    What a partner passed on and has not shown since stays where the viewer knows it to be: DLG-R26. So does what could
    be counted of a hand when its deck was made anew: of a player without a partner, and of the own partner. Left out is
    what the opponents of two allies can count then: the cards of both hands together, but not who holds which.
    """
    unseen = {side: unseen_cards(view, side) for side in SIDES}
    for seat in view.seats:
        if seat.hand is None:
            for card in (*seat.known, *seat.counted):
                unseen[seat.side].remove(card)
    cards = [
        Cards(seat.hand, seat.down) if seat.hand is not None else imagined(seat, unseen[seat.side], rng)
        for seat in view.seats
    ]
    offered = view.offered
    if view.offerer is not None and offered is None:
        hand = cards[view.offerer].hand
        offered = hand[rng.below(len(hand))]
    return state_of(view, cards, offered)


def unseen_cards(view: GefechtView, side: Side) -> list[int]:
    """In the deck or hidden from the viewer."""
    left = list(view.options.deck) * len(COLOURS)
    for card in view.piles[SIDES.index(side)]:
        left[card] -= 1
    for seat in view.seats:
        if seat.side == side:
            for card in (*(seat.hand or ()), *seat.row, *(() if seat.down is None else (seat.down,))):
                left[card] -= 1
    return [kind for kind, copies in enumerate(left) for _ in range(copies)]


def imagined(seat: SeatView, unseen: list[int], rng: Rng) -> Cards:
    """The cards known to be there and others at random; any that did not come late may be the one face down."""
    pool = [*seat.known, *seat.counted]
    pool += [take(unseen, rng) for _ in range(seat.held + seat.has_down - len(pool))]
    late = () if seat.late is None else (seat.late,)
    for card in late:
        pool.remove(card)
    down = take(pool, rng) if seat.has_down else None
    return Cards(sorted((*pool, *late)), down)


def take(cards: list[int], rng: Rng) -> int:
    """One at random; the order of the others does not matter."""
    chosen = rng.below(len(cards))
    cards[chosen], cards[-1] = cards[-1], cards[chosen]
    return cards.pop()


# States


def state_of(view: GefechtView, cards: Sequence[Cards], offered: int | None) -> GefechtState:
    """The state of a table that is fully known."""
    state = begin(make_plan(len(view.seats), view.options))
    state.planets = filled(NODES)
    for node, colour in enumerate(view.planets):
        state.planets[node] = number(colour)
    for seat, face in enumerate(view.seats):
        set_seat(state, seat, face, cards[seat])
    set_piles(state, view)
    set_past(state, view)
    state.stage = STAGE_NUMBERS[view.stage]
    state.seat, state.attacker = view.seat, view.attacker
    state.battle, state.phase = view.battle, view.phase - 1
    state.opened = max(len(face.row) for face in view.seats)
    state.marker = number(view.marker)
    state.offered = number(offered)
    state.proposal, state.counter = number(view.proposal), number(view.counter)
    state.winner, state.ending = number(view.winner), ENDING_NUMBERS[view.ending]
    state.actor = OVER if view.stage == "over" else CHANCE if view.stage in BY_CHANCE else view.seat
    return state


def number(known: int | None) -> int:
    return int(NONE) if known is None else known


def set_seat(state: GefechtState, seat: int, face: SeatView, cards: Cards) -> None:
    for card in cards.hand:
        state.take(seat, card)
    laid = (*face.row, *(() if cards.down is None else (cards.down,)))
    for slot, card in enumerate(laid):
        draw_from_deck(state, seat, card)
        state.rows[seat * HAND + slot] = card
    for card in face.known:
        state.given[seat * KINDS + card] += 1
    for card in face.counted:
        state.counted[seat * KINDS + card] += 1
    if face.partner is not None:
        state.late[seat] = number(face.late)
    state.figures[seat] = sum(1 << colour for colour in face.figures)
    state.figure[seat] = number(face.figure)
    state.deployed[seat], state.ship[seat] = int(face.is_deployed), int(face.has_ship)
    state.total[seat] = face.total
    if face.has_left:
        state.leaver = seat


def draw_from_deck(state: GefechtState, seat: int, card: int) -> None:
    side = state.plan.side[seat]
    state.deck[side * KINDS + card] -= 1
    state.decked[side] -= 1


def set_piles(state: GefechtState, view: GefechtView) -> None:
    for side, pile in enumerate(view.piles):
        for card in pile:
            state.deck[side * KINDS + card] -= 1
            state.pile[side * KINDS + card] += 1
        state.decked[side] -= len(pile)
        state.top[side] = number(view.tops[side])


def set_past(state: GefechtState, view: GefechtView) -> None:
    if view.past is None:
        return
    state.past_node, state.past_loser = view.past.node, number(view.past.loser)
    for seat, count in enumerate(view.past.counts):
        state.past[seat] = packed(count)


def packed(count: CountView) -> int:
    """As the rules keep a battle that is over."""
    cards = sum(card << int(CARD_BITS) * slot for slot, card in enumerate(count.row))
    marks = count.is_deployed << int(PAST_DEPLOYED) | count.has_ship << int(PAST_SHIP)
    return cards | count.figure << int(PAST_FIGURE) | marks

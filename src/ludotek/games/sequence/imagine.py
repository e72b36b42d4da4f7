"""Full states from what is known: of a view with every hand, and of a view with the hidden cards imagined."""

from __future__ import annotations

from collections.abc import Sequence

from ludotek.games.sequence.rules.plan import CARDS, COPIES, DEAL, DEALER, NOBODY, OUT, PLAY, SLOTS, WAITING
from ludotek.games.sequence.rules.state import SequenceState, begin
from ludotek.games.sequence.setup import make_plan
from ludotek.games.sequence.view import ENDINGS, WHYS, SequenceView
from ludotek.kernel import CHANCE, OVER, Rng

PHASES = {"dealer": DEALER, "deal": DEAL, "play": PLAY, "over": PLAY}
WHY_NUMBERS = {why: number for number, why in WHYS.items()}
ENDING_NUMBERS = {ending: number for number, ending in ENDINGS.items()}
Hands = Sequence[Sequence[int]]


def imagine(view: SequenceView, rng: Rng) -> SequenceState:
    """Deal the hidden hands from the cards that the viewer does not see, every one equally likely.

    It counts what lies on the table now. What a player may remember of discards before a reshuffle is left out.
    """
    unseen = unseen_cards(view)
    hands: list[Sequence[int]] = []
    for seat in view.seats:
        hands.append(seat.hand if seat.hand is not None else [take(unseen, rng) for _ in range(seat.held)])
    return state_of(view, hands)


def unseen_cards(view: SequenceView) -> list[int]:
    left = [int(COPIES)] * int(CARDS)
    for seat in view.seats:
        for card in (*(seat.hand or ()), *seat.discards):
            left[card] -= 1
    return [card for card, copies in enumerate(left) for _ in range(copies)]


def take(cards: list[int], rng: Rng) -> int:
    """One at random; the order of the others does not matter."""
    chosen = rng.below(len(cards))
    cards[chosen], cards[-1] = cards[-1], cards[chosen]
    return cards.pop()


def state_of(view: SequenceView, hands: Hands) -> SequenceState:
    """The state of a table that is fully known."""
    state = begin(make_plan(len(view.seats), view.options))
    set_board(state, view)
    set_cards(state, view, hands)
    set_seats(state, view)
    state.phase = PHASES[view.phase]
    state.seat = view.seat
    state.drawer = NOBODY if view.drawer is None else view.drawer
    state.why = WHY_NUMBERS[view.why]
    state.dealer = NOBODY if view.dealer is None else view.dealer
    state.exchanged, state.swaps = view.exchanged, view.swaps
    state.passes, state.idle = view.passes, view.idle
    state.turn = view.turn
    state.winner = NOBODY if view.winner is None else view.winner
    state.ending = ENDING_NUMBERS[view.ending]
    state.last = view.last or 0
    state.actor = OVER if view.phase == "over" else CHANCE
    state.let_decide()
    return state


def set_board(state: SequenceState, view: SequenceView) -> None:
    for side, cells in enumerate(view.chips):
        for cell in cells:
            state.chips.put(side, cell)
    for line in view.lines:
        state.chips.finish(line.line)


def set_cards(state: SequenceState, view: SequenceView, hands: Hands) -> None:
    cards = state.cards
    for seat, hand in enumerate(hands):
        for slot, card in enumerate(sorted(hand)):
            cards.hands[seat * SLOTS + slot] = card
            cards.left[card] -= 1
        cards.held[seat] = len(hand)
        cards.pile -= len(hand)
    for seat, face in enumerate(view.seats):
        for card in face.discards:
            cards.show(seat, card)


def set_seats(state: SequenceState, view: SequenceView) -> None:
    seats = len(view.seats)
    for number, seat in enumerate(view.seats):
        state.away[number] = int(seat.has_left)
        state.due[number] = seat.due
        state.opening[number] = seat.opening if seat.opening is not None else WAITING if seat.is_contender else OUT
        if seat.owes:
            state.talk.owe(number)
    for accusation in view.accusations:
        state.talk.accuser[accusation.side] = accusation.accuser
        for voter in accusation.confirmed:
            state.talk.votes[accusation.side * seats + voter] = 1

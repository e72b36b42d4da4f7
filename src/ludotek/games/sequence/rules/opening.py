"""Before the first turn: drawing for the dealer (SEQ-13, SEQ-R03), and the deal (SEQ-14, SEQ-R23)."""

from mypy_extensions import i64

from ludotek.games.sequence import events
from ludotek.kernel.state import CHANCE, room

from .plan import DEAL, NOBODY, OUT, PLAY, RANKS, WAITING
from .state import SequenceState
from .turns import begin_turn


def draw_for_dealer(state: SequenceState, card: i64) -> None:
    state.cards.show(state.drawer, card)
    state.opening[state.drawer] = card
    if state.story is not None:
        state.story.append(events.Laid(state.drawer, "dealer_card", card, state.cards.copies_laid(card)))
    next_for_dealer(state)


def next_for_dealer(state: SequenceState) -> None:
    """The next seat that still has to draw; after the last one it is seen who deals."""
    for seat in range(state.plan.seats):
        if state.opening[seat] == WAITING:
            state.drawer = seat
            return
    find_dealer(state)


def find_dealer(state: SequenceState) -> None:
    """The lowest rank deals, suits do not count; those who tie for it draw again. SEQ-R03"""
    lowest: i64 = RANKS
    tied: i64 = 0
    dealer: i64 = NOBODY
    for seat in range(state.plan.seats):
        if state.opening[seat] == OUT:
            continue
        rank = state.opening[seat] % RANKS
        if rank < lowest:
            lowest = rank
            tied = 0
        if rank == lowest:
            tied += 1
            dealer = seat
    if tied != 1:
        draw_again(state, lowest, tied)
        return
    state.dealer = dealer
    state.cards.gather()  # SEQ-R03: back before the shuffle
    state.phase = DEAL
    state.actor = CHANCE
    if state.story is not None:
        state.story.append(events.Notice(dealer, "dealer"))
    state.drawer = dealer
    next_to_deal(state)


def draw_again(state: SequenceState, lowest: i64, tied: i64) -> None:
    """Those with the lowest rank draw; if none is left, because they have gone, everybody does."""
    opening = state.opening
    for seat in range(state.plan.seats):
        is_tied = (opening[seat] != OUT and opening[seat] % RANKS == lowest) or (tied == 0 and not state.away[seat])
        opening[seat] = WAITING if is_tied else OUT
    if state.cards.pile < tied:
        state.cards.gather()
    state.emit(events.DealerTie())
    next_for_dealer(state)


def deal(state: SequenceState, card: i64) -> None:
    state.cards.take(state.drawer, card)
    if state.story is not None:
        state.story.append(events.Drawn(state.drawer, card, "deal"))
    next_to_deal(state)


def next_to_deal(state: SequenceState) -> None:
    """One card at a time, clockwise from the dealer's left, until everybody has a whole hand."""
    state.drawer = state.after(state.drawer)
    if state.cards.held[state.drawer] < state.plan.hand:
        return
    if state.story is not None:
        state.story.append(events.HandsDealt(state.dealer, state.plan.hand, state.cards.pile))
    state.phase = PLAY
    state.opening = room(state.plan.seats, OUT)
    state.drawer = NOBODY
    begin_turn(state, state.after(state.dealer))  # SEQ-17

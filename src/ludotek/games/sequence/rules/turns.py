"""The draw for the dealer (SEQ-13, SEQ-R03), the deal (SEQ-14, SEQ-R23), and turns: laying, drawing, passing."""

from mypy_extensions import i64

from ludotek.games.sequence import events
from ludotek.kernel.state import CHANCE, room

from . import plan as codes
from .plan import CARD, CELL_MASK, CELLS, NO_LINE, NOBODY, OUT, RANKS, SLOTS, WAITING
from .state import SequenceState


def draw_for_dealer(state: SequenceState, card: i64) -> None:
    state.cards.show(state.drawer, card)
    state.opening[state.drawer] = card
    if state.story is not None:
        tell_laid(state, state.drawer, "dealer_card", card)
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
    state.phase = codes.DEAL
    state.actor = CHANCE
    state.emit(events.Notice(dealer, "dealer"))
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
        tell_drawn(state, state.drawer, card, "deal")
    next_to_deal(state)


def next_to_deal(state: SequenceState) -> None:
    """One card at a time, clockwise from the dealer's left, until everybody has a whole hand."""
    state.drawer = state.after(state.drawer)
    if state.cards.held[state.drawer] < state.plan.hand:
        return
    state.emit(events.HandsDealt(state.dealer, state.plan.hand, state.cards.pile))
    state.phase = codes.PLAY
    state.opening = room(state.plan.seats, OUT)
    state.drawer = NOBODY
    begin_turn(state, state.after(state.dealer))  # SEQ-17


def begin_turn(state: SequenceState, seat: i64) -> None:
    state.seat = seat
    state.exchanged = 0
    state.swaps = 0
    state.turn += 1
    state.actor = seat
    if state.plan.talk:
        forget_accusations(state, seat)
        state.let_decide()


def end_turn(state: SequenceState) -> None:
    begin_turn(state, state.after(state.seat))


def forget_accusations(state: SequenceState, seat: i64) -> None:
    """SEQ-R16: they lapse at the accuser's next turn."""
    for side in range(state.plan.sides):
        if state.talk.accuser[side] == seat:
            state.talk.drop(side)
            state.emit(events.Accusation(seat, "accusation_lapsed", side))


def play(state: SequenceState, card: i64, cell: i64, claim: i64) -> None:  # SEQ-20, SEQ-R19: in one move
    state.cards.lay(state.seat, card)
    state.passes = 0
    state.idle = 0
    state.last = cell
    if state.plan.strict:
        lose_draw(state, state.seat)  # SEQ-R10: until the seat's next play
    if state.plan.kinds[card] == codes.REMOVER:
        remove(state, card, cell)
    else:
        place(state, card, cell, claim)
    if state.winner == NOBODY:
        draw_for_play(state)


def place(state: SequenceState, card: i64, cell: i64, claim: i64) -> None:
    side = state.plan.side(state.seat)
    chips = state.chips
    if state.story is not None:
        tell_played(state, "placed", card, cell, side)
    if chips.hot[side * CELLS + cell]:  # SEQ-60: at once, without an announcement
        for line in chips.claimed(side, cell, claim):
            chips.finish(line)
            if state.story is not None:
                tell_line(state, "sequence", side, line)
    chips.put(side, cell)
    if chips.made[side] >= state.plan.needed:
        state.end(side, codes.BY_SEQUENCES)  # SEQ-03, SEQ-04, SEQ-70


def mark_play(state: SequenceState, slot: i64, cell: i64) -> None:
    """Lay this card of the hand here; the lines that become sequences are chosen one by one. SEQ-R13"""
    card = state.cards.hands[state.seat * SLOTS + slot]
    state.marking = card << CARD | cell
    tell_marking(state, card, cell)


def mark_line(state: SequenceState, after: i64) -> None:
    """Choose the line with so many spaces after the new chip; when the last is chosen the card is laid."""
    cell = state.marking & CELL_MASK
    side = state.plan.side(state.seat)
    direction = state.chips.open_direction(side, cell, state.marks)
    state.marks = state.marks[:]
    state.marks[direction] = after + 1
    if state.chips.open_direction(side, cell, state.marks) == NOBODY:
        claim = state.chips.marked_claim(side, cell, state.marks)
        card = state.marking >> CARD
        state.stop_marking()
        play(state, card, cell, claim)


def remove(state: SequenceState, card: i64, cell: i64) -> None:
    """SEQ-42, SEQ-45, SEQ-R18: the chip is taken off, and that is the whole play."""
    chips = state.chips
    side = chips.side_at(cell)
    if state.story is not None:
        tell_played(state, "removed", card, cell, side)
    if chips.locked[cell] == 0:
        chips.remove(cell)
        return
    broken = chips.line_over(cell)
    chips.undo(broken)  # SEQ-90, SEQ-91
    tell_line(state, "broken", side, broken)
    chips.remove(cell)  # in one sequence only: a side with two has won
    again = chips.other_five(broken)
    if again != NO_LINE:
        chips.finish(again)  # SEQ-R17
        tell_line(state, "reformed", side, again)


def draw_for_play(state: SequenceState) -> None:  # SEQ-24, SEQ-R10
    if state.plan.strict:
        if state.cards.pile > 0 or state.plan.reshuffle:
            state.due[state.seat] = state.turn
        end_turn(state)
    elif not draw(state, state.seat, codes.TURN_DRAW) and state.ending == codes.RUNNING:
        end_turn(state)


def draw(state: SequenceState, seat: i64, why: i64) -> bool:
    """Lets this seat draw a card, if there is one. SEQ-71"""
    if state.cards.pile == 0 and not reshuffle(state):
        return False
    state.drawer = seat
    state.why = why
    state.actor = CHANCE
    return True


def reshuffle(state: SequenceState) -> bool:
    """Makes the empty pile anew from the discards, and says whether a card can be drawn. SEQ-R14"""
    if not state.plan.reshuffle or state.cards.thrown == 0:
        state.emit(events.Notice(state.seat, "no_card"))
        return False
    state.emit(events.Reshuffled(state.cards.thrown))
    state.cards.gather()
    state.idle += 1
    if state.idle == 2:
        state.stop(codes.BY_RESHUFFLES)  # SEQ-R15
    return state.idle < 2


def drawn(state: SequenceState, card: i64) -> None:
    seat = state.drawer
    why = state.why
    state.cards.take(seat, card)
    state.drawer = NOBODY
    state.why = codes.NO_DRAW
    if state.story is not None:
        tell_drawn(state, seat, card, events.WHYS[why])
    if why == codes.TURN_DRAW:
        end_turn(state)
        return
    if why == codes.LATE_DRAW:
        turn = state.due[seat]
        state.due[seat] = 0
        close_draws(state, turn)
    state.let_decide()


def close_draws(state: SequenceState, turn: i64) -> None:
    """Somebody has played and drawn in this turn: what is still due from earlier turns lapses. SEQ-25"""
    for seat in range(state.plan.seats):
        if state.due[seat] < turn:
            lose_draw(state, seat)


def lose_draw(state: SequenceState, seat: i64) -> None:
    if state.due[seat] > 0:
        state.due[seat] = 0
        state.emit(events.Notice(seat, "draw_lapsed"))


def may_exchange(state: SequenceState) -> bool:
    if state.exchanged > 0 and not state.plan.any_exchanges:
        return False  # SEQ-52
    return state.cards.pile > 0 or (state.plan.reshuffle and state.swaps == 0)  # SEQ-R06, SEQ-R14


def exchange(state: SequenceState, card: i64) -> None:
    """A dead card: lay it, draw one, and the turn goes on. SEQ-50 .. SEQ-53"""
    lay_without_play(state, state.seat, card, "exchanged")
    state.exchanged += 1
    if state.cards.pile == 0:
        state.swaps += 1
    draw(state, state.seat, codes.EXCHANGE_DRAW)


def give_up(state: SequenceState, card: i64) -> None:
    """A penalty: without effect on the board and without a new card. SEQ-80, SEQ-R16"""
    seat = state.actor
    lay_without_play(state, seat, card, "gave_up")
    state.talk.settle(seat)
    if seat == state.seat:
        state.stop_marking()  # the card that was to be laid may be the one
    state.let_decide()


def lay_without_play(state: SequenceState, seat: i64, card: i64, kind: events.LaidKind) -> None:
    state.cards.lay(seat, card)
    if state.story is not None:
        tell_laid(state, seat, kind, card)


def pass_turn(state: SequenceState) -> None:  # SEQ-26, SEQ-R15
    state.emit(events.Notice(state.seat, "passed"))
    if state.plan.strict:
        close_draws(state, state.turn)  # SEQ-R10: a pass counts as play and draw
    state.passes = 0 if state.exchanged > 0 else state.passes + 1
    if state.passes >= state.playing():
        state.stop(codes.BY_PASSES)
    else:
        end_turn(state)


# What is told, apart from the hot functions: inside them it slows playouts


def tell_laid(state: SequenceState, seat: i64, kind: events.LaidKind, card: i64) -> None:
    cards = state.cards
    state.emit(events.Laid(seat, kind, card, cards.copies_laid(card), cards.hand(seat).count(card)))


def tell_played(state: SequenceState, kind: events.LaidKind, card: i64, cell: i64, side: i64) -> None:
    cards = state.cards
    left = cards.hand(state.seat).count(card)
    state.emit(events.Played(state.seat, kind, card, cards.copies_laid(card), left, cell, side))


def tell_marking(state: SequenceState, card: i64, cell: i64) -> None:
    left = state.cards.hand(state.seat).count(card) - 1  # this one is still in it
    state.emit(events.Played(state.seat, "marking", card, 0, left, cell, state.plan.side(state.seat)))


def tell_line(state: SequenceState, kind: events.LineKind, side: i64, line: i64) -> None:
    state.emit(events.LineEvent(state.seat, kind, side, state.chips.cells_of(line)))


def tell_drawn(state: SequenceState, seat: i64, card: i64, why: events.Why) -> None:
    state.emit(events.Drawn(seat, card, why, state.cards.hand(seat).count(card)))

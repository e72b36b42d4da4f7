"""The fields of a state in positions, and what a position must fulfil. Only `players` has no default."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from ludotek.kernel import Field, Fields, State, require
from ludotek.kernel.fields import check_keys
from ludotek.kernel.forms import Counts, Each, Json, Maybe, Members, Name, Number, SeatNumber, Slots

from . import names
from .board import COLOURS, CORNERS, HANDS, IS_WILD, LINES, NAMES, SPACES
from .events import ENDINGS, WHYS
from .names import Everyone
from .rules import plan as rules
from .rules.cards import SEAT
from .rules.chips import OF_SIDE
from .rules.plan import NOBODY
from .rules.state import SequenceState
from .view import PHASES, accusations_of

MOST_TURNS = 1_000_000
PACK = 2 * len(NAMES)


@lru_cache(maxsize=256)
def table(seats: int, sides: int) -> Fields:
    colours, seat, some = COLOURS[:sides], SeatNumber(seats), Number(0, PACK)
    pile = Slots(names.CARD_FORM, PACK, int(rules.NO_CARD), is_spaced=True)
    return Fields(
        Field("phase", Name(PHASES), default="play"),
        Field("turn", seat, "seat", default=0),
        Field("hands", Everyone(names.Hand(HANDS[seats]), seats, ""), "cards.hands", known="owner", default=[]),
        Field("chips", names.Chips(colours), "chips.owner", default={}),
        Field("sequences", names.Lines(colours), "chips.lines", default={}),
        Discards("discards", Everyone(pile, seats, ""), default=[]),
        Field("kept", Counts(NAMES, most=2, is_spaced=True), "cards.kept", default=""),
        Field("dealer", Maybe(seat), default=None),
        Field("opening", Everyone(names.OPENING_FORM, seats, "out"), default=[]),
        Field("drawer", Maybe(seat), default=None),
        Field("drawing", Name(WHYS[:-1]), "why", default="none"),
        Field("last", Maybe(names.SPACE_FORM, none=0), default=None),
        *(Field(key, some, default=0) for key in ("exchanged", "swaps", "passes", "idle")),
        Field("turns", Number(0, MOST_TURNS), "turn", default=1),
        Field("due", Everyone(Number(0, MOST_TURNS), seats, 0), default=[]),
        Field("marking", Maybe(names.Play(), none=0), default=None),
        Field("marks", Each(Number(0, 5), 4), default=[0, 0, 0, 0]),
        Field("owes", Members(seats), "talk.owes", default=[]),
        Accusations("accusations", Number(0, 0), default=[]),
        Field("left", Members(seats), "away", default=[]),
        Field("winner", Maybe(names.Colour(colours)), default=None),
        Field("ending", Name(ENDINGS), default="running"),
    )


def fields_of(state: SequenceState) -> Fields:
    return table(int(state.plan.seats), int(state.plan.sides))


class Discards(Field):
    """The discard piles, seat by seat: in which order different seats have laid their cards does not matter."""

    def numbers(self, state: State) -> list[int]:
        assert isinstance(state, SequenceState)
        piles = [state.cards.discards(seat) for seat in range(int(state.plan.seats))]
        return [card for pile in piles for card in (*pile, *[int(rules.NO_CARD)] * (PACK - len(pile)))]

    def set_numbers(self, state: State, numbers: Sequence[int]) -> None:
        assert isinstance(state, SequenceState)
        laid = [number // PACK * int(SEAT) + card for number, card in enumerate(numbers) if card != rules.NO_CARD]
        require(len(laid) <= PACK, "there are more discards than cards; the pack has two of every card", "SEQ-R04")
        state.cards.thrown = len(laid)
        for index, card in enumerate(laid):
            state.cards.laid[index] = card


class Accusations(Field):
    """The accused sides, each with its accuser and all who confirm: the numbers are accusers, then votes."""

    def numbers(self, state: State) -> list[int]:
        assert isinstance(state, SequenceState)
        return [int(number) for number in (*state.talk.accuser, *state.talk.votes)]

    def write(self, state: State) -> Json:
        assert isinstance(state, SequenceState)
        return [
            {"side": COLOURS[one.side], "accuser": one.accuser, "confirmed": list(one.confirmed)}
            for one in accusations_of(state)
        ]

    def read(self, state: State, value: Json) -> None:
        assert isinstance(state, SequenceState)
        seats, colours = int(state.plan.seats), COLOURS[: state.plan.sides]
        for one in names.listed(value):
            check_keys(one, ("side", "accuser", "confirmed"), "accusations")
            (side,) = names.Colour(colours).read(one.get("side"))
            require(state.talk.accuser[side] == NOBODY, "a side is accused twice", "SEQ-R16")
            (state.talk.accuser[side],) = SeatNumber(seats).read(one.get("accuser"))
            for seat, vote in enumerate(Members(seats).read(one.get("confirmed"))):
                state.talk.votes[side * seats + seat] = vote


# What no game can reach: every check gives what must hold, the message if it does not, and the clause

Check = tuple[bool, str, str] | tuple[bool, str]


def check(state: SequenceState) -> None:
    for found in (check_cards, check_board, check_phase, check_talk, check_end):
        for one in found(state):
            require(*one)


def check_cards(state: SequenceState) -> Iterator[Check]:
    cards = state.cards
    for card, left in enumerate(cards.left):
        yield left >= 0, f"{NAMES[card]} is there {2 - left} times; the pack has two of every card", "SEQ-R04"
        in_hands = sum(cards.hand(seat).count(card) for seat in range(int(state.plan.seats)))
        yield cards.kept[card] <= in_hands, f"kept: {NAMES[card]} is not in the hands", "SEQ-R14"


def check_board(state: SequenceState) -> Iterator[Check]:
    """SEQ-05, SEQ-62, SEQ-63; SEQ-60: what qualifies has become a sequence at once."""
    yield state.last not in CORNERS, "the last chip cannot have been on a corner", "SEQ-33"
    chips = state.chips
    lines = [int(chips.lines[number]) for number in range(int(chips.count))]
    for side, colour in enumerate(COLOURS[: state.plan.sides]):
        owned = {*chips.of_side(side), *CORNERS}
        own = [set(chips.cells_of(line)) for line in lines if line // int(OF_SIDE) == side]
        for number, cells in enumerate(own):
            yield cells <= owned, f"{colour} does not own all of a sequence", "SEQ-05"
            is_apart = all(len(cells & other) <= 1 for other in own[:number])
            yield is_apart, f"two sequences of {colour} share several spaces", "SEQ-63"
        for five in LINES.values():
            is_new = owned.issuperset(five) and all(len(other.intersection(five)) <= 1 for other in own)
            yield not is_new, f"{names.line_name(five)} would be a sequence of {colour}", "SEQ-60"


def check_phase(state: SequenceState) -> Iterator[Check]:
    drawer, drawing = int(state.drawer), state.why != rules.NO_DRAW
    if state.phase == rules.ENDED:
        yield drawer == NOBODY and not drawing, "when the game is over nobody draws", "SEQ-70"
        yield not state.marking, "when the game is over no line is chosen", "SEQ-70"
        return
    yield drawer == NOBODY or not state.away[drawer], f"seat {drawer} has left and draws no card", "SEQ-R24"
    if state.phase == rules.PLAY:
        yield from check_turn(state)
        yield from check_draw(state)
        yield from check_marking(state)
        return
    yield not drawing, "before the first turn no card is drawn for a turn"
    yield not state.marking, "before the first turn no line is chosen", "SEQ-14"
    if state.phase == rules.DEALER:
        yield from check_opening(state)
        return
    yield state.dealer != NOBODY, "a deal needs its dealer", "SEQ-14"
    is_open = drawer != NOBODY and state.cards.held[drawer] < state.plan.hand
    yield is_open, "in the deal somebody still gets a card", "SEQ-14"
    yield state.cards.thrown == 0, "no card is laid before the deal is over", "SEQ-14"


def check_opening(state: SequenceState) -> Iterator[Check]:
    """SEQ-13: the first who still has to draw."""
    waiting = [seat for seat, drawn in enumerate(state.opening) if drawn == rules.WAITING]
    yield bool(waiting), "everybody has drawn for the dealer, so somebody deals", "SEQ-13"
    yield state.drawer == waiting[0], f"drawer: seat {waiting[0]} draws for the dealer now", "SEQ-13"
    yield not any(state.cards.held), "no hand before the deal", "SEQ-14"
    is_empty = list(state.chips.owner) == rules.empty_board()
    yield is_empty, "no chip lies on the board before the deal", "SEQ-14"
    for seat, drawn in enumerate(state.opening):
        yield drawn == rules.OUT or not state.away[seat], f"seat {seat} has left and draws no card", "SEQ-R24"
        is_shown = drawn < 0 or drawn in state.cards.discards(seat)
        yield is_shown, f"seat {seat}: the card drawn for the dealer lies open", "SEQ-13"
    yield state.cards.pile >= len(waiting), "not enough cards are left to draw for the dealer", "SEQ-R03"


def check_turn(state: SequenceState) -> Iterator[Check]:
    plan = state.plan
    yield not state.away[state.seat], f"it cannot be the turn of seat {state.seat}, who left", "SEQ-R24"
    yield (state.drawer == NOBODY) == (state.why == rules.NO_DRAW), "drawer and drawing belong together"
    yield state.turn > 0, "turns 0: the first turn has begun"
    yield state.idle < 2, "idle: after two reshuffles without a play the game is over", "SEQ-R15"
    yield state.swaps <= min(state.exchanged, 1), "swaps: exchanges cause one reshuffle a turn at most", "SEQ-R06"
    yield state.exchanged <= 1 or plan.any_exchanges, "exchanged: one dead card a turn", "SEQ-52"
    yield state.passes < plan.seats, "passes: when all have passed the game is over", "SEQ-R15"
    for seat, due in enumerate(state.due):
        is_open = plan.strict and not state.away[seat] and state.cards.held[seat] < plan.hand and due < state.turn
        yield due == 0 or is_open, f"due: seat {seat} can have no open draw", "SEQ-R10"


def check_draw(state: SequenceState) -> Iterator[Check]:
    plan, drawer, why = state.plan, int(state.drawer), state.why
    if drawer == NOBODY:
        return
    yield state.cards.pile > 0, "the draw pile is empty, so no card can be drawn", "SEQ-R14"
    yield state.cards.held[drawer] < plan.hand, f"seat {drawer} has a whole hand and draws no card", "SEQ-24"
    if why == rules.LATE_DRAW:
        yield plan.strict and state.due[drawer] > 0, f"seat {drawer} has no draw to take", "SEQ-R10"
        return
    yield drawer == state.seat, "only the player whose turn it is draws", "SEQ-24"
    is_dead_card = why != rules.EXCHANGE_DRAW or state.exchanged > 0
    yield is_dead_card, "no dead card was exchanged in this turn", "SEQ-51"
    is_auto = why != rules.TURN_DRAW or not plan.strict
    yield is_auto, "with draw_mode=strict the turn passes on at once", "SEQ-R10"


def check_marking(state: SequenceState) -> Iterator[Check]:
    """The card is held, the space is free for it, and there is a line to choose."""
    if not state.marking:
        return
    card, cell = divmod(int(state.marking), 1 << int(rules.CARD))
    chips, side = state.chips, state.plan.side(state.seat)
    is_place = IS_WILD[card] or cell in SPACES[card]
    is_free = is_place and chips.owner[cell] == rules.FREE and card in state.cards.hand(state.seat)
    yield is_free, f"marking: {NAMES[card]} cannot be laid on {names.SPACE_NAMES[cell]}", "SEQ-20"
    marks = list(enumerate(state.marks))
    is_way = all(not mark or chips.ways(side, cell, direction) >> mark - 1 & 1 for direction, mark in marks)
    is_open = chips.open_direction(side, cell, state.marks) != NOBODY
    yield is_way and is_open, "marking: the lines cannot be chosen like that", "SEQ-R13"


def check_talk(state: SequenceState) -> Iterator[Check]:
    talk = state.talk
    is_on = state.plan.talk and state.phase in (rules.PLAY, rules.ENDED)
    yield is_on or all(seat == NOBODY for seat in talk.accuser), "accusations need table_talk=penalty", "SEQ-80"
    yield is_on or not talk.owing, "a penalty needs table_talk=penalty", "SEQ-80"
    for one in accusations_of(state):
        yield one.accuser in one.confirmed, "an accuser confirms that accusation", "SEQ-R16"
        for seat in one.confirmed:
            is_fair = state.plan.side(seat) != one.side and not state.away[seat]
            yield is_fair, f"seat {seat} cannot accuse that side", "SEQ-R16"
    for seat, owes in enumerate(talk.owes):
        may_owe = state.cards.held[seat] > 1 and not state.away[seat]
        yield may_owe or not owes, f"seat {seat} owes no card", "SEQ-R16"


def check_end(state: SequenceState) -> Iterator[Check]:
    sides = range(int(state.plan.sides))
    winners = [side for side in sides if state.chips.made[side] >= state.plan.needed]
    left = [side for side in sides if state.members(side)]
    ending, winner = state.ending, state.winner
    if state.phase != rules.ENDED:
        yield not winners, f"{', '.join(COLOURS[side] for side in winners)} has won already", "SEQ-70"
        yield len(left) > 1, "only one side has not left, so the game is over", "SEQ-R24"
        is_running = winner == NOBODY and ending == rules.RUNNING
        yield is_running, "winner and ending are for a game that is over"
        return
    yield len(winners) <= 1, "two sides cannot both have won", "SEQ-70"
    yield ending != rules.RUNNING, "a game that is over says how it ended"
    yield not winners or ending == rules.BY_SEQUENCES, "a side has the sequences to win", "SEQ-70"
    if ending == rules.BY_SEQUENCES:
        yield [winner] == winners, "the winner is the side with enough sequences", "SEQ-70"
    elif ending == rules.BY_LEAVING:
        yield left == [winner], "the winner is the only side that has not left", "SEQ-R24"
    elif not state.plan.most:
        yield winner == NOBODY, "with stalemate=draw nobody wins a stalemate", "SEQ-R15"

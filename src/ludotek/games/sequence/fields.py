"""The fields of a state in positions, and what a position must fulfil. Only `players` has no default."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from ludotek.games.sequence.board import COLOURS, CORNERS, HANDS, IS_WILD, NAMES, SPACES
from ludotek.games.sequence.events import ENDINGS, WHYS
from ludotek.games.sequence.names import (
    CARD_FORM,
    LINES,
    OPENING_FORM,
    SPACE_FORM,
    Chips,
    Colour,
    Everyone,
    Hand,
    Lines,
    Play,
    SeatForm,
    Seats,
    line_name,
    listed,
    space_name,
)
from ludotek.games.sequence.options import PLAYERS, SequenceOptions, settle
from ludotek.games.sequence.rules import plan as rules
from ludotek.games.sequence.rules.cards import SEAT
from ludotek.games.sequence.rules.state import SequenceState
from ludotek.games.sequence.view import PHASES, accusations_of
from ludotek.kernel import Field, Fields, Position, State, require
from ludotek.kernel.fields import Computed, check_keys
from ludotek.kernel.forms import Counts, Each, Json, Maybe, Name, Number, Slots
from ludotek.kernel.options import read

MOST_TURNS = 1_000_000
PACK = 2 * len(NAMES)


def setting_of(position: Position) -> tuple[int, SequenceOptions]:
    """Players and options of a position."""
    players: Json = position.get("players")
    options: Json = position.get("options", {})
    numbers = ", ".join(map(str, PLAYERS))
    require(type(players) is int and players in PLAYERS, f"{players!r} players: Sequence is for {numbers}", "SEQ-01")
    require(isinstance(options, Mapping), f"options: {options!r}: expected an object")
    return players, settle(players, read(SequenceOptions, options, "sequence"))


@lru_cache(maxsize=256)
def table(seats: int, sides: int) -> Fields:
    colours = COLOURS[:sides]
    seat, some = SeatForm(seats), Number(0, PACK)
    return Fields(
        Computed("players", lambda state: int(state.plan.seats), lambda state, value: None),
        Field("phase", Name(PHASES), default="play"),
        Field("turn", seat, "seat", default=0),
        Field("hands", Everyone(Hand(HANDS[seats]), seats, ""), "cards.hands", known="owner", default=[]),
        Field("chips", Chips(colours), "chips.owner", default={}),
        Field("sequences", Lines(colours), "chips.lines", default={}),
        Discards(
            "discards", Everyone(Slots(CARD_FORM, PACK, int(rules.NO_CARD), is_spaced=True), seats, ""), default=[]
        ),
        Field("kept", Counts(NAMES, most=2, is_spaced=True), "cards.kept", default=""),
        Field("dealer", Maybe(seat), default=None),
        Field("opening", Everyone(OPENING_FORM, seats, "out"), default=[]),
        Field("drawer", Maybe(seat), default=None),
        Field("drawing", Name(WHYS), "why", default="none"),
        Field("last", Maybe(SPACE_FORM, none=0), default=None),
        Field("exchanged", some, default=0),
        Field("swaps", some, default=0),
        Field("passes", some, default=0),
        Field("idle", some, default=0),
        Field("turns", Number(0, MOST_TURNS), "turn", default=1),
        Field("due", Everyone(Number(0, MOST_TURNS), seats, 0), default=[]),
        Field("marking", Maybe(Play(), none=0), default=None),
        Field("marks", Each(Number(0, 5), 4), default=[0, 0, 0, 0]),
        Field("owes", Seats(seats), "talk.owes", default=[]),
        Accusations("accusations", Number(0, 0), default=[]),
        Field("left", Seats(seats), "away", default=[]),
        Field("winner", Maybe(Colour(colours)), default=None),
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
        laid = [(number // PACK, card) for number, card in enumerate(numbers) if card != rules.NO_CARD]
        require(len(laid) <= PACK, "there are more discards than cards; the pack has two of every card", "SEQ-R04")
        state.cards.thrown = len(laid)
        for index, (seat, card) in enumerate(laid):
            state.cards.laid[index] = seat * int(SEAT) + card


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
        for one in listed(value):
            check_keys(one, ("side", "accuser", "confirmed"), "accusations")
            (side,) = Colour(colours).read(one.get("side"))
            require(state.talk.accuser[side] == rules.NOBODY, "a side is accused twice", "SEQ-R16")
            (state.talk.accuser[side],) = SeatForm(seats).read(one.get("accuser"))
            for seat, vote in enumerate(Seats(seats).read(one.get("confirmed"))):
                state.talk.votes[side * seats + seat] = vote


# What no game can reach


def check(state: SequenceState) -> None:
    check_cards(state)
    check_board(state)
    check_phase(state)
    check_talk(state)
    check_end(state)


def check_cards(state: SequenceState) -> None:
    cards = state.cards
    for card, left in enumerate(cards.left):
        require(left >= 0, f"{NAMES[card]} is there {2 - left} times; the pack has two of every card", "SEQ-R04")
        in_hands = sum(cards.hand(seat).count(card) for seat in range(int(state.plan.seats)))
        require(cards.kept[card] <= in_hands, f"kept: {NAMES[card]} is not in the hands", "SEQ-R14")


def check_board(state: SequenceState) -> None:
    """SEQ-05, SEQ-62, SEQ-63; SEQ-60: what qualifies has become a sequence at once."""
    require(state.last not in CORNERS, "the last chip cannot have been on a corner", "SEQ-33")
    chips = state.chips
    lines = [int(chips.lines[i]) for i in range(int(chips.count))]
    for side in range(int(state.plan.sides)):
        colour, owned = COLOURS[side], {*chips.of_side(side), *CORNERS}
        own = [set(chips.cells_of(line)) for line in lines if line // int(rules.DIRECTIONS * rules.CELLS) == side]
        for number, cells in enumerate(own):
            require(cells <= owned, f"{colour} does not own all of a sequence", "SEQ-05")
            is_apart = all(len(cells & other) <= 1 for other in own[:number])
            require(is_apart, f"two sequences of {colour} share several spaces", "SEQ-63")
        for five in LINES.values():
            is_new = owned.issuperset(five) and all(len(other.intersection(five)) <= 1 for other in own)
            require(not is_new, f"{line_name(five)} would be a sequence of {colour}", "SEQ-60")


def check_phase(state: SequenceState) -> None:
    drawer, held = int(state.drawer), state.cards.held
    if state.phase == rules.ENDED:
        require(drawer == rules.NOBODY and state.why == rules.NO_DRAW, "when the game is over nobody draws", "SEQ-70")
        require(not state.marking, "when the game is over no line is chosen", "SEQ-70")
        return
    require(drawer == rules.NOBODY or not state.away[drawer], f"seat {drawer} has left and draws no card", "SEQ-R24")
    if state.phase == rules.PLAY:
        check_turn(state)
        check_due(state)
        check_marking(state)
        return
    require(state.why == rules.NO_DRAW, "before the first turn no card is drawn for a turn")
    require(not state.marking, "before the first turn no line is chosen", "SEQ-14")
    if state.phase == rules.DEAL:
        require(state.dealer != rules.NOBODY, "a deal needs its dealer", "SEQ-14")
        is_open = drawer != rules.NOBODY and held[drawer] < state.plan.hand
        require(is_open, "in the deal somebody still gets a card", "SEQ-14")
        require(state.cards.thrown == 0, "no card is laid before the deal is over", "SEQ-14")
    else:
        check_opening(state)


def check_opening(state: SequenceState) -> None:
    """SEQ-13: the first who still has to draw."""
    seats = range(int(state.plan.seats))
    waiting = [seat for seat in seats if state.opening[seat] == rules.WAITING]
    require(bool(waiting), "everybody has drawn for the dealer, so somebody deals", "SEQ-13")
    require(state.drawer == waiting[0], f"drawer: seat {waiting[0]} draws for the dealer now", "SEQ-13")
    require(not any(state.cards.held), "no hand before the deal", "SEQ-14")
    has_chips = any(state.chips.of_side(side) for side in range(int(state.plan.sides)))
    require(not has_chips, "no chip lies on the board before the deal", "SEQ-14")
    for seat in seats:
        drawn = state.opening[seat]
        require(drawn == rules.OUT or not state.away[seat], f"seat {seat} has left and draws no card", "SEQ-R24")
        is_shown = drawn in (rules.WAITING, rules.OUT) or drawn in state.cards.discards(seat)
        require(is_shown, f"seat {seat}: the card drawn for the dealer lies open", "SEQ-13")
    require(state.cards.pile >= len(waiting), "not enough cards are left to draw for the dealer", "SEQ-R03")


def check_turn(state: SequenceState) -> None:
    plan, drawer = state.plan, int(state.drawer)
    require(not state.away[state.seat], f"it cannot be the turn of seat {state.seat}, who left", "SEQ-R24")
    require((drawer == rules.NOBODY) == (state.why == rules.NO_DRAW), "drawer and drawing belong together")
    require(state.turn > 0, "turns 0: the first turn has begun")
    require(state.idle < 2, "idle: after two reshuffles without a play the game is over", "SEQ-R15")
    is_one = state.swaps <= min(state.exchanged, 1)
    require(is_one, "swaps: exchanges cause one reshuffle a turn at most", "SEQ-R06")
    require(state.exchanged <= 1 or plan.any_exchanges, "exchanged: one dead card a turn", "SEQ-52")
    require(state.passes < plan.seats, "passes: when all have passed the game is over", "SEQ-R15")
    if drawer == rules.NOBODY:
        return
    require(state.cards.pile > 0, "the draw pile is empty, so no card can be drawn", "SEQ-R14")
    is_short = state.cards.held[drawer] < plan.hand
    require(is_short, f"seat {drawer} has a whole hand and draws no card", "SEQ-24")
    if state.why == rules.LATE_DRAW:
        require(plan.strict and state.due[drawer] > 0, f"seat {drawer} has no draw to take", "SEQ-R10")
        return
    require(drawer == state.seat, "only the player whose turn it is draws", "SEQ-24")
    is_dead_card = state.why != rules.EXCHANGE_DRAW or state.exchanged > 0
    require(is_dead_card, "no dead card was exchanged in this turn", "SEQ-51")
    is_auto = state.why != rules.TURN_DRAW or not plan.strict
    require(is_auto, "with draw_mode=strict the turn passes on at once", "SEQ-R10")


def check_due(state: SequenceState) -> None:
    for seat, due in enumerate(state.due):
        is_open = state.plan.strict and not state.away[seat] and state.cards.held[seat] < state.plan.hand
        require(due == 0 or (is_open and due < state.turn), f"due: seat {seat} can have no open draw", "SEQ-R10")


def check_marking(state: SequenceState) -> None:
    """The card is held, the space is free for it, and there is a line to choose."""
    if not state.marking:
        return
    card, cell, side = (
        int(state.marking >> rules.CARD),
        int(state.marking & rules.CELL_MASK),
        state.plan.side(state.seat),
    )
    is_place = IS_WILD[card] or cell in SPACES[card]
    is_free = is_place and state.chips.owner[cell] == rules.FREE and card in state.cards.hand(state.seat)
    require(is_free, f"marking: {NAMES[card]} cannot be laid on {space_name(cell)}", "SEQ-20")
    ways = [int(state.chips.ways(side, cell, direction)) for direction in range(int(rules.DIRECTIONS))]
    is_way = all(not mark or way >> mark - 1 & 1 for mark, way in zip(state.marks, ways, strict=True))
    is_open = state.chips.open_direction(side, cell, state.marks) != rules.NOBODY
    require(is_way and is_open, "marking: the lines cannot be chosen like that", "SEQ-R13")


def check_talk(state: SequenceState) -> None:
    talk, seats = state.talk, range(int(state.plan.seats))
    accused = [side for side in range(int(state.plan.sides)) if talk.accuser[side] != rules.NOBODY]
    is_on = state.plan.talk and state.phase in (rules.PLAY, rules.ENDED)
    require(is_on or not accused, "accusations need table_talk=penalty", "SEQ-80")
    require(is_on or not talk.owing, "a penalty needs table_talk=penalty", "SEQ-80")
    for side in accused:
        is_own = talk.has_confirmed(talk.accuser[side], side)
        require(is_own, "an accuser confirms the own accusation", "SEQ-R16")
        for seat in seats:
            is_fair = state.plan.side(seat) != side and not state.away[seat]
            require(is_fair or not talk.has_confirmed(seat, side), f"seat {seat} cannot accuse that side", "SEQ-R16")
    for seat in seats:
        may_owe = state.cards.held[seat] > 1 and not state.away[seat]
        require(may_owe or not talk.owes[seat], f"seat {seat} owes no card", "SEQ-R16")


def check_end(state: SequenceState) -> None:
    sides = range(int(state.plan.sides))
    winners = [side for side in sides if state.chips.made[side] >= state.plan.needed]
    left = [side for side in sides if state.members(side)]
    if state.phase != rules.ENDED:
        require(not winners, f"{', '.join(COLOURS[side] for side in winners)} has won already", "SEQ-70")
        require(len(left) > 1, "only one side has not left, so the game is over", "SEQ-R24")
        is_running = state.winner == rules.NOBODY and state.ending == rules.RUNNING
        require(is_running, "winner and ending are for a game that is over")
        return
    require(len(winners) <= 1, "two sides cannot both have won", "SEQ-70")
    require(state.ending != rules.RUNNING, "a game that is over says how it ended")
    require(not winners or state.ending == rules.BY_SEQUENCES, "a side has the sequences to win", "SEQ-70")
    if state.ending == rules.BY_SEQUENCES:
        require([state.winner] == winners, "the winner is the side with enough sequences", "SEQ-70")
    elif state.ending == rules.BY_LEAVING:
        require(left == [state.winner], "the winner is the only side that has not left", "SEQ-R24")
    elif not state.plan.most:
        require(state.winner == rules.NOBODY, "with stalemate=draw nobody wins a stalemate", "SEQ-R15")

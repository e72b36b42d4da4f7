"""The fields of a state in positions, and what a position must fulfil. Only `players` has no default."""

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import Any

from ludotek.kernel import Field, Fields, forms, require
from ludotek.kernel.fields import Rows
from ludotek.kernel.forms import Bits, Counts, Each, Json, Maybe, Members, Name, Number, SeatNumber, Slots, words

from .board import COLOURS, CORNERS, IS_WILD, LINES, NAMES, SPACES
from .events import ENDINGS, WHYS
from .names import CARD, LINE, SPACE, line_name
from .rules import plan as rules
from .rules.cards import SEAT
from .rules.chips import OF_SIDE
from .rules.plan import NOBODY, Plan
from .rules.state import SequenceState
from .view import PHASES, accusations_of, marked_play

MOST_TURNS = 1_000_000
PACK = 2 * len(NAMES)
DRAWN = Name({**dict(enumerate(NAMES)), int(rules.WAITING): "waiting", int(rules.OUT): "out"}, "a card, waiting or out")


def fields_of(plan: Plan) -> Fields:
    seats = int(plan.seats)
    hands = Each(Slots(CARD, rules.SLOTS, rules.NO_CARD, most=plan.hand, is_spaced=True), seats, empty=rules.NO_CARD)
    seat, some, turns = SeatNumber(seats), Number(0, PACK), Number(0, MOST_TURNS)
    accusation = {"side": (colour_form(plan.sides), None), "accuser": (seat, None), "confirmed": (Bits(seats), None)}
    return Fields(
        Field("phase", Name(PHASES), default="play"),
        Field("turn", seat, "seat", default=0),
        Field("hands", hands, "cards.hands", known="owner", default=[], clause="SEQ-14"),
        Chips("chips", SPACE, "chips.owner", default={}),
        Lines("sequences", LINE, "chips.lines", default={}),
        Discards("discards", CARD, default=[]),
        Field("kept", Counts(NAMES, most=2, is_spaced=True), "cards.kept", default=""),
        Field("dealer", Maybe(seat), default=None),
        Field("opening", Each(DRAWN, seats, empty=int(rules.OUT)), default=[]),
        Field("drawer", Maybe(seat), default=None),
        Field("drawing", Name(WHYS[:-1]), "why", default="none"),
        Field("last", Maybe(SPACE, none=0), default=None),
        *(Field(key, some, default=0) for key in ("exchanged", "swaps", "passes", "idle")),
        Field("turns", turns, "turn", default=1),
        Field("due", Each(turns, seats, empty=0), default=[]),
        Marking("marking", CARD, default=None),
        Field("marks", Each(Number(0, 5), 4), default=[0, 0, 0, 0]),
        Field("owes", Members(seats), "talk.owes", default=[]),
        Rows("accusations", accusation, accusations_in, accuse),
        Field("left", Members(seats), "away", default=[]),
        Field("winner", Maybe(colour_form(plan.sides)), default=None),
        Field("ending", Name(ENDINGS), default="running"),
    )


class Discards(Field):
    def write(self, state: Any) -> Json:
        """The cards of each seat as words: `["6♥ K♣", "2♠"]`."""
        return [" ".join(NAMES[card] for card in state.cards.discards(seat)) for seat in range(state.plan.seats)]

    def read(self, state: Any, value: Json) -> None:
        if not isinstance(value, list | tuple) or len(value) not in (0, state.plan.seats):
            raise forms.Unreadable(value, f"{state.plan.seats}, one for each player")
        laid = [seat * SEAT + CARD.read(name)[0] for seat, names in enumerate(value) for name in words(names)]
        require(len(laid) <= PACK, "there are more discards than cards; the pack has two of every card", "SEQ-R04")
        state.cards.thrown = len(laid)
        for index, card in enumerate(laid):
            state.cards.laid[index] = card

    def numbers(self, state: Any) -> list[int]:
        """Seat by seat: in which order different seats have laid their cards does not matter."""
        return [card for seat in range(int(state.plan.seats)) for card in (*state.cards.discards(seat), NOBODY)]


class Chips(Field):
    def write(self, state: Any) -> Json:
        spaces = {colour: state.chips.of_side(side) for side, colour in enumerate(COLOURS[: state.plan.sides])}
        return {colour: " ".join(map(SPACE.names.__getitem__, cells)) for colour, cells in spaces.items() if cells}

    def read(self, state: Any, value: Json) -> None:
        for side, spaces in read_sides(state, value):
            for name in words(spaces):
                (cell,) = SPACE.read(name)
                require(cell not in CORNERS, f"a chip on the corner {name}", "SEQ-33")
                is_free = state.chips.owner[cell] == rules.FREE
                require(is_free, f"two chips on {name}; a space has room for one", "SEQ-23")
                state.chips.owner[cell] = 1 << side


class Lines(Field):
    def write(self, state: Any) -> Json:
        found: dict[str, list[str]] = {}
        for line in state.chips.finished():
            found.setdefault(COLOURS[line // OF_SIDE], []).append(LINE.names[line % OF_SIDE])
        return found

    def read(self, state: Any, value: Json) -> None:
        sides = read_sides(state, value)
        found = [side * OF_SIDE + LINE.read(name)[0] for side, names in sides for name in forms.items_of(names)]
        require(len(found) <= rules.MOST_LINES, f"{len(found)} sequences are more than there can be", "SEQ-70")
        for index, line in enumerate(sorted(found)):
            state.chips.lines[index] = line


class Marking(Field):
    def write(self, state: Any) -> Json:
        """A card and a space: J♦ r4c3."""
        marked = marked_play(state)
        return None if marked is None else f"{NAMES[marked[0]]} {SPACE.names[marked[1]]}"

    def read(self, state: Any, value: Json) -> None:
        if value is not None:
            if len(words(value)) != 2:
                raise forms.Unreadable(value, "a card and a space")
            card, space = words(value)
            state.marking = CARD.read(card)[0] << rules.CARD | SPACE.read(space)[0]


def colour_form(sides: int) -> Name:
    colours = COLOURS[:sides]
    return Name(colours, f"one of {', '.join(colours)} (SEQ-10)")


def read_sides(state: SequenceState, value: Json) -> list[tuple[int, Json]]:
    if not isinstance(value, Mapping):
        raise forms.Unreadable(value, "an object of colours")
    form = colour_form(state.plan.sides)
    return sorted((form.read(colour)[0], given) for colour, given in value.items())


def accusations_in(state: SequenceState) -> list[list[int]]:
    talk = state.talk
    return [[side, int(who), int(talk.votes[side])] for side, who in enumerate(talk.accuser) if who != NOBODY]


def accuse(state: SequenceState, rows: list[list[int]]) -> None:
    for side, accuser, votes in rows:
        require(state.talk.accuser[side] == NOBODY, "a side is accused twice", "SEQ-R16")
        state.talk.accuser[side], state.talk.votes[side] = accuser, votes


# What no game can reach: every check is what must hold, the message if it does not, and the clause
Check = tuple[bool, str, str] | tuple[bool, str]


def check(state: SequenceState) -> None:
    for checks in (check_cards, check_board, check_phase, check_talk, check_end):
        for one in checks(state):
            require(*one)


def check_cards(state: SequenceState) -> Iterator[Check]:
    cards = state.cards
    in_hands = Counter(card for seat in range(int(state.plan.seats)) for card in cards.hand(seat))
    for card, left in enumerate(cards.left):
        yield left >= 0, f"{NAMES[card]} is there {2 - left} times; the pack has two of every card", "SEQ-R04"
        yield cards.kept[card] <= in_hands[card], f"kept: {NAMES[card]} is not in the hands", "SEQ-R14"


def check_board(state: SequenceState) -> Iterator[Check]:
    """SEQ-05, SEQ-62, SEQ-63; SEQ-60: what qualifies has become a sequence at once."""
    yield state.last not in CORNERS, "the last chip cannot have been on a corner", "SEQ-33"
    chips = state.chips
    for side, colour in enumerate(COLOURS[: state.plan.sides]):
        owned = {*chips.of_side(side), *CORNERS}
        own = [set(chips.cells_of(line)) for line in chips.finished() if line // OF_SIDE == side]
        is_apart = all(len(one & other) <= 1 for one, other in combinations(own, 2))
        yield set().union(*own) <= owned, f"{colour} does not own all of a sequence", "SEQ-05"
        yield is_apart, f"two sequences of {colour} share several spaces", "SEQ-63"
        for five in LINES.values():
            is_new = owned.issuperset(five) and all(len(other.intersection(five)) <= 1 for other in own)
            yield not is_new, f"{line_name(five)} would be a sequence of {colour}", "SEQ-60"


def check_phase(state: SequenceState) -> Iterator[Check]:
    drawer, phase = int(state.drawer), state.phase
    is_calm = state.why == rules.NO_DRAW and not state.marking
    if phase == rules.ENDED:
        yield is_calm and drawer == NOBODY, "when the game is over nobody draws, and no line is chosen", "SEQ-70"
        return
    yield drawer == NOBODY or not state.away[drawer], f"seat {drawer} has left and draws no card", "SEQ-R24"
    if phase == rules.PLAY:
        for checks in (check_turn, check_draw, check_marking):
            yield from checks(state)
        return
    yield is_calm, "before the first turn no card is drawn for a turn, and no line is chosen", "SEQ-14"
    if phase == rules.DEALER:
        yield from check_opening(state)
        return
    is_open = drawer != NOBODY and state.cards.held[drawer] < state.plan.hand
    yield state.dealer != NOBODY, "a deal needs its dealer", "SEQ-14"
    yield is_open, "in the deal somebody still gets a card", "SEQ-14"
    yield state.cards.thrown == 0, "no card is laid before the deal is over", "SEQ-14"


def check_opening(state: SequenceState) -> Iterator[Check]:
    """SEQ-13: the first who still has to draw."""
    waiting = [seat for seat, drawn in enumerate(state.opening) if drawn == rules.WAITING]
    is_empty = list(state.chips.owner) == list(state.plan.board)
    yield bool(waiting), "everybody has drawn for the dealer, so somebody deals", "SEQ-13"
    yield state.drawer == waiting[0], f"drawer: seat {waiting[0]} draws for the dealer now", "SEQ-13"
    yield is_empty and not any(state.cards.held), "no hand and no chip on the board before the deal", "SEQ-14"
    for seat, drawn in enumerate(state.opening):
        is_shown = drawn < 0 or drawn in state.cards.discards(seat)
        yield drawn == rules.OUT or not state.away[seat], f"seat {seat} has left and draws no card", "SEQ-R24"
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
    is_late, is_own = why == rules.LATE_DRAW, drawer == state.seat
    is_exchange = why != rules.EXCHANGE_DRAW or state.exchanged > 0
    yield state.cards.pile > 0, "the draw pile is empty, so no card can be drawn", "SEQ-R14"
    yield state.cards.held[drawer] < plan.hand, f"seat {drawer} has a whole hand and draws no card", "SEQ-24"
    yield not is_late or state.due[drawer] > 0, f"seat {drawer} has no draw to take", "SEQ-R10"
    yield is_late or is_own, "only the player whose turn it is draws", "SEQ-24"
    yield is_exchange, "no dead card was exchanged in this turn", "SEQ-51"
    yield why != rules.TURN_DRAW or not plan.strict, "with draw_mode=strict the turn passes on at once", "SEQ-R10"


def check_marking(state: SequenceState) -> Iterator[Check]:
    """The card is held, the space is free for it, and there is a line to choose."""
    marked = marked_play(state)
    if marked is None:
        return
    (card, cell), chips, side = marked, state.chips, state.plan.side(state.seat)
    is_place = IS_WILD[card] or cell in SPACES[card]
    is_free = is_place and chips.owner[cell] == rules.FREE and card in state.cards.hand(state.seat)
    yield is_free, f"marking: {NAMES[card]} cannot be laid on {SPACE.names[cell]}", "SEQ-20"
    ways = [chips.ways(side, cell, direction) for direction in range(int(rules.DIRECTIONS))]
    is_way = all(not mark or way >> mark - 1 & 1 for mark, way in zip(state.marks, ways, strict=True))
    is_open = chips.open_direction(side, cell, state.marks) != NOBODY
    yield is_way and is_open, "marking: the lines cannot be chosen like that", "SEQ-R13"


def check_talk(state: SequenceState) -> Iterator[Check]:
    accusations, owes = accusations_of(state), state.talk.owes
    is_on = state.plan.talk and state.phase in (rules.PLAY, rules.ENDED)
    yield is_on or not accusations, "accusations need table_talk=penalty", "SEQ-80"
    yield is_on or not any(owes), "a penalty needs table_talk=penalty", "SEQ-80"
    for one in accusations:
        yield one.accuser in one.confirmed, "an accuser confirms that accusation", "SEQ-R16"
        for seat in one.confirmed:
            is_fair = state.plan.side(seat) != one.side and not state.away[seat]
            yield is_fair, f"seat {seat} cannot accuse that side", "SEQ-R16"
    for seat, held in enumerate(state.cards.held):
        yield not owes[seat] or (held > 1 and not state.away[seat]), f"seat {seat} owes no card", "SEQ-R16"


def check_end(state: SequenceState) -> Iterator[Check]:
    sides = range(int(state.plan.sides))
    winners = [side for side in sides if state.chips.made[side] >= state.plan.needed]
    left = [side for side in sides if state.members(side)]
    ending, is_drawn = state.ending, state.winner == NOBODY
    if state.phase != rules.ENDED:
        yield not winners, f"{', '.join(COLOURS[side] for side in winners)} has won already", "SEQ-70"
        yield len(left) > 1, "only one side has not left, so the game is over", "SEQ-R24"
        yield is_drawn and ending == rules.RUNNING, "winner and ending are for a game that is over"
        return
    yield ending != rules.RUNNING, "a game that is over says how it ended"
    yield not winners or ending == rules.BY_SEQUENCES, "a side has the sequences to win", "SEQ-70"
    if ending == rules.BY_SEQUENCES:
        yield [state.winner] == winners, "the winner is the side with enough sequences", "SEQ-70"
    elif ending == rules.BY_LEAVING:
        yield left == [state.winner], "the winner is the only side that has not left", "SEQ-R24"
    elif not state.plan.most:
        yield is_drawn, "with stalemate=draw nobody wins a stalemate", "SEQ-R15"

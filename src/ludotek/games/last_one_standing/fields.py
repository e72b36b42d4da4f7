"""The table of fields: positions as JSON, drawn as the rules draw them: `. x ? + # O =` and the piece's letter right
after its field."""

from collections.abc import Iterator, Sequence
from typing import Any

from ludotek.kernel import Field, Fields, PerSeat, Position, require
from ludotek.kernel.fields import forbid
from ludotek.kernel.forms import Counts, Flag, Json, Keyed, Maybe, Members, Name, Number, Slots, Tally, Unreadable
from ludotek.kernel.grid import field_numbers

from .board import BOARD_TILE_NAMES, CARDS, KINDS, LARGEST, LETTERS, SYMBOLS
from .options import LosOptions, make_plan
from .rules import plan as los
from .rules.plan import Plan
from .rules.state import LosState
from .view import MODES, PHASES

FEW, MANY = Number(0, 999), Number(0, 1_000_000)
AFTERS = ("step", "turn", "place")  # what follows when the flips are done, by the numbers of the rules


def empty_state(position: Position, seats: int, options: LosOptions) -> LosState:
    """The state that a position is read into: its drawing says how large the board is."""
    rows = read_rows(position.get("board"))
    state = LosState(make_plan(options, seats, len(rows), len(rows[0])))
    state.begin()
    return state


def read_rows(drawing: Json) -> list[list[str]]:
    """The signs of every row."""
    is_list = isinstance(drawing, list | tuple) and all(isinstance(row, str) for row in drawing)
    require(is_list, f"board: {drawing!r}: expected a list of rows")
    rows = [row.split() for row in drawing]
    is_small = 1 <= len(rows) <= LARGEST and 1 <= len(rows[0]) <= LARGEST
    require(is_small, f"a board has 1 to {LARGEST} rows and columns", "LOS-02")
    sizes = [len(row) for row in rows]
    require(len(set(sizes)) == 1, f"board rows of {', '.join(map(str, sizes))} fields: expected equal ones")
    return rows


def fields_of(plan: Plan) -> Fields:
    """Only `board` and `players` are needed; the rest has the values of a turn about to begin."""
    seats, columns = int(plan.seats), int(plan.columns)
    names, pieces = list(field_numbers(int(plan.rows), columns)), LETTERS[: 2 * seats]
    field = Name(names, expected=f"a field, a1 to {names[-1]}")
    cards = Tally(plan.cards, f"some of {', '.join(map(str, CARDS))} (LOS-09, LOS-33)")
    tiles, marked = Counts(KINDS, is_listed=True), Members(2 * seats, pieces, is_joined=True)
    return Fields(
        Drawing(columns, pieces),
        PerSeat(
            "players",
            seats,
            Field("hand", tiles, known="owner", default=[]),
            Field("cards", cards, default=list(CARDS)),
            Field("given_up", tiles, known="owner", default=[]),
            Field("place", FEW, default=0),
            Field("leaving", FEW, default=0),
        ),
        Unseen("unseen", Keyed(FEW, BOARD_TILE_NAMES, 0), default=None),
        Field("pool", Keyed(FEW, KINDS, 0), known="nobody", default={}),
        Field("turn", Name([f"P{seat + 1}" for seat in range(seats)]), "seat", default="P1"),
        Field("phase", Name(PHASES), default="tile"),
        Field("turns", MANY, "turn", default=1),
        Field("placed", FEW, default=2 * seats),
        Field("locked", marked, default=""),
        Field("emerged", marked, default=""),
        Field("tile", Maybe(Name(KINDS), los.NOWHERE), "kind", default=None),
        Field("boost", FEW, default=0),
        Field("mode", Name(MODES), default="own"),
        Field("card", Number(0, 3), default=0),
        Field("piece", Maybe(Name(pieces), los.NOWHERE), default=None),
        Field("made", FEW, default=0),
        Field("left", FEW, default=0),
        Field("exit", Maybe(field, los.NOWHERE), default=None),
        Paid("paid", Members(len(names), names), default=[]),
        Field("flips", Slots(field, 2 * seats, los.NOWHERE), default=[]),
        Field("after", Name(AFTERS), default="step"),
        Field("quiet", MANY, default=0),
        Field("changed", Flag(), default=False),
        Field("sudden_death", Flag(), "sudden", default=False),
    )


# Fields that are not written as they are kept


class Drawing(Field):
    """Terrain and pieces, as rows of signs."""

    def __init__(self, columns: int, pieces: str) -> None:
        super().__init__("board", FEW, "terrain")
        self.columns, self.pieces, self.at = columns, pieces, Field("pieces", FEW, "at")

    def fields(self) -> Iterator[Field]:
        return iter((self, self.at))

    def write(self, state: Any) -> Json:
        standing = dict(zip(self.at.numbers(state), self.pieces, strict=True))
        signs = [f"{SYMBOLS[terrain]}{standing.get(field, ' ')}" for field, terrain in enumerate(state.terrain)][:-1]
        rows = range(0, len(signs), self.columns)
        return [" ".join(signs[start : start + self.columns]).rstrip() for start in rows]

    def read(self, state: Any, value: Json) -> None:
        for field, sign in enumerate(sign for row in read_rows(value) for sign in row):
            if sign[0] not in SYMBOLS or sign[1:] not in ("", *self.pieces):
                raise Unreadable(sign, f"one of {' '.join(SYMBOLS)} and perhaps a piece of {self.pieces}")
            state.terrain[field] = SYMBOLS.index(sign[0])
            if letter := sign[1:]:
                piece = self.pieces.index(letter)
                require(state.at[piece] == los.NOWHERE, f"piece {letter} stands on two fields")
                state.at[piece] = field


class Unseen(Field):
    """From code 1 on: nothing is HIDDEN under a face-down tile. Null: all tiles that lie face down are neutral."""

    def write(self, state: Any) -> Json:
        return self.form.write(self.numbers(state)[1:])

    def read(self, state: Any, value: Json) -> None:
        hidden = list(state.terrain).count(los.HIDDEN)
        self.set_numbers(state, [0, *self.form.read({"neutral": hidden} if value is None else value)])


class Paid(Field):
    """The fields whose +1 has given its step in this turn. LOS-41"""

    def numbers(self, state: Any) -> list[int]:
        return [int(0 < state.turn == paid) for paid in state.paid][:-1]

    def set_numbers(self, state: Any, numbers: Sequence[int]) -> None:
        super().set_numbers(state, [state.turn * is_paid for is_paid in numbers])


# What cannot be


def check(state: LosState) -> None:
    """Refuses a position that cannot exist."""
    check_pieces(state)
    check_players(state)
    check_hands(state)
    unseen, hidden, phase = state.unseen_total, state.hidden, state.phase
    require(unseen >= hidden, f"{unseen} unseen tiles for {hidden} face-down fields", "LOS-04")
    if phase == los.FLIP:
        check_flips(state)
    elif phase != los.ENDED:
        require(not state.place[state.seat], f"it cannot be the turn of P{state.seat + 1}, who is out", "LOS-87")
    if phase in (los.DEAL, los.PLACE) or state.after == los.AFTER_PLACE:
        check_placing(state)
    elif phase != los.ENDED:
        check_turn(state)
    require(state.actor < 0 or bool(state.legal()), "nothing can be chosen in this phase; every decision has a choice")


def check_pieces(state: LosState) -> None:
    for piece in range(2 * state.plan.seats):
        field, name = state.at[piece], f"piece {LETTERS[piece]}"
        if field == los.NOWHERE:
            forbid(state.locked[piece] + state.emerged[piece] > 0, f"{name} is off the board and cannot be locked")
            continue
        terrain = state.terrain[field]
        require(state.plan.is_open[terrain] == 1, f"{name} stands on a field that cannot be entered", "LOS-24")
        require(state.place[piece >> 1] < 2, f"{name} belongs to a player who is out", "LOS-84")
        has_come_out = not state.emerged[piece] or (state.plan.on_exit and terrain == los.TUNNEL)
        require(has_come_out, f"{name} has not come out of a tunnel where it stands", "LOS-R21")


def check_players(state: LosState) -> None:
    """Who is in, who is out, who has left."""
    places, phase, is_over = [int(place) for place in state.place], state.phase, state.phase == los.ENDED
    first = places.count(1 if is_over else 0)
    ranking = [int(is_over)] * first + list(range(first + 1, len(places) + 1))
    is_possible = first == 1 or (first > 1 and (state.plan.shared_win or not is_over))
    expected = f"places {places}: expected 0 while in, then the ranking from the last place up"
    require(is_possible and sorted(places) == ranking, expected, "LOS-89")
    is_last_flip = phase == los.FLIP and state.after == los.AFTER_TURN
    require(is_over or first > 1 or is_last_flip, "only one player is left: the game is over", "LOS-88")
    numbers = sorted(int(number) for number in state.leaving if number)
    in_order = f"leaving {numbers}: expected 1, 2, … in the order of leaving"
    require(numbers == list(range(1, len(numbers) + 1)), in_order, "LOS-R47")
    pending = [seat for seat, place in enumerate(places) if state.leaving[seat] and not place]
    is_late = bool(pending) and (phase in (los.DEAL, los.PLACE, los.ENDED) or state.in_game - len(pending) < 2)
    forbid(is_late, "a player who has left is still in the game", "LOS-R47")
    forbid(state.seat in pending and phase != los.FLIP, "a player who has left cannot be asked", "LOS-R47")


def check_hands(state: LosState) -> None:
    for seat in range(state.plan.seats):
        held, is_giving_up = state.hand_size(seat), state.phase == los.DISCARD and seat == state.seat
        most = los.HAND + (is_giving_up or state.place[seat] > 1)  # who leaves may do so with five in hand
        require(held <= most, f"P{seat + 1} holds {held} tiles; a hand has at most {most}", "LOS-47")
        forbid(is_giving_up and held < most, "a tile is given up only from a hand of five", "LOS-47")
    forbid(state.phase == los.DRAW and sum(state.pool) == 0, "nothing can be drawn from an empty pool", "LOS-R13")


def check_placing(state: LosState) -> None:
    seats, order = int(state.plan.seats), state.plan.order
    for number in range(state.placed, 2 * seats):
        piece = 2 * int(order[number]) + (number >= seats)
        early = f"piece {LETTERS[piece]} is on the board before it was placed"
        require(state.at[piece] == los.NOWHERE, early, "LOS-12")
    is_full = sum(state.free) < 2 * seats - state.placed
    forbid(is_full, "there are not enough fields for the pieces still to be placed", "LOS-13")
    is_next = state.phase != los.PLACE or (state.placed < 2 * seats and order[state.placed] == state.seat)
    require(is_next, f"it is not P{state.seat + 1} who places now", "LOS-12")
    if state.phase == los.DEAL:
        missing = [los.HAND - state.hand_size(seat) for seat in range(state.seat, seats) if not state.place[seat]]
        is_due = not state.placed and missing[0] > 0 and sum(missing) <= sum(state.pool)
        require(is_due, "these hands cannot be dealt now", "LOS-07")


def check_flips(state: LosState) -> None:
    fields = [field for field in state.flips if field != los.NOWHERE]
    require(0 < len(fields) == len(set(fields)), "phase 'flip' needs the fields to be flipped, each once")
    is_hidden = all(state.terrain[field] == los.HIDDEN and state.free[field] for field in fields)
    require(is_hidden, "only face-down fields without a piece are flipped", "LOS-28, LOS-84")
    is_one = state.after != los.AFTER_STEP or (len(fields) == 1 and not state.place[state.seat])
    require(is_one, "after a step one field is flipped, by a player who is in", "LOS-28")


def check_turn(state: LosState) -> None:
    phase = state.phase
    require(state.turn > 0, "turns 0: a turn has begun")
    is_laid = state.kind > los.PLUS1_TILE - state.plan.lays_plus1
    require(phase != los.TILE_FIELD or is_laid, "phase 'tile_field' needs the tile to be laid", "LOS-50")
    require(phase != los.PIECE or state.card > 0, "phase 'piece' needs the card that was used", "LOS-20")
    if phase == los.CARD:
        has_own = state.has_piece(los.OWN)
        fits = (has_own, state.has_piece(los.OPPONENT), not has_own and state.can_move(state.seat))[state.mode]
        require(fits, "no piece fits what the card is to be used for", "LOS-19, LOS-64, LOS-65")
    elif phase in (los.STEP, los.LAND, los.DISCARD, los.DRAW) or (phase == los.FLIP and state.after == los.AFTER_STEP):
        check_move(state)


def check_move(state: LosState) -> None:
    piece, phase = state.piece, state.phase
    is_there = piece != los.NOWHERE and state.at[piece] != los.NOWHERE
    require(is_there, "this phase needs a moving piece on the board", "LOS-21")
    fits = state.card > 0 and state.mode == (los.OWN if piece >> 1 == state.seat else los.OPPONENT)
    require(fits, "card, mode and moving piece do not fit together", "LOS-21, LOS-66")
    forbid(phase in (los.STEP, los.LAND) and state.left == 0, "no step is left", "LOS-31")
    is_stuck = phase == los.STEP and not state.can_step(piece)
    forbid(is_stuck, "the moving piece has no legal step, so its move is over", "LOS-27")
    if phase == los.LAND:
        is_diving = state.terrain[state.at[piece]] == los.TUNNEL and not state.plan.on_exit
        is_tunnel = state.exit != los.NOWHERE and state.terrain[state.exit] == los.TUNNEL
        is_open = is_diving and is_tunnel and state.is_exit(piece, state.exit)
        require(is_open, "phase 'land' needs a piece on a tunnel and an exit", "LOS-73")

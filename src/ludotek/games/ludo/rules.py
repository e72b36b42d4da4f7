"""The rules of Ludo in play: throws, legal moves, knocking home, turns, the end. Hot: compiled with mypyc.

A piece's position counts from its own start globe: 0 to the mouth on the ring, then lane and goal; -1 is the yard.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludotek.kernel.rng import Rng
from ludotek.kernel.state import CHANCE, LEAVE, OVER, State, room
from ludotek.kernel.story import Event
from ludotek.kernel.vecs import vec

if TYPE_CHECKING:
    from ludotek.games.ludo.setup import LudoOptions

YARD: Final[i64] = -1
NOWHERE: Final[i64] = -2

# A seat's actions: 0 .. 3 move that piece (of pieces on one field, the first), and these.
ENTER: Final[i64] = 4  # one piece to the start globe
ENTER_TWO: Final[i64] = 5  # two pieces to the start globe, LUDO-82
ENTER_SIXTH: Final[i64] = 6  # one piece to the sixth square, LUDO-82
WIDTH: Final[i64] = 7

SIXTH: Final[i64] = 5  # the sixth square's position, LUDO-R25

# What a seat is doing in the opening throws.
WAITING: Final[i64] = -1
OUT: Final[i64] = -2

# A ring field holds seat * STACK + how many pieces stand there; 0 is empty.
STACK: Final[i64] = 8


class Plan:
    """Everything fixed at set-up, shared by all states of a game."""

    def __init__(
        self,
        *,
        options: "LudoOptions",
        seats: int,
        pieces: int,
        ring: int,
        mouth: int,
        goal: int,
        starts: list[int],
        next_seat: list[int],
        to: list[int],
        low: list[int],
        high: list[int],
        hops: list[int],
        pips: list[int],
        enters: list[int],
        sixth: int,
        extra: int,
        globes: list[int],
        all_in_yard: bool,
        owner_clears: bool,
        shelter: bool,
        play_on: bool,
    ) -> None:
        self.options = options
        self.seats: i64 = seats
        self.pieces: i64 = pieces
        self.ring: i64 = ring
        self.mouth: i64 = mouth
        self.goal: i64 = goal
        self.stride: i64 = goal + 1
        self.starts = vec[i64](starts)  # seat -> ring field of the start globe
        self.next_seat = vec[i64](next_seat)  # seat -> seat, LUDO-08
        self.to = vec[i64](to)  # face * stride + position -> position or NOWHERE
        self.low = vec[i64](low)  # ... -> bounds between which an own piece is in the way, LUDO-51
        self.high = vec[i64](high)
        self.hops = vec[i64](hops)  # face * stride + position reached -> where a hop ends or NOWHERE, LUDO-91
        self.pips = vec[i64](pips)  # face -> pips in the opening, LUDO-R03
        self.enters = vec[i64](enters)  # face -> 1 if it brings a piece out, LUDO-20, LUDO-80
        self.sixth: i64 = sixth  # the face of LUDO-82, or NOWHERE
        self.extra: i64 = extra  # the face that earns an extra throw, LUDO-30
        self.globes = vec[i64](globes)  # ring field -> 1 if a globe
        self.all_in_yard = all_in_yard
        self.owner_clears = owner_clears
        self.shelter = shelter
        self.play_on = play_on


class LudoState(State):
    def __init__(
        self,
        plan: Plan,
        pos: "vec[i64]",
        ring: "vec[i64]",
        yard: "vec[i64]",
        home: "vec[i64]",
        place: "vec[i64]",
        opening: "vec[i64]",
        moves: "vec[i64]",
        actor: i64,
        seat: i64,
        face: i64,
        tries: i64,
        throws: i64,
        turn: i64,
        found: i64,
        finished: i64,
        left: i64,
        is_opening: bool,
        is_extra: bool,
    ) -> None:
        self.actor = actor
        self.story = None
        self.plan = plan
        self.pos = pos  # seat * pieces + piece -> own position
        self.ring = ring  # ring field -> who stands there and how many
        self.yard = yard  # seat -> pieces in the yard
        self.home = home  # seat -> pieces in the goal
        self.place = place  # seat -> 0 while playing, else the place
        self.opening = opening  # seat -> pips thrown, WAITING or OUT
        self.moves = moves  # the legal actions for the face, found when it was thrown
        self.seat: i64 = seat  # whose turn or opening throw it is
        self.face: i64 = face  # the last throw, 0 before the first of all
        self.tries: i64 = tries  # throws still due in this turn
        self.throws: i64 = throws  # throws made in this turn
        self.turn: i64 = turn  # turns begun so far
        self.found: i64 = found
        self.finished: i64 = finished  # seats that finished
        self.left: i64 = left  # seats that left
        self.is_opening = is_opening
        self.is_extra = is_extra  # the throw due or just made is an extra throw

    def width(self) -> i64:
        return WIDTH

    def copy(self) -> "LudoState":
        return LudoState(
            self.plan,
            self.pos[:],
            self.ring[:],
            self.yard[:],
            self.home[:],
            self.place[:],
            self.opening[:],
            self.moves[:],
            self.actor,
            self.seat,
            self.face,
            self.tries,
            self.throws,
            self.turn,
            self.found,
            self.finished,
            self.left,
            self.is_opening,
            self.is_extra,
        )

    def legal_into(self, out: "vec[i64]") -> i64:
        moves = self.moves
        found = self.found
        for k in range(found):
            out[k] = moves[k]
        return found

    def chances(self) -> list[tuple[int, int]]:
        return [(face, 1) for face in range(1, 7)]

    def sample(self, rng: Rng) -> i64:
        return rng.below(6) + 1

    def apply(self, action: i64) -> None:
        if self.actor != CHANCE:
            self.make_move(action)  # LUDO-10: a throw first, then its use
        elif self.is_opening:
            self.opening_throw(action)
        else:
            self.throw(action)

    # The opening: LUDO-07

    def opening_throw(self, face: i64) -> None:
        pips = self.plan.pips[face]
        self.face = face
        self.opening[self.seat] = pips
        if self.story is not None:
            self.tell("opening_throw", face, pips)
        self.next_opening_throw()

    def next_opening_throw(self) -> None:
        """Go on to the next who still has to throw; after the last one, see who begins."""
        next_seat = self.plan.next_seat
        opening = self.opening
        seat = self.seat
        for step in range(self.plan.seats):
            seat = next_seat[seat]
            if opening[seat] == WAITING and self.contenders() > 1:
                self.seat = seat
                return
        self.settle_opening()

    def contenders(self) -> i64:
        n: i64 = 0
        for seat in range(self.plan.seats):
            if self.opening[seat] != OUT:
                n += 1
        return n

    def settle_opening(self) -> None:
        """The highest begins; those who tie for it throw again. LUDO-R04"""
        opening = self.opening
        best: i64 = OUT
        for seat in range(self.plan.seats):
            if opening[seat] > best:
                best = opening[seat]
        first: i64 = NOWHERE
        tied: i64 = 0
        for seat in range(self.plan.seats):
            if opening[seat] == best:
                tied += 1
                first = seat
        if tied == 1:
            self.is_opening = False
            self.begin_turn(first)
            return
        for seat in range(self.plan.seats):
            opening[seat] = WAITING if opening[seat] == best else OUT
        if self.story is not None:
            self.tell("opening_tie", tied, 0)
        self.next_opening_throw()

    # Turns and throws: LUDO-10 .. LUDO-16, LUDO-24 .. LUDO-31

    def begin_turn(self, seat: i64) -> None:
        self.seat = seat
        self.found = 0
        self.throws = 0
        self.turn += 1
        self.is_extra = False
        self.tries = 3 if self.has_three_tries(seat) else 1  # LUDO-24, LUDO-R09: checked once, here
        self.actor = CHANCE
        if self.story is not None:
            self.tell("turn", self.tries, 0)

    def has_three_tries(self, seat: i64) -> bool:
        in_yard = self.yard[seat]
        if self.plan.all_in_yard:
            return in_yard == self.plan.pieces
        return in_yard + self.home[seat] == self.plan.pieces  # LUDO-R08

    def throw(self, face: i64) -> None:
        self.face = face
        self.tries -= 1
        self.throws += 1
        if self.story is not None:
            self.tell("throw", face, self.throws)
        self.find_moves()
        if self.found > 0:
            self.actor = self.seat  # LUDO-13: one of them must be made
            return
        if self.story is not None:
            self.tell("nothing_moves", face, 0)
        self.after_throw()  # LUDO-14

    def after_throw(self) -> None:
        plan = self.plan
        face = self.face
        if self.home[self.seat] == plan.pieces:
            self.finish()  # LUDO-70: no extra throw, LUDO-R21
            return
        if plan.enters[face]:
            self.tries = 0  # LUDO-25, LUDO-86
        if face == plan.extra:
            self.tries = 1  # LUDO-30, LUDO-31, LUDO-R07, LUDO-R21
            self.is_extra = True
            if self.story is not None:
                self.tell("extra_throw", face, 0)
        if self.tries > 0:
            self.found = 0
            self.actor = CHANCE
        else:
            self.pass_turn()  # LUDO-16

    def pass_turn(self) -> None:
        next_seat = self.plan.next_seat
        place = self.place
        seat = next_seat[self.seat]  # LUDO-08
        while place[seat] != 0:  # LUDO-71
            seat = next_seat[seat]
        self.begin_turn(seat)

    # Legal moves

    def find_moves(self) -> None:
        plan = self.plan
        pieces = plan.pieces
        pos = self.pos
        moves = self.moves
        base = self.seat * pieces
        table = self.face * plan.stride
        goal = plan.goal
        found: i64 = 0
        for i in range(pieces):  # LUDO-12: any of the own pieces
            p = pos[base + i]
            if p < 0 or p == goal:  # LUDO-23, LUDO-66
                continue
            to = plan.to[table + p]
            if to < 0:
                continue
            low = plan.low[table + p]
            high = plan.high[table + p]
            is_free = True
            for j in range(pieces):
                q = pos[base + j]
                if j != i and low < q and q < high:  # LUDO-51, LUDO-R17
                    is_free = False
                    break
                if q == p and j < i:  # LUDO-R27: the same move as that piece's
                    is_free = False
                    break
            if is_free:
                moves[found] = i
                found += 1
        if self.yard[self.seat] > 0 and plan.enters[self.face]:
            found = self.find_entries(found)  # LUDO-22, LUDO-32
        self.found = found

    def find_entries(self, found: i64) -> i64:
        moves = self.moves
        if self.face != self.plan.sixth:
            moves[found] = ENTER  # LUDO-20, LUDO-81
            return found + 1
        moves[found] = ENTER_TWO if self.yard[self.seat] > 1 else ENTER  # LUDO-82, LUDO-83, LUDO-R24
        found += 1
        if self.can_enter_sixth():
            moves[found] = ENTER_SIXTH
            found += 1
        return found

    def can_enter_sixth(self) -> bool:
        """LUDO-84: own pieces before the sixth square are in the way."""
        pieces = self.plan.pieces
        base = self.seat * pieces
        for i in range(pieces):
            p = self.pos[base + i]
            if p > YARD and p < SIXTH:
                return False
        return True

    # Moves

    def make_move(self, action: i64) -> None:
        if action < ENTER:
            self.move_piece(action)
        elif action == ENTER_SIXTH:
            self.enter(SIXTH)
        else:
            self.enter(0)  # LUDO-21
            if action == ENTER_TWO:
                self.enter(0)  # LUDO-85: the second meets what the first met, or joins it
        self.after_throw()

    def enter(self, to: i64) -> None:
        piece: i64 = 0
        base = self.seat * self.plan.pieces
        while self.pos[base + piece] != YARD:
            piece += 1
        self.yard[self.seat] -= 1
        if self.story is not None:
            self.tell("enter", piece, to)
        self.arrive(piece, to, to == 0)

    def move_piece(self, piece: i64) -> None:
        plan = self.plan
        start = self.pos[self.seat * plan.pieces + piece]
        table = self.face * plan.stride
        to = plan.to[table + start]
        self.leave_field(start)
        if self.story is not None:
            self.story.append(
                Event("move", {"seat": self.seat, "piece": piece, "from": start, "to": to, "face": self.face})
            )
        stays = self.arrive(piece, to, False)
        end = plan.hops[table + to]
        if stays and end >= 0:  # LUDO-57: not without LUDO-91
            self.leave_field(to)
            if self.story is not None:
                self.story.append(Event("hop", {"seat": self.seat, "piece": piece, "from": to, "to": end}))
            self.arrive(piece, end, False)

    def leave_field(self, position: i64) -> None:
        plan = self.plan
        if position <= plan.mouth:
            field = plan.starts[self.seat] + position
            if field >= plan.ring:
                field -= plan.ring
            standing = self.ring[field] - 1
            self.ring[field] = standing if standing & (STACK - 1) else 0

    def arrive(self, piece: i64, to: i64, enters: bool) -> bool:
        """Put a piece on its destination and see whom it meets; False if it is sent home."""
        plan = self.plan
        seat = self.seat
        if to <= plan.mouth:
            field = plan.starts[seat] + to
            if field >= plan.ring:
                field -= plan.ring
            standing = self.ring[field]
            if standing == 0:
                self.ring[field] = seat * STACK + 1
            elif standing >> 3 == seat:
                self.ring[field] = standing + 1  # LUDO-52, LUDO-R10
            elif self.yields(field, standing, enters):
                self.knock_home(standing >> 3, field)
                self.ring[field] = seat * STACK + 1
            else:
                self.send_home(piece)
                return False
        elif to == plan.goal:
            self.home[seat] += 1
            if self.story is not None:
                self.tell("goal", piece, to)
        self.pos[seat * plan.pieces + piece] = to  # LUDO-60: in the lane nobody is met
        return True

    def yields(self, field: i64, standing: i64, enters: bool) -> bool:
        """Whether the opponents on this field go home; if not, the arriving piece does. LUDO-55, LUDO-56"""
        plan = self.plan
        if enters and plan.owner_clears:
            return True  # LUDO-R11
        if standing & (STACK - 1) > 1:
            return False  # LUDO-54
        is_sheltered = plan.shelter and not enters and plan.globes[field] == 1  # LUDO-90
        return not is_sheltered  # LUDO-53

    def knock_home(self, owner: i64, field: i64) -> None:
        """All pieces on this field go back to their yard. LUDO-53"""
        plan = self.plan
        position = field - plan.starts[owner]
        if position < 0:
            position += plan.ring
        base = owner * plan.pieces
        for i in range(plan.pieces):
            if self.pos[base + i] == position:
                self.pos[base + i] = YARD
                self.yard[owner] += 1
                if self.story is not None:
                    self.story.append(
                        Event("knocked_home", {"seat": owner, "piece": i, "from": position, "by": self.seat})
                    )

    def send_home(self, piece: i64) -> None:
        """LUDO-54: the arriving piece goes home, those standing there stay."""
        self.pos[self.seat * self.plan.pieces + piece] = YARD
        self.yard[self.seat] += 1
        if self.story is not None:
            self.tell("sent_home", piece, 0)

    # The end: LUDO-70, LUDO-71, LUDO-R26, LUDO-R29

    def finish(self) -> None:
        self.finished += 1
        self.place[self.seat] = self.finished
        if self.story is not None:
            self.tell("finished", self.finished, 0)
        if not self.plan.play_on or self.close_if_one_is_left():
            self.end()
        else:
            self.pass_turn()

    def close_if_one_is_left(self) -> bool:
        """Give the next place to the only one who still plays, if there is only one."""
        playing: i64 = 0
        last: i64 = NOWHERE
        for seat in range(self.plan.seats):
            if self.place[seat] == 0:
                playing += 1
                last = seat
        if playing != 1:
            return False
        self.finished += 1
        self.place[last] = self.finished
        return True

    def end(self) -> None:
        self.actor = OVER
        self.found = 0
        if self.story is not None:
            self.story.append(Event("over", {}))

    def interjections(self, seat: i64) -> list[int]:
        return [LEAVE] if self.actor != OVER and self.place[seat] == 0 else []

    def interject(self, seat: i64, action: i64) -> None:
        """LEAVE: the pieces go to the yard, the seat is skipped and placed behind all who stay. LUDO-R29"""
        self.clear_pieces(seat)
        self.place[seat] = self.plan.seats - self.left
        self.left += 1
        if self.story is not None:
            self.story.append(Event("left", {"seat": seat}))
        self.opening[seat] = OUT
        if self.close_if_one_is_left():
            self.end()
        elif self.is_opening:
            if seat == self.seat or self.contenders() == 1:
                self.next_opening_throw()
        elif seat == self.seat:
            self.pass_turn()

    def clear_pieces(self, seat: i64) -> None:
        plan = self.plan
        for field in range(plan.ring):
            if self.ring[field] and self.ring[field] >> 3 == seat:
                self.ring[field] = 0
        for i in range(plan.pieces):
            self.pos[seat * plan.pieces + i] = YARD
        self.yard[seat] = plan.pieces
        self.home[seat] = 0

    def scores(self) -> list[float]:
        """1.0 for the winner; with play for places evenly down to 0.0 for the last."""
        n = self.plan.seats
        if not self.plan.play_on:
            return [1.0 if self.place[seat] == 1 else 0.0 for seat in range(n)]
        return [float(n - self.place[seat]) / float(n - 1) for seat in range(n)]

    def tell(self, kind: str, value: i64, other: i64) -> None:
        story = self.story
        if story is not None:
            story.append(Event(kind, {"seat": self.seat, "value": value, "other": other}))


def begin(plan: Plan) -> LudoState:
    """All pieces in their yards, the opening throws still to come. LUDO-04, LUDO-07"""
    pos = room(plan.seats * plan.pieces)
    yard = room(plan.seats)
    opening = room(plan.seats)
    for k in range(plan.seats * plan.pieces):
        pos[k] = YARD
    for seat in range(plan.seats):
        yard[seat] = plan.pieces
        opening[seat] = WAITING
    return LudoState(
        plan,
        pos,
        room(plan.ring),
        yard,
        room(plan.seats),
        room(plan.seats),
        opening,
        room(WIDTH),
        CHANCE,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        True,
        False,
    )

"""The table: where everything stands, which pieces may move, where they arrive, whom they meet there.

A piece's position counts from its own start globe: 0 to the mouth on the ring, then lane and goal; -1 is the yard.
Hot: compiled with mypyc.
"""

from typing import Final, Literal

from mypy_extensions import i64

from ludotek.games.ludo import events
from ludotek.kernel.state import CHANCE, State, room
from ludotek.kernel.vecs import vec

from .plan import ENTER, ENTER_SIXTH, ENTER_TWO, OWNER_BITS, SIXTH, STACK, YARD, Plan


class Table(State):
    """Where everything stands, and whose turn it is."""

    def __init__(self, plan: Plan) -> None:
        self.actor = CHANCE
        self.story = None
        self.plan: Final = plan
        self.pos = vec[i64]()  # seat * pieces + piece -> own position
        self.place = vec[i64]()  # seat -> 0 while playing, else the place
        self.opening = vec[i64]()  # seat -> pips thrown, WAITING or OUT
        self.seat: i64 = 0  # whose turn or opening throw it is
        self.face: i64 = 0  # the last throw, 0 before the first of all
        self.tries: i64 = 0  # throws still due in this turn
        self.throws: i64 = 0  # throws made in this turn
        self.turn: i64 = 0  # turns begun so far
        self.left: i64 = 0  # seats that left
        self.is_opening = True
        self.is_extra = False  # the throw due or just made is an extra throw
        # These follow from the others: see rebuild().
        self.ring = vec[i64]()  # ring field -> seat * STACK + how many pieces stand there, 0 if none
        self.yard = vec[i64]()  # seat -> pieces in the yard
        self.home = vec[i64]()  # seat -> pieces in the goal
        self.track = vec[i64]()  # seat * pieces + n -> index in `pos` of the n-th own piece on the track
        self.moves = vec[i64]()  # the legal actions for the face, found when it was thrown
        self.found: i64 = 0  # how many
        self.finished: i64 = 0  # seats that finished

    # Legal moves

    def find_moves(self) -> None:
        pieces = self.plan.pieces
        seat = self.seat
        base = seat * pieces
        table = self.face * self.plan.stride
        in_yard = self.yard[seat]
        on_track = pieces - in_yard - self.home[seat]
        found: i64 = 0
        for n in range(base, base + on_track):  # LUDO-12: any of the mover's pieces; LUDO-23, LUDO-66: on the track
            k = self.track[n]
            p = self.pos[k]
            if self.plan.to[table + p] < 0:
                continue
            low = self.plan.low[table + p]
            high = self.plan.high[table + p]
            for m in range(base, base + on_track):
                q = self.pos[self.track[m]]
                if low < q and q < high and m != n:  # LUDO-51, LUDO-R17
                    break
                if q == p and m < n:  # LUDO-R27: the same move as that piece's
                    break
            else:
                self.moves[found] = k - base
                found += 1
        if in_yard > 0 and self.plan.enters[self.face]:
            found = self.find_entries(found)  # LUDO-22, LUDO-32
        self.found = found

    def find_entries(self, found: i64) -> i64:
        if self.face != self.plan.sixth or self.yard[self.seat] == 1:
            self.moves[found] = ENTER  # LUDO-20, LUDO-81, LUDO-83
        else:
            self.moves[found] = ENTER_TWO  # LUDO-82, LUDO-R24
        if self.face != self.plan.sixth or not self.can_enter_sixth():
            return found + 1
        self.moves[found + 1] = ENTER_SIXTH
        return found + 2

    def can_enter_sixth(self) -> bool:
        """LUDO-84: own pieces before the sixth square are in the way."""
        base = self.seat * self.plan.pieces
        for k in range(base, base + self.plan.pieces):
            p = self.pos[k]
            if p > YARD and p < SIXTH:
                return False
        return True

    def list_track(self, seat: i64) -> None:
        """Notes which own pieces are on the track: find_moves looks only at them."""
        base = seat * self.plan.pieces
        n = base
        for k in range(base, base + self.plan.pieces):
            p = self.pos[k]
            if p >= 0 and p != self.plan.goal:
                self.track[n] = k
                n += 1

    # Moves

    def bring_out(self, action: i64) -> None:
        """The first in the yard, or the first two. LUDO-85: the second meets what the first met, or joins it."""
        base = self.seat * self.plan.pieces
        to: i64 = 0
        if action == ENTER_SIXTH:
            to = SIXTH
        due: i64 = 2 if action == ENTER_TWO else 1
        for piece in range(self.plan.pieces):
            if due > 0 and self.pos[base + piece] == YARD:
                self.enter(piece, to)  # LUDO-21
                due -= 1

    def enter(self, piece: i64, to: i64) -> None:
        self.yard[self.seat] -= 1
        if self.story is not None:
            self.tell_moved("enter", piece, YARD, to)
        self.arrive(piece, to, to == 0)
        self.list_track(self.seat)

    def move_piece(self, piece: i64) -> None:
        k = self.seat * self.plan.pieces + piece
        start = self.pos[k]
        table = self.face * self.plan.stride
        to = self.plan.to[table + start]
        self.leave_field(start)
        if self.story is not None:
            self.tell_moved("move", piece, start, to)
        stays = self.arrive(piece, to, False)
        if not self.plan.star_hop:
            return
        end = self.plan.hops[table + to]
        if stays and end >= 0:  # LUDO-57: not without LUDO-91
            self.leave_field(to)
            if self.story is not None:
                self.tell_moved("hop", piece, to, end)
            self.arrive(piece, end, False)

    def leave_field(self, position: i64) -> None:
        field = self.plan.fields[self.seat * self.plan.stride + position]
        if field >= 0:
            standing = self.ring[field] - 1
            if standing & (STACK - 1) == 0:
                standing = 0
            self.ring[field] = standing

    def arrive(self, piece: i64, to: i64, enters: bool) -> bool:
        """Puts a piece on its destination and sees whom it meets; False if it is sent home.

        Only the destination counts: opposing pieces on the way are passed. LUDO-50, LUDO-55
        """
        seat = self.seat
        field = self.plan.fields[seat * self.plan.stride + to]
        if field >= 0:
            standing = self.ring[field]
            if standing == 0:
                self.ring[field] = seat * STACK + 1
            elif standing >> OWNER_BITS == seat:
                self.ring[field] = standing + 1  # LUDO-52, LUDO-R10
            elif self.yields(field, standing, enters):
                self.knock_home(standing >> OWNER_BITS, field)
                self.ring[field] = seat * STACK + 1
            else:
                self.go_home(seat, piece)  # LUDO-54: those standing there stay
                return False
        elif to == self.plan.goal:
            self.home[seat] += 1
            if self.story is not None:
                self.tell_piece("goal", seat, piece)
        self.pos[seat * self.plan.pieces + piece] = to  # LUDO-60: in the lane nobody is met
        if to == self.plan.goal:
            self.list_track(seat)
        return True

    def yields(self, field: i64, standing: i64, enters: bool) -> bool:
        """Whether the opponents on this field go home; if not, the arriving piece does. LUDO-56"""
        if enters and self.plan.owner_clears:
            return True  # LUDO-R11
        if standing & (STACK - 1) > 1:
            return False  # LUDO-54
        is_sheltered = self.plan.shelter and not enters and self.plan.globes[field] == 1  # LUDO-90
        return not is_sheltered  # LUDO-53

    def knock_home(self, owner: i64, field: i64) -> None:
        """All pieces on this field go back to their yard. LUDO-53"""
        position = field - self.plan.starts[owner]
        if position < 0:
            position += self.plan.ring
        base = owner * self.plan.pieces
        for piece in range(self.plan.pieces):
            if self.pos[base + piece] == position:
                self.go_home(owner, piece)

    def go_home(self, owner: i64, piece: i64) -> None:
        self.pos[owner * self.plan.pieces + piece] = YARD
        self.yard[owner] += 1
        self.list_track(owner)
        if self.story is not None:
            self.tell_piece("sent_home" if owner == self.seat else "knocked_home", owner, piece)

    def count_pieces(self) -> None:
        """Computes from the positions who stands on which field, in the yard, on the track and in the goal."""
        self.ring = room(self.plan.ring)
        self.yard = room(self.plan.seats)
        self.home = room(self.plan.seats)
        for seat in range(self.plan.seats):
            for i in range(self.plan.pieces):
                p = self.pos[seat * self.plan.pieces + i]
                if p == YARD:
                    self.yard[seat] += 1
                elif p == self.plan.goal:
                    self.home[seat] += 1
                elif p <= self.plan.mouth:
                    field = self.plan.fields[seat * self.plan.stride + p]
                    count = self.ring[field] & (STACK - 1)
                    self.ring[field] = seat * STACK + count + 1
            self.list_track(seat)

    # What is told. Apart from the hot functions: inside them it would slow playouts by 7 %

    def tell_thrown(self) -> None:
        self.emit(events.Thrown(self.seat, self.face, self.is_opening))

    def tell_nothing_moves(self) -> None:
        self.emit(events.NothingMoves(self.seat, self.face))

    def tell_extra_throw(self) -> None:
        self.emit(events.Notice(self.seat, "extra_throw"))

    def tell_moved(self, how: Literal["enter", "move", "hop"], piece: i64, start: i64, to: i64) -> None:
        self.emit(events.Moved(self.seat, how, piece, start, to, self.face))

    def tell_piece(self, kind: Literal["goal", "knocked_home", "sent_home"], owner: i64, piece: i64) -> None:
        self.emit(events.PieceEvent(owner, kind, piece, self.seat))

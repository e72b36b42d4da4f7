"""Opening throws, turns and throws, and the end: LUDO-07 .. LUDO-16, LUDO-24 .. LUDO-31, LUDO-70, LUDO-71.

Hot: compiled with mypyc.
"""

from mypy_extensions import i64

from ludotek.games.ludo import events
from ludotek.kernel.hands import count_of, index_of, largest
from ludotek.kernel.observation import Observation
from ludotek.kernel.rng import Rng
from ludotek.kernel.state import CHANCE, OVER, room
from ludotek.kernel.vecs import vec

from . import advice, observation
from .plan import ENTER, OUT, WAITING, WIDTH, YARD
from .table import Table


class LudoState(Table):
    def begin(self) -> None:
        """All pieces in their yards, the opening throws still to come. LUDO-04, LUDO-07"""
        self.pos = room(self.plan.seats * self.plan.pieces, YARD)
        self.place = room(self.plan.seats)
        self.opening = room(self.plan.seats, WAITING)
        self.rebuild()

    def copy(self) -> "LudoState":
        other = LudoState(self.plan)
        other.actor = self.actor
        other.pos = self.pos[:]
        other.place = self.place[:]
        other.opening = self.opening[:]
        other.seat = self.seat
        other.face = self.face
        other.tries = self.tries
        other.throws = self.throws
        other.turn = self.turn
        other.left = self.left
        other.is_opening = self.is_opening
        other.is_extra = self.is_extra
        other.ring = self.ring[:]
        other.yard = self.yard[:]
        other.home = self.home[:]
        other.track = self.track[:]
        other.moves = self.moves[:]
        other.found = self.found
        other.finished = self.finished
        return other

    def rebuild(self) -> None:
        self.track = room(self.plan.seats * self.plan.pieces)
        self.count_pieces()
        self.finished = self.plan.seats - count_of(self.place, 0) - self.left
        self.moves = room(WIDTH)
        self.found = 0
        if self.actor >= 0:
            self.find_moves()

    def width(self) -> i64:
        return WIDTH

    def legal_into(self, out: "vec[i64]") -> i64:
        found = self.found
        for k in range(found):
            out[k] = self.moves[k]
        return found

    def chances(self) -> list[tuple[int, int]]:
        return [(face, 1) for face in range(1, 7)]  # LUDO-R30

    def sample(self, rng: Rng) -> i64:
        return rng.below(6) + 1

    def seen(self, action: i64, observer: i64) -> i64:
        """Everything, throws too."""
        return action

    def apply(self, action: i64) -> None:
        if self.actor == CHANCE:  # LUDO-10: a throw first, then its use
            if self.is_opening:
                self.opening_throw(action)
            else:
                self.throw(action)
            return
        if action < ENTER:
            self.move_piece(action)
        else:
            self.bring_out(action)
        self.after_throw()

    def is_playing(self, seat: i64) -> bool:
        return self.place[seat] == 0

    def leave(self, seat: i64) -> None:
        """The pieces go to the yard, the seat is skipped and placed behind all who stay. LUDO-R29"""
        base = seat * self.plan.pieces
        for k in range(base, base + self.plan.pieces):
            self.pos[k] = YARD
        self.count_pieces()
        self.place[seat] = self.plan.seats - self.left
        self.left += 1
        self.opening[seat] = OUT
        self.emit(events.Notice(seat, "left"))
        if self.end_if_one_is_left():
            return
        if self.is_opening:
            if seat == self.seat or self.contenders() == 1:
                self.next_opening_throw()
        elif seat == self.seat:
            self.pass_turn()

    def weight_of(self, action: i64) -> i64:
        return advice.weight_of(self, action)

    def features(self, seat: i64, out: "vec[float]") -> i64:
        return advice.features(self, seat, out)

    def is_ranked(self) -> bool:
        return self.plan.play_on

    def final_place(self, seat: i64) -> i64:
        return self.place[seat]

    def observe(self, seat: i64, out: Observation) -> None:
        observation.observe(self, seat, out)

    def codes_into(self, out: "vec[i64]") -> i64:
        return self.legal_into(out)  # actions are codes

    def final_scores(self) -> list[float]:
        """1.0 for the winner; with play for places evenly down to 0.0 for the last."""
        n = self.plan.seats
        if not self.plan.play_on:
            return [1.0 if self.place[seat] == 1 else 0.0 for seat in range(n)]
        return [float(n - self.place[seat]) / float(n - 1) for seat in range(n)]

    # Who begins: LUDO-07

    def opening_throw(self, face: i64) -> None:
        self.face = face
        self.opening[self.seat] = self.plan.pips[face]
        if self.story is not None:
            self.tell_thrown()
        self.next_opening_throw()

    def next_opening_throw(self) -> None:
        """Goes on to the next who still has to throw; after the last one, sees who begins."""
        seat = self.seat
        for step in range(self.plan.seats):
            seat = self.plan.next_seat[seat]
            if self.opening[seat] == WAITING and self.contenders() > 1:
                self.seat = seat
                return
        self.settle_opening()

    def contenders(self) -> i64:
        """How many may still begin."""
        return self.plan.seats - count_of(self.opening, OUT)

    def settle_opening(self) -> None:
        """The highest begins; those who tie for it throw again. LUDO-R04"""
        best = largest(self.opening)
        if count_of(self.opening, best) == 1:
            self.is_opening = False
            self.begin_turn(index_of(self.opening, best))
            return
        for seat in range(self.plan.seats):
            self.opening[seat] = WAITING if self.opening[seat] == best else OUT
        self.emit(events.Notice(self.seat, "opening_tie"))
        self.next_opening_throw()

    # Turns

    def begin_turn(self, seat: i64) -> None:
        self.seat = seat
        self.found = 0
        self.throws = 0
        self.turn += 1
        self.is_extra = False
        self.tries = 3 if self.has_three_tries(seat) else 1  # LUDO-24, LUDO-R09: checked once, here
        self.actor = CHANCE

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
            self.tell_thrown()
        self.find_moves()
        if self.found > 0:
            # LUDO-13, LUDO-R06: one of them must be made; LUDO-R28: asked even if it is the only one
            self.actor = self.seat
            return
        if self.story is not None:
            self.tell_nothing_moves()
        self.after_throw()  # LUDO-14

    def after_throw(self) -> None:
        face = self.face
        if self.home[self.seat] == self.plan.pieces:
            self.finish()  # LUDO-70: no extra throw, LUDO-R21
            return
        if self.plan.enters[face]:
            self.tries = 0  # LUDO-25, LUDO-86
        if face == self.plan.extra:
            self.tries = 1  # LUDO-30, LUDO-31, LUDO-R07, LUDO-R21
            self.is_extra = True
            if self.story is not None:
                self.tell_extra_throw()
        if self.tries > 0:
            self.found = 0
            self.actor = CHANCE
        else:
            self.pass_turn()  # LUDO-16

    def pass_turn(self) -> None:
        seat = self.plan.next_seat[self.seat]  # LUDO-08
        while self.place[seat] != 0:  # LUDO-71
            seat = self.plan.next_seat[seat]
        self.begin_turn(seat)

    # The end

    def finish(self) -> None:
        """LUDO-70, LUDO-71, LUDO-R26"""
        self.finished += 1
        self.place[self.seat] = self.finished
        if self.story is not None:
            self.emit(events.Finished(self.seat, self.finished))
        if not self.plan.play_on:
            self.end()
        elif not self.end_if_one_is_left():
            self.pass_turn()

    def end_if_one_is_left(self) -> bool:
        """Gives the next place to the only one who still plays, if there is only one."""
        if count_of(self.place, 0) > 1:
            return False
        self.finished += 1
        self.place[index_of(self.place, 0)] = self.finished
        self.end()
        return True

    def end(self) -> None:
        self.actor = OVER
        self.found = 0

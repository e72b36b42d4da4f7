"""The course of a game of Ludo: opening, turns, throws, the end. Hot: compiled with mypyc."""

from mypy_extensions import i64

from ludotek.games.ludo.rules.plan import (
    ENTER,
    ENTER_SIXTH,
    ENTER_TWO,
    NOWHERE,
    OUT,
    SIXTH,
    WAITING,
    WIDTH,
    YARD,
    Plan,
)
from ludotek.games.ludo.rules.standing import Standing
from ludotek.kernel.rng import Rng
from ludotek.kernel.state import CHANCE, LEAVE, OVER, room
from ludotek.kernel.story import LooseEvent


class LudoState(Standing):
    def copy(self) -> "LudoState":
        return LudoState(
            self.plan,
            self.pos[:],
            self.ring[:],
            self.yard[:],
            self.home[:],
            self.place[:],
            self.opening[:],
            self.track[:],
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
            self.actor = (
                self.seat
            )  # LUDO-13, LUDO-R06: one of them must be made; LUDO-R28: asked even if it is the only one
            return
        if self.story is not None:
            self.tell("nothing_moves", face, 0)
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
                self.tell("extra_throw", face, 0)
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

    def make_move(self, action: i64) -> None:
        if action < ENTER:
            self.move_piece(action)
        elif action == ENTER_SIXTH:
            self.enter(self.in_yard(0), SIXTH)
        else:
            piece = self.in_yard(0)
            other: i64 = self.in_yard(piece + 1) if action == ENTER_TWO else NOWHERE
            self.enter(piece, 0)  # LUDO-21
            if other >= 0:
                self.enter(other, 0)  # LUDO-85: the second meets what the first met, or joins it
        self.after_throw()

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
            self.story.append(LooseEvent("over", {}))

    def interjections(self, seat: i64) -> list[int]:
        return [LEAVE] if self.actor != OVER and self.place[seat] == 0 else []

    def interject(self, seat: i64, action: i64) -> None:
        """LEAVE: the pieces go to the yard, the seat is skipped and placed behind all who stay. LUDO-R29"""
        self.clear_pieces(seat)
        self.place[seat] = self.plan.seats - self.left
        self.left += 1
        if self.story is not None:
            self.story.append(LooseEvent("left", {"seat": seat}))
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
        room(plan.seats * plan.pieces),
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

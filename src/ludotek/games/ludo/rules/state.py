"""The state of a game of Ludo. Hot: compiled with mypyc.

A piece's position counts from its own start globe: 0 to the mouth on the ring, then lane and goal; -1 is the yard.
"""

from typing import Final

from mypy_extensions import i64

from ludotek.games.ludo.events import Notice
from ludotek.kernel.hands import count_of
from ludotek.kernel.observation import Observation
from ludotek.kernel.rng import Rng
from ludotek.kernel.state import CHANCE, State, room
from ludotek.kernel.vecs import vec

from . import advice, observation
from .pieces import count_pieces, find_moves
from .plan import OUT, WAITING, WIDTH, YARD, Plan
from .turns import contenders, end_if_one_is_left, make_move, next_opening_throw, opening_throw, pass_turn, throw


class LudoState(State):
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
        count_pieces(self)
        self.finished = self.plan.seats - count_of(self.place, 0) - self.left
        self.moves = room(WIDTH)
        self.found = 0
        if self.actor >= 0:
            find_moves(self)

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
        if self.actor != CHANCE:
            make_move(self, action)  # LUDO-10: a throw first, then its use
        elif self.is_opening:
            opening_throw(self, action)
        else:
            throw(self, action)

    def is_playing(self, seat: i64) -> bool:
        return self.place[seat] == 0

    def leave(self, seat: i64) -> None:
        """The pieces go to the yard, the seat is skipped and placed behind all who stay. LUDO-R29"""
        base = seat * self.plan.pieces
        for k in range(base, base + self.plan.pieces):
            self.pos[k] = YARD
        count_pieces(self)
        self.place[seat] = self.plan.seats - self.left
        self.left += 1
        self.opening[seat] = OUT
        self.emit(Notice(seat, "left"))
        if end_if_one_is_left(self):
            return
        if self.is_opening:
            if seat == self.seat or contenders(self) == 1:
                next_opening_throw(self)
        elif seat == self.seat:
            pass_turn(self)

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

    def final_scores(self) -> list[float]:
        """1.0 for the winner; with play for places evenly down to 0.0 for the last."""
        n = self.plan.seats
        if not self.plan.play_on:
            return [1.0 if self.place[seat] == 1 else 0.0 for seat in range(n)]
        return [float(n - self.place[seat]) / float(n - 1) for seat in range(n)]


def begin(plan: Plan) -> LudoState:
    """All pieces in their yards, the opening throws still to come. LUDO-04, LUDO-07"""
    state = LudoState(plan)
    state.pos = room(plan.seats * plan.pieces, YARD)
    state.place = room(plan.seats)
    state.opening = room(plan.seats, WAITING)
    state.rebuild()
    return state

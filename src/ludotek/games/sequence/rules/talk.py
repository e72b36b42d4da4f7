"""Table talk: accusations, their confirmation, and who still has to give up a card. SEQ-80, SEQ-R16"""

from mypy_extensions import i64

from ludotek.kernel.hands import total_of
from ludotek.kernel.state import room
from ludotek.kernel.vecs import vec

from .plan import NOBODY, Plan


class Talk:
    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.accuser = vec[i64]()  # side -> the seat that accuses it, or NOBODY
        self.votes = vec[i64]()  # side * seats + seat -> 1 if that seat confirms; accusing is confirming
        self.owes = vec[i64]()  # seat -> 1 while it has to give up a card
        self.owing: i64 = 0  # how many seats do; follows from `owes`

    def begin(self) -> None:
        plan = self.plan
        self.accuser = vec[i64]([NOBODY] * plan.sides)
        self.votes = room(plan.sides * plan.seats)
        self.owes = room(plan.seats)

    def copy_from(self, other: "Talk") -> None:
        is_used = self.plan.talk  # never touched without the option
        self.accuser = other.accuser[:] if is_used else other.accuser
        self.votes = other.votes[:] if is_used else other.votes
        self.owes = other.owes[:] if is_used else other.owes
        self.owing = other.owing

    def rebuild(self) -> None:
        self.owing = total_of(self.owes, 0, self.plan.seats)

    def drop(self, side: i64) -> None:
        self.accuser[side] = NOBODY
        for seat in range(self.plan.seats):
            self.votes[side * self.plan.seats + seat] = 0

    def has_confirmed(self, seat: i64, side: i64) -> bool:
        return self.votes[side * self.plan.seats + seat] == 1

    def confirmations(self, side: i64) -> i64:
        return total_of(self.votes, side * self.plan.seats, self.plan.seats)

    def settle(self, seat: i64) -> None:
        """This seat has given up its card, or has left."""
        self.owing -= self.owes[seat]
        self.owes[seat] = 0

    def forget(self, seat: i64) -> None:
        """This seat has left: it owes nothing and confirms nothing."""
        self.settle(seat)
        for side in range(self.plan.sides):
            self.votes[side * self.plan.seats + seat] = 0

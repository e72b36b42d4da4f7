"""Table talk: accusations, their confirmation, and who still has to give up a card. SEQ-80, SEQ-R16"""

from mypy_extensions import i64

from ludotek.games.sequence.rules.plan import NOBODY, Plan
from ludotek.kernel.state import room
from ludotek.kernel.vecs import vec


class Talk:
    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.accuser = vec[i64]()  # side -> the seat that accuses it, or NOBODY
        self.votes = vec[i64]()  # side * seats + seat -> 1 if that seat confirms; accusing is confirming
        self.owes = vec[i64]()  # seat -> 1 while it has to give up a card
        self.owing: i64 = 0  # how many seats do; follows from the others

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
        self.owing = 0
        for seat in range(self.plan.seats):
            self.owing += self.owes[seat]

    def drop(self, side: i64) -> None:
        self.accuser[side] = NOBODY
        for seat in range(self.plan.seats):
            self.votes[side * self.plan.seats + seat] = 0

    def confirm(self, seat: i64, side: i64) -> None:
        self.votes[side * self.plan.seats + seat] = 1

    def has_confirmed(self, seat: i64, side: i64) -> bool:
        return self.votes[side * self.plan.seats + seat] == 1

    def confirmations(self, side: i64) -> i64:
        n: i64 = 0
        for seat in range(self.plan.seats):
            n += self.votes[side * self.plan.seats + seat]
        return n

    def owe(self, seat: i64) -> None:
        self.owes[seat] = 1
        self.owing += 1

    def settle(self, seat: i64) -> None:
        """This seat has given up its card, or is gone."""
        if self.owes[seat]:
            self.owes[seat] = 0
            self.owing -= 1

    def forget(self, seat: i64) -> None:
        """This seat is gone: it owes nothing and confirms nothing."""
        self.settle(seat)
        for side in range(self.plan.sides):
            self.votes[side * self.plan.seats + seat] = 0

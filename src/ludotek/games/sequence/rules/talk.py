"""Table talk: accusations, their confirmation, and who still has to give up a card. SEQ-80, SEQ-R16"""

from mypy_extensions import i64

from ludotek.games.sequence.rules.plan import NOBODY, Plan
from ludotek.kernel.state import room
from ludotek.kernel.vecs import vec


class Talk:
    def __init__(self, accuser: "vec[i64]", votes: "vec[i64]", owes: "vec[i64]", owing: i64) -> None:
        self.accuser = accuser  # side -> the seat that accuses it, or NOBODY
        self.votes = votes  # side * seats + seat -> 1 if that seat confirms; accusing is confirming
        self.owes = owes  # seat -> 1 while it has to give up a card
        self.owing: i64 = owing  # how many seats do

    def copy(self) -> "Talk":
        return Talk(self.accuser[:], self.votes[:], self.owes[:], self.owing)

    def drop(self, plan: Plan, side: i64) -> None:
        self.accuser[side] = NOBODY
        for seat in range(plan.seats):
            self.votes[side * plan.seats + seat] = 0

    def confirm(self, plan: Plan, seat: i64, side: i64) -> None:
        self.votes[side * plan.seats + seat] = 1

    def confirmations(self, plan: Plan, side: i64) -> i64:
        n: i64 = 0
        for seat in range(plan.seats):
            n += self.votes[side * plan.seats + seat]
        return n

    def owe(self, seat: i64) -> None:
        self.owes[seat] = 1
        self.owing += 1

    def settle(self, seat: i64) -> None:
        """This seat has given up its card, or is gone."""
        if self.owes[seat]:
            self.owes[seat] = 0
            self.owing -= 1


def no_talk(plan: Plan) -> Talk:
    accuser = room(plan.sides)
    for side in range(plan.sides):
        accuser[side] = NOBODY
    return Talk(accuser, room(plan.sides * plan.seats), room(plan.seats), 0)

"""What a state of Sequence is made of, and who comes next. The phases are functions over it; see game.py."""

from mypy_extensions import i64

from ludotek.games.sequence.events import ENDINGS, Over
from ludotek.kernel.hands import count_of, index_of, largest, next_zero, total_of
from ludotek.kernel.state import CHANCE, OVER, State, room
from ludotek.kernel.vecs import vec

from .cards import Cards
from .chips import Chips
from .plan import DEALER, DIRECTIONS, ENDED, FREE, NO_DRAW, NOBODY, ORDINARY, OUT, RUNNING, WAITING, Plan


class Talk:
    """Accusations of table talk, their confirmation, and who still has to give up a card. SEQ-80, SEQ-R16"""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.accuser = vec[i64]()  # side -> the seat that accuses it, or NOBODY
        self.votes = vec[i64]()  # side -> a bit for each seat that confirms; accusing is confirming
        self.owes = vec[i64]()  # seat -> 1 while it has to give up a card
        self.owing: i64 = 0  # how many seats do; follows from `owes`

    def begin(self) -> None:
        self.accuser = room(self.plan.sides, NOBODY)
        self.votes = room(self.plan.sides)
        self.owes = room(self.plan.seats)

    def copy_from(self, other: "Talk") -> None:
        is_used = self.plan.talk  # never touched without the option
        self.accuser = other.accuser[:] if is_used else other.accuser
        self.votes = other.votes[:] if is_used else other.votes
        self.owes = other.owes[:] if is_used else other.owes
        self.owing = other.owing

    def drop(self, side: i64) -> None:
        self.accuser[side] = NOBODY
        self.votes[side] = 0

    def settle(self, seat: i64) -> None:
        """This seat has given up its card, or has left."""
        self.owing -= self.owes[seat]
        self.owes[seat] = 0


class SequenceState(State):
    def __init__(self, plan: Plan) -> None:
        self.actor = CHANCE
        self.story = None
        self.plan = plan
        self.cards = Cards(plan)
        self.chips = Chips(plan)
        self.talk = Talk(plan)
        self.opening = vec[i64]()  # seat -> card drawn for the dealer, WAITING or OUT; after the deal all are OUT
        self.away = vec[i64]()  # seat -> 1 if it has left; shared by copies and replaced when somebody leaves
        self.due = vec[i64]()  # seat -> the turn for which it may still draw, 0 if none; SEQ-R10
        self.phase: i64 = DEALER
        self.seat: i64 = 0  # whose turn it is
        self.drawer: i64 = NOBODY  # who draws a card now
        self.why: i64 = NO_DRAW  # what for
        self.dealer: i64 = NOBODY
        self.exchanged: i64 = 0  # dead cards exchanged in this turn
        self.swaps: i64 = 0  # reshuffles that exchanges caused in this turn, SEQ-R06
        self.passes: i64 = 0  # how many seats before this one have passed in a row without an exchange, SEQ-R15
        self.idle: i64 = 0  # reshuffles since the last play, SEQ-R15
        self.turn: i64 = 0  # turns begun so far
        self.marking: i64 = 0  # card << CARD | cell: a play whose lines are being chosen; 0 if none
        # direction -> the line chosen so far: 1 + spaces after the chip, 0 if none. Shared by copies and replaced.
        self.marks = vec[i64]()
        self.winner: i64 = NOBODY  # side
        self.ending: i64 = RUNNING
        self.last: i64 = 0  # cell of the last chip placed or removed, 0 before

    def begin(self) -> None:
        """All cards in the pack, the board empty, everybody about to draw for the dealer. SEQ-13"""
        seats = self.plan.seats
        self.cards.begin()
        self.chips.begin()
        self.talk.begin()
        self.opening = room(seats, WAITING)
        self.away = room(seats)
        self.due = room(seats)
        self.marks = room(DIRECTIONS)
        self.drawer = 0
        self.rebuild()

    def rebuild(self) -> None:
        self.cards.rebuild()
        self.chips.rebuild()
        self.talk.owing = total_of(self.talk.owes, 0, self.plan.seats)
        self.actor = OVER if self.phase == ENDED else CHANCE
        self.let_decide()

    def after(self, seat: i64) -> i64:
        """The next seat clockwise that plays. SEQ-17, SEQ-R24"""
        return next_zero(self.away, seat)

    def playing(self) -> i64:
        """How many seats have not left."""
        return self.plan.seats - total_of(self.away, 0, self.plan.seats)

    def members(self, side: i64) -> i64:
        """How many players of a side have not left."""
        n: i64 = 0
        for seat in range(side, self.plan.seats, self.plan.sides):
            n += 1 - self.away[seat]
        return n

    def let_decide(self) -> None:
        """A card that is being drawn comes first, then penalties, then the seat whose turn it is."""
        if self.actor == OVER:
            return
        self.actor = self.seat
        if self.drawer != NOBODY:
            self.actor = CHANCE
        elif self.talk.owing > 0:
            while not self.talk.owes[self.actor]:
                self.actor = self.after(self.actor)

    def is_dead(self, card: i64) -> bool:
        """SEQ-50; SEQ-53: a jack never is."""
        plan, owner = self.plan, self.chips.owner
        if plan.kinds[card] != ORDINARY:
            return False
        return i64(owner[plan.first[card]]) != FREE and i64(owner[plan.second[card]]) != FREE

    def dead_cards(self, seat: i64) -> list[int]:
        """Those of a seat's hand."""
        return [card for card in self.cards.hand(seat) if self.is_dead(card)]

    def stop_marking(self) -> None:
        if self.marking > 0:
            self.marking = 0
            self.marks = room(DIRECTIONS)

    def end(self, winner: i64, ending: i64) -> None:
        self.actor = OVER
        self.phase = ENDED
        self.opening = room(self.plan.seats, OUT)
        self.drawer = NOBODY
        self.why = NO_DRAW
        self.stop_marking()
        self.winner = winner
        self.ending = ending
        if self.story is not None:
            self.emit(Over(None if winner == NOBODY else winner, ENDINGS[ending]))

    def stop(self, ending: i64) -> None:
        """Nobody can play any more: a draw, or the side with strictly most sequences wins. SEQ-R15"""
        made = self.chips.made
        best = largest(made)
        is_won = self.plan.most and count_of(made, best) == 1
        self.end(index_of(made, best) if is_won else NOBODY, ending)

"""What a state of Sequence is made of."""

from mypy_extensions import i64

from ludotek.games.sequence.rules.cards import Cards
from ludotek.games.sequence.rules.chips import Chips
from ludotek.games.sequence.rules.plan import NO_DRAW, NOBODY, WIDTH, Plan
from ludotek.games.sequence.rules.talk import Talk
from ludotek.kernel.state import CHANCE, OVER, State
from ludotek.kernel.story import LooseEvent
from ludotek.kernel.vecs import vec


class Base(State):
    def __init__(
        self,
        plan: Plan,
        cards: Cards,
        chips: Chips,
        talk: Talk,
        opening: "vec[i64]",
        away: "vec[i64]",
        due: "vec[i64]",
        actor: i64,
        phase: i64,
        seat: i64,
        drawer: i64,
        why: i64,
        dealer: i64,
        exchanged: i64,
        swaps: i64,
        passes: i64,
        idle: i64,
        turn: i64,
        winner: i64,
        ending: i64,
        last: i64,
    ) -> None:
        self.actor = actor
        self.story = None
        self.plan = plan
        self.cards = cards
        self.chips = chips
        self.talk = talk
        self.opening = opening  # seat -> card drawn for the dealer, WAITING or OUT
        self.away = away  # seat -> 1 if it has left
        self.due = due  # seat -> the turn for which it may still draw, 0 if none; SEQ-R10
        self.phase: i64 = phase
        self.seat: i64 = seat  # whose turn it is
        self.drawer: i64 = drawer  # who draws a card now, or NOBODY
        self.why: i64 = why  # what for
        self.dealer: i64 = dealer
        self.exchanged: i64 = exchanged  # dead cards exchanged in this turn
        self.swaps: i64 = swaps  # reshuffles that exchanges caused in this turn, SEQ-R06
        self.passes: i64 = passes  # turns in a row that were passes without an exchange, SEQ-R15
        self.idle: i64 = idle  # reshuffles since the last play, SEQ-R15
        self.turn: i64 = turn  # turns begun so far
        self.winner: i64 = winner  # side, or NOBODY
        self.ending: i64 = ending
        self.last: i64 = last  # cell of the last chip placed or removed, 0 before

    def width(self) -> i64:
        return WIDTH

    def begin_turn(self, seat: i64) -> None:
        raise NotImplementedError

    def after(self, seat: i64) -> i64:
        """The next seat clockwise that plays. SEQ-17, SEQ-R24"""
        n = self.plan.seats
        seat += 1
        if seat == n:
            seat = 0
        while self.away[seat]:
            seat += 1
            if seat == n:
                seat = 0
        return seat

    def let_decide(self) -> None:
        """Whoever comes now: a card that is being drawn, then penalties, then the seat whose turn it is."""
        if self.actor == OVER:
            return
        self.actor = self.seat
        if self.drawer != NOBODY:
            self.actor = CHANCE
        elif self.talk.owing > 0:
            seat = self.seat
            while not self.talk.owes[seat]:
                seat = self.after(seat)
            self.actor = seat

    def end(self, winner: i64, ending: i64) -> None:
        self.actor = OVER
        self.drawer = NOBODY
        self.why = NO_DRAW
        self.winner = winner
        self.ending = ending
        if self.story is not None:
            self.story.append(LooseEvent("over", {"winner": winner, "ending": ending}))

    def tell(self, kind: str, seat: i64, card: i64) -> None:
        story = self.story
        if story is not None:
            story.append(LooseEvent(kind, {"seat": seat, "card": card}))

    def tell_laid(self, kind: str, seat: i64, card: i64) -> None:
        """A card was laid open. Its copy number is for the log only, and says no more than the discard piles do."""
        story = self.story
        if story is not None:
            story.append(LooseEvent(kind, {"seat": seat, "card": card, "copy": self.cards.copies_laid(card)}))

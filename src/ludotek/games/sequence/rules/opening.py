"""Before the first turn: drawing for the dealer, and the deal."""

from mypy_extensions import i64

from ludotek.games.sequence.rules.base import Base
from ludotek.games.sequence.rules.plan import DEAL, NOBODY, OUT, PLAY, RANKS, WAITING
from ludotek.kernel.state import CHANCE
from ludotek.kernel.story import LooseEvent


class Opening(Base):
    # The dealer: SEQ-13, SEQ-R03

    def draw_for_dealer(self, card: i64) -> None:
        self.cards.show(self.drawer, card)
        self.opening[self.drawer] = card
        if self.story is not None:
            self.tell_laid("dealer_card", self.drawer, card)
        self.next_for_dealer()

    def next_for_dealer(self) -> None:
        """Whoever still has to draw, one after the other; then see who deals."""
        for seat in range(self.plan.seats):
            if self.opening[seat] == WAITING:
                self.drawer = seat
                return
        self.find_dealer()

    def find_dealer(self) -> None:
        """The lowest rank deals, suits do not count; those who tie for it draw again. SEQ-R03"""
        opening = self.opening
        lowest: i64 = RANKS
        tied: i64 = 0
        dealer: i64 = NOBODY
        for seat in range(self.plan.seats):
            if opening[seat] == OUT:
                continue
            rank = opening[seat] % RANKS
            if rank < lowest:
                lowest = rank
                tied = 0
            if rank == lowest:
                tied += 1
                dealer = seat
        if tied == 1:
            self.begin_deal(dealer)
            return
        for seat in range(self.plan.seats):  # none is left if those who had to draw again have gone: then all draw
            is_tied = (opening[seat] != OUT and opening[seat] % RANKS == lowest) or (tied == 0 and not self.away[seat])
            opening[seat] = WAITING if is_tied else OUT
        if self.cards.pile < tied:
            self.cards.gather()
        if self.story is not None:
            self.story.append(LooseEvent("dealer_tie", {"tied": tied}))
        self.next_for_dealer()

    # The deal: SEQ-14, SEQ-R23

    def begin_deal(self, dealer: i64) -> None:
        self.dealer = dealer
        self.cards.gather()  # SEQ-R03: back before the shuffle
        self.phase = DEAL
        self.actor = CHANCE
        if self.story is not None:
            self.tell("dealer", dealer, self.opening[dealer])
        self.drawer = dealer
        self.next_to_deal()

    def deal(self, card: i64) -> None:
        self.cards.take(self.drawer, card)
        if self.story is not None:
            self.tell("dealt", self.drawer, card)
        self.next_to_deal()

    def next_to_deal(self) -> None:
        """One card at a time, clockwise from the dealer's left, until everybody has a whole hand."""
        self.drawer = self.after(self.drawer)
        if self.cards.held[self.drawer] < self.plan.hand:
            return
        if self.story is not None:
            facts = {"seat": self.dealer, "each": self.plan.hand, "pile": self.cards.pile}
            self.story.append(LooseEvent("hands_dealt", facts))
        self.phase = PLAY
        self.drawer = NOBODY
        self.begin_turn(self.after(self.dealer))  # SEQ-17

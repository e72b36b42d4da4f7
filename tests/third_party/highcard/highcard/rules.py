"""The rules of High Card in play. Not compiled: it runs on the compiled kernel as it is.

The deck has every rank twice. A card is drawn from it when somebody gets it; before that nobody knows it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from mypy_extensions import i64

from ludotek.kernel import CHANCE, LEAVE, OVER, Event, State

if TYPE_CHECKING:
    from ludotek.kernel.vecs import vec

Phase = Literal["deal", "choose", "redraw", "over"]
NOTHING = 0  # instead of a card
COPIES = 2  # of every rank
KEEP = 0
SWAP = 1


class HighCardState(State):
    def __init__(self, seats: int, ranks: int, swap: bool) -> None:
        super().__init__()
        self.seats = seats
        self.ranks = ranks
        self.swap = swap
        self.cards = [NOTHING] * seats
        self.discards = [NOTHING] * seats
        self.has_left = [False] * seats
        self.phase: Phase = "deal"
        self.seat = 0  # who gets a card or decides

    def width(self) -> i64:
        return 2

    def legal_into(self, out: vec[i64]) -> i64:
        out[0] = KEEP
        if self.cards[self.seat] == self.ranks:
            return 1  # HC-05
        out[1] = SWAP
        return 2

    def chances(self) -> list[tuple[int, int]]:
        gone = self.cards + self.discards
        left = [(rank, COPIES - gone.count(rank)) for rank in range(1, self.ranks + 1)]
        return [(rank, copies) for rank, copies in left if copies]  # HC-02

    def copy(self) -> HighCardState:
        other = HighCardState(self.seats, self.ranks, self.swap)
        other.actor = self.actor
        other.cards, other.discards = self.cards[:], self.discards[:]
        other.has_left = self.has_left[:]
        other.phase, other.seat = self.phase, self.seat
        return other

    def apply(self, action: i64) -> None:
        if self.phase == "choose":
            self.decide(int(action))
            return
        self.cards[self.seat] = int(action)
        self.tell("dealt" if self.phase == "deal" else "drawn", self.seat, int(action))
        self.go_on()

    def decide(self, action: int) -> None:
        if action == KEEP:
            self.tell("kept", self.seat)
            self.go_on()
            return
        self.discards[self.seat] = self.cards[self.seat]  # HC-04
        self.tell("swapped", self.seat, self.cards[self.seat])
        self.cards[self.seat] = NOTHING
        self.phase, self.actor = "redraw", CHANCE

    def go_on(self) -> None:
        """The next player in this round; after the last one the next round. HC-03"""
        following = [seat for seat in range(self.seat + 1, self.seats) if not self.has_left[seat]]
        if following:
            self.seat = following[0]
            if self.phase == "redraw":
                self.phase = "choose"
        elif self.phase == "deal" and self.swap:
            self.seat, self.phase = self.has_left.index(False), "choose"
        else:
            self.show_cards()
            return
        self.actor = self.seat if self.phase == "choose" else CHANCE

    def show_cards(self) -> None:
        """HC-06"""
        self.phase, self.actor = "over", OVER
        for seat in range(self.seats):
            if not self.has_left[seat] and self.cards[seat]:
                self.tell("shown", seat, self.cards[seat])

    def interjections(self, seat: i64) -> list[int]:
        return [] if self.phase == "over" or self.has_left[seat] else [int(LEAVE)]

    def interject(self, seat: i64, action: i64) -> None:
        """HC-07: the card stays hidden and does not come back."""
        self.has_left[seat] = True
        self.tell("left", int(seat))
        if self.has_left.count(False) == 1:
            self.phase, self.actor = "over", OVER
        elif seat == self.seat:
            self.go_on()

    def winners(self) -> list[int]:
        """HC-06, HC-07"""
        playing = [seat for seat in range(self.seats) if not self.has_left[seat]]
        best = max(self.cards[seat] for seat in playing)
        return [seat for seat in playing if self.cards[seat] == best]

    def scores(self) -> list[float]:
        won = self.winners()
        return [1 / len(won) if seat in won else 0.0 for seat in range(self.seats)]

    def tell(self, kind: str, seat: int, card: int = NOTHING) -> None:
        if self.story is not None:
            self.story.append(Event(kind, {"seat": seat, "card": card}))

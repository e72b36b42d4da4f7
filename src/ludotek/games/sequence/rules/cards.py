"""The cards of a game: draw pile, hands, discard piles. The pile has no order: what is next is drawn by chance."""

from typing import Final

from mypy_extensions import i64

from ludotek.games.sequence.rules.plan import CARDS, COPIES, SLOTS
from ludotek.kernel.rng import Rng
from ludotek.kernel.state import room
from ludotek.kernel.vecs import vec

SEAT: Final[i64] = 64  # a discard is seat * 64 + card
THIN: Final[i64] = 20  # a pile that is searched instead of guessed at


class Cards:
    def __init__(
        self,
        left: "vec[i64]",
        hands: "vec[i64]",
        held: "vec[i64]",
        laid: "vec[i64]",
        pile: i64,
        thrown: i64,
    ) -> None:
        self.left = left  # card -> copies in the draw pile
        self.hands = hands  # seat * SLOTS + slot -> card, in order
        self.held = held  # seat -> cards in hand
        self.laid = laid  # all discards in the order they were laid; SEQ-21
        self.pile: i64 = pile
        self.thrown: i64 = thrown  # discards since the last reshuffle

    def copy(self) -> "Cards":
        return Cards(self.left[:], self.hands[:], self.held[:], self.laid[:], self.pile, self.thrown)

    def sample(self, rng: Rng) -> i64:
        """A card of the pile, every single one equally likely."""
        left = self.left
        if self.pile >= THIN:
            while True:  # guess one of all 104 until it is in the pile
                ticket = rng.below(CARDS * COPIES)
                if ticket & 1 < left[ticket >> 1]:
                    return ticket >> 1
        number = rng.below(self.pile)
        card: i64 = 0
        number -= left[card]
        while number >= 0:
            card += 1
            number -= left[card]
        return card

    def show(self, seat: i64, card: i64) -> None:
        """Pile to a seat's place on the table, face up: the draw for the dealer."""
        self.left[card] -= 1
        self.pile -= 1
        self.laid[self.thrown] = seat * SEAT + card
        self.thrown += 1

    def take(self, seat: i64, card: i64) -> None:
        """Pile to hand. Hands are kept in order, so that equal cards lie side by side."""
        hands = self.hands
        self.left[card] -= 1
        self.pile -= 1
        base = seat * SLOTS
        slot = base + self.held[seat]
        while slot > base and hands[slot - 1] > card:
            hands[slot] = hands[slot - 1]
            slot -= 1
        hands[slot] = card
        self.held[seat] += 1

    def lay(self, seat: i64, card: i64) -> None:
        """Hand to the own discard pile. SEQ-20, SEQ-21"""
        hands = self.hands
        slot = seat * SLOTS
        while hands[slot] != card:
            slot += 1
        held = self.held[seat] - 1
        last = seat * SLOTS + held
        while slot < last:
            hands[slot] = hands[slot + 1]
            slot += 1
        self.held[seat] = held
        self.laid[self.thrown] = seat * SEAT + card
        self.thrown += 1

    def gather(self) -> None:
        """All discards become the new draw pile. SEQ-R14"""
        for i in range(self.thrown):
            self.left[self.laid[i] & (SEAT - 1)] += 1
        self.pile += self.thrown
        self.thrown = 0

    def copies_laid(self, card: i64) -> i64:
        """How many of the two copies lie open: the log's number for the one that was laid last."""
        n: i64 = 0
        for i in range(self.thrown):
            if self.laid[i] & (SEAT - 1) == card:
                n += 1
        return n

    def hand(self, seat: i64) -> list[int]:
        base = seat * SLOTS
        return [int(self.hands[base + slot]) for slot in range(self.held[seat])]

    def discards(self, seat: i64) -> list[int]:
        """A seat's discard pile, the first card laid first. SEQ-21, SEQ-R22"""
        found: list[int] = []
        for i in range(self.thrown):
            if self.laid[i] // SEAT == seat:
                found.append(self.laid[i] % SEAT)
        return found


def full_pack(seats: i64) -> Cards:
    """All 104 cards in the pile. SEQ-40: eight jacks are among them."""
    left = room(CARDS)
    for card in range(CARDS):
        left[card] = COPIES
    return Cards(left, room(seats * SLOTS), room(seats), room(CARDS * COPIES), CARDS * COPIES, 0)

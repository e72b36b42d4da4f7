"""The cards of a game: draw pile, hands, discard piles. The pile has no order: what is next is drawn by chance."""

from typing import Final

from mypy_extensions import i64

from ludotek.kernel.hands import draw_kind, insert_sorted, remove_sorted, take_kind, total_of
from ludotek.kernel.rng import Rng
from ludotek.kernel.state import room
from ludotek.kernel.vecs import vec

from .plan import CARDS, COPIES, NO_CARD, SLOTS, Plan

SEAT: Final[i64] = 64  # a discard is seat * 64 + card
CARD_WORDS: Final[i64] = 7  # for a number of every card
DISCARDS: Final[i64] = 0  # in `counted`
LAST_COPY: Final[i64] = 255  # the byte of one card in such a word
THIN: Final[i64] = 20  # a smaller pile is searched, a larger one is guessed at


def hand_row(seat: i64) -> i64:
    """Where a hand begins in `Cards.counted`."""
    return CARD_WORDS * (1 + seat)


class Cards:
    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.hands = vec[i64]()  # seat * SLOTS + slot -> card, in order, then NO_CARD
        self.laid = vec[i64]()  # all discards in the order they were laid; SEQ-21
        self.thrown: i64 = 0  # how many there are since the last reshuffle
        # card -> copies that are known to be in hands since the last reshuffle, to those who remember all discards.
        # Shared by copies as long as it is empty.
        self.kept = vec[i64]()
        # These follow from the others:
        self.left = vec[i64]()  # card -> copies in the draw pile
        self.held = vec[i64]()  # seat -> cards in hand
        self.pile: i64 = 0  # cards in the draw pile
        self.keeps: i64 = 0  # how many cards are `kept`
        # row * CARD_WORDS -> copies of each card, eight to a word: row 0 for all discards, 1 + seat for its hand
        self.counted = vec[i64]()

    def begin(self) -> None:
        """All 104 cards in the pile. SEQ-40: eight jacks are among them."""
        self.hands = room(self.plan.seats * SLOTS, NO_CARD)
        self.laid = room(CARDS * COPIES)
        self.kept = room(CARDS)

    def copy_from(self, other: "Cards") -> None:
        self.hands = other.hands[:]
        self.laid = other.laid[:]
        self.thrown = other.thrown
        self.kept = other.kept[:] if other.keeps > 0 else other.kept
        self.left = other.left[:]
        self.held = other.held[:]
        self.pile = other.pile
        self.keeps = other.keeps
        self.counted = other.counted[:]

    def rebuild(self) -> None:
        self.left = room(CARDS, COPIES)
        self.pile = CARDS * COPIES - self.thrown
        self.counted = room(CARD_WORDS * (1 + self.plan.seats))
        for i in range(self.thrown):
            self.left[self.laid[i] % SEAT] -= 1
            self.count_card(DISCARDS, self.laid[i] % SEAT, 1)
        hands = self.hands
        self.hands = room(self.plan.seats * SLOTS, NO_CARD)
        self.held = room(self.plan.seats)
        for slot in range(self.plan.seats * SLOTS):
            if hands[slot] != NO_CARD:
                self.take(slot // SLOTS, hands[slot])  # in order
        self.keeps = total_of(self.kept, 0, CARDS)

    def sample(self, rng: Rng) -> i64:
        """A card of the pile, every single one equally likely."""
        left = self.left
        if self.pile < THIN:
            return draw_kind(left, 0, self.pile, rng)
        while True:  # guess one of all 104 until it is in the pile
            ticket = rng.below(CARDS * COPIES)
            if ticket & 1 < left[ticket >> 1]:
                return ticket >> 1

    def lay_open(self, seat: i64, card: i64) -> None:
        """Onto the seat's discard pile. SEQ-21"""
        self.laid[self.thrown] = seat * SEAT + card
        self.thrown += 1
        self.count_card(DISCARDS, card, 1)

    def count_card(self, row: i64, card: i64, change: i64) -> None:
        self.counted[row + (card >> 3)] += change << ((card & 7) << 3)

    def show(self, seat: i64, card: i64) -> None:
        """From the pile, face up: the draw for the dealer."""
        self.left[card] -= 1
        self.pile -= 1
        self.lay_open(seat, card)

    def take(self, seat: i64, card: i64) -> None:
        """From the pile to the hand. Hands are kept in order, so that equal cards lie side by side."""
        self.left[card] -= 1
        self.pile -= 1
        insert_sorted(self.hands, seat * SLOTS, self.held[seat], card)
        self.held[seat] += 1
        self.count_card(hand_row(seat), card, 1)

    def lay(self, seat: i64, card: i64) -> None:
        """From the hand to the seat's discard pile. SEQ-20"""
        remove_sorted(self.hands, seat * SLOTS, self.held[seat], card, NO_CARD)
        self.held[seat] -= 1
        self.count_card(hand_row(seat), card, -1)
        self.lay_open(seat, card)
        if self.keeps > 0 and self.kept[card] > 0:
            self.kept[card] -= 1
            self.keeps -= 1

    def gather(self) -> None:
        """All discards become the new draw pile; what is not among them is in the hands. SEQ-R14"""
        for i in range(self.thrown):
            self.left[self.laid[i] % SEAT] += 1
        self.pile += self.thrown
        self.thrown = 0
        for word in range(CARD_WORDS):
            self.counted[DISCARDS + word] = 0
        self.kept = room(CARDS)
        for card in range(CARDS):
            self.kept[card] = COPIES - self.left[card]
        self.keeps = CARDS * COPIES - self.pile

    def copies_laid(self, card: i64) -> i64:
        """How many of the two copies lie open: the log's number for the one that was laid last."""
        return self.counted[DISCARDS + (card >> 3)] >> ((card & 7) << 3) & LAST_COPY

    def hand(self, seat: i64) -> list[int]:
        return [int(self.hands[slot]) for slot in range(seat * SLOTS, seat * SLOTS + self.held[seat])]

    def discards(self, seat: i64) -> list[int]:
        """A seat's discard pile, the first card laid first. SEQ-21, SEQ-R22"""
        return [int(self.laid[i] % SEAT) for i in range(self.thrown) if self.laid[i] // SEAT == seat]

    def redeal(self, viewer: i64, shown_seat: i64, shown: i64, rng: Rng) -> None:
        """Deals all hands but the viewer's anew, from those cards and the pile: each card is equally likely anywhere.

        The seat `shown_seat`, if there is one, has shown that it holds the card `shown`. Cards that are known to be in
        hands since the last reshuffle stay in hands. SEQ-16
        """
        sizes = self.held[:]
        for seat in range(self.plan.seats):
            if seat != viewer:
                self.return_hand(seat)
        if shown_seat >= 0 and shown_seat != viewer:
            self.take(shown_seat, shown)
        if self.keeps > 0:
            self.deal_kept(sizes, rng)
        for seat in range(self.plan.seats):
            while self.held[seat] < sizes[seat]:
                self.take(seat, self.sample(rng))

    def return_hand(self, seat: i64) -> None:
        for slot in range(seat * SLOTS, seat * SLOTS + self.held[seat]):
            self.left[self.hands[slot]] += 1
            self.hands[slot] = NO_CARD
        for word in range(hand_row(seat), hand_row(seat) + CARD_WORDS):
            self.counted[word] = 0
        self.pile += self.held[seat]
        self.held[seat] = 0

    def deal_kept(self, sizes: "vec[i64]", rng: Rng) -> None:
        """Puts the cards that must be in one of the other hands into any of their free slots."""
        free = room(self.plan.seats)
        for seat in range(self.plan.seats):
            free[seat] = sizes[seat] - self.held[seat]
        total = total_of(free, 0, self.plan.seats)
        for card in range(CARDS):
            if self.kept[card] > 0:
                missing = self.kept[card] - (COPIES - self.left[card] - self.copies_laid(card))
                for copy in range(missing):
                    self.take(take_kind(free, 0, total, rng), card)
                    total -= 1

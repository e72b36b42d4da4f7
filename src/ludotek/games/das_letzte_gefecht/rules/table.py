"""The table of Das letzte Gefecht: what a state is made of, and its cards: decks, piles, hands and rows."""

from typing import Final

from mypy_extensions import i64

from ludotek.games.das_letzte_gefecht.events import Over, Reshuffled
from ludotek.kernel.hands import bit_at, insert_sorted, remove_sorted
from ludotek.kernel.observation import LAST_BYTE
from ludotek.kernel.state import CHANCE, OVER, State

from .plan import (
    COUNTED,
    DONE,
    DREW,
    HAND,
    KINDS,
    LAID,
    LAST,
    NONE,
    PILE_WORDS,
    PILED,
    PLANETS,
    RUNNING,
    STACK,
    SWAP,
    Plan,
)

Sight = tuple[int, int, tuple[int, ...]]  # what, whose (of two allies the first), and the cards that were seen
NO_LOG: Final[list[Sight]] = []


class Table(State):
    """Buffers that seldom change are shared by copies, and replaced when they change."""

    def __init__(self, plan: Plan) -> None:
        self.actor = CHANCE
        self.story = None
        self.plan = plan
        # side * STACK + kind -> copies in the deck, + LAST -> cards; DLG-R11: allies share. From PILED on the piles.
        self.deck = plan.full_decks
        self.pile = plan.no_piles  # side * STACK + kind -> copies on the discard pile, + LAST -> the top card, or NONE
        self.hands = plan.no_rows  # seat * HAND + slot -> kind, in order, then NONE
        self.held = plan.zeros  # seat -> cards in hand
        self.rows = plan.no_rows  # seat * HAND + phase -> the open card, or NONE
        self.down = plan.nothing  # seat -> the card face down, or NONE
        self.deployed = plan.nothing  # seat -> colour of the deployed figure, or NONE
        self.ship = plan.zeros  # seat -> 1 if the ship is deployed; DLG-R12: one each, never lost
        self.total = plan.zeros  # seat -> planet total of the open cards, DLG-40
        self.given = plan.none_known  # seat * KINDS + kind -> what its partner gave and knows to be there; DLG-R26
        self.late = plan.nothing  # seat -> what it got after laying its own card: in hand till the reveal, or NONE
        # Shared by copies
        self.planets = plan.no_planets  # node -> colour, or NONE; DLG-11
        self.figures = plan.figures  # seat -> figures not lost, one bit a colour; DLG-15, DLG-71, DLG-86
        self.named = plan.nothing  # seat -> colour of the named figure, or NONE
        self.counted = plan.none_known  # seat * KINDS + kind -> what else it has since its deck was made anew
        self.past = plan.no_past  # the battle before: see PAST
        self.log = NO_LOG  # what was seen of allies since their deck was made anew in this battle
        self.logged: i64 = 0  # the sides in the log, one bit each
        # This follows from the others:
        self.is_counted = False  # something may be `counted`
        self.stage: i64 = PLANETS
        self.seat: i64 = 0  # who decides or draws
        self.attacker: i64 = 0  # DLG-16, DLG-73, DLG-87: seat 0 is the first attacker
        self.battle: i64 = 0  # from 1, DLG-02
        self.phase: i64 = 0  # 0 to 3
        self.opened: i64 = 0  # how many cards of every row are open
        self.marker: i64 = NONE  # node, or NONE; DLG-R03: the one battle marker
        self.offered: i64 = NONE  # in a swap: the card put down by the seat on turn, still counted in its hand
        self.proposal: i64 = NONE  # node that the first of two allies proposed
        self.counter: i64 = NONE  # node that the second proposed instead
        self.leaver: i64 = NONE  # seat that left, or NONE
        self.winner: i64 = NONE  # side, or NONE
        self.ending: i64 = RUNNING

    def after(self, seat: i64) -> i64:
        """The next seat clockwise. DLG-R08"""
        if seat + 1 == self.plan.seats:
            return 0
        return seat + 1

    def ask(self, seat: i64, stage: i64) -> None:
        """Even if there is only one answer. DLG-R29"""
        self.seat = seat
        self.actor = seat
        self.stage = stage

    def seat_on_turn(self) -> i64:
        """In a swap the partner of the one who is asked."""
        return self.plan.partner[self.seat] if self.stage == SWAP else self.seat

    def figure_of(self, seat: i64) -> i64:
        """The colour of the deployed or named figure, or NONE."""
        return self.named[seat] if self.deployed[seat] == NONE else self.deployed[seat]

    def bonus(self, seat: i64) -> i64:
        """DLG-40, DLG-52, DLG-53; DLG-R13: nothing for a named figure."""
        return self.ship[seat] if self.deployed[seat] == NONE else self.ship[seat] + 1

    def end(self, winner: i64, ending: i64) -> None:
        self.actor = OVER
        self.stage = DONE
        self.offered = NONE
        self.proposal = NONE
        self.counter = NONE
        self.winner = winner
        self.ending = ending
        if self.story is not None:
            self.story.append(Over(None if winner == NONE else winner, ending))

    # Cards

    def take(self, seat: i64, card: i64) -> None:
        """Deck to hand."""
        self.leave_deck(self.plan.side[seat], card)
        self.add(seat, card)

    def leave_deck(self, side: i64, card: i64) -> None:
        self.deck[side * STACK + card] -= 1
        self.deck[side * STACK + LAST] -= 1

    def add(self, seat: i64, card: i64) -> None:
        """Hands are kept in order, so that equal cards lie side by side. DLG-R30"""
        insert_sorted(self.hands, seat * HAND, self.held[seat], card)
        self.held[seat] += 1

    def remove(self, seat: i64, card: i64) -> None:
        remove_sorted(self.hands, seat * HAND, self.held[seat], card, NONE)
        self.held[seat] -= 1

    def shed(self, seat: i64, card: i64) -> None:
        """A card to the discard pile of the seat's side, face up. DLG-31, DLG-58"""
        base = self.plan.side[seat] * STACK
        self.pile[base + card] += 1
        self.pile[base + LAST] = card
        self.count_piled(self.plan.side[seat], card)

    def count_piled(self, side: i64, card: i64) -> None:
        self.deck[PILED + side * PILE_WORDS + (card >> 3)] += LAST_BYTE >> ((7 - (card & 7)) << 3)

    def reshuffle(self, side: i64) -> None:
        """The discard pile becomes the new deck; it has no order. DLG-32, DLG-R10"""
        cards: i64 = 0
        base = side * STACK
        for index in range(base, base + KINDS):
            cards += self.pile[index]
            self.deck[index] += self.pile[index]
            self.pile[index] = 0
        for index in range(PILED + side * PILE_WORDS, PILED + side * PILE_WORDS + PILE_WORDS):
            self.deck[index] = 0
        self.deck[base + LAST] += cards
        self.pile[base + LAST] = NONE
        self.count_hidden(side)
        self.emit(Reshuffled(side, cards))

    def hand(self, seat: i64) -> list[int]:
        return [int(card) for card in self.hands[seat * HAND : seat * HAND + HAND] if card != NONE]

    def row(self, seat: i64) -> list[int]:
        """The open cards, in the order in which they were played."""
        return [int(card) for card in self.rows[seat * HAND : seat * HAND + HAND] if card != NONE]

    def hidden(self, seat: i64) -> list[int]:
        """The hand, and the card face down."""
        return self.hand(seat) if self.down[seat] == NONE else [*self.hand(seat), int(self.down[seat])]

    # What others know of hidden cards

    def forget(self, seat: i64, card: i64) -> None:
        """This card of the seat lies open or has gone back: others know of one less there. What came late stays."""
        index = seat * KINDS + card
        if self.plan.has_allies:
            is_late: i64 = 1 if self.late[seat] == card else 0
            if self.given[index] > is_late:
                self.given[index] -= 1
                return
        if self.counted[index] > 0:
            self.counted = self.counted[:]
            self.counted[index] -= 1

    def count_hidden(self, side: i64) -> None:
        """The deck was empty: what is neither in the new one nor open is in the hands, or face down."""
        self.counted = self.counted[:]
        self.is_counted = True
        for seat in range(self.plan.seats):
            if self.plan.side[seat] == side:
                base = seat * KINDS
                for kind in range(KINDS):
                    self.counted[base + kind] = -self.given[base + kind]
                for card in self.hidden(seat):
                    self.counted[base + card] += 1
                if self.plan.partner[seat] > seat:
                    self.count_allies(seat, self.plan.partner[seat])

    def count_allies(self, first: i64, second: i64) -> None:
        """Their opponents know what both have together. The log begins with how many cards each has."""
        cards = self.hidden(first) + self.hidden(second)
        if len(cards) == 0:
            return
        if not self.is_logged(first):
            if self.logged == 0:
                self.log = []
            self.logged |= bit_at(self.plan.side[first])
            for seat in (first, second):
                for card in self.hidden(seat):
                    self.note(DREW, seat, NONE)
                if self.down[seat] != NONE:
                    self.note(LAID, seat, NONE)
        self.log.append((int(COUNTED), int(first), tuple(sorted(cards))))

    def note(self, what: i64, seat: i64, card: i64) -> None:
        """Everybody sees this of an ally whose shared deck was made anew in this battle."""
        if self.logged != 0 and self.is_logged(seat):
            self.log.append((int(what), int(seat), () if card == NONE else (int(card),)))

    def is_logged(self, seat: i64) -> bool:
        return (self.logged >> self.plan.side[seat]) & 1 == 1

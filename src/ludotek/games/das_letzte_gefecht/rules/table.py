"""The table: what a state is made of, its set-up, its cards (decks, piles, hands, rows), and what may be done now."""

from typing import Final

from mypy_extensions import i64

from ludotek.games.das_letzte_gefecht import events as e
from ludotek.kernel.hands import bit_at, draw_kind, index_of, insert_sorted, remove_sorted
from ludotek.kernel.observation import LAST_BYTE
from ludotek.kernel.rng import Rng
from ludotek.kernel.state import CHANCE, OVER, State
from ludotek.kernel.vecs import vec

from . import plan as codes
from .plan import HAND, KINDS, LAST, NONE, PILE_WORDS, PILED, STACK, Plan

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
        self.stage: i64 = codes.PLANETS
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
        self.ending: i64 = codes.RUNNING

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
        return self.plan.partner[self.seat] if self.stage == codes.SWAP else self.seat

    def figure_of(self, seat: i64) -> i64:
        """The colour of the deployed or named figure, or NONE."""
        return self.named[seat] if self.deployed[seat] == NONE else self.deployed[seat]

    def bonus(self, seat: i64) -> i64:
        """DLG-40, DLG-52, DLG-53; DLG-R13: nothing for a named figure."""
        return self.ship[seat] if self.deployed[seat] == NONE else self.ship[seat] + 1

    def end(self, winner: i64, ending: i64) -> None:
        self.actor = OVER
        self.stage = codes.DONE
        self.offered = self.proposal = self.counter = NONE
        self.winner = winner
        self.ending = ending
        if self.story is not None:
            self.story.append(e.Over(None if winner == NONE else winner, ending))

    # Set-up and the beginning of a battle

    def lay_planet(self, colour: i64) -> None:
        """On the first empty space. Planets of one colour may be neighbours. DLG-R02"""
        node = index_of(self.planets, NONE)
        self.planets = self.planets[:]
        self.planets[node] = colour
        if self.story is not None:
            self.story.append(e.PlanetPlaced(node, colour))
        if node == codes.NODES - 1:
            self.await_marker()

    def tokens_left(self) -> "vec[i64]":
        """Colour -> planets that are still to be laid out. DLG-11"""
        left = self.plan.tokens[:]
        for node in range(index_of(self.planets, NONE)):
            left[self.planets[node]] -= 1
        return left

    def await_marker(self) -> None:
        if self.plan.attacker_places:
            self.ask(self.attacker, codes.START)  # DLG-R02: before any card is drawn
        else:
            self.stage = codes.MARKER
            self.actor = CHANCE

    def put_marker(self, node: i64, seat: i64) -> None:
        self.marker = node  # DLG-12
        self.emit(e.MarkerPlaced(node, None if seat == NONE else seat))
        self.begin_battle()

    def begin_battle(self) -> None:
        """Everybody draws up to four cards, in order of play. DLG-14, DLG-R05; the marker stays, DLG-R06"""
        self.battle += 1
        self.attacker = self.plan.attacker_in(self.battle)
        self.phase = 0
        if self.story is not None:
            self.story.append(e.BattleBegun(self.battle, self.attacker))
        self.await_card(self.attacker, codes.REFILL)

    def await_card(self, seat: i64, stage: i64) -> None:
        """A card has to be drawn: only now an empty deck is made anew. DLG-32, DLG-R10"""
        self.seat = seat
        self.stage = stage
        self.actor = CHANCE
        side = self.plan.side[seat]
        if self.deck[side * STACK + LAST] == 0:
            self.reshuffle(side)

    def sample_card(self, rng: Rng) -> i64:
        """A card of the deck of the seat that draws, every single one equally likely. DLG-R01"""
        plan = self.plan
        deck = self.deck
        base = plan.side[self.seat] * STACK
        left = deck[base + LAST]
        if left * 3 < plan.size:
            return draw_kind(deck, base, left, rng)
        while True:  # guess one of all cards until it is in the deck
            ticket = rng.below(plan.size)
            kind = plan.ticket_kind[ticket]
            if plan.ticket_copy[ticket] < deck[base + kind]:
                return kind

    def drawn(self, card: i64) -> None:
        seat = self.seat
        self.take(seat, card)
        self.note(codes.DREW, seat, NONE)
        if self.story is not None:
            self.story.append(e.Drawn(seat, card, self.stage == codes.REFILL))
        if self.stage == codes.DRAW:
            self.ask(seat, codes.PLAY)  # DLG-R09: it may be played at once
        elif self.held[seat] < HAND:
            self.await_card(seat, codes.REFILL)
        elif self.after(seat) != self.attacker:
            self.await_card(self.after(seat), codes.REFILL)
        else:
            self.ask(self.attacker, codes.OPT)  # DLG-21: the attacker begins, and has no other privilege (DLG-R08)

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
        self.emit(e.Reshuffled(side, cards))

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
                    self.note(codes.DREW, seat, NONE)
                if self.down[seat] != NONE:
                    self.note(codes.LAID, seat, NONE)
        self.log.append((int(codes.COUNTED), int(first), tuple(sorted(cards))))

    def note(self, what: i64, seat: i64, card: i64) -> None:
        """Everybody sees this of an ally whose shared deck was made anew in this battle."""
        if self.logged != 0 and self.is_logged(seat):
            self.log.append((int(what), int(seat), () if card == NONE else (int(card),)))

    def is_logged(self, seat: i64) -> bool:
        return (self.logged >> self.plan.side[seat]) & 1 == 1

    # Legal actions, in the order of their codes

    def legal_into(self, out: "vec[i64]") -> i64:
        stage = self.stage
        if stage == codes.OPT:
            return self.options_into(out)
        if stage == codes.PLAY:
            return self.cards_into(out, 0, codes.LAY)  # DLG-37
        if stage == codes.NAME:
            return self.figures_into(out, 0, codes.CALL)  # DLG-50, DLG-R20
        if stage == codes.SWAP:
            return self.cards_into(out, 0, codes.GIVE)  # DLG-74, DLG-R26
        if stage == codes.YES:
            out[0] = codes.ACCEPT
            out[1] = codes.REFUSE
            return 2
        if stage == codes.START:
            for node in range(codes.NODES):
                out[node] = codes.GO + node
            return codes.NODES
        return self.routes_into(out)

    def options_into(self, out: "vec[i64]") -> i64:
        seat = self.seat
        out[0] = codes.NOTHING  # DLG-R09
        n = self.cards_into(out, 1, codes.DISCARD)  # DLG-31
        if self.deployed[seat] == NONE:
            n = self.figures_into(out, n, codes.FIGURE)  # DLG-33 .. DLG-35
        elif self.ship[seat] == 0:
            out[n] = codes.SHIP  # DLG-36, DLG-R12, DLG-R13
            n += 1
        partner = self.plan.partner[seat]
        if partner >= 0 and self.held[partner] > 0:  # DLG-74, DLG-88, DLG-R26, DLG-R28
            n = self.cards_into(out, n, codes.OFFER)
        return n

    def cards_into(self, out: "vec[i64]", n: i64, code: i64) -> i64:
        """Equal cards are one choice. DLG-R30"""
        hands = self.hands
        first = self.seat * HAND
        before: i64 = NONE
        for slot in range(first, first + self.held[self.seat]):
            card = hands[slot]
            if card != before:
                out[n] = code + card
                n += 1
                before = card
        return n

    def figures_into(self, out: "vec[i64]", n: i64, code: i64) -> i64:
        bits = self.figures[self.seat]
        for colour in range(codes.COLOURS):
            if (bits >> colour) & 1:
                out[n] = code + colour
                n += 1
        return n

    def routes_into(self, out: "vec[i64]") -> i64:
        """Staying, or a neighbouring planet. DLG-41, DLG-R17"""
        plan = self.plan
        out[0] = codes.STAY
        n: i64 = 1
        for index in range(plan.route_start[self.marker], plan.route_start[self.marker + 1]):
            out[n] = codes.GO + plan.routes[index]
            n += 1
        return n

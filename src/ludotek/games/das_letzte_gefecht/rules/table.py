"""What a state of Das letzte Gefecht is made of, and its cards: decks, piles, hands and rows."""

from mypy_extensions import i64

from ludotek.games.das_letzte_gefecht.rules.plan import DONE, HAND, KINDS, NONE, SWAP, WIDTH, Plan
from ludotek.kernel.rng import Rng
from ludotek.kernel.state import OVER, State
from ludotek.kernel.story import LooseEvent
from ludotek.kernel.vecs import vec


class Base(State):
    def __init__(
        self,
        plan: Plan,
        planets: "vec[i64]",
        deck: "vec[i64]",
        decked: "vec[i64]",
        pile: "vec[i64]",
        top: "vec[i64]",
        hands: "vec[i64]",
        held: "vec[i64]",
        rows: "vec[i64]",
        given: "vec[i64]",
        late: "vec[i64]",
        counted: "vec[i64]",
        figures: "vec[i64]",
        figure: "vec[i64]",
        deployed: "vec[i64]",
        ship: "vec[i64]",
        total: "vec[i64]",
        past: "vec[i64]",
        actor: i64,
        stage: i64,
        seat: i64,
        attacker: i64,
        battle: i64,
        phase: i64,
        opened: i64,
        marker: i64,
        offered: i64,
        proposal: i64,
        counter: i64,
        past_node: i64,
        past_loser: i64,
        leaver: i64,
        winner: i64,
        ending: i64,
    ) -> None:
        self.actor = actor
        self.story = None
        self.plan = plan
        self.planets = planets  # node -> colour, or NONE; DLG-11
        self.deck = deck  # side * KINDS + kind -> copies in the deck; DLG-R11: allies share one
        self.decked = decked  # side -> cards in the deck
        self.pile = pile  # side * KINDS + kind -> copies on the discard pile
        self.top = top  # side -> the card on top of the pile, or NONE
        self.hands = hands  # seat * HAND + slot -> kind, in order
        self.held = held  # seat -> cards in hand
        self.rows = rows  # seat * HAND + phase -> the card played, or NONE
        self.given = given  # seat * KINDS + kind -> what its partner gave and knows to be there still; DLG-R26
        self.late = late  # seat -> what it got after laying its own card: in the hand for sure till the reveal, or NONE
        self.counted = counted  # seat * KINDS + kind -> what else it has since its deck was made anew: all could count
        self.figures = figures  # seat -> figures not lost, one bit a colour
        self.figure = figure  # seat -> colour of the deployed or named figure, or NONE
        self.deployed = deployed  # seat -> 1 if that figure is deployed
        self.ship = ship  # seat -> 1 if the ship is deployed; DLG-R12: one each, never lost
        self.total = total  # seat -> planet total of the open cards, DLG-40
        self.past = past  # seat -> the battle before, packed
        self.stage: i64 = stage
        self.seat: i64 = seat  # who decides or draws
        self.attacker: i64 = attacker
        self.battle: i64 = battle  # from 1, DLG-02
        self.phase: i64 = phase  # 0 to 3
        self.opened: i64 = opened  # how many cards of every row are open
        self.marker: i64 = marker  # node, or NONE; DLG-R03: the one battle marker
        self.offered: i64 = offered  # in a swap: the card put down by the seat on turn, still counted in its hand
        self.proposal: i64 = proposal  # node that the first of two allies proposed
        self.counter: i64 = counter  # node that the second proposed instead
        self.past_node: i64 = past_node  # where the battle before ended, or NONE
        self.past_loser: i64 = past_loser  # side, or NONE for a tie
        self.leaver: i64 = leaver  # seat that left, or NONE
        self.winner: i64 = winner  # side, or NONE
        self.ending: i64 = ending

    def width(self) -> i64:
        return WIDTH

    def begin_battle(self) -> None:
        raise NotImplementedError

    def begin_phase(self, phase: i64) -> None:
        raise NotImplementedError

    def planet_phase(self) -> None:
        raise NotImplementedError

    def final_phase(self) -> None:
        raise NotImplementedError

    def after(self, seat: i64) -> i64:
        """The next seat clockwise. DLG-R08"""
        seat += 1
        return 0 if seat == self.plan.seats else seat

    def ask(self, seat: i64, stage: i64) -> None:
        """Even if there is only one answer. DLG-R29"""
        self.seat = seat
        self.actor = seat
        self.stage = stage

    def seat_on_turn(self) -> i64:
        """In a swap the partner of the one who is asked."""
        return self.plan.partner[self.seat] if self.stage == SWAP else self.seat

    def end(self, winner: i64, ending: i64) -> None:
        self.actor = OVER
        self.stage = DONE
        self.offered = NONE
        self.proposal = NONE
        self.counter = NONE
        self.winner = winner
        self.ending = ending
        if self.story is not None:
            self.story.append(LooseEvent("over", {"winner": winner, "ending": ending}))

    # Cards

    def sample_card(self, rng: Rng) -> i64:
        """A card of the deck of the seat that draws, every single one equally likely. DLG-R01"""
        plan = self.plan
        deck = self.deck
        side = plan.side[self.seat]
        base = side * KINDS
        if self.decked[side] * 3 >= plan.size:
            while True:  # guess one of all cards until it is in the deck
                ticket = rng.below(plan.size)
                kind = plan.ticket_kind[ticket]
                if plan.ticket_copy[ticket] < deck[base + kind]:
                    return kind
        number = rng.below(self.decked[side])
        card: i64 = 0
        number -= deck[base]
        while number >= 0:
            card += 1
            number -= deck[base + card]
        return card

    def take(self, seat: i64, card: i64) -> None:
        """Deck to hand."""
        side = self.plan.side[seat]
        self.deck[side * KINDS + card] -= 1
        self.decked[side] -= 1
        self.add(seat, card)

    def add(self, seat: i64, card: i64) -> None:
        """Hands are kept in order, so that equal cards lie side by side. DLG-R30"""
        hands = self.hands
        base = seat * HAND
        slot = base + self.held[seat]
        while slot > base and hands[slot - 1] > card:
            hands[slot] = hands[slot - 1]
            slot -= 1
        hands[slot] = card
        self.held[seat] += 1

    def remove(self, seat: i64, card: i64) -> None:
        hands = self.hands
        slot = seat * HAND
        while hands[slot] != card:
            slot += 1
        self.held[seat] -= 1
        last = seat * HAND + self.held[seat]
        while slot < last:
            hands[slot] = hands[slot + 1]
            slot += 1

    def shed(self, seat: i64, card: i64) -> None:
        """A card to the own side's discard pile, face up. DLG-31, DLG-58"""
        side = self.plan.side[seat]
        self.pile[side * KINDS + card] += 1
        self.top[side] = card

    def forget(self, seat: i64, card: i64) -> None:
        """This card of the seat lies open or has gone back: others know of one less there. What came late stays."""
        index = seat * KINDS + card
        if self.plan.has_allies:
            is_late: i64 = 1 if self.late[seat] == card else 0
            if self.given[index] > is_late:
                self.given[index] -= 1
                return
        if self.counted[index] > 0:
            self.counted[index] -= 1

    def reshuffle(self, side: i64) -> None:
        """The discard pile becomes the new deck; it has no order. DLG-32, DLG-R10"""
        cards: i64 = 0
        for index in range(side * KINDS, side * KINDS + KINDS):
            cards += self.pile[index]
            self.deck[index] += self.pile[index]
            self.pile[index] = 0
        self.decked[side] += cards
        self.top[side] = NONE
        for seat in range(self.plan.seats):
            if self.plan.side[seat] == side:
                self.count_hidden(seat)
        if self.story is not None:
            self.story.append(LooseEvent("reshuffled", {"side": side, "cards": cards}))

    def count_hidden(self, seat: i64) -> None:
        """The deck was empty: what is neither in the new one nor open is in the hands, or face down."""
        base = seat * KINDS
        for index in range(base, base + KINDS):
            self.counted[index] = -self.given[index] if self.plan.has_allies else 0
        for slot in range(seat * HAND, seat * HAND + self.held[seat]):
            self.counted[base + self.hands[slot]] += 1
        down = self.rows[seat * HAND + self.opened]
        if down != NONE:
            self.counted[base + down] += 1

    def hand(self, seat: i64) -> list[int]:
        base = seat * HAND
        return [int(self.hands[base + slot]) for slot in range(self.held[seat])]

"""The state of a game of Das letzte Gefecht: what may be done now, and what is done."""

from mypy_extensions import i64

from ludotek.games.das_letzte_gefecht.events import Left
from ludotek.kernel.hands import total_of
from ludotek.kernel.rng import Rng
from ludotek.kernel.state import CHANCE, OVER, room
from ludotek.kernel.vecs import vec

from . import advice
from .battle import await_marker, drawn, lay_planet, put_marker, sample_card, sample_planet, tokens_left
from .deployment import choose_option, lay, swap
from .final import loser_of_past, name_figure
from .plan import (
    ACCEPT,
    BY_LEAVING,
    CALL,
    COLOURS,
    DISCARD,
    DONE,
    DRAW,
    FIGURE,
    GIVE,
    GO,
    HAND,
    KINDS,
    LAST,
    LAY,
    MARKER,
    MOVE,
    NAME,
    NODES,
    NONE,
    NOTHING,
    OFFER,
    OPT,
    PLANETS,
    PLAY,
    PROP,
    REFILL,
    REFUSE,
    REPLY,
    SHIP,
    STACK,
    START,
    STAY,
    SWAP,
    WIDTH,
    YES,
    Plan,
)
from .planets import answer, move_marker, propose, reply
from .redeal import redeal
from .table import Table


class GefechtState(Table):
    def copy(self) -> "GefechtState":
        other = GefechtState(self.plan)
        other.actor = self.actor
        other.deck = self.deck[:]
        other.pile = self.pile[:]
        other.hands = self.hands[:]
        other.held = self.held[:]
        other.rows = self.rows[:]
        other.down = self.down[:]
        other.deployed = self.deployed[:]
        other.ship = self.ship[:]
        other.total = self.total[:]
        other.given = self.given[:] if self.plan.has_allies else self.given
        other.late = self.late[:] if self.plan.has_allies else self.late
        other.planets = self.planets
        other.figures = self.figures
        other.named = self.named
        other.counted = self.counted
        other.past_rows = self.past_rows
        other.past_figures = self.past_figures
        other.past_bonus = self.past_bonus
        other.log = self.log[:] if self.logged != 0 else self.log
        other.logged = self.logged
        other.stage = self.stage
        other.seat = self.seat
        other.attacker = self.attacker
        other.battle = self.battle
        other.phase = self.phase
        other.opened = self.opened
        other.marker = self.marker
        other.offered = self.offered
        other.proposal = self.proposal
        other.counter = self.counter
        other.past_node = self.past_node
        other.past_loser = self.past_loser
        other.leaver = self.leaver
        other.winner = self.winner
        other.ending = self.ending
        return other

    def rebuild(self) -> None:
        """Decks are what lies nowhere else; hands are in order; then totals, the battle before, and who decides."""
        for side in range(2):
            fill_deck(self, side)
        for seat in range(self.plan.seats):
            self.settle_seat(seat)
        if self.past_node != NONE:
            self.past_loser = loser_of_past(self)
        self.logged = 0
        for sight in self.sights():
            self.logged |= 1 << self.plan.side[sight[1]]
        by_chance = self.stage in (PLANETS, MARKER, REFILL, DRAW)
        self.actor = OVER if self.stage == DONE else CHANCE if by_chance else self.seat

    def settle_seat(self, seat: i64) -> None:
        base = seat * HAND
        cards = sorted([int(self.hands[slot]) for slot in range(base, base + HAND) if self.hands[slot] != NONE])
        self.held[seat] = 0
        self.total[seat] = self.bonus(seat)
        for card in cards:
            self.take(seat, card)
        opened: i64 = 0
        for slot in range(base, base + HAND):
            if self.rows[slot] != NONE:
                opened += 1
                self.total[seat] += (self.rows[slot] & 3) + 1
                leave_deck(self, seat, self.rows[slot])
        if self.down[seat] != NONE:
            leave_deck(self, seat, self.down[seat])
        self.opened = opened if opened > self.opened or seat == 0 else self.opened

    def width(self) -> i64:
        return WIDTH

    def apply(self, action: i64) -> None:
        stage = self.stage
        if self.actor == CHANCE:
            if stage == PLANETS:
                lay_planet(self, action)
            elif stage == MARKER:
                put_marker(self, action, NONE)
            else:
                drawn(self, action)
        elif stage == PLAY:
            lay(self, action - LAY)
        elif stage == OPT:
            choose_option(self, action)
        elif stage == MOVE:
            move_marker(self, action)
        elif stage == NAME:
            name_figure(self, action - CALL)
        elif stage == SWAP:
            swap(self, action - GIVE)
        elif stage == PROP:
            propose(self, action)
        elif stage == REPLY:
            reply(self, action)
        elif stage == YES:
            answer(self, action)
        else:
            put_marker(self, action - GO, self.seat)

    # Chance

    def chances(self) -> list[tuple[int, int]]:
        if self.stage == PLANETS:
            return [(int(c), int(tokens_left(self, c))) for c in range(6) if tokens_left(self, c) > 0]
        if self.stage == MARKER:
            return [(int(node), 1) for node in range(12)]
        base = self.plan.side[self.seat] * STACK
        return [(int(kind), int(self.deck[base + kind])) for kind in range(24) if self.deck[base + kind] > 0]

    def sample(self, rng: Rng) -> i64:
        if self.stage == MARKER:
            return rng.below(NODES)
        return sample_planet(self, rng) if self.stage == PLANETS else sample_card(self, rng)

    def redeal(self, seat: i64, rng: Rng) -> None:
        if self.actor != OVER:
            redeal(self, seat, rng)

    # Legal actions, in the order of their codes

    def legal_into(self, out: "vec[i64]") -> i64:
        stage = self.stage
        if stage == OPT:
            return self.options_into(out)
        if stage == PLAY:
            return self.cards_into(out, 0, LAY)  # DLG-37
        if stage == NAME:
            return self.figures_into(out, 0, CALL)  # DLG-50, DLG-R20
        if stage == SWAP:
            return self.cards_into(out, 0, GIVE)  # DLG-74, DLG-R26
        if stage == YES:
            out[0] = ACCEPT
            out[1] = REFUSE
            return 2
        if stage == START:
            for node in range(NODES):
                out[node] = GO + node
            return NODES
        return self.routes_into(out)

    def options_into(self, out: "vec[i64]") -> i64:
        seat = self.seat
        out[0] = NOTHING  # DLG-R09
        n = self.cards_into(out, 1, DISCARD)  # DLG-31
        if self.deployed[seat] == NONE:
            n = self.figures_into(out, n, FIGURE)  # DLG-33 .. DLG-35
        elif self.ship[seat] == 0:
            out[n] = SHIP  # DLG-36, DLG-R12, DLG-R13
            n += 1
        partner = self.plan.partner[seat]
        if partner >= 0 and self.held[partner] > 0:  # DLG-74, DLG-88, DLG-R26, DLG-R28
            n = self.cards_into(out, n, OFFER)
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
        for colour in range(COLOURS):
            if (bits >> colour) & 1:
                out[n] = code + colour
                n += 1
        return n

    def routes_into(self, out: "vec[i64]") -> i64:
        """Staying, or a neighbouring planet. DLG-41, DLG-R17"""
        plan = self.plan
        out[0] = STAY
        n: i64 = 1
        first: i64 = plan.route_end[self.marker - 1] if self.marker > 0 else 0
        for index in range(first, plan.route_end[self.marker]):
            out[n] = GO + plan.routes[index]
            n += 1
        return n

    # The end

    def leave(self, seat: i64) -> None:
        """The side of a player who leaves loses the game. DLG-R31"""
        self.leaver = seat
        if self.story is not None:
            self.story.append(Left(seat))
        self.end(1 - self.plan.side[seat], BY_LEAVING)

    def final_scores(self) -> list[float]:
        """1.0 for every player of the side that won, a draw is shared. DLG-04, DLG-R25"""
        found: list[float] = []
        for seat in range(self.plan.seats):
            if self.winner == NONE:
                found.append(0.5)
            else:
                found.append(1.0 if self.plan.side[seat] == self.winner else 0.0)
        return found

    # Advice for search

    def seen(self, action: i64, observer: i64) -> i64:
        return advice.seen(self, action, observer)

    def weigh(self, actions: "vec[i64]", n: i64, weights: "vec[i64]") -> i64:
        return advice.weigh(self, actions, n, weights)

    def features(self, seat: i64, out: "vec[float]") -> i64:
        return advice.features(self, seat, out)

    def team(self, seat: i64) -> i64:
        return self.plan.side[seat]


def begin(plan: Plan) -> GefechtState:
    """Full decks, empty hands, the board empty unless its layout was agreed. DLG-10 .. DLG-16"""
    seats = plan.seats
    state = GefechtState(plan)
    state.deck = room(2 * STACK)
    state.pile = room(2 * STACK)
    for side in range(2):
        state.pile[side * STACK + LAST] = NONE
        fill_deck(state, side)
    state.hands = plan.no_rows[:]
    state.held = room(seats)
    state.rows = plan.no_rows[:]
    state.down = plan.nothing[:]
    state.deployed = plan.nothing[:]
    state.ship = room(seats)
    state.total = room(seats)
    state.planets = plan.no_planets[:]
    state.figures = plan.figures[:]  # DLG-15, DLG-71, DLG-86
    state.named = plan.nothing[:]
    state.given = room(seats * KINDS)
    state.late = plan.nothing[:]
    state.counted = room(seats * KINDS)
    state.past_rows = plan.no_rows[:]
    state.past_figures = plan.nothing[:]
    state.past_bonus = room(seats)
    if len(plan.layout) > 0:
        state.planets = plan.layout[:]
        await_marker(state)
    return state


def fill_deck(table: Table, side: i64) -> None:
    """With all cards that are not on the pile. DLG-13"""
    base = side * STACK
    for kind in range(KINDS):
        table.deck[base + kind] = table.plan.copies[kind] - table.pile[base + kind]
    table.deck[base + LAST] = total_of(table.deck, base, KINDS)


def leave_deck(table: Table, seat: i64, card: i64) -> None:
    base = table.plan.side[seat] * STACK
    table.deck[base + card] -= 1
    table.deck[base + LAST] -= 1

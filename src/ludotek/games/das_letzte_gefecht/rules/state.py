"""The state of a game of Das letzte Gefecht: what may be done now, and what is done."""

from mypy_extensions import i64

from ludotek.games.das_letzte_gefecht.events import Done
from ludotek.kernel.hands import bit_at, draw_kind, kinds_in
from ludotek.kernel.observation import Observation
from ludotek.kernel.rng import Rng
from ludotek.kernel.state import CHANCE, OVER
from ludotek.kernel.vecs import vec

from . import advice, observation
from . import plan as codes
from .battle import attacker_in, await_marker, drawn, empty_node, lay_planet, put_marker, sample_card, tokens_left
from .final import name_figure
from .phases import answer, choose_option, lay, move_marker, propose, reply, swap
from .plan import HAND, KINDS, NOBODY, NODES, NONE, STACK, Plan
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
        other.past = self.past
        other.log = self.log[:] if self.logged != 0 else self.log
        other.logged = self.logged
        other.is_counted = self.is_counted
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
        other.leaver = self.leaver
        other.winner = self.winner
        other.ending = self.ending
        return other

    def rebuild(self) -> None:
        """Decks are what lies nowhere else; hands are in order; then totals, what was left open, and who decides."""
        self.deck = self.plan.full_decks[:]
        self.is_counted = sum(self.counted) > 0
        for side in range(2):
            for card in kinds_in(self.pile, side * STACK, KINDS):
                self.leave_deck(side, card)
                self.count_piled(side, card)
        for seat in range(self.plan.seats):
            self.rebuild_seat(seat)
        self.opened = len(self.row(0))
        if self.attacker == NOBODY:
            self.attacker = attacker_in(self.plan, self.battle)
        if self.seat == NOBODY:
            self.seat = self.attacker
        self.logged = 0
        for sight in self.log:
            self.logged |= bit_at(self.plan.side[sight[1]])
        by_chance = self.stage in (codes.PLANETS, codes.MARKER, codes.REFILL, codes.DRAW)
        self.actor = OVER if self.stage == codes.DONE else CHANCE if by_chance else self.seat

    def rebuild_seat(self, seat: i64) -> None:
        cards = sorted(self.hand(seat))
        self.held[seat] = 0
        for card in cards:
            self.take(seat, card)
        self.total[seat] = self.bonus(seat)
        for card in self.row(seat):
            self.total[seat] += (card & 3) + 1
            self.leave_deck(self.plan.side[seat], card)
        if self.down[seat] != NONE:
            self.leave_deck(self.plan.side[seat], self.down[seat])

    def width(self) -> i64:
        return codes.WIDTH

    def apply(self, action: i64) -> None:
        stage = self.stage
        if self.actor == CHANCE:
            if stage == codes.PLANETS:
                lay_planet(self, action)
            elif stage == codes.MARKER:
                put_marker(self, action, NONE)
            else:
                drawn(self, action)
        elif stage == codes.PLAY:
            lay(self, action - codes.LAY)
        elif stage == codes.OPT:
            choose_option(self, action)
        elif stage == codes.MOVE:
            move_marker(self, action)
        elif stage == codes.NAME:
            name_figure(self, action - codes.CALL)
        elif stage == codes.SWAP:
            swap(self, action - codes.GIVE)
        elif stage == codes.PROP:
            propose(self, action)
        elif stage == codes.REPLY:
            reply(self, action)
        elif stage == codes.YES:
            answer(self, action)
        else:
            put_marker(self, action - codes.GO, self.seat)

    # Chance

    def chances(self) -> list[tuple[int, int]]:
        if self.stage == codes.MARKER:
            return [(node, 1) for node in range(12)]
        if self.stage == codes.PLANETS:
            weights = [int(left) for left in tokens_left(self)]
        else:
            base = self.plan.side[self.seat] * STACK
            weights = [int(self.deck[base + kind]) for kind in range(KINDS)]
        return [(outcome, weight) for outcome, weight in enumerate(weights) if weight > 0]

    def sample(self, rng: Rng) -> i64:
        if self.stage == codes.MARKER:
            return rng.below(NODES)
        if self.stage == codes.PLANETS:
            return draw_kind(tokens_left(self), 0, NODES - empty_node(self), rng)
        return sample_card(self, rng)

    def redeal(self, seat: i64, rng: Rng) -> None:
        if self.actor != OVER:
            redeal(self, seat, rng)

    def seen(self, action: i64, observer: i64) -> i64:
        return advice.seen(self, action, observer)

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
            for node in range(NODES):
                out[node] = codes.GO + node
            return NODES
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

    # The end

    def leave(self, seat: i64) -> None:
        """The side of a player who leaves loses the game. DLG-R31"""
        self.leaver = seat
        self.emit(Done(seat, "left"))
        self.end(1 - self.plan.side[seat], codes.BY_LEAVING)

    def final_scores(self) -> list[float]:
        """1.0 for every player of the side that won, a draw is shared. DLG-04, DLG-R25"""
        if self.winner == NONE:
            return [0.5] * self.plan.seats
        return [1.0 if self.plan.side[seat] == self.winner else 0.0 for seat in range(self.plan.seats)]

    # Advice for search

    def weight_of(self, action: i64) -> i64:
        return advice.weight_of(self, action)

    def features(self, seat: i64, out: "vec[float]") -> i64:
        return advice.features(self, seat, out)

    def team(self, seat: i64) -> i64:
        return self.plan.side[seat]

    # For learning

    def observe(self, seat: i64, out: Observation) -> None:
        observation.observe(self, seat, out)

    def codes(self) -> i64:
        return codes.CALL + codes.COLOURS

    def codes_into(self, out: "vec[i64]") -> i64:
        return self.legal_into(out)  # actions are codes


def begin(plan: Plan) -> GefechtState:
    """Full decks, empty hands, the board empty unless its layout was agreed. DLG-10 .. DLG-16"""
    state = GefechtState(plan).copy()
    if len(plan.layout) > 0:
        state.planets = plan.layout[:]
        await_marker(state)
    return state

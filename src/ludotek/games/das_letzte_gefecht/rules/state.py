"""The state of a game of Das letzte Gefecht: the phases of a battle. DLG-30 .. DLG-43, DLG-74 .. DLG-78, DLG-89"""

from typing import Literal

from mypy_extensions import i64

from ludotek.games.das_letzte_gefecht import events as e
from ludotek.kernel.hands import bit_at, count_of, draw_kind, kinds_in, smallest
from ludotek.kernel.observation import Observation
from ludotek.kernel.rng import Rng
from ludotek.kernel.state import CHANCE, OVER
from ludotek.kernel.vecs import vec

from . import advice, observation
from . import plan as codes
from .final import final_phase, name_figure
from .plan import HAND, KINDS, NOBODY, NODES, NONE, STACK
from .redeal import redeal
from .table import Table


class GefechtState(Table):
    def begin(self) -> None:
        """Full decks, empty hands, the board empty unless its layout was agreed. DLG-10 .. DLG-16"""
        if len(self.plan.layout) > 0:
            self.planets = self.plan.layout
            self.await_marker()

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
            self.attacker = self.plan.attacker_in(self.battle)
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
                self.lay_planet(action)
            elif stage == codes.MARKER:
                self.put_marker(action, NONE)
            else:
                self.drawn(action)
        elif stage == codes.PLAY:
            self.lay(action - codes.LAY)
        elif stage == codes.OPT:
            self.choose_option(action)
        elif stage == codes.MOVE:
            self.move_marker(action)
        elif stage == codes.NAME:
            name_figure(self, action - codes.CALL)
        elif stage == codes.SWAP:
            self.swap(action - codes.GIVE)
        elif stage == codes.PROP:
            self.propose(action)
        elif stage == codes.REPLY:
            self.reply(action)
        elif stage == codes.YES:
            self.answer(action)
        else:
            self.put_marker(action - codes.GO, self.seat)

    # Deployment: everybody takes at most one optional action, then lays a card face down. DLG-30 .. DLG-38

    def choose_option(self, action: i64) -> None:
        """The optional action: at most one, and first. DLG-30, DLG-R09"""
        seat = self.seat
        if action >= codes.OFFER:
            self.offer(seat, action - codes.OFFER)  # DLG-74, DLG-88
        elif action >= codes.DISCARD and action < codes.FIGURE:
            self.discard(seat, action - codes.DISCARD)  # DLG-31
        else:
            if action != codes.NOTHING:
                self.deploy(seat, action)
            elif self.story is not None:
                self.story.append(e.Done(seat, "no-option"))
            self.stage = codes.PLAY

    def discard(self, seat: i64, card: i64) -> None:
        """The card is on the pile before the new one is drawn. DLG-31, DLG-R10"""
        self.put_down(seat, card)
        self.shed(seat, card)
        self.note(codes.SHED, seat, card)
        if self.story is not None:
            self.story.append(e.Discarded(seat, card, self.plan.side[seat]))
        self.await_card(seat, codes.DRAW)

    def deploy(self, seat: i64, action: i64) -> None:
        """A figure once in a battle and for all of it, later the ship as well. DLG-33 .. DLG-36, DLG-R13"""
        self.total[seat] += 1  # DLG-40
        if action == codes.SHIP:
            self.ship[seat] = 1
            if self.story is not None:
                self.story.append(e.Done(seat, "ship-deployed"))
        else:
            self.deployed[seat] = action - codes.FIGURE
            if self.story is not None:
                self.story.append(e.FigureShown(seat, "figure-deployed", self.deployed[seat]))

    def offer(self, seat: i64, card: i64) -> None:
        """Face down: the partner chooses without seeing it, and has no other choice than which card. DLG-75"""
        self.offered = card
        partner = self.plan.partner[seat]
        self.emit(e.Offered(seat, partner, card))
        self.ask(partner, codes.SWAP)

    def swap(self, card: i64) -> None:
        """Both cards change hands at the same time, and nothing is said about them. DLG-75, DLG-76, DLG-R27"""
        partner = self.seat
        seat = self.plan.partner[partner]
        offered = self.offered
        self.put_down(seat, offered)
        self.put_down(partner, card)
        self.take_up(partner, offered)
        self.take_up(seat, card)
        self.offered = NONE
        self.note(codes.SWAPPED, seat, NONE)
        self.emit(e.Swapped(seat, partner, offered, card))
        self.ask(seat, codes.PLAY)  # DLG-R26: the partner's own optional action is still to come

    def put_down(self, seat: i64, card: i64) -> None:
        self.forget(seat, card)
        self.remove(seat, card)

    def take_up(self, seat: i64, card: i64) -> None:
        self.add(seat, card)
        self.given[seat * KINDS + card] += 1
        if self.down[seat] != NONE:  # at most once a phase: only the partner, on turn later, can bring it about
            self.late[seat] = card

    def lay(self, card: i64) -> None:
        """The obligatory action. DLG-37"""
        seat = self.seat
        self.remove(seat, card)
        self.down[seat] = card
        self.note(codes.LAID, seat, NONE)
        if self.story is not None:
            self.story.append(e.Played(seat, card, self.phase + 1))
        following = self.after(seat)
        if following == self.attacker:
            self.reveal()
        else:
            self.ask(following, codes.OPT)

    def reveal(self) -> None:
        """All at once, when everybody has had the turn. DLG-38"""
        self.opened = self.phase + 1
        if self.story is not None:
            self.story.append(e.TurnedUp(self.opened))
        seat = self.attacker
        for count in range(self.plan.seats):
            card = self.down[seat]
            self.down[seat] = NONE
            self.rows[seat * HAND + self.phase] = card
            self.total[seat] += (card & 3) + 1  # DLG-40, DLG-R14: the hand never counts
            self.forget(seat, card)
            self.note(codes.SHOWED, seat, card)
            self.late[seat] = NONE
            if self.story is not None:
                self.story.append(e.Revealed(seat, card, self.total[seat]))
            seat = self.after(seat)
        self.planet_phase()

    # The planets: when all cards are turned up, the lowest total may move the battle marker. DLG-40 .. DLG-43

    def planet_phase(self) -> None:
        """One player alone, both allies together, or nobody. DLG-41, DLG-42, DLG-77, DLG-78, DLG-89, DLG-R16"""
        low = smallest(self.total)
        tied = count_of(self.total, low)
        first = self.attacker  # of the lowest, in order of play
        while self.total[first] != low:
            first = self.after(first)
        partner = self.plan.partner[first]
        if tied == 1 or (tied == 2 and partner != NOBODY and self.total[partner] == low):
            # DLG-R17: alone, also an ally; DLG-78, DLG-R15: of two allies who comes first in the order of play proposes
            self.ask(first, codes.MOVE if tied == 1 else codes.PROP)
            if self.story is not None:
                self.story.append(e.Lowest(first, low, None if tied == 1 else partner))
        else:
            if self.story is not None:
                self.story.append(e.PlanetTie(low))  # DLG-42, DLG-R16
            self.after_planets()

    def node_in(self, action: i64) -> i64:
        """Staying is the marker's own node."""
        return self.marker if action == codes.STAY else action - codes.GO

    def move_marker(self, action: i64) -> None:
        """One step along a route, or none. DLG-41, DLG-R17"""
        node = self.node_in(action)
        if self.story is not None:
            seat, origin = self.seat, self.marker
            moved = e.MarkerMoved(seat, origin, node)
            self.story.append(e.PlanetNamed(seat, "marker-kept", node) if node == origin else moved)
        self.marker = node
        self.after_planets()

    def propose(self, action: i64) -> None:
        """Two allies have to agree, in public. DLG-78, DLG-R15"""
        self.proposal = self.node_in(action)
        what: Literal["proposed", "proposed-stay"] = "proposed-stay" if self.proposal == self.marker else "proposed"
        self.emit(e.PlanetNamed(self.seat, what, self.proposal))
        self.ask(self.plan.partner[self.seat], codes.REPLY)

    def reply(self, action: i64) -> None:
        """The same is agreement, staying is staying, anything else a counter-proposal."""
        node = self.node_in(action)
        self.emit(e.PlanetNamed(self.seat, "replied", node))
        if node == self.proposal:
            self.settle_marker(node, True)
        elif node == self.marker:
            self.settle_marker(node, False)
        else:
            self.counter = node
            self.ask(self.plan.partner[self.seat], codes.YES)

    def answer(self, action: i64) -> None:
        is_yes = action == codes.ACCEPT
        self.emit(e.Done(self.seat, "accepted" if is_yes else "refused"))
        self.settle_marker(self.counter if is_yes else self.marker, is_yes)

    def settle_marker(self, node: i64, is_agreed: bool) -> None:
        """Without agreement it stays. DLG-78"""
        self.emit(e.Agreed(self.marker, node) if is_agreed else e.Disagreed(self.marker))
        self.marker = node
        self.proposal = self.counter = NONE
        self.after_planets()

    def after_planets(self) -> None:
        """DLG-43; DLG-20: after the fourth comes the final phase; DLG-R18: where the marker then is."""
        if self.phase + 1 < codes.PHASES:
            self.phase += 1
            self.ask(self.attacker, codes.OPT)  # DLG-21
        else:
            final_phase(self)

    # Chance

    def chances(self) -> list[tuple[int, int]]:
        if self.stage == codes.MARKER:
            return [(node, 1) for node in range(12)]
        if self.stage == codes.PLANETS:
            weights = [int(left) for left in self.tokens_left()]
        else:
            base = self.plan.side[self.seat] * STACK
            weights = [int(self.deck[base + kind]) for kind in range(KINDS)]
        return [(outcome, weight) for outcome, weight in enumerate(weights) if weight > 0]

    def sample(self, rng: Rng) -> i64:
        if self.stage == codes.MARKER:
            return rng.below(NODES)
        if self.stage == codes.PLANETS:
            return draw_kind(self.tokens_left(), 0, count_of(self.planets, NONE), rng)
        return self.sample_card(rng)

    def redeal(self, seat: i64, rng: Rng) -> None:
        if self.actor != OVER:
            redeal(self, seat, rng)

    def seen(self, action: i64, observer: i64) -> i64:
        return advice.seen(self, action, observer)

    # The end

    def leave(self, seat: i64) -> None:
        """The side of a player who leaves loses the game. DLG-R31"""
        self.leaver = seat
        self.emit(e.Done(seat, "left"))
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

"""The state of a game of Das letzte Gefecht: what may be done now, and what is done."""

from mypy_extensions import i64

from ludotek.games.das_letzte_gefecht.rules.final import FinalPhase
from ludotek.games.das_letzte_gefecht.rules.final import figure_share as figure_share
from ludotek.games.das_letzte_gefecht.rules.final import planet_share as planet_share
from ludotek.games.das_letzte_gefecht.rules.plan import (
    ACCEPT,
    BY_LEAVING,
    CALL,
    COLOURS,
    DISCARD,
    FIGURE,
    GIVE,
    GO,
    HAND,
    KINDS,
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
    REFUSE,
    REPLY,
    RUNNING,
    SHIP,
    START,
    STAY,
    SWAP,
    YES,
    Plan,
)
from ludotek.kernel.rng import Rng
from ludotek.kernel.state import CHANCE, LEAVE, OVER, room
from ludotek.kernel.story import LooseEvent
from ludotek.kernel.vecs import vec


class GefechtState(FinalPhase):
    def copy(self) -> "GefechtState":
        return GefechtState(
            self.plan,
            self.planets[:] if self.stage == PLANETS else self.planets,  # never touched again
            self.deck[:],
            self.decked[:],
            self.pile[:],
            self.top[:],
            self.hands[:],
            self.held[:],
            self.rows[:],
            self.given[:] if self.plan.has_allies else self.given,
            self.late[:] if self.plan.has_allies else self.late,
            self.counted[:],
            self.figures[:],
            self.figure[:],
            self.deployed[:],
            self.ship[:],
            self.total[:],
            self.past[:],
            self.actor,
            self.stage,
            self.seat,
            self.attacker,
            self.battle,
            self.phase,
            self.opened,
            self.marker,
            self.offered,
            self.proposal,
            self.counter,
            self.past_node,
            self.past_loser,
            self.leaver,
            self.winner,
            self.ending,
        )

    def apply(self, action: i64) -> None:
        stage = self.stage
        if self.actor == CHANCE:
            if stage == PLANETS:
                self.lay_planet(action)
            elif stage == MARKER:
                self.put_marker(action, NONE)
            else:
                self.drawn(action)
        elif stage == PLAY:
            self.lay(action - LAY)
        elif stage == OPT:
            self.choose_option(action)
        elif stage == MOVE:
            self.move_marker(action)
        elif stage == NAME:
            self.name_figure(action - CALL)
        elif stage == SWAP:
            self.swap(action - GIVE)
        else:
            self.confer(action)

    def confer(self, action: i64) -> None:
        stage = self.stage
        if stage == PROP:
            self.propose(action)
        elif stage == REPLY:
            self.reply(action)
        elif stage == YES:
            self.answer(action)
        else:
            self.put_marker(action - GO, self.seat)

    # Chance

    def chances(self) -> list[tuple[int, int]]:
        if self.stage == PLANETS:
            return [(int(c), int(self.tokens_left(c))) for c in range(6) if self.tokens_left(c) > 0]
        if self.stage == MARKER:
            return [(int(node), 1) for node in range(12)]
        base = self.plan.side[self.seat] * KINDS
        return [(int(kind), int(self.deck[base + kind])) for kind in range(24) if self.deck[base + kind] > 0]

    def sample(self, rng: Rng) -> i64:
        if self.stage == MARKER:
            return rng.below(NODES)
        if self.stage != PLANETS:
            return self.sample_card(rng)
        number = rng.below(NODES - self.empty_node())
        colour: i64 = 0
        number -= self.tokens_left(colour)
        while number >= 0:
            colour += 1
            number -= self.tokens_left(colour)
        return colour

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
        if self.deployed[seat] == 0:
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

    # Leaving: DLG-R31

    def interjections(self, seat: i64) -> list[int]:
        return [] if self.actor == OVER else [LEAVE]

    def interject(self, seat: i64, action: i64) -> None:
        """The side of a player who leaves loses the game. DLG-R31"""
        self.leaver = seat
        if self.story is not None:
            self.story.append(LooseEvent("left", {"seat": seat}))
        self.end(1 - self.plan.side[seat], BY_LEAVING)

    def scores(self) -> list[float]:
        """1.0 for every player of the side that won, a draw is shared. DLG-04, DLG-R25"""
        found: list[float] = []
        for seat in range(self.plan.seats):
            if self.winner == NONE:
                found.append(0.5)
            else:
                found.append(1.0 if self.plan.side[seat] == self.winner else 0.0)
        return found


def begin(plan: Plan) -> GefechtState:
    """Full decks, empty hands, the board empty unless its layout was agreed. DLG-10 .. DLG-16"""
    seats = plan.seats
    deck = room(2 * KINDS)  # DLG-13
    for index in range(2 * KINDS):
        deck[index] = plan.copies[index % KINDS]
    decked = room(2)
    decked[0] = plan.size
    decked[1] = plan.size
    state = GefechtState(
        plan,
        filled(NODES),
        deck,
        decked,
        room(2 * KINDS),
        filled(2),
        room(seats * HAND),
        room(seats),
        filled(seats * HAND),
        room(seats * KINDS if plan.has_allies else 0),
        filled(seats if plan.has_allies else 0),
        room(seats * KINDS),
        plan.figures[:],  # DLG-15, DLG-71, DLG-86
        filled(seats),
        room(seats),
        room(seats),
        room(seats),
        room(seats),
        CHANCE,
        PLANETS,
        0,
        0,  # DLG-16, DLG-73, DLG-87: seat 0 is the first attacker
        0,
        0,
        0,
        NONE,
        NONE,
        NONE,
        NONE,
        NONE,
        NONE,
        NONE,
        NONE,
        RUNNING,
    )
    if len(plan.layout) > 0:
        state.planets = plan.layout
        state.await_marker()
    return state


def filled(size: i64) -> "vec[i64]":
    """A buffer of NONE."""
    out = room(size)
    for index in range(size):
        out[index] = NONE
    return out

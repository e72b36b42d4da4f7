"""Set-up and the beginning of a battle: planets, marker, attacker, new hands."""

from mypy_extensions import i64

from ludotek.games.das_letzte_gefecht.rules.base import Base
from ludotek.games.das_letzte_gefecht.rules.plan import DRAW, HAND, MARKER, NODES, NONE, PLAY, REFILL, START
from ludotek.kernel.state import CHANCE
from ludotek.kernel.story import LooseEvent


class Opening(Base):
    # Planets and marker: DLG-11, DLG-12, DLG-R02

    def lay_planet(self, colour: i64) -> None:
        """On the first empty space. Planets of one colour may be neighbours. DLG-R02"""
        node = self.empty_node()
        self.planets[node] = colour
        if self.story is not None:
            self.story.append(LooseEvent("planet_placed", {"node": node, "colour": colour}))
        if node == NODES - 1:
            self.await_marker()

    def empty_node(self) -> i64:
        node: i64 = 0
        while self.planets[node] != NONE:
            node += 1
        return node

    def tokens_left(self, colour: i64) -> i64:
        """Two of each colour. DLG-11"""
        left: i64 = 2
        for node in range(NODES):
            if self.planets[node] == colour:
                left -= 1
        return left

    def await_marker(self) -> None:
        if self.plan.attacker_places:
            self.ask(self.attacker, START)  # DLG-R02: before any card is drawn
        else:
            self.stage = MARKER
            self.actor = CHANCE

    def put_marker(self, node: i64, seat: i64) -> None:
        self.marker = node  # DLG-12
        if self.story is not None:
            self.story.append(LooseEvent("marker_placed", {"node": node, "seat": seat}))
        self.begin_battle()

    # A new battle: DLG-R05

    def begin_battle(self) -> None:
        """Everybody draws up to four cards, in order of play. DLG-14, DLG-R05; the marker stays, DLG-R06"""
        self.battle += 1
        self.phase = 0
        if self.story is not None:
            self.story.append(LooseEvent("battle_begun", {"battle": self.battle, "attacker": self.attacker}))
        self.await_card(self.attacker, REFILL)

    def await_card(self, seat: i64, stage: i64) -> None:
        """A card has to be drawn: only now an empty deck is made anew. DLG-32, DLG-R10"""
        self.seat = seat
        self.stage = stage
        self.actor = CHANCE
        side = self.plan.side[seat]
        if self.decked[side] == 0:
            self.reshuffle(side)

    def drawn(self, card: i64) -> None:
        seat = self.seat
        self.take(seat, card)
        if self.story is not None:
            why = 1 if self.stage == DRAW else 0
            self.story.append(LooseEvent("drawn", {"seat": seat, "card": card, "why": why}))
        if self.stage == DRAW:
            self.ask(seat, PLAY)  # DLG-R09: it may be played at once
        elif self.held[seat] < HAND:
            self.await_card(seat, REFILL)
        else:
            self.refill_next(self.after(seat))

    def refill_next(self, seat: i64) -> None:
        if seat != self.attacker:
            self.await_card(seat, REFILL)
            return
        if self.story is not None:
            self.story.append(LooseEvent("hands_drawn", {"battle": self.battle}))
        self.begin_phase(0)

    # The attacker token: DLG-17, DLG-R07

    def pass_token(self) -> None:
        """To the next seat clockwise, also after a tie; or 0, 1, 0, 2, …"""
        if self.plan.alternates:
            if self.attacker != 0:
                self.attacker = 0
            else:
                self.attacker = 1 if self.battle % 4 == 1 else 2
        else:
            self.attacker = self.after(self.attacker)
        if self.story is not None:
            self.story.append(LooseEvent("attacker", {"seat": self.attacker}))

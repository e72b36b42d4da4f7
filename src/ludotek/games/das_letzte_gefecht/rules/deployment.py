"""The deployment phase: at most one optional action, then a card face down. DLG-30 .. DLG-38, DLG-74 .. DLG-76"""

from mypy_extensions import i64

from ludotek.games.das_letzte_gefecht.rules.opening import Opening
from ludotek.games.das_letzte_gefecht.rules.plan import (
    DISCARD,
    DRAW,
    FIGURE,
    HAND,
    KINDS,
    NONE,
    OFFER,
    OPT,
    PLAY,
    SHIP,
    SWAP,
)
from ludotek.kernel.story import LooseEvent


class Deployment(Opening):
    def begin_phase(self, phase: i64) -> None:
        """DLG-20: four of them. DLG-21: the attacker begins, and has no other privilege (DLG-R08)."""
        self.phase = phase
        self.ask(self.attacker, OPT)

    # The optional action: at most one, and first (DLG-30, DLG-R09)

    def choose_option(self, action: i64) -> None:
        seat = self.seat
        if action >= OFFER:
            self.offer(seat, action - OFFER)  # DLG-74, DLG-88
        elif action == SHIP:
            self.deploy_ship(seat)  # DLG-36
        elif action >= FIGURE:
            self.deploy_figure(seat, action - FIGURE)  # DLG-33
        elif action >= DISCARD:
            self.discard(seat, action - DISCARD)  # DLG-31
        else:
            if self.story is not None:
                self.story.append(LooseEvent("no_option", {"seat": seat}))
            self.stage = PLAY

    def discard(self, seat: i64, card: i64) -> None:
        """The card is on the pile before the new one is drawn. DLG-31, DLG-R10"""
        self.remove(seat, card)
        self.shed(seat, card)
        self.forget(seat, card)
        if self.story is not None:
            side = self.plan.side[seat]
            self.story.append(LooseEvent("discarded", {"seat": seat, "card": card, "side": side}))
        self.await_card(seat, DRAW)

    def deploy_figure(self, seat: i64, colour: i64) -> None:
        """Once in a battle and for all of it. DLG-33 .. DLG-35"""
        self.figure[seat] = colour
        self.deployed[seat] = 1
        self.total[seat] += 1  # DLG-40
        if self.story is not None:
            self.story.append(LooseEvent("figure_deployed", {"seat": seat, "colour": colour}))
        self.stage = PLAY

    def deploy_ship(self, seat: i64) -> None:
        """DLG-36, DLG-R13: a figure was deployed in an earlier turn, so two more points."""
        self.ship[seat] = 1
        self.total[seat] += 1  # DLG-40
        if self.story is not None:
            self.story.append(LooseEvent("ship_deployed", {"seat": seat}))
        self.stage = PLAY

    # The swap: DLG-74 .. DLG-76, DLG-R26

    def offer(self, seat: i64, card: i64) -> None:
        """Face down: the partner chooses without seeing it, and has no other choice than which card. DLG-75"""
        self.offered = card
        partner = self.plan.partner[seat]
        if self.story is not None:
            self.story.append(LooseEvent("offered", {"seat": seat, "partner": partner, "card": card}))
        self.ask(partner, SWAP)

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
        if self.story is not None:
            facts = {"seat": seat, "partner": partner, "gave": offered, "got": card}
            self.story.append(LooseEvent("swapped", facts))
        self.ask(seat, PLAY)  # DLG-R26: the partner keeps the own optional action

    def put_down(self, seat: i64, card: i64) -> None:
        self.forget(seat, card)
        self.remove(seat, card)

    def take_up(self, seat: i64, card: i64) -> None:
        self.add(seat, card)
        self.given[seat * KINDS + card] += 1
        if self.rows[seat * HAND + self.phase] != NONE:
            self.late[seat] = card  # at most one a phase: only the partner, on turn later, can bring it about

    # The obligatory action: DLG-37

    def lay(self, card: i64) -> None:
        seat = self.seat
        self.remove(seat, card)
        self.rows[seat * HAND + self.phase] = card
        if self.story is not None:
            self.story.append(LooseEvent("played", {"seat": seat, "card": card, "phase": self.phase + 1}))
        following = self.after(seat)
        if following == self.attacker:
            self.reveal()
        else:
            self.ask(following, OPT)

    def reveal(self) -> None:
        """All at once, when everybody has had the turn. DLG-38"""
        rows = self.rows
        slot = self.opened
        seat = self.attacker
        self.opened = slot + 1
        if self.story is not None:
            self.story.append(LooseEvent("turned_up", {"phase": slot + 1}))
        for count in range(self.plan.seats):
            card = rows[seat * HAND + slot]
            self.total[seat] += (card & 3) + 1  # DLG-40, DLG-R14: the hand never counts
            self.forget(seat, card)
            if self.plan.has_allies:
                self.late[seat] = NONE
            if self.story is not None:
                facts = {"seat": seat, "card": card, "phase": slot + 1, "total": self.total[seat]}
                self.story.append(LooseEvent("revealed", facts))
            seat = self.after(seat)
        self.planet_phase()

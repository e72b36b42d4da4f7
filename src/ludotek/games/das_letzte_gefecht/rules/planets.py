"""The planet phase: the lowest planet total may move the battle marker. DLG-40 .. DLG-43, DLG-77, DLG-78, DLG-89"""

from mypy_extensions import i64

from ludotek.games.das_letzte_gefecht.rules.deployment import Deployment
from ludotek.games.das_letzte_gefecht.rules.plan import ACCEPT, GO, MOVE, NONE, PHASES, PROP, REPLY, STAY, YES
from ludotek.kernel.story import LooseEvent


class PlanetPhase(Deployment):
    def planet_phase(self) -> None:
        """One player alone, both allies together, or nobody. DLG-41, DLG-42, DLG-77, DLG-78, DLG-89, DLG-R16"""
        total = self.total
        first = self.attacker  # of the lowest, in order of play
        low = total[first]
        tied: i64 = 1
        other: i64 = NONE
        seat = self.after(first)
        while seat != self.attacker:
            if total[seat] < low:
                first = seat
                low = total[seat]
                tied = 1
            elif total[seat] == low:
                tied += 1
                other = seat
            seat = self.after(seat)
        if tied == 1:
            self.ask(first, MOVE)  # DLG-R17: alone, also an ally
            if self.story is not None:
                self.story.append(LooseEvent("lowest", {"seat": first, "total": low}))
        elif tied == 2 and self.plan.partner[first] == other:
            self.ask(first, PROP)  # DLG-78, DLG-R15: who comes first in the order of play proposes
            if self.story is not None:
                self.story.append(LooseEvent("lowest_allies", {"seat": first, "partner": other, "total": low}))
        else:
            if self.story is not None:
                self.story.append(LooseEvent("planet_tie", {"total": low}))  # DLG-42, DLG-R16
            self.after_planets()

    def node_in(self, action: i64) -> i64:
        """Staying is the marker's own node."""
        return self.marker if action == STAY else action - GO

    def move_marker(self, action: i64) -> None:
        """One step along a route, or none. DLG-41, DLG-R17"""
        node = self.node_in(action)
        if self.story is not None:
            facts = {"seat": self.seat, "from": self.marker, "node": node}
            self.story.append(LooseEvent("marker_kept" if node == self.marker else "marker_moved", facts))
        self.marker = node
        self.after_planets()

    # Agreement of two allies, all of it public: DLG-78, DLG-R15

    def propose(self, action: i64) -> None:
        self.proposal = self.node_in(action)
        if self.story is not None:
            self.story.append(LooseEvent("proposed", {"seat": self.seat, "node": self.proposal}))
        self.ask(self.plan.partner[self.seat], REPLY)

    def reply(self, action: i64) -> None:
        """The same is agreement, staying is staying, anything else a counter-proposal."""
        node = self.node_in(action)
        if self.story is not None:
            self.story.append(LooseEvent("replied", {"seat": self.seat, "node": node}))
        if node == self.proposal:
            self.settle_marker(node, True)
        elif node == self.marker:
            self.settle_marker(node, False)
        else:
            self.counter = node
            if self.story is not None:
                self.story.append(LooseEvent("countered", {"seat": self.seat, "node": node}))
            self.ask(self.plan.partner[self.seat], YES)

    def answer(self, action: i64) -> None:
        is_yes = action == ACCEPT
        if self.story is not None:
            self.story.append(LooseEvent("answered", {"seat": self.seat, "yes": 1 if is_yes else 0}))
        self.settle_marker(self.counter if is_yes else self.marker, is_yes)

    def settle_marker(self, node: i64, is_agreed: bool) -> None:
        """Without agreement it stays. DLG-78"""
        if self.story is not None:
            if is_agreed:
                self.story.append(LooseEvent("agreed", {"from": self.marker, "node": node}))
            else:
                self.story.append(LooseEvent("disagreed", {"node": self.marker}))
        self.marker = node
        self.proposal = NONE
        self.counter = NONE
        self.after_planets()

    def after_planets(self) -> None:
        """DLG-43; DLG-20: after the fourth comes the final phase; DLG-R18: where the marker then is."""
        if self.phase + 1 < PHASES:
            self.begin_phase(self.phase + 1)
        else:
            self.final_phase()

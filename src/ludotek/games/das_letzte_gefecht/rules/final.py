"""The final phase: naming, counting, losing figures, the end. DLG-50 .. DLG-60, DLG-79 .. DLG-81, DLG-90 .. DLG-93"""

from mypy_extensions import i64

from ludotek.games.das_letzte_gefecht.rules.plan import (
    BY_BATTLES,
    BY_FIGURES,
    CARD_BITS,
    HAND,
    NAME,
    NONE,
    PAST_DEPLOYED,
    PAST_FIGURE,
    PAST_SHIP,
)
from ludotek.games.das_letzte_gefecht.rules.planets import PlanetPhase
from ludotek.kernel.story import LooseEvent


def planet_share(card: i64, planet: i64) -> i64:
    """What a card counts for having the planet's colour. DLG-51"""
    return (card & 3) + 1 if card >> 2 == planet else 0


def figure_share(card: i64, planet: i64, figure: i64, twice: bool) -> i64:
    """What it counts more for having the figure's colour: nothing if that is the planet's as well. DLG-51, DLG-R19"""
    if card >> 2 != figure or (figure == planet and not twice):
        return 0
    return (card & 3) + 1


class FinalPhase(PlanetPhase):
    def final_phase(self) -> None:
        """From the attacker on, everybody without a figure names one, openly. DLG-50, DLG-79, DLG-90, DLG-R20"""
        seat = self.attacker
        for count in range(self.plan.seats):
            if self.figure[seat] == NONE:
                self.ask(seat, NAME)
                return
            seat = self.after(seat)
        self.decide_battle()

    def name_figure(self, colour: i64) -> None:
        self.figure[self.seat] = colour
        if self.story is not None:
            self.story.append(LooseEvent("named", {"seat": self.seat, "colour": colour}))
        self.final_phase()

    # Counting: DLG-51 .. DLG-53; everybody alone, DLG-72, DLG-79, DLG-90

    def final_total(self, seat: i64) -> i64:
        planet = self.planets[self.marker]
        figure = self.figure[seat]
        twice = self.plan.twice
        by_planet: i64 = 0
        by_figure: i64 = 0
        for slot in range(seat * HAND, seat * HAND + HAND):
            by_planet += planet_share(self.rows[slot], planet)
            by_figure += figure_share(self.rows[slot], planet, figure, twice)
        bonus = self.deployed[seat] + self.ship[seat]  # DLG-52, DLG-53; DLG-R13: nothing for a named figure
        if self.story is not None:
            facts = {"seat": seat, "planet": planet, "figure": figure, "planet_points": by_planet}
            facts |= {"figure_points": by_figure, "bonus": bonus, "total": by_planet + by_figure + bonus}
            self.story.append(LooseEvent("counted", facts))
        return by_planet + by_figure + bonus

    def decide_battle(self) -> None:
        """Each side's highest total, then with four players the other one. DLG-54, DLG-80, DLG-81, DLG-91, DLG-92"""
        plan = self.plan
        best0: i64 = -1  # of the Separatists
        best1: i64 = -1
        sum0: i64 = 0
        sum1: i64 = 0
        seat = self.attacker
        for count in range(plan.seats):
            total = self.final_total(seat)
            if plan.side[seat] == 0:
                best0 = total if total > best0 else best0
                sum0 += total
            else:
                best1 = total if total > best1 else best1
                sum1 += total
            seat = self.after(seat)
        lead = best0 - best1
        if lead == 0 and plan.seats == 4:
            lead = sum0 - sum1  # DLG-92, DLG-R22: equal highest, so this compares the others; DLG-R21: not with three
        loser: i64 = NONE  # DLG-57: all keep their figures
        if lead != 0:
            loser = 1 if lead > 0 else 0
        self.end_battle(loser)

    def end_battle(self, loser: i64) -> None:
        if self.story is not None:
            if loser == NONE:
                self.story.append(LooseEvent("battle_tied"))
            else:
                self.story.append(LooseEvent("battle_won", {"side": 1 - loser}))
        is_out = False
        for seat in range(self.plan.seats):
            if self.plan.side[seat] == loser:
                is_out = self.lose_figure(seat) or is_out
        self.clear(loser)
        if is_out:
            self.end(1 - loser, BY_FIGURES)  # DLG-04, DLG-60; DLG-R24: allies are eliminated together
        elif self.battle == self.plan.draw_after:
            self.end(NONE, BY_BATTLES)  # DLG-R25
        else:
            self.pass_token()  # DLG-17, DLG-R07
            self.begin_battle()

    def lose_figure(self, seat: i64) -> bool:
        """For good; whether it was the last one. DLG-56, DLG-80, DLG-81, DLG-93, DLG-R23"""
        colour = self.figure[seat]
        bit: i64 = 1 << colour
        self.figures[seat] -= bit
        is_out = self.figures[seat] == 0  # DLG-03
        if self.story is not None:
            left: i64 = 0
            for other in range(6):
                left += (self.figures[seat] >> other) & 1
            self.story.append(LooseEvent("figure_lost", {"seat": seat, "colour": colour, "left": left}))
            if is_out:
                self.story.append(LooseEvent("eliminated", {"seat": seat}))
        return is_out

    def clear(self, loser: i64) -> None:
        """Cards to the piles of their sides, figures and ships back to their owners. DLG-55, DLG-58, DLG-R12"""
        for seat in range(self.plan.seats):
            past: i64 = (self.figure[seat] << PAST_FIGURE) | (self.deployed[seat] << PAST_DEPLOYED)
            past |= self.ship[seat] << PAST_SHIP
            for slot in range(HAND):
                card = self.rows[seat * HAND + slot]
                past |= card << (CARD_BITS * slot)
                self.shed(seat, card)
                self.rows[seat * HAND + slot] = NONE
            self.past[seat] = past
            self.figure[seat] = NONE
            self.deployed[seat] = 0
            self.ship[seat] = 0
            self.total[seat] = 0
        self.opened = 0
        self.phase = 0
        self.past_node = self.marker
        self.past_loser = loser
        if self.story is not None:
            self.story.append(LooseEvent("battle_over", {"battle": self.battle}))

"""The final phase: naming, counting, losing figures, the end. DLG-50 .. DLG-60, DLG-79 .. DLG-81, DLG-90 .. DLG-93"""

from mypy_extensions import i64

from ludotek.games.das_letzte_gefecht.events import BattleTied, BattleWon, Counted, Eliminated, FigureLost, Named

from .battle import begin_battle, pass_token
from .plan import BY_BATTLES, BY_FIGURES, HAND, NAME, NONE, SEPARATISTS
from .table import NO_LOG, Table


def planet_share(card: i64, planet: i64) -> i64:
    """What a card counts for having the planet's colour. DLG-51"""
    return (card & 3) + 1 if card >> 2 == planet else 0


def figure_share(card: i64, planet: i64, figure: i64, twice: bool) -> i64:
    """What it counts more for having the figure's colour: nothing if that is the planet's as well. DLG-51, DLG-R19"""
    if card >> 2 != figure or (figure == planet and not twice):
        return 0
    return (card & 3) + 1


def final_phase(table: Table) -> None:
    """From the attacker on, everybody without a figure names one, openly. DLG-50, DLG-79, DLG-90, DLG-R20"""
    seat = table.attacker
    for count in range(table.plan.seats):
        if table.figure_of(seat) == NONE:
            table.ask(seat, NAME)
            return
        seat = table.after(seat)
    end_battle(table)


def name_figure(table: Table, colour: i64) -> None:
    table.named = table.named[:]
    table.named[table.seat] = colour
    if table.story is not None:
        table.story.append(Named(table.seat, colour))
    final_phase(table)


# Counting: DLG-51 .. DLG-53; everybody alone, DLG-72, DLG-79, DLG-90


def past_total(table: Table, seat: i64) -> i64:
    """The final total in the battle before, which may just have ended."""
    planet = table.planets[table.past_node]
    figure = table.past_figures[seat]
    by_planet: i64 = 0
    by_figure: i64 = 0
    for slot in range(seat * HAND, seat * HAND + HAND):
        card = table.past_rows[slot]
        by_planet += planet_share(card, planet)
        by_figure += figure_share(card, planet, figure, table.plan.twice)
    total = by_planet + by_figure + table.past_bonus[seat]  # DLG-52, DLG-53; DLG-R13: nothing for a named figure
    if table.story is not None:
        table.story.append(Counted(seat, planet, figure, by_planet, by_figure, table.past_bonus[seat], total))
    return total


def loser_of_past(table: Table) -> i64:
    """Each side's highest total, then with four players the other one. DLG-54, DLG-80, DLG-81, DLG-91, DLG-92"""
    plan = table.plan
    best0: i64 = -1  # of the Separatists
    best1: i64 = -1
    sum0: i64 = 0
    sum1: i64 = 0
    seat = table.attacker
    for count in range(plan.seats):
        total = past_total(table, seat)
        if plan.side[seat] == SEPARATISTS:
            best0 = total if total > best0 else best0
            sum0 += total
        else:
            best1 = total if total > best1 else best1
            sum1 += total
        seat = table.after(seat)
    lead = best0 - best1
    if lead == 0 and plan.seats == 4:
        lead = sum0 - sum1  # DLG-92, DLG-R22: equal highest, so this compares the others; DLG-R21: not with three
    if lead == 0:
        return NONE  # DLG-57: all keep their figures
    return 1 if lead > 0 else 0


# The end of a battle


def end_battle(table: Table) -> None:
    clear(table)
    loser = loser_of_past(table)
    table.past_loser = loser
    if table.story is not None:
        table.story.append(BattleTied() if loser == NONE else BattleWon(1 - loser))
    if loser != NONE and lose_figures(table, loser):
        table.end(1 - loser, BY_FIGURES)  # DLG-04, DLG-60; DLG-R24: allies are eliminated together
    elif table.battle == table.plan.draw_after:
        table.end(NONE, BY_BATTLES)  # DLG-R25
    else:
        pass_token(table)  # DLG-17, DLG-R07
        begin_battle(table)


def lose_figures(table: Table, side: i64) -> bool:
    """For good; whether they were the last. DLG-56, DLG-80, DLG-81, DLG-93, DLG-R23"""
    is_out = False
    table.figures = table.figures[:]
    for seat in range(table.plan.seats):
        if table.plan.side[seat] == side:
            colour = table.past_figures[seat]
            bit: i64 = 1 << colour
            table.figures[seat] -= bit
            is_out = table.figures[seat] == 0  # DLG-03
            if table.story is not None:
                left = bin(table.figures[seat]).count("1")
                table.story.append(FigureLost(seat, colour, left))
                if is_out:
                    table.story.append(Eliminated(seat))
    return is_out


def clear(table: Table) -> None:
    """Cards to the piles of their sides, figures and ships back to their owners. DLG-55, DLG-58, DLG-R12"""
    seats = table.plan.seats
    table.past_node = table.marker
    table.past_rows = table.rows
    table.rows = table.plan.no_rows[:]
    table.past_figures = table.plan.nothing[:]
    table.past_bonus = table.plan.nothing[:]
    for seat in range(seats):
        table.past_figures[seat] = table.figure_of(seat)
        table.past_bonus[seat] = table.bonus(seat)
        for slot in range(seat * HAND, seat * HAND + HAND):
            table.shed(seat, table.past_rows[slot])
        table.deployed[seat] = NONE
        table.ship[seat] = 0
        table.total[seat] = 0
    table.named = table.plan.nothing
    table.log = NO_LOG
    table.logged = 0
    table.opened = 0
    table.phase = 0

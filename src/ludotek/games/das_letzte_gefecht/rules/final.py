"""The final phase: naming, counting, losing figures, the end. DLG-50 .. DLG-60, DLG-79 .. DLG-81, DLG-90 .. DLG-93"""

from mypy_extensions import i64

from ludotek.games.das_letzte_gefecht import events as e
from ludotek.kernel.hands import bit_at

from .plan import BY_BATTLES, BY_FIGURES, HAND, NAME, NONE, PAST, PAST_BONUS, PAST_CARDS, PAST_FIGURE, SEPARATISTS
from .table import NO_LOG, Table


def planet_share(card: i64, planet: i64) -> i64:
    """What a card counts for having the planet's colour. DLG-51"""
    if card >> 2 != planet:
        return 0
    return (card & 3) + 1


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
        table.story.append(e.FigureShown(table.seat, "named", colour))
    final_phase(table)


def points_of(table: Table, seat: i64) -> tuple[i64, i64]:
    """Of the battle before: for the planet's colour, and for the figure's. DLG-51, DLG-72, DLG-79, DLG-90"""
    planet = table.planets[table.past[0]]
    figure = table.past[seat * PAST + PAST_FIGURE]
    by_planet: i64 = 0
    by_figure: i64 = 0
    first = seat * PAST + PAST_CARDS
    for slot in range(first, first + HAND):
        by_planet += planet_share(table.past[slot], planet)
        by_figure += figure_share(table.past[slot], planet, figure, table.plan.twice)
    return by_planet, by_figure


def loser_of_past(table: Table) -> i64:
    """Each side's highest total, then with four players the other one. DLG-54, DLG-80, DLG-81, DLG-91, DLG-92"""
    plan = table.plan
    best0: i64 = -1  # of the Separatists
    best1: i64 = -1
    sum0: i64 = 0
    sum1: i64 = 0
    for seat in range(plan.seats):
        by_planet, by_figure = points_of(table, seat)
        total = by_planet + by_figure + table.past[seat * PAST + PAST_BONUS]  # DLG-52, DLG-53, DLG-R13
        if plan.side[seat] == SEPARATISTS:
            best0 = total if total > best0 else best0
            sum0 += total
        else:
            best1 = total if total > best1 else best1
            sum1 += total
    lead = best0 - best1
    if lead == 0 and plan.seats == 4:
        lead = sum0 - sum1  # DLG-92, DLG-R22: equal highest, so this compares the others; DLG-R21: not with three
    if lead == 0:
        return NONE  # DLG-57: all keep their figures
    return 1 if lead > 0 else 0


def end_battle(table: Table) -> None:
    clear(table)
    loser = loser_of_past(table)
    if table.story is not None:
        tell_counts(table)
        table.story.append(e.BattleTied() if loser == NONE else e.BattleWon(1 - loser))
    if loser != NONE and lose_figures(table, loser):
        table.end(1 - loser, BY_FIGURES)  # DLG-04, DLG-60; DLG-R24: allies are eliminated together
    elif table.battle == table.plan.draw_after:
        table.end(NONE, BY_BATTLES)  # DLG-R25
    else:
        table.begin_battle()


def clear(table: Table) -> None:
    """Cards to the piles of their sides, figures and ships back to their owners. DLG-55, DLG-58, DLG-R12"""
    table.past = table.past[:]
    table.past[0] = table.marker
    for seat in range(table.plan.seats):
        table.past[seat * PAST + PAST_FIGURE] = table.figure_of(seat)
        table.past[seat * PAST + PAST_BONUS] = table.bonus(seat)
        for slot in range(HAND):
            card = table.rows[seat * HAND + slot]
            table.past[seat * PAST + PAST_CARDS + slot] = card
            table.rows[seat * HAND + slot] = NONE
            table.shed(seat, card)
        table.deployed[seat] = NONE
        table.ship[seat] = 0
        table.total[seat] = 0
    table.named = table.plan.nothing
    table.log = NO_LOG
    table.logged = 0
    table.opened = 0
    table.phase = 0


def tell_counts(table: Table) -> None:
    """How each total was counted, in order of play."""
    planet = table.planets[table.past[0]]
    seat = table.attacker
    for count in range(table.plan.seats):
        figure, bonus = table.past[seat * PAST + PAST_FIGURE], table.past[seat * PAST + PAST_BONUS]
        by_planet, by_figure = points_of(table, seat)
        table.emit(e.Counted(seat, planet, figure, by_planet, by_figure, bonus, by_planet + by_figure + bonus))
        seat = table.after(seat)


def lose_figures(table: Table, side: i64) -> bool:
    """For good; whether they were the last. DLG-56, DLG-80, DLG-81, DLG-93, DLG-R23"""
    is_out = False
    table.figures = table.figures[:]
    for seat in range(table.plan.seats):
        if table.plan.side[seat] == side:
            colour = table.past[seat * PAST + PAST_FIGURE]
            table.figures[seat] -= bit_at(colour)
            is_out = table.figures[seat] == 0  # DLG-03
            if table.story is not None:
                table.story.append(e.FigureLost(seat, colour, bin(table.figures[seat]).count("1")))
                if is_out:
                    table.story.append(e.Done(seat, "eliminated"))
    return is_out

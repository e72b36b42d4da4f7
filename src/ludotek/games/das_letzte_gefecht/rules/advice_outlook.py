"""How the battle at hand would end if everybody laid the cards in hand, as far as it can be told at a glance.

The side with the lowest total moves the marker last, to the planet that suits it best. Hot: compiled with mypyc.
"""

import math
from typing import Final

from mypy_extensions import i64

from ludotek.kernel.state import room
from ludotek.kernel.vecs import vec

from .plan import COLOURS, HAND, MOVE, NAME, NONE, PHASES, PROP, REPLY, YES
from .table import Table

# What is kept of a seat: its points in every colour, then these.
BEST: Final[i64] = 6  # the colour of the figure that would count most, or NONE
MOST: Final[i64] = 7  # what it would count
SECOND: Final[i64] = 8  # what the next one would
TOTAL: Final[i64] = 9  # the planet total when all cards are laid
LINE: Final[i64] = 10
SWING: Final = 4.0  # difference of totals from nobody moving the marker for sure to one side doing so


def lead_of(table: Table, side: i64) -> float:
    """By how many points this side would win the battle; 0 before there is a marker."""
    if table.marker == NONE:
        return 0.0
    lines = room(table.plan.seats * LINE)
    for seat in range(table.plan.seats):
        count_cards(table, seat, lines)
        find_figures(table, seat, lines)
    here = lead_at(table, side, table.marker, lines)
    if table.stage == NAME:
        return float(here)
    best = here
    worst = here
    for place in range(table.plan.route_start[table.marker], table.plan.route_start[table.marker + 1]):
        there = lead_at(table, side, table.plan.routes[place], lines)
        best = there if there > best else best
        worst = there if there < worst else worst
    share = control_of(table, side, lines)
    return share * float(best) + (1.0 - share) * float(worst)


def chance_of(lead: float, phase: i64) -> float:
    """Of winning the battle with this lead. Measured over 30,000 positions: a point tells more with every phase."""
    return 1.0 / (1.0 + math.exp(-lead * float(phase + 2) / 6.0))


def count_cards(table: Table, seat: i64, lines: "vec[i64]") -> None:
    """Open, face down and in hand: by the end of the battle all of them are laid."""
    base = seat * LINE
    first = seat * HAND
    lines[base + TOTAL] = table.total[seat]
    for slot in range(first, first + table.opened):
        card = table.rows[slot]
        lines[base + (card >> 2)] += (card & 3) + 1
    for slot in range(first, first + table.held[seat]):
        lay_out(table.hands[slot], base, lines)
    if table.down[seat] != NONE:
        lay_out(table.down[seat], base, lines)


def lay_out(card: i64, base: i64, lines: "vec[i64]") -> None:
    lines[base + (card >> 2)] += (card & 3) + 1
    lines[base + TOTAL] += (card & 3) + 1


def find_figures(table: Table, seat: i64, lines: "vec[i64]") -> None:
    """The figure that is chosen, or else the two that count most: one may have the planet's colour."""
    base = seat * LINE
    chosen = table.figure_of(seat)
    lines[base + BEST] = chosen
    if chosen != NONE:
        lines[base + MOST] = lines[base + chosen]
        return
    for colour in range(COLOURS):
        if table.figures[seat] >> colour & 1:
            points = lines[base + colour]
            if lines[base + BEST] == NONE or points > lines[base + MOST]:
                lines[base + SECOND] = lines[base + MOST]
                lines[base + BEST] = colour
                lines[base + MOST] = points
            elif points > lines[base + SECOND]:
                lines[base + SECOND] = points


def lead_at(table: Table, side: i64, node: i64, lines: "vec[i64]") -> i64:
    """The highest final total of this side less that of the other, on this planet. DLG-51 .. DLG-54, DLG-91"""
    planet = table.planets[node]
    own: i64 = 0
    other: i64 = 0
    for seat in range(table.plan.seats):
        base = seat * LINE
        is_apart = lines[base + BEST] != planet or table.plan.twice
        points = lines[base + planet] + table.bonus(seat) + lines[base + (MOST if is_apart else SECOND)]
        if table.plan.side[seat] == side:
            own = points if points > own else own
        else:
            other = points if points > other else other
    return own - other


def control_of(table: Table, side: i64, lines: "vec[i64]") -> float:
    """From 0 to 1: how sure it is that this side moves the marker last. DLG-41, DLG-R18"""
    if table.phase == PHASES - 1 and table.stage in (MOVE, PROP, REPLY, YES):
        return 1.0 if table.plan.side[table.seat] == side else 0.0
    own: i64 = 100
    other: i64 = 100
    for seat in range(table.plan.seats):
        total = lines[seat * LINE + TOTAL]
        if table.plan.side[seat] == side:
            own = total if total < own else own
        else:
            other = total if total < other else other
    share = 0.5 + float(other - own) / SWING
    return 0.0 if share < 0.0 else 1.0 if share > 1.0 else share

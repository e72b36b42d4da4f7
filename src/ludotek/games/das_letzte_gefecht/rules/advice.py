"""How good choices look at a glance, and the numbers by which a position is judged."""

import math
from typing import Final

from mypy_extensions import i64

from ludotek.kernel.hands import count_bits
from ludotek.kernel.state import CHANCE, INTERJECTION, UNSEEN
from ludotek.kernel.vecs import vec

from .advice_outlook import chance_of, lead_of
from .final import figure_share, planet_share
from .plan import (
    ACCEPT,
    CALL,
    COLOURS,
    DISCARD,
    FIGURE,
    GIVE,
    GO,
    HAND,
    KINDS,
    LAY,
    MOVE,
    NAME,
    NOBODY,
    NONE,
    NOTHING,
    OFFER,
    OPT,
    PHASES,
    PLAY,
    PROP,
    REPLY,
    SHIP,
    STAY,
    SWAP,
    YES,
)
from .table import Table

USUAL: Final[i64] = 10
STRONG: Final[i64] = 30


def weight_of(table: Table, action: i64) -> i64:
    stage = table.stage
    if stage == PLAY:
        return 1 + 4 * use_of(table, table.seat, action - LAY)
    if stage == OPT:
        return weight_of_option(table, action)
    if stage == NAME:
        return 1 + USUAL * laid_in(table, table.seat, action - CALL)
    if stage in (MOVE, PROP, REPLY):
        return weight_of_node(table, table.marker if action == STAY else action - GO)
    if stage == YES:
        return weight_of_node(table, table.counter if action == ACCEPT else table.marker)
    if stage == SWAP:
        return 1 + USUAL // (1 + use_of(table, table.seat, action - GIVE))
    return USUAL


def colour_here(table: Table) -> i64:
    """Of the planet with the marker."""
    return table.planets[table.marker] if table.marker != NONE else NONE


def use_of(table: Table, seat: i64, card: i64) -> i64:
    """What a card would count for: the planet's colour, and the figure's or that of one that could be deployed."""
    planet = colour_here(table)
    figure = table.figure_of(seat)
    use = planet_share(card, planet)
    if figure != NONE:
        return use + figure_share(card, planet, figure, table.plan.twice)
    if table.figures[seat] >> (card >> 2) & 1 and card >> 2 != planet:
        use += ((card & 3) + 2) // 2
    return use


def weight_of_option(table: Table, action: i64) -> i64:
    seat = table.seat
    if action == NOTHING:
        return USUAL
    if action >= OFFER:
        return 1 + USUAL // (2 + 2 * use_of(table, seat, action - OFFER))
    if action == SHIP:
        return STRONG
    if action >= FIGURE:
        return 1 + laid_in(table, seat, action - FIGURE) * (table.phase + 2) + held_in(table, seat, action - FIGURE)
    return 1 if use_of(table, seat, action - DISCARD) > 0 else USUAL


def laid_in(table: Table, seat: i64, colour: i64) -> i64:
    """What the open cards of a seat count in one colour."""
    points: i64 = 0
    for slot in range(seat * HAND, seat * HAND + table.opened):
        points += planet_share(table.rows[slot], colour)
    return points


def held_in(table: Table, seat: i64, colour: i64) -> i64:
    """What the hand of a seat and its card face down would count in one colour."""
    points: i64 = 0
    for slot in range(seat * HAND, seat * HAND + table.held[seat]):
        points += planet_share(table.hands[slot], colour)
    if table.down[seat] != NONE:
        points += planet_share(table.down[seat], colour)
    return points


def weight_of_node(table: Table, node: i64) -> i64:
    """A planet in whose colour this side lies open more than the other; its hand counts while it can be laid."""
    colour = table.planets[node]
    side = table.plan.side[table.seat]
    lead = 2 * laid_in(table, table.seat, colour)
    if table.phase + 1 < PHASES:
        lead += held_in(table, table.seat, colour)
    for seat in range(table.plan.seats):
        if table.plan.side[seat] != side:
            lead -= 2 * laid_in(table, seat, colour)
    weight = USUAL + 2 * lead
    return weight if weight > 1 else 1


# Features


def features(table: Table, seat: i64, out: "vec[float]") -> i64:
    """The figures that are left, and how the battle at hand looks. A side lives as long as the seat with the fewest."""
    plan = table.plan
    side = plan.side[seat]
    figures = count_bits(table.figures[seat])
    left = float(fewest_figures(table, side) + fewest_figures(table, 1 - side))
    weight = 1.0 / math.sqrt(left)  # of one battle: more, the fewer can follow
    lead = lead_of(table, side)
    battle = (2.0 * chance_of(lead, table.phase) - 1.0) * weight
    bonus = table.bonus(seat)
    out[0] = float(figures) / float(COLOURS)
    out[1] = 1.0 if figures == 1 else 0.0
    out[2] = 1.0 if figures == 2 else 0.0
    out[3] = float(fewest_figures(table, side) - fewest_figures(table, 1 - side)) * weight
    out[4] = battle
    out[5] = battle * float(table.phase) / float(PHASES)
    out[6] = battle if figures == 1 else 0.0
    out[7] = lead / 8.0
    out[8] = 0.5 * float(bonus)
    out[9] = 0.0 if bonus == 2 else float(PHASES - table.phase) / float(PHASES)  # it may still become two
    out[10] = float(table.total[seat]) / 16.0
    out[11] = 1.0 if table.seat == seat else 0.0
    out[12] = 1.0 if plan.has_allies and plan.partner[seat] == NOBODY else 0.0  # one against two
    return 13


def fewest_figures(table: Table, side: i64) -> i64:
    fewest: i64 = COLOURS
    for seat in range(table.plan.seats):
        if table.plan.side[seat] == side:
            figures = count_bits(table.figures[seat])
            fewest = figures if figures < fewest else fewest
    return fewest


# What others notice


def seen(table: Table, action: i64, observer: i64) -> i64:
    """One plan for all draws. A card laid face down or offered is known to its owner, until all are turned up."""
    if table.actor == CHANCE:
        return UNSEEN
    seat = table.seat
    stage = table.stage
    if stage == PLAY and table.after(seat) == table.attacker:
        return all_laid(table, action - LAY)
    is_hidden = stage in (PLAY, SWAP) or (stage == OPT and action >= OFFER)
    if not is_hidden or observer == seat:
        return action
    if stage == SWAP and observer == table.plan.partner[seat]:
        return action  # who offered gets this card
    return INTERJECTION


def all_laid(table: Table, last: i64) -> i64:
    """The cards that are turned up together, as one label."""
    label = last
    for seat in range(table.plan.seats):
        if table.down[seat] != NONE:
            label = label * KINDS + table.down[seat]
    return label + INTERJECTION

"""How good choices look at a glance, and the numbers by which a position is judged."""

from typing import Final

from mypy_extensions import i64

from ludotek.kernel.hands import count_bits
from ludotek.kernel.state import CHANCE, INTERJECTION, UNSEEN
from ludotek.kernel.vecs import vec

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
    """What a seat has in the battle, and its figures. A side lives as long as the seat with the fewest."""
    planet = colour_here(table)
    figure = table.figure_of(seat)
    if figure == NONE:
        figure = best_figure(table, seat, planet)
    by_planet = 0.0
    by_figure = 0.0
    later_planet = 0.0
    later_figure = 0.0
    if planet != NONE:
        by_planet = float(laid_in(table, seat, planet)) / 8.0
        later_planet = float(held_in(table, seat, planet)) / 8.0
    if figure != NONE and (figure != planet or table.plan.twice):
        by_figure = float(laid_in(table, seat, figure)) / 8.0
        later_figure = float(held_in(table, seat, figure)) / 8.0
    left = float(PHASES - table.phase) / float(PHASES)
    bonus = float(table.bonus(seat)) / 4.0
    sum_ = by_planet + by_figure + bonus
    figures = count_bits(table.figures[seat])
    out[0] = float(figures) / float(COLOURS)
    out[1] = 1.0 if figures == 1 else 0.0
    out[2] = 1.0 if figures == 2 else 0.0
    out[3] = by_planet
    out[4] = by_figure
    out[5] = later_planet * left
    out[6] = later_figure * left
    out[7] = bonus
    out[8] = sum_ * (1.0 - left)
    out[9] = sum_ if table.phase == PHASES - 1 else 0.0
    out[10] = sum_ if table.stage == NAME else 0.0
    out[11] = float(table.total[seat]) / 16.0
    out[12] = out[9] if figures == 1 else 0.0
    out[13] = 1.0 if table.plan.has_allies and table.plan.partner[seat] == NOBODY else 0.0  # one against two
    return 14


def best_figure(table: Table, seat: i64, planet: i64) -> i64:
    """The figure with the most points laid and in hand, besides the planet's colour; NONE if there is none."""
    best: i64 = NONE
    most: i64 = -1
    for colour in range(COLOURS):
        if table.figures[seat] >> colour & 1 and (colour != planet or table.plan.twice):
            points = 2 * laid_in(table, seat, colour) + held_in(table, seat, colour)
            if points > most:
                most = points
                best = colour
    return best


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

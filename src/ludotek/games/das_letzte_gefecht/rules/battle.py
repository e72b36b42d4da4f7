"""Set-up and the beginning of a battle: planets, marker, attacker, new hands."""

from mypy_extensions import i64

from ludotek.games.das_letzte_gefecht.events import BattleBegun, Drawn, MarkerPlaced, PlanetPlaced
from ludotek.kernel.hands import draw_kind
from ludotek.kernel.rng import Rng
from ludotek.kernel.state import CHANCE
from ludotek.kernel.vecs import vec

from .plan import DRAW, DREW, HAND, LAST, MARKER, NODES, NONE, OPT, PLAY, REFILL, STACK, START, Plan
from .table import Table


def lay_planet(table: Table, colour: i64) -> None:
    """On the first empty space. Planets of one colour may be neighbours. DLG-R02"""
    node = empty_node(table)
    table.planets = table.planets[:]
    table.planets[node] = colour
    if table.story is not None:
        table.story.append(PlanetPlaced(node, colour))
    if node == NODES - 1:
        await_marker(table)


def empty_node(table: Table) -> i64:
    node: i64 = 0
    while table.planets[node] != NONE:
        node += 1
    return node


def tokens_left(table: Table) -> "vec[i64]":
    """Colour -> planets that are still to be laid out. DLG-11"""
    left = table.plan.tokens[:]
    for node in range(empty_node(table)):
        left[table.planets[node]] -= 1
    return left


def await_marker(table: Table) -> None:
    if table.plan.attacker_places:
        table.ask(table.attacker, START)  # DLG-R02: before any card is drawn
    else:
        table.stage = MARKER
        table.actor = CHANCE


def put_marker(table: Table, node: i64, seat: i64) -> None:
    table.marker = node  # DLG-12
    if table.story is not None:
        table.story.append(MarkerPlaced(node, None if seat == NONE else seat))
    begin_battle(table)


def begin_battle(table: Table) -> None:
    """Everybody draws up to four cards, in order of play. DLG-14, DLG-R05; the marker stays, DLG-R06"""
    table.battle += 1
    table.attacker = attacker_in(table.plan, table.battle)
    table.phase = 0
    if table.story is not None:
        table.story.append(BattleBegun(table.battle, table.attacker))
    await_card(table, table.attacker, REFILL)


def await_card(table: Table, seat: i64, stage: i64) -> None:
    """A card has to be drawn: only now an empty deck is made anew. DLG-32, DLG-R10"""
    table.seat = seat
    table.stage = stage
    table.actor = CHANCE
    side = table.plan.side[seat]
    if table.deck[side * STACK + LAST] == 0:
        table.reshuffle(side)


def sample_card(table: Table, rng: Rng) -> i64:
    """A card of the deck of the seat that draws, every single one equally likely. DLG-R01"""
    plan = table.plan
    deck = table.deck
    base = plan.side[table.seat] * STACK
    left = deck[base + LAST]
    if left * 3 < plan.size:
        return draw_kind(deck, base, left, rng)
    while True:  # guess one of all cards until it is in the deck
        ticket = rng.below(plan.size)
        kind = plan.ticket_kind[ticket]
        if plan.ticket_copy[ticket] < deck[base + kind]:
            return kind


def drawn(table: Table, card: i64) -> None:
    seat = table.seat
    table.take(seat, card)
    table.note(DREW, seat, NONE)
    if table.story is not None:
        table.story.append(Drawn(seat, card, table.stage == REFILL))
    if table.stage == DRAW:
        table.ask(seat, PLAY)  # DLG-R09: it may be played at once
    elif table.held[seat] < HAND:
        await_card(table, seat, REFILL)
    elif table.after(seat) != table.attacker:
        await_card(table, table.after(seat), REFILL)
    else:
        table.ask(table.attacker, OPT)  # DLG-21: the attacker begins, and has no other privilege (DLG-R08)


def attacker_in(plan: Plan, battle: i64) -> i64:
    """One seat after the other clockwise, also after a tie; or 0, 1, 0, 2, … DLG-16, DLG-17, DLG-73, DLG-87, DLG-R07"""
    before = battle - 1
    if before <= 0 or (plan.alternates and before % 2 == 0):
        return 0
    if plan.alternates:
        return 1 if before % 4 == 1 else 2
    return before % plan.seats

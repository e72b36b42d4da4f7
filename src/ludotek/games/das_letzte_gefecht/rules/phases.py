"""A phase of a battle: deployment, then the planets. DLG-30 .. DLG-43, DLG-74 .. DLG-78, DLG-89

In deployment everybody takes at most one optional action, then lays a card face down. When all are turned up, the
lowest planet total may move the battle marker.
"""

from typing import Literal

from mypy_extensions import i64

from ludotek.games.das_letzte_gefecht import events as e

from . import plan as codes
from .battle import await_card
from .final import final_phase
from .plan import HAND, KINDS, NONE
from .table import Table


def choose_option(table: Table, action: i64) -> None:
    """The optional action: at most one, and first. DLG-30, DLG-R09"""
    seat = table.seat
    if action >= codes.OFFER:
        offer(table, seat, action - codes.OFFER)  # DLG-74, DLG-88
    elif action >= codes.DISCARD and action < codes.FIGURE:
        discard(table, seat, action - codes.DISCARD)  # DLG-31
    else:
        if action != codes.NOTHING:
            deploy(table, seat, action)
        elif table.story is not None:
            table.story.append(e.Done(seat, "no-option"))
        table.stage = codes.PLAY


def discard(table: Table, seat: i64, card: i64) -> None:
    """The card is on the pile before the new one is drawn. DLG-31, DLG-R10"""
    put_down(table, seat, card)
    table.shed(seat, card)
    table.note(codes.SHED, seat, card)
    if table.story is not None:
        table.story.append(e.Discarded(seat, card, table.plan.side[seat]))
    await_card(table, seat, codes.DRAW)


def deploy(table: Table, seat: i64, action: i64) -> None:
    """A figure once in a battle and for all of it, later the ship as well. DLG-33 .. DLG-36, DLG-R13"""
    table.total[seat] += 1  # DLG-40
    if action == codes.SHIP:
        table.ship[seat] = 1
        if table.story is not None:
            table.story.append(e.Done(seat, "ship-deployed"))
    else:
        table.deployed[seat] = action - codes.FIGURE
        if table.story is not None:
            table.story.append(e.FigureShown(seat, "figure-deployed", table.deployed[seat]))


def offer(table: Table, seat: i64, card: i64) -> None:
    """Face down: the partner chooses without seeing it, and has no other choice than which card. DLG-75"""
    table.offered = card
    partner = table.plan.partner[seat]
    if table.story is not None:
        table.story.append(e.Offered(seat, partner, card))
    table.ask(partner, codes.SWAP)


def swap(table: Table, card: i64) -> None:
    """Both cards change hands at the same time, and nothing is said about them. DLG-75, DLG-76, DLG-R27"""
    partner = table.seat
    seat = table.plan.partner[partner]
    offered = table.offered
    put_down(table, seat, offered)
    put_down(table, partner, card)
    take_up(table, partner, offered)
    take_up(table, seat, card)
    table.offered = NONE
    table.note(codes.SWAPPED, seat, NONE)
    if table.story is not None:
        table.story.append(e.Swapped(seat, partner, offered, card))
    table.ask(seat, codes.PLAY)  # DLG-R26: the partner's own optional action is still to come


def put_down(table: Table, seat: i64, card: i64) -> None:
    table.forget(seat, card)
    table.remove(seat, card)


def take_up(table: Table, seat: i64, card: i64) -> None:
    table.add(seat, card)
    table.given[seat * KINDS + card] += 1
    if table.down[seat] != NONE:  # at most once a phase: only the partner, on turn later, can bring it about
        table.late[seat] = card


def lay(table: Table, card: i64) -> None:
    """The obligatory action. DLG-37"""
    seat = table.seat
    table.remove(seat, card)
    table.down[seat] = card
    table.note(codes.LAID, seat, NONE)
    if table.story is not None:
        table.story.append(e.Played(seat, card, table.phase + 1))
    following = table.after(seat)
    if following == table.attacker:
        reveal(table)
    else:
        table.ask(following, codes.OPT)


def reveal(table: Table) -> None:
    """All at once, when everybody has had the turn. DLG-38"""
    table.opened = table.phase + 1
    if table.story is not None:
        table.story.append(e.TurnedUp(table.opened))
    seat = table.attacker
    for count in range(table.plan.seats):
        card = table.down[seat]
        table.down[seat] = NONE
        table.rows[seat * HAND + table.phase] = card
        table.total[seat] += (card & 3) + 1  # DLG-40, DLG-R14: the hand never counts
        table.forget(seat, card)
        table.note(codes.SHOWED, seat, card)
        table.late[seat] = NONE
        if table.story is not None:
            table.story.append(e.Revealed(seat, card, table.total[seat]))
        seat = table.after(seat)
    planet_phase(table)


def planet_phase(table: Table) -> None:
    """One player alone, both allies together, or nobody. DLG-41, DLG-42, DLG-77, DLG-78, DLG-89, DLG-R16"""
    total = table.total
    first = table.attacker  # of the lowest, in order of play
    low = total[first]
    tied: i64 = 1
    other: i64 = NONE
    seat = table.after(first)
    while seat != table.attacker:
        if total[seat] < low:
            first = seat
            low = total[seat]
            tied = 1
        elif total[seat] == low:
            tied += 1
            other = seat
        seat = table.after(seat)
    if tied == 1 or (tied == 2 and table.plan.partner[first] == other):
        # DLG-R17: alone, also an ally; DLG-78, DLG-R15: of two allies who comes first in the order of play proposes
        table.ask(first, codes.MOVE if tied == 1 else codes.PROP)
        if table.story is not None:
            table.story.append(e.Lowest(first, low, None if tied == 1 else other))
    else:
        if table.story is not None:
            table.story.append(e.PlanetTie(low))  # DLG-42, DLG-R16
        after_planets(table)


def node_in(table: Table, action: i64) -> i64:
    """Staying is the marker's own node."""
    return table.marker if action == codes.STAY else action - codes.GO


def move_marker(table: Table, action: i64) -> None:
    """One step along a route, or none. DLG-41, DLG-R17"""
    node = node_in(table, action)
    if table.story is not None:
        seat, origin = table.seat, table.marker
        moved = e.MarkerMoved(seat, origin, node)
        table.story.append(e.PlanetNamed(seat, "marker-kept", node) if node == origin else moved)
    table.marker = node
    after_planets(table)


def propose(table: Table, action: i64) -> None:
    """Two allies have to agree, in public. DLG-78, DLG-R15"""
    table.proposal = node_in(table, action)
    if table.story is not None:
        what: Literal["proposed", "proposed-stay"] = "proposed-stay" if table.proposal == table.marker else "proposed"
        table.story.append(e.PlanetNamed(table.seat, what, table.proposal))
    table.ask(table.plan.partner[table.seat], codes.REPLY)


def reply(table: Table, action: i64) -> None:
    """The same is agreement, staying is staying, anything else a counter-proposal."""
    node = node_in(table, action)
    if table.story is not None:
        table.story.append(e.PlanetNamed(table.seat, "replied", node))
    if node == table.proposal:
        settle_marker(table, node, True)
    elif node == table.marker:
        settle_marker(table, node, False)
    else:
        table.counter = node
        table.ask(table.plan.partner[table.seat], codes.YES)


def answer(table: Table, action: i64) -> None:
    is_yes = action == codes.ACCEPT
    if table.story is not None:
        table.story.append(e.Done(table.seat, "accepted" if is_yes else "refused"))
    settle_marker(table, table.counter if is_yes else table.marker, is_yes)


def settle_marker(table: Table, node: i64, is_agreed: bool) -> None:
    """Without agreement it stays. DLG-78"""
    if table.story is not None:
        table.story.append(e.Agreed(table.marker, node) if is_agreed else e.Disagreed(table.marker))
    table.marker = node
    table.proposal = NONE
    table.counter = NONE
    after_planets(table)


def after_planets(table: Table) -> None:
    """DLG-43; DLG-20: after the fourth comes the final phase; DLG-R18: where the marker then is."""
    if table.phase + 1 < codes.PHASES:
        table.phase += 1
        table.ask(table.attacker, codes.OPT)  # DLG-21
    else:
        final_phase(table)

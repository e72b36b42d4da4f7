"""The planet phase: the lowest planet total may move the battle marker. DLG-40 .. DLG-43, DLG-77, DLG-78, DLG-89"""

from typing import Literal

from mypy_extensions import i64

from ludotek.games.das_letzte_gefecht import events as e

from .final import final_phase
from .plan import ACCEPT, GO, MOVE, NONE, OPT, PHASES, PROP, REPLY, STAY, YES
from .table import Table


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
        table.ask(first, MOVE if tied == 1 else PROP)
        if table.story is not None:
            table.story.append(e.Lowest(first, low, None if tied == 1 else other))
    else:
        if table.story is not None:
            table.story.append(e.PlanetTie(low))  # DLG-42, DLG-R16
        after_planets(table)


def node_in(table: Table, action: i64) -> i64:
    """Staying is the marker's own node."""
    return table.marker if action == STAY else action - GO


def move_marker(table: Table, action: i64) -> None:
    """One step along a route, or none. DLG-41, DLG-R17"""
    node = node_in(table, action)
    if table.story is not None:
        seat, origin = table.seat, table.marker
        moved = e.MarkerMoved(seat, origin, node)
        table.story.append(e.PlanetNamed(seat, "marker_kept", node) if node == origin else moved)
    table.marker = node
    after_planets(table)


def propose(table: Table, action: i64) -> None:
    """Two allies have to agree, in public. DLG-78, DLG-R15"""
    table.proposal = node_in(table, action)
    if table.story is not None:
        what: Literal["proposed", "proposed_stay"] = "proposed_stay" if table.proposal == table.marker else "proposed"
        table.story.append(e.PlanetNamed(table.seat, what, table.proposal))
    table.ask(table.plan.partner[table.seat], REPLY)


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
        table.ask(table.plan.partner[table.seat], YES)


def answer(table: Table, action: i64) -> None:
    is_yes = action == ACCEPT
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
    if table.phase + 1 < PHASES:
        table.phase += 1
        table.ask(table.attacker, OPT)  # DLG-21
    else:
        final_phase(table)

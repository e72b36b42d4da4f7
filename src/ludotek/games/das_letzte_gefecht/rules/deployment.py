"""The deployment phase: at most one optional action, then a card face down. DLG-30 .. DLG-38, DLG-74 .. DLG-76"""

from mypy_extensions import i64

from ludotek.games.das_letzte_gefecht.events import (
    Discarded,
    FigureDeployed,
    Offered,
    Played,
    Revealed,
    ShipDeployed,
    Swapped,
    TurnedUp,
)

from .battle import await_card
from .plan import DISCARD, DRAW, FIGURE, HAND, KINDS, LAID, NONE, OFFER, OPT, PLAY, SHED, SHIP, SHOWED, SWAP, SWAPPED
from .planets import planet_phase
from .table import Table

# The optional action: at most one, and first (DLG-30, DLG-R09)


def choose_option(table: Table, action: i64) -> None:
    seat = table.seat
    if action >= OFFER:
        offer(table, seat, action - OFFER)  # DLG-74, DLG-88
    elif action == SHIP:
        deploy_ship(table, seat)  # DLG-36
    elif action >= FIGURE:
        deploy_figure(table, seat, action - FIGURE)  # DLG-33
    elif action >= DISCARD:
        discard(table, seat, action - DISCARD)  # DLG-31
    else:
        table.stage = PLAY


def discard(table: Table, seat: i64, card: i64) -> None:
    """The card is on the pile before the new one is drawn. DLG-31, DLG-R10"""
    table.remove(seat, card)
    table.shed(seat, card)
    table.forget(seat, card)
    table.note(SHED, seat, card)
    if table.story is not None:
        table.story.append(Discarded(seat, card, table.plan.side[seat]))
    await_card(table, seat, DRAW)


def deploy_figure(table: Table, seat: i64, colour: i64) -> None:
    """Once in a battle and for all of it. DLG-33 .. DLG-35"""
    table.deployed[seat] = colour
    table.total[seat] += 1  # DLG-40
    if table.story is not None:
        table.story.append(FigureDeployed(seat, colour))
    table.stage = PLAY


def deploy_ship(table: Table, seat: i64) -> None:
    """DLG-36, DLG-R13: a figure was deployed in an earlier turn, so two more points."""
    table.ship[seat] = 1
    table.total[seat] += 1  # DLG-40
    if table.story is not None:
        table.story.append(ShipDeployed(seat))
    table.stage = PLAY


# The swap: DLG-74 .. DLG-76, DLG-R26


def offer(table: Table, seat: i64, card: i64) -> None:
    """Face down: the partner chooses without seeing it, and has no other choice than which card. DLG-75"""
    table.offered = card
    partner = table.plan.partner[seat]
    if table.story is not None:
        table.story.append(Offered(seat, partner, card))
    table.ask(partner, SWAP)


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
    table.note(SWAPPED, seat, NONE)
    if table.story is not None:
        table.story.append(Swapped(seat, partner, offered, card))
    table.ask(seat, PLAY)  # DLG-R26: the partner's own optional action is still to come


def put_down(table: Table, seat: i64, card: i64) -> None:
    table.forget(seat, card)
    table.remove(seat, card)


def take_up(table: Table, seat: i64, card: i64) -> None:
    table.add(seat, card)
    table.given[seat * KINDS + card] += 1
    if table.down[seat] != NONE:  # at most once a phase: only the partner, on turn later, can bring it about
        table.late[seat] = card


# The obligatory action: DLG-37


def lay(table: Table, card: i64) -> None:
    seat = table.seat
    table.remove(seat, card)
    table.down[seat] = card
    table.note(LAID, seat, NONE)
    if table.story is not None:
        table.story.append(Played(seat, card, table.phase + 1))
    following = table.after(seat)
    if following == table.attacker:
        reveal(table)
    else:
        table.ask(following, OPT)


def reveal(table: Table) -> None:
    """All at once, when everybody has had the turn. DLG-38"""
    slot = table.opened
    seat = table.attacker
    table.opened = slot + 1
    if table.story is not None:
        table.story.append(TurnedUp(slot + 1))
    for count in range(table.plan.seats):
        turn_up(table, seat, slot)
        seat = table.after(seat)
    planet_phase(table)


def turn_up(table: Table, seat: i64, slot: i64) -> None:
    card = table.down[seat]
    table.down[seat] = NONE
    table.rows[seat * HAND + slot] = card
    table.total[seat] += (card & 3) + 1  # DLG-40, DLG-R14: the hand never counts
    table.forget(seat, card)
    table.note(SHOWED, seat, card)
    table.late[seat] = NONE
    if table.story is not None:
        table.story.append(Revealed(seat, card, table.total[seat]))

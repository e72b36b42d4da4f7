"""The deployment phase: at most one optional action, then a card face down. DLG-30 .. DLG-38, DLG-74 .. DLG-76"""

from mypy_extensions import i64

from ludotek.games.das_letzte_gefecht import events as e

from . import plan as codes
from .battle import await_card
from .plan import HAND, KINDS, NONE
from .planets import planet_phase
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
            table.story.append(e.Done(seat, "ship_deployed"))
    else:
        table.deployed[seat] = action - codes.FIGURE
        if table.story is not None:
            table.story.append(e.FigureShown(seat, "figure_deployed", table.deployed[seat]))


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

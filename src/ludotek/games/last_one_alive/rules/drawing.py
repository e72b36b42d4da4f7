"""Drawing tiles: in set-up, for item and barricade results; Apocalypse, night and day. Hot: compiled with mypyc."""

from mypy_extensions import i64

from ludotek.games.last_one_alive import board, events
from ludotek.kernel.state import CHANCE, room

from . import course
from . import plan as codes
from .table import Table


def begin_set_up(state: Table, first: i64) -> None:
    """LOA-07, LOA-R02: the first player draws first."""
    state.first = first
    if state.story is not None:
        state.emit(events.Done(first, "first"))
    draw_from(state, first)


def draw_from(state: Table, seat: i64) -> None:
    state.seat = seat
    state.stage = codes.DEAL
    state.actor = CHANCE


def deal(state: Table, kind: i64) -> None:
    """LOA-04: one tile for everybody; LOA-05: an Apocalypse tile works at once."""
    remove(state, kind)
    if kind < codes.APOCALYPSE:
        state.pending = kind
        course.ask(state, codes.SIDE)
    elif is_third_apocalypse(state):
        set_up_again(state)
    else:
        next_to_draw(state)


def set_up_again(state: Table) -> None:
    """LOA-R46: the third Apocalypse tile in the set-up of The Survivors."""
    state.emit(events.Done(state.first, "set-up-again"))
    for seat in range(state.plan.seats):
        state.lose_tiles(seat)
    state.out = room(codes.KINDS)
    state.bag = state.plan.bag[:]
    state.apocalypses = 0
    state.night = codes.NOT_YET
    draw_from(state, state.first)


def next_to_draw(state: Table) -> None:
    if state.after(state.seat) == state.first:
        begin_play(state)
    else:
        draw_from(state, state.after(state.seat))


def begin_play(state: Table) -> None:
    """The first player has one zombie to begin with. LOA-08"""
    for seat in range(state.plan.seats):
        if state.gone[seat] != codes.ALIVE:
            continue
        if state.plan.start_hero:
            state.give_hero(seat, "hero-start")  # LOA-R05
        if seat == state.first or state.plan.start_all:  # LOA-R04
            state.pool -= 1
            state.put_in_front(seat, 1, 0)
            if state.story is not None:
                state.emit(events.Done(seat, "starting-zombie"))
    course.begin_turn(state, state.first)


def draw(state: Table, kind: i64) -> None:
    """LOA-25: item side up; LOA-31: barricade side up; LOA-R19: also with a full card."""
    is_item = state.stage == codes.ITEMS
    if is_item:
        state.items -= 1
    else:
        state.draws -= 1
    remove(state, kind)
    if kind < codes.APOCALYPSE:
        place(state, kind, is_item)
    elif is_third_apocalypse(state):
        course.finish(state)  # LOA-105, LOA-R45
        return
    course.open_stage(state, state.stage)


def remove(state: Table, kind: i64) -> None:
    """A tile comes out of the bag. LOA-70: an Apocalypse tile works at once, no other is drawn instead"""
    before = state.level()
    state.bag[kind] -= 1
    if state.story is not None:
        why = "set_up" if state.stage == codes.DEAL else "item" if state.stage == codes.ITEMS else "barricade"
        state.emit(events.Drawn(state.seat, board.DRAWS[kind], why))
    if kind == codes.APOCALYPSE:
        state.apocalypses += 1
    elif kind == codes.NIGHT:  # LOA-91, LOA-R41
        state.night = codes.IS_NIGHT
        state.bag[codes.DAY] += 1
    elif kind == codes.DAY:
        state.night = codes.DAY_AGAIN  # LOA-92
    course.tell_level(state, before)


def is_third_apocalypse(state: Table) -> bool:
    """LOA-105: in The Survivors"""
    return state.plan.survivors and state.apocalypses == state.plan.bag[codes.APOCALYPSE]


def place(state: Table, kind: i64, is_item: bool) -> None:
    """On the card of the player on turn, one side up."""
    shown = kind if is_item else codes.BARRICADE_SIDE
    card = state.seat * codes.CARD
    state.cards[card + shown] += 1
    state.cards[card + codes.HELD] += 1
    if state.story is not None:
        side = "item" if is_item else "barricade"
        state.emit(events.Placed(state.seat, board.TILES[kind], side, state.stage == codes.SIDE))

"""Pieces on the board: which may move, where they arrive, whom they meet there. Hot: compiled with mypyc."""

from typing import TYPE_CHECKING, Literal

from mypy_extensions import i64

from ludotek.games.ludo import events
from ludotek.kernel.state import room

from .plan import ENTER, ENTER_SIXTH, ENTER_TWO, OWNER_BITS, SIXTH, STACK, YARD

if TYPE_CHECKING:
    from .state import LudoState

# Legal moves


def find_moves(state: "LudoState") -> None:
    pieces = state.plan.pieces
    seat = state.seat
    base = seat * pieces
    table = state.face * state.plan.stride
    in_yard = state.yard[seat]
    on_track = pieces - in_yard - state.home[seat]
    found: i64 = 0
    for n in range(base, base + on_track):  # LUDO-12: any of the mover's pieces; LUDO-23, LUDO-66: on the track
        k = state.track[n]
        p = state.pos[k]
        if state.plan.to[table + p] < 0:
            continue
        low = state.plan.low[table + p]
        high = state.plan.high[table + p]
        for m in range(base, base + on_track):
            q = state.pos[state.track[m]]
            if low < q and q < high and m != n:  # LUDO-51, LUDO-R17
                break
            if q == p and m < n:  # LUDO-R27: the same move as that piece's
                break
        else:
            state.moves[found] = k - base
            found += 1
    if in_yard > 0 and state.plan.enters[state.face]:
        found = find_entries(state, found)  # LUDO-22, LUDO-32
    state.found = found


def find_entries(state: "LudoState", found: i64) -> i64:
    if state.face != state.plan.sixth or state.yard[state.seat] == 1:
        state.moves[found] = ENTER  # LUDO-20, LUDO-81, LUDO-83
    else:
        state.moves[found] = ENTER_TWO  # LUDO-82, LUDO-R24
    if state.face != state.plan.sixth or not can_enter_sixth(state):
        return found + 1
    state.moves[found + 1] = ENTER_SIXTH
    return found + 2


def can_enter_sixth(state: "LudoState") -> bool:
    """LUDO-84: own pieces before the sixth square are in the way."""
    base = state.seat * state.plan.pieces
    for k in range(base, base + state.plan.pieces):
        p = state.pos[k]
        if p > YARD and p < SIXTH:
            return False
    return True


def list_track(state: "LudoState", seat: i64) -> None:
    """Notes which own pieces are on the track: find_moves looks only at them."""
    base = seat * state.plan.pieces
    n = base
    for k in range(base, base + state.plan.pieces):
        p = state.pos[k]
        if p >= 0 and p != state.plan.goal:
            state.track[n] = k
            n += 1


# Moves


def bring_out(state: "LudoState", action: i64) -> None:
    """The first in the yard, or the first two. LUDO-85: the second meets what the first met, or joins it."""
    base = state.seat * state.plan.pieces
    to: i64 = 0
    if action == ENTER_SIXTH:
        to = SIXTH
    due: i64 = 2 if action == ENTER_TWO else 1
    for piece in range(state.plan.pieces):
        if due > 0 and state.pos[base + piece] == YARD:
            enter(state, piece, to)  # LUDO-21
            due -= 1


def enter(state: "LudoState", piece: i64, to: i64) -> None:
    state.yard[state.seat] -= 1
    if state.story is not None:
        tell_moved(state, "enter", piece, YARD, to)
    arrive(state, piece, to, to == 0)
    list_track(state, state.seat)


def move_piece(state: "LudoState", piece: i64) -> None:
    k = state.seat * state.plan.pieces + piece
    start = state.pos[k]
    table = state.face * state.plan.stride
    to = state.plan.to[table + start]
    leave_field(state, start)
    if state.story is not None:
        tell_moved(state, "move", piece, start, to)
    stays = arrive(state, piece, to, False)
    if not state.plan.star_hop:
        return
    end = state.plan.hops[table + to]
    if stays and end >= 0:  # LUDO-57: not without LUDO-91
        leave_field(state, to)
        if state.story is not None:
            tell_moved(state, "hop", piece, to, end)
        arrive(state, piece, end, False)


def leave_field(state: "LudoState", position: i64) -> None:
    field = state.plan.fields[state.seat * state.plan.stride + position]
    if field >= 0:
        standing = state.ring[field] - 1
        if standing & (STACK - 1) == 0:
            standing = 0
        state.ring[field] = standing


def arrive(state: "LudoState", piece: i64, to: i64, enters: bool) -> bool:
    """Puts a piece on its destination and sees whom it meets; False if it is sent home.

    Only the destination counts: opposing pieces on the way are passed. LUDO-50, LUDO-55
    """
    seat = state.seat
    field = state.plan.fields[seat * state.plan.stride + to]
    if field >= 0:
        standing = state.ring[field]
        if standing == 0:
            state.ring[field] = seat * STACK + 1
        elif standing >> OWNER_BITS == seat:
            state.ring[field] = standing + 1  # LUDO-52, LUDO-R10
        elif yields(state, field, standing, enters):
            knock_home(state, standing >> OWNER_BITS, field)
            state.ring[field] = seat * STACK + 1
        else:
            go_home(state, seat, piece)  # LUDO-54: those standing there stay
            return False
    elif to == state.plan.goal:
        state.home[seat] += 1
        if state.story is not None:
            tell_piece(state, "goal", seat, piece)
    state.pos[seat * state.plan.pieces + piece] = to  # LUDO-60: in the lane nobody is met
    if to == state.plan.goal:
        list_track(state, seat)
    return True


def yields(state: "LudoState", field: i64, standing: i64, enters: bool) -> bool:
    """Whether the opponents on this field go home; if not, the arriving piece does. LUDO-56"""
    if enters and state.plan.owner_clears:
        return True  # LUDO-R11
    if standing & (STACK - 1) > 1:
        return False  # LUDO-54
    is_sheltered = state.plan.shelter and not enters and state.plan.globes[field] == 1  # LUDO-90
    return not is_sheltered  # LUDO-53


def knock_home(state: "LudoState", owner: i64, field: i64) -> None:
    """All pieces on this field go back to their yard. LUDO-53"""
    position = field - state.plan.starts[owner]
    if position < 0:
        position += state.plan.ring
    base = owner * state.plan.pieces
    for piece in range(state.plan.pieces):
        if state.pos[base + piece] == position:
            go_home(state, owner, piece)


def go_home(state: "LudoState", owner: i64, piece: i64) -> None:
    state.pos[owner * state.plan.pieces + piece] = YARD
    state.yard[owner] += 1
    list_track(state, owner)
    if state.story is not None:
        tell_piece(state, "sent_home" if owner == state.seat else "knocked_home", owner, piece)


def count_pieces(state: "LudoState") -> None:
    """Computes from the positions who stands on which field, in the yard, on the track and in the goal."""
    state.ring = room(state.plan.ring)
    state.yard = room(state.plan.seats)
    state.home = room(state.plan.seats)
    for seat in range(state.plan.seats):
        for i in range(state.plan.pieces):
            p = state.pos[seat * state.plan.pieces + i]
            if p == YARD:
                state.yard[seat] += 1
            elif p == state.plan.goal:
                state.home[seat] += 1
            elif p <= state.plan.mouth:
                field = state.plan.fields[seat * state.plan.stride + p]
                count = state.ring[field] & (STACK - 1)
                state.ring[field] = seat * STACK + count + 1
        list_track(state, seat)


# What is told. Apart from the hot functions: inside them it would slow playouts by 7 %


def tell_thrown(state: "LudoState") -> None:
    state.emit(events.Thrown(state.seat, state.face, state.is_opening))


def tell_nothing_moves(state: "LudoState") -> None:
    state.emit(events.NothingMoves(state.seat, state.face))


def tell_extra_throw(state: "LudoState") -> None:
    state.emit(events.Notice(state.seat, "extra_throw"))


def tell_moved(state: "LudoState", how: Literal["enter", "move", "hop"], piece: i64, start: i64, to: i64) -> None:
    state.emit(events.Moved(state.seat, how, piece, start, to, state.face))


def tell_piece(state: "LudoState", kind: Literal["goal", "knocked_home", "sent_home"], owner: i64, piece: i64) -> None:
    state.emit(events.PieceEvent(owner, kind, piece, state.seat))

"""What may be chosen in every phase. Hot: compiled with mypyc. All write into a buffer and allocate nothing."""

from mypy_extensions import i64

from ludotek.kernel.vecs import vec

from . import plan as los
from .ground import has_piece, is_exit, layable, suits
from .state import LosData


def legal_into(state: LosData, out: "vec[i64]") -> i64:
    phase = state.phase
    if phase == los.STEP:
        return steps_into(state, out)
    if phase == los.TILE or phase == los.DISCARD:
        return tiles_into(state, out)
    if phase == los.CARD:
        return cards_into(state, out)
    if phase == los.PIECE or phase == los.TILE_PIECE:
        return pieces_into(state, state.mode if phase == los.PIECE else los.LOCK, out)
    if phase == los.LAND:
        return walks_into(state, state.exit, out)
    return places_into(state, out) if phase == los.PLACE else lays_into(state, out)


def places_into(state: LosData, out: "vec[i64]") -> i64:
    """LOS-13, LOS-R47"""
    free = state.free
    found: i64 = 0
    for field in range(state.plan.fields):
        if free[field] != 0:
            out[found] = field
            found += 1
    return found


def lays_into(state: LosData, out: "vec[i64]") -> i64:
    """LOS-50, LOS-53, LOS-55, LOS-R15, LOS-R16; a bridge: LOS-56, LOS-57."""
    terrain = state.terrain
    free = state.free
    near = state.near
    is_bridge = state.kind == los.BRIDGE_TILE
    found: i64 = 0
    for field in range(state.plan.fields):
        here = terrain[field]
        if here == los.USED:
            if is_bridge and near[field] != 0:
                continue
        elif here != los.HIDDEN or is_bridge or free[field] == 0:
            continue
        out[found] = field
        found += 1
    return found


def tiles_into(state: LosData, out: "vec[i64]") -> i64:
    """LOS-17, LOS-R33: none, or a kind that has a use. LOS-47: any kind is given up. Equal tiles are one choice."""
    fields = state.plan.fields
    base = state.seat * los.KINDS
    is_played = state.phase == los.TILE
    found: i64 = 0
    if is_played:
        out[0] = fields + los.NONE
        found = 1
    for kind in range(los.KINDS):
        if state.hand[base + kind] > 0 and (not is_played or has_use(state, kind)):
            out[found] = fields + los.TILES + kind
            found += 1
    return found


def has_use(state: LosData, kind: i64) -> bool:
    if kind == los.SKIP_TILE:
        return has_piece(state, los.LOCK)  # LOS-60
    if kind == los.MOVE_TILE:
        has_card = state.plan.expert or state.cards[state.seat * los.DOTS + 1] > 0  # LOS-69: any card will do
        return has_card and has_piece(state, los.OPPONENT)  # LOS-65
    if kind == los.BRIDGE_TILE:
        return state.bridgeable > 0  # LOS-56
    return (kind == los.PLUS1_TILE and not state.plan.lays_plus1) or layable(state) > 0  # LOS-59, LOS-50


def cards_into(state: LosData, out: "vec[i64]") -> i64:
    """LOS-20, LOS-R40: every different value; LOS-66: for MOVE a 1; LOS-R41: for a pass any."""
    first = state.plan.fields + los.CARDS
    most: i64 = 1 if state.mode == los.OPPONENT and not state.plan.expert else 3
    found: i64 = 0
    for dots in range(1, most + 1):
        if state.cards[state.seat * los.DOTS + dots] > 0:
            out[found] = first + dots
            found += 1
    return found


def pieces_into(state: LosData, use: i64, out: "vec[i64]") -> i64:
    first = state.plan.fields + los.PIECES
    found: i64 = 0
    for piece in range(2 * state.plan.seats):
        if suits(state, piece, use):
            out[found] = first + piece
            found += 1
    return found


def steps_into(state: LosData, out: "vec[i64]") -> i64:
    """LOS-22, LOS-72, LOS-78, LOS-R06: every direction, every exit; stop where an option allows it."""
    plan = state.plan
    field = state.at[state.piece]
    found = walks_into(state, field, out)
    if state.terrain[field] == los.TUNNEL:  # LOS-71, LOS-R22: to dive is a possibility, never a duty
        for k in range(state.tunnel_count):
            if is_exit(state, state.piece, state.tunnels[k]):
                out[found] = state.tunnels[k]
                found += 1
    may_stop = state.made > 0 if plan.up_to else plan.may_stop and state.made >= state.card  # LOS-R03, LOS-R09
    if may_stop:  # LOS-26: never with the usual rules
        out[found] = plan.fields + los.NONE
        found += 1
    return found


def walks_into(state: LosData, start: i64, out: "vec[i64]") -> i64:
    """LOS-23, LOS-24. Out of an exit: LOS-77, LOS-78: the entry is not free, because the piece still stands there."""
    free = state.free
    steps = state.plan.steps
    first = state.plan.fields + los.WALK
    found: i64 = 0
    for direction in range(4):
        if free[steps[start * 4 + direction]] != 0:
            out[found] = first + direction
            found += 1
    return found

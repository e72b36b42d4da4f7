"""What may be chosen in every phase. Hot: compiled with mypyc."""

from mypy_extensions import i64

from ludotek.kernel.vecs import vec

from . import plan as los
from .ground import can_step, has_movable_opponent, is_exit, layable
from .state import LosData


def legal_into(state: LosData, out: "vec[i64]") -> i64:
    """Writes into the buffer and allocates nothing."""
    phase = state.phase
    if phase == los.STEP:
        return steps_into(state, out)
    if phase == los.TILE:
        return tiles_into(state, out)
    if phase == los.CARD:
        return cards_into(state, out)
    if phase == los.PIECE:
        return pieces_into(state, out)
    if phase == los.LAND:
        return landings_into(state, out)
    if phase == los.TILE_FIELD:
        return tile_fields_into(state, out)
    if phase == los.TILE_PIECE:
        return targets_into(state, out)
    if phase == los.DISCARD:
        return hand_into(state, out)
    return places_into(state, out)


def places_into(state: LosData, out: "vec[i64]") -> i64:
    """LOS-13: any field without a piece; one that a leaver's piece left used or walled is closed, LOS-R47."""
    free = state.free
    found: i64 = 0
    for field in range(state.plan.fields):
        if free[field] != 0:
            out[found] = field
            found += 1
    return found


def tiles_into(state: LosData, out: "vec[i64]") -> i64:
    """LOS-17: none, or one of the kinds in the hand that has a legal use. LOS-R33: also for a stuck player"""
    first = state.plan.fields + los.TILES
    base = state.seat * los.KINDS
    out[0] = state.plan.fields + los.NONE
    found: i64 = 1
    for kind in range(los.KINDS):
        if state.hand[base + kind] > 0 and has_use(state, kind):
            out[found] = first + kind
            found += 1
    return found


def has_use(state: LosData, kind: i64) -> bool:
    if kind == los.SKIP_TILE:
        return has_unlocked_piece(state)  # LOS-60
    if kind == los.MOVE_TILE:
        has_card = state.plan.expert or state.cards[state.seat * los.DOTS + 1] > 0  # LOS-69: any card will do
        return has_card and has_movable_opponent(state, state.seat)  # LOS-65
    if kind == los.BRIDGE_TILE:
        return state.bridgeable > 0  # LOS-56
    if kind == los.PLUS1_TILE and not state.plan.lays_plus1:
        return True  # LOS-59
    return layable(state) > 0  # LOS-50


def has_unlocked_piece(state: LosData) -> bool:
    for piece in range(2 * state.plan.seats):  # noqa: SIM110 - a generator is slow here
        if state.at[piece] != los.NOWHERE and state.locked[piece] == 0:
            return True
    return False


def tile_fields_into(state: LosData, out: "vec[i64]") -> i64:
    """LOS-50, LOS-53, LOS-55, LOS-R16: anywhere on the board; a bridge: LOS-56, LOS-57."""
    terrain = state.terrain
    free = state.free
    near = state.near
    is_bridge = state.kind == los.BRIDGE_TILE
    found: i64 = 0
    for field in range(state.plan.fields):
        here = terrain[field]
        if here == los.USED:
            if not is_bridge or near[field] == 0:
                out[found] = field
                found += 1
        elif here == los.HIDDEN and not is_bridge and free[field] != 0:  # LOS-R15
            out[found] = field
            found += 1
    return found


def targets_into(state: LosData, out: "vec[i64]") -> i64:
    """LOS-60, LOS-R28: any piece that is not locked yet, stuck ones too."""
    first = state.plan.fields + los.PIECES
    found: i64 = 0
    for piece in range(2 * state.plan.seats):
        if state.at[piece] != los.NOWHERE and state.locked[piece] == 0:
            out[found] = first + piece
            found += 1
    return found


def cards_into(state: LosData, out: "vec[i64]") -> i64:
    """LOS-20, LOS-R40: every different value; LOS-66: for MOVE a 1; LOS-R41: for a pass any."""
    base = state.seat * los.DOTS
    first = state.plan.fields + los.CARDS
    most: i64 = 1 if state.mode == los.OPPONENT and not state.plan.expert else 3
    found: i64 = 0
    for dots in range(1, most + 1):
        if state.cards[base + dots] > 0:
            out[found] = first + dots
            found += 1
    return found


def pieces_into(state: LosData, out: "vec[i64]") -> i64:
    """LOS-21, LOS-63, LOS-R42: own ones, not locked. LOS-66, LOS-70, LOS-R31: for MOVE all opposing ones."""
    first = state.plan.fields + los.PIECES
    seat = state.seat
    found: i64 = 0
    for piece in range(2 * state.plan.seats):
        is_own = piece >> 1 == seat
        is_meant = not is_own if state.mode == los.OPPONENT else is_own and state.locked[piece] == 0
        if is_meant and can_step(state, piece):
            out[found] = first + piece
            found += 1
    return found


def hand_into(state: LosData, out: "vec[i64]") -> i64:
    first = state.plan.fields + los.TILES
    base = state.seat * los.KINDS
    found: i64 = 0
    for kind in range(los.KINDS):  # LOS-47: equal tiles are one choice
        if state.hand[base + kind] > 0:
            out[found] = first + kind
            found += 1
    return found


def steps_into(state: LosData, out: "vec[i64]") -> i64:
    """LOS-22, LOS-72, LOS-78, LOS-R06: every direction, every exit; stop where an option allows it."""
    plan = state.plan
    free = state.free
    piece = state.piece
    field = state.at[piece]
    first = plan.fields + los.WALK
    found: i64 = 0
    for direction in range(4):
        if free[plan.steps[field * 4 + direction]] != 0:  # LOS-23, LOS-24
            out[found] = first + direction
            found += 1
    if state.terrain[field] == los.TUNNEL:  # LOS-71, LOS-R22: to dive is a possibility, never a duty
        for k in range(state.tunnel_count):
            if is_exit(state, piece, state.tunnels[k]):
                out[found] = state.tunnels[k]
                found += 1
    if may_stop(state):
        out[found] = plan.fields + los.NONE
        found += 1
    return found


def may_stop(state: LosData) -> bool:
    """LOS-26: never with the usual rules."""
    plan = state.plan
    if plan.up_to:
        return state.made > 0  # LOS-R03
    return plan.may_stop and state.made >= state.card  # LOS-R09


def landings_into(state: LosData, out: "vec[i64]") -> i64:
    """LOS-77, LOS-78: the entry is not free, because the piece still stands there."""
    plan = state.plan
    found: i64 = 0
    for direction in range(4):
        if state.free[plan.steps[state.exit * 4 + direction]] != 0:
            out[found] = plan.fields + los.WALK + direction
            found += 1
    return found

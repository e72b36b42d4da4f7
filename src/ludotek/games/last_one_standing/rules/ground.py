"""The board under the pieces: terrain, who stands where, and where a step is possible. Hot: compiled with mypyc."""

from mypy_extensions import i64

from ludotek.kernel.hands import count_of, insert_sorted, remove_sorted, total_of
from ludotek.kernel.state import CHANCE, OVER, room

from . import plan as los
from .state import LosData

# A state set up by hand


def rebuild(state: LosData) -> None:
    """Computes every field that follows from others."""
    rebuild_board(state)
    state.unseen_total = total_of(state.unseen, 0, los.TERRAINS)
    state.in_game = count_of(state.place, 0)
    state.leavers = state.plan.seats - count_of(state.leaving, 0)
    state.placed = min(state.placed, 2 * state.plan.seats)
    is_chance = state.phase in (los.DEAL, los.FLIP, los.DRAW)
    state.actor = OVER if state.phase == los.ENDED else CHANCE if is_chance else state.seat
    if state.phase != los.FLIP:
        state.after = los.AFTER_STEP
        state.flips = room(2 * state.plan.seats + 1, los.NOWHERE)


def rebuild_board(state: LosData) -> None:
    plan = state.plan
    terrain = state.terrain
    terrain[plan.fields] = los.WALL
    state.free = room(plan.fields + 1)  # field -> 1 if a piece may enter it now
    state.near = room(plan.fields + 1)  # field -> how many neighbours are bridges
    state.tunnels = room(plan.fields + 1)  # the tunnel fields in order
    state.packed = room((plan.fields + 7) // 8)  # the terrain, eight fields to a word
    state.tunnel_count = 0
    state.hidden = count_of(terrain, los.HIDDEN)
    state.used = count_of(terrain, los.USED)
    state.bridgeable = state.used
    for field in range(plan.fields):
        state.free[field] = plan.is_open[terrain[field]]
        state.packed[field >> 3] |= terrain[field] << ((field & 7) << 3)
        if terrain[field] == los.TUNNEL:
            state.tunnels[state.tunnel_count] = field
            state.tunnel_count += 1
        elif terrain[field] == los.BRIDGE:
            bridge_here(state, field, 1)
    for field in state.at:
        if field != los.NOWHERE:
            state.free[field] = 0


# Terrain


def set_terrain(state: LosData, field: i64, kind: i64) -> None:
    """Changes a field on which no piece stands."""
    old = state.terrain[field]
    state.terrain[field] = kind
    state.packed[field >> 3] += (kind - old) << ((field & 7) << 3)
    state.free[field] = state.plan.is_open[kind]
    state.changed = True
    if old == los.HIDDEN:
        state.hidden -= 1
    elif old == los.USED:
        used_here(state, field, -1)
    elif old == los.TUNNEL:
        remove_sorted(state.tunnels, 0, state.tunnel_count, field, los.NOWHERE)
        state.tunnel_count -= 1
    elif old == los.BRIDGE:
        bridge_here(state, field, -1)
    if kind == los.USED:
        used_here(state, field, 1)
    elif kind == los.TUNNEL:
        insert_sorted(state.tunnels, 0, state.tunnel_count, field)
        state.tunnel_count += 1
    elif kind == los.BRIDGE:
        bridge_here(state, field, 1)


def used_here(state: LosData, field: i64, change: i64) -> None:
    """Counts a used field in or out."""
    state.used += change
    if state.near[field] == 0:
        state.bridgeable += change


def bridge_here(state: LosData, field: i64, change: i64) -> None:
    """Counts a bridge in or out at its neighbours. LOS-57, LOS-R18: only sides matter"""
    near = state.near
    for direction in range(4):
        beside = state.plan.steps[field * 4 + direction]
        before = near[beside]
        near[beside] = before + change
        if state.terrain[beside] == los.USED:
            if before == 0:
                state.bridgeable -= 1
            elif before + change == 0:
                state.bridgeable += 1


def layable(state: LosData) -> i64:
    """How many fields take a wall or a tunnel. LOS-50, LOS-53, LOS-R15, LOS-R16"""
    count = state.hidden + state.used
    for piece in range(2 * state.plan.seats):
        field = state.at[piece]
        if field != los.NOWHERE and state.terrain[field] == los.HIDDEN:
            count -= 1
    return count


# Pieces


def put(state: LosData, piece: i64, to: i64) -> None:
    """Stands a piece on a field, or takes it off the board."""
    start = state.at[piece]
    if start != los.NOWHERE:
        state.free[start] = state.plan.is_open[state.terrain[start]]
    state.at[piece] = to
    if to != los.NOWHERE:
        state.free[to] = 0  # LOS-25, LOS-R02


def can_step(state: LosData, piece: i64) -> bool:
    """LOS-80: a legal walk or a legal dive right now."""
    field = state.at[piece]
    if field == los.NOWHERE:
        return False
    if has_free_neighbour(state, field):
        return True
    if state.terrain[field] == los.TUNNEL:
        for k in range(state.tunnel_count):  # LOS-72: another tunnel to come out of
            if is_exit(state, piece, state.tunnels[k]):
                return True
    return False


def has_free_neighbour(state: LosData, field: i64) -> bool:
    free = state.free
    steps = state.plan.steps
    base = field * 4
    if free[steps[base]] != 0 or free[steps[base + 1]] != 0:
        return True
    return free[steps[base + 2]] != 0 or free[steps[base + 3]] != 0


def is_exit(state: LosData, piece: i64, tunnel: i64) -> bool:
    """LOS-73, LOS-77, LOS-R23: free, which leaves out the one the piece stands on, and with a free field beside."""
    if state.free[tunnel] == 0:
        return False
    if state.plan.on_exit:
        return state.emerged[piece] == 0  # LOS-R21: no second dive from an exit
    return has_free_neighbour(state, tunnel)


def can_move(state: LosData, seat: i64) -> bool:
    """LOS-81: one piece that can step is enough."""
    return can_step(state, 2 * seat) or can_step(state, 2 * seat + 1)


def suits(state: LosData, piece: i64, use: i64) -> bool:
    """Whether the player whose turn it is may choose a piece for this use."""
    if use == los.LOCK:
        return state.at[piece] != los.NOWHERE and state.locked[piece] == 0  # LOS-60, LOS-R28: stuck ones too
    if use == los.OPPONENT:
        return piece >> 1 != state.seat and can_step(state, piece)  # LOS-66, LOS-70, LOS-R31: locked ones too
    return piece >> 1 == state.seat and state.locked[piece] == 0 and can_step(state, piece)  # LOS-21, LOS-63, LOS-R42


def has_piece(state: LosData, use: i64) -> bool:
    for piece in range(2 * state.plan.seats):  # noqa: SIM110 - a generator is slow here
        if suits(state, piece, use):
            return True
    return False

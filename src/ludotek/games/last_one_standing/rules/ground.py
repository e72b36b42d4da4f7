"""The board under the pieces: terrain, who stands where, and where a step is possible. Hot: compiled with mypyc."""

from mypy_extensions import i64

from ludotek.kernel.hands import total_of
from ludotek.kernel.state import CHANCE, OVER

from . import plan as los
from .state import LosData


def rebuild(state: LosData) -> None:
    """Computes every field that follows from others: for a state that was set up by hand."""
    rebuild_board(state)
    rebuild_counts(state)
    rebuild_phase(state)


def rebuild_board(state: LosData) -> None:
    plan = state.plan
    terrain = state.terrain
    terrain[plan.fields] = los.WALL
    for field in range(plan.fields + 1):
        state.free[field] = plan.is_open[terrain[field]]
        state.near[field] = 0
    for piece in range(2 * plan.seats):
        if state.at[piece] != los.NOWHERE:
            state.free[state.at[piece]] = 0
    state.tunnel_count = 0
    state.hidden = 0
    state.used = 0
    for field in range(plan.fields):
        if terrain[field] == los.HIDDEN:
            state.hidden += 1
        elif terrain[field] == los.USED:
            state.used += 1
        elif terrain[field] == los.TUNNEL:
            state.tunnels[state.tunnel_count] = field
            state.tunnel_count += 1
    state.bridgeable = state.used
    for field in range(plan.fields):
        if terrain[field] == los.BRIDGE:
            bridge_here(state, field, 1)


def rebuild_counts(state: LosData) -> None:
    state.unseen_total = total_of(state.unseen, 0, los.TERRAINS)
    state.pool_total = total_of(state.pool, 0, los.KINDS)
    state.in_game = 0
    for seat in range(state.plan.seats):
        state.held[seat] = total_of(state.hand, seat * los.KINDS, los.KINDS)
        if state.place[seat] == 0:
            state.in_game += 1


def rebuild_phase(state: LosData) -> None:
    """Who decides; fields to be flipped, which only phase FLIP has."""
    phase = state.phase
    is_chance = phase in (los.DEAL, los.FLIP, los.DRAW)
    state.actor = OVER if phase == los.ENDED else CHANCE if is_chance else state.seat
    state.flip_count = 0
    for k in range(len(state.flips)):
        if phase != los.FLIP:
            state.flips[k] = los.NOWHERE
        elif state.flips[k] != los.NOWHERE:
            state.flip_count += 1
    if phase != los.FLIP:
        state.after = los.AFTER_STEP
    state.placed = min(state.placed, 2 * state.plan.seats)


# Terrain


def set_terrain(state: LosData, field: i64, kind: i64) -> None:
    """Change a field on which no piece stands."""
    terrain = state.terrain
    old = terrain[field]
    terrain[field] = kind
    state.free[field] = state.plan.is_open[kind]
    state.changed = True
    if old == los.HIDDEN:
        state.hidden -= 1
    elif old == los.USED:
        state.used -= 1
        if state.near[field] == 0:
            state.bridgeable -= 1
    elif old == los.TUNNEL:
        drop_tunnel(state, field)
    elif old == los.BRIDGE:
        bridge_here(state, field, -1)
    if kind == los.USED:
        state.used += 1
        if state.near[field] == 0:
            state.bridgeable += 1
    elif kind == los.TUNNEL:
        add_tunnel(state, field)
    elif kind == los.BRIDGE:
        bridge_here(state, field, 1)


def bridge_here(state: LosData, field: i64, change: i64) -> None:
    """Count a bridge in or out at its neighbours. LOS-57, LOS-R18: only sides matter"""
    plan = state.plan
    near = state.near
    for direction in range(4):
        beside = plan.steps[field * 4 + direction]
        before = near[beside]
        near[beside] = before + change
        if state.terrain[beside] == los.USED:
            if before == 0:
                state.bridgeable -= 1
            elif before + change == 0:
                state.bridgeable += 1


def add_tunnel(state: LosData, field: i64) -> None:
    tunnels = state.tunnels
    k = state.tunnel_count
    while k > 0 and tunnels[k - 1] > field:
        tunnels[k] = tunnels[k - 1]
        k -= 1
    tunnels[k] = field
    state.tunnel_count += 1


def drop_tunnel(state: LosData, field: i64) -> None:
    tunnels = state.tunnels
    k: i64 = 0
    while tunnels[k] != field:
        k += 1
    state.tunnel_count -= 1
    while k < state.tunnel_count:
        tunnels[k] = tunnels[k + 1]
        k += 1


# Pieces


def put(state: LosData, piece: i64, to: i64) -> None:
    """Stand a piece on a field, or take it off the board."""
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
    return state.terrain[field] == los.TUNNEL and can_dive(state, piece)


def has_free_neighbour(state: LosData, field: i64) -> bool:
    free = state.free
    steps = state.plan.steps
    base = field * 4
    return (
        free[steps[base]] != 0 or free[steps[base + 1]] != 0 or free[steps[base + 2]] != 0 or free[steps[base + 3]] != 0
    )


def can_dive(state: LosData, piece: i64) -> bool:
    """LOS-72: a piece on a tunnel, with another one to come out of."""
    for k in range(state.tunnel_count):  # noqa: SIM110 - a generator is slow here
        if is_exit(state, piece, state.tunnels[k]):
            return True
    return False


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


def must_pass(state: LosData, seat: i64) -> bool:
    """LOS-64, LOS-R27: every own piece that can step is locked."""
    for piece in range(2 * seat, 2 * seat + 2):  # noqa: SIM110 - as above
        if state.locked[piece] == 0 and can_step(state, piece):
            return False
    return True


def has_movable_opponent(state: LosData, seat: i64) -> bool:
    for piece in range(2 * state.plan.seats):  # noqa: SIM110 - as above
        if piece >> 1 != seat and can_step(state, piece):
            return True
    return False


def layable(state: LosData) -> i64:
    """How many fields take a wall or a tunnel. LOS-50, LOS-53, LOS-R15, LOS-R16"""
    count = state.hidden + state.used
    for piece in range(2 * state.plan.seats):
        field = state.at[piece]
        if field != los.NOWHERE and state.terrain[field] == los.HIDDEN:
            count -= 1
    return count

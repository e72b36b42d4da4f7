"""How good choices look at a glance, and the numbers by which a position is judged. Hot: compiled with mypyc."""

from typing import Final

from mypy_extensions import i64

from ludotek.kernel.state import CHANCE, INTERJECTION, UNSEEN, room
from ludotek.kernel.vecs import vec

from . import plan as los
from .advice_territory import LAND, MEETS, PARTS, territory
from .table import Table

USUAL: Final[i64] = 10
NO_TILE: Final[i64] = 40
WAY_OUT: Final[i64] = 12  # for every free field beside
FAR: Final[i64] = 24  # fields that a flood fill counts


def weight_of(state: Table, action: i64) -> i64:
    phase = state.phase
    first = state.plan.fields
    if phase == los.STEP:
        return weight_of_step(state, action)
    if phase == los.LAND:
        return weight_of_field(state, state.plan.steps[state.exit * 4 + action - first - los.WALK])
    if phase == los.TILE:
        return weight_of_tile(state, action)
    if phase == los.TILE_FIELD:
        return weight_of_laying(state, action)
    if phase == los.TILE_PIECE:
        return weight_of_lock(state, action - first - los.PIECES)
    if phase == los.PIECE:
        return weight_of_piece(state, action - first - los.PIECES)
    if phase == los.PLACE:
        return 1 + exits(state, action) * exits(state, action)
    if phase == los.DISCARD:
        kind = action - first - los.TILES
        return 2 if kind == los.WALL_TILE or kind == los.MOVE_TILE else USUAL
    return USUAL


def exits(state: Table, field: i64) -> i64:
    """How many fields beside this one can be entered now."""
    free = state.free
    steps = state.plan.steps
    base = field * 4
    return free[steps[base]] + free[steps[base + 1]] + free[steps[base + 2]] + free[steps[base + 3]]


# Moving


def weight_of_step(state: Table, action: i64) -> i64:
    plan = state.plan
    if action == plan.fields + los.NONE:
        return USUAL
    if action >= plan.fields:
        return weight_of_field(state, plan.steps[state.at[state.piece] * 4 + action - plan.fields - los.WALK])
    return 1 + WAY_OUT * exits(state, action) // 2


def weight_of_field(state: Table, field: i64) -> i64:
    """Own pieces go where there are ways out, opposing ones are moved where there are none."""
    ways = exits(state, field)
    if state.mode == los.OPPONENT:
        return 1 + WAY_OUT * (4 - ways)
    return 1 + WAY_OUT * ways


def weight_of_piece(state: Table, piece: i64) -> i64:
    """The piece that has fewer ways out, own or opposing."""
    return USUAL + USUAL * (4 - exits(state, state.at[piece]))


# Tiles


def weight_of_tile(state: Table, action: i64) -> i64:
    """Tiles are kept until they are needed, to get out or to shut somebody in."""
    kind = action - state.plan.fields - los.TILES
    is_stuck = not state.can_move(state.seat)
    if kind < 0:
        return 1 if is_stuck else NO_TILE
    if is_stuck:
        return NO_TILE
    if kind == los.WALL_TILE and fewest_exits(state) <= 1:
        return NO_TILE
    return USUAL if kind == los.MOVE_TILE or kind == los.WALL_TILE else USUAL // 3


def fewest_exits(state: Table) -> i64:
    """The ways out that the opposing piece with the fewest has, if it can step at all."""
    fewest: i64 = 4
    for piece in range(2 * state.plan.seats):
        if piece >> 1 != state.seat and state.can_step(piece):
            ways = exits(state, state.at[piece])
            fewest = ways if ways < fewest else fewest
    return fewest


def weight_of_laying(state: Table, field: i64) -> i64:
    """A wall on a way out of somebody else; a tunnel or a bridge as a way out of one's own."""
    own: i64 = 0
    other: i64 = 0
    for piece in range(2 * state.plan.seats):
        at = state.at[piece]
        if at != los.NOWHERE and is_beside(state, at, field):
            if piece >> 1 == state.seat:
                own += 1
            else:
                other += 5 - exits(state, at)
    if state.kind != los.WALL_TILE:
        return 1 + USUAL * own
    if own > 0 or state.free[field] == 0:
        return 1
    return 1 + USUAL * other


def is_beside(state: Table, field: i64, other: i64) -> bool:
    steps = state.plan.steps
    base = field * 4
    return steps[base] == other or steps[base + 1] == other or steps[base + 2] == other or steps[base + 3] == other


def weight_of_lock(state: Table, piece: i64) -> i64:
    """A piece whose owner has no other that can step."""
    if piece >> 1 == state.seat or not state.can_step(piece):
        return 1
    return USUAL if state.can_step(piece ^ 1) else 4 * USUAL


# Features


def features(state: Table, seat: i64, out: "vec[float]") -> i64:
    if state.place[seat] != 0 or state.leaving[seat] != 0:
        return 0
    ways: i64 = 0
    closed = 0.0
    for piece in range(2 * seat, 2 * seat + 2):
        if state.at[piece] != los.NOWHERE:
            ways += exits(state, state.at[piece])
            if not state.can_step(piece):
                closed += 1.0
    reach = fields_in_reach(state, seat)
    is_on_turn = state.seat == seat
    out[0] = float(ways) / 8.0
    out[1] = closed / 2.0
    out[2] = float(reach) / float(FAR)
    out[3] = float(6 - reach) / 6.0 if reach < 6 else 0.0
    out[4] = float(12 - reach) / 12.0 if reach < 12 else 0.0
    out[5] = 1.0 if closed > 1.5 else 0.0
    out[6] = 1.0 if is_on_turn else 0.0
    out[7] = 1.0 if closed > 1.5 and not is_on_turn else 0.0
    out[8] = 1.0 if reach < 4 and not is_on_turn else 0.0
    for kind in range(los.KINDS):
        out[9 + kind] = 0.5 * float(state.hand[seat * los.KINDS + kind])
    write_land(state, seat, out)
    return 21


def write_land(state: Table, seat: i64, out: "vec[float]") -> None:
    """The features from 15 on: what a seat has to walk on before others come."""
    found = territory(state)
    land = found[seat * PARTS + LAND]
    is_cut_off = found[seat * PARTS + MEETS] == 0
    all_land: i64 = 1
    for other in range(state.plan.seats):
        all_land += found[other * PARTS + LAND]
    out[15] = float(land) / 40.0
    out[16] = float(land) / float(all_land)
    out[17] = float(10 - land) / 10.0 if land < 10 else 0.0
    out[18] = float(20 - land) / 20.0 if land < 20 else 0.0
    out[19] = float(land) / 20.0 if is_cut_off else 0.0
    out[20] = 1.0 if is_cut_off and land < 6 else 0.0


def fields_in_reach(state: Table, seat: i64) -> i64:
    """How many fields both pieces could come to by walking, FAR at most."""
    plan = state.plan
    seen = room(plan.fields + 1)
    queue = room(FAR + 2)
    held: i64 = 0
    for piece in range(2 * seat, 2 * seat + 2):
        if state.at[piece] != los.NOWHERE:
            queue[held] = state.at[piece]
            held += 1
    starts = held
    at: i64 = 0
    while at < held:
        field = queue[at]
        at += 1
        for direction in range(4):
            beside = plan.steps[field * 4 + direction]
            if state.free[beside] != 0 and seen[beside] == 0 and held < FAR + starts:
                seen[beside] = 1
                queue[held] = beside
                held += 1
    return held - starts


# What others notice


def seen(state: Table, action: i64, observer: i64) -> i64:
    """One plan for all flips and draws. Who gives up a tile does not show which. LOS-48"""
    if state.actor == CHANCE:
        return UNSEEN
    if state.phase == los.DISCARD and observer != state.actor:
        return INTERJECTION
    return action

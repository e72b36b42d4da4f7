"""How good moves look at a glance, and the numbers by which a position is judged. Hot: compiled with mypyc."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludotek.games.ludo.rules.plan import ENTER, ENTER_SIXTH, OWNER_BITS, SIXTH, STACK
from ludotek.kernel.vecs import vec

if TYPE_CHECKING:
    from ludotek.games.ludo.rules.state import LudoState

LEAST: Final[i64] = 1
USUAL: Final[i64] = 8
ENTERS: Final[i64] = 30
REACHES_GOAL: Final[i64] = 30
KNOCKS: Final[i64] = 30  # and once more for a piece that has come all the way round
IS_SAFE: Final[i64] = 6
FLEES: Final[i64] = 3  # for every face that would hit the piece where it stands
RISKS: Final[i64] = 2  # for every face that would hit it where it comes to
DIE: Final[i64] = 6


# Weights


def weight_of(state: "LudoState", action: i64) -> i64:
    if action >= ENTER:
        return ENTERS + arrival(state, SIXTH * i64(action == ENTER_SIXTH), action != ENTER_SIXTH)
    plan = state.plan
    start = state.pos[state.seat * plan.pieces + action]
    table = state.face * plan.stride
    to = plan.to[table + start]
    if to == plan.goal:
        return USUAL + REACHES_GOAL
    weight = arrival(state, to, False)
    if weight < 0:
        return 1  # it goes home
    end = plan.hops[table + to]  # NOWHERE without hops
    if end >= 0:
        weight += arrival(state, end, False)
        to = end
    weight += USUAL
    if start <= plan.mouth:
        weight += FLEES * danger(state, state.seat, start)
    if to <= plan.mouth:
        weight -= RISKS * hitting_faces(state, state.seat, field_of(state, state.seat, to))
    else:
        weight += IS_SAFE
    return weight if weight > LEAST else LEAST


def arrival(state: "LudoState", to: i64, enters: bool) -> i64:
    """What a piece meets there: below 0 if it is sent home."""
    if to > state.plan.mouth:
        return 0
    field = field_of(state, state.seat, to)
    standing = state.ring[field]
    if standing == 0:
        return IS_SAFE * i64(state.plan.shelter and state.plan.globes[field] == 1)
    owner = standing >> OWNER_BITS
    if owner == state.seat:
        return IS_SAFE
    if not state.yields(field, standing, enters):
        return -1
    return KNOCKS + KNOCKS * own_position(state, owner, field) // state.plan.goal


# Danger


def field_of(state: "LudoState", seat: i64, position: i64) -> i64:
    return state.plan.fields[seat * state.plan.stride + position]


def own_position(state: "LudoState", seat: i64, field: i64) -> i64:
    """How far a ring field is from a seat's start."""
    position = field - state.plan.starts[seat]
    return position if position >= 0 else position + state.plan.ring


def danger(state: "LudoState", seat: i64, position: i64) -> i64:
    """How many faces of the next opposing throw send a piece home that stands here."""
    field = field_of(state, seat, position)
    if state.ring[field] & (STACK - 1) > 1:  # LUDO-54
        return 0
    if state.plan.shelter and state.plan.globes[field] == 1:  # LUDO-90
        return danger_of_entry(state, seat, field)
    return hitting_faces(state, seat, field)


def danger_of_entry(state: "LudoState", seat: i64, field: i64) -> i64:
    """On a globe only a piece that enters hits."""
    for other in range(state.plan.seats):
        if other != seat and state.yard[other] > 0 and state.plan.starts[other] == field:
            return 1
    return 0


def hitting_faces(state: "LudoState", seat: i64, field: i64) -> i64:
    """How many faces bring some opposing piece to this ring field."""
    found = danger_of_entry(state, seat, field)
    for face in range(1, DIE + 1):
        if is_hit_by(state, seat, field, face):
            found += 1
    return found


def is_hit_by(state: "LudoState", seat: i64, field: i64, face: i64) -> bool:
    plan = state.plan
    table = face * plan.stride
    for other in range(plan.seats):
        if other == seat or state.place[other] != 0:
            continue
        goal = own_position(state, other, field)
        if goal > plan.mouth:
            continue
        base = other * plan.pieces
        for n in range(base, base + plan.pieces - state.yard[other] - state.home[other]):
            to = plan.to[table + state.pos[state.track[n]]]
            if to == goal or (plan.star_hop and to >= 0 and plan.hops[table + to] == goal):
                return True
    return False


# Features


def features(state: "LudoState", seat: i64, out: "vec[float]") -> i64:
    plan = state.plan
    if state.place[seat] != 0:
        return 0
    share = 1.0 / float(plan.pieces)
    walked = 0.0
    squared = 0.0
    in_lane = 0.0
    stacked = 0.0
    at_risk = 0.0
    lost = 0.0
    base = seat * plan.pieces
    on_track = plan.pieces - state.yard[seat] - state.home[seat]
    for n in range(base, base + on_track):
        position = state.pos[state.track[n]]
        progress = float(position + 1) / float(plan.stride)
        walked += progress
        squared += progress * progress
        if position > plan.mouth:
            in_lane += 1.0
        else:
            if state.ring[field_of(state, seat, position)] & (STACK - 1) > 1:
                stacked += 1.0
            hit = float(danger(state, seat, position)) / float(DIE)
            at_risk += hit
            lost += hit * progress
    home = float(state.home[seat]) * share
    on_throw = 1.0 if state.seat == seat else 0.0
    out[0] = walked * share + home
    out[1] = squared * share + home
    out[2] = float(state.yard[seat]) * share
    out[3] = home
    out[4] = home * home
    out[5] = stacked * share
    out[6] = in_lane * share
    out[7] = at_risk
    out[8] = lost
    out[9] = at_risk * (1.0 - on_throw)
    out[10] = lost * (1.0 - on_throw)
    out[11] = on_throw
    out[12] = 1.0 if on_track == 0 else 0.0
    out[13] = 1.0 if state.home[seat] == plan.pieces - 1 else 0.0
    return 14

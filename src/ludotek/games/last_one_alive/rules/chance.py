"""What chance can do, how likely it is, and what comes of it. Hot: compiled with mypyc."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotek.games.last_one_alive import board, events
from ludotek.games.last_one_alive.rules import codes, course, dice, drawing
from ludotek.kernel.hands import draw_kind
from ludotek.kernel.rng import Rng

if TYPE_CHECKING:
    from ludotek.games.last_one_alive.rules.state import LoaState


def is_rolling(state: "LoaState") -> bool:
    stage = state.stage
    return state.todo != 0 or stage in (codes.RESCUE, codes.RISEN)


def next_type(state: "LoaState") -> i64:
    """The type of the die that is rolled next."""
    if state.stage == codes.RESCUE:
        return codes.SHOT  # LOA-57
    if state.stage == codes.RISEN:
        return codes.ZOMBIE  # LOA-111
    return dice.type_at(state, dice.next_position(state))


def chances(state: "LoaState") -> list[tuple[int, int]]:
    """Every face by its sides, every tile in the bag alike; LOA-R01: any seat may be first."""
    if is_rolling(state):
        base = next_type(state) * codes.SIDES
        sides = [int(state.plan.sides[base + side]) for side in range(codes.SIDES)]  # LOA-R51
        return [(face, sides.count(face)) for face in range(codes.UNROLLED) if face in sides]
    if state.stage == codes.FIRST:
        return [(seat, 1) for seat in range(state.plan.seats) if state.gone[seat] == codes.ALIVE]
    return [(kind, int(state.bag[kind])) for kind in range(codes.DRAWS) if state.bag[kind] > 0]


def sample(state: "LoaState", rng: Rng) -> i64:
    if is_rolling(state):
        return state.plan.sides[next_type(state) * codes.SIDES + rng.below(codes.SIDES)]
    if state.stage == codes.FIRST:
        left = rng.below(state.seats_that_are(codes.ALIVE))
        seat: i64 = -1
        while left >= 0:
            seat += 1
            if state.gone[seat] == codes.ALIVE:
                left -= 1
        return seat
    return draw_kind(state.bag, 0, state.bag_total, rng)


def happen(state: "LoaState", outcome: i64) -> None:
    if state.todo != 0:
        dice.lay(state, outcome)
        if state.todo == 0:
            course.settle_roll(state)
        return
    stage = state.stage
    if stage == codes.RISEN:
        roll_risen(state, outcome)
    elif stage == codes.RESCUE:
        roll_rescue(state, outcome)
    elif stage == codes.DEAL:
        drawing.deal(state, outcome)
    elif stage == codes.FIRST:
        drawing.begin_set_up(state, outcome)
    else:
        drawing.draw(state, outcome)


def roll_rescue(state: "LoaState", face: i64) -> None:
    """The die of a Medikit. LOA-57, LOA-R34"""
    is_saved = face != codes.BLANK
    if state.story is not None:
        state.emit(events.MedikitRolled(state.seat, board.FACES[face], is_saved))
    if is_saved:
        state.clear_front(state.seat)  # LOA-57, LOA-102: everything in front is discarded
        course.end_turn(state)
    else:
        course.open_rescue(state)  # LOA-R34: perhaps with another one


def roll_risen(state: "LoaState", face: i64) -> None:
    """The die of a zombified seat. LOA-111"""
    to = state.after(state.seat)
    if state.story is not None:
        state.emit(events.ZombieRoll(state.seat, board.FACES[face], to))
    if face == codes.ONE:  # LOA-112
        state.ones[to] += 1
        state.pool -= 1
    elif face == codes.TWO:
        state.twos[to] += 1
        state.pool -= 1
    course.next_turn(state, state.seat)  # LOA-113: an ambush is ignored

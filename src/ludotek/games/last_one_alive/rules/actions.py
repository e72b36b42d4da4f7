"""What chance and players do: outcomes with their weights, decisions, leaving. Hot: compiled with mypyc."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotek.games.last_one_alive import board, events
from ludotek.games.last_one_alive.rules import codes, course, dice, drawing, tiles
from ludotek.kernel.hands import draw_kind
from ludotek.kernel.rng import Rng
from ludotek.kernel.state import CHANCE

if TYPE_CHECKING:
    from ludotek.games.last_one_alive.rules.state import LoaState


def next_type(state: "LoaState") -> i64:
    """The type of the die that is rolled next, or NONE if chance does something else."""
    if state.todo != 0:
        return dice.type_at(state, dice.next_position(state))
    if state.stage == codes.RESCUE:
        return codes.SHOT  # LOA-57
    return codes.ZOMBIE if state.stage == codes.RISEN else codes.NONE  # LOA-111


def chances(state: "LoaState") -> list[tuple[int, int]]:
    """Every face by its sides, every tile in the bag alike; LOA-R01: any seat may be first."""
    die = next_type(state)
    if die != codes.NONE:
        sides = [int(state.plan.sides[die * codes.SIDES + side]) for side in range(codes.SIDES)]  # LOA-R51
        return [(face, sides.count(face)) for face in range(codes.UNROLLED) if face in sides]
    if state.stage == codes.FIRST:
        return [(seat, 1) for seat in range(state.plan.seats) if state.gone[seat] == codes.ALIVE]
    return [(kind, int(state.bag[kind])) for kind in range(codes.DRAWS) if state.bag[kind] > 0]


def sample(state: "LoaState", rng: Rng) -> i64:
    die = next_type(state)
    if die != codes.NONE:
        return state.plan.sides[die * codes.SIDES + rng.below(codes.SIDES)]
    if state.stage == codes.FIRST:
        seat: i64 = -1
        for step in range(rng.below(state.seats_that_are(codes.ALIVE)) + 1):
            seat = state.after(seat)
        return seat
    return draw_kind(state.bag, 0, state.bag_size(), rng)


def happen(state: "LoaState", outcome: i64) -> None:
    """What chance does."""
    stage = state.stage
    if state.todo != 0:
        dice.lay(state, outcome)
        if state.todo == 0:
            course.settle_roll(state)
    elif stage == codes.RISEN:
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
    """The die of a Medikit. LOA-57, LOA-R34: if it does not help, perhaps another one"""
    if state.story is not None:
        state.emit(events.MedikitRolled(state.seat, board.FACES[face], face != codes.BLANK))
    if face != codes.BLANK:
        state.clear_front(state.seat)  # LOA-57, LOA-102: everything in front is discarded
        course.end_turn(state)
    else:
        course.open_rescue(state)


def roll_risen(state: "LoaState", face: i64) -> None:
    """The die of a zombified seat. LOA-111"""
    to = state.after(state.seat)
    if state.story is not None:
        state.emit(events.ZombieRoll(state.seat, board.FACES[face], to))
    if face in (codes.ONE, codes.TWO):  # LOA-112
        dice.haunt(state, to, face)
        state.pool -= 1
    course.next_turn(state, state.seat)  # LOA-113: an ambush is ignored


def choose(state: "LoaState", action: i64) -> None:
    """What a player does."""
    if state.story is not None and (
        action in (codes.PASS, codes.DRAW) or codes.MARK_DIE <= action < codes.THROW_MARKED
    ):
        state.emit(events.Quiet(state.seat))
    if action >= codes.PICK_DICE:
        code = action - codes.PICK_DICE
        dice.take(state, code >> 6, code >> 4 & 3, code >> 2 & 3, code & 3)
    elif action >= codes.MARK_DIE:
        tiles.mark(state, action)
    elif action == codes.PASS:
        course.close_stage(state)
    elif action == codes.DRAW:  # LOA-R10: drawing is free
        state.actor = CHANCE
    elif action <= codes.BARRICADE_SIDE_UP:
        drawing.choose_side(state, action)
    elif action == codes.USE_MEDIKIT:  # LOA-57, LOA-R34
        tiles.use(state, codes.MEDIKIT, "first")
        state.actor = CHANCE
    elif action >= codes.DROP:
        tiles.use(state, action - codes.DROP, "dropped")
        course.open_limit(state)
    else:
        fight(state, action)


def fight(state: "LoaState", action: i64) -> None:
    """A bang, a barricade result or a tile is used; unless a die is rolled for it, more may be."""
    if action > codes.PUSH:
        index: i64 = 0  # LOA-R28: of the barricade die with the lowest index that has an unused one
        while state.tray[state.barricades_at + index] != codes.BARRICADE_FACE or state.used[index] == 1 << state.axes:
            index += 1
        state.used[index] += 1
        twos = action - codes.PUSH - 1
        dice.shift(state, 1 - twos, twos, "result")
    elif action > codes.SHOOT:
        shoot(state, action)
    else:
        tiles.play(state, action)
    if state.actor != CHANCE:
        course.open_stage(state, state.stage)


def shoot(state: "LoaState", action: i64) -> None:
    seat = state.seat
    position: i64 = codes.NONE
    if action >= codes.SHOOT_AMBUSH:
        position = dice.drop_ambush(state, action - codes.SHOOT_AMBUSH)
    elif action == codes.SHOOT + 1:
        state.ones[seat] -= 1
        state.pool += 1  # LOA-27
    else:
        state.twos[seat] -= 1  # LOA-32, LOA-33, LOA-R12: from now on it shows one zombie
        state.ones[seat] += 1
    state.bangs_used += 1
    if state.story is not None:
        target = board.TARGETS[action - codes.SHOOT - 1]
        where = None if position == codes.NONE else int(position)
        state.emit(events.Shot(seat, target, where, state.bangs_left(), state.bangs_used))
    if state.bangs_used == 3 and not state.hero_used:
        tiles.give_hero(state, seat, "bangs")  # LOA-29, LOA-46, LOA-R15


def leave(state: "LoaState", seat: i64) -> None:
    """As if eliminated, but the level does not rise and the seat rolls nothing. LOA-R50"""
    state.gone[seat] = codes.LEFT
    is_over = state.seats_that_are(codes.ALIVE) == 1
    if state.story is not None:
        state.emit(events.Done(seat, "left"))
    state.clear_front(seat)
    tiles.lose_all(state, seat)
    tiles.lose_hero(state, seat)
    if state.pending != codes.NONE and (is_over or seat == state.seat):
        state.out[state.pending] += 1
        state.pending = codes.NONE
    if is_over or (seat == state.seat and state.stage > codes.SIDE):
        course.end_turn(state)  # LOA-80
    elif state.stage <= codes.SIDE and seat == state.first:  # passes that role on
        state.first = state.after(seat)
        if seat == state.seat:
            drawing.draw_from(state, state.first)
    elif codes.FIRST < state.stage <= codes.SIDE and seat == state.seat:
        drawing.next_to_draw(state)

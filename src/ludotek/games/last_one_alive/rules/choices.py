"""What a player decides, stage by stage, and who leaves. Hot: compiled with mypyc."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotek.games.last_one_alive import board, events
from ludotek.games.last_one_alive.rules import codes, course, dice, drawing, tiles
from ludotek.kernel.state import CHANCE

if TYPE_CHECKING:
    from ludotek.games.last_one_alive.rules.state import LoaState


def choose(state: "LoaState", action: i64) -> None:
    if state.story is not None and action == codes.PASS:
        state.emit(events.Decided(state.seat))
    stage = state.stage
    if stage == codes.PICK:
        pick(state, action - codes.PICK_DICE)
    elif stage == codes.BANGS:
        choose_bang(state, action)
    elif stage == codes.PRE:
        choose_before(state, action)
    elif stage == codes.BARRICADES:
        choose_push(state, action)
    elif stage == codes.POST:
        choose_after(state, action)
    elif stage == codes.MARK:
        tiles.choose_mark(state, action)
    elif stage == codes.LIMIT:
        course.drop(state, action - codes.DROP)
        course.open_limit(state)
    elif stage == codes.RESCUE:
        choose_rescue(state, action)
    elif stage == codes.SIDE:
        drawing.choose_side(state, action)
    else:
        drawing.choose_draw(state, action)


def choose_before(state: "LoaState", action: i64) -> None:
    if action == codes.PASS:
        course.open_pick(state)
        return
    tiles.use_before(state, action)
    course.open_before(state)


def pick(state: "LoaState", code: i64) -> None:
    course.pick(state, code >> 6, code >> 4 & 3, code >> 2 & 3, code & 3)


def choose_after(state: "LoaState", action: i64) -> None:
    if action == codes.PASS:
        course.resolve(state)
    elif action >= codes.MARK_DIE:
        tiles.mark(state, action - codes.MARK_DIE)
    else:
        tiles.use_after(state, action)


def choose_bang(state: "LoaState", action: i64) -> None:
    if action == codes.PASS:
        course.open_barricades(state)
        return
    if action > codes.SHOOT:
        shoot(state, action)
    elif not tiles.use_after(state, action):
        return
    course.open_bangs(state)


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


def choose_push(state: "LoaState", action: i64) -> None:
    if action == codes.PASS:
        course.close_barricades(state)
        return
    if action > codes.PUSH:
        dice.charge_result(state)
        dice.shift_one(state, action - codes.PUSH, "result")
    elif not tiles.use_after(state, action):
        return
    course.open_barricades(state)


def choose_rescue(state: "LoaState", action: i64) -> None:
    """LOA-57, LOA-R34"""
    if action == codes.PASS:
        course.overpower(state)
    else:
        tiles.use(state, codes.MEDIKIT)
        state.actor = CHANCE


# Leaving: LOA-R50


def leave(state: "LoaState", seat: i64) -> None:
    """As if eliminated, but the level does not rise and the seat rolls nothing."""
    state.gone[seat] = codes.LEFT
    is_over = state.seats_that_are(codes.ALIVE) == 1
    if state.story is not None:
        state.emit(events.Left(seat))
    state.clear_front(seat)
    tiles.lose_all(state, seat)
    tiles.lose_hero(state, seat)
    if state.pending != codes.NONE and (is_over or seat == state.seat):
        state.out[state.pending] += 1
        state.pending = codes.NONE
    if is_over:
        state.clear_turn()
        course.finish(state)  # LOA-80
    elif state.stage <= codes.SIDE:
        leave_set_up(state, seat)
    elif seat == state.seat:
        course.end_turn(state)


def leave_set_up(state: "LoaState", seat: i64) -> None:
    """A first player who leaves passes that role on."""
    if state.stage == codes.FIRST:
        return
    was_drawing = seat == state.seat
    if seat == state.first:
        state.first = state.after(seat)
        if was_drawing:
            drawing.draw_from(state, state.first)
    elif was_drawing:
        drawing.next_to_draw(state)

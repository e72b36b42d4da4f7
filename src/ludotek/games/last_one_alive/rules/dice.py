"""Dice: which one is rolled next, what it shows, who gets it, what it counts. Hot: compiled with mypyc."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotek.games.last_one_alive import board, events
from ludotek.games.last_one_alive.rules import codes
from ludotek.kernel.state import CHANCE

if TYPE_CHECKING:
    from ludotek.games.last_one_alive.rules.state import LoaState


def type_at(state: "LoaState", position: i64) -> i64:
    """The type of the die at this tray position: zombie, shot, item, barricade dice lie in this order."""
    if position < state.shots_at:
        return codes.ZOMBIE
    if position < state.items_at:
        return codes.SHOT
    return codes.ITEM if position < state.barricades_at else codes.BARRICADE


def bangs_on(face: i64) -> i64:
    """LOA-26, LOA-28: a plus is one bang, and more to come."""
    if face == codes.BLANK:
        return 0
    return 2 if face == codes.TWO else 1


# Rolling


def take(state: "LoaState", zombies: i64, shots: i64, items: i64, barricades: i64) -> None:
    """From the pool into the tray. LOA-12, LOA-15"""
    state.pool -= zombies
    state.shots_at = zombies
    state.items_at = zombies + shots
    state.barricades_at = state.items_at + items
    state.rolled = state.barricades_at + barricades
    for position in range(state.rolled):
        state.tray[position] = codes.UNROLLED
        state.lies[position] = codes.IN_TRAY
    for index in range(codes.OTHER_DICE):
        state.bangs[index] = 0
        state.used[index] = 0
    state.stage = codes.ROLL
    roll_again(state, (1 << state.rolled) - 1)  # LOA-16


def roll_again(state: "LoaState", wave: i64) -> None:
    """Chance rolls these dice, one after the other in tray order."""
    state.wave = wave
    state.todo = wave
    state.at = 0
    state.actor = CHANCE


def next_position(state: "LoaState") -> i64:
    """The tray position of the die that is rolled next."""
    at = state.at
    todo = state.todo
    while todo >> at & 1 == 0:
        at += 1
    state.at = at
    return at


def lay(state: "LoaState", face: i64) -> None:
    """The next die shows this face."""
    position = next_position(state)
    state.tray[position] = face
    state.todo &= ~(1 << position)
    if state.stage == codes.BANGS and position < state.items_at:
        state.bangs[position - state.shots_at] += bangs_on(face)  # LOA-28
    if state.story is not None:
        state.emit(events.Thrown(state.seat, rolled_die(state, position)))


def pluses(state: "LoaState", wave: i64) -> i64:
    """The shot dice of a handful that show a plus: they are the next handful. LOA-28, LOA-R11"""
    again: i64 = 0
    for position in range(state.shots_at, state.items_at):
        if wave >> position & 1 != 0 and state.tray[position] == codes.PLUS:
            again |= 1 << position
    return again


def settle_barricades(state: "LoaState", wave: i64) -> None:
    """LOA-R28: a new ambush goes in front of the player at once."""
    for position in range(state.barricades_at, state.rolled):
        if wave >> position & 1 != 0 and state.tray[position] == codes.AMBUSH:
            put_in_front(state, position)
            if state.story is not None and state.lies[position] == codes.IN_FRONT:
                state.emit(events.NewAmbush(state.seat, position))


# Resolving: LOA-20


def assign(state: "LoaState") -> None:
    """LOA-20, LOA-R10: zombies and ambushes find their places by themselves, before anything else."""
    to = state.after(state.seat)
    state.items = 0
    for position in range(state.rolled):
        face = state.tray[position]  # LOA-23: a blank does nothing
        if face == codes.AMBUSH:
            put_in_front(state, position)
        elif face == codes.ITEM_FACE:
            state.items += 1
        elif position < state.shots_at and face != codes.BLANK:  # LOA-22, LOA-R14
            state.lies[position] = codes.AWAY
            if face == codes.ONE:
                state.ones[to] += 1
            else:
                state.twos[to] += 1
    if state.story is not None:
        tell_assigned(state, to)


def put_in_front(state: "LoaState", position: i64) -> None:
    """LOA-21, LOA-R13: an ambush stays with the roller; LOA-52, LOA-R31: unless it counts as a blank."""
    if not state.ignores:
        state.lies[position] = codes.IN_FRONT
        state.ambushes[type_at(state, position)] += 1


def count_bangs(state: "LoaState") -> i64:
    """Count what the shot dice show. Returns those with a plus: they are rolled again. LOA-24, LOA-28, LOA-R11"""
    for position in range(state.shots_at, state.items_at):
        state.bangs[position - state.shots_at] = bangs_on(state.tray[position])
    return pluses(state, (1 << state.rolled) - 1)


def charge_result(state: "LoaState") -> None:
    """LOA-R28: to the barricade die with the lowest index that has an unused one."""
    for position in range(state.barricades_at, state.rolled):
        index = position - state.barricades_at
        if state.tray[position] == codes.BARRICADE_FACE and state.used[index] < 1 << state.axes:
            state.used[index] += 1
            return


def can_reroll_barricade(state: "LoaState", index: i64) -> bool:
    """LOA-R28: not one of which a result is used, nor an ambush that is removed."""
    return state.used[index] == 0 and state.lies[state.barricades_at + index] != codes.AWAY


# In front of players


def drop_ambush(state: "LoaState", where: i64) -> i64:
    """Removes the first ambush on this type of die. Returns its tray position. LOA-27"""
    type_ = where if where == codes.ON_ZOMBIE else where + 1  # there is none on a shot die
    state.ambushes[type_] -= 1
    if type_ == codes.ZOMBIE:
        state.pool += 1
    position: i64 = 0
    while state.lies[position] != codes.IN_FRONT or type_at(state, position) != type_:
        position += 1
    state.lies[position] = codes.AWAY
    return position


def shift(state: "LoaState", ones: i64, twos: i64, by: str) -> None:
    """Zombie dice go from in front of the player on turn to the left neighbour."""
    seat = state.seat
    to = state.after(seat)
    state.ones[seat] -= ones
    state.twos[seat] -= twos
    state.ones[to] += ones
    state.twos[to] += twos
    if state.story is not None:
        state.emit(events.Moved(seat, to, ones, twos, by))


def shift_one(state: "LoaState", zombies: i64, by: str) -> None:
    """LOA-30: the whole die, with all zombies on it."""
    if zombies == 1:
        shift(state, 1, 0, by)
    else:
        shift(state, 0, 1, by)


# The story


def rolled_die(state: "LoaState", position: i64) -> events.RolledDie:
    return events.RolledDie(position, board.DICE[type_at(state, position)], board.FACES[state.tray[position]])


def tell_rolled(state: "LoaState") -> None:
    dice = tuple([rolled_die(state, position) for position in range(state.rolled) if state.wave >> position & 1])
    why = "first" if state.stage == codes.ROLL else "plus" if is_rolled_on(state) else "again"
    state.emit(events.Rolled(state.seat, why, dice))


def is_rolled_on(state: "LoaState") -> bool:
    """Whether all dice of the handful are shot dice that had shown a plus."""
    if state.stage != codes.BANGS:
        return False
    for position in range(state.rolled):
        if state.wave >> position & 1:
            if not state.shots_at <= position < state.items_at:
                return False
            if state.bangs[position - state.shots_at] <= bangs_on(state.tray[position]):
                return False
    return True


def tell_bangs(state: "LoaState") -> None:
    if state.bangs_left() > 0:
        state.emit(events.BangsCounted(state.seat, state.bangs_left()))


def tell_assigned(state: "LoaState", to: i64) -> None:
    lies = state.lies
    away = tuple([rolled_die(state, position) for position in range(state.rolled) if lies[position] == codes.AWAY])
    front = tuple([int(position) for position in range(state.rolled) if lies[position] == codes.IN_FRONT])
    if away or front:
        state.emit(events.Assigned(state.seat, to, away, front))

"""Dice: which one is rolled next, what it shows, who gets it, what it counts. Hot: compiled with mypyc."""

from typing import Literal

from mypy_extensions import i64

from ludotek.games.last_one_alive import board, events
from ludotek.games.last_one_alive.rules import codes
from ludotek.games.last_one_alive.rules.table import Table
from ludotek.kernel.hands import bit_at
from ludotek.kernel.rng import Rng
from ludotek.kernel.state import CHANCE


def type_at(state: Table, position: i64) -> i64:
    """The type of the die at this tray position: zombie, shot, item, barricade dice lie in this order."""
    if position < state.shots_at:
        return codes.ZOMBIE
    if position < state.items_at:
        return codes.SHOT
    return codes.ITEM if position < state.barricades_at else codes.BARRICADE


def ambushes_on(state: Table, where: i64) -> i64:
    """The tray positions, as bits, of the ambushes in front on zombie, item or barricade dice. A shot die has none."""
    if where == 0:
        return state.front & bit_at(state.shots_at) - 1
    if where == 1:
        return state.front & bit_at(state.barricades_at) - bit_at(state.items_at)
    return state.front >> state.barricades_at << state.barricades_at


def bangs_on(face: i64) -> i64:
    """LOA-26, LOA-28: a plus is one bang, and more to come."""
    if face == codes.BLANK:
        return 0
    return 2 if face == codes.TWO else 1


def take(state: Table, further_zombies: i64, shots: i64, items: i64, barricades: i64) -> None:
    """From the pool into the tray: the compulsory zombie dice and these. LOA-12, LOA-15"""
    compulsory = state.compulsory()
    zombies = compulsory + further_zombies
    if state.story is not None:
        state.emit(events.Picked(state.seat, (zombies, shots, items, barricades), compulsory))
    state.pool -= zombies
    state.shots_at = zombies
    state.items_at = zombies + shots
    state.barricades_at = state.items_at + items
    state.rolled = state.barricades_at + barricades
    for position in range(state.rolled):
        state.tray[position] = codes.UNROLLED
    state.stage = codes.ROLL
    roll_again(state, bit_at(state.rolled) - 1)  # LOA-16


def roll_again(state: Table, wave: i64) -> None:
    """Chance rolls these dice, one after the other in tray order."""
    state.wave = state.todo = wave
    state.at = 0
    state.actor = CHANCE


def next_position(state: Table) -> i64:
    """The tray position of the die that is rolled next."""
    at = state.at
    while state.todo >> at & 1 == 0:
        at += 1
    state.at = at
    return at


def next_type(state: Table) -> i64:
    """The type of the die that is rolled next, or NONE if chance does something else."""
    if state.todo != 0:
        return type_at(state, next_position(state))
    if state.stage == codes.RESCUE:
        return codes.SHOT  # LOA-57
    return codes.ZOMBIE if state.stage == codes.RISEN else codes.NONE  # LOA-111


def lay(state: Table, face: i64) -> None:
    """The next die shows this face."""
    position = next_position(state)
    state.tray[position] = face
    state.todo &= ~bit_at(position)
    if state.stage == codes.BANGS and position < state.items_at:
        state.tray[codes.SCORED + position - state.shots_at] += bangs_on(face)  # LOA-28
    if state.story is not None:
        state.emit(events.Quiet(state.seat))


def roll_handful(state: Table, rng: Rng) -> None:
    """All dice that wait show a face, as `lay` does it one by one; nothing is told."""
    tray = state.tray
    sides = state.plan.sides
    todo = state.todo
    counts = state.stage == codes.BANGS
    for position in range(state.at, state.rolled):
        if todo >> position & 1 != 0:
            face = sides[type_at(state, position) * codes.SIDES + rng.below(codes.SIDES)]
            tray[position] = face
            state.at = position
            if counts and position < state.items_at:
                tray[codes.SCORED + position - state.shots_at] += bangs_on(face)  # LOA-28
    state.todo = 0


def assign(state: Table) -> None:
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
            state.away |= bit_at(position)
            haunt(state, to, face)
    if state.story is not None:
        away = tuple([rolled_die(state, at) for at in range(state.rolled) if state.away >> at & 1])
        front = tuple([int(at) for at in range(state.rolled) if state.front >> at & 1])
        if away or front:
            state.emit(events.Assigned(state.seat, to, away, front))


def haunt(state: Table, seat: i64, face: i64) -> None:
    """A die with one or two zombies comes to lie in front of a seat."""
    if face == codes.ONE:
        state.put_in_front(seat, 1, 0)
    else:
        state.put_in_front(seat, 0, 1)


def put_in_front(state: Table, position: i64) -> None:
    """LOA-21, LOA-R13: an ambush stays with the roller; LOA-52, LOA-R31: unless it counts as a blank."""
    if not state.ignores:
        state.front |= bit_at(position)


def drop_ambush(state: Table, where: i64) -> i64:
    """Removes the first ambush on this type of die. Returns its tray position. LOA-27"""
    found = ambushes_on(state, where)
    if where == 0:
        state.pool += 1
    position: i64 = 0
    while found >> position & 1 == 0:
        position += 1
    state.front ^= bit_at(position)
    state.away |= bit_at(position)
    return position


def shift(state: Table, ones: i64, twos: i64, by: str) -> None:
    """Whole zombie dice go from in front of the player on turn to the left neighbour. LOA-30"""
    seat = state.seat
    to = state.after(seat)
    state.put_in_front(seat, -ones, -twos)
    state.put_in_front(to, ones, twos)
    if state.story is not None:
        state.emit(events.Moved(seat, to, ones, twos, by))


def tell_ambush(state: Table, what: Literal["new-ambush", "cut"], position: i64) -> None:
    state.emit(events.AmbushEvent(state.seat, what, position, board.DICE[type_at(state, position)]))


def rolled_die(state: Table, position: i64) -> events.RolledDie:
    return events.RolledDie(position, board.DICE[type_at(state, position)], board.FACES[state.tray[position]])


def put_back(state: Table) -> None:
    """The dice rolled go back to the pool, except those in front of somebody else. LOA-61, LOA-R09"""
    if state.story is not None:
        kept = [at for at in range(state.rolled) if state.away >> at & 1 == 0]
        tray = tuple([events.TrayDie(at, board.DICE[type_at(state, at)]) for at in kept])
        if tray:
            state.emit(events.DiceReturned(state.seat, tray))
    state.pool += state.zombies_kept()
    state.shots_at = state.items_at = state.barricades_at = state.rolled = 0
    state.front = state.away = state.todo = state.wave = state.marks = state.taken_back = 0
    for index in range(codes.OTHER_DICE):
        state.tray[codes.SCORED + index] = 0
        state.tray[codes.USED + index] = 0


def tell_rolled(state: Table) -> None:
    """Dice that had shown a plus have now more bangs than they show."""
    last = state.at  # dice rolled for a plus are never rolled together with others
    is_shot = state.stage == codes.BANGS and last < state.items_at
    is_plus = is_shot and state.tray[codes.SCORED + last - state.shots_at] > bangs_on(state.tray[last])
    why = "first" if state.stage == codes.ROLL else "plus" if is_plus else "again"
    dice = tuple([rolled_die(state, position) for position in range(state.rolled) if state.wave >> position & 1])
    state.emit(events.Rolled(state.seat, why, dice))

"""The course of a turn: what comes next, up to the end of the game. Hot: compiled with mypyc."""

from mypy_extensions import i64

from ludotek.games.last_one_alive import board, events
from ludotek.kernel.hands import bit_at, count_bits, count_of
from ludotek.kernel.state import CHANCE, OVER

from . import plan as codes
from .table import Table, bangs_on


def ask(state: Table, stage: i64) -> None:
    """The player on turn decides."""
    state.stage = stage
    state.actor = state.seat


def open_stage(state: Table, stage: i64) -> None:
    """Asks the player on turn, or goes on if passing is all that can be done. LOA-R49"""
    ask(state, stage)
    if state.legal_into(state.plan.scratch) < 2:
        close_stage(state)


def close_stage(state: Table) -> None:
    """The player on turn is done with this stage. LOA-24: items, shots, barricades"""
    stage = state.stage
    if stage == codes.PRE:
        open_pick(state)
    elif stage == codes.POST:
        state.assign()  # LOA-20
        open_stage(state, codes.ITEMS)
    elif stage == codes.ITEMS:
        state.items = 0
        count_bangs(state)
    elif stage == codes.BANGS:
        open_stage(state, codes.BARRICADES)
    elif stage == codes.BARRICADES:  # LOA-31, LOA-R18: looked at once, here; nothing may be left in front
        if state.is_clear():
            state.draws = state.results_left()
        open_stage(state, codes.END_DRAW)
    elif stage == codes.END_DRAW:
        state.draws = 0
        open_limit(state)
    else:
        overpower(state)


def begin_turn(state: Table, seat: i64) -> None:
    state.seat = seat
    state.turn += 1
    state.due = state.level()  # LOA-72
    if state.story is not None:
        state.emit(events.TurnBegun(seat, state.due, state.turn))
    open_stage(state, codes.PRE)


def open_pick(state: Table) -> None:
    ask(state, codes.PICK)
    zombies = state.pool - state.compulsory()
    most = codes.OTHER_DICE
    if state.further() == zombies + 3 * most:
        state.take_dice(zombies, most, most, most)  # LOA-R06, LOA-R49: all that is left


def settle_roll(state: Table) -> None:
    """The whole handful lies."""
    if state.story is not None:
        state.tell_rolled()
    wave, state.wave = state.wave, 0
    if state.stage <= codes.POST:
        open_stage(state, codes.POST)
    else:
        roll_on(state, wave)


def count_bangs(state: Table) -> None:
    """LOA-24, LOA-26: what the shot dice show."""
    state.stage = codes.BANGS
    for position in range(state.shots_at, state.items_at):
        state.tray[codes.SCORED + position - state.shots_at] = bangs_on(state.tray[position])
    roll_on(state, bit_at(state.items_at) - 1)


def roll_on(state: Table, wave: i64) -> None:
    """The dice of a handful that show a plus are the next handful, until none does. LOA-28, LOA-R11

    LOA-R28: an ambush of an Axe re-roll goes in front of the player at once.
    """
    again: i64 = 0
    for position in range(state.shots_at, state.rolled):
        if wave >> position & 1 != 0 and state.tray[position] == codes.PLUS:
            again |= bit_at(position)
        elif wave >> position & 1 != 0 and state.tray[position] == codes.AMBUSH and not state.ignores:
            state.keep_ambush(position)
            state.tell_ambush("new-ambush", position)
    if again != 0:
        state.roll_again(again)
        return
    if state.story is not None and wave >> state.barricades_at == 0 and state.bangs_left() > 0:
        state.emit(events.Counted(state.seat, "bangs", state.bangs_left()))
    open_stage(state, state.stage)


def open_limit(state: Table) -> None:
    """Too many tiles: LOA-60, LOA-R21"""
    while state.held(state.seat) > codes.MOST_TILES and (state.is_clear() or state.has(codes.MEDIKIT)):
        ask(state, codes.LIMIT)
        if state.legal_into(state.plan.scratch) > 1:
            return
        state.use_tile(state.plan.scratch[0] - codes.DROP, "dropped")  # LOA-R49
    open_rescue(state)


def open_rescue(state: Table) -> None:
    """LOA-57, LOA-R34: with a Medikit, also one drawn this turn, LOA-43"""
    if state.is_clear():
        end_turn(state)
    else:
        open_stage(state, codes.RESCUE)


def overpower(state: Table) -> None:
    """LOA-62: a life is lost, or the game."""
    seat = state.seat
    if state.story is not None:
        state.emit(events.Done(seat, "overpowered"))
    state.clear_front(seat)  # LOA-64
    state.lose_tiles(seat)  # LOA-63
    before = state.level()
    if state.lives[seat] > 0:
        state.lives = state.lives[:]
        state.lives[seat] -= 1  # LOA-101
        state.emit(events.Counted(seat, "life-lost", state.lives[seat] + 1))
        state.give_hero(seat, "hero-life")  # LOA-103, LOA-R43, LOA-R44: even to one who used a hero this turn
    else:
        state.gone = state.gone[:]
        state.gone[seat] = codes.ZOMBIFIED  # LOA-62, LOA-104: for good
        state.lose_hero(seat)  # LOA-R39
        if state.story is not None:
            state.emit(events.Done(seat, "eliminated"))
    tell_level(state, before)  # LOA-110, LOA-R48: a lost life is none
    end_turn(state)


def tell_level(state: Table, before: i64) -> None:
    if state.story is not None and state.level() != before:
        state.emit(events.LevelChanged(state.level(), before))


def end_turn(state: Table) -> None:
    state.put_back()  # LOA-61
    state.axes = state.pistols = state.radios = 0
    state.ignores = state.hero_used = False
    state.bangs_used = state.items = state.draws = 0
    if count_of(state.gone, codes.ALIVE) > 1:
        next_turn(state, state.seat)
    else:
        finish(state)  # LOA-80, LOA-R36, LOA-R38


def next_turn(state: Table, seat: i64) -> None:
    """LOA-10, LOA-11: the next seat clockwise; a zombified one only rolls a die. LOA-111, LOA-R48"""
    while True:
        seat += 1
        if seat == state.plan.seats:
            seat = 0
        if state.gone[seat] == codes.ALIVE:
            begin_turn(state, seat)
            return
        if state.gone[seat] == codes.ZOMBIFIED and state.plan.everywhere and state.pool > 0:
            state.seat = seat
            state.stage = codes.RISEN
            state.actor = CHANCE
            return


def finish(state: Table) -> None:
    state.stage = codes.ENDED
    state.actor = OVER
    if state.story is not None:
        by_points = count_of(state.gone, codes.ALIVE) > 1  # LOA-105
        for seat in range(state.plan.seats):
            if by_points and state.gone[seat] == codes.ALIVE:
                state.emit(events.Scored(seat, state.points(seat), state.hero[seat] != 0))
        state.emit(events.Over(by_points, tuple(state.winners())))


# One die, or one thing that is used


def roll_rescue(state: Table, face: i64) -> None:
    """The die of a Medikit. LOA-57, LOA-R34: if it does not help, perhaps another one"""
    if state.story is not None:
        state.emit(events.MedikitRolled(state.seat, board.FACES[face], face != codes.BLANK))
    if face != codes.BLANK:
        state.clear_front(state.seat)  # LOA-57, LOA-102: everything in front is discarded
        end_turn(state)
    else:
        open_rescue(state)


def roll_risen(state: Table, face: i64) -> None:
    """The die of a zombified seat. LOA-111"""
    to = state.after(state.seat)
    state.emit(events.ZombieRoll(state.seat, board.FACES[face], to))
    if face in (codes.ONE, codes.TWO):  # LOA-112
        state.haunt(to, face)
        state.pool -= 1
    next_turn(state, state.seat)  # LOA-113: an ambush is ignored


def fight(state: Table, action: i64) -> None:
    """A bang, a barricade result or a tile is used; unless a die is rolled for it, more may be."""
    if action > codes.PUSH:
        index: i64 = 0  # LOA-R28: of the barricade die with the lowest index that has an unused one
        while state.tray[state.barricades_at + index] != codes.BARRICADE_FACE or state.results_on(index) == 0:
            index += 1
        state.tray[codes.USED + index] += 1
        twos = action - codes.PUSH - 1
        state.shift(1 - twos, twos, "result")
    elif action > codes.SHOOT:
        shoot(state, action)
    else:
        play(state, action)
    if state.actor != CHANCE:
        open_stage(state, state.stage)


def shoot(state: Table, action: i64) -> None:
    seat = state.seat
    position: i64 = codes.NONE
    if action >= codes.SHOOT_AMBUSH:
        position = state.drop_ambush(action - codes.SHOOT_AMBUSH)
    elif action == codes.SHOOT + 1:
        state.put_in_front(seat, -1, 0)
        state.pool += 1  # LOA-27
    else:
        state.put_in_front(seat, 1, -1)  # LOA-32, LOA-33, LOA-R12: from now on it shows one zombie
    state.bangs_used += 1
    if state.story is not None:
        target = board.TARGETS[action - codes.SHOOT - 1]
        where = None if position == codes.NONE else int(position)
        state.emit(events.Shot(seat, target, where, state.bangs_left(), state.bangs_used))
    if state.bangs_used == 3 and not state.hero_used:
        state.give_hero(seat, "hero-bangs")  # LOA-29, LOA-46, LOA-R15


# What tiles do, and the Hero


def play(state: Table, action: i64) -> None:
    """A tile before or after rolling; for a re-roll chance acts next. LOA-43: also one drawn this turn"""
    if action == codes.AXE_DOUBLES:
        state.use_tile(codes.AXE, "first")
        state.axes += 1  # LOA-50
    elif action == codes.CHAINSAW_IGNORES:
        state.use_tile(codes.CHAINSAW, "first")
        state.ignores = True  # LOA-52
    elif action == codes.PISTOL_DOUBLES:
        state.use_tile(codes.PISTOL, "first")
        state.pistols += 1  # LOA-55
    elif action == codes.USE_RADIO:
        state.use_tile(codes.RADIO, "first")
        state.radios += 1  # LOA-58, LOA-R33
    elif action < codes.USE_BARRICADE:
        state.use_tile(codes.ROCKET, "first")
        twos = action - codes.USE_ROCKET
        moved = (state.in_front(state.seat) + 1) >> 1
        state.shift(moved - twos, twos, "rocket")  # LOA-54, LOA-R32
    elif action < codes.CUT:
        state.use_tile(codes.BARRICADE_SIDE, "first")
        twos = action - codes.USE_BARRICADE - 1
        state.shift(1 - twos, twos, "tile")  # LOA-59
    elif action < codes.REROLL_SHOT:  # LOA-53: one ambush is gone; not by a bang, LOA-R15
        state.use_tile(codes.CHAINSAW, "second")
        position = state.drop_ambush(action - codes.CUT)
        state.tell_ambush("cut", position)
    else:
        reroll(state, action)


def reroll(state: Table, action: i64) -> None:
    if action < codes.REROLL_BARRICADE:
        index = action - codes.REROLL_SHOT
        state.use_tile(codes.PISTOL, "second")
        state.tray[codes.SCORED + index] = 0  # LOA-56, LOA-R29: everything that this die has scored is wiped
        state.roll_again(bit_at(state.shots_at + index))
        return
    position = state.barricades_at + action - codes.REROLL_BARRICADE
    state.use_tile(codes.AXE, "second")
    state.front &= ~bit_at(position)  # LOA-51, LOA-R28: also an ambush, in the tray or in front
    state.roll_again(bit_at(position))


def mark(state: Table, action: i64) -> None:
    """For the Hero dice are marked one by one, then rolled together. LOA-45, LOA-R17"""
    if action < codes.TAKE_BACK:
        state.marks |= bit_at(action - codes.MARK_DIE)
        state.stage = codes.MARK
    elif action < codes.THROW_MARKED:
        state.marks &= ~bit_at(action - codes.TAKE_BACK)
        state.taken_back += 1
        state.stage = codes.MARK if state.marks != 0 else codes.POST
    is_full = state.marks == bit_at(state.rolled) - 1 and state.taken_back >= state.rolled  # LOA-R49
    if action != codes.THROW_MARKED and not is_full:
        return
    marks = state.marks
    state.marks = 0
    if state.story is not None:
        state.emit(events.Counted(state.seat, "hero-used", count_bits(marks)))
    state.lose_hero(state.seat)  # LOA-41, LOA-R16
    state.hero_used = True
    state.stage = codes.POST
    state.roll_again(marks)

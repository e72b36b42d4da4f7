"""The course of a turn: what comes next, up to the end of the game. Hot: compiled with mypyc."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotek.games.last_one_alive import board, events
from ludotek.games.last_one_alive.rules import codes, dice, tiles, windows
from ludotek.kernel.state import CHANCE, OVER

if TYPE_CHECKING:
    from ludotek.games.last_one_alive.rules.state import LoaState


def ask(state: "LoaState", stage: i64) -> None:
    """The player on turn decides."""
    state.stage = stage
    state.actor = state.seat


# Before rolling: LOA-R24


def begin_turn(state: "LoaState", seat: i64) -> None:
    state.seat = seat
    state.turn += 1
    state.due = state.level()  # LOA-72
    if state.story is not None:
        state.emit(events.TurnBegun(seat, state.due, state.turn))
    open_before(state)


def open_before(state: "LoaState") -> None:
    ask(state, codes.PRE)
    if not windows.can_choose(state, False):
        open_pick(state)


def open_pick(state: "LoaState") -> None:
    ask(state, codes.PICK)
    zombies = state.pool - state.compulsory()
    most = codes.OTHER_DICE
    if state.further() == zombies + 3 * most:
        pick(state, zombies, most, most, most)  # LOA-R06, LOA-R49: all that is left


def pick(state: "LoaState", further_zombies: i64, shots: i64, items: i64, barricades: i64) -> None:
    compulsory = state.compulsory()
    zombies = compulsory + further_zombies
    if state.story is not None:
        state.emit(events.Picked(state.seat, (zombies, shots, items, barricades), compulsory))
    dice.take(state, zombies, shots, items, barricades)


# After rolling


def settle_roll(state: "LoaState") -> None:
    """The whole handful lies."""
    if state.story is not None:
        dice.tell_rolled(state)
    wave = state.wave
    state.wave = 0
    stage = state.stage
    if stage in (codes.ROLL, codes.POST):
        open_post(state)
        return
    if wave >> state.barricades_at != 0:
        dice.settle_barricades(state, wave)  # an Axe re-roll
    again = dice.pluses(state, wave)
    if again != 0:
        dice.roll_again(state, again)
    elif stage == codes.BANGS:
        if state.story is not None and wave >> state.barricades_at == 0:
            dice.tell_bangs(state)
        open_bangs(state)
    else:
        open_barricades(state)


def open_post(state: "LoaState") -> None:
    ask(state, codes.POST)
    if not windows.can_choose(state, state.hero[state.seat] != 0):
        resolve(state)


def resolve(state: "LoaState") -> None:
    """LOA-20, then LOA-24: items, shots, barricades."""
    dice.assign(state)
    open_items(state)


def open_items(state: "LoaState") -> None:
    """LOA-25; LOA-R20: not from an empty bag."""
    if state.items > 0 and state.bag_total > 0:
        ask(state, codes.ITEMS)
    else:
        state.items = 0
        count_bangs(state)


# Shots: LOA-26 .. LOA-29


def count_bangs(state: "LoaState") -> None:
    state.stage = codes.BANGS
    again = dice.count_bangs(state)
    if again != 0:
        dice.roll_again(state, again)
        return
    if state.story is not None:
        dice.tell_bangs(state)
    open_bangs(state)


def open_bangs(state: "LoaState") -> None:
    ask(state, codes.BANGS)
    if not windows.can_choose(state, state.bangs_left() > 0 and not state.is_clear()):
        open_barricades(state)


# Barricades: LOA-30, LOA-31


def open_barricades(state: "LoaState") -> None:
    ask(state, codes.BARRICADES)
    if not windows.can_choose(state, state.has_front() and state.results_left() > 0):
        close_barricades(state)


def close_barricades(state: "LoaState") -> None:
    """LOA-31, LOA-R18: looked at once, here; neither zombies nor ambushes may be left."""
    state.draws = state.results_left() if state.is_clear() else 0
    open_end_draw(state)


def open_end_draw(state: "LoaState") -> None:
    if state.draws > 0 and state.bag_total > 0:
        ask(state, codes.END_DRAW)
    else:
        state.draws = 0
        open_limit(state)


# Too many tiles: LOA-60, LOA-R21


def open_limit(state: "LoaState") -> None:
    seat = state.seat
    while state.held[seat] > state.plan.most_tiles and (state.is_clear() or state.has(codes.MEDIKIT)):
        kind = only_kind(state)
        if kind == codes.NONE:
            ask(state, codes.LIMIT)
            return
        drop(state, kind)  # LOA-R49
    open_rescue(state)


def only_kind(state: "LoaState") -> i64:
    """The kind of all tiles on the card, or NONE if there are several kinds."""
    base = state.seat * codes.KINDS
    for kind in range(codes.KINDS):
        if state.tiles[base + kind] > 0:
            return kind if state.tiles[base + kind] == state.held[state.seat] else codes.NONE
    return codes.NONE


def drop(state: "LoaState", kind: i64) -> None:
    tiles.lose(state, kind)
    if state.story is not None:
        state.emit(events.Dropped(state.seat, board.TILES[kind]))


# Overpowered: LOA-62


def open_rescue(state: "LoaState") -> None:
    if state.is_clear():
        end_turn(state)
    elif state.has(codes.MEDIKIT):  # LOA-57, LOA-R34: also one drawn this turn, LOA-43
        ask(state, codes.RESCUE)
    else:
        overpower(state)


def overpower(state: "LoaState") -> None:
    seat = state.seat
    if state.story is not None:
        zombies = state.ones[seat] + 2 * state.twos[seat]
        state.emit(events.Overpowered(seat, zombies, state.ambush_count()))
    state.clear_front(seat)  # LOA-64
    tiles.lose_all(state, seat)  # LOA-63
    if state.lives[seat] > 0:
        lose_life(state, seat)
    else:
        eliminate(state, seat)


def lose_life(state: "LoaState", seat: i64) -> None:
    """LOA-101, LOA-103, LOA-R43, LOA-R44: a hero, even for one who used one this turn."""
    state.lives[seat] -= 1
    if state.story is not None:
        state.emit(events.LifeLost(seat, state.lives[seat]))
    tiles.give_hero(state, seat, "life")
    end_turn(state)


def eliminate(state: "LoaState", seat: i64) -> None:
    """LOA-62, LOA-104: for good."""
    before = state.level() if state.story is not None else 0
    state.gone[seat] = codes.ZOMBIFIED
    tiles.lose_hero(state, seat)  # LOA-R39
    if state.story is not None:
        state.emit(events.Eliminated(seat))
        tell_level(state, before)  # LOA-110, LOA-R48: a lost life is none
    if state.seats_that_are(codes.ALIVE) == 1:
        state.clear_turn()
        finish(state)  # LOA-80, LOA-R36, LOA-R38
    else:
        end_turn(state)


def tell_level(state: "LoaState", before: i64) -> None:
    if state.level() != before:
        state.emit(events.LevelChanged(state.level(), before))


# The next turn, or the end of the game


def end_turn(state: "LoaState") -> None:
    state.clear_turn()  # LOA-61
    next_turn(state, state.seat)


def next_turn(state: "LoaState", seat: i64) -> None:
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


def finish(state: "LoaState") -> None:
    state.stage = codes.ENDED
    state.actor = OVER
    if state.story is not None:
        tell_over(state)


def tell_over(state: "LoaState") -> None:
    by_points = state.ending() == codes.THIRD_APOCALYPSE
    if by_points:
        for seat in range(state.plan.seats):
            if state.gone[seat] == codes.ALIVE:
                state.emit(events.Scored(seat, state.points(seat), state.hero[seat] != 0))
    state.emit(events.Over(by_points, tuple(state.winners())))

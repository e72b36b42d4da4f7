"""What tiles do, and the Hero. Hot: compiled with mypyc.

LOA-40: every tile has its window, see windows.py.  LOA-41: each works once.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotek.games.last_one_alive import board, events
from ludotek.games.last_one_alive.rules import codes, dice

if TYPE_CHECKING:
    from ludotek.games.last_one_alive.rules.state import LoaState


def give(state: "LoaState", seat: i64, kind: i64) -> None:
    state.tiles[seat * codes.KINDS + kind] += 1
    state.held[seat] += 1


def lose(state: "LoaState", kind: i64) -> None:
    """A tile of the player on turn leaves the game. LOA-41"""
    state.tiles[state.seat * codes.KINDS + kind] -= 1
    state.held[state.seat] -= 1
    state.out[kind] += 1


def lose_all(state: "LoaState", seat: i64) -> None:
    """All item/barricade tiles of a seat leave the game. LOA-63"""
    base = seat * codes.KINDS
    for kind in range(codes.KINDS):
        state.out[kind] += state.tiles[base + kind]
        state.tiles[base + kind] = 0
    state.held[seat] = 0


def give_hero(state: "LoaState", seat: i64, why: str) -> None:
    """LOA-46, LOA-R16: nobody has two, and with none left nobody receives one."""
    if state.hero[seat] == 0 and state.heroes > 0:
        state.hero[seat] = 1
        state.heroes -= 1
        if state.story is not None:
            state.emit(events.HeroGot(seat, why))


def lose_hero(state: "LoaState", seat: i64) -> None:
    """Used or its owner eliminated: out of the game, or back to the supply. LOA-R16, LOA-R39"""
    if state.hero[seat] != 0:
        state.hero[seat] = 0
        if state.plan.returned:
            state.heroes += 1


def use(state: "LoaState", kind: i64) -> None:
    lose(state, kind)
    if state.story is not None:
        state.emit(events.TileUsed(state.seat, board.TILES[kind]))


# Before rolling


def use_before(state: "LoaState", action: i64) -> None:
    if action == codes.AXE_DOUBLES:
        use(state, codes.AXE)
        state.axes += 1  # LOA-50
    elif action == codes.CHAINSAW_IGNORES:
        use(state, codes.CHAINSAW)
        state.ignores = True  # LOA-52
    elif action == codes.PISTOL_DOUBLES:
        use(state, codes.PISTOL)
        state.pistols += 1  # LOA-55
    elif action == codes.USE_RADIO:
        use(state, codes.RADIO)
        state.radios += 1  # LOA-58, LOA-R33
    elif action < codes.USE_BARRICADE:
        launch(state, action - codes.USE_ROCKET)
    else:
        use_barricade(state, action - codes.USE_BARRICADE)


def launch(state: "LoaState", twos: i64) -> None:
    """LOA-54, LOA-R32"""
    use(state, codes.ROCKET)
    moved = (state.ones[state.seat] + state.twos[state.seat] + 1) >> 1
    dice.shift(state, moved - twos, twos, "rocket")


def use_barricade(state: "LoaState", zombies: i64) -> None:
    """LOA-59"""
    use(state, codes.BARRICADE_SIDE)
    dice.shift_one(state, zombies, "tile")


# After rolling


def use_after(state: "LoaState", action: i64) -> bool:
    """A tile after rolling; False if chance rolls a die for it. LOA-43: also one drawn this turn"""
    if action >= codes.REROLL_BARRICADE:
        reroll_barricade(state, action - codes.REROLL_BARRICADE)
        return False
    if action >= codes.REROLL_SHOT:
        reroll_shot(state, action - codes.REROLL_SHOT)
        return False
    if action >= codes.CUT:
        cut(state, action - codes.CUT)
    else:
        use_barricade(state, action - codes.USE_BARRICADE)
    return True


def cut(state: "LoaState", where: i64) -> None:
    """LOA-53: one ambush is gone; not by a bang, LOA-R15."""
    lose(state, codes.CHAINSAW)
    position = dice.drop_ambush(state, where)
    if state.story is not None:
        state.emit(events.TileUsed(state.seat, board.TILES[codes.CHAINSAW], is_second_use=True))
        state.emit(events.Cut(state.seat, position, board.DICE[dice.type_at(state, position)]))


def reroll_shot(state: "LoaState", index: i64) -> None:
    """LOA-56, LOA-R29: whatever this die has scored is wiped."""
    reroll(state, codes.PISTOL, state.shots_at + index)
    state.bangs[index] = 0


def reroll_barricade(state: "LoaState", index: i64) -> None:
    """LOA-51, LOA-R28: also an ambush, in the tray or in front."""
    position = state.barricades_at + index
    if state.lies[position] != codes.IN_TRAY:
        state.lies[position] = codes.IN_TRAY
        state.ambushes[codes.BARRICADE] -= 1
    reroll(state, codes.AXE, position)


def reroll(state: "LoaState", kind: i64, position: i64) -> None:
    lose(state, kind)
    if state.story is not None:
        state.emit(events.TileUsed(state.seat, board.TILES[kind], is_second_use=True))
    dice.roll_again(state, 1 << position)


# The Hero: LOA-45, LOA-R17. Dice are marked one by one, then rolled together.


def choose_mark(state: "LoaState", action: i64) -> None:
    if action == codes.THROW_MARKED:
        throw_marked(state)
    elif action < codes.TAKE_BACK:
        mark(state, action - codes.MARK_DIE)
    else:
        take_back(state, action - codes.TAKE_BACK)


def mark(state: "LoaState", position: i64) -> None:
    state.marks |= 1 << position
    if state.story is not None:
        state.emit(events.Decided(state.seat))
    state.stage = codes.MARK
    if state.marks == (1 << state.rolled) - 1 and state.taken_back >= state.rolled:
        throw_marked(state)  # LOA-R49


def take_back(state: "LoaState", position: i64) -> None:
    state.marks &= ~(1 << position)
    state.taken_back += 1
    if state.story is not None:
        state.emit(events.Decided(state.seat))
    if state.marks == 0:
        state.stage = codes.POST


def throw_marked(state: "LoaState") -> None:
    marks = state.marks
    if state.story is not None:
        count = sum([1 for position in range(state.rolled) if marks >> position & 1])
        state.emit(events.HeroUsed(state.seat, count))
    lose_hero(state, state.seat)  # LOA-41, LOA-R16
    state.hero_used = True
    state.marks = 0
    state.stage = codes.POST
    dice.roll_again(state, marks)

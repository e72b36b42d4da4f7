"""What tiles do, and the Hero. Hot: compiled with mypyc.

LOA-40: every tile has its window, see windows.py.  LOA-41: each works once.
"""

from mypy_extensions import i64

from ludotek.games.last_one_alive import board, events
from ludotek.games.last_one_alive.rules import codes, dice
from ludotek.games.last_one_alive.rules.table import Table
from ludotek.kernel.hands import bit_at, count_bits


def lose_all(state: Table, seat: i64) -> None:
    """All item/barricade tiles of a seat leave the game. LOA-63"""
    cards = state.cards
    card = seat * codes.CARD
    if cards[card + codes.HELD] == 0:
        return
    for kind in range(codes.KINDS):
        state.out[kind] += cards[card + kind]
        cards[card + kind] = 0
    cards[card + codes.HELD] = 0


def use(state: Table, kind: i64, how: str) -> None:
    """A tile of the player on turn leaves the game. LOA-41"""
    card = state.seat * codes.CARD
    state.cards[card + kind] -= 1
    state.cards[card + codes.HELD] -= 1
    state.out[kind] += 1
    if state.story is not None:
        state.emit(events.TileUsed(state.seat, board.TILES[kind], how))


def play(state: Table, action: i64) -> None:
    """A tile before or after rolling; for a re-roll chance acts next. LOA-43: also one drawn this turn"""
    if action == codes.AXE_DOUBLES:
        use(state, codes.AXE, "first")
        state.axes += 1  # LOA-50
    elif action == codes.CHAINSAW_IGNORES:
        use(state, codes.CHAINSAW, "first")
        state.ignores = True  # LOA-52
    elif action == codes.PISTOL_DOUBLES:
        use(state, codes.PISTOL, "first")
        state.pistols += 1  # LOA-55
    elif action == codes.USE_RADIO:
        use(state, codes.RADIO, "first")
        state.radios += 1  # LOA-58, LOA-R33
    elif action < codes.USE_BARRICADE:
        use(state, codes.ROCKET, "first")
        twos = action - codes.USE_ROCKET
        moved = (state.in_front(state.seat) + 1) >> 1
        dice.shift(state, moved - twos, twos, "rocket")  # LOA-54, LOA-R32
    elif action < codes.CUT:
        use(state, codes.BARRICADE_SIDE, "first")
        twos = action - codes.USE_BARRICADE - 1
        dice.shift(state, 1 - twos, twos, "tile")  # LOA-59
    elif action < codes.REROLL_SHOT:  # LOA-53: one ambush is gone; not by a bang, LOA-R15
        use(state, codes.CHAINSAW, "second")
        position = dice.drop_ambush(state, action - codes.CUT)
        if state.story is not None:
            dice.tell_ambush(state, "cut", position)
    else:
        reroll(state, action)


def reroll(state: Table, action: i64) -> None:
    if action < codes.REROLL_BARRICADE:
        index = action - codes.REROLL_SHOT
        use(state, codes.PISTOL, "second")
        state.tray[codes.SCORED + index] = 0  # LOA-56, LOA-R29: everything that this die has scored is wiped
        dice.roll_again(state, bit_at(state.shots_at + index))
        return
    position = state.barricades_at + action - codes.REROLL_BARRICADE
    use(state, codes.AXE, "second")
    state.front &= ~bit_at(position)  # LOA-51, LOA-R28: also an ambush, in the tray or in front
    dice.roll_again(state, bit_at(position))


def give_hero(state: Table, seat: i64, why: events.Heroic) -> None:
    """LOA-46, LOA-R16: nobody has two, and with none left nobody receives one."""
    if state.hero[seat] == 0 and state.heroes > 0:
        state.hero = state.hero[:]
        state.hero[seat] = 1
        state.heroes -= 1
        if state.story is not None:
            state.emit(events.Done(seat, why))


def lose_hero(state: Table, seat: i64) -> None:
    """Used or its owner eliminated: out of the game, or back to the supply. LOA-R16, LOA-R39"""
    if state.hero[seat] != 0:
        state.hero = state.hero[:]
        state.hero[seat] = 0
        if state.plan.returned:
            state.heroes += 1


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
    lose_hero(state, state.seat)  # LOA-41, LOA-R16
    state.hero_used = True
    state.stage = codes.POST
    dice.roll_again(state, marks)

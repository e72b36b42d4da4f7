"""How good choices look at a glance, and the numbers by which a position is judged. Hot: compiled with mypyc."""

import math
from typing import Final

from mypy_extensions import i64

from ludotek.kernel.hands import count_bits
from ludotek.kernel.vecs import vec

from . import plan as codes
from .table import Table

# What a die brings on average.
BANGS: Final = 1.2
RESULTS: Final = 2 / 3
AMBUSH: Final = 1 / 6
FEAR: Final = 1.5  # how much every bang that is missing counts against a pick

NEVER: Final[i64] = 1
SELDOM: Final[i64] = 4
USUAL: Final[i64] = 20
MOSTLY: Final[i64] = 60


# Choosing dice


def weight_of_pick(state: Table, action: i64) -> i64:
    """Enough shots and barricades for what is in front and what may come; then zombies for the neighbour."""
    code = action - codes.PICK_DICE
    zombies = code >> 6
    shots = code >> 4 & 3
    items = code >> 2 & 3
    barricades = code & 3
    ones = state.ones(state.seat)
    twos = state.twos(state.seat)
    front = float(ones + twos)
    stays = front - RESULTS * float(barricades << state.axes)
    share = stays / front if stays > 0.0 else 0.0
    ambushes: i64 = 0 if state.ignores else state.compulsory() + zombies + items + barricades
    missing = float(ones + 2 * twos) * share + AMBUSH * float(ambushes) - BANGS * float(shots << state.pistols)
    if missing < 0.0:
        missing = 0.0
    gain = 1.0 + 0.5 * float(zombies) + 0.3 * float(items) + 0.2 * float(barricades)
    return 1 + int(100.0 * math.exp(-FEAR * missing) * gain)


# Everything else


def weight_of(state: Table, action: i64) -> i64:
    stage = state.stage
    if stage == codes.PICK:
        return weight_of_pick(state, action)
    if stage == codes.PRE:
        return weight_before(state, action)
    if stage == codes.POST or stage == codes.MARK:
        return weight_after(state, action)
    if action == codes.PASS:
        return SELDOM if stage == codes.END_DRAW or stage == codes.ITEMS else NEVER
    if action >= codes.DROP and action < codes.USE_MEDIKIT:
        return worth_dropping(action - codes.DROP)
    if action >= codes.SHOOT and action < codes.DROP:
        return MOSTLY if action >= codes.SHOOT_AMBUSH and action < codes.PUSH else USUAL
    if action >= codes.USE_BARRICADE and action < codes.DRAW:
        return SELDOM  # a tile, while dice may do
    return USUAL


def worth_dropping(kind: i64) -> i64:
    return SELDOM if kind == codes.BARRICADE_SIDE or kind == codes.MEDIKIT else USUAL


def weight_before(state: Table, action: i64) -> i64:
    """The more dice are in front, the sooner a tile is used."""
    front = state.in_front(state.seat)
    if action == codes.PASS:
        return USUAL
    if action >= codes.USE_ROCKET:
        return 1 + 2 * front
    return 1 + front


def weight_after(state: Table, action: i64) -> i64:
    """Re-rolls are for dice that show nothing good."""
    if action == codes.PASS or action == codes.THROW_MARKED:
        return USUAL
    if action >= codes.TAKE_BACK:
        return NEVER
    position: i64 = action - codes.MARK_DIE
    if action < codes.MARK_DIE:
        index = action - codes.REROLL_SHOT
        position = state.shots_at + index
        if action >= codes.REROLL_BARRICADE:
            position = state.barricades_at + action - codes.REROLL_BARRICADE
    face = state.tray[position]
    if face == codes.AMBUSH and not state.ignores:
        return USUAL
    if face == codes.BLANK:
        return NEVER if state.type_at(position) == codes.ZOMBIE else 2 * SELDOM
    return NEVER


# Features


def features(state: Table, seat: i64, out: "vec[float]") -> i64:
    if state.gone[seat] != codes.ALIVE:
        return 0
    card = seat * codes.CARD
    for kind in range(codes.KINDS):
        out[kind] = 0.5 * float(state.cards[card + kind])
    ones = state.ones(seat)
    twos = state.twos(seat)
    zombies = float(ones + 2 * twos) / 4.0
    out[7] = float(ones + twos) / 4.0
    out[8] = zombies
    out[9] = zombies * zombies
    out[10] = float(state.lives[seat])
    out[11] = float(state.hero[seat])
    on_turn = state.seat == seat and state.stage >= codes.PRE and state.stage < codes.RISEN
    out[12] = 1.0 if on_turn else 0.0
    out[13] = 0.0
    out[14] = 0.0
    out[15] = 0.0
    out[16] = 0.0
    out[17] = 0.0
    if on_turn:
        is_after = state.stage >= codes.ITEMS
        ambushes = float(count_bits(state.front))
        bangs = (
            float(state.bangs_left()) if state.stage >= codes.BANGS else BANGS * float(state.items_at - state.shots_at)
        )
        results = float(state.results_left()) if is_after else RESULTS * float(state.rolled - state.barricades_at)
        missing = ambushes + float(ones + 2 * twos) - bangs - results
        out[13] = ambushes / 2.0
        out[14] = bangs / 4.0
        out[15] = results / 3.0
        out[16] = missing / 4.0 if missing > 0.0 else 0.0
        out[17] = 1.0 if is_after and missing > 0.0 else 0.0
    return 18

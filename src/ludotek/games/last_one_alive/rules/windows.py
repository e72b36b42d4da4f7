"""What may be chosen at every stage, and which tile at which moment. Hot: compiled with mypyc, allocates nothing.

LOA-40: every tile has its window.  LOA-42: several may be used in one turn.  LOA-44: only the visible side counts.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotek.games.last_one_alive.rules import codes
from ludotek.games.last_one_alive.rules.dice import can_reroll_barricade
from ludotek.kernel.vecs import vec

if TYPE_CHECKING:
    from ludotek.games.last_one_alive.rules.state import LoaState


def legal_into(state: "LoaState", out: "vec[i64]") -> i64:
    """Writes the legal actions into a buffer. Returns how many."""
    stage = state.stage
    if stage == codes.PICK:
        return picks_into(state, out)
    out[0] = codes.PASS
    if stage == codes.PRE:
        return before_into(state, out)
    if stage == codes.BANGS:
        return bangs_into(state, out)
    if stage == codes.BARRICADES:
        return pushes_into(state, out)
    if stage == codes.POST:
        return after_into(state, out)
    if stage == codes.MARK:
        return marks_into(state, out)
    if stage == codes.LIMIT:
        return drops_into(state, out)
    if stage == codes.SIDE:  # LOA-04
        out[0] = codes.ITEM_SIDE_UP
        out[1] = codes.BARRICADE_SIDE_UP
    elif stage == codes.RESCUE:  # LOA-57
        out[1] = codes.USE_MEDIKIT
    else:  # LOA-25, LOA-31
        out[1] = codes.DRAW
    return 2


def can_choose(state: "LoaState", has_other: bool) -> bool:
    """Whether there is more than one thing to do at this stage: something other than tiles, or a tile. LOA-R49"""
    return has_other or (state.held[state.seat] > 0 and legal_into(state, state.plan.scratch) > 1)


def add(out: "vec[i64]", n: i64, code: i64, is_legal: bool) -> i64:
    """Writes a code into the buffer if it is legal. Returns how many there are now."""
    if is_legal:
        out[n] = code
        return n + 1
    return n


# Before rolling: LOA-R24


def before_into(state: "LoaState", out: "vec[i64]") -> i64:
    """LOA-R35: some tiles need no target."""
    if state.held[state.seat] == 0:
        return 1
    n = add(out, 1, codes.AXE_DOUBLES, state.has(codes.AXE) and can_double(state, state.axes))  # LOA-50
    n = add(out, n, codes.CHAINSAW_IGNORES, state.has(codes.CHAINSAW) and not state.ignores)  # LOA-52, LOA-R31
    n = add(out, n, codes.PISTOL_DOUBLES, state.has(codes.PISTOL) and can_double(state, state.pistols))  # LOA-55
    n = add(out, n, codes.USE_RADIO, state.has(codes.RADIO))  # LOA-58
    if state.has(codes.ROCKET):
        n = rockets_into(state, out, n)
    return barricade_tile_into(state, out, n)


def can_double(state: "LoaState", times: i64) -> bool:
    """LOA-R26: once, unless doublers stack."""
    return times == 0 or state.plan.stack


def rockets_into(state: "LoaState", out: "vec[i64]", n: i64) -> i64:
    """LOA-54, LOA-R32: half of the dice, rounded up; how many of them show two zombies."""
    ones = state.ones[state.seat]
    twos = state.twos[state.seat]
    moved = (ones + twos + 1) >> 1
    if moved == 0:
        return n
    least: i64 = moved - ones if moved > ones else 0
    most: i64 = twos if twos < moved else moved
    for k in range(least, most + 1):
        out[n] = codes.USE_ROCKET + k
        n += 1
    return n


def barricade_tile_into(state: "LoaState", out: "vec[i64]", n: i64) -> i64:
    return zombies_into(state, out, n, codes.USE_BARRICADE) if state.has(codes.BARRICADE_SIDE) else n  # LOA-59


# Choosing dice


def picks_into(state: "LoaState", out: "vec[i64]") -> i64:
    """LOA-15: any mixture that the pool has."""
    count = state.further()
    zombies = state.pool - state.compulsory()
    most = codes.OTHER_DICE
    n: i64 = 0
    for z in range((zombies if zombies < count else count) + 1):
        for s in range(most + 1):
            for i in range(most + 1):
                b = count - z - s - i
                if 0 <= b <= most:
                    out[n] = codes.PICK_DICE + ((z * 4 + s) * 4 + i) * 4 + b
                    n += 1
    return n


# After rolling: LOA-R25


def after_into(state: "LoaState", out: "vec[i64]") -> i64:
    """LOA-45, LOA-51, LOA-56: in POST, while nothing is assigned."""
    n = pistols_into(state, out, 1)
    n = axes_into(state, out, n)
    if state.hero[state.seat] != 0:  # LOA-R17
        for position in range(state.rolled):
            out[n] = codes.MARK_DIE + position
            n += 1
    return n


def marks_into(state: "LoaState", out: "vec[i64]") -> i64:
    """LOA-45: any dice just rolled, zombie dice included; marks can be taken back, but not for ever."""
    marks = state.marks
    may_take_back = state.taken_back < state.rolled
    n: i64 = 0
    for position in range(state.rolled):
        if marks >> position & 1 == 0:
            out[n] = codes.MARK_DIE + position
            n += 1
        elif may_take_back:
            out[n] = codes.TAKE_BACK + position
            n += 1
    out[n] = codes.THROW_MARKED
    return n + 1


def pistols_into(state: "LoaState", out: "vec[i64]", n: i64) -> i64:
    if state.has(codes.PISTOL):
        for index in range(state.items_at - state.shots_at):
            out[n] = codes.REROLL_SHOT + index
            n += 1
    return n


def axes_into(state: "LoaState", out: "vec[i64]", n: i64) -> i64:
    if state.has(codes.AXE):
        for index in range(state.rolled - state.barricades_at):
            n = add(out, n, codes.REROLL_BARRICADE + index, can_reroll_barricade(state, index))
    return n


def bangs_into(state: "LoaState", out: "vec[i64]") -> i64:
    """LOA-26, LOA-32, LOA-R10: each bang may take one zombie or one ambush."""
    n: i64 = 1
    if state.held[state.seat] > 0:
        n = barricade_tile_into(state, out, n)
        n = cuts_into(state, out, n)
        if state.bangs_used == 0:
            n = pistols_into(state, out, n)  # LOA-R29
        n = axes_into(state, out, n)
    if state.bangs_left() == 0:
        return n
    n = zombies_into(state, out, n, codes.SHOOT)
    return ambushes_into(state, out, n, codes.SHOOT_AMBUSH)


def pushes_into(state: "LoaState", out: "vec[i64]") -> i64:
    """LOA-30: each barricade result may move one zombie die; none that shows an ambush."""
    n: i64 = 1
    if state.held[state.seat] > 0:
        n = barricade_tile_into(state, out, n)
        n = cuts_into(state, out, n)
        n = axes_into(state, out, n)
    return zombies_into(state, out, n, codes.PUSH) if state.results_left() > 0 else n


def cuts_into(state: "LoaState", out: "vec[i64]", n: i64) -> i64:
    return ambushes_into(state, out, n, codes.CUT) if state.has(codes.CHAINSAW) else n  # LOA-53


def zombies_into(state: "LoaState", out: "vec[i64]", n: i64, code: i64) -> i64:
    """The dice in front of the player on turn, by their zombies."""
    n = add(out, n, code + 1, state.ones[state.seat] > 0)
    return add(out, n, code + 2, state.twos[state.seat] > 0)


def ambushes_into(state: "LoaState", out: "vec[i64]", n: i64, code: i64) -> i64:
    n = add(out, n, code + codes.ON_ZOMBIE, state.ambushes[codes.ZOMBIE] > 0)
    n = add(out, n, code + codes.ON_ITEM, state.ambushes[codes.ITEM] > 0)
    return add(out, n, code + codes.ON_BARRICADE, state.ambushes[codes.BARRICADE] > 0)


# Too many tiles: LOA-60


def drops_into(state: "LoaState", out: "vec[i64]") -> i64:
    """LOA-R19: also the newest one; tiles that look alike are one choice."""
    base = state.seat * codes.KINDS
    n: i64 = 0
    for kind in range(codes.KINDS):
        n = add(out, n, codes.DROP + kind, state.tiles[base + kind] > 0)
    return n

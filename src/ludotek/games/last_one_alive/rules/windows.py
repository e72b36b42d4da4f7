"""What may be chosen at every stage, and which tile at which moment. Hot: compiled with mypyc, allocates nothing.

LOA-40: every tile has its window.  LOA-42: several may be used in one turn.  LOA-44: only the visible side counts.
Every function writes codes into the buffer from place `n` on, and returns how many there are then.
"""

from mypy_extensions import i64

from ludotek.games.last_one_alive.rules import codes, dice
from ludotek.games.last_one_alive.rules.table import Table
from ludotek.kernel.vecs import vec


def legal_into(state: Table, out: "vec[i64]") -> i64:
    """Writes the legal actions into a buffer. Returns how many; if only one, it need not be asked for. LOA-R49"""
    stage = state.stage
    if stage == codes.PICK:
        return picks_into(state, out, codes.PICK_DICE, codes.ZOMBIE_PICK)
    out[0] = codes.PASS
    if stage == codes.ITEMS or stage == codes.END_DRAW:  # LOA-25, LOA-31
        return add(out, 1, codes.DRAW, can_draw(state))
    if stage == codes.MARK:
        return marks_into(state, out)
    if stage == codes.SIDE:  # LOA-04
        return run_into(out, 0, codes.ITEM_SIDE_UP, 2)
    n: i64 = 0
    if stage == codes.LIMIT:  # LOA-60, LOA-R19: also the newest one; tiles that look alike are one choice
        for kind in range(codes.KINDS):
            n = add(out, n, codes.DROP + kind, state.has(kind))
        return n
    n = 1  # not as a conditional expression: with a literal in it that would be a boxed number
    if state.held(state.seat) > 0:
        n = tiles_into(state, out, 1)
    if stage == codes.POST and state.hero[state.seat] != 0:  # LOA-R17
        return run_into(out, n, codes.MARK_DIE, state.rolled)
    if stage == codes.BANGS and state.bangs_left() > 0:  # LOA-26, LOA-32, LOA-R10: a bang takes a zombie or an ambush
        n = zombies_into(state, out, n, codes.SHOOT)
        return ambushes_into(state, out, n, codes.SHOOT_AMBUSH)
    if stage == codes.BARRICADES and state.results_left() > 0:  # LOA-30: a result moves a die that shows no ambush
        return zombies_into(state, out, n, codes.PUSH)
    return n


def can_draw(state: Table) -> bool:
    """LOA-R20: not from an empty bag."""
    left = state.items if state.stage == codes.ITEMS else state.draws
    return left > 0 and state.bag_size() > 0


def add(out: "vec[i64]", n: i64, code: i64, is_legal: bool) -> i64:
    if is_legal:
        out[n] = code
        return n + 1
    return n


def run_into(out: "vec[i64]", n: i64, first: i64, count: i64) -> i64:
    """So many codes, one after the other."""
    for index in range(count):
        out[n + index] = first + index
    return n + count


def tiles_into(state: Table, out: "vec[i64]", n: i64) -> i64:
    """LOA-R24, LOA-R25: each at its stages. LOA-R35: some need no target."""
    stage = state.stage
    tiles = state.cards
    base = state.seat * codes.CARD
    has_axe = tiles[base + codes.AXE] > 0
    has_chainsaw = tiles[base + codes.CHAINSAW] > 0
    has_pistol = tiles[base + codes.PISTOL] > 0
    if stage == codes.PRE:
        stack = state.plan.stack  # LOA-R26: results are doubled once, unless doublers stack
        n = add(out, n, codes.AXE_DOUBLES, has_axe and (stack or state.axes == 0))  # LOA-50
        n = add(out, n, codes.CHAINSAW_IGNORES, has_chainsaw and not state.ignores)  # LOA-52, LOA-R31
        n = add(out, n, codes.PISTOL_DOUBLES, has_pistol and (stack or state.pistols == 0))  # LOA-55
        n = add(out, n, codes.USE_RADIO, tiles[base + codes.RADIO] > 0)  # LOA-58
        if tiles[base + codes.ROCKET] > 0:
            n = rockets_into(state, out, n)
    elif stage == codes.RESCUE:
        return add(out, n, codes.USE_MEDIKIT, tiles[base + codes.MEDIKIT] > 0)  # LOA-57
    is_resolving = stage == codes.BANGS or stage == codes.BARRICADES
    if (is_resolving or stage == codes.PRE) and tiles[base + codes.BARRICADE_SIDE] > 0:
        n = zombies_into(state, out, n, codes.USE_BARRICADE)  # LOA-59
    if is_resolving and has_chainsaw:
        n = ambushes_into(state, out, n, codes.CUT)  # LOA-53
    if (stage == codes.POST or (stage == codes.BANGS and state.bangs_used == 0)) and has_pistol:
        n = run_into(out, n, codes.REROLL_SHOT, state.items_at - state.shots_at)  # LOA-56, LOA-R29
    if (is_resolving or stage == codes.POST) and has_axe:  # LOA-51
        for index in range(state.rolled - state.barricades_at):
            # LOA-R28: no die of which a result is used, nor an ambush that is removed
            can_reroll = state.tray[codes.USED + index] == 0 and state.away >> (state.barricades_at + index) & 1 == 0
            n = add(out, n, codes.REROLL_BARRICADE + index, can_reroll)
    return n


def rockets_into(state: Table, out: "vec[i64]", n: i64) -> i64:
    """LOA-54, LOA-R32: half of the dice, rounded up; how many of them show two zombies."""
    ones = state.ones(state.seat)
    twos = state.twos(state.seat)
    moved = (ones + twos + 1) >> 1
    if moved == 0:
        return n
    least = moved - min(ones, moved)
    return run_into(out, n, codes.USE_ROCKET + least, min(twos, moved) - least + 1)


def picks_into(state: Table, out: "vec[i64]", first: i64, zombie: i64) -> i64:
    """LOA-15: any mixture that the pool has. Picks are numbered from `first` on, `zombie` apart for each zombie die."""
    count = state.further()
    zombies = state.pool - state.compulsory()
    most = codes.OTHER_DICE
    n: i64 = 0
    for z in range(min(zombies, count) + 1):
        for s in range(min(most, count - z) + 1):
            others = count - z - s  # item and barricade dice
            pick = first + z * zombie + s * 16 + others
            for i in range(max(0, others - most), min(most, others) + 1):
                out[n] = pick + i * 3  # i * 4, and one barricade die less for each
                n += 1
    return n


def marks_into(state: Table, out: "vec[i64]") -> i64:
    """LOA-45: any dice just rolled, zombie dice included; marks can be taken back, but not for ever."""
    may_take_back = state.taken_back < state.rolled
    n: i64 = 0
    for position in range(state.rolled):
        if state.marks >> position & 1 == 0:
            n = add(out, n, codes.MARK_DIE + position, True)
        else:
            n = add(out, n, codes.TAKE_BACK + position, may_take_back)
    return add(out, n, codes.THROW_MARKED, True)


def zombies_into(state: Table, out: "vec[i64]", n: i64, code: i64) -> i64:
    """The dice in front of the player on turn, by their zombies."""
    n = add(out, n, code + 1, state.ones(state.seat) > 0)
    return add(out, n, code + 2, state.twos(state.seat) > 0)


def ambushes_into(state: Table, out: "vec[i64]", n: i64, code: i64) -> i64:
    """The ambushes in front of the player on turn, by the type of their die."""
    for where in range(3):
        n = add(out, n, code + where, dice.ambushes_on(state, where) != 0)
    return n

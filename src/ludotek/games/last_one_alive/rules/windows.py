"""What may be chosen at every stage, and which tile at which moment. Hot: compiled with mypyc.

LOA-40: every tile has its window.  LOA-42: several may be used in one turn.  LOA-44: only the visible side counts.
"""

from mypy_extensions import i64

from ludotek.games.last_one_alive.rules.codes import (
    AXE,
    AXE_DOUBLES,
    BANGS,
    BARRICADE_SIDE,
    BARRICADE_SIDE_UP,
    BARRICADES,
    CHAINSAW,
    CHAINSAW_IGNORES,
    CUT,
    DRAW,
    DROP,
    ITEM_SIDE_UP,
    KINDS,
    LIMIT,
    MARK,
    MARK_DIE,
    PASS,
    PICK,
    PICK_DICE,
    PISTOL,
    PISTOL_DOUBLES,
    POST,
    PRE,
    PUSH,
    RADIO,
    REROLL_BARRICADE,
    REROLL_SHOT,
    RESCUE,
    ROCKET,
    SHOOT,
    SHOOT_AMBUSH,
    SIDE,
    TAKE_BACK,
    THROW_MARKED,
    USE_BARRICADE,
    USE_MEDIKIT,
    USE_RADIO,
    USE_ROCKET,
)
from ludotek.games.last_one_alive.rules.rolling import Rolling
from ludotek.kernel.vecs import vec


class Windows(Rolling):
    """`legal_into` writes into the buffer it is given and allocates nothing."""

    def legal_into(self, out: "vec[i64]") -> i64:
        stage = self.stage
        if stage == PICK:
            return self.picks_into(out)
        out[0] = PASS
        if stage == PRE:
            return self.before_into(out)
        if stage == BANGS:
            return self.bangs_into(out)
        if stage == BARRICADES:
            return self.pushes_into(out)
        if stage == POST:
            return self.after_into(out)
        if stage == MARK:
            return self.marks_into(out)
        if stage == LIMIT:
            return self.drops_into(out)
        if stage == SIDE:  # LOA-04
            out[0] = ITEM_SIDE_UP
            out[1] = BARRICADE_SIDE_UP
        elif stage == RESCUE:  # LOA-57
            out[1] = USE_MEDIKIT
        else:  # LOA-25, LOA-31
            out[1] = DRAW
        return 2

    # Before rolling: LOA-R24

    def can_double(self, times: i64) -> bool:
        """LOA-R26: once, unless doublers stack."""
        return times == 0 or self.plan.stack

    def has_front(self) -> bool:
        return self.ones[self.seat] + self.twos[self.seat] > 0

    def has_before(self) -> bool:
        """Whether any tile may be used before rolling. LOA-R35: some need no target"""
        if self.held[self.seat] == 0:
            return False
        if self.has(AXE) and self.can_double(self.axes):
            return True
        if self.has(PISTOL) and self.can_double(self.pistols):
            return True
        if self.has(RADIO) or (self.has(CHAINSAW) and not self.ignores):
            return True
        return self.has_front() and (self.has(ROCKET) or self.has(BARRICADE_SIDE))

    def before_into(self, out: "vec[i64]") -> i64:
        n: i64 = 1
        if self.has(AXE) and self.can_double(self.axes):  # LOA-50
            out[n] = AXE_DOUBLES
            n += 1
        if self.has(CHAINSAW) and not self.ignores:  # LOA-52, LOA-R31
            out[n] = CHAINSAW_IGNORES
            n += 1
        if self.has(PISTOL) and self.can_double(self.pistols):  # LOA-55
            out[n] = PISTOL_DOUBLES
            n += 1
        if self.has(RADIO):  # LOA-58
            out[n] = USE_RADIO
            n += 1
        if self.has(ROCKET):
            n = self.rockets_into(out, n)
        return self.barricade_tile_into(out, n)  # LOA-59

    def rockets_into(self, out: "vec[i64]", n: i64) -> i64:
        """LOA-54, LOA-R32: half of the dice, rounded up; how many of them show two zombies."""
        ones = self.ones[self.seat]
        twos = self.twos[self.seat]
        moved = (ones + twos + 1) >> 1
        if moved == 0:
            return n
        least: i64 = moved - ones if moved > ones else 0
        most: i64 = twos if twos < moved else moved
        for k in range(least, most + 1):
            out[n] = USE_ROCKET + k
            n += 1
        return n

    def barricade_tile_into(self, out: "vec[i64]", n: i64) -> i64:
        if self.has(BARRICADE_SIDE):
            if self.ones[self.seat] > 0:
                out[n] = USE_BARRICADE + 1
                n += 1
            if self.twos[self.seat] > 0:
                out[n] = USE_BARRICADE + 2
                n += 1
        return n

    # Choosing dice

    def compulsory(self) -> i64:
        """LOA-12, LOA-13, LOA-R08: by the level at the beginning of the turn, as far as the pool goes."""
        return self.due if self.due < self.pool else self.pool

    def further(self) -> i64:
        """LOA-14, LOA-R06, LOA-R33: four, two more for every Radio; fewer only if the pool has no more."""
        wanted = self.plan.free_dice + self.plan.radio_dice * self.radios
        left = self.pool - self.compulsory() + 3 * self.plan.others
        return wanted if wanted < left else left

    def picks_into(self, out: "vec[i64]") -> i64:
        """LOA-15: any mixture that the pool has."""
        count = self.further()
        zombies = self.pool - self.compulsory()
        most = self.plan.others
        n: i64 = 0
        for z in range((zombies if zombies < count else count) + 1):
            for s in range(most + 1):
                for i in range(most + 1):
                    b = count - z - s - i
                    if 0 <= b <= most:
                        out[n] = PICK_DICE + ((z * 4 + s) * 4 + i) * 4 + b
                        n += 1
        return n

    # After rolling: LOA-R25

    def has_after(self) -> bool:
        """LOA-45, LOA-51, LOA-56: in POST, while nothing is assigned."""
        if self.hero[self.seat] != 0:
            return True
        if self.has(PISTOL) and self.items_at > self.shots_at:
            return True
        return self.has(AXE) and self.rolled > self.barricades_at

    def after_into(self, out: "vec[i64]") -> i64:
        n = self.pistols_into(out, 1)
        n = self.axes_into(out, n)
        if self.hero[self.seat] != 0:  # LOA-45, LOA-R17
            for position in range(self.rolled):
                out[n] = MARK_DIE + position
                n += 1
        return n

    def marks_into(self, out: "vec[i64]") -> i64:
        """LOA-45: any dice just rolled, zombie dice included; marks can be taken back, but not for ever."""
        marks = self.marks
        may_take_back = self.taken_back < self.rolled
        n: i64 = 0
        for position in range(self.rolled):
            if marks >> position & 1 == 0:
                out[n] = MARK_DIE + position
                n += 1
            elif may_take_back:
                out[n] = TAKE_BACK + position
                n += 1
        out[n] = THROW_MARKED
        return n + 1

    def pistols_into(self, out: "vec[i64]", n: i64) -> i64:
        if self.has(PISTOL):
            for index in range(self.items_at - self.shots_at):
                out[n] = REROLL_SHOT + index
                n += 1
        return n

    def axes_into(self, out: "vec[i64]", n: i64) -> i64:
        if self.has(AXE):
            for index in range(self.rolled - self.barricades_at):
                if self.can_reroll_barricade(index):
                    out[n] = REROLL_BARRICADE + index
                    n += 1
        return n

    def bangs_into(self, out: "vec[i64]") -> i64:
        """LOA-26, LOA-32, LOA-R10: each bang may take one zombie or one ambush."""
        n = self.barricade_tile_into(out, 1)
        n = self.cuts_into(out, n)
        if self.bangs_used == 0:
            n = self.pistols_into(out, n)  # LOA-R29
        n = self.axes_into(out, n)
        if self.bangs_left() == 0:
            return n
        n = self.zombies_into(out, n, SHOOT)
        return self.ambushes_into(out, n, SHOOT_AMBUSH)

    def pushes_into(self, out: "vec[i64]") -> i64:
        """LOA-30: each barricade result may move one zombie die; none that shows an ambush."""
        n = self.barricade_tile_into(out, 1)
        n = self.cuts_into(out, n)
        n = self.axes_into(out, n)
        return self.zombies_into(out, n, PUSH) if self.results_left() > 0 else n

    def cuts_into(self, out: "vec[i64]", n: i64) -> i64:
        return self.ambushes_into(out, n, CUT) if self.has(CHAINSAW) else n  # LOA-53

    def zombies_into(self, out: "vec[i64]", n: i64, code: i64) -> i64:
        if self.ones[self.seat] > 0:
            out[n] = code + 1
            n += 1
        if self.twos[self.seat] > 0:
            out[n] = code + 2
            n += 1
        return n

    def ambushes_into(self, out: "vec[i64]", n: i64, code: i64) -> i64:
        if self.zombie_ambushes > 0:
            out[n] = code
            n += 1
        if self.item_ambushes > 0:
            out[n] = code + 1
            n += 1
        if self.barricade_ambushes > 0:
            out[n] = code + 2
            n += 1
        return n

    def can_use_after(self) -> bool:
        """A tile has something to do at BANGS or BARRICADES; the Pistol is apart."""
        if self.held[self.seat] == 0:
            return False
        if self.has(BARRICADE_SIDE) and self.has_front():
            return True
        if self.has(CHAINSAW) and self.ambushes() > 0:
            return True
        if self.has(AXE):
            for index in range(self.rolled - self.barricades_at):
                if self.can_reroll_barricade(index):
                    return True
        return False

    def has_bang_choice(self) -> bool:
        if self.bangs_left() > 0 and not self.is_clear():
            return True
        if self.bangs_used == 0 and self.items_at > self.shots_at and self.has(PISTOL):
            return True
        return self.can_use_after()

    def has_push_choice(self) -> bool:
        if self.has_front() and self.results_left() > 0:
            return True
        return self.can_use_after()

    # Too many tiles: LOA-60

    def drops_into(self, out: "vec[i64]") -> i64:
        """LOA-R19: also the newest one; tiles that look alike are one choice."""
        base = self.seat * KINDS
        n: i64 = 0
        for kind in range(KINDS):
            if self.tiles[base + kind] > 0:
                out[n] = DROP + kind
                n += 1
        return n

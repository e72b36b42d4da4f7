"""What tiles do, and the Hero. Hot: compiled with mypyc.

LOA-40: every tile has its window, see windows.py.  LOA-41: each works once.
"""

from mypy_extensions import i64

from ludotek.games.last_one_alive.rules.codes import (
    AXE,
    AXE_DOUBLES,
    BARRICADE_SIDE,
    CHAINSAW,
    CHAINSAW_IGNORES,
    CUT,
    HERO,
    MARK,
    MARK_DIE,
    PISTOL,
    PISTOL_DOUBLES,
    POST,
    RADIO,
    REROLL_BARRICADE,
    REROLL_SHOT,
    ROCKET,
    TAKE_BACK,
    THROW_MARKED,
    USE_BARRICADE,
    USE_RADIO,
    USE_ROCKET,
)
from ludotek.games.last_one_alive.rules.drawing import Drawing


class Uses(Drawing):
    # Before rolling

    def use_before(self, action: i64) -> None:
        if action == AXE_DOUBLES:
            self.use(AXE, action)
            self.axes += 1  # LOA-50
        elif action == CHAINSAW_IGNORES:
            self.use(CHAINSAW, action)
            self.ignores = True  # LOA-52
        elif action == PISTOL_DOUBLES:
            self.use(PISTOL, action)
            self.pistols += 1  # LOA-55
        elif action == USE_RADIO:
            self.use(RADIO, action)
            self.radios += 1  # LOA-58, LOA-R33
        elif action < USE_BARRICADE:
            self.launch(action - USE_ROCKET)
        else:
            self.use_barricade(action)

    def launch(self, twos: i64) -> None:
        """LOA-54, LOA-R32"""
        self.use(ROCKET, USE_ROCKET + twos)
        moved = (self.ones[self.seat] + self.twos[self.seat] + 1) >> 1
        self.shift(moved - twos, twos, 0)

    def use_barricade(self, action: i64) -> None:
        """LOA-59"""
        self.use(BARRICADE_SIDE, action)
        self.shift_one(action - USE_BARRICADE, 1)

    def shift_one(self, zombies: i64, by: i64) -> None:
        """LOA-30: the whole die, with all zombies on it."""
        if zombies == 1:
            self.shift(1, 0, by)
        else:
            self.shift(0, 1, by)

    # After rolling

    def use_after(self, action: i64) -> bool:
        """A tile after rolling; False if chance rolls a die for it. LOA-43: also one drawn this turn"""
        if action >= REROLL_BARRICADE:
            self.reroll_barricade(action)
            return False
        if action >= REROLL_SHOT:
            self.reroll_shot(action)
            return False
        if action >= CUT:
            self.cut(action)
        else:
            self.use_barricade(action)
        return True

    def cut(self, action: i64) -> None:
        """LOA-53: one ambush is gone; not by a bang, LOA-R15."""
        self.use(CHAINSAW, action)
        position = self.drop_ambush(action - CUT)
        if self.story is not None:
            self.tell("cut", {"seat": self.seat, "code": action, "position": position})

    def reroll_shot(self, action: i64) -> None:
        """LOA-56, LOA-R29: whatever this die has scored is wiped."""
        self.use(PISTOL, action)
        index = action - REROLL_SHOT
        self.bangs[index] = 0
        self.roll_again(1 << (self.shots_at + index))

    def reroll_barricade(self, action: i64) -> None:
        """LOA-51, LOA-R28: also an ambush, in the tray or in front."""
        self.use(AXE, action)
        position = self.barricades_at + action - REROLL_BARRICADE
        if self.lies[position] != 0:
            self.lies[position] = 0
            self.barricade_ambushes -= 1
        self.roll_again(1 << position)

    # The Hero: LOA-45, LOA-R17. Dice are marked one by one, then rolled together.

    def choose_mark(self, action: i64) -> None:
        if action == THROW_MARKED:
            self.throw_marked()
        elif action < TAKE_BACK:
            self.mark(action - MARK_DIE)
        else:
            self.take_back(action - TAKE_BACK)

    def mark(self, position: i64) -> None:
        self.marks |= 1 << position
        if self.story is not None:
            self.tell("marked", {"seat": self.seat, "position": position})
        self.stage = MARK
        if self.marks == (1 << self.rolled) - 1 and self.taken_back >= self.rolled:
            self.throw_marked()  # LOA-R49

    def take_back(self, position: i64) -> None:
        self.marks &= ~(1 << position)
        self.taken_back += 1
        if self.story is not None:
            self.tell("taken_back", {"seat": self.seat, "position": position})
        if self.marks == 0:
            self.stage = POST

    def throw_marked(self) -> None:
        marks = self.marks
        if self.story is not None:
            self.tell("tile_used", {"seat": self.seat, "tile": HERO, "code": marks})
        self.lose_hero(self.seat)  # LOA-41, LOA-R16
        self.hero_used = True
        self.marks = 0
        self.stage = POST
        self.roll_again(marks)

"""Dice: which one is rolled next, what it shows, who gets it, what it counts. Hot: compiled with mypyc."""

from mypy_extensions import i64

from ludotek.games.last_one_alive.rules.base import Base
from ludotek.games.last_one_alive.rules.codes import (
    ALIVE,
    AMBUSH,
    AWAY,
    BANGS,
    BARRICADE_FACE,
    BLANK,
    DRAWS,
    FIRST,
    IN_FRONT,
    IN_TRAY,
    ITEM_FACE,
    ONE,
    PLUS,
    POST,
    RESCUE,
    RISEN,
    ROLL,
    SHOT,
    TWO,
    UNROLLED,
    ZOMBIE,
)
from ludotek.kernel.rng import Rng
from ludotek.kernel.state import CHANCE


class Rolling(Base):
    # Chance

    def is_rolling(self) -> bool:
        stage = self.stage
        return self.todo != 0 or stage in (RESCUE, RISEN)

    def next_die(self) -> i64:
        """The tray position of the die that is rolled next."""
        at = self.at
        todo = self.todo
        while todo >> at & 1 == 0:
            at += 1
        self.at = at
        return at

    def next_type(self) -> i64:
        if self.stage == RESCUE:
            return SHOT  # LOA-57
        if self.stage == RISEN:
            return ZOMBIE  # LOA-111
        return self.type_at(self.next_die())

    def chances(self) -> list[tuple[int, int]]:
        """Every face by its sides, every tile in the bag alike; LOA-R01: any seat may be first."""
        if self.is_rolling():
            base = self.next_type() * 6
            sides = [int(self.plan.sides[base + side]) for side in range(6)]
            return [(face, sides.count(face)) for face in range(UNROLLED) if face in sides]
        if self.stage == FIRST:
            return [(seat, 1) for seat in range(self.plan.seats) if self.gone[seat] == ALIVE]
        return [(kind, int(self.bag[kind])) for kind in range(DRAWS) if self.bag[kind] > 0]

    def sample(self, rng: Rng) -> i64:
        if self.is_rolling():
            return self.plan.sides[self.next_type() * 6 + rng.below(6)]
        if self.stage == FIRST:
            left = rng.below(self.alive)
            seat: i64 = -1
            while left >= 0:
                seat += 1
                if self.gone[seat] == ALIVE:
                    left -= 1
            return seat
        left = rng.below(self.bag_total)
        kind: i64 = -1
        while left >= 0:
            kind += 1
            left -= self.bag[kind]
        return kind

    # Rolling

    def take_dice(self, zombies: i64, shots: i64, items: i64, barricades: i64) -> None:
        """From the pool into the tray. LOA-12, LOA-15"""
        self.pool -= zombies
        self.shots_at = zombies
        self.items_at = zombies + shots
        self.barricades_at = self.items_at + items
        self.rolled = self.barricades_at + barricades
        for position in range(self.rolled):
            self.tray[position] = UNROLLED
            self.lies[position] = IN_TRAY
        for index in range(3):
            self.bangs[index] = 0
            self.used[index] = 0
        self.stage = ROLL
        self.roll_again((1 << self.rolled) - 1)  # LOA-16

    def roll_again(self, wave: i64) -> None:
        """Chance rolls these dice, one after the other in tray order."""
        self.wave = wave
        self.todo = wave
        self.at = 0
        self.actor = CHANCE

    def roll(self, face: i64) -> None:
        position = self.next_die()
        self.tray[position] = face
        self.todo &= ~(1 << position)
        if self.stage == BANGS and position < self.items_at:
            self.bangs[position - self.shots_at] += bangs_on(face)  # LOA-28
        if self.story is not None:
            self.tell_die(position, face)
        if self.todo == 0:
            self.settle_roll()

    def settle_roll(self) -> None:
        """The whole handful lies."""
        if self.story is not None:
            self.tell_roll()
        wave = self.wave
        self.wave = 0
        stage = self.stage
        if stage in (ROLL, POST):
            self.open_post()
            return
        if wave >> self.barricades_at != 0:
            self.settle_barricades(wave)  # an Axe re-roll
        again = self.pluses(wave)
        if again != 0:
            self.roll_again(again)
        elif stage == BANGS:
            if self.story is not None and wave >> self.barricades_at == 0:
                self.tell_bangs()
            self.open_bangs()
        else:
            self.open_barricades()

    def pluses(self, wave: i64) -> i64:
        """The shot dice of a handful that show a plus: they are the next handful. LOA-28, LOA-R11"""
        again: i64 = 0
        for position in range(self.shots_at, self.items_at):
            if wave >> position & 1 != 0 and self.tray[position] == PLUS:
                again |= 1 << position
        return again

    def settle_barricades(self, wave: i64) -> None:
        """LOA-R28: a new ambush goes in front of the player at once."""
        for position in range(self.barricades_at, self.rolled):
            if wave >> position & 1 != 0 and self.tray[position] == AMBUSH and not self.ignores:
                self.lies[position] = IN_FRONT
                self.barricade_ambushes += 1
                if self.story is not None:
                    self.tell("ambush", {"seat": self.seat, "position": position})

    # Resolving: LOA-20

    def assign(self) -> None:
        """LOA-20, LOA-R10: zombies and ambushes find their places by themselves, before anything else."""
        to = self.after(self.seat)
        self.assign_zombies(to)
        self.assign_others()
        if self.story is not None:
            self.tell_assigned(to)

    def assign_zombies(self, to: i64) -> None:
        tray = self.tray
        lies = self.lies
        for position in range(self.shots_at):
            face = tray[position]
            if face == ONE:  # LOA-22, LOA-R14
                self.ones[to] += 1
                lies[position] = AWAY
            elif face == TWO:
                self.twos[to] += 1
                lies[position] = AWAY
            elif face == AMBUSH and not self.ignores:  # LOA-21, LOA-52, LOA-R31
                self.zombie_ambushes += 1
                lies[position] = IN_FRONT

    def assign_others(self) -> None:
        """Item and barricade dice; LOA-23: a blank does nothing."""
        self.items = 0
        for position in range(self.items_at, self.rolled):
            face = self.tray[position]
            if face == ITEM_FACE:
                self.items += 1
            elif face == AMBUSH and not self.ignores:  # LOA-21, LOA-R13
                self.lies[position] = IN_FRONT
                if position < self.barricades_at:
                    self.item_ambushes += 1
                else:
                    self.barricade_ambushes += 1

    def count_bangs(self) -> None:
        """Count what the shot dice show; those with a plus are rolled again. LOA-24, LOA-28, LOA-R11"""
        again: i64 = 0
        for position in range(self.shots_at, self.items_at):
            face = self.tray[position]
            self.bangs[position - self.shots_at] = bangs_on(face)
            if face == PLUS:
                again |= 1 << position
        self.stage = BANGS
        if again != 0:
            self.roll_again(again)
            return
        if self.story is not None:
            self.tell_bangs()
        self.open_bangs()

    def bangs_left(self) -> i64:
        """LOA-55, LOA-R30: with the Pistol every bang symbol counts twice."""
        symbols = self.bangs[0] + self.bangs[1] + self.bangs[2] if self.items_at > self.shots_at else 0
        return (symbols << self.pistols) - self.bangs_used

    def results_left(self) -> i64:
        """Barricade results that are not used. LOA-50, LOA-R27: with the Axe each counts twice"""
        left: i64 = 0
        for position in range(self.barricades_at, self.rolled):
            if self.tray[position] == BARRICADE_FACE:
                left += (1 << self.axes) - self.used[position - self.barricades_at]
        return left

    def charge_result(self) -> None:
        """LOA-R28: to the barricade die with the lowest index that has an unused one."""
        for position in range(self.barricades_at, self.rolled):
            index = position - self.barricades_at
            if self.tray[position] == BARRICADE_FACE and self.used[index] < 1 << self.axes:
                self.used[index] += 1
                return

    def can_reroll_barricade(self, index: i64) -> bool:
        """LOA-R28: not one of which a result is used, nor an ambush that is removed."""
        return self.used[index] == 0 and self.lies[self.barricades_at + index] != AWAY

    def drop_ambush(self, kind: i64) -> i64:
        """One ambush less, the first on a zombie (0), item (1) or barricade die (2); its tray position. LOA-27"""
        start: i64 = 0
        if kind == 0:
            self.zombie_ambushes -= 1
            self.pool += 1
        elif kind == 1:
            self.item_ambushes -= 1
            start = self.items_at
        else:
            self.barricade_ambushes -= 1
            start = self.barricades_at
        while self.lies[start] != IN_FRONT:
            start += 1
        self.lies[start] = AWAY
        return start

    # The story

    def tell_die(self, position: i64, face: i64) -> None:
        die = self.type_at(position)
        self.tell("thrown", {"seat": self.seat, "position": position, "die": die, "face": face})

    def tell_roll(self) -> None:
        positions = [position for position in range(self.rolled) if self.wave >> position & 1]
        is_plus = self.stage == BANGS and all(
            self.shots_at <= p < self.items_at and self.bangs[p - self.shots_at] > bangs_on(self.tray[p])
            for p in positions
        )
        why = 0 if self.stage == ROLL else 2 if is_plus else 1
        facts: dict[str, int] = {"seat": self.seat, "why": why, "count": len(positions)}
        for position in positions:
            facts[str(position)] = self.type_at(position) * 8 + self.tray[position]
        self.tell("rolled", facts)

    def tell_bangs(self) -> None:
        if self.bangs_left() > 0:
            self.tell("bangs", {"seat": self.seat, "bangs": self.bangs_left()})

    def tell_assigned(self, to: i64) -> None:
        facts: dict[str, int] = {"seat": self.seat, "to": to, "ones": 0, "twos": 0}
        facts["zombie"] = self.zombie_ambushes
        facts["item"] = self.item_ambushes
        facts["barricade"] = self.barricade_ambushes
        count = len(facts)
        for position in range(self.rolled):
            if self.lies[position] != IN_TRAY:
                facts[str(position)] = self.lies[position] * 64 + self.type_at(position) * 8 + self.tray[position]
                if self.lies[position] == AWAY:
                    facts["ones" if self.tray[position] == ONE else "twos"] += 1
        if len(facts) > count:
            self.tell("assigned", facts)

    # The rest of the course: see turns.py

    def open_post(self) -> None:
        raise NotImplementedError

    def open_bangs(self) -> None:
        raise NotImplementedError

    def open_barricades(self) -> None:
        raise NotImplementedError


def bangs_on(face: i64) -> i64:
    """LOA-26, LOA-28: a plus is one bang, and more to come."""
    if face == BLANK:
        return 0
    return 2 if face == TWO else 1

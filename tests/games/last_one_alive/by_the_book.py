"""The rules a second time, slowly and by the book: one generator that asks and is answered.

It yields what happens next and gets the answer back: ("ask", seat, stage, codes) gets a code, ("die", type) a sign of
the die, ("tile",) what comes out of the bag, ("first",) a seat. Between two questions its fields are the position.
It follows the turn procedure of the rules line by line and shares nothing with the engine.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterable
from dataclasses import dataclass, field
from itertools import product
from typing import Any

ITEMS = ("axe", "chainsaw", "rocket", "pistol", "medikit", "radio")
TYPES = "ZSIB"
Question = tuple[Any, ...]
Answers = Generator[Question, Any, None]


@dataclass
class Player:
    tiles: Counter[str] = field(default_factory=Counter)  # items, and `barricade` for that side up
    hero: bool = False
    markers: int = 0
    front: Counter[int] = field(default_factory=Counter)  # zombies on a die -> how many dice
    alive: bool = True

    def total(self) -> int:
        return sum(self.tiles.values())


@dataclass
class Die:
    kind: str
    face: str = ""
    where: str = "tray"  # tray, front or gone
    bangs: int = 0
    used: int = 0


class Book:
    def __init__(self, players: int, options: dict[str, Any]) -> None:
        self.options = options
        self.seats = [Player(markers=2 if options.get("survivors") else 0) for _ in range(players)]
        self.dice: list[Die] = []
        self.heroes = 5
        self.over = False
        self.winners: list[int] = []
        self.fill_bag()

    def fill_bag(self) -> None:
        self.bag: Counter[str] = Counter(dict.fromkeys(ITEMS, 3) | {"apocalypse": 3})
        self.bag["night"] = 1 if self.options.get("day_and_night") else 0
        self.apocalypses = 0
        self.night = False

    # What follows from the position

    @property
    def level(self) -> int:
        out = sum(not player.alive for player in self.seats) if self.options.get("zombies_everywhere") else 0
        return min(4, 1 + self.apocalypses + self.night + out)

    @property
    def pool(self) -> int:
        in_front = sum(sum(player.front.values()) for player in self.seats)
        return 10 - in_front - sum(die.kind == "Z" and die.where != "gone" for die in self.dice)

    def left_of(self, seat: int) -> int:
        order = [(seat + k) % len(self.seats) for k in range(1, len(self.seats) + 1)]
        return next(other for other in order if self.seats[other].alive)

    def of(self, kind: str) -> list[Die]:
        return [die for die in self.dice if die.kind == kind]

    def ambushes(self, kind: str) -> int:
        return sum(die.where == "front" for die in self.of(kind))

    def in_front(self, seat: int) -> int:
        return sum(self.seats[seat].front.values()) + sum(die.where == "front" for die in self.dice)

    # The course

    def play(self) -> Answers:
        first = self.options.get("first_player", "random")
        if first == "random":
            first = yield ("first",)
        yield from self.set_up(first)
        for seat, player in enumerate(self.seats):
            if self.options.get("start_hero"):
                self.get_hero(seat)
            if seat == first or self.options.get("start_zombie") == "all":
                player.front[1] = 1
        seat = first
        while not self.over:
            if self.seats[seat].alive:
                yield from self.turn(seat)
            elif self.options.get("zombies_everywhere") and self.pool > 0:
                face = yield ("die", "Z")
                if face in "12":
                    self.seats[self.left_of(seat)].front[int(face)] += 1
            seat = (seat + 1) % len(self.seats)

    def set_up(self, first: int) -> Answers:
        again = True
        while again:
            again = False
            for k in range(len(self.seats)):
                seat = (first + k) % len(self.seats)
                tile = yield ("tile",)
                if not self.comes_out(tile):
                    if self.apocalypses == 3 and self.options.get("survivors"):
                        self.fill_bag()
                        for player in self.seats:
                            player.tiles.clear()
                        again = True
                        break
                    continue
                code = yield ("ask", seat, "side", {1, 2})
                self.seats[seat].tiles[tile if code == 1 else "barricade"] += 1

    def comes_out(self, tile: str) -> bool:
        """A tile is drawn; True if it goes onto a card."""
        self.bag[tile] -= 1
        if tile == "apocalypse":
            self.apocalypses += 1
        elif tile == "night":
            self.night = True
            self.bag["day"] += 1
        elif tile == "day":
            self.night = False
        return tile in ITEMS

    def get_hero(self, seat: int) -> None:
        if not self.seats[seat].hero and self.heroes:
            self.seats[seat].hero = True
            self.heroes -= 1

    def lose_hero(self, seat: int) -> None:
        if self.seats[seat].hero:
            self.seats[seat].hero = False
            self.heroes += self.options.get("hero_supply") == "returned"

    def move(self, seat: int, zombies: int, count: int = 1) -> None:
        self.seats[seat].front[zombies] -= count
        self.seats[self.left_of(seat)].front[zombies] += count

    def ask(self, seat: int, stage: str, codes: Iterable[int]) -> Generator[Question, Any, int]:
        """A single choice is not asked."""
        found = set(codes)
        if len(found) == 1:
            return found.pop()
        code: int = yield ("ask", seat, stage, found)
        return code

    def turn(self, seat: int) -> Answers:
        level = self.level
        self.axe = self.pistol = 1
        self.ignore = self.hero_used = False
        self.radios = self.bangs_used = 0
        yield from self.pre(seat)
        yield from self.pick(seat, level)
        yield from self.post(seat)
        self.assign(seat)
        yield from self.draws(seat, "item", sum(die.face == "I" for die in self.of("I")))
        if self.over:
            return
        for die in self.of("S"):
            die.bangs = bangs(die.face)
        yield from self.pluses([die for die in self.of("S") if die.face == "+"])
        yield from self.shots(seat)
        yield from self.barricades(seat)
        if not self.in_front(seat):
            yield from self.draws(seat, "end_draw", self.results())
            if self.over:
                return
        yield from self.limit(seat)
        saved = yield from self.medikit(seat)
        self.close(seat, saved)

    def pre(self, seat: int) -> Answers:
        me = self.seats[seat]
        stack = self.options.get("stack_doublers")
        while True:
            codes = {0} | self.tile_codes(seat)
            codes |= {10} if me.tiles["axe"] and (self.axe == 1 or stack) else set()
            codes |= {11} if me.tiles["chainsaw"] and not self.ignore else set()
            codes |= {12} if me.tiles["pistol"] and (self.pistol == 1 or stack) else set()
            codes |= {13} if me.tiles["radio"] else set()
            half = (me.front[1] + me.front[2] + 1) // 2
            if me.tiles["rocket"] and half:
                codes |= {20 + k for k in range(half + 1) if k <= me.front[2] and half - k <= me.front[1]}
            code = yield from self.ask(seat, "pre", codes)
            if code == 0:
                return
            tile = {10: "axe", 11: "chainsaw", 12: "pistol", 13: "radio", 31: "barricade", 32: "barricade"}
            me.tiles[tile.get(code, "rocket")] -= 1
            self.axe *= 2 if code == 10 else 1
            self.ignore = self.ignore or code == 11
            self.pistol *= 2 if code == 12 else 1
            self.radios += code == 13
            if code in (31, 32):
                self.move(seat, code - 30)
            elif 20 <= code < 30:
                self.move(seat, 2, code - 20)
                self.move(seat, 1, half - (code - 20))

    def tile_codes(self, seat: int) -> set[int]:
        """A barricade tile on a die in front."""
        me = self.seats[seat]
        return {30 + n for n in (1, 2) if me.tiles["barricade"] and me.front[n]}

    def pick(self, seat: int, level: int) -> Answers:
        must = min(level, self.pool)
        count = min(4 + 2 * self.radios, self.pool - must + 9)
        codes = {
            2000 + ((z * 4 + s) * 4 + i) * 4 + b
            for z, s, i, b in product(range(self.pool - must + 1), range(4), range(4), range(4))
            if z + s + i + b == count
        }
        code = (yield from self.ask(seat, "pick", codes)) - 2000
        counts = (must + code // 64, code // 16 % 4, code // 4 % 4, code % 4)
        self.dice = [Die(kind) for kind, n in zip(TYPES, counts, strict=True) for _ in range(n)]
        yield from self.roll(self.dice)

    def roll(self, dice: list[Die]) -> Answers:
        for die in dice:
            die.face = yield ("die", die.kind)

    def post(self, seat: int) -> Answers:
        me = self.seats[seat]
        while True:
            codes = {0} | self.rerolls(seat, pistol=True)
            codes |= {10000 + mask for mask in range(1, 1 << len(self.dice))} if me.hero else set()
            code = yield from self.ask(seat, "post", codes)
            if code == 0:
                return
            if code > 10000:
                self.lose_hero(seat)
                self.hero_used = True
                yield from self.roll([die for k, die in enumerate(self.dice) if (code - 10000) >> k & 1])
            else:
                yield from self.roll([self.take_reroll(seat, code)])

    def rerolls(self, seat: int, *, pistol: bool) -> set[int]:
        me = self.seats[seat]
        codes = {50 + j for j in range(len(self.of("S")))} if pistol and me.tiles["pistol"] else set()
        if me.tiles["axe"]:
            codes |= {60 + j for j, die in enumerate(self.of("B")) if die.where != "gone" and not die.used}
        return codes

    def take_reroll(self, seat: int, code: int) -> Die:
        self.seats[seat].tiles["pistol" if code < 60 else "axe"] -= 1
        die = self.of("S")[code - 50] if code < 60 else self.of("B")[code - 60]
        die.where, die.bangs = "tray", 0
        return die

    def assign(self, seat: int) -> None:
        for die in self.dice:
            if die.kind == "Z" and die.face in "12":
                self.seats[self.left_of(seat)].front[int(die.face)] += 1
                die.where = "gone"
            elif die.face == "A" and not self.ignore:
                die.where = "front"

    def draws(self, seat: int, stage: str, results: int) -> Answers:
        while results and sum(self.bag.values()):
            code = yield from self.ask(seat, stage, {0, 70})
            if code == 0:
                return
            results -= 1
            tile = yield ("tile",)
            if self.comes_out(tile):
                self.seats[seat].tiles[tile if stage == "item" else "barricade"] += 1
            elif tile == "apocalypse" and self.apocalypses == 3 and self.options.get("survivors"):
                self.end_by_points()
                return

    def pluses(self, wave: list[Die]) -> Answers:
        while wave:
            yield from self.roll(wave)
            for die in wave:
                die.bangs += bangs(die.face)
            wave = [die for die in wave if die.face == "+"]

    def cut_codes(self, seat: int) -> set[int]:
        return {40 + k for k, kind in enumerate("ZIB") if self.seats[seat].tiles["chainsaw"] and self.ambushes(kind)}

    def after_tile(self, seat: int, code: int) -> Answers:
        """Barricade tile, Chainsaw, Axe and Pistol after the assignment."""
        me = self.seats[seat]
        if code in (31, 32):
            me.tiles["barricade"] -= 1
            self.move(seat, code - 30)
        elif 40 <= code <= 42:
            me.tiles["chainsaw"] -= 1
            self.remove_ambush("ZIB"[code - 40])
        else:
            die = self.take_reroll(seat, code)
            yield from self.roll([die])
            die.bangs = bangs(die.face) if die.kind == "S" else 0
            if die.kind == "S" and die.face == "+":
                yield from self.pluses([die])
            elif die.face == "A" and not self.ignore:
                die.where = "front"

    def remove_ambush(self, kind: str) -> None:
        next(die for die in self.of(kind) if die.where == "front").where = "gone"

    def shots(self, seat: int) -> Answers:
        me = self.seats[seat]
        while True:
            left = self.pistol * sum(die.bangs for die in self.of("S")) - self.bangs_used
            codes = {0} | self.tile_codes(seat) | self.cut_codes(seat)
            codes |= self.rerolls(seat, pistol=self.bangs_used == 0)
            if left:
                codes |= {80 + n for n in (1, 2) if me.front[n]}
                codes |= {83 + k for k, kind in enumerate("ZIB") if self.ambushes(kind)}
            code = yield from self.ask(seat, "shot", codes)
            if code == 0:
                return
            if code < 80:
                yield from self.after_tile(seat, code)
                continue
            if code >= 83:
                self.remove_ambush("ZIB"[code - 83])
            else:
                me.front[code - 80] -= 1
                me.front[1] += code == 82
            self.bangs_used += 1
            if self.bangs_used == 3 and not self.hero_used:
                self.get_hero(seat)

    def results(self) -> int:
        return sum(self.axe - die.used for die in self.of("B") if die.face == "B")

    def barricades(self, seat: int) -> Answers:
        me = self.seats[seat]
        while True:
            codes = {0} | self.tile_codes(seat) | self.cut_codes(seat) | self.rerolls(seat, pistol=False)
            codes |= {90 + n for n in (1, 2) if me.front[n]} if self.results() else set()
            code = yield from self.ask(seat, "barricade", codes)
            if code == 0:
                return
            if code < 90:
                yield from self.after_tile(seat, code)
                continue
            next(die for die in self.of("B") if die.face == "B" and die.used < self.axe).used += 1
            self.move(seat, code - 90)

    def limit(self, seat: int) -> Answers:
        me = self.seats[seat]
        while me.total() > 3 and (not self.in_front(seat) or me.tiles["medikit"]):
            kinds = (*ITEMS, "barricade")
            code = yield from self.ask(seat, "limit", {100 + k for k, kind in enumerate(kinds) if me.tiles[kind]})
            me.tiles[kinds[code - 100]] -= 1

    def medikit(self, seat: int) -> Generator[Question, Any, bool]:
        while self.in_front(seat) and self.seats[seat].tiles["medikit"]:
            code = yield from self.ask(seat, "medikit", {0, 110})
            if code == 0:
                return False
            self.seats[seat].tiles["medikit"] -= 1
            face = yield ("die", "S")
            if face != "-":
                return True
        return False

    def close(self, seat: int, saved: bool) -> None:
        me = self.seats[seat]
        is_overpowered = self.in_front(seat) > 0 and not saved
        me.front.clear()
        self.dice = []
        if not is_overpowered:
            return
        me.tiles.clear()
        if me.markers:
            me.markers -= 1
            self.get_hero(seat)
            return
        me.alive = False
        self.lose_hero(seat)
        living = [other for other, player in enumerate(self.seats) if player.alive]
        if len(living) == 1:
            self.over, self.winners = True, living

    def end_by_points(self) -> None:
        self.over = True
        ranks = {
            seat: (2 * player.markers + player.total(), player.hero)
            for seat, player in enumerate(self.seats)
            if player.alive
        }
        self.winners = [seat for seat, rank in ranks.items() if rank == max(ranks.values())]


def bangs(face: str) -> int:
    return {"-": 0, "1": 1, "2": 2, "+": 1}[face]

"""The rules a second time, slowly and by the book: one generator that asks and is answered.

It yields what happens next and gets the answer back: ("ask", seat, stage, moves) gets one of these moves, in words,
("die", type) a sign of the die, ("tile",) what comes out of the bag, ("first",) a seat. Between two questions its
fields are the position.
It follows the turn procedure of the rules line by line and shares nothing with the engine.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable
from itertools import product
from typing import Any

from tests.games.last_one_alive.book_position import ITEMS, Die, Position

ZOMBIES = {"one": 1, "two": 2}  # what a die in front shows, or the type of die that shows an ambush
AMBUSHED = {"zombie": "Z", "item": "I", "barricade": "B"}
Question = tuple[Any, ...]
Answers = Generator[Question, Any, None]


class Book(Position):
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
                move = yield ("ask", seat, "side", {"side item", "side barricade"})
                self.seats[seat].tiles[tile if move == "side item" else "barricade"] += 1

    def ask(self, seat: int, stage: str, moves: Iterable[str]) -> Generator[Question, Any, str]:
        """A single choice is not asked."""
        found = set(moves)
        if len(found) == 1:
            return found.pop()
        move: str = yield ("ask", seat, stage, found)
        return move

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
            moves = {"pass"} | self.tile_moves(seat)
            moves |= {"axe"} if me.tiles["axe"] and (self.axe == 1 or stack) else set()
            moves |= {"chainsaw"} if me.tiles["chainsaw"] and not self.ignore else set()
            moves |= {"pistol"} if me.tiles["pistol"] and (self.pistol == 1 or stack) else set()
            moves |= {"radio"} if me.tiles["radio"] else set()
            half = (me.front[1] + me.front[2] + 1) // 2
            if me.tiles["rocket"] and half:
                moves |= {f"rocket {k}" for k in range(half + 1) if k <= me.front[2] and half - k <= me.front[1]}
            tile, _, choice = (yield from self.ask(seat, "pre", moves)).partition(" ")
            if tile == "pass":
                return
            me.tiles[tile] -= 1
            self.axe *= 2 if tile == "axe" else 1
            self.ignore = self.ignore or tile == "chainsaw"
            self.pistol *= 2 if tile == "pistol" else 1
            self.radios += tile == "radio"
            if tile == "barricade":
                self.move(seat, ZOMBIES[choice])
            elif tile == "rocket":
                self.move(seat, 2, int(choice))
                self.move(seat, 1, half - int(choice))

    def tile_moves(self, seat: int) -> set[str]:
        """A barricade tile on a die in front."""
        me = self.seats[seat]
        return {f"barricade {name}" for name, n in ZOMBIES.items() if me.tiles["barricade"] and me.front[n]}

    def pick(self, seat: int, level: int) -> Answers:
        must = min(level, self.pool)
        count = min(4 + 2 * self.radios, self.pool - must + 9)
        moves = {
            "pick " + "Z" * z + "S" * s + "I" * i + "B" * b
            for z, s, i, b in product(range(self.pool - must + 1), range(4), range(4), range(4))
            if z + s + i + b == count
        }
        picked = (yield from self.ask(seat, "pick", moves)).removeprefix("pick ")
        self.dice = [Die(kind) for kind in "Z" * must + picked]
        yield from self.roll(self.dice)

    def roll(self, dice: list[Die]) -> Answers:
        for die in dice:
            die.face = yield ("die", die.kind)

    def post(self, seat: int) -> Answers:
        me = self.seats[seat]
        while True:
            moves = {"pass"} | self.rerolls(seat, pistol=True)
            moves |= heroes(len(self.dice)) if me.hero else set()
            kind, *choice = (yield from self.ask(seat, "post", moves)).split()
            if kind == "pass":
                return
            if kind == "hero":
                self.lose_hero(seat)
                self.hero_used = True
                yield from self.roll([self.dice[int(k)] for k in choice])
            else:
                yield from self.roll([self.take_reroll(seat, *choice)])

    def rerolls(self, seat: int, *, pistol: bool) -> set[str]:
        me = self.seats[seat]
        shots = range(len(self.of("S")))
        moves = {f"reroll shot {j}" for j in shots} if pistol and me.tiles["pistol"] else set()
        if me.tiles["axe"]:
            dice = enumerate(self.of("B"))
            moves |= {f"reroll barricade {j}" for j, die in dice if die.where != "gone" and not die.used}
        return moves

    def take_reroll(self, seat: int, kind: str, number: str) -> Die:
        self.seats[seat].tiles["pistol" if kind == "shot" else "axe"] -= 1
        die = self.of("S" if kind == "shot" else "B")[int(number)]
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
            if (yield from self.ask(seat, stage, {"pass", "draw"})) == "pass":
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

    def cut_moves(self, seat: int) -> set[str]:
        has_saw = self.seats[seat].tiles["chainsaw"] > 0
        return {f"cut {name}" for name, kind in AMBUSHED.items() if has_saw and self.ambushes(kind)}

    def after_tile(self, seat: int, kind: str, *choice: str) -> Answers:
        """Barricade tile, Chainsaw, Axe and Pistol after the assignment."""
        me = self.seats[seat]
        if kind == "barricade":
            me.tiles["barricade"] -= 1
            self.move(seat, ZOMBIES[choice[0]])
        elif kind == "cut":
            me.tiles["chainsaw"] -= 1
            self.remove_ambush(AMBUSHED[choice[0]])
        else:
            die = self.take_reroll(seat, *choice)
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
            moves = {"pass"} | self.tile_moves(seat) | self.cut_moves(seat)
            moves |= self.rerolls(seat, pistol=self.bangs_used == 0)
            if left:
                moves |= {f"shoot {name}" for name, n in ZOMBIES.items() if me.front[n]}
                moves |= {f"shoot {name}" for name, kind in AMBUSHED.items() if self.ambushes(kind)}
            kind, *choice = (yield from self.ask(seat, "shot", moves)).split()
            if kind == "pass":
                return
            if kind != "shoot":
                yield from self.after_tile(seat, kind, *choice)
                continue
            (target,) = choice
            if target in AMBUSHED:
                self.remove_ambush(AMBUSHED[target])
            else:
                me.front[ZOMBIES[target]] -= 1
                me.front[1] += target == "two"
            self.bangs_used += 1
            if self.bangs_used == 3 and not self.hero_used:
                self.get_hero(seat)

    def results(self) -> int:
        return sum(self.axe - die.used for die in self.of("B") if die.face == "B")

    def barricades(self, seat: int) -> Answers:
        me = self.seats[seat]
        while True:
            moves = {"pass"} | self.tile_moves(seat) | self.cut_moves(seat) | self.rerolls(seat, pistol=False)
            moves |= {f"push {name}" for name, n in ZOMBIES.items() if me.front[n]} if self.results() else set()
            kind, *choice = (yield from self.ask(seat, "barricade", moves)).split()
            if kind == "pass":
                return
            if kind != "push":
                yield from self.after_tile(seat, kind, *choice)
                continue
            next(die for die in self.of("B") if die.face == "B" and die.used < self.axe).used += 1
            self.move(seat, ZOMBIES[choice[0]])

    def limit(self, seat: int) -> Answers:
        me = self.seats[seat]
        while me.total() > 3 and (not self.in_front(seat) or me.tiles["medikit"]):
            moves = {f"drop {kind}" for kind in (*ITEMS, "barricade") if me.tiles[kind]}
            dropped = yield from self.ask(seat, "limit", moves)
            me.tiles[dropped.removeprefix("drop ")] -= 1

    def medikit(self, seat: int) -> Generator[Question, Any, bool]:
        while self.in_front(seat) and self.seats[seat].tiles["medikit"]:
            if (yield from self.ask(seat, "medikit", {"pass", "medikit"})) == "pass":
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


def heroes(dice: int) -> set[str]:
    """Every set of dice that the Hero can re-roll."""
    masks = range(1, 1 << dice)
    return {" ".join(["hero", *(str(k) for k in range(dice) if mask >> k & 1)]) for mask in masks}


def bangs(face: str) -> int:
    return {"-": 0, "1": 1, "2": 2, "+": 1}[face]

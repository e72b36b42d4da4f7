"""What lies on the table, for the rules by the book: players, dice, the bag. Shares nothing with the engine."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

ITEMS = ("axe", "chainsaw", "rocket", "pistol", "medikit", "radio")


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


class Position:
    """What lies where, and what follows from it."""

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

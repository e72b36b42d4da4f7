"""What a state holds: cards, dice, bag, and the small things every phase does with them. Hot: compiled with mypyc."""

from mypy_extensions import i64

from ludotek.games.last_one_alive.rules.codes import (
    ALIVE,
    FIRST,
    IN_FRONT,
    KINDS,
    NONE,
    WIDTH,
    Plan,
)
from ludotek.kernel.state import CHANCE, State
from ludotek.kernel.story import LooseEvent
from ludotek.kernel.vecs import vec


class Base(State):
    def __init__(
        self,
        plan: Plan,
        tiles: "vec[i64]",
        held: "vec[i64]",
        hero: "vec[i64]",
        lives: "vec[i64]",
        ones: "vec[i64]",
        twos: "vec[i64]",
        gone: "vec[i64]",
        bag: "vec[i64]",
        out: "vec[i64]",
        tray: "vec[i64]",
        lies: "vec[i64]",
        bangs: "vec[i64]",
        used: "vec[i64]",
    ) -> None:
        self.actor = CHANCE
        self.story = None
        self.plan = plan
        self.tiles = tiles  # seat * KINDS + visible side -> how many
        self.held = held  # seat -> tiles on the card
        self.hero = hero  # seat -> 1 if it has a hero tile, LOA-46
        self.lives = lives  # seat -> life markers
        self.ones = ones  # seat -> dice in front that show one zombie
        self.twos = twos  # seat -> dice in front that show two
        self.gone = gone  # seat -> ALIVE, ZOMBIFIED or LEFT
        self.bag = bag  # what can be drawn -> how many
        self.out = out  # visible side -> tiles out of the game
        self.tray = tray  # tray position -> face
        self.lies = lies  # tray position -> where the die lies
        self.bangs = bangs  # shot die -> bang symbols it has scored
        self.used = used  # barricade die -> results used
        self.stage: i64 = FIRST
        self.seat: i64 = 0  # whose turn it is, or who draws in set-up
        self.first: i64 = NONE
        self.turn: i64 = 0  # turns begun
        self.bag_total: i64 = 0
        self.apocalypses: i64 = 0  # tiles put aside
        self.night: i64 = 0  # 0 not yet, 1 night, 2 day again
        self.heroes: i64 = 0  # hero tiles in the supply
        self.pool: i64 = 0  # zombie dice in the pool
        self.alive: i64 = 0  # seats
        self.eliminated: i64 = 0  # seats, without leavers
        self.pending: i64 = NONE  # the item tile whose side is chosen
        self.due: i64 = 0  # level at the beginning of the turn, LOA-72
        self.shots_at: i64 = 0  # tray position of the first shot die, and so on
        self.items_at: i64 = 0
        self.barricades_at: i64 = 0
        self.rolled: i64 = 0  # dice rolled this turn
        self.todo: i64 = 0  # tray positions still to be rolled, as bits
        self.wave: i64 = 0  # tray positions of the handful that is rolled
        self.at: i64 = 0  # the tray position that is rolled next is not below this
        self.marks: i64 = 0  # tray positions marked for the Hero
        self.taken_back: i64 = 0
        self.axes: i64 = 0  # how often barricade results are doubled
        self.pistols: i64 = 0  # how often bangs are doubled
        self.radios: i64 = 0
        self.ignores = False  # ambushes count as blanks, LOA-52
        self.hero_used = False
        self.bangs_used: i64 = 0
        self.items: i64 = 0  # item results left
        self.draws: i64 = 0  # tiles that may still be drawn for unused barricade results
        self.zombie_ambushes: i64 = 0
        self.item_ambushes: i64 = 0
        self.barricade_ambushes: i64 = 0
        self.ending: i64 = 0

    def copy_scalars(self, other: "Base") -> None:
        """Take over from another state what the constructor does not take."""
        self.actor = other.actor
        self.stage = other.stage
        self.seat = other.seat
        self.first = other.first
        self.turn = other.turn
        self.bag_total = other.bag_total
        self.apocalypses = other.apocalypses
        self.night = other.night
        self.heroes = other.heroes
        self.pool = other.pool
        self.alive = other.alive
        self.eliminated = other.eliminated
        self.pending = other.pending
        self.due = other.due
        self.shots_at = other.shots_at
        self.items_at = other.items_at
        self.barricades_at = other.barricades_at
        self.rolled = other.rolled
        self.todo = other.todo
        self.wave = other.wave
        self.at = other.at
        self.marks = other.marks
        self.taken_back = other.taken_back
        self.axes = other.axes
        self.pistols = other.pistols
        self.radios = other.radios
        self.ignores = other.ignores
        self.hero_used = other.hero_used
        self.bangs_used = other.bangs_used
        self.items = other.items
        self.draws = other.draws
        self.zombie_ambushes = other.zombie_ambushes
        self.item_ambushes = other.item_ambushes
        self.barricade_ambushes = other.barricade_ambushes
        self.ending = other.ending

    def width(self) -> i64:
        return WIDTH

    # Seats

    def after(self, seat: i64) -> i64:
        """The left neighbour: the next seat clockwise that is alive. LOA-R07"""
        gone = self.gone
        seats = self.plan.seats
        while True:
            seat += 1
            if seat == seats:
                seat = 0
            if gone[seat] == ALIVE:
                return seat

    def level(self) -> i64:
        """LOA-09, LOA-71, LOA-R40"""
        level = 1 + self.apocalypses
        if self.night == 1:
            level += 1  # LOA-91
        if self.plan.everywhere:
            level += self.eliminated  # LOA-110
        return level if level < self.plan.highest else self.plan.highest

    def is_clear(self) -> bool:
        """Neither a zombie nor an ambush in front of the player on turn. LOA-62, LOA-R18"""
        seat = self.seat
        return self.ones[seat] + self.twos[seat] + self.ambushes() == 0

    def ambushes(self) -> i64:
        return self.zombie_ambushes + self.item_ambushes + self.barricade_ambushes

    # Tiles

    def has(self, kind: i64) -> bool:
        return self.tiles[self.seat * KINDS + kind] > 0

    def give(self, seat: i64, kind: i64) -> None:
        self.tiles[seat * KINDS + kind] += 1
        self.held[seat] += 1

    def take(self, kind: i64) -> None:
        """A tile of the player on turn leaves the game. LOA-41"""
        self.tiles[self.seat * KINDS + kind] -= 1
        self.held[self.seat] -= 1
        self.out[kind] += 1

    def use(self, kind: i64, code: i64) -> None:
        self.take(kind)
        if self.story is not None:
            self.tell("tile_used", {"seat": self.seat, "tile": kind, "code": code})

    def lose_tiles(self, seat: i64) -> None:
        """All item/barricade tiles of a seat leave the game. LOA-63"""
        base = seat * KINDS
        for kind in range(KINDS):
            self.out[kind] += self.tiles[base + kind]
            self.tiles[base + kind] = 0
        self.held[seat] = 0

    def give_hero(self, seat: i64, why: i64) -> None:
        """LOA-46, LOA-R16: nobody has two, and with none left nobody receives one."""
        if self.hero[seat] == 0 and self.heroes > 0:
            self.hero[seat] = 1
            self.heroes -= 1
            if self.story is not None:
                self.tell("hero_got", {"seat": seat, "why": why})

    def lose_hero(self, seat: i64) -> None:
        """Used or its owner eliminated: out of the game, or back to the supply. LOA-R16, LOA-R39"""
        if self.hero[seat] != 0:
            self.hero[seat] = 0
            if self.plan.returned:
                self.heroes += 1

    # Dice

    def type_at(self, position: i64) -> i64:
        """The type of the die at this tray position: zombie, shot, item, barricade dice lie in this order."""
        if position < self.shots_at:
            return 0
        if position < self.items_at:
            return 1
        return 2 if position < self.barricades_at else 3

    def shift(self, ones: i64, twos: i64, by: i64) -> None:
        """Zombie dice go from in front of the player on turn to the left neighbour."""
        seat = self.seat
        to = self.after(seat)
        self.ones[seat] -= ones
        self.twos[seat] -= twos
        self.ones[to] += ones
        self.twos[to] += twos
        if self.story is not None:
            self.tell("moved", {"seat": seat, "to": to, "ones": ones, "twos": twos, "by": by})

    def clear_front(self, seat: i64) -> None:
        """The zombie dice in front of a seat go back to the pool. LOA-64"""
        self.pool += self.ones[seat] + self.twos[seat]
        self.ones[seat] = 0
        self.twos[seat] = 0

    def clear_turn(self) -> None:
        """The dice rolled go back to the pool, except zombie dice in front of somebody else. LOA-61, LOA-R09

        What tiles did was for this turn only.
        """
        lies = self.lies
        for position in range(self.shots_at):
            if lies[position] <= IN_FRONT:
                self.pool += 1
        self.shots_at = 0
        self.items_at = 0
        self.barricades_at = 0
        self.rolled = 0
        self.todo = 0
        self.wave = 0
        self.marks = 0
        self.taken_back = 0
        self.axes = 0
        self.pistols = 0
        self.radios = 0
        self.ignores = False
        self.hero_used = False
        self.bangs_used = 0
        self.items = 0
        self.draws = 0
        self.zombie_ambushes = 0
        self.item_ambushes = 0
        self.barricade_ambushes = 0

    # The story

    def tell(self, kind: str, facts: dict[str, int]) -> None:
        story = self.story
        if story is not None:
            story.append(LooseEvent(kind, facts))

    def tell_passed(self) -> None:
        self.tell("passed", {"seat": self.seat, "stage": self.stage})

    def tell_level(self, before: i64, why: i64) -> None:
        level = self.level()
        if level != before:
            self.tell("level", {"level": level, "before": before, "why": why})

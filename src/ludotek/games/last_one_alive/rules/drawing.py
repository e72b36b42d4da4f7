"""Drawing tiles: in set-up, for item and barricade results; Apocalypse, night and day. Hot: compiled with mypyc."""

from mypy_extensions import i64

from ludotek.games.last_one_alive.rules.codes import (
    ALIVE,
    APOCALYPSE,
    BARRICADE_SIDE,
    DAY,
    DEAL,
    DRAWS,
    END_DRAW,
    FOR_BARRICADE,
    FOR_ITEM,
    FOR_SET_UP,
    ITEM_SIDE_UP,
    ITEMS,
    KINDS,
    NIGHT,
    NONE,
    SIDE,
    THIRD_APOCALYPSE,
)
from ludotek.games.last_one_alive.rules.ending import Ending
from ludotek.kernel.state import CHANCE
from ludotek.kernel.vecs import vec


class Drawing(Ending):
    # Set-up

    def begin_set_up(self, first: i64) -> None:
        """LOA-07, LOA-R02: the first player draws first."""
        self.first = first
        if self.story is not None:
            self.tell("first", {"seat": first})
        self.draw_from(first)

    def draw_from(self, seat: i64) -> None:
        self.seat = seat
        self.stage = DEAL
        self.actor = CHANCE

    def deal(self, kind: i64) -> None:
        """LOA-04: one tile for everybody; LOA-05: an Apocalypse tile works at once."""
        self.remove(kind, FOR_SET_UP)
        if kind < APOCALYPSE:
            self.pending = kind
            self.stage = SIDE
            self.actor = self.seat
        elif self.plan.survivors and self.apocalypses == self.plan.bag[APOCALYPSE]:
            self.set_up_again()
        else:
            self.next_to_draw()

    def choose_side(self, action: i64) -> None:
        """LOA-04, LOA-R22: fixed from now on."""
        kind = self.pending
        self.pending = NONE
        self.place(kind, action == ITEM_SIDE_UP)
        self.next_to_draw()

    def set_up_again(self) -> None:
        """LOA-R46: the third Apocalypse tile in the set-up of The Survivors."""
        if self.story is not None:
            self.tell("set_up_again", {"seat": self.first})
        for kind in range(DRAWS):
            self.bag[kind] = self.plan.bag[kind]
        self.bag_total = total(self.plan.bag)
        for seat in range(self.plan.seats):
            self.lose_tiles(seat)
        for kind in range(KINDS):
            self.out[kind] = 0
        self.apocalypses = 0
        self.night = 0
        self.draw_from(self.first)

    def next_to_draw(self) -> None:
        seat = self.after(self.seat)
        if seat == self.first:
            self.begin_play()
        else:
            self.draw_from(seat)

    def begin_play(self) -> None:
        """The first player has one zombie to begin with. LOA-08"""
        for seat in range(self.plan.seats):
            if self.gone[seat] != ALIVE:
                continue
            if self.plan.start_hero:
                self.give_hero(seat, 0)  # LOA-R05
            if seat == self.first or self.plan.start_all:  # LOA-R04
                self.pool -= 1
                self.ones[seat] = 1
                if self.story is not None:
                    self.tell("starting_zombie", {"seat": seat})
        self.begin_turn(self.first)

    # In a turn

    def remove(self, kind: i64, why: i64) -> None:
        """A tile comes out of the bag. LOA-70: an Apocalypse tile works at once, no other is drawn instead"""
        before = self.level()
        self.bag[kind] -= 1
        self.bag_total -= 1
        if self.story is not None:
            self.tell("drawn", {"seat": self.seat, "tile": kind, "why": why})
        if kind == APOCALYPSE:
            self.apocalypses += 1
        elif kind == NIGHT:  # LOA-91, LOA-R41
            self.night = 1
            self.bag[DAY] += 1
            self.bag_total += 1
        elif kind == DAY:
            self.night = 2  # LOA-92
        if self.story is not None:
            self.tell_level(before, kind - APOCALYPSE)

    def place(self, kind: i64, is_item: bool) -> None:
        """On the own card, one side up."""
        self.give(self.seat, kind if is_item else BARRICADE_SIDE)
        if self.story is not None:
            self.tell("placed", {"seat": self.seat, "tile": kind, "side": 0 if is_item else 1})

    def draw(self, kind: i64) -> None:
        """LOA-25: item side up; LOA-31: barricade side up; LOA-R19: also with a full card."""
        is_item = self.stage == ITEMS
        if is_item:
            self.items -= 1
        else:
            self.draws -= 1
        self.remove(kind, FOR_ITEM if is_item else FOR_BARRICADE)
        if kind < APOCALYPSE:
            self.place(kind, is_item)
        elif kind == APOCALYPSE and self.plan.survivors and self.apocalypses == self.plan.bag[APOCALYPSE]:
            self.finish(THIRD_APOCALYPSE)  # LOA-105, LOA-R45
            return
        if is_item:
            self.open_items()
        else:
            self.open_end_draw()

    def open_items(self) -> None:
        """LOA-25; LOA-R20: not from an empty bag."""
        if self.items > 0 and self.bag_total > 0:
            self.stage = ITEMS
            self.actor = self.seat
        else:
            self.items = 0
            self.count_bangs()

    def open_end_draw(self) -> None:
        if self.draws > 0 and self.bag_total > 0:
            self.stage = END_DRAW
            self.actor = self.seat
        else:
            self.draws = 0
            self.open_limit()

    def choose_draw(self, action: i64) -> None:
        """LOA-R10: drawing is free; PASS gives up what is left of it."""
        if action != 0:
            self.actor = CHANCE
            if self.story is not None:
                self.tell("draws", {"seat": self.seat})
            return
        if self.story is not None:
            self.tell_passed()
        if self.stage == ITEMS:
            self.items = 0
            self.count_bangs()
        else:
            self.draws = 0
            self.open_limit()


def total(counts: "vec[i64]") -> i64:
    found: i64 = 0
    for k in range(len(counts)):
        found += counts[k]
    return found

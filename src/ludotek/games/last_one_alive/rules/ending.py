"""The end of a turn, going out, the end of the game, leaving. Hot: compiled with mypyc."""

from mypy_extensions import i64

from ludotek.games.last_one_alive.rules.codes import (
    ALIVE,
    DEAL,
    DROP,
    ENDED,
    FIRST,
    KINDS,
    LAST_ALIVE,
    LEFT,
    LIMIT,
    MEDIKIT,
    NONE,
    RESCUE,
    RISEN,
    SIDE,
    THIRD_APOCALYPSE,
    ZOMBIFIED,
)
from ludotek.games.last_one_alive.rules.windows import Windows
from ludotek.kernel.state import LEAVE, OVER


class Ending(Windows):
    # Too many tiles: LOA-60, LOA-R21

    def open_limit(self) -> None:
        seat = self.seat
        while self.held[seat] > self.plan.most_tiles and (self.is_clear() or self.has(MEDIKIT)):
            kind = self.only_kind()
            if kind == NONE:
                self.stage = LIMIT
                self.actor = seat
                return
            self.drop(kind)  # LOA-R49
        self.open_rescue()

    def only_kind(self) -> i64:
        """The kind of all tiles on the card, or NONE if there are several kinds."""
        base = self.seat * KINDS
        for kind in range(KINDS):
            if self.tiles[base + kind] > 0:
                return kind if self.tiles[base + kind] == self.held[self.seat] else NONE
        return NONE

    def drop(self, kind: i64) -> None:
        self.take(kind)
        if self.story is not None:
            self.tell("dropped", {"seat": self.seat, "tile": kind})

    def choose_drop(self, action: i64) -> None:
        self.drop(action - DROP)
        self.open_limit()

    # Overpowered: LOA-62

    def open_rescue(self) -> None:
        if self.is_clear():
            self.end_turn()
        elif self.has(MEDIKIT):  # LOA-57, LOA-R34: also one drawn this turn, LOA-43
            self.stage = RESCUE
            self.actor = self.seat
        else:
            self.overpower()

    def overpower(self) -> None:
        seat = self.seat
        if self.story is not None:
            zombies = self.ones[seat] + 2 * self.twos[seat]
            self.tell("overpowered", {"seat": seat, "zombies": zombies, "ambushes": self.ambushes()})
        self.clear_front(seat)  # LOA-64
        self.lose_tiles(seat)  # LOA-63
        if self.lives[seat] > 0:
            self.lose_life(seat)
        else:
            self.eliminate(seat)

    def lose_life(self, seat: i64) -> None:
        """LOA-101, LOA-103, LOA-R43, LOA-R44: a hero, even for one who used one this turn."""
        self.lives[seat] -= 1
        if self.story is not None:
            self.tell("life_lost", {"seat": seat, "left": self.lives[seat]})
        self.give_hero(seat, 2)
        self.end_turn()

    def eliminate(self, seat: i64) -> None:
        """LOA-62, LOA-104: for good."""
        before = self.level()
        self.gone[seat] = ZOMBIFIED
        self.alive -= 1
        self.eliminated += 1
        self.lose_hero(seat)  # LOA-R39
        if self.story is not None:
            self.tell("eliminated", {"seat": seat})
            self.tell_level(before, 3)  # LOA-110, LOA-R48: a lost life is none
        if self.alive == 1:
            self.clear_turn()
            self.finish(LAST_ALIVE)  # LOA-80, LOA-R36, LOA-R38
        else:
            self.end_turn()

    def end_turn(self) -> None:
        self.clear_turn()  # LOA-61
        self.next_turn(self.seat)

    def next_turn(self, seat: i64) -> None:
        """LOA-10, LOA-11: the next seat clockwise; a zombified one only rolls a die. LOA-111, LOA-R48"""
        while True:
            seat += 1
            if seat == self.plan.seats:
                seat = 0
            if self.gone[seat] == ALIVE:
                self.begin_turn(seat)
                return
            if self.gone[seat] == ZOMBIFIED and self.plan.everywhere and self.pool > 0:
                self.seat = seat
                self.stage = RISEN
                self.actor = -1
                return

    # The end of the game

    def finish(self, ending: i64) -> None:
        self.stage = ENDED
        self.actor = OVER
        self.ending = ending
        if self.story is not None:
            self.tell_over()

    def points(self, seat: i64) -> i64:
        """LOA-106, LOA-R42: two for each life marker, one for each tile, also beyond three. LOA-R45, LOA-R47"""
        return 2 * self.lives[seat] + self.held[seat] if self.gone[seat] == ALIVE else 0

    def rank(self, seat: i64) -> i64:
        """Whoever has the highest wins: points, then a hero tile. LOA-106, LOA-107, LOA-R47: only the living"""
        return 2 * self.points(seat) + self.hero[seat] if self.gone[seat] == ALIVE else NONE

    def winners(self) -> i64:
        """At the end: a bit for every seat that wins."""
        best: i64 = NONE
        found: i64 = 0
        for seat in range(self.plan.seats):
            rank = self.rank(seat)
            if rank > best:
                best = rank
                found = 0
            if rank == best and rank != NONE:
                found |= 1 << seat
        return found

    def scores(self) -> list[float]:
        """1.0 for the winner; winners who share it have equal parts."""
        winners = self.winners()
        count: i64 = 0
        for seat in range(self.plan.seats):
            count += winners >> seat & 1
        return [1.0 / float(count) if winners >> seat & 1 != 0 else 0.0 for seat in range(self.plan.seats)]

    def tell_over(self) -> None:
        winners = self.winners()
        winning = [seat for seat in range(self.plan.seats) if winners >> seat & 1]
        if self.ending == THIRD_APOCALYPSE:
            for seat in range(self.plan.seats):
                if self.gone[seat] == ALIVE:
                    self.tell("scored", {"seat": seat, "points": self.points(seat), "hero": self.hero[seat]})
        seat = winning[0] if len(winning) == 1 else -1
        self.tell("over", {"ending": self.ending, "winners": winners, "count": len(winning), "seat": seat})

    # Leaving: LOA-R50

    def interjections(self, seat: i64) -> list[int]:
        return [LEAVE] if self.actor != OVER and self.gone[seat] == ALIVE else []

    def interject(self, seat: i64, action: i64) -> None:
        """LEAVE: as if eliminated, but the level does not rise and the seat rolls nothing."""
        self.gone[seat] = LEFT
        self.alive -= 1
        if self.story is not None:
            self.tell("left", {"seat": seat})
        self.clear_front(seat)
        self.lose_tiles(seat)
        self.lose_hero(seat)
        if self.pending != NONE and (seat == self.seat or self.alive == 1):
            self.out[self.pending] += 1
            self.pending = NONE
        if self.alive == 1:
            self.clear_turn()
            self.finish(LAST_ALIVE)  # LOA-80
        elif self.stage <= SIDE:
            self.leave_set_up(seat)
        elif seat == self.seat:
            self.end_turn()

    def leave_set_up(self, seat: i64) -> None:
        """A first player who leaves passes that role on."""
        if self.stage == FIRST:
            return
        was_drawing = seat == self.seat
        if seat == self.first:
            self.first = self.after(seat)
            if was_drawing:
                self.seat = self.first
                self.stage = DEAL
                self.actor = -1
        elif was_drawing:
            self.next_to_draw()

    # The rest of the course: see turns.py

    def begin_turn(self, seat: i64) -> None:
        raise NotImplementedError

    def next_to_draw(self) -> None:
        raise NotImplementedError

"""Going out, the end of a turn, the end of the game, leaving. Hot: compiled with mypyc."""

from mypy_extensions import i64

from ludotek.games.last_one_standing.rules.choices import Choices
from ludotek.games.last_one_standing.rules.codes import (
    AFTER_PLACE,
    AFTER_TURN,
    DEAL,
    DRAW,
    FLIP,
    HIDDEN,
    NOWHERE,
    PLACE,
)
from ludotek.kernel.state import CHANCE, LEAVE, OVER


class Ending(Choices):
    # Going out: LOS-84 .. LOS-86

    def go_out(self, seat: i64) -> None:
        self.flip_count = 0
        self.flip_at = 0
        self.remove(seat)
        self.after = AFTER_TURN
        self.go_on_flipping()

    def remove(self, seat: i64) -> None:
        """Both pieces off the board first, then the fields under them. LOS-86, LOS-R37: hand and cards are gone"""
        self.place[seat] = self.in_game  # LOS-89
        self.in_game -= 1
        self.changed = True
        if self.story is not None:
            self.tell("out", seat, self.place[seat], NOWHERE)
        for piece in range(2 * seat, 2 * seat + 2):
            field = self.at[piece]
            self.locked[piece] = 0
            if field == NOWHERE:
                continue
            self.put(piece, NOWHERE)
            if self.story is not None:
                self.tell("taken_off", seat, piece, field)
            if self.emerged[piece] != 0:
                self.close_exit(piece, field)
            elif self.terrain[field] == HIDDEN:
                self.flips[self.flip_count] = field
                self.flip_count += 1

    def go_on_flipping(self) -> None:
        if self.flip_at < self.flip_count:
            self.phase = FLIP
            self.actor = CHANCE
        elif self.after == AFTER_PLACE:
            self.go_on_placing()
        else:
            self.end_turn()

    # The end of a turn

    def next_in(self, seat: i64) -> i64:
        """LOS-11, LOS-15, LOS-87, LOS-R38: clockwise, past those who are out."""
        while True:
            seat += 1
            if seat == self.plan.seats:
                seat = 0
            if self.place[seat] == 0:
                return seat

    def end_turn(self) -> None:
        if self.place[self.seat] == 0:
            self.unlock(self.seat)  # LOS-63, LOS-R26
        self.flip_count = 0
        self.flip_at = 0
        self.dismiss_leavers()
        if self.flip_count > 0:
            self.after = AFTER_TURN
            self.go_on_flipping()
        elif self.in_game == 1:
            self.win(self.next_in(self.seat))  # LOS-88, LOS-R35
        else:
            self.count_quiet()

    def unlock(self, seat: i64) -> None:
        for piece in range(2 * seat, 2 * seat + 2):
            if self.locked[piece] != 0:
                self.locked[piece] = 0
                if self.story is not None:
                    self.tell("unlocked", seat, piece, self.at[piece])

    def dismiss_leavers(self) -> None:
        """LOS-R47: who left during this turn goes out at its end, in that order."""
        for number in range(1, self.plan.seats + 1):
            for seat in range(self.plan.seats):
                if self.leaving[seat] == number and self.place[seat] == 0:
                    self.remove(seat)

    def count_quiet(self) -> None:
        self.quiet = 0 if self.changed else self.quiet + 1  # LOS-90
        if self.story is not None and self.quiet > 0:
            self.tell("quiet", self.seat, self.quiet, NOWHERE)
        if not self.sudden and self.quiet >= self.plan.quiet_rounds * self.in_game:
            if self.plan.shared_win:
                self.share()  # LOS-R39
                return
            self.sudden = True  # LOS-91
            if self.story is not None:
                self.tell("sudden_death", self.seat, 0, NOWHERE)
        self.begin_turn(self.next_in(self.seat))

    def share(self) -> None:
        for seat in range(self.plan.seats):
            if self.place[seat] == 0:
                self.place[seat] = 1
        self.finish()
        if self.story is not None:
            self.tell("shared", self.seat, self.in_game, NOWHERE)

    def win(self, seat: i64) -> None:
        self.place[seat] = 1
        self.finish()
        if self.story is not None:
            self.tell("won", seat, 0, NOWHERE)

    def scores(self) -> list[float]:
        """1.0 for the winner; winners who share it have equal parts."""
        winners: i64 = 0
        for seat in range(self.plan.seats):
            if self.place[seat] == 1:
                winners += 1
        return [1.0 / float(winners) if self.place[seat] == 1 else 0.0 for seat in range(self.plan.seats)]

    # Leaving: LOS-R47

    def interjections(self, seat: i64) -> list[int]:
        """Who is the last one in has won already, though the fields under the others are still to be flipped."""
        is_playing = self.actor != OVER and self.in_game > 1 and self.place[seat] == 0
        return [LEAVE] if is_playing and self.leaving[seat] == 0 else []

    def interject(self, seat: i64, action: i64) -> None:
        order: i64 = 1
        staying: i64 = -1
        for other in range(self.plan.seats):
            if self.leaving[other] != 0:
                order += 1
            elif self.place[other] == 0:
                staying += 1
        self.leaving[seat] = order
        if self.story is not None:
            self.tell("left", seat, 0, NOWHERE)
        if staying == 1:
            self.dismiss_leavers()
            self.win(self.next_in(seat))
        elif self.phase == DEAL:
            self.remove(seat)
            self.go_on_dealing()
        elif self.phase == PLACE or (self.phase == FLIP and self.after == AFTER_PLACE):
            self.leave_while_placing(seat)
        elif seat == self.seat and (self.actor == seat or self.phase == DRAW):
            self.go_out(seat)

    def leave_while_placing(self, seat: i64) -> None:
        if self.phase == PLACE:
            self.flip_count = 0
            self.flip_at = 0
        self.remove(seat)
        self.after = AFTER_PLACE
        self.go_on_flipping()

    # The rest of the course: see turns.py

    def begin_turn(self, seat: i64) -> None:
        raise NotImplementedError

    def go_on_dealing(self) -> None:
        raise NotImplementedError

    def go_on_placing(self) -> None:
        raise NotImplementedError

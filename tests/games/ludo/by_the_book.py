"""The rules once more, slow and literal: the engine is compared with it, move by move (test_invariants.py).

A piece walks its way field by field. Nothing is shared with the code under test but the options.
"""

from __future__ import annotations

from ludotek.games.ludo.options import LudoOptions
from tests.games.ludo.table import PER_ARM, place_name

YARD = -1
GLOBES = (0, 8)  # offsets in an arm's block
STARS = (5, 11)


class Book:
    def __init__(self, options: LudoOptions) -> None:
        self.options = options
        self.arms = options.arms  # seat -> arm
        self.board = options.board or 4
        self.ring = PER_ARM * self.board
        self.mouth = self.ring - 2
        self.goal = self.mouth + 6
        self.pieces = [[YARD] * options.pieces for _ in self.arms]
        self.placed: list[int] = []  # seats in the order of finishing
        self.left: list[int] = []  # seats in the order of leaving
        self.pips: dict[int, int] = {}
        self.contenders = list(range(len(self.arms)))
        self.phase, self.seat, self.face, self.tries = "opening", 0, "", 0
        self.is_extra = False

    # Round the table

    def after(self, seat: int) -> int:
        """LUDO-08, LUDO-R05: the next arm round the board that is played."""
        step = 1 if self.options.turn_direction == "clockwise" else -1
        arm = self.arms[seat]
        while True:
            arm = (arm + step) % self.board
            if arm in self.arms:
                return self.arms.index(arm)

    def plays(self, seat: int) -> bool:
        return seat not in self.placed and seat not in self.left

    def places(self) -> list[int]:
        """LUDO-R26, LUDO-R29: those who left are behind all others, who left first is last."""
        seats = len(self.arms)
        found = dict.fromkeys(range(seats), 0)
        found |= {seat: place for place, seat in enumerate(self.placed, start=1)}
        found |= {seat: seats - number for number, seat in enumerate(self.left)}
        return list(found.values())

    def open(self, face: str) -> None:
        self.pips[self.seat] = int(face) if face.isdigit() else 0  # LUDO-R03
        self.go_on_opening()

    def go_on_opening(self) -> None:
        waiting = [seat for seat in self.contenders if seat not in self.pips]
        if len(self.contenders) > 1 and not waiting:
            best = max(self.pips[seat] for seat in self.contenders)
            self.contenders = waiting = [seat for seat in self.contenders if self.pips[seat] == best]  # LUDO-R04
            self.pips = {}
        if len(self.contenders) == 1:
            self.begin_turn(self.contenders[0])
            return
        seat = self.after(self.seat)
        while seat not in waiting:
            seat = self.after(seat)
        self.seat = seat

    def begin_turn(self, seat: int) -> None:
        own = self.pieces[seat]
        free = (YARD,) if self.options.three_tries == "all_in_yard" else (YARD, self.goal)
        self.phase, self.seat, self.is_extra = "throw", seat, False
        self.tries = 3 if all(p in free for p in own) else 1

    def pass_on(self) -> None:
        seat = self.after(self.seat)
        while not self.plays(seat):
            seat = self.after(seat)
        self.begin_turn(seat)

    # A throw and its use: the turn procedure of the rules

    def throw(self, face: str) -> None:
        if self.phase == "opening":
            self.open(face)
            return
        self.face = face
        self.tries -= 1
        self.phase = "choose"
        if not self.legal():
            self.end_throw()

    def end_throw(self) -> None:
        if all(p == self.goal for p in self.pieces[self.seat]):
            self.placed.append(self.seat)
            if not self.options.play_on:
                self.phase = "over"
            elif not self.close():
                self.pass_on()
            return
        if self.face in self.entry_faces():
            self.tries = 0
        if self.face == ("globe" if self.options.die == "star_globe" else "6"):
            self.tries, self.is_extra = 1, True
        self.phase = "throw"
        if self.tries == 0:
            self.pass_on()

    def close(self) -> bool:
        """The game is over when one player is left who has not finished; that one gets the next place."""
        playing = [seat for seat in range(len(self.arms)) if self.plays(seat)]
        if len(playing) > 1:
            return False
        self.placed += playing
        self.phase = "over"
        return True

    def leave(self, seat: int) -> None:
        self.left.append(seat)
        self.pieces[seat] = [YARD] * self.options.pieces
        if self.close():
            return
        if self.phase == "opening":
            self.contenders = [s for s in self.contenders if s != seat]
            self.pips.pop(seat, None)
            if seat == self.seat or len(self.contenders) == 1:
                self.go_on_opening()
        elif seat == self.seat:
            self.pass_on()

    # Legal moves

    def entry_faces(self) -> tuple[str, ...]:
        if self.options.die == "star_globe":
            return ("globe",)
        return ("1", "6") if self.options.edition == "swedish" else ("6",)

    def has(self, offsets: tuple[int, ...], position: int) -> bool:
        field = (PER_ARM * self.arms[self.seat] + position) % self.ring
        return position <= self.mouth and field % PER_ARM in offsets

    def walk(self, start: int) -> list[int]:
        """The fields a piece comes to one after the other with this face; none if it cannot use it."""
        if self.face == "star":
            return self.walk_to_star(start)
        if self.face == "globe":
            return self.walk_to_globe(start)
        fields, position, step = [], start, 1
        for _ in range(int(self.face)):
            if position == self.goal:
                step = -1  # LUDO-62
            position += step
            fields.append(position)
        return fields

    def walk_to_star(self, start: int) -> list[int]:
        if start > self.mouth:
            back = list(range(start - 1, self.mouth - 1, -1))
            return back if self.options.lane_star == "home_star" else []  # LUDO-R15
        for position in range(start + 1, self.mouth + 1):
            if self.has(STARS, position):
                return list(range(start + 1, position + 1))
            if self.has(GLOBES, position):
                return []  # LUDO-43
        return []

    def walk_to_globe(self, start: int) -> list[int]:
        globe = next((p for p in range(start + 1, self.mouth + 1) if self.has(GLOBES, p)), None)
        if globe is None and (start > self.mouth or self.options.globe_past_last == "goal"):
            globe = self.goal
        return [] if globe is None else list(range(start + 1, globe + 1))

    def is_blocked(self, start: int) -> bool:
        """LUDO-51: an own piece is on a field that is passed."""
        others = list(self.pieces[self.seat])
        others.remove(start)
        return any(p in others and p != self.goal for p in self.walk(start)[:-1])

    def hop(self, star: int) -> int | None:
        """LUDO-91: where a number move that ends here goes on to."""
        if not (self.options.star_hop and self.face.isdigit() and self.has(STARS, star)):
            return None
        return next((p for p in range(star + 1, self.mouth + 1) if self.has(STARS, p)), self.goal)

    def legal(self) -> set[str]:
        own = self.pieces[self.seat]
        found = set()
        for start in own:
            fields = self.walk(start) if YARD < start < self.goal else []
            if fields and not self.is_blocked(start):
                found.add(f"{self.name(start)}->{self.name(self.hop(fields[-1]) or fields[-1])}")
        if YARD in own and self.face in self.entry_faces():
            found |= self.entries(own)
        return found

    def entries(self, own: list[int]) -> set[str]:
        if self.options.edition == "nordic" or self.face != "6":
            return {"enter 0"}
        found = {"two 0" if own.count(YARD) > 1 else "enter 0"}  # LUDO-82, LUDO-83
        return found if any(0 <= p <= 4 for p in own) else found | {"enter 5"}  # LUDO-84

    def name(self, position: int) -> str:
        return place_name(self.board, position)

    # Moves

    def play(self, name: str) -> None:
        own = self.pieces[self.seat]
        if name.startswith(("enter", "two")):
            count = 2 if name == "two 0" else 1
            waiting = [piece for piece, p in enumerate(own) if p == YARD]
            self.arrive(waiting[:count], int(name[-1]), True)
        else:
            start = next(p for p in own if self.name(p) == name.split("->")[0])
            piece, end = own.index(start), self.walk(start)[-1]
            self.arrive([piece], end, False)
            beyond = self.hop(end)
            if own[piece] == end and beyond is not None:
                self.arrive([piece], beyond, False)
        self.end_throw()

    def arrive(self, pieces: list[int], to: int, enters: bool) -> None:
        """LUDO-53, LUDO-54 for pieces that arrive together."""
        own = self.pieces[self.seat]
        met = self.standing(to)
        yields = len(met) < 2
        if self.options.globe_shelter and met and self.has(GLOBES, to) and not (enters and to == 0):
            yields = False
        if self.options.start_defence == "owner" and enters and to == 0:
            yields = True
        for piece in pieces:
            own[piece] = to if yields else YARD
        for seat, piece in met if yields else []:
            self.pieces[seat][piece] = YARD

    def standing(self, to: int) -> list[tuple[int, int]]:
        """The opposing pieces on a ring field, named by the mover's own position."""
        if to > self.mouth:
            return []
        here = PER_ARM * self.arms[self.seat] + to
        return [
            (seat, piece)
            for seat, positions in enumerate(self.pieces)
            for piece, p in enumerate(positions)
            if seat != self.seat and 0 <= p <= self.mouth and (PER_ARM * self.arms[seat] + p - here) % self.ring == 0
        ]

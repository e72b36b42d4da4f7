"""Pieces on the board: which may move, where they arrive, whom they meet there. Hot: compiled with mypyc.

A piece's position counts from its own start globe: 0 to the mouth on the ring, then lane and goal; -1 is the yard.
"""

from typing import Final

from mypy_extensions import i64

from ludotek.games.ludo.rules.plan import (
    ENTER,
    ENTER_SIXTH,
    ENTER_TWO,
    SIXTH,
    STACK,
    WIDTH,
    YARD,
    Plan,
)
from ludotek.kernel.state import State
from ludotek.kernel.story import LooseEvent
from ludotek.kernel.vecs import vec


class Standing(State):
    """Where everything stands, and whose turn it is. What a throw leads to is in LudoState."""

    def __init__(
        self,
        plan: Plan,
        pos: "vec[i64]",
        ring: "vec[i64]",
        yard: "vec[i64]",
        home: "vec[i64]",
        place: "vec[i64]",
        opening: "vec[i64]",
        track: "vec[i64]",
        moves: "vec[i64]",
        actor: i64,
        seat: i64,
        face: i64,
        tries: i64,
        throws: i64,
        turn: i64,
        found: i64,
        finished: i64,
        left: i64,
        is_opening: bool,
        is_extra: bool,
    ) -> None:
        self.actor = actor
        self.story = None
        self.plan: Final = plan
        self.pos: Final = pos  # seat * pieces + piece -> own position
        self.ring: Final = ring  # ring field -> who stands there and how many
        self.yard: Final = yard  # seat -> pieces in the yard
        self.home: Final = home  # seat -> pieces in the goal
        self.place: Final = place  # seat -> 0 while playing, else the place
        self.opening: Final = opening  # seat -> pips thrown, WAITING or OUT
        self.track: Final = track  # seat * pieces + n -> the n-th own piece that is on the track
        self.moves: Final = moves  # the legal actions for the face, found when it was thrown
        self.seat: i64 = seat  # whose turn or opening throw it is
        self.face: i64 = face  # the last throw, 0 before the first of all
        self.tries: i64 = tries  # throws still due in this turn
        self.throws: i64 = throws  # throws made in this turn
        self.turn: i64 = turn  # turns begun so far
        self.found: i64 = found
        self.finished: i64 = finished  # seats that finished
        self.left: i64 = left  # seats that left
        self.is_opening = is_opening
        self.is_extra = is_extra  # the throw due or just made is an extra throw

    def width(self) -> i64:
        return WIDTH

    def legal_into(self, out: "vec[i64]") -> i64:
        found = self.found
        for k in range(found):
            out[k] = self.moves[k]
        return found

    def legal(self) -> list[int]:
        return [int(self.moves[k]) for k in range(self.found)]

    # Legal moves

    def find_moves(self) -> None:
        pieces = self.plan.pieces
        seat = self.seat
        base = seat * pieces
        table = self.face * self.plan.stride
        in_yard = self.yard[seat]
        on_track = pieces - in_yard - self.home[seat]
        found: i64 = 0
        for n in range(on_track):  # LUDO-12: any of the own pieces; LUDO-23, LUDO-66: on the track
            i = self.track[base + n]
            p = self.pos[base + i]
            if self.plan.to[table + p] < 0:
                continue
            is_free = True
            if on_track > 1:
                low = self.plan.low[table + p]
                high = self.plan.high[table + p]
                for m in range(on_track):
                    q = self.pos[base + self.track[base + m]]
                    if m != n and low < q and q < high:  # LUDO-51, LUDO-R17
                        is_free = False
                        break
                    if q == p and m < n:  # LUDO-R27: the same move as that piece's
                        is_free = False
                        break
            if is_free:
                self.moves[found] = i
                found += 1
        if in_yard > 0 and self.plan.enters[self.face]:
            found = self.find_entries(found)  # LUDO-22, LUDO-32
        self.found = found

    def list_track(self, seat: i64) -> None:
        """Note which own pieces are on the track: find_moves looks only at them."""
        base = seat * self.plan.pieces
        n = base
        for i in range(self.plan.pieces):
            p = self.pos[base + i]
            if p >= 0 and p != self.plan.goal:
                self.track[n] = i
                n += 1

    def find_entries(self, found: i64) -> i64:
        if self.face != self.plan.sixth:
            self.moves[found] = ENTER  # LUDO-20, LUDO-81
            return found + 1
        self.moves[found] = ENTER_TWO if self.yard[self.seat] > 1 else ENTER  # LUDO-82, LUDO-83, LUDO-R24
        found += 1
        if self.can_enter_sixth():
            self.moves[found] = ENTER_SIXTH
            found += 1
        return found

    def can_enter_sixth(self) -> bool:
        """LUDO-84: own pieces before the sixth square are in the way."""
        pieces = self.plan.pieces
        base = self.seat * pieces
        for i in range(pieces):
            p = self.pos[base + i]
            if p > YARD and p < SIXTH:
                return False
        return True

    # Moves

    def in_yard(self, first: i64) -> i64:
        """The first piece in the yard, from this number on."""
        piece = first
        base = self.seat * self.plan.pieces
        while self.pos[base + piece] != YARD:
            piece += 1
        return piece

    def enter(self, piece: i64, to: i64) -> None:
        self.yard[self.seat] -= 1
        if self.story is not None:
            self.tell("enter", piece, to)
        self.arrive(piece, to, to == 0)
        self.list_track(self.seat)

    def move_piece(self, piece: i64) -> None:
        start = self.pos[self.seat * self.plan.pieces + piece]
        table = self.face * self.plan.stride
        to = self.plan.to[table + start]
        self.leave_field(start)
        if self.story is not None:
            self.tell_move("move", piece, start, to)
        stays = self.arrive(piece, to, False)
        if not self.plan.star_hop:
            return
        end = self.plan.hops[table + to]
        if stays and end >= 0:  # LUDO-57: not without LUDO-91
            self.leave_field(to)
            if self.story is not None:
                self.tell_move("hop", piece, to, end)
            self.arrive(piece, end, False)

    def leave_field(self, position: i64) -> None:
        field = self.plan.fields[self.seat * self.plan.stride + position]
        if field >= 0:
            standing = self.ring[field] - 1
            self.ring[field] = standing if standing & (STACK - 1) else 0

    def arrive(self, piece: i64, to: i64, enters: bool) -> bool:
        """Put a piece on its destination and see whom it meets; False if it is sent home.

        Only the destination counts: opposing pieces on the way are passed. LUDO-50, LUDO-55
        """
        seat = self.seat
        field = self.plan.fields[seat * self.plan.stride + to]
        if field >= 0:
            standing = self.ring[field]
            if standing == 0:
                self.ring[field] = seat * STACK + 1
            elif standing >> 3 == seat:
                self.ring[field] = standing + 1  # LUDO-52, LUDO-R10
            elif self.yields(field, standing, enters):
                self.knock_home(standing >> 3, field)
                self.ring[field] = seat * STACK + 1
            else:
                self.send_home(piece)
                return False
        elif to == self.plan.goal:
            self.home[seat] += 1
            if self.story is not None:
                self.tell("goal", piece, to)
        self.pos[seat * self.plan.pieces + piece] = to  # LUDO-60: in the lane nobody is met
        if to == self.plan.goal:
            self.list_track(seat)
        return True

    def yields(self, field: i64, standing: i64, enters: bool) -> bool:
        """Whether the opponents on this field go home; if not, the arriving piece does. LUDO-56"""
        if enters and self.plan.owner_clears:
            return True  # LUDO-R11
        if standing & (STACK - 1) > 1:
            return False  # LUDO-54
        is_sheltered = self.plan.shelter and not enters and self.plan.globes[field] == 1  # LUDO-90
        return not is_sheltered  # LUDO-53

    def knock_home(self, owner: i64, field: i64) -> None:
        """All pieces on this field go back to their yard. LUDO-53"""
        position = field - self.plan.starts[owner]
        if position < 0:
            position += self.plan.ring
        base = owner * self.plan.pieces
        for i in range(self.plan.pieces):
            if self.pos[base + i] == position:
                self.pos[base + i] = YARD
                self.yard[owner] += 1
                if self.story is not None:
                    self.tell_knocked_home(owner, i, position)
        self.list_track(owner)

    def send_home(self, piece: i64) -> None:
        """LUDO-54: the arriving piece goes home, those standing there stay."""
        self.pos[self.seat * self.plan.pieces + piece] = YARD
        self.yard[self.seat] += 1
        self.list_track(self.seat)
        if self.story is not None:
            self.tell("sent_home", piece, 0)

    def tell_move(self, kind: str, piece: i64, start: i64, to: i64) -> None:
        story = self.story
        if story is not None:
            moved = {"seat": self.seat, "piece": piece, "from": start, "to": to}
            story.append(LooseEvent(kind, {**moved, "face": self.face} if kind == "move" else moved))

    def tell_knocked_home(self, owner: i64, piece: i64, position: i64) -> None:
        story = self.story
        if story is not None:
            story.append(LooseEvent("knocked_home", {"seat": owner, "piece": piece, "from": position, "by": self.seat}))

    def tell(self, kind: str, value: i64, other: i64) -> None:
        story = self.story
        if story is not None:
            story.append(LooseEvent(kind, {"seat": self.seat, "value": value, "other": other}))

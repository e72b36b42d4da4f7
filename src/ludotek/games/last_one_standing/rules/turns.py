"""The course of the game: dealing, placing, tile phase, cards, going out, the end. Hot: compiled with mypyc."""

from mypy_extensions import i64

from ludotek.games.last_one_standing.rules.codes import (
    AFTER_PLACE,
    AFTER_TURN,
    BRIDGE_TILE,
    CARD,
    CARDS,
    DEAL,
    DISCARD,
    DRAW,
    FLIP,
    HAND,
    HIDDEN,
    KINDS,
    LAND,
    MOVE_TILE,
    NONE,
    NOWHERE,
    OPPONENT,
    OWN,
    PASS,
    PIECE,
    PIECES,
    PLACE,
    PLUS1_TILE,
    SKIP_TILE,
    STEP,
    TILE,
    TILE_FIELD,
    TILE_PIECE,
    TILES,
    USED,
    WIDTH,
    Plan,
)
from ludotek.games.last_one_standing.rules.steps import Steps
from ludotek.kernel.state import CHANCE, LEAVE, OVER, room
from ludotek.kernel.vecs import vec


class LosState(Steps):
    def width(self) -> i64:
        return self.plan.fields + WIDTH

    def copy(self) -> "LosState":
        twin = LosState(
            self.plan,
            self.terrain[:],
            self.free[:],
            self.near[:],
            self.paid[:],
            self.tunnels[:],
            self.at[:],
            self.locked[:],
            self.emerged[:],
            self.hand[:],
            self.held[:],
            self.given_up[:],
            self.cards[:],
            self.place[:],
            self.leaving[:],
            self.unseen[:],
            self.pool[:],
            self.flips[:],
            self.actor,
            self.seat,
            self.phase,
        )
        twin.copy_scalars(self)
        return twin

    # What may be chosen

    def legal_into(self, out: "vec[i64]") -> i64:
        phase = self.phase
        if phase == STEP:
            return self.steps_into(out)
        if phase == TILE:
            return self.tiles_into(out)
        if phase == CARD:
            return self.cards_into(out)
        if phase == PIECE:
            return self.pieces_into(out)
        if phase == LAND:
            return self.landings_into(out)
        if phase == TILE_FIELD:
            return self.tile_fields_into(out)
        if phase == TILE_PIECE:
            return self.targets_into(out)
        if phase == DISCARD:
            return self.hand_into(out)
        return self.places_into(out)

    def places_into(self, out: "vec[i64]") -> i64:
        """LOS-13: any field without a piece; one that a leaver's piece left used or walled is closed, LOS-R47."""
        free = self.free
        found: i64 = 0
        for field in range(self.plan.fields):
            if free[field] != 0:
                out[found] = field
                found += 1
        return found

    def tiles_into(self, out: "vec[i64]") -> i64:
        """LOS-17: none, or one of the kinds in the hand that has a legal use. LOS-R33: also for a stuck player"""
        first = self.plan.fields + TILES
        base = self.seat * KINDS
        out[0] = self.plan.fields + NONE
        found: i64 = 1
        for kind in range(KINDS):
            if self.hand[base + kind] > 0 and self.has_use(kind):
                out[found] = first + kind
                found += 1
        return found

    def has_use(self, kind: i64) -> bool:
        if kind == SKIP_TILE:
            return self.has_unlocked_piece()  # LOS-60
        if kind == MOVE_TILE:
            has_card = self.plan.expert or self.cards[self.seat * 4 + 1] > 0  # LOS-69: any card will do
            return has_card and self.has_movable_opponent(self.seat)  # LOS-65
        if kind == BRIDGE_TILE:
            return self.bridgeable > 0  # LOS-56
        if kind == PLUS1_TILE and not self.plan.lays_plus1:
            return True  # LOS-59
        return self.layable() > 0  # LOS-50

    def has_unlocked_piece(self) -> bool:
        for piece in range(2 * self.plan.seats):  # noqa: SIM110 - a generator is slow here
            if self.at[piece] != NOWHERE and self.locked[piece] == 0:
                return True
        return False

    def tile_fields_into(self, out: "vec[i64]") -> i64:
        """LOS-50, LOS-53, LOS-55, LOS-R16: anywhere on the board; a bridge: LOS-56, LOS-57."""
        terrain = self.terrain
        free = self.free
        near = self.near
        is_bridge = self.kind == BRIDGE_TILE
        found: i64 = 0
        for field in range(self.plan.fields):
            here = terrain[field]
            if here == USED:
                if not is_bridge or near[field] == 0:
                    out[found] = field
                    found += 1
            elif here == HIDDEN and not is_bridge and free[field] != 0:  # LOS-R15
                out[found] = field
                found += 1
        return found

    def targets_into(self, out: "vec[i64]") -> i64:
        """LOS-60, LOS-R28: any piece that is not locked yet, stuck ones too."""
        first = self.plan.fields + PIECES
        found: i64 = 0
        for piece in range(2 * self.plan.seats):
            if self.at[piece] != NOWHERE and self.locked[piece] == 0:
                out[found] = first + piece
                found += 1
        return found

    def cards_into(self, out: "vec[i64]") -> i64:
        """LOS-20, LOS-R40: every different value; LOS-66: for MOVE a 1; LOS-R41: for a pass any."""
        base = self.seat * 4
        first = self.plan.fields + CARDS
        most: i64 = 1 if self.mode == OPPONENT and not self.plan.expert else 3
        found: i64 = 0
        for dots in range(1, most + 1):
            if self.cards[base + dots] > 0:
                out[found] = first + dots
                found += 1
        return found

    def pieces_into(self, out: "vec[i64]") -> i64:
        """LOS-21, LOS-63, LOS-R42: own ones, not locked. LOS-66, LOS-70, LOS-R31: for MOVE all opposing ones."""
        first = self.plan.fields + PIECES
        seat = self.seat
        found: i64 = 0
        if self.mode == OPPONENT:
            for piece in range(2 * self.plan.seats):
                if piece >> 1 != seat and self.can_step(piece):
                    out[found] = first + piece
                    found += 1
            return found
        for piece in range(2 * seat, 2 * seat + 2):
            if self.locked[piece] == 0 and self.can_step(piece):
                out[found] = first + piece
                found += 1
        return found

    def hand_into(self, out: "vec[i64]") -> i64:
        first = self.plan.fields + TILES
        base = self.seat * KINDS
        found: i64 = 0
        for kind in range(KINDS):  # LOS-47: equal tiles are one choice
            if self.hand[base + kind] > 0:
                out[found] = first + kind
                found += 1
        return found

    # What is chosen

    def apply(self, action: i64) -> None:
        phase = self.phase
        fields = self.plan.fields
        if phase == FLIP:
            self.flip(action)
        elif phase == STEP:
            self.choose_step(action)
        elif phase == TILE:
            self.choose_tile(action - fields - TILES)
        elif phase == CARD:
            self.use_card(action - fields - CARDS)
        elif phase == PIECE:
            self.choose_piece(action - fields - PIECES)
        elif phase == LAND:
            self.choose_landing(action)
        elif phase == TILE_FIELD:
            self.lay(action)
        elif phase == TILE_PIECE:
            self.lock(action - fields - PIECES)
        elif phase == DRAW:
            self.draw(action - fields - TILES)
        elif phase == DISCARD:
            self.discard(action - fields - TILES)
        elif phase == PLACE:
            self.place_piece(action)
        else:
            self.deal(action - fields - TILES)

    # Set-up

    def deal(self, kind: i64) -> None:
        self.take(self.seat, kind)  # LOS-07
        if self.story is not None:
            self.tell("dealt", self.seat, kind, NOWHERE)
        self.go_on_dealing()

    def go_on_dealing(self) -> None:
        while self.seat < self.plan.seats:
            if self.place[self.seat] == 0 and self.held[self.seat] < HAND:
                return
            self.seat += 1
        self.go_on_placing()

    def place_piece(self, field: i64) -> None:
        piece = 2 * self.seat + (1 if self.placed >= self.plan.seats else 0)
        self.put(piece, field)  # LOS-13: nothing is flipped
        self.placed += 1
        if self.story is not None:
            self.tell("placed", self.seat, piece, field)
        self.go_on_placing()

    def go_on_placing(self) -> None:
        order = self.plan.order
        while self.placed < 2 * self.plan.seats:
            seat = order[self.placed]  # LOS-12
            if self.place[seat] == 0:
                self.seat = seat
                self.phase = PLACE
                self.actor = seat
                return
            self.placed += 1
        self.begin_turn(self.next_in(self.plan.seats - 1))  # LOS-14, LOS-R43: seat 0 is P1

    def next_in(self, seat: i64) -> i64:
        """LOS-11, LOS-15, LOS-87, LOS-R38: clockwise, past those who are out."""
        while True:
            seat += 1
            if seat == self.plan.seats:
                seat = 0
            if self.place[seat] == 0:
                return seat

    # The tile phase: LOS-16

    def begin_turn(self, seat: i64) -> None:
        self.seat = seat
        self.turn += 1
        self.kind = NOWHERE
        self.boost = 0
        self.mode = OWN
        self.card = 0
        self.piece = NOWHERE
        self.made = 0
        self.left = 0
        self.changed = False
        self.phase = TILE
        self.actor = seat
        if self.story is not None:
            self.tell("turn", seat, 0 if self.can_move(seat) else 1, NOWHERE)

    def choose_tile(self, kind: i64) -> None:
        if kind < 0:
            if self.story is not None:
                self.tell("no_tile", self.seat, 0, NOWHERE)
            self.check()
            return
        self.hand[self.seat * KINDS + kind] -= 1  # LOS-49
        self.held[self.seat] -= 1
        self.changed = True
        if self.story is not None:
            self.tell("played", self.seat, kind, NOWHERE)
        if kind == MOVE_TILE:
            self.mode = OPPONENT  # LOS-67; a boost does not count for it, LOS-R07
            self.phase = CARD
        elif kind == SKIP_TILE:
            self.phase = TILE_PIECE
        elif kind == PLUS1_TILE and not self.plan.lays_plus1:
            self.boost += 1  # LOS-59
            self.after_tile()
        else:
            self.kind = kind
            self.phase = TILE_FIELD

    def lay(self, field: i64) -> None:
        is_unseen = self.terrain[field] == HIDDEN
        kind = self.kind
        self.kind = NOWHERE
        self.set_terrain(field, kind + 1)  # LOS-52; LOS-54: a wall is for good
        if self.story is not None:
            self.tell("laid", self.seat, kind, field)
            if is_unseen:
                self.tell("hidden_removed", self.seat, 0, field)  # LOS-51: unseen, it stays among the unseen
        self.after_tile()

    def lock(self, piece: i64) -> None:
        self.locked[piece] = 1  # LOS-61, LOS-62
        if self.story is not None:
            self.tell("locked", self.seat, piece, self.at[piece])
        self.after_tile()

    def after_tile(self) -> None:
        if self.plan.any_tiles and self.held[self.seat] > 0:
            self.phase = TILE  # LOS-R07
        else:
            self.check()

    # The move phase

    def check(self) -> None:
        """LOS-82, LOS-R32: when the tile phase is over, and only then; LOS-R34: pieces block like anything else."""
        seat = self.seat
        if not self.can_move(seat):
            self.go_out(seat)
            return
        self.mode = PASS if self.must_pass(seat) else OWN  # LOS-19, LOS-64
        self.phase = CARD  # LOS-18: no tile from now on

    def use_card(self, dots: i64) -> None:
        seat = self.seat
        cards = self.cards
        base = seat * 4
        self.card = dots
        cards[base + dots] -= 1  # LOS-32
        if self.story is not None:
            self.tell("card_used", seat, dots, self.mode)
        if cards[base + 1] + cards[base + 2] + cards[base + 3] == 0:
            cards[base + 1] = 2  # LOS-33
            cards[base + 2] = 1
            cards[base + 3] = 1
            if self.story is not None:
                self.tell("cards_back", seat, 0, NOWHERE)
        if self.mode == PASS:
            self.end_turn()
        else:
            self.phase = PIECE

    def choose_piece(self, piece: i64) -> None:
        self.piece = piece  # LOS-21: all steps with this one
        self.left = self.card + (self.boost if self.mode == OWN else 0)  # LOS-68, LOS-R30: otherwise both are alike
        self.phase = STEP
        if self.story is not None:
            self.tell("chosen", self.seat, piece, self.at[piece])

    def move_over(self) -> None:
        if self.mode == OPPONENT and not self.can_move(self.seat):
            self.go_out(self.seat)  # LOS-83, LOS-R29
        else:
            self.end_turn()  # LOS-31

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


def begin(plan: Plan, unseen: list[int], pool: list[int]) -> LosState:
    """Everything face down, nothing dealt yet. LOS-03, LOS-04, LOS-05"""
    seats = plan.seats
    cards = room(seats * 4)
    for seat in range(seats):
        cards[seat * 4 + 1] = 2  # LOS-09
        cards[seat * 4 + 2] = 1
        cards[seat * 4 + 3] = 1
    at = room(2 * seats)
    for piece in range(2 * seats):
        at[piece] = NOWHERE
    state = LosState(
        plan,
        room(plan.fields + 1),
        room(plan.fields + 1),
        room(plan.fields + 1),
        room(plan.fields + 1),
        room(plan.fields + 1),
        at,
        room(2 * seats),
        room(2 * seats),
        room(seats * KINDS),
        room(seats),
        room(seats * KINDS),
        cards,
        room(seats),
        room(seats),
        vec[i64](unseen),
        vec[i64](pool),
        room(2 * seats),
        CHANCE,
        0,
        DEAL,
    )
    state.refresh()
    return state

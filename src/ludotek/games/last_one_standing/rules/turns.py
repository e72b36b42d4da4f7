"""The course of the game: dealing, placing, the tile phase, cards. Hot: compiled with mypyc."""

from mypy_extensions import i64

from ludotek.games.last_one_standing.rules.codes import (
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
    WIDTH,
    Plan,
)
from ludotek.games.last_one_standing.rules.ending import Ending
from ludotek.kernel.state import CHANCE, room
from ludotek.kernel.vecs import vec


class LosState(Ending):
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
            self.tell("dealt", self.seat, kind, self.held[self.seat])  # the how manyth of the hand
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

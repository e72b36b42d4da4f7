"""What is seen: board, pieces, cards and counts by everybody, a hand by its owner alone. LOS-08, LOS-34"""

from collections.abc import Iterable
from typing import Literal, get_args

import msgspec

from ludotek.kernel import View, known, view_from
from ludotek.kernel.grid import field_name, neighbours

from .board import CARDS
from .options import LosOptions
from .rules import plan as los
from .rules.state import LosState

MovePhase = Literal["place", "tile", "tile_field", "tile_piece", "card", "piece", "step", "land", "discard"]
Phase = Literal["deal", MovePhase, "flip", "draw", "over"]
Mode = Literal["own", "opponent", "pass"]  # what a card is used for
PHASES: tuple[Phase, ...] = get_args(Phase)  # by the numbers of the rules, as the others
MODES: tuple[Mode, ...] = get_args(Mode)


class PieceView(msgspec.Struct, frozen=True):
    field: int | None  # None: off the board
    is_locked: bool
    has_emerged: bool  # stands on the exit it came out of, LOS-R21
    can_step: bool


class SeatView(msgspec.Struct, frozen=True):
    pieces: tuple[PieceView, ...]
    cards: tuple[int, ...]  # available ones, by their dots
    hand_size: int
    given_up: int  # tiles given up by the hand limit
    place: int  # 0 while in the game
    leaving: int  # 0, else 1 for the first to leave, 2 for the second …

    @property
    def is_stuck(self) -> bool:
        """In the game, but no piece can step now."""
        is_placed = any(piece.field is not None for piece in self.pieces)
        return is_placed and self.place == 0 and not any(piece.can_step for piece in self.pieces)

    @property
    def faces(self) -> list[tuple[int, bool]]:
        """The cards 1, 1, 2 and 3 in this order: dots and whether it is available."""
        return [(dots, CARDS[index:].count(dots) <= self.cards.count(dots)) for index, dots in enumerate(CARDS)]


class LosView(View, frozen=True, kw_only=True):
    options: LosOptions
    rows: int
    columns: int
    terrain: tuple[int, ...]
    seats: tuple[SeatView, ...]
    hand: tuple[int, ...] | None  # kind -> how many in the viewer's hand; None for a spectator
    own_given_up: tuple[int, ...] | None  # kind -> how many the viewer gave up
    unknown: tuple[int, ...]  # kind -> how many are in the pool, in other hands or were given up by others
    pool_size: int
    unseen: tuple[int, ...]  # what a flip can show -> how many such tiles nobody has seen, removed ones included
    phase: Phase
    seat: int  # whose turn it is, who places or is dealt to
    placed: int
    kind: int | None  # the hand tile being laid
    mode: Mode
    piece: int | None  # the moving one
    left: int
    exit: int | None
    paid: tuple[int, ...]  # fields whose +1 has given its step this turn, LOS-41
    flips: tuple[int, ...]  # fields to be flipped
    quiet: int
    sudden_death: bool

    @property
    def quiet_left(self) -> int:
        """Quiet turns until a stand-off, LOS-90."""
        return max(self.options.quiet_rounds * sum(seat.place == 0 for seat in self.seats) - self.quiet, 0)

    @property
    def taken(self) -> list[int | None]:
        """The fields of all pieces."""
        return [piece.field for face in self.seats for piece in face.pieces]

    @property
    def moving(self) -> int:
        """The piece that is placed now, or that makes the move."""
        return 2 * self.seat + (self.placed >= len(self.seats)) if self.piece is None else self.piece

    @property
    def standing(self) -> int:
        """The field of the moving piece, during a move."""
        return self.piece_at(self.moving).field or 0

    @property
    def start(self) -> int:
        """Where the next step begins: at the chosen exit, else at the moving piece."""
        return self.standing if self.exit is None else self.exit

    def piece_at(self, piece: int) -> PieceView:
        return self.seats[piece >> 1].pieces[piece & 1]

    def name(self, field: int) -> str:
        return field_name(self.columns, field)

    def beside(self, field: int) -> tuple[int, ...]:
        """The neighbours of a field by direction; the number of fields where the board ends."""
        return neighbours(self.rows, self.columns)[4 * field : 4 * field + 4]

    def reached(self, action: int) -> int:
        """The field that a walk, a dive or a landing leads to."""
        fields = len(self.terrain)
        return action if action < fields else self.beside(self.start)[action - fields - los.WALK]

    def reachable(self) -> list[int]:
        """The fields that the viewer may choose now, each once."""
        ways = [action for action in self.legal if action < len(self.terrain) + los.NONE]
        return list(dict.fromkeys(map(self.reached, ways)))


def view_of(state: LosState, viewer: int | None) -> LosView:
    return view_from(
        LosView,
        state,
        viewer,
        terrain=tuple(map(int, state.terrain))[:-1],
        seats=tuple(seat_view(state, seat) for seat in range(state.plan.seats)),
        hand=None if viewer is None else tiles(state.hand, viewer),
        own_given_up=None if viewer is None else tiles(state.given_up, viewer),
        unknown=unknown_to(state, viewer),
        pool_size=sum(map(int, state.pool)),
        paid=tuple(field for field, turn in enumerate(state.paid) if 0 < turn == state.turn),
        flips=tuple(int(field) for field in state.flips if field != los.NOWHERE),
        sudden_death=state.sudden,
    )


def seat_view(state: LosState, seat: int) -> SeatView:
    return SeatView(
        pieces=tuple(piece_view(state, piece) for piece in (2 * seat, 2 * seat + 1)),
        cards=tuple(dots for dots in (1, 2, 3) for _ in range(state.cards[seat * los.DOTS + dots])),
        hand_size=int(state.hand_size(seat)),
        given_up=sum(tiles(state.given_up, seat)),
        place=int(state.place[seat]),
        leaving=int(state.leaving[seat]),
    )


def piece_view(state: LosState, piece: int) -> PieceView:
    is_locked, has_emerged = bool(state.locked[piece]), bool(state.emerged[piece])
    return PieceView(known(state.at[piece]), is_locked, has_emerged, state.can_step(piece))


def tiles(counts: Iterable[int], seat: int) -> tuple[int, ...]:
    """One seat's part of a table seat * KINDS + kind."""
    return tuple(map(int, counts))[seat * los.KINDS : (seat + 1) * los.KINDS]


def unknown_to(state: LosState, viewer: int | None) -> tuple[int, ...]:
    """LOS-48, LOS-86: what the viewer has not seen of the pool's tiles, wherever they are."""
    others = [seat for seat in range(state.plan.seats) if seat != viewer]
    elsewhere = [tiles(counts, seat) for seat in others for counts in (state.hand, state.given_up)]
    return tuple(map(sum, zip(tiles(state.pool, 0), *elsewhere, strict=True)))

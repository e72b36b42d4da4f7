"""What is seen: board, pieces, cards and counts by everybody, a hand by its owner alone. LOS-08, LOS-34"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from ludotek.kernel import View

from .board import CARDS, steps
from .names import AFTERS, MODES, PHASES, After, Mode, Phase, field_name
from .options import LosOptions
from .rules import plan as los
from .rules.game import LosState
from .rules.ground import can_step
from .rules.turns import hand_size


class PieceView(msgspec.Struct, frozen=True):
    field: int | None  # None: off the board
    is_locked: bool
    has_emerged: bool  # stands on the exit it came out of, LOS-R21
    can_step: bool


class SeatView(msgspec.Struct, frozen=True):
    pieces: tuple[PieceView, PieceView]
    cards: tuple[int, ...]  # available ones, by their dots
    hand_size: int
    given_up: int  # tiles given up by the hand limit
    place: int  # 0 while in the game
    leaving: int  # 0, else 1 for the first to leave, 2 for the second …
    is_stuck: bool  # in the game, but no piece can step now


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
    turn: int
    kind: int | None  # the hand tile being laid
    boost: int
    mode: Mode
    card: int
    piece: int | None
    made: int
    left: int
    exit: int | None
    paid: tuple[int, ...]  # fields whose +1 has given its step this turn, LOS-41
    flips: tuple[int, ...]  # fields to be flipped
    after: After
    quiet: int
    changed: bool
    sudden_death: bool

    @property
    def quiet_limit(self) -> int:
        return self.options.quiet_rounds * sum(seat.place == 0 for seat in self.seats)

    @property
    def quiet_left(self) -> int:
        """Quiet turns until a stand-off, LOS-90."""
        return max(self.quiet_limit - self.quiet, 0)

    @property
    def moving(self) -> PieceView | None:
        return None if self.piece is None else piece_of(self, self.piece)

    @property
    def placing(self) -> int:
        """The piece that is placed now."""
        return 2 * self.seat + (self.placed >= len(self.seats))

    def name(self, field: int) -> str:
        return field_name(self.columns, field)

    def reached(self, action: int) -> int:
        """The field that a walk, a dive or a landing leads to."""
        fields = len(self.terrain)
        if action < fields:
            return action
        start = self.exit if self.phase == "land" else self.moving.field if self.moving else None
        return steps(self.rows, self.columns)[(start or 0) * 4 + action - fields - los.WALK]

    def reachable(self) -> list[int]:
        """The fields that the viewer may choose now, each once."""
        return list(
            dict.fromkeys(self.reached(action) for action in self.legal if action < len(self.terrain) + los.NONE)
        )


def piece_of(view: LosView, piece: int) -> PieceView:
    return view.seats[piece >> 1].pieces[piece & 1]


def card_faces(view: LosView, seat: int) -> list[tuple[int, bool]]:
    """The cards 1, 1, 2 and 3 in this order: dots and whether it is available."""
    left = list(view.seats[seat].cards)
    found = []
    for dots in reversed(CARDS):
        is_open = dots in left
        if is_open:
            left.remove(dots)
        found.append((dots, is_open))
    return found[::-1]


def known(number: int) -> int | None:
    return None if number == los.NOWHERE else int(number)


def view_of(state: LosState, viewer: int | None) -> LosView:
    plan = state.plan
    return LosView(
        viewer=viewer,
        actor=int(state.actor),
        legal=tuple(state.legal()) if viewer == state.actor else (),  # they would show the hand
        options=plan.options,
        rows=int(plan.rows),
        columns=int(plan.columns),
        terrain=tuple(int(state.terrain[field]) for field in range(plan.fields)),
        seats=tuple(seat_view(state, seat) for seat in range(plan.seats)),
        hand=None if viewer is None else tiles(state.hand, viewer),
        own_given_up=None if viewer is None else tiles(state.given_up, viewer),
        unknown=unknown_to(state, viewer),
        pool_size=sum(state.pool),
        unseen=tuple(int(count) for count in state.unseen),
        phase=PHASES[state.phase],
        seat=int(state.seat),
        placed=int(state.placed),
        turn=int(state.turn),
        kind=known(state.kind),
        boost=int(state.boost),
        mode=MODES[state.mode],
        card=int(state.card),
        piece=known(state.piece),
        made=int(state.made),
        left=int(state.left),
        exit=known(state.exit),
        paid=paid_fields(state),
        flips=tuple(int(state.flips[k]) for k in range(len(state.flips)) if state.flips[k] >= 0),
        after=AFTERS[state.after],
        quiet=int(state.quiet),
        changed=state.changed,
        sudden_death=state.sudden,
    )


def seat_view(state: LosState, seat: int) -> SeatView:
    first, second = (piece_view(state, piece) for piece in (2 * seat, 2 * seat + 1))
    available = [dots for dots in (1, 2, 3) for _ in range(state.cards[seat * los.DOTS + dots])]
    has_pieces = first.field is not None or second.field is not None
    return SeatView(
        pieces=(first, second),
        cards=tuple(available),
        hand_size=int(hand_size(state, seat)),
        given_up=sum(tiles(state.given_up, seat)),
        place=int(state.place[seat]),
        leaving=int(state.leaving[seat]),
        is_stuck=state.place[seat] == 0 and has_pieces and not (first.can_step or second.can_step),
    )


def piece_view(state: LosState, piece: int) -> PieceView:
    return PieceView(
        field=known(state.at[piece]),
        is_locked=bool(state.locked[piece]),
        has_emerged=bool(state.emerged[piece]),
        can_step=can_step(state, piece),
    )


def tiles(counts: Iterable[int], seat: int) -> tuple[int, ...]:
    """One seat's part of a table seat * KINDS + kind."""
    return tuple(map(int, counts))[seat * los.KINDS : (seat + 1) * los.KINDS]


def unknown_to(state: LosState, viewer: int | None) -> tuple[int, ...]:
    """LOS-48, LOS-86: what the viewer has not seen of the pool's tiles, wherever they are."""
    others = [seat for seat in range(state.plan.seats) if seat != viewer]
    elsewhere = [tiles(counts, seat) for seat in others for counts in (state.hand, state.given_up)]
    return tuple(sum(counts) for counts in zip(tiles(state.pool, 0), *elsewhere, strict=True))


def paid_fields(state: LosState) -> tuple[int, ...]:
    return tuple(field for field, paid in enumerate(state.paid) if 0 < state.turn == paid)

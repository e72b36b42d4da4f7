"""What is seen: board, pieces, cards and counts by everybody, a hand by its owner alone. LOS-08, LOS-34"""

from __future__ import annotations

from typing import Literal

import msgspec

from ludotek.games.last_one_standing.board import COLOURS, KINDS
from ludotek.games.last_one_standing.rules.codes import NOWHERE
from ludotek.games.last_one_standing.rules.turns import LosState, begin
from ludotek.games.last_one_standing.setup import LosOptions, make_plan
from ludotek.kernel import Rng, View

VERSION = 1
Phase = Literal[
    "deal", "place", "tile", "tile_field", "tile_piece", "card", "piece", "step", "land", "discard", "flip", "draw",
    "over",
]  # fmt: skip
PHASES: tuple[Phase, ...] = (
    "deal", "place", "tile", "tile_field", "tile_piece", "card", "piece", "step", "land", "discard", "flip", "draw",
    "over",
)  # fmt: skip
Mode = Literal["own", "opponent", "pass"]
MODES: tuple[Mode, ...] = ("own", "opponent", "pass")
After = Literal["step", "turn", "place"]
AFTERS: tuple[After, ...] = ("step", "turn", "place")


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
    leaving: int  # 0, else the how-manyth to leave
    is_stuck: bool  # in the game, but no piece can step now


class LosView(View, frozen=True, kw_only=True):
    options: LosOptions
    rows: int
    columns: int
    terrain: tuple[int, ...]
    seats: tuple[SeatView, ...]
    hand: tuple[int, ...] | None  # kind -> how many in the own hand; None for a spectator
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


def piece_of(view: LosView, piece: int) -> PieceView:
    return view.seats[piece >> 1].pieces[piece & 1]


def colour_of(piece: int) -> str:
    return COLOURS[piece >> 1]


def known(number: int) -> int | None:
    return None if number == NOWHERE else int(number)


def view_of(state: LosState, viewer: int | None) -> LosView:
    plan = state.plan
    phase = PHASES[state.phase]
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
        pool_size=int(state.pool_total),
        unseen=tuple(int(count) for count in state.unseen),
        phase=phase,
        seat=min(int(state.seat), int(plan.seats) - 1),
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
        flips=tuple(int(state.flips[k]) for k in range(state.flip_at, state.flip_count)) if phase == "flip" else (),
        after=AFTERS[state.after] if phase == "flip" else "step",
        quiet=int(state.quiet),
        changed=state.changed,
        sudden_death=state.sudden,
    )


def seat_view(state: LosState, seat: int) -> SeatView:
    first, second = (piece_view(state, piece) for piece in (2 * seat, 2 * seat + 1))
    available = [dots for dots in (1, 2, 3) for _ in range(state.cards[seat * 4 + dots])]
    has_pieces = first.field is not None or second.field is not None
    return SeatView(
        pieces=(first, second),
        cards=tuple(available),
        hand_size=int(state.held[seat]),
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
        can_step=state.can_step(piece),
    )


def tiles(counts: object, seat: int) -> tuple[int, ...]:
    """One seat's row of a table seat * 6 + kind."""
    return tuple(int(counts[seat * 6 + kind]) for kind in range(6))  # type: ignore[index]  # a vec


def unknown_to(state: LosState, viewer: int | None) -> tuple[int, ...]:
    """LOS-48, LOS-86: what the viewer has not seen of the pool's tiles, wherever they are."""
    others = [seat for seat in range(state.plan.seats) if seat != viewer]
    return tuple(
        int(state.pool[kind])
        + sum(int(state.hand[seat * 6 + kind]) + int(state.given_up[seat * 6 + kind]) for seat in others)
        for kind in range(6)
    )


def paid_fields(state: LosState) -> tuple[int, ...]:
    if not state.turn:
        return ()
    return tuple(field for field in range(state.plan.fields) if state.paid[field] == state.turn)


# Imagining what is not seen


def imagine(view: LosView, rng: Rng) -> LosState:
    """All tiles the viewer has not seen, shuffled, into the places where such tiles are."""
    stack = [kind for kind in range(6) for _ in range(view.unknown[kind])]
    for last in range(len(stack) - 1, 0, -1):
        other = int(rng.below(last + 1))
        stack[last], stack[other] = stack[other], stack[last]
    return state_with(view, stack)


def state_of(view: LosView) -> LosState:
    """Any such state: for what depends on nothing hidden."""
    return state_with(view, [kind for kind in range(6) for _ in range(view.unknown[kind])])


def state_with(view: LosView, stack: list[int]) -> LosState:
    """The view's state with these kinds for what is not seen, taken from the end."""
    plan = make_plan(view.options, len(view.seats), view.rows, view.columns)
    state = begin(plan, list(view.unseen), [0] * len(KINDS))
    for field, terrain in enumerate(view.terrain):
        state.terrain[field] = terrain
    for number, seat in enumerate(view.seats):
        set_seat(state, number, seat)
        hand, given_up = view.hand, view.own_given_up
        if number != view.viewer or hand is None or given_up is None:
            hand, given_up = dealt(stack, seat.hand_size), dealt(stack, seat.given_up)
        for kind in range(6):
            state.hand[number * 6 + kind] = hand[kind]
            state.given_up[number * 6 + kind] = given_up[kind]
    for kind in stack:
        state.pool[kind] += 1
    set_turn(state, view)
    state.refresh()
    return state


def dealt(stack: list[int], size: int) -> tuple[int, ...]:
    taken = [stack.pop() for _ in range(size)]
    return tuple(taken.count(kind) for kind in range(6))


def set_seat(state: LosState, number: int, seat: SeatView) -> None:
    for dots in (1, 2, 3):
        state.cards[number * 4 + dots] = seat.cards.count(dots)
    for index, piece in enumerate(seat.pieces):
        state.at[2 * number + index] = NOWHERE if piece.field is None else piece.field
        state.locked[2 * number + index] = piece.is_locked
        state.emerged[2 * number + index] = piece.has_emerged
    state.held[number] = seat.hand_size
    state.place[number] = seat.place
    state.leaving[number] = seat.leaving


def set_turn(state: LosState, view: LosView) -> None:
    state.actor = view.actor
    state.seat = view.seat
    state.phase = PHASES.index(view.phase)
    state.placed = view.placed
    state.turn = view.turn
    state.kind = NOWHERE if view.kind is None else view.kind
    state.boost = view.boost
    state.mode = MODES.index(view.mode)
    state.card = view.card
    state.piece = NOWHERE if view.piece is None else view.piece
    state.made = view.made
    state.left = view.left
    state.exit = NOWHERE if view.exit is None else view.exit
    for field in view.paid:
        state.paid[field] = view.turn
    for number, field in enumerate(view.flips):
        state.flips[number] = field
    state.flip_count = len(view.flips)
    state.after = AFTERS.index(view.after)
    state.quiet = view.quiet
    state.changed = view.changed
    state.sudden = view.sudden_death

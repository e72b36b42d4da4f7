"""Positions as readable JSON, there and back. Only the number of players is needed; the rest has quiet defaults."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from ludotek.games.sequence.board import COLOURS
from ludotek.games.sequence.checks import check
from ludotek.games.sequence.imagine import state_of
from ludotek.games.sequence.names import (
    card_name,
    card_of,
    cards_named,
    cards_of,
    line_cells,
    line_name,
    line_of,
    space_name,
    space_of,
    spaces_named,
    spaces_of,
)
from ludotek.games.sequence.rules.state import SequenceState
from ludotek.games.sequence.setup import PLAYERS, SequenceOptions, colour_of, settle, sides_of
from ludotek.games.sequence.view import (
    VERSION,
    Accusation,
    Ending,
    LineView,
    Phase,
    SeatView,
    SequenceView,
    Why,
    look,
)
from ludotek.kernel import CHANCE, BadPosition
from ludotek.kernel.options import read

Seat = Annotated[int, msgspec.Meta(ge=0, le=11)]
Small = Annotated[int, msgspec.Meta(ge=0, le=104)]
Count = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
WAITING, OUT = "waiting", "out"


class AccusationPosition(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    side: str  # the colour accused
    accuser: Seat
    confirmed: tuple[Seat, ...]


class SequencePosition(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Cards are written 6♥, spaces r4c3, sequences r4c1-r4c5. What is in no hand and no discard pile is in the pile."""

    game: Literal["sequence"] = "sequence"
    version: int = VERSION
    options: dict[str, object] = {}
    players: int
    phase: Phase = "play"
    turn: Seat = 0  # the seat whose turn it is
    hands: tuple[str, ...] = ()  # seat -> cards
    chips: dict[str, str] = {}  # colour -> spaces
    sequences: dict[str, tuple[str, ...]] = {}  # colour -> lines
    discards: tuple[str, ...] = ()  # seat -> cards, the first one laid first
    dealer: Seat | None = None
    opening: tuple[str, ...] = ()  # seat -> card drawn for the dealer, "waiting" or "out"
    drawer: Seat | None = None  # who draws a card now
    drawing: Why = "none"  # what for
    last: str | None = None  # space of the last chip placed or removed
    exchanged: Small = 0  # dead cards in this turn
    swaps: Small = 0  # reshuffles through exchanges in this turn
    passes: Small = 0  # turns in a row that were passes
    idle: Small = 0  # reshuffles since the last play
    turns: Count = 1  # turns begun
    due: tuple[Count, ...] = ()  # seat -> the turn for which it may still draw, 0 if none
    owes: tuple[Seat, ...] = ()  # seats that have to give up a card
    accusations: tuple[AccusationPosition, ...] = ()
    left: tuple[Seat, ...] = ()  # seats that have left
    winner: str | None = None  # colour
    ending: Ending = "running"


# Writing


def dump(state: SequenceState) -> dict[str, object]:
    """Everything, all hands too: for the one who keeps the match."""
    view = look(state, None, range(state.plan.seats))
    position: dict[str, object] = msgspec.to_builtins(position_of(view))
    return {"game": "sequence", "version": VERSION, **position}


def position_of(view: SequenceView) -> SequencePosition:
    seats = view.seats
    colours = COLOURS[: view.sides]
    return SequencePosition(
        options=msgspec.to_builtins(view.options),
        players=len(seats),
        phase=view.phase,
        turn=view.seat,
        hands=tuple(cards_named(seat.hand or ()) for seat in seats),
        chips={colour: spaces_named(cells) for colour, cells in zip(colours, view.chips, strict=True) if cells},
        sequences={
            colour: lines
            for side, colour in enumerate(colours)
            if (lines := tuple(line_name(line.line) for line in view.lines if line.side == side))
        },
        discards=tuple(cards_named(seat.discards) for seat in seats),
        dealer=view.dealer,
        opening=tuple(map(opening_name, seats)) if view.phase in ("dealer", "deal") else (),
        drawer=view.drawer,
        drawing=view.why,
        last=space_name(view.last) if view.last else None,
        exchanged=view.exchanged,
        swaps=view.swaps,
        passes=view.passes,
        idle=view.idle,
        turns=view.turn,
        due=tuple(seat.due for seat in seats) if any(seat.due for seat in seats) else (),
        owes=tuple(number for number, seat in enumerate(seats) if seat.owes),
        accusations=tuple(
            AccusationPosition(side=COLOURS[one.side], accuser=one.accuser, confirmed=one.confirmed)
            for one in view.accusations
        ),
        left=tuple(number for number, seat in enumerate(seats) if seat.has_left),
        winner=None if view.winner is None else COLOURS[view.winner],
        ending=view.ending,
    )


def opening_name(seat: SeatView) -> str:
    if seat.opening is not None:
        return card_name(seat.opening)
    return WAITING if seat.is_contender else OUT


# Reading


def load(position: dict[str, object]) -> SequenceState:
    """The state of a position; one that cannot exist is refused with the reason."""
    try:
        given = msgspec.convert(position, SequencePosition)
    except msgspec.ValidationError as error:
        raise BadPosition(f"not a position of Sequence: {error}") from None
    if given.version != VERSION:
        raise BadPosition(f"position of Sequence version {given.version}; here is version {VERSION}")
    if given.players not in PLAYERS:
        raise BadPosition(f"{given.players} players: Sequence is for {', '.join(map(str, PLAYERS))} (SEQ-01)")
    options = settle(given.players, read(SequenceOptions, given.options, "sequence"))
    view = view_of_position(given, options)
    check(view)
    return state_of(view, [seat.hand or () for seat in view.seats])


def view_of_position(given: SequencePosition, options: SequenceOptions) -> SequenceView:
    sides = range(sides_of(options))
    for colour in (*given.chips, *given.sequences):
        side_named(colour, options)
    lines = [(side, line_of(side, name)) for side in sides for name in given.sequences.get(COLOURS[side], ())]
    hands, discards = per_seat(given.players, given.hands, "hands"), per_seat(given.players, given.discards, "discards")
    return SequenceView(
        viewer=None,
        actor=int(CHANCE),
        legal=(),
        options=options,
        seats=tuple(
            seat_view(given, options, seat, cards_of(hands[seat]), cards_of(discards[seat]))
            for seat in range(given.players)
        ),
        phase=given.phase,
        seat=given.turn,
        drawer=given.drawer,
        why=given.drawing,
        dealer=given.dealer,
        chips=tuple(spaces_of(given.chips.get(COLOURS[side], "")) for side in sides),
        lines=tuple(LineView(side, line, line_cells(line)) for side, line in lines),
        last=space_of(given.last) if given.last is not None else None,
        pile=0,
        exchanged=given.exchanged,
        swaps=given.swaps,
        passes=given.passes,
        idle=given.idle,
        turn=given.turns,
        accusations=tuple(
            Accusation(side_named(one.side, options), one.accuser, one.confirmed) for one in given.accusations
        ),
        winner=None if given.winner is None else side_named(given.winner, options),
        ending=given.ending,
    )


def seat_view(
    given: SequencePosition, options: SequenceOptions, seat: int, hand: tuple[int, ...], discards: tuple[int, ...]
) -> SeatView:
    opening = per_seat(given.players, given.opening, "opening", OUT)[seat]
    due = given.due or (0,) * given.players
    if len(due) != given.players:
        raise BadPosition(f"due {due}: expected one turn number for each of {given.players} players")
    return SeatView(
        side=seat % sides_of(options),
        colour=colour_of(options, seat),
        hand=hand,
        held=len(hand),
        discards=discards,
        opening=None if opening in (WAITING, OUT) else card_of(opening),
        is_contender=opening != OUT,
        due=due[seat],
        owes=seat in given.owes,
        has_left=seat in given.left,
    )


def per_seat(players: int, given: tuple[str, ...], name: str, default: str = "") -> tuple[str, ...]:
    if given and len(given) != players:
        raise BadPosition(f"{name} of {len(given)} seats: expected {players}, one for each player")
    return given or (default,) * players


def side_named(colour: str, options: SequenceOptions) -> int:
    colours = COLOURS[: sides_of(options)]
    if colour not in colours:
        raise BadPosition(f"{colour!r} is no side here: expected {', '.join(colours)} (SEQ-10)")
    return colours.index(colour)

"""Positions as readable JSON, there and back."""

from __future__ import annotations

from collections import Counter
from typing import Annotated, Literal

import msgspec

from ludotek.games.ludo import possible
from ludotek.games.ludo.board import BOARDS, DICE, YARD, Board
from ludotek.games.ludo.names import name_of, position_of
from ludotek.games.ludo.rules import OUT, STACK, WAITING, LudoState, begin
from ludotek.games.ludo.setup import LudoOptions, board_of, face_name, make_plan, settle
from ludotek.games.ludo.view import LudoView, Phase, SeatView
from ludotek.kernel import OVER, BadPosition
from ludotek.kernel.options import read

VERSION = 1
Count = Annotated[int, msgspec.Meta(ge=-(10**9), le=10**9)]  # fits the engine's integers


class LudoPosition(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A position to read and write. Only `pieces` is needed; the rest has the values of a turn about to begin."""

    game: Literal["ludo"] = "ludo"
    version: int = VERSION
    options: dict[str, object] = {}
    pieces: dict[str, tuple[str, ...]]  # colour -> places by name, in the order of the seats
    phase: Phase = "throw"
    turn: str | None = None  # colour; the first one if not given
    face: str | None = None  # the last throw
    tries: Count | None = None  # throws still due; as at the beginning of a turn if not given
    throws: Count = 0
    turns: Count = 1
    extra: bool = False
    opening: tuple[Count, ...] = ()  # seat -> pips, -1 still to throw, -2 out
    places: tuple[Count, ...] = ()  # seat -> 0 while playing
    left: Count = 0


def dump_of(view: LudoView) -> LudoPosition:
    options = view.options
    board = view.board
    return LudoPosition(
        options=msgspec.to_builtins(options),
        pieces={seat.colour: tuple(name_of(board, p) for p in seat.pieces) for seat in view.seats},
        phase=view.phase,
        turn=view.seats[view.seat].colour,
        face=face_name(options, view.face) if view.face else None,
        tries=view.tries,
        throws=view.throws,
        turns=view.turn,
        extra=view.is_extra,
        opening=tuple(opening_code(seat) for seat in view.seats),
        places=tuple(seat.place for seat in view.seats),
        left=sum(seat.has_left for seat in view.seats),
    )


def opening_code(seat: SeatView) -> int:
    if seat.opening is not None:
        return seat.opening
    return int(WAITING) if seat.is_contender else int(OUT)


def read_position(position: dict[str, object]) -> LudoPosition:
    try:
        return msgspec.convert(position, LudoPosition)
    except msgspec.ValidationError as error:
        raise BadPosition(f"not a position of Ludo: {error}") from None


def state_of(position: LudoPosition) -> LudoState:
    """The state of a position; a position that cannot exist is refused with the reason."""
    if position.version != VERSION:
        raise BadPosition(f"position of Ludo version {position.version}; here is version {VERSION}")
    options = options_of(position)
    state = begin(make_plan(options))
    place_pieces(state, options, position)
    set_places(state, position)
    set_turn(state, options, position)
    possible.check(state, position.phase)
    return state


def options_of(position: LudoPosition) -> LudoOptions:
    given = read(LudoOptions, position.options, "ludo")
    named = tuple(position.pieces)
    sides = given.board or (6 if len(named) > 4 or not set(named) <= set(BOARDS[4].colours) else 4)
    known = BOARDS[sides].colours
    if not set(named) <= set(known):
        raise BadPosition(f"colours {', '.join(named)}: the board with {sides} arms has {', '.join(known)}")
    if not 2 <= len(named) <= sides:
        raise BadPosition(f"pieces of {len(named)} colours: Ludo has 2 to {sides} players on this board")
    arms = tuple(known.index(colour) for colour in named)
    if given.arms and tuple(given.arms) != arms:
        said, meant = list(given.arms), list(arms)
        raise BadPosition(f"options.arms {said}: {', '.join(named)} sit at the arms {meant}; leave arms out")
    return settle(len(arms), msgspec.structs.replace(given, board=sides, arms=arms))


def place_pieces(state: LudoState, options: LudoOptions, position: LudoPosition) -> None:
    board = board_of(options)
    for seat, (colour, names) in enumerate(position.pieces.items()):
        if len(names) != options.pieces:
            raise BadPosition(f"{colour} has {len(names)} pieces; every player has {options.pieces} (LUDO-05)")
        for piece, name in enumerate(names):
            put(state, board, seat, piece, position_of(board, name))
        state.list_track(seat)


def put(state: LudoState, board: Board, seat: int, piece: int, place: int) -> None:
    state.pos[seat * state.plan.pieces + piece] = place
    if place == YARD:
        return
    state.yard[seat] -= 1
    if place == board.goal:
        state.home[seat] += 1
    if place <= board.mouth:
        field = (int(state.plan.starts[seat]) + place) % board.ring
        standing = int(state.ring[field])
        if standing and standing >> 3 != seat:
            raise BadPosition(f"pieces of two colours on ring field {field}: no move leaves that (LUDO-R12)")
        state.ring[field] = standing + 1 if standing else seat * STACK + 1


def set_places(state: LudoState, position: LudoPosition) -> None:
    seats = len(position.pieces)
    places = position.places or (0,) * seats
    taken = Counter(place for place in places if place)
    if len(places) != seats or not all(0 <= p <= seats for p in places) or any(n > 1 for n in taken.values()):
        raise BadPosition(f"places {places}: expected one number per player, 0 while playing, each place once")
    if not 0 <= position.left <= len(taken):
        raise BadPosition(f"left {position.left}: at most as many as have a place")
    for seat, place in enumerate(places):
        state.place[seat] = place
    state.left = position.left
    state.finished = len(taken) - position.left


def set_turn(state: LudoState, options: LudoOptions, position: LudoPosition) -> None:
    named = list(position.pieces)
    turn = position.turn or named[0]
    if turn not in named:
        raise BadPosition(f"turn {turn!r}: expected one of {', '.join(named)}")
    seat = named.index(turn)
    if position.phase in ("throw", "choose", "opening") and state.place[seat]:
        raise BadPosition(f"it cannot be the turn of {turn}, who has finished or left")
    state.is_opening = position.phase == "opening"
    set_opening(state, position, seat)
    if not state.is_opening:
        state.begin_turn(seat)
    set_throw(state, options, position)
    if position.phase == "over":
        state.actor = OVER


def set_opening(state: LudoState, position: LudoPosition, seat: int) -> None:
    seats = len(position.pieces)
    if position.opening:
        if len(position.opening) != seats or not all(OUT <= pips <= 6 for pips in position.opening):
            raise BadPosition(f"opening {position.opening}: expected pips, -1 or -2 for each of {seats} players")
        for k, pips in enumerate(position.opening):
            state.opening[k] = pips
    if state.is_opening:
        if state.opening[seat] != WAITING:
            raise BadPosition(f"turn {list(position.pieces)[seat]!r}: that player has no opening throw to make")
        state.seat = seat


def set_throw(state: LudoState, options: LudoOptions, position: LudoPosition) -> None:
    names = DICE[options.die]
    if position.face is not None and position.face not in names:
        raise BadPosition(f"face {position.face!r}: this die has {', '.join(names)} (LUDO-06)")
    state.face = names.index(position.face) + 1 if position.face else 0
    state.throws = position.throws or (1 if position.phase == "choose" else 0)
    state.turn = position.turns
    state.is_extra = position.extra
    if position.tries is not None:
        state.tries = position.tries
    elif position.phase == "choose":
        state.tries -= 1
    if position.phase == "choose":
        choose(state, position)


def choose(state: LudoState, position: LudoPosition) -> None:
    if not state.face:
        raise BadPosition("phase 'choose' needs the face that was thrown")
    state.find_moves()
    if not state.found:
        raise BadPosition(f"face {position.face!r} allows no move, so nothing is to be chosen (LUDO-14)")
    state.actor = state.seat

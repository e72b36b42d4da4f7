"""The fields of a state in a readable position, and which positions cannot exist."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import get_args

import msgspec

from ludotek.games.ludo.board import BOARDS, DICE, YARD, Board
from ludotek.games.ludo.names import name_of
from ludotek.games.ludo.options import LudoOptions, board_of, colours_of, settle
from ludotek.games.ludo.rules import OUT, WAITING, LudoState, contenders, has_three_tries
from ludotek.games.ludo.view import Phase, phase_of
from ludotek.kernel import CHANCE, OVER, BadPosition, Field, Fields, Position, State, require
from ludotek.kernel.forms import Each, Flag, Form, Json, Keyed, Maybe, Name, Number, Unreadable
from ludotek.kernel.options import read

COUNT = Number(0, 10**9)
PHASES = get_args(Phase)


class OnePerSeat(Each):
    """A number for each seat; an empty list means the same for everybody."""

    def __init__(self, form: Form, seats: int, empty: int, expected: str) -> None:
        super().__init__(form, seats)
        self.empty, self.expected = int(empty), f"{expected} for each of {seats} players"

    def read(self, value: Json) -> list[int]:
        if value in ([], ()):
            return [self.empty] * self.count
        try:
            return super().read(value)
        except Unreadable:
            raise Unreadable(value, self.expected) from None


class Turn(Name):
    """A seat by its colour; null is the first one."""

    def read(self, value: Json) -> list[int]:
        return [0] if value is None else super().read(value)


class PhaseField(Field):
    """Who decides, by the phase of the game: read after the seat whose turn it is."""

    def numbers(self, state: State) -> list[int]:
        assert isinstance(state, LudoState)
        return [PHASES.index(phase_of(state))]

    def set_numbers(self, state: State, numbers: Sequence[int]) -> None:
        assert isinstance(state, LudoState)
        phase = PHASES[numbers[0]]
        state.is_opening = phase == "opening"
        state.actor = {"choose": state.seat, "over": OVER}.get(phase, CHANCE)


class Throws(Field):
    """Throws made in this turn: at least one if there is something to choose."""

    def read(self, state: State, value: Json) -> None:
        super().read(state, 1 if value == 0 and state.actor >= 0 else value)


class Tries(Field):
    """Throws still due; null means as many as a turn has at its beginning. Read after all others."""

    def read(self, state: State, value: Json) -> None:
        assert isinstance(state, LudoState)
        super().read(state, usual_tries(state) if value is None else value)


def usual_tries(state: LudoState) -> int:
    state.rebuild()
    if state.is_opening:
        return 0
    tries = 3 if has_three_tries(state, state.seat) else 1
    return tries - 1 if state.actor >= 0 else tries


def fields_of(state: LudoState) -> Fields:
    return fields_for(state.plan.options)


@lru_cache(maxsize=64)
def fields_for(options: LudoOptions) -> Fields:
    board, colours, faces = board_of(options), colours_of(options), DICE[options.die]
    seats = len(colours)
    face = Name(dict(enumerate(faces, start=1)), f"a face; this die has {', '.join(faces)} (LUDO-06)")
    place = "one number per player, 0 while playing, each place once,"
    return Fields(
        Field("pieces", Keyed(Each(place_form(board), options.pieces), colours), "pos"),
        Field("turn", Turn(colours), "seat", default=None),
        PhaseField("phase", Name(PHASES), default="throw"),
        Field("face", Maybe(face, none=0), default=None),
        Throws("throws", COUNT, default=0),
        Field("turns", COUNT, "turn", default=1),
        Field("extra", Flag(), "is_extra", default=False),
        Field("opening", OnePerSeat(Number(OUT, 6), seats, WAITING, "pips, -1 or -2"), default=[]),
        Field("places", OnePerSeat(Number(0, seats), seats, 0, place), "place", default=[]),
        Field("left", COUNT, default=0),
        Tries("tries", COUNT, default=None),
    )


@lru_cache(maxsize=4)
def place_form(board: Board) -> Name:
    names = {position: name_of(board, position) for position in range(YARD, board.goal + 1)}
    return Name(names, f"a place of a piece: Y, 0 to {board.mouth}, L1 to L{board.lane_length} or G")


# The setting


def setting_of(position: Position) -> tuple[int, LudoOptions]:
    """Who plays and on which board: the colours of the pieces, in the order of the seats."""
    pieces, options = position.get("pieces"), position.get("options", {})
    if not isinstance(pieces, Mapping) or not all(isinstance(names, list | tuple) for names in pieces.values()):
        raise BadPosition(f"pieces: {pieces!r}: expected an object of colours and lists of places")
    if not isinstance(options, Mapping):
        raise BadPosition(f"options: {options!r}: expected an object")
    require("players" not in position, "players: the colours of the pieces say who plays")
    given = read(LudoOptions, options, "ludo")
    named = tuple(pieces)
    sides = given.board or (6 if len(named) > 4 or not set(named) <= set(BOARDS[4].colours) else 4)
    known = BOARDS[sides].colours
    wrong = ", ".join(map(repr, named))
    require(set(named) <= set(known), f"colours {wrong}: the board with {sides} arms has {', '.join(known)}")
    require(len(named) >= 2, f"pieces of {len(named)} colours: Ludo has 2 to {sides} players on this board")
    for colour, names in pieces.items():
        count = len(names)
        require(count == given.pieces, f"{colour} has {count} pieces; every player has {given.pieces}", "LUDO-05")
    arms = tuple(known.index(colour) for colour in named)
    meant = f"{', '.join(named)} sit at the arms {list(arms)}; leave arms out"
    require(not given.arms or tuple(given.arms) == arms, f"options.arms {list(given.arms)}: {meant}")
    return len(arms), settle(len(arms), msgspec.structs.replace(given, board=sides, arms=arms))


# What no game can reach


def check(state: LudoState) -> None:
    phase = phase_of(state)
    check_ring(state)
    check_places(state)
    check_turn(state, phase)
    check_end(state, is_over=phase == "over")
    check_throws(state, phase)


def check_ring(state: LudoState) -> None:
    plan = state.plan
    owners: dict[int, int] = {}
    for index, position in enumerate(state.pos):
        seat = index // plan.pieces
        field = int(plan.fields[seat * plan.stride + position]) if YARD < position <= plan.mouth else None
        if field is not None:
            alone = owners.setdefault(field, seat) == seat
            require(alone, f"pieces of two colours on ring field {field}: no move leaves that", "LUDO-R12")


def check_places(state: LudoState) -> None:
    seats, pieces, left = int(state.plan.seats), state.plan.pieces, int(state.left)
    taken = sorted(int(place) for place in state.place if place)
    require(max(Counter(taken).values(), default=1) == 1, f"places {taken}: expected each place once")
    require(left <= len(taken), f"left {left}: at most as many as have a place")
    expected = [*range(1, state.finished + 1), *range(seats - left + 1, seats + 1)]
    require(taken == expected, f"places {taken}: expected {expected}; those who left are behind all others", "LUDO-R29")
    for seat, place in enumerate(state.place):
        has_left = place > seats - left
        require(not has_left or state.yard[seat] == pieces, f"seat {seat} has left but has pieces out", "LUDO-R29")
        is_home = state.home[seat] == pieces
        require(place > 0 or not is_home, f"seat {seat} has all pieces in the goal but no place", "LUDO-70")


def check_turn(state: LudoState, phase: Phase) -> None:
    colour = colours_of(state.plan.options)[state.seat]
    if phase != "over":
        require(not state.place[state.seat], f"it cannot be the turn of {colour}, who has finished or left")
    if phase == "choose":
        require(state.face > 0, "phase 'choose' needs the face that was thrown")
        require(state.found > 0, "this face allows no move, so nothing is to be chosen", "LUDO-14")
    if phase == "opening":
        is_waiting = state.opening[state.seat] == WAITING
        require(is_waiting, f"turn {colour!r}: that player has no opening throw to make")
        check_opening(state)


def check_opening(state: LudoState) -> None:
    pips = {int(state.plan.pips[face]) for face in range(1, 7)}
    shown = all(thrown in pips for thrown in state.opening if thrown not in (WAITING, OUT))
    require(shown, f"opening: this die shows {sorted(pips)} pips")
    require(contenders(state) > 1, "opening: at least two still throw for the beginning", "LUDO-07")
    at_home = all(in_yard == state.plan.pieces for in_yard in state.yard)
    require(at_home, "opening: all pieces are still in their yards", "LUDO-04")


def check_end(state: LudoState, *, is_over: bool) -> None:
    playing = sum(place == 0 for place in state.place)
    finished = [seat for seat, place in enumerate(state.place) if 0 < place <= state.finished]
    not_home = [seat for seat in finished if state.home[seat] != state.plan.pieces]
    if not is_over:
        require(not not_home, f"seats {not_home} have places but not all pieces in the goal", "LUDO-70")
        require(not finished or state.plan.play_on, "somebody has won, so the game is over", "LUDO-70")
        require(playing > 1, "only one player is left, so the game is over", "LUDO-71")
        return
    require(bool(finished), "a game that is over has a winner: places has no 1", "LUDO-70")
    last_gets_place = len(not_home) == 1 and state.place[not_home[0]] == state.finished and playing == 0
    is_right = not not_home or last_gets_place
    require(is_right, f"seats {not_home} have places but not all pieces in the goal", "LUDO-70")
    require(playing == 0 or not state.plan.play_on, f"{playing} players still play for the places", "LUDO-71")


def check_throws(state: LudoState, phase: Phase) -> None:
    tries, throws = int(state.tries), int(state.throws)
    least = 1 if phase == "throw" else 0
    require(least <= tries <= 3, f"tries {tries}: expected 1 to 3 throws still due")
    if phase in ("throw", "choose"):
        most = 3 if has_three_tries(state, state.seat) and not state.is_extra else 1
        made = 0 if state.is_extra else throws
        due = tries + 1 if phase == "choose" and state.is_extra else tries
        require(due + made <= most, f"tries {tries} after {throws} throws: this player has {most} in all", "LUDO-24")

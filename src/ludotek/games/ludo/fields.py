"""The fields of a state in a readable position, and which positions cannot exist."""

from collections.abc import Mapping, Sequence
from typing import Any, get_args

import msgspec

from ludotek.kernel import CHANCE, OVER, BadPosition, Field, Fields, Position, Usually, require
from ludotek.kernel.forms import Each, Flag, Keyed, Maybe, Name, Number

from .board import BOARDS, DICE, YARD
from .names import name_of
from .options import LudoOptions, board_of, colours_of, settle
from .rules.plan import OUT, WAITING, Plan
from .rules.state import LudoState
from .view import Phase, phase_of

COUNT = Number(0, 10**9)
PHASES = get_args(Phase)


class PhaseField(Field):
    """Who decides, by the phase of the game: read after the seat whose turn it is."""

    def numbers(self, state: Any) -> list[int]:
        return [PHASES.index(phase_of(state))]

    def set_numbers(self, state: Any, numbers: Sequence[int]) -> None:
        phase = PHASES[numbers[0]]
        state.is_opening = phase == "opening"
        state.actor = {"choose": state.seat, "over": OVER}.get(phase, CHANCE)


def usual_tries(state: LudoState) -> list[int]:
    """As many throws as a turn has at its beginning, without one that is to be used. Read after all other fields."""
    state.rebuild()
    tries = 3 if state.has_three_tries(state.seat) else 1
    return [0 if state.is_opening else tries - (state.actor >= 0)]


def fields_of(plan: Plan) -> Fields:
    options = plan.options
    board, colours, faces = board_of(options), colours_of(options), DICE[options.die]
    seats = len(colours)
    on_way = f"a place of a piece: Y, 0 to {board.mouth}, L1 to L{board.lane_length} or G"
    place = Name({position: name_of(board, position) for position in range(YARD, board.goal + 1)}, on_way)
    face = Name(dict(enumerate(faces, start=1)), f"a face; this die has {', '.join(faces)} (LUDO-06)")
    each = f"for each of {seats} players"
    places = f"one number per player, 0 while playing, each place once, {each}"
    return Fields(
        Field("pieces", Keyed(Each(place, options.pieces), colours), "pos"),
        Usually("turn", Name(colours), lambda state: [0], "seat"),
        PhaseField("phase", Name(PHASES), default="throw"),
        Field("face", Maybe(face, none=0), default=None),
        Usually("throws", COUNT, lambda state: [int(state.actor >= 0)]),
        Field("turns", COUNT, "turn", default=1),
        Field("extra", Flag(), "is_extra", default=False),
        Field("opening", Each(Number(OUT, 6), seats, f"pips, -1 or -2 {each}", empty=WAITING), default=[]),
        Field("places", Each(Number(0, seats), seats, places, empty=0), "place", default=[]),
        Field("left", COUNT, default=0),
        Usually("tries", COUNT, usual_tries),
    )


def setting_of(position: Position, given: LudoOptions) -> tuple[int, LudoOptions]:
    """Who plays and on which board: the colours of the pieces, in the order of the seats."""
    pieces = position.get("pieces")
    if not isinstance(pieces, Mapping) or not all(isinstance(names, list | tuple) for names in pieces.values()):
        raise BadPosition(f"pieces: {pieces!r}: expected an object of colours and lists of places")
    require("players" not in position, "players: the colours of the pieces say who plays")
    named, count = tuple(pieces), given.pieces
    sides = given.board or (6 if len(named) > 4 or not set(named) <= set(BOARDS[4].colours) else 4)
    known = BOARDS[sides].colours
    wrong = f"colours {', '.join(map(repr, named))}: the board with {sides} arms has {', '.join(known)}"
    require(set(named) <= set(known), wrong)
    require(len(named) >= 2, f"pieces of {len(named)} colours: Ludo has 2 to {sides} players on this board")
    for colour, names in pieces.items():
        require(len(names) == count, f"{colour} has {len(names)} pieces; every player has {count}", "LUDO-05")
    arms = tuple(known.index(colour) for colour in named)
    meant = f"{', '.join(named)} sit at the arms {list(arms)}; leave arms out"
    require(given.arms in ((), arms), f"options.arms {list(given.arms)}: {meant}")
    return len(arms), settle(len(arms), msgspec.structs.replace(given, board=sides, arms=arms))


# What no game can reach


def check(state: LudoState) -> None:
    phase = phase_of(state)
    check_ring(state)
    check_places(state)
    require((phase == "throw") <= state.tries <= 3, f"tries {state.tries}: expected 1 to 3 throws still due")
    if phase != "over":
        check_turn(state, phase)
    check_end(state, phase)


def check_ring(state: LudoState) -> None:
    plan = state.plan
    owners: dict[int, int] = {}
    for index, position in enumerate(state.pos):
        if YARD < position <= plan.mouth:
            seat = index // plan.pieces
            field = int(plan.fields[seat * plan.stride + position])
            is_alone = owners.setdefault(field, seat) == seat
            require(is_alone, f"pieces of two colours on ring field {field}: no move leaves that", "LUDO-R12")


def check_places(state: LudoState) -> None:
    seats, pieces, left = int(state.plan.seats), state.plan.pieces, int(state.left)
    taken = sorted(int(place) for place in state.place if place)
    require(len(set(taken)) == len(taken), f"places {taken}: expected each place once")
    require(left <= len(taken), f"left {left}: at most as many as have a place")
    expected = [*range(1, state.finished + 1), *range(seats - left + 1, seats + 1)]
    require(taken == expected, f"places {taken}: expected {expected}; those who left are behind all others", "LUDO-R29")
    for seat, place in enumerate(state.place):
        has_left, is_home = place > seats - left, state.home[seat] == pieces
        require(not has_left or state.yard[seat] == pieces, f"seat {seat} has left but has pieces out", "LUDO-R29")
        require(place > 0 or not is_home, f"seat {seat} has all pieces in the goal but no place", "LUDO-70")


def check_turn(state: LudoState, phase: Phase) -> None:
    colour = colours_of(state.plan.options)[state.seat]
    require(not state.place[state.seat], f"it cannot be the turn of {colour}, who has finished or left")
    if phase == "opening":
        check_opening(state, colour)
        return
    if phase == "choose":
        require(state.face > 0, "phase 'choose' needs the face that was thrown")
        require(state.found > 0, "this face allows no move, so nothing is to be chosen", "LUDO-14")
        require(state.throws > 0, "phase 'choose' comes after a throw")
    tries, made = int(state.tries), 0 if state.is_extra else int(state.throws)
    most = 3 if state.has_three_tries(state.seat) and not state.is_extra else 1
    due = tries + 1 if phase == "choose" and state.is_extra else tries
    require(due + made <= most, f"tries {tries} after {state.throws} throws: this player has {most} in all", "LUDO-24")


def check_opening(state: LudoState, colour: str) -> None:
    require(state.opening[state.seat] == WAITING, f"turn {colour!r}: that player has no opening throw to make")
    pips = {int(state.plan.pips[face]) for face in range(1, 7)}
    require({*map(int, state.opening)} <= {*pips, WAITING, OUT}, f"opening: this die shows {sorted(pips)} pips")
    require(state.contenders() > 1, "opening: at least two still throw for the beginning", "LUDO-07")
    at_home = all(in_yard == state.plan.pieces for in_yard in state.yard)
    require(at_home, "opening: all pieces are still in their yards", "LUDO-04")


def check_end(state: LudoState, phase: Phase) -> None:
    """Who has a place has all pieces in the goal, but for the last of all, who gets one when the others have theirs."""
    playing, play_on = sum(place == 0 for place in state.place), state.plan.play_on
    finished = [seat for seat, place in enumerate(state.place) if 0 < place <= state.finished]
    not_home = [seat for seat in finished if state.home[seat] != state.plan.pieces]
    is_over = phase == "over"
    is_last = is_over and playing == 0 and [int(state.place[seat]) for seat in not_home] == [state.finished]
    wrong = f"seats {not_home} have places but not all pieces in the goal"
    for is_right, message, clause in (
        (not not_home or is_last, wrong, "LUDO-70"),
        (not is_over or bool(finished), "a game that is over has a winner: places has no 1", "LUDO-70"),
        (not is_over or playing == 0 or not play_on, f"{playing} players still play for the places", "LUDO-71"),
        (is_over or not finished or play_on, "somebody has won, so the game is over", "LUDO-70"),
        (is_over or playing > 1, "only one player is left, so the game is over", "LUDO-71"),
    ):
        require(is_right, message, clause)

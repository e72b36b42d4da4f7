"""Named moves and back, and why a move is not legal."""

from __future__ import annotations

from typing import Literal

import msgspec

from ludotek.games.ludo import routes
from ludotek.games.ludo.board import GLOBE, SIXTH_SQUARE, STAR, YARD, Board
from ludotek.games.ludo.names import name_of
from ludotek.games.ludo.rules import ENTER, ENTER_SIXTH, ENTER_TWO, NOWHERE, LudoState
from ludotek.games.ludo.setup import LudoOptions, board_of, entry_faces, face_name
from ludotek.kernel import Move, Refusal, Text

Kind = Literal["step", "star", "globe", "enter", "enter2", "enter6"]

ENTRIES: dict[int, tuple[Kind, int]] = {  # action -> kind, position reached
    int(ENTER): ("enter", 0),
    int(ENTER_TWO): ("enter2", 0),
    int(ENTER_SIXTH): ("enter6", SIXTH_SQUARE),
}


LEADS_BY: dict[tuple[Kind, bool], str] = {  # kind of move, piece in the lane -> the clause that says where it leads
    ("step", False): "LUDO-11",
    ("step", True): "LUDO-11",
    ("star", False): "LUDO-42",
    ("star", True): "LUDO-65",
    ("globe", False): "LUDO-40",
    ("globe", True): "LUDO-64",
}


class LudoMove(Move, frozen=True, kw_only=True, rename={"start": "from"}, forbid_unknown_fields=True):
    """One use of a throw. Places are named from the mover's own start: Y, 0, 1, …, L1 … L5, G."""

    kind: Kind
    start: str = "Y"
    to: str | None = None  # where it leads, hops included; may be left out when a move is made


def kind_of(options: LudoOptions, face: int) -> Kind:
    if options.die == "star_globe" and face == STAR:
        return "star"
    return "globe" if options.die == "star_globe" and face == GLOBE else "step"


def landing(state: LudoState, start: int) -> int:
    """Where a piece on the track ends with the face thrown, a hop included."""
    table = state.face * state.plan.stride
    to = int(state.plan.to[table + start])
    return max(to, int(state.plan.hops[table + to])) if to >= 0 else int(NOWHERE)


def move_of(state: LudoState, action: int) -> LudoMove:
    options = state.plan.options
    board = board_of(options)
    if action in ENTRIES:
        kind, to = ENTRIES[action]
        return LudoMove(kind=kind, start="Y", to=name_of(board, to))
    start = int(state.pos[state.seat * state.plan.pieces + action])
    return LudoMove(
        kind=kind_of(options, int(state.face)), start=name_of(board, start), to=name_of(board, landing(state, start))
    )


def action_of(state: LudoState, move: LudoMove) -> int | None:
    for action in state.legal():
        legal = move_of(state, action)
        if legal == move or msgspec.structs.replace(legal, to=None) == move:
            return action
    return None


def refuse(state: LudoState, move: LudoMove) -> Refusal:
    """The first reason why the seat whose decision it is may not make this move."""
    options = state.plan.options
    if move.kind in ("enter", "enter2", "enter6"):
        return refuse_entry(state, options, move)
    if move.kind != kind_of(options, int(state.face)):
        return Refusal("wrong_face", Text("refuse-face", {"face": face_text(options, int(state.face))}), "LUDO-11")
    board = board_of(options)
    own = own_positions(state)
    start = next((p for p in own if name_of(board, p) == move.start), None)
    if start is None or start == YARD:
        return Refusal("no_piece", Text("refuse-no-piece"), "LUDO-12")
    if start == board.goal:
        return Refusal("in_goal", Text("refuse-in-goal"), "LUDO-66")
    return refuse_way(state, options, board, start, own)


def refuse_way(state: LudoState, options: LudoOptions, board: Board, start: int, own: list[int]) -> Refusal:
    way = routes.way(board, options.die, int(state.face), start, options.lane_star, options.globe_past_last)
    if way is None:
        return refuse_symbol(options, board, start, int(state.face))
    others = list(own)
    others.remove(start)
    if any(way.low < p < way.high for p in others):
        clause = "LUDO-63" if way.to != way.high and way.high == board.goal else "LUDO-51"
        return Refusal("own_piece_in_the_way", Text("refuse-own-piece"), clause)
    kind = kind_of(options, int(state.face))
    return elsewhere(options, int(state.face), LEADS_BY[kind, start > board.mouth])


def elsewhere(options: LudoOptions, face: int, clause: str) -> Refusal:
    return Refusal("leads_elsewhere", Text("refuse-elsewhere", {"face": face_text(options, face)}), clause)


def refuse_symbol(options: LudoOptions, board: Board, start: int, face: int) -> Refusal:
    if face == GLOBE:
        return Refusal("no_globe_ahead", Text("refuse-no-globe"), "LUDO-R14")
    if start > board.mouth:
        return Refusal("star_in_lane", Text("refuse-lane-star"), "LUDO-R15")
    if start == board.mouth:
        return Refusal("no_star_ahead", Text("refuse-no-star"), "LUDO-R16")
    return Refusal("globe_before_star", Text("refuse-globe-before-star"), "LUDO-43")


def refuse_entry(state: LudoState, options: LudoOptions, move: LudoMove) -> Refusal:
    face = int(state.face)
    if face not in entry_faces(options):
        shown = {"face": face_text(options, face), "needed": needed_text(options)}
        clause = "LUDO-80" if options.edition == "swedish" and options.die == "plain" else "LUDO-23"
        return Refusal("no_entry", Text("refuse-entry", shown), clause)
    if not state.yard[state.seat]:
        return Refusal("yard_empty", Text("refuse-yard-empty"), "LUDO-20")
    if move.kind in (move_of(state, action).kind for action in state.legal()):
        return elsewhere(options, face, "LUDO-82" if move.kind == "enter6" else "LUDO-21")
    if face != state.plan.sixth:
        is_one = options.edition == "swedish" and options.die == "plain"
        return Refusal("enter_one", Text("refuse-enter-one"), "LUDO-81" if is_one else "LUDO-21")
    if move.kind == "enter":
        return Refusal("enter_two", Text("refuse-enter-two"), "LUDO-R24")
    if move.kind == "enter2":
        return Refusal("last_in_yard", Text("refuse-last-in-yard"), "LUDO-83")
    return Refusal("own_piece_in_the_way", Text("refuse-own-piece"), "LUDO-84")


def own_positions(state: LudoState) -> list[int]:
    base = state.seat * state.plan.pieces
    return [int(state.pos[base + i]) for i in range(state.plan.pieces)]


def face_text(options: LudoOptions, face: int) -> Text:
    return Text(f"face-{face_name(options, face)}")


def needed_text(options: LudoOptions) -> Text:
    return Text("needs-" + "-or-".join(face_name(options, face) for face in entry_faces(options)))

"""Named moves and back, where a move leads, and why a move is not legal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from ludotek.games.ludo.board import GLOBE, SIXTH_SQUARE, STAR, YARD
from ludotek.games.ludo.names import face_text, name_of, needed_text
from ludotek.games.ludo.options import LudoOptions, board_of, make_plan
from ludotek.games.ludo.rules import ENTER, ENTER_SIXTH, ENTER_TWO, LudoState, Plan
from ludotek.games.ludo.view import LudoView, view_of
from ludotek.kernel import Move, Refusal, Text

Kind = Literal["step", "star", "globe", "enter", "enter2", "enter6"]

ENTRIES: dict[int, tuple[Kind, int]] = {  # action -> kind, position reached
    int(ENTER): ("enter", 0),
    int(ENTER_TWO): ("enter2", 0),
    int(ENTER_SIXTH): ("enter6", SIXTH_SQUARE),
}
LEADS_BY: dict[Kind, tuple[str, str]] = {  # kind -> clauses that say where it leads: on the ring, in the lane
    "step": ("LUDO-11", "LUDO-11"),
    "star": ("LUDO-42", "LUDO-65"),
    "globe": ("LUDO-40", "LUDO-64"),
}


class LudoMove(Move, frozen=True, kw_only=True, rename={"start": "from"}, forbid_unknown_fields=True):
    """One use of a throw. Places are named from the mover's own start: Y, 0, 1, …, L1 … L5, G."""

    kind: Kind
    start: str = "Y"
    to: str | None = None  # where it leads, hops included; may be left out when a move is made


class Use(NamedTuple):
    """What an action does with the throw, in own positions."""

    action: int
    kind: Kind
    start: int
    to: int  # where the throw leads
    end: int  # where the piece is after a hop; else the same


def kind_of(options: LudoOptions, face: int) -> Kind:
    if options.die == "star_globe" and face == STAR:
        return "star"
    return "globe" if options.die == "star_globe" and face == GLOBE else "step"


def use_of(plan: Plan, face: int, own: Sequence[int], action: int) -> Use:
    """`own`: piece -> position, of the seat that moves."""
    if action in ENTRIES:
        kind, to = ENTRIES[action]
        return Use(action, kind, YARD, to, to)
    start = own[action]
    table = face * plan.stride
    to = int(plan.to[table + start])
    return Use(action, kind_of(plan.options, face), start, to, max(to, int(plan.hops[table + to])))


def uses_of(view: LudoView) -> list[Use]:
    """The legal actions, in order."""
    plan = make_plan(view.options)
    return [use_of(plan, view.face, view.own, action) for action in view.legal]


def move_of(state: LudoState, action: int) -> LudoMove:
    plan = state.plan
    base = state.seat * plan.pieces
    use = use_of(plan, int(state.face), [int(p) for p in state.pos[base : base + plan.pieces]], action)
    board = board_of(plan.options)
    return LudoMove(kind=use.kind, start=name_of(board, use.start), to=name_of(board, use.end))


# Refusals


def refuse_move(state: LudoState, seat: int, move: LudoMove) -> Refusal:
    return reason_against(view_of(state, seat), move)


def reason_against(view: LudoView, move: LudoMove) -> Refusal:
    """The first reason why the seat whose decision it is may not make this move."""
    if move.kind in ("enter", "enter2", "enter6"):
        return refuse_entry(view, move)
    if move.kind != kind_of(view.options, view.face):
        return Refusal("wrong_face", Text("refuse-face", {"face": face_text(view.options, view.face)}), "LUDO-11")
    start = next((p for p in view.own if name_of(view.board, p) == move.start), YARD)
    if start == YARD:
        return Refusal("no_piece", Text("refuse-no-piece"), "LUDO-12")
    if start == view.board.goal:
        return Refusal("in_goal", Text("refuse-in-goal"), "LUDO-66")
    return refuse_way(view, start)


def refuse_way(view: LudoView, start: int) -> Refusal:
    plan = make_plan(view.options)
    way = view.face * plan.stride + start
    to, low, high = plan.to[way], plan.low[way], plan.high[way]
    if to < 0:
        return refuse_symbol(view, start)
    others = list(view.own)
    others.remove(start)
    if any(low < p < high for p in others):
        clause = "LUDO-63" if to != high and high == view.board.goal else "LUDO-51"
        return Refusal("own_piece_in_the_way", Text("refuse-own-piece"), clause)
    return leads_elsewhere(view, LEADS_BY[kind_of(view.options, view.face)][start > view.board.mouth])


def leads_elsewhere(view: LudoView, clause: str) -> Refusal:
    return Refusal("leads_elsewhere", Text("refuse-elsewhere", {"face": face_text(view.options, view.face)}), clause)


def refuse_symbol(view: LudoView, start: int) -> Refusal:
    if view.face == GLOBE:
        return Refusal("no_globe_ahead", Text("refuse-no-globe"), "LUDO-R14")
    if start > view.board.mouth:
        return Refusal("star_in_lane", Text("refuse-lane-star"), "LUDO-R15")
    if start == view.board.mouth:
        return Refusal("no_star_ahead", Text("refuse-no-star"), "LUDO-R16")
    return Refusal("globe_before_star", Text("refuse-globe-before-star"), "LUDO-43")


def refuse_entry(view: LudoView, move: LudoMove) -> Refusal:
    options, face = view.options, view.face
    plan = make_plan(options)
    is_swedish = plan.sixth >= 0
    if not plan.enters[face]:
        shown = {"face": face_text(options, face), "needed": needed_text(options)}
        return Refusal("no_entry", Text("refuse-entry", shown), "LUDO-80" if is_swedish else "LUDO-23")
    if YARD not in view.own:
        return Refusal("yard_empty", Text("refuse-yard-empty"), "LUDO-20")
    if move.kind in (use.kind for use in uses_of(view)):
        return leads_elsewhere(view, "LUDO-82" if move.kind == "enter6" else "LUDO-21")
    if face != plan.sixth:
        return Refusal("enter_one", Text("refuse-enter-one"), "LUDO-81" if is_swedish else "LUDO-21")
    if move.kind == "enter":
        return Refusal("enter_two", Text("refuse-enter-two"), "LUDO-R24")
    if move.kind == "enter2":
        return Refusal("last_in_yard", Text("refuse-last-in-yard"), "LUDO-83")
    return Refusal("own_piece_in_the_way", Text("refuse-own-piece"), "LUDO-84")

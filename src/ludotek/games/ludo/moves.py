"""Named moves and back, where a move leads, and why a move is not legal."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal, NamedTuple

from ludotek.kernel import Move, Refusal, refuse

from .board import GLOBE, SIXTH_SQUARE, STAR, YARD
from .names import face_text, name_of, needed_text
from .options import LudoOptions, board_of, make_plan
from .rules.plan import ENTER, ENTER_SIXTH, ENTER_TWO, Plan
from .rules.state import LudoState
from .view import LudoView, pieces_of

TURN_CLAUSE = "LUDO-08"
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
    symbols: dict[int, Kind] = {STAR: "star", GLOBE: "globe"} if options.die == "star_globe" else {}
    return symbols.get(face, "step")


def use_of(plan: Plan, face: int, own: Sequence[int], action: int) -> Use:
    """`own`: piece -> position, of the seat that moves."""
    if action in ENTRIES:
        kind, to = ENTRIES[action]
        return Use(action, kind, YARD, to, to)
    start = own[action]
    table = face * plan.stride
    to = int(plan.to[table + start])
    return Use(action, kind_of(plan.options, face), start, to, max(to, int(plan.hops[table + to])))


def uses_of(view: LudoView) -> tuple[Use, ...]:
    """The legal actions, in order."""
    return uses(view.options, view.face, view.own, view.legal)


@lru_cache(maxsize=4096)
def uses(options: LudoOptions, face: int, own: tuple[int, ...], legal: tuple[int, ...]) -> tuple[Use, ...]:
    plan = make_plan(options)
    return tuple(use_of(plan, face, own, action) for action in legal)


def move_of(state: LudoState, action: int) -> LudoMove:
    board = board_of(state.plan.options)
    use = use_of(state.plan, int(state.face), pieces_of(state, state.seat), action)
    return LudoMove(kind=use.kind, start=name_of(board, use.start), to=name_of(board, use.end))


def refuse_move(view: LudoView, move: LudoMove) -> Refusal:
    """The first reason why the seat whose decision it is may not make this move."""
    if move.kind.startswith("enter"):
        return refuse_entry(view, move)
    if move.kind != kind_of(view.options, view.face):
        return refuse("wrong_face", "LUDO-11", face=face_text(view.options, view.face))
    start = next((p for p in view.own if name_of(view.board, p) == move.start), YARD)
    if start == YARD:
        return refuse("no_piece", "LUDO-12")
    return refuse("in_goal", "LUDO-66") if start == view.board.goal else refuse_way(view, start)


def refuse_way(view: LudoView, start: int) -> Refusal:
    plan = make_plan(view.options)
    way = view.face * plan.stride + start
    to, low, high = plan.to[way], plan.low[way], plan.high[way]
    if to < 0:
        return refuse_symbol(view, start)
    others = list(view.own)
    others.remove(start)
    if any(low < p < high for p in others):
        is_turned = to != high and high == view.board.goal
        return refuse("own_piece_in_the_way", "LUDO-63" if is_turned else "LUDO-51")
    clause = LEADS_BY[kind_of(view.options, view.face)][start > view.board.mouth]
    return refuse("leads_elsewhere", clause, face=face_text(view.options, view.face))


def refuse_symbol(view: LudoView, start: int) -> Refusal:
    if view.face == GLOBE:
        return refuse("no_globe_ahead", "LUDO-R14")
    if start > view.board.mouth:
        return refuse("star_in_lane", "LUDO-R15")
    return refuse("no_star_ahead", "LUDO-R16") if start == view.board.mouth else refuse("globe_before_star", "LUDO-43")


def refuse_entry(view: LudoView, move: LudoMove) -> Refusal:
    options, face = view.options, view.face
    plan = make_plan(options)
    is_swedish = plan.sixth >= 0
    if not plan.enters[face]:
        clause = "LUDO-80" if is_swedish else "LUDO-23"
        return refuse("no_entry", clause, face=face_text(options, face), needed=needed_text(options))
    if YARD not in view.own:
        return refuse("yard_empty", "LUDO-20")
    if move.kind in (use.kind for use in uses_of(view)):
        clause = "LUDO-82" if move.kind == "enter6" else "LUDO-21"
        return refuse("leads_elsewhere", clause, face=face_text(options, face))
    if face != plan.sixth:
        return refuse("enter_one", "LUDO-81" if is_swedish else "LUDO-21")
    if move.kind == "enter6":
        return refuse("own_piece_in_the_way", "LUDO-84")
    return refuse("enter_two", "LUDO-R24") if move.kind == "enter" else refuse("last_in_yard", "LUDO-83")

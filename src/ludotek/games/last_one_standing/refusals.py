"""Why a move is not legal, with the clause that says so. Made from what the mover sees, so that nothing leaks."""

from __future__ import annotations

from ludotek.kernel import Refusal, Text

from .board import DIRECTIONS, KINDS, LETTERS, TERRAINS, steps
from .moves import LosMove
from .names import field_numbers
from .rules import plan as los
from .rules.game import LosState
from .view import LosView, PieceView, piece_of, view_of

DUE = {  # phase that is due -> the clause that says so
    "place": "LOS-12",
    "tile": "LOS-16",
    "tile_field": "LOS-50",
    "tile_piece": "LOS-60",
    "card": "LOS-20",
    "piece": "LOS-21",
    "step": "LOS-26",
    "land": "LOS-78",
    "discard": "LOS-47",
}


def no(code: str, clause: str, **args: str | int | Text) -> Refusal:
    return Refusal(code, Text("refuse-" + code.replace("_", "-"), args), clause)


WAIT = no("wait", "LOS-37")  # chance acts


def refuse_move(state: LosState, seat: int, move: LosMove) -> Refusal:
    return refuse(view_of(state, seat), move)


def refuse(view: LosView, move: LosMove) -> Refusal:
    """The first reason why the seat whose decision it is may not do this."""
    phase, choice = view.phase, move.choice
    if phase == "over":
        return Refusal("over", Text("refuse-over"), "LOS-88")
    if phase not in DUE:
        return WAIT
    if move.phase != phase:
        if move.phase == "tile" and phase != "place":
            return no("too_late_for_tiles", "LOS-18")
        return Refusal("other_phase", Text("refuse-due-" + phase.replace("_", "-")), DUE[phase])
    if phase == "place":
        return refuse_place(view, choice)
    if phase in ("tile", "discard"):
        return refuse_tile(view, choice, is_discard=phase == "discard")
    if phase == "tile_field":
        return refuse_laying(view, choice)
    if phase == "card":
        return refuse_card(view, choice)
    if phase in ("tile_piece", "piece"):
        return refuse_piece(view, choice, is_target=phase == "tile_piece")
    return refuse_way(view, choice)


def unknown() -> Refusal:
    return no("unknown_choice", "LOS-16")


def number_of(view: LosView, name: str) -> int | None:
    return field_numbers(view.rows, view.columns).get(name)


def stands_on(view: LosView, field: int) -> bool:
    return any(piece.field == field for face in view.seats for piece in face.pieces)


def refuse_place(view: LosView, choice: str) -> Refusal:
    field = number_of(view, choice)
    if field is None:
        return no("no_field", "LOS-02")
    return no("occupied", "LOS-13") if stands_on(view, field) else no("closed", "LOS-24")


def refuse_tile(view: LosView, choice: str, *, is_discard: bool) -> Refusal:
    if choice not in KINDS:
        return no("must_discard", "LOS-47") if is_discard else unknown()
    kind = KINDS.index(choice)
    if view.hand is None or not view.hand[kind]:
        return no("not_in_hand", "LOS-47" if is_discard else "LOS-17", tile=Text(f"tile-{choice}"))
    if kind == los.SKIP_TILE:
        return no("all_locked", "LOS-60")
    if kind == los.MOVE_TILE:
        has_card = view.options.expert_move_opponent or 1 in view.seats[view.seat].cards
        return no("nobody_to_move", "LOS-65") if has_card else no("no_one_card", "LOS-65")
    return no("nowhere_for_bridge", "LOS-56") if kind == los.BRIDGE_TILE else no("nowhere_to_lay", "LOS-50")


def refuse_laying(view: LosView, choice: str) -> Refusal:
    field = number_of(view, choice)
    if field is None:
        return no("no_field", "LOS-02")
    if stands_on(view, field):
        return no("lay_on_piece", "LOS-53")
    terrain = view.terrain[field]
    if terrain == los.WALL:
        return no("lay_on_wall", "LOS-54")
    if terrain not in (los.HIDDEN, los.USED):
        return no("lay_on_face_up", "LOS-53", terrain=Text(f"terrain-{TERRAINS[terrain]}"))
    return no("bridge_on_hidden", "LOS-56") if terrain == los.HIDDEN else no("bridge_by_bridge", "LOS-57")


def refuse_card(view: LosView, choice: str) -> Refusal:
    if choice not in ("1", "2", "3"):
        return unknown()
    if view.mode == "opponent" and choice != "1" and not view.options.expert_move_opponent:
        return no("one_card_only", "LOS-66")
    return no("card_used", "LOS-32", dots=int(choice))


def refuse_piece(view: LosView, choice: str, *, is_target: bool) -> Refusal:
    piece = LETTERS.find(choice) if len(choice) == 1 else -1
    if not 0 <= piece < 2 * len(view.seats) or piece_of(view, piece).field is None:
        return no("no_piece", "LOS-60" if is_target else "LOS-21")
    if is_target:
        return no("already_locked", "LOS-60")
    is_own = piece >> 1 == view.seat
    if view.mode == "opponent":
        return no("move_an_opponent", "LOS-66") if is_own else no("cannot_step", "LOS-66")
    if not is_own:
        return no("not_yours", "LOS-21")
    return no("locked", "LOS-63") if piece_of(view, piece).is_locked else no("cannot_step", "LOS-80")


def refuse_way(view: LosView, choice: str) -> Refusal:
    """A step or a landing."""
    moving = view.moving
    if moving is None or moving.field is None:
        return unknown()
    if view.phase == "step" and choice == "stop":
        clause = "LOS-R09" if view.options.plus1_extra == "may" else "LOS-26"
        return no("must_go_on", "LOS-R03" if view.options.step_rule == "up_to" else clause)
    if view.phase == "step" and choice.startswith("dive "):
        return refuse_dive(view, moving, number_of(view, choice.removeprefix("dive ")))
    if choice not in DIRECTIONS:
        return unknown()
    start = moving.field if view.phase == "step" or view.exit is None else view.exit
    to = steps(view.rows, view.columns)[start * 4 + DIRECTIONS.index(choice)]
    return no("land_where_it_began", "LOS-77") if to == moving.field else refuse_entering(view, to)


def refuse_entering(view: LosView, field: int) -> Refusal:
    if field == len(view.terrain):
        return no("edge", "LOS-02")
    if stands_on(view, field):
        return no("occupied", "LOS-25")
    terrain = view.terrain[field]
    if terrain == los.QUESTION:
        return no("spent_question", "LOS-R12")
    return no("wall", "LOS-54") if terrain == los.WALL else no("used", "LOS-24")


def refuse_dive(view: LosView, moving: PieceView, exit: int | None) -> Refusal:
    if exit is None:
        return no("no_field", "LOS-02")
    if moving.field is None or view.terrain[moving.field] != los.TUNNEL:
        return no("not_on_tunnel", "LOS-72")
    if moving.has_emerged:
        return no("no_second_dive", "LOS-R21")
    if view.terrain[exit] != los.TUNNEL or exit == moving.field:
        return no("no_exit_there", "LOS-73")
    return no("exit_occupied", "LOS-73") if stands_on(view, exit) else no("exit_blocked", "LOS-73")

"""Why a move is not legal, with the clause that says so."""

from __future__ import annotations

from ludotek.games.last_one_standing.board import DIRECTIONS, KINDS, LETTERS, TERRAINS, field_of
from ludotek.games.last_one_standing.moves import LosMove
from ludotek.games.last_one_standing.rules.codes import (
    BRIDGE_TILE,
    HIDDEN,
    MOVE_TILE,
    NOWHERE,
    OPPONENT,
    QUESTION,
    SKIP_TILE,
    TUNNEL,
    USED,
    WALL,
)
from ludotek.games.last_one_standing.rules.turns import LosState
from ludotek.games.last_one_standing.view import PHASES
from ludotek.kernel import Refusal, Text

# Phase that is due -> why something else is not possible now, and the clause.
DUE = {
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


def refuse(state: LosState, move: LosMove) -> Refusal:
    """The first reason why the seat whose decision it is may not do this."""
    phase = PHASES[state.phase]
    if phase == "over":
        return Refusal("over", Text("refuse-over"), "LOS-88")
    if phase not in DUE:
        return no("wait", "LOS-37")  # chance acts
    if move.phase != phase:
        if move.phase == "tile" and phase != "place":
            return no("too_late_for_tiles", "LOS-18")
        return Refusal("other_phase", Text("refuse-due-" + phase.replace("_", "-")), DUE[phase])
    choice = move.choice
    if phase == "place":
        return refuse_place(state, choice)
    if phase in ("tile", "discard"):
        return refuse_tile(state, choice, is_discard=phase == "discard")
    if phase == "tile_field":
        return refuse_laying(state, choice)
    if phase == "card":
        return refuse_card(state, choice)
    if phase in ("tile_piece", "piece"):
        return refuse_piece(state, choice, is_target=phase == "tile_piece")
    return refuse_landing(state, choice) if phase == "land" else refuse_step(state, choice)


def unknown() -> Refusal:
    return no("unknown_choice", "LOS-16")


def number_of(state: LosState, name: str) -> int | None:
    return field_of(int(state.plan.rows), int(state.plan.columns), name)


def stands_on(state: LosState, field: int) -> bool:
    return any(at == field for at in state.at)


def terrain_text(state: LosState, field: int) -> Text:
    return Text(f"terrain-{TERRAINS[state.terrain[field]]}")


def refuse_place(state: LosState, choice: str) -> Refusal:
    field = number_of(state, choice)
    if field is None:
        return no("no_field", "LOS-02")
    return no("occupied", "LOS-13") if stands_on(state, field) else no("closed", "LOS-24")


def refuse_tile(state: LosState, choice: str, *, is_discard: bool) -> Refusal:
    if choice not in KINDS:
        return no("must_discard", "LOS-47") if is_discard else unknown()
    kind = KINDS.index(choice)
    if not state.hand[state.seat * 6 + kind]:
        return no("not_in_hand", "LOS-47" if is_discard else "LOS-17", tile=Text(f"tile-{choice}"))
    if kind == SKIP_TILE:
        return no("all_locked", "LOS-60")
    if kind == MOVE_TILE:
        has_card = state.plan.expert or state.cards[state.seat * 4 + 1]
        return no("nobody_to_move", "LOS-65") if has_card else no("no_one_card", "LOS-65")
    return no("nowhere_for_bridge", "LOS-56") if kind == BRIDGE_TILE else no("nowhere_to_lay", "LOS-50")


def refuse_laying(state: LosState, choice: str) -> Refusal:
    field = number_of(state, choice)
    if field is None:
        return no("no_field", "LOS-02")
    if stands_on(state, field):
        return no("lay_on_piece", "LOS-53")
    terrain = state.terrain[field]
    if terrain == WALL:
        return no("lay_on_wall", "LOS-54")
    if terrain not in (HIDDEN, USED):
        return no("lay_on_face_up", "LOS-53", terrain=terrain_text(state, field))
    return no("bridge_on_hidden", "LOS-56") if terrain == HIDDEN else no("bridge_by_bridge", "LOS-57")


def refuse_card(state: LosState, choice: str) -> Refusal:
    if choice not in ("1", "2", "3"):
        return unknown()
    if state.mode == OPPONENT and choice != "1" and not state.plan.expert:
        return no("one_card_only", "LOS-66")
    return no("card_used", "LOS-32", dots=int(choice))


def refuse_piece(state: LosState, choice: str, *, is_target: bool) -> Refusal:
    piece = LETTERS.find(choice) if len(choice) == 1 else -1
    if not 0 <= piece < 2 * state.plan.seats or state.at[piece] == NOWHERE:
        return no("no_piece", "LOS-60" if is_target else "LOS-21")
    if is_target:
        return no("already_locked", "LOS-60")
    is_own = piece >> 1 == state.seat
    if state.mode == OPPONENT:
        return no("move_an_opponent", "LOS-66") if is_own else no("cannot_step", "LOS-66")
    if not is_own:
        return no("not_yours", "LOS-21")
    return no("locked", "LOS-63") if state.locked[piece] else no("cannot_step", "LOS-80")


def refuse_step(state: LosState, choice: str) -> Refusal:
    if choice == "stop":
        return no("must_go_on", "LOS-R03" if state.plan.up_to else "LOS-R09" if state.plan.may_stop else "LOS-26")
    if choice.startswith("dive "):
        return refuse_dive(state, choice.removeprefix("dive "))
    if choice not in DIRECTIONS:
        return unknown()
    return refuse_entering(state, state.plan.steps[state.at[state.piece] * 4 + DIRECTIONS.index(choice)])


def refuse_entering(state: LosState, field: int) -> Refusal:
    if field == state.plan.fields:
        return no("edge", "LOS-02")
    if stands_on(state, field):
        return no("occupied", "LOS-25")
    terrain = state.terrain[field]
    if terrain == QUESTION:
        return no("spent_question", "LOS-R12")
    return no("wall", "LOS-54") if terrain == WALL else no("used", "LOS-24")


def refuse_dive(state: LosState, name: str) -> Refusal:
    field = number_of(state, name)
    if field is None:
        return no("no_field", "LOS-02")
    if state.terrain[state.at[state.piece]] != TUNNEL:
        return no("not_on_tunnel", "LOS-72")
    if state.emerged[state.piece]:
        return no("no_second_dive", "LOS-R21")
    if state.terrain[field] != TUNNEL or field == state.at[state.piece]:
        return no("no_exit_there", "LOS-73")
    return no("exit_occupied", "LOS-73") if stands_on(state, field) else no("exit_blocked", "LOS-73")


def refuse_landing(state: LosState, choice: str) -> Refusal:
    if choice not in DIRECTIONS:
        return unknown()
    field = state.plan.steps[state.exit * 4 + DIRECTIONS.index(choice)]
    if field == state.at[state.piece]:
        return no("land_where_it_began", "LOS-77")
    return refuse_entering(state, field)

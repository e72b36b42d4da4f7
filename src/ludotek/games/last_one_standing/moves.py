"""Named moves, what things are called, and why a move is not legal: from what the mover sees, so nothing leaks."""

from ludotek.kernel import Move, Refusal, Text, Who, first_of, refuse
from ludotek.kernel.grid import DIRECTIONS, field_name, field_numbers

from .board import BOARD_TILE_NAMES, KINDS, LETTERS, TERRAINS
from .rules import plan as los
from .rules.state import LosState
from .view import PHASES, LosView, MovePhase


class LosMove(Move, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`choice` is a field (c4), a tile (wall), none, a piece (A, a, B …), dots (1), a direction (north), `dive c4`
    or stop."""

    phase: MovePhase
    choice: str


def move_of(state: LosState, action: int) -> LosMove:
    phase: MovePhase = PHASES[state.phase]  # type: ignore[assignment]  # a phase in which a seat decides
    return LosMove(phase=phase, choice=choice_name(int(state.plan.fields), int(state.plan.columns), phase, action))


def choice_name(fields: int, columns: int, phase: str, action: int) -> str:
    """An action in words, from the number of fields and columns alone."""
    if action < fields:
        name = field_name(columns, action)
        return f"dive {name}" if phase == "step" else name
    names: tuple[str, ...] = (*DIRECTIONS, "stop" if phase == "step" else "none", *KINDS, "1", "2", "3", *LETTERS)
    return names[action - fields]


def outcome_name(state: LosState, action: int) -> str:
    return chance_name(PHASES[state.phase], int(state.plan.fields), action)


def chance_name(phase: str, fields: int, action: int) -> str:
    """What a flip shows, or the kind of tile that is dealt or drawn."""
    return BOARD_TILE_NAMES[action - 1] if phase == "flip" else KINDS[action - fields - los.TILES]


def tile_text(kind: int) -> Text:
    return Text(f"tile-{KINDS[kind]}")


def piece_text(piece: int) -> Text:
    return Text("piece", {"who": Who(piece >> 1), "number": (piece & 1) + 1})


# Refusals

DUE = {  # phase that is due -> the clause that says so
    "place": "LOS-12", "tile": "LOS-16", "tile_field": "LOS-50", "tile_piece": "LOS-60", "card": "LOS-20",
    "piece": "LOS-21", "step": "LOS-26", "land": "LOS-78", "discard": "LOS-47",
}  # fmt: skip
TURN_CLAUSE, CHANCE_REFUSAL = "LOS-15", refuse("wait", "LOS-37")
UNKNOWN, NO_FIELD = refuse("unknown_choice", "LOS-16"), refuse("no_field", "LOS-02")


def refuse_move(view: LosView, move: LosMove) -> Refusal:
    """The first reason why the seat whose decision it is may not do this."""
    phase, choice = view.phase, move.choice
    if phase not in DUE:
        return refuse("over", "LOS-88") if phase == "over" else CHANCE_REFUSAL
    if move.phase != phase:
        if move.phase == "tile" and phase != "place":
            return refuse("too_late_for_tiles", "LOS-18")
        return Refusal("other_phase", Text("refuse-due-" + phase.replace("_", "-")), DUE[phase])
    if phase in ("place", "tile_field"):
        return refuse_field(view, field_numbers(view.rows, view.columns).get(choice))
    if phase in ("tile", "discard"):
        return refuse_tile(view, choice, is_discard=phase == "discard")
    if phase == "card":
        return refuse_card(view, choice)
    if phase in ("tile_piece", "piece"):
        return refuse_piece(view, LETTERS.find(choice) if len(choice) == 1 else -1)
    return refuse_way(view, choice)


def refuse_field(view: LosView, field: int | None) -> Refusal:
    """A piece cannot be placed there, or a tile laid."""
    if field is None:
        return NO_FIELD
    terrain, is_taken = view.terrain[field], field in view.taken
    if view.phase == "place":
        return refuse("occupied", "LOS-13") if is_taken else refuse("closed", "LOS-24")
    is_special = terrain not in (los.HIDDEN, los.USED)
    return first_of(
        (is_taken, refuse("lay_on_piece", "LOS-53")),
        (terrain == los.WALL, refuse("lay_on_wall", "LOS-54")),
        (is_special, refuse("lay_on_face_up", "LOS-53", terrain=Text(f"terrain-{TERRAINS[terrain]}"))),
        (terrain == los.HIDDEN, refuse("bridge_on_hidden", "LOS-56")),
        (True, refuse("bridge_by_bridge", "LOS-57")),
    )


def refuse_tile(view: LosView, choice: str, *, is_discard: bool) -> Refusal:
    if choice not in KINDS:
        return refuse("must_discard", "LOS-47") if is_discard else UNKNOWN
    kind = KINDS.index(choice)
    has_tile = view.hand is not None and view.hand[kind] > 0
    has_card = view.options.expert_move_opponent or 1 in view.seats[view.seat].cards
    return first_of(
        (not has_tile, refuse("not_in_hand", "LOS-47" if is_discard else "LOS-17", tile=Text(f"tile-{choice}"))),
        (kind == los.SKIP_TILE, refuse("all_locked", "LOS-60")),
        (kind == los.MOVE_TILE and has_card, refuse("nobody_to_move", "LOS-65")),
        (kind == los.MOVE_TILE, refuse("no_one_card", "LOS-65")),
        (kind == los.BRIDGE_TILE, refuse("nowhere_for_bridge", "LOS-56")),
        (True, refuse("nowhere_to_lay", "LOS-50")),
    )


def refuse_card(view: LosView, choice: str) -> Refusal:
    if choice not in ("1", "2", "3"):
        return UNKNOWN
    if view.mode == "opponent" and choice != "1" and not view.options.expert_move_opponent:
        return refuse("one_card_only", "LOS-66")
    return refuse("card_used", "LOS-32", dots=int(choice))


def refuse_piece(view: LosView, piece: int) -> Refusal:
    """A piece cannot be locked, or moved."""
    is_target, is_opponent, is_own = view.phase == "tile_piece", view.mode == "opponent", piece >> 1 == view.seat
    if not 0 <= piece < 2 * len(view.seats) or view.piece_at(piece).field is None:
        return refuse("no_piece", "LOS-60" if is_target else "LOS-21")
    return first_of(
        (is_target, refuse("already_locked", "LOS-60")),
        (is_opponent and is_own, refuse("move_an_opponent", "LOS-66")),
        (is_opponent, refuse("cannot_step", "LOS-66")),
        (not is_own, refuse("not_yours", "LOS-21")),
        (view.piece_at(piece).is_locked, refuse("locked", "LOS-63")),
        (True, refuse("cannot_step", "LOS-80")),
    )


def refuse_way(view: LosView, choice: str) -> Refusal:
    """A step or a landing."""
    options = view.options
    if view.phase == "step" and choice == "stop":
        clause = "LOS-R09" if options.plus1_extra == "may" else "LOS-26"
        return refuse("must_go_on", "LOS-R03" if options.step_rule == "up_to" else clause)
    if view.phase == "step" and choice.startswith("dive "):
        return refuse_dive(view, field_numbers(view.rows, view.columns).get(choice.removeprefix("dive ")))
    if choice not in DIRECTIONS:
        return UNKNOWN
    to = view.beside(view.start)[DIRECTIONS.index(choice)]
    terrain = (*view.terrain, None)[to]  # None: outside the board
    return first_of(
        (terrain is None, refuse("edge", "LOS-02")),
        (to == view.standing, refuse("land_where_it_began", "LOS-77")),
        (to in view.taken, refuse("occupied", "LOS-25")),
        (terrain == los.QUESTION, refuse("spent_question", "LOS-R12")),
        (terrain == los.WALL, refuse("wall", "LOS-54")),
        (True, refuse("used", "LOS-24")),
    )


def refuse_dive(view: LosView, exit: int | None) -> Refusal:
    if exit is None:
        return NO_FIELD
    return first_of(
        (view.terrain[view.standing] != los.TUNNEL, refuse("not_on_tunnel", "LOS-72")),
        (view.piece_at(view.moving).has_emerged, refuse("no_second_dive", "LOS-R21")),
        (view.terrain[exit] != los.TUNNEL or exit == view.standing, refuse("no_exit_there", "LOS-73")),
        (exit in view.taken, refuse("exit_occupied", "LOS-73")),
        (True, refuse("exit_blocked", "LOS-73")),
    )

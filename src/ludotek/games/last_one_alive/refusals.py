"""Why a move is not legal, with the clause that says so."""

from __future__ import annotations

from ludotek.games.last_one_alive.board import DICE, LETTERS, TILES
from ludotek.games.last_one_alive.moves import AMBUSHED, TARGETS, Kind, LoaMove
from ludotek.games.last_one_alive.rules.codes import (
    AWAY,
    AXE,
    BANGS,
    BARRICADE_SIDE,
    BARRICADES,
    CHAINSAW,
    ITEMS,
    MARK,
    MEDIKIT,
    PICK,
    PISTOL,
    POST,
    PRE,
    RESCUE,
    SIDE,
)
from ludotek.games.last_one_alive.rules.turns import LoaState
from ludotek.games.last_one_alive.view import STAGES
from ludotek.kernel import Refusal, Text

# Stage -> the clause that says what is due.
DUE = {
    "side": "LOA-04",
    "pre": "LOA-R24",
    "pick": "LOA-14",
    "post": "LOA-R25",
    "mark": "LOA-45",
    "item": "LOA-25",
    "shot": "LOA-26",
    "barricade": "LOA-30",
    "end_draw": "LOA-31",
    "limit": "LOA-60",
    "medikit": "LOA-57",
}
BEFORE: dict[Kind, str] = {  # tiles for before rolling -> their clause
    "axe": "LOA-50",
    "chainsaw": "LOA-52",
    "rocket": "LOA-54",
    "pistol": "LOA-55",
    "radio": "LOA-58",
}
NO_PASS = {"side": "LOA-04", "pick": "LOA-14", "limit": "LOA-60", "mark": "LOA-R17"}


def no(code: str, clause: str, **args: str | int | Text) -> Refusal:
    return Refusal(code, Text("refuse-" + code.replace("_", "-"), args), clause)


def tile_text(tile: str) -> Text:
    return Text(f"tile-{tile}")


def target_text(target: str) -> Text:
    return Text(f"target-{target}")


def unknown() -> Refusal:
    return no("unknown_choice", "LOA-11")


def due(stage: str) -> Refusal:
    return Refusal("other_stage", Text("refuse-due-" + stage.replace("_", "-")), DUE[stage])


def refuse(state: LoaState, move: LoaMove) -> Refusal:
    """The first reason why the seat whose decision it is may not do this."""
    stage, kind = STAGES[state.stage], move.kind
    if stage == "over":
        return Refusal("over", Text("refuse-over"), "LOA-80")
    if state.actor < 0:
        return no("wait", "LOA-11")
    if kind == "pass":
        return no(f"no_pass_{stage}", NO_PASS[stage]) if stage in NO_PASS else unknown()
    if kind in BEFORE:
        return refuse_before(state, kind, move.choice)
    choice = move.choice or ""
    if kind == "barricade":
        return refuse_barricade(state, choice)
    if kind == "reroll":
        return refuse_reroll(state, choice)
    if kind in ("mark", "take_back", "throw"):
        return refuse_hero(state, kind, choice)
    if kind == "cut":
        return refuse_cut(state, choice)
    if kind == "medikit":
        return refuse_medikit(state)
    return refuse_stage(state, stage, move)


def refuse_stage(state: LoaState, stage: str, move: LoaMove) -> Refusal:
    """Moves that are the business of one stage."""
    kind, choice = move.kind, move.choice or ""
    home = {"side": ("side",), "pick": ("pick",), "draw": ("item", "end_draw"), "shoot": ("shot",)}
    if stage not in home.get(kind, ("barricade",) if kind == "push" else ("limit",)):
        return due(stage)
    if kind == "pick":
        return refuse_pick(state, choice)
    if kind in ("shoot", "push"):
        return refuse_target(state, kind, choice)
    if kind == "drop" and choice in TILES:
        return no("not_held", "LOA-60", tile=tile_text(choice))
    return unknown()


# Tiles: whether it is there, then whether it is its time, then whether there is something to use it on


def refuse_before(state: LoaState, kind: Kind, choice: str | None) -> Refusal:
    clause = BEFORE[kind]
    if not state.has(TILES.index(kind)):
        return no("not_held", clause, tile=tile_text(kind))
    if state.stage == SIDE:
        return due("side")
    if state.stage != PRE:
        is_choosing = state.stage == PICK
        tile = tile_text(kind)
        return no("before_choosing", "LOA-R24", tile=tile) if is_choosing else no("before_rolling", clause, tile=tile)
    if kind != "rocket" and choice is not None:
        return unknown()
    if kind == "chainsaw":
        return no("already_ignored", "LOA-R31")
    if kind in ("axe", "pistol"):
        return no("already_doubled", "LOA-R26", tile=tile_text(kind))
    count = int(state.ones[state.seat] + state.twos[state.seat])
    return no("rocket_half", "LOA-54", count=(count + 1) // 2) if count else no("nothing_in_front", "LOA-R32")


def refuse_time(state: LoaState, tile: str, clause: str, over: str) -> Refusal:
    """A tile for after rolling at another stage: not yet, or (by the clause `over`) no more. LOA-R25"""
    stage = state.stage
    if stage in (SIDE, MARK):
        return due(STAGES[stage])
    if stage < POST:
        return no("after_rolling", clause, tile=tile_text(tile))
    if stage == POST:
        return no("after_assigning", "LOA-R25", tile=tile_text(tile))
    return no("with_bangs" if stage == ITEMS else "too_late", over, tile=tile_text(tile))


def refuse_barricade(state: LoaState, choice: str) -> Refusal:
    if not state.has(BARRICADE_SIDE):
        return no("not_held", "LOA-59", tile=tile_text("barricade"))
    if state.stage in (PRE, BANGS, BARRICADES):
        return refuse_die(choice, "LOA-59")
    return due("pick") if state.stage == PICK else refuse_time(state, "barricade", "LOA-59", "LOA-R25")


def refuse_die(choice: str, clause: str) -> Refusal:
    if choice in AMBUSHED:
        return no("ambush_stays", clause)  # only zombie dice without an ambush can be moved
    return no("no_such_die", clause, die=target_text(choice)) if choice in TARGETS else unknown()


def refuse_reroll(state: LoaState, choice: str) -> Refusal:
    die, _, number = choice.partition(" ")
    if die not in (DICE[1], DICE[3]) or number not in ("0", "1", "2"):
        return unknown()
    return refuse_pistol(state, int(number)) if die == DICE[1] else refuse_axe(state, int(number))


def refuse_pistol(state: LoaState, index: int) -> Refusal:
    if not state.has(PISTOL):
        return no("not_held", "LOA-56", tile=tile_text("pistol"))
    if state.stage not in (POST, BANGS):
        over = "LOA-R25" if state.stage == ITEMS else "LOA-R29"
        return refuse_time(state, "pistol", "LOA-56", over)
    is_rolled = index < state.items_at - state.shots_at
    return no("bang_used", "LOA-R29") if is_rolled else no("no_rolled_die", "LOA-56")


def refuse_axe(state: LoaState, index: int) -> Refusal:
    if not state.has(AXE):
        return no("not_held", "LOA-51", tile=tile_text("axe"))
    if state.stage not in (POST, BANGS, BARRICADES):
        return refuse_time(state, "axe", "LOA-51", "LOA-R25")
    if index >= state.rolled - state.barricades_at:
        return no("no_rolled_die", "LOA-51")
    is_gone = state.lies[state.barricades_at + index] == AWAY
    return no("ambush_gone", "LOA-R28") if is_gone else no("die_used", "LOA-R28")


def refuse_hero(state: LoaState, kind: Kind, choice: str) -> Refusal:
    if not state.hero[state.seat]:
        return no("no_hero", "LOA-45")
    if state.stage not in (POST, MARK):
        return refuse_hero_time(state)
    if kind == "throw":
        return no("mark_first", "LOA-R17") if not choice else unknown()
    if not choice.isascii() or not choice.isdigit() or int(choice) >= state.rolled:
        return no("no_rolled_die", "LOA-R17")
    if kind == "mark":
        return no("already_marked", "LOA-R17")
    return no("no_take_back", "LOA-R17") if state.marks >> int(choice) & 1 else no("not_marked", "LOA-R17")


def refuse_hero_time(state: LoaState) -> Refusal:
    """Straight after the roll, before anything is assigned."""
    return no("after_rolling" if state.stage < POST else "too_late", "LOA-R17", tile=tile_text("hero"))


def refuse_cut(state: LoaState, choice: str) -> Refusal:
    if not state.has(CHAINSAW):
        return no("not_held", "LOA-53", tile=tile_text("chainsaw"))
    if state.stage not in (BANGS, BARRICADES):
        return refuse_time(state, "chainsaw", "LOA-53", "LOA-R25")
    return no("no_such_ambush", "LOA-53", die=target_text(choice)) if choice in AMBUSHED else unknown()


def refuse_medikit(state: LoaState) -> Refusal:
    if not state.has(MEDIKIT):
        return no("not_held", "LOA-57", tile=tile_text("medikit"))
    return unknown() if state.stage == RESCUE else no("medikit_later", "LOA-57")


# Dice


def refuse_pick(state: LoaState, choice: str) -> Refusal:
    if not choice or set(choice) - set(LETTERS):
        return unknown()
    most = (int(state.pool - state.compulsory()), 3, 3, 3)
    for die, letter in enumerate(LETTERS):
        if choice.count(letter) > most[die]:
            return no("pick_type", "LOA-15", die=Text(f"die-{DICE[die]}"), most=most[die])
    count = int(state.further())
    if len(choice) != count:
        return no("pick_count", "LOA-14", count=count)
    return unknown()


def refuse_target(state: LoaState, kind: Kind, choice: str) -> Refusal:
    if choice not in TARGETS:
        return unknown()
    if kind == "push":
        return no("no_result", "LOA-30") if not state.results_left() else refuse_die(choice, "LOA-30")
    if not state.bangs_left():
        return no("no_bang", "LOA-26")
    return no("no_such_die", "LOA-26", die=target_text(choice))

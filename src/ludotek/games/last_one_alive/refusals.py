"""Why a move is not legal, with the clause that says so. Nothing is secret, so a view is enough to tell."""

from __future__ import annotations

from ludotek.games.last_one_alive.board import AMBUSHED, DICE, DICE_COUNT, LETTERS, TARGETS, TILES
from ludotek.games.last_one_alive.moves import Kind, LoaMove
from ludotek.games.last_one_alive.names import die_text, target_text, tile_text
from ludotek.games.last_one_alive.rules.state import LoaState
from ludotek.games.last_one_alive.view import LoaView, view_of
from ludotek.kernel import Refusal, Text

DUE = {  # stage -> the clause that says what is due
    "side": "LOA-04", "pre": "LOA-R24", "pick": "LOA-14", "post": "LOA-R25", "mark": "LOA-45", "item": "LOA-25",
    "shot": "LOA-26", "barricade": "LOA-30", "end_draw": "LOA-31", "limit": "LOA-60", "medikit": "LOA-57",
}  # fmt: skip
TILE: dict[str, tuple[str, str]] = {  # what somebody wants to do -> the tile it needs, and its clause
    "axe": ("axe", "LOA-50"), "chainsaw": ("chainsaw", "LOA-52"), "rocket": ("rocket", "LOA-54"),
    "pistol": ("pistol", "LOA-55"), "radio": ("radio", "LOA-58"), "barricade": ("barricade", "LOA-59"),
    "cut": ("chainsaw", "LOA-53"), "medikit": ("medikit", "LOA-57"), "reroll shot": ("pistol", "LOA-56"),
    "reroll barricade": ("axe", "LOA-51"),
}  # fmt: skip
NO_PASS = {"side": "LOA-04", "pick": "LOA-14", "limit": "LOA-60", "mark": "LOA-R17"}
HOME: dict[Kind, tuple[str, ...]] = {  # moves that belong to a stage
    "side": ("side",), "pick": ("pick",), "draw": ("item", "end_draw"), "shoot": ("shot",), "push": ("barricade",),
    "drop": ("limit",),
}  # fmt: skip
NOT_ROLLED = ("side", "pre", "pick")


def no(code: str, clause: str, **args: str | int | Text) -> Refusal:
    return Refusal(code, Text("refuse-" + code.replace("_", "-"), args), clause)


UNKNOWN = no("unknown_choice", "LOA-11")


def due(stage: str) -> Refusal:
    return Refusal("other_stage", Text("refuse-due-" + stage.replace("_", "-")), DUE[stage])


def refuse_move(state: LoaState, seat: int, move: LoaMove) -> Refusal:
    return refuse(view_of(state, seat), move)


def refuse(view: LoaView, move: LoaMove) -> Refusal:
    """The first reason why the seat whose decision it is may not do this."""
    stage, kind, choice = view.stage, move.kind, move.choice or ""
    if stage == "over":
        return no("over", "LOA-80")
    if view.actor < 0:
        return no("wait", "LOA-11")
    if kind == "pass":
        return no(f"no_pass_{stage}", NO_PASS[stage]) if stage in NO_PASS else UNKNOWN
    if kind in ("mark", "take_back", "throw"):
        return refuse_hero(view, kind, choice)
    if kind in HOME:
        return refuse_at_home(view, kind, choice) if stage in HOME[kind] else due(stage)
    return refuse_tile(view, kind, choice)


def refuse_at_home(view: LoaView, kind: Kind, choice: str) -> Refusal:
    """Moves that are the business of this stage."""
    if kind == "pick":
        return refuse_pick(view, choice)
    if kind in ("shoot", "push"):
        return refuse_target(view, kind, choice)
    return no("not_held", "LOA-60", tile=tile_text(choice)) if kind == "drop" and choice in TILES else UNKNOWN


# Tiles: whether it is there, then whether it is its time, then whether there is something to use it on


def refuse_tile(view: LoaView, kind: Kind, choice: str) -> Refusal:
    die, _, number = choice.partition(" ")
    if kind == "reroll" and (die not in ("shot", "barricade") or number not in ("0", "1", "2")):
        return UNKNOWN
    tile, clause = TILE[f"reroll {die}" if kind == "reroll" else kind]
    if not view.mover.count(tile):
        return no("not_held", clause, tile=tile_text(tile))
    match kind:
        case "barricade":
            return refuse_barricade(view, choice)
        case "cut" if view.stage in ("shot", "barricade"):
            return no("no_such_ambush", clause, die=target_text(choice)) if choice in AMBUSHED else UNKNOWN
        case "cut":
            return refuse_time(view, tile, clause)
        case "medikit":
            return UNKNOWN if view.stage == "medikit" else no("medikit_later", clause)
        case "reroll":
            return refuse_pistol(view, int(number)) if die == "shot" else refuse_axe(view, int(number))
    return refuse_before(view, kind, choice, clause)


def refuse_before(view: LoaView, kind: Kind, choice: str, clause: str) -> Refusal:
    if view.stage == "side":
        return due("side")
    if view.stage == "pick":
        return no("before_choosing", "LOA-R24", tile=tile_text(kind))
    if view.stage != "pre":
        return no("before_rolling", clause, tile=tile_text(kind))
    if kind != "rocket" and choice:
        return UNKNOWN
    if kind == "chainsaw":
        return no("already_ignored", "LOA-R31")
    if kind in ("axe", "pistol"):
        return no("already_doubled", "LOA-R26", tile=tile_text(kind))
    count = sum(view.mover.front)
    return no("rocket_half", "LOA-54", count=(count + 1) // 2) if count else no("nothing_in_front", "LOA-R32")


def refuse_time(view: LoaView, tile: str, clause: str, over: str = "LOA-R25") -> Refusal:
    """A tile for after rolling at another stage: not yet, or (by the clause `over`) no more. LOA-R25"""
    stage = view.stage
    if stage in ("side", "mark"):
        return due(stage)
    if stage in NOT_ROLLED:
        return no("after_rolling", clause, tile=tile_text(tile))
    if stage in ("post", "item"):
        return no("after_assigning" if stage == "post" else "with_bangs", "LOA-R25", tile=tile_text(tile))
    return no("too_late", over, tile=tile_text(tile))


def refuse_barricade(view: LoaView, choice: str) -> Refusal:
    if view.stage in ("pre", "shot", "barricade"):
        return refuse_die(choice, "LOA-59")
    return due("pick") if view.stage == "pick" else refuse_time(view, "barricade", "LOA-59")


def refuse_die(choice: str, clause: str) -> Refusal:
    if choice in AMBUSHED:
        return no("ambush_stays", clause)  # only zombie dice without an ambush can be moved
    return no("no_such_die", clause, die=target_text(choice)) if choice in TARGETS else UNKNOWN


def refuse_pistol(view: LoaView, index: int) -> Refusal:
    if view.stage not in ("post", "shot"):
        return refuse_time(view, "pistol", "LOA-56", "LOA-R29")
    is_rolled = index < len(view.of_type("shot"))
    return no("bang_used", "LOA-R29") if is_rolled else no("no_rolled_die", "LOA-56")


def refuse_axe(view: LoaView, index: int) -> Refusal:
    if view.stage not in ("post", "shot", "barricade"):
        return refuse_time(view, "axe", "LOA-51")
    dice = view.of_type("barricade")
    if index >= len(dice):
        return no("no_rolled_die", "LOA-51")
    return no("ambush_gone" if dice[index].lies == "away" else "die_used", "LOA-R28")


def refuse_hero(view: LoaView, kind: Kind, choice: str) -> Refusal:
    if not view.mover.has_hero:
        return no("no_hero", "LOA-45")
    if view.stage not in ("post", "mark"):  # straight after the roll, before anything is assigned
        is_early = view.stage in NOT_ROLLED
        return no("after_rolling" if is_early else "too_late", "LOA-R17", tile=tile_text("hero"))
    if kind == "throw":
        return UNKNOWN if choice else no("mark_first", "LOA-R17")
    if not choice.isascii() or not choice.isdigit() or int(choice) >= len(view.dice):
        return no("no_rolled_die", "LOA-R17")
    if kind == "mark":
        return no("already_marked", "LOA-R17")
    return no("no_take_back" if view.dice[int(choice)].is_marked else "not_marked", "LOA-R17")


# Dice


def refuse_pick(view: LoaView, choice: str) -> Refusal:
    if not choice or set(choice) - set(LETTERS):
        return UNKNOWN
    most = (view.pool[0] - view.compulsory, *DICE_COUNT[1:])
    for die, letter in enumerate(LETTERS):
        if choice.count(letter) > most[die]:
            return no("pick_type", "LOA-15", die=die_text(DICE[die]), most=most[die])
    return no("pick_count", "LOA-14", count=view.further) if len(choice) != view.further else UNKNOWN


def refuse_target(view: LoaView, kind: Kind, choice: str) -> Refusal:
    if choice not in TARGETS:
        return UNKNOWN
    if kind == "push":
        return refuse_die(choice, "LOA-30") if view.results else no("no_result", "LOA-30")
    return no("no_such_die", "LOA-26", die=target_text(choice)) if view.bangs else no("no_bang", "LOA-26")

"""Named moves: every decision has a kind and perhaps a choice. Then why one is not legal, with the clause."""

from itertools import product
from typing import Literal

from ludotek.kernel import Move, Refusal, Text, refuse

from .board import AMBUSHED, DICE, DICE_COUNT, DRAWS, FACES, LETTERS, TARGETS, TILES, ZOMBIES
from .rules import plan as codes
from .rules.state import LoaState
from .view import LoaView

Kind = Literal[
    "side", "pass", "axe", "chainsaw", "pistol", "radio", "rocket", "barricade", "pick", "reroll", "mark", "take_back",
    "throw", "cut", "draw", "shoot", "push", "drop", "medikit",
]  # fmt: skip


class LoaMove(Move, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`choice` depends on the kind: a side (item, barricade), a target (one, two, or the type of die with an ambush),
    dice (SSSB for a pick, `shot 0` for a re-roll, a tray position for a mark), a tile, or for the Rocket how many of
    the moved dice show two zombies."""

    kind: Kind
    choice: str | None = None


NUMBERS = tuple(map(str, range(codes.MOST_DICE)))
TABLE: tuple[tuple[int, Kind, tuple[str | None, ...]], ...] = (  # first code, kind, its choices
    (codes.PASS, "pass", (None,)), (codes.ITEM_SIDE_UP, "side", ("item", "barricade")),
    (codes.AXE_DOUBLES, "axe", (None,)), (codes.CHAINSAW_IGNORES, "chainsaw", (None,)),
    (codes.PISTOL_DOUBLES, "pistol", (None,)), (codes.USE_RADIO, "radio", (None,)),
    (codes.USE_ROCKET, "rocket", NUMBERS[:10]), (codes.USE_BARRICADE + 1, "barricade", ZOMBIES),
    (codes.CUT, "cut", AMBUSHED), (codes.REROLL_SHOT, "reroll", ("shot 0", "shot 1", "shot 2")),
    (codes.REROLL_BARRICADE, "reroll", ("barricade 0", "barricade 1", "barricade 2")), (codes.DRAW, "draw", (None,)),
    (codes.SHOOT + 1, "shoot", TARGETS), (codes.PUSH + 1, "push", ZOMBIES), (codes.DROP, "drop", TILES),
    (codes.USE_MEDIKIT, "medikit", (None,)), (codes.MARK_DIE, "mark", NUMBERS),
    (codes.TAKE_BACK, "take_back", NUMBERS), (codes.THROW_MARKED, "throw", (None,)),
)  # fmt: skip
NAMED = {
    int(first) + index: LoaMove(kind=kind, choice=choice)
    for first, kind, choices in TABLE
    for index, choice in enumerate(choices)
}
for counts in product(*(range(count + 1) for count in DICE_COUNT)):  # one letter for every further die
    letters = "".join(letter * count for letter, count in zip(LETTERS, counts, strict=True))
    code = counts[0] << 6 | counts[1] << 4 | counts[2] << 2 | counts[3]
    NAMED[int(codes.PICK_DICE) + code] = LoaMove(kind="pick", choice=letters)


def outcome_name(state: LoaState, action: int) -> str:
    """A face, what comes out of the bag, or a seat."""
    if state.next_type() != codes.NONE:
        return FACES[action]
    return str(action) if state.stage == codes.FIRST else DRAWS[action]


# Refusals: nothing is secret, so a view is enough to tell

DUE = {  # stage -> the clause that says what is due
    "side": "LOA-04", "pre": "LOA-R24", "pick": "LOA-14", "post": "LOA-R25", "mark": "LOA-45", "item": "LOA-25",
    "shot": "LOA-26", "barricade": "LOA-30", "end_draw": "LOA-31", "limit": "LOA-60", "medikit": "LOA-57",
}  # fmt: skip
NO_PASS = {"side": "LOA-04", "pick": "LOA-14", "limit": "LOA-60", "mark": "LOA-R17"}
STAGES_OF: dict[Kind, tuple[str, ...]] = {  # moves that belong to a stage
    "side": ("side",), "pick": ("pick",), "draw": ("item", "end_draw"), "shoot": ("shot",), "push": ("barricade",),
    "drop": ("limit",),
}  # fmt: skip
TILE: dict[str, tuple[str, str, tuple[str, ...]]] = {  # use of a tile -> the tile, the clause, the stages
    "axe": ("axe", "LOA-50", ("pre",)), "chainsaw": ("chainsaw", "LOA-52", ("pre",)),
    "rocket": ("rocket", "LOA-54", ("pre",)), "pistol": ("pistol", "LOA-55", ("pre",)),
    "radio": ("radio", "LOA-58", ("pre",)), "barricade": ("barricade", "LOA-59", ("pre", "shot", "barricade")),
    "cut": ("chainsaw", "LOA-53", ("shot", "barricade")), "medikit": ("medikit", "LOA-57", ("medikit",)),
    "reroll shot": ("pistol", "LOA-56", ("post", "shot")),
    "reroll barricade": ("axe", "LOA-51", ("post", "shot", "barricade")),
}  # fmt: skip
NOT_ROLLED = ("side", "pre", "pick")
TURN_CLAUSE = "LOA-11"
UNKNOWN, CHANCE_REFUSAL = refuse("unknown_choice", TURN_CLAUSE), refuse("wait", TURN_CLAUSE)


def due(stage: str) -> Refusal:
    return Refusal("other_stage", Text("refuse-due-" + stage.replace("_", "-")), DUE[stage])


def refuse_move(view: LoaView, move: LoaMove) -> Refusal:
    """The first reason why the seat that decides may not do this."""
    stage, kind, choice = view.stage, move.kind, move.choice or ""
    if stage == "over":
        return refuse("over", "LOA-80")
    if view.actor < 0:
        return CHANCE_REFUSAL
    if kind == "pass":
        cannot = Refusal(f"no_pass_{stage}", Text(f"refuse-no-pass-{stage}"), NO_PASS.get(stage))
        return cannot if stage in NO_PASS else UNKNOWN
    if kind in ("mark", "take_back", "throw"):
        return hero_reason(view, kind, choice)
    if kind not in STAGES_OF:
        return tile_reason(view, kind, choice)
    if stage not in STAGES_OF[kind]:
        return due(stage)
    if kind == "pick":
        return pick_reason(view, choice)
    if kind == "drop" and choice in TILES:
        return refuse("not_held", "LOA-60", tile=Text(f"tile-{choice}"))
    if kind == "push" and choice in TARGETS:
        return die_reason(choice, "LOA-30") if view.results else refuse("no_result", "LOA-30")
    if kind == "shoot" and choice in TARGETS:
        gone = refuse("no_such_die", "LOA-26", die=Text(f"target-{choice}"))
        return gone if view.bangs else refuse("no_bang", "LOA-26")
    return UNKNOWN


def die_reason(choice: str, clause: str) -> Refusal:
    """Only zombie dice without an ambush can be moved."""
    if choice in AMBUSHED:
        return refuse("ambush_stays", clause)
    return refuse("no_such_die", clause, die=Text(f"target-{choice}")) if choice in TARGETS else UNKNOWN


def pick_reason(view: LoaView, choice: str) -> Refusal:
    if not choice or set(choice) - set(LETTERS):
        return UNKNOWN
    most = (view.pool[0] - view.compulsory, *DICE_COUNT[1:])
    for die, letter in enumerate(LETTERS):
        if choice.count(letter) > most[die]:
            return refuse("pick_type", "LOA-15", die=Text(f"die-{DICE[die]}"), most=most[die])
    return refuse("pick_count", "LOA-14", count=view.further) if len(choice) != view.further else UNKNOWN


def hero_reason(view: LoaView, kind: Kind, choice: str) -> Refusal:
    if not view.mover.has_hero:
        return refuse("no_hero", "LOA-45")
    if view.stage not in ("post", "mark"):  # straight after the roll, before anything is assigned
        code = "after_rolling" if view.stage in NOT_ROLLED else "too_late"
        return refuse(code, "LOA-R17", tile=Text("tile-hero"))
    if kind == "throw":
        return UNKNOWN if choice else refuse("mark_first", "LOA-R17")
    if not choice.isascii() or not choice.isdigit() or int(choice) >= len(view.dice):
        return refuse("no_rolled_die", "LOA-R17")
    if kind == "mark":
        return refuse("already_marked", "LOA-R17")
    return refuse("no_take_back" if view.dice[int(choice)].is_marked else "not_marked", "LOA-R17")


# Tiles: whether it is there, then whether it is its time, then whether there is something to use it on


def tile_reason(view: LoaView, kind: Kind, choice: str) -> Refusal:
    die, _, number = choice.partition(" ")
    if kind == "reroll" and (die not in ("shot", "barricade") or number not in ("0", "1", "2")):
        return UNKNOWN
    use = f"reroll {die}" if kind == "reroll" else kind
    tile, clause, stages = TILE[use]
    if not view.mover.count(tile):
        return refuse("not_held", clause, tile=Text(f"tile-{tile}"))
    if view.stage not in stages:
        return time_reason(view.stage, use)
    if kind == "reroll":
        return reroll_reason(view, die, int(number), clause)
    if kind == "barricade":
        return die_reason(choice, clause)
    if kind == "cut" and choice in AMBUSHED:
        return refuse("no_such_ambush", clause, die=Text(f"target-{choice}"))
    if kind in ("cut", "medikit") or (kind != "rocket" and choice):
        return UNKNOWN
    if kind == "chainsaw":
        return refuse("already_ignored", "LOA-R31")
    if kind in ("axe", "pistol"):
        return refuse("already_doubled", "LOA-R26", tile=Text(f"tile-{kind}"))
    count = sum(view.mover.front)
    return refuse("rocket_half", "LOA-54", count=(count + 1) // 2) if count else refuse("nothing_in_front", "LOA-R32")


def time_reason(stage: str, use: str) -> Refusal:
    """Not yet, or no more. LOA-R25"""
    tile, clause, stages = TILE[use]
    if use == "medikit":
        return refuse("medikit_later", clause)
    if stage == "side" or (stage == "mark" and stages != ("pre",)) or (stage == "pick" and use == "barricade"):
        return due(stage)
    name = Text(f"tile-{tile}")
    if stages == ("pre",):
        code, clause = ("before_choosing", "LOA-R24") if stage == "pick" else ("before_rolling", clause)
        return refuse(code, clause, tile=name)
    if stage in NOT_ROLLED:
        return refuse("after_rolling", clause, tile=name)
    if stage in ("post", "item"):
        return refuse("after_assigning" if stage == "post" else "with_bangs", "LOA-R25", tile=name)
    return refuse("too_late", "LOA-R29" if use == "reroll shot" else "LOA-R25", tile=name)


def reroll_reason(view: LoaView, die: str, index: int, clause: str) -> Refusal:
    dice = [one for one in view.dice if one.die == die]
    if index >= len(dice):
        return refuse("no_rolled_die", clause)
    if die == "shot":
        return refuse("bang_used", "LOA-R29")
    return refuse("ambush_gone", "LOA-R28") if dice[index].lies == "away" else refuse("die_used", "LOA-R28")

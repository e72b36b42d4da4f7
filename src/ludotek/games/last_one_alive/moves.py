"""Named moves and back: every decision has a kind and perhaps a choice."""

from __future__ import annotations

from typing import Literal

from ludotek.games.last_one_alive.board import DICE, LETTERS, TILES
from ludotek.games.last_one_alive.rules.codes import (
    CUT,
    DROP,
    MARK_DIE,
    PICK_DICE,
    PUSH,
    REROLL_BARRICADE,
    REROLL_SHOT,
    SHOOT,
    TAKE_BACK,
    USE_BARRICADE,
    USE_ROCKET,
)
from ludotek.games.last_one_alive.rules.turns import LoaState
from ludotek.kernel import Move

Kind = Literal[
    "side", "pass", "axe", "chainsaw", "pistol", "radio", "rocket", "barricade", "pick", "reroll", "mark", "take_back",
    "throw", "cut", "draw", "shoot", "push", "drop", "medikit",
]  # fmt: skip
TARGETS = ("one", "two", "zombie", "item", "barricade")  # zombies on a die; an ambush on this type of die
AMBUSHED = ("zombie", "item", "barricade")
ZOMBIES = ("", "one", "two")

FIXED: dict[int, tuple[Kind, str | None]] = {  # codes that stand for themselves
    0: ("pass", None),
    1: ("side", "item"),
    2: ("side", "barricade"),
    10: ("axe", None),
    11: ("chainsaw", None),
    12: ("pistol", None),
    13: ("radio", None),
    70: ("draw", None),
    110: ("medikit", None),
    240: ("throw", None),
}


class LoaMove(Move, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`choice` depends on the kind: a side (item, barricade), a target (one, two, or the type of die with an ambush),
    dice (SSSB for a pick, `shot 0` for a re-roll, a tray position for a mark), a tile, or for the Rocket how many of
    the moved dice show two zombies."""

    kind: Kind
    choice: str | None = None


def move_of(action: int) -> LoaMove:
    kind, choice = FIXED[action] if action in FIXED else numbered(action)
    return LoaMove(kind=kind, choice=choice)


def numbered(action: int) -> tuple[Kind, str]:
    if action >= PICK_DICE:
        return "pick", picked(action)
    if action >= TAKE_BACK:
        return "take_back", str(action - TAKE_BACK)
    if action >= MARK_DIE:
        return "mark", str(action - MARK_DIE)
    if action >= DROP:
        return "drop", TILES[action - DROP]
    if action > PUSH:
        return "push", ZOMBIES[action - PUSH]
    if action > SHOOT:
        return "shoot", TARGETS[action - SHOOT - 1]
    if action >= REROLL_BARRICADE:
        return "reroll", f"{DICE[3]} {action - REROLL_BARRICADE}"
    if action >= REROLL_SHOT:
        return "reroll", f"{DICE[1]} {action - REROLL_SHOT}"
    if action >= CUT:
        return "cut", AMBUSHED[action - CUT]
    if action > USE_BARRICADE:
        return "barricade", ZOMBIES[action - USE_BARRICADE]
    return "rocket", str(action - USE_ROCKET)


def picked(action: int) -> str:
    """One letter for every further die."""
    return "".join(letter * count for letter, count in zip(LETTERS, pick_counts(action), strict=True))


def pick_counts(action: int) -> tuple[int, int, int, int]:
    """The code of a pick -> further zombie, shot, item and barricade dice."""
    code = action - int(PICK_DICE)
    return code >> 6, code >> 4 & 3, code >> 2 & 3, code & 3


def action_of(state: LoaState, move: LoaMove) -> int | None:
    return next((action for action in state.legal() if move_of(action) == move), None)

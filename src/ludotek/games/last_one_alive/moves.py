"""Named moves and back: every decision has a kind and perhaps a choice."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

from ludotek.games.last_one_alive.board import AMBUSHED, DRAWS, FACES, LETTERS, TARGETS, TILES, ZOMBIES
from ludotek.games.last_one_alive.rules import codes
from ludotek.games.last_one_alive.rules.actions import next_type
from ludotek.games.last_one_alive.rules.state import LoaState
from ludotek.kernel import Move

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


FIXED: dict[int, tuple[Kind, str | None]] = {  # codes that stand for themselves
    int(codes.PASS): ("pass", None),
    int(codes.ITEM_SIDE_UP): ("side", "item"),
    int(codes.BARRICADE_SIDE_UP): ("side", "barricade"),
    int(codes.AXE_DOUBLES): ("axe", None),
    int(codes.CHAINSAW_IGNORES): ("chainsaw", None),
    int(codes.PISTOL_DOUBLES): ("pistol", None),
    int(codes.USE_RADIO): ("radio", None),
    int(codes.DRAW): ("draw", None),
    int(codes.USE_MEDIKIT): ("medikit", None),
    int(codes.THROW_MARKED): ("throw", None),
}
NUMBERS = tuple(map(str, range(codes.MOST_DICE)))
NUMBERED: tuple[tuple[int, Kind, tuple[str, ...]], ...] = (  # first code, kind, its choices; the highest codes first
    (int(codes.TAKE_BACK), "take_back", NUMBERS),
    (int(codes.MARK_DIE), "mark", NUMBERS),
    (int(codes.DROP), "drop", TILES),
    (int(codes.PUSH) + 1, "push", ZOMBIES),
    (int(codes.SHOOT) + 1, "shoot", TARGETS),
    (int(codes.REROLL_BARRICADE), "reroll", ("barricade 0", "barricade 1", "barricade 2")),
    (int(codes.REROLL_SHOT), "reroll", ("shot 0", "shot 1", "shot 2")),
    (int(codes.CUT), "cut", AMBUSHED),
    (int(codes.USE_BARRICADE) + 1, "barricade", ZOMBIES),
    (int(codes.USE_ROCKET), "rocket", NUMBERS),
)


def move_of(state: LoaState, action: int) -> LoaMove:
    return named(action)


@lru_cache(maxsize=1024)
def named(action: int) -> LoaMove:
    """The move that a code stands for, whatever the state."""
    if action in FIXED:
        kind, choice = FIXED[action]
        return LoaMove(kind=kind, choice=choice)
    if action >= codes.PICK_DICE:
        return LoaMove(kind="pick", choice=picked(action - int(codes.PICK_DICE)))
    first, kind, choices = next(row for row in NUMBERED if action >= row[0])
    return LoaMove(kind=kind, choice=choices[action - first])


def picked(code: int) -> str:
    """One letter for every further die."""
    counts = (code >> 6, code >> 4 & 3, code >> 2 & 3, code & 3)
    return "".join(letter * count for letter, count in zip(LETTERS, counts, strict=True))


def outcome_name(state: LoaState, action: int) -> str:
    """A face, what comes out of the bag, or a seat."""
    if next_type(state) != codes.NONE:
        return FACES[action]
    return str(action) if state.stage == codes.FIRST else DRAWS[action]

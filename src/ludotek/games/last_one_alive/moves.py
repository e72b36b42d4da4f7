"""Named moves: every decision has a kind and perhaps a choice."""

from itertools import product
from typing import Literal

from ludotek.games.last_one_alive.board import AMBUSHED, DICE_COUNT, DRAWS, FACES, LETTERS, TARGETS, TILES, ZOMBIES
from ludotek.games.last_one_alive.rules import codes
from ludotek.games.last_one_alive.rules.dice import next_type
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
    if next_type(state) != codes.NONE:
        return FACES[action]
    return str(action) if state.stage == codes.FIRST else DRAWS[action]

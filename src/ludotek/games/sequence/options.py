"""The options, the sides, and the plan."""

from functools import lru_cache
from typing import Literal

import msgspec

from ludotek.kernel import Options, require_option

from .board import HANDS, SIDES
from .rules.plan import Plan

PLAYERS, SEATS_CLAUSE = tuple(HANDS), "SEQ-01"


class SequenceOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    sides: Literal[2, 3] | None = None  # SEQ-02, SEQ-R01
    dead_card_limit: Literal[1, "any"] = 1  # SEQ-52, SEQ-R06
    draw_mode: Literal["auto", "strict"] = "auto"  # SEQ-25, SEQ-R10
    deck_out: Literal["reshuffle", "play_out"] = "reshuffle"  # SEQ-R14
    stalemate: Literal["draw", "most_sequences"] = "draw"  # SEQ-R15
    table_talk: Literal["off", "penalty"] = "off"  # SEQ-80, SEQ-R16
    advanced_jacks: bool = False  # SEQ-90, SEQ-91


def settle(seats: int, options: SequenceOptions) -> SequenceOptions:
    """Decides the number of sides if it was left open; refuses one that does not split the players evenly. SEQ-11"""
    sides = options.sides or SIDES[seats][0]
    allowed = " or ".join(map(str, SIDES[seats]))
    message = f"{seats} players make {allowed} equal sides in Sequence, not {sides}"
    require_option(sides in SIDES[seats], message, "SEQ-02")
    return msgspec.structs.replace(options, sides=sides)


plan_of = lru_cache(maxsize=256)(Plan)  # of settled options

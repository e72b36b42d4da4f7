"""Before the game: the options and the plan that the rules play by."""

from functools import lru_cache
from typing import Annotated, Literal

from ludotek.kernel import Options, require_option
from ludotek.kernel.options import Offers

from .board import SIZES
from .rules.plan import Plan

PLAYERS = (2, 3, 4)  # LOS-01
LONGEST = 1000


class LosOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    expert_move_opponent: bool = False  # LOS-69
    stalemate: Literal["sudden_death", "shared_win"] = "sudden_death"  # LOS-R39
    quiet_rounds: Annotated[int, Offers((2, 3, 4, 6, 8))] = 4  # LOS-R39
    question_after_flip: Literal["open", "spent"] = "open"  # LOS-R12
    plus1_from_hand: Literal["boost", "place"] = "boost"  # LOS-R08
    tunnel_exit: Literal["beside", "on_exit"] = "beside"  # LOS-R21
    hand_tiles_per_turn: Literal["one", "any"] = "one"  # LOS-R07
    step_rule: Literal["full", "up_to"] = "full"  # LOS-R03
    plus1_extra: Literal["must", "may"] = "must"  # LOS-R09


def settle(seats: int, options: LosOptions) -> LosOptions:
    rounds, expected = options.quiet_rounds, f"expected a whole number from 1 to {LONGEST}"
    require_option(1 <= rounds <= LONGEST, f"quiet_rounds={rounds}: {expected}", "LOS-R39")
    return options


make_plan = lru_cache(maxsize=256)(Plan)


def plan_of(seats: int, options: LosOptions) -> Plan:
    """LOS-02: the board that belongs to the number of players."""
    return make_plan(options, seats, SIZES[seats], SIZES[seats])

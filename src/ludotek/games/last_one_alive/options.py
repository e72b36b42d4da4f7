"""Before the game: the options."""

from functools import lru_cache
from typing import Literal

from ludotek.kernel import BadOptions, Options

from .rules.plan import Plan

PLAYERS, SEATS_CLAUSE = (2, 3, 4, 5), "LOA-01"


class LoaOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    day_and_night: bool = False  # LOA-90
    survivors: bool = False  # LOA-100
    zombies_everywhere: bool = False  # LOA-110
    first_player: Literal["random", 0, 1, 2, 3, 4] = "random"  # LOA-R01
    hero_supply: Literal["removed", "returned"] = "removed"  # LOA-R16
    start_hero: bool = False  # LOA-R05
    start_zombie: Literal["first", "all"] = "first"  # LOA-R04
    stack_doublers: bool = False  # LOA-R26


def settle(seats: int, options: LoaOptions) -> LoaOptions:
    """The three variants may be combined freely."""
    first = options.first_player
    if first != "random" and first >= seats:
        raise BadOptions(f"first_player={first}: with {seats} players the seats are 0 to {seats - 1}", "LOA-R01")
    return options


plan_of = lru_cache(maxsize=256)(Plan)  # of settled options

"""The options of Ludo, what the rules forbid of them, and the plan that they make."""

from functools import lru_cache
from typing import Literal

import msgspec

from ludotek.kernel import Options, require_option

from .board import BOARDS, Board
from .rules.plan import Plan

PLAYERS = (2, 3, 4, 5, 6)  # LUDO-01


class LudoOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    die: Literal["star_globe", "plain"] = "star_globe"  # LUDO-06
    edition: Literal["nordic", "swedish"] = "nordic"
    board: Literal[4, 6] | None = None  # LUDO-02
    pieces: Literal[4, 3, 2, 1] = 4  # LUDO-05, LUDO-R02
    turn_direction: Literal["clockwise", "counterclockwise"] | None = None  # LUDO-R05
    three_tries: Literal["none_on_track", "all_in_yard"] = "none_on_track"  # LUDO-R08
    lane_star: Literal["home_star", "forward_only"] = "home_star"  # LUDO-R15
    globe_past_last: Literal["none", "goal"] = "none"  # LUDO-R14
    start_defence: Literal["general", "owner"] = "general"  # LUDO-R11
    play_on: bool = False  # LUDO-71, LUDO-R26
    globe_shelter: bool = False  # LUDO-90, LUDO-R23
    star_hop: bool = False  # LUDO-91, LUDO-R23
    arms: tuple[int, ...] = ()  # seat -> arm of the board; empty: LUDO-R01


def settle(seats: int, options: LudoOptions) -> LudoOptions:
    """Decides what was left open; refuses what the rules forbid."""
    sides = options.board or (4 if seats <= 4 else 6)
    require_option(seats <= sides, f"board=4 takes 2 to 4 players, not {seats}; use board=6", "LUDO-02")
    board = BOARDS[sides]
    arms = options.arms or board.automatic_arms[seats]
    named, is_there = f"arms={arms}", all(0 <= arm < board.arms for arm in arms)
    require_option(len(arms) == seats, f"{named} seats {len(arms)} players, not {seats}; name one arm each", "LUDO-03")
    require_option(len(set(arms)) == seats, f"{named} puts two players into one yard; name each arm once", "LUDO-03")
    require_option(is_there, f"{named}: this board has arms 0 to {board.arms - 1}", "LUDO-03")
    turning = options.turn_direction or ("counterclockwise" if options.edition == "swedish" else "clockwise")  # LUDO-87
    return msgspec.structs.replace(options, board=sides, arms=tuple(arms), turn_direction=turning)


def board_of(options: LudoOptions) -> Board:
    return BOARDS[options.board or 4]


@lru_cache(maxsize=256)
def colours_of(options: LudoOptions) -> tuple[str, ...]:
    """Seat -> colour. LUDO-03"""
    return tuple(board_of(options).colours[arm] for arm in options.arms)


@lru_cache(maxsize=256)
def make_plan(options: LudoOptions) -> Plan:
    """The plan of settled options."""
    return Plan(options, board_of(options))

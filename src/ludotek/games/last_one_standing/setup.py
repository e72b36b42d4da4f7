"""Before the game: the options and the plan that the rules play by."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Literal

from ludotek.games.last_one_standing.board import BOARD_TILES, POOL_TILES, SIZES, placing_order, steps
from ludotek.games.last_one_standing.rules.codes import QUESTION, USED, WALL, Plan
from ludotek.games.last_one_standing.rules.turns import LosState, begin
from ludotek.kernel import BadOptions, Options
from ludotek.kernel.options import Offers

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


def settle(options: LosOptions) -> LosOptions:
    if not 1 <= options.quiet_rounds <= LONGEST:
        raise BadOptions(f"quiet_rounds={options.quiet_rounds}: expected a whole number from 1 to {LONGEST}", "LOS-R39")
    return options


def is_open(options: LosOptions) -> list[int]:
    """Terrain -> 1 if a piece may enter it."""
    closed = {int(USED), int(WALL)}  # LOS-24
    if options.question_after_flip == "spent":
        closed.add(int(QUESTION))  # LOS-R12
    return [int(terrain not in closed) for terrain in range(7)]


@lru_cache(maxsize=256)
def make_plan(options: LosOptions, seats: int, rows: int, columns: int) -> Plan:
    return Plan(
        options=options,
        seats=seats,
        rows=rows,
        columns=columns,
        steps=list(steps(rows, columns)),
        order=placing_order(seats),
        is_open=is_open(options),
        quiet_rounds=options.quiet_rounds,
        expert=options.expert_move_opponent,
        shared_win=options.stalemate == "shared_win",
        lays_plus1=options.plus1_from_hand == "place",
        on_exit=options.tunnel_exit == "on_exit",
        any_tiles=options.hand_tiles_per_turn == "any",
        up_to=options.step_rule == "up_to",
        may_stop=options.plus1_extra == "may",
    )


def new_state(seats: int, options: LosOptions) -> LosState:
    """LOS-02: the board that belongs to the number of players."""
    side = SIZES[seats]
    plan = make_plan(settle(options), seats, side, side)
    return begin(plan, list(BOARD_TILES[seats]), list(POOL_TILES[seats]))

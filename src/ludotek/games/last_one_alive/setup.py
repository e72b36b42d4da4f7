"""Before the game: the options and the plan that the rules play by."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

from ludotek.games.last_one_alive.board import (
    BAG_COUNT,
    DICE,
    DICE_COUNT,
    DRAWS,
    FREE_DICE,
    HEROES,
    HIGHEST_LEVEL,
    LIVES,
    MOST_TILES,
    RADIO_DICE,
    sides,
)
from ludotek.games.last_one_alive.rules.codes import NONE, Plan
from ludotek.kernel import BadOptions, Options

PLAYERS = (2, 3, 4, 5)  # LOA-01


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


def bag_of(options: LoaOptions) -> tuple[int, ...]:
    """LOA-02; LOA-90: the night tile is in from the beginning, the day tile comes later."""
    return tuple(int(options.day_and_night) if kind == "night" else BAG_COUNT[k] for k, kind in enumerate(DRAWS))


@lru_cache(maxsize=256)
def make_plan(seats: int, options: LoaOptions) -> Plan:
    return Plan(
        options=options,
        seats=seats,
        sides=[face for die in range(len(DICE)) for face in sides(die)],
        dice=list(DICE_COUNT),
        bag=list(bag_of(options)),
        heroes=HEROES,
        lives=LIVES if options.survivors else 0,  # LOA-R37
        free_dice=FREE_DICE,
        radio_dice=RADIO_DICE,
        highest=HIGHEST_LEVEL,
        most_tiles=MOST_TILES,
        first=int(NONE) if options.first_player == "random" else options.first_player,
        survivors=options.survivors,
        everywhere=options.zombies_everywhere,
        returned=options.hero_supply == "returned",
        start_hero=options.start_hero,
        start_all=options.start_zombie == "all",
        stack=options.stack_doublers,
    )

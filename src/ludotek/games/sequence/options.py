"""The options, the sides, and the plan that the rules play by."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

import msgspec

from ludotek.games.sequence.board import (
    DIRECTIONS,
    HANDS,
    IS_REMOVER,
    IS_WILD,
    NAMES,
    NEEDED,
    SHOWN,
    SIDES,
    SPACES,
    STRIDE,
)
from ludotek.games.sequence.rules.game import SequenceGame
from ludotek.games.sequence.rules.game import begin as start
from ludotek.games.sequence.rules.plan import ORDINARY, REMOVER, WILD, Plan
from ludotek.kernel import BadOptions, BrokenInvariant, Options

PLAYERS = tuple(HANDS)  # SEQ-01


class SequenceOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    sides: Literal[2, 3] | None = None  # SEQ-02, SEQ-R01
    dead_card_limit: Literal[1, "any"] = 1  # SEQ-52, SEQ-R06
    draw_mode: Literal["auto", "strict"] = "auto"  # SEQ-25, SEQ-R10
    deck_out: Literal["reshuffle", "play_out"] = "reshuffle"  # SEQ-R14
    stalemate: Literal["draw", "most_sequences"] = "draw"  # SEQ-R15
    table_talk: Literal["off", "penalty"] = "off"  # SEQ-80, SEQ-R16
    advanced_jacks: bool = False  # SEQ-90, SEQ-91


def settle(seats: int, options: SequenceOptions) -> SequenceOptions:
    """Decide the number of sides if it was left open; refuse one that does not split the players evenly. SEQ-11"""
    possible = SIDES[seats]
    sides = options.sides or possible[0]
    if sides not in possible:
        allowed = " or ".join(map(str, possible))
        raise BadOptions(f"{seats} players make {allowed} equal sides in Sequence, not {sides}", "SEQ-02")
    return msgspec.structs.replace(options, sides=sides)


def sides_of(options: SequenceOptions) -> int:
    return options.sides or 2


def kind_of(card: int) -> int:
    """SEQ-40"""
    if IS_WILD[card]:
        return int(WILD)
    return int(REMOVER if IS_REMOVER[card] else ORDINARY)


def check_layout() -> None:
    """SEQ-30: every card except the jacks lies on exactly two spaces."""
    for card, name in enumerate(NAMES):
        if len(SPACES[card]) != (0 if name[0] == "J" else 2):
            raise BrokenInvariant(f"the board shows {name} on {len(SPACES[card])} spaces (SEQ-30)")


@lru_cache(maxsize=256)
def make_plan(seats: int, options: SequenceOptions) -> Plan:
    """The plan of settled options."""
    sides = sides_of(options)
    return Plan(
        options=options,
        seats=seats,
        sides=sides,
        needed=NEEDED[sides],
        hand=HANDS[seats],
        kinds=[kind_of(card) for card in range(len(NAMES))],
        first=[SPACES[card][0] if SPACES[card] else 0 for card in range(len(NAMES))],
        second=[SPACES[card][1] if SPACES[card] else 0 for card in range(len(NAMES))],
        spaces=list(SHOWN),
        steps=[rows * STRIDE + columns for rows, columns in DIRECTIONS],
        any_exchanges=options.dead_card_limit == "any",
        strict=options.draw_mode == "strict",
        reshuffle=options.deck_out == "reshuffle",
        most=options.stalemate == "most_sequences",
        talk=options.table_talk == "penalty",
        advanced=options.advanced_jacks,
    )


def begin(seats: int, options: SequenceOptions) -> SequenceGame:
    """The first state of settled options."""
    return start(make_plan(seats, options))


check_layout()

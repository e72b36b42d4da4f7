"""What things are called in moves, positions and texts: fields, phases, choices, outcomes of chance."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, get_args

from ludotek.kernel import Text, Who

from .board import DIRECTIONS, KINDS, LETTERS, TERRAINS
from .rules import plan as los
from .rules.game import LosState

MovePhase = Literal["place", "tile", "tile_field", "tile_piece", "card", "piece", "step", "land", "discard"]
Phase = Literal["deal", MovePhase, "flip", "draw", "over"]  # in the order of their numbers
PHASES: tuple[Phase, ...] = get_args(Phase)
Mode = Literal["own", "opponent", "pass"]
MODES: tuple[Mode, ...] = get_args(Mode)  # what a card is used for
AFTERS = ("step", "turn", "place")  # what follows when the flips are done
BOARD_TILE_NAMES = ("neutral", *TERRAINS[2:])  # what a flip shows, from code 1 on


@lru_cache(maxsize=2048)
def field_name(columns: int, field: int) -> str:
    """a1 is the upper left corner; letters count columns, numbers count rows."""
    row, column = divmod(field, columns)
    return f"{chr(ord('a') + column)}{row + 1}"


@lru_cache(maxsize=64)
def field_numbers(rows: int, columns: int) -> dict[str, int]:
    """Name -> field."""
    return {field_name(columns, field): field for field in range(rows * columns)}


def choice_name(fields: int, columns: int, phase: str, action: int) -> str:
    """An action in words, from the number of fields and columns alone."""
    if action < fields:
        name = field_name(columns, action)
        return f"dive {name}" if phase == "step" else name
    names = [*DIRECTIONS, "stop" if phase == "step" else "none", *KINDS, "1", "2", "3", *LETTERS]
    return names[action - fields]


def outcome_name(state: LosState, action: int) -> str:
    return chance_name(PHASES[state.phase], int(state.plan.fields), action)


def chance_name(phase: str, fields: int, action: int) -> str:
    """What a flip shows, or the kind of tile that is dealt or drawn."""
    return BOARD_TILE_NAMES[action - 1] if phase == "flip" else KINDS[action - fields - los.TILES]


def tile_text(kind: int) -> Text:
    return Text(f"tile-{KINDS[kind]}")


def piece_text(piece: int) -> Text:
    return Text("piece", {"who": Who(piece >> 1), "number": (piece & 1) + 1})

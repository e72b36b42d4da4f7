"""What things are called in moves, positions and texts: phases, choices, outcomes of chance."""

from typing import Literal, get_args

from ludotek.kernel import Text, Who
from ludotek.kernel.grid import DIRECTIONS, field_name

from .board import KINDS, LETTERS, TERRAINS
from .rules import plan as los
from .rules.state import LosState

MovePhase = Literal["place", "tile", "tile_field", "tile_piece", "card", "piece", "step", "land", "discard"]
Phase = Literal["deal", MovePhase, "flip", "draw", "over"]  # in the order of their numbers
PHASES: tuple[Phase, ...] = get_args(Phase)
Mode = Literal["own", "opponent", "pass"]
MODES: tuple[Mode, ...] = get_args(Mode)  # what a card is used for
AFTERS = ("step", "turn", "place")  # what follows when the flips are done
BOARD_TILE_NAMES = ("neutral", *TERRAINS[2:])  # what a flip shows, from code 1 on


def choice_name(fields: int, columns: int, phase: str, action: int) -> str:
    """An action in words, from the number of fields and columns alone."""
    if action < fields:
        name = field_name(columns, action)
        return f"dive {name}" if phase == "step" else name
    names: tuple[str, ...] = (*DIRECTIONS, "stop" if phase == "step" else "none", *KINDS, "1", "2", "3", *LETTERS)
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

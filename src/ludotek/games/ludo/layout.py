"""Where everything lies in the picture: fields, lanes, yards and goal, on the board with four arms and with six.

An arm points outwards along a unit vector; `side` is the column, -1, 0 or +1, the last one clockwise.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import cos, pi, radians, sin, tan
from typing import NamedTuple

from ludotek.scene import Point

from .board import FOUR, YARD, Board

FIELD = 100.0
FIRST_ARM = 180.0  # arm 0 points left, the next ones follow clockwise

# How several pieces share a field: piece by piece, shifted from its centre, and their size.
SHARED: dict[int, tuple[tuple[Point, ...], float]] = {
    1: (((0, -10),), 72),
    2: (((-21, -8), (21, -8)), 58),
    3: (((0, -28), (-23, 8), (23, 8)), 50),
    4: (((-22, -28), (22, -28), (-22, 12), (22, 12)), 48),
}


class Measures(NamedTuple):
    """What the two boards have of different size."""

    size: float  # width and height of the picture
    yard: float  # from the middle of the board to that of a yard, in fields
    yard_radius: float
    well: float  # from the middle of a yard to that of a well, across and down
    yard_piece: float
    goal: float  # from the middle to the pieces in the goal, in fields
    sector: float  # from the middle to that of a colour's part of the goal, in fields


def measures(board: Board) -> Measures:
    if board.arms == 4:
        return Measures(1600.0, 4.5 * 2**0.5 + 0.06, 190.0, 74.0, 88.0, 1.1, 1.0)
    return Measures(1880.0, 6.95, 165.0, 64.0, 74.0, 1.55, 1.9)


class Place(NamedTuple):
    x: float
    y: float
    turn: float  # degrees, so that a square field lies along its arm


def angle(board: Board, arm: float) -> float:
    return FIRST_ARM + arm * 360 / board.arms


def polar(board: Board, arm: float, outwards: float, sideways: float = 0.0) -> Point:
    """A point by its distances from the centre along an arm and across it, in fields."""
    turn = radians(angle(board, arm))
    centre = measures(board).size / 2
    return (
        round(centre + FIELD * (outwards * cos(turn) - sideways * sin(turn)), 2),
        round(centre + FIELD * (outwards * sin(turn) + sideways * cos(turn)), 2),
    )


def field_place(board: Board, arm: int, distance: int, side: int) -> Place:
    """A field of an arm: 1 to 6 from the centre outwards."""
    x, y = polar(board, arm, 1.5 / tan(pi / board.arms) + distance - 0.5, side)
    return Place(x, y, angle(board, arm) % 90)


@lru_cache(maxsize=4)
def ring_places(board: Board) -> tuple[Place, ...]:
    """Ring field -> place."""
    found: list[Place] = []
    for arm in range(board.arms):
        found += [field_place(board, arm, distance, 1) for distance in (5, 4, 3, 2, 1)]
        found += [field_place(board, arm + 1, distance, -1) for distance in (1, 2, 3, 4, 5, 6)]
        found += [field_place(board, arm + 1, 6, 0), field_place(board, arm + 1, 6, 1)]
    return tuple(found)


def lane_place(board: Board, arm: int, step: int) -> Place:
    """L1 to L5."""
    return field_place(board, arm, board.lane_length + 1 - step, 0)


def yard_centre(board: Board, arm: int) -> Point:
    """Between this arm and the next one."""
    return polar(board, arm + 0.5, measures(board).yard)


def yard_place(board: Board, arm: int, piece: int) -> Point:
    """Every piece has its well."""
    x, y = yard_centre(board, arm)
    well = measures(board).well
    return x + (-well, well, -well, well)[piece], y + (-well, -well, well, well)[piece]


def goal_centre(board: Board, arm: int) -> Point:
    return polar(board, arm, measures(board).sector)


@lru_cache(maxsize=4096)
def centre_of(board: Board, arm: int, piece: int, position: int) -> Point:
    """Where a piece stands when it stands there alone; in the goal side by side in the sector of its colour."""
    if position == YARD:
        return yard_place(board, arm, piece)
    if position == board.goal:
        return polar(board, arm, measures(board).goal, (-0.63, -0.21, 0.21, 0.63)[piece])
    if position > board.mouth:
        return lane_place(board, arm, position - board.mouth)[:2]
    return ring_places(board)[(arm * board.per_arm + position) % board.ring][:2]


def piece_place(
    board: Board, arm: int, piece: int, position: int, group: tuple[int, int]
) -> tuple[float, float, float]:
    """Where a piece stands among those that stand with it (how many they are, which it is), and its size."""
    count, number = group
    shifts, size = SHARED[count]
    shift = shifts[number]
    if position == YARD:
        shift, size = (0, -10), measures(board).yard_piece
    elif position == board.goal:
        shift, size = (0, -4), 46
    x, y = centre_of(board, arm, piece, position)
    return round(x + shift[0], 2), round(y + shift[1], 2), size


@lru_cache(maxsize=4096)
def way_between(board: Board, arm: int, piece: int, start: int, to: int, *, bounces: bool = False) -> tuple[Point, ...]:
    """The fields a piece touches after its start, one by one."""
    turn = board.goal if bounces else max(start, to)
    steps = (*range(start + 1, turn + 1), *range(turn - 1, to - 1, -1))
    return tuple(centre_of(board, arm, piece, position) for position in steps)


def cell_of(place: Sequence[float]) -> tuple[int, int]:
    """Row and column in the text picture of the four-armed board, a grid of 15 by 15."""
    x, y = (round((along - measures(FOUR).size / 2) / FIELD) for along in place[:2])
    return 7 + y, 7 + x

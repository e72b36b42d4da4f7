"""Where the fields of the four-armed board lie on a grid of 15 by 15."""

from ludotek.games.ludo.board import Board

Cell = tuple[int, int]  # row, column

# Arm -> outward and clockwise-sideways unit vectors (row, column); arm 0 points left.
OUTWARD: tuple[Cell, ...] = ((0, -1), (-1, 0), (0, 1), (1, 0))
SIDEWAYS: tuple[Cell, ...] = ((-1, 0), (0, 1), (1, 0), (0, -1))


def cell(arm: int, distance: int, side: int) -> Cell:
    """A field of an arm: 1 to 6 from the centre outwards, in the left (-1), middle (0) or right (+1) column."""
    outward, sideways = OUTWARD[arm % 4], SIDEWAYS[arm % 4]
    reach = 1 + distance
    return 7 + reach * outward[0] + side * sideways[0], 7 + reach * outward[1] + side * sideways[1]


def ring_cells(board: Board) -> list[Cell]:
    """Ring field -> cell."""
    found: list[Cell] = []
    for arm in range(board.arms):
        found += [cell(arm, distance, 1) for distance in (5, 4, 3, 2, 1)]
        found += [cell(arm + 1, distance, -1) for distance in (1, 2, 3, 4, 5, 6)]
        found += [cell(arm + 1, 6, 0), cell(arm + 1, 6, 1)]
    return found


def lane_cells(arm: int) -> list[Cell]:
    """L1 to L5 -> cell."""
    return [cell(arm, distance, 0) for distance in (5, 4, 3, 2, 1)]


def yard_cells(arm: int) -> list[Cell]:
    """The four places of a yard, between this arm and the next one."""
    middle = {0: (2, 2), 1: (2, 11), 2: (11, 11), 3: (11, 2)}[arm]
    return [(middle[0] + row, middle[1] + column) for row in (0, 1) for column in (0, 1)]


def goal_cell(arm: int) -> Cell:
    return cell(arm, 0, 0)

"""Positions by name, as in the rules: Y in the yard, 0, 1, 2 … on the ring, L1 … L5 in the lane, G in the goal."""

from functools import lru_cache

from ludotek.games.ludo.board import BOARDS, YARD, Board
from ludotek.kernel import BadPosition


def name_of(board: Board, position: int) -> str:
    if position == YARD:
        return "Y"
    if position == board.goal:
        return "G"
    if position > board.mouth:
        return f"L{position - board.mouth}"
    return str(position)


@lru_cache(maxsize=4)
def all_names(arms: int) -> dict[str, int]:
    board = BOARDS[arms]
    return {name_of(board, position): position for position in range(YARD, board.goal + 1)}


def position_of(board: Board, name: str) -> int:
    names = all_names(board.arms)
    if name not in names:
        raise BadPosition(
            f"{name!r} is no place of a piece: expected Y, 0 to {board.mouth}, L1 to L{board.lane_length} or G"
        )
    return names[name]

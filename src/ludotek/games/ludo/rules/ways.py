"""Where each face leads from each position: computed once per game, looked up in play.

A way has a destination and two bounds: an own piece strictly between the bounds is in the way (LUDO-51).
"""

from typing import NamedTuple

from ludotek.games.ludo.board import GLOBE, STAR, Board


class Way(NamedTuple):
    to: int
    low: int
    high: int


def straight(start: int, to: int) -> Way:
    return Way(to, start, to)


def number_way(board: Board, start: int, steps: int) -> Way:
    """LUDO-11, LUDO-15: positions run on from the mouth into the own lane, so no piece makes a second lap."""
    over = start + steps - board.goal
    if over <= 0:
        return straight(start, start + steps)  # LUDO-61
    back = board.goal - over  # LUDO-62
    # There and back again: own pieces beyond the lower end are passed. LUDO-63, LUDO-R17, LUDO-R19, LUDO-R20
    return Way(back, min(start, back), board.goal)


def star_way(board: Board, start: int, lane_star: str) -> Way | None:
    if start > board.mouth:
        return lane_star_way(board, start, lane_star)
    star = next((p for p in board.stars if p > start), None)  # LUDO-42, LUDO-R13
    if star is None:
        return None  # LUDO-R16
    if any(start < globe < star for globe in board.globes):
        return None  # LUDO-43
    return straight(start, star)


def lane_star_way(board: Board, start: int, lane_star: str) -> Way | None:
    """LUDO-65, LUDO-R15: down to the home star, or with `forward_only` only if it lies ahead."""
    home = board.home_star
    if home > start:
        return straight(start, home)
    if lane_star == "forward_only" or home == start:
        return None
    return Way(home, home, start)


def globe_way(board: Board, start: int, globe_past_last: str) -> Way | None:
    if start > board.mouth:
        return straight(start, board.goal)  # LUDO-64, LUDO-R18
    globe = next((p for p in board.globes if p > start), None)  # LUDO-40, LUDO-41, LUDO-R13
    if globe is not None:
        return straight(start, globe)
    return straight(start, board.goal) if globe_past_last == "goal" else None  # LUDO-R14


def way(board: Board, die: str, face: int, start: int, lane_star: str, globe_past_last: str) -> Way | None:
    """Where a piece on the track goes with this face; None if it cannot use it."""
    if die == "star_globe" and face == STAR:
        return star_way(board, start, lane_star)
    if die == "star_globe" and face == GLOBE:
        return globe_way(board, start, globe_past_last)
    return number_way(board, start, face)  # LUDO-44: on both dice


def is_number(die: str, face: int) -> bool:
    return die == "plain" or face not in (STAR, GLOBE)


def hop(board: Board, star: int) -> int:
    """LUDO-91: on to the next star, past any globe; from the own mouth into the goal."""
    return next((p for p in board.stars if p > star), board.goal)

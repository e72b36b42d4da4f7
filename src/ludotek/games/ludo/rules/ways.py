"""Where each face leads from each position: computed once per game, looked up in play.

A way has a destination and two bounds: an own piece strictly between the bounds is in the way (LUDO-51).
"""

from typing import TYPE_CHECKING, Final, NamedTuple

from ludotek.games.ludo.board import GLOBE, STAR, Board

if TYPE_CHECKING:
    from ludotek.games.ludo.options import LudoOptions


class Way(NamedTuple):
    to: int
    low: int
    high: int


NO_WAY: Final = Way(-2, 0, 0)  # to NOWHERE


def straight(start: int, to: int | None) -> Way:
    return NO_WAY if to is None else Way(to, start, to)


def number_way(board: Board, start: int, steps: int) -> Way:
    """LUDO-11, LUDO-15: positions run on from the mouth into the own lane, so no piece makes a second lap."""
    over = start + steps - board.goal
    if over <= 0:
        return straight(start, start + steps)  # LUDO-61
    back = board.goal - over  # LUDO-62
    # There and back again: own pieces beyond the lower end are passed. LUDO-63, LUDO-R17, LUDO-R19, LUDO-R20
    return Way(back, min(start, back), board.goal)


def star_way(board: Board, start: int, lane_star: str) -> Way:
    if start > board.mouth:  # LUDO-65, LUDO-R15: down to the star at the mouth, never with `forward_only`
        return NO_WAY if lane_star == "forward_only" else Way(board.mouth, board.mouth, start)
    star = next((p for p in board.stars if p > start), None)  # LUDO-42, LUDO-R13; LUDO-R16: there may be none
    if star is not None and any(start < globe < star for globe in board.globes):
        return NO_WAY  # LUDO-43
    return straight(start, star)


def globe_way(board: Board, start: int, globe_past_last: str) -> Way:
    if start > board.mouth:
        return straight(start, board.goal)  # LUDO-64, LUDO-R18
    past_last = board.goal if globe_past_last == "goal" else None  # LUDO-R14
    return straight(start, next((p for p in board.globes if p > start), past_last))  # LUDO-40, LUDO-41, LUDO-R13


def way(options: "LudoOptions", board: Board, face: int, start: int) -> Way:
    """Where a piece goes with this face; face 0 is none, and from the goal there is no way."""
    if face == 0 or start == board.goal:
        return NO_WAY
    if is_number(options.die, face):
        return number_way(board, start, face)  # LUDO-44: on both dice
    if face == STAR:
        return star_way(board, start, options.lane_star)
    return globe_way(board, start, options.globe_past_last)


def is_number(die: str, face: int) -> bool:
    return die == "plain" or face not in (STAR, GLOBE)


def ways_of(options: "LudoOptions", board: Board) -> list[Way]:
    """Face by face, from every position on the track and in the goal."""
    return [way(options, board, face, start) for face in range(7) for start in range(board.goal + 1)]


def hop_ends(options: "LudoOptions", board: Board) -> list[int]:
    """Face by face, for every position reached: on to the next star, past any globe; from the mouth into the goal."""
    return [hop_end(options, board, face, reached) for face in range(7) for reached in range(board.goal + 1)]


def hop_end(options: "LudoOptions", board: Board, face: int, reached: int) -> int:
    """LUDO-91"""
    if not options.star_hop or face == 0 or not is_number(options.die, face) or reached not in board.stars:
        return NO_WAY.to
    return next((p for p in board.stars if p > reached), board.goal)

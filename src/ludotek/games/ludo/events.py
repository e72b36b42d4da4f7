"""What can happen in Ludo. Positions count along the piece's own way, as in the rules."""

from typing import Literal

from ludotek.kernel import SeatEvent


class Notice(SeatEvent):
    """`opening_tie`: several made the highest opening throw and throw again; the seat threw last."""

    kind: Literal["opening_tie", "extra_throw", "left"]


class Thrown(SeatEvent):
    face: int
    is_opening: bool


class NothingMoves(SeatEvent):
    face: int


class PieceEvent(SeatEvent):
    """Into the goal, or back to the yard: knocked by seat `by`, or sent because it arrived on a protected field."""

    kind: Literal["goal", "knocked_home", "sent_home"]
    piece: int
    by: int


class Moved(SeatEvent):
    """Out of the yard, where the throw leads, or on from star to star."""

    how: Literal["enter", "move", "hop"]
    piece: int
    start: int
    to: int
    face: int


class Finished(SeatEvent):
    """All pieces are in the goal."""

    place: int

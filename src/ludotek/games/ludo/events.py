"""What can happen in Ludo. Positions count along the piece's own way, as in the rules."""

from typing import Literal

from ludotek.kernel import SeatEvent


class Thrown(SeatEvent):
    face: int
    is_opening: bool


class OpeningTied(SeatEvent):
    """Several made the highest opening throw and throw again; `seat` threw last."""


class NothingMoves(SeatEvent):
    face: int


class ExtraThrowEarned(SeatEvent): ...


How = Literal["enter", "move", "hop"]


class PieceEvent(SeatEvent):
    piece: int


class Moved(PieceEvent):
    """Out of the yard, where the throw leads, or on from star to star."""

    how: How
    start: int
    to: int
    face: int


class KnockedHome(PieceEvent):
    """Back to the yard because seat `by` arrived on its field."""

    by: int


class SentHome(PieceEvent):
    """Back to the yard because the field where it arrived is protected."""


class ReachedGoal(PieceEvent): ...


class Finished(SeatEvent):
    """All pieces are in the goal."""

    place: int


class Left(SeatEvent): ...

"""What can happen in Ludo. Positions count along the piece's own way, as in the rules."""

from __future__ import annotations

from ludotek.kernel import Event


class LudoEvent(Event, frozen=True):
    seat: int  # whose throw, piece or place it is


class OpeningThrown(LudoEvent, frozen=True):
    face: int


class OpeningTied(LudoEvent, frozen=True):
    """The highest opening throw was made by several; `seat` threw last."""

    tied: int  # how many throw again


class Thrown(LudoEvent, frozen=True):
    face: int


class NothingMoves(LudoEvent, frozen=True):
    face: int


class ExtraThrowEarned(LudoEvent, frozen=True):
    pass


class Entered(LudoEvent, frozen=True):
    """A piece comes out of the yard."""

    piece: int
    to: int


class Moved(LudoEvent, frozen=True):
    """A piece goes where the throw leads it, forward or back."""

    piece: int
    start: int
    to: int
    face: int


class Hopped(LudoEvent, frozen=True):
    """A piece goes on from star to star."""

    piece: int
    start: int
    to: int


class KnockedHome(LudoEvent, frozen=True):
    """A piece goes back to the yard because seat `by` arrived on its field."""

    piece: int
    by: int


class SentHome(LudoEvent, frozen=True):
    """A piece goes back to the yard because the field where it arrived is protected."""

    piece: int


class ReachedGoal(LudoEvent, frozen=True):
    piece: int


class Finished(LudoEvent, frozen=True):
    """All pieces are in the goal."""

    place: int


class Left(LudoEvent, frozen=True):
    pass

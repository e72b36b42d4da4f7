"""What a game is in Ludotek: State, Game, Move, View, options, chance, records, fairness."""

from ludotek.kernel.errors import (
    BadOptions,
    BadPosition,
    BadRecord,
    BadSeats,
    BrokenInvariant,
    IllegalMove,
    LudotekError,
    Unfair,
    UnknownGame,
)
from ludotek.kernel.game import AnyGame, Game, Move, Position, View
from ludotek.kernel.match import Match, play_out, verify
from ludotek.kernel.options import Options
from ludotek.kernel.playouts import play_games, play_randomly, rollouts
from ludotek.kernel.record import Fairness, Record
from ludotek.kernel.rng import Rng
from ludotek.kernel.state import CHANCE, INTERJECTION, LEAVE, OVER, State
from ludotek.kernel.story import (
    Choice,
    Event,
    Lead,
    Line,
    Motion,
    Point,
    Refusal,
    SeatFace,
    Span,
    Text,
    Told,
    Tumble,
    TurnOver,
    Walk,
    Who,
)

__all__ = [
    "CHANCE",
    "INTERJECTION",
    "LEAVE",
    "OVER",
    "AnyGame",
    "BadOptions",
    "BadPosition",
    "BadRecord",
    "BadSeats",
    "BrokenInvariant",
    "Choice",
    "Event",
    "Fairness",
    "Game",
    "IllegalMove",
    "Lead",
    "Line",
    "LudotekError",
    "Match",
    "Motion",
    "Move",
    "Options",
    "Point",
    "Position",
    "Record",
    "Refusal",
    "Rng",
    "SeatFace",
    "Span",
    "State",
    "Text",
    "Told",
    "Tumble",
    "TurnOver",
    "Unfair",
    "UnknownGame",
    "View",
    "Walk",
    "Who",
    "play_games",
    "play_out",
    "play_randomly",
    "rollouts",
    "verify",
]

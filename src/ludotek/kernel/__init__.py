"""What a game is in Ludotek: State, Game, Move, View, options, chance, records, fairness."""

from ludotek.kernel.errors import (
    AmbiguousMove,
    BadOptions,
    BadPosition,
    BadRecord,
    BadSeats,
    BrokenInvariant,
    IllegalMove,
    LudotekError,
    NotOver,
    Unfair,
    UnknownGame,
)
from ludotek.kernel.fields import Computed, Field, Fields, PerSeat, Position, Usually, require
from ludotek.kernel.game_rules import AnyRules, GameRules
from ludotek.kernel.learned import Learned, Strength
from ludotek.kernel.learning import Learner
from ludotek.kernel.match import Match, entered_outcomes, play_out, verify
from ludotek.kernel.options import Options, require_option
from ludotek.kernel.plain_state import PlainState, shared_win
from ludotek.kernel.plan import Plan
from ludotek.kernel.playouts import play_games, play_randomly, rollouts
from ludotek.kernel.record import Fairness, Record
from ludotek.kernel.rng import Rng
from ludotek.kernel.samples import Samples
from ludotek.kernel.search import Search
from ludotek.kernel.state import CHANCE, INTERJECTION, LEAVE, OVER, SPECTATOR, State
from ludotek.kernel.story import Event, Refusal, SeatEvent, Text, Who, first_of, refuse
from ludotek.kernel.value import Value, feature_count
from ludotek.kernel.views import KindMove, Move, View, frame, known, shown, view_from

__all__ = [
    "CHANCE",
    "INTERJECTION",
    "LEAVE",
    "OVER",
    "SPECTATOR",
    "AmbiguousMove",
    "AnyRules",
    "BadOptions",
    "BadPosition",
    "BadRecord",
    "BadSeats",
    "BrokenInvariant",
    "Computed",
    "Event",
    "Fairness",
    "Field",
    "Fields",
    "GameRules",
    "IllegalMove",
    "KindMove",
    "Learned",
    "Learner",
    "LudotekError",
    "Match",
    "Move",
    "NotOver",
    "Options",
    "PerSeat",
    "PlainState",
    "Plan",
    "Position",
    "Record",
    "Refusal",
    "Rng",
    "Samples",
    "Search",
    "SeatEvent",
    "State",
    "Strength",
    "Text",
    "Unfair",
    "UnknownGame",
    "Usually",
    "Value",
    "View",
    "Who",
    "entered_outcomes",
    "feature_count",
    "first_of",
    "frame",
    "known",
    "play_games",
    "play_out",
    "play_randomly",
    "refuse",
    "require",
    "require_option",
    "rollouts",
    "shared_win",
    "shown",
    "verify",
    "view_from",
]

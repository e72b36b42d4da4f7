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
from ludotek.kernel.match import Match, play_out
from ludotek.kernel.options import Options, require_option
from ludotek.kernel.plain_state import PlainState, shared_win
from ludotek.kernel.plan import Plan
from ludotek.kernel.playouts import play_games, play_randomly, rollouts
from ludotek.kernel.proof import Proof, prove, verify
from ludotek.kernel.record import Fairness, Origin, Record
from ludotek.kernel.rng import Rng
from ludotek.kernel.samples import Samples
from ludotek.kernel.search import Search
from ludotek.kernel.state import CHANCE, INTERJECTION, LEAVE, OVER, SPECTATOR, State
from ludotek.kernel.story import Arg, Args, Event, Refusal, SeatEvent, Text, Who, first_of, listed, refuse
from ludotek.kernel.value import Value, feature_count
from ludotek.kernel.views import KindMove, Move, View, frame, known, seen_by, shown, view_from

__all__ = [
    "CHANCE",
    "INTERJECTION",
    "LEAVE",
    "OVER",
    "SPECTATOR",
    "AmbiguousMove",
    "AnyRules",
    "Arg",
    "Args",
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
    "Origin",
    "PerSeat",
    "PlainState",
    "Plan",
    "Position",
    "Proof",
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
    "feature_count",
    "first_of",
    "frame",
    "known",
    "listed",
    "play_games",
    "play_out",
    "play_randomly",
    "prove",
    "refuse",
    "require",
    "require_option",
    "rollouts",
    "seen_by",
    "shared_win",
    "shown",
    "verify",
    "view_from",
]

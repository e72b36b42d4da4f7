"""Sequence: cards, chips and five in a row, for two to twelve players in two or three sides."""

from ludotek.game import game_from

from . import explain, fields, moves, options, scene, show, telling, view, words
from .board import NAMES
from .rules.game import SequenceGame

GAME = game_from(
    *(options, moves, view, fields, words, telling, explain, scene, show),
    types=(SequenceGame, options.SequenceOptions, moves.SequenceMove, view.SequenceView),
    gallery_order=2,
    has_secrets=True,
    turn_clause="SEQ-17",
    outcome_name=lambda state, action: NAMES[action],
    turn_of=view.SequenceView.now,
)

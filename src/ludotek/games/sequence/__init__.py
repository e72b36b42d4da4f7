"""Sequence: cards, chips and five in a row, for two to twelve players in two or three sides."""

from ludotek.game import game_from

from . import entry, fields, moves, names, numbers, options, reasons, scene, show, view, words
from .board import NAMES
from .rules.game import SequenceGame

GAME = game_from(
    *(options, moves, view, fields, words, entry, reasons, numbers, scene, show),
    types=(SequenceGame, options.SequenceOptions, moves.SequenceMove, view.SequenceView),
    gallery_order=2,
    has_secrets=True,
    tells_anytime=True,
    outcome_name=lambda state, action: NAMES[action],
    outcome_text=lambda seen, action: names.card_text(action),
    turn_of=view.SequenceView.now,
)

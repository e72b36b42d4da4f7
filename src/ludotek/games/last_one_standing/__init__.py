"""Last One Standing: a shrinking board for two to four players."""

from ludotek.game import game_from

from . import board, entry, fields, moves, numbers, options, reasons, scene, show, view, words
from .rules.state import LosState

GAME = game_from(
    *(board, options, moves, view, fields, words, entry, reasons, numbers, scene, show),
    types=(LosState, options.LosOptions, moves.LosMove, view.LosView),
    gallery_order=3,
    has_secrets=True,  # LOS-08
)

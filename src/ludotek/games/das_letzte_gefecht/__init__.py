"""Das letzte Gefecht: Jedi against Separatists, four cards a battle, for two to four players in two sides."""

from ludotek.game import game_from

from . import entry, fields, moves, numbers, options, reasons, scene, show, view, words
from .rules import checks
from .rules.state import GefechtState

GAME = game_from(
    *(options, moves, view, fields, checks, words, entry, reasons, numbers, scene, show),
    types=(GefechtState, options.GefechtOptions, moves.GefechtMove, view.GefechtView),
    gallery_order=5,
    has_secrets=True,
    completes_moves=False,
    turn_of=lambda seen: seen.seat if seen.is_turn else None,
)

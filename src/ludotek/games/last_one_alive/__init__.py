"""Last One Alive: fistfuls of dice and too many zombies, for two to five players."""

from ludotek.game import game_from

from . import board, entry, fields, moves, names, numbers, options, reasons, scene, show, telling, view, words
from .rules.state import LoaState

GAME = game_from(
    *(board, options, moves, view, fields, names, words, entry, telling, reasons, numbers, scene, show),
    types=(LoaState, options.LoaOptions, moves.LoaMove, view.LoaView),
    gallery_order=4,
    is_open=True,
    move_of=lambda state, action: moves.NAMED[action],
    turn_of=lambda seen: None if seen.stage == "first" else seen.seat,
)

"""Last One Standing: a shrinking board for two to four players."""

from ludotek.game import game_from

from . import explain, fields, moves, names, options, refusals, scene, show, telling, view, words
from .rules.game import LosState

GAME = game_from(
    *(options, moves, refusals, view, fields, names, words, telling, explain, scene, show),
    State=LosState,
    Options=options.LosOptions,
    Move=moves.LosMove,
    View=view.LosView,
    id="last_one_standing",
    package=__name__,
    gallery_order=3,
    seats=options.PLAYERS,
    has_secrets=True,  # LOS-08
    turn_clause="LOS-15",
    begin=options.begin_game,
    chance_refusal=refusals.WAIT,
)

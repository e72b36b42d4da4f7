"""Ludo, in Swedish Fia: a race game for two to six players."""

from ludotek.game import game_from

from . import entry, fields, moves, names, numbers, options, reasons, scene, show, view, words
from .rules.state import LudoState

GAME = game_from(
    *(options, moves, view, fields, words, entry, reasons, numbers, scene, show),
    types=(LudoState, options.LudoOptions, moves.LudoMove, view.LudoView),
    gallery_order=1,
    is_open=True,
    tells_anytime=True,
    plan_of=lambda seats, chosen: options.make_plan(chosen),
    outcome_name=lambda state, action: names.face_name(state.plan.options, action),
)

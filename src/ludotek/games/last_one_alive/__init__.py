"""Last One Alive: fistfuls of dice and too many zombies, for two to five players."""

from ludotek.game import game_from

from . import entry, explain, fields, moves, numbers, options, reasons, refusals, scene, show, telling, view, words
from .board import COLOURS
from .names import REFS
from .rules import checks
from .rules.state import LoaState, begin

GAME = game_from(
    *(options, moves, refusals, view, fields, checks, words, entry, telling, explain, reasons, numbers, scene, show),
    types=(LoaState, options.LoaOptions, moves.LoaMove, view.LoaView),
    gallery_order=4,
    is_open=True,
    seats_clause="LOA-01",
    turn_clause="LOA-11",
    colours=COLOURS,
    refs=REFS,
    begin=lambda seats, chosen: begin(options.make_plan(seats, chosen)),
    move_of=lambda state, action: moves.NAMED[action],
    refuse_move=refusals.reason,
    turn_of=lambda seen: None if seen.stage == "first" else seen.seat,
    chance_refusal=refusals.WAIT,
)

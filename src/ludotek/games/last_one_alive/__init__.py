"""Last One Alive: fistfuls of dice and too many zombies, for two to five players."""

from ludotek.game import Game
from ludotek.games.last_one_alive import explain, fields, moves, names, refusals, scene, show, telling, view, words
from ludotek.games.last_one_alive.board import COLOURS
from ludotek.games.last_one_alive.options import PLAYERS, LoaOptions, make_plan, settle
from ludotek.games.last_one_alive.rules import invariants
from ludotek.games.last_one_alive.rules.state import LoaState, begin
from ludotek.scene import colour_face

GAME = Game(
    id="last_one_alive",
    version=1,
    package=__name__,
    gallery_order=4,
    seats=PLAYERS,
    seats_clause="LOA-01",
    turn_clause="LOA-11",
    Options=LoaOptions,
    Move=moves.LoaMove,
    State=LoaState,
    settle=settle,
    begin=lambda seats, options: begin(make_plan(seats, options)),
    move_of=lambda state, action: moves.NAMED[action],
    refuse_move=lambda state, seat, move: refusals.reason(view.view_of(state, seat), move),
    outcome_name=moves.outcome_name,
    view_of=view.view_of,
    fields_of=lambda state: fields.table(int(state.plan.seats)),
    check=invariants.check,
    face_of=lambda view, seat: colour_face(COLOURS[seat]),
    prompt_of=words.prompt_of,
    choices_of=words.choices_of,
    outcome_text=words.outcome_text,
    picture_of=scene.picture_of,
    counters_of=scene.counters_of,
    badges_of=scene.badges_of,
    turn_of=lambda view: None if view.stage == "first" else view.seat,
    lines_of=show.lines_of,
    tell_event=telling.tell_event,
    refs=names.REFS,
    chance_refusal=refusals.WAIT,
    explain_choice=explain.explain_choice,
)

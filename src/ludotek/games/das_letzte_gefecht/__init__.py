"""Das letzte Gefecht: Jedi against Separatists, four cards a battle, for two to four players in two sides."""

from ludotek.game import Game

from . import explain, fields, moves, options, refusals, scene, show, telling, view, words
from .rules.checks import check
from .rules.state import GefechtState, begin

GAME = Game(
    id="das_letzte_gefecht",
    version=1,
    package=__name__,
    gallery_order=5,
    seats=options.PLAYERS,
    has_secrets=True,
    seats_clause="DLG-01",
    turn_clause="DLG-R08",
    Options=options.GefechtOptions,
    Move=moves.GefechtMove,
    State=GefechtState,
    settle=options.settle,
    begin=lambda seats, settled: begin(options.make_plan(seats, settled)),
    move_of=moves.move_of,
    completes_moves=False,
    refuse_move=lambda state, seat, move: refusals.refusal(view.view_of(state, seat), move),
    outcome_name=moves.outcome_name,
    view_of=view.view_of,
    fields_of=lambda state: fields.table_of(state.plan),
    check=check,
    face_of=scene.face_of,
    prompt_of=words.prompt_of,
    choices_of=lambda view: [words.choice(view, action) for action in view.legal],
    outcome_text=words.outcome_text,
    picture_of=scene.picture_of,
    counters_of=scene.counters_of,
    badges_of=scene.badges_of,
    turn_of=lambda view: view.seat if view.is_turn else None,
    lines_of=show.lines_of,
    tell_event=telling.tell_event,
    refs=scene.REFS,
    explain_anytime=explain.explain_anytime,
    explain_choice=explain.explain_choice,
)

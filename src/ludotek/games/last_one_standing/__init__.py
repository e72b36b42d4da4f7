"""Last One Standing: a shrinking board for two to four players."""

from ludotek.game import Game

from . import explain, fields, moves, names, options, refusals, scene, show, telling, view, words
from .rules.game import LosState

GAME = Game(
    id="last_one_standing",
    version=1,
    package=__name__,
    gallery_order=3,
    seats=options.PLAYERS,
    has_secrets=True,  # LOS-08
    turn_clause="LOS-15",
    Options=options.LosOptions,
    Move=moves.LosMove,
    State=LosState,
    settle=options.settle,
    begin=options.begin_game,
    move_of=moves.move_of,
    refuse_move=refusals.refuse_move,
    outcome_name=names.outcome_name,
    view_of=view.view_of,
    fields_of=fields.fields_of,
    empty_state=fields.empty_state,
    check=fields.check,
    face_of=scene.face_of,
    prompt_of=words.prompt_of,
    choices_of=words.choices_of,
    outcome_text=words.outcome_text,
    picture_of=scene.picture_of,
    counters_of=scene.counters_of,
    badges_of=scene.badges_of,
    lines_of=show.lines_of,
    tell_event=telling.tell_event,
    refs=scene.REFS,
    chance_refusal=refusals.WAIT,
    explain_anytime=explain.explain_anytime,
    explain_choice=explain.explain_choice,
)

"""Ludo, in Swedish Fia: a race game for two to six players."""

from ludotek.game import Game
from ludotek.games.ludo import fields, moves, names, options, rules, scene, show, view, words

GAME = Game(
    id="ludo",
    version=1,
    package=__name__,
    gallery_order=1,
    seats=options.PLAYERS,
    turn_clause="LUDO-08",
    Options=options.LudoOptions,
    Move=moves.LudoMove,
    State=rules.LudoState,
    settle=options.settle,
    begin=lambda seats, chosen: rules.begin(options.make_plan(chosen)),
    move_of=moves.move_of,
    refuse_move=moves.refuse_move,
    outcome_name=lambda state, action: names.face_name(state.plan.options, action),
    view_of=view.view_of,
    fields_of=fields.fields_of,
    check=fields.check,
    setting_of=fields.setting_of,
    prompt_of=words.prompt_of,
    choices_of=words.choices_of,
    outcome_text=words.outcome_text,
    tell_event=words.tell_event,
    chance_refusal=words.THROW_FIRST,
    explain_anytime=words.explain_anytime,
    explain_choice=words.explain_choice,
    face_of=scene.face_of,
    picture_of=scene.picture_of,
    counters_of=scene.counters_of,
    badges_of=scene.badges_of,
    refs=scene.EXPLAINED,
    lines_of=show.lines_of,
)

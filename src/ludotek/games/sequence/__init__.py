"""Sequence: cards, chips and five in a row, for two to twelve players in two or three sides."""

from ludotek.game import Game

from . import explain, fields, moves, options, scene, show, telling, view, words
from .board import NAMES
from .names import card_text
from .rules.game import SequenceGame

GAME = Game(
    id="sequence",
    version=1,
    package=__name__,
    gallery_order=2,
    seats=options.PLAYERS,
    has_secrets=True,
    seats_clause="SEQ-01",
    turn_clause="SEQ-17",
    Options=options.SequenceOptions,
    Move=moves.SequenceMove,
    State=SequenceGame,
    settle=options.settle,
    begin=options.begin,
    move_of=moves.move_of,
    complete_move=moves.complete_move,
    refuse_move=lambda state, seat, move: moves.why_not(view.view_of(state, seat), move),
    outcome_name=lambda state, action: NAMES[action],
    view_of=view.view_of,
    fields_of=fields.fields_of,
    check=fields.check,
    face_of=scene.face_of,
    prompt_of=words.prompt_of,
    choices_of=words.choices_of,
    asides_of=words.asides_of,
    outcome_text=lambda view, action: card_text(action),
    picture_of=scene.picture_of,
    counters_of=scene.counters_of,
    badges_of=scene.badges_of,
    turn_of=view.SequenceView.now,
    lines_of=show.lines_of,
    tell_event=telling.tell_event,
    refs=scene.REFS,
    chance_refusal=explain.CHANCE_REFUSAL,
    explain_anytime=explain.explain_anytime,
    explain_choice=explain.explain_choice,
)

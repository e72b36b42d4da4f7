"""High Card: everybody gets a hidden card, may swap it once, and the highest card wins."""

from ludotek.game import Game
from ludotek.kernel import Plan

from . import rules, scene, view, words

GAME = Game(
    id="highcard",
    version=1,
    package=__name__,
    seats=(2, 3),  # HC-01
    has_secrets=True,
    turn_clause="HC-03",
    Options=rules.HighCardOptions,
    Move=rules.HighCardMove,
    State=rules.HighCardState,
    begin=lambda seats, options: rules.HighCardState(Plan(seats, options)),
    move_of=rules.move_of,
    refuse_move=rules.refuse_move,
    outcome_name=lambda state, action: str(action),
    view_of=view.view_of,
    fields_of=rules.fields_of,
    check=rules.check,
    prompt_of=words.prompt_of,
    choices_of=words.choices_of,
    outcome_text=scene.outcome_text,
    picture_of=scene.picture_of,
    lines_of=scene.lines_of,
    tell_event=words.tell_event,
)

"""High Card: everybody gets a hidden card, may swap it once, and the highest card wins."""

from ludotek.game import Game
from ludotek.kernel import Refusal, Text

from . import rules, scene, view, words

GAME = Game(
    id="highcard",
    package=__name__,
    seats=(2, 3),  # HC-01
    has_secrets=True,
    turn_clause="HC-03",
    kinds=("keep", "swap"),
    Options=rules.HighCardOptions,
    State=rules.HighCardState,
    refuse_move=lambda seen, move: Refusal("highest_card", Text("refuse-highest-card"), "HC-05"),
    view_of=view.view_of,
    fields_of=rules.fields_of,
    check=rules.check,
    picture_of=scene.picture_of,
    tell_event=words.tell_event,
)

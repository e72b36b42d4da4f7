"""Sequence: cards, chips and five in a row, for two to twelve players in two or three sides."""

# mypy: ignore-errors

from __future__ import annotations

from ludotek.game.legacy import LegacyGame
from ludotek.games.sequence import explain, imagine, moves, positions, refusals, scene, setup, show, tell, view, words
from ludotek.games.sequence.moves import SequenceMove
from ludotek.games.sequence.rules.state import SequenceState, begin
from ludotek.games.sequence.setup import SequenceOptions
from ludotek.games.sequence.terms import card_text
from ludotek.games.sequence.view import SequenceView
from ludotek.kernel import LooseEvent, Position, Refusal, Rng, Text
from ludotek.scene import Choice, Line, Scene, SeatFace, Told


class Sequence(LegacyGame):
    id = "sequence"
    version = view.VERSION
    gallery_order = 2
    seats = setup.PLAYERS
    has_secrets = True
    turn_clause = "SEQ-17"
    Options = SequenceOptions
    Move = SequenceMove

    def settle(self, seats: int, options: SequenceOptions) -> SequenceOptions:
        return setup.settle(seats, options)

    def new(self, seats: int, options: SequenceOptions) -> SequenceState:
        return begin(setup.make_plan(seats, self.settle(seats, options)))

    def move(self, state: SequenceState, action: int) -> SequenceMove:
        return moves.move_of(state, action)

    def action(self, state: SequenceState, move: SequenceMove) -> int | None:
        return moves.action_of(state, move)

    def refuse(self, state: SequenceState, seat: int, move: SequenceMove) -> Refusal:
        return refusals.refuse(state, seat, move)

    def outcome(self, view: SequenceView, action: int) -> Text:
        return card_text(action)

    def view(self, state: SequenceState, viewer: int | None) -> SequenceView:
        return view.view_of(state, viewer)

    def imagine(self, view: SequenceView, rng: Rng) -> SequenceState:
        return imagine.imagine(view, rng)

    def seat(self, view: SequenceView, seat: int) -> SeatFace:
        return scene.seat_face(view, seat)

    def prompt(self, view: SequenceView) -> Text:
        return words.prompt(view)

    def choices(self, view: SequenceView) -> list[Choice]:
        return words.choices(view)

    def asides(self, view: SequenceView) -> list[Choice]:
        return words.asides(view)

    def scene(self, view: SequenceView) -> Scene:
        return scene.scene_of(view)

    def explain(self, view: SequenceView, things: tuple[str, ...]) -> Refusal | None:
        return explain.explain(view, things)

    def show(self, view: SequenceView) -> list[Line]:
        return show.lines(view)

    def tell(self, event: LooseEvent, view: SequenceView) -> Told | None:
        return tell.tell(event, view)

    def dump(self, state: SequenceState) -> Position:
        return positions.dump(state)

    def load(self, position: Position) -> SequenceState:
        return positions.load(position)

    def setting(self, state: SequenceState) -> tuple[int, SequenceOptions]:
        return int(state.plan.seats), state.plan.options


GAME = Sequence()

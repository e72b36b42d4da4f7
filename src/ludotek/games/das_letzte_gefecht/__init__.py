"""Das letzte Gefecht: Jedi against Separatists, four cards a battle, for two to four players in two sides."""

# mypy: ignore-errors

from __future__ import annotations

from ludotek.game.legacy import LegacyGame
from ludotek.games.das_letzte_gefecht import (
    explain,
    imagine,
    moves,
    positions,
    refusals,
    scene,
    setup,
    show,
    tell,
    view,
    words,
)
from ludotek.games.das_letzte_gefecht.moves import GefechtMove
from ludotek.games.das_letzte_gefecht.rules.state import GefechtState, begin
from ludotek.games.das_letzte_gefecht.setup import GefechtOptions
from ludotek.games.das_letzte_gefecht.view import GefechtView
from ludotek.kernel import LooseEvent, Position, Refusal, Rng, Text
from ludotek.scene import Choice, Line, Scene, SeatFace, Told


class DasLetzteGefecht(LegacyGame):
    id = "das_letzte_gefecht"
    version = view.VERSION
    gallery_order = 5
    seats = setup.PLAYERS
    has_secrets = True
    turn_clause = "DLG-R08"
    Options = GefechtOptions
    Move = GefechtMove

    def settle(self, seats: int, options: GefechtOptions) -> GefechtOptions:
        return setup.settle(seats, options)

    def new(self, seats: int, options: GefechtOptions) -> GefechtState:
        return begin(setup.make_plan(seats, self.settle(seats, options)))

    def move(self, state: GefechtState, action: int) -> GefechtMove:
        return moves.move_of(state, action)

    def action(self, state: GefechtState, move: GefechtMove) -> int | None:
        return moves.action_of(state, move)

    def refuse(self, state: GefechtState, seat: int, move: GefechtMove) -> Refusal:
        return refusals.refuse(state, seat, move)

    def outcome(self, view: GefechtView, action: int) -> Text:
        return words.outcome(view, action)

    def view(self, state: GefechtState, viewer: int | None) -> GefechtView:
        return view.view_of(state, viewer)

    def imagine(self, view: GefechtView, rng: Rng) -> GefechtState:
        return imagine.imagine(view, rng)

    def seat(self, view: GefechtView, seat: int) -> SeatFace:
        return scene.seat_face(view, seat)

    def prompt(self, view: GefechtView) -> Text:
        return words.prompt(view)

    def choices(self, view: GefechtView) -> list[Choice]:
        return words.choices(view)

    def scene(self, view: GefechtView) -> Scene:
        return scene.scene_of(view)

    def explain(self, view: GefechtView, things: tuple[str, ...]) -> Refusal | None:
        return explain.explain(view, things)

    def show(self, view: GefechtView) -> list[Line]:
        return show.lines(view)

    def tell(self, event: LooseEvent, view: GefechtView) -> Told | None:
        return tell.tell(event, view)

    def dump(self, state: GefechtState) -> Position:
        return positions.dump(state)

    def load(self, position: Position) -> GefechtState:
        return positions.load(position)

    def setting(self, state: GefechtState) -> tuple[int, GefechtOptions]:
        return int(state.plan.seats), state.plan.options


GAME = DasLetzteGefecht()

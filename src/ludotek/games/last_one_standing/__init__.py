"""Last One Standing: a shrinking board for two to four players."""

# mypy: ignore-errors

from __future__ import annotations

import msgspec

from ludotek.game.legacy import LegacyGame
from ludotek.games.last_one_standing import (
    explain,
    moves,
    position,
    refusals,
    scene,
    setup,
    show,
    side,
    telling,
    view,
    words,
)
from ludotek.games.last_one_standing.moves import LosMove
from ludotek.games.last_one_standing.rules.turns import LosState
from ludotek.games.last_one_standing.setup import LosOptions
from ludotek.games.last_one_standing.view import LosView
from ludotek.kernel import LooseEvent, Position, Refusal, Rng, Text
from ludotek.scene import Choice, Line, Scene, SeatFace, Told


class LastOneStanding(LegacyGame):
    id = "last_one_standing"
    version = view.VERSION
    gallery_order = 3
    seats = setup.PLAYERS
    has_secrets = True  # LOS-08
    turn_clause = "LOS-15"
    Options = LosOptions
    Move = LosMove

    def settle(self, seats: int, options: LosOptions) -> LosOptions:
        return setup.settle(options)

    def new(self, seats: int, options: LosOptions) -> LosState:
        return setup.new_state(seats, options)

    def move(self, state: LosState, action: int) -> LosMove:
        return moves.move_of(state, action)

    def action(self, state: LosState, move: LosMove) -> int | None:
        return moves.action_of(state, move)

    def refuse(self, state: LosState, seat: int, move: LosMove) -> Refusal:
        return refusals.refuse(state, move)

    def outcome(self, view: LosView, action: int) -> Text:
        return words.outcome(view, action)

    def view(self, state: LosState, viewer: int | None) -> LosView:
        return view.view_of(state, viewer)

    def imagine(self, view_: LosView, rng: Rng) -> LosState:
        return view.imagine(view_, rng)

    def seat(self, view: LosView, seat: int) -> SeatFace:
        return side.seat_face(seat)

    def prompt(self, view: LosView) -> Text:
        return words.prompt(view)

    def choices(self, view: LosView) -> list[Choice]:
        return words.choices(view)

    def scene(self, view: LosView) -> Scene:
        return scene.scene_of(view)

    def explain(self, view: LosView, things: tuple[str, ...]) -> Refusal | None:
        return explain.explain(view, things)

    def show(self, view: LosView) -> list[Line]:
        return show.lines(view)

    def tell(self, event: LooseEvent, view: LosView) -> Told | None:
        return telling.tell(event, view)

    def dump(self, state: LosState) -> Position:
        written: Position = msgspec.to_builtins(position.dump_of(state))
        return written

    def load(self, position_: Position) -> LosState:
        return position.state_of(position.read_position(position_))

    def setting(self, state: LosState) -> tuple[int, LosOptions]:
        return int(state.plan.seats), state.plan.options


GAME = LastOneStanding()

"""Ludo, in Swedish Fia: a race game for two to six players."""

# mypy: ignore-errors

from __future__ import annotations

import msgspec

from ludotek.game.legacy import LegacyGame
from ludotek.games.ludo import explain, moves, positions, scene, setup, show, view, words
from ludotek.games.ludo.moves import LudoMove
from ludotek.games.ludo.rules import LudoState, begin
from ludotek.games.ludo.setup import LudoOptions
from ludotek.games.ludo.view import LudoView
from ludotek.kernel import LooseEvent, Position, Refusal, Rng, Text
from ludotek.scene import Choice, Line, Scene, SeatFace, Told


class Ludo(LegacyGame):
    id = "ludo"
    version = positions.VERSION
    gallery_order = 1
    seats = setup.PLAYERS
    turn_clause = "LUDO-08"
    Options = LudoOptions
    Move = LudoMove

    def settle(self, seats: int, options: LudoOptions) -> LudoOptions:
        return setup.settle(seats, options)

    def new(self, seats: int, options: LudoOptions) -> LudoState:
        return begin(setup.make_plan(self.settle(seats, options)))

    def move(self, state: LudoState, action: int) -> LudoMove:
        return moves.move_of(state, action)

    def action(self, state: LudoState, move: LudoMove) -> int | None:
        return moves.action_of(state, move)

    def refuse(self, state: LudoState, seat: int, move: LudoMove) -> Refusal:
        return moves.refuse(state, move)

    def outcome(self, view: LudoView, action: int) -> Text:
        return Text(f"side-{setup.face_name(view.options, action)}")

    def view(self, state: LudoState, viewer: int | None) -> LudoView:
        return view.view_of(state, viewer)

    def imagine(self, view_: LudoView, rng: Rng) -> LudoState:
        return positions.state_of(positions.dump_of(view_))

    def seat(self, view: LudoView, seat: int) -> SeatFace:
        return scene.seat_face(view, seat)

    def prompt(self, view: LudoView) -> Text:
        return words.prompt(view)

    def choices(self, view: LudoView) -> list[Choice]:
        return words.choices(view)

    def scene(self, view: LudoView) -> Scene:
        return scene.scene_of(view)

    def explain(self, view: LudoView, things: tuple[str, ...]) -> Refusal | None:
        return explain.explain(view, things)

    def show(self, view: LudoView) -> list[Line]:
        return show.lines(view)

    def tell(self, event: LooseEvent, view: LudoView) -> Told | None:
        return words.tell(event, view)

    def dump(self, state: LudoState) -> Position:
        position: Position = msgspec.to_builtins(positions.dump_of(view.view_of(state, None)))
        return position

    def load(self, position: Position) -> LudoState:
        return positions.state_of(positions.read_position(position))

    def setting(self, state: LudoState) -> tuple[int, LudoOptions]:
        return int(state.plan.seats), state.plan.options


GAME = Ludo()

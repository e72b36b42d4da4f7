"""Last One Alive: fistfuls of dice and too many zombies, for two to five players."""

# mypy: ignore-errors

from __future__ import annotations

from ludotek.game.legacy import LegacyGame
from ludotek.games.last_one_alive import (
    explain,
    moves,
    positions,
    refusals,
    scene,
    setup,
    show,
    tell,
    terms,
    view,
    words,
)
from ludotek.games.last_one_alive.moves import LoaMove
from ludotek.games.last_one_alive.rules.turns import LoaState, begin
from ludotek.games.last_one_alive.setup import LoaOptions
from ludotek.games.last_one_alive.view import LoaView
from ludotek.kernel import LooseEvent, Position, Refusal, Rng, Text
from ludotek.scene import Choice, Line, Scene, SeatFace, Told


class LastOneAlive(LegacyGame):
    id = "last_one_alive"
    version = view.VERSION
    gallery_order = 4
    seats = setup.PLAYERS
    turn_clause = "LOA-11"
    Options = LoaOptions
    Move = LoaMove

    def settle(self, seats: int, options: LoaOptions) -> LoaOptions:
        return setup.settle(seats, options)

    def new(self, seats: int, options: LoaOptions) -> LoaState:
        return begin(setup.make_plan(seats, self.settle(seats, options)))

    def move(self, state: LoaState, action: int) -> LoaMove:
        return moves.move_of(action)

    def action(self, state: LoaState, move: LoaMove) -> int | None:
        return moves.action_of(state, move)

    def refuse(self, state: LoaState, seat: int, move: LoaMove) -> Refusal:
        return refusals.refuse(state, move)

    def outcome(self, view: LoaView, action: int) -> Text:
        return words.outcome(view, action)

    def view(self, state: LoaState, viewer: int | None) -> LoaView:
        return view.view_of(state, viewer)

    def imagine(self, view: LoaView, rng: Rng) -> LoaState:
        return positions.state_of(positions.position_of(view))  # LOA-R23: nothing is hidden

    def seat(self, view: LoaView, seat: int) -> SeatFace:
        return terms.seat_face(view, seat)

    def prompt(self, view: LoaView) -> Text:
        return words.prompt(view)

    def choices(self, view: LoaView) -> list[Choice]:
        return words.choices(view)

    def scene(self, view: LoaView) -> Scene:
        return scene.scene_of(view)

    def explain(self, view: LoaView, things: tuple[str, ...]) -> Refusal | None:
        return explain.explain(view, things)

    def show(self, view: LoaView) -> list[Line]:
        return show.lines(view)

    def tell(self, event: LooseEvent, view: LoaView) -> Told | None:
        return tell.tell(event, view)

    def dump(self, state: LoaState) -> Position:
        return positions.dump(view.view_of(state, None))

    def load(self, position: Position) -> LoaState:
        return positions.load(position)

    def setting(self, state: LoaState) -> tuple[int, LoaOptions]:
        return int(state.plan.seats), state.plan.options


GAME = LastOneAlive()

"""High Card: everybody gets a hidden card, may swap it once, and the highest card wins."""

from __future__ import annotations

from typing import Literal

from ludotek.kernel import (
    Choice,
    Event,
    Game,
    Line,
    Move,
    Options,
    Position,
    Refusal,
    Rng,
    SeatFace,
    Span,
    Text,
    Told,
    Who,
)
from ludotek.scene import Scene

from . import scene
from . import view as views
from .rules import KEEP, NOTHING, SWAP, HighCardState
from .view import HighCardView

TONES = ("green", "blue", "red")
SHAPES = ("▲", "■", "◆")


class HighCardOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    ranks: Literal[6, 9] = 6  # HC-02
    swap: bool = True  # HC-04


class HighCardMove(Move, frozen=True, kw_only=True, forbid_unknown_fields=True):
    kind: Literal["keep", "swap"]


MOVES = {KEEP: HighCardMove(kind="keep"), SWAP: HighCardMove(kind="swap")}
LABELS = {KEEP: "choose-keep", SWAP: "choose-swap"}


class HighCard(Game[HighCardState, HighCardOptions, HighCardMove, HighCardView]):
    id = "highcard"
    version = views.VERSION
    seats = (2, 3)  # HC-01
    has_secrets = True
    turn_clause = "HC-03"
    Options = HighCardOptions
    Move = HighCardMove

    def settle(self, seats: int, options: HighCardOptions) -> HighCardOptions:
        return options

    def new(self, seats: int, options: HighCardOptions) -> HighCardState:
        return HighCardState(seats, options.ranks, options.swap)

    def move(self, state: HighCardState, action: int) -> HighCardMove:
        return MOVES[action]

    def action(self, state: HighCardState, move: HighCardMove) -> int | None:
        return next((action for action in state.legal() if MOVES[action] == move), None)

    def refuse(self, state: HighCardState, seat: int, move: HighCardMove) -> Refusal:
        return Refusal("highest_card", Text("refuse-highest-card"), "HC-05")

    def outcome(self, view: HighCardView, action: int) -> Text:
        return Text("card", {"rank": action})

    def view(self, state: HighCardState, viewer: int | None) -> HighCardView:
        return views.view_of(state, viewer)

    def imagine(self, view: HighCardView, rng: Rng) -> HighCardState:
        return views.imagine(view, rng)

    def seat(self, view: HighCardView, seat: int) -> SeatFace:
        return SeatFace(Text(f"colour-{TONES[seat]}"), TONES[seat], SHAPES[seat])

    def prompt(self, view: HighCardView) -> Text:
        if view.phase == "over":
            return Text("prompt-over")
        if view.viewer == view.actor:
            return Text("prompt-choose", {"rank": view.hands[view.seat].card or NOTHING})
        return Text(f"prompt-{view.phase}-other", {"who": Who(view.seat)})

    def choices(self, view: HighCardView) -> list[Choice]:
        return [Choice(action, Text(LABELS[action]), scene.about(view, action)) for action in view.legal]

    def scene(self, view: HighCardView) -> Scene:
        faces = tuple(self.seat(view, seat) for seat in range(len(view.hands)))
        return scene.scene_of(view, __name__, faces, self.prompt(view), tuple(self.choices(view)))

    def explain(self, view: HighCardView, things: tuple[str, ...]) -> Refusal | None:
        return scene.explain(view, things)

    def show(self, view: HighCardView) -> list[Line]:
        return [
            (Span(f"{SHAPES[seat]} {sign(hand.card)} {sign(hand.discard)}", TONES[seat]),)
            for seat, hand in enumerate(view.hands)
        ]

    def tell(self, event: Event, view: HighCardView) -> Told | None:
        seat, card = event["seat"], event["card"]
        if event.kind in ("dealt", "drawn") and view.viewer == seat:
            return Told(Text("told-card", {"who": Who(seat), "rank": card}), seat)
        if event.kind == "shown":
            return Told(Text("told-shown", {"who": Who(seat), "rank": card}), seat)
        return Told(Text(f"told-{event.kind}", {"who": Who(seat)}), seat)

    def dump(self, state: HighCardState) -> Position:
        return views.dump(state)

    def load(self, position: Position) -> HighCardState:
        return views.load(position)

    def setting(self, state: HighCardState) -> tuple[int, HighCardOptions]:
        return state.seats, HighCardOptions(ranks=9 if state.ranks == 9 else 6, swap=state.swap)


def sign(card: int | None) -> str:
    """A hidden card is a question mark, none a dash."""
    if card is None:
        return "?"
    return str(card) if card else "–"


GAME = HighCard()

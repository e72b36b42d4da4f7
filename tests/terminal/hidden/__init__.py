# mypy: ignore-errors
"""A tiny game with secrets, for testing: everybody is dealt a card that only they see, then shows it or folds."""

from __future__ import annotations

from typing import Any

from ludotek.game.legacy import LegacyGame
from ludotek.kernel import (
    CHANCE,
    INTERJECTION,
    OVER,
    LooseEvent,
    Move,
    Options,
    Position,
    Refusal,
    Rng,
    State,
    Text,
    View,
    Who,
)
from ludotek.scene import Choice, Line, Scene, SeatFace, Span, Surface, Told

FOLD, SHOW = 0, 1
BOAST = INTERJECTION + 1
CARDS = (11, 22, 33)
SHAPES = "▲●■"


class HiddenState(State):
    def __init__(self, seats: int) -> None:
        super().__init__()
        self.seats = seats
        self.cards: list[int] = []
        self.answers: list[int] = []
        self.boasts: list[int] = []

    def legal(self) -> list[int]:
        return [FOLD, SHOW] if self.actor >= 0 else []

    def chances(self) -> list[tuple[int, int]]:
        return [(card, 1) for card in CARDS]

    def apply(self, action: int) -> None:
        if self.actor == CHANCE:
            self.cards.append(action)
            self._tell("dealt", len(self.cards) - 1, action)
        else:
            self.answers.append(action)
            self._tell("answered", len(self.answers) - 1, action)
        self.actor = CHANCE if len(self.cards) < self.seats else len(self.answers)
        if len(self.answers) == self.seats:
            self.actor = OVER

    def interjections(self, seat: int) -> list[int]:
        has_shown = seat < len(self.answers) and self.answers[seat] == SHOW
        return [BOAST] if has_shown and seat not in self.boasts and self.actor != OVER else []

    def interject(self, seat: int, action: int) -> None:
        self.boasts.append(seat)
        self._tell("boasted", seat, 0)

    def reflex(self, seat: int) -> int:
        return BOAST if self.interjections(seat) else 0

    def _tell(self, kind: str, seat: int, value: int) -> None:
        if self.story is not None:
            self.story.append(LooseEvent(kind, {"seat": seat, "value": value}))

    def copy(self) -> HiddenState:
        twin = HiddenState(self.seats)
        twin.actor, twin.cards, twin.answers = self.actor, list(self.cards), list(self.answers)
        twin.boasts = list(self.boasts)
        return twin

    def scores(self) -> list[float]:
        return [float(a == SHOW and c == max(self.cards)) for a, c in zip(self.answers, self.cards, strict=False)]


class HiddenOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    pass


class HiddenMove(Move, frozen=True, kw_only=True):
    pass


class HiddenView(View, frozen=True, kw_only=True):
    seats: int
    card: int | None  # the viewer's own


class Hidden(LegacyGame):
    id = "hidden"
    version = 1
    seats = (2, 3)
    has_secrets = True
    turn_clause = "HIDDEN-01"
    Options = HiddenOptions
    Move = HiddenMove

    def setting(self, state: HiddenState) -> tuple[int, HiddenOptions]:
        return state.seats, HiddenOptions()

    def settle(self, seats: int, options: HiddenOptions) -> HiddenOptions:
        return options

    def new(self, seats: int, options: HiddenOptions) -> HiddenState:
        return HiddenState(seats)

    def move(self, state: HiddenState, action: int) -> HiddenMove:
        return HiddenMove()

    def action(self, state: HiddenState, move: HiddenMove) -> int | None:
        return None

    def refuse(self, state: HiddenState, seat: int, move: HiddenMove) -> Refusal:
        return Refusal("no", Text("refuse-not-legal"))

    def outcome(self, view: HiddenView, action: int) -> Text:
        return Text("outcome", {"number": action})

    def view(self, state: HiddenState, viewer: int | None) -> HiddenView:
        own = state.cards[viewer] if viewer is not None and viewer < len(state.cards) else None
        legal = tuple(state.legal()) if viewer == state.actor else ()
        asides = tuple(state.interjections(viewer)) if viewer is not None else ()
        return HiddenView(
            viewer=viewer, actor=int(state.actor), legal=legal, asides=asides, seats=state.seats, card=own
        )

    def imagine(self, view: HiddenView, rng: Rng) -> HiddenState:
        raise NotImplementedError

    def seat(self, view: HiddenView, seat: int) -> SeatFace:
        return SeatFace(Text("seat-name", {"number": seat + 1}), "green", SHAPES[seat])

    def prompt(self, view: HiddenView) -> Text:
        if view.actor >= 0:
            return Text("prompt-decide", {"who": Who(view.actor)})
        return Text("prompt-over" if view.actor == OVER else "prompt-deal")

    def choices(self, view: HiddenView) -> list[Choice]:
        labels = {FOLD: Text("choose-fold"), SHOW: Text("choose-show")}
        return [Choice(action, labels[action]) for action in view.legal]

    def asides(self, view: HiddenView) -> list[Choice]:
        return [Choice(action, Text("choose-boast")) for action in view.asides]

    def scene(self, view: HiddenView) -> Scene:
        return Scene(art=__name__, surfaces=(Surface("board", 10, 10),), prompt=self.prompt(view))

    def explain(self, view: HiddenView, things: tuple[str, ...]) -> Refusal | None:
        return None

    def show(self, view: HiddenView) -> list[Line]:
        return [(Span(Text("hand", {"number": view.card or 0})),)]

    def tell(self, event: LooseEvent, view: HiddenView) -> Told | None:
        seat = event["seat"]
        who: dict[str, Any] = {"who": Who(seat)}
        if event.kind == "answered":
            return Told(Text("told-showed" if event["value"] else "told-folded", who), seat)
        if event.kind == "boasted":
            return Told(Text("told-boasted", who), seat)
        if view.viewer == seat:
            return Told(Text("told-own", {**who, "number": event["value"]}), seat)
        return Told(Text("told-other", who), seat)

    def dump(self, state: HiddenState) -> Position:
        return {}

    def load(self, position: Position) -> HiddenState:
        return HiddenState(2)


GAME = Hidden()

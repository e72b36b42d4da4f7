# mypy: ignore-errors
"""A tiny game with secrets, for tests: everybody gets a hidden card, may swap it once, and the highest wins."""

from __future__ import annotations

from functools import cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from ludotek.game.legacy import LegacyGame
from ludotek.kernel import CHANCE, LEAVE, OVER, LooseEvent, Move, Options, Position, Refusal, Rng, State, Text, View
from ludotek.scene import Choice, Line, Panel, Scene, SeatFace, Span, Sprite, Surface, Told

KEEP, SWAP = 0, 1
HIDDEN = -1
CARDS = 4


class HiddenOptions(Options, frozen=True, kw_only=True):
    jokers: bool = False


class HiddenMove(Move, frozen=True, kw_only=True):
    kind: str


class HiddenView(View, frozen=True, kw_only=True):
    cards: tuple[int | None, ...]  # None: not known to the viewer


class HiddenState(State):
    def __init__(self, seats: int) -> None:
        super().__init__()
        self.cards = [HIDDEN] * seats
        self.turn = 0  # whose card is dealt or who decides
        self.is_dealt = False
        self.left: list[int] = []

    def legal(self) -> list[int]:
        return [KEEP, SWAP] if self.actor >= 0 else []

    def chances(self) -> list[tuple[int, int]]:
        return [(card, 1) for card in range(CARDS)]

    def apply(self, action: int) -> None:
        if self.actor == CHANCE:
            self.cards[self.turn] = int(action)
            self.note("dealt", self.turn, int(action))
        else:
            self.note("kept" if action == KEEP else "swaps", self.turn, self.cards[self.turn])
            if action == SWAP:
                self.actor = CHANCE
                return
        self.go_on()

    def go_on(self) -> None:
        self.turn += 1
        if self.turn == len(self.cards):
            self.turn = 0
            if self.is_dealt:
                self.actor = OVER
                return
            self.is_dealt = True
        self.actor = self.turn if self.is_dealt else CHANCE

    def note(self, kind: str, seat: int, card: int) -> None:
        if self.story is not None:
            self.story.append(LooseEvent(kind, {"seat": seat, "card": card}))

    def copy(self) -> HiddenState:
        twin = HiddenState(len(self.cards))
        twin.cards, twin.turn, twin.is_dealt, twin.left = list(self.cards), self.turn, self.is_dealt, list(self.left)
        twin.actor = self.actor
        return twin

    def interjections(self, seat: int) -> list[int]:
        return [LEAVE] if self.actor != OVER and seat not in self.left else []

    def interject(self, seat: int, action: int) -> None:
        self.left.append(int(seat))
        self.note("left", int(seat), 0)
        self.actor = OVER

    def scores(self) -> list[float]:
        best = max(card for seat, card in enumerate(self.cards) if seat not in self.left)
        winners = [seat for seat, card in enumerate(self.cards) if card == best and seat not in self.left]
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(len(self.cards))]


class HiddenCards(LegacyGame):
    id = "hidden_cards"
    version = 1
    seats = (2, 3)
    has_secrets = True
    turn_clause = "HID-01"
    Options = HiddenOptions
    Move = HiddenMove

    def setting(self, state: HiddenState) -> tuple[int, HiddenOptions]:
        return len(state.cards), HiddenOptions()

    @cached_property
    def folder(self) -> Traversable:
        return files("tests.table")

    def settle(self, seats: int, options: HiddenOptions) -> HiddenOptions:
        return options

    def new(self, seats: int, options: HiddenOptions) -> HiddenState:
        return HiddenState(seats)

    def move(self, state: HiddenState, action: int) -> HiddenMove:
        return HiddenMove(kind="swap" if action == SWAP else "keep")

    def action(self, state: HiddenState, move: HiddenMove) -> int | None:
        return {"keep": KEEP, "swap": SWAP}.get(move.kind)

    def refuse(self, state: HiddenState, seat: int, move: HiddenMove) -> Refusal:
        return Refusal("no_such_move", Text("refuse-move"), "HID-02")

    def outcome(self, view: HiddenView, action: int) -> Text:
        return Text(f"card-{action}")

    def view(self, state: HiddenState, viewer: int | None) -> HiddenView:
        cards = tuple(
            card if card != HIDDEN and (seat == viewer or state.actor == OVER) else None
            for seat, card in enumerate(state.cards)
        )
        legal = tuple(state.legal()) if state.actor == viewer else ()
        return HiddenView(viewer=viewer, actor=int(state.actor), legal=legal, cards=cards)

    def imagine(self, view: HiddenView, rng: Rng) -> HiddenState:
        state = HiddenState(len(view.cards))
        state.is_dealt, state.turn = True, view.actor
        state.cards = [rng.below(CARDS) if card is None else card for card in view.cards]
        state.actor = view.actor
        return state

    def seat(self, view: HiddenView, seat: int) -> SeatFace:
        return SeatFace(Text(f"seat-{seat}"), "green", "●")

    def prompt(self, view: HiddenView) -> Text:
        return Text("prompt-actor", {"actor": view.actor})

    def choices(self, view: HiddenView) -> list[Choice]:
        return [Choice(action, Text(f"choose-{action}"), (f"card-{view.viewer}",)) for action in view.legal]

    def scene(self, view: HiddenView) -> Scene:
        return Scene(
            art="tests.table",
            surfaces=(Surface("board", 400, 100),),
            sprites=tuple(
                Sprite(f"card-{seat}", "back" if card is None else f"card-{card}", 100.0 * seat, 50)
                for seat, card in enumerate(view.cards)
            ),
            panels=tuple(Panel(seat, self.seat(view, seat), seat == view.actor) for seat in range(len(view.cards))),
            prompt=self.prompt(view),
            choices=tuple(self.choices(view)),
        )

    def explain(self, view: HiddenView, things: tuple[str, ...]) -> Refusal | None:
        if view.viewer is not None and f"card-{view.viewer}" in things:
            card = view.cards[view.viewer]
            return Refusal("own", Text("refuse-own", {"card": -1 if card is None else card}), "HID-03")
        return Refusal("other", Text("refuse-other"), "HID-03")

    def show(self, view: HiddenView) -> list[Line]:
        return [(Span(str(view.cards)),)]

    def tell(self, event: LooseEvent, view: HiddenView) -> Told | None:
        seat = event["seat"]
        facts: dict[str, Any] = {"seat": seat}
        if event.kind == "dealt" and seat == view.viewer:
            facts["card"] = event["card"]
        return Told(Text(f"told-{event.kind}", facts), seat)

    def dump(self, state: HiddenState) -> Position:
        return {"cards": list(state.cards), "turn": state.turn, "dealt": state.is_dealt, "actor": int(state.actor)}

    def load(self, position: Position) -> HiddenState:
        state = HiddenState(len(position["cards"]))
        state.cards, state.turn, state.is_dealt = list(position["cards"]), position["turn"], position["dealt"]
        state.actor = position["actor"]
        return state


GAME = HiddenCards()

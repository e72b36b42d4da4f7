"""A tiny game with secrets and an aside, for testing: everybody is dealt a card and shows it or folds."""

from __future__ import annotations

from typing import Literal

from ludotek.game import Game
from ludotek.kernel import (
    CHANCE,
    INTERJECTION,
    OVER,
    Event,
    Field,
    Fields,
    Options,
    PlainState,
    Plan,
    Text,
    View,
    Who,
    frame,
    shared_win,
    shown,
)
from ludotek.kernel.forms import Each, Flag, Number
from ludotek.scene import Choice, Line, Picture, Span, Surface, Told

FOLD, SHOW = range(2)
BOAST = INTERJECTION + 1
CARDS = (11, 22, 33)
OPEN = -1  # not answered yet


class HiddenOptions(Options, frozen=True):
    pass


class HiddenEvent(Event, frozen=True):
    kind: Literal["dealt", "folded", "showed", "boasted"]
    seat: int
    card: int = 0


class HiddenState(PlainState[HiddenOptions]):
    def __init__(self, plan: Plan[HiddenOptions]) -> None:
        super().__init__(plan)
        self.cards, self.answers, self.boasts = [0] * plan.seats, [OPEN] * plan.seats, [0] * plan.seats

    def rebuild(self) -> None:
        is_over = OPEN not in self.answers
        self.actor = CHANCE if 0 in self.cards else OVER if is_over else self.answers.index(OPEN)

    def actions(self) -> list[int]:
        return [FOLD, SHOW]

    def chances(self) -> list[tuple[int, int]]:
        return [(card, 1) for card in CARDS]

    def apply(self, action: int) -> None:
        if self.actor == CHANCE:
            seat = self.cards.index(0)
            self.cards[seat] = action
            self.emit(HiddenEvent("dealt", seat, action))
        else:
            self.answers[self.actor] = action
            self.emit(HiddenEvent("showed" if action == SHOW else "folded", int(self.actor)))
        self.rebuild()

    def interjections(self, seat: int) -> list[int]:
        can_boast = self.actor != OVER and self.answers[seat] == SHOW and not self.boasts[seat]
        return [BOAST] if can_boast else []

    def interject(self, seat: int, action: int) -> None:
        self.boasts[seat] = 1
        self.emit(HiddenEvent("boasted", seat))

    def reflex(self, seat: int) -> int:
        return BOAST if self.interjections(seat) else 0

    def final_scores(self) -> list[float]:
        points = [card * answer for card, answer in zip(self.cards, self.answers, strict=True)]
        return shared_win(points, self.players())


class HiddenView(View, frozen=True, kw_only=True):
    cards: tuple[int | None, ...]


def view_of(state: HiddenState, viewer: int | None) -> HiddenView:
    return HiddenView(**frame(state, viewer), cards=shown(state.cards, {viewer}))


def fields_of(plan: Plan[HiddenOptions]) -> Fields:
    seats = plan.seats
    return Fields(
        Field("cards", Each(Number(0, 33), seats), known="owner"),
        Field("answers", Each(Number(OPEN, SHOW), seats)),
        Field("boasts", Each(Flag(), seats)),
    )


def asides_of(view: HiddenView) -> list[Choice]:
    return [Choice(action, Text("choose-boast")) for action in view.asides]


def lines_of(view: HiddenView) -> list[Line]:
    card = view.cards[view.viewer] if view.viewer is not None else None
    return [(Span(Text("hand", {"number": card or 0})),)]


def tell_event(event: HiddenEvent, view: HiddenView) -> Told:
    if event.kind == "dealt" and event.seat == view.viewer:
        return Told(Text("told-own", {"who": Who(event.seat), "number": event.card}), event.seat)
    return Told(Text(f"told-{event.kind}", {"who": Who(event.seat)}), event.seat)


GAME = Game(
    id="hidden",
    package=__name__,
    seats=(2, 3),
    has_secrets=True,
    turn_clause="HIDDEN-01",
    kinds=("fold", "show"),
    Options=HiddenOptions,
    State=HiddenState,
    view_of=view_of,
    fields_of=fields_of,
    asides_of=asides_of,
    picture_of=lambda view: Picture(len(view.cards), (Surface("board", 10, 10),)),
    lines_of=lines_of,
    tell_event=tell_event,
)

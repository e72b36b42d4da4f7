"""The rules of High Card, uncompiled. A small game: its options, events, moves and fields are here too."""

from __future__ import annotations

from typing import Literal

from mypy_extensions import i64

from ludotek.kernel import CHANCE, OVER, Event, Field, Fields, Move, Options, Plan, Refusal, Rng, State, Text, require
from ludotek.kernel.forms import Each, Flag, Name, Number
from ludotek.kernel.vecs import vec

DEAL, CHOOSE, REDRAW, DONE = range(4)  # phases
NOTHING = 0  # instead of a card
KEEP, SWAP = 0, 1


class HighCardOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    ranks: Literal[6, 9] = 6  # HC-02
    swap: bool = True  # HC-04


class HighCardMove(Move, frozen=True, kw_only=True, forbid_unknown_fields=True):
    kind: Literal["keep", "swap"]


class CardEvent(Event, frozen=True):
    kind: Literal["dealt", "drawn", "swapped", "shown", "kept", "left"]
    seat: int
    card: int = NOTHING


class HighCardState(State):
    def __init__(self, plan: Plan[HighCardOptions]) -> None:
        super().__init__()
        self.plan = plan
        self.cards, self.discards = [NOTHING] * plan.seats, [NOTHING] * plan.seats
        self.gone = [0] * plan.seats  # seat -> 1 if it has left
        self.phase, self.seat = DEAL, 0  # seat: who gets a card or decides

    def rebuild(self) -> None:
        self.actor = {CHOOSE: self.seat, DONE: OVER}.get(self.phase, CHANCE)

    def width(self) -> i64:
        return 2

    def legal_into(self, out: vec[i64]) -> i64:
        out[0], out[1] = KEEP, SWAP
        return 1 if self.cards[self.seat] == self.plan.options.ranks else 2  # HC-05

    def chances(self) -> list[tuple[int, int]]:
        used = self.cards + self.discards
        left = [(rank, 2 - used.count(rank)) for rank in range(1, self.plan.options.ranks + 1)]  # HC-02
        return [(rank, copies) for rank, copies in left if copies]

    def apply(self, action: i64) -> None:
        seat, card = self.seat, self.cards[self.seat]
        if self.phase == CHOOSE and action == SWAP:
            self.cards[seat], self.discards[seat] = NOTHING, card  # HC-04
            self.emit(CardEvent("swapped", seat, card))
            self.phase, self.actor = REDRAW, CHANCE
        elif self.phase == CHOOSE:
            self.emit(CardEvent("kept", seat))
            self.next_seat()
        else:
            self.cards[seat] = int(action)
            self.emit(CardEvent("dealt" if self.phase == DEAL else "drawn", seat, int(action)))
            self.next_seat()

    def next_seat(self) -> None:
        """The next player in this round; after the last one the next round. HC-03"""
        later = [seat for seat in range(self.seat + 1, self.plan.seats) if not self.gone[seat]]
        if later:
            self.seat, self.phase = later[0], CHOOSE if self.phase == REDRAW else self.phase
        else:
            is_dealt = self.phase == DEAL and self.plan.options.swap
            self.seat, self.phase = self.gone.index(0), CHOOSE if is_dealt else DONE
        self.rebuild()
        for seat, card in enumerate(self.cards):
            if self.is_shown(seat):
                self.emit(CardEvent("shown", seat, card))

    def is_shown(self, seat: int) -> bool:
        return self.phase == DONE and not self.gone[seat] and self.gone.count(0) > 1  # HC-06

    def is_playing(self, seat: i64) -> bool:
        return not self.gone[seat]

    def leave(self, seat: i64) -> None:
        self.gone[seat] = 1  # HC-07: the card stays hidden and does not come back
        self.emit(CardEvent("left", int(seat)))
        if self.gone.count(0) == 1:
            self.phase, self.actor = DONE, OVER
        elif seat == self.seat:
            self.next_seat()

    def final_scores(self) -> list[float]:
        best = max(card for seat, card in enumerate(self.cards) if not self.gone[seat])  # HC-06, HC-07
        won = [card == best and not self.gone[seat] for seat, card in enumerate(self.cards)]
        return [1 / sum(won) if has_won else 0.0 for has_won in won]

    def redeal(self, seat: i64, rng: Rng) -> None:
        others = [other for other in range(self.plan.seats) if other != seat]
        discards = [(self.discards, other) for other in others if self.discards[other]]
        hidden = [(self.cards, other) for other in others if self.cards[other] and not self.is_shown(other)] + discards
        while True:
            for pile, other in hidden:
                pile[other] = NOTHING
            for pile, other in hidden:
                pile[other] = int(self.sample(rng))
            if all(pile[other] != self.plan.options.ranks for pile, other in discards):
                return  # HC-05: nobody swapped the highest rank


def move_of(state: HighCardState, action: int) -> HighCardMove:
    return HighCardMove(kind="keep" if action == KEEP else "swap")


def refuse_move(state: HighCardState, seat: int, move: HighCardMove) -> Refusal:
    return Refusal("highest_card", Text("refuse-highest-card"), "HC-05")


def fields_of(state: HighCardState) -> Fields:
    seats, ranks = state.plan.seats, state.plan.options.ranks
    return Fields(
        Field("cards", Each(Number(0, ranks), seats), known="owner"),
        Field("discards", Each(Number(0, ranks), seats), known="owner"),
        Field("left", Each(Flag(), seats), "gone"),
        Field("phase", Name(("deal", "choose", "redraw", "over"))),
        Field("seat", Number(0, seats - 1)),
    )


def check(state: HighCardState) -> None:
    used = [card for card in state.cards + state.discards if card]
    require(max(map(used.count, used), default=0) <= 2, f"cards {used}: there are two of every rank", "HC-02")
    require(0 in state.gone, "everybody has left", "HC-07")
    require(state.phase != CHOOSE or state.cards[state.seat] > 0, f"seat {state.seat} decides without a card", "HC-03")

"""The rules of High Card, in plain Python. A small game: its options, events and fields are here too."""

from collections import Counter
from typing import Literal

from ludotek.kernel import CHANCE, OVER, Event, Field, Fields, Options, PlainState, Plan, Rng, require, shared_win
from ludotek.kernel.forms import Each, Flag, Name, Number

DEAL, CHOOSE, DONE = range(3)  # phases
KEEP, SWAP = range(2)  # actions
NOTHING = 0  # instead of a card


class HighCardOptions(Options, frozen=True):
    ranks: Literal[6, 9] = 6  # HC-02
    swap: bool = True  # HC-04


class CardEvent(Event, frozen=True):
    kind: Literal["dealt", "drawn", "swapped", "shown", "kept", "left"]
    seat: int
    card: int | None = None


class HighCardState(PlainState[HighCardOptions]):
    def __init__(self, plan: Plan[HighCardOptions]) -> None:
        super().__init__(plan)
        self.cards, self.discards = [NOTHING] * plan.seats, [NOTHING] * plan.seats
        self.phase, self.seat = DEAL, 0  # seat: who gets a card or decides

    def rebuild(self) -> None:
        self.actor = OVER if self.phase == DONE else self.seat if self.cards[self.seat] else CHANCE

    def actions(self) -> list[int]:
        return [KEEP] if self.cards[self.seat] == self.plan.options.ranks else [KEEP, SWAP]  # HC-05

    def chances(self) -> list[tuple[int, int]]:
        ranks = range(1, self.plan.options.ranks + 1)
        return sorted((Counter((*ranks, *ranks)) - Counter(self.cards + self.discards)).items())  # HC-02

    def apply(self, action: int) -> None:
        seat, card = self.seat, self.cards[self.seat]
        if card and action == SWAP:
            self.cards[seat], self.discards[seat], self.actor = NOTHING, card, CHANCE  # HC-04
            self.emit(CardEvent("swapped", seat, card))
            return
        if card:
            self.emit(CardEvent("kept", seat))
        else:
            self.cards[seat] = action
            self.emit(CardEvent("dealt" if self.phase == DEAL else "drawn", seat, action))
        self.next_seat()

    def next_seat(self) -> None:
        """Goes to the next player, after the last one to the next phase. HC-03"""
        later = [seat for seat in self.players() if seat > self.seat]
        if not later:
            self.phase = CHOOSE if self.phase == DEAL and self.plan.options.swap else DONE
        self.seat = (later or self.players())[0]
        self.rebuild()
        for seat in self.showing():
            self.emit(CardEvent("shown", seat, self.cards[seat]))

    def showing(self) -> list[int]:
        return self.players() if self.phase == DONE and len(self.players()) > 1 else []  # HC-06

    def leave(self, seat: int) -> None:
        self.left[seat] = 1  # HC-07: the card stays hidden and does not come back
        self.emit(CardEvent("left", seat))
        if len(self.players()) == 1:
            self.phase, self.actor = DONE, OVER
        elif seat == self.seat:
            self.next_seat()

    def final_scores(self) -> list[float]:
        return shared_win(self.cards, self.players())  # HC-06, HC-07

    def redeal(self, seat: int, rng: Rng) -> None:
        ranks, others = self.plan.options.ranks, [other for other in range(self.plan.seats) if other != seat]
        hidden = [(self.discards, other, ranks - 1) for other in others if self.discards[other]]  # HC-05
        hidden += [(self.cards, other, ranks) for other in others if self.cards[other] and other not in self.showing()]
        for pile, other, _ in hidden:
            pile[other] = NOTHING
        for pile, other, most in hidden:
            deck = [rank for rank, copies in self.chances() for _ in range(copies) if rank <= most]
            pile[other] = deck[rng.below(len(deck))]


def fields_of(plan: Plan[HighCardOptions]) -> Fields:
    seats, card = plan.seats, Number(0, plan.options.ranks)
    return Fields(
        Field("cards", Each(card, seats), known="owner"),
        Field("discards", Each(card, seats), known="owner"),
        Field("left", Each(Flag(), seats)),
        Field("phase", Name(("deal", "choose", "over"))),
        Field("seat", Number(0, seats - 1)),
    )


def check(state: HighCardState) -> None:
    used, has_card = Counter(state.cards + state.discards), state.cards[state.seat] + state.discards[state.seat] > 0
    require(all(used[rank] <= 2 for rank in used if rank), f"cards {dict(used)}: there are two of each rank", "HC-02")
    require(state.phase != DEAL or not has_card, f"seat {state.seat} is dealt a second card", "HC-03")
    require(state.phase != CHOOSE or has_card, f"seat {state.seat} decides without a card", "HC-03")
    require(0 in state.left, "everybody has left", "HC-07")

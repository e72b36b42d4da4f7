"""What each viewer of High Card may know, and positions as JSON."""

from __future__ import annotations

from typing import Literal

import msgspec

from ludotek.kernel import CHANCE, OVER, BadPosition, Position, Rng, View

from .rules import COPIES, NOTHING, HighCardState, Phase

VERSION = 1


class Hand(msgspec.Struct, frozen=True):
    """One player's cards; None is a card that the viewer may not see."""

    card: int | None
    discard: int | None
    has_left: bool


class HighCardView(View, frozen=True, kw_only=True):
    ranks: Literal[6, 9]
    swap: bool
    hands: tuple[Hand, ...]
    phase: Phase
    seat: int


def view_of(state: HighCardState, viewer: int | None) -> HighCardView:
    return HighCardView(
        viewer=viewer,
        actor=int(state.actor),
        legal=tuple(state.legal()) if viewer == state.actor else (),
        ranks=9 if state.ranks == 9 else 6,
        swap=state.swap,
        hands=tuple(hand_of(state, seat, viewer) for seat in range(state.seats)),
        phase=state.phase,
        seat=state.seat,
    )


def hand_of(state: HighCardState, seat: int, viewer: int | None) -> Hand:
    is_shown = state.phase == "over" and not state.has_left[seat] and state.has_left.count(False) > 1  # HC-06
    return Hand(
        card=state.cards[seat] if viewer == seat or is_shown else hidden(state.cards[seat]),
        discard=state.discards[seat] if viewer == seat else hidden(state.discards[seat]),
        has_left=state.has_left[seat],
    )


def hidden(card: int) -> int | None:
    """That there is no card is no secret."""
    return None if card else NOTHING


def imagine(view: HighCardView, rng: Rng) -> HighCardState:
    """Deal the cards that the viewer does not see, until they could have come about."""
    while True:
        state = known(view)
        deal_hidden(view, state, rng)
        swapped = [state.discards[seat] for seat, hand in enumerate(view.hands) if hand.discard is None]
        if state.ranks not in swapped:  # HC-05: nobody swapped the highest rank
            return state


def known(view: HighCardView) -> HighCardState:
    state = HighCardState(len(view.hands), view.ranks, view.swap)
    state.cards = [hand.card or NOTHING for hand in view.hands]
    state.discards = [hand.discard or NOTHING for hand in view.hands]
    state.has_left = [hand.has_left for hand in view.hands]
    state.phase, state.seat, state.actor = view.phase, view.seat, view.actor
    return state


def deal_hidden(view: HighCardView, state: HighCardState, rng: Rng) -> None:
    for seat, hand in enumerate(view.hands):
        if hand.card is None:
            state.cards[seat] = int(state.sample(rng))
        if hand.discard is None:
            state.discards[seat] = int(state.sample(rng))


class HighCardPosition(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    game: Literal["highcard"] = "highcard"
    version: int = VERSION
    ranks: Literal[6, 9] = 6
    swap: bool = True
    cards: tuple[int, ...]
    discards: tuple[int, ...]
    left: tuple[bool, ...]
    phase: Phase
    seat: int


def dump(state: HighCardState) -> Position:
    position: Position = msgspec.to_builtins(
        HighCardPosition(
            ranks=9 if state.ranks == 9 else 6,
            swap=state.swap,
            cards=tuple(state.cards),
            discards=tuple(state.discards),
            left=tuple(state.has_left),
            phase=state.phase,
            seat=state.seat,
        )
    )
    return position


def load(position: Position) -> HighCardState:
    try:
        given = msgspec.convert(position, HighCardPosition)
    except msgspec.ValidationError as error:
        raise BadPosition(f"not a position of High Card: {error}") from None
    check(given)
    state = HighCardState(len(given.cards), given.ranks, given.swap)
    state.cards, state.discards = list(given.cards), list(given.discards)
    state.has_left = list(given.left)
    state.phase, state.seat = given.phase, given.seat
    state.actor = {"over": OVER, "choose": given.seat}.get(given.phase, CHANCE)
    return state


def check(given: HighCardPosition) -> None:
    seats = len(given.cards)
    if seats not in (2, 3) or len(given.discards) != seats or len(given.left) != seats or not 0 <= given.seat < seats:
        raise BadPosition(f"a position of High Card is for 2 or 3 players, not {seats} (HC-01)")
    seen = [card for card in (*given.cards, *given.discards) if card]
    if any(not 1 <= card <= given.ranks or seen.count(card) > COPIES for card in seen):
        raise BadPosition(f"cards {seen}: there are two of every rank from 1 to {given.ranks} (HC-02)")
    if given.version != VERSION or all(given.left) or (given.phase == "choose" and not given.cards[given.seat]):
        raise BadPosition("this position of High Card cannot come about")

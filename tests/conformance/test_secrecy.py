"""Secrecy of every game, and proof that the check finds leaks: it is given games that leak on purpose."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from ludotek.kernel import Event, Line, Refusal, Rng, Span, Text, Told
from tests.conformance.cases import CASES, Case, every_case, random_record
from tests.conformance.chi_square import follows
from tests.conformance.secrecy import check_secrecy
from tests.conformance.test_refusals import moves_of
from tests.third_party.highcard.highcard import GAME, HighCard, HighCardMove
from tests.third_party.highcard.highcard.rules import SWAP, HighCardState
from tests.third_party.highcard.highcard.view import HighCardView, known


@every_case
def test_what_a_viewer_cannot_know_makes_no_difference(case: Case) -> None:
    length = len(random_record(case).steps)
    if not case.game.has_secrets:
        games, one_in = 1, 60 if case.name == "defaults" else 300
    elif length < 40:
        games, one_in = 20, 1
    else:  # long games: some twenty looks, spread over one of them
        games, one_in = 1, max(1, length // 20)
    check_secrecy(case, moves_of(case.game.id)[:12], games=games, one_in=one_in)


def test_there_is_a_game_with_secrets() -> None:
    """Otherwise the test above would prove little."""
    assert any(case.game.has_secrets for case in CASES)


# --- games that leak


class ShowsChoices(HighCard):
    """Everybody sees the legal actions, so everybody sees whether the card may be swapped."""

    def view(self, state: HighCardState, viewer: int | None) -> HighCardView:
        return msgspec.structs.replace(super().view(state, viewer), legal=tuple(state.legal()))


class DeckView(HighCardView, frozen=True, kw_only=True):
    deck: tuple[tuple[int, int], ...] = ()


class ShowsTheDeck(HighCard):
    """The view lists what is left in the deck, so what is missing is in somebody's hand."""

    def view(self, state: HighCardState, viewer: int | None) -> HighCardView:
        view = super().view(state, viewer)
        shown = {name: getattr(view, name) for name in view.__struct_fields__}
        return DeckView(**shown, deck=tuple(state.chances()))


class TellsTheCard(HighCard):
    """Everybody is told what is drawn."""

    def tell(self, event: Event, view: HighCardView) -> Told | None:
        if event.kind in ("dealt", "drawn"):
            return Told(Text("told-card", {"rank": event["card"]}), event["seat"])
        return super().tell(event, view)


class TellsWhatWasPutAway(HighCard):
    def tell(self, event: Event, view: HighCardView) -> Told | None:
        told = super().tell(event, view)
        return Told(Text("told-shown", {"rank": event["card"]})) if event.kind == "swapped" else told


class RemembersTheState(HighCard):
    """The picture is made from more than the view."""

    last: HighCardState

    def view(self, state: HighCardState, viewer: int | None) -> HighCardView:
        self.last = state
        return super().view(state, viewer)


class DrawsTheState(RemembersTheState):
    def show(self, view: HighCardView) -> list[Line]:
        return [(Span(str(self.last.cards)),)]


class PromptsWithTheState(RemembersTheState):
    def prompt(self, view: HighCardView) -> Text:
        return Text("prompt-choose", {"rank": self.last.cards[1]})


class RefusesWithTheState(HighCard):
    """The refusal names the card of somebody else."""

    def refuse(self, state: HighCardState, seat: int, move: HighCardMove) -> Refusal:
        other = state.cards[(seat + 1) % state.seats]
        return Refusal("highest_card", Text("refuse-highest-card", {"other": other}), "HC-05")


class LeavesByLuck(HighCard):
    """What a seat may do out of turn depends on somebody else's card."""

    def new(self, seats: int, options: object) -> HighCardState:
        return LuckyState(seats, 6, True)

    def imagine(self, view: HighCardView, rng: Rng) -> HighCardState:
        plain = super().imagine(view, rng)
        lucky = LuckyState(plain.seats, plain.ranks, plain.swap)
        lucky.cards, lucky.discards, lucky.has_left = plain.cards, plain.discards, plain.has_left
        lucky.phase, lucky.seat, lucky.actor = plain.phase, plain.seat, plain.actor
        return lucky


class LuckyState(HighCardState):
    def copy(self) -> HighCardState:
        other = LuckyState(self.seats, self.ranks, self.swap)
        other.cards, other.discards, other.has_left = self.cards[:], self.discards[:], self.has_left[:]
        other.phase, other.seat, other.actor = self.phase, self.seat, self.actor
        return other

    def interjections(self, seat: int) -> list[int]:
        return super().interjections(seat) if self.cards[(seat + 1) % self.seats] < 4 else []


class ShowsEverything(HighCard):
    """A view that hides nothing: then what is imagined is always the truth."""

    def view(self, state: HighCardState, viewer: int | None) -> HighCardView:
        view = super().view(state, viewer)
        hands = tuple(
            msgspec.structs.replace(hand, card=state.cards[seat], discard=state.discards[seat])
            for seat, hand in enumerate(view.hands)
        )
        return msgspec.structs.replace(view, hands=hands)


LEAKS = [
    (ShowsChoices, "by view|sees the choices"),
    (ShowsTheDeck, "by view"),
    (TellsTheCard, "is told what is hidden"),
    (TellsWhatWasPutAway, "is told what is hidden"),
    (DrawsTheState, "by show"),
    (PromptsWithTheState, "by prompt"),
    (RefusesWithTheState, "by refusals"),
    (LeavesByLuck, "by interjections"),
    (ShowsEverything, "knows everything"),
]


@pytest.mark.parametrize(("leaky", "found"), LEAKS, ids=lambda leak: getattr(leak, "__name__", ""))
def test_a_leak_is_found(leaky: type[HighCard], found: str) -> None:
    case = Case(leaky(), 2, "leaky", {})
    moves = [HighCardMove(kind="keep"), HighCardMove(kind="swap")]
    with pytest.raises(AssertionError, match=found):
        check_secrecy(case, moves, games=40)


# --- what is imagined is imagined fairly


def imagined_cards(state: HighCardState, viewer: int | None, seat: int) -> Counter[int]:
    rng = Rng(1)
    view = GAME.view(state, viewer)
    return Counter(GAME.imagine(view, rng).cards[seat] for _ in range(4000))


def test_hidden_cards_are_imagined_by_what_the_viewer_has_seen() -> None:
    """Seat 0 holds one of the two threes: seat 1 has each other rank twice as likely."""
    state = HighCardState(2, 6, True)
    state.apply(3)
    state.apply(5)
    assert follows(imagined_cards(state, 0, 1), {1: 2, 2: 2, 3: 1, 4: 2, 5: 2, 6: 2})
    assert follows(imagined_cards(state, None, 1), dict.fromkeys(range(1, 7), 1))
    assert imagined_cards(state, 1, 1) == {5: 4000}


def test_nobody_is_imagined_to_have_put_away_the_highest_rank() -> None:
    """HC-05 makes it impossible, so imagining it would not be fair."""
    state = HighCardState(2, 6, True)
    for action in (3, 5, SWAP):
        state.apply(action)
    rng = Rng(2)
    view = GAME.view(state, 1)
    discards = Counter(GAME.imagine(view, rng).discards[0] for _ in range(4000))
    assert follows(discards, {1: 2, 2: 2, 3: 2, 4: 2, 5: 1})


def test_the_same_generator_imagines_the_same_state() -> None:
    state = HighCardState(2, 6, True)
    state.apply(3)
    state.apply(5)
    view = GAME.view(state, None)
    first, second = (GAME.dump(GAME.imagine(view, Rng(9))) for _ in range(2))
    assert first == second
    assert known(GAME.view(state, 0)).cards == [3, 0]

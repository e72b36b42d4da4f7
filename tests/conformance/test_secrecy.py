"""Secrecy of every game, and proof that the check finds leaks: it is given games that leak on purpose."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import msgspec
import pytest

from ludotek.game import AnyGame
from ludotek.kernel import KindMove, Plan, Refusal, Rng, Text
from ludotek.scene import Line, Span, Told
from tests.conformance.cases import CASES, Case, every_case, random_record
from tests.conformance.chi_square import follows
from tests.conformance.secrecy import check_secrecy
from tests.conformance.test_refusals import moves_of
from tests.third_party.highcard.highcard import GAME
from tests.third_party.highcard.highcard.rules import SWAP, CardEvent, HighCardOptions, HighCardState
from tests.third_party.highcard.highcard.view import HighCardView, view_of
from tests.third_party.highcard.highcard.words import tell_event


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


def shows_choices(state: HighCardState, viewer: int | None) -> HighCardView:
    """Everybody sees the legal actions, so everybody sees whether the card may be swapped."""
    return msgspec.structs.replace(view_of(state, viewer), legal=tuple(state.legal()))


class DeckView(HighCardView, frozen=True, kw_only=True):
    deck: tuple[tuple[int, int], ...] = ()


def shows_the_deck(state: HighCardState, viewer: int | None) -> HighCardView:
    """The view lists what is left in the deck, so what is missing is in somebody's hand."""
    view = view_of(state, viewer)
    shown = {name: getattr(view, name) for name in view.__struct_fields__}
    return DeckView(**shown, deck=tuple(state.chances()))


def shows_everything(state: HighCardState, viewer: int | None) -> HighCardView:
    """A view that hides nothing, of a state that is never dealt anew."""
    return msgspec.structs.replace(view_of(state, viewer), cards=tuple(state.cards), discards=tuple(state.discards))


def tells_the_card(event: CardEvent, view: HighCardView) -> Told:
    """Everybody is told what is drawn."""
    if event.kind in ("dealt", "drawn"):
        return Told(Text("told-card", {"rank": event.card or 0}), event.seat)
    return tell_event(event, view)


def tells_what_was_put_away(event: CardEvent, view: HighCardView) -> Told:
    if event.kind == "swapped":
        return Told(Text("told-shown", {"rank": event.card or 0}))
    return tell_event(event, view)


class Memory:
    """Keeps the state behind the last view, for pictures, prompts, refusals that are made from more than it."""

    last: HighCardState

    def view_of(self, state: HighCardState, viewer: int | None) -> HighCardView:
        self.last = state
        return view_of(state, viewer)

    def lines_of(self, view: HighCardView) -> list[Line]:
        return [(Span(str(self.last.cards)),)]

    def prompt_of(self, view: HighCardView) -> Text:
        return Text("prompt-choose", {"rank": self.last.cards[1]})

    def refuse_move(self, view: HighCardView, move: KindMove) -> Refusal:
        return Refusal("highest_card", Text("refuse-highest-card", {"other": self.last.cards[1]}), "HC-05")


class LuckyState(HighCardState):
    """What a seat may do out of turn depends on somebody else's card."""

    def interjections(self, seat: int) -> list[int]:
        return super().interjections(seat) if self.cards[(seat + 1) % self.plan.seats] < 4 else []


class CuriousState(HighCardState):
    """What is dealt anew depends on what was there."""

    def redeal(self, seat: int, rng: Rng) -> None:
        hidden = sum(self.cards)
        for _ in range(hidden):
            rng.below(2)
        super().redeal(seat, rng)


class CarelessState(HighCardState):
    """The seat's own card is dealt anew too."""

    def redeal(self, seat: int, rng: Rng) -> None:
        super().redeal(-1, rng)


class OpenState(HighCardState):
    """Nothing is dealt anew."""

    def redeal(self, seat: int, rng: Rng) -> None:
        pass


def with_state(kind: type[HighCardState]) -> AnyGame:
    return replace(GAME, State=kind)


memory = Memory()
LEAKS: list[tuple[str, AnyGame, str]] = [
    ("choices", replace(GAME, view_of=shows_choices), "by view|sees the choices"),
    ("deck", replace(GAME, view_of=shows_the_deck), "by view"),
    ("card told", replace(GAME, tell_event=tells_the_card), "is told what is hidden"),
    ("discard told", replace(GAME, tell_event=tells_what_was_put_away), "is told what is hidden"),
    ("picture", replace(GAME, view_of=memory.view_of, lines_of=memory.lines_of), "by show"),
    ("prompt", replace(GAME, view_of=memory.view_of, prompt_of=memory.prompt_of), "by prompt"),
    ("refusal", replace(GAME, view_of=memory.view_of, refuse_move=memory.refuse_move), "by refusals"),
    ("interjections", with_state(LuckyState), "by interjections"),
    ("redeal looks", with_state(CuriousState), "depends on what is hidden"),
    ("redeal changes", with_state(CarelessState), "finds cards changed"),
    ("everything", replace(with_state(OpenState), view_of=shows_everything), "knows everything|depends on what"),
]


@pytest.mark.parametrize(("leaky", "found"), [leak[1:] for leak in LEAKS], ids=[leak[0] for leak in LEAKS])
def test_a_leak_is_found(leaky: AnyGame, found: str) -> None:
    case = Case(leaky, 2, "leaky", {})
    moves = [KindMove(kind="keep"), KindMove(kind="swap")]
    with pytest.raises(AssertionError, match=found):
        check_secrecy(case, moves, games=40)


# --- what is dealt anew is dealt fairly


def after(*actions: int) -> HighCardState:
    state = HighCardState(Plan(2, HighCardOptions()))
    for action in actions:
        state.apply(action)
    return state


def dealt_cards(state: HighCardState, viewer: int | None, seat: int) -> Counter[int]:
    rng, samples = Rng(1), GAME.samples(state, viewer)
    return Counter(samples.draw(rng).cards[seat] for _ in range(4000))


def test_hidden_cards_are_dealt_by_what_the_viewer_has_seen() -> None:
    """Seat 0 holds one of the two threes: seat 1 has each other rank twice as likely."""
    state = after(3, 5)
    assert follows(dealt_cards(state, 0, 1), {1: 2, 2: 2, 3: 1, 4: 2, 5: 2, 6: 2})
    assert follows(dealt_cards(state, None, 1), dict.fromkeys(range(1, 7), 1))
    assert dealt_cards(state, 1, 1) == {5: 4000}


def test_nobody_is_dealt_the_highest_rank_to_have_put_away() -> None:
    """HC-05 makes it impossible, so a sample with it would not be fair."""
    rng, samples = Rng(2), GAME.samples(after(3, 5, SWAP), 1)
    discards = Counter(samples.draw(rng).discards[0] for _ in range(4000))
    assert follows(discards, {1: 2, 2: 2, 3: 2, 4: 2, 5: 1})


def test_the_same_generator_deals_the_same_state() -> None:
    samples = GAME.samples(after(3, 5), None)
    assert GAME.difference(samples.draw(Rng(9)), samples.draw(Rng(9))) is None

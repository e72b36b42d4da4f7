"""Matches for the tests of matches."""

from __future__ import annotations

from typing import Any

from ludotek import catalogue
from ludotek.game import AnyGame
from ludotek.kernel import Event, KindMove, Match
from tests.third_party.highcard.highcard import GAME as HIGHCARD
from tests.third_party.highcard.highcard.rules import CardEvent

LUDO: AnyGame = catalogue.game("ludo")
CARDS: AnyGame = HIGHCARD
SECRET, OTHER_SECRET = "a1" * 16, "b2" * 16
NONCES = ["ada", "bo"]
KEEP_MOVE, SWAP_MOVE = KindMove(kind="keep"), KindMove(kind="swap")


def first(match: Match, seat: int) -> int:
    return match.state.legal()[0]


def last(match: Match, seat: int) -> int:
    return match.state.legal()[-1]


def dealt(*cards: int, seats: int = 2) -> Match:
    """High Card after the deal."""
    match = Match.new(CARDS, seats)
    for card in cards:
        match.happen(card)
    return match


def fair(options: dict[str, object] | None = None) -> Match:
    return Match.new(LUDO, 2, options or {"pieces": 2}, secret=SECRET, nonces=NONCES)


def everything(match: Match) -> tuple[Any, ...]:
    state = match.state
    seats = range(match.record.seats)
    return (
        match.game.dump(state),
        state.actor,
        state.legal(),
        state.story,
        [state.interjections(seat) for seat in seats],
        list(match.steps),
        [list(story) for story in match.stories],
        match.full_record(),
    )


def kinds(story: list[Event]) -> list[str]:
    """What happened in High Card."""
    return [event.kind for event in story if isinstance(event, CardEvent)]

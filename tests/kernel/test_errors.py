"""Errors say who, what and why, and carry a stable code."""

from __future__ import annotations

import pytest

from ludotek.kernel import (
    AmbiguousMove,
    BadOptions,
    BadPosition,
    BadRecord,
    BadSeats,
    BrokenInvariant,
    IllegalMove,
    LudotekError,
    NotOver,
    Text,
    Unfair,
    UnknownGame,
    errors,
)

CODES = {
    UnknownGame: "input/unknown_game",
    BadSeats: "input/seats",
    BadOptions: "input/options",
    BadPosition: "input/position",
    BadRecord: "input/record",
    NotOver: "input/not_over",
    AmbiguousMove: "input/ambiguous_move",
    Unfair: "fairness/broken",
}


@pytest.mark.parametrize(("error", "code"), CODES.items(), ids=lambda value: getattr(value, "__name__", value))
def test_codes_are_stable(error: type[LudotekError], code: str) -> None:
    """Clients and scripts depend on them."""
    assert error("why").code == code


def test_codes_are_different() -> None:
    kinds = [kind for kind in vars(errors).values() if isinstance(kind, type) and issubclass(kind, LudotekError)]
    codes = [kind.code for kind in kinds if kind is not IllegalMove and kind is not LudotekError]
    assert len(set(codes)) == len(codes) == len(CODES)


def test_an_illegal_move_has_a_code_of_its_family_a_text_and_a_clause() -> None:
    error = IllegalMove("own_piece", "seat 2 cannot …", Text("refuse-own-piece"), "LUDO-51")
    assert (error.code, error.text.id, error.clause) == ("illegal/own_piece", "refuse-own-piece", "LUDO-51")
    assert str(error) == "seat 2 cannot …"


def test_an_error_with_a_text_speaks_the_english_that_is_written_down_in_one_line() -> None:
    error = UnknownGame(Text("wrong-game", {"given": "a\nb\x1b", "known": "tea"}))
    assert str(error) == r"no game 'a\nb\x1b'. There are: tea"
    assert error.text == Text("wrong-game", {"given": "a\nb\x1b", "known": "tea"})
    assert str(BadSeats("for developers")) == "for developers"


def test_our_own_mistakes_are_not_the_players() -> None:
    assert not issubclass(BrokenInvariant, LudotekError)

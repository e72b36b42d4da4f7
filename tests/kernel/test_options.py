"""Options: read from values and from words, refused with what would work."""

from __future__ import annotations

from typing import Annotated, Literal

import pytest

from ludotek.kernel import BadOptions, BadSeats, LudotekError, Options, require_option
from ludotek.kernel.options import Field, Offers, fields, read, word
from tests.third_party.highcard.highcard import GAME


class Tea(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    kind: Literal["green", "black"] = "black"
    cups: Literal[1, 2, 4] | None = None
    milk: bool = False
    sugar: tuple[int, ...] = ()


def test_fields_list_their_values_in_order_with_the_default() -> None:
    assert list(fields(Tea)) == [
        Field("kind", ("green", "black"), "black"),
        Field("cups", (1, 2, 4, None), None),
        Field("milk", (False, True), False),
        Field("sugar", (), ()),
    ]


def test_without_values_everything_is_as_usual() -> None:
    assert read(Tea, {}, "tea") == Tea()


def test_values_are_taken_as_they_are() -> None:
    chosen = read(Tea, {"kind": "green", "cups": 4, "milk": True, "sugar": [1, 2]}, "tea")
    assert chosen == Tea(kind="green", cups=4, milk=True, sugar=(1, 2))


def test_options_cannot_be_changed_afterwards() -> None:
    with pytest.raises(AttributeError):
        Tea().milk = True  # type: ignore[misc]  # that is what is tested


@pytest.mark.parametrize(
    ("values", "message"),
    [
        ({"lemon": True}, "tea has no option 'lemon'; its options are kind, cups, milk, sugar"),
        ({"kind": "red"}, "option kind cannot be red; possible: green, black"),
        ({"cups": 3}, "option cups cannot be 3; possible: 1, 2, 4, auto"),
        ({"cups": True}, "option cups cannot be yes; possible: 1, 2, 4, auto"),
        ({"cups": 2.0}, "option cups cannot be 2.0; possible: 1, 2, 4, auto"),
        ({"milk": 1}, "option milk cannot be 1; possible: no, yes"),
        ({"milk": None}, "option milk cannot be auto; possible: no, yes"),
        ({"sugar": "much"}, "sugar"),
        ({"sugar": ["much"]}, "sugar"),
    ],
)
def test_a_wrong_value_is_refused_with_what_is_possible(values: dict[str, object], message: str) -> None:
    with pytest.raises(BadOptions) as caught:
        read(Tea, values, "tea")
    assert message in str(caught.value)
    assert caught.value.code == "input/options"
    assert caught.value.clause is None


def test_a_refusal_is_one_line_whatever_came() -> None:
    for values in ({"kind": "a\nb"}, {"a\nb": 1}, {"sugar": "a\nb"}):
        with pytest.raises(BadOptions) as caught:
            read(Tea, values, "tea")
        assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("words", "chosen"),
    [
        ({"kind": "green"}, Tea(kind="green")),
        ({"cups": "2"}, Tea(cups=2)),
        ({"cups": "auto"}, Tea()),
        ({"milk": "yes"}, Tea(milk=True)),
        ({"milk": "no"}, Tea()),
        ({"milk": "true"}, Tea(milk=True)),
        ({"milk": "false"}, Tea()),
        ({"sugar": "1,2"}, Tea(sugar=(1, 2))),
        ({"sugar": "1 2 3"}, Tea(sugar=(1, 2, 3))),
        ({"sugar": ""}, Tea()),
    ],
)
def test_words_of_a_command_line_are_understood(words: dict[str, object], chosen: Tea) -> None:
    assert read(Tea, words, "tea", from_words=True) == chosen


@pytest.mark.parametrize("words", [{"kind": "red"}, {"cups": "3"}, {"milk": "much"}, {"sugar": "x"}, {"cups": "true"}])
def test_words_that_mean_nothing_are_refused_as_they_were_written(words: dict[str, str]) -> None:
    with pytest.raises(BadOptions) as caught:
        read(Tea, words, "tea", from_words=True)
    assert next(iter(words.values())) in str(caught.value)


class Counted(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Options that list no values: any value of their type will do."""

    rounds: int = 3
    name: str = ""


def test_options_without_listed_values_take_any_value_of_their_type() -> None:
    assert [field.values for field in fields(Counted)] == [(), ()]
    assert read(Counted, {"rounds": 5, "name": "x"}, "counted") == Counted(rounds=5, name="x")
    with pytest.raises(BadOptions, match="rounds"):
        read(Counted, {"rounds": "many"}, "counted")


def test_options_without_listed_values_can_be_given_in_words() -> None:
    assert read(Counted, {"rounds": "5"}, "counted", from_words=True) == Counted(rounds=5)
    assert read(Counted, {"name": "x"}, "counted", from_words=True) == Counted(name="x")


class Offered(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An option that offers some numbers and takes any other."""

    rounds: Annotated[int, Offers((4, 1, 2))] = 4


def test_an_option_may_offer_some_numbers_and_take_any_other() -> None:
    assert list(fields(Offered)) == [Field("rounds", (4, 1, 2), 4, is_open=True)]
    assert read(Offered, {"rounds": 7}, "offered") == Offered(rounds=7)
    assert read(Offered, {"rounds": "2"}, "offered", from_words=True) == Offered(rounds=2)
    assert read(Offered, {"rounds": "7"}, "offered", from_words=True) == Offered(rounds=7)
    for wrong in ("x", 1.5, None, True):
        with pytest.raises(BadOptions, match="rounds"):
            read(Offered, {"rounds": wrong}, "offered")


@pytest.mark.parametrize("value", ["green", 4, True, False, None])
def test_every_value_has_a_word_that_leads_back_to_it(value: object) -> None:
    field = next(field for field in fields(Tea) if any(value is known for known in field.values))
    chosen = read(Tea, {field.name: word(value)}, "tea", from_words=True)
    assert getattr(chosen, field.name) is value


# --- through a game


def test_a_game_checks_its_number_of_players_first() -> None:
    with pytest.raises(BadSeats, match="highcard is for 2, 3 players, not for 5") as caught:
        GAME.options(5, {"nonsense": 1})
    assert caught.value.code == "input/seats"


def test_a_game_settles_its_options() -> None:
    assert GAME.options(2, {"ranks": 9}).ranks == 9
    assert GAME.options(2, {"ranks": "9", "swap": "no"}, from_words=True).swap is False


def test_a_rule_that_forbids_options_is_named() -> None:
    error = BadOptions("board=4 takes 2 to 4 players", "LUDO-02")
    assert str(error) == "board=4 takes 2 to 4 players (LUDO-02)"
    assert error.clause == "LUDO-02"
    assert isinstance(error, LudotekError)


def test_what_a_rule_requires_of_options_is_refused_by_its_clause() -> None:
    require_option(True, "all is well", "LUDO-02")
    with pytest.raises(BadOptions, match="takes 2 to 4 players") as caught:
        require_option(False, "board=4 takes 2 to 4 players", "LUDO-02")
    assert caught.value.clause == "LUDO-02"

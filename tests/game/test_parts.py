"""A game is put together from its modules: parts are found by their names, and have the types of the game."""

from __future__ import annotations

import dataclasses
import typing
from collections.abc import Callable
from types import FunctionType, ModuleType
from typing import Any, TypeVar

import pytest

from ludotek import catalogue
from ludotek.game import AnyGame, Game, Refs, game_from
from ludotek.game.parts import FUNCTIONS
from ludotek.kernel import KindMove, Refusal, Text
from tests.third_party.highcard.highcard import GAME as HIGHCARD
from tests.third_party.highcard.highcard import rules, scene, view, words

TYPES = (rules.HighCardState, rules.HighCardOptions, KindMove, view.HighCardView)
FACTS: dict[str, Any] = {"seats": (2,), "turn_clause": "TEA-1", "kinds": ("keep", "swap")}


def module(**parts: object) -> ModuleType:
    found = ModuleType("tea")
    vars(found).update(parts)
    return found


def made(*more: ModuleType, **given: object) -> AnyGame:
    return game_from(rules, view, scene, words, *more, types=TYPES, **{**FACTS, **given})


# --- finding parts


def test_parts_are_found_by_their_names() -> None:
    game = made()
    assert (game.view_of, game.picture_of, game.tell_event) == (view.view_of, scene.picture_of, words.tell_event)
    assert (game.State, game.seats, game.prompt_of) == (rules.HighCardState, (2,), HIGHCARD.prompt_of)


def test_a_game_is_named_after_its_folder() -> None:
    assert (made().id, made().package) == ("highcard", HIGHCARD.package)
    assert made(id="tea").id == "tea"


def test_constants_are_found_too() -> None:
    refs, wait = Refs(), Refusal("wait", Text("refuse-wait"))
    game = made(module(REFS=refs, CHANCE_REFUSAL=wait, PLAYERS=(5, 6), SEATS_CLAUSE="TEA-2", TURN_CLAUSE="TEA-3"))
    assert game.refs is refs
    assert game.chance_refusal is wait
    assert game.seats_clause == "TEA-2"
    assert (game.seats, game.turn_clause) == ((2,), "TEA-1"), "they were given"


def test_what_is_given_is_not_looked_for() -> None:
    def check(state: rules.HighCardState) -> None: ...

    assert made(module(check=print), check=check).check is check


def test_two_different_parts_of_one_name_are_refused() -> None:
    assert made(module(check=rules.check)).check is rules.check, "a module may import it"
    with pytest.raises(TypeError, match="tea has another check"):
        made(module(check=print))


def test_a_part_that_every_game_must_have_is_missed() -> None:
    with pytest.raises(TypeError, match="picture_of"):
        game_from(rules, view, words, types=TYPES, **FACTS)


# --- types, which no type checker sees where parts are found


def types_of(game: AnyGame) -> dict[TypeVar, Any]:
    shown = typing.get_type_hints(game.view_of)["return"]
    variables = Game.__parameters__  # type: ignore[attr-defined]  # of every Generic
    return dict(zip(variables, (game.State, game.Options, game.Move, shown), strict=True))


def in_place(hint: Any, types: dict[TypeVar, Any]) -> Any:
    """A type with the game's own in place of the variables."""
    if hint is None:
        return type(None)
    inner = getattr(hint, "__parameters__", ())
    return types[hint] if isinstance(hint, TypeVar) else hint[tuple(types[one] for one in inner)] if inner else hint


def fits(narrow: Any, wide: Any) -> bool:
    if Any in (narrow, wide) or narrow == wide or narrow in typing.get_args(wide):
        return True
    return isinstance(narrow, type) and isinstance(wide, type) and issubclass(narrow, wide)


def is_fitting(part: FunctionType, hint: Any, types: dict[TypeVar, Any]) -> bool:
    """Whether a function takes and returns what `Game` says of this part."""
    has = typing.get_type_hints(part)
    result = has.pop("return", type(None))
    called = next(one for one in (hint, *typing.get_args(hint)) if typing.get_origin(one) is Callable)
    takes, returns = typing.get_args(called)
    wanted = [in_place(one, types) for one in takes]
    is_taken = len(has) == len(wanted) and all(fits(want, got) for want, got in zip(wanted, has.values(), strict=True))
    return is_taken and fits(result, in_place(returns, types))


def misfits(game: AnyGame) -> list[str]:
    hints, types = typing.get_type_hints(Game), types_of(game)
    parts = {name: getattr(game, name) for name in FUNCTIONS}
    own = {name: part for name, part in parts.items() if isinstance(part, FunctionType) and part.__name__ == name}
    return [name for name, part in own.items() if not is_fitting(part, hints[name], types)]


@pytest.mark.parametrize("game", catalogue.built_in(), ids=lambda game: game.id)
def test_every_part_has_the_types_of_its_game(game: AnyGame) -> None:
    assert misfits(game) == []


def test_a_part_of_other_types_is_found() -> None:
    def check(state: str) -> None: ...

    def face_of(view: view.HighCardView) -> str:
        return "one argument too few"

    game = dataclasses.replace(HIGHCARD, check=check, face_of=face_of)  # type: ignore[arg-type]  # that is tested
    assert misfits(game) == ["check", "face_of"]

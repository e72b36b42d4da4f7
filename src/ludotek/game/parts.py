"""A game put together from the modules of its folder: each part is found by its name."""

from __future__ import annotations

import dataclasses
from types import ModuleType
from typing import Any

from ludotek.game.game import Game
from ludotek.kernel.game_rules import M, O, S, V

CONSTANTS = {
    "PLAYERS": "seats",
    "SEATS_CLAUSE": "seats_clause",
    "TURN_CLAUSE": "turn_clause",
    "REFS": "refs",
    "COLOURS": "colours",
    "CHANCE_REFUSAL": "chance_refusal",
    "RESULT_NUMBERS": "numbers",
}  # in a module -> the part
FUNCTIONS = [field.name for field in dataclasses.fields(Game) if "Callable" in str(field.type)]
PARTS = {**CONSTANTS, **{name: name for name in FUNCTIONS}}


def game_from(*modules: ModuleType, types: tuple[type[S], type[O], type[M], type[V]], **given: Any) -> Game[S, O, M, V]:
    """The game of a folder, named after it. `types` are those of its states, options, moves and views.

    Parts that are not given are what the modules call so: `fields.check`, `words.prompt_of`. Raises TypeError for two
    different parts of one name, and if a part is missing that every game must have.
    """
    package = modules[0].__name__.rpartition(".")[0]
    found: dict[str, Any] = {}
    for module in modules:
        own = {part: vars(module)[name] for name, part in PARTS.items() if name in vars(module) and part not in given}
        twice = [part for part in own if part in found and own[part] is not found[part]]
        if twice:
            raise TypeError(f"{module.__name__} has another {', '.join(twice)} than a module before it")
        found |= own
    facts = {"id": package.rpartition(".")[2], "package": package, **found, **given}
    return Game(State=types[0], Options=types[1], Move=types[2], **facts)

"""Is a game fair? The same bot on every seat, for every number of players, and with every option changed alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from ludotek.kernel import AnyRules, BadOptions
from ludotek.kernel.options import fields
from ludotek.lab.games import Setting


def settings_of(game: AnyRules, bot: str, seed: int) -> Iterator[Setting]:
    """The usual options for every number of players; then, for the smallest number that allows it, each other value."""
    for seats in game.seats:
        yield Setting(game.id, seats, {}, (bot,), seed, with_luck=True)
    for field in fields(game.Options):
        for value in field.values:
            if value != field.default or type(value) is not type(field.default):
                fit = [seats for seats in game.seats if matters(game, seats, field.name, value)]
                if fit:
                    yield Setting(game.id, fit[0], {field.name: value}, (bot,), seed)


def matters(game: AnyRules, seats: int, name: str, value: Any) -> bool:
    """Whether the option may be chosen for so many players, and is not what they have anyway."""
    try:
        chosen, usual = game.options(seats, {name: value}), game.options(seats)
    except BadOptions:
        return False
    return bool(msgspec.json.encode(chosen) != msgspec.json.encode(usual))

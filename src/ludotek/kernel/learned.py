"""What is known of a game besides its rules, as data in its folder: learned weights, and how strong each level is.

`value.toml` is written by `ludotek lab learn`, `levels.toml` and `search.toml` by hand. A game without
them is played too.
"""

from __future__ import annotations

from importlib.resources.abc import Traversable
from typing import Annotated, Final

import msgspec

VALUE: Final = "value.toml"
LEVELS: Final = "levels.toml"
TUNING: Final = "search.toml"
TO_THE_END: Final = -1  # for `decisions`: the value does not judge in search, games are played out by weight

Percent = Annotated[int, msgspec.Meta(ge=0, le=100)]


class Learned(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`weights` are those of the features, by the number of seats."""

    command: str = ""  # the command that writes this file again
    decisions: int = 0  # how many are played by weight before the value judges, or TO_THE_END
    weights: dict[int, tuple[float, ...]] = {}

    def for_seats(self, seats: int) -> list[float]:
        """The weights for so many seats; empty if none were learned."""
        return list(self.weights.get(seats, ()))


class Tuning(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How search goes about this game: see Search."""

    prior: Annotated[float, msgspec.Meta(ge=0.0)] = 1.0  # how much the weights of moves count
    doubt: Annotated[float, msgspec.Meta(ge=0.0)] = 0.2  # how much moves seldom tried are tried again
    levels_deals: bool = False  # whether the luck of each deal is taken out


class Strength(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a level decides: by so many iterations of search, and now and then at random."""

    iterations: Annotated[int, msgspec.Meta(ge=1)]
    random: Percent = 0  # of its moves
    seconds: float | None = None  # think so long instead, where there is a clock


USUAL_LEVELS: Final[dict[str, Strength]] = {
    "beginner": Strength(iterations=1, random=60),
    "easy": Strength(iterations=1, random=30),
    "medium": Strength(iterations=20, random=10),
    "hard": Strength(iterations=150),
    "expert": Strength(iterations=4000, seconds=1.0),
}


def read_value(folder: Traversable) -> Learned:
    """What `value.toml` in this folder says, nothing if there is none."""
    file = folder / VALUE
    return read_value_file(file) if file.is_file() else Learned()


def read_value_file(file: Traversable) -> Learned:
    return msgspec.toml.decode(file.read_bytes(), type=Learned, strict=False)


def read_tuning(folder: Traversable) -> dict[int, Tuning]:
    """What `search.toml` in this folder says, by the number of seats; empty if there is none."""
    file = folder / TUNING
    return msgspec.toml.decode(file.read_bytes(), type=dict[int, Tuning], strict=False) if file.is_file() else {}


def read_levels(folder: Traversable) -> dict[str, Strength]:
    """The levels from weak to strong; what `levels.toml` in this folder does not say is as usual."""
    file = folder / LEVELS
    own = msgspec.toml.decode(file.read_bytes(), type=dict[str, Strength]) if file.is_file() else {}
    unknown = ", ".join(sorted(own.keys() - USUAL_LEVELS.keys()))
    if unknown:
        raise ValueError(f"{LEVELS}: {unknown}: the levels are {', '.join(USUAL_LEVELS)}")
    return {**USUAL_LEVELS, **own}


def write_value(learned: Learned, title: str) -> str:
    """The text of `value.toml`."""
    lines = [
        f"# {title}: the weights of the features (rules/advice.py) by which search judges a position.",
        "# Learned by self-play. The command writes this file again.",
        "",
        f'command = "{learned.command}"',
        f"decisions = {learned.decisions}  # played by weight before the value judges; -1: to the end",
        "",
        "[weights]  # number of seats -> weights",
    ]
    for seats, weights in sorted(learned.weights.items()):
        lines.append(f"{seats} = [{', '.join(f'{weight:.4f}' for weight in weights)}]")
    return "\n".join(lines) + "\n"

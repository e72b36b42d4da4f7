"""What everybody is told of a match that does not begin as usual: where it comes from, and what can be seen to differ.

Made from what a spectator sees: nothing that is hidden in the position is told.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from ludotek.game import AnyGame
from ludotek.kernel import CHANCE, Origin, Rng, State, Text
from ludotek.scene import Scene

SEEDS: Final = (1, 2)  # of usual beginnings: what differs between them is chance, not the start
LONGEST_DEAL: Final = 500  # steps of chance before the first decision


class Difference(msgspec.Struct, frozen=True):
    """A number on a seat's panel that is not as at the beginning of other matches."""

    seat: int
    label: Text
    here: int
    usual: int


class UnusualStart(msgspec.Struct, frozen=True, omit_defaults=True):
    """`text` says where the match comes from, in one sentence; `by` is who brought it."""

    text: Text
    by: str | Text
    players: tuple[str, ...] = ()  # of the match that it goes on from, as its record names them
    is_set_up: bool = False  # that match did not begin as usual either, but from a position
    hides: bool = False  # it has something hidden that the person who brought it may know
    differs: tuple[Difference, ...] = ()
    moved: int = 0  # things in the picture that lie elsewhere than usual


def unusual_start(
    game: AnyGame, origin: Origin | None, seats: int, steps: int, first: State, *, is_set_up: bool
) -> UnusualStart | None:
    """What is told of a match with this origin; `first` is its first position, after `steps` of another match.

    `is_set_up`: those steps begin at a position, not at the beginning.
    """
    if origin is None or origin.kind == "lesson":
        return None
    by: str | Text = origin.by or Text("start-somebody")
    text = Text(f"told-start-{origin.kind}", {"by": by, "steps": steps} if origin.kind == "fork" else {"by": by})
    here, usual = seen(game, first), [seen(game, state) for state in usual_beginnings(game, seats, first)]
    return UnusualStart(
        text=text,
        by=by,
        players=tuple(name for name in origin.players if name),
        is_set_up=is_set_up and origin.kind == "fork",
        hides=game.has_secrets,
        differs=tuple(differing_counters(here, usual)),
        moved=moved_things(here, usual),
    )


def start_lines(start: UnusualStart) -> Iterator[Text]:
    """The same as texts, one after the other; the caller puts in the names of seats."""
    yield start.text
    if start.players:
        yield Text("start-players", {"names": ", ".join(start.players)})
    if start.is_set_up:
        yield Text("start-set-up")
    if start.moved:
        yield Text("start-moved", {"count": start.moved})
    if start.hides:
        yield Text("start-hides", {"by": start.by})


def seen(game: AnyGame, state: State) -> Scene:
    scene: Scene = game.scene(game.view(state, None))
    return scene


def usual_beginnings(game: AnyGame, seats: int, like: State) -> Iterator[State]:
    """A match with the same options at its very beginning, and some at their first decision."""
    _, options = game.setting(like)
    yield game.new(seats, options)
    for seed in SEEDS:
        state, rng = game.new(seats, options), Rng(seed)
        for _ in range(LONGEST_DEAL):
            if state.actor != CHANCE:
                break
            state.apply(state.sample(rng))
        yield state


def differing_counters(here: Scene, usual: Sequence[Scene]) -> Iterator[Difference]:
    """Those that are as in none of the usual beginnings, where all of these agree after the deal."""
    for number, panel in enumerate(here.panels):
        for counter in panel.counters:
            values = [value_of(scene, number, counter.label.id) for scene in usual]
            if counter.value not in values and values[-1] is not None and len(set(values[1:])) == 1:
                yield Difference(panel.seat, counter.label, counter.value, values[-1])


def value_of(scene: Scene, panel: int, label: str) -> int | None:
    return next((counter.value for counter in scene.panels[panel].counters if counter.label.id == label), None)


def moved_things(here: Scene, usual: Sequence[Scene]) -> int:
    """How many things lie where they lie in no usual beginning, or are not there though they always are."""
    found, others = places(here), [places(scene) for scene in usual]
    elsewhere = sum(all(other.get(id) != place for other in others) for id, place in found.items())
    always = set(others[0]).intersection(*others[1:])
    return elsewhere + len(always - set(found))


def places(scene: Scene) -> dict[str, tuple[str, float, float, str]]:
    return {one.id: (one.surface, one.x, one.y, one.symbol) for one in scene.sprites}

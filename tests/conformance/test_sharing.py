"""What several viewers see alike is made and compared once, and nobody sees a difference."""

from __future__ import annotations

import gc
import weakref
from itertools import islice
from operator import attrgetter
from random import Random

import msgspec
import pytest

from ludotek.game import AnyGame
from ludotek.game.changes import Shown, ViewComparison
from ludotek.kernel import Event, Match, Rng, State, View, play_out
from ludotek.scene import Choice, Comparison, Parts, Scene, SceneChange, change
from ludotek.scene.diff import applied
from ludotek.table.telling import tell
from tests.conformance.cases import CASES, Case, begin, encoded, every_game, walk
from tests.conformance.test_words import viewers


@every_game
def test_what_viewers_see_alike_is_made_and_compared_once(game: AnyGame) -> None:
    """The spectator's view completed for a seat, the first viewer's panels, shared groups: nothing of it shows."""
    case = next(case for case in CASES if case.game.id == game.id)
    before: dict[int | None, Parts] = {}
    for match in walk(case, about=20):
        shared = game.views(match.state)
        views = [shared.of(viewer) for viewer in viewers(case)]
        assert views == [game.view(match.state, viewer) for viewer in viewers(case)]
        comparison, first = Comparison(), None
        for view in views:
            parts: Parts = game.parts(view, first)
            first = first or parts
            scene = parts.scene(game.package)
            assert encoded(scene) == encoded(game.scene(view))
            if old := before.get(view.viewer):
                whole = old.scene(game.package)
                found = sent(comparison.change(old, parts))
                assert by_ids(applied(whole, found)) == by_ids(scene)
                assert changes_of(found) == changes_of(sent(encoded(change(whole, scene)))), (
                    "no more than needed is sent"
                )
            before[view.viewer] = parts


@pytest.mark.parametrize("case", [case for case in CASES if case.game.change_of is not None], ids=str)
def test_what_a_game_says_has_changed_is_what_changed_in_the_pictures(case: Case) -> None:
    """Then no picture is made for an update: its bytes are found between two views, for all viewers of a position."""
    game, said, asked = case.game, 0, 0
    before: dict[int | None, Shown] = {}
    for match in walk(case, about=10):
        comparison = ViewComparison(game)
        for viewer in viewers(case):
            view = game.view(match.state, viewer)
            scene, now = game.scene(view), Shown(view, None, game.prompt(view), *chosen(game, view))
            assert not [choice for choice in now.choices if choice.is_skip or choice.is_prelude or choice.sweep], (
                "what these open is found in later positions, not in views"
            )
            if was := before.get(viewer):
                whole, found = game.scene(was.view), comparison.change(0, was, view)
                asked += 1
                if found is not None:
                    said += 1
                    assert by_ids(applied(whole, sent(found[0]))) == by_ids(scene)
                    assert changes_of(sent(found[0])) == changes_of(sent(encoded(change(whole, scene))))
                    assert found[1] == now
            before[viewer] = now
    assert said > 0.3 * asked


def chosen(game: AnyGame, view: View) -> tuple[tuple[Choice, ...], tuple[Choice, ...]]:
    return tuple(game.choices(view)), tuple(game.asides(view))


def test_a_comparison_is_freed_with_its_pictures() -> None:
    """A server makes one for every move: none may wait for the garbage collector."""
    case = CASES[0]
    before, after = (case.game.parts(case.game.view(match.state, None)) for match in islice(walk(case, about=2), 2))
    comparison = Comparison()
    comparison.change(before, after)
    freed = weakref.ref(comparison)
    gc.disable()
    try:
        del comparison
        assert freed() is None
    finally:
        gc.enable()


def sent(found: bytes) -> SceneChange:
    return msgspec.json.decode(found, type=SceneChange)


def by_ids(scene: Scene) -> Scene:
    """In an order of its own: a browser finds the things by their ids."""
    sprites, spots = (sorted(things, key=attrgetter("id")) for things in (scene.sprites, scene.spots))
    return msgspec.structs.replace(scene, sprites=tuple(sprites), spots=tuple(spots))


def changes_of(found: SceneChange) -> dict[str, object]:
    """What a change says, in no order."""
    parts = msgspec.to_builtins(found)
    return {name: sorted(map(encoded, value)) if isinstance(value, tuple) else value for name, value in parts.items()}


@every_game
def test_in_an_open_game_all_see_and_are_told_the_same(game: AnyGame) -> None:
    """Then its pictures and lines are made once for all viewers."""
    case = next(case for case in CASES if case.game.id == game.id)
    for match in walk(case, about=20) if game.is_open else ():
        shared = pictured(game, match, None)
        assert all(pictured(game, match, viewer) == shared for viewer in viewers(case))


@every_game
def test_what_is_told_anytime_is_told_alike_by_the_first_view_and_by_the_last(game: AnyGame) -> None:
    """Then nobody's view is made for a step after which others follow at once, nor for a log that is told later."""
    case = next(case for case in CASES if case.game.id == game.id)
    seen: dict[int | None, list[View]] = {}
    stories: list[list[Event]] = []
    for match in walk(case, about=20) if game.tells_anytime else ():
        stories.append(match.stories[-1] if match.stories else [])
        for viewer in viewers(case):
            seen.setdefault(viewer, []).append(game.view(match.state, viewer))
    for views in seen.values():
        for story, now in zip(stories, views, strict=True):
            told = {encoded(tell(game, story, view)) for view in (views[0], now, views[-1])}
            assert len(told) == 1


@every_game
def test_what_is_told_anytime_is_told_alike_in_another_match_with_the_same_settings(game: AnyGame) -> None:
    """Then a server keeps the words of an event for all its matches."""
    case, random = next(case for case in CASES if case.game.id == game.id), Random(77)
    other = play_out(begin(case), lambda match, _: random.choice(match.state.legal()), Rng(77), limit=60)
    for match in walk(case, about=40) if game.tells_anytime else ():
        assert match.state.plan is other.state.plan  # type: ignore[attr-defined]  # see GameRules
        for viewer in viewers(case):
            here, there = game.view(match.state, viewer), game.view(other.state, viewer)
            for event in match.stories[-1] if match.stories else ():
                assert tell(game, [event], here) == tell(game, [event], there)


@every_game
def test_a_seat_of_whose_own_nothing_changed_sees_what_changed_for_spectators(game: AnyGame) -> None:
    """Unless it is asked, before or after: then it is sent the spectators' update."""
    case = max((case for case in CASES if case.game.id == game.id), key=lambda case: case.seats)
    before: tuple[State, dict[int | None, Scene]] | None = None
    compared = 0
    for match in walk(case) if game.own_of is not None else ():
        state = match.state.copy()
        scenes = {viewer: game.scene(game.view(state, viewer)) for viewer in viewers(case)}
        if before is not None:
            seen = changes_of(change(before[1][None], scenes[None]))
            for seat in alike(game, before[0], state, case.seats):
                assert changes_of(change(before[1][seat], scenes[seat])) == seen
                compared += 1
        before = state, scenes
    assert compared > 100 or game.own_of is None


def alike(game: AnyGame, before: State, after: State, seats: int) -> list[int]:
    """The seats that are not asked and of whose own nothing has changed."""
    assert game.own_of is not None
    others = [seat for seat in range(seats) if seat not in (before.actor, after.actor)]
    own = {seat: (game.own_of(before, seat), game.own_of(after, seat)) for seat in others}
    assert None not in [one for pair in own.values() for one in pair]
    return [seat for seat, (was, now) in own.items() if was == now]


@every_game
def test_who_is_not_told_apart_is_told_what_spectators_are(game: AnyGame) -> None:
    """Then an event is put into words once for all of them."""
    case = next(case for case in CASES if case.game.id == game.id)
    for match in walk(case, about=20):
        story = match.stories[-1] if match.stories else []
        apart = game.told_apart(story)
        if apart is None:
            return
        alike = [viewer for viewer in viewers(case) if viewer not in apart]
        told = [encoded(tell(game, story, game.view(match.state, viewer))) for viewer in (None, *alike)]
        assert set(told) == {told[0]}


def pictured(game: AnyGame, match: Match, viewer: int | None) -> bytes:
    """Everything but the prompt and what is done out of turn."""
    view = game.view(match.state, viewer)
    scene, told = game.scene(view), [game.tell(event, view) for event in (match.stories or [[]])[-1]]
    return encoded((scene.surfaces, scene.sprites, scene.spots, scene.panels, scene.choices, told))

"""One tap for several decisions: what skips and preludes open, and what a sweep makes after its first choice."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from ludotek.catalogue import game
from ludotek.game import AnyGame
from ludotek.kernel import CHANCE, State
from ludotek.scene import Choice
from ludotek.server.perspective import Perspective
from ludotek.table import Play
from tests.table.sitting import Log, here

ENOUGH = 2  # skips


@pytest.mark.parametrize("id", ["last_one_standing", "last_one_alive", "das_letzte_gefecht"])
def test_what_a_skip_opens_is_there_after_it(id: str) -> None:
    rules = game(id)
    seats = [here(f"seat {seat}") for seat in range(rules.seats[0])]
    log = Log(*seats, game=rules)
    rng = Random(5)
    seen = 0
    while seen < ENOUGH:
        if log.table.is_over:  # a match may be short
            log = Log(*seats, game=rules, secret=f"{rng.getrandbits(255):064x}")
        seat = log.actor
        place = Perspective(log.table, seat)
        skips = [choice for choice in place.scene.choices if choice.is_skip and choice.opens]
        if not skips or rng.random() < 0.3:
            log.play(rng.randrange(1000))
            continue
        [skip] = skips
        log.do(Play(seat, skip.action, log.table.seq))
        assert log.actor == seat
        after = Perspective(log.table, seat).scene
        tapped = {thing for choice in after.choices for thing in (*choice.about, *choice.gathers)}
        assert set(skip.opens) == tapped
        assert {one.action for one in skip.ahead} == {one.action for one in after.choices if one.gathers}
        seen += 1


def test_what_a_single_prelude_opens_lies_in_the_picture_and_is_there_after_it() -> None:
    """Which piece steps, and the fields that only this piece can step on."""
    rules = game("last_one_standing")
    log = Log(here("Ann"), here("Ben"), game=rules)
    rng = Random(5)
    seen = 0
    while seen < ENOUGH:
        seat = log.actor
        scene = Perspective(log.table, seat).scene
        preludes = [choice for choice in scene.choices if choice.is_prelude]
        if len(preludes) < 2:
            log.play(rng.randrange(1000))
            continue
        one, other = preludes
        there = {sprite.id for sprite in scene.sprites} | {spot.id for spot in scene.spots}
        assert set(one.opens) ^ set(other.opens) <= there
        log.do(Play(seat, one.action, log.table.seq))
        after = Perspective(log.table, seat).scene
        assert set(one.opens) == {thing for choice in after.choices for thing in choice.about}
        seen += 1


def test_others_see_no_choices_and_so_nothing_that_opens() -> None:
    rules = game("last_one_standing")
    log = Log(here("Ann"), here("Ben"), game=rules)
    for _ in range(40):
        for viewer in (None, 1 - log.actor if log.actor >= 0 else None):
            assert not any(choice.opens for choice in Perspective(log.table, viewer).scene.choices)
        log.play(3)


def sweeps_in(rules: AnyGame, rng: Random, *, over_chance: bool) -> Iterator[tuple[Log, Choice]]:
    """Positions of random matches that offer a sweep, with or without chance after each of its actions."""
    seats = [here(f"seat {seat}") for seat in range(rules.seats[0])]
    log = Log(*seats, game=rules)
    seen = 0
    while seen < ENOUGH:
        if log.table.is_over:
            log = Log(*seats, game=rules, secret=f"{rng.getrandbits(255):064x}")
        sweeps = [choice for choice in Perspective(log.table, log.actor).scene.choices if choice.sweep]
        if not sweeps or comes_to_chance(log.table.match.state, sweeps[0]) != over_chance:
            log.play(rng.randrange(1000))
            continue
        [sweep] = sweeps
        yield log, sweep
        seen += 1


def test_a_sweep_comes_to_the_same_as_its_choices_one_by_one_in_any_order() -> None:
    rules, rng = game("last_one_alive"), Random(5)
    for log, sweep in sweeps_in(rules, rng, over_chance=False):
        seat = log.actor
        other = log.table.match.state.copy()
        for action in (sweep.action, *sweep.rest):
            log.do(Play(seat, action, log.table.seq))
        while same := kind(rules, other, seat, sweep):
            other.apply(rng.choice(same))
        assert rules.view(other, seat) == rules.view(log.table.match.state, seat)
        assert len(sweep.rest) > 0


def test_a_sweep_over_chance_names_actions_that_are_offered_again_after_each_outcome() -> None:
    """All tiles that may be drawn: what comes out of the bag decides nothing about the next draw. LOA-25"""
    for log, sweep in sweeps_in(game("last_one_alive"), Random(5), over_chance=True):
        seat = log.actor
        for action in (sweep.action, *sweep.rest):
            assert action in [choice.action for choice in Perspective(log.table, seat).scene.choices]
            log.do(Play(seat, action, log.table.seq))
        again = Perspective(log.table, seat).scene.choices if log.actor == seat else ()
        assert sweep.action not in [choice.action for choice in again]
        assert len(sweep.rest) > 0


def comes_to_chance(state: State, choice: Choice) -> bool:
    later = state.copy()
    later.apply(choice.action)
    return bool(later.actor == CHANCE)


def kind(rules: AnyGame, state: State, seat: int, sweep: Choice) -> list[int]:
    """The actions that belong to the sweep and can be taken now."""
    choices = rules.choices(rules.view(state, seat)) if state.actor == seat else []
    return [choice.action for choice in choices if choice.sweep == sweep.sweep]

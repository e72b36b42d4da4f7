"""A look back: luck adds up to nothing, and what is planted is found."""

from __future__ import annotations

import time

import msgspec
import pytest

from ludotek import catalogue
from ludotek.bots import RandomBot
from ludotek.bots.analysis import SMALL, Analysis, Judge, NoValue, analyse
from ludotek.game import AnyGame
from ludotek.kernel import CHANCE, OVER, Match, Rng, State
from ludotek.lab.arena import play_match
from tests.third_party.highcard.highcard import GAME as HIGHCARD

LUDO: AnyGame = catalogue.game("ludo")
GREEN, BLUE = range(2)
FIRST, SECOND = range(2)  # green's pieces
OURS = list(catalogue.built_in())


def near_the_end() -> Match:
    """Green is to throw; blue has one piece home and the other four fields ahead of green's first, almost round.

    With a four green sends blue back to its yard. Blue's 48 is ring field 22 of 52, green's 18 is ring field 18.
    """
    position = LUDO.dump(LUDO.new(2, LUDO.options(2, {"die": "plain", "pieces": 2})))
    position |= {"pieces": {"green": ["18", "40"], "blue": ["48", "G"]}, "turn": "green", "phase": "throw"}
    position |= {"face": "3", "opening": [6, 1], "turns": 30, "tries": 1}
    return Match.new(LUDO, start=position)


def played(*, knocks: bool) -> tuple[list[State], list[tuple[int, int]]]:
    """A four for green, which it uses or not; then the rest of a match by the first choices and a seed."""
    match, rng = near_the_end(), Rng(8)
    states = [match.state.copy()]
    first = [(CHANCE, 4), (GREEN, FIRST if knocks else SECOND)]
    while not match.is_over:
        if len(match.steps) < len(first):
            match.step(*first[len(match.steps)])
        elif match.state.actor == CHANCE:
            match.draw(rng)
        else:
            match.play(int(match.state.actor), match.state.legal()[0])
        states.append(match.state.copy())
    return states, list(match.steps)


@pytest.fixture(scope="module")
def missed() -> Analysis:
    return analyse(LUDO, *played(knocks=False))


def test_the_lucky_throw_is_found(missed: Analysis) -> None:
    lucky = next(turn for turn in missed.turns if turn.step == 1)
    assert lucky.is_luck
    assert (lucky.seat, lucky.change > 0.1) in {(GREEN, True), (BLUE, False)}


def test_the_blunder_is_found_with_the_better_move(missed: Analysis) -> None:
    blunder = next(lesson for lesson in missed.lessons if lesson.step == 2)
    assert (blunder.seat, blunder.played, blunder.better) == (GREEN, SECOND, FIRST)
    assert blunder.loss > 0.1
    assert any(turn.step == 2 and not turn.is_luck for turn in missed.turns)
    assert missed.skill[GREEN] <= -blunder.loss / 2


def test_the_same_throw_used_well_is_no_lesson() -> None:
    found = analyse(LUDO, *played(knocks=True))
    assert all(lesson.step != 2 for lesson in found.lessons)
    assert any(turn.step == 1 and turn.is_luck for turn in found.turns)


def test_the_curve_begins_before_the_first_step_and_ends_with_the_result(missed: Analysis) -> None:
    states, steps = played(knocks=False)
    assert len(missed.curve) == len(steps) + 1
    assert missed.curve[-1] == tuple(states[-1].scores())
    assert all(sum(chances) == pytest.approx(1) for chances in missed.curve)
    assert [turn.step for turn in missed.turns] == sorted(turn.step for turn in missed.turns)
    assert all(abs(turn.change) >= SMALL for turn in missed.turns)


def test_nobody_is_better_than_the_best_and_ones_luck_is_anothers_misfortune(missed: Analysis) -> None:
    assert max(missed.skill) <= 0
    assert sum(missed.luck) == pytest.approx(0)


@pytest.mark.compiled
@pytest.mark.parametrize("game", OURS, ids=lambda game: game.id)
def test_luck_adds_up_to_nothing_over_all_outcomes(game: AnyGame) -> None:
    """By construction, in every game: the weighted mean of what outcomes change is zero for everybody."""
    seats = game.seats[0]
    state: State = game.new(seats, game.options(seats))
    rng, judge, looked = Rng(2), Judge(game, seats), 0
    for _ in range(60):
        if state.actor == OVER:
            break
        if state.actor == CHANCE and judge.look(state):
            outcomes = judge.outcomes(state)
            assert sum(share for share, _ in outcomes.values()) == pytest.approx(1)
            assert all(sum(chances) == pytest.approx(1) for _, chances in outcomes.values() if len(chances) == 2)
            looked += 1
        legal = state.legal()
        state.apply(legal[rng.below(len(legal))] if legal else state.sample(rng))
    assert looked > 5


@pytest.mark.compiled
@pytest.mark.parametrize("game", OURS, ids=lambda game: game.id)
def test_every_game_can_be_analysed_in_three_seconds_of_one_core(game: AnyGame) -> None:
    seats = game.seats[0]
    match = play_match(game, [RandomBot()] * seats, None, Rng(1))
    record = match.full_record()
    states = [Match.replay(game, record, steps=0).state]
    for actor, action in record.steps:
        there = states[-1].copy()
        there.apply(action) if action < (1 << 20) else there.interject(actor, action)
        states.append(there)
    begun = time.process_time()
    found = analyse(game, states, record.steps)
    assert time.process_time() - begun < 3
    assert len(found.curve) == len(states)
    assert len(found.luck) == len(found.skill) == seats
    assert msgspec.json.decode(msgspec.json.encode(found), type=Analysis) == found


def test_a_game_that_learned_nothing_says_so() -> None:
    match = play_match(HIGHCARD, [RandomBot()] * 2, None, Rng(1))
    states = [Match.new(HIGHCARD, 2).state, match.state]
    with pytest.raises(NoValue) as caught:
        analyse(HIGHCARD, states, match.steps[:1])
    assert caught.value.code == "input/analysis"

"""Random play by the rules alone: it ends, every legal action works, and copies are independent."""

from __future__ import annotations

from ludotek.game import AnyGame
from ludotek.kernel import CHANCE, OVER, Rng, State, play_games, play_randomly, rollouts
from ludotek.kernel.options import fields
from tests.conformance.cases import (
    CASES,
    Case,
    begin,
    encoded,
    every_case,
    every_game,
    position,
    random_record,
    seed_of,
    walk,
)


def seats_are_asked_only_while_it_goes_on(state: State, seats: int) -> bool:
    return state.actor in (CHANCE, OVER) or 0 <= state.actor < seats


@every_game
def test_every_number_of_players_and_every_listed_option_value_is_played(game: AnyGame) -> None:
    """Only what the rules forbid is left out, and no value of an option is forbidden to everybody."""
    played = [case for case in CASES if case.game is game]
    assert {case.seats for case in played} == set(game.seats)
    settled = [game.options(case.seats, case.options) for case in played]
    for field in fields(game.Options):
        values = {getattr(options, field.name) for options in settled}
        assert {value for value in field.values if value is not None} <= values, field.name


@every_case
def test_seeded_random_play_ends_with_scores_for_every_seat(case: Case) -> None:
    last = None
    for match in walk(case):
        last = match
        assert seats_are_asked_only_while_it_goes_on(match.state, case.seats)
        assert match.is_over == (match.state.actor == OVER)
    assert last is not None
    assert last.is_over
    scores = last.state.scores()
    assert len(scores) == case.seats
    assert all(0.0 <= score <= 1.0 for score in scores)
    assert any(scores), "nobody has won anything"
    assert last.state.legal() == []


@every_case
def test_legal_actions_are_listed_once_within_the_width_and_for_the_actor_only(case: Case) -> None:
    for match in walk(case):
        legal = match.state.legal()
        assert bool(legal) == (match.state.actor >= 0), "a seat that is asked has something to do, and only then"
        assert len(legal) == len(set(legal)) <= match.state.width()
        assert all(type(action) is int for action in legal)


@every_case
def test_every_legal_action_and_every_outcome_applies_to_a_copy(case: Case) -> None:
    for match in walk(case, about=60):
        state = match.state
        before = encoded(position(match))
        outcomes = [action for action, _ in state.chances()] if state.actor == CHANCE else state.legal()
        assert bool(outcomes) != match.is_over
        for action in outcomes:
            trial = state.copy()
            trial.apply(action)
            assert seats_are_asked_only_while_it_goes_on(trial, case.seats)
            assert len(trial.legal()) <= trial.width()
        assert encoded(position(match)) == before, "a copy shares something with its original"


@every_case
def test_a_copy_is_in_the_same_position_and_goes_its_own_way(case: Case) -> None:
    for match in walk(case, about=12):
        state = match.state
        before, legal = position(match), state.legal()
        state.story = []
        twin, other = state.copy(), state.copy()
        assert twin.story is None, "a copy has no story"
        assert case.game.dump(twin) == before
        assert twin.legal() == legal
        play_randomly(other, Rng(seed_of(case)))
        assert other.actor == OVER
        assert state.story == [], "a copy tells into its original's story"
        state.story = None
        assert (position(match), state.legal()) == (before, legal)
        assert case.game.dump(twin) == before


@every_case
def test_advance_lets_chance_act_until_somebody_decides(case: Case) -> None:
    for match in walk(case, about=20):
        for action in match.state.legal():
            by_hand, at_once = match.state.copy(), match.state.copy()
            rng, same = Rng(7), Rng(7)
            by_hand.apply(action)
            while by_hand.actor == CHANCE:
                by_hand.apply(by_hand.sample(rng))
            at_once.advance(action, same)
            assert at_once.actor != CHANCE
            assert case.game.dump(at_once) == case.game.dump(by_hand)
            assert rng.bits() == same.bits(), "both used the generator equally often"


@every_case
def test_a_story_changes_nothing_but_the_telling(case: Case) -> None:
    """Playouts tell no story; what they do is the same."""
    silent = begin(case).state
    for match in walk(case, about=10):
        steps = match.steps
        silent = begin(case).state
        for _, action in steps:
            silent.apply(action)
        assert case.game.dump(silent) == position(match)
        assert silent.story is None
        assert len(match.stories) == len(steps)
        assert all(match.stories) or not steps, "every step of a record tells something"


@every_case
def test_moves_have_names_and_names_lead_back_to_the_same_action(case: Case) -> None:
    for match in walk(case, about=80):
        state = match.state
        moves = [case.game.move(state, action) for action in state.legal()]
        assert all(type(move) is case.game.Move for move in moves)
        assert len({encoded(move) for move in moves}) == len(moves), "two actions have one name"
        assert [case.game.action(state, move) for move in moves] == state.legal()


@every_game
def test_a_named_move_does_what_its_action_does(game: AnyGame) -> None:
    case = next(case for case in CASES if case.game is game)
    by_name = begin(case)
    for actor, action in random_record(case).steps:
        if actor == CHANCE:
            by_name.happen(action)
        else:
            by_name.play(actor, game.move(by_name.state, action))
    assert by_name.full_record() == random_record(case)


@every_game
def test_playouts_count_what_they_apply_and_score_what_they_reach(game: AnyGame) -> None:
    case = next(case for case in CASES if case.game is game)
    start = begin(case).state
    before = game.dump(start)
    rng, same = Rng(11), Rng(11)
    total = sum(play_randomly(start.copy(), rng) for _ in range(5))
    assert play_games(start, 5, same) == total
    assert rng.bits() == same.bits()
    assert game.dump(start) == before

    decision = next(m.state.copy() for m in walk(case) if m.state.actor >= 0)
    action = decision.legal()[0]
    rng, same = Rng(12), Rng(12)
    by_hand = [0.0] * case.seats
    for _ in range(6):
        trial = decision.copy()
        mover = trial.actor
        trial.apply(action)
        if trial.reflex(mover):
            trial.interject(mover, trial.reflex(mover))
        play_randomly(trial, rng)
        by_hand = [sum(pair) for pair in zip(by_hand, trial.scores(), strict=True)]
    assert rollouts(decision, action, 0, 6, same) == by_hand[0]


@every_game
def test_play_randomly_stops_at_its_limit(game: AnyGame) -> None:
    state = begin(next(case for case in CASES if case.game is game)).state
    assert play_randomly(state, Rng(1), 1) == 1
    assert state.actor != OVER

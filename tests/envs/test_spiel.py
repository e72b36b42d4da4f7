"""Our games in OpenSpiel: its own random test, and its algorithms."""

from __future__ import annotations

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts, outcome_sampling_mccfr

from ludotek import catalogue
from ludotek.envs import spiel

every_id = pytest.mark.parametrize("name", [game.id for game in catalogue.built_in()])


@every_id
def test_openspiel_accepts_every_game(name: str) -> None:
    """Random play with legal actions, chance, clones and serialisation."""
    game = pyspiel.load_game(f"{spiel.PREFIX}{name}")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def played(name: str, seed: int = 1, decisions: int = 3) -> spiel.SpielState:
    state: spiel.SpielState = pyspiel.load_game(f"{spiel.PREFIX}{name}").new_initial_state()
    rng = np.random.default_rng(seed)
    while decisions or state.is_chance_node():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(outcomes, p=chances)))
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
            decisions -= 1
    return state


def test_its_tree_search_plays() -> None:
    state = played("ludo")
    rng = np.random.RandomState(1)
    bot = mcts.MCTSBot(state.get_game(), 2.0, 4, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    assert bot.step(state) in state.legal_actions()


def test_its_search_with_hidden_cards_samples_by_our_dealing() -> None:
    state = played("sequence")
    seat, rng = state.current_player(), np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    bot = ismcts.ISMCTSBot(
        state.get_game(),
        evaluator=evaluator,
        uct_c=2.0,
        max_simulations=8,
        max_world_samples=ismcts.UNLIMITED_NUM_WORLD_SAMPLES,
        random_state=rng,
        final_policy_type=ismcts.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        use_observation_string=False,
        allow_inconsistent_action_sets=False,
        child_selection_policy=ismcts.ChildSelectionPolicy.UCT,
    )
    bot.set_resampler(lambda state, seat: state.resample_from_infostate(seat, rng.random_sample))
    assert bot.step(state) in state.legal_actions()
    sample = state.resample_from_infostate(seat, np.random.default_rng(1).random)
    assert sample.information_state_string(seat) == state.information_state_string(seat)
    assert sample.observation_string(1 - seat) != state.observation_string(1 - seat)


def test_its_regret_minimisation_runs() -> None:
    game = pyspiel.load_game(f"{spiel.PREFIX}last_one_alive")
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    np.random.seed(1)
    for _ in range(2):
        solver.iteration()
    policy = solver.average_policy()
    state = played("last_one_alive")
    assert sum(policy.action_probabilities(state).values()) == pytest.approx(1)


def test_options_are_parameters() -> None:
    game = pyspiel.load_game(f"{spiel.PREFIX}ludo", {"seats": 4, "options": "die:plain+pieces:2"})
    assert game.num_players() == 4
    assert spiel.setup_of(game).single.options.pieces == 2

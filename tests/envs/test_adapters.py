"""The interfaces of other libraries, checked by their own tests, for every game."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from ludotek import catalogue
from ludotek.bots import Bot, RandomBot
from ludotek.envs import BadInput
from ludotek.envs.solo import SoloEnv
from ludotek.envs.vector import BatchEnv, InEngine
from ludotek.envs.zoo import ZooEnv
from ludotek.game import AnyGame
from ludotek.kernel import AnyRules, Rng, Samples, View

GAMES = catalogue.built_in()
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


@every_game
def test_pettingzoo_accepts_every_game(game: AnyGame) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # PettingZoo warns of Dict observations, which its own games have
        api_test(ZooEnv(game), num_cycles=60)
        api_test(ZooEnv(game, game.seats[-1]), num_cycles=30)
        seed_test(lambda: ZooEnv(game), num_cycles=30)


def play_zoo(env: ZooEnv, seed: int) -> dict[str, float]:
    env.reset(seed=seed)
    rng, total = np.random.default_rng(seed), dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        obs, reward, is_over, is_cut, _ = env.last()
        total[agent] += reward
        if is_over or is_cut:
            env.step(None)
            continue
        env.step(int(rng.choice(np.flatnonzero(obs["action_mask"]))))
    return total


@every_game
def test_rewards_of_a_whole_game_sum_to_zero(game: AnyGame) -> None:
    total = play_zoo(ZooEnv(game), 1)
    assert sum(total.values()) == pytest.approx(0)
    assert max(total.values()) > 0 or set(total.values()) == {0.0}


def test_an_illegal_action_is_refused_and_nothing_moves() -> None:
    env = ZooEnv("ludo")
    env.reset(seed=1)
    before = env.observe(env.agent_selection)["observation"]
    illegal = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(BadInput, match=f"action {illegal} is not legal for seat"):
        env.step(illegal)
    with pytest.raises(BadInput, match=r"action 1\.5: expected a code"):
        env.step(1.5)
    assert (env.observe(env.agent_selection)["observation"] == before).all()


@every_game
def test_gymnasium_accepts_every_game(game: AnyGame) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # about what it cannot check without a registered id
        check_env(SoloEnv(game), skip_render_check=True)


def play_solo(env: Any, seed: int) -> float:
    _, info = env.reset(seed=seed)
    rng, reward, is_over = np.random.default_rng(seed), 0.0, False
    while not is_over:
        _, reward, is_over, _, info = env.step(rng.choice(np.flatnonzero(env.action_masks())))
        assert (info["action_mask"] == env.action_masks()).all()
    return float(reward)


@every_game
def test_a_learner_plays_against_any_bot(game: AnyGame) -> None:
    rewards = [play_solo(SoloEnv(game, opponents=RandomBot()), seed) for seed in range(2)]
    assert [play_solo(SoloEnv(game, opponents="random"), seed) for seed in range(2)] == rewards


def test_a_game_of_the_learner_is_truncated_and_illegal_actions_change_nothing() -> None:
    env = SoloEnv("ludo", limit=2, seat=1)
    env.reset(seed=1)
    illegal = int(np.flatnonzero(~env.action_masks())[0])
    before = env.single.obs(1)
    obs, reward, _, _, info = env.step(illegal)
    assert info["is_illegal"]
    assert (obs == before).all()
    assert reward == 0.0
    assert all(env.step(code)[4]["is_illegal"] for code in (-1, env.schema.codes))
    assert (env.single.obs(1) == before).all()
    cuts = [env.step(np.flatnonzero(env.action_masks())[0])[3] for _ in range(2)]
    assert cuts == [False, True]
    with pytest.raises(BadInput, match="2 opponents: expected one, or one for each of the 1 other seats"):
        SoloEnv("ludo", opponents=["random", "random"])


@every_game
def test_a_vector_of_games_against_random_players(game: AnyGame) -> None:
    env, rng = BatchEnv(game, num_envs=4), np.random.default_rng(1)
    obs, info = env.reset(seed=3)
    assert env.observation_space.contains(obs)
    ended = 0
    for _ in range(120):
        mask = env.action_masks()
        assert (info["action_mask"] == mask).all()
        actions = (rng.random(mask.shape) * mask).argmax(axis=1)
        obs, rewards, done, cut, info = env.step(actions)
        assert (rewards[~done] == 0).all()
        if done.any():
            assert (info["_final_obs"] == done).all()
        ended += int(done.sum())
    assert not cut.any()
    assert isinstance(env.games, InEngine)
    assert ended == env.games.arrays.finished.sum()
    first = env.reset(seed=3)[0]
    assert (first == env.reset(seed=3)[0]).all()
    with pytest.raises(BadInput, match="seed is a list"):
        env.reset(seed=[1, 2])
    env.close()
    with pytest.raises(BadInput, match="this environment is closed"):
        env.step(actions)


class FirstBot(Bot):
    """Takes the first legal action, and counts how often it was asked."""

    asked = 0

    def choose(self, game: AnyRules, view: View, samples: Samples, rng: Rng) -> int:
        self.asked += 1
        return view.legal[0]


def test_a_vector_of_games_against_any_bot() -> None:
    bot = FirstBot()
    env = BatchEnv("ludo", options={"pieces": 1, "die": "plain"}, num_envs=3, opponents=bot, seat=1)
    obs, info = env.reset(seed=3)
    assert env.observation_space.contains(obs)
    with pytest.raises(BadInput, match="game 2: action 6 is not legal; legal: "):
        env.step(np.array([*env.action_masks().argmax(axis=1)[:2], 6]))
    with pytest.raises(BadInput, match=r"actions of shape \(2,\) and type float64: expected \(3,\) integers"):
        env.step(np.zeros(2))  # type: ignore[arg-type]  # that is the point
    assert (env.games.masks() == info["action_mask"]).all()
    rewards: set[float] = set()
    for _ in range(150):
        before = bot.asked
        obs, reward, done, _, info = env.step(env.action_masks().argmax(axis=1))
        assert (reward[~done] == 0).all()
        assert (np.abs(reward[done]) == 0.5).all()  # it won or lost
        assert ("final_obs" in info) == done.any()
        if done.any():
            assert (info["_final_obs"] == done).all()
            assert (env.schema.take(info["final_obs"], "place")[done].max(axis=1) == 1).all()  # somebody had won
        assert (info["seat"] == 1).all()
        rewards |= set(reward[done])
    assert bot.asked > before > 0
    assert rewards == {-0.5, 0.5}
    assert (env.reset(seed=3)[0] == env.reset(seed=3)[0]).all()


def test_a_closed_environment_is_not_stepped_and_bad_input_is_refused() -> None:
    solo, zoo = SoloEnv("ludo"), ZooEnv("ludo")
    zoo.reset(seed=1)
    for env in (solo, zoo):
        env.close()
        with pytest.raises(BadInput, match="this environment is closed"):
            env.step(0)
        with pytest.raises(BadInput, match="this environment is closed"):
            env.reset()
    with pytest.raises(BadInput, match=r"action 'go': expected a code from 0 to 6"):
        SoloEnv("ludo").step("go")
    with pytest.raises(BadInput, match="seed=-1: expected a whole number from 0"):
        ZooEnv("ludo").reset(seed=-1)
    with pytest.raises(BadInput, match="opponents=3: expected a bot, its name, or one for each"):
        SoloEnv("ludo", opponents=3)  # type: ignore[arg-type]  # on purpose
    with pytest.raises(BadInput, match="game 1: action -1: expected a code from 0 to 6"):
        BatchEnv("ludo", num_envs=2).step(np.array([4, -1]))
    with pytest.raises(BadInput, match=r"action array\(4\.5\): expected a code from 0 to 6"):
        SoloEnv("ludo").step(np.array(4.5))

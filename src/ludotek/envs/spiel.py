"""Games as OpenSpiel games: `pip install ludotek[spiel]`. Importing this module registers them.

`pyspiel.load_game("python_ludotek_ludo")`; seats and options are parameters: `python_ludotek_ludo(seats=4)`,
`python_ludotek_sequence(options=draw_mode:strict)`.
"""

from __future__ import annotations

import pickle
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from ludotek import catalogue
from ludotek.envs.arrays import BadInput
from ludotek.envs.single import Single
from ludotek.kernel import CHANCE, OVER, AnyRules, Rng, State

PREFIX = "python_ludotek_"
MOST_CHANCES = 256  # outcomes are numbered within this


def game_type(game: AnyRules) -> Any:
    kinds = pyspiel.GameType
    information = kinds.Information.IMPERFECT_INFORMATION if game.has_secrets else kinds.Information.PERFECT_INFORMATION
    return pyspiel.GameType(
        short_name=f"{PREFIX}{game.id}",
        long_name=f"Ludotek: {game.id}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": game.seats[0], "options": ""},
    )


class Setup:
    """What a game was loaded with. OpenSpiel may hand out a game without its Python attributes, so they are here."""

    def __init__(self, rules: AnyRules, seats: int, options: str) -> None:
        self.rules = rules
        pairs = [word.split(":", 1) for word in options.split("+") if word]
        if any(len(pair) != 2 for pair in pairs):
            raise BadInput(f"options={options!r}: expected name:value, with + between several")
        chosen = rules.options(seats, dict(pairs), from_words=True)
        self.single = Single(rules, seats, {name: getattr(chosen, name) for name in chosen.__struct_fields__})
        self.seats = seats
        self.given = f"{PREFIX}{rules.id}", seats, options

    def __reduce__(self) -> tuple[Any, tuple[str, int, str]]:
        return setup_for, self.given


@lru_cache(maxsize=64)
def setup_for(name: str, seats: int, options: str) -> Setup:
    return Setup(catalogue.game(name.removeprefix(PREFIX)), seats, options)


def setup_of(game: Any) -> Setup:
    """Of any game that is one of ours."""
    return setup_for(game.get_type().short_name, game.num_players(), game.get_parameters().get("options", ""))


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # untyped
    def __init__(self, rules: AnyRules, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        seats = int(given.get("seats", rules.seats[0]))
        setup = setup_for(f"{PREFIX}{rules.id}", seats, str(given.get("options", "")))
        info = pyspiel.GameInfo(
            num_distinct_actions=setup.single.codes,
            max_chance_outcomes=MOST_CHANCES,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=100_000,
        )
        super().__init__(game_type(rules), info, given)

    def new_initial_state(self) -> SpielState:
        return SpielState(self, setup_of(self).single.start.copy())

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        return SpielObserver(self)

    def deserialize_state(self, text: str) -> SpielState:
        position, seen = pickle.loads(bytes.fromhex(text))
        return SpielState(self, position, seen)


class SpielState(pyspiel.State):  # type: ignore[misc]  # untyped
    """A position. Chance is explicit; what a seat never forgets to do out of turn is done at once."""

    def __init__(self, game: Any, position: State, seen: Sequence[str] | None = None) -> None:
        super().__init__(game)
        self.setup = setup_of(game)
        self.position = position
        self.seen = list(seen) if seen is not None else [""] * self.setup.seats  # seat -> what it has seen seats do

    def current_player(self) -> int:
        actor = int(self.position.actor)
        if actor == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if actor == CHANCE else actor

    def is_terminal(self) -> bool:
        return int(self.position.actor) == OVER

    def _legal_actions(self, player: int) -> list[int]:
        return self.setup.single.legal_in(self.position) if player == self.position.actor else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        found = self.position.chances()
        total = sum(weight for _, weight in found)
        return [(number, weight / total) for number, (_, weight) in enumerate(found)]

    def _apply_action(self, action: int) -> None:
        position = self.position
        if position.actor == CHANCE:
            position.apply(position.chances()[action][0])
            return
        seats = range(self.setup.seats)
        chosen = position.decode(action)
        told = [int(position.seen(chosen, seat)) for seat in seats]
        position.act(chosen)
        for seat in seats:
            self.seen[seat] += f"{told[seat]};"

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self.setup.rules.outcome_name(self.position, self.position.chances()[action][0])
        return f"{player}:{action}"

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.setup.seats
        scores = self.position.scores()
        return [score - sum(scores) / len(scores) for score in scores]

    def information_state_string(self, player: int | None = None) -> str:
        """What the seat sees now, and what it has seen seats do before."""
        seat = int(self.position.actor) if player is None else player
        return f"{self.observation_string(seat)}|{self.seen[seat]}"

    def observation_string(self, player: int | None = None) -> str:
        seat = int(self.position.actor) if player is None else player
        return bytes(self.setup.single.obs_in(self.position, seat)).hex()

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """A state that the seat cannot tell from this one: what it may not know is dealt anew."""
        position = self.position.copy()
        position.redeal(player, Rng(int(sampler() * (1 << 32))))
        return SpielState(self.get_game(), position, self.seen)

    def clone(self) -> SpielState:
        return SpielState(self.get_game(), self.position.copy(), self.seen)

    def __deepcopy__(self, memo: object) -> SpielState:
        return self.clone()

    def serialize(self) -> str:
        return pickle.dumps((self.position, self.seen)).hex()

    def __str__(self) -> str:
        return f"{self.setup.rules.id} {hash(self.position):x}"


class SpielObserver:
    """The observation as numbers from 0 to 1."""

    def __init__(self, game: SpielGame) -> None:
        self.single = setup_of(game).single
        self.tensor: NDArray[np.float32] = np.zeros(self.single.schema.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = self.single.obs_in(state.position, player) / 255.0

    def string_from(self, state: SpielState, player: int) -> str:
        return state.observation_string(player)


def register() -> None:
    for game in catalogue.games().values():

        class Registered(SpielGame):
            def __init__(self, params: dict[str, Any] | None = None, rules: AnyRules = game) -> None:
                super().__init__(rules, params)

        pyspiel.register_game(game_type(game), Registered)


register()

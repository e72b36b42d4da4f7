"""Our expert against OpenSpiel's tree search on our games: `python -m bench.openspiel_judge [GAME ...]`

Both take the same CPU time a decision. Games without secrets meet OpenSpiel's MCTS, games with secrets its IS-MCTS,
which deals by our `redeal`; both walk our states through `ludotek.envs.spiel` and play out at random, as OpenSpiel's
bots do by default. They are its Python bots: the C++ ones cannot walk states of Python games (they end the process).
Its bots take a number of simulations: it follows from what their earlier ones took. In a round each bot plays each side
once, by the same chance.

OpenSpiel's own Ludo (`maedn`) has other rules: no stars, globes or locked pairs, a start field that must be left, and
another ring. None of our options makes the two alike, so that its bot plays our game instead of ours playing its.
"""

from __future__ import annotations

import argparse
import time
from typing import Any, Final

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from ludotek import catalogue
from ludotek.bots import Bot, Searcher
from ludotek.envs import spiel
from ludotek.kernel import AnyRules, Rng, Samples, View
from ludotek.lab.duel import duel
from ludotek.lab.ladder import line_of

CURIOSITY: Final = 2.0  # OpenSpiel's own examples take it
FIRST: Final = 20  # simulations of the first decision


class SpielBot(Bot):
    """OpenSpiel's search. It gets a sample of the position and counts what it took."""

    def __init__(self, game: AnyRules, seconds: float) -> None:
        self.game = pyspiel.load_game(f"{spiel.PREFIX}{game.id}")
        self.seconds = seconds
        self.taken, self.simulations, self.decisions = 0.0, 0, 0

    def choose(self, game: AnyRules, view: View, samples: Samples, rng: Rng) -> int:
        if len(view.legal) == 1 and not game.has_secrets:
            return view.legal[0]
        position = samples.draw(rng)
        count = self.affordable()
        begun = time.process_time()
        code = self.bot(game, count, int(rng.below(1 << 31))).step(spiel.SpielState(self.game, position))
        self.taken += time.process_time() - begun
        self.simulations += count
        self.decisions += 1
        return int(position.decode(code))

    def affordable(self) -> int:
        """So many simulations as keep the mean CPU time of a decision at the budget."""
        if not self.simulations:
            return FIRST
        left = self.seconds * (self.decisions + 1) - self.taken
        return max(2, round(left * self.simulations / self.taken))

    def bot(self, game: AnyRules, simulations: int, seed: int) -> Any:
        random = np.random.RandomState(seed)
        playouts = mcts.RandomRolloutEvaluator(1, random)
        if not game.has_secrets:
            return mcts.MCTSBot(self.game, CURIOSITY, simulations, playouts, random_state=random)
        return ismcts.ISMCTSBot(
            game=self.game,
            evaluator=playouts,
            uct_c=CURIOSITY,
            max_simulations=simulations,
            max_world_samples=ismcts.UNLIMITED_NUM_WORLD_SAMPLES,
            random_state=random,
            final_policy_type=ismcts.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
            use_observation_string=False,
            allow_inconsistent_action_sets=True,
            child_selection_policy=ismcts.ChildSelectionPolicy.UCT,
        )


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.openspiel_judge", description=__doc__)
    parser.add_argument("games", nargs="*", default=sorted(catalogue.games()))
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=0.1, help="CPU time a decision, for both")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    for id in asked.games:
        game = catalogue.game(id)
        theirs = SpielBot(game, asked.seconds)
        ours = Searcher(seconds=asked.seconds, clock=time.process_time)
        score = duel(game, ours, theirs, asked.rounds, seed=asked.seed)
        print(line_of(id, 2, "expert", "OpenSpiel", score))
        each = 1000 * theirs.taken / theirs.decisions
        print(f"  OpenSpiel: {each:.0f} ms and {theirs.simulations / theirs.decisions:.0f} simulations a decision")


if __name__ == "__main__":
    main()

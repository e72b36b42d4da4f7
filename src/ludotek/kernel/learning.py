"""Learning a value by self-play. Hot: compiled with mypyc.

Every seat looks one decision ahead with the value learned so far, and now and then plays by weight or at random. After
each game the value is moved towards what came of it, from the end backwards: TD(lambda).
"""

from typing import Final

from mypy_extensions import i64

from ludotek.kernel.rng import Rng
from ludotek.kernel.search import weighed_choice
from ludotek.kernel.state import CHANCE, FEATURES, OVER, State, room
from ludotek.kernel.value import Value
from ludotek.kernel.vecs import vec

MOST: Final[i64] = 2_000  # positions of one game that are learned from; of a longer game the last ones count
LONGEST: Final[i64] = 100_000  # actions of a game; one that is longer teaches nothing
PERCENT: Final[i64] = 100


class Learner:
    """Plays games against itself from one beginning and improves `value` in place."""

    def __init__(
        self, start: State, value: Value, *, seed: i64, trust: float = 0.9, weighed: i64 = 25, random: i64 = 5
    ) -> None:
        """`trust` is the lambda of TD(lambda); `weighed` and `random` are percents of the moves."""
        self.start = start
        self.value = value
        self.trust = trust
        self.weighed: i64 = weighed
        self.random: i64 = random
        self.rng = Rng(seed)
        self.games: i64 = 0
        self._actions = room(start.width())
        self._weights = room(start.width())
        self._line: i64 = value.seats * value.size  # numbers kept of one position
        self._phi = vec[float]([0.0] * (MOST * self._line))  # position, team, feature -> number, in a ring
        self._members = room(MOST * value.seats)  # position, team -> seats that can win
        self._noted: i64 = 0
        self._scores = vec[float]([0.0] * value.seats)
        self._target = vec[float]([0.0] * value.seats)

    def play(self, games: i64, rate: float) -> None:
        """Plays so many games and learns from each, by this rate."""
        for number in range(games):
            state = self.start.copy()
            self._noted = 0
            if self.play_game(state):
                self.learn(state, rate)
        self.games += games

    # Playing

    def play_game(self, state: State) -> bool:
        """Plays to the end and notes every position after a real choice; False if there is no end in sight."""
        for number in range(LONGEST):
            seat = state.actor
            if seat == OVER:
                return True
            if seat == CHANCE:
                state.apply(state.sample(self.rng))
                continue
            n = state.legal_into(self._actions)
            chosen: i64 = self.choose(state, n) if n > 1 else 0
            state.act(self._actions[chosen])
            if n > 1 and state.actor != OVER:
                self.note(state)
        return False

    def choose(self, state: State, n: i64) -> i64:
        ticket = self.rng.below(PERCENT)
        if ticket < self.random:
            return self.rng.below(n)
        if ticket < self.random + self.weighed:
            return weighed_choice(state, self._actions, n, self._weights, self.rng)
        return self.greedy(state, n)

    def greedy(self, state: State, n: i64) -> i64:
        """The choice after which the value is best for the seat that decides."""
        seat = state.actor
        best: i64 = 0
        most = -1.0
        for i in range(n):
            after = state.copy()
            after.act(self._actions[i])
            worth = self.worth(after, seat)
            if worth > most:
                most = worth
                best = i
        return best

    def worth(self, state: State, seat: i64) -> float:
        if state.actor == OVER:
            return state.scores()[seat]
        if not self.value.chances_into(state, self._scores):
            return 0.0
        return self._scores[seat]

    def note(self, state: State) -> None:
        """Keeps the features of a position."""
        value = self.value
        if not value.gather(state):
            return
        place = self._noted % MOST
        base = place * self._line
        for team in range(value.seats):
            self._members[place * value.seats + team] = value.members[team]
            for feature in range(value.size):
                self._phi[base + team * value.size + feature] = value.phi[team * FEATURES + feature]
        self._noted += 1

    # Learning

    def learn(self, state: State, rate: float) -> None:
        """From the last position to the first: towards the end of the game, and more and more the value itself."""
        value = self.value
        for team in range(value.seats):
            self._target[team] = 0.0
        scores = state.scores()
        for seat in range(value.seats):
            team = state.team(seat)
            if scores[seat] > self._target[team]:
                self._target[team] = scores[seat]
        kept = self._noted if self._noted < MOST else MOST
        for back in range(kept):
            self.recall((self._noted - 1 - back) % MOST)
            value.judge()
            self.correct(rate)
            for team in range(value.seats):
                self._target[team] = self.trust * self._target[team] + (1.0 - self.trust) * value.chance[team]

    def recall(self, place: i64) -> None:
        value = self.value
        base = place * self._line
        for team in range(value.seats):
            value.members[team] = self._members[place * value.seats + team]
            for feature in range(value.size):
                value.phi[team * FEATURES + feature] = self._phi[base + team * value.size + feature]

    def correct(self, rate: float) -> None:
        value = self.value
        for team in range(value.seats):
            if value.members[team] > 0:
                error = rate * (self._target[team] - value.chance[team])
                base = team * FEATURES
                for feature in range(value.size):
                    value.weights[feature] += error * value.phi[base + feature]

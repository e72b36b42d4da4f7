"""The chance of every seat to win, learned: a weighted sum of a state's features, by team. Hot: compiled with mypyc."""

import math

from mypy_extensions import i64

from ludotek.kernel.state import FEATURES, State
from ludotek.kernel.vecs import vec


class Value:
    """chance of a team = softmax over the teams of the mean of (weights · features) of its seats.

    Also keeps what it last looked at, for learning: see `look`.
    """

    def __init__(self, seats: i64, weights: list[float]) -> None:
        self.seats: i64 = seats
        self.size: i64 = len(weights)  # 0: nothing was learned
        self.weights = vec[float](weights)
        self.phi = vec[float]([0.0] * (seats * FEATURES))  # team * FEATURES + feature -> mean of its seats
        self.members = vec[i64]([0] * seats)  # team -> seats of it that can still win
        self.chance = vec[float]([0.0] * seats)  # team -> chance to win
        self._one = vec[float]([0.0] * FEATURES)

    def chances_into(self, state: State, out: "vec[float]") -> bool:
        """Writes every seat's chance to win; False if nothing was learned or the state has no features."""
        if not self.look(state):
            return False
        if state.is_ranked():
            self.rank_into(state, out)
            return True
        for seat in range(self.seats):
            out[seat] = self.chance[state.team(seat)]
        return True

    def rank_into(self, state: State, out: "vec[float]") -> None:
        """Writes the share of the others that every seat is expected to get ahead of.

        Of two seats that still play, each comes first as often as its chance to win is to the other's.
        """
        ahead = places_taken(state, self.seats)  # those who have finished; others with a place have left behind all
        others = float(self.seats - 1)
        for seat in range(self.seats):
            place = state.final_place(seat)
            if place > 0:
                out[seat] = float(self.seats - place) / others
                continue
            passed = 0.0
            for other in range(self.seats):
                if other != seat:
                    place = state.final_place(other)
                    if place == 0:
                        passed += self.chance_before(seat, other)
                    elif place > ahead:
                        passed += 1.0
            out[seat] = passed / others

    def chance_before(self, seat: i64, other: i64) -> float:
        sum_ = self.chance[seat] + self.chance[other]
        return self.chance[seat] / sum_ if sum_ > 0.0 else 0.5

    def look(self, state: State) -> bool:
        """Fills `phi`, `members` and `chance` from a state."""
        if self.size == 0 or not self.gather(state):
            return False
        self.judge()
        return True

    def gather(self, state: State) -> bool:
        """The features of all teams; False if there are none."""
        size = self.size
        is_known = False
        for team in range(self.seats):
            self.members[team] = 0
            for index in range(team * FEATURES, team * FEATURES + size):
                self.phi[index] = 0.0
        for seat in range(self.seats):
            if state.features(seat, self._one) == 0:
                continue
            is_known = True
            team = state.team(seat)
            self.members[team] += 1
            base = team * FEATURES
            for feature in range(size):
                self.phi[base + feature] += self._one[feature]
        if is_known:
            self.average()
        return is_known

    def average(self) -> None:
        for team in range(self.seats):
            count = self.members[team]
            if count > 1:
                share = 1.0 / float(count)
                for index in range(team * FEATURES, team * FEATURES + self.size):
                    self.phi[index] *= share

    def judge(self) -> None:
        """From `phi` to `chance`. A team without seats that can win has none."""
        best = -1e9
        for team in range(self.seats):
            self.chance[team] = 0.0
            if self.members[team] > 0:
                sum_ = 0.0
                base = team * FEATURES
                for feature in range(self.size):
                    sum_ += self.weights[feature] * self.phi[base + feature]
                self.chance[team] = sum_
                if sum_ > best:
                    best = sum_
        total = 0.0
        for team in range(self.seats):
            if self.members[team] > 0:
                self.chance[team] = math.exp(self.chance[team] - best)
                total += self.chance[team]
        for team in range(self.seats):
            self.chance[team] /= total


def feature_count(state: State, seats: i64) -> i64:
    """How many features this game has."""
    out = vec[float]([0.0] * FEATURES)
    most: i64 = 0
    for seat in range(seats):
        n = state.features(seat, out)
        if n > most:
            most = n
    return most


def places_taken(state: State, seats: i64) -> i64:
    """How many places from the first one on are taken."""
    taken: i64 = 0
    while True:
        is_taken = False
        for seat in range(seats):
            if state.final_place(seat) == taken + 1:
                is_taken = True
        if not is_taken:
            return taken
        taken += 1

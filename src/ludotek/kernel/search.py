"""Looking ahead: information-set tree search for any game. Hot: compiled with mypyc.

Every iteration deals anew what the searching seat may not know, walks down the moves that look best by what earlier
iterations found (PUCT), tries one new move, and judges what comes of it. There are no nodes: one table holds the moves
tried, known by the history that the moving seat has seen, so that no seat plans with what is hidden from it. Every
seat goes for its own score (max^n). See docs/adr/0009-search.md.
"""

import math
from typing import Final

from mypy_extensions import i64

from ludotek.kernel.rng import Rng
from ludotek.kernel.state import CHANCE, OVER, State, room
from ludotek.kernel.value import Value
from ludotek.kernel.vecs import vec

NEW: Final[i64] = -1  # this move is not in the table
DOUBT_BLIND: Final = 0.5  # how much moves seldom tried are tried again, without weights
SMALLEST: Final[i64] = 1 << 9  # slots of a search's table to begin with
LARGEST: Final[i64] = 1 << 19  # 16 MB; moves that are new when it is full are not noted
DEPTH: Final[i64] = 128  # decisions that one iteration notes
LONGEST: Final[i64] = 100_000  # actions of a playout; a game that is longer counts as undecided
MASK: Final[i64] = (1 << 42) - 1
FIRST: Final[i64] = 797_485  # both odd and below 2**20: products of 42 bits stay below 2**63
SECOND: Final[i64] = 648_055


def mix(history: i64, label: i64) -> i64:
    """A history with one thing more."""
    h: i64 = (history ^ (label + 1)) * FIRST & MASK
    h ^= h >> 23
    h = h * SECOND & MASK
    return h ^ (h >> 19)


class Search:
    """One decision of one seat. `root` is a state that the seat cannot tell from the real one."""

    def __init__(
        self,
        root: State,
        seats: i64,
        value: Value,
        *,
        decisions: i64 = 0,
        prior: float = 1.0,
        doubt: float = 0.2,
        levels_deals: bool = False,
        largest: i64 = LARGEST,
        seed: i64 = 0,
    ) -> None:
        """`decisions` are played by weight before the value judges; without a value, all to the end.

        `prior` is how much the weights of a game count, `doubt` how much moves seldom tried are tried again.
        With `levels_deals` the luck of each deal is taken out of what its iteration found: see `look_at_deal`.
        The table grows up to `largest` slots, a power of two.
        """
        self.root = root
        self.seat: i64 = root.actor
        self.seats: i64 = seats
        self.value = value
        self.decisions: i64 = decisions
        self.prior = prior
        self.doubt = doubt
        self.levels_deals = levels_deals and value.size > 0
        self.rng = Rng(seed)
        self.iterations: i64 = 0
        width = root.width()
        self._actions = room(width)
        self._weights = room(width)
        self._slots = room(width)
        self._first_actions = room(width)  # those of the root, which are the same in every iteration
        self._first_weights = room(width)
        self._first_count = root.legal_into(self._first_actions)
        self._first_sum: i64 = 0
        if self._first_count > 1:
            self._first_sum = root.weigh(self._first_actions, self._first_count, self._first_weights)
        self._scores = vec[float]([0.0] * seats)
        self._luck = vec[float]([0.0] * seats)  # of the deal of this iteration
        self._usual = vec[float]([0.0] * seats)  # the mean of the chances after all deals so far
        self._deals = 0.0
        self._histories = room(seats)
        self._path = room(DEPTH)
        self._movers = room(DEPTH)
        self._chosen: i64 = 0
        self._key: i64 = 0
        self._largest: i64 = largest
        self._size: i64 = 0  # slots of the table
        self._mask: i64 = 0
        self._free: i64 = 0
        self._keys = room(0)
        self._visits = room(0)
        self._avail = room(0)  # how often the move could have been chosen
        self._total = vec[float]()
        self.make_table(largest if largest < SMALLEST else SMALLEST)

    def run(self, iterations: i64) -> None:
        for number in range(iterations):
            self.iterate()
        self.iterations += iterations

    # What was found

    def moves(self) -> list[tuple[int, int, float]]:
        """The legal actions with how often each was tried and the mean of the seat's score after it."""
        n = self.root.legal_into(self._actions)
        found: list[tuple[int, int, float]] = []
        for i in range(n):
            slot = self.find(mix(self.seat + 1, self._actions[i]))
            visits: i64 = 0 if slot == NEW else self._visits[slot]
            mean = self._total[slot] / float(visits) if visits > 0 else 0.0
            found.append((self._actions[i], visits, min(1.0, max(0.0, mean))))
        return found

    def best(self) -> int:
        """The action tried most often; of several the one with the best mean, then the first."""
        moves = self.moves()
        best = moves[0]
        for move in moves:
            if move[1] > best[1] or (move[1] == best[1] and move[2] > best[2]):
                best = move
        return best[0]

    # One iteration

    def iterate(self) -> None:
        if self._free == 0 and self._size < self._largest:  # an iteration fills at most one slot
            self.grow()
        state = self.root.copy()
        state.redeal(self.seat, self.rng)
        if self.levels_deals:
            self.look_at_deal(state)
        for seat in range(self.seats):
            self._histories[seat] = seat + 1
        depth = self.descend(state)
        self.judge(state)
        for step in range(depth):
            slot = self._path[step]
            self._visits[slot] += 1
            mover = self._movers[step]
            self._total[slot] += self._scores[mover] - self._luck[mover]

    def look_at_deal(self, state: State) -> None:
        """What this deal is worth to every seat before a move is made, compared with the deals so far.

        Every move meets other deals. A move that met good ones is not better for it: without their luck far fewer
        iterations tell which move is. On average the luck is nothing, so the means stay true.
        """
        if not self.value.chances_into(state, self._scores):
            return
        self._deals += 1.0
        for seat in range(self.seats):
            self._usual[seat] += (self._scores[seat] - self._usual[seat]) / self._deals
            self._luck[seat] = self._scores[seat] - self._usual[seat]

    def descend(self, state: State) -> i64:
        """Down to the first new move; returns how many moves are noted in the path."""
        depth: i64 = 0
        is_first = self._first_count > 1
        while depth < DEPTH:
            actor = state.actor
            if actor == OVER:
                break
            if actor == CHANCE:
                outcome = state.sample(self.rng)
                self.note(state, outcome)
                state.apply(outcome)
                continue
            if is_first:
                is_first = False
                slot = self.pick(actor, self._first_actions, self._first_count, self._first_weights, self._first_sum)
            else:
                n = state.legal_into(self._actions)
                if n == 1:
                    self.act(state, self._actions[0])
                    continue
                sum_ = state.weigh(self._actions, n, self._weights)
                slot = self.pick(actor, self._actions, n, self._weights, sum_)
            is_new = slot == NEW
            if is_new:
                slot = self.add()
            if slot != NEW:
                self._path[depth] = slot
                self._movers[depth] = actor
                depth += 1
            self.act(state, self._chosen)
            if is_new:
                break
        return depth

    def act(self, state: State, action: i64) -> None:
        """A seat acts, and does at once what it would never forget."""
        self.note(state, action)
        state.act(action)

    def note(self, state: State, action: i64) -> None:
        """Adds what is about to happen to the history of every seat that sees it."""
        for seat in range(self.seats):
            label = state.seen(action, seat)
            if label >= 0:
                self._histories[seat] = mix(self._histories[seat], label)

    # The choice of a move

    def pick(self, actor: i64, actions: "vec[i64]", n: i64, weights: "vec[i64]", sum_: i64) -> i64:
        """Chooses one of the n legal actions; returns its slot, or NEW with its key noted."""
        history = self._histories[actor]
        tried: i64 = 0
        total = 0.0
        for i in range(n):
            slot = self.find(mix(history, actions[i]))
            self._slots[i] = slot
            if slot != NEW:
                self._avail[slot] += 1
                tried += self._visits[slot]
                total += self._total[slot]
        chosen = self.by_weight(n, weights, sum_, tried, total) if sum_ > 0 else self.blindly(n)
        self._chosen = actions[chosen]
        if self._slots[chosen] == NEW:
            self._key = mix(history, self._chosen)
        return self._slots[chosen]

    def by_weight(self, n: i64, weights: "vec[i64]", sum_: i64, tried: i64, total: float) -> i64:
        """PUCT: the mean so far, and a bonus for what has weight and for what was tried seldom."""
        usual = total / float(tried) if tried > 0 else 0.5
        pull = self.prior * math.sqrt(float(tried + 1)) / float(sum_)
        best: i64 = 0
        most = -10.0
        for i in range(n):
            slot = self._slots[i]
            score = usual + pull * float(weights[i])
            if slot != NEW:
                visits = float(self._visits[slot])
                score = self._total[slot] / visits + pull * float(weights[i]) / (1.0 + visits)
                score += self.doubt * math.sqrt(math.log(float(self._avail[slot])) / visits)
            if score > most:
                most = score
                best = i
        return best

    def blindly(self, n: i64) -> i64:
        """UCB1: one of those never tried, then by the mean and a bonus for what was tried seldom."""
        best: i64 = 0
        most = -1.0
        untried: i64 = 0
        for i in range(n):
            slot = self._slots[i]
            if slot == NEW:
                untried += 1
                if self.rng.below(untried) == 0:
                    best = i
            elif untried == 0:
                visits = float(self._visits[slot])
                score = self._total[slot] / visits
                score += DOUBT_BLIND * math.sqrt(math.log(float(self._avail[slot])) / visits)
                if score > most:
                    most = score
                    best = i
        return best

    # The table

    def find(self, key: i64) -> i64:
        """The slot of a move, or NEW."""
        slot = key & self._mask
        while True:
            there = self._keys[slot]
            if there == key + 1:
                return slot
            if there == 0:
                return NEW
            slot = (slot + 1) & self._mask

    def add(self) -> i64:
        """The slot for the move that `pick` found to be new; NEW if the table is full."""
        if self._free == 0:
            return NEW
        self._free -= 1
        slot = self._key & self._mask
        while self._keys[slot] != 0:
            slot = (slot + 1) & self._mask
        self._keys[slot] = self._key + 1
        self._avail[slot] = 1
        return slot

    def make_table(self, size: i64) -> None:
        """An empty one, to be filled to three quarters."""
        self._size = size
        self._mask = size - 1
        self._free = size - size // 4
        self._keys = room(size)
        self._visits = room(size)
        self._avail = room(size)
        self._total = vec[float]([0.0] * size)

    def grow(self) -> None:
        """Twice the table with the same moves in it."""
        keys, visits, avail, total = self._keys, self._visits, self._avail, self._total
        self.make_table(2 * self._size)
        for old in range(len(keys)):
            if keys[old] != 0:
                self._key = keys[old] - 1
                slot = self.add()
                self._visits[slot] = visits[old]
                self._avail[slot] = avail[old]
                self._total[slot] = total[old]

    # What a position is worth

    def judge(self, state: State) -> None:
        """Fills the scores: by the end of the game, by the learned value, or by playing on."""
        if state.actor != OVER and self.value.size > 0:
            if self.decisions > 0:
                self.play_on(state, self.decisions)
            if state.actor != OVER and self.value.chances_into(state, self._scores):
                return
        self.play_on(state, LONGEST)
        if state.actor == OVER:
            scores = state.scores()
            for seat in range(self.seats):
                self._scores[seat] = scores[seat]
        else:
            for seat in range(self.seats):
                self._scores[seat] = 1.0 / float(self.seats)

    def play_on(self, state: State, decisions: i64) -> None:
        """Plays by weight, until so many real choices were made or it is over."""
        left = decisions
        actions: i64 = 0
        while left > 0 and actions < LONGEST:
            seat = state.actor
            if seat == OVER:
                return
            actions += 1
            if seat == CHANCE:
                state.apply(state.sample(self.rng))
                continue
            n = state.legal_into(self._actions)
            chosen: i64 = 0
            if n > 1:
                left -= 1
                chosen = weighed_choice(state, self._actions, n, self._weights, self.rng)
            state.act(self._actions[chosen])


def weighed_choice(state: State, actions: "vec[i64]", n: i64, weights: "vec[i64]", rng: Rng) -> i64:
    """The number of one of the n legal actions, drawn by weight; each alike if the game weighs nothing."""
    sum_ = state.weigh(actions, n, weights)
    if sum_ == 0:
        return rng.below(n)
    left = rng.below(sum_)
    chosen: i64 = 0
    left -= weights[0]
    while left >= 0:
        chosen += 1
        left -= weights[chosen]
    return chosen


def heaviest_choice(state: State, actions: "vec[i64]", n: i64, weights: "vec[i64]", rng: Rng) -> i64:
    """The number of the action with the most weight; of several a random one."""
    if state.weigh(actions, n, weights) == 0:
        return rng.below(n)
    best: i64 = 0
    equal: i64 = 0
    for i in range(n):
        if weights[i] > weights[best]:
            best = i
            equal = 1
        elif weights[i] == weights[best]:
            equal += 1
            if rng.below(equal) == 0:
                best = i
    return best

"""Many games stepped in one call, for learning. Hot: compiled with mypyc.

Every game has a generator of its own, so that it goes the same way in a batch of any size. Chance is resolved inside. A
game that is over begins again in the same step. What is seen, may be done and was won is in buffers that numpy reads
without a copy (`ludotek.envs.arrays`).
"""

from typing import Final

from mypy_extensions import i32, i64

from ludotek.kernel.observation import PER_WORD, Observation, has_byte
from ludotek.kernel.rng import MASK, Rng
from ludotek.kernel.state import OVER, State, room
from ludotek.kernel.vecs import read_i32_le, vec

MOST_WORDS: Final[i64] = 4096  # of an observation
NOT_LISTED: Final[i64] = -1
SKIP: Final[i64] = -1  # instead of a code: this game waits
EVERYBODY: Final[i64] = -1  # as learner: the caller decides for all seats
ANYBODY: Final[i64] = -2  # as learner: for one seat, drawn anew for each game


def words_for(numbers: i64) -> i64:
    return (numbers + PER_WORD - 1) // PER_WORD


def small_room(size: i64) -> "vec[i32]":
    """A buffer of zeros of 32 bits."""
    return vec[i32]([i32(0)] * size)


def look(state: State, seat: i64, out: Observation, at: i64) -> None:
    """Writes what a seat may know into the words from `at` on."""
    out.begin(at, seat)
    state.observe(seat, out)
    out.finish()


def mask(state: State, scratch: "vec[i64]", out: "vec[i64]", listed: "vec[i32]", words: i64) -> None:
    """Writes which codes the seat that decides may choose into the first words of a buffer."""
    for index in range(words):
        out[index] = 0
    if state.actor >= 0:
        state.mask_into(scratch, out, 0, listed, 0)


def words_of(start: State, seats: i64) -> i64:
    """How many words an observation has; 0 if the game has none."""
    out = Observation(room(MOST_WORDS), seats)
    look(start, 0, out, 0)
    return out.at


class Batch:
    def __init__(
        self, start: State, seats: i64, games: i64, seed: i64, limit: i64 = 0, learner: i64 = EVERYBODY
    ) -> None:
        """`limit` decisions a game at most, 0 for no limit. With a learner the other seats play at random."""
        self.start = start.copy()
        self.seats = seats
        self.games = games
        self.limit = limit
        self.learner = learner
        self.words = words_of(start, seats)
        self.codes = start.codes()
        self.mask_words = words_for(self.codes)
        self.most = start.width() if start.width() < self.codes else self.codes  # legal codes of one game
        self.scratch = room(start.width())
        self.obs = room(games * self.words)
        self.masks = room(games * self.mask_words)
        self.seat = room(games)  # who decides
        self.done = room(games)  # 1 if the last step ended a game
        self.cut = room(games)  # 1 if the last step ended it by the limit
        self.made = room(games)  # decisions in the running game
        self.finished = room(games)  # games before this one
        self.reward = vec[float]([0.0] * (games * seats))  # of the last step
        self.last_obs = room(games * self.words)  # where `done` or `cut`: what was seen when the game ended
        self.last_seat = room(games)  # by whom
        self.legal = small_room(games * self.most)  # game * most + n -> a legal code
        self.found = room(games)  # how many; NOT_LISTED until `list_legal` is called
        self.unlisted: i64 = 0  # games that are not
        self.guessed = room(games)  # 1 if a random code is guessed, listed or not: who reads the list changes no game
        self.lowest = room(games)  # where codes are many or not listed: no legal code is lower
        self.learners = room(games, learner)  # game -> the seat that the caller decides for
        self.out = Observation(self.obs, seats)
        self.last_out = Observation(self.last_obs, seats)
        self.peek_out = Observation(vec[i64](), seats)
        self.peek_room: i64 = 0
        self.peek_obs = vec[i64]()
        self.peek_game = vec[i64]()
        self.peek_code = vec[i64]()
        self.peek_over = vec[i64]()
        self.peek_score = vec[float]()
        # Not lists: what comes out of a vec need not be asked for its type.
        self.rngs = vec[Rng]([Rng(game << 32 | seed & MASK) for game in range(games)])
        self.states = vec[State]([start.copy() for game in range(games)])
        for game in range(games):
            self.begin(game)
            self.show(game, self.states[game])

    # One game

    def begin(self, game: i64) -> None:
        """A new game, up to the caller's first decision. One that ends before it is not counted."""
        rng = self.rngs[game]
        while True:
            if self.learner == ANYBODY:
                self.learners[game] = rng.below(self.seats)
            state = self.start.copy()
            self.states[game] = state
            self.made[game] = 0
            self.go_on(game, state, rng)
            if state.actor != OVER:
                return

    def go_on(self, game: i64, state: State, rng: Rng) -> None:
        """Chance and the other players, until the caller decides or it is over."""
        state.resolve(rng)
        learner = self.learners[game]
        while learner >= 0 and state.actor >= 0 and state.actor != learner:
            state.act(self.scratch[rng.below(state.legal_into(self.scratch))])
            state.resolve(rng)

    def move(self, game: i64, state: State, action: i64) -> None:
        mover = state.actor
        if self.done[game] + self.cut[game] > 0:
            self.forget(game)
        state.act(action)
        self.made[game] += 1
        self.go_on(game, state, self.rngs[game])
        if state.actor == OVER:
            self.end(game, mover)
            state = self.states[game]
        elif self.limit > 0 and self.made[game] >= self.limit:
            self.cut[game] = 1
            self.keep_last(game, state.actor)
            self.finished[game] += 1
            self.begin(game)
            state = self.states[game]
        self.show(game, state)

    def forget(self, game: i64) -> None:
        """The rewards of a game that ended are kept until its next step."""
        self.done[game] = 0
        self.cut[game] = 0
        for index in range(game * self.seats, (game + 1) * self.seats):
            self.reward[index] = 0.0

    def end(self, game: i64, mover: i64) -> None:
        scores = self.states[game].scores()
        base = game * self.seats
        for seat in range(self.seats):
            self.reward[base + seat] = scores[seat]
        self.done[game] = 1
        if self.limit > 0 or self.learner != EVERYBODY:
            self.keep_last(game, mover)
        self.finished[game] += 1
        self.begin(game)

    def keep_last(self, game: i64, seat: i64) -> None:
        look(self.states[game], seat, self.last_out, game * self.words)
        self.last_seat[game] = seat

    def show(self, game: i64, state: State) -> None:
        """Fills the game's row of every buffer."""
        seat = state.actor
        self.seat[game] = seat
        look(state, seat, self.out, game * self.words)
        masks = self.masks
        at = game * self.mask_words
        first = game * self.most
        found = self.found[game]
        if self.is_long(found):
            self.unlisted -= i64(found == NOT_LISTED)
            for index in range(at + (self.lowest[game] >> 3), at + self.mask_words):
                masks[index] = 0
        else:  # what was set last time
            for k in range(first, first + found):
                masks[at + (i64(self.legal[k]) >> 3)] = 0
        found = state.mask_into(self.scratch, masks, at, self.legal, first)
        self.unlisted += i64(found == NOT_LISTED)
        self.found[game] = found
        self.guessed[game] = i64(found == NOT_LISTED)
        if self.is_long(found):
            self.lowest[game] = state.lowest_code()

    def is_long(self, found: i64) -> bool:
        """Whether all words of a mask are cleared: one costs half of what a listed code does."""
        return found == NOT_LISTED or 2 * found >= self.mask_words

    # All games

    def wrong(self, actions: bytes) -> i64:
        """The first game whose code is not legal, or -1."""
        for game in range(self.games):
            code = i64(read_i32_le(actions, game * 4))
            if code != SKIP and not self.is_legal(game, code):
                return game
        return -1

    def is_legal(self, game: i64, code: i64) -> bool:
        return 0 <= code < self.codes and has_byte(self.masks, game * self.mask_words, code)

    def step(self, actions: bytes) -> None:
        """One decision of every game: a code each, 32 bits, little-endian. Raises ValueError and changes nothing."""
        if len(actions) != self.games * 4:
            raise ValueError(f"{len(actions)} bytes: expected 4 for each of {self.games} games")
        game = self.try_step(actions)
        if game >= 0:
            raise ValueError(f"game {game}: {read_i32_le(actions, game * 4)} is not a legal code")

    def try_step(self, actions: bytes) -> i64:
        """The same for as many codes as games: -1, or the first game whose code is not legal; then nothing changed."""
        game = self.wrong(actions)
        if game >= 0:
            return game
        for game in range(self.games):
            code = i64(read_i32_le(actions, game * 4))
            if code != SKIP:
                state = self.states[game]
                self.move(game, state, state.decode(code))
        return -1

    def step_randomly(self) -> None:
        """One decision of every game, any legal one."""
        most = self.most
        for game in range(self.games):
            if self.guessed[game] != 0:
                code = self.any_code(game)
            else:
                code = i64(self.legal[game * most + self.rngs[game].below(self.found[game])])
            state = self.states[game]
            self.move(game, state, state.decode(code))

    def any_code(self, game: i64) -> i64:
        """Any legal code: guessed until it is one. Where codes are not listed there are many."""
        rng = self.rngs[game]
        while True:
            code = rng.below(self.codes)
            if has_byte(self.masks, game * self.mask_words, code):
                return code

    def list_legal(self) -> None:
        """Fills `legal` with the legal codes of every game, and `found` with how many there are."""
        for game in range(self.games):
            if self.found[game] == NOT_LISTED:
                first = game * self.most
                self.found[game] = self.codes_into(game, first) - first
        self.unlisted = 0

    def codes_into(self, game: i64, n: i64) -> i64:
        at = game * self.mask_words
        for index in range(self.mask_words):
            word = self.masks[at + index]
            code = index * PER_WORD
            while word != 0:
                if word & 1 != 0:
                    self.legal[n] = i32(code)
                    n += 1
                word >>= 8
                code += 1
        return n

    # What would be seen

    def peek(self) -> i64:
        """What the seat that decides would see after each legal code, before chance. Returns the number of rows."""
        self.list_legal()
        total: i64 = 0
        for game in range(self.games):
            total += self.found[game]
        if total > self.peek_room:
            self.make_peek_room(total + total // 4)
        row: i64 = 0
        for game in range(self.games):
            for index in range(game * self.most, game * self.most + self.found[game]):
                self.peek_at(game, i64(self.legal[index]), row)
                row += 1
        return total

    def make_peek_room(self, rows: i64) -> None:
        self.peek_room = rows
        self.peek_obs = room(rows * self.words)
        self.peek_game = room(rows)
        self.peek_code = room(rows)
        self.peek_over = room(rows)
        self.peek_score = vec[float]([0.0] * rows)
        self.peek_out = Observation(self.peek_obs, self.seats)

    def peek_at(self, game: i64, code: i64, row: i64) -> None:
        trial = self.states[game].copy()
        seat = trial.actor
        trial.act(trial.decode(code))
        look(trial, seat, self.peek_out, row * self.words)
        self.peek_game[row] = game
        self.peek_code[row] = code
        self.peek_over[row] = i64(trial.actor == OVER)
        self.peek_score[row] = trial.scores()[seat] if trial.actor == OVER else 0.0

    # States

    def state(self, game: i64) -> State:
        """A copy of a game's state."""
        return self.states[game].copy()

    def put(self, game: i64, state: State) -> None:
        """Lets a game go on from a state of the same set-up, in which a seat decides."""
        trial = state.copy()
        self.states[game] = trial
        self.made[game] = 0
        self.forget(game)
        self.go_on(game, trial, self.rngs[game])
        if trial.actor == OVER:
            self.begin(game)
        self.show(game, self.states[game])

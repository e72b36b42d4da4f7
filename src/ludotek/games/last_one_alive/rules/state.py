"""The state of a game of Last One Alive: what chance and players do, and what comes of it. Hot: compiled with mypyc."""

from mypy_extensions import i32, i64

from ludotek.games.last_one_alive import events
from ludotek.games.last_one_alive.rules import advice, codes, course, dice, drawing, observation, tiles, windows
from ludotek.games.last_one_alive.rules.plan import Plan
from ludotek.games.last_one_alive.rules.table import Table
from ludotek.kernel.hands import draw_kind, total_of
from ludotek.kernel.observation import Observation
from ludotek.kernel.rng import Rng
from ludotek.kernel.state import CHANCE, OVER
from ludotek.kernel.vecs import vec


class LoaState(Table):
    def copy(self) -> "LoaState":
        other = LoaState(self.plan)
        other.actor = self.actor
        other.cards = self.cards[:]
        other.hero = self.hero
        other.lives = self.lives
        other.gone = self.gone
        other.bag = self.bag[:]
        other.out = self.out[:]
        other.tray = self.tray[:]
        other.stage = self.stage
        other.seat = self.seat
        other.first = self.first
        other.turn = self.turn
        other.apocalypses = self.apocalypses
        other.night = self.night
        other.heroes = self.heroes
        other.pending = self.pending
        other.due = self.due
        other.shots_at = self.shots_at
        other.items_at = self.items_at
        other.barricades_at = self.barricades_at
        other.rolled = self.rolled
        other.front = self.front
        other.away = self.away
        other.todo = self.todo
        other.wave = self.wave
        other.marks = self.marks
        other.taken_back = self.taken_back
        other.axes = self.axes
        other.pistols = self.pistols
        other.radios = self.radios
        other.ignores = self.ignores
        other.hero_used = self.hero_used
        other.bangs_used = self.bangs_used
        other.items = self.items
        other.draws = self.draws
        other.at = self.at
        other.pool = self.pool
        return other

    def rebuild(self) -> None:
        self.pool = self.plan.zombies - self.zombies_kept()
        self.at = 0
        for seat in range(self.plan.seats):
            card = seat * codes.CARD
            self.cards[card + codes.HELD] = total_of(self.cards, card, codes.KINDS)
            self.pool -= self.in_front(seat)
        if self.stage == codes.ENDED:
            self.actor = OVER
        elif self.todo != 0 or self.stage in (codes.FIRST, codes.DEAL, codes.ROLL, codes.RISEN):
            self.actor = CHANCE

    def width(self) -> i64:
        return codes.WIDTH

    def legal_into(self, out: "vec[i64]") -> i64:
        return windows.legal_into(self, out)

    def apply(self, action: i64) -> None:
        if self.actor == CHANCE:
            self.happen(action)
        else:
            self.choose(action)

    # Chance

    def chances(self) -> list[tuple[int, int]]:
        """Every face by its sides, every tile in the bag alike; LOA-R01: any seat may be first."""
        die = dice.next_type(self)
        if die != codes.NONE:
            sides = [int(self.plan.sides[die * codes.SIDES + side]) for side in range(codes.SIDES)]  # LOA-R51
            return [(face, sides.count(face)) for face in range(codes.UNROLLED) if face in sides]
        if self.stage == codes.FIRST:
            return [(seat, 1) for seat in range(self.plan.seats) if self.gone[seat] == codes.ALIVE]
        return [(kind, int(self.bag[kind])) for kind in range(codes.DRAWS) if self.bag[kind] > 0]

    def sample(self, rng: Rng) -> i64:
        die = dice.next_type(self)
        if die != codes.NONE:
            return self.plan.sides[die * codes.SIDES + rng.below(codes.SIDES)]
        if self.stage == codes.FIRST:
            seat: i64 = -1
            for step in range(rng.below(self.seats_that_are(codes.ALIVE)) + 1):
                seat = self.after(seat)
            return seat
        return draw_kind(self.bag, 0, self.bag_size(), rng)

    def resolve(self, rng: Rng) -> None:
        """A handful of dice is rolled in one go, unless each die is told."""
        while self.actor == CHANCE:
            if self.todo != 0 and self.story is None:
                dice.roll_handful(self, rng)
                course.settle_roll(self)
            else:
                self.apply(self.sample(rng))

    def happen(self, outcome: i64) -> None:
        stage = self.stage
        if self.todo != 0:
            dice.lay(self, outcome)
            if self.todo == 0:
                course.settle_roll(self)
        elif stage == codes.RISEN:
            course.roll_risen(self, outcome)
        elif stage == codes.RESCUE:
            course.roll_rescue(self, outcome)
        elif stage == codes.DEAL:
            drawing.deal(self, outcome)
        elif stage == codes.FIRST:
            drawing.begin_set_up(self, outcome)
        else:
            drawing.draw(self, outcome)

    # Players

    def choose(self, action: i64) -> None:
        if self.story is not None and (
            action in (codes.PASS, codes.DRAW) or codes.MARK_DIE <= action < codes.THROW_MARKED
        ):
            self.emit(events.Quiet(self.seat))
        if action >= codes.PICK_DICE:
            code = action - codes.PICK_DICE
            dice.take(self, code >> 6, code >> 4 & 3, code >> 2 & 3, code & 3)
        elif action >= codes.MARK_DIE:
            tiles.mark(self, action)
        elif action == codes.PASS:
            course.close_stage(self)
        elif action == codes.DRAW:  # LOA-R10: drawing is free
            self.actor = CHANCE
        elif action <= codes.BARRICADE_SIDE_UP:
            drawing.place(self, self.pending, action == codes.ITEM_SIDE_UP)  # LOA-04, LOA-R22: fixed from now on
            self.pending = codes.NONE
            drawing.next_to_draw(self)
        elif action == codes.USE_MEDIKIT:  # LOA-57, LOA-R34
            tiles.use(self, codes.MEDIKIT, "first")
            self.actor = CHANCE
        elif action >= codes.DROP:
            tiles.use(self, action - codes.DROP, "dropped")
            course.open_limit(self)
        else:
            course.fight(self, action)

    def is_playing(self, seat: i64) -> bool:
        return self.gone[seat] == codes.ALIVE

    def leave(self, seat: i64) -> None:
        """As if eliminated, but the level does not rise and the seat rolls nothing. LOA-R50"""
        self.gone = self.gone[:]
        self.gone[seat] = codes.LEFT
        is_over = self.seats_that_are(codes.ALIVE) == 1
        self.emit(events.Done(seat, "left"))
        self.clear_front(seat)
        tiles.lose_all(self, seat)
        tiles.lose_hero(self, seat)
        if self.pending != codes.NONE and (is_over or seat == self.seat):
            self.out[self.pending] += 1
            self.pending = codes.NONE
        if is_over or (seat == self.seat and self.stage > codes.SIDE):
            course.end_turn(self)  # LOA-80
        elif self.stage <= codes.SIDE and seat == self.first:  # passes that role on
            self.first = self.after(seat)
            if seat == self.seat:
                drawing.draw_from(self, self.first)
        elif codes.FIRST < self.stage <= codes.SIDE and seat == self.seat:
            drawing.next_to_draw(self)

    # The end

    def final_scores(self) -> list[float]:
        """1.0 for the winner; winners who share it have equal parts."""
        best = self.best_rank()
        winners: i64 = 0
        for seat in range(self.plan.seats):
            if self.rank(seat) == best:
                winners += 1
        share = 1.0 / float(winners)
        return [share if self.rank(seat) == best else 0.0 for seat in range(self.plan.seats)]

    # Advice for search

    def seen(self, action: i64, observer: i64) -> i64:
        """Everything, throws too."""
        return action

    def weight_of(self, action: i64) -> i64:
        return advice.weight_of(self, action)

    def features(self, seat: i64, out: "vec[float]") -> i64:
        return advice.features(self, seat, out)

    # For learning

    def observe(self, seat: i64, out: Observation) -> None:
        observation.observe(self, seat, out)

    def codes(self) -> i64:
        return observation.CODES

    def codes_into(self, out: "vec[i64]") -> i64:
        if self.stage == codes.PICK:
            return windows.picks_into(self, out, codes.DENSE_PICK, 0)
        return windows.legal_into(self, out)

    def mask_into(self, scratch: "vec[i64]", out: "vec[i64]", at: i64, listed: "vec[i32]", first: i64) -> i64:
        zombies = self.pool - self.compulsory()
        if self.stage == codes.PICK and self.radios == 0 and zombies >= codes.FREE_DICE:
            return observation.usual_picks(self, out, at, listed, first)
        return super().mask_into(scratch, out, at, listed, first)

    def lowest_code(self) -> i64:
        if self.stage == codes.PICK:
            return codes.DENSE_PICK
        return 0

    def encode(self, action: i64) -> i64:
        return observation.encode(action)

    def decode(self, code: i64) -> i64:
        return observation.decode(self, code)


def begin(plan: Plan) -> LoaState:
    """Nobody has drawn a tile yet. The first player may be chosen. LOA-R01"""
    state = LoaState(plan).copy()
    if plan.first != codes.NONE:
        drawing.begin_set_up(state, plan.first)
    return state

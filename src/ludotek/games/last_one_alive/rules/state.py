"""The state of a game of Last One Alive: what chance and players do, and what comes of it. Hot: compiled with mypyc."""

from mypy_extensions import i32, i64

from ludotek.games.last_one_alive import events
from ludotek.kernel.hands import count_of, draw_kind, total_of
from ludotek.kernel.observation import Observation
from ludotek.kernel.rng import Rng
from ludotek.kernel.state import CHANCE, OVER
from ludotek.kernel.vecs import vec

from . import advice, course, drawing, observation
from . import plan as codes
from .table import Table


class LoaState(Table):
    def begin(self) -> None:
        """Nobody has drawn a tile yet. The first player may be chosen. LOA-R01"""
        if self.plan.first != codes.NONE:
            drawing.begin_set_up(self, self.plan.first)

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

    # What may be chosen at every stage, and which tile at which moment: nothing is allocated.
    # LOA-40: every tile has its window. LOA-42: several may be used in one turn. LOA-44: only the visible side counts.
    # Every method writes codes into the buffer from place `n` on, and returns how many there are then.

    def legal_into(self, out: "vec[i64]") -> i64:
        """Writes the legal actions into a buffer. Returns how many; if only one, it need not be asked for. LOA-R49"""
        stage = self.stage
        if stage == codes.PICK:
            return self.picks_into(out, codes.PICK_DICE, codes.ZOMBIE_PICK)
        out[0] = codes.PASS
        if stage == codes.ITEMS or stage == codes.END_DRAW:  # LOA-25, LOA-31
            return add(out, 1, codes.DRAW, self.can_draw())
        if stage == codes.MARK:
            return self.marks_into(out)
        if stage == codes.SIDE:  # LOA-04
            return run_into(out, 0, codes.ITEM_SIDE_UP, 2)
        n: i64 = 0
        if stage == codes.LIMIT:  # LOA-60, LOA-R19: also the newest one; tiles that look alike are one choice
            for kind in range(codes.KINDS):
                n = add(out, n, codes.DROP + kind, self.has(kind))
            return n
        n = 1  # not as a conditional expression: with a literal in it that would be a boxed number
        if self.held(self.seat) > 0:
            n = self.tiles_into(out, 1)
        if stage == codes.POST and self.hero[self.seat] != 0:  # LOA-R17
            return run_into(out, n, codes.MARK_DIE, self.rolled)
        if stage == codes.BANGS and self.bangs_left() > 0:  # LOA-26, LOA-32, LOA-R10: a zombie or an ambush
            n = self.zombies_into(out, n, codes.SHOOT)
            return self.ambushes_into(out, n, codes.SHOOT_AMBUSH)
        if stage == codes.BARRICADES and self.results_left() > 0:  # LOA-30: a result moves a die that shows no ambush
            return self.zombies_into(out, n, codes.PUSH)
        return n

    def can_draw(self) -> bool:
        """LOA-R20: not from an empty bag."""
        left = self.items if self.stage == codes.ITEMS else self.draws
        return left > 0 and self.bag_size() > 0

    def tiles_into(self, out: "vec[i64]", n: i64) -> i64:
        """LOA-R24, LOA-R25: each at its stages. LOA-R35: some need no target."""
        stage = self.stage
        tiles = self.cards
        base = self.seat * codes.CARD
        has_axe = tiles[base + codes.AXE] > 0
        has_chainsaw = tiles[base + codes.CHAINSAW] > 0
        has_pistol = tiles[base + codes.PISTOL] > 0
        if stage == codes.PRE:
            stack = self.plan.stack  # LOA-R26: results are doubled once, unless doublers stack
            n = add(out, n, codes.AXE_DOUBLES, has_axe and (stack or self.axes == 0))  # LOA-50
            n = add(out, n, codes.CHAINSAW_IGNORES, has_chainsaw and not self.ignores)  # LOA-52, LOA-R31
            n = add(out, n, codes.PISTOL_DOUBLES, has_pistol and (stack or self.pistols == 0))  # LOA-55
            n = add(out, n, codes.USE_RADIO, tiles[base + codes.RADIO] > 0)  # LOA-58
            if tiles[base + codes.ROCKET] > 0:
                n = self.rockets_into(out, n)
        elif stage == codes.RESCUE:
            return add(out, n, codes.USE_MEDIKIT, tiles[base + codes.MEDIKIT] > 0)  # LOA-57
        is_resolving = stage == codes.BANGS or stage == codes.BARRICADES
        if (is_resolving or stage == codes.PRE) and tiles[base + codes.BARRICADE_SIDE] > 0:
            n = self.zombies_into(out, n, codes.USE_BARRICADE)  # LOA-59
        if is_resolving and has_chainsaw:
            n = self.ambushes_into(out, n, codes.CUT)  # LOA-53
        if (stage == codes.POST or (stage == codes.BANGS and self.bangs_used == 0)) and has_pistol:
            n = run_into(out, n, codes.REROLL_SHOT, self.items_at - self.shots_at)  # LOA-56, LOA-R29
        if (is_resolving or stage == codes.POST) and has_axe:  # LOA-51
            for index in range(self.rolled - self.barricades_at):
                # LOA-R28: no die of which a result is used, nor an ambush that is removed
                can_reroll = self.tray[codes.USED + index] == 0 and self.away >> (self.barricades_at + index) & 1 == 0
                n = add(out, n, codes.REROLL_BARRICADE + index, can_reroll)
        return n

    def rockets_into(self, out: "vec[i64]", n: i64) -> i64:
        """LOA-54, LOA-R32: half of the dice, rounded up; how many of them show two zombies."""
        ones = self.ones(self.seat)
        twos = self.twos(self.seat)
        moved = (ones + twos + 1) >> 1
        if moved == 0:
            return n
        least = moved - min(ones, moved)
        return run_into(out, n, codes.USE_ROCKET + least, min(twos, moved) - least + 1)

    def picks_into(self, out: "vec[i64]", first: i64, zombie: i64) -> i64:
        """LOA-15: any mixture that the pool has. Picks are numbered from `first` on, zombie dice `zombie` apart."""
        count = self.further()
        zombies = self.pool - self.compulsory()
        most = codes.OTHER_DICE
        n: i64 = 0
        for z in range(min(zombies, count) + 1):
            for s in range(min(most, count - z) + 1):
                others = count - z - s  # item and barricade dice
                pick = first + z * zombie + s * 16 + others
                for i in range(max(0, others - most), min(most, others) + 1):
                    out[n] = pick + i * 3  # i * 4, and one barricade die less for each
                    n += 1
        return n

    def marks_into(self, out: "vec[i64]") -> i64:
        """LOA-45: any dice just rolled, zombie dice included; marks can be taken back, but not for ever."""
        may_take_back = self.taken_back < self.rolled
        n: i64 = 0
        for position in range(self.rolled):
            if self.marks >> position & 1 == 0:
                n = add(out, n, codes.MARK_DIE + position, True)
            else:
                n = add(out, n, codes.TAKE_BACK + position, may_take_back)
        return add(out, n, codes.THROW_MARKED, True)

    def zombies_into(self, out: "vec[i64]", n: i64, code: i64) -> i64:
        """The dice in front of the player on turn, by their zombies."""
        n = add(out, n, code + 1, self.ones(self.seat) > 0)
        return add(out, n, code + 2, self.twos(self.seat) > 0)

    def ambushes_into(self, out: "vec[i64]", n: i64, code: i64) -> i64:
        """The ambushes in front of the player on turn, by the type of their die."""
        for where in range(3):
            n = add(out, n, code + where, self.ambushes_on(where) != 0)
        return n

    # What is done

    def apply(self, action: i64) -> None:
        if self.actor == CHANCE:
            self.happen(action)
        else:
            self.choose(action)

    # Chance

    def chances(self) -> list[tuple[int, int]]:
        """Every face by its sides, every tile in the bag alike; LOA-R01: any seat may be first."""
        die = self.next_type()
        if die != codes.NONE:
            sides = [int(self.plan.sides[die * codes.SIDES + side]) for side in range(codes.SIDES)]  # LOA-R51
            return [(face, sides.count(face)) for face in range(codes.UNROLLED) if face in sides]
        if self.stage == codes.FIRST:
            return [(seat, 1) for seat in range(self.plan.seats) if self.gone[seat] == codes.ALIVE]
        return [(kind, int(self.bag[kind])) for kind in range(codes.DRAWS) if self.bag[kind] > 0]

    def sample(self, rng: Rng) -> i64:
        die = self.next_type()
        if die != codes.NONE:
            return self.plan.sides[die * codes.SIDES + rng.below(codes.SIDES)]
        if self.stage == codes.FIRST:
            seat: i64 = -1
            for step in range(rng.below(count_of(self.gone, codes.ALIVE)) + 1):
                seat = self.after(seat)
            return seat
        return draw_kind(self.bag, 0, self.bag_size(), rng)

    def resolve(self, rng: Rng) -> None:
        """A handful of dice is rolled in one go, unless each die is told."""
        while self.actor == CHANCE:
            if self.todo != 0 and self.story is None:
                self.roll_handful(rng)
                course.settle_roll(self)
            else:
                self.apply(self.sample(rng))

    def happen(self, outcome: i64) -> None:
        stage = self.stage
        if self.todo != 0:
            self.lay_die(outcome)
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
            self.take_dice(code >> 6, code >> 4 & 3, code >> 2 & 3, code & 3)
        elif action >= codes.MARK_DIE:
            course.mark(self, action)
        elif action == codes.PASS:
            course.close_stage(self)
        elif action == codes.DRAW:  # LOA-R10: drawing is free
            self.actor = CHANCE
        elif action <= codes.BARRICADE_SIDE_UP:
            drawing.place(self, self.pending, action == codes.ITEM_SIDE_UP)  # LOA-04, LOA-R22: fixed from now on
            self.pending = codes.NONE
            drawing.next_to_draw(self)
        elif action == codes.USE_MEDIKIT:  # LOA-57, LOA-R34
            self.use_tile(codes.MEDIKIT, "first")
            self.actor = CHANCE
        elif action >= codes.DROP:
            self.use_tile(action - codes.DROP, "dropped")
            course.open_limit(self)
        else:
            course.fight(self, action)

    def is_playing(self, seat: i64) -> bool:
        return self.gone[seat] == codes.ALIVE

    def leave(self, seat: i64) -> None:
        """As if eliminated, but the level does not rise and the seat rolls nothing. LOA-R50"""
        self.gone = self.gone[:]
        self.gone[seat] = codes.LEFT
        is_over = count_of(self.gone, codes.ALIVE) == 1
        self.emit(events.Done(seat, "left"))
        self.clear_front(seat)
        self.lose_tiles(seat)
        self.lose_hero(seat)
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
        winners = self.winners()
        return [1.0 / float(len(winners)) if seat in winners else 0.0 for seat in range(self.plan.seats)]

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
            return self.picks_into(out, observation.DENSE_PICK, 0)
        return self.legal_into(out)

    def mask_into(self, scratch: "vec[i64]", out: "vec[i64]", at: i64, listed: "vec[i32]", first: i64) -> i64:
        zombies = self.pool - self.compulsory()
        if self.stage == codes.PICK and self.radios == 0 and zombies >= codes.FREE_DICE:
            return observation.usual_picks(out, at, listed, first)
        return super().mask_into(scratch, out, at, listed, first)

    def lowest_code(self) -> i64:
        if self.stage == codes.PICK:
            return observation.DENSE_PICK
        return 0

    def encode(self, action: i64) -> i64:
        return observation.encode(action)

    def decode(self, code: i64) -> i64:
        return observation.decode(self, code)


def add(out: "vec[i64]", n: i64, code: i64, is_legal: bool) -> i64:
    if is_legal:
        out[n] = code
        return n + 1
    return n


def run_into(out: "vec[i64]", n: i64, first: i64, count: i64) -> i64:
    """So many codes, one after the other."""
    for index in range(count):
        out[n + index] = first + index
    return n + count

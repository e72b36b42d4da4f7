"""One position of Last One Alive, and the small things that every phase does with it. Hot: compiled with mypyc."""

from mypy_extensions import i64

from ludotek.games.last_one_alive import events
from ludotek.games.last_one_alive.rules import actions, advice, codes, dice, drawing, observation, windows
from ludotek.games.last_one_alive.rules.plan import Plan
from ludotek.kernel.hands import total_of
from ludotek.kernel.observation import Observation
from ludotek.kernel.rng import Rng
from ludotek.kernel.state import CHANCE, OVER, State, room
from ludotek.kernel.vecs import vec


class LoaState(State):
    def __init__(self, plan: Plan) -> None:
        self.actor = CHANCE
        self.story = None
        self.plan = plan
        self.tiles = plan.empty  # seat * KINDS + visible side -> how many
        self.hero = plan.empty  # seat -> 1 if it has a hero tile, LOA-46
        self.lives = plan.empty  # seat -> life markers
        self.ones = plan.empty  # seat -> dice in front that show one zombie
        self.twos = plan.empty  # seat -> dice in front that show two
        self.gone = plan.empty  # seat -> ALIVE, ZOMBIFIED or LEFT
        self.bag = plan.empty  # what can be drawn -> how many
        self.out = plan.empty  # visible side -> tiles out of the game
        self.tray = plan.empty  # tray position -> face
        self.bangs = plan.empty  # shot die -> bang symbols it has scored
        self.used = plan.empty  # barricade die -> results used
        self.stage: i64 = codes.FIRST
        self.seat: i64 = 0  # whose turn it is, or who draws in set-up
        self.first: i64 = codes.NONE
        self.turn: i64 = 0  # turns begun
        self.apocalypses: i64 = 0  # tiles put aside
        self.night: i64 = codes.NOT_YET
        self.heroes: i64 = 0  # hero tiles in the supply
        self.pending: i64 = codes.NONE  # the item tile whose side is chosen
        self.due: i64 = 0  # level at the beginning of the turn, LOA-72
        self.shots_at: i64 = 0  # tray position of the first shot die, and so on
        self.items_at: i64 = 0
        self.barricades_at: i64 = 0
        self.rolled: i64 = 0  # dice rolled this turn
        # Tray positions as bits:
        self.front: i64 = 0  # ambushes in front of the player on turn
        self.away: i64 = 0  # dice in front of the left neighbour, or back in the pool
        self.todo: i64 = 0  # dice still to be rolled
        self.wave: i64 = 0  # the handful that is rolled
        self.marks: i64 = 0  # dice marked for the Hero
        self.taken_back: i64 = 0
        self.axes: i64 = 0  # how often barricade results are doubled
        self.pistols: i64 = 0  # how often bangs are doubled
        self.radios: i64 = 0
        self.ignores = False  # ambushes count as blanks, LOA-52
        self.hero_used = False
        self.bangs_used: i64 = 0
        self.items: i64 = 0  # item results left
        self.draws: i64 = 0  # tiles that may still be drawn for unused barricade results
        # What follows from the rest, see `rebuild`.
        self.held = plan.empty  # seat -> tiles on the card
        self.at: i64 = 0  # the tray position that is rolled next is not below this
        self.pool: i64 = 0  # zombie dice in the pool

    def copy(self) -> "LoaState":
        other = LoaState(self.plan)
        other.actor = self.actor
        other.tiles = self.tiles[:]
        other.hero = self.hero[:]
        other.lives = self.lives[:]
        other.ones = self.ones[:]
        other.twos = self.twos[:]
        other.gone = self.gone[:]
        other.bag = self.bag[:]
        other.out = self.out[:]
        other.tray = self.tray[:]
        other.bangs = self.bangs[:]
        other.used = self.used[:]
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
        other.held = self.held[:]
        other.at = self.at
        other.pool = self.pool
        return other

    def rebuild(self) -> None:
        self.pool = self.plan.zombies - self.zombies_kept()
        self.at = 0
        for seat in range(self.plan.seats):
            self.held[seat] = total_of(self.tiles, seat * codes.KINDS, codes.KINDS)
            self.pool -= self.ones[seat] + self.twos[seat]
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
            actions.happen(self, action)
        else:
            actions.choose(self, action)

    def chances(self) -> list[tuple[int, int]]:
        return actions.chances(self)

    def sample(self, rng: Rng) -> i64:
        return actions.sample(self, rng)

    def is_playing(self, seat: i64) -> bool:
        return self.gone[seat] == codes.ALIVE

    def leave(self, seat: i64) -> None:
        actions.leave(self, seat)

    def after(self, seat: i64) -> i64:
        """The left neighbour: the next seat clockwise that is alive. LOA-R07"""
        while True:
            seat = seat + 1 if seat + 1 < self.plan.seats else 0
            if self.gone[seat] == codes.ALIVE:
                return seat

    def seats_that_are(self, status: i64) -> i64:
        """How many seats are ALIVE, ZOMBIFIED or LEFT."""
        found: i64 = 0
        for seat in range(self.plan.seats):
            found += i64(self.gone[seat] == status)
        return found

    def level(self) -> i64:  # LOA-09, LOA-71, LOA-R40
        level = 1 + self.apocalypses
        if self.night == codes.IS_NIGHT:
            level += 1  # LOA-91
        if self.plan.everywhere:
            level += self.seats_that_are(codes.ZOMBIFIED)  # LOA-110
        return min(level, self.plan.highest)

    def is_clear(self) -> bool:
        """Neither a zombie nor an ambush in front of the player on turn. LOA-62, LOA-R18"""
        return self.front == 0 and self.ones[self.seat] + self.twos[self.seat] == 0

    def clear_front(self, seat: i64) -> None:
        """The zombie dice in front of a seat go back to the pool. LOA-64"""
        if self.story is not None and self.ones[seat] + self.twos[seat] > 0:
            self.emit(events.DiceReturned(seat, (), self.ones[seat], self.twos[seat]))
        self.pool += self.ones[seat] + self.twos[seat]
        self.ones[seat] = self.twos[seat] = 0

    def bag_size(self) -> i64:
        return total_of(self.bag, 0, codes.DRAWS)

    def compulsory(self) -> i64:
        """LOA-12, LOA-13, LOA-R08: by the level at the beginning of the turn, as far as the pool goes."""
        return min(self.due, self.pool)

    def further(self) -> i64:
        """LOA-14, LOA-R06, LOA-R33: four, two more for every Radio; fewer only if the pool has no more."""
        wanted = self.plan.free_dice + self.plan.radio_dice * self.radios
        return min(wanted, self.pool - self.compulsory() + 3 * codes.OTHER_DICE)

    def bangs_left(self) -> i64:
        """LOA-55, LOA-R30: with the Pistol every bang symbol counts twice."""
        if self.items_at == self.shots_at:
            return -self.bangs_used
        symbols = self.bangs[0] + self.bangs[1] + self.bangs[2]
        return (symbols << self.pistols) - self.bangs_used

    def results_left(self) -> i64:
        """Barricade results that are not used. LOA-50, LOA-R27: with the Axe each counts twice"""
        left: i64 = 0
        for position in range(self.barricades_at, self.rolled):
            if self.tray[position] == codes.BARRICADE_FACE:
                left += (1 << self.axes) - self.used[position - self.barricades_at]
        return left

    def zombies_kept(self) -> i64:
        """Zombie dice in the tray, and ambushes on some in front."""
        return self.shots_at - dice.count_of(self.away & dice.those(self, codes.ZOMBIE))

    def clear_turn(self) -> None:
        """The dice rolled go back to the pool, except those in front of somebody else. LOA-61, LOA-R09"""
        if self.story is not None:
            dice.tell_returned(self)
        self.pool += self.zombies_kept()
        self.shots_at = self.items_at = self.barricades_at = self.rolled = 0
        self.front = self.away = self.todo = self.wave = self.marks = self.taken_back = 0
        self.axes = self.pistols = self.radios = 0
        self.ignores = self.hero_used = False
        self.bangs_used = self.items = self.draws = 0

    def has(self, kind: i64) -> bool:
        """Whether the player on turn has a tile with this side up."""
        return self.tiles[self.seat * codes.KINDS + kind] > 0

    def points(self, seat: i64) -> i64:
        """LOA-106, LOA-R42: two for each life marker, one for each tile, also beyond three. LOA-R45, LOA-R47"""
        return 2 * self.lives[seat] + self.held[seat] if self.gone[seat] == codes.ALIVE else 0

    def winners(self) -> list[int]:
        """Of the living those with most points; of these those with a hero tile. LOA-106, LOA-107, LOA-R47"""
        best = self.best_rank()
        return [seat for seat in range(int(self.plan.seats)) if self.rank(seat) == best]

    def rank(self, seat: i64) -> i64:
        """The higher, the better: the points, then a hero tile; NONE for a seat that is not alive."""
        return 2 * self.points(seat) + self.hero[seat] if self.gone[seat] == codes.ALIVE else codes.NONE

    def best_rank(self) -> i64:
        best: i64 = codes.NONE
        for seat in range(self.plan.seats):
            if self.rank(seat) > best:
                best = self.rank(seat)
        return best

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
        found = windows.legal_into(self, out)
        if self.stage == codes.PICK:
            for k in range(found):
                out[k] = observation.pick_code(out[k])
        return found

    def encode(self, action: i64) -> i64:
        return observation.encode(action)

    def decode(self, code: i64) -> i64:
        return observation.decode(self, code)


def begin(plan: Plan) -> LoaState:
    """Everything in the bag and in the pool. LOA-02, LOA-03, LOA-06, LOA-R03"""
    state = LoaState(plan)
    seats = plan.seats
    state.tiles, state.out = room(seats * codes.KINDS), room(codes.KINDS)
    state.held, state.hero, state.gone = room(seats), room(seats), room(seats)
    state.ones, state.twos = room(seats), room(seats)
    state.lives = room(seats, plan.lives)  # LOA-100
    state.tray = room(codes.MOST_DICE)
    state.bangs, state.used = room(codes.OTHER_DICE), room(codes.OTHER_DICE)
    state.bag = plan.bag[:]
    state.heroes = plan.heroes
    state.pool = plan.zombies
    if plan.first != codes.NONE:
        drawing.begin_set_up(state, plan.first)  # LOA-R01
    return state

"""One position of Last One Alive, and the small things that every phase does with it. Hot: compiled with mypyc."""

from mypy_extensions import i64

from ludotek.games.last_one_alive.rules import advice, chance, choices, codes, dice, drawing, windows
from ludotek.games.last_one_alive.rules.plan import Plan
from ludotek.kernel.hands import total_of
from ludotek.kernel.rng import Rng
from ludotek.kernel.state import CHANCE, OVER, State, room
from ludotek.kernel.vecs import vec


class LoaState(State):
    def __init__(self, plan: Plan) -> None:
        self.actor = CHANCE
        self.story = None
        self.plan = plan
        self.tiles = vec[i64]()  # seat * KINDS + visible side -> how many
        self.hero = vec[i64]()  # seat -> 1 if it has a hero tile, LOA-46
        self.lives = vec[i64]()  # seat -> life markers
        self.ones = vec[i64]()  # seat -> dice in front that show one zombie
        self.twos = vec[i64]()  # seat -> dice in front that show two
        self.gone = vec[i64]()  # seat -> ALIVE, ZOMBIFIED or LEFT
        self.bag = vec[i64]()  # what can be drawn -> how many
        self.out = vec[i64]()  # visible side -> tiles out of the game
        self.tray = vec[i64]()  # tray position -> face
        self.lies = vec[i64]()  # tray position -> where the die lies
        self.bangs = vec[i64]()  # shot die -> bang symbols it has scored
        self.used = vec[i64]()  # barricade die -> results used
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
        self.todo: i64 = 0  # tray positions still to be rolled, as bits
        self.wave: i64 = 0  # tray positions of the handful that is rolled
        self.marks: i64 = 0  # tray positions marked for the Hero
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
        self.held = vec[i64]()  # seat -> tiles on the card
        self.bag_total: i64 = 0
        self.at: i64 = 0  # the tray position that is rolled next is not below this
        self.pool: i64 = 0  # zombie dice in the pool
        self.ambushes = vec[i64]()  # type of die -> how many in front of the player on turn

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
        other.lies = self.lies[:]
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
        other.bag_total = self.bag_total
        other.at = self.at
        other.pool = self.pool
        other.ambushes = self.ambushes[:]
        return other

    def rebuild(self) -> None:
        self.bag_total = total_of(self.bag, 0, codes.DRAWS)
        self.pool = self.plan.zombies
        self.at = 0
        for seat in range(self.plan.seats):
            self.held[seat] = total_of(self.tiles, seat * codes.KINDS, codes.KINDS)
            self.pool -= self.ones[seat] + self.twos[seat]
        for type_ in range(codes.TYPES):
            self.ambushes[type_] = 0
        for position in range(self.rolled):
            if self.lies[position] == codes.IN_FRONT:
                self.ambushes[dice.type_at(self, position)] += 1
            if position < self.shots_at and self.lies[position] != codes.AWAY:
                self.pool -= 1
        stage = self.stage
        if stage == codes.ENDED:
            self.actor = OVER
        elif self.todo != 0 or stage in (codes.FIRST, codes.DEAL, codes.ROLL, codes.RISEN):
            self.actor = CHANCE

    # What happens

    def width(self) -> i64:
        return codes.WIDTH

    def legal_into(self, out: "vec[i64]") -> i64:
        return windows.legal_into(self, out)

    def apply(self, action: i64) -> None:
        if self.actor == CHANCE:
            chance.happen(self, action)
        else:
            choices.choose(self, action)

    def chances(self) -> list[tuple[int, int]]:
        return chance.chances(self)

    def sample(self, rng: Rng) -> i64:
        return chance.sample(self, rng)

    def is_playing(self, seat: i64) -> bool:
        return self.gone[seat] == codes.ALIVE

    def leave(self, seat: i64) -> None:
        choices.leave(self, seat)

    # Seats

    def after(self, seat: i64) -> i64:
        """The left neighbour: the next seat clockwise that is alive. LOA-R07"""
        gone = self.gone
        seats = self.plan.seats
        while True:
            seat += 1
            if seat == seats:
                seat = 0
            if gone[seat] == codes.ALIVE:
                return seat

    def seats_that_are(self, status: i64) -> i64:
        """How many seats are ALIVE, ZOMBIFIED or LEFT."""
        found: i64 = 0
        for seat in range(self.plan.seats):
            if self.gone[seat] == status:
                found += 1
        return found

    def level(self) -> i64:
        """LOA-09, LOA-71, LOA-R40"""
        level = 1 + self.apocalypses
        if self.night == codes.IS_NIGHT:
            level += 1  # LOA-91
        if self.plan.everywhere:
            level += self.seats_that_are(codes.ZOMBIFIED)  # LOA-110
        return level if level < self.plan.highest else self.plan.highest

    def ambush_count(self) -> i64:
        """In front of the player on turn."""
        return self.ambushes[codes.ZOMBIE] + self.ambushes[codes.ITEM] + self.ambushes[codes.BARRICADE]

    def has_front(self) -> bool:
        """Zombie dice in front of the player on turn, besides ambushes."""
        return self.ones[self.seat] + self.twos[self.seat] > 0

    def is_clear(self) -> bool:
        """Neither a zombie nor an ambush in front of the player on turn. LOA-62, LOA-R18"""
        return not self.has_front() and self.ambush_count() == 0

    def clear_front(self, seat: i64) -> None:
        """The zombie dice in front of a seat go back to the pool. LOA-64"""
        self.pool += self.ones[seat] + self.twos[seat]
        self.ones[seat] = 0
        self.twos[seat] = 0

    # The turn

    def compulsory(self) -> i64:
        """LOA-12, LOA-13, LOA-R08: by the level at the beginning of the turn, as far as the pool goes."""
        return self.due if self.due < self.pool else self.pool

    def further(self) -> i64:
        """LOA-14, LOA-R06, LOA-R33: four, two more for every Radio; fewer only if the pool has no more."""
        wanted = self.plan.free_dice + self.plan.radio_dice * self.radios
        left = self.pool - self.compulsory() + 3 * codes.OTHER_DICE
        return wanted if wanted < left else left

    def bangs_left(self) -> i64:
        """LOA-55, LOA-R30: with the Pistol every bang symbol counts twice."""
        symbols = self.bangs[0] + self.bangs[1] + self.bangs[2] if self.items_at > self.shots_at else 0
        return (symbols << self.pistols) - self.bangs_used

    def results_left(self) -> i64:
        """Barricade results that are not used. LOA-50, LOA-R27: with the Axe each counts twice"""
        left: i64 = 0
        for position in range(self.barricades_at, self.rolled):
            if self.tray[position] == codes.BARRICADE_FACE:
                left += (1 << self.axes) - self.used[position - self.barricades_at]
        return left

    def clear_turn(self) -> None:
        """The dice rolled go back to the pool, except zombie dice in front of somebody else. LOA-61, LOA-R09

        What tiles did was for this turn only.
        """
        lies = self.lies
        for position in range(self.shots_at):
            if lies[position] <= codes.IN_FRONT:
                self.pool += 1
        self.shots_at = 0
        self.items_at = 0
        self.barricades_at = 0
        self.rolled = 0
        self.todo = 0
        self.wave = 0
        self.marks = 0
        self.taken_back = 0
        self.axes = 0
        self.pistols = 0
        self.radios = 0
        self.ignores = False
        self.hero_used = False
        self.bangs_used = 0
        self.items = 0
        self.draws = 0
        self.ambushes[codes.ZOMBIE] = 0
        self.ambushes[codes.ITEM] = 0
        self.ambushes[codes.BARRICADE] = 0

    # Tiles

    def has(self, kind: i64) -> bool:
        return self.tiles[self.seat * codes.KINDS + kind] > 0

    # The end

    def ending(self) -> i64:
        """How it ended, or that it goes on."""
        if self.stage != codes.ENDED:
            return codes.GOES_ON
        return codes.LAST_ALIVE if self.seats_that_are(codes.ALIVE) == 1 else codes.THIRD_APOCALYPSE  # LOA-80, LOA-105

    def points(self, seat: i64) -> i64:
        """LOA-106, LOA-R42: two for each life marker, one for each tile, also beyond three. LOA-R45, LOA-R47"""
        return 2 * self.lives[seat] + self.held[seat] if self.gone[seat] == codes.ALIVE else 0

    def winners(self) -> list[int]:
        """Of the living those with most points; of these those with a hero tile. LOA-106, LOA-107, LOA-R47"""
        best: i64 = codes.NONE
        found: list[int] = []
        for seat in range(self.plan.seats):
            rank = 2 * self.points(seat) + self.hero[seat] if self.gone[seat] == codes.ALIVE else codes.NONE
            if rank > best:
                best = rank
                found = []
            if rank == best != codes.NONE:
                found.append(seat)
        return found

    def final_scores(self) -> list[float]:
        """1.0 for the winner; winners who share it have equal parts."""
        winners = self.winners()
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(int(self.plan.seats))]

    # Advice for search

    def seen(self, action: i64, observer: i64) -> i64:
        """Everything, throws too."""
        return action

    def weigh(self, actions: "vec[i64]", n: i64, weights: "vec[i64]") -> i64:
        return advice.weigh(self, actions, n, weights)

    def features(self, seat: i64, out: "vec[float]") -> i64:
        return advice.features(self, seat, out)


def begin(plan: Plan) -> LoaState:
    """Everything in the bag and in the pool. LOA-02, LOA-03, LOA-06, LOA-R03"""
    state = LoaState(plan)
    seats = plan.seats
    state.tiles = room(seats * codes.KINDS)
    state.held = room(seats)
    state.ambushes = room(codes.TYPES)
    state.hero = room(seats)
    state.lives = vec[i64]([plan.lives] * seats)  # LOA-100
    state.ones = room(seats)
    state.twos = room(seats)
    state.gone = room(seats)
    state.bag = room(codes.DRAWS)
    state.out = room(codes.KINDS)
    state.tray = room(codes.MOST_DICE)
    state.lies = room(codes.MOST_DICE)
    state.bangs = room(codes.OTHER_DICE)
    state.used = room(codes.OTHER_DICE)
    drawing.fill_bag(state)
    state.heroes = plan.heroes
    state.pool = plan.zombies
    if plan.first != codes.NONE:
        drawing.begin_set_up(state, plan.first)  # LOA-R01
    return state

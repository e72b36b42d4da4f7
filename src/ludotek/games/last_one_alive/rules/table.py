"""What a position of Last One Alive is made of, and what every phase asks of it. Hot: compiled with mypyc."""

from mypy_extensions import i64

from ludotek.games.last_one_alive import events
from ludotek.games.last_one_alive.rules import codes
from ludotek.games.last_one_alive.rules.plan import Plan
from ludotek.kernel.hands import bit_at, count_bits, total_of
from ludotek.kernel.state import CHANCE, State


class Table(State):
    """Everything in the bag and in the pool. LOA-02, LOA-03, LOA-06, LOA-R03

    Buffers that seldom change are shared by copies, and replaced when they change.
    """

    def __init__(self, plan: Plan) -> None:
        self.actor = CHANCE
        self.story = None
        self.plan = plan
        self.cards = plan.no_cards  # seat * CARD + visible side, HELD, FRONT_ONES or FRONT_TWOS -> how many
        self.hero = plan.zeros  # seat -> 1 if it has a hero tile, LOA-46; shared
        self.lives = plan.all_lives  # seat -> life markers; shared
        self.gone = plan.zeros  # seat -> ALIVE, ZOMBIFIED or LEFT; shared
        self.bag = plan.bag  # what can be drawn -> how many
        self.out = plan.none_out  # visible side -> tiles out of the game
        self.tray = plan.no_dice  # tray position -> face; SCORED + shot die -> bangs; USED + barricade die -> results
        self.stage: i64 = codes.FIRST
        self.seat: i64 = 0  # whose turn it is, or who draws in set-up
        self.first: i64 = codes.NONE
        self.turn: i64 = 0  # turns begun
        self.apocalypses: i64 = 0  # tiles put aside
        self.night: i64 = codes.NOT_YET
        self.heroes: i64 = plan.heroes  # hero tiles in the supply
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
        # What follows from the rest, as HELD does; see `rebuild`.
        self.at: i64 = 0  # the tray position that is rolled next is not below this
        self.pool: i64 = plan.zombies  # zombie dice in the pool

    def after(self, seat: i64) -> i64:
        """The left neighbour: the next seat clockwise that is alive. LOA-R07"""
        while True:
            seat += 1
            if seat == self.plan.seats:
                seat = 0
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
        return min(level, codes.HIGHEST_LEVEL)

    def is_clear(self) -> bool:
        """Neither a zombie nor an ambush in front of the player on turn. LOA-62, LOA-R18"""
        return self.front == 0 and self.in_front(self.seat) == 0

    def ones(self, seat: i64) -> i64:
        """Dice in front of a seat that show one zombie."""
        return self.cards[seat * codes.CARD + codes.FRONT_ONES]

    def twos(self, seat: i64) -> i64:
        """Dice in front of a seat that show two."""
        return self.cards[seat * codes.CARD + codes.FRONT_TWOS]

    def in_front(self, seat: i64) -> i64:
        return self.ones(seat) + self.twos(seat)

    def put_in_front(self, seat: i64, ones: i64, twos: i64) -> None:
        """So many dice more, or less."""
        self.cards[seat * codes.CARD + codes.FRONT_ONES] += ones
        self.cards[seat * codes.CARD + codes.FRONT_TWOS] += twos

    def held(self, seat: i64) -> i64:
        """Tiles on a seat's card."""
        return self.cards[seat * codes.CARD + codes.HELD]

    def clear_front(self, seat: i64) -> None:
        """The zombie dice in front of a seat go back to the pool. LOA-64"""
        ones = self.ones(seat)
        twos = self.twos(seat)
        if self.story is not None and ones + twos > 0:
            self.emit(events.DiceReturned(seat, (), ones, twos))
        self.pool += ones + twos
        self.put_in_front(seat, -ones, -twos)

    def bag_size(self) -> i64:
        return total_of(self.bag, 0, codes.DRAWS)

    def compulsory(self) -> i64:
        """LOA-12, LOA-13, LOA-R08: by the level at the beginning of the turn, as far as the pool goes."""
        return min(self.due, self.pool)

    def further(self) -> i64:
        """LOA-14, LOA-R06, LOA-R33: four, two more for every Radio; fewer only if the pool has no more."""
        wanted = codes.FREE_DICE + codes.RADIO_DICE * self.radios
        return min(wanted, self.pool - self.compulsory() + 3 * codes.OTHER_DICE)

    def bangs_left(self) -> i64:
        """LOA-55, LOA-R30: with the Pistol every bang symbol counts twice."""
        return (self.scored() << self.pistols) - self.bangs_used

    def scored(self) -> i64:
        """Bang symbols on all shot dice, re-rolls included. LOA-28"""
        return total_of(self.tray, codes.SCORED, codes.OTHER_DICE)

    def results_left(self) -> i64:
        """Barricade results that are not used. LOA-50, LOA-R27: with the Axe each counts twice"""
        left: i64 = 0
        for position in range(self.barricades_at, self.rolled):
            if self.tray[position] == codes.BARRICADE_FACE:
                left += self.results_on(position - self.barricades_at)
        return left

    def results_on(self, index: i64) -> i64:
        """Of a barricade die that shows some."""
        return bit_at(self.axes) - self.tray[codes.USED + index]

    def zombies_kept(self) -> i64:
        """Zombie dice in the tray, and ambushes on some in front."""
        return self.shots_at - count_bits(self.away & bit_at(self.shots_at) - 1)

    def has(self, kind: i64) -> bool:
        """Whether the player on turn has a tile with this side up."""
        return self.cards[self.seat * codes.CARD + kind] > 0

    def points(self, seat: i64) -> i64:
        """LOA-106, LOA-R42: two for each life marker, one for each tile, also beyond three. LOA-R45, LOA-R47"""
        return 2 * self.lives[seat] + self.held(seat) if self.gone[seat] == codes.ALIVE else 0

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
            rank = self.rank(seat)
            if rank > best:
                best = rank
        return best

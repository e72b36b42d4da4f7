"""What a position of Last One Alive is made of: cards, bag and dice. Hot: compiled with mypyc."""

from typing import Literal

from mypy_extensions import i64

from ludotek.games.last_one_alive import board, events
from ludotek.kernel.hands import bit_at, count_bits, count_of, next_zero, total_of
from ludotek.kernel.rng import Rng
from ludotek.kernel.state import CHANCE, State

from . import plan as codes
from .plan import Plan


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
        return next_zero(self.gone, seat)

    def level(self) -> i64:  # LOA-09, LOA-71, LOA-R40
        level = 1 + self.apocalypses
        if self.night == codes.IS_NIGHT:
            level += 1  # LOA-91
        if self.plan.everywhere:
            level += count_of(self.gone, codes.ZOMBIFIED)  # LOA-110
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

    # Tiles: each works once. LOA-41

    def lose_tiles(self, seat: i64) -> None:
        """All item/barricade tiles of a seat leave the game. LOA-63"""
        cards = self.cards
        card = seat * codes.CARD
        if cards[card + codes.HELD] == 0:
            return
        for kind in range(codes.KINDS):
            self.out[kind] += cards[card + kind]
            cards[card + kind] = 0
        cards[card + codes.HELD] = 0

    def use_tile(self, kind: i64, how: str) -> None:
        """A tile of the player on turn leaves the game. LOA-41"""
        card = self.seat * codes.CARD
        self.cards[card + kind] -= 1
        self.cards[card + codes.HELD] -= 1
        self.out[kind] += 1
        if self.story is not None:
            self.emit(events.TileUsed(self.seat, board.TILES[kind], how))

    def give_hero(self, seat: i64, why: events.Heroic) -> None:
        """LOA-46, LOA-R16: nobody has two, and with none left nobody receives one."""
        if self.hero[seat] == 0 and self.heroes > 0:
            self.hero = self.hero[:]
            self.hero[seat] = 1
            self.heroes -= 1
            if self.story is not None:
                self.emit(events.Done(seat, why))

    def lose_hero(self, seat: i64) -> None:
        """Used or its owner eliminated: out of the game, or back to the supply. LOA-R16, LOA-R39"""
        if self.hero[seat] != 0:
            self.hero = self.hero[:]
            self.hero[seat] = 0
            if self.plan.returned:
                self.heroes += 1

    # Dice: which one is rolled next, what it shows, who gets it, what it counts

    def type_at(self, position: i64) -> i64:
        """The type of the die at this tray position: zombie, shot, item, barricade dice lie in this order."""
        if position < self.shots_at:
            return codes.ZOMBIE
        if position < self.items_at:
            return codes.SHOT
        return codes.ITEM if position < self.barricades_at else codes.BARRICADE

    def take_dice(self, further_zombies: i64, shots: i64, items: i64, barricades: i64) -> None:
        """From the pool into the tray: the compulsory zombie dice and these. LOA-12, LOA-15"""
        compulsory = self.compulsory()
        zombies = compulsory + further_zombies
        if self.story is not None:
            self.emit(events.Picked(self.seat, (zombies, shots, items, barricades), compulsory))
        self.pool -= zombies
        self.shots_at = zombies
        self.items_at = zombies + shots
        self.barricades_at = self.items_at + items
        self.rolled = self.barricades_at + barricades
        for position in range(self.rolled):
            self.tray[position] = codes.UNROLLED
        self.stage = codes.ROLL
        self.roll_again(bit_at(self.rolled) - 1)  # LOA-16

    def roll_again(self, wave: i64) -> None:
        """Chance rolls these dice, one after the other in tray order."""
        self.wave = self.todo = wave
        self.at = 0
        self.actor = CHANCE

    def next_position(self) -> i64:
        """The tray position of the die that is rolled next."""
        at = self.at
        while self.todo >> at & 1 == 0:
            at += 1
        self.at = at
        return at

    def next_type(self) -> i64:
        """The type of the die that is rolled next, or NONE if chance does something else."""
        if self.todo != 0:
            return self.type_at(self.next_position())
        if self.stage == codes.RESCUE:
            return codes.SHOT  # LOA-57
        return codes.ZOMBIE if self.stage == codes.RISEN else codes.NONE  # LOA-111

    def lay_die(self, face: i64) -> None:
        """The next die shows this face."""
        position = self.next_position()
        self.tray[position] = face
        self.todo &= ~bit_at(position)
        if self.stage == codes.BANGS and position < self.items_at:
            self.tray[codes.SCORED + position - self.shots_at] += bangs_on(face)  # LOA-28
        if self.story is not None:
            self.emit(events.Quiet(self.seat))

    def roll_handful(self, rng: Rng) -> None:
        """All dice that wait show a face, as `lay` does it one by one; nothing is told."""
        tray = self.tray
        sides = self.plan.sides
        todo = self.todo
        counts = self.stage == codes.BANGS
        for position in range(self.at, self.rolled):
            if todo >> position & 1 != 0:
                face = sides[self.type_at(position) * codes.SIDES + rng.below(codes.SIDES)]
                tray[position] = face
                self.at = position
                if counts and position < self.items_at:
                    tray[codes.SCORED + position - self.shots_at] += bangs_on(face)  # LOA-28
        self.todo = 0

    def assign(self) -> None:
        """LOA-20, LOA-R10: zombies and ambushes find their places by themselves, before anything else."""
        to = self.after(self.seat)
        self.items = 0
        for position in range(self.rolled):
            face = self.tray[position]  # LOA-23: a blank does nothing
            if face == codes.AMBUSH:
                self.keep_ambush(position)
            elif face == codes.ITEM_FACE:
                self.items += 1
            elif position < self.shots_at and face != codes.BLANK:  # LOA-22, LOA-R14
                self.away |= bit_at(position)
                self.haunt(to, face)
        if self.story is not None:
            away = tuple([self.rolled_die(at) for at in range(self.rolled) if self.away >> at & 1])
            front = tuple([int(at) for at in range(self.rolled) if self.front >> at & 1])
            if away or front:
                self.emit(events.Assigned(self.seat, to, away, front))

    def haunt(self, seat: i64, face: i64) -> None:
        """A die with one or two zombies comes to lie in front of a seat."""
        if face == codes.ONE:
            self.put_in_front(seat, 1, 0)
        else:
            self.put_in_front(seat, 0, 1)

    def keep_ambush(self, position: i64) -> None:
        """LOA-21, LOA-R13: an ambush stays with the roller; LOA-52, LOA-R31: unless it counts as a blank."""
        if not self.ignores:
            self.front |= bit_at(position)

    def drop_ambush(self, where: i64) -> i64:
        """Removes the first ambush on this type of die. Returns its tray position. LOA-27"""
        found = self.ambushes_on(where)
        if where == 0:
            self.pool += 1
        position: i64 = 0
        while found >> position & 1 == 0:
            position += 1
        self.front ^= bit_at(position)
        self.away |= bit_at(position)
        return position

    def shift(self, ones: i64, twos: i64, by: str) -> None:
        """Whole zombie dice go from in front of the player on turn to the left neighbour. LOA-30"""
        seat = self.seat
        to = self.after(seat)
        self.put_in_front(seat, -ones, -twos)
        self.put_in_front(to, ones, twos)
        if self.story is not None:
            self.emit(events.Moved(seat, to, ones, twos, by))

    def tell_ambush(self, what: Literal["new-ambush", "cut"], position: i64) -> None:
        self.emit(events.AmbushEvent(self.seat, what, position, board.DICE[self.type_at(position)]))

    def rolled_die(self, position: i64) -> events.RolledDie:
        return events.RolledDie(position, board.DICE[self.type_at(position)], board.FACES[self.tray[position]])

    def put_back(self) -> None:
        """The dice rolled go back to the pool, except those in front of somebody else. LOA-61, LOA-R09"""
        if self.story is not None:
            kept = [at for at in range(self.rolled) if self.away >> at & 1 == 0]
            tray = tuple([events.TrayDie(at, board.DICE[self.type_at(at)]) for at in kept])
            if tray:
                self.emit(events.DiceReturned(self.seat, tray))
        self.pool += self.zombies_kept()
        self.shots_at = self.items_at = self.barricades_at = self.rolled = 0
        self.front = self.away = self.todo = self.wave = self.marks = self.taken_back = 0
        for index in range(codes.OTHER_DICE):
            self.tray[codes.SCORED + index] = 0
            self.tray[codes.USED + index] = 0

    def tell_rolled(self) -> None:
        """Dice that had shown a plus have now more bangs than they show."""
        last = self.at  # dice rolled for a plus are never rolled together with others
        is_shot = self.stage == codes.BANGS and last < self.items_at
        is_plus = is_shot and self.tray[codes.SCORED + last - self.shots_at] > bangs_on(self.tray[last])
        why = "first" if self.stage == codes.ROLL else "plus" if is_plus else "again"
        dice = tuple([self.rolled_die(position) for position in range(self.rolled) if self.wave >> position & 1])
        self.emit(events.Rolled(self.seat, why, dice))

    def ambushes_on(self, where: i64) -> i64:
        """Tray positions, as bits, of the ambushes in front on zombie, item or barricade dice. A shot die has none."""
        if where == 0:
            return self.front & bit_at(self.shots_at) - 1
        if where == 1:
            return self.front & bit_at(self.barricades_at) - bit_at(self.items_at)
        return self.front >> self.barricades_at << self.barricades_at


def bangs_on(face: i64) -> i64:
    """LOA-26, LOA-28: a plus is one bang, and more to come."""
    if face == codes.BLANK:
        return 0
    return 2 if face == codes.TWO else 1

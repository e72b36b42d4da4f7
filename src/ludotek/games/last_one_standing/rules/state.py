"""The fields of a state, each declared and copied by name. Hot: compiled with mypyc."""

from mypy_extensions import i64

from ludotek.kernel.state import CHANCE, State, room
from ludotek.kernel.vecs import vec

from . import plan as los
from .plan import Plan


class LosData(State):
    """What the functions of the rules work on; `rules/game.py` makes a State of it.

    One field more than the board has stands for everything outside it: a wall.
    """

    def __init__(self, plan: Plan) -> None:
        """Empty: `begin` or `copy_from` fills it."""
        self.actor = CHANCE
        self.story = None
        self.plan = plan
        self.terrain = vec[i64]()  # field -> terrain
        self.at = vec[i64]()  # piece -> field or NOWHERE
        self.locked = vec[i64]()  # piece -> 1 if locked
        self.emerged = vec[i64]()  # piece -> 1 if it stands on the exit it came out of, LOS-R21
        self.hand = vec[i64]()  # seat * KINDS + kind -> how many
        self.given_up = vec[i64]()  # seat * KINDS + kind -> how many, known to that seat alone, LOS-48
        self.cards = vec[i64]()  # seat * DOTS + dots -> how many are available
        self.place = vec[i64]()  # seat -> 0 while in, else the place in the ranking
        self.leaving = vec[i64]()  # seat -> 0, else 1 for the first to leave, 2 for the second …, LOS-R47
        self.unseen = vec[i64]()  # what a flip can show -> how many such tiles nobody has seen
        self.pool = vec[i64]()  # kind -> how many
        self.paid = vec[i64]()  # field -> the turn in which its +1 last gave a step, LOS-41
        self.flips = vec[i64]()  # the fields to be flipped, then NOWHERE
        self.seat: i64 = 0  # whose turn it is, who places or is dealt to
        self.phase: i64 = los.DEAL
        self.placed: i64 = 0  # how far LOS-12 has come
        self.turn: i64 = 0  # turns begun
        self.kind: i64 = los.NOWHERE  # the hand tile being laid
        self.boost: i64 = 0  # extra steps from the hand
        self.mode: i64 = 0  # what the card is used for
        self.card: i64 = 0  # dots
        self.piece: i64 = los.NOWHERE  # the moving one
        self.made: i64 = 0  # steps
        self.left: i64 = 0  # steps
        self.exit: i64 = los.NOWHERE  # the tunnel chosen to come out of
        self.after: i64 = los.AFTER_STEP  # what follows the flips
        self.quiet: i64 = 0  # LOS-90
        self.changed = False  # this turn is not quiet
        self.sudden = False  # LOS-91
        # From here on everything follows from the fields above: see `ground.rebuild`.
        self.free = vec[i64]()  # field -> 1 if a piece may enter it now
        self.near = vec[i64]()  # field -> how many neighbours are bridges
        self.tunnels = vec[i64]()  # the tunnel fields in order
        self.held = vec[i64]()  # seat -> how many tiles
        self.tunnel_count: i64 = 0
        self.hidden: i64 = 0  # fields
        self.used: i64 = 0  # fields
        self.bridgeable: i64 = 0  # USED fields without a bridge beside them
        self.unseen_total: i64 = 0
        self.pool_total: i64 = 0
        self.in_game: i64 = 0  # seats
        self.flip_count: i64 = 0

    def copy_from(self, other: "LosData") -> None:
        """Takes over every field of another state of the same plan."""
        self.actor = other.actor
        self.terrain = other.terrain[:]
        self.at = other.at[:]
        self.locked = other.locked[:]
        self.emerged = other.emerged[:]
        self.hand = other.hand[:]
        self.given_up = other.given_up[:]
        self.cards = other.cards[:]
        self.place = other.place[:]
        self.leaving = other.leaving[:]
        self.unseen = other.unseen[:]
        self.pool = other.pool[:]
        self.paid = other.paid[:]
        self.flips = other.flips[:]
        self.seat = other.seat
        self.phase = other.phase
        self.placed = other.placed
        self.turn = other.turn
        self.kind = other.kind
        self.boost = other.boost
        self.mode = other.mode
        self.card = other.card
        self.piece = other.piece
        self.made = other.made
        self.left = other.left
        self.exit = other.exit
        self.after = other.after
        self.quiet = other.quiet
        self.changed = other.changed
        self.sudden = other.sudden
        self.free = other.free[:]
        self.near = other.near[:]
        self.tunnels = other.tunnels[:]
        self.held = other.held[:]
        self.tunnel_count = other.tunnel_count
        self.hidden = other.hidden
        self.used = other.used
        self.bridgeable = other.bridgeable
        self.unseen_total = other.unseen_total
        self.pool_total = other.pool_total
        self.in_game = other.in_game
        self.flip_count = other.flip_count

    def fill(self, unseen: list[int], pool: list[int]) -> None:
        """Everything face down, nothing dealt yet. LOS-03, LOS-04, LOS-05"""
        seats = self.plan.seats
        around = self.plan.fields + 1
        self.terrain = room(around)
        self.at = filled(2 * seats, los.NOWHERE)
        self.locked = room(2 * seats)
        self.emerged = room(2 * seats)
        self.hand = room(seats * los.KINDS)
        self.given_up = room(seats * los.KINDS)
        self.cards = room(seats * los.DOTS)
        for seat in range(seats):
            return_cards(self, seat)  # LOS-09
        self.place = room(seats)
        self.leaving = room(seats)
        self.unseen = vec[i64](unseen)
        self.pool = vec[i64](pool)
        self.paid = room(around)
        self.flips = filled(2 * seats, los.NOWHERE)
        self.free = room(around)
        self.near = room(around)
        self.tunnels = room(around)
        self.held = room(seats)


def filled(size: i64, value: i64) -> "vec[i64]":
    return vec[i64]([value] * size)


def return_cards(state: LosData, seat: i64) -> None:
    """All four cards are available: 1, 1, 2 and 3 dots."""
    state.cards[seat * los.DOTS + 1] = 2
    state.cards[seat * los.DOTS + 2] = 1
    state.cards[seat * los.DOTS + 3] = 1

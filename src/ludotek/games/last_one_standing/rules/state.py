"""The fields of a state, each declared and copied by name. Hot: compiled with mypyc."""

from mypy_extensions import i64

from ludotek.kernel.state import CHANCE, State, room
from ludotek.kernel.vecs import vec

from . import plan as los
from .plan import Plan


class LosData(State):
    """What the functions of the rules work on; `rules/game.py` makes a State of it."""

    def __init__(self, plan: Plan) -> None:
        """Empty: `fill` says what the buffers hold, `copy_from` takes them over."""
        self.actor = CHANCE
        self.story = None
        self.plan = plan
        self.seat: i64 = 0  # whose turn it is, who places or is dealt to
        self.phase: i64 = los.DEAL
        self.placed: i64 = 0  # how far LOS-12 has come
        self.turn: i64 = 0  # turns begun
        self.kind: i64 = los.NOWHERE  # the hand tile being laid
        self.boost: i64 = 0  # extra steps from the hand
        self.mode: i64 = los.OWN  # what the card is used for
        self.card: i64 = 0  # dots
        self.piece: i64 = los.NOWHERE  # the moving one
        self.made: i64 = 0  # steps
        self.left: i64 = 0  # steps
        self.exit: i64 = los.NOWHERE  # the tunnel chosen to come out of
        self.after: i64 = los.AFTER_STEP  # what follows the flips
        self.quiet: i64 = 0  # LOS-90
        self.changed = False  # this turn is not quiet
        self.sudden = False  # LOS-91
        # The rest follows from other fields: see `ground.rebuild`.
        self.tunnel_count: i64 = 0
        self.hidden: i64 = 0  # fields
        self.used: i64 = 0  # fields
        self.bridgeable: i64 = 0  # USED fields without a bridge beside them
        self.unseen_total: i64 = 0
        self.in_game: i64 = 0  # seats
        self.leavers: i64 = 0  # seats
        # Assigned here, a buffer is known to be there, and reading it is faster.
        self.terrain = self.at = self.locked = self.emerged = self.hand = self.given_up = self.cards = vec[i64]()
        self.place = self.leaving = self.unseen = self.pool = self.paid = self.flips = vec[i64]()
        self.free = self.near = self.tunnels = self.packed = vec[i64]()

    def fill(self, unseen: list[int], pool: list[int]) -> None:
        """Everything face down, nothing dealt yet. LOS-03, LOS-04, LOS-05

        One field more than the board has stands for everything outside it: a wall.
        """
        seats = self.plan.seats
        around = self.plan.fields + 1
        cards = self.plan.cards * seats
        self.terrain = room(around)  # field -> terrain
        self.at = room(2 * seats, los.NOWHERE)  # piece -> field
        self.locked = room(2 * seats)  # piece -> 1 if locked
        self.emerged = room(2 * seats)  # piece -> 1 if it stands on the exit it came out of, LOS-R21
        self.hand = room(seats * los.KINDS)  # seat * KINDS + kind -> how many
        self.given_up = room(seats * los.KINDS)  # the same, known to that seat alone, LOS-48
        self.cards = vec[i64](cards)  # seat * DOTS + dots -> how many are available, LOS-09
        self.place = room(seats)  # seat -> 0 while in, else the place in the ranking
        self.leaving = room(seats)  # seat -> 0, else 1 for the first to leave, 2 for the second …, LOS-R47
        self.unseen = vec[i64](unseen)  # what a flip can show -> how many such tiles nobody has seen
        self.pool = vec[i64](pool)  # kind -> how many
        self.paid = room(around)  # field -> the turn in which its +1 last gave a step, LOS-41
        self.flips = room(2 * seats + 1, los.NOWHERE)  # the fields to be flipped, then NOWHERE
        self.rebuild()

    def copy_from(self, other: "LosData") -> None:
        """Takes over every field of another state of the same plan."""
        self.actor = other.actor
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
        self.tunnel_count = other.tunnel_count
        self.hidden = other.hidden
        self.used = other.used
        self.bridgeable = other.bridgeable
        self.unseen_total = other.unseen_total
        self.in_game = other.in_game
        self.leavers = other.leavers
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
        self.free = other.free[:]
        self.near = other.near[:]
        self.tunnels = other.tunnels[:]
        self.packed = other.packed[:]

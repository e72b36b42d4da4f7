"""The board under the pieces: terrain, who stands where, and where a step is possible. Hot: compiled with mypyc.

`free`, `near`, `tunnels` and the counters follow `terrain` and `at`; `refresh` makes them anew.
One field more than the board has stands for everything outside it: a wall.
"""

from mypy_extensions import i64

from ludotek.games.last_one_standing.rules.codes import (
    BRIDGE,
    ENDED,
    HIDDEN,
    NOWHERE,
    TUNNEL,
    USED,
    WALL,
    Plan,
)
from ludotek.kernel.state import OVER, State
from ludotek.kernel.story import LooseEvent
from ludotek.kernel.vecs import vec


class Ground(State):
    def __init__(
        self,
        plan: Plan,
        terrain: "vec[i64]",
        free: "vec[i64]",
        near: "vec[i64]",
        paid: "vec[i64]",
        tunnels: "vec[i64]",
        at: "vec[i64]",
        locked: "vec[i64]",
        emerged: "vec[i64]",
        hand: "vec[i64]",
        held: "vec[i64]",
        given_up: "vec[i64]",
        cards: "vec[i64]",
        place: "vec[i64]",
        leaving: "vec[i64]",
        unseen: "vec[i64]",
        pool: "vec[i64]",
        flips: "vec[i64]",
        actor: i64,
        seat: i64,
        phase: i64,
    ) -> None:
        self.actor = actor
        self.story = None
        self.plan = plan
        self.terrain = terrain  # field -> terrain
        self.free = free  # field -> 1 if a piece may enter it now
        self.near = near  # field -> how many neighbours are bridges
        self.paid = paid  # field -> the turn in which its +1 last gave a step, LOS-41
        self.tunnels = tunnels  # the tunnel fields in order
        self.at = at  # piece -> field or NOWHERE
        self.locked = locked  # piece -> 1 if locked
        self.emerged = emerged  # piece -> 1 if it stands on the exit it came out of, LOS-R21
        self.hand = hand  # seat * 6 + kind -> how many
        self.held = held  # seat -> how many tiles
        self.given_up = given_up  # seat * 6 + kind -> how many, known to that seat alone, LOS-48
        self.cards = cards  # seat * 4 + dots -> how many are available
        self.place = place  # seat -> 0 while in, else the place in the ranking
        self.leaving = leaving  # seat -> 0, else which to leave first, LOS-R47
        self.unseen = unseen  # what a flip can show -> how many such tiles nobody has seen
        self.pool = pool  # kind -> how many
        self.flips = flips  # the fields to be flipped
        self.seat: i64 = seat  # whose turn it is, who places or is dealt to
        self.phase: i64 = phase
        self.tunnel_count: i64 = 0
        self.hidden: i64 = 0  # fields
        self.used: i64 = 0  # fields
        self.bridgeable: i64 = 0  # USED fields without a bridge beside them
        self.unseen_total: i64 = 0
        self.pool_total: i64 = 0
        self.in_game: i64 = 0  # seats
        self.placed: i64 = 0  # how far LOS-12 has come
        self.turn: i64 = 0  # turns begun
        self.kind: i64 = NOWHERE  # the hand tile being played
        self.boost: i64 = 0  # extra steps from the hand
        self.mode: i64 = 0
        self.card: i64 = 0
        self.piece: i64 = NOWHERE
        self.made: i64 = 0  # steps
        self.left: i64 = 0  # steps
        self.exit: i64 = NOWHERE
        self.flip_count: i64 = 0
        self.flip_at: i64 = 0
        self.after: i64 = 0
        self.quiet: i64 = 0  # LOS-90
        self.changed = False  # this turn is not quiet
        self.sudden = False  # LOS-91

    def copy_scalars(self, other: "Ground") -> None:
        """Take over from another state what the constructor does not take."""
        self.tunnel_count = other.tunnel_count
        self.hidden = other.hidden
        self.used = other.used
        self.bridgeable = other.bridgeable
        self.unseen_total = other.unseen_total
        self.pool_total = other.pool_total
        self.in_game = other.in_game
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
        self.flip_count = other.flip_count
        self.flip_at = other.flip_at
        self.after = other.after
        self.quiet = other.quiet
        self.changed = other.changed
        self.sudden = other.sudden

    def refresh(self) -> None:
        """Make all tables that follow from others: for a state that was set up by hand."""
        plan = self.plan
        terrain = self.terrain
        terrain[plan.fields] = WALL
        self.tunnel_count = 0
        self.hidden = 0
        self.used = 0
        self.bridgeable = 0
        for field in range(plan.fields + 1):
            self.free[field] = plan.is_open[terrain[field]]
            self.near[field] = 0
        for piece in range(2 * plan.seats):
            if self.at[piece] != NOWHERE:
                self.free[self.at[piece]] = 0
        for field in range(plan.fields):
            if terrain[field] == HIDDEN:
                self.hidden += 1
            elif terrain[field] == USED:
                self.used += 1
                self.bridgeable += 1
            elif terrain[field] == TUNNEL:
                self.tunnels[self.tunnel_count] = field
                self.tunnel_count += 1
        for field in range(plan.fields):
            if terrain[field] == BRIDGE:
                self.bridge_here(field, 1)
        self.unseen_total = total(self.unseen)
        self.pool_total = total(self.pool)
        self.in_game = 0
        for seat in range(plan.seats):
            if self.place[seat] == 0:
                self.in_game += 1

    # Terrain

    def set_terrain(self, field: i64, kind: i64) -> None:
        """Change a field on which no piece stands."""
        terrain = self.terrain
        old = terrain[field]
        terrain[field] = kind
        self.free[field] = self.plan.is_open[kind]
        self.changed = True
        if old == HIDDEN:
            self.hidden -= 1
        elif old == USED:
            self.used -= 1
            if self.near[field] == 0:
                self.bridgeable -= 1
        elif old == TUNNEL:
            self.drop_tunnel(field)
        elif old == BRIDGE:
            self.bridge_here(field, -1)
        if kind == USED:
            self.used += 1
            if self.near[field] == 0:
                self.bridgeable += 1
        elif kind == TUNNEL:
            self.add_tunnel(field)
        elif kind == BRIDGE:
            self.bridge_here(field, 1)

    def bridge_here(self, field: i64, change: i64) -> None:
        """Count a bridge in or out at its neighbours. LOS-57, LOS-R18: only sides matter"""
        plan = self.plan
        near = self.near
        for direction in range(4):
            beside = plan.steps[field * 4 + direction]
            before = near[beside]
            near[beside] = before + change
            if self.terrain[beside] == USED:
                if before == 0:
                    self.bridgeable -= 1
                elif before + change == 0:
                    self.bridgeable += 1

    def add_tunnel(self, field: i64) -> None:
        tunnels = self.tunnels
        k = self.tunnel_count
        while k > 0 and tunnels[k - 1] > field:
            tunnels[k] = tunnels[k - 1]
            k -= 1
        tunnels[k] = field
        self.tunnel_count += 1

    def drop_tunnel(self, field: i64) -> None:
        tunnels = self.tunnels
        k: i64 = 0
        while tunnels[k] != field:
            k += 1
        self.tunnel_count -= 1
        while k < self.tunnel_count:
            tunnels[k] = tunnels[k + 1]
            k += 1

    # Pieces

    def put(self, piece: i64, to: i64) -> None:
        """Stand a piece on a field, or take it off the board."""
        start = self.at[piece]
        if start != NOWHERE:
            self.free[start] = self.plan.is_open[self.terrain[start]]
        self.at[piece] = to
        if to != NOWHERE:
            self.free[to] = 0  # LOS-25, LOS-R02

    def can_step(self, piece: i64) -> bool:
        """LOS-80: a legal walk or a legal dive right now."""
        field = self.at[piece]
        if field == NOWHERE:
            return False
        if self.has_free_neighbour(field):
            return True
        return self.terrain[field] == TUNNEL and self.can_dive(piece)

    def has_free_neighbour(self, field: i64) -> bool:
        free = self.free
        steps = self.plan.steps
        base = field * 4
        return (
            free[steps[base]] != 0
            or free[steps[base + 1]] != 0
            or free[steps[base + 2]] != 0
            or free[steps[base + 3]] != 0
        )

    def can_dive(self, piece: i64) -> bool:
        """LOS-72: a piece on a tunnel, with another one to come out of."""
        for k in range(self.tunnel_count):  # noqa: SIM110 - a generator is slow here
            if self.is_exit(piece, self.tunnels[k]):
                return True
        return False

    def is_exit(self, piece: i64, tunnel: i64) -> bool:
        """LOS-73, LOS-77, LOS-R23: free, which leaves out the one the piece stands on, and with a free field beside."""
        if self.free[tunnel] == 0:
            return False
        if self.plan.on_exit:
            return self.emerged[piece] == 0  # LOS-R21: no second dive from an exit
        return self.has_free_neighbour(tunnel)

    def can_move(self, seat: i64) -> bool:
        """LOS-81: one piece that can step is enough."""
        return self.can_step(2 * seat) or self.can_step(2 * seat + 1)

    def must_pass(self, seat: i64) -> bool:
        """LOS-64, LOS-R27: every own piece that can step is locked."""
        for piece in range(2 * seat, 2 * seat + 2):  # noqa: SIM110 - as above
            if self.locked[piece] == 0 and self.can_step(piece):
                return False
        return True

    def has_movable_opponent(self, seat: i64) -> bool:
        for piece in range(2 * self.plan.seats):  # noqa: SIM110 - as above
            if piece >> 1 != seat and self.can_step(piece):
                return True
        return False

    def layable(self) -> i64:
        """How many fields take a wall or a tunnel. LOS-50, LOS-53, LOS-R15, LOS-R16"""
        count = self.hidden + self.used
        for piece in range(2 * self.plan.seats):
            field = self.at[piece]
            if field != NOWHERE and self.terrain[field] == HIDDEN:
                count -= 1
        return count

    def finish(self) -> None:
        self.actor = OVER
        self.phase = ENDED

    def tell(self, kind: str, seat: i64, value: i64, field: i64) -> None:
        story = self.story
        if story is not None:
            story.append(LooseEvent(kind, {"seat": seat, "value": value, "field": field}))


def total(counts: "vec[i64]") -> i64:
    found: i64 = 0
    for k in range(len(counts)):
        found += counts[k]
    return found

"""The table: the fields of a state, each declared by name; terrain and pieces; what may be chosen.

Hot: compiled with mypyc.
"""

from mypy_extensions import i64

from ludotek.games.last_one_standing.board import BOARD_TILES, POOL_TILES
from ludotek.kernel.hands import count_of, insert_sorted, remove_sorted, total_of
from ludotek.kernel.state import CHANCE, OVER, State, room
from ludotek.kernel.vecs import vec

from . import plan as los
from .plan import Plan


class Table(State):
    """What the functions of the rules work on."""

    def __init__(self, plan: Plan) -> None:
        """Empty: `begin` says what the buffers hold, `copy` takes them over."""
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
        # The rest follows from other fields: see `rebuild`.
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

    def begin(self) -> None:
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
        self.unseen = vec[i64](list(BOARD_TILES[seats]))  # what a flip can show -> how many such tiles nobody has seen
        self.pool = vec[i64](list(POOL_TILES[seats]))  # kind -> how many
        self.paid = room(around)  # field -> the turn in which its +1 last gave a step, LOS-41
        self.flips = room(2 * seats + 1, los.NOWHERE)  # the fields to be flipped, then NOWHERE
        self.rebuild()

    # A state set up by hand

    def rebuild(self) -> None:
        """Computes every field that follows from others."""
        self.rebuild_board()
        self.unseen_total = total_of(self.unseen, 0, los.TERRAINS)
        self.in_game = count_of(self.place, 0)
        self.leavers = self.plan.seats - count_of(self.leaving, 0)
        self.placed = min(self.placed, 2 * self.plan.seats)
        is_chance = self.phase in (los.DEAL, los.FLIP, los.DRAW)
        self.actor = OVER if self.phase == los.ENDED else CHANCE if is_chance else self.seat
        if self.phase != los.FLIP:
            self.after = los.AFTER_STEP
            self.flips = room(2 * self.plan.seats + 1, los.NOWHERE)

    def rebuild_board(self) -> None:
        plan = self.plan
        terrain = self.terrain
        terrain[plan.fields] = los.WALL
        self.free = room(plan.fields + 1)  # field -> 1 if a piece may enter it now
        self.near = room(plan.fields + 1)  # field -> how many neighbours are bridges
        self.tunnels = room(plan.fields + 1)  # the tunnel fields in order
        self.packed = room((plan.fields + 7) // 8)  # the terrain, eight fields to a word
        self.tunnel_count = 0
        self.hidden = count_of(terrain, los.HIDDEN)
        self.used = count_of(terrain, los.USED)
        self.bridgeable = self.used
        for field in range(plan.fields):
            self.free[field] = plan.is_open[terrain[field]]
            self.packed[field >> 3] |= terrain[field] << ((field & 7) << 3)
            if terrain[field] == los.TUNNEL:
                self.tunnels[self.tunnel_count] = field
                self.tunnel_count += 1
            elif terrain[field] == los.BRIDGE:
                self.bridge_here(field, 1)
        for field in self.at:
            if field != los.NOWHERE:
                self.free[field] = 0

    # Terrain

    def set_terrain(self, field: i64, kind: i64) -> None:
        """Changes a field on which no piece stands."""
        old = self.terrain[field]
        self.terrain[field] = kind
        self.packed[field >> 3] += (kind - old) << ((field & 7) << 3)
        self.free[field] = self.plan.is_open[kind]
        self.changed = True
        if old == los.HIDDEN:
            self.hidden -= 1
        elif old == los.USED:
            self.used_here(field, -1)
        elif old == los.TUNNEL:
            remove_sorted(self.tunnels, 0, self.tunnel_count, field, los.NOWHERE)
            self.tunnel_count -= 1
        elif old == los.BRIDGE:
            self.bridge_here(field, -1)
        if kind == los.USED:
            self.used_here(field, 1)
        elif kind == los.TUNNEL:
            insert_sorted(self.tunnels, 0, self.tunnel_count, field)
            self.tunnel_count += 1
        elif kind == los.BRIDGE:
            self.bridge_here(field, 1)

    def used_here(self, field: i64, change: i64) -> None:
        """Counts a used field in or out."""
        self.used += change
        if self.near[field] == 0:
            self.bridgeable += change

    def bridge_here(self, field: i64, change: i64) -> None:
        """Counts a bridge in or out at its neighbours. LOS-57, LOS-R18: only sides matter"""
        near = self.near
        for direction in range(4):
            beside = self.plan.steps[field * 4 + direction]
            before = near[beside]
            near[beside] = before + change
            if self.terrain[beside] == los.USED:
                if before == 0:
                    self.bridgeable -= 1
                elif before + change == 0:
                    self.bridgeable += 1

    def hand_size(self, seat: i64) -> i64:
        return total_of(self.hand, seat * los.KINDS, los.KINDS)

    def layable(self) -> i64:
        """How many fields take a wall or a tunnel. LOS-50, LOS-53, LOS-R15, LOS-R16"""
        count = self.hidden + self.used
        for piece in range(2 * self.plan.seats):
            field = self.at[piece]
            if field != los.NOWHERE and self.terrain[field] == los.HIDDEN:
                count -= 1
        return count

    # Pieces

    def put(self, piece: i64, to: i64) -> None:
        """Stands a piece on a field, or takes it off the board."""
        start = self.at[piece]
        if start != los.NOWHERE:
            self.free[start] = self.plan.is_open[self.terrain[start]]
        self.at[piece] = to
        if to != los.NOWHERE:
            self.free[to] = 0  # LOS-25, LOS-R02

    def can_step(self, piece: i64) -> bool:
        """LOS-80: a legal walk or a legal dive right now."""
        field = self.at[piece]
        if field == los.NOWHERE:
            return False
        if self.has_free_neighbour(field):
            return True
        if self.terrain[field] == los.TUNNEL:
            for k in range(self.tunnel_count):  # LOS-72: another tunnel to come out of
                if self.is_exit(piece, self.tunnels[k]):
                    return True
        return False

    def has_free_neighbour(self, field: i64) -> bool:
        free = self.free
        steps = self.plan.steps
        base = field * 4
        if free[steps[base]] != 0 or free[steps[base + 1]] != 0:
            return True
        return free[steps[base + 2]] != 0 or free[steps[base + 3]] != 0

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

    def suits(self, piece: i64, use: i64) -> bool:
        """Whether the player whose turn it is may choose a piece for this use."""
        if use == los.LOCK:
            return self.at[piece] != los.NOWHERE and self.locked[piece] == 0  # LOS-60, LOS-R28: stuck ones too
        if use == los.OPPONENT:
            return piece >> 1 != self.seat and self.can_step(piece)  # LOS-66, LOS-70, LOS-R31: locked ones too
        return piece >> 1 == self.seat and self.locked[piece] == 0 and self.can_step(piece)  # LOS-21, LOS-63, LOS-R42

    def has_piece(self, use: i64) -> bool:
        for piece in range(2 * self.plan.seats):  # noqa: SIM110 - a generator is slow here
            if self.suits(piece, use):
                return True
        return False

    # Legal actions: nothing is allocated

    def legal_into(self, out: "vec[i64]") -> i64:
        phase = self.phase
        if phase == los.STEP:
            return self.steps_into(out)
        if phase == los.TILE or phase == los.DISCARD:
            return self.tiles_into(out)
        if phase == los.CARD:
            return self.cards_into(out)
        if phase == los.PIECE or phase == los.TILE_PIECE:
            return self.pieces_into(self.mode if phase == los.PIECE else los.LOCK, out)
        if phase == los.LAND:
            return self.walks_into(self.exit, out)
        return self.places_into(out) if phase == los.PLACE else self.lays_into(out)

    def places_into(self, out: "vec[i64]") -> i64:
        """LOS-13, LOS-R47"""
        free = self.free
        found: i64 = 0
        for field in range(self.plan.fields):
            if free[field] != 0:
                out[found] = field
                found += 1
        return found

    def lays_into(self, out: "vec[i64]") -> i64:
        """LOS-50, LOS-53, LOS-55, LOS-R15, LOS-R16; a bridge: LOS-56, LOS-57."""
        terrain = self.terrain
        free = self.free
        near = self.near
        is_bridge = self.kind == los.BRIDGE_TILE
        found: i64 = 0
        for field in range(self.plan.fields):
            here = terrain[field]
            if here == los.USED:
                if is_bridge and near[field] != 0:
                    continue
            elif here != los.HIDDEN or is_bridge or free[field] == 0:
                continue
            out[found] = field
            found += 1
        return found

    def tiles_into(self, out: "vec[i64]") -> i64:
        """LOS-17, LOS-R33: none, or a kind that has a use. LOS-47: any kind is given up. Equal tiles are one choice."""
        fields = self.plan.fields
        base = self.seat * los.KINDS
        is_played = self.phase == los.TILE
        found: i64 = 0
        if is_played:
            out[0] = fields + los.NONE
            found = 1
        for kind in range(los.KINDS):
            if self.hand[base + kind] > 0 and (not is_played or self.has_use(kind)):
                out[found] = fields + los.TILES + kind
                found += 1
        return found

    def has_use(self, kind: i64) -> bool:
        if kind == los.SKIP_TILE:
            return self.has_piece(los.LOCK)  # LOS-60
        if kind == los.MOVE_TILE:
            has_card = self.plan.expert or self.cards[self.seat * los.DOTS + 1] > 0  # LOS-69: any card will do
            return has_card and self.has_piece(los.OPPONENT)  # LOS-65
        if kind == los.BRIDGE_TILE:
            return self.bridgeable > 0  # LOS-56
        return (kind == los.PLUS1_TILE and not self.plan.lays_plus1) or self.layable() > 0  # LOS-59, LOS-50

    def cards_into(self, out: "vec[i64]") -> i64:
        """LOS-20, LOS-R40: every different value; LOS-66: for MOVE a 1; LOS-R41: for a pass any."""
        first = self.plan.fields + los.CARDS
        most: i64 = 1 if self.mode == los.OPPONENT and not self.plan.expert else 3
        found: i64 = 0
        for dots in range(1, most + 1):
            if self.cards[self.seat * los.DOTS + dots] > 0:
                out[found] = first + dots
                found += 1
        return found

    def pieces_into(self, use: i64, out: "vec[i64]") -> i64:
        first = self.plan.fields + los.PIECES
        found: i64 = 0
        for piece in range(2 * self.plan.seats):
            if self.suits(piece, use):
                out[found] = first + piece
                found += 1
        return found

    def steps_into(self, out: "vec[i64]") -> i64:
        """LOS-22, LOS-72, LOS-78, LOS-R06: every direction, every exit; stop where an option allows it."""
        plan = self.plan
        field = self.at[self.piece]
        found = self.walks_into(field, out)
        if self.terrain[field] == los.TUNNEL:  # LOS-71, LOS-R22: to dive is a possibility, never a duty
            for k in range(self.tunnel_count):
                if self.is_exit(self.piece, self.tunnels[k]):
                    out[found] = self.tunnels[k]
                    found += 1
        may_stop = self.made > 0 if plan.up_to else plan.may_stop and self.made >= self.card  # LOS-R03, LOS-R09
        if may_stop:  # LOS-26: never with the usual rules
            out[found] = plan.fields + los.NONE
            found += 1
        return found

    def walks_into(self, start: i64, out: "vec[i64]") -> i64:
        """LOS-23, LOS-24. Out of an exit: LOS-77, LOS-78: the entry is not free, as the piece still stands there."""
        free = self.free
        steps = self.plan.steps
        first = self.plan.fields + los.WALK
        found: i64 = 0
        for direction in range(4):  # written in any case, counted if it is free: to guess which it is costs more
            out[found] = first + direction
            found += i64(free[steps[start * 4 + direction]] != 0)
        return found

"""What may be chosen in every phase. Hot: compiled with mypyc."""

from mypy_extensions import i64

from ludotek.games.last_one_standing.rules.codes import (
    BRIDGE_TILE,
    CARD,
    CARDS,
    DISCARD,
    HIDDEN,
    KINDS,
    LAND,
    MOVE_TILE,
    NONE,
    NOWHERE,
    OPPONENT,
    PIECE,
    PIECES,
    PLUS1_TILE,
    SKIP_TILE,
    STEP,
    TILE,
    TILE_FIELD,
    TILE_PIECE,
    TILES,
    USED,
)
from ludotek.games.last_one_standing.rules.steps import Steps
from ludotek.kernel.vecs import vec


class Choices(Steps):
    """`legal_into` writes into the buffer it is given and allocates nothing."""

    def legal_into(self, out: "vec[i64]") -> i64:
        phase = self.phase
        if phase == STEP:
            return self.steps_into(out)
        if phase == TILE:
            return self.tiles_into(out)
        if phase == CARD:
            return self.cards_into(out)
        if phase == PIECE:
            return self.pieces_into(out)
        if phase == LAND:
            return self.landings_into(out)
        if phase == TILE_FIELD:
            return self.tile_fields_into(out)
        if phase == TILE_PIECE:
            return self.targets_into(out)
        if phase == DISCARD:
            return self.hand_into(out)
        return self.places_into(out)

    def places_into(self, out: "vec[i64]") -> i64:
        """LOS-13: any field without a piece; one that a leaver's piece left used or walled is closed, LOS-R47."""
        free = self.free
        found: i64 = 0
        for field in range(self.plan.fields):
            if free[field] != 0:
                out[found] = field
                found += 1
        return found

    def tiles_into(self, out: "vec[i64]") -> i64:
        """LOS-17: none, or one of the kinds in the hand that has a legal use. LOS-R33: also for a stuck player"""
        first = self.plan.fields + TILES
        base = self.seat * KINDS
        out[0] = self.plan.fields + NONE
        found: i64 = 1
        for kind in range(KINDS):
            if self.hand[base + kind] > 0 and self.has_use(kind):
                out[found] = first + kind
                found += 1
        return found

    def has_use(self, kind: i64) -> bool:
        if kind == SKIP_TILE:
            return self.has_unlocked_piece()  # LOS-60
        if kind == MOVE_TILE:
            has_card = self.plan.expert or self.cards[self.seat * 4 + 1] > 0  # LOS-69: any card will do
            return has_card and self.has_movable_opponent(self.seat)  # LOS-65
        if kind == BRIDGE_TILE:
            return self.bridgeable > 0  # LOS-56
        if kind == PLUS1_TILE and not self.plan.lays_plus1:
            return True  # LOS-59
        return self.layable() > 0  # LOS-50

    def has_unlocked_piece(self) -> bool:
        for piece in range(2 * self.plan.seats):  # noqa: SIM110 - a generator is slow here
            if self.at[piece] != NOWHERE and self.locked[piece] == 0:
                return True
        return False

    def tile_fields_into(self, out: "vec[i64]") -> i64:
        """LOS-50, LOS-53, LOS-55, LOS-R16: anywhere on the board; a bridge: LOS-56, LOS-57."""
        terrain = self.terrain
        free = self.free
        near = self.near
        is_bridge = self.kind == BRIDGE_TILE
        found: i64 = 0
        for field in range(self.plan.fields):
            here = terrain[field]
            if here == USED:
                if not is_bridge or near[field] == 0:
                    out[found] = field
                    found += 1
            elif here == HIDDEN and not is_bridge and free[field] != 0:  # LOS-R15
                out[found] = field
                found += 1
        return found

    def targets_into(self, out: "vec[i64]") -> i64:
        """LOS-60, LOS-R28: any piece that is not locked yet, stuck ones too."""
        first = self.plan.fields + PIECES
        found: i64 = 0
        for piece in range(2 * self.plan.seats):
            if self.at[piece] != NOWHERE and self.locked[piece] == 0:
                out[found] = first + piece
                found += 1
        return found

    def cards_into(self, out: "vec[i64]") -> i64:
        """LOS-20, LOS-R40: every different value; LOS-66: for MOVE a 1; LOS-R41: for a pass any."""
        base = self.seat * 4
        first = self.plan.fields + CARDS
        most: i64 = 1 if self.mode == OPPONENT and not self.plan.expert else 3
        found: i64 = 0
        for dots in range(1, most + 1):
            if self.cards[base + dots] > 0:
                out[found] = first + dots
                found += 1
        return found

    def pieces_into(self, out: "vec[i64]") -> i64:
        """LOS-21, LOS-63, LOS-R42: own ones, not locked. LOS-66, LOS-70, LOS-R31: for MOVE all opposing ones."""
        first = self.plan.fields + PIECES
        seat = self.seat
        found: i64 = 0
        if self.mode == OPPONENT:
            for piece in range(2 * self.plan.seats):
                if piece >> 1 != seat and self.can_step(piece):
                    out[found] = first + piece
                    found += 1
            return found
        for piece in range(2 * seat, 2 * seat + 2):
            if self.locked[piece] == 0 and self.can_step(piece):
                out[found] = first + piece
                found += 1
        return found

    def hand_into(self, out: "vec[i64]") -> i64:
        first = self.plan.fields + TILES
        base = self.seat * KINDS
        found: i64 = 0
        for kind in range(KINDS):  # LOS-47: equal tiles are one choice
            if self.hand[base + kind] > 0:
                out[found] = first + kind
                found += 1
        return found

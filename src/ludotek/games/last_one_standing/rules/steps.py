"""Moving: one step and all that follows from it, in the order of LOS-38. Hot: compiled with mypyc."""

from mypy_extensions import i64

from ludotek.games.last_one_standing.rules.codes import (
    AFTER_STEP,
    DISCARD,
    DRAW,
    FLIP,
    HAND,
    HIDDEN,
    KINDS,
    LAND,
    NONE,
    NOWHERE,
    PLUS1,
    QUESTION,
    STEP,
    TILES,
    TUNNEL,
    USED,
    WALK,
)
from ludotek.games.last_one_standing.rules.ground import Ground
from ludotek.kernel.rng import Rng
from ludotek.kernel.state import CHANCE
from ludotek.kernel.story import LooseEvent
from ludotek.kernel.vecs import vec


class Steps(Ground):
    # What may be chosen

    def steps_into(self, out: "vec[i64]") -> i64:
        """LOS-22, LOS-72, LOS-78, LOS-R06: every direction, every exit; stop where an option allows it."""
        plan = self.plan
        free = self.free
        piece = self.piece
        field = self.at[piece]
        first = plan.fields + WALK
        found: i64 = 0
        for direction in range(4):
            if free[plan.steps[field * 4 + direction]] != 0:  # LOS-23, LOS-24
                out[found] = first + direction
                found += 1
        if self.terrain[field] == TUNNEL:  # LOS-71, LOS-R22: to dive is a possibility, never a duty
            for k in range(self.tunnel_count):
                if self.is_exit(piece, self.tunnels[k]):
                    out[found] = self.tunnels[k]
                    found += 1
        if self.may_stop():
            out[found] = plan.fields + NONE
            found += 1
        return found

    def may_stop(self) -> bool:
        """LOS-26: never with the usual rules."""
        plan = self.plan
        if plan.up_to:
            return self.made > 0  # LOS-R03
        return plan.may_stop and self.made >= self.card  # LOS-R09

    def landings_into(self, out: "vec[i64]") -> i64:
        """LOS-77, LOS-78: the entry is not free, because the piece still stands there."""
        plan = self.plan
        found: i64 = 0
        for direction in range(4):
            if self.free[plan.steps[self.exit * 4 + direction]] != 0:
                out[found] = plan.fields + WALK + direction
                found += 1
        return found

    # What is chosen

    def choose_step(self, action: i64) -> None:
        plan = self.plan
        if action == plan.fields + NONE:
            if self.story is not None:
                self.tell("stopped", self.seat, self.left, self.at[self.piece])
            self.move_over()
        elif action >= plan.fields:
            self.step(plan.steps[self.at[self.piece] * 4 + action - plan.fields - WALK], NOWHERE, False)
        elif plan.on_exit:
            self.step(action, NOWHERE, True)  # LOS-R21
        else:
            self.exit = action
            self.phase = LAND
            if self.story is not None:
                self.tell("dives", self.seat, self.piece, action)

    def choose_landing(self, action: i64) -> None:
        exit = self.exit
        self.exit = NOWHERE
        self.step(self.plan.steps[exit * 4 + action - self.plan.fields - WALK], exit, False)  # LOS-74

    # The step: LOS-38, LOS-R46

    def step(self, to: i64, exit: i64, emerges: bool) -> None:
        piece = self.piece
        start = self.at[piece]
        self.put(piece, to)  # (1)
        self.made += 1
        self.left -= 1  # (4)
        if self.story is not None:
            self.story.append(
                LooseEvent("stepped", {"seat": piece >> 1, "piece": piece, "from": start, "to": to, "exit": exit})
            )
        if exit != NOWHERE:
            self.set_terrain(exit, USED)  # (2) LOS-75, LOS-79, LOS-R24, LOS-R25
            if self.story is not None:
                self.tell("tunnel_removed", self.seat, 0, exit)
        if self.terrain[start] == HIDDEN:
            self.flips[0] = start  # (3) LOS-28; LOS-30: only now that it is left
            self.flip_count = 1
            self.flip_at = 0
            self.after = AFTER_STEP
            self.phase = FLIP
            self.actor = CHANCE
            return
        self.leave_face_up(piece, start)
        if emerges:
            self.emerged[piece] = 1
        self.finish_step(start, NOWHERE)

    def leave_face_up(self, piece: i64, start: i64) -> None:
        """LOS-29, LOS-58, LOS-76, LOS-R20: it stays as it is."""
        if self.emerged[piece] != 0:
            self.close_exit(piece, start)
        elif self.sudden:
            self.set_terrain(start, USED)  # LOS-91
            if self.story is not None:
                self.tell("worn_out", self.seat, 0, start)

    def close_exit(self, piece: i64, field: i64) -> None:
        """LOS-R21: the tunnel that a piece came out on goes when the piece goes."""
        self.emerged[piece] = 0
        self.set_terrain(field, USED)
        if self.story is not None:
            self.tell("tunnel_removed", self.seat, 0, field)

    def flip(self, kind: i64) -> None:
        """Chance shows what lies under a field: every unseen tile is equally likely. LOS-04"""
        field = self.flips[self.flip_at]
        self.flip_at += 1
        self.unseen[kind] -= 1
        self.unseen_total -= 1
        self.set_terrain(field, kind)  # LOS-35, LOS-36, LOS-42, LOS-43, LOS-44, LOS-R19
        if self.story is not None:
            self.tell("flipped", self.seat, kind, field)
        if self.after == AFTER_STEP:
            self.finish_step(field, kind)  # LOS-37
        else:
            self.go_on_flipping()  # LOS-85, LOS-R36: nothing else comes of it

    def finish_step(self, start: i64, shown: i64) -> None:
        if shown == PLUS1:
            self.extra_step(start)  # (5) LOS-39
        to = self.at[self.piece]
        if self.terrain[to] == PLUS1 and self.paid[to] != self.turn:  # LOS-41, LOS-R10
            self.extra_step(to)  # (6) LOS-40
        if shown == QUESTION and self.pool_total > 0 and self.leaving[self.seat] == 0:  # (7) LOS-45, LOS-R13
            self.phase = DRAW  # LOS-R11: without asking; LOS-R14: for the active player; LOS-46: only now
            self.actor = CHANCE
        else:
            self.go_on()

    def extra_step(self, field: i64) -> None:
        self.left += 1
        self.paid[field] = self.turn
        if self.story is not None:
            self.tell("extra_step", self.seat, self.piece, field)

    def draw(self, kind: i64) -> None:
        seat = self.seat
        self.take(seat, kind)
        if self.story is not None:
            self.tell("drew", seat, kind, NOWHERE)
        if self.held[seat] > HAND:
            self.phase = DISCARD  # LOS-47
            self.actor = seat
        else:
            self.go_on()

    def take(self, seat: i64, kind: i64) -> None:
        self.pool[kind] -= 1
        self.pool_total -= 1
        self.hand[seat * KINDS + kind] += 1
        self.held[seat] += 1

    def discard(self, kind: i64) -> None:
        seat = self.seat
        self.hand[seat * KINDS + kind] -= 1
        self.held[seat] -= 1
        self.given_up[seat * KINDS + kind] += 1  # LOS-48, LOS-R17: out of the game, unseen
        if self.story is not None:
            self.tell("discarded", seat, kind, NOWHERE)
        self.go_on()

    def go_on(self) -> None:
        """(8) The next step, or the end of the move."""
        if self.leaving[self.seat] != 0:
            self.go_out(self.seat)  # LOS-R47: the rest of the move is dropped
        elif self.left > 0 and self.can_step(self.piece):
            self.phase = STEP  # LOS-26, LOS-R05: compulsory, whatever was turned over
            self.actor = self.seat
        else:
            if self.left > 0 and self.story is not None:
                self.tell("steps_lost", self.seat, self.left, self.at[self.piece])  # LOS-27, LOS-R04
            self.move_over()

    # Chance

    def chances(self) -> list[tuple[int, int]]:
        found: list[tuple[int, int]] = []
        if self.phase == FLIP:
            for kind in range(len(self.unseen)):
                if self.unseen[kind] > 0:
                    found.append((kind, self.unseen[kind]))
            return found
        for kind in range(KINDS):  # LOS-05, LOS-R45: one common pool
            if self.pool[kind] > 0:
                found.append((self.plan.fields + TILES + kind, self.pool[kind]))
        return found

    def sample(self, rng: Rng) -> i64:
        if self.phase == FLIP:
            return pick(self.unseen, rng.below(self.unseen_total))
        return self.plan.fields + TILES + pick(self.pool, rng.below(self.pool_total))

    # The rest of the turn: see turns.py

    def move_over(self) -> None:
        raise NotImplementedError

    def go_out(self, seat: i64) -> None:
        raise NotImplementedError

    def go_on_flipping(self) -> None:
        raise NotImplementedError


def pick(counts: "vec[i64]", ticket: i64) -> i64:
    """On which of these the ticket falls when they are laid end to end."""
    kind: i64 = 0
    while ticket >= counts[kind]:
        ticket -= counts[kind]
        kind += 1
    return kind

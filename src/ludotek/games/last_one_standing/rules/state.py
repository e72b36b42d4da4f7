"""The state of Last One Standing: a turn, in the order of LOS-38. Hot: compiled with mypyc."""

from mypy_extensions import i64

from ludotek.games.last_one_standing import events
from ludotek.kernel.hands import count_of, draw_anew, draw_kind, total_of
from ludotek.kernel.observation import Observation
from ludotek.kernel.rng import Rng
from ludotek.kernel.state import CHANCE
from ludotek.kernel.vecs import vec

from . import advice, observation, turns
from . import plan as los
from .table import Table


class LosState(Table):
    def copy(self) -> "LosState":
        other = LosState(self.plan)
        other.actor = self.actor
        other.seat = self.seat
        other.phase = self.phase
        other.placed = self.placed
        other.turn = self.turn
        other.kind = self.kind
        other.boost = self.boost
        other.mode = self.mode
        other.card = self.card
        other.piece = self.piece
        other.made = self.made
        other.left = self.left
        other.exit = self.exit
        other.after = self.after
        other.quiet = self.quiet
        other.changed = self.changed
        other.sudden = self.sudden
        other.tunnel_count = self.tunnel_count
        other.hidden = self.hidden
        other.used = self.used
        other.bridgeable = self.bridgeable
        other.unseen_total = self.unseen_total
        other.in_game = self.in_game
        other.leavers = self.leavers
        other.terrain = self.terrain[:]
        other.at = self.at[:]
        other.locked = self.locked[:]
        other.emerged = self.emerged[:]
        other.hand = self.hand[:]
        other.given_up = self.given_up[:]
        other.cards = self.cards[:]
        other.place = self.place[:]
        other.leaving = self.leaving[:]
        other.unseen = self.unseen[:]
        other.pool = self.pool[:]
        other.paid = self.paid[:]
        other.flips = self.flips[:]
        other.free = self.free[:]
        other.near = self.near[:]
        other.tunnels = self.tunnels[:]
        other.packed = self.packed[:]
        return other

    def redeal(self, seat: i64, rng: Rng) -> None:
        """Puts all tiles that this seat has not seen back to the pool, and deals them to where such tiles were.

        LOS-08, LOS-48, LOS-86: no rule ties a kind to one of these places, so every deal is equally likely.
        """
        pool = self.pool
        for held in range(self.plan.seats * los.KINDS):
            if held // los.KINDS != seat:
                pool[held % los.KINDS] += self.hand[held] + self.given_up[held]
        left = total_of(pool, 0, los.KINDS)
        for other in range(self.plan.seats):
            if other != seat:
                left = draw_anew(self.hand, other * los.KINDS, los.KINDS, pool, left, rng)
                left = draw_anew(self.given_up, other * los.KINDS, los.KINDS, pool, left, rng)

    def width(self) -> i64:
        return self.plan.fields + los.WIDTH

    def apply(self, action: i64) -> None:
        phase = self.phase
        kind = action - self.plan.fields - los.TILES  # of hand tile, in the phases that are about one
        piece = action - self.plan.fields - los.PIECES
        if phase == los.FLIP:
            self.flip(action)
        elif phase == los.STEP or phase == los.LAND:
            self.choose_step(action)
        elif phase == los.TILE:
            self.choose_tile(kind)
        elif phase == los.CARD:
            self.use_card(action - self.plan.fields - los.CARDS)
        elif phase == los.PIECE:
            self.choose_piece(piece)
        elif phase == los.TILE_FIELD:
            self.lay(action)
        elif phase == los.TILE_PIECE:
            self.lock(piece)
        elif phase == los.DISCARD:
            self.discard(kind)
        elif phase == los.PLACE:
            turns.place_piece(self, action)
        else:
            self.draw(kind)

    # Before the first step: LOS-16

    def choose_tile(self, kind: i64) -> None:
        """Plays a hand tile, or none if the kind is below zero."""
        if kind < 0:
            if self.story is not None:
                self.emit(events.Notice(self.seat, "no_tile"))
            self.examine()
            return
        self.hand[self.seat * los.KINDS + kind] -= 1  # LOS-49
        self.changed = True
        if self.story is not None:
            turns.tell_tile(self, "played", kind)
        if kind == los.MOVE_TILE:
            self.mode = los.OPPONENT  # LOS-67; a boost does not count for it, LOS-R07
            self.phase = los.CARD
        elif kind == los.SKIP_TILE:
            self.phase = los.TILE_PIECE
        elif kind == los.PLUS1_TILE and not self.plan.lays_plus1:
            self.boost += 1  # LOS-59
            self.after_tile()
        else:
            self.kind = kind
            self.phase = los.TILE_FIELD

    def lay(self, field: i64) -> None:
        is_unseen = self.terrain[field] == los.HIDDEN
        seat, kind = self.seat, self.kind
        self.kind = los.NOWHERE
        self.set_terrain(field, kind + 1)  # LOS-52; LOS-54: a wall is for good
        if self.story is not None:
            self.emit(events.Laid(seat, "laid", kind, self.hand_size(seat), self.hand[seat * los.KINDS + kind], field))
            if is_unseen:
                self.emit(events.FieldEvent("hidden_removed", field))  # LOS-51: unseen, it stays among the unseen
        self.after_tile()

    def lock(self, piece: i64) -> None:
        self.locked[piece] = 1  # LOS-61, LOS-62
        if self.story is not None:
            self.emit(events.PieceEvent(self.seat, "locked", piece))
        self.after_tile()

    def after_tile(self) -> None:
        if self.plan.any_tiles and self.hand_size(self.seat) > 0:
            self.phase = los.TILE  # LOS-R07
        else:
            self.examine()

    def examine(self) -> None:
        """LOS-82, LOS-R32: when the tile phase is over, and only then; LOS-R34: pieces block like anything else."""
        seat = self.seat
        if not self.can_move(seat):
            turns.go_out(self, seat)
            return
        can_choose = self.suits(2 * seat, los.OWN) or self.suits(2 * seat + 1, los.OWN)
        self.mode = los.OWN if can_choose else los.PASS  # LOS-19, LOS-64, LOS-R27: those that can step are locked
        self.phase = los.CARD  # LOS-18: no tile from now on

    def use_card(self, dots: i64) -> None:
        cards = self.cards
        base = self.seat * los.DOTS
        self.card = dots
        cards[base + dots] -= 1  # LOS-32
        if self.story is not None:
            self.emit(events.CardUsed(self.seat, dots, self.mode == los.PASS))
        if cards[base + 1] + cards[base + 2] + cards[base + 3] == 0:
            for number in range(los.DOTS):
                cards[base + number] = self.plan.cards[number]  # LOS-33
            if self.story is not None:
                self.emit(events.Notice(self.seat, "cards_back"))
        if self.mode == los.PASS:
            turns.end_turn(self)
        else:
            self.phase = los.PIECE

    def choose_piece(self, piece: i64) -> None:
        self.piece = piece  # LOS-21: all steps with this one
        self.left = self.card  # LOS-R30: both modes are alike but for the boost
        if self.mode == los.OWN:
            self.left += self.boost  # LOS-68
        self.phase = los.STEP
        if self.story is not None:
            self.emit(events.PieceEvent(self.seat, "chosen", piece))

    # The step: LOS-38, LOS-R46

    def choose_step(self, action: i64) -> None:
        """A step, a landing or a stop."""
        plan = self.plan
        exit = self.exit
        if action == plan.fields + los.NONE:
            self.emit(events.StepsLeft(self.seat, "stopped", self.left))
            self.end_move()
        elif action >= plan.fields:
            start = self.at[self.piece] if exit == los.NOWHERE else exit
            self.exit = los.NOWHERE
            self.step(plan.steps[start * 4 + action - plan.fields - los.WALK], exit, False)  # LOS-74
        elif plan.on_exit:
            self.step(action, los.NOWHERE, True)  # LOS-R21
        else:
            self.exit = action
            self.phase = los.LAND
            if self.story is not None:
                self.emit(events.PieceEvent(self.seat, "dives", self.piece))

    def step(self, to: i64, exit: i64, emerges: bool) -> None:
        """One step of the moving piece. `exit`: the tunnel that a dive comes out of; or it emerges right on one."""
        piece = self.piece
        start = self.at[piece]
        self.put(piece, to)  # (1)
        self.made += 1
        self.left -= 1  # (4)
        if self.story is not None:
            self.emit(events.Stepped(piece >> 1, piece, start, to, None if exit == los.NOWHERE else exit))
        if exit != los.NOWHERE:
            turns.remove_tunnel(self, piece, exit)  # (2) LOS-75, LOS-79, LOS-R24, LOS-R25
        if self.terrain[start] == los.HIDDEN:
            self.flips[0] = start  # (3) LOS-28; LOS-30: only now that it is left
            self.phase = los.FLIP
            self.actor = CHANCE
            return
        if self.emerged[piece] != 0:
            turns.remove_tunnel(self, piece, start)
        elif self.sudden:
            self.set_terrain(start, los.USED)  # LOS-91; otherwise it stays as it is: LOS-29, LOS-58, LOS-76, LOS-R20
            if self.story is not None:
                self.emit(events.FieldEvent("worn_out", start))
        if emerges:
            self.emerged[piece] = 1
        self.finish_step(start, los.NOWHERE)

    def flip(self, terrain: i64) -> None:
        """Chance shows what lies under a field: every unseen tile is equally likely. LOS-04"""
        field = self.flips[0]
        self.unseen[terrain] -= 1
        self.unseen_total -= 1
        self.set_terrain(field, terrain)  # LOS-35, LOS-36, LOS-42, LOS-43, LOS-44, LOS-R19
        if self.story is not None:
            self.emit(events.Flipped(field, terrain))
        if self.after == los.AFTER_STEP:
            self.flips[0] = los.NOWHERE  # it was the only one
            self.finish_step(field, terrain)  # LOS-37
            return
        k: i64 = 0
        while self.flips[k] != los.NOWHERE:
            self.flips[k] = self.flips[k + 1]
            k += 1
        turns.go_on_flipping(self, self.after)  # LOS-85, LOS-R36: nothing else comes of it

    def finish_step(self, start: i64, shown: i64) -> None:
        if shown == los.PLUS1:
            self.extra_step(start)  # (5) LOS-39
        to = self.at[self.piece]
        if self.terrain[to] == los.PLUS1 and self.paid[to] != self.turn:  # LOS-41, LOS-R10
            self.extra_step(to)  # (6) LOS-40
        if shown == los.QUESTION and self.leaving[self.seat] == 0 and total_of(self.pool, 0, los.KINDS) > 0:  # LOS-R13
            self.phase = los.DRAW  # (7) LOS-45, LOS-R11: without asking; LOS-R14: for the active one; LOS-46: only now
            self.actor = CHANCE
        else:
            self.go_on()

    def extra_step(self, field: i64) -> None:
        self.left += 1
        self.paid[field] = self.turn
        if self.story is not None:
            self.emit(events.PieceOnField(self.seat, "extra_step", self.piece, field))

    def draw(self, kind: i64) -> None:
        """From the pool to the hand of the player whose turn it is: at the beginning, or for a question mark."""
        if self.story is not None:
            turns.tell_tile(self, "dealt" if self.phase == los.DEAL else "drew", kind)
        self.pool[kind] -= 1
        self.hand[self.seat * los.KINDS + kind] += 1
        if self.phase == los.DEAL:
            turns.go_on_dealing(self)
        elif self.hand_size(self.seat) > los.HAND:
            self.phase = los.DISCARD  # LOS-47
            self.actor = self.seat
        else:
            self.go_on()

    def discard(self, kind: i64) -> None:
        self.hand[self.seat * los.KINDS + kind] -= 1
        self.given_up[self.seat * los.KINDS + kind] += 1  # LOS-48, LOS-R17: out of the game, unseen
        if self.story is not None:
            turns.tell_tile(self, "discarded", kind)
        self.go_on()

    def go_on(self) -> None:
        """(8) The next step, or the end of the move."""
        if self.leaving[self.seat] != 0:
            turns.go_out(self, self.seat)  # LOS-R47: the rest of the move is dropped
        elif self.left > 0 and self.can_step(self.piece):
            self.phase = los.STEP  # LOS-26, LOS-R05: compulsory, whatever was turned over
            self.actor = self.seat
        else:
            if self.left > 0 and self.story is not None:
                self.emit(events.StepsLeft(self.seat, "steps_lost", self.left))  # LOS-27, LOS-R04
            self.end_move()

    def end_move(self) -> None:
        if self.mode == los.OPPONENT and not self.can_move(self.seat):
            turns.go_out(self, self.seat)  # LOS-83, LOS-R29
        else:
            turns.end_turn(self)  # LOS-31

    # Chance

    def chances(self) -> list[tuple[int, int]]:
        """LOS-04, LOS-05, LOS-R45: what is left of one common pool, here and there."""
        is_flip = self.phase == los.FLIP
        counts, first = (self.unseen, 0) if is_flip else (self.pool, self.plan.fields + los.TILES)
        return [(first + kind, counts[kind]) for kind in range(len(counts)) if counts[kind] > 0]

    def sample(self, rng: Rng) -> i64:
        if self.phase == los.FLIP:
            return los.USED + draw_kind(self.unseen, los.USED, self.unseen_total, rng)
        return self.plan.fields + los.TILES + draw_kind(self.pool, 0, total_of(self.pool, 0, los.KINDS), rng)

    # Leaving and the end

    def is_playing(self, seat: i64) -> bool:
        """The last one in has won already, though the fields under the others are still to be flipped."""
        return self.in_game > 1 and self.place[seat] == 0 and self.leaving[seat] == 0

    def leave(self, seat: i64) -> None:
        """LOS-R47: at once in the player's turn, else when the turn ends; the game is over if only one stays."""
        self.leavers += 1
        self.leaving[seat] = self.leavers
        staying = [other for other in range(self.plan.seats) if self.leaving[other] == 0 and self.place[other] == 0]
        self.emit(events.Notice(seat, "left"))
        if len(staying) == 1:
            turns.retire(self, los.NOWHERE)
            turns.finish(self)
        elif self.phase == los.DEAL:
            turns.rank(self, seat)
            turns.go_on_dealing(self)
        elif self.phase == los.PLACE or (self.phase == los.FLIP and self.after == los.AFTER_PLACE):
            turns.rank(self, seat)
            turns.take_off(self, seat)
            turns.go_on_flipping(self, los.AFTER_PLACE)
        elif seat == self.seat and (self.actor == seat or self.phase == los.DRAW):
            turns.go_out(self, seat)

    def final_scores(self) -> list[float]:
        """1.0 for the winner; winners who share it have equal parts."""
        winners = count_of(self.place, 1)
        return [1.0 / float(winners) if place == 1 else 0.0 for place in self.place]

    # Advice for search

    def weight_of(self, action: i64) -> i64:
        return advice.weight_of(self, action)

    def features(self, seat: i64, out: "vec[float]") -> i64:
        return advice.features(self, seat, out)

    def seen(self, action: i64, observer: i64) -> i64:
        return advice.seen(self, action, observer)

    # For learning

    def observe(self, seat: i64, out: Observation) -> None:
        observation.observe(self, seat, out)

    def codes_into(self, out: "vec[i64]") -> i64:
        found = self.legal_into(out)
        if self.phase == los.PIECE or self.phase == los.TILE_PIECE:
            for k in range(found):
                out[k] = observation.encode(self, out[k])
        return found

    def encode(self, action: i64) -> i64:
        return observation.encode(self, action)

    def decode(self, code: i64) -> i64:
        return observation.decode(self, code)

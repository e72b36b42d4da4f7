"""The rules of Sequence put together: what the kernel asks of a state, answered by its phases."""

from mypy_extensions import i32, i64

from ludotek.kernel.observation import Observation
from ludotek.kernel.rng import Rng
from ludotek.kernel.state import CHANCE, OVER
from ludotek.kernel.vecs import vec

from . import advice, advice_weights, asides, legal, observation, turns
from . import plan as codes
from .plan import CARD, CARDS, NOBODY, PLAY
from .state import SequenceState


class SequenceGame(SequenceState):
    def copy(self) -> "SequenceGame":
        other = SequenceGame(self.plan)
        other.actor = self.actor
        other.cards.copy_from(self.cards)
        other.chips.copy_from(self.chips)
        other.talk.copy_from(self.talk)
        other.opening = self.opening if self.phase >= PLAY else self.opening[:]
        other.away = self.away
        other.due = self.due[:] if self.plan.strict else self.due
        other.phase = self.phase
        other.seat = self.seat
        other.drawer = self.drawer
        other.why = self.why
        other.dealer = self.dealer
        other.exchanged = self.exchanged
        other.swaps = self.swaps
        other.passes = self.passes
        other.idle = self.idle
        other.turn = self.turn
        other.marking = self.marking
        other.marks = self.marks
        other.winner = self.winner
        other.ending = self.ending
        other.last = self.last
        return other

    def width(self) -> i64:
        return codes.WIDTH

    def legal_into(self, out: "vec[i64]") -> i64:
        if self.actor != self.seat or self.talk.owing > 0:
            return legal.gifts_into(self, out)
        if self.marking > 0:
            return legal.lines_into(self, out)
        return legal.plays_into(self, out)

    def apply(self, action: i64) -> None:
        chosen = action & codes.ACTION_MASK
        if self.actor == CHANCE:
            if self.phase == PLAY:
                turns.drawn(self, action)
            elif self.phase == codes.DEAL:
                turns.deal(self, action)
            else:
                turns.draw_for_dealer(self, action)
        elif chosen < codes.EXCHANGE:
            turns.play(self, chosen >> CARD, chosen & codes.CELL_MASK, action >> codes.CLAIM)
        elif chosen < codes.GIVE:
            turns.exchange(self, chosen - codes.EXCHANGE)
        elif chosen < codes.PASS:
            turns.give_up(self, chosen - codes.GIVE)
        elif chosen == codes.PASS:
            turns.pass_turn(self)
        elif chosen < codes.MARK:
            turns.mark_line(self, chosen - codes.LINE)
        else:
            turns.mark_play(self, (chosen - codes.MARK) // codes.CELLS, (chosen - codes.MARK) % codes.CELLS)

    def chances(self) -> list[tuple[int, int]]:
        """SEQ-15: cards come from what is left."""
        left = self.cards.left
        return [(int(card), int(left[card])) for card in range(CARDS) if left[card] > 0]

    def sample(self, rng: Rng) -> i64:
        return self.cards.sample(rng)

    def resolve(self, rng: Rng) -> None:
        """The same draws, without asking again what they are for."""
        while self.actor == CHANCE:
            if self.phase == PLAY:
                turns.drawn(self, self.cards.sample(rng))
            else:
                self.apply(self.cards.sample(rng))

    def redeal(self, seat: i64, rng: Rng) -> None:
        """Other hands and the draw pile, until the game is over. SEQ-16"""
        if self.actor != OVER:
            shown = self.seat if self.marking > 0 else NOBODY
            self.cards.redeal(seat, shown, self.marking >> CARD, rng)

    def seen(self, action: i64, observer: i64) -> i64:
        return advice.seen(self, action, observer)

    def is_playing(self, seat: i64) -> bool:
        return not self.away[seat]

    def interjections(self, seat: i64) -> list[int]:
        return [] if self.actor == OVER or self.away[seat] else asides.open_to(self, seat)

    def interject(self, seat: i64, action: i64) -> None:
        asides.interject(self, seat, action)

    def reflex(self, seat: i64) -> i64:
        """Nobody who thinks of it lets a card go. SEQ-R10"""
        if self.plan.strict and asides.may_draw(self, seat):
            return codes.DRAW
        return 0

    def final_scores(self) -> list[float]:
        """1.0 for every player of the side that won, a draw is shared by the sides; nothing for those who left."""
        sides = [self.plan.side(seat) for seat in range(self.plan.seats)]
        is_drawn = self.winner == NOBODY
        scores = [1.0 / float(self.plan.sides) if is_drawn else float(side == self.winner) for side in sides]
        return [0.0 if self.away[seat] else score for seat, score in enumerate(scores)]

    # Advice for search

    def weight_of(self, action: i64) -> i64:
        return advice_weights.weight_of(self, action)

    def features(self, seat: i64, out: "vec[float]") -> i64:
        return advice.features(self, seat, out)

    def team(self, seat: i64) -> i64:
        return self.plan.side(seat)

    # For learning

    def observe(self, seat: i64, out: Observation) -> None:
        observation.observe(self, seat, out)

    def codes(self) -> i64:
        return observation.CODES

    def encode(self, action: i64) -> i64:
        return observation.encode(self, action)

    def decode(self, code: i64) -> i64:
        return observation.decode(self, code)

    def mask_into(self, scratch: "vec[i64]", out: "vec[i64]", at: i64, listed: "vec[i32]", first: i64) -> i64:
        if self.actor == self.seat and self.talk.owing == 0 and self.marking == 0:
            return observation.plays_mask(self, out, at, listed, first)
        return super().mask_into(scratch, out, at, listed, first)

"""The rules of Sequence put together: what the kernel asks of a state, answered by its phases."""

from mypy_extensions import i64

from ludotek.games.sequence.rules import advice, asides, legal, opening, turns
from ludotek.games.sequence.rules.plan import (
    ACCUSE,
    ACTION_MASK,
    CARD,
    CARDS,
    CELL_MASK,
    CELLS,
    CLAIM,
    CONFIRM,
    DEAL,
    DRAW,
    EXCHANGE,
    GIVE,
    LINE,
    MARK,
    NOBODY,
    PASS,
    PLAY,
    WIDTH,
    Plan,
)
from ludotek.games.sequence.rules.state import SequenceState
from ludotek.kernel.rng import Rng
from ludotek.kernel.state import CHANCE, LEAVE, OVER
from ludotek.kernel.vecs import vec


class SequenceGame(SequenceState):
    def copy(self) -> "SequenceGame":
        plan = self.plan
        other = SequenceGame(plan)
        other.actor = self.actor
        other.cards.copy_from(self.cards)
        other.chips.copy_from(self.chips)
        other.talk.copy_from(self.talk)
        other.opening = self.opening if self.phase >= PLAY else self.opening[:]
        other.away = self.away
        other.due = self.due[:] if plan.strict else self.due
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
        return WIDTH

    def legal_into(self, out: "vec[i64]") -> i64:
        if self.actor != self.seat or self.talk.owing > 0:
            return legal.gifts_into(self, out)
        if self.marking > 0:
            return legal.lines_into(self, out)
        return legal.plays_into(self, out)

    def apply(self, action: i64) -> None:
        if self.actor == CHANCE:
            if self.phase == PLAY:
                turns.drawn(self, action)
            elif self.phase == DEAL:
                opening.deal(self, action)
            else:
                opening.draw_for_dealer(self, action)
            return
        chosen = action & ACTION_MASK
        if chosen < EXCHANGE:
            turns.play(self, chosen >> CARD, chosen & CELL_MASK, action >> CLAIM)
        elif chosen < GIVE:
            turns.exchange(self, chosen - EXCHANGE)
        elif chosen < PASS:
            turns.give_up(self, chosen - GIVE)
        elif chosen == PASS:
            turns.pass_turn(self)
        elif chosen < MARK:
            turns.mark_line(self, chosen - LINE)
        else:
            turns.mark_play(self, (chosen - MARK) // CELLS, (chosen - MARK) % CELLS)

    # Chance: SEQ-15, cards come from what is left

    def chances(self) -> list[tuple[int, int]]:
        left = self.cards.left
        return [(int(card), int(left[card])) for card in range(CARDS) if left[card] > 0]

    def sample(self, rng: Rng) -> i64:
        return self.cards.sample(rng)

    # Out of turn

    def is_playing(self, seat: i64) -> bool:
        return not self.away[seat]

    def interjections(self, seat: i64) -> list[int]:
        if self.actor == OVER or self.away[seat]:
            return []
        return asides.open_to(self, seat)

    def interject(self, seat: i64, action: i64) -> None:
        if action == LEAVE:
            asides.leave(self, seat)
        elif action == DRAW:
            turns.draw_late(self, seat)
        elif action >= CONFIRM:
            asides.confirm(self, seat, action - CONFIRM)
        else:
            asides.accuse(self, seat, action - ACCUSE)

    def leave(self, seat: i64) -> None:
        asides.leave(self, seat)

    def reflex(self, seat: i64) -> i64:
        """Nobody who thinks of it lets a card go. SEQ-R10"""
        return DRAW if self.plan.strict and asides.may_draw(self, seat) else 0

    # The end

    def final_scores(self) -> list[float]:
        """1.0 for every player of the side that won, a draw is shared by the sides; nothing for who left."""
        plan = self.plan
        found: list[float] = []
        for seat in range(plan.seats):
            score = 1.0 / float(plan.sides) if self.winner == NOBODY else 0.0
            if plan.side(seat) == self.winner:
                score = 1.0
            found.append(0.0 if self.away[seat] else score)
        return found

    # What a seat may not know

    def redeal(self, seat: i64, rng: Rng) -> None:
        """Other hands and the draw pile, until the game is over. SEQ-16"""
        if self.actor != OVER:
            shown = self.seat if self.marking > 0 else NOBODY
            self.cards.redeal(seat, shown, self.marking >> CARD, rng)

    # Advice for search

    def seen(self, action: i64, observer: i64) -> i64:
        return advice.seen(self, action, observer)

    def weigh(self, actions: "vec[i64]", n: i64, weights: "vec[i64]") -> i64:
        return advice.weigh(self, actions, n, weights)

    def features(self, seat: i64, out: "vec[float]") -> i64:
        return advice.features(self, seat, out)

    def team(self, seat: i64) -> i64:
        return self.plan.side(seat)


def begin(plan: Plan) -> SequenceGame:
    """A new game."""
    state = SequenceGame(plan)
    state.begin()
    return state

"""A turn: lay a card, place or remove a chip, draw; or exchange a dead card, or pass."""

from mypy_extensions import i64

from ludotek.games.sequence.rules.opening import Opening
from ludotek.games.sequence.rules.plan import (
    BY_PASSES,
    BY_RESHUFFLES,
    BY_SEQUENCES,
    CELLS,
    EXCHANGE_DRAW,
    LATE_DRAW,
    NO_DRAW,
    NOBODY,
    REMOVER,
    RUNNING,
    TURN_DRAW,
)
from ludotek.kernel.state import CHANCE
from ludotek.kernel.story import LooseEvent


class Turns(Opening):
    def begin_turn(self, seat: i64) -> None:
        self.seat = seat
        self.exchanged = 0
        self.swaps = 0
        self.turn += 1
        self.actor = seat
        if self.plan.talk:
            self.forget_accusations(seat)
            self.let_decide()
        if self.story is not None:
            self.tell("turn", seat, self.turn)

    def forget_accusations(self, seat: i64) -> None:
        """SEQ-R16: they lapse at the accuser's next turn."""
        for side in range(self.plan.sides):
            if self.talk.accuser[side] == seat:
                self.talk.drop(self.plan, side)
                if self.story is not None:
                    self.story.append(LooseEvent("accusation_lapsed", {"seat": seat, "side": side}))

    # Playing a card: SEQ-20, in one move (SEQ-R19)

    def play(self, card: i64, cell: i64, claim: i64) -> None:
        seat = self.seat
        self.cards.lay(seat, card)
        self.passes = 0
        self.idle = 0
        self.last = cell
        if self.plan.strict:
            self.lose_draw(seat)  # SEQ-R10: the next own play
        if self.plan.kinds[card] == REMOVER:
            self.remove(card, cell)
        else:
            self.place(card, cell, claim)
        if self.winner == NOBODY:
            self.draw_for_play()

    def place(self, card: i64, cell: i64, claim: i64) -> None:
        seat = self.seat
        side = self.plan.side(seat)
        chips = self.chips
        if self.story is not None:
            facts = {"seat": seat, "card": card, "copy": self.cards.copies_laid(card), "cell": cell, "side": side}
            self.story.append(LooseEvent("placed", facts))
        if chips.hot[side * CELLS + cell]:
            self.finish_lines(side, cell, claim)  # SEQ-60: at once, without an announcement
        chips.put(side, cell)
        if chips.made[side] >= self.plan.needed:
            self.end(side, BY_SEQUENCES)  # SEQ-03, SEQ-04, SEQ-70

    def finish_lines(self, side: i64, cell: i64, claim: i64) -> None:
        for line in self.chips.claimed(side, cell, claim):
            self.chips.finish(line)
            if self.story is not None:
                facts = {"seat": self.seat, "side": side, "line": line, "made": self.chips.made[side]}
                self.story.append(LooseEvent("sequence", facts))

    def remove(self, card: i64, cell: i64) -> None:
        """SEQ-42, SEQ-45, SEQ-R18: the chip is taken off, and that is the whole play."""
        chips = self.chips
        side = chips.side_at(cell)
        if self.story is not None:
            facts = {"seat": self.seat, "card": card, "copy": self.cards.copies_laid(card), "cell": cell, "side": side}
            self.story.append(LooseEvent("removed", facts))
        if chips.locked[cell] == 0:
            chips.remove(cell)
            return
        broken = chips.undo(chips.line_over(cell))  # SEQ-90, SEQ-91
        if self.story is not None:
            self.story.append(LooseEvent("broken", {"side": side, "line": broken, "made": chips.made[side]}))
        chips.remove(cell)  # in one sequence only: a side with two has won
        again = chips.other_five(broken)
        if again != NOBODY:
            chips.finish(again)  # SEQ-R17
            if self.story is not None:
                self.story.append(LooseEvent("reformed", {"side": side, "line": again, "made": chips.made[side]}))

    # Drawing: SEQ-24, SEQ-25, SEQ-R10, SEQ-R14

    def draw_for_play(self) -> None:
        if self.plan.strict:
            if self.cards.pile > 0 or self.plan.reshuffle:
                self.due[self.seat] = self.turn
            self.end_turn()
        elif self.has_pile():
            self.drawer = self.seat
            self.why = TURN_DRAW
            self.actor = CHANCE
        elif self.ending == RUNNING:
            self.end_turn()

    def has_pile(self) -> bool:
        """Whether a card can be drawn now; an empty pile is made anew from the discards. SEQ-71, SEQ-R14"""
        if self.cards.pile > 0:
            return True
        if not self.plan.reshuffle or self.cards.thrown == 0:
            if self.story is not None:
                self.tell("no_card", self.seat, 0)
            return False
        if self.story is not None:
            self.story.append(LooseEvent("reshuffled", {"cards": self.cards.thrown}))
        self.cards.gather()
        self.idle += 1
        if self.idle == 2:
            self.stop(BY_RESHUFFLES)  # SEQ-R15
            return False
        return True

    def drawn(self, card: i64) -> None:
        seat = self.drawer
        why = self.why
        self.cards.take(seat, card)
        self.drawer = NOBODY
        self.why = NO_DRAW
        if self.story is not None:
            self.story.append(LooseEvent("drawn", {"seat": seat, "card": card, "why": why}))
        if why == TURN_DRAW:
            self.end_turn()
            return
        if why == LATE_DRAW:
            turn = self.due[seat]
            self.due[seat] = 0
            self.close_draws(turn)
        self.let_decide()

    def close_draws(self, turn: i64) -> None:
        """Somebody has played and drawn in this turn: what is still due from earlier turns lapses. SEQ-25"""
        for seat in range(self.plan.seats):
            if self.due[seat] < turn:
                self.lose_draw(seat)

    def lose_draw(self, seat: i64) -> None:
        if self.due[seat] > 0:
            self.due[seat] = 0
            if self.story is not None:
                self.tell("draw_lapsed", seat, 0)

    # Dead cards: SEQ-50 .. SEQ-53

    def may_exchange(self) -> bool:
        if self.exchanged > 0 and not self.plan.any_exchanges:
            return False  # SEQ-52
        if self.cards.pile > 0:
            return True
        return self.plan.reshuffle and self.swaps == 0  # SEQ-R06, SEQ-R14

    def exchange(self, card: i64) -> None:
        """SEQ-51: lay it, draw one, and the turn goes on."""
        self.cards.lay(self.seat, card)
        self.exchanged += 1
        if self.story is not None:
            self.tell_laid("exchanged", self.seat, card)
        if self.cards.pile == 0:
            self.swaps += 1
        if self.has_pile():
            self.drawer = self.seat
            self.why = EXCHANGE_DRAW
            self.actor = CHANCE

    # Passing and the end: SEQ-26, SEQ-R15

    def pass_turn(self) -> None:
        if self.story is not None:
            self.tell("passed", self.seat, 0)
        if self.plan.strict:
            self.close_draws(self.turn)  # SEQ-R10: a pass counts as play and draw
        self.passes = 0 if self.exchanged > 0 else self.passes + 1
        if self.passes >= self.playing():
            self.stop(BY_PASSES)
        else:
            self.end_turn()

    def end_turn(self) -> None:
        self.begin_turn(self.after(self.seat))

    def playing(self) -> i64:
        """How many seats have not left."""
        n: i64 = 0
        for seat in range(self.plan.seats):
            n += 1 - self.away[seat]
        return n

    def stop(self, ending: i64) -> None:
        """Nobody can play any more: a draw, or the side with strictly most sequences wins. SEQ-R15"""
        winner: i64 = NOBODY
        if self.plan.most:
            best: i64 = 0
            for side in range(self.plan.sides):
                if self.chips.made[side] > best:
                    best = self.chips.made[side]
                    winner = side
                elif self.chips.made[side] == best:
                    winner = NOBODY
        self.end(winner, ending)

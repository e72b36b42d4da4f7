"""The state of a game of Sequence: what may be done now, in turn and out of turn."""

from mypy_extensions import i64

from ludotek.games.sequence.rules.cards import full_pack
from ludotek.games.sequence.rules.chips import empty_board
from ludotek.games.sequence.rules.plan import (
    ACCUSE,
    ACTION_MASK,
    BY_LEAVING,
    CARD,
    CELL_MASK,
    CELLS,
    CLAIM,
    CONFIRM,
    DEAL,
    DEALER,
    DRAW,
    EXCHANGE,
    FREE,
    GIVE,
    LATE_DRAW,
    NO_DRAW,
    NOBODY,
    ORDINARY,
    OUT,
    PASS,
    PLAY,
    RUNNING,
    SLOTS,
    WAITING,
    WIDTH,
    WILD,
    Plan,
)
from ludotek.games.sequence.rules.talk import no_talk
from ludotek.games.sequence.rules.turns import Turns
from ludotek.kernel.rng import Rng
from ludotek.kernel.state import CHANCE, LEAVE, OVER, room
from ludotek.kernel.story import LooseEvent
from ludotek.kernel.vecs import vec


class SequenceState(Turns):
    def copy(self) -> "SequenceState":
        plan = self.plan
        return SequenceState(
            plan,
            self.cards.copy(),
            self.chips.copy(),
            self.talk.copy() if plan.talk else self.talk,  # never touched without the option
            self.opening[:],
            self.away[:],
            self.due[:],
            self.actor,
            self.phase,
            self.seat,
            self.drawer,
            self.why,
            self.dealer,
            self.exchanged,
            self.swaps,
            self.passes,
            self.idle,
            self.turn,
            self.winner,
            self.ending,
            self.last,
        )

    def apply(self, action: i64) -> None:
        if self.actor == CHANCE:
            if self.phase == PLAY:
                self.drawn(action)
            elif self.phase == DEAL:
                self.deal(action)
            else:
                self.draw_for_dealer(action)
            return
        chosen = action & ACTION_MASK
        if chosen < EXCHANGE:
            self.play(chosen >> CARD, chosen & CELL_MASK, action >> CLAIM)
        elif chosen == PASS:
            self.pass_turn()
        elif chosen < GIVE:
            self.exchange(chosen - EXCHANGE)
        else:
            self.give_up(chosen - GIVE)

    # Chance: SEQ-15, cards come from what is left

    def chances(self) -> list[tuple[int, int]]:
        left = self.cards.left
        return [(int(card), int(left[card])) for card in range(52) if left[card] > 0]

    def sample(self, rng: Rng) -> i64:
        return self.cards.sample(rng)

    # Legal actions

    def legal_into(self, out: "vec[i64]") -> i64:
        if self.actor != self.seat or self.talk.owing > 0:
            return self.gifts_into(out)
        plan = self.plan
        hands = self.cards.hands
        owner = self.chips.owner
        first = self.seat * SLOTS
        before: i64 = NOBODY
        n: i64 = 0
        may_exchange = self.may_exchange()
        for slot in range(first, first + self.cards.held[self.seat]):
            card = hands[slot]
            if card == before:
                continue
            before = card
            if plan.kinds[card] != ORDINARY:
                n = self.jack_into(out, n, card)
                continue
            one = plan.first[card]  # SEQ-22, SEQ-23, SEQ-R05
            two = plan.second[card]
            is_dead = True
            if owner[one] == FREE:
                n = self.place_into(out, n, card, one)
                is_dead = False
            if owner[two] == FREE:
                n = self.place_into(out, n, card, two)
                is_dead = False
            if is_dead and may_exchange:  # SEQ-50, SEQ-R07
                out[n] = EXCHANGE + card
                n += 1
        if n == 0:
            out[0] = PASS  # SEQ-26, SEQ-R09
            n = 1
        return n

    def place_into(self, out: "vec[i64]", n: i64, card: i64, cell: i64) -> i64:
        """One action for every way to claim. SEQ-65, SEQ-R13"""
        side = self.plan.side(self.seat)
        action: i64 = card << CARD | cell
        claims: i64 = 1
        if self.chips.hot[side * CELLS + cell]:
            claims = self.chips.claims(side, cell)
            if n + claims > WIDTH - 2 * SLOTS:
                claims = 1
        for claim in range(claims):
            out[n] = claim << CLAIM | action
            n += 1
        return n

    def jack_into(self, out: "vec[i64]", n: i64, card: i64) -> i64:
        """SEQ-41: any free space. SEQ-42 .. SEQ-44: any opposing chip that is not locked. SEQ-R08"""
        plan = self.plan
        owner = self.chips.owner
        spaces = plan.spaces  # SEQ-33: without the corners
        if plan.kinds[card] == WILD:
            for k in range(96):
                cell = spaces[k]
                if owner[cell] == FREE:
                    n = self.place_into(out, n, card, cell)
            return n
        own: i64 = 1 << plan.side(self.seat)
        for k in range(96):
            cell = spaces[k]
            chip = owner[cell]
            if chip != FREE and chip != own and (plan.advanced or self.chips.locked[cell] == 0):  # SEQ-90
                out[n] = card << CARD | cell
                n += 1
        return n

    def gifts_into(self, out: "vec[i64]") -> i64:
        """A penalty: any card of the own hand. SEQ-R16"""
        first = self.actor * SLOTS
        before: i64 = NOBODY
        n: i64 = 0
        for slot in range(first, first + self.cards.held[self.actor]):
            card = self.cards.hands[slot]
            if card != before:
                out[n] = GIVE + card
                n += 1
            before = card
        return n

    def give_up(self, card: i64) -> None:
        """Without effect on the board and without a new card. SEQ-80, SEQ-R16"""
        seat = self.actor
        self.cards.lay(seat, card)
        self.talk.settle(seat)
        if self.story is not None:
            self.tell_laid("gave_up", seat, card)
        self.let_decide()

    def is_dead(self, card: i64) -> bool:
        """SEQ-50; SEQ-53: a jack never is."""
        plan = self.plan
        owner = self.chips.owner
        if plan.kinds[card] != ORDINARY:
            return False
        return owner[plan.first[card]] != FREE and owner[plan.second[card]] != FREE

    # Out of turn

    def interjections(self, seat: i64) -> list[int]:
        if self.actor == OVER or self.away[seat]:
            return []
        found: list[int] = [LEAVE]
        if self.may_draw(seat):
            found.append(DRAW)
        if self.plan.talk and self.phase == PLAY:
            for side in range(self.plan.sides):
                if self.may_accuse(seat, side):
                    found.append(ACCUSE + side)
                if self.may_confirm(seat, side):
                    found.append(CONFIRM + side)
        return found

    def reflex(self, seat: i64) -> i64:
        """Nobody who thinks of it lets a card go. SEQ-R10"""
        return DRAW if self.plan.strict and self.may_draw(seat) else 0

    def may_draw(self, seat: i64) -> bool:
        """The own draw of `draw_mode` strict, until it lapses. SEQ-R10"""
        if self.due[seat] == 0 or self.actor < 0:
            return False
        return self.cards.pile > 0 or (self.plan.reshuffle and self.cards.thrown > 0)

    def may_accuse(self, seat: i64, side: i64) -> bool:
        """Any opponent, a team of more than one, and not while an accusation or a penalty is open. SEQ-R16"""
        plan = self.plan
        if plan.side(seat) == side or self.talk.accuser[side] != NOBODY:
            return False
        members: i64 = 0
        for other in range(side, plan.seats, plan.sides):
            if self.talk.owes[other]:
                return False
            members += 1 - self.away[other]
        return plan.seats > plan.sides and members > 0

    def may_confirm(self, seat: i64, side: i64) -> bool:
        if self.plan.side(seat) == side or self.talk.accuser[side] == NOBODY:
            return False
        return self.talk.votes[side * self.plan.seats + seat] == 0

    def interject(self, seat: i64, action: i64) -> None:
        if action == LEAVE:
            self.leave(seat)
        elif action == DRAW:
            self.draw_late(seat)
        elif action >= CONFIRM:
            self.confirm(seat, action - CONFIRM)
        else:
            self.accuse(seat, action - ACCUSE)

    def draw_late(self, seat: i64) -> None:
        if self.has_pile():
            self.drawer = seat
            self.why = LATE_DRAW
            self.actor = CHANCE

    # Table talk: SEQ-80, SEQ-R16

    def accuse(self, seat: i64, side: i64) -> None:
        self.talk.accuser[side] = seat
        if self.story is not None:
            self.story.append(LooseEvent("accused", {"seat": seat, "side": side}))
        self.confirm(seat, side)

    def confirm(self, seat: i64, side: i64) -> None:
        """The penalty takes effect when most of those who are not on the team say so."""
        plan = self.plan
        self.talk.confirm(plan, seat, side)
        others: i64 = 0
        for other in range(plan.seats):
            if plan.side(other) != side and not self.away[other]:
                others += 1
        votes = self.talk.confirmations(plan, side)
        if self.story is not None:
            facts = {"seat": seat, "side": side, "votes": votes, "needed": others // 2 + 1}
            self.story.append(LooseEvent("confirmed", facts))
        if votes * 2 > others:
            self.punish(side)

    def punish(self, side: i64) -> None:
        """Every member gives up a card, but nobody the last one."""
        plan = self.plan
        self.talk.drop(plan, side)
        if self.story is not None:
            self.story.append(LooseEvent("penalty", {"side": side}))
        for seat in range(side, plan.seats, plan.sides):
            if not self.away[seat] and self.cards.held[seat] > 1:
                self.talk.owe(seat)
        self.let_decide()

    # Leaving: SEQ-R24

    def leave(self, seat: i64) -> None:
        self.away[seat] = 1
        self.due[seat] = 0
        if self.story is not None:
            self.tell("left", seat, 0)
        if self.plan.talk:
            self.leave_talk(seat)
        winner = self.last_side()
        if winner != NOBODY:
            self.end(winner, BY_LEAVING)
        elif self.phase == DEALER:
            self.opening[seat] = OUT
            self.next_for_dealer()
        elif self.phase == DEAL:
            if self.drawer == seat:
                self.next_to_deal()
        else:
            self.go_on_without(seat)

    def leave_talk(self, seat: i64) -> None:
        self.forget_accusations(seat)
        self.talk.settle(seat)
        for side in range(self.plan.sides):
            self.talk.votes[side * self.plan.seats + seat] = 0

    def last_side(self) -> i64:
        """The only side that still plays, or NOBODY while there are several."""
        found: i64 = NOBODY
        for seat in range(self.plan.seats):
            if not self.away[seat]:
                side = self.plan.side(seat)
                if found != NOBODY and found != side:
                    return NOBODY
                found = side
        return found

    def go_on_without(self, seat: i64) -> None:
        if self.drawer == seat:
            self.drawer = NOBODY
            self.why = NO_DRAW
        if self.seat == seat:
            self.end_turn()
        self.let_decide()

    def scores(self) -> list[float]:
        """1.0 for every player of the side that won, a draw is shared by the sides; nothing for who left."""
        plan = self.plan
        found: list[float] = []
        for seat in range(plan.seats):
            score = 1.0 / float(plan.sides) if self.winner == NOBODY else 0.0
            if plan.side(seat) == self.winner:
                score = 1.0
            found.append(0.0 if self.away[seat] else score)
        return found


def begin(plan: Plan) -> SequenceState:
    """All cards in the pack, the board empty, everybody about to draw for the dealer. SEQ-13"""
    opening = room(plan.seats)
    for seat in range(plan.seats):
        opening[seat] = WAITING
    return SequenceState(
        plan,
        full_pack(plan.seats),
        empty_board(plan),
        no_talk(plan),
        opening,
        room(plan.seats),
        room(plan.seats),
        CHANCE,
        DEALER,
        0,
        0,
        NO_DRAW,
        NOBODY,
        0,
        0,
        0,
        0,
        0,
        NOBODY,
        RUNNING,
        0,
    )

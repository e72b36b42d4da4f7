"""What a state that is read from a position must fulfil: one that no game can reach is refused with the reason."""

from collections import Counter
from typing import Final

from ludotek.games.das_letzte_gefecht.board import CARDS, COLOURS, SIDES, TOKENS
from ludotek.games.das_letzte_gefecht.options import map_of
from ludotek.kernel.fields import require
from ludotek.kernel.hands import kinds_in

from . import plan as codes
from .final import loser_of_past
from .plan import KINDS, LAST, NOBODY, NONE, PAST, PAST_CARDS, PAST_FIGURE, STACK
from .redeal import OTHER, Part, log_of, ways_of
from .state import GefechtState

LONGEST_LOG: Final = 200


class Moment:
    """What the checks ask of a state again and again."""

    def __init__(self, state: GefechtState) -> None:
        plan, stage, seats = state.plan, int(state.stage), int(state.plan.seats)
        self.seats = range(seats)
        self.order = [(int(state.attacker) + step) % seats for step in range(seats)]  # of play, DLG-R08
        self.turn = int(state.seat_on_turn())
        self.members = [[seat for seat in range(seats) if plan.side[seat] == side] for side in range(2)]
        self.has_down = [bool(state.down[seat] != NONE) for seat in range(seats)]
        self.is_over = stage == codes.DONE
        self.is_turn = stage in (codes.OPT, codes.DRAW, codes.SWAP, codes.PLAY)
        self.is_open = stage in (codes.MOVE, codes.PROP, codes.REPLY, codes.YES, codes.NAME)  # the cards of this phase
        has_ended = state.ending in (codes.BY_FIGURES, codes.BY_BATTLES)
        self.finished = int(state.battle) if has_ended else max(int(state.battle) - 1, 0)  # how many battles are over
        self.turns = [self.turns_of(state, seat) for seat in range(seats)]

    def turns_of(self, state: GefechtState, seat: int) -> int:
        """How often a seat may have taken an optional action in this battle, apart from a swap that goes on."""
        phase, stage = int(state.phase) + 1, state.stage
        if not self.is_turn:
            return 0 if stage == codes.REFILL else phase
        return phase - 1 + (self.has_down[seat] or (seat == self.turn and stage == codes.PLAY))


def battles_lost(state: GefechtState) -> int:
    """By both sides: partners lose together. DLG-80, DLG-93"""
    lost = [[0], [0]]
    for seat in range(state.plan.seats):
        lost[state.plan.side[seat]].append(lost_by(state, seat).bit_count())
    return max(lost[0]) + max(lost[1])


def lost_by(state: GefechtState, seat: int) -> int:
    return int(state.plan.figures[seat]) & ~int(state.figures[seat])


# What holds at every moment


def check(state: GefechtState) -> None:
    now = Moment(state)
    check_planets(state)
    check_figures(state, now)
    check_cards(state)
    check_known(state, now)
    if state.past[0] != NONE:
        check_past(state, now)
    check_end(state, now)
    check_turn(state, now)
    check_log(state)


def check_planets(state: GefechtState) -> None:
    """And which battle is fought there. DLG-11, DLG-12, DLG-R02"""
    battle, limit = int(state.battle), int(state.plan.draw_after)
    right = int(state.plan.attacker_in(battle))
    require(state.attacker == right, f"in battle {battle} seat {right} is the attacker", "DLG-R07")
    require(limit == 0 or battle <= limit, f"battle {battle}: a draw after {limit} battles", "DLG-R25")
    planets, layout = list(state.planets), list(state.plan.layout)
    laid = [int(colour) for colour in planets if colour != NONE]
    for colour, tokens in Counter(laid).items():
        require(tokens <= TOKENS, f"{tokens} planets are {COLOURS[colour]}; there are two of each", "DLG-11")
    require(NONE not in planets[: len(laid)], "planets are laid out from space 0 on", "DLG-11")
    require(battle == 0 or len(laid) == codes.NODES, "in a battle all planets are laid out", "DLG-11")
    require((state.marker == NONE) == (battle == 0), "the marker is on a planet from the first battle on", "DLG-12")
    require(not layout or planets == layout, "the planets lie as the option layout says", "DLG-R02")


def check_figures(state: GefechtState, now: Moment) -> None:
    for seat in now.seats:
        left, figure, deployed = int(state.figures[seat]), int(state.figure_of(seat)), state.deployed[seat] != NONE
        require(not deployed or state.named[seat] == NONE, f"seat {seat} has one figure in a battle at most", "DLG-34")
        is_own = not left & ~int(state.plan.figures[seat])
        require(is_own, f"figures: seat {seat} has only its own figures, each once (DLG-15, DLG-71, DLG-86)")
        require(now.is_over or left > 0, f"seat {seat} has no figures, so it is over", "DLG-03")
        is_there = figure == NONE or left >> figure & 1 == 1
        require(is_there, f"seat {seat} cannot deploy or name a figure that is lost", "DLG-R23")
        require(deployed or not state.ship[seat], f"seat {seat}: a ship needs a deployed figure", "DLG-36")
        mates = now.members[state.plan.side[seat]]
        is_fair = all(int(state.figures[mate]).bit_count() == left.bit_count() for mate in mates)
        require(is_fair, "partners lose figures together and have equally many", "DLG-R24")
    lost = battles_lost(state)
    require(lost <= now.finished, f"{lost} battles were lost, but only {now.finished} are over", "DLG-56")


def check_cards(state: GefechtState) -> None:
    """DLG-13: the cards of both decks, none too often."""
    for side, name in enumerate(SIDES):
        for card in range(KINDS):
            copies, left = int(state.plan.full_decks[card]), int(state.deck[side * STACK + card])
            there = f"{CARDS[card]} of the {name} is there {copies - left} times"
            require(left >= 0, f"{there}; the deck has {copies}", "DLG-13")
        draws = state.stage in (codes.REFILL, codes.DRAW) and state.plan.side[state.seat] == side
        is_left = state.deck[side * STACK + LAST] > 0
        require(is_left or not draws, f"a card is drawn, so the deck of the {name} has one", "DLG-32")


def check_known(state: GefechtState, now: Moment) -> None:
    """DLG-R26: who swapped knows what the partner has. DLG-32: who counts knows what was not shuffled in."""
    for seat in now.seats:
        given, counted = (kinds_in(cards, seat * KINDS, KINDS) for cards in (state.given, state.counted))
        is_there = not Counter([*given, *counted]) - Counter(state.hidden(seat))
        require(is_there, f"known, counted: seat {seat} has not all of these in hand or face down (DLG-R26, DLG-32)")
        partner = int(state.plan.partner[seat])
        require(not given or partner != NOBODY, f"known: seat {seat} has no partner", "DLG-74")
        # Every swap was the optional action of one of the two, and so was every figure and ship.
        pair = () if partner == NOBODY else (seat, partner)
        swaps = max(0, sum(now.turns[one] - int(state.bonus(one)) for one in pair))
        require(len(given) <= swaps, f"known: seat {seat} has had {swaps} swaps at most", "DLG-74")
        late = int(state.late[seat])
        if late != NONE:  # the partner, on turn after this seat, has swapped
            is_held = late in given and late in state.hand(seat)
            require(is_held, f"late: seat {seat} holds that card and got it from the partner", "DLG-R26")
            has_chosen = state.seat == partner and state.stage in (codes.PLAY, codes.DONE)
            is_later = now.order.index(partner) > now.order.index(seat) and (now.has_down[partner] or has_chosen)
            reason = f"late: seat {seat} gets a card after its own is laid, on the partner's turn"
            require(now.has_down[seat] and is_later, reason, "DLG-R26")


def check_past(state: GefechtState, now: Moment) -> None:
    node, loser = int(state.past[0]), int(loser_of_past(state))
    require(NONE not in list(state.past), "past: four cards were played by everybody", "DLG-20")
    require(state.planets[node] != NONE, f"past: there is no planet on {node}", "DLG-11")
    require(now.finished > 0, "past: no battle is over yet", "DLG-02")
    is_new = state.phase == state.opened == 0 or state.ending in (codes.BY_FIGURES, codes.BY_BATTLES)
    require(not is_new or node == state.marker, "the marker stays between battles", "DLG-R06")
    for side, name in enumerate(SIDES):
        seats = now.members[side]
        cards = Counter(int(state.past[seat * PAST + PAST_CARDS + slot]) for seat in seats for slot in range(4))
        for card, count in cards.items():
            is_there = count <= state.plan.full_decks[card]
            require(is_there, f"past: {CARDS[card]} of the {name} is there {count} times", "DLG-13")
        for seat in seats:
            figure = int(state.past[seat * PAST + PAST_FIGURE])
            wanted = lost_by(state, seat) if loser == side else int(state.figures[seat])
            is_right = wanted >> figure & 1 == 1
            require(is_right, f"past: the {COLOURS[figure]} figure of seat {seat} is kept or lost", "DLG-56")


def check_end(state: GefechtState, now: Moment) -> None:
    ending = state.ending
    if not now.is_over:
        is_open = state.winner == NONE and ending == codes.RUNNING and state.leaver == NONE
        require(is_open, "winner, ending and left are for a game that is over")
        return
    require(ending != codes.RUNNING, "a game that is over says how it ended")
    require((state.leaver != NONE) == (ending == codes.BY_LEAVING), "left belongs to the ending leaving", "DLG-R31")
    out = [side for side in range(2) if not any(state.figures[seat] for seat in now.members[side])]
    require(bool(out) == (ending == codes.BY_FIGURES), "a side without figures has lost", "DLG-04")
    if ending == codes.BY_BATTLES:
        is_drawn = state.winner == NONE and state.battle == state.plan.draw_after
        require(is_drawn, "a draw comes after the battles that draw_after says", "DLG-R25")
    else:
        losers = out or [int(state.plan.side[state.leaver])]
        is_right = len(losers) == 1 and state.winner == 1 - losers[0]
        require(is_right, "the winner is the side that has not lost", "DLG-04")


# The moment: whose turn it is, what has been played, what is asked


def check_turn(state: GefechtState, now: Moment) -> None:
    stage, is_first = state.stage, state.battle == 0
    is_set_up = stage in (codes.PLANETS, codes.MARKER, codes.START)
    require(now.is_over or is_set_up == is_first, "battle 0 is the set-up, and only that", "DLG-12")
    require(stage == codes.SWAP or state.offered == NONE, "a card is offered in a swap only", "DLG-74")
    require(stage in (codes.REPLY, codes.YES) or state.proposal == NONE, "nothing is proposed now", "DLG-R15")
    require(stage == codes.YES or state.counter == NONE, "there is no counter-proposal now", "DLG-R15")
    require(now.turn != NOBODY, f"seat {state.seat} has no partner to swap with", "DLG-74")
    if is_first:
        check_set_up(state)
    if state.ending == codes.BY_LEAVING and not is_first:
        check_left(state, now)
    else:
        check_table(state, now)
    if stage == codes.SWAP:
        is_held = int(state.offered) in state.hand(now.turn)
        require(is_held, f"offered: seat {now.turn} offers a card of its hand", "DLG-74")
        require(state.held[state.seat] > 0, f"seat {state.seat} has no card to give", "DLG-R26")
    elif stage == codes.NAME:
        check_naming(state, now)
    elif now.is_open:
        check_lowest(state, now)


def check_set_up(state: GefechtState) -> None:
    has_piles = any(state.pile[side * STACK + LAST] != NONE for side in range(2))
    require(not has_piles, "no card is discarded before the first battle", "DLG-14")
    require(state.phase == state.seat == 0, "seat 0 is the first attacker and begins (DLG-16, DLG-73, DLG-87)")
    stage, is_laid = state.stage, NONE not in list(state.planets)
    require(stage == codes.DONE or is_laid == (stage != codes.PLANETS), "first the planets, then the marker", "DLG-11")
    wanted = codes.START if state.plan.attacker_places else codes.MARKER
    require(stage in (codes.PLANETS, codes.DONE, wanted), f"marker_start={state.plan.options.marker_start}", "DLG-R02")


def check_table(state: GefechtState, now: Moment) -> None:
    """What lies where at this moment. DLG-30, DLG-37, DLG-38; DLG-58: between battles nothing."""
    is_between = not now.is_turn and not now.is_open
    for place, seat in enumerate(now.order):
        opened, is_laid, hands = cards_at(state, now, place)
        held, is_named = int(state.held[seat]), state.named[seat] != NONE
        require(len(state.row(seat)) == opened, f"seat {seat}: {opened} open cards in this phase", "DLG-38")
        is_right = now.has_down[seat] == is_laid
        require(is_right, f"seat {seat}: after a turn a card lies face down, before it none", "DLG-37")
        require(held in hands, f"seat {seat} holds {held} cards, expected {hands[0]} (DLG-14, DLG-R05)")
        is_bare = state.figure_of(seat) == NONE and state.phase == 0
        require(is_bare or not is_between, "a battle begins with nothing on the table (DLG-58, DLG-R05)")
        require(not is_named or state.stage == codes.NAME, f"seat {seat}: figures are named at the end", "DLG-50")
        check_actions(state, now, seat)


def cards_at(state: GefechtState, now: Moment, place: int) -> tuple[int, bool, range]:
    """Open cards, whether one lies face down, and cards in hand of the player at a place in the order of play."""
    phase, turn = int(state.phase), now.order.index(now.turn)
    if now.is_open:
        return phase + 1, False, range(3 - phase, 4 - phase)
    if now.is_turn:
        held = 4 - phase - (place < turn) - (place == turn and state.stage == codes.DRAW)
        return phase, place < turn, range(held, held + 1)  # DLG-R05: 4, 3, 2, 1 cards at the beginning of a turn
    if state.stage == codes.REFILL and place <= turn:
        return 0, False, range(4, 5) if place < turn else range(4)
    return 0, False, range(1)


def check_actions(state: GefechtState, now: Moment, seat: int) -> None:
    """One optional action a turn. DLG-30, DLG-R13"""
    is_possible = state.bonus(seat) <= now.turns[seat]
    require(is_possible, f"seat {seat}: one optional action a turn, the figure before the ship", "DLG-R13")


def check_lowest(state: GefechtState, now: Moment) -> None:
    """Who is asked has the lowest total. DLG-41, DLG-78, DLG-R15, DLG-R16"""
    low = min(state.total[seat] for seat in now.seats)
    lowest = [seat for seat in now.order if state.total[seat] == low]
    if state.stage == codes.MOVE:
        require(lowest == [int(state.seat)], f"only a single lowest player moves the marker, not {lowest}", "DLG-41")
        return
    is_pair = len(lowest) == 2 and state.plan.partner[lowest[0]] == lowest[1]
    require(is_pair, f"two allies alone have the lowest total, not seats {lowest}", "DLG-78")
    stage, marker, proposal = state.stage, int(state.marker), int(state.proposal)
    asked = lowest[1] if stage == codes.REPLY else lowest[0]
    require(state.seat == asked, f"seat {asked} is asked now, not seat {state.seat}", "DLG-R15")
    near = {marker, *map_of(state.plan.options)[marker].to}
    require(stage == codes.PROP or proposal in near, "proposal: the marker goes one route or stays", "DLG-R17")
    is_counter = stage != codes.YES or int(state.counter) in near - {marker, proposal}
    require(is_counter, "counter: another planet that a route leads to", "DLG-R15")


def check_naming(state: GefechtState, now: Moment) -> None:
    """From the attacker on. DLG-50, DLG-R08"""
    require(state.phase == 3, "figures are named after the fourth planet phase", "DLG-20")
    turn = now.order.index(int(state.seat))
    for place, seat in enumerate(now.order):
        has_figure, is_named = state.figure_of(seat) != NONE, state.named[seat] != NONE
        is_right = has_figure if place < turn else not has_figure if place == turn else not is_named
        require(is_right, f"seat {seat}: figures are named in order of play by those without one", "DLG-50")


def check_left(state: GefechtState, now: Moment) -> None:
    """The game was broken off somewhere: everybody has as many cards on the table, nobody too many."""
    for seat in now.seats:
        opened, cards = len(state.row(seat)), len(state.row(seat)) + len(state.hidden(seat))
        require(opened == state.opened, "everybody has equally many open cards", "DLG-38")
        require(cards <= 4, f"seat {seat} has {cards} cards; four at most", "DLG-14")
        require(opened - state.phase in (0, 1), f"seat {seat}: the open cards of phase {state.phase + 1}", "DLG-38")
        check_actions(state, now, seat)
        is_named = state.named[seat] != NONE
        require(not is_named or opened == 4, f"seat {seat}: figures are named after the fourth phase", "DLG-50")


def check_log(state: GefechtState) -> None:
    """DLG-32: what everybody saw of the cards of allies fits what they have."""
    require(len(state.log) <= LONGEST_LOG, f"log: a battle has at most {LONGEST_LOG} lines")
    for first in range(state.plan.seats):
        second = int(state.plan.partner[first])
        log = log_of(state, first)
        require(not log or second != NOBODY, f"log: seat {first} has no partner", "DLG-R11")
        if log and first < second:
            unseen = Counter([*state.hidden(first), *state.hidden(second)])
            base = int(state.plan.side[first]) * STACK
            cards = tuple(int(state.deck[base + kind]) + unseen[kind] for kind in range(KINDS))
            try:
                ways = list(ways_of(log, first, cards))
            except (ValueError, IndexError, ZeroDivisionError):
                ways = []
            is_one = any(fits(state, first, way[0]) and fits(state, second, way[1]) for way in ways)
            require(is_one, "log: what was seen of the allies' cards does not fit what they have", "DLG-32")


def fits(state: GefechtState, seat: int, part: Part) -> bool:
    hand, others, down = part
    is_down = down == state.down[seat] or (down == OTHER and bool(state.down[seat] != NONE))
    return is_down and len(hand) + others == state.held[seat] and not Counter(hand) - Counter(state.hand(seat))

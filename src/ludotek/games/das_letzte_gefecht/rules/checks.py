"""What a state that is read from a position must fulfil: one that no game can reach is refused with the reason."""

from collections import Counter
from typing import Final

from ludotek.games.das_letzte_gefecht.board import CARDS, COLOURS, SIDES, TOKENS
from ludotek.games.das_letzte_gefecht.options import map_of
from ludotek.kernel.fields import require
from ludotek.kernel.hands import kinds_in

from . import plan as codes
from .plan import HAND, KINDS, LAST, NOBODY, NONE, STACK, Plan
from .redeal import log_of
from .state import GefechtState
from .ways import OTHER, Part, ways_of

LONGEST_LOG: Final = 200


def attacker_in(battle: int, plan: Plan) -> int:
    """Who has the attacker token in this battle. DLG-16, DLG-17, DLG-73, DLG-87, DLG-R07"""
    before = max(battle, 1) - 1
    return (0, 1, 0, 2)[before % 4] if plan.alternates else before % int(plan.seats)


# Facts


def battles_lost(state: GefechtState) -> int:
    """By both sides: partners lose together. DLG-80, DLG-93"""
    lost = [lost_by(state, seat).bit_count() for seat in range(state.plan.seats)]
    return sum(max(lost[seat] for seat in members(state, side)) for side in range(len(SIDES)))


def lost_by(state: GefechtState, seat: int) -> int:
    return int(state.plan.figures[seat]) & ~int(state.figures[seat])


def members(state: GefechtState, side: int) -> list[int]:
    return [seat for seat in range(state.plan.seats) if state.plan.side[seat] == side]


def order_of(state: GefechtState) -> list[int]:
    """The seats in order of play. DLG-R08"""
    seats = int(state.plan.seats)
    return [(int(state.attacker) + step) % seats for step in range(seats)]


def open_cards(state: GefechtState, seat: int) -> int:
    return sum(state.rows[seat * HAND + slot] != NONE for slot in range(HAND))


def has_down(state: GefechtState, seat: int) -> bool:
    return bool(state.down[seat] != NONE)


def is_set_up(state: GefechtState) -> bool:
    return state.stage in (codes.PLANETS, codes.MARKER, codes.START)


def is_turn(state: GefechtState) -> bool:
    return state.stage in (codes.OPT, codes.DRAW, codes.SWAP, codes.PLAY)


def finished(state: GefechtState) -> int:
    """How many battles are over."""
    is_clear = state.ending in (codes.BY_FIGURES, codes.BY_BATTLES)
    return int(state.battle) if is_clear else max(int(state.battle) - 1, 0)


def turns_of(state: GefechtState, seat: int) -> int:
    """How often a seat may have taken an optional action in this battle, apart from a swap that goes on."""
    phase, stage = int(state.phase) + 1, state.stage
    if not is_turn(state):
        return phase if stage != codes.REFILL else 0
    return phase - 1 + (has_down(state, seat) or (seat == state.seat_on_turn() and stage == codes.PLAY))


# What a position must fulfil: one that no game can reach is refused with the reason


def check(state: GefechtState) -> None:
    for seat in range(state.plan.seats):
        is_one = state.deployed[seat] == NONE or state.named[seat] == NONE
        require(is_one, f"seat {seat} has one figure in a battle at most", "DLG-34")
    check_battle(state)
    check_planets(state)
    check_figures(state)
    check_cards(state)
    check_known(state)
    check_past(state)
    check_end(state)
    check_turn(state)
    check_log(state)


def check_battle(state: GefechtState) -> None:
    battle, limit = int(state.battle), int(state.plan.draw_after)
    right = attacker_in(battle, state.plan)
    require(state.attacker == right, f"in battle {battle} seat {right} is the attacker", "DLG-R07")
    require(limit == 0 or battle <= limit, f"battle {battle}: a draw after {limit} battles", "DLG-R25")


def check_planets(state: GefechtState) -> None:
    """DLG-11, DLG-12, DLG-R02"""
    planets = [int(colour) for colour in state.planets]
    laid = [colour for colour in planets if colour != NONE]
    for colour, tokens in Counter(laid).items():
        require(tokens <= TOKENS, f"{tokens} planets are {COLOURS[colour]}; there are two of each", "DLG-11")
    require(NONE not in planets[: len(laid)], "planets are laid out from space 0 on", "DLG-11")
    is_early = state.battle == 0
    require(is_early or len(laid) == codes.NODES, "in a battle all planets are laid out", "DLG-11")
    require((state.marker == NONE) == is_early, "the marker is on a planet from the first battle on", "DLG-12")
    layout = [int(colour) for colour in state.plan.layout]
    is_agreed = not layout or planets == layout
    require(is_agreed, "the planets lie as the option layout says", "DLG-R02")


def check_figures(state: GefechtState) -> None:
    for seat in range(state.plan.seats):
        left, figure = int(state.figures[seat]), int(state.figure_of(seat))
        is_own = not left & ~int(state.plan.figures[seat])
        require(is_own, f"figures: seat {seat} has only figures of the own, each once (DLG-15, DLG-71, DLG-86)")
        require(state.stage == codes.DONE or left > 0, f"seat {seat} has no figures, so it is over", "DLG-03")
        is_there = figure == NONE or left >> figure & 1 == 1
        require(is_there, f"seat {seat} cannot deploy or name a figure that is lost", "DLG-R23")
        is_led = state.deployed[seat] != NONE or not state.ship[seat]
        require(is_led, f"seat {seat}: a ship needs a deployed figure", "DLG-36")
        mate = seat if state.plan.partner[seat] == NOBODY else int(state.plan.partner[seat])
        is_fair = int(state.figures[mate]).bit_count() == left.bit_count()
        require(is_fair, "partners lose figures together and have equally many", "DLG-R24")
    lost, over = battles_lost(state), finished(state)
    require(lost <= over, f"{lost} battles were lost, but only {over} are over", "DLG-56")


def check_cards(state: GefechtState) -> None:
    """DLG-13: the cards of both decks, none too often."""
    for side, name in enumerate(SIDES):
        for card in range(KINDS):
            copies, left = int(state.plan.copies[card]), int(state.deck[side * STACK + card])
            there = f"{CARDS[card]} of the {name} is there {copies - left} times"
            require(left >= 0, f"{there}; the deck has {copies}", "DLG-13")
        draws = state.stage in (codes.REFILL, codes.DRAW) and state.plan.side[state.seat] == side
        is_left = state.deck[side * STACK + LAST] > 0
        require(is_left or not draws, f"a card is drawn, so the deck of the {name} has one", "DLG-32")


def check_known(state: GefechtState) -> None:
    """DLG-R26: who swapped knows what the partner has. DLG-32: who counts knows what was not shuffled in."""
    for seat in range(state.plan.seats):
        given, counted = (kinds_in(cards, seat * KINDS, KINDS) for cards in (state.given, state.counted))
        is_there = not Counter([*given, *counted]) - Counter(state.hidden(seat))
        require(is_there, f"known, counted: seat {seat} has not all of these in hand or face down (DLG-R26, DLG-32)")
        partner = int(state.plan.partner[seat])
        require(not given or partner != NOBODY, f"known: seat {seat} has no partner", "DLG-74")
        pair = (seat, partner)
        # Every swap was the optional action of one of the two, and so was every figure and ship.
        swaps = 0 if partner == NOBODY else max(0, sum(turns_of(state, one) - int(state.bonus(one)) for one in pair))
        require(len(given) <= swaps, f"known: seat {seat} has had {swaps} swaps at most", "DLG-74")
        if state.late[seat] != NONE:
            check_late(state, seat, partner, given)


def check_late(state: GefechtState, seat: int, partner: int, given: list[int]) -> None:
    """DLG-R26: the partner, on turn after this seat, has swapped."""
    late = int(state.late[seat])
    is_held = late in given and late in state.hand(seat)
    require(is_held, f"late: seat {seat} holds that card and got it from the partner", "DLG-R26")
    order = order_of(state)
    has_had_option = has_down(state, partner) or (state.seat == partner and state.stage in (codes.PLAY, codes.DONE))
    is_later = has_down(state, seat) and has_had_option and order.index(partner) > order.index(seat)
    require(is_later, f"late: seat {seat} gets a card after its own is laid, on the partner's turn", "DLG-R26")


def check_past(state: GefechtState) -> None:
    if state.past_node == NONE:
        return
    require(state.planets[state.past_node] != NONE, f"past: there is no planet on {state.past_node}", "DLG-11")
    require(finished(state) > 0, "past: no battle is over yet", "DLG-02")
    is_new = (state.phase == 0 and state.opened == 0) or state.ending in (codes.BY_FIGURES, codes.BY_BATTLES)
    require(not is_new or state.past_node == state.marker, "the marker stays between battles", "DLG-R06")
    for side, name in enumerate(SIDES):
        rows = [int(state.past_rows[seat * HAND + slot]) for seat in members(state, side) for slot in range(HAND)]
        for card, count in Counter(rows).items():
            is_there = count <= state.plan.copies[card]
            require(is_there, f"past: {CARDS[card]} of the {name} is there {count} times", "DLG-13")
        for seat in members(state, side):
            figure = int(state.past_figures[seat])
            wanted = lost_by(state, seat) if state.past_loser == side else int(state.figures[seat])
            is_right = wanted >> figure & 1 == 1
            require(is_right, f"past: the {COLOURS[figure]} figure of seat {seat} is kept or lost", "DLG-56")


def check_end(state: GefechtState) -> None:
    ending = state.ending
    if state.stage != codes.DONE:
        is_open = state.winner == NONE and ending == codes.RUNNING and state.leaver == NONE
        require(is_open, "winner, ending and left are for a game that is over")
        return
    require(ending != codes.RUNNING, "a game that is over says how it ended")
    require((state.leaver != NONE) == (ending == codes.BY_LEAVING), "left belongs to the ending leaving", "DLG-R31")
    out = [side for side in range(len(SIDES)) if not any(state.figures[seat] for seat in members(state, side))]
    require(bool(out) == (ending == codes.BY_FIGURES), "a side without figures has lost", "DLG-04")
    if ending == codes.BY_BATTLES:
        is_drawn = state.winner == NONE and state.battle == state.plan.draw_after
        require(is_drawn, "a draw comes after the battles that draw_after says", "DLG-R25")
    else:
        losers = out or [int(state.plan.side[state.leaver])]
        is_right = len(losers) == 1 and state.winner == 1 - losers[0]
        require(is_right, "the winner is the side that has not lost", "DLG-04")
    require(ending == codes.BY_LEAVING or is_clear(state), "after the last battle all is put away", "DLG-58")


def is_clear(state: GefechtState) -> bool:
    """No card in a hand or on the table, no figure beside it."""
    seats = range(state.plan.seats)
    return not any(state.hidden(seat) or open_cards(state, seat) or state.figure_of(seat) != NONE for seat in seats)


# The moment: whose turn it is, what has been played, what is asked


def check_turn(state: GefechtState) -> None:
    stage, is_over = state.stage, state.stage == codes.DONE
    require(is_over or is_set_up(state) == (state.battle == 0), "battle 0 is the set-up, and only that", "DLG-12")
    require(stage == codes.SWAP or state.offered == NONE, "a card is offered in a swap only", "DLG-74")
    require(stage in (codes.REPLY, codes.YES) or state.proposal == NONE, "nothing is proposed now", "DLG-R15")
    require(stage == codes.YES or state.counter == NONE, "there is no counter-proposal now", "DLG-R15")
    if is_set_up(state) or state.battle == 0:
        check_set_up(state)
    elif stage == codes.REFILL:
        check_refill(state)
    elif is_turn(state):
        check_deployment(state)
    elif not is_over:
        check_planet_phase(state)
    elif state.ending == codes.BY_LEAVING:
        check_left(state)


def check_set_up(state: GefechtState) -> None:
    piles = [state.pile[side * STACK + LAST] != NONE for side in range(len(SIDES))]
    require(is_clear(state) and not any(piles), "no card and no figure before the first battle", "DLG-14")
    is_first = state.phase == 0 and state.seat == 0
    require(is_first, "seat 0 is the first attacker and begins (DLG-16, DLG-73, DLG-87)")
    stage, start = state.stage, state.plan.options.marker_start
    is_laid = NONE not in list(state.planets)
    require(stage == codes.DONE or is_laid == (stage != codes.PLANETS), "first the planets, then the marker", "DLG-11")
    wanted = codes.START if state.plan.attacker_places else codes.MARKER
    require(stage in (codes.PLANETS, codes.DONE, wanted), f"marker_start={start}", "DLG-R02")


def check_refill(state: GefechtState) -> None:
    """DLG-R05: one player after the other, in order of play."""
    order = order_of(state)
    now = order.index(int(state.seat))
    for place, seat in enumerate(order):
        held = int(state.held[seat])
        is_right = held < 4 if place == now else held == (4 if place < now else 0)
        require(is_right, f"seat {seat} holds {held} cards while seat {state.seat} draws", "DLG-R05")
        is_bare = not open_cards(state, seat) and not has_down(state, seat) and state.figure_of(seat) == NONE
        require(is_bare and state.phase == 0, "a battle begins with nothing on the table", "DLG-R05")


def check_deployment(state: GefechtState) -> None:
    """DLG-30, DLG-37; DLG-R05: hands of 4, 3, 2, 1 cards at the beginning of a turn."""
    stage, turn, phase = state.stage, int(state.seat_on_turn()), int(state.phase)
    require(turn != NOBODY, f"seat {state.seat} has no partner to swap with", "DLG-74")
    order = order_of(state)
    now = order.index(turn)
    for place, seat in enumerate(order):
        is_laid, held = place < now, int(state.held[seat])
        require(open_cards(state, seat) == phase, f"seat {seat}: {phase} open cards in this phase", "DLG-38")
        is_right = has_down(state, seat) == is_laid
        require(is_right, f"seat {seat}: who had the turn has a card face down, no one else", "DLG-37")
        wanted = 4 - phase - is_laid - (place == now and stage == codes.DRAW)
        require(held == wanted, f"seat {seat} holds {held} cards, expected {wanted}", "DLG-R05")
        require(state.named[seat] == NONE, f"seat {seat}: figures are named at the end", "DLG-50")
        check_actions(state, seat)
    if stage == codes.SWAP:
        require(int(state.offered) in state.hand(turn), f"offered: seat {turn} offers a card of the own hand", "DLG-74")
        require(state.held[state.seat] > 0, f"seat {state.seat} has no card to give", "DLG-R26")


def check_actions(state: GefechtState, seat: int) -> None:
    """One optional action a turn. DLG-30, DLG-R13"""
    is_possible = state.bonus(seat) <= turns_of(state, seat)
    require(is_possible, f"seat {seat}: one optional action a turn, the figure before the ship", "DLG-R13")


def check_planet_phase(state: GefechtState) -> None:
    """DLG-38: everything is open. DLG-41, DLG-78: who is asked has the lowest total."""
    phase, seats = int(state.phase) + 1, range(state.plan.seats)
    for seat in seats:
        is_open = open_cards(state, seat) == phase and len(state.hidden(seat)) == state.held[seat] == 4 - phase
        require(is_open, f"seat {seat}: {phase} open cards, {4 - phase} in hand after the reveal", "DLG-38")
        check_actions(state, seat)
    if state.stage == codes.NAME:
        check_naming(state)
        return
    require(all(state.named[seat] == NONE for seat in seats), "figures are named later", "DLG-50")
    low = min(state.total[seat] for seat in seats)
    lowest = [seat for seat in order_of(state) if state.total[seat] == low]
    if state.stage == codes.MOVE:
        is_alone = lowest == [int(state.seat)]
        require(is_alone, f"only a single lowest player moves the marker, not {lowest}", "DLG-41")
    else:
        check_agreement(state, lowest)


def check_agreement(state: GefechtState, lowest: list[int]) -> None:
    """DLG-78, DLG-R15, DLG-R16"""
    is_pair = len(lowest) == 2 and state.plan.partner[lowest[0]] == lowest[1]
    require(is_pair, f"two allies alone have the lowest total, not seats {lowest}", "DLG-78")
    stage, marker, proposal = state.stage, int(state.marker), int(state.proposal)
    asked = lowest[1] if stage == codes.REPLY else lowest[0]
    require(state.seat == asked, f"seat {asked} is asked now, not seat {state.seat}", "DLG-R15")
    near = {marker, *map_of(state.plan.options)[marker].to}
    require(stage == codes.PROP or proposal in near, "proposal: the marker goes one route or stays", "DLG-R17")
    is_counter = stage != codes.YES or int(state.counter) in near - {marker, proposal}
    require(is_counter, "counter: another planet that a route leads to", "DLG-R15")


def check_naming(state: GefechtState) -> None:
    """DLG-50, DLG-R08: from the attacker on."""
    require(state.phase == 3, "figures are named after the fourth planet phase", "DLG-20")
    order = order_of(state)
    now = order.index(int(state.seat))
    for place, seat in enumerate(order):
        has_figure = state.figure_of(seat) != NONE
        require(place >= now or has_figure, f"seat {seat} names a figure first", "DLG-50")
        require(place != now or not has_figure, f"seat {seat} has a figure already", "DLG-50")
        require(place <= now or state.named[seat] == NONE, f"seat {seat} names a figure later", "DLG-50")


def check_left(state: GefechtState) -> None:
    """The game was broken off somewhere: everybody has as many cards on the table, nobody too many."""
    seats = range(state.plan.seats)
    require(len({open_cards(state, seat) for seat in seats}) == 1, "everybody has equally many open cards", "DLG-38")
    for seat in seats:
        opened, cards = open_cards(state, seat), open_cards(state, seat) + len(state.hidden(seat))
        require(cards <= 4, f"seat {seat} has {cards} cards; four at most", "DLG-14")
        require(opened - state.phase in (0, 1), f"seat {seat}: the open cards of phase {state.phase + 1}", "DLG-38")
        check_actions(state, seat)
        is_named = state.named[seat] != NONE
        require(not is_named or opened == 4, f"seat {seat}: figures are named after the fourth phase", "DLG-50")


def check_log(state: GefechtState) -> None:
    """DLG-32: what everybody saw of the cards of allies fits what they have."""
    require(len(state.log) <= 3 * LONGEST_LOG, f"log: a battle has at most {LONGEST_LOG} lines")
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
    is_down = down == state.down[seat] or (down == OTHER and has_down(state, seat))
    return is_down and len(hand) + others == state.held[seat] and not Counter(hand) - Counter(state.hand(seat))

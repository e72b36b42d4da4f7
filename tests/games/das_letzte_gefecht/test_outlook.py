"""How bots foresee the end of a battle: beside what the rules make of it when it is played."""

from __future__ import annotations

import pytest

from ludotek.games.das_letzte_gefecht import GAME
from ludotek.games.das_letzte_gefecht.rules.advice_outlook import chance_of, lead_of
from ludotek.games.das_letzte_gefecht.rules.final import points_of
from ludotek.games.das_letzte_gefecht.rules.plan import MOVE, NAME, PAST, PAST_BONUS, PHASES
from ludotek.games.das_letzte_gefecht.rules.state import GefechtState
from ludotek.kernel import CHANCE, OVER, Rng
from tests.games.das_letzte_gefecht.table import NOTHING, STAY, J, S, lay, table
from tests.games.das_letzte_gefecht.test_final_phase import last


def lead_if_played(state: GefechtState, side: int) -> int:
    """The lead of this side at the end, if both sides choose the planet and the figures that are best for them."""
    if state.stage not in (MOVE, NAME):
        return lead_of_past(state, side)
    leads = []
    for action in state.legal():
        after = state.copy()
        after.act(action)
        leads.append(lead_if_played(after, side))
    return max(leads) if state.plan.side[state.seat] == side else min(leads)


def lead_of_past(state: GefechtState, side: int) -> int:
    """Of the battle that has just ended, by the rules."""
    best = [0, 0]
    for seat in range(state.plan.seats):
        own = state.plan.side[seat]
        total = sum(points_of(state, seat)) + state.past[seat * PAST + PAST_BONUS]
        best[own] = max(best[own], total)
    return best[side] - best[1 - side]


@pytest.mark.parametrize("players", GAME.seats)
@pytest.mark.parametrize("twice", [False, True])
def test_when_all_cards_are_open_the_lead_is_what_playing_on_brings(players: int, twice: bool) -> None:
    found = set()
    same_colour = "twice" if twice else "once"
    for seed in range(40):
        rng = Rng(seed)
        state: GefechtState = GAME.new(players, GAME.options(players, {"same_colour": same_colour}))
        while state.actor != OVER:
            if state.actor == CHANCE:
                state.apply(state.sample(rng))
                continue
            if state.phase == PHASES - 1 and state.stage in (MOVE, NAME):
                for side in range(2):
                    lead = lead_if_played(state, side)
                    assert lead_of(state, side) == lead
                    found.add(lead)
            legal = state.legal()
            state.act(legal[rng.below(len(legal))])
    assert len(found) > 10


@pytest.mark.parametrize(("rows", "mover"), [(["r1 r1 y1 y1", "b3 b3 p3 p3"], S), (["r3 r3 y3 y3", "b1 b1 p1 p1"], J)])
def test_the_side_with_the_lower_total_is_expected_to_move_the_marker(rows: list[str], mover: int) -> None:
    cards = [row.split() for row in rows]
    before = table(phase=4, rows=[" ".join(row[:3]) for row in cards], hands=[row[3] for row in cards], marker=3)
    outlook = [lead_of(before.state, side) for side in (S, J)]
    after = before.play(NOTHING, lay(cards[S][3]), NOTHING, lay(cards[J][3]))
    assert after.asked == (mover, "move")
    assert outlook == [lead_if_played(after.state, side) for side in (S, J)]
    stays = after.play(STAY)
    assert lead_if_played(stays.state, mover) < outlook[mover], "it is worth moving"


def test_a_card_in_hand_counts_as_if_it_were_laid() -> None:
    before = table(phase=4, rows=["r1 r1 r1", "b1 b1 b1"], hands=["r2", "b3"], marker=3)
    after = last(["r1 r1 r1 r2", "b1 b1 b1 b3"])
    assert lead_of(before.state, J) == lead_of(after.state, J) == 6 - 5


def test_a_lead_tells_more_the_later_it_is() -> None:
    assert chance_of(0.0, 0) == 0.5
    chances = [chance_of(3.0, phase) for phase in range(PHASES)]
    assert chances == sorted(chances)
    assert 0.5 < chances[0] < chances[-1] < 1.0

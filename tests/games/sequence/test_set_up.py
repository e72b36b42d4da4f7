"""Players, goal, set-up and the deal: SEQ-01 to SEQ-18."""

from __future__ import annotations

from collections import Counter

import pytest

from ludotek.games.sequence import GAME
from ludotek.kernel import CHANCE, BadOptions, BadSeats, Rng
from tests.games.sequence.table import CARDS, Table, dealt, new, table

HANDS = {2: 7, 3: 6, 4: 6, 6: 5, 8: 4, 9: 4, 10: 3, 12: 3}
PILES = {2: 90, 3: 86, 4: 80, 6: 74, 8: 72, 9: 68, 10: 74, 12: 68}


def test_seq_01_only_numbers_that_split_evenly() -> None:
    assert GAME.seats == (2, 3, 4, 6, 8, 9, 10, 12)
    for players in (1, 5, 7, 11, 13):
        with pytest.raises(BadSeats):
            new(players)


def test_seq_02_two_or_three_sides() -> None:
    allowed = {(p, s) for p in GAME.seats for s in (2, 3) if p % s == 0}
    for players in GAME.seats:
        for sides in (2, 3):
            if (players, sides) in allowed:
                assert GAME.options(players, {"sides": sides}).sides == sides
            else:
                with pytest.raises(BadOptions) as refused:
                    GAME.options(players, {"sides": sides})
                assert refused.value.clause == "SEQ-02"


def test_seq_03_two_sides_need_two_sequences() -> None:
    there = table(hands=["5♠"], blue="r0c1 r0c2 r0c3").play("5♠ r0c4")
    assert (there.made("blue"), there.winner) == (1, None)
    again = table(hands=["5♠"], blue="r0c1 r0c2 r0c3 r9c1 r9c2 r9c3 r9c4", blue_lines="r9c0-r9c4")
    assert again.play("5♠ r0c4").winner == "blue"


def test_seq_04_three_sides_need_one_sequence() -> None:
    for players in (3, 6, 9, 12):
        there = table(players, sides=3, hands=["5♠"], blue="r0c1 r0c2 r0c3").play("5♠ r0c4")
        assert there.winner == "blue"


@pytest.mark.parametrize(
    "four", ["r4c4 r4c5 r4c6 r4c7", "r3c3 r4c3 r5c3 r6c3", "r3c2 r4c3 r5c4 r6c5", "r7c2 r6c3 r5c4 r4c5"]
)
def test_seq_05_a_sequence_is_horizontal_vertical_or_diagonal(four: str) -> None:
    ends = {"r4c4": "r4c3", "r3c3": "r7c3", "r3c2": "r2c1", "r7c2": "r3c6"}
    space = ends[four.split()[0]]
    there = table(hands=["J♣"], blue=four).play(f"J♣ {space}")
    assert there.made("blue") == 1
    assert there.locked == {*four.split(), space}


def test_seq_05_a_gap_or_another_side_breaks_the_line() -> None:
    assert table(hands=["J♣"], blue="r4c1 r4c2 r4c3 r4c5").play("J♣ r4c6").made("blue") == 0
    there = table(hands=["J♣"], blue="r4c1 r4c2 r4c4 r4c5", green="r4c3").play("J♣ r4c6")
    assert there.made("blue") == 0


def test_seq_r01_six_and_twelve_players_choose_and_two_is_the_default() -> None:
    assert [GAME.options(players).sides for players in GAME.seats] == [2, 3, 2, 2, 2, 3, 2, 2]
    for players in (6, 12):
        assert new(players, sides=3).state.plan.hand == new(players, sides=2).state.plan.hand


def test_seq_10_every_side_has_a_colour() -> None:
    assert {seat.colour for seat in new(4).view.seats} == {"blue", "green"}
    assert {seat.colour for seat in new(6, sides=3).view.seats} == {"blue", "green", "red"}


@pytest.mark.parametrize(("players", "sides"), [(4, 2), (6, 2), (6, 3), (9, 3), (12, 2), (12, 3)])
def test_seq_11_all_sides_are_equally_many(players: int, sides: int) -> None:
    members = Counter(seat.side for seat in new(players, sides=sides).view.seats)
    assert set(members.values()) == {players // sides}


@pytest.mark.parametrize(("players", "sides"), [(4, 2), (6, 3), (12, 3)])
def test_seq_12_sides_alternate_round_the_table(players: int, sides: int) -> None:
    order = [seat.side for seat in new(players, sides=sides).view.seats]
    assert order == [0, 1, 2][:sides] * (players // sides)
    assert all(order[i] != order[i - 1] for i in range(players))


def test_seq_13_the_lowest_card_deals_and_the_ace_is_high() -> None:
    assert new(3).draw("A♠").draw("3♥").draw("K♣").view.dealer == 1
    assert new(3).draw("A♠").draw("K♥").draw("A♣").view.dealer == 1
    there = new(3).draw("A♠")
    assert there.view.seats[0].opening == CARDS.index("A♠")


def test_seq_r03_ties_redraw_and_the_cards_go_back() -> None:
    there = new(4)
    for card in ("7♠", "7♥", "9♣", "7♦"):
        there.draw(card)
    assert "dealer_tie" in there.kinds
    drawn = [there.view.drawer]
    there.draw("J♣")
    drawn.append(there.view.drawer)
    there.draw("T♠")  # a jack has its normal rank, above the ten
    drawn.append(there.view.drawer)
    assert drawn == [0, 1, 3]
    assert there.view.pile == 104 - 6  # until the shuffle they lie open
    there.draw("T♥")
    assert there.view.drawer == 1
    there.draw("K♠").draw("2♠")
    assert there.view.dealer == 3
    assert there.view.pile == 104


def test_seq_r03_suits_do_not_count() -> None:
    there = new(2).draw("4♠").draw("4♣")
    assert there.view.phase == "dealer"
    assert there.view.dealer is None


@pytest.mark.parametrize("players", HANDS)
def test_seq_14_hand_sizes_and_draw_pile(players: int) -> None:
    there = dealt(players)
    assert {there.held(seat) for seat in range(players)} == {HANDS[players]}
    assert there.view.pile == PILES[players]


def test_seq_15_the_rest_is_the_draw_pile_and_has_no_order_yet() -> None:
    there = dealt(2)
    there.match.play(0, there.state.legal()[0])
    outcomes = dict(there.state.chances())
    held = Counter(there.hand(0) + there.hand(1) + there.discards(0))
    assert outcomes == {c: 2 - held[name] for c, name in enumerate(CARDS) if held[name] < 2}
    assert sum(outcomes.values()) == 90


def test_seq_16_only_the_own_hand_is_seen() -> None:
    there = dealt(4)
    for viewer in (0, 1, 2, 3, None):
        shown = [seat.hand is not None for seat in GAME.view(there.state, viewer).seats]
        assert shown == [seat == viewer for seat in range(4)]
    assert GAME.view(there.state, 2).seats[0].held == 6  # how many is no secret


@pytest.mark.parametrize("dealer", [0, 1, 3])
def test_seq_17_the_dealers_left_begins_and_play_goes_clockwise(dealer: int) -> None:
    there = dealt(4, dealer)
    for turn in range(1, 6):
        assert there.actor == (dealer + turn) % 4
        there.match.play(there.actor, there.state.legal()[0])
        there.draw_any()


def test_seq_18_everybody_sees_board_pile_and_chips() -> None:
    there = table(4, hands=["2♠", "3♠"], blue="r4c3", green="r5c8")
    views = [GAME.view(there.state, viewer) for viewer in (0, 1, 2, 3, None)]
    assert {(view.chips, view.pile, view.lines) for view in views} == {(views[0].chips, 102, ())}


def test_seq_r02_blue_and_green_and_red_is_the_third() -> None:
    assert [seat.colour for seat in new(2).view.seats] == ["blue", "green"]
    assert [seat.colour for seat in new(3).view.seats] == ["blue", "green", "red"]


def test_seq_r04_eight_jacks_in_104_cards() -> None:
    pack = {CARDS[c]: copies for c, copies in new(2).state.chances()}
    assert sum(pack.values()) == 104
    assert {name: copies for name, copies in pack.items() if name[0] == "J"} == {"J♠": 2, "J♥": 2, "J♦": 2, "J♣": 2}


def test_seq_r23_one_card_at_a_time_from_the_dealers_left() -> None:
    there = new(3).draw("9♠").draw("2♠").draw("9♥")
    order = []
    while there.view.phase == "deal":
        order.append(there.view.drawer)
        there.draw_any()
    assert order == [2, 0, 1] * 6


def test_cards_are_drawn_by_their_number_of_copies() -> None:
    """`sample` follows `chances`: a card with two copies comes twice as often, also from a thin pile."""
    there = dealt(2)
    thin = there.state.copy()
    for number in range(52):
        keep = min(int(thin.cards.left[number]), 1) if number < 10 else 0
        thin.cards.pile -= int(thin.cards.left[number]) - keep
        thin.cards.left[number] = keep
    thin.cards.left[0] += 1
    thin.cards.pile += 1
    rng = Rng(5)
    for state in (there.state, thin):
        weights = dict(state.chances())
        counts = Counter(int(state.sample(rng)) for _ in range(20_000))
        total = sum(weights.values())
        assert set(counts) == set(weights)
        expected = {c: 20_000 * w / total for c, w in weights.items()}
        assert sum((counts[c] - due) ** 2 / due for c, due in expected.items()) < 2.2 * len(weights)


def test_chance_acts_in_dealer_draw_and_deal() -> None:
    there: Table = new(2)
    assert there.actor == CHANCE
    assert there.legal == set()

"""Allies: three and four players, and the swap. DLG-70 .. DLG-76, DLG-85 .. DLG-88, DLG-R26 .. DLG-R28"""

from __future__ import annotations

import pytest

from ludotek.games.das_letzte_gefecht import GAME
from ludotek.kernel import IllegalMove
from tests.games.das_letzte_gefecht.table import (
    NOTHING,
    Table,
    begun,
    discard,
    figure,
    give,
    kind,
    lay,
    new,
    offer,
    table,
)


def swapping(**more: object) -> Table:
    """Three players; it is the turn of seat 1, whose partner is seat 2."""
    return table(3, seat=1, down=["r1", "", ""], hands=[None, "o2 g1 g1 b4", "r4 y3 p1 p1"], **more)


def test_dlg_70_two_allies_against_one() -> None:
    assert [seat.partner for seat in new(3).view.seats] == [None, 2, 1]


def test_dlg_71_six_figures_against_three_each() -> None:
    there = new(3)
    assert [there.figures(seat) for seat in range(3)] == ["roygbp", "ryb", "ogp"]
    other = new(3, single_side="jedi")
    assert [other.figures(seat) for seat in range(3)] == ["roygbp", "ogp", "ryb"]


def test_dlg_72_the_cards_of_allies_are_counted_separately() -> None:
    there = table(3, phase=2, seat=2, rows=["r1", "b4", "p4"], down=["r2", "b3", ""], hands=[None, None, "p4 y1 y1"])
    assert there.totals == [1, 4, 4]
    there.play(figure("o"), lay("p4"))
    assert there.totals == [3, 7, 9]  # each its own cards, the figure for seat 2 alone
    assert there.asked == (0, "move")


def test_dlg_73_the_single_player_attacks_first() -> None:
    for single_side in ("separatists", "jedi"):
        assert begun(3, single_side=single_side).view.attacker == 0


def test_dlg_74_allies_may_swap_a_card() -> None:
    there = swapping()
    assert [code for code in there.legal if code >= 50] == [55, 62, 69]
    there.play(offer("b4"))
    assert there.asked == (2, "swap")
    there.play(give("r4"))
    assert there.hand(1) == ["r4", "o2", "g1", "g1"]
    assert there.hand(2) == ["y3", "b4", "p1", "p1"]
    assert not [code for code in table(3).legal if code >= 50]  # the single player has no partner
    assert not [code for code in table(2).legal if code >= 50]


def test_dlg_75_the_partner_cannot_refuse_and_the_cards_change_at_the_same_time() -> None:
    there = swapping().play(offer("b4"))
    assert there.legal == [give("r4"), give("y3"), give("p1")]  # only which card
    assert there.hand(1) == ["o2", "g1", "g1", "b4"]
    assert there.hand(2) == ["r4", "y3", "p1", "p1"]
    with pytest.raises(IllegalMove, match="83"):
        there.play(NOTHING)


def test_dlg_76_nobody_is_told_about_a_swap_but_the_two() -> None:
    """Nor is there any means to ask for a card or to show one: no such action exists."""
    there = swapping().play(offer("b4"), give("r4"))
    event = there.events("swapped")[0]
    said = {}
    for viewer in (0, 1, 2, None):
        told = GAME.tell(event, GAME.view(there.state, viewer))
        assert told is not None
        said[viewer] = told.text
    assert said[0] == said[None]
    assert said[1] != said[0]
    assert said[2] != said[0]
    kinds = {GAME.move(there.state, code).kind for code in there.legal}
    assert kinds == {"play"}


def test_dlg_85_two_pairs_partners_opposite() -> None:
    assert [seat.partner for seat in new(4).view.seats] == [2, 3, 0, 1]


def test_dlg_86_the_three_figures_of_the_own_character() -> None:
    there = new(4)
    characters = [seat.characters for seat in there.view.seats]
    assert characters == [("grievous",), ("obi_wan",), ("ventress",), ("anakin",)]
    assert [there.figures(seat) for seat in range(4)] == ["ogp", "ryb", "ryb", "ogp"]


def test_dlg_87_grievous_attacks_first() -> None:
    view = begun(4).view
    assert view.seats[view.attacker].characters == ("grievous",)


def test_dlg_88_all_four_may_swap() -> None:
    for attacker in range(4):
        there = table(4, attacker=attacker)
        assert [code for code in there.legal if 50 <= code < 80]


# --- rulings


def test_dlg_r26_the_partner_keeps_the_own_optional_action() -> None:
    there = swapping().play(offer("b4"), give("r4"), lay("o2"))
    assert there.asked == (2, "option")
    assert offer("b4") in there.legal  # also one just received
    there.play(offer("b4"), give("r4"))  # both swap in the same phase
    assert there.hand(1) == ["g1", "g1", "b4"]


def test_dlg_r26_what_was_passed_on_is_known_to_the_two() -> None:
    there = swapping().play(offer("b4"), give("r4"))

    def known(viewer: int | None) -> list[tuple[int, ...]]:
        return [seat.known for seat in GAME.view(there.state, viewer).seats]

    for partner in (1, 2):
        assert known(partner) == [(), (kind("r4"),), (kind("b4"),)]
    assert known(0) == known(None) == [(), (), ()]
    there.play(lay("r4"))  # face down: still known to be there
    assert known(2) == [(), (kind("r4"),), (kind("b4"),)]
    there.play(NOTHING, lay("p1"))
    assert known(2) == [(), (), (kind("b4"),)]  # turned over
    there.until(2, "option").play(discard("b4"))
    assert known(1) == [(), (), ()]  # discarded


def test_dlg_r26_the_offer_is_invisible_until_the_answer() -> None:
    there = swapping().play(offer("b4"))
    views = {viewer: GAME.view(there.state, viewer) for viewer in (0, 1, 2, None)}
    assert [views[viewer].offered for viewer in (0, 1, 2, None)] == [None, kind("b4"), None, None]
    assert {view.offerer for view in views.values()} == {1}


def test_dlg_r26_equal_cards_can_be_swapped() -> None:
    there = table(3, seat=1, down=["r1", "", ""], hands=[None, "r4 g1 g1 b4", "r4 y3 p1 p1"])
    there.play(offer("r4"), give("r4"))
    assert there.hand(1) == ["r4", "g1", "g1", "b4"]
    assert [seat.known for seat in GAME.view(there.state, 1).seats] == [(), (3,), (3,)]


def test_dlg_r26_in_the_fourth_phase_only_while_the_partner_has_a_card() -> None:
    rows = ["r2 r2 r2", "y1 y2 y3", "p2 p2 p3"]
    there = table(3, phase=4, seat=1, down=["r1", "", ""], rows=rows)
    assert [code for code in there.legal if code >= 50]
    there.until(2, "option")
    assert not [code for code in there.legal if code >= 50]


def test_dlg_r27_no_means_of_showing_cards() -> None:
    there = swapping()
    assert there.state.interjections(1) == there.state.interjections(2) == [1 << 20]  # only to leave
    assert GAME.view(there.state, 1).seats[2].hand is None


def test_dlg_r28_four_players_swap_as_three_do() -> None:
    there = table(4, hands=["r1 r2 r3 r4", None, "p1 p2 p3 p4", None])
    there.play(offer("r4"))
    assert there.asked == (2, "swap")
    assert there.legal == [give("p1"), give("p2"), give("p3"), give("p4")]
    there.play(give("p4"))
    assert there.hand(0) == ["r1", "r2", "r3", "p4"]

"""Set-up: LOA-01 to LOA-09, and the rulings about it."""

from __future__ import annotations

import pytest

from ludotek.games.last_one_alive import GAME
from ludotek.games.last_one_alive.events import Placed
from ludotek.kernel import CHANCE, BadOptions, BadSeats, Match, Rng
from tests.games.last_one_alive.table import DRAWS, SIGNS, TILES, Table, new, sit

A, B, C, D = range(4)


def test_loa_01_two_to_five_players() -> None:
    assert GAME.seats == (2, 3, 4, 5)
    for players in (1, 6):
        with pytest.raises(BadSeats):
            Match.new(GAME, players)


def test_loa_02_the_bag_has_18_item_tiles_and_3_apocalypse_tiles() -> None:
    t = new(4, first_player=A)
    assert t.bag == 21
    assert t.view.bag == (3, 3, 3, 3, 3, 3, 3, 0, 0)
    assert t.state.chances() == [(kind, 3) for kind in range(7)]


def test_loa_03_everybody_has_a_card_living_side_up_and_no_powers() -> None:
    t = new(5, first_player=A)
    assert all(seat == t.seat(A) for seat in t.view.seats)
    assert all(seat.is_alive and not seat.tiles and not seat.has_hero for seat in t.view.seats)


@pytest.mark.parametrize(("side", "tiles"), [("side item", ["pistol"]), ("side barricade", ["barricade"])])
def test_loa_04_a_drawn_tile_becomes_an_item_or_a_barricade(side: str, tiles: list[str]) -> None:
    t = new(2, first_player=A).draw("pistol")
    assert (t.actor, t.stage, t.legal) == (A, "side", {"side item", "side barricade"})
    assert t.view.pending == "pistol"
    t.do(side)
    assert t.tiles(A) == tiles
    assert t.view.seat == B


def test_loa_05_an_apocalypse_tile_in_set_up_works_at_once() -> None:
    t = new(2, first_player=A).draw("apocalypse")
    assert t.level == 2
    assert t.tiles(A) == []
    assert (t.view.seat, t.actor) == (B, CHANCE)
    t.draw("apocalypse")
    assert t.view.due == 3, "the first turn has three compulsory dice"


def test_loa_06_all_19_dice_form_one_pool() -> None:
    t = new(3, first_player=A)
    assert t.view.pool == (10, 3, 3, 3)


def test_loa_07_there_is_a_first_player() -> None:
    t = new(3)
    assert t.view.first is None
    t.match.happen(C)
    assert t.view.first == C
    assert t.view.seat == C


def test_loa_08_the_first_player_begins_with_one_zombie() -> None:
    t = new(2, first_player=B).draw("axe").do("side item").draw("axe").do("side item")
    assert t.front(B) == (1, 0)
    assert t.front(A) == (0, 0)
    assert t.pool == 9
    assert t.actor == B


def test_loa_09_the_level_starts_at_1() -> None:
    assert new(4).level == 1


def test_loa_r01_the_first_player_is_random_or_chosen() -> None:
    assert new(4).state.chances() == [(seat, 1) for seat in range(4)]
    t = new(4, first_player=2)
    assert (t.view.first, t.view.seat, t.stage) == (2, 2, "deal")
    with pytest.raises(BadOptions, match=r"\(LOA-R01\)"):
        new(2, first_player=2)


def test_loa_r02_draws_go_clockwise_from_the_first_player_and_sides_are_chosen_in_between() -> None:
    t = new(4, first_player=C)
    order = []
    for _ in range(4):
        order.append(t.view.seat)
        t.draw("axe" if len(order) % 2 else "radio")
        assert t.actor == order[-1], "the side is decided before the next one draws"
        t.do("side barricade")
    assert order == [C, D, A, B]


def test_loa_r03_all_dice_are_in_the_pool_until_the_starting_zombie_is_taken() -> None:
    t = new(2, first_player=A)
    assert sum(t.view.pool) == 19
    t.draw("axe").do("side item").draw("axe").do("side item")
    assert sum(t.view.pool) == 18


def test_loa_r04_the_starting_zombie_is_for_the_first_player_or_for_all() -> None:
    for who, fronts in (("first", [(0, 0), (1, 0), (0, 0)]), ("all", [(1, 0)] * 3)):
        t = new(3, first_player=B, start_zombie=who).draw("apocalypse", "apocalypse", "apocalypse")
        assert [t.front(seat) for seat in range(3)] == fronts
        assert t.pool == 10 - sum(ones for ones, _ in fronts)


def test_loa_r05_hero_tiles_at_the_start_only_by_option() -> None:
    for is_given in (False, True):
        t = new(3, first_player=A, start_hero=is_given).draw("apocalypse", "apocalypse", "apocalypse")
        assert [seat.has_hero for seat in t.view.seats] == [is_given] * 3
        assert t.view.heroes == (2 if is_given else 5)


def test_loa_r23_every_drawn_tile_is_seen_and_the_bag_is_known() -> None:
    t = new(2, first_player=A).draw("rocket").do("side barricade")
    assert t.told[-1] == Placed(A, "rocket", "barricade", in_set_up=True)
    for viewer in (None, A, B):
        assert GAME.view(t.state, viewer).bag == (3, 3, 2, 3, 3, 3, 3, 0, 0)
    assert not GAME.has_secrets


def test_loa_r51_the_faces_of_the_dice() -> None:
    sides = {"Z": "-A1112", "S": "-1112+", "I": "-AIIII", "B": "-ABBBB"}
    t = sit("").do("pick ZSIB")  # one further die of every type
    for die in ("Z", "Z", "S", "I", "B"):
        weights = {SIGNS[face]: weight for face, weight in t.state.chances()}
        assert weights == {sign: sides[die].count(sign) for sign in sides[die]}
        t.roll("-")


def test_loa_r52_three_tiles_of_each_kind() -> None:
    t = new(2, first_player=A)
    bag = dict(zip(DRAWS, t.view.bag, strict=True))
    assert {tile: bag[tile] for tile in TILES} == dict.fromkeys(TILES, 3)


def test_set_up_by_chance_gives_everybody_at_most_one_tile() -> None:
    for seed in range(20):
        t = Table(Match.new(GAME, 5))
        rng = Rng(seed)
        while t.view.turn == 0:
            if t.actor == CHANCE:
                t.match.draw(rng)
            else:
                t.do(("side item", "side barricade")[seed % 2])
        assert sum(len(t.tiles(seat)) for seat in range(5)) == 5 - t.view.apocalypses
        assert t.level == min(4, 1 + t.view.apocalypses)

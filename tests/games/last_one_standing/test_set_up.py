"""LOS-01 to LOS-14: set-up."""

from __future__ import annotations

import pytest

from ludotek.games.last_one_standing import GAME
from ludotek.games.last_one_standing.view import LosView
from ludotek.kernel import CHANCE, BadPosition, BadSeats, IllegalMove, Match, Rng
from tests.games.last_one_standing.table import Table, choices, choose, outcomes

BOARD_KINDS = ("neutral", "question", "plus1", "wall", "tunnel", "bridge")
POOL_KINDS = ("skip", "move", "plus1", "wall", "tunnel", "bridge")
TABLE_A = {  # players -> neutral, ?, +1, wall, tunnel, bridge
    2: (80, 8, 3, 3, 3, 3),
    3: (118, 10, 4, 4, 4, 4),
    4: (164, 12, 5, 5, 5, 5),
}
TABLE_B = {  # players -> skip over, move opponent, +1, wall, tunnel, bridge
    2: (2, 2, 4, 4, 4, 4),
    3: (3, 3, 5, 5, 5, 5),
    4: (4, 4, 6, 6, 6, 6),
}
COUNTS = pytest.mark.parametrize("seats", [2, 3, 4])


def dealt(seats: int, **options: object) -> Match:
    """A match whose hands are dealt."""
    match = Match.new(GAME, seats, options)
    rng = Rng(1)
    while match.state.actor == CHANCE:
        match.draw(rng)
    return match


def placed(seats: int, **options: object) -> Match:
    """A match whose pieces stand in the first rows, two fields apart."""
    match = dealt(seats, **options)
    field = 0
    while seen(match).phase == "place":
        match.play(int(match.state.actor), field)
        field += 2
    return match


def seen(match: Match, viewer: int | None = None) -> LosView:
    view = match.game.view(match.state, viewer)
    assert isinstance(view, LosView)
    return view


def test_los_01_two_three_or_four_players() -> None:
    assert GAME.seats == (2, 3, 4)
    for seats in (1, 5):
        with pytest.raises(BadSeats):
            Match.new(GAME, seats)


@pytest.mark.parametrize(("seats", "side"), [(2, 10), (3, 12), (4, 14)])
def test_los_02_the_board_grows_with_the_players_and_ends_at_its_edge(seats: int, side: int) -> None:
    view = seen(Match.new(GAME, seats))
    assert (view.rows, view.columns) == (side, side)
    table = Table(".A .  .B").play("none", "1", "A")
    assert table.legal == {"E"}  # no way round to the other side
    assert table.refusal("N") == table.refusal("W") == "LOS-02"


@COUNTS
def test_los_03_the_board_tiles_are_those_of_table_a(seats: int) -> None:
    view = seen(Match.new(GAME, seats))
    assert view.unseen[1:] == TABLE_A[seats]
    assert sum(TABLE_A[seats]) == len(view.terrain)


@COUNTS
def test_los_04_every_unseen_tile_is_equally_likely_and_nobody_sees_one(seats: int) -> None:
    match = placed(seats)
    choose(match, "none", "1", "A", "south")
    assert tuple(outcomes(match).items()) == tuple(zip(BOARD_KINDS, TABLE_A[seats], strict=True))
    assert set(seen(match, 0).terrain) == {0}


@COUNTS
def test_los_05_the_pool_is_table_b(seats: int) -> None:
    match = Match.new(GAME, seats)
    assert tuple(outcomes(match).items()) == tuple(zip(POOL_KINDS, TABLE_B[seats], strict=True))


def test_los_06_which_kinds_are_on_the_board_and_which_in_the_pool() -> None:
    match = Match.new(GAME, 2)
    assert set(outcomes(match)) == {"skip", "move", "plus1", "wall", "tunnel", "bridge"}
    flips = Table(".A .  .B", unseen={"neutral": 3, "question": 1, "plus1": 1, "wall": 1, "tunnel": 1, "bridge": 1})
    flips.play("none", "1", "A").play_until_chance("E")
    assert list(outcomes(flips.match)) == ["neutral", "question", "plus1", "wall", "tunnel", "bridge"]


@COUNTS
def test_los_07_everybody_draws_four_and_the_rest_is_the_pile(seats: int) -> None:
    match = dealt(seats)
    view = seen(match)
    assert [face.hand_size for face in view.seats] == [4] * seats
    assert view.pool_size == {2: 12, 3: 14, 4: 16}[seats]
    assert len(match.steps) == 4 * seats


def test_los_08_a_hand_is_seen_by_its_owner_alone() -> None:
    match = dealt(3)
    hands = [seen(match, seat).hand for seat in range(3)]
    assert all(hand is not None and sum(hand) == 4 for hand in hands)
    assert seen(match).hand is None
    for seat in range(3):
        told = [GAME.tell(event, seen(match, seat)) for story in match.stories for event in story]
        named = [one for one in told if one and one.text and "tile" in one.text.args]
        assert len(named) == 4  # those of the viewer


def test_los_09_everybody_has_the_cards_1_1_2_3() -> None:
    assert [face.cards for face in seen(Match.new(GAME, 4)).seats] == [(1, 1, 2, 3)] * 4


def test_los_10_everybody_has_two_pieces() -> None:
    view = seen(placed(3))
    assert [sum(piece.field is not None for piece in face.pieces) for face in view.seats] == [2, 2, 2]


def test_los_11_seat_0_begins_and_the_others_follow_clockwise() -> None:
    match = placed(4)
    order: list[int] = []
    rng = Rng(5)
    while len(order) < 4:
        view = seen(match)
        if view.phase == "tile" and (not order or order[-1] != view.seat):
            order.append(view.seat)
        if match.state.actor == CHANCE:
            match.draw(rng)
        else:
            match.play(int(match.state.actor), match.state.legal()[0])
    assert order == [0, 1, 2, 3]


@pytest.mark.parametrize(
    ("seats", "order"), [(2, [2, 1, 1, 2]), (3, [3, 2, 1, 1, 2, 3]), (4, [4, 3, 2, 1, 1, 2, 3, 4])]
)
def test_los_12_pieces_are_placed_from_the_last_player_to_p1_and_back(seats: int, order: list[int]) -> None:
    match = dealt(seats)
    found = []
    while seen(match).phase == "place":
        found.append(int(match.state.actor) + 1)
        match.play(int(match.state.actor), match.state.legal()[0])
    assert found == order


def test_los_13_any_field_without_a_piece_and_nothing_is_flipped() -> None:
    match = dealt(2)
    every_field = [f"{column}{row}" for row in range(1, 11) for column in "abcdefghij"]
    assert choices(match) == every_field
    choose(match, "e5")
    assert choices(match) == [field for field in every_field if field != "e5"]
    assert set(seen(match).terrain) == {0}
    with pytest.raises(IllegalMove, match="LOS-13"):
        match.play(0, GAME.Move(phase="place", choice="e5"))


def test_los_14_p1_takes_the_first_turn_with_either_piece() -> None:
    match = placed(2)
    assert (seen(match).seat, seen(match).phase) == (0, "tile")
    choose(match, "none", "1")
    assert choices(match) == ["A", "a"]


def test_los_r02_a_piece_cannot_be_placed_on_another() -> None:
    with pytest.raises(BadPosition):
        GAME.load({"board": [".Aa ."], "players": [{}, {}]})
    match = dealt(2)
    choose(match, "a1")
    assert "a1" not in choices(match)


def test_los_r43_the_engine_calls_seat_0_p1() -> None:
    assert int(placed(3).state.actor) == 0


def test_los_r44_two_and_three_players_place_in_the_same_pattern() -> None:
    first = [int(dealt(seats).state.actor) for seats in (2, 3, 4)]
    assert first == [1, 2, 3]  # the last player


def test_los_r45_all_hands_come_from_one_common_pool() -> None:
    match = Match.new(GAME, 2)
    for kind in ("skip", "skip", "move", "move"):  # P1 gets all of them
        match.happen(kind)
    assert set(outcomes(match)) == {"plus1", "wall", "tunnel", "bridge"}

"""Star and globe throws of Game 1 (LUDO-40 to LUDO-44)."""

from __future__ import annotations

import pytest

from tests.games.ludo.table import COLOURS, game_1, game_2

GLOBES = (0, 8, 13, 21, 26, 34, 39, 47)  # seen from a player's own start on the 4-board
STARS = (5, 11, 18, 24, 31, 37, 44, 50)


@pytest.mark.parametrize("start", range(51))
def test_ludo_40_a_globe_throw_leads_to_the_next_globe_ahead(start: int) -> None:
    ahead = [globe for globe in GLOBES if globe > start]
    table = game_1(green=f"{start} G G G")
    assert table.throw("globe") == ({f"{start}->{ahead[0]}"} if ahead else set())


@pytest.mark.parametrize("colour", COLOURS[4])
def test_ludo_40_the_globes_lie_alike_on_everybodys_way(colour: str) -> None:
    table = game_1(turn=colour, **{colour: "40 G G G"})
    assert table.throw("globe") == {"40->47"}
    table.play("40->47").expect(**{colour: "47 G G G"})


@pytest.mark.parametrize(("start", "star", "to"), [(3, 5, 8), (9, 11, 13), (14, 18, 21), (43, 44, 47)])
def test_ludo_41_a_globe_throw_may_pass_star_fields(start: int, star: int, to: int) -> None:
    assert start < star < to
    assert game_1(green=f"{start} G G G").throw("globe") == {f"{start}->{to}"}


@pytest.mark.parametrize(
    ("start", "to"),
    [(0, 5), (4, 5), (8, 11), (10, 11), (13, 18), (17, 18), (21, 24), (26, 31), (34, 37), (39, 44), (47, 50), (49, 50)],
)
def test_ludo_42_a_star_throw_leads_to_the_nearest_star_ahead(start: int, to: int) -> None:
    table = game_1(green=f"{start} G G G")
    assert table.throw("star") == {f"{start}->{to}"}
    assert table.play(f"{start}->{to}").expect(green=f"{to} G G G").now == "yellow throws 3"


@pytest.mark.parametrize("colour", COLOURS[6])
def test_ludo_42_the_stars_lie_alike_on_everybodys_way(colour: str) -> None:
    table = game_1(board=6, turn=colour, **{colour: "73 G G G"})
    assert table.throw("star") == {"73->76"}


@pytest.mark.parametrize("start", range(50))
def test_ludo_43_a_star_throw_may_not_pass_a_globe(start: int) -> None:
    star = min(s for s in STARS if s > start)
    is_barred = any(start < globe < star for globe in GLOBES)
    table = game_1(green=f"{start} G G G")
    assert table.throw("star") == (set() if is_barred else {f"{start}->{star}"})


@pytest.mark.parametrize("globe", GLOBES)
def test_ludo_43_the_globe_a_piece_stands_on_is_no_obstacle(globe: int) -> None:
    star = min(s for s in STARS if s > globe)
    assert game_1(green=f"{globe} G G G").throw("star") == {f"{globe}->{star}"}


@pytest.mark.parametrize("start", [5, 6, 7, 11, 12, 18, 19, 20])
def test_ludo_43_no_move_from_before_a_globe(start: int) -> None:
    table = game_1(green=f"{start} G G G")
    assert table.throw("star") == set()
    assert table.expect().now == "yellow throws 3"


def test_ludo_44_the_six_of_the_star_and_globe_die_is_an_ordinary_number() -> None:
    table = game_1(green="20 Y Y Y")
    assert table.throw("6") == {"20->26"}
    assert table.play("20->26").now == "yellow throws 3"


@pytest.mark.parametrize("face", ["1", "2", "4", "6"])
def test_ludo_44_its_numbers_move_as_on_the_plain_die(face: str) -> None:
    for standing in ("3 7 20 49", "L2 L4 0 50", "L5 L5 11 G", "Y 8 21 44"):
        expected = game_2(green=standing).throw(face) - {"enter 0"}
        assert game_1(green=standing).throw(face) == expected

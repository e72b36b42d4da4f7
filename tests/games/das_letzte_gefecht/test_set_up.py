"""Players, sides, planets, marker, decks, figures. DLG-01 .. DLG-17, DLG-R01 .. DLG-R07"""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import msgspec
import pytest

from ludotek.games.das_letzte_gefecht import GAME
from ludotek.games.das_letzte_gefecht.board import MAP, read_deck, read_figures, read_map, routes_of
from ludotek.games.das_letzte_gefecht.scene import MARKER
from ludotek.kernel import CHANCE, BadOptions, BadSeats, Rng
from tests.games.das_letzte_gefecht.by_the_book import FULL, GRID, RINGS
from tests.games.das_letzte_gefecht.table import (
    CARDS,
    LAYOUT,
    LETTERS,
    NOTHING,
    STAY,
    WORDS,
    J,
    S,
    begun,
    discard,
    give,
    go,
    kind,
    lay,
    new,
    offer,
    table,
)

COLOURS = [WORDS[LETTERS.index(letter)] for letter in LAYOUT.split()]


def test_dlg_01_two_three_or_four_players_in_two_sides() -> None:
    assert GAME.seats == (2, 3, 4)
    for players in GAME.seats:
        assert {seat.side for seat in new(players).view.seats} == {"separatists", "jedi"}
    for players in (1, 5):
        with pytest.raises(BadSeats):
            GAME.options(players)


def test_dlg_10_one_player_is_the_jedi_the_other_the_separatists() -> None:
    assert [seat.side for seat in new(2).view.seats] == ["separatists", "jedi"]
    assert [seat.partner for seat in new(2).view.seats] == [None, None]


def test_dlg_11_the_twelve_planets_are_laid_out_two_of_each_colour() -> None:
    there = new()
    for placed in range(12):
        assert there.view.stage == "planets"
        assert sum(weight for _, weight in there.state.chances()) == 12 - placed
        there.match.happen(there.state.chances()[-1][0])
    assert Counter(there.view.planets) == dict.fromkeys(range(6), 2)
    assert there.view.stage == "marker"


def test_dlg_12_the_marker_is_placed_on_any_planet() -> None:
    there = new(layout=COLOURS)
    assert there.view.marker is None
    assert there.state.chances() == [(node, 1) for node in range(12)]
    there.match.happen(7)
    assert there.view.marker == 7


def test_dlg_13_each_side_has_its_own_deck_of_66() -> None:
    there = new(layout=COLOURS)
    assert there.view.decks == (66, 66)
    there.match.happen(0)
    assert {CARDS[card]: count for card, count in there.state.chances()} == dict(FULL)
    there.draw("r4", "r4")
    assert kind("r4") not in dict(there.state.chances())  # both fours are gone from this deck,
    there.draw("r1", "r1")
    assert dict(there.state.chances())[kind("r4")] == 2  # and still in the other


def test_dlg_14_each_player_draws_four_cards() -> None:
    there = new(layout=COLOURS)
    there.match.happen(0)
    there.draw("r1", "r2", "r3", "r4")
    assert there.hand(S) == ["r1", "r2", "r3", "r4"]
    assert there.hand(J) == []
    there.draw("b1", "b2", "b3", "b4")
    assert there.hand(J) == ["b1", "b2", "b3", "b4"]
    assert there.asked == (S, "option")


def test_dlg_15_each_player_has_six_figures_and_a_ship() -> None:
    there = begun()
    assert [there.figures(seat) for seat in (S, J)] == ["roygbp", "roygbp"]
    for seat in (S, J):  # the ship can be deployed once a figure is
        with_figure = table(attacker=seat, phase=2, rows=["r1", "r1"], deployed=["r", "r"])
        assert with_figure.actor == seat
        assert 40 in with_figure.legal


def test_dlg_16_the_separatists_have_the_attacker_token_first() -> None:
    view = begun().view
    assert view.seats[view.attacker].side == "separatists"


def test_dlg_17_the_token_goes_to_the_other_player_after_every_battle() -> None:
    there = begun()
    attackers = [there.view.attacker]
    while there.view.battle < 5:
        battle = there.view.battle
        while there.view.battle == battle:
            there.step()
        attackers.append(there.view.attacker)
    assert attackers == [S, J, S, J, S]


# --- rulings


def test_dlg_r01_cards_are_drawn_at_random() -> None:
    there = new(layout=COLOURS)
    there.match.happen(0)
    assert there.actor == CHANCE
    drawn = Counter(int(there.state.sample(Rng(seed))) for seed in range(3000))
    assert set(drawn) == set(range(24))
    assert 90 < drawn[kind("r1")] < 190  # 3 of 66
    assert 55 < drawn[kind("r4")] < 130  # 2 of 66


def test_dlg_r02_planets_and_marker_are_random_unless_an_option_says_otherwise() -> None:
    assert new().view.stage == "planets"
    assert new(layout=COLOURS).view.planets == tuple(WORDS.index(colour) for colour in COLOURS)
    there = new(layout=COLOURS, marker_start="attacker")
    assert there.asked == (0, "start")
    assert there.legal == [go(node) for node in range(12)]
    assert there.view.decks == (66, 66)  # before any card is drawn
    there.play(go(4))
    assert there.view.marker == 4
    assert there.actor == CHANCE
    neighbours = new(layout=["red", "red", *COLOURS[1:9], "orange", "yellow"])
    assert neighbours.view.planets[:2] == (0, 0)


def test_dlg_r03_there_is_one_marker() -> None:
    """It shows the battle's planet, moves in the planet phase, and decides what counts."""
    there = table(phase=4, stage="move", marker=3, rows=["r1 r1 r2 y1", "b2 b3 y2 b1"], deployed=["r", "b"])

    def markers() -> list[tuple[str, str]]:
        sprites = GAME.scene(there.view).sprites
        return [(found.id, found.symbol) for found in sprites if "marker" in found.symbol]

    assert markers() == [(MARKER, "marker")]
    there.play(go(2))
    assert markers() == [(MARKER, "marker")]
    assert there.view.marker == there.past.node == 2
    assert there.past.counts[S].planet_points == 1  # y1, on yellow


def test_dlg_r04_seats() -> None:
    def faces(players: int, **options: object) -> list[tuple[str, tuple[str, ...]]]:
        return [(seat.side[0], seat.characters) for seat in new(players, **options).view.seats]

    both_s, both_j = ("grievous", "ventress"), ("obi_wan", "anakin")
    assert faces(2) == [("s", both_s), ("j", both_j)]
    assert faces(3) == [("s", both_s), ("j", ("obi_wan",)), ("j", ("anakin",))]
    assert faces(3, single_side="jedi") == [("j", both_j), ("s", ("grievous",)), ("s", ("ventress",))]
    assert faces(4) == [("s", ("grievous",)), ("j", ("obi_wan",)), ("s", ("ventress",)), ("j", ("anakin",))]
    for players in (2, 4):
        with pytest.raises(BadOptions, match="DLG-R04"):
            new(players, single_side="jedi")


def test_dlg_r05_hands_are_filled_at_the_beginning_of_a_battle_in_order_of_play() -> None:
    there = begun(3)
    while there.view.battle == 1:
        there.step()
    assert there.view.attacker == 1
    drawers = []
    while there.actor == CHANCE:
        drawers.append(there.view.seat)
        there.step()
    assert drawers == [1] * 4 + [2] * 4 + [0] * 4
    sizes = [there.view.seats[1].held]
    while there.view.battle == 2:
        if there.asked == (1, "option"):
            sizes.append(there.view.seats[1].held)
        there.step()
    assert sizes == [4, 4, 3, 2, 1]


def test_dlg_r05_neither_discarding_nor_a_swap_changes_the_size_of_a_hand() -> None:
    words: dict[str, object] = {"seat": 1, "down": ["r1", "", ""], "hands": [None, "o2 g1 g1 b4", "r4 y3 p1 p1"]}
    discarded = table(3, **words).play(discard("b4"))
    assert discarded.view.seats[1].held == 3
    assert discarded.draw("y4").view.seats[1].held == 4
    swapped = table(3, **words).play(offer("b4"), give("r4"))
    assert [seat.held for seat in swapped.view.seats] == [3, 4, 4]


def test_dlg_r06_the_marker_stays_between_battles() -> None:
    there = table(phase=4, marker=3, rows=["r2 r3 y4", "b2 b3 y2"], hands=["r1", "b1"], deployed=["r", "b"])
    there.play(NOTHING, lay("r1"), NOTHING, lay("b1"), go(2))
    assert there.view.battle == 2
    assert there.view.marker == 2
    assert there.past.node == 2
    assert there.draw_any().view.marker == 2


@pytest.mark.parametrize(
    ("players", "options", "expected"),
    [
        (3, {}, [0, 1, 2, 0, 1, 2, 0]),
        (3, {"attacker_rotation": "alternate_sides"}, [0, 1, 0, 2, 0, 1, 0, 2, 0]),
        (4, {}, [0, 1, 2, 3, 0]),
    ],
)
def test_dlg_r07_the_token_with_three_and_four(players: int, options: dict[str, object], expected: list[int]) -> None:
    for battle, (attacker, following) in enumerate(pairwise(expected), 1):
        there = table(players, battle=battle, **options)
        assert there.view.attacker == attacker
        while there.view.battle == battle:
            there.step()
        assert there.view.attacker == following
    with pytest.raises(BadOptions, match="DLG-R07"):
        new(2, attacker_rotation="alternate_sides")


def test_dlg_r32_the_card_mix_is_assumed_and_an_option() -> None:
    copies = {1: 3, 2: 3, 3: 3, 4: 2}
    there = new(layout=COLOURS)
    there.match.happen(0)
    assert {CARDS[card]: count for card, count in there.state.chances()} == {c: copies[int(c[1])] for c in CARDS}
    assert new(deck=[1, 1, 1, 1]).view.decks == (24, 24)
    assert "our assumption" in clause_text("DLG-R32")


def test_dlg_r33_the_colours_of_figures_are_assumed_and_an_option() -> None:
    assert [new(4).figures(seat) for seat in range(4)] == ["ogp", "ryb", "ryb", "ogp"]
    crews = ["red", "orange", "yellow", "green", "blue", "purple"] * 2
    assert [new(4, crews=crews).figures(seat) for seat in range(4)] == ["roy", "roy", "gbp", "gbp"]
    assert "our assumption" in clause_text("DLG-R33")


def test_dlg_r34_spaces_and_routes_are_assumed_and_an_option() -> None:
    neighbours = {name: table(stage="move", marker=0, rows=["r1", "r2"], map=name).legal[1:] for name in MAP}
    assert neighbours == {"rings": [go(1), go(5), go(6)], "grid": [go(1), go(4)]}
    assert "our assumption" in clause_text("DLG-R34")


def clause_text(id: str) -> str:
    return next(clause.text for clause in GAME.rulebook().clauses if clause.id == id)


# --- the data, one table each


PLACES = [
    (500, 60), (881, 280), (881, 720), (500, 940), (119, 720), (119, 280),
    (500, 290), (682, 395), (682, 605), (500, 710), (318, 605), (318, 395),
]  # fmt: skip


def test_the_maps_are_those_of_the_rules() -> None:
    for name, expected in (("rings", RINGS), ("grid", GRID)):
        assert {node: tuple(sorted(space.to)) for node, space in enumerate(MAP[name])} == expected
    assert len(routes_of(MAP["rings"])) == 21
    assert len(routes_of(MAP["grid"])) == 17
    assert [space.at for space in MAP["rings"]] == PLACES


def test_another_map_is_played() -> None:
    there = table(stage="move", marker=5, rows=["r1", "r2"], map="grid")
    assert there.legal == [STAY, *(go(node) for node in (1, 4, 6, 9))]


def test_other_routes_are_played_and_travel_with_the_record() -> None:
    ring = [f"{node}-{(node + 1) % 12}" for node in range(12)]
    assert table(stage="move", marker=5, rows=["r1", "r2"], routes=ring).legal == [STAY, go(4), go(6)]
    assert new(routes=ring).match.full_record().options["routes"] == ring
    assert len(new().match.full_record().options["routes"]) == 21  # the map of the box travels too


def test_the_routes_of_one_map_are_not_drawn_on_the_other() -> None:
    """Who changes only the map in options taken from a record is told what to leave out."""
    settled = msgspec.to_builtins(GAME.options(2))
    with pytest.raises(BadOptions, match="those of rings: leave them out to play on grid") as caught:
        GAME.options(2, {**settled, "map": "grid"})
    assert caught.value.clause == "DLG-41"
    assert len(GAME.options(2, {**settled, "map": "grid", "routes": ()}).routes) == 17


def test_another_deck_and_other_figures_are_played() -> None:
    """Data that a file or an option replaces travels with the record."""
    other = read_deck("1 = 1\n2 = 0\n3 = 0\n4 = 2\n")
    there = new(layout=COLOURS, deck=other)
    assert there.view.decks == (18, 18)
    there.match.happen(0)
    assert {CARDS[card][1] for card, _ in there.state.chances()} == {"1", "4"}
    assert there.match.full_record().options["deck"] == [1, 0, 0, 2]
    crews = read_figures(
        """
        grievous = ["red", "orange", "yellow"]
        ventress = ["green", "blue", "purple"]
        obi_wan = ["red", "orange", "blue"]
        anakin = ["yellow", "green", "purple"]
        """
    )
    named = [colour for who in ("grievous", "ventress", "obi_wan", "anakin") for colour in crews[who]]
    four = new(4, crews=named)
    assert [four.figures(seat) for seat in range(4)] == ["roy", "rob", "gbp", "ygp"]


RING_OF_TWELVE = "\n".join(f"{n} = {{ to = [{(n + 1) % 12}, {(n - 1) % 12}], at = [{n}, 0] }}" for n in range(12))


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        ("", "spaces 0 to 11"),
        (RING_OF_TWELVE.replace("to = [1, 11]", "to = [1, 1]"), "different neighbours"),
        (RING_OF_TWELVE.replace("to = [1, 11]", "to = [1, 0]"), "different neighbours"),
        (RING_OF_TWELVE.replace("to = [1, 11]", "to = [1, 5]"), "both ways"),
        (RING_OF_TWELVE.replace("at = [3, 0]", "at = [3, -1]"), "off the board"),
        (RING_OF_TWELVE.replace("at = [3, 0]", "at = 3"), "not a map"),
        ("0 = {", "not a map"),
        ("\n".join(f"{n} = {{ to = [{n ^ 1}], at = [0, 0] }}" for n in range(12)), "join all"),
    ],
)
def test_a_map_that_is_none_is_refused(source: str, reason: str) -> None:
    assert len(read_map(RING_OF_TWELVE)) == 12
    with pytest.raises(BadOptions, match=reason):
        read_map(source)


@pytest.mark.parametrize(
    ("options", "clause"),
    [
        ({"layout": COLOURS[:11]}, "DLG-11"),
        ({"layout": ["red"] * 12}, "DLG-11"),
        ({"draw_after": -1}, "DLG-R25"),
        ({"draw_after": 5000}, "DLG-R25"),
        ({"deck": [3, 3, 3]}, "DLG-13"),
        ({"deck": [3, 3, 3, -1]}, "DLG-13"),
        ({"deck": [0, 0, 0, 1]}, "DLG-R10"),
        ({"crews": WORDS}, "DLG-71"),
        ({"crews": ["red"] * 12}, "DLG-71"),
        ({"routes": ["0-1"]}, "DLG-41"),
        ({"routes": ["0-12"]}, "DLG-41"),
        ({"routes": ["0>1"]}, "DLG-41"),
        ({"routes": ["3-3"]}, "DLG-41"),
        ({"map": "moon"}, "rings, grid"),
        ({"layout": ["pink"] * 12}, "pink"),
    ],
)
def test_options_that_the_rules_forbid_are_refused(options: dict[str, object], clause: str) -> None:
    with pytest.raises(BadOptions, match=clause):
        new(2, **options)


def test_options_on_a_command_line() -> None:
    words = {"draw_after": "9", "deck": "3,3,3,2", "layout": ",".join(COLOURS), "same_colour": "twice"}
    found = GAME.options(2, words, from_words=True)
    assert (found.draw_after, found.deck, found.layout) == (9, (3, 3, 3, 2), tuple(COLOURS))


def test_a_table_of_figures_or_a_deck_that_is_none_is_refused() -> None:
    with pytest.raises(BadOptions, match="DLG-71"):
        read_figures('grievous = ["red", "orange", "yellow"]')
    with pytest.raises(BadOptions, match="DLG-13"):
        read_deck("1 = 3")

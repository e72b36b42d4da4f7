"""The table of fields: positions written and read, states compared, and errors with the key where they are."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotek.kernel import BadPosition, Computed, Field, Fields, PerSeat, Plan, State, Usually, require
from ludotek.kernel.fields import Columns, Rows, check_keys, forbid
from ludotek.kernel.forms import Each, Flag, Maybe, Name, Number
from ludotek.kernel.state import room
from tests.third_party.highcard.highcard import GAME
from tests.third_party.highcard.highcard.rules import HighCardOptions, HighCardState


class Purse:
    """A part that a state owns."""

    def __init__(self) -> None:
        self.coins = [0, 0]


class Shop(State):
    def __init__(self) -> None:
        super().__init__()
        self.day = 0
        self.is_open = False
        self.owner = -1
        self.stock = room(6)  # three kinds for each of two seats
        self.tired = [0, 0]
        self.purse = Purse()
        self.visits = 0


def read_note(shop: Shop, value: Any) -> None:
    require(isinstance(value, str), f"note {value!r} is no text")
    shop.visits = len(value)


FIELDS = Fields(
    Field("day", Number(0, 7)),
    Field("open", Flag(), "is_open"),
    Field("owner", Maybe(Name(("Ada", "Bo"))), default=None),
    PerSeat(
        "players",
        2,
        Field("stock", Each(Number(0, 9), 3), known="owner"),
        Field("tired", Flag(), default=False),
    ),
    Field(
        "coins", Each(Number(0, 99), 2), "purse.coins", known="nobody", default=lambda position: [position["day"], 0]
    ),
    Computed("note", lambda shop: "x" * shop.visits, read_note, default=""),
)
POSITION = {
    "day": 3,
    "open": True,
    "owner": "Bo",
    "players": [{"stock": [1, 2, 3], "tired": False}, {"stock": [4, 5, 6], "tired": True}],
    "coins": [10, 20],
    "note": "xx",
}


def read(position: dict[str, Any]) -> Shop:
    shop = Shop()
    FIELDS.read(shop, position)
    return shop


def test_a_position_sets_every_field_by_its_key() -> None:
    shop = read(POSITION)
    assert (shop.day, shop.is_open, shop.owner, shop.visits) == (3, True, 1, 2)
    assert list(shop.stock) == [1, 2, 3, 4, 5, 6]
    assert shop.tired == [0, 1]
    assert shop.purse.coins == [10, 20]
    assert type(shop.is_open) is bool, "a field keeps its type"


def test_a_position_that_is_written_reads_the_same() -> None:
    assert FIELDS.write(read(POSITION)) == POSITION
    assert list(FIELDS.write(read(POSITION))) == list(POSITION), "in the order of the table"


def test_what_a_position_leaves_out_has_its_default() -> None:
    short = {"day": 5, "open": False, "players": [{"stock": [0, 0, 0]}, {"stock": [0, 0, 1]}]}
    shop = read(short)
    assert (shop.owner, shop.tired, shop.visits) == (-1, [0, 0], 0)
    assert shop.purse.coins == [5, 0], "a default may follow from the rest"
    written = FIELDS.write(shop)
    assert set(written) == set(POSITION), "what has its default is written all the same"


@given(
    day=st.integers(0, 7),
    is_open=st.booleans(),
    owner=st.sampled_from([None, "Ada", "Bo"]),
    stock=st.lists(st.integers(0, 9), min_size=6, max_size=6),
    tired=st.lists(st.booleans(), min_size=2, max_size=2),
    coins=st.lists(st.integers(0, 99), min_size=2, max_size=2),
)
def test_every_position_survives_the_round_trip(
    day: int, is_open: bool, owner: str | None, stock: list[int], tired: list[bool], coins: list[int]
) -> None:
    rows = [{"stock": stock[:3], "tired": tired[0]}, {"stock": stock[3:], "tired": tired[1]}]
    position = {"day": day, "open": is_open, "owner": owner, "players": rows, "coins": coins, "note": ""}
    shop = read(position)
    assert FIELDS.write(shop) == position
    assert FIELDS.difference(shop, read(FIELDS.write(shop))) is None


def changed(**more: Any) -> dict[str, Any]:
    return {**POSITION, **more}


def without(key: str) -> dict[str, Any]:
    return {name: value for name, value in POSITION.items() if name != key}


STOCK = {"stock": [1, 2, 3]}


@pytest.mark.parametrize(
    ("position", "message"),
    [
        (changed(day=8), "day: 8: expected a number from 0 to 7"),
        (changed(open="yes"), "open: 'yes': expected true or false"),
        (changed(owner="Cleo"), "owner: 'Cleo': expected one of Ada, Bo"),
        (without("day"), "day is missing"),
        (changed(players=[5]), "players: [5]: expected a list with an object for each of 2 players"),
        (changed(players=[STOCK, 5]), "players[1] is 5, not an object"),
        (changed(players=[STOCK, {}]), "players[1].stock is missing"),
        (changed(players=[{"stock": [0, 0, 10]}, STOCK]), "players[0].stock: 10: expected a number from 0 to 9"),
        (changed(players=[STOCK, {**STOCK, "tired": 1}]), "players[1].tired: 1: expected true or false"),
        (changed(players=[STOCK, {**STOCK, "hat": 1}]), "players[1] has the unknown field hat; expected stock, tired"),
        (changed(coins=[1]), "coins: [1]: expected a list of 2"),
        (changed(note=7), "note 7 is no text"),
    ],
)
def test_an_error_names_the_key_what_came_and_what_was_expected(position: dict[str, Any], message: str) -> None:
    with pytest.raises(BadPosition) as caught:
        read(position)
    assert str(caught.value) == message


def test_an_error_names_the_clause_that_forbids_it() -> None:
    fields = Fields(Field("day", Number(0, 7), clause="TEA-07"))
    with pytest.raises(BadPosition, match=r"^day: 8: expected a number from 0 to 7 \(TEA-07\)$"):
        fields.read(Shop(), {"day": 8})


def test_keys_that_nobody_knows_are_refused_with_those_there_are() -> None:
    with pytest.raises(BadPosition, match="the shop has the unknown field hat, wig; expected day, open"):
        check_keys({"day": 1, "hat": 2, "wig": 3}, ["day", "open"], "the shop")
    with pytest.raises(BadPosition, match=r"the shop is \[\], not an object"):
        check_keys([], ["day"], "the shop")


@pytest.mark.parametrize(("more", "visits"), [({}, 6), ({"visits": None}, 6), ({"visits": 2}, 2)])
def test_what_is_usual_follows_from_the_fields_before(more: dict[str, Any], visits: int) -> None:
    fields = Fields(Field("day", Number(0, 7)), Usually("visits", Number(0, 9), lambda shop: [2 * shop.day]))
    shop = Shop()
    fields.read(shop, {"day": 3, **more})
    assert shop.visits == visits
    with pytest.raises(BadPosition, match="visits: 10: expected a number from 0 to 9"):
        fields.read(shop, {"day": 3, "visits": 10})


def test_two_states_differ_by_the_key_of_the_first_field_that_does() -> None:
    one = read(POSITION)
    for key, value in {"day": 1, "open": False, "owner": None, "coins": [10, 21]}.items():
        assert FIELDS.difference(one, read(changed(**{key: value}))) == key
    other = read(POSITION)
    other.tired[0] = 1
    assert FIELDS.difference(one, other) == "tired"
    other = read(POSITION)
    other.actor = 1
    assert FIELDS.difference(one, other) == "actor"


def test_what_is_computed_is_compared_by_its_numbers() -> None:
    fields = Fields(
        Computed("note", lambda shop: "x" * shop.visits, read_note, lambda shop: [shop.visits, 1], known="nobody")
    )
    one, other = read(POSITION), read(POSITION)
    assert fields.difference(one, other) is None
    fields.read(other, {"note": "xxxx"})
    assert (fields.difference(one, other), fields.write(other)) == ("note", {"note": "xxxx"})
    assert [(field.key, field.known, field.numbers(other)) for field in fields.all()] == [("note", "nobody", [4, 1])]


def test_fields_say_who_may_know_them() -> None:
    known = {field.key: field.known for field in FIELDS.all()}
    everybody = dict.fromkeys(("day", "open", "owner", "tired"), "everybody")
    assert known == {**everybody, "stock": "owner", "coins": "nobody"}, "what is computed has no field of its own"


def test_a_requirement_is_refused_with_its_clause() -> None:
    require(True, "never said", "TEA-01")
    with pytest.raises(BadPosition, match=r"^the pot is empty \(TEA-02\)$"):
        require(False, "the pot is empty", "TEA-02")
    with pytest.raises(BadPosition, match=r"^the pot is empty$"):
        require(False, "the pot is empty")


# --- the fields of a whole game


def test_a_state_of_a_game_has_all_its_fields_in_the_table() -> None:
    """A field that is copied but is not in the table would be missing in positions."""
    state = HighCardState(Plan(3, HighCardOptions()))
    assert {field.name for field in GAME.fields(state).all()} == set(vars(state)) - {"plan", "actor", "story"}


class Garage(State):
    """Two seats with two cars and a bicycle each, and a queue of repairs."""

    def __init__(self) -> None:
        super().__init__()
        self.cars = room(4)
        self.bicycles = [0, 0]
        self.repairs: list[list[int]] = []


GARAGE = Fields(
    PerSeat(
        "players",
        2,
        Columns("vans", Number(0, 9), [("cars", 2, 1)], default=0),
        Columns("others", Each(Number(0, 9), 2), [("cars", 2, 0), ("bicycles", 1, 0)]),
    ),
    Rows(
        "repairs",
        {"what": (Name(("car", "bicycle")), None), "hours": (Number(1, 9), 1)},
        lambda garage: garage.repairs,
        lambda garage, rows: setattr(garage, "repairs", rows),
    ),
)


def test_columns_gather_the_numbers_of_a_seat_from_where_they_are() -> None:
    garage = Garage()
    GARAGE.read(garage, {"players": [{"others": [1, 2]}, {"others": [3, 4], "vans": 5}]})
    assert (list(garage.cars), garage.bicycles) == ([1, 0, 3, 5], [2, 4])
    assert GARAGE.write(garage)["players"] == [{"vans": 0, "others": [1, 2]}, {"vans": 5, "others": [3, 4]}]


def test_rows_are_as_many_as_there_are_and_count_for_differences() -> None:
    garage, other, players = Garage(), Garage(), [{"others": [0, 0]}] * 2
    GARAGE.read(garage, {"players": players, "repairs": [{"what": "bicycle"}, {"what": "car", "hours": 3}]})
    assert garage.repairs == [[1, 1], [0, 3]]
    assert GARAGE.write(garage)["repairs"] == [{"what": "bicycle", "hours": 1}, {"what": "car", "hours": 3}]
    assert GARAGE.difference(garage, other) == "repairs"


@pytest.mark.parametrize(
    ("repairs", "message"),
    [
        ("all", "repairs: 'all': expected a list of objects"),
        ([{}], "repairs: None: expected one of car, bicycle"),
        ([{"what": "car", "who": "Bo"}], "repairs[0] has the unknown field who; expected what, hours"),
    ],
)
def test_an_error_in_rows_says_what_was_expected(repairs: Any, message: str) -> None:
    with pytest.raises(BadPosition) as caught:
        GARAGE.read(Garage(), {"players": [{"others": [0, 0]}] * 2, "repairs": repairs})
    assert str(caught.value) == message


def test_what_is_forbidden_is_refused_with_its_clause() -> None:
    forbid(False, "never mind")
    with pytest.raises(BadPosition, match=r"no more vans \(G-01\)"):
        forbid(True, "no more vans", "G-01")

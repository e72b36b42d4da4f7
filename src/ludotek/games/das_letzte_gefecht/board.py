"""The material of Das letzte Gefecht: decks, figures and maps, each one table that another one can replace.

What the text of the rulebook does not say is assumed, and therefore data: DLG-R32, DLG-R33, DLG-R34.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Sequence
from typing import Final, Literal, TypeVar, get_args

import msgspec

from ludotek.kernel import BadOptions

Colour = Literal["red", "orange", "yellow", "green", "blue", "purple"]
Side = Literal["separatists", "jedi"]
Character = Literal["grievous", "ventress", "obi_wan", "anakin"]
MapName = Literal["rings", "grid"]

COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)
LETTERS: Final = "roygbp"  # colour -> its letter in a card's name
SIDES: Final[tuple[Side, ...]] = get_args(Side)
MAPS: Final[tuple[MapName, ...]] = get_args(MapName)
CREW: Final[dict[Side, tuple[Character, Character]]] = {  # DLG-R04: in the order of the seats
    "separatists": ("grievous", "ventress"),
    "jedi": ("obi_wan", "anakin"),
}
VALUES: Final = (1, 2, 3, 4)
CARDS: Final = tuple(f"{letter}{value}" for letter in LETTERS for value in VALUES)  # kind -> name
NODES: Final = 12  # DLG-11: spaces and planet tokens
TOKENS: Final = 2  # planets of each colour
T = TypeVar("T")


class Space(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A space of the board: the spaces its routes lead to, and its place from 0 to 1000."""

    to: tuple[int, ...]
    at: tuple[int, int]


Map = tuple[Space, ...]
Copies = tuple[int, ...]  # of the values 1 to 4, in every colour
Crews = dict[Character, tuple[Colour, ...]]  # character -> the colours of its figures


# Reading


def read_map(source: str) -> Map:
    """A map from a table `space = { to, at }`; one that is no map of twelve joined spaces is refused."""
    table = convert(source, dict[int, Space], "a map")
    if sorted(table) != list(range(NODES)):
        raise BadOptions(f"a map has the spaces 0 to {NODES - 1}, not {sorted(table)}", "DLG-11")
    return check_map(tuple(table[node] for node in range(NODES)))


def check_map(spaces: Map) -> Map:
    for node, space in enumerate(spaces):
        check_space(spaces, node, space)
    if len(reached(spaces)) < NODES:
        raise BadOptions("the routes of a map join all its spaces", "DLG-41")
    return spaces


def with_routes(spaces: Map, routes: Sequence[str]) -> Map:
    """The same places joined by other routes, each written `0-1`."""
    ends = [route.split("-") for route in routes]
    if not all(len(pair) == 2 and all(end.isdecimal() and len(end) <= 2 for end in pair) for pair in ends):
        raise BadOptions("routes are written 0-1, from one space to another", "DLG-41")
    joined = [(int(one), int(other)) for one, other in ends]
    if not all(end < NODES for pair in joined for end in pair):
        raise BadOptions(f"routes lead from one of the spaces 0 to {NODES - 1} to another", "DLG-41")
    near = [[o for pair in joined for n, o in (pair, pair[::-1]) if n == node] for node in range(NODES)]
    return check_map(tuple(Space(tuple(sorted(near[node])), space.at) for node, space in enumerate(spaces)))


def check_space(spaces: Map, node: int, space: Space) -> None:
    if len(set(space.to)) != len(space.to) or node in space.to:
        raise BadOptions(f"space {node}: {space.to} are not different neighbours", "DLG-41")
    for other in space.to:
        if not 0 <= other < NODES or node not in spaces[other].to:
            raise BadOptions(f"space {node}: a route to {other} leads both ways", "DLG-41")
    if not all(0 <= place <= 1000 for place in space.at):
        raise BadOptions(f"space {node}: {space.at} is off the board, 0 to 1000", "DLG-11")


def reached(spaces: Map) -> set[int]:
    """The spaces that routes lead to from space 0, itself among them."""
    found, fresh = {0}, [0]
    while fresh:
        near = set(spaces[fresh.pop()].to) - found
        found |= near
        fresh += near
    return found


def read_deck(source: str) -> Copies:
    table = convert(source, dict[int, int], "a deck")
    if sorted(table) != list(VALUES):
        raise BadOptions(f"a deck says how often it has the values 1 to 4, not {sorted(table)}", "DLG-13")
    return check_deck(tuple(table[value] for value in VALUES))


def check_deck(copies: Copies) -> Copies:
    """DLG-R10: a deck must not be empty together with its pile, and up to eight cards are in hands and on the table."""
    if len(copies) != len(VALUES) or not all(0 <= count <= 20 for count in copies):
        raise BadOptions(f"deck={copies}: name four numbers of copies, 0 to 20, for the values 1 to 4", "DLG-13")
    if len(COLOURS) * sum(copies) <= 2 * len(VALUES):
        raise BadOptions(f"deck={copies}: two allies need more than eight cards", "DLG-R10")
    return copies


def read_figures(source: str) -> Crews:
    return check_figures(convert(source, Crews, "a table of figures"))


def check_figures(crews: Crews) -> Crews:
    """DLG-15, DLG-71: each side has one figure of every colour, each character three of them."""
    for side, (first, second) in CREW.items():
        if not {first, second} <= set(crews):
            raise BadOptions(f"figures: {side} are {first} and {second}", "DLG-71")
        if len(crews[first]) != 3 or Counter((*crews[first], *crews[second])) != Counter(COLOURS):
            raise BadOptions(f"figures: {first} and {second} share the six colours, three each", "DLG-71")
    return crews


def convert(source: str, kind: type[T], what: str) -> T:
    try:
        return msgspec.convert(tomllib.loads(source), kind, strict=False)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadOptions(f"not {what}: {error}") from None


# Space -> its neighbours and its place, x and y from 0 to 1000, y downwards. DLG-R34
MAP_TABLES: Final[dict[str, str]] = {
    # Two rings of six, joined by six spokes and three slanting routes.
    "rings": """
0 = { to = [1, 5, 6], at = [500, 60] }
1 = { to = [0, 2, 6, 7], at = [881, 280] }
2 = { to = [1, 3, 8], at = [881, 720] }
3 = { to = [2, 4, 8, 9], at = [500, 940] }
4 = { to = [3, 5, 10], at = [119, 720] }
5 = { to = [0, 4, 10, 11], at = [119, 280] }
6 = { to = [0, 1, 7, 11], at = [500, 290] }
7 = { to = [1, 6, 8], at = [682, 395] }
8 = { to = [2, 3, 7, 9], at = [682, 605] }
9 = { to = [3, 8, 10], at = [500, 710] }
10 = { to = [4, 5, 9, 11], at = [318, 605] }
11 = { to = [5, 6, 10], at = [318, 395] }
""",
    # Three rows of four, horizontal and vertical routes.
    "grid": """
0 = { to = [1, 4], at = [110, 200] }
1 = { to = [0, 2, 5], at = [370, 200] }
2 = { to = [1, 3, 6], at = [630, 200] }
3 = { to = [2, 7], at = [890, 200] }
4 = { to = [0, 5, 8], at = [110, 500] }
5 = { to = [1, 4, 6, 9], at = [370, 500] }
6 = { to = [2, 5, 7, 10], at = [630, 500] }
7 = { to = [3, 6, 11], at = [890, 500] }
8 = { to = [4, 9], at = [110, 800] }
9 = { to = [5, 8, 10], at = [370, 800] }
10 = { to = [6, 9, 11], at = [630, 800] }
11 = { to = [7, 10], at = [890, 800] }
""",
}
# Value -> copies of it in every colour. DLG-R32
DECK_TABLE: Final = "1 = 3\n2 = 3\n3 = 3\n4 = 2"
# Character -> the colours of its three figures. DLG-R33
FIGURE_TABLE: Final = """
grievous = ["orange", "green", "purple"]
ventress = ["red", "yellow", "blue"]
obi_wan = ["red", "yellow", "blue"]
anakin = ["orange", "green", "purple"]
"""
MAP: Final[dict[str, Map]] = {name: read_map(MAP_TABLES[name]) for name in MAPS}
DECK: Final[Copies] = read_deck(DECK_TABLE)  # DLG-13: 66 cards each
FIGURES: Final[Crews] = read_figures(FIGURE_TABLE)


# Names


def colour_of(card: int) -> int:
    return card // len(VALUES)


def value_of(card: int) -> int:
    return card % len(VALUES) + 1


def routes_of(spaces: Map) -> list[tuple[int, int]]:
    """Every route once, from the lower to the higher space."""
    return [(node, other) for node, space in enumerate(spaces) for other in space.to if node < other]

"""The material of Das letzte Gefecht: decks, figures and maps.

What the text of the rulebook does not say is assumed, and therefore data that other tables can replace.
"""

import tomllib
from collections import Counter
from collections.abc import Sequence
from importlib.resources import files
from typing import Final, Literal, TypeVar, get_args

import msgspec

from ludotek.kernel import BadOptions, require_option

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


def read_map(source: str) -> Map:
    """A map from a table `space = { to, at }`."""
    table = convert(source, dict[int, Space], "a map")
    is_whole = sorted(table) == list(range(NODES))
    require_option(is_whole, f"a map has the spaces 0 to {NODES - 1}, not {sorted(table)}", "DLG-11")
    return check_map(tuple(table[node] for node in range(NODES)))


def with_routes(spaces: Map, routes: Sequence[str]) -> Map:
    """The same places joined by other routes, each written `0-1`."""
    ends = [route.split("-") for route in routes]
    is_written = all(len(pair) == 2 and all(end.isdecimal() and len(end) <= 2 for end in pair) for pair in ends)
    require_option(is_written, "routes are written 0-1, from one space to another", "DLG-41")
    joined = [(int(one), int(other)) for one, other in ends]
    is_inside = all(end < NODES for pair in joined for end in pair)
    require_option(is_inside, f"routes lead from one of the spaces 0 to {NODES - 1} to another", "DLG-41")
    near = [[o for pair in joined for n, o in (pair, pair[::-1]) if n == node] for node in range(NODES)]
    return check_map(tuple(Space(tuple(sorted(near[node])), space.at) for node, space in enumerate(spaces)))


def check_map(spaces: Map) -> Map:
    for node, (to, at) in enumerate((space.to, space.at) for space in spaces):
        is_clear = len(set(to)) == len(to) and node not in to
        require_option(is_clear, f"space {node}: {to} are not different neighbours", "DLG-41")
        for other in to:
            is_mutual = 0 <= other < NODES and node in spaces[other].to
            require_option(is_mutual, f"space {node}: a route to {other} leads both ways", "DLG-41")
        is_inside = all(0 <= place <= 1000 for place in at)
        require_option(is_inside, f"space {node}: {at} is off the board, 0 to 1000", "DLG-11")
    joined = {0}  # step by step all spaces that routes lead to
    for _ in spaces:
        joined |= {other for node in joined for other in spaces[node].to}
    require_option(len(joined) == NODES, "the routes of a map join all its spaces", "DLG-41")
    return spaces


def read_deck(source: str) -> Copies:
    table = convert(source, dict[int, int], "a deck")
    is_whole = sorted(table) == list(VALUES)
    require_option(is_whole, f"a deck says how often it has the values 1 to 4, not {sorted(table)}", "DLG-13")
    return check_deck(tuple(table[value] for value in VALUES))


def check_deck(copies: Copies) -> Copies:
    """DLG-R10: a deck must not be empty together with its pile, and up to eight cards are in hands and on the table."""
    is_whole = len(copies) == len(VALUES) and all(0 <= count <= 20 for count in copies)
    require_option(is_whole, f"deck={copies}: name four numbers of copies, 0 to 20, for the values 1 to 4", "DLG-13")
    is_enough = len(COLOURS) * sum(copies) > 2 * len(VALUES)
    require_option(is_enough, f"deck={copies}: two allies need more than eight cards", "DLG-R10")
    return copies


def read_figures(source: str) -> Crews:
    return check_figures(convert(source, Crews, "a table of figures"))


def check_figures(crews: Crews) -> Crews:
    """DLG-15, DLG-71: each side has one figure of every colour, each character three of them."""
    for side, (first, second) in CREW.items():
        require_option({first, second} <= set(crews), f"figures: {side} are {first} and {second}", "DLG-71")
        is_shared = len(crews[first]) == 3 and Counter((*crews[first], *crews[second])) == Counter(COLOURS)
        require_option(is_shared, f"figures: {first} and {second} share the six colours, three each", "DLG-71")
    return crews


def convert(source: str, kind: type[T], what: str) -> T:
    try:
        return msgspec.convert(tomllib.loads(source), kind, strict=False)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadOptions(f"not {what}: {error}") from None


DATA: Final = files(__package__) / "data"  # DLG-R34: the maps
MAP: Final[dict[str, Map]] = {name: read_map((DATA / f"map_{name}.toml").read_text("utf-8")) for name in MAPS}
DECK: Final[Copies] = read_deck((DATA / "deck.toml").read_text("utf-8"))  # DLG-13: 66 cards each; DLG-R32
FIGURES: Final[Crews] = read_figures((DATA / "figures.toml").read_text("utf-8"))  # DLG-R33


def colour_of(card: int) -> int:
    return card // len(VALUES)


def value_of(card: int) -> int:
    return card % len(VALUES) + 1


def routes_of(spaces: Map) -> list[tuple[int, int]]:
    """Every route once, from the lower to the higher space."""
    return [(node, other) for node, space in enumerate(spaces) for other in space.to if node < other]

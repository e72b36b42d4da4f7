"""Options, what the rules forbid of them, who sits where, and the plan that the rules play by."""

from collections import Counter
from functools import lru_cache
from typing import Annotated, Literal

import msgspec

from ludotek.kernel import Options, require_option
from ludotek.kernel.options import Offers

from . import board
from .board import COLOURS, CREW, MAPS, NODES, SIDES, Character, Colour, Crews, Map, MapName, Side
from .rules.plan import Plan

PLAYERS, SEATS_CLAUSE = (2, 3, 4), "DLG-01"
MOST_BATTLES = 1000


class GefechtOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    map: MapName = "rings"  # DLG-R34
    marker_start: Literal["random", "attacker"] = "random"  # DLG-12, DLG-R02
    single_side: Literal["separatists", "jedi"] = "separatists"  # DLG-70, DLG-R04; for three players
    attacker_rotation: Literal["clockwise", "alternate_sides"] = "clockwise"  # DLG-R07; for three players
    same_colour: Literal["once", "twice"] = "once"  # DLG-R19
    draw_after: Annotated[int, Offers((0, 6, 10, 15, 20))] = 0  # DLG-R25; 0: never
    layout: tuple[Colour, ...] = ()  # DLG-R02: node -> colour; empty: at random
    routes: tuple[str, ...] = ()  # DLG-41: "0-1", …; empty: those of the map
    deck: tuple[int, ...] = ()  # DLG-R32: copies of the values 1 to 4 in every colour; empty: those of the board
    crews: tuple[Colour, ...] = ()  # DLG-R33: three of each character, in the order of CREW; empty: those of the board


def settle(seats: int, options: GefechtOptions) -> GefechtOptions:
    """Fills in the data that was left open, so that a record carries it; refuses what the rules forbid."""
    single, rotation, battles = options.single_side, options.attacker_rotation, options.draw_after
    is_fit = seats == 3 or single == "separatists"
    require_option(is_fit, f"single_side is for three players: {seats} players have no single player", "DLG-R04")
    is_fit = seats == 3 or rotation == "clockwise"
    require_option(is_fit, f"attacker_rotation is for three players; with {seats} the sides alternate", "DLG-R07")
    is_fit = 0 <= battles <= MOST_BATTLES
    require_option(is_fit, f"draw_after={battles}: 0 (never) to {MOST_BATTLES} battles", "DLG-R25")
    is_fit = not options.layout or Counter(options.layout) == Counter(COLOURS * board.TOKENS)
    require_option(is_fit, f"layout names {NODES} colours, each of the six twice", "DLG-11")
    for name in MAPS:
        is_fit = name == options.map or options.routes != box_routes(name)
        require_option(is_fit, f"the routes are those of {name}: leave them out to play on {options.map}", "DLG-41")
    routes = options.routes or box_routes(options.map)
    deck = board.check_deck(options.deck or board.DECK)
    crews = options.crews or tuple(colour for crew in CREW.values() for who in crew for colour in board.FIGURES[who])
    require_option(len(crews) == NODES, f"crews names {NODES} colours, three for each character", "DLG-71")
    settled = msgspec.structs.replace(options, routes=routes, deck=deck, crews=crews)
    map_of(settled)  # refuses what is no map
    board.check_figures(crews_of(settled))
    return settled


def box_routes(name: MapName) -> tuple[str, ...]:
    return tuple(f"{one}-{other}" for one, other in board.routes_of(board.MAP[name]))


def crews_of(options: GefechtOptions) -> Crews:
    """Character -> colours of its figures."""
    order = [who for crew in CREW.values() for who in crew]
    return {who: options.crews[3 * i : 3 * i + 3] for i, who in enumerate(order)}


@lru_cache(maxsize=64)
def map_of(options: GefechtOptions) -> Map:
    """The places of the chosen map, joined by the agreed routes."""
    return board.with_routes(board.MAP[options.map], options.routes)


def sides_of(seats: int, options: GefechtOptions) -> tuple[Side, ...]:
    """Seat -> side. DLG-10, DLG-70, DLG-85"""
    if seats == 3:
        single = options.single_side
        allies: Side = "jedi" if single == "separatists" else "separatists"
        return single, allies, allies
    return SIDES * (seats // 2)


def characters_of(seats: int, options: GefechtOptions) -> tuple[tuple[Character, ...], ...]:
    """Seat -> its characters: both of the side for one who plays alone. DLG-71, DLG-86"""
    sides = sides_of(seats, options)
    place = [sides[:seat].count(side) for seat, side in enumerate(sides)]  # within the side
    return tuple(CREW[s] if sides.count(s) == 1 else (CREW[s][place[i]],) for i, s in enumerate(sides))


def character_of(options: GefechtOptions, side: Side, colour: Colour) -> Character:
    """Whose figure it is."""
    return next(who for who in CREW[side] if colour in crews_of(options)[who])


@lru_cache(maxsize=256)
def plan_of(seats: int, options: GefechtOptions) -> Plan:
    """The plan of settled options."""
    sides = [SIDES.index(side) for side in sides_of(seats, options)]
    crews = crews_of(options)
    figures = [  # DLG-15, DLG-71, DLG-86
        sum(1 << COLOURS.index(colour) for who in characters for colour in crews[who])
        for characters in characters_of(seats, options)
    ]
    return Plan(options, sides, figures, [sorted(space.to) for space in map_of(options)])

"""The final count of a battle that is over, told part by part. DLG-51 .. DLG-54, DLG-80, DLG-81, DLG-91, DLG-92"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ludotek.games.das_letzte_gefecht.rules.final import figure_share, planet_share
from ludotek.games.das_letzte_gefecht.setup import GefechtOptions


class CountView(msgspec.Struct, frozen=True):
    """How one seat's final total was counted. DLG-51 .. DLG-53"""

    row: tuple[int, ...]
    figure: int  # colour
    is_deployed: bool
    has_ship: bool
    planet_points: int  # cards of the planet's colour
    figure_points: int  # cards of the figure's colour; 0 if that is the planet's and counts once, DLG-R19
    total: int


def count_row(row: Sequence[int], planet: int, figure: int, bonus: int, options: GefechtOptions) -> CountView:
    """`bonus`: 0 for a named figure, 1 for a deployed one, 2 with the ship."""
    by_planet = sum(int(planet_share(card, planet)) for card in row)
    by_figure = sum(int(figure_share(card, planet, figure, options.same_colour == "twice")) for card in row)
    total = by_planet + by_figure + bonus
    return CountView(tuple(row), figure, bonus > 0, bonus > 1, by_planet, by_figure, total)


def loser_of(totals: Sequence[int], sides: Sequence[int]) -> int | None:
    """The side that loses, None at a tie. DLG-R21: with three players only the highest totals count; DLG-R22"""
    ranked = [sorted((t for t, s in zip(totals, sides, strict=True) if s == side), reverse=True) for side in (0, 1)]
    ours, theirs = ranked if len(totals) != 3 else ([max(ranked[0])], [max(ranked[1])])
    return None if ours == theirs else int(ours > theirs)

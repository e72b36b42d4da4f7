"""Why a move is good, for hints: the card counts for the planet or for the figure, or the battle moves."""

from __future__ import annotations

from ludotek.kernel import Event, Text

from .board import colour_of
from .events import MarkerMoved, Played
from .view import GefechtView


def reason_of(before: GefechtView, after: GefechtView, story: list[Event]) -> Text | None:
    for event in story:
        if isinstance(event, Played) and event.seat == before.viewer:
            return of_card(before, event)
        if isinstance(event, MarkerMoved) and event.seat == before.viewer:
            return of_planet(after, event)
    return None


def of_card(view: GefechtView, played: Played) -> Text | None:
    colour = colour_of(played.card)
    if colour == view.planet:
        return Text("reason-planet")
    return Text("reason-figure") if colour == view.seats[played.seat].figure else None


def of_planet(view: GefechtView, moved: MarkerMoved) -> Text | None:
    """The battle comes to a planet whose colour the seat's hand has most of."""
    colours = [colour_of(card) for card in view.own_hand()]
    planet = view.planets[moved.node]
    is_best = planet is not None and colours and colours.count(planet) == max(map(colours.count, colours))
    return Text("reason-moves") if is_best else None

"""The names of things in the picture and in sentences: cards, colours, places, figures, sides."""

from ludotek.kernel import Args, Text

from .board import COLOURS, SIDES, Side, colour_of, value_of
from .options import character_of
from .rules.final import figure_share, planet_share
from .view import GefechtView

PLACES = "ABCDEFGHIJKL"  # node -> the letter it is called by, on the map and in words
SIGNS = "▲☀★♣≈☾"  # colour -> its sign in the text picture
TONES: dict[Side, str] = {"separatists": "red", "jedi": "blue"}  # DLG-13: the edges of the decks
SHAPES = {"separatists": "◆", "jedi": "■", "grievous": "◆", "ventress": "✚", "obi_wan": "■", "anakin": "●"}


def colour_text(colour: int) -> Text:
    return Text(f"colour-{COLOURS[colour]}")


def card_text(card: int) -> Text:
    return Text("card", {"colour": colour_text(colour_of(card)), "value": value_of(card)})


def card_symbol(card: int) -> str:
    return f"card-{COLOURS[colour_of(card)]}-{value_of(card)}"


def sign(card: int) -> str:
    """A card in a text picture or a list: the sign of its colour and its value."""
    return f"{SIGNS[colour_of(card)]}{value_of(card)}"


def side_text(side: int) -> Text:
    return Text(f"side-{SIDES[side]}")


def node_text(node: int) -> Text:
    return Text("place", {"letter": PLACES[node]})


def place_text(view: GefechtView, node: int) -> Text:
    """A place with the colour of its planet."""
    return node_text(node) if view.planets[node] is None else Text("place-coloured", place_args(view, node))


def place_args(view: GefechtView, node: int) -> Args:
    """Letter and colour, for sentences in which some languages inflect the word for planet."""
    colour = view.planets[node]
    return {"letter": PLACES[node], "colour": "" if colour is None else colour_text(colour)}


def figure_text(view: GefechtView, seat: int, colour: int) -> Text:
    who = character_of(view.options, view.seats[seat].side, COLOURS[colour])
    return Text("figure", {"character": Text(f"character-{who}"), "colour": colour_text(colour)})


def figure_told(view: GefechtView, seat: int, colour: int) -> Text:
    """In a sentence about its player: the name only where the player has figures of two characters."""
    has_two = len(view.seats[seat].characters) > 1
    return figure_text(view, seat, colour) if has_two else Text("figure-own", {"colour": colour_text(colour)})


def final_now(view: GefechtView, seat: int) -> int:
    """DLG-51, DLG-52, DLG-53"""
    face, planet, twice = view.seats[seat], view.planet, view.options.same_colour == "twice"
    if planet is None:
        return 0
    total = face.is_deployed + face.has_ship
    for card in face.row:
        total += planet_share(card, planet)
        total += 0 if face.figure is None else figure_share(card, planet, face.figure, twice)
    return total

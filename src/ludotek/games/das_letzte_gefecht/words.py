"""Das letzte Gefecht in words: prompts, choices and the names of what is drawn."""

from __future__ import annotations

from ludotek.kernel import Text, Who
from ludotek.scene import Choice, Lead

from . import layout
from .board import SIDES
from .moves import WITH_CARD, WITH_FIGURE, Kind, card_in, colour_in, kind_in, node_in
from .names import Args, card_text, colour_text, figure_text, node_text, place_text, side_text
from .scene import MARKER, CardRef, FigureRef, HandRef, PileRef, PlanetRef, ShipRef, own_refs
from .view import GefechtView


def outcome_text(view: GefechtView, action: int) -> Text:
    """What chance brings: a planet's colour, a place for the marker, or a card."""
    if view.stage == "planets":
        return colour_text(action)
    return node_text(action) if view.stage == "marker" else card_text(action)


# Prompts


def prompt_of(view: GefechtView) -> Text:
    who = Who(view.seat)
    stage: str = view.stage
    if stage == "over":
        return prompt_over(view)
    if stage == "draw":  # not `prompt-draw`: that is a game nobody won
        return Text("prompt-draw-card", {"who": who})
    if stage in ("planets", "marker"):
        return Text(f"prompt-{stage}")
    named = {"who": who, **details(view)}
    if stage == "reply" and view.proposal == view.marker:
        stage = "reply-stay"
    if view.viewer != view.actor:
        return Text(f"prompt-{stage}", named)
    del named["who"]
    return Text(f"prompt-{stage}-you", named)


def details(view: GefechtView) -> Args:
    """What a prompt has to name besides the player."""
    if view.stage == "swap":
        return {"partner": Who(view.offerer or 0)}
    if view.stage == "move":
        return {"total": view.seats[view.seat].total}
    if view.stage == "propose":
        return {"partner": Who(view.seats[view.seat].partner or 0)}
    if view.stage == "reply" and view.proposal is not None:
        return {"partner": Who(view.seats[view.seat].partner or 0), "place": place_text(view, view.proposal)}
    if view.stage == "answer" and view.counter is not None:
        return {"partner": Who(view.seats[view.seat].partner or 0), "place": place_text(view, view.counter)}
    if view.stage in ("option", "play"):
        return {"phase": view.phase}
    return {}


def prompt_over(view: GefechtView) -> Text:
    if view.winner is None:
        return Text("prompt-draw")
    return Text("prompt-over", {"side": side_text(view.winner)})


# Choices


def choices_of(view: GefechtView) -> list[Choice]:
    return [choice(view, action) for action in view.legal]


def choice(view: GefechtView, action: int) -> Choice:
    kind = kind_in(action, is_start=view.stage == "start")
    if kind in WITH_CARD:
        return choose_card(view, action, kind)
    if kind in WITH_FIGURE:
        return choose_figure(view, action, kind)
    if kind in ("stay", "go", "place", "accept", "refuse"):
        return choose_place(view, action, kind)
    seat = view.seat
    if kind == "ship":
        x, y = layout.ship_post(view, seat)
        return Choice(action, Text("choose-ship"), (ShipRef(seat).id,), (Lead(ShipRef(seat).id, x, y),))
    # About every own card as well: so touching a card never discards it at once.
    return Choice(action, Text("choose-nothing"), tuple(ref.id for ref in own_refs(view)), preset=True, is_skip=True)


def choose_card(view: GefechtView, action: int, kind: Kind) -> Choice:
    card = card_in(action)
    named: Args = {"card": card_text(card)}
    held = tuple(ref.id for ref in own_refs(view) if ref.card == card)  # DLG-R30
    partner = view.seats[view.seat].partner
    if kind == "discard":
        pile = PileRef(SIDES.index(view.seats[view.seat].side))
        return Choice(action, Text("choose-discard", named), (*held, pile.id))
    if kind == "offer" and partner is not None:
        return Choice(action, Text("choose-offer", {**named, "partner": Who(partner)}), (*held, HandRef(partner).id))
    # There is one row, filled from the left. DLG-37
    places = (CardRef(view.seat, len(view.seats[view.seat].row)).id,) if kind == "play" else ()
    return Choice(action, Text(f"choose-{kind}", named), (*held, *places))


def choose_figure(view: GefechtView, action: int, kind: Kind) -> Choice:
    colour = colour_in(action)
    id = FigureRef(view.seat, colour).id
    label = Text(f"choose-{kind}", {"figure": figure_text(view, view.seat, colour)})
    x, y = layout.post(view, view.seat)
    return Choice(action, label, (id,), (Lead(id, x, y),))


def choose_place(view: GefechtView, action: int, kind: Kind) -> Choice:
    """Where the battle goes: decided, proposed, or answered. DLG-41, DLG-R15"""
    stays = view.marker if kind in ("stay", "refuse") else None
    goes = view.counter if kind == "accept" else None
    node = node_in(action) if kind in ("go", "place") else goes if stays is None else stays
    if node is None:
        return Choice(action, Text(f"choose-{kind}"))
    x, y = layout.node(view, node)
    leads = (Lead(MARKER, x, y),) if kind in ("go", "accept") else ()
    label = Text(place_label(view, kind, node), {"place": place_text(view, node)})
    return Choice(action, label, (PlanetRef(node).id,), leads)


def place_label(view: GefechtView, kind: Kind, node: int) -> str:
    if view.stage == "propose":
        return f"choose-propose-{kind}"
    if view.stage == "reply" and node == view.proposal:
        return f"choose-agree-{kind}"
    if view.stage == "reply" and kind == "go":
        return "choose-counter"
    return f"choose-{kind}"

"""Das letzte Gefecht in words: prompts, choices and the names of chance outcomes."""

from ludotek.game import own_refs
from ludotek.kernel import Text, Who
from ludotek.scene import Choice, Lead

from . import layout
from .board import SIDES
from .moves import WITH_CARD, WITH_FIGURE, Kind, kind_in, number_in
from .names import Args, card_text, colour_text, figure_text, node_text, place_args, side_text
from .scene import MARKER, CardRef, FigureRef, PlanetRef, ShipRef
from .view import GefechtView


def outcome_text(view: GefechtView, action: int) -> Text:
    """What chance brings: a planet's colour, a place for the marker, or a card."""
    if view.stage == "planets":
        return colour_text(action)
    return node_text(action) if view.stage == "marker" else card_text(action)


def prompt_of(view: GefechtView) -> Text:
    stage: str = view.stage
    if stage == "over":
        return Text("prompt-draw") if view.winner is None else Text("prompt-over", {"side": side_text(view.winner)})
    if stage == "draw":  # not `prompt-draw`: that is a game nobody won
        return Text("prompt-draw-card", {"who": Who(view.seat)})
    if stage in ("planets", "marker"):
        return Text(f"prompt-{stage}")
    if stage == "reply" and view.proposal == view.marker:
        stage = "reply-stay"
    if view.viewer == view.actor:
        return Text(f"prompt-{stage}-you", details(view))
    return Text(f"prompt-{stage}", {"who": Who(view.seat), **details(view)})


def details(view: GefechtView) -> Args:
    """What a prompt has to name besides the player."""
    face, stage = view.seats[view.seat], view.stage
    if stage in ("option", "play"):
        return {"phase": view.phase}
    if stage == "move":
        return {"total": face.total}
    place = {"reply": view.proposal, "answer": view.counter}.get(stage)
    if place is not None:
        return {"partner": Who(face.partner or 0), **place_args(view, place)}
    return {"partner": Who(face.partner or 0)} if stage in ("swap", "propose") else {}


def choice(view: GefechtView, action: int) -> Choice:
    kind = kind_in(action, is_start=view.stage == "start")
    if kind in WITH_CARD:
        return choose_card(view, action, kind)
    if kind in ("stay", "go", "place", "accept", "refuse"):
        return choose_place(view, action, kind)
    if kind == "nothing":  # touching a card means playing it without an optional action
        about = tuple(ref.id for ref in own_refs(view.own_hand()))
        return Choice(action, Text("choose-nothing"), about, preset=True, is_skip=True)
    seat, id, at, args = view.seat, ShipRef(view.seat).id, layout.inside(view, view.seat, *layout.SHIP_POST), Args()
    if kind in WITH_FIGURE:
        id, at = FigureRef(seat, number_in(action)).id, layout.inside(view, seat, *layout.POST)
        args = {"figure": figure_text(view, seat, number_in(action))}
    return Choice(action, Text(f"choose-{kind}", args), (id,), (Lead(id, *at),))


def choose_card(view: GefechtView, action: int, kind: Kind) -> Choice:
    card, face, begins, goes = number_in(action), view.seats[view.seat], "", list[str]()
    args: Args = {"card": card_text(card)}
    if kind == "discard":  # a card that is tapped before the pile is played
        begins = f"pile-{SIDES.index(face.side)}"
    if kind == "offer" and face.partner is not None:
        begins, args["partner"] = f"hand-{face.partner}", Who(face.partner)
    if kind == "play":  # there is one row, filled from the left. DLG-37
        goes = [CardRef(view.seat, len(face.row)).id]
    held = (ref.id for ref in own_refs(view.own_hand()) if ref.card == card)  # DLG-R30
    about = (*([begins] if begins else ()), *held, *goes)
    return Choice(action, Text(f"choose-{kind}", args), about, begins=begins)


def choose_place(view: GefechtView, action: int, kind: Kind) -> Choice:
    """Where the battle goes: decided, proposed, or answered. DLG-41, DLG-R15"""
    node = {"stay": view.marker, "refuse": view.marker, "accept": view.counter}.get(kind, number_in(action))
    if node is None:
        return Choice(action, Text(f"choose-{kind}"))
    leads = (Lead(MARKER, *layout.node(view, node)),) if kind in ("go", "accept") else ()
    label: str = kind
    if view.stage == "propose":
        label = f"propose-{kind}"
    elif view.stage == "reply" and node == view.proposal:
        label = f"agree-{kind}"
    elif view.stage == "reply" and kind == "go":
        label = "counter"
    return Choice(action, Text(f"choose-{label}", place_args(view, node)), (PlanetRef(node).id,), leads)

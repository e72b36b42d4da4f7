"""Das letzte Gefecht in words: prompts, choices, chance outcomes, and why a touched thing cannot be chosen."""

from ludotek.game import OnlyRef, OwnRef, Ref, own_refs
from ludotek.kernel import CHANCE, Args, Refusal, Text, Who, refuse
from ludotek.scene import Choice, Lead

from . import layout, moves
from .board import CARDS, COLOURS, NODES, SIDES
from .moves import WITH_CARD, WITH_FIGURE, GefechtMove, Kind, kind_in, number_in, refuse_move
from .names import card_text, colour_text, figure_text, node_text, place_args, side_text
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


def choice_of(view: GefechtView, action: int) -> Choice:
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


# Why something that was touched in the picture cannot be chosen now

CARD_KINDS: dict[str, Kind] = {"option": "discard", "swap": "give"}  # stage -> what a touched card is meant for


def explain_anytime(view: GefechtView, things: tuple[Ref, ...]) -> Refusal | None:
    """Before chance has acted the clause is that of the stage."""
    return moves.chance_first(view.stage) if view.actor == CHANCE else None


def explain_choice(view: GefechtView, things: tuple[Ref, ...]) -> Refusal | None:
    for thing in things:
        if isinstance(thing, FigureRef | ShipRef | CardRef) and thing.seat != view.actor:
            figure = moves.KIND_CLAUSES["name" if view.stage == "name" else "figure"]
            return refuse("not_yours", {FigureRef: figure, ShipRef: "DLG-R12", CardRef: "DLG-37"}[type(thing)])
    place = next((thing for thing in things if isinstance(thing, CardRef)), None)
    if place is not None:
        next_place = len(view.seats[view.actor].row)
        if view.stage not in ("option", "play"):
            return refuse_move(view, GefechtMove(kind="play"))
        if place.index < next_place:
            return refuse("card_stays", "DLG-58")
        return None if place.index == next_place else refuse("next_place", "DLG-37", number=next_place + 1)
    meant = next((move for thing in things if (move := move_for(view, thing))), None)
    return None if meant is None or moves.ACTIONS.get(meant) in view.legal else refuse_move(view, meant)


def move_for(view: GefechtView, thing: Ref) -> GefechtMove | None:
    """The move that somebody who touches this has in mind."""
    match thing:
        case OnlyRef() if view.marker is not None:
            return move_to(view, view.marker)
        case PlanetRef(index=node) if 0 <= node < NODES:
            return move_to(view, node)
        case FigureRef(index=colour) if 0 <= colour < len(COLOURS):
            return GefechtMove(kind="name" if view.stage == "name" else "figure", figure=COLOURS[colour])
        case ShipRef():
            return GefechtMove(kind="ship")
        case OwnRef(card=card) if card in view.own_hand():
            return GefechtMove(kind=CARD_KINDS.get(view.stage, "play"), card=CARDS[card])
    return None


def move_to(view: GefechtView, node: int) -> GefechtMove:
    if view.stage == "start":
        return GefechtMove(kind="place", place=node)
    if view.stage == "answer" and node in (view.counter, view.marker):
        return GefechtMove(kind="accept" if node == view.counter else "refuse")  # DLG-R15
    return GefechtMove(kind="stay") if node == view.marker else GefechtMove(kind="go", place=node)

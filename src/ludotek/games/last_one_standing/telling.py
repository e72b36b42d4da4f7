"""What happened, as a viewer may know it, with the motions that belong to it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludotek.kernel import Event, Text, Who
from ludotek.scene import Arrive, Cue, Depart, Motion, Told, TurnOver, Walk

from . import events as e
from .board import TERRAINS
from .layout import centre
from .names import piece_text, tile_text
from .rules.plan import HAND, PLUS1_TILE, USED
from .scene import POOL, BackRef, FieldRef, HandRef, PieceRef
from .view import LosView

Sentence = tuple[str, Cue, str]  # the text, its sound, and the names of its arguments
OWN = {e.Dealt: "told-dealt-own", e.Drew: "told-drew-own", e.Discarded: "told-discarded-own"}
SENTENCES: dict[type[Event], Sentence] = {
    e.Dealt: ("told-dealt", "card", "who tiles"),
    e.Drew: ("told-drew", "card", "who"),
    e.Discarded: ("told-discarded", "card", "who"),
    e.Played: ("told-played", "card", "who tile"),
    e.Laid: ("told-laid", "place", "who tile field"),
    e.HiddenRemoved: ("told-hidden-removed", "", "field"),
    e.Locked: ("told-locked", "bad", "who piece"),
    e.Unlocked: ("told-unlocked", "", "piece"),
    e.TurnBegan: ("told-stuck", "bad", "who"),
    e.CardUsed: ("told-card", "card", "who dots"),
    e.CardsBack: ("told-cards-back", "card", "who"),
    e.Placed: ("told-placed", "place", "who number field"),
    e.Stepped: ("told-stepped", "step", "piece from to"),
    e.TunnelRemoved: ("told-tunnel-removed", "turn", "field"),
    e.WornOut: ("told-worn-out", "turn", "field"),
    e.ExtraStep: ("told-extra-step", "good", "piece field"),
    e.StepsLost: ("told-steps-lost", "", "who left"),
    e.Stopped: ("told-stopped", "", "who left"),
    e.Out: ("told-out", "knock", "who place"),
    e.SuddenDeath: ("told-sudden-death", "bad", "who"),
    e.Won: ("told-won", "win", "who"),
    e.Shared: ("told-shared", "win", "who"),
    e.Left: ("told-left", "", "who"),
}
ARGUMENTS: dict[str, Callable[[Any, LosView], str | int | Text | Who]] = {
    "who": lambda event, view: Who(event.seat),
    "tile": lambda event, view: tile_text(event.kind),
    "tiles": lambda event, view: event.held + 1,
    "piece": lambda event, view: piece_text(event.piece),
    "number": lambda event, view: PieceRef.of(event.piece).number,
    "field": lambda event, view: view.name(event.field),
    "from": lambda event, view: view.name(event.start),
    "to": lambda event, view: view.name(event.to),
    "exit": lambda event, view: view.name(event.exit),
    "dots": lambda event, view: event.dots,
    "left": lambda event, view: event.left,
    "place": lambda event, view: event.place,
}


def tell_event(event: Any, view: LosView) -> Told | None:
    """None for what the prompt or the picture says: NoTile, Chosen, DiveBegan, TakenOff."""
    found = sentence_of(event, view)
    if found is None:
        return None
    id, cue, names = found
    text = Text(id, {name: ARGUMENTS[name](event, view) for name in names.split()}) if id else None
    seat = event.piece >> 1 if isinstance(event, e.Stepped) else getattr(event, "seat", None)
    return Told(text, seat, motions_of(event, view), cue)


def sentence_of(event: Event, view: LosView) -> Sentence | None:
    match event:
        case e.Dealt() | e.Drew() | e.Discarded() if view.viewer == event.seat:
            return OWN[type(event)], "card", "who tile"  # LOS-08, LOS-48: the kind only to the one whose tile it is
        case e.Dealt(held=held) if held + 1 < HAND:
            return "", "card", ""  # LOS-07: to the others once the hand is whole
        case e.Played(kind=kind) if kind > PLUS1_TILE - (view.options.plus1_from_hand == "place"):
            return None  # told when it lies on its field
        case e.TurnBegan(is_stuck=False):
            return None
        case e.CardUsed(is_pass=True):
            return "told-card-pass", "card", "who dots"
        case e.Stepped(exit=int()):
            return "told-dove", "step", "piece from to exit"
        case e.Flipped(terrain=terrain):
            return f"told-flipped-{TERRAINS[terrain]}", "turn", "field"
    return SENTENCES.get(type(event))


def motions_of(event: Event, view: LosView) -> tuple[Motion, ...]:
    match event:
        case e.Dealt() | e.Drew():
            return (Arrive(hand_thing(event, view), POOL.id),)
        case e.Discarded() | e.Played():
            return (Depart(hand_thing(event, view), POOL.id),)  # put aside where the tiles lie
        case e.Laid(kind=kind, field=field):
            return Depart(hand_thing(event, view), FieldRef(view.name(field)).id), turn_over(view, field, kind + 1)
        case e.Placed(piece=piece, field=field):
            return (walk(view, piece, field),)
        case e.Stepped(piece=piece, to=to, exit=exit):
            return (walk(view, piece, to) if exit is None else walk(view, piece, exit, to),)
        case e.Flipped(field=field, terrain=terrain):
            return (turn_over(view, field, terrain),)
        case e.TunnelRemoved(field=field) | e.WornOut(field=field):
            return (turn_over(view, field, int(USED)),)
    return ()


def hand_thing(event: e.TileEvent, view: LosView) -> str:
    """A tile of the viewer's hand, or one of the backs of somebody else's."""
    is_own = view.viewer == event.seat
    return HandRef.of(event.kind, event.alike).id if is_own else BackRef(event.seat, event.held).id


def turn_over(view: LosView, field: int, terrain: int) -> Motion:
    return TurnOver(FieldRef(view.name(field)).id, f"field-{TERRAINS[terrain]}")


def walk(view: LosView, piece: int, *fields: int) -> Motion:
    return Walk(PieceRef.of(piece).id, tuple(centre(view, field) for field in fields))

"""What happened, as a viewer may know it, with the motions that belong to it."""

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

UNTOLD = "untold"
SENTENCES: dict[str, tuple[Cue, str]] = {  # text id -> its sound, and the names of its arguments
    "told-dealt": ("card", "who tiles"),
    "told-dealt-own": ("card", "who tile"),
    "told-drew": ("card", "who"),
    "told-drew-own": ("card", "who tile"),
    "told-discarded": ("card", "who"),
    "told-discarded-own": ("card", "who tile"),
    "told-played": ("card", "who tile"),
    "told-laid": ("place", "who tile field"),
    "told-hidden-removed": ("", "field"),
    "told-locked": ("bad", "who piece"),
    "told-unlocked": ("", "piece"),
    "told-stuck": ("bad", "who"),
    "told-card": ("card", "who dots"),
    "told-card-pass": ("card", "who dots"),
    "told-cards-back": ("card", "who"),
    "told-placed": ("place", "who number field"),
    "told-stepped": ("step", "piece from to"),
    "told-dove": ("step", "piece from to exit"),
    "told-tunnel-removed": ("turn", "field"),
    "told-worn-out": ("turn", "field"),
    "told-extra-step": ("good", "piece field"),
    "told-steps-lost": ("", "who left"),
    "told-stopped": ("", "who left"),
    "told-out": ("knock", "who place"),
    "told-sudden-death": ("bad", "who"),
    "told-won": ("win", "who"),
    "told-shared": ("win", "who"),
    "told-left": ("", "who"),
    "": ("card", ""),  # seen, and not worth a line
    **{f"told-flipped-{terrain}": ("turn", "field") for terrain in TERRAINS},
}
ARGUMENTS: dict[str, Callable[[Any, LosView], str | int | Text | Who]] = {  # the others are fields of the event
    "who": lambda event, view: Who(event.seat),
    "tiles": lambda event, view: event.held + 1,
    "tile": lambda event, view: tile_text(event.tile),
    "piece": lambda event, view: piece_text(event.piece),
    "number": lambda event, view: PieceRef.of(event.piece).number,
    "field": lambda event, view: view.name(event.field),
    "from": lambda event, view: view.name(event.start),
    "to": lambda event, view: view.name(event.to),
    "exit": lambda event, view: view.name(event.exit),
}


def tell_event(event: Any, view: LosView) -> Told | None:
    """None for what the prompt or the picture says: that no tile is played, that a piece is taken off."""
    id = text_of(event, view)
    if id not in SENTENCES:
        return None
    cue, names = SENTENCES[id]
    args = {name: ARGUMENTS[name](event, view) if name in ARGUMENTS else getattr(event, name) for name in names.split()}
    return Told(Text(id, args) if id else None, getattr(event, "seat", None), motions_of(event, view), cue)


def text_of(event: Any, view: LosView) -> str:
    match event:
        case e.TileEvent(kind="dealt" | "drew" | "discarded" as kind) if view.viewer == event.seat:
            return f"told-{kind}-own"  # LOS-08, LOS-48: the kind only to the one whose tile it is
        case e.TileEvent(kind="dealt", held=held) if held + 1 < HAND:
            return ""  # LOS-07: to the others once the hand is whole
        case e.TileEvent(kind="played", tile=tile) if tile > PLUS1_TILE - (view.options.plus1_from_hand == "place"):
            return UNTOLD  # but when it lies on its field
        case e.TurnBegan(is_stuck=is_stuck):
            return "told-stuck" if is_stuck else UNTOLD
        case e.CardUsed(is_pass=is_pass):
            return "told-card-pass" if is_pass else "told-card"
        case e.Stepped(exit=exit):
            return "told-stepped" if exit is None else "told-dove"
        case e.Flipped(terrain=terrain):
            return f"told-flipped-{TERRAINS[terrain]}"
        case e.Out():
            return "told-out"
    return "told-" + str(event.kind).replace("_", "-")


def motions_of(event: Event, view: LosView) -> tuple[Motion, ...]:
    match event:
        case e.Laid(tile=tile, field=field):
            return Depart(hand_thing(event, view), FieldRef(view.name(field)).id), turn_over(view, field, tile + 1)
        case e.TileEvent(kind="dealt" | "drew"):
            return (Arrive(hand_thing(event, view), POOL.id),)
        case e.TileEvent():
            return (Depart(hand_thing(event, view), POOL.id),)  # put aside where the tiles lie
        case e.PieceOnField(kind="placed", piece=piece, field=field):
            return (walk(view, piece, field),)
        case e.Stepped(piece=piece, to=to, exit=exit):
            return (walk(view, piece, to) if exit is None else walk(view, piece, exit, to),)
        case e.Flipped(field=field, terrain=terrain):
            return (turn_over(view, field, terrain),)
        case e.FieldEvent(kind="tunnel_removed" | "worn_out", field=field):
            return (turn_over(view, field, int(USED)),)
    return ()


def hand_thing(event: e.TileEvent, view: LosView) -> str:
    """A tile of the viewer's hand, or one of the backs of somebody else's."""
    is_own = view.viewer == event.seat
    return HandRef.of(event.tile, event.alike).id if is_own else BackRef(event.seat, event.held).id


def turn_over(view: LosView, field: int, terrain: int) -> Motion:
    return TurnOver(FieldRef(view.name(field)).id, f"field-{TERRAINS[terrain]}")


def walk(view: LosView, piece: int, *fields: int) -> Motion:
    return Walk(PieceRef.of(piece).id, tuple(centre(view, field) for field in fields))

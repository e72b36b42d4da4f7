"""What happened, as a viewer may know it, with the motions that belong to it."""

from ludotek.kernel import Args, Event, Text
from ludotek.scene import Arrive, Cue, Depart, Told, TurnOver, Walk, told, told_by, told_id

from . import events as e
from .board import TERRAINS
from .layout import centre
from .names import piece_text, tile_text
from .rules.plan import HAND, PLUS1_TILE, USED
from .scene import POOL, BackRef, FieldRef, HandRef, PieceRef
from .view import LosView

CUES: dict[str, Cue] = {"cards_back": "card", "sudden_death": "bad", "won": "win", "shared": "win"}


def tell_event(event: Event, view: LosView) -> Told | None:
    """None for what the prompt or the picture says: that no tile is played, that a piece is taken off."""
    match event:
        case e.TileEvent():
            return tell_tile(event, view)
        case e.FieldEvent(kind="hidden_removed", field=field):
            return told("told-hidden-removed", field=view.name(field))
        case e.FieldEvent(kind=kind, field=field):
            return told(told_id(kind), turn_over(view, field, int(USED)), cue="turn", field=view.name(field))
        case e.Flipped(field=field, terrain=terrain):
            id, turned = f"told-flipped-{TERRAINS[terrain]}", turn_over(view, field, terrain)
            return told(id, turned, cue="turn", field=view.name(field))
        case e.PieceEvent():
            return tell_piece(event, view)
        case e.Stepped():
            return tell_step(event, view)
        case e.TurnBegan(seat=seat, is_stuck=True):
            return told_by(seat, "told-stuck", cue="bad")
        case e.CardUsed(seat=seat, dots=dots, is_pass=is_pass):
            return told_by(seat, "told-card-pass" if is_pass else "told-card", cue="card", dots=dots)
        case e.StepsLeft(seat=seat, kind=kind, left=left):
            return told_by(seat, told_id(kind), left=left)
        case e.Out(seat=seat, place=place):
            return told_by(seat, "told-out", cue="knock", place=place)
        case e.Notice(seat=seat, kind=kind) if kind != "no_tile":
            return told_by(seat, told_id(kind), cue=CUES.get(kind, ""))
    return None


def tell_tile(event: e.TileEvent, view: LosView) -> Told | None:
    """LOS-08, LOS-48: which tile is dealt, drawn or given up only its owner learns; of a hand others hear when it is
    whole. A tile that is laid is told when it lies on its field."""
    seat, kind, tile, is_own = event.seat, event.kind, tile_text(event.tile), view.viewer == event.seat
    thing = HandRef.of(event.tile, event.alike).id if is_own else BackRef(seat, event.held).id
    if isinstance(event, e.Laid):
        ways = Depart(thing, FieldRef(view.name(event.field)).id), turn_over(view, event.field, event.tile + 1)
        return told_by(seat, "told-laid", *ways, cue="place", tile=tile, field=view.name(event.field))
    way = Arrive(thing, POOL.id) if kind in ("dealt", "drew") else Depart(thing, POOL.id)  # put aside by the pool
    if kind == "played":
        is_laid = event.tile > PLUS1_TILE - (view.options.plus1_from_hand == "place")
        return None if is_laid else told_by(seat, "told-played", way, cue="card", tile=tile)
    if is_own:
        return told_by(seat, f"told-{kind}-own", way, cue="card", tile=tile)
    if kind == "dealt" and event.held + 1 < HAND:
        return Told(None, seat, (way,), "card")
    if kind == "dealt":
        return told_by(seat, "told-dealt", way, cue="card", tiles=event.held + 1)
    return told_by(seat, f"told-{kind}", way, cue="card")


def tell_piece(event: e.PieceEvent, view: LosView) -> Told | None:
    seat, kind, piece = event.seat, event.kind, event.piece
    if kind in ("locked", "unlocked"):
        return told_by(seat, f"told-{kind}", cue="bad" if kind == "locked" else "", piece=piece_text(piece))
    if not isinstance(event, e.PieceOnField) or kind == "taken_off":
        return None
    field = view.name(event.field)
    if kind == "extra_step":
        return told_by(seat, "told-extra-step", cue="good", piece=piece_text(piece), field=field)
    number, comes = PieceRef.of(piece).number, walk(view, piece, event.field)
    return told_by(seat, "told-placed", comes, cue="place", number=number, field=field)


def tell_step(event: e.Stepped, view: LosView) -> Told:
    args: Args = {"piece": piece_text(event.piece), "from": view.name(event.start), "to": view.name(event.to)}
    if event.exit is None:
        return Told(Text("told-stepped", args), event.seat, (walk(view, event.piece, event.to),), "step")
    goes = walk(view, event.piece, event.exit, event.to)
    return Told(Text("told-dove", {**args, "exit": view.name(event.exit)}), event.seat, (goes,), "step")


def turn_over(view: LosView, field: int, terrain: int) -> TurnOver:
    return TurnOver(FieldRef(view.name(field)).id, f"field-{TERRAINS[terrain]}")


def walk(view: LosView, piece: int, *fields: int) -> Walk:
    return Walk(PieceRef.of(piece).id, tuple(centre(view, field) for field in fields))

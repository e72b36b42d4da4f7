"""What happened, as a viewer may know it, with the motions that belong to it."""

from __future__ import annotations

from ludotek.kernel import Event, Text, Who
from ludotek.scene import Arrive, Cue, Motion, Told, TurnOver, Walk

from . import events as e
from .board import TERRAINS
from .layout import centre
from .names import piece_text, tile_text
from .rules.plan import HAND, PLUS1_TILE, USED
from .scene import POOL, BackRef, FieldRef, HandRef, PieceRef
from .view import LosView


def tell_event(event: Event, view: LosView) -> Told | None:
    """None for what the prompt or the picture says: NoTile, TakenOff."""
    return tell_hands(event, view) or tell_tiles(event, view) or tell_moves(event, view) or tell_end(event)


def by(seat: int, id: str, cue: Cue = "", motions: tuple[Motion, ...] = (), **more: str | int | Text) -> Told:
    """A sentence with the name of the player whose doing it was."""
    return Told(Text(id, {"who": Who(seat), **more}), seat, motions, cue)


# Set-up and hands: LOS-08, LOS-48: the kind of a tile only to the one whose tile it is


def tell_hands(event: Event, view: LosView) -> Told | None:
    match event:
        case e.Dealt(seat=seat, kind=kind, held=held) if view.viewer == seat:
            return by(seat, "told-dealt-own", "card", from_pool(event, view), tile=tile_text(kind))
        case e.Dealt(seat=seat, held=held) if held + 1 == HAND:  # LOS-07: to the others once the hand is whole
            return by(seat, "told-dealt", "card", from_pool(event, view), tiles=held + 1)
        case e.Dealt(seat=seat):
            return Told(None, seat, from_pool(event, view), "card")
        case e.Drew(seat=seat, kind=kind) if view.viewer == seat:
            return by(seat, "told-drew-own", "card", from_pool(event, view), tile=tile_text(kind))
        case e.Drew(seat=seat):
            return by(seat, "told-drew", "card", from_pool(event, view))
        case e.Discarded(seat=seat, kind=kind) if view.viewer == seat:
            return by(seat, "told-discarded-own", "card", tile=tile_text(kind))
        case e.Discarded(seat=seat):
            return by(seat, "told-discarded", "card")
    return None


def from_pool(event: e.Dealt | e.Drew, view: LosView) -> tuple[Motion, ...]:
    """The tile comes to the viewer's own hand, or to the backs of somebody else's."""
    own = HandRef.of(event.kind, event.alike)
    return (Arrive(own.id if view.viewer == event.seat else BackRef(event.seat, event.held).id, POOL.id),)


# Hand tiles


def tell_tiles(event: Event, view: LosView) -> Told | None:
    match event:
        case e.TurnBegan(seat=seat, is_stuck=True):
            return by(seat, "told-stuck", "bad")
        case e.Played(seat=seat, kind=kind) if not is_laid(kind, view):
            return by(seat, "told-played", "card", tile=tile_text(kind))
        case e.Laid(seat=seat, kind=kind, field=field):
            turned = turn_over(view, field, kind + 1)
            return by(seat, "told-laid", "place", turned, tile=tile_text(kind), field=view.name(field))
        case e.HiddenRemoved(field=field):
            return Told(Text("told-hidden-removed", {"field": view.name(field)}))
        case e.Locked(seat=seat, piece=piece):
            return by(seat, "told-locked", "bad", piece=piece_text(piece))
        case e.Unlocked(piece=piece):
            return Told(Text("told-unlocked", {"piece": piece_text(piece)}), piece >> 1)
        case e.CardUsed(seat=seat, dots=dots, is_pass=is_pass):
            return by(seat, "told-card-pass" if is_pass else "told-card", "card", dots=dots)
        case e.CardsBack(seat=seat):
            return by(seat, "told-cards-back", "card")
    return None


def is_laid(kind: int, view: LosView) -> bool:
    """Such a tile is told when it lies on its field."""
    return kind > PLUS1_TILE or (kind == PLUS1_TILE and view.options.plus1_from_hand == "place")


def turn_over(view: LosView, field: int, terrain: int) -> tuple[Motion, ...]:
    return (TurnOver(FieldRef(view.name(field)).id, f"field-{TERRAINS[terrain]}"),)


# Moving


def tell_moves(event: Event, view: LosView) -> Told | None:
    match event:
        case e.Placed(seat=seat, piece=piece, field=field):
            walk = walk_along(view, piece, field)
            return by(seat, "told-placed", "place", walk, number=(piece & 1) + 1, field=view.name(field))
        case e.Stepped():
            return tell_stepped(event, view)
        case e.Flipped(field=field, terrain=terrain):
            text = Text(f"told-flipped-{TERRAINS[terrain]}", {"field": view.name(field)})
            return Told(text, motions=turn_over(view, field, terrain), cue="turn")
        case e.TunnelRemoved(field=field):
            return tell_used_up("told-tunnel-removed", view, field)
        case e.WornOut(field=field):
            return tell_used_up("told-worn-out", view, field)
        case e.ExtraStep(seat=seat, piece=piece, field=field):
            text = Text("told-extra-step", {"piece": piece_text(piece), "field": view.name(field)})
            return Told(text, seat, cue="good")
        case e.StepsLost(seat=seat, left=left):
            return by(seat, "told-steps-lost", left=left)
        case e.Stopped(seat=seat, left=left):
            return by(seat, "told-stopped", left=left)
    return None


def tell_stepped(event: e.Stepped, view: LosView) -> Told:
    piece, start, to, exit = event.piece, view.name(event.start), view.name(event.to), event.exit
    if exit is None:
        text = Text("told-stepped", {"piece": piece_text(piece), "from": start, "to": to})
        return Told(text, piece >> 1, walk_along(view, piece, event.to), "step")
    text = Text("told-dove", {"piece": piece_text(piece), "from": start, "to": to, "exit": view.name(exit)})
    return Told(text, piece >> 1, walk_along(view, piece, exit, event.to), "step")


def walk_along(view: LosView, piece: int, *fields: int) -> tuple[Motion, ...]:
    return (Walk(PieceRef.of(piece).id, tuple(centre(view.columns, field) for field in fields)),)


def tell_used_up(id: str, view: LosView, field: int) -> Told:
    return Told(Text(id, {"field": view.name(field)}), None, turn_over(view, field, int(USED)), "turn")


# The end


def tell_end(event: Event) -> Told | None:
    match event:
        case e.Out(seat=seat, place=place):
            return by(seat, "told-out", "knock", place=place)
        case e.Left(seat=seat):
            return by(seat, "told-left")
        case e.SuddenDeath(seat=seat):
            return by(seat, "told-sudden-death", "bad")
        case e.Won(seat=seat):
            return by(seat, "told-won", "win")
        case e.Shared(seat=seat):
            return by(seat, "told-shared", "win")
    return None

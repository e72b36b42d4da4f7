"""What happened, as a viewer may know it, with the motions that belong to it."""

from __future__ import annotations

from collections.abc import Callable

from ludotek.games.last_one_standing.board import TERRAINS
from ludotek.games.last_one_standing.rules.codes import HAND, NOWHERE, PLUS1_TILE
from ludotek.games.last_one_standing.view import LosView
from ludotek.games.last_one_standing.words import field_text, piece_id, piece_text, place_of, tile_id, tile_text
from ludotek.kernel import LooseEvent, Text, Who
from ludotek.scene import Told, TurnOver, Walk

UNTOLD = ("no_tile", "chosen", "dives", "taken_off", "quiet")  # the prompt or the picture says it
PLAIN = {  # kind of event -> text with the player's name alone, and the sound
    "cards_back": ("told-cards-back", "card"),
    "left": ("told-left", ""),
    "sudden_death": ("told-sudden-death", "bad"),
    "won": ("told-won", "win"),
    "shared": ("told-shared", "win"),
}


def tell(event: LooseEvent, view: LosView) -> Told | None:
    if event.kind in UNTOLD:
        return None
    seat = event["seat"]
    if event.kind in PLAIN:
        id, cue = PLAIN[event.kind]
        return Told(Text(id, {"who": Who(seat)}), seat, cue=cue)  # type: ignore[arg-type]  # one of the cues
    return TELLERS[event.kind](event, view)


# Set-up and hands


def tell_dealt(event: LooseEvent, view: LosView) -> Told:
    """LOS-07, LOS-08: to its player tile by tile, to the others once the hand is whole."""
    seat, tiles = event["seat"], event["field"]
    if view.viewer == seat:
        return Told(Text("told-dealt-own", {"who": Who(seat), "tile": tile_text(event["value"])}), seat, cue="card")
    text = Text("told-dealt", {"who": Who(seat), "tiles": tiles}) if tiles == HAND else None
    return Told(text, seat, cue="card")


def tell_tile(event: LooseEvent, view: LosView) -> Told:
    """LOS-08, LOS-48: drawn or given up; the kind only to the one whose tile it is."""
    seat = event["seat"]
    id = f"told-{event.kind}"
    if view.viewer == seat:
        return Told(Text(f"{id}-own", {"who": Who(seat), "tile": tile_text(event["value"])}), seat, cue="card")
    return Told(Text(id, {"who": Who(seat)}), seat, cue="card")


def tell_placed(event: LooseEvent, view: LosView) -> Told:
    piece = event["value"]
    text = Text("told-placed", {"who": Who(event["seat"]), "number": (piece & 1) + 1, **at(event, view)})
    return Told(text, event["seat"], (Walk(piece_id(piece), (place_of(view, event["field"]),)),), "place")


def at(event: LooseEvent, view: LosView) -> dict[str, str | int | Text | Who]:
    return {"field": field_text(view, event["field"])}


def tell_turn(event: LooseEvent, view: LosView) -> Told | None:
    return Told(Text("told-stuck", {"who": Who(event["seat"])}), event["seat"], cue="bad") if event["value"] else None


# Hand tiles


def tell_played(event: LooseEvent, view: LosView) -> Told | None:
    kind = event["value"]
    if kind > PLUS1_TILE or (kind == PLUS1_TILE and view.options.plus1_from_hand == "place"):
        return None  # told when it is laid
    return Told(Text("told-played", {"who": Who(event["seat"]), "tile": tile_text(kind)}), event["seat"], cue="card")


def tell_laid(event: LooseEvent, view: LosView) -> Told:
    kind = event["value"]
    text = Text("told-laid", {"who": Who(event["seat"]), "tile": tile_text(kind), **at(event, view)})
    return Told(text, event["seat"], turn_over(event, view, kind + 1), "place")


def tell_removed(event: LooseEvent, view: LosView) -> Told:
    return Told(Text("told-hidden-removed", at(event, view)))


def tell_locked(event: LooseEvent, view: LosView) -> Told:
    text = Text("told-locked", {"who": Who(event["seat"]), "piece": piece_text(event["value"])})
    return Told(text, event["seat"], cue="bad")


def tell_unlocked(event: LooseEvent, view: LosView) -> Told:
    return Told(Text("told-unlocked", {"piece": piece_text(event["value"])}), event["seat"])


# Moving


def tell_card(event: LooseEvent, view: LosView) -> Told:
    id = ("told-card", "told-card", "told-card-pass")[event["field"]]  # by mode
    return Told(Text(id, {"who": Who(event["seat"]), "dots": event["value"]}), event["seat"], cue="card")


def tell_stepped(event: LooseEvent, view: LosView) -> Told:
    piece, to, exit = event["piece"], event["to"], event["exit"]
    ends: dict[str, str | int | Text | Who] = {
        "piece": piece_text(piece),
        "from": field_text(view, event["from"]),
        "to": field_text(view, to),
    }
    if exit == NOWHERE:
        walk = Walk(piece_id(piece), (place_of(view, to),))
        return Told(Text("told-stepped", ends), event["seat"], (walk,), "step")
    walk = Walk(piece_id(piece), (place_of(view, exit), place_of(view, to)))
    return Told(Text("told-dove", {**ends, "exit": field_text(view, exit)}), event["seat"], (walk,), "step")


def tell_flipped(event: LooseEvent, view: LosView) -> Told:
    terrain = event["value"]
    text = Text(f"told-flipped-{TERRAINS[terrain]}", at(event, view))
    return Told(text, motions=turn_over(event, view, terrain), cue="turn")


def tell_gone(event: LooseEvent, view: LosView) -> Told:
    """A field that is used up: an exit, or in sudden death a special."""
    return Told(Text(f"told-{event.kind.replace('_', '-')}", at(event, view)), None, turn_over(event, view, 1), "turn")


def turn_over(event: LooseEvent, view: LosView, terrain: int) -> tuple[TurnOver, ...]:
    return (TurnOver(tile_id(view, event["field"]), f"field-{TERRAINS[terrain]}"),)


def tell_extra(event: LooseEvent, view: LosView) -> Told:
    text = Text("told-extra-step", {"piece": piece_text(event["value"]), **at(event, view)})
    return Told(text, event["seat"], cue="good")


def tell_steps(event: LooseEvent, view: LosView) -> Told:
    id = "told-steps-lost" if event.kind == "steps_lost" else "told-stopped"
    return Told(Text(id, {"who": Who(event["seat"]), "left": event["value"]}), event["seat"])


def tell_out(event: LooseEvent, view: LosView) -> Told:
    return Told(Text("told-out", {"who": Who(event["seat"]), "place": event["value"]}), event["seat"], cue="knock")


TELLERS: dict[str, Callable[[LooseEvent, LosView], Told | None]] = {
    "dealt": tell_dealt,
    "drew": tell_tile,
    "discarded": tell_tile,
    "placed": tell_placed,
    "turn": tell_turn,
    "played": tell_played,
    "laid": tell_laid,
    "hidden_removed": tell_removed,
    "locked": tell_locked,
    "unlocked": tell_unlocked,
    "card_used": tell_card,
    "stepped": tell_stepped,
    "flipped": tell_flipped,
    "tunnel_removed": tell_gone,
    "worn_out": tell_gone,
    "extra_step": tell_extra,
    "steps_lost": tell_steps,
    "stopped": tell_steps,
    "out": tell_out,
}

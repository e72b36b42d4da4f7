"""Last One Standing in words: prompts, choices and outcomes of chance."""

from __future__ import annotations

from ludotek.kernel import Text, Who
from ludotek.scene import Choice, Lead

from .board import DIRECTIONS
from .layout import centre
from .names import chance_name, piece_text, tile_text
from .rules import plan as los
from .scene import CardRef, HandRef, PieceRef, TargetRef
from .view import LosView


def outcome_text(view: LosView, action: int) -> Text:
    return Text(f"tile-{chance_name(view.phase, len(view.terrain), action)}")


# Prompts


def prompt_of(view: LosView) -> Text:
    """In the second person to the one who is asked, in the third to everybody else."""
    if view.phase == "over":
        winners = [seat for seat, face in enumerate(view.seats) if face.place == 1]
        return Text("prompt-over", {"who": Who(winners[0])}) if len(winners) == 1 else Text("prompt-shared")
    if view.phase == "flip":
        return Text("prompt-flip", {"field": view.name(view.flips[0])})
    name, args = asked(view)
    if view.viewer == view.actor:
        return Text("prompt-" + name + "-you", args)
    return Text("prompt-" + name, {"who": Who(view.seat), **args})


def asked(view: LosView) -> tuple[str, dict[str, str | int | Text | Who]]:
    """What is to be decided, or dealt or drawn."""
    phase = view.phase
    if phase == "tile" and view.seats[view.seat].is_stuck:
        return "tile-stuck", {}  # LOS-R33
    if phase == "tile_field" and view.kind is not None:
        return "tile-field", {"tile": tile_text(view.kind)}
    if phase in ("card", "piece"):
        return f"{phase}-{view.mode}", {}
    if phase == "step":
        return "step", {"left": view.left}
    if phase == "land" and view.exit is not None:
        return "land", {"field": view.name(view.exit)}
    return phase.replace("_", "-"), {}


# Choices


def choices_of(view: LosView) -> list[Choice]:
    return [choice(view, action) for action in view.legal]


def choice(view: LosView, action: int) -> Choice:
    number = action - len(view.terrain)
    if view.phase in ("place", "tile_field"):
        return choose_field(view, action)
    if view.phase in ("step", "land"):
        return choose_way(view, action)
    if view.phase in ("tile", "discard"):
        return choose_tile(view, action, number - int(los.TILES))
    if view.phase == "card":
        dots = number - int(los.CARDS)
        return Choice(action, Text("choose-card", {"dots": dots}), open_cards(view, dots))
    return choose_piece(view, action, number - int(los.PIECES))


def choose_field(view: LosView, action: int) -> Choice:
    name = view.name(action)
    if view.phase != "place":
        return Choice(action, Text("choose-lay", {"field": name}), (TargetRef(name).id,))
    about = (TargetRef(name).id, PieceRef.of(view.placing).id)
    return Choice(action, Text("choose-place", {"field": name}), about, (lead(view, view.placing, action),))


def choose_way(view: LosView, action: int) -> Choice:
    number, piece = action - len(view.terrain), view.piece or 0
    if number == los.NONE:
        return Choice(action, Text("choose-stop"), (PieceRef.of(piece).id,))
    to = view.reached(action)
    args: dict[str, str | Text] = {"field": view.name(to)}
    if number >= 0 and view.phase == "step":
        args["direction"] = Text(f"direction-{DIRECTIONS[number - los.WALK]}")
    id = "choose-dive" if number < 0 else "choose-land" if view.phase == "land" else "choose-step"
    return Choice(action, Text(id, args), (TargetRef(view.name(to)).id,), (lead(view, piece, to),))


def lead(view: LosView, piece: int, field: int) -> Lead:
    return Lead(PieceRef.of(piece).id, *centre(view.columns, field))


def choose_tile(view: LosView, action: int, kind: int) -> Choice:
    if kind < 0:  # touching a movement card means moving without a tile
        return Choice(action, Text("choose-no-tile"), open_cards(view, 1, 2, 3), preset=True)
    id = "choose-discard" if view.phase == "discard" else "choose-tile"
    count = view.hand[kind] if view.hand else 0
    return Choice(action, Text(id, {"tile": tile_text(kind)}), tuple(HandRef.of(kind, n).id for n in range(count)))


def open_cards(view: LosView, *dots: int) -> tuple[str, ...]:
    """The ids of the available cards with these dots of the player whose turn it is."""
    faces = enumerate(view.seats[view.seat].faces)
    return tuple(CardRef(view.seat, index).id for index, (value, is_open) in faces if is_open and value in dots)


def choose_piece(view: LosView, action: int, piece: int) -> Choice:
    is_lock, ref = view.phase == "tile_piece", PieceRef.of(piece)
    if ref.seat == view.actor:
        label = Text("choose-lock-own" if is_lock else "choose-piece-own", {"number": ref.number})
    else:
        label = Text("choose-lock" if is_lock else "choose-piece", {"piece": piece_text(piece)})
    return Choice(action, label, (ref.id,))

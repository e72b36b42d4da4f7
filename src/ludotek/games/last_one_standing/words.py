"""Last One Standing in words: prompts, choices and outcomes of chance."""

from __future__ import annotations

from ludotek.kernel import Text, Who
from ludotek.scene import Choice, Lead

from .board import DIRECTIONS
from .layout import centre
from .names import BOARD_TILE_NAMES, piece_text, tile_text
from .rules import plan as los
from .scene import CardRef, HandRef, PieceRef, TargetRef
from .view import LosView, card_faces


def outcome_text(view: LosView, action: int) -> Text:
    """What a flip shows, or which tile is drawn."""
    if view.phase == "flip":
        return Text(f"tile-{BOARD_TILE_NAMES[action - 1]}")
    return tile_text(action - len(view.terrain) - int(los.TILES))


# Prompts


def prompt_of(view: LosView) -> Text:
    """In the second person to the one who is asked, in the third to everybody else."""
    if view.phase == "over":
        return prompt_over(view)
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


def prompt_over(view: LosView) -> Text:
    winners = [seat for seat, face in enumerate(view.seats) if face.place == 1]
    return Text("prompt-over", {"who": Who(winners[0])}) if len(winners) == 1 else Text("prompt-shared")


# Choices


def choices_of(view: LosView) -> list[Choice]:
    return [choice(view, action) for action in view.legal]


def choice(view: LosView, action: int) -> Choice:
    phase, fields = view.phase, len(view.terrain)
    if phase in ("place", "tile_field"):
        return choose_field(view, action)
    if phase in ("step", "land"):
        return choose_way(view, action)
    if phase in ("tile", "discard"):
        return choose_tile(view, action, action - fields - int(los.TILES))
    if phase == "card":
        return choose_card(view, action, action - fields - int(los.CARDS))
    return choose_piece(view, action, action - fields - int(los.PIECES))


def choose_field(view: LosView, action: int) -> Choice:
    name = view.name(action)
    if view.phase != "place":
        return Choice(action, Text("choose-lay", {"field": name}), (TargetRef(name).id,))
    about = (TargetRef(name).id, PieceRef.of(view.placing).id)
    return Choice(action, Text("choose-place", {"field": name}), about, (lead(view, view.placing, action),))


def choose_way(view: LosView, action: int) -> Choice:
    fields = len(view.terrain)
    if action == fields + los.NONE:
        return Choice(action, Text("choose-stop"), () if view.piece is None else (PieceRef.of(view.piece).id,))
    to = view.reached(action)
    name = view.name(to)
    if action < fields:
        label = Text("choose-dive", {"field": name})
    elif view.phase == "land":
        label = Text("choose-land", {"field": name})
    else:
        direction = Text(f"direction-{DIRECTIONS[action - fields - los.WALK]}")
        label = Text("choose-step", {"direction": direction, "field": name})
    leads = () if view.piece is None else (lead(view, view.piece, to),)
    return Choice(action, label, (TargetRef(name).id,), leads)


def lead(view: LosView, piece: int, field: int) -> Lead:
    return Lead(PieceRef.of(piece).id, *centre(view.columns, field))


def choose_tile(view: LosView, action: int, kind: int) -> Choice:
    if kind < 0:  # whoever touches a movement card wants to move
        return Choice(action, Text("choose-no-tile"), open_cards(view, (1, 2, 3)), preset=True, is_skip=True)
    id = "choose-discard" if view.phase == "discard" else "choose-tile"
    count = view.hand[kind] if view.hand else 0
    return Choice(action, Text(id, {"tile": tile_text(kind)}), tuple(HandRef.of(kind, n).id for n in range(count)))


def choose_card(view: LosView, action: int, dots: int) -> Choice:
    return Choice(action, Text("choose-card", {"dots": dots}), open_cards(view, (dots,)))


def open_cards(view: LosView, dots: tuple[int, ...]) -> tuple[str, ...]:
    """The ids of the available cards with these dots of the player whose turn it is."""
    faces = enumerate(card_faces(view, view.seat))
    return tuple(CardRef(view.seat, index).id for index, (value, is_open) in faces if is_open and value in dots)


def choose_piece(view: LosView, action: int, piece: int) -> Choice:
    is_lock = view.phase == "tile_piece"
    if piece >> 1 == view.actor:
        label = Text("choose-lock-own" if is_lock else "choose-piece-own", {"number": (piece & 1) + 1})
    else:
        label = Text("choose-lock" if is_lock else "choose-piece", {"piece": piece_text(piece)})
    return Choice(action, label, (PieceRef.of(piece).id,))

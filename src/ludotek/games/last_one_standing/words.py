"""Last One Standing in words: prompts and choices."""

from __future__ import annotations

from ludotek.games.last_one_standing import geometry
from ludotek.games.last_one_standing.board import COLOURS, KINDS, LETTERS, TERRAINS, field_name, steps
from ludotek.games.last_one_standing.moves import choice_of
from ludotek.games.last_one_standing.rules.codes import CARDS, NONE, PIECES, TILES, WALK
from ludotek.games.last_one_standing.view import LosView
from ludotek.kernel import Text, Who
from ludotek.scene import Choice, Lead, Point

DRAWN = ("neutral", *KINDS, "question")  # what has a name as a tile


def field_text(view: LosView, field: int) -> str:
    return field_name(view.columns, field)


def tile_text(kind: int) -> Text:
    return Text(f"tile-{KINDS[kind]}")


def piece_text(piece: int) -> Text:
    return Text("piece", {"who": Who(piece >> 1), "number": (piece & 1) + 1})


def outcome(view: LosView, action: int) -> Text:
    """What a flip shows, or which tile is drawn."""
    if action < len(TERRAINS):
        return Text("tile-neutral") if action == 1 else Text(f"tile-{TERRAINS[action]}")
    return tile_text(action - view.rows * view.columns - int(TILES))


def pool_text(view: LosView) -> Text:
    return Text("label-pool", {"count": view.pool_size})


def clock_text(view: LosView) -> Text:
    """LOS-90, LOS-91"""
    return Text("label-sudden-death") if view.sudden_death else Text("label-quiet", {"left": view.quiet_left})


def lock_text(piece: int) -> Text:
    return Text("label-locked", {"piece": piece_text(piece)})


def lock_id(piece: int) -> str:
    return f"lock-{piece_id(piece)}"


# Prompts


def prompt(view: LosView) -> Text:
    """In the second person to the one who is asked, in the third to everybody else."""
    if view.phase == "over":
        return prompt_over(view)
    if view.phase == "flip":
        return Text("prompt-flip", {"field": field_text(view, view.flips[0])})
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
        return "land", {"field": field_text(view, view.exit)}
    return phase.replace("_", "-"), {}


def prompt_over(view: LosView) -> Text:
    winners = [seat for seat, face in enumerate(view.seats) if face.place == 1]
    return Text("prompt-over", {"who": Who(winners[0])}) if len(winners) == 1 else Text("prompt-shared")


# Choices


def choices(view: LosView) -> list[Choice]:
    return [choice(view, action) for action in view.legal]


def choice(view: LosView, action: int) -> Choice:
    phase, fields = view.phase, view.rows * view.columns
    if phase in ("place", "tile_field"):
        return choose_field(view, action)
    if phase in ("step", "land"):
        return choose_way(view, action)
    if phase in ("tile", "discard"):
        return choose_tile(view, action, action - fields - int(TILES))
    if phase == "card":
        return choose_card(view, action, action - fields - int(CARDS))
    return choose_piece(view, action, action - fields - int(PIECES))


def choose_field(view: LosView, action: int) -> Choice:
    field = {"field": field_text(view, action)}
    if view.phase != "place":
        return Choice(action, Text("choose-lay", field), (target_id(view, action),))
    piece = placing(view)
    about = (target_id(view, action), piece_id(piece))
    return Choice(action, Text("choose-place", field), about, (lead(view, piece, action),))


def placing(view: LosView) -> int:
    """The piece that is placed now."""
    return 2 * view.seat + (view.placed >= len(view.seats))


def choose_way(view: LosView, action: int) -> Choice:
    fields = view.rows * view.columns
    if action == fields + NONE:
        return Choice(action, Text("choose-stop"), about_piece(view))
    to = reached(view, action)
    field = {"field": field_text(view, to)}
    if action < fields:
        label = Text("choose-dive", field)
    elif view.phase == "land":
        label = Text("choose-land", field)
    else:
        direction = choice_of(fields, view.columns, "step", action)
        label = Text("choose-step", {"direction": Text(f"direction-{direction}"), **field})
    leads = () if view.piece is None else (lead(view, view.piece, to),)
    return Choice(action, label, (target_id(view, to),), leads)


def about_piece(view: LosView) -> tuple[str, ...]:
    return () if view.piece is None else (piece_id(view.piece),)


def reached(view: LosView, action: int) -> int:
    """The field that a walk, a dive or a landing leads to."""
    fields = view.rows * view.columns
    if action < fields:
        return action
    moving = view.moving
    start = view.exit if view.phase == "land" else moving.field if moving else None
    return steps(view.rows, view.columns)[(start or 0) * 4 + action - fields - int(WALK)]


def choose_tile(view: LosView, action: int, kind: int) -> Choice:
    if kind < 0:  # whoever touches a movement card wants to move
        cards = [index for index, (_, is_open) in enumerate(card_faces(view, view.seat)) if is_open]
        about = tuple(card_id(view.seat, index) for index in cards)
        return Choice(action, Text("choose-no-tile"), about, preset=True)
    id = "choose-discard" if view.phase == "discard" else "choose-tile"
    count = view.hand[kind] if view.hand else 0
    return Choice(action, Text(id, {"tile": tile_text(kind)}), tuple(hand_id(kind, n) for n in range(count)))


def choose_card(view: LosView, action: int, dots: int) -> Choice:
    open_cards = [
        index for index, (value, is_open) in enumerate(card_faces(view, view.seat)) if is_open and value == dots
    ]
    return Choice(action, Text("choose-card", {"dots": dots}), tuple(card_id(view.seat, index) for index in open_cards))


def choose_piece(view: LosView, action: int, piece: int) -> Choice:
    is_lock = view.phase == "tile_piece"
    if piece >> 1 == view.actor:
        label = Text("choose-lock-own" if is_lock else "choose-piece-own", {"number": (piece & 1) + 1})
    else:
        label = Text("choose-lock" if is_lock else "choose-piece", {"piece": piece_text(piece)})
    return Choice(action, label, (piece_id(piece),))


# Things in the picture, by id


def tile_id(view: LosView, field: int) -> str:
    return f"tile-{field_text(view, field)}"


def target_id(view: LosView, field: int) -> str:
    return f"to-{field_text(view, field)}"


def piece_id(piece: int) -> str:
    return f"{COLOURS[piece >> 1]}-{(piece & 1) + 1}"


def hand_id(kind: int, number: int) -> str:
    """Only ever in the picture of the hand's owner."""
    return f"hand-{KINDS[kind]}-{number}"


def card_id(seat: int, index: int) -> str:
    return f"card-{LETTERS[2 * seat]}-{index}"


def card_faces(view: LosView, seat: int) -> list[tuple[int, bool]]:
    """The cards 1, 1, 2 and 3 in this order: dots and whether it is available."""
    left = list(view.seats[seat].cards)
    found = []
    for dots in (3, 2, 1, 1):
        is_open = dots in left
        if is_open:
            left.remove(dots)
        found.append((dots, is_open))
    return found[::-1]


def lead(view: LosView, piece: int, field: int) -> Lead:
    x, y = geometry.centre(view.columns, field)
    return Lead(piece_id(piece), x, y)


def place_of(view: LosView, field: int) -> Point:
    return geometry.centre(view.columns, field)

"""Ludo in words: prompts, choices and what happened, with the motions that belong to it."""

from __future__ import annotations

from collections.abc import Iterator

from ludotek.games.ludo import geometry
from ludotek.games.ludo.board import SIXTH_SQUARE, YARD, Board
from ludotek.games.ludo.moves import face_text, kind_of, needed_text
from ludotek.games.ludo.routes import is_number
from ludotek.games.ludo.rules import ENTER, ENTER_SIXTH, ENTER_TWO, NOWHERE
from ludotek.games.ludo.setup import face_name, make_plan
from ludotek.games.ludo.view import LudoView
from ludotek.kernel import LooseEvent, Text, Who
from ludotek.scene import Choice, Lead, Point, Told, Tumble, Walk

ENTRY_LABELS = {int(ENTER): "choose-enter", int(ENTER_TWO): "choose-enter-two", int(ENTER_SIXTH): "choose-enter-sixth"}
FACES_TOLD = {"opening_throw": "told-opening-throw", "throw": "told-throw"}
PLAIN = {"opening_tie": "told-opening-tie", "left": "told-left", "extra_throw": "told-extra-throw"}


def place_text(board: Board, position: int) -> Text:
    """A place on a piece's own way, in words."""
    if position == YARD:
        return Text("place-yard")
    if position == board.goal:
        return Text("place-goal")
    if position > board.mouth:
        return Text("place-lane", {"number": position - board.mouth})
    if position == 0:
        return Text("place-start")
    kind = "globe" if position in board.globes else "star" if position in board.stars else "field"
    return Text(f"place-{kind}", {"number": position})


def prompt(view: LudoView) -> Text:
    """What is going on, said to the viewer: to a seat about itself in the second person."""
    asked = winner_of(view) if view.phase == "over" else view.seat
    kind, args = prompt_parts(view)
    return Text(f"{kind}-you" if view.viewer == asked else kind, {"who": Who(asked), **args})


def prompt_parts(view: LudoView) -> tuple[str, dict[str, int | Text]]:
    if view.phase in ("over", "opening"):
        return f"prompt-{view.phase}", {}
    if view.phase == "choose":
        return f"prompt-{prompt_kind(view)}", {"face": face_text(view.options, view.face)}
    if view.is_extra:
        return "prompt-extra", {}
    if view.tries > 1 or view.throws:
        return "prompt-tries", {"tries": view.tries, "needed": needed_text(view.options)}
    return "prompt-throw", {}


def winner_of(view: LudoView) -> int:
    return next(seat for seat, face in enumerate(view.seats) if face.place == 1)


def prompt_kind(view: LudoView) -> str:
    kind = kind_of(view.options, view.face)
    return "number" if kind == "step" else kind


# Choices


def destinations(view: LudoView) -> Iterator[tuple[int, int, int]]:
    """For each legal action: the action, where its piece starts, where it ends (hops included)."""
    plan = make_plan(view.options)
    table = view.face * plan.stride
    for action in view.legal:
        if action in ENTRY_LABELS:
            yield action, YARD, SIXTH_SQUARE if action == ENTER_SIXTH else 0
        else:
            start = view.seats[view.seat].pieces[action]
            to = int(plan.to[table + start])
            yield action, start, max(to, int(plan.hops[table + to]))


def choices(view: LudoView) -> list[Choice]:
    return [choice(view, action, start, end) for action, start, end in destinations(view)]


def choice(view: LudoView, action: int, start: int, end: int) -> Choice:
    face = view.seats[view.seat]
    movable = [piece for piece, position in enumerate(face.pieces) if position == start]
    mover = movable[0]
    x, y = geometry.centre_of(view.board, face.arm, mover, end)
    return Choice(
        action,
        choice_label(view, action, start, end),
        about=(*(f"{face.colour}-{piece}" for piece in movable), spot_id(face.colour, end)),
        leads=(Lead(f"{face.colour}-{mover}", x, y),),
    )


def choice_label(view: LudoView, action: int, start: int, end: int) -> Text:
    if action in ENTRY_LABELS:
        return Text(ENTRY_LABELS[action])
    board = view.board
    if end == start:
        return Text("choose-bounce", {"from": place_text(board, start)})
    plan = make_plan(view.options)
    to = int(plan.to[view.face * plan.stride + start])
    places = {"from": place_text(board, start), "to": place_text(board, to)}
    if plan.hops[view.face * plan.stride + to] != NOWHERE:
        return Text("choose-hop", {**places, "end": place_text(board, end)})
    return Text("choose-move", places)


def spot_id(colour: str, position: int) -> str:
    return f"{colour}-to-{position}"


# What happened


def tell(event: LooseEvent, view: LudoView) -> Told | None:
    kind = event.kind
    if kind in ("turn", "over"):  # the prompt says it
        return None
    seat = event["seat"]
    who = Who(seat)
    if kind in PLAIN:
        return Told(Text(PLAIN[kind], {"who": who}), seat)
    if kind in FACES_TOLD:
        return tell_throw(event, view, seat)
    if kind == "nothing_moves":
        face = face_text(view.options, event["value"])
        return Told(Text("told-nothing-moves", {"who": who, "face": face}), seat)
    if kind == "finished":
        return Told(Text("told-finished", {"who": who, "place": event["value"]}), seat, cue="win")
    return tell_move(event, view, seat)


def tell_throw(event: LooseEvent, view: LudoView, seat: int) -> Told:
    face = event["value"]
    text = Text(FACES_TOLD[event.kind], {"who": Who(seat), "face": face_text(view.options, face)})
    return Told(text, seat, (Tumble("die", f"die-{face_name(view.options, face)}"),), "throw")


def tell_move(event: LooseEvent, view: LudoView, seat: int) -> Told:
    board = view.board
    who = Who(seat)
    if event.kind == "goal":
        return Told(Text("told-goal", {"who": who}), seat, cue="good")
    if event.kind == "sent_home":
        home = walk(view, seat, event["value"], (yard_of(view, seat, event["value"]),))
        return Told(Text("told-sent-home", {"who": who}), seat, home, "bad")
    if event.kind == "knocked_home":
        home = walk(view, seat, event["piece"], (yard_of(view, seat, event["piece"]),))
        return Told(Text("told-knocked-home", {"who": who, "by": Who(event["by"])}), seat, home, "knock")
    if event.kind == "enter":
        piece, to = event["value"], event["other"]
        way = geometry.way_between(board, view.seats[seat].arm, piece, YARD, to, bounces=False)
        return Told(
            Text("told-enter", {"who": who, "to": place_text(board, to)}), seat, walk(view, seat, piece, way), "step"
        )
    return tell_step(event, view, seat)


def tell_step(event: LooseEvent, view: LudoView, seat: int) -> Told:
    board = view.board
    who = Who(seat)
    start, to = event["from"], event["to"]
    bounces = event.kind == "move" and is_number(view.options.die, event["face"]) and start + event["face"] > board.goal
    way = geometry.way_between(board, view.seats[seat].arm, event["piece"], start, to, bounces=bounces)
    motions = walk(view, seat, event["piece"], way)
    if event.kind == "hop":
        text = Text("told-hop", {"who": who, "to": place_text(board, to)})
    elif start == to:
        text = Text("told-bounce", {"who": who, "from": place_text(board, start)})
    else:
        text = Text("told-move", {"who": who, "from": place_text(board, start), "to": place_text(board, to)})
    return Told(text, seat, motions, "step")


def walk(view: LudoView, seat: int, piece: int, way: tuple[Point, ...]) -> tuple[Walk, ...]:
    return (Walk(f"{view.seats[seat].colour}-{piece}", way),)


def yard_of(view: LudoView, seat: int, piece: int) -> Point:
    return geometry.yard_place(view.board, view.seats[seat].arm, piece)

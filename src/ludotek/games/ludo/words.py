"""Ludo in words: prompts, choices and what happened, as text ids with arguments."""

from __future__ import annotations

from ludotek.games.ludo.board import YARD, Board
from ludotek.games.ludo.moves import face_text, kind_of, needed_text
from ludotek.games.ludo.rules import ENTER, ENTER_SIXTH, ENTER_TWO, NOWHERE
from ludotek.games.ludo.setup import make_plan
from ludotek.games.ludo.view import LudoView
from ludotek.kernel import Choice, Event, Text, Told, Who

ENTRY_LABELS = {int(ENTER): "choose-enter", int(ENTER_TWO): "choose-enter-two", int(ENTER_SIXTH): "choose-enter-sixth"}
FACES_TOLD = {"opening_throw": "told-opening-throw", "throw": "told-throw", "nothing_moves": "told-nothing-moves"}
PLAIN = {"opening_tie": "told-opening-tie", "left": "told-left", "sent_home": "told-sent-home", "goal": "told-goal"}


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
    who = Who(view.seat)
    if view.phase == "over":
        winner = next(seat for seat, face in enumerate(view.seats) if face.place == 1)
        return Text("prompt-over", {"who": Who(winner)})
    if view.phase == "opening":
        return Text("prompt-opening", {"who": who})
    if view.phase == "choose":
        return Text(f"prompt-{prompt_kind(view)}", {"who": who, "face": face_text(view.options, view.face)})
    if view.is_extra:
        return Text("prompt-extra", {"who": who})
    if view.tries > 1 or view.throws:
        return Text("prompt-tries", {"who": who, "tries": view.tries, "needed": needed_text(view.options)})
    return Text("prompt-throw", {"who": who})


def prompt_kind(view: LudoView) -> str:
    kind = kind_of(view.options, view.face)
    return "number" if kind == "step" else kind


def choices(view: LudoView) -> list[Choice]:
    return [choice(view, action) for action in view.legal]


def choice(view: LudoView, action: int) -> Choice:
    if action in ENTRY_LABELS:
        return Choice(action, Text(ENTRY_LABELS[action]))
    start = view.seats[view.seat].pieces[action]
    board = view.board
    plan = make_plan(view.options)
    to = int(plan.to[view.face * plan.stride + start])
    hop = int(plan.hops[view.face * plan.stride + to])
    places = {"from": place_text(board, start), "to": place_text(board, to)}
    if to == start:
        return Choice(action, Text("choose-bounce", {"from": places["from"]}))
    if hop != NOWHERE:
        return Choice(action, Text("choose-hop", {**places, "end": place_text(board, hop)}))
    return Choice(action, Text("choose-move", places))


def tell(event: Event, view: LudoView) -> Told | None:
    kind = event.kind
    if kind in ("turn", "over"):  # the prompt says it
        return None
    seat = event["seat"]
    who = Who(seat)
    if kind in PLAIN:
        return Told(Text(PLAIN[kind], {"who": who}), seat)
    if kind in FACES_TOLD:
        return Told(Text(FACES_TOLD[kind], {"who": who, "face": face_text(view.options, event["value"])}), seat)
    if kind == "extra_throw":
        return Told(Text("told-extra-throw", {"who": who}), seat)
    if kind == "finished":
        return Told(Text("told-finished", {"who": who, "place": event["value"]}), seat)
    return tell_move(event, view, seat)


def tell_move(event: Event, view: LudoView, seat: int) -> Told:
    board = view.board
    who = Who(seat)
    if event.kind == "enter":
        return Told(Text("told-enter", {"who": who, "to": place_text(board, event["other"])}), seat)
    if event.kind == "knocked_home":
        return Told(Text("told-knocked-home", {"who": who, "by": Who(event["by"])}), seat)
    start, to = place_text(board, event["from"]), place_text(board, event["to"])
    if event.kind == "hop":
        return Told(Text("told-hop", {"who": who, "to": to}), seat)
    if event["from"] == event["to"]:
        return Told(Text("told-bounce", {"who": who, "from": start}), seat)
    return Told(Text("told-move", {"who": who, "from": start, "to": to}), seat)

"""Ludo in words: prompts, choices, what happened with the motions that belong to it, and explanations."""

from functools import lru_cache

from ludotek.game import Ref
from ludotek.kernel import OVER, Refusal, SeatEvent, Text, Who, refuse
from ludotek.scene import Choice, Facts, Lead, Told, Tumble, Walk, told_by

from . import events as e
from . import layout
from .board import YARD, Board
from .moves import LudoMove, Use, kind_of, refuse_move, uses_of
from .names import face_name, face_text, name_of, needed_text, place_text
from .rules.plan import is_number
from .scene import DIE, PieceRef, SpotRef, die_symbol
from .view import LudoView

CHANCE_REFUSAL = refuse("throw_first", "LUDO-10")


def prompt_of(view: LudoView) -> Text:
    asked = view.seat
    if view.phase == "over":
        asked = next(seat for seat, face in enumerate(view.seats) if face.place == 1)
    kind, args = prompt_parts(view)
    return Text(f"prompt-{kind}-you" if view.viewer == asked else f"prompt-{kind}", {"who": Who(asked), **args})


def prompt_parts(view: LudoView) -> tuple[str, dict[str, int | Text]]:
    if view.phase == "choose":
        return kind_of(view.options, view.face), {"face": face_text(view.options, view.face)}
    if view.phase == "throw" and view.is_extra:
        return "extra", {}
    if view.phase == "throw" and (view.tries > 1 or view.throws):
        return "tries", {"tries": view.tries, "needed": needed_text(view.options)}
    return view.phase, {}


def outcome_text(view: LudoView, action: int) -> Text:
    return Text(f"side-{face_name(view.options, action)}")


def choices_of(view: LudoView) -> list[Choice]:
    board, seat, own = view.board, view.seat, view.own
    arm = view.seats[seat].arm
    return [
        choice(board, seat, arm, use, tuple([piece for piece, position in enumerate(own) if position == use.start]))
        for use in uses_of(view)
    ]


@lru_cache(maxsize=8192)
def choice(board: Board, seat: int, arm: int, use: Use, movable: tuple[int, ...]) -> Choice:
    """`movable`: the pieces that stand where this use of the throw begins; it does not matter which of them goes."""
    x, y = layout.centre_of(board, arm, movable[0], use.end)
    along = layout.way_between(board, arm, movable[0], use.start, use.to, bounces=use.to <= use.start)
    pieces = [PieceRef(seat, piece).id for piece in movable]
    about = (*pieces, SpotRef(seat, use.end).id)
    return Choice(use.action, choice_label(board, use), about, (Lead(pieces[0], x, y, along),))


def choice_label(board: Board, use: Use) -> Text:
    if use.start == YARD:
        return Text(f"choose-{use.kind}")
    start, to, end = (place_text(board, position) for position in (use.start, use.to, use.end))
    if use.end == use.start:
        return Text("choose-bounce", {"from": start})
    if use.end != use.to:
        return Text("choose-hop", {"from": start, "to": to, "end": end})
    return Text("choose-move", {"from": start, "to": to})


def tell_event(event: SeatEvent, view: LudoView) -> Told | None:
    seat, options = event.seat, view.options
    match event:
        case e.Thrown(face=face, is_opening=is_opening):
            id, tumble = "told-opening-throw" if is_opening else "told-throw", Tumble(DIE.id, die_symbol(options, face))
            return told_by(seat, id, tumble, cue="throw", face=face_text(options, face))
        case e.Notice(kind="opening_tie"):
            return Told(Text("told-opening-tie"))  # of several players: no sign of one
        case e.Notice(kind=kind):
            return told_by(seat, "told-left" if kind == "left" else "told-extra-throw")
        case e.NothingMoves(face=face):
            return told_by(seat, "told-nothing-moves", face=face_text(options, face))
        case e.Moved():
            return tell_moved(event, view)
        case e.PieceEvent(kind="knocked_home", by=by):
            return told_by(seat, "told-knocked-home", walk_home(event, view), cue="knock", by=Who(by))
        case e.PieceEvent(kind="sent_home"):
            return told_by(seat, "told-sent-home", walk_home(event, view), cue="bad")
        case e.PieceEvent():
            return told_by(seat, "told-goal", cue="good")
        case e.Finished(place=place):
            return told_by(seat, "told-finished", cue="win", place=place)
    return None


def tell_moved(event: e.Moved, view: LudoView) -> Told:
    board, start, to = view.board, event.start, event.to
    bounces = event.how == "move" and is_number(view.options.die, event.face) and start + event.face > board.goal
    along = layout.way_between(board, view.seats[event.seat].arm, event.piece, start, to, bounces=bounces)
    walk = Walk(PieceRef(event.seat, event.piece).id, along)
    id = "told-bounce" if start == to else f"told-{event.how}"
    text = Text(id, {"who": Who(event.seat), "from": place_text(board, start), "to": place_text(board, to)})
    return Told(text, event.seat, (walk,), "step")


def walk_home(event: e.PieceEvent, view: LudoView) -> Walk:
    well = layout.yard_place(view.board, view.seats[event.seat].arm, event.piece)
    return Walk(PieceRef(event.seat, event.piece).id, (well,))


# Why what was touched cannot be moved now


def explain_anytime(view: LudoView, things: tuple[Ref, ...]) -> Refusal | None:
    """LUDO-08: those whose turn it is not hear so, also before the throw."""
    is_waiting = view.actor != OVER and view.viewer not in (None, view.seat)
    return refuse("not_your_turn", "LUDO-08", who=Who(view.seat)) if is_waiting else None


def explain_choice(view: LudoView, things: tuple[Ref, ...]) -> Refusal | None:
    """LUDO-12, or what the rules say of this piece and this throw."""
    touched = next((thing for thing in things if isinstance(thing, PieceRef)), None)
    if touched is None:
        return None
    if touched.seat != view.seat:
        return refuse("not_yours", "LUDO-12")
    position = view.own[touched.index]
    kind = "enter" if position == YARD else kind_of(view.options, view.face)
    return refuse_move(view, LudoMove(kind=kind, start=name_of(view.board, position)))


# What things are and do: see things.toml


def facts_of(view: LudoView) -> Facts:
    """What an explanation depends on: the die, the house rules, what brings a piece out and what earns a throw."""
    options = view.options
    return {
        "die": options.die,
        "shelter": "yes" if options.globe_shelter else "no",
        "hop": "yes" if options.star_hop else "no",
        "needed": needed_text(options),
        "again": Text("needs-6" if options.die == "plain" else "needs-globe"),
    }

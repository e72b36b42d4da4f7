"""Ludo in words: prompts, choices, what happened with the motions that belong to it, and explanations."""

from __future__ import annotations

from ludotek.game import Ref
from ludotek.games.ludo import events, layout
from ludotek.games.ludo.board import YARD
from ludotek.games.ludo.events import LudoEvent
from ludotek.games.ludo.moves import LudoMove, Use, kind_of, reason_against, uses_of
from ludotek.games.ludo.names import face_name, face_text, name_of, needed_text, place_text
from ludotek.games.ludo.rules.ways import is_number
from ludotek.games.ludo.scene import DIE, PieceRef, SpotRef, die_symbol
from ludotek.games.ludo.view import LudoView
from ludotek.kernel import OVER, Refusal, Text, Who
from ludotek.scene import Choice, DueThrow, Lead, Point, Told, Tumble, Walk

ENTRY_LABELS = {"enter": "choose-enter", "enter2": "choose-enter-two", "enter6": "choose-enter-sixth"}
THROW_FIRST = Refusal("throw_first", Text("refuse-throw-first"), "LUDO-10")


def prompt_of(view: LudoView) -> Text:
    asked = winner_of(view) if view.phase == "over" else view.seat
    kind, args = prompt_parts(view)
    return Text(f"{kind}-you" if view.viewer == asked else kind, {"who": Who(asked), **args})


def prompt_parts(view: LudoView) -> tuple[str, dict[str, int | Text]]:
    if view.phase in ("over", "opening"):
        return f"prompt-{view.phase}", {}
    if view.phase == "choose":
        kind = kind_of(view.options, view.face)
        return f"prompt-{'number' if kind == 'step' else kind}", {"face": face_text(view.options, view.face)}
    if view.is_extra:
        return "prompt-extra", {}
    if view.tries > 1 or view.throws:
        return "prompt-tries", {"tries": view.tries, "needed": needed_text(view.options)}
    return "prompt-throw", {}


def winner_of(view: LudoView) -> int:
    return next(seat for seat, face in enumerate(view.seats) if face.place == 1)


def outcome_text(view: LudoView, action: int) -> Text:
    return Text(f"side-{face_name(view.options, action)}")


def throw_of(view: LudoView) -> DueThrow | None:
    """LUDO-10: whoever's turn it is throws the die, also to see who begins."""
    return DueThrow(view.seat, (DIE.id,), view.turn)


# Choices


def choices_of(view: LudoView) -> list[Choice]:
    return [choice(view, use) for use in uses_of(view)]


def choice(view: LudoView, use: Use) -> Choice:
    movable = [PieceRef(view.seat, piece).id for piece, position in enumerate(view.own) if position == use.start]
    x, y = layout.centre_of(view.board, view.seats[view.seat].arm, view.own.index(use.start), use.end)
    return Choice(
        use.action,
        choice_label(view, use),
        about=(*movable, SpotRef(view.seat, use.end).id),
        leads=(Lead(movable[0], x, y),),
    )


def choice_label(view: LudoView, use: Use) -> Text:
    if use.kind in ENTRY_LABELS:
        return Text(ENTRY_LABELS[use.kind])
    board = view.board
    if use.end == use.start:
        return Text("choose-bounce", {"from": place_text(board, use.start)})
    places = {"from": place_text(board, use.start), "to": place_text(board, use.to)}
    if use.end != use.to:
        return Text("choose-hop", {**places, "end": place_text(board, use.end)})
    return Text("choose-move", places)


# What happened


def tell_event(event: LudoEvent, view: LudoView) -> Told | None:
    seat, who = event.seat, Who(event.seat)
    match event:
        case events.OpeningThrown(face=face):
            return tell_throw("told-opening-throw", seat, face, view)
        case events.Thrown(face=face):
            return tell_throw("told-throw", seat, face, view)
        case events.OpeningTied():
            return Told(Text("told-opening-tie", {"who": who}))  # of several players: no sign of one
        case events.NothingMoves(face=face):
            return Told(Text("told-nothing-moves", {"who": who, "face": face_text(view.options, face)}), seat)
        case events.ExtraThrowEarned():
            return Told(Text("told-extra-throw", {"who": who}), seat)
        case events.ReachedGoal():
            return Told(Text("told-goal", {"who": who}), seat, cue="good")
        case events.Finished(place=place):
            return Told(Text("told-finished", {"who": who, "place": place}), seat, cue="win")
        case events.Left():
            return Told(Text("told-left", {"who": who}), seat)
    return tell_piece(event, view)


def tell_throw(text: str, seat: int, face: int, view: LudoView) -> Told:
    said = Text(text, {"who": Who(seat), "face": face_text(view.options, face)})
    return Told(said, seat, (Tumble(DIE.id, die_symbol(view.options, face)),), "throw")


def tell_piece(event: LudoEvent, view: LudoView) -> Told | None:
    """What a piece does or suffers."""
    seat, who, board = event.seat, Who(event.seat), view.board
    match event:
        case events.Entered(piece=piece, to=to):
            text = Text("told-enter", {"who": who, "to": place_text(board, to)})
            return Told(text, seat, walk(view, seat, piece, way(view, seat, piece, YARD, to)), "step")
        case events.Moved(piece=piece, start=start, to=to, face=face):
            bounces = is_number(view.options.die, face) and start + face > board.goal
            along = way(view, seat, piece, start, to, bounces=bounces)
            return Told(moved_text(view, who, start, to), seat, walk(view, seat, piece, along), "step")
        case events.Hopped(piece=piece, start=start, to=to):
            text = Text("told-hop", {"who": who, "to": place_text(board, to)})
            return Told(text, seat, walk(view, seat, piece, way(view, seat, piece, start, to)), "step")
        case events.KnockedHome(piece=piece, by=by):
            text = Text("told-knocked-home", {"who": who, "by": Who(by)})
            return Told(text, seat, walk_home(view, seat, piece), "knock")
        case events.SentHome(piece=piece):
            return Told(Text("told-sent-home", {"who": who}), seat, walk_home(view, seat, piece), "bad")
    return None


def moved_text(view: LudoView, who: Who, start: int, to: int) -> Text:
    if start == to:
        return Text("told-bounce", {"who": who, "from": place_text(view.board, start)})
    places = {"from": place_text(view.board, start), "to": place_text(view.board, to)}
    return Text("told-move", {"who": who, **places})


def way(view: LudoView, seat: int, piece: int, start: int, to: int, *, bounces: bool = False) -> tuple[Point, ...]:
    return layout.way_between(view.board, view.seats[seat].arm, piece, start, to, bounces=bounces)


def walk(view: LudoView, seat: int, piece: int, along: tuple[Point, ...]) -> tuple[Walk, ...]:
    return (Walk(PieceRef(seat, piece).id, along),)


def walk_home(view: LudoView, seat: int, piece: int) -> tuple[Walk, ...]:
    return walk(view, seat, piece, (layout.yard_place(view.board, view.seats[seat].arm, piece),))


# Why what was touched cannot be moved now


def explain_anytime(view: LudoView, things: tuple[Ref, ...]) -> Refusal | None:
    """LUDO-08: those whose turn it is not hear so, also before the throw."""
    if view.actor == OVER or view.viewer in (None, view.seat):
        return None
    return Refusal("not_your_turn", Text("refuse-not-your-turn", {"who": Who(view.seat)}), "LUDO-08")


def explain_choice(view: LudoView, things: tuple[Ref, ...]) -> Refusal | None:
    """LUDO-12, or what the rules say of this piece and this throw."""
    touched = next((thing for thing in things if isinstance(thing, PieceRef)), None)
    if touched is None or touched.piece >= len(view.own):
        return None
    if touched.seat != view.seat:
        return Refusal("not_yours", Text("refuse-not-yours"), "LUDO-12")
    position = view.own[touched.piece]
    if position == YARD:
        return reason_against(view, LudoMove(kind="enter"))
    kind = kind_of(view.options, view.face)
    return reason_against(view, LudoMove(kind=kind, start=name_of(view.board, position)))

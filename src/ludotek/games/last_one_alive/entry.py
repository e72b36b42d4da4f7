"""The dice and their sides, and the questions for the dice and tiles of a real table."""

from itertools import groupby

from ludotek.kernel import Text, Who
from ludotek.scene import DieFace, DueEntry, EntryPart, Outcome

from . import board, names
from .view import LoaView
from .words import outcome_text


def entry_of(view: LoaView) -> DueEntry:
    if view.stage == "first":
        return DueEntry((), Text("entry-first"), (first_players(view),))  # LOA-07
    kind, parts = ("draw", (tiles(view),)) if view.drawing else ("throw", dice(view))
    you = "-you" if view.viewer == view.seat else ""
    return DueEntry((view.seat,), Text(f"entry-{kind}{you}", {"who": Who(view.seat)}), parts)


def first_players(view: LoaView) -> EntryPart:
    alive = [seat for seat, card in enumerate(view.seats) if card.is_alive]
    return EntryPart(tuple(Outcome(seat, person(seat), f"person-{board.COLOURS[seat]}") for seat in alive))


def person(seat: int) -> Text:
    """By name, as on the card."""
    return Text("label-card-alive", {"who": Who(seat)})


def tiles(view: LoaView) -> EntryPart:
    """What may come out of the bag."""
    kinds = [kind for kind, count in enumerate(view.bag) if count]
    return EntryPart(tuple(Outcome(kind, outcome_text(view, kind), f"tile-{board.DRAWS[kind]}") for kind in kinds))


def dice(view: LoaView) -> tuple[EntryPart, ...]:
    """The whole handful, type by type in tray order; or the one die of a Medikit or of a risen player."""
    waiting = [die.die for die in view.dice if die.is_waiting] or ["shot" if view.stage == "medikit" else "zombie"]
    return tuple(die_part(die, len(list(same))) for die, same in groupby(waiting))


def die_part(die: str, count: int) -> EntryPart:
    sides = board.DIE_SIDES[board.DICE.index(die)]
    faces = [face for face, sign in enumerate(board.SIGNS) if sign in sides]
    outcomes = [
        Outcome(face, names.face_text(die, board.FACES[face]), names.die_symbol(die, board.FACES[face]))
        for face in faces
    ]
    return EntryPart(tuple(outcomes), count, Text(f"dice-{die}", {"count": count}))


def die_faces(view: LoaView, die: str) -> tuple[DieFace, ...]:
    """LOA-R51: each face with the number of sides that show it."""
    sides = board.DIE_SIDES[board.DICE.index(die)]
    shown = [(board.FACES[board.SIGNS.index(sign)], sides.count(sign)) for sign in dict.fromkeys(sides)]
    return tuple(DieFace(names.die_symbol(die, face), names.face_text(die, face), count) for face, count in shown)

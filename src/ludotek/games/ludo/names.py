"""Places and faces by name: in positions and moves, and in texts.

Places are named as in the rules: Y in the yard, 0, 1, 2 … on the ring, L1 … L5 in the lane, G in the goal.
"""

from functools import lru_cache

from ludotek.kernel import Text

from .board import DICE, FACES, YARD, Board
from .options import LudoOptions, make_plan


def name_of(board: Board, position: int) -> str:
    if position in (YARD, board.goal):
        return "Y" if position == YARD else "G"
    return f"L{position - board.mouth}" if position > board.mouth else str(position)


@lru_cache(maxsize=256)
def place_text(board: Board, position: int) -> Text:
    """A place on a piece's own way, in words."""
    if position > board.mouth and position != board.goal:
        return Text("place-lane", {"number": position - board.mouth})
    if position in (YARD, 0, board.goal):
        return Text({YARD: "place-yard", 0: "place-start"}.get(position, "place-goal"))
    kind = "globe" if position in board.globes else "star" if position in board.stars else "field"
    return Text(f"place-{kind}", {"number": position})


def face_name(options: LudoOptions, face: int) -> str:
    return DICE[options.die][face - 1]


def face_text(options: LudoOptions, face: int) -> Text:
    return Text(f"face-{face_name(options, face)}")


def needed_text(options: LudoOptions) -> Text:
    """What brings a piece out."""
    enters = make_plan(options).enters
    return Text("needs-" + "-or-".join(face_name(options, face) for face in FACES if enters[face]))

"""The fixed material of Ludo: two boards and two dice. What is our assumption is marked: LUDO-R30, LUDO-R31."""

from dataclasses import dataclass
from functools import cached_property
from typing import Final

YARD: Final = -1
NO_PIPS: Final = 0


@dataclass(frozen=True, eq=False)
class Board:
    """One side of the board. Offsets count within the fields of an arm's block, from that arm's start globe."""

    arms: int
    colours: tuple[str, ...]  # clockwise from arm 0; assumed, cosmetic
    automatic_arms: dict[int, tuple[int, ...]]  # players -> arms, LUDO-R01
    per_arm: int = 13
    globe_offsets: tuple[int, ...] = (0, 8)  # LUDO-R31
    star_offsets: tuple[int, ...] = (5, 11)  # LUDO-R31: 11 is sure, 5 is likely
    lane_length: int = 5

    @cached_property
    def ring(self) -> int:
        """How many fields the shared ring has."""
        return self.per_arm * self.arms

    @cached_property
    def mouth(self) -> int:
        """The last own ring field; the own lane begins after it. LUDO-15"""
        return self.ring - 2

    @cached_property
    def goal(self) -> int:
        """The own position of the goal."""
        return self.mouth + self.lane_length + 1

    @property
    def home_star(self) -> int:
        """The star a piece in the lane goes to: the one at the mouth. LUDO-65"""
        return self.mouth

    @cached_property
    def globes(self) -> tuple[int, ...]:
        """Own positions of the globe fields, the same for every colour: all arms count, used or not. LUDO-R13"""
        return tuple(p for p in range(self.mouth + 1) if p % self.per_arm in self.globe_offsets)

    @cached_property
    def stars(self) -> tuple[int, ...]:
        """Own positions of the star fields. LUDO-R13"""
        return tuple(p for p in range(self.mouth + 1) if p % self.per_arm in self.star_offsets)


FOUR: Final = Board(
    arms=4,
    colours=("green", "yellow", "blue", "red"),
    automatic_arms={2: (0, 2), 3: (0, 1, 2), 4: (0, 1, 2, 3)},
)
SIX: Final = Board(
    arms=6,
    colours=("green", "yellow", "blue", "purple", "red", "black"),
    automatic_arms={2: (0, 3), 3: (0, 2, 4), 4: (0, 1, 3, 4), 5: (0, 1, 2, 3, 4), 6: (0, 1, 2, 3, 4, 5)},
)
BOARDS: Final = {4: FOUR, 6: SIX}  # LUDO-02

# A face is numbered 1 to 6 as on the plain die; on the other die the star stands for 3 and the globe for 5.
FACES: Final = (1, 2, 3, 4, 5, 6)
STAR: Final = 3
GLOBE: Final = 5
SIX_FACE: Final = 6
ONE_FACE: Final = 1

DICE: Final[dict[str, tuple[str, ...]]] = {  # face - 1 -> its name; LUDO-06
    "plain": ("1", "2", "3", "4", "5", "6"),
    "star_globe": ("1", "2", "star", "4", "globe", "6"),  # LUDO-R30
}
SIXTH_SQUARE: Final = 5  # counted with the start globe as the first; LUDO-R25

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
        """The last ring field of a piece's way, a star; its lane begins after it. LUDO-15, LUDO-65"""
        return self.ring - 2

    @cached_property
    def goal(self) -> int:
        """The position of the goal on a piece's way."""
        return self.mouth + self.lane_length + 1

    @cached_property
    def globes(self) -> tuple[int, ...]:
        """Globe fields on a piece's way, the same for every colour: all arms count, used or not. LUDO-R13"""
        return tuple(p for p in range(self.mouth + 1) if p % self.per_arm in self.globe_offsets)

    @cached_property
    def stars(self) -> tuple[int, ...]:
        """Star fields on a piece's way. LUDO-R13"""
        return tuple(p for p in range(self.mouth + 1) if p % self.per_arm in self.star_offsets)

    def symbol_at(self, field: int) -> tuple[str, str]:
        """What is on a ring field: globe, star or nothing, and its colour at the start and the mouth of an arm."""
        arm, offset = divmod(field, self.per_arm)
        if offset in self.globe_offsets:
            return "globe", self.colours[arm] if offset == 0 else ""
        if offset not in self.star_offsets:
            return "", ""
        return "star", self.colours[(arm + 1) % self.arms] if offset == self.mouth % self.per_arm else ""


FOUR: Final = Board(4, ("green", "yellow", "blue", "red"), {2: (0, 2), 3: (0, 1, 2), 4: (0, 1, 2, 3)})
SIX: Final = Board(
    6,
    ("green", "yellow", "blue", "purple", "red", "black"),
    {2: (0, 3), 3: (0, 2, 4), 4: (0, 1, 3, 4), 5: (0, 1, 2, 3, 4), 6: (0, 1, 2, 3, 4, 5)},
)
BOARDS: Final = {4: FOUR, 6: SIX}  # LUDO-02

# A face is numbered 1 to 6 as on the plain die; on the other die the star stands for 3 and the globe for 5.
FACES: Final = (1, 2, 3, 4, 5, 6)
ONE_FACE: Final = 1
STAR: Final = 3
GLOBE: Final = 5
SIX_FACE: Final = 6
DICE: Final[dict[str, tuple[str, ...]]] = {  # face - 1 -> its name; LUDO-06
    "plain": ("1", "2", "3", "4", "5", "6"),
    "star_globe": ("1", "2", "star", "4", "globe", "6"),  # LUDO-R30
}
SIXTH_SQUARE: Final = 5  # counted with the start globe as the first; LUDO-R25

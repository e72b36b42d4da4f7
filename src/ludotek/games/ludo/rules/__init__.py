"""The rules of Ludo in play."""

from ludotek.games.ludo.rules.plan import (
    ENTER,
    ENTER_SIXTH,
    ENTER_TWO,
    NOWHERE,
    OUT,
    STACK,
    WAITING,
    YARD,
    Plan,
)
from ludotek.games.ludo.rules.state import LudoState, begin

__all__ = [
    "ENTER",
    "ENTER_SIXTH",
    "ENTER_TWO",
    "NOWHERE",
    "OUT",
    "STACK",
    "WAITING",
    "YARD",
    "LudoState",
    "Plan",
    "begin",
]

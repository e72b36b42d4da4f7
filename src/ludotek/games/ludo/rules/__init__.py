"""The rules of Ludo in play."""

from ludotek.games.ludo.rules.opening import contenders
from ludotek.games.ludo.rules.plan import ENTER, ENTER_SIXTH, ENTER_TWO, NOWHERE, OUT, WAITING, YARD, Plan
from ludotek.games.ludo.rules.state import LudoState, begin
from ludotek.games.ludo.rules.turns import has_three_tries

__all__ = [
    "ENTER",
    "ENTER_SIXTH",
    "ENTER_TWO",
    "NOWHERE",
    "OUT",
    "WAITING",
    "YARD",
    "LudoState",
    "Plan",
    "begin",
    "contenders",
    "has_three_tries",
]

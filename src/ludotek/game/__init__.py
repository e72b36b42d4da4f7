"""The base of every game's folder: `Game`, and typed references to the things of its picture."""

from ludotek.game.game import AnyGame, Game
from ludotek.game.refs import Ref, Refs
from ludotek.game.summary import Step, Summary, draw_step, summary_of

__all__ = ["AnyGame", "Game", "Ref", "Refs", "Step", "Summary", "draw_step", "summary_of"]

"""The players in words: what everybody is called on the screen. `table/players.py` reads and writes them."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len, set_cell_size

from ludotek import table
from ludotek.game import AnyGame
from ludotek.kernel import Text, View
from ludotek.table import Player
from ludotek.text import Words

LONGEST = 16  # cells of a name: beside the widest board there is room for this much


def clean(name: str) -> str:
    """A name that can be shown: on one line, without control characters, not too long."""
    shown = table.clean(name)
    return shown if cell_len(shown) <= LONGEST else set_cell_size(shown, LONGEST - 1).rstrip() + "…"


def names(game: AnyGame, view: View, players: Sequence[Player], words: Words) -> list[str]:
    """Every seat's name: the player's, else the seat's name in the game."""
    return [clean(player.name) or words.say(game.seat(view, seat).name) for seat, player in enumerate(players)]


def note(player: Player, players: Sequence[Player], words: Words) -> str:
    """What is said beside the name: which bot, or that it is you."""
    if player.level is not None:
        return words.say(bot_name(player.level))
    people = sum(other.is_person for other in players)
    return words.say(Text("player-you")) if people == 1 else ""


def bot_name(level: str) -> Text:
    return Text(f"bot-{level}")


def bot_style(level: str) -> Text:
    """How it plays, in a few words."""
    return Text(f"bot-style-{level}")

"""Who sits where: people at this terminal and bots, as written on the command line and in records."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from rich.cells import cell_len, set_cell_size

from ludotek.bots import BOTS
from ludotek.game import AnyGame
from ludotek.kernel import BadRecord, BadSeats, LudotekError, Record, Text, View
from ludotek.text import Words, wrong

PERSON = "person"
STRONG = "monte_carlo"  # the usual opponent
LONGEST = 16  # cells of a name: beside the widest board there is room for this much


class BadPlayers(LudotekError):
    code = "input/players"


class Player(msgspec.Struct, frozen=True):
    """A person, with or without a name, or a bot of a level."""

    name: str = ""
    level: str | None = None

    @property
    def is_person(self) -> bool:
        return self.level is None

    def __str__(self) -> str:
        if self.level is not None:
            return self.level
        return f"{PERSON}:{self.name}" if self.name else PERSON


def clean(name: str) -> str:
    """A name that can be shown: on one line, without control characters, not too long."""
    shown = " ".join("".join(sign if sign.isprintable() else " " for sign in name).split())
    return shown if cell_len(shown) <= LONGEST else set_cell_size(shown, LONGEST - 1).rstrip() + "…"


def parse(word: str) -> Player:
    """One player of `--players`: `person`, `person:Anna` or a bot's level."""
    word = word.strip()
    kind, _, name = word.partition(":")
    if kind == PERSON:
        return Player(clean(name))
    if word in BOTS:
        return Player(level=word)
    raise wrong(BadPlayers, "wrong-player", given=clean(word), known=", ".join(BOTS))


def parse_all(words: str) -> list[Player]:
    return [parse(word) for word in words.split(",")]


def recall(word: str) -> Player:
    """A player as a record names it; a name alone is a person's."""
    kind, _, name = word.partition(":")
    if kind == PERSON:
        return Player(clean(name))
    return Player(level=word) if word in BOTS else Player(clean(word))


def of_record(game: AnyGame, record: Record) -> list[Player]:
    """Everybody a record names; where it names nobody, people without names."""
    game.check_seats(record.seats)
    found = [recall(word) for word in record.players] or [Player()] * record.seats
    if len(found) != record.seats:
        raise wrong(BadRecord, "wrong-record-players", players=len(found), seats=record.seats)
    return found


def usual(seats: int) -> list[Player]:
    """You against strong bots."""
    return [Player(), *(Player(level=STRONG) for _ in range(seats - 1))]


def check_number(players: Sequence[Player], seats: int) -> None:
    if len(players) != seats:
        raise wrong(BadSeats, "wrong-players", players=len(players), seats=seats)


def names(game: AnyGame, view: View, players: Sequence[Player], words: Words) -> list[str]:
    """What everybody is called: the own name, else the seat's name in the game."""
    return [player.name or words.say(game.seat(view, seat).name) for seat, player in enumerate(players)]


def note(player: Player, players: Sequence[Player], words: Words) -> str:
    """What is said beside the name: which bot, or that it is you."""
    if player.level is not None:
        return words.say(bot_name(player.level))
    people = sum(other.is_person for other in players)
    return words.say(Text("player-you")) if people == 1 else ""


def bot_name(level: str) -> Text:
    return Text(f"bot-{level}")

"""Who plays a seat, and how it is written: on the command line and in a record's `players`."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ludotek.bots import BOTS, EASY, is_bot
from ludotek.game import AnyGame
from ludotek.kernel import BadRecord, BadSeats, LudotekError, Record
from ludotek.table.entries import SeatPlan
from ludotek.text import localized_error

PERSON = "person"


class BadPlayers(LudotekError, code="input/players"): ...


class Player(msgspec.Struct, frozen=True):
    """A person, with or without a name, or a bot of a level."""

    name: str = ""
    level: str | None = None

    @property
    def is_person(self) -> bool:
        return self.level is None

    def __str__(self) -> str:
        """As on the command line."""
        if self.level is not None:
            return self.level
        return f"{PERSON}:{self.name}" if self.name else PERSON


def clean(words: str) -> str:
    """One line of printable characters."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in words).split())


def parse_player(word: str) -> Player:
    """Reads one player of the command line: `person`, `person:Anna` or a bot's level. Raises BadPlayers."""
    word = word.strip()
    kind, _, name = word.partition(":")
    if kind == PERSON:
        return Player(clean(name))
    if is_bot(word):
        return Player(level=word)
    raise localized_error(BadPlayers, "wrong-player", given=clean(word), known=", ".join(BOTS))


def parse_players(words: str) -> list[Player]:
    return [parse_player(word) for word in words.split(",")]


def read_player(word: str) -> Player:
    """Reads a player as a record names it. A bare name is a person's, unless it is a bot's level."""
    kind, _, name = word.partition(":")
    if kind == PERSON:
        return Player(clean(name))
    return Player(level=word) if word in BOTS else Player(clean(word))


def write_player(player: Player) -> str:
    """What a record says: the name, else the bot's level. A name that would be read as something else has `person:`
    before it."""
    if not player.name:
        return player.level or ""
    return player.name if read_player(player.name) == Player(player.name) else f"{PERSON}:{player.name}"


def players_of_record(game: AnyGame, record: Record) -> list[Player]:
    """Everybody a record names; where it names nobody, people without names. Raises BadRecord."""
    game.check_seats(record.seats)
    found = [read_player(word) for word in record.players] or [Player()] * record.seats
    if len(found) != record.seats:
        raise localized_error(BadRecord, "wrong-record-players", players=len(found), seats=record.seats)
    return found


def default_players(seats: int) -> list[Player]:
    """A person against easy bots."""
    return [Player(), *(Player(level=EASY) for _ in range(seats - 1))]


def check_number(players: Sequence[Player], seats: int) -> None:
    if len(players) != seats:
        raise localized_error(BadSeats, "wrong-players", players=len(players), seats=seats)


def seat_plans(players: Sequence[Player], nonces: Sequence[str]) -> tuple[SeatPlan, ...]:
    """Seats of people at one device and of bots, all of them taken."""
    return tuple(
        SeatPlan("here" if player.is_person else "bot", player.name, player.level or "", nonce)
        for player, nonce in zip(players, nonces, strict=True)
    )

"""How often people played and won, from the matches of a data folder."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from ludotek import catalogue, text
from ludotek.game import winners
from ludotek.kernel import LudotekError, Match, Record, Text, UnknownGame
from ludotek.kernel import record as records
from ludotek.store import open_store
from ludotek.table import Player, Table, read_player

DATABASE = "ludotek.sqlite"  # of the server
SAVES = "saves"  # of the terminal
NAME_WIDTH = 24


class Ended(NamedTuple):
    """A finished match."""

    game: str
    players: tuple[Player, ...]
    winners: tuple[int, ...]  # seats; none in a draw


class Row(NamedTuple):
    name: str
    played: int
    won: int


def ended_matches(folder: Path) -> Iterator[Ended]:
    """Of the server and of the terminal; what cannot be read any more is left out."""
    yield from saved_matches(folder / SAVES)
    if (folder / DATABASE).is_file():
        yield from stored_matches(folder / DATABASE)


def saved_matches(folder: Path) -> Iterator[Ended]:
    for file in sorted(folder.glob("*.json")):
        try:
            found = ended_of(records.read(file.read_bytes(), file.name))
        except (LudotekError, OSError):  # another file, or of another version of the rules
            continue
        if found is not None:
            yield found


def ended_of(record: Record) -> Ended | None:
    match = Match.replay(catalogue.game(record.game), record)
    if not match.is_over:
        return None
    players = tuple(read_player(word) for word in record.players)
    return Ended(record.game, players, winners(match.state.scores()))


def stored_matches(file: Path) -> Iterator[Ended]:
    store = open_store(str(file), is_checked=True)
    try:
        for row in store.matches():
            try:
                table = Table.restore(catalogue.game(row.game), row.secret, store.entries(row.match))
            except (LudotekError, UnknownGame):  # of another version of the rules
                continue
            if table.is_over:
                players = tuple(seat.player for seat in table.seats)
                yield Ended(row.game, players, winners(table.match.state.scores()))
    finally:
        store.close()


def rows_of(ended: Iterable[Ended]) -> list[Row]:
    """People by name, who played most first. People without a name are not told apart, and left out."""
    played: Counter[str] = Counter()
    won: Counter[str] = Counter()
    for match in ended:
        for seat, player in enumerate(match.players):
            if player.is_person and player.name:
                played[player.name] += 1
                won[player.name] += seat in match.winners
    return [Row(name, count, won[name]) for name, count in sorted(played.items(), key=lambda one: (-one[1], one[0]))]


def show_stats(folder: Path, language: str) -> None:
    """Prints how often people played and won, by game."""
    words = text.command_words(language)
    ended = list(ended_matches(folder))
    if not ended:
        print(words.say(Text("stats-none", {"folder": str(folder)})))
    for game in dict.fromkeys(match.game for match in ended):
        mine = [match for match in ended if match.game == game]
        title = text.words(language, catalogue.game(game)).say(Text("title"))
        print(words.say(Text("stats-game", {"game": title, "count": len(mine)})))
        for row in rows_of(mine):
            said = words.say(Text("stats-person", {"played": row.played, "won": row.won}))
            print(f"  {row.name:<{NAME_WIDTH}} {said}")

"""Asks for what the command line did not give. Enter takes the default answer."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from rich.text import Text as Styled

from ludotek import text
from ludotek.bots import LEVELS
from ludotek.game import AnyGame
from ludotek.kernel import BadOptions, Options, Text
from ludotek.kernel.options import Field, fields
from ludotek.table import Player, default_players, read_player
from ludotek.terminal import players
from ludotek.terminal.console import Lines
from ludotek.terminal.error_text import error_text
from ludotek.terminal.tones import style
from ludotek.text import Words

T = TypeVar("T")


class BadAnswer(Exception):
    """Its text says which answers are possible."""


class Asker:
    """Asks one question after the other, again until it is answered."""

    def __init__(self, lines: Lines, language: str) -> None:
        self.lines = lines
        self.language = language

    def ask(self, question: str, usual: str, read: Callable[[str], T]) -> T:
        """`read` converts an answer or raises BadAnswer; `usual` is the default, taken by Enter."""
        self.lines.print([Styled(question, "bold")])
        while True:
            given = self.lines.line(f"[{usual}] > ").strip()
            try:
                return read(given)
            except BadAnswer as error:
                self.lines.print([Styled(str(error))])

    # The game

    def game(self, known: Mapping[str, AnyGame]) -> AnyGame:
        games = list(known.values())
        for number, game in enumerate(games, start=1):
            words = text.words(self.language, game)
            title, blurb = words.say(game.title), words.say(Text("blurb"))
            self.lines.print([Styled.assemble(f"  {number}) ", (title, "bold"), f"  {blurb}")])
        words = text.words(self.language)
        read = self.number_reader(words, len(games))
        return games[self.ask(words.say(Text("ask-game")), "1", lambda given: read(given or "1")) - 1]

    def number_reader(self, words: Words, last: int) -> Callable[[str], int]:
        def read(given: str) -> int:
            if given.isdecimal() and len(given) < 4 and 1 <= int(given) <= last:
                return int(given)
            raise BadAnswer(words.say(Text("say-range", {"last": last})))

        return read

    # The players

    def seats(self, game: AnyGame) -> int:
        words = text.words(self.language, game)
        usual = str(usual_seats(game))
        numbers = ", ".join(map(str, game.seats))
        question = words.say(Text("ask-seats", {"numbers": numbers}))

        def read(given: str) -> int:
            if (given or usual) in map(str, game.seats):
                return int(given or usual)
            raise BadAnswer(question)

        return self.ask(question, usual, read)

    def players(self, game: AnyGame, seats: int, options: Options) -> list[Player]:
        words = text.words(self.language, game)
        levels = list(LEVELS)
        self.lines.print([Styled(words.say(Text("ask-players")))])
        for number, level in enumerate(levels, start=1):
            self.lines.print(
                [Styled(f"  {number}) {words.say(players.bot_name(level))}: {words.say(players.bot_style(level))}")]
            )
        view = game.view(game.new(seats, options), None)
        found: list[Player] = []
        for seat, usual in enumerate(default_players(seats)):
            face = game.seat(view, seat)
            sign = Styled.assemble((face.shape, style(face.tone)), f" {words.say(face.name)}")
            found.append(self.player(sign, usual, levels, words))
        return found

    def player(self, sign: Styled, usual: Player, levels: Sequence[str], words: Words) -> Player:
        name = words.say(players.bot_name(usual.level) if usual.level else Text("player-you"))

        def read(given: str) -> Player:
            if not given:
                return usual
            if given.isdecimal():
                return Player(level=levels[self.number_reader(words, len(levels))(given) - 1])
            return read_player(given)

        return self.ask(sign.plain, name, read)

    # The options

    def options(self, game: AnyGame, seats: int) -> dict[str, object]:
        """Shows the options with more than one value and asks for changes until Enter."""
        words = text.words(self.language, game)
        offered = [field for field in fields(game.Options) if len(field.values) > 1]
        chosen: dict[str, object] = {}
        while True:
            self.show_options(offered, chosen, words)
            number = self.option(len(offered), words)
            if not number:
                return chosen
            chosen = self.change(game, seats, chosen, offered[number - 1], words)

    def option(self, last: int, words: Words) -> int:
        """Asks which option to change; 0 for none."""
        read = self.number_reader(words, last)
        question = words.say(Text("ask-option"))
        return self.ask(question, words.say(Text("answer-start")), lambda given: read(given) if given else 0)

    def show_options(self, offered: Sequence[Field], chosen: Mapping[str, object], words: Words) -> None:
        for number, field in enumerate(offered, start=1):
            value = value_words(field.name, chosen.get(field.name, field.default), words)
            label = words.say(Text(f"option-{field.name}"))
            mark = "bold" if field.name in chosen else ""
            self.lines.print([Styled.assemble(f"  {number:>2}) {label}: ", (value, mark))])

    def change(
        self, game: AnyGame, seats: int, chosen: Mapping[str, object], field: Field, words: Words
    ) -> dict[str, object]:
        for number, offered in enumerate(field.values, start=1):
            self.lines.print([Styled(f"  {number}) {value_words(field.name, offered, words)}")])
        values: list[object] = list(field.values)
        value_now = chosen.get(field.name, field.default)
        now = values.index(value_now) + 1 if value_now in values else 1
        read = self.number_reader(words, len(field.values))
        question = words.say(Text(f"option-{field.name}"))
        number = self.ask(question, str(now), lambda given: read(given or str(now)))
        changed = {**chosen, field.name: field.values[number - 1]}
        try:
            game.options(seats, changed)
        except BadOptions as error:
            self.lines.print([Styled(error_text(error, self.language))])
            return dict(chosen)
        return changed


def usual_seats(game: AnyGame) -> int:
    return 2 if 2 in game.seats else game.seats[0]


def value_words(option: str, value: object, words: Words) -> str:
    """An option's value in words."""
    if value is None:
        return words.say(Text("option-auto"))
    if isinstance(value, bool):
        return words.say(Text("yes" if value else "no"))
    return words.say(Text(f"option-{option}-{value}"))

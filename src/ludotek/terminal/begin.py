"""From wishes on the command line, and answers, to a match that can be played."""

from __future__ import annotations

import hashlib
import os
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import msgspec

from ludotek import catalogue, text
from ludotek.game import AnyGame
from ludotek.kernel import BadOptions, BadPosition, BadRecord, LudotekError, Match, Options, Position, Record
from ludotek.kernel.options import fields
from ludotek.terminal import language as languages
from ludotek.terminal import players, saves
from ludotek.terminal.play import PACES, Habits, Session
from ludotek.terminal.players import Player
from ludotek.terminal.retrace import retrace
from ludotek.terminal.setup import Asker, usual_seats
from ludotek.terminal.signals import Stopped, Watch
from ludotek.terminal.terminals import EndOfInput, Lines, Terminal, is_person_here, open_terminal
from ludotek.text import wrong


class BadWish(LudotekError):
    code = "input/wish"


@dataclass(frozen=True, kw_only=True)
class Wishes:
    """What `ludotek play` was asked for; None is not said."""

    game: str | None = None
    players: str | None = None
    seats: int | None = None
    settings: tuple[str, ...] = ()
    language: str | None = None
    seed: int | None = None
    resume: str | None = None
    save: str | None = None
    position: str | None = None
    table: bool = False
    auto: bool = False
    pace: str = "normal"
    no_color: bool = False


def play(wishes: Wishes) -> int:
    """Play at this terminal; gives the exit code."""
    language = languages.choose(wishes.language, os.environ)
    check_wishes(wishes)
    with Watch() as watch:
        terminal = open_terminal(watch, no_color=wishes.no_color)
        try:
            session = take_up(wishes, language, terminal) if wishes.resume else begin(wishes, language, terminal)
        except Stopped as stopped:  # nothing was begun, nothing is kept
            return stopped.exit_code
        except EndOfInput:
            return 1
        return session.run()


def check_wishes(wishes: Wishes) -> None:
    """Refuse what contradicts itself, before anything is asked."""
    if wishes.table and wishes.seed is not None:
        raise wrong(BadWish, "wrong-table-and-seed")
    if wishes.position is not None and wishes.settings:
        raise wrong(BadWish, "wrong-position-options")
    if wishes.resume is not None:
        said = {"--seats": wishes.seats, "--set": wishes.settings or None, "--seed": wishes.seed}
        for flag, value in {**said, "--position": wishes.position}.items():
            if value is not None:
                raise wrong(BadWish, "wrong-resume-flag", flag=flag)
    elif wishes.save is not None:
        saves.check_free(Path(wishes.save))


def habits(wishes: Wishes, *, table: bool) -> Habits:
    return Habits(pace=PACES[wishes.pace], auto=wishes.auto, table=table)


# A match that goes on


def take_up(wishes: Wishes, language: str, terminal: Terminal) -> Session:
    name = wishes.resume or ""
    record = saves.read_record(name)
    game = catalogue.game(record.game)
    if wishes.game not in (None, game.id):
        raise wrong(BadWish, "wrong-resume-game", file=name, game=game.id, asked=str(wishes.game))
    check_can_go_on(record, name, wishes.table)
    seated = players_again(wishes, game, record)
    record = msgspec.structs.replace(record, players=tuple(map(str, seated)))
    steps = retrace(game, record, checks_throws=record.fairness is not None)
    match = next(steps)
    keeper = saves.keeper_for(wishes.save, name, record)
    words = text.words(language, game)
    session = Session(match, seated, words, terminal, keeper, habits(wishes, table=record.fairness is None))
    for _ in steps:
        session.chronicle.hear(match)
    session.fresh = len(match.steps)
    if match.is_over:
        raise wrong(BadRecord, "wrong-resume-over", file=name, command=f"ludotek replay {name}")
    return session


def players_again(wishes: Wishes, game: AnyGame, record: Record) -> list[Player]:
    """Those of the record, unless others are named."""
    if wishes.players is not None:
        seated = players.parse_all(wishes.players)
        players.check_number(seated, record.seats)
        return seated
    return players.of_record(game, record) if record.players else players.usual(record.seats)


def check_can_go_on(record: Record, name: str, table: bool) -> None:
    fair = record.fairness
    if fair is not None and fair.secret is None:
        raise wrong(BadRecord, "wrong-resume-secret", file=name, command=f"ludotek replay {name}")
    if fair is not None and table:
        raise wrong(BadWish, "wrong-resume-table", file=name)


# A new match


def begin(wishes: Wishes, language: str, terminal: Terminal) -> Session:
    asker = Asker(Lines(terminal.console, terminal.watch), language) if is_person_here() else None
    start = saves.read_position(wishes.position) if wishes.position is not None else None
    game = find_game(wishes, start, asker)
    match, seated = from_position(game, start, wishes) if start is not None else from_start(game, wishes, asker)
    words = text.words(language, game)
    keeper = saves.keeper_for(wishes.save, None, match.record)
    session = Session(match, seated, words, terminal, keeper, habits(wishes, table=wishes.table))
    if match.record.fairness is not None and wishes.seed is None:
        session.message = session.painter.say("help-fair", commitment=match.record.fairness.commitment)
    return session


def find_game(wishes: Wishes, start: Position | None, asker: Asker | None) -> AnyGame:
    named = wishes.game or (start or {}).get("game")
    if named is not None:
        return catalogue.game(str(named))
    if asker is None:
        known = list(catalogue.games())
        raise wrong(BadWish, "wrong-which-game", command=f"ludotek play {known[0]}", known=", ".join(known))
    return asker.game(catalogue.games())


def from_start(game: AnyGame, wishes: Wishes, asker: Asker | None) -> tuple[Match, list[Player]]:
    seated = players.parse_all(wishes.players) if wishes.players is not None else None
    values = read_settings(game, wishes.settings)
    is_open = seated is None and asker is not None  # who says nothing about the players is asked
    seats = wishes.seats if wishes.seats is not None or seated is None else len(seated)
    if seats is None:
        seats = asker.seats(game) if asker is not None and is_open else usual_seats(game)
    options: Options = game.options(seats, values, from_words=True)
    if asker is not None and is_open and not values:
        options = game.options(seats, asker.options(game, seats))
    if seated is None:
        seated = asker.players(game, seats, options) if asker is not None else players.usual(seats)
    players.check_number(seated, seats)
    return new_match(game, seats, options, seated, wishes), seated


def from_position(game: AnyGame, start: Position, wishes: Wishes) -> tuple[Match, list[Player]]:
    state = game.load(start)
    seats, _ = game.setting(state)
    if wishes.seats not in (None, seats):
        raise wrong(BadPosition, "wrong-position-seats", seats=seats, asked=str(wishes.seats))
    seated = players.parse_all(wishes.players) if wishes.players is not None else players.usual(seats)
    players.check_number(seated, seats)
    options: Options = game.options(seats, game.dump(state).get("options"))
    return new_match(game, seats, options, seated, wishes, start), seated


def new_match(
    game: AnyGame, seats: int, options: Options, seated: list[Player], wishes: Wishes, start: Position | None = None
) -> Match:
    secret, nonces = throws(seats, wishes)
    return Match.new(
        game,
        seats,
        msgspec.to_builtins(options),
        players=[str(player) for player in seated],
        start=start,
        secret=secret,
        nonces=nonces,
    )


def throws(seats: int, wishes: Wishes) -> tuple[str | None, list[str]]:
    """A secret nobody knows, or one made of the seed: then the throws can be had again, and are not fair."""
    if wishes.table:
        return None, []
    if wishes.seed is None:
        return secrets.token_hex(32), [secrets.token_hex(8) for _ in range(seats)]
    return digest(f"secret {wishes.seed}"), [digest(f"nonce {wishes.seed} {seat}")[:16] for seat in range(seats)]


def digest(word: str) -> str:
    return hashlib.sha256(f"ludotek seed: {word}".encode()).hexdigest()


def read_settings(game: AnyGame, settings: Sequence[str]) -> dict[str, str]:
    """`name=value` words of `--set`."""
    found: dict[str, str] = {}
    for setting in settings:
        name, equals, value = setting.partition("=")
        if not equals:
            known = ", ".join(field.name for field in fields(game.Options))
            raise wrong(BadOptions, "wrong-setting", given=setting, game=game.id, known=known)
        if name in found:
            raise wrong(BadOptions, "wrong-setting-twice", name=name, first=found[name], second=value)
        found[name] = value
    return found

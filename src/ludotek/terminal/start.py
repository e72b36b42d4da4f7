"""From the arguments of `ludotek play`, and answers to questions, to a match that can be played."""

from __future__ import annotations

import hashlib
import os
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import msgspec

from ludotek import catalogue, text
from ludotek import table as tables
from ludotek.game import AnyGame, lessons_of
from ludotek.kernel import BadOptions, BadPosition, BadRecord, LudotekError, Match, Options, Position, Record
from ludotek.kernel.options import fields
from ludotek.table import Pace, Player, Table, check_number, default_players, parse_players, players_of_record
from ludotek.terminal import language as languages
from ludotek.terminal import saves
from ludotek.terminal.console import EndOfInput, Lines, Terminal, is_person_here, open_terminal
from ludotek.terminal.play import PlaySettings, Session
from ludotek.terminal.setup import Asker, usual_seats
from ludotek.terminal.signals import SignalGuard, Stopped
from ludotek.terminal.start_note import note_lines
from ludotek.text import localized_error


class BadArgs(LudotekError, code="input/args"): ...


@dataclass(frozen=True, kw_only=True)
class PlayArgs:
    """The arguments of `ludotek play`; None where one was not given."""

    game: str | None = None
    players: str | None = None
    seats: int | None = None
    options: tuple[str, ...] = ()  # `name=value`
    language: str | None = None
    seed: int | None = None
    resume: str | None = None
    save: str | None = None
    position: str | None = None
    table: bool = False
    auto: bool = False
    throw_for_me: bool = False
    pace: Pace = "normal"
    no_color: bool = False


def play(args: PlayArgs) -> int:
    """Plays at this terminal; returns the exit code."""
    language = languages.choose(args.language, os.environ)
    check_args(args)
    with SignalGuard() as guard:
        terminal = open_terminal(guard, no_color=args.no_color)
        try:
            session = resume(args, language, terminal) if args.resume else begin(args, language, terminal)
        except Stopped as stopped:  # nothing was begun, nothing is saved
            return stopped.exit_code
        except EndOfInput:
            return 1
        return session.run()


def learn(args: PlayArgs) -> int:
    """A guided first game at this terminal; returns the exit code."""
    language = languages.choose(args.language, os.environ)
    game = catalogue.game(str(args.game))
    if lessons_of(game) is None:
        raise localized_error(BadArgs, "wrong-lessons", game=game.id)
    if args.save is not None:
        saves.check_free(Path(args.save))
    with SignalGuard() as guard:
        terminal = open_terminal(guard, no_color=args.no_color)
        return sit_down(guided_table(game, args), args, language, terminal).run()


def guided_table(game: AnyGame, args: PlayArgs) -> Table:
    """A guided first game that begins."""
    secret, nonces = throws(1, args)
    assert secret is not None  # throws are entered only if somebody asks for it
    entries = tables.opening(game, secret, tables.guided(game, "", nonces[0], args.pace))
    logged = (tables.Logged(number, entry) for number, entry in enumerate(entries, start=1))
    return Table.restore(game, secret, logged)


def check_args(args: PlayArgs) -> None:
    """Refuses arguments that contradict each other, before anything is asked. Raises BadArgs."""
    if args.table and args.seed is not None:
        raise localized_error(BadArgs, "wrong-table-and-seed")
    if args.position is not None and args.options:
        raise localized_error(BadArgs, "wrong-position-options")
    if args.resume is not None:
        given = {"--seats": args.seats, "--set": args.options or None, "--seed": args.seed}
        for flag, value in {**given, "--position": args.position}.items():
            if value is not None:
                raise localized_error(BadArgs, "wrong-resume-flag", flag=flag)
    elif args.save is not None:
        saves.check_free(Path(args.save))


def sit_down(table: Table, args: PlayArgs, language: str, terminal: Terminal) -> Session:
    """A session at this table, saved where the arguments say."""
    keeper = saves.keeper_for(args.save, args.resume, table.full_record())
    by_hand = is_person_here() and not args.throw_for_me and args.pace != "instant"
    settings = PlaySettings(auto=args.auto, throws_by_hand=by_hand)
    session = Session(table, text.words(language, table.game), terminal, keeper, settings)
    first = table.match.state_after(len(table.created.steps))
    session.message = " ".join(note_lines(table.start, first, session.painter))
    return session


# A match that goes on


def resume(args: PlayArgs, language: str, terminal: Terminal) -> Session:
    name = args.resume or ""
    record = saves.read_record(name)
    game = catalogue.game(record.game)
    if args.game not in (None, game.id):
        raise localized_error(BadArgs, "wrong-resume-game", file=name, game=game.id, asked=str(args.game))
    check_can_go_on(record, name, args.table)
    table = lesson_of(game, record, args) or table_of(game, record, resumed_players(args, game, record), args.pace)
    if table.is_over:
        raise localized_error(BadRecord, "wrong-resume-over", file=name, command=f"ludotek replay {name}")
    return sit_down(table, args, language, terminal)


def lesson_of(game: AnyGame, record: Record, args: PlayArgs) -> Table | None:
    """The guided first game that the record is the beginning of, where it stopped; None if it is none, or was left."""
    path = tables.path_of(game)
    is_on_path = path is not None and record.start == path.start and path.next_step(record.steps) is not None
    if not is_on_path or args.players is not None:
        return None
    table = guided_table(game, args)
    for actor, action in record.steps[len(table.match.steps) :]:
        table.apply(tables.Step(actor, action))
    return table


def table_of(game: AnyGame, record: Record, players: Sequence[Player], pace: Pace) -> Table:
    if record.fairness is None and game.has_secrets and not all(player.is_person for player in players):
        raise localized_error(BadArgs, "wrong-table-bots", game=game.id)
    return tables.resume(game, record, players, pace=pace, secret=secrets.token_hex(32))


def resumed_players(args: PlayArgs, game: AnyGame, record: Record) -> list[Player]:
    """Those of the record, unless others are named."""
    if args.players is not None:
        players = parse_players(args.players)
        check_number(players, record.seats)
        return players
    return players_of_record(game, record) if record.players else default_players(record.seats)


def check_can_go_on(record: Record, name: str, table: bool) -> None:
    fair = record.fairness
    if fair is not None and fair.secret is None:
        raise localized_error(BadRecord, "wrong-resume-secret", file=name, command=f"ludotek replay {name}")
    if fair is not None and table:
        raise localized_error(BadArgs, "wrong-resume-table", file=name)


# A new match


def begin(args: PlayArgs, language: str, terminal: Terminal) -> Session:
    asker = Asker(Lines(terminal.console, terminal.guard), language) if is_person_here() else None
    start = saves.read_position(args.position) if args.position is not None else None
    game = find_game(args, start, asker)
    table = from_position(game, start, args) if start is not None else from_start(game, args, asker)
    session = sit_down(table, args, language, terminal)
    fair = table.match.record.fairness
    if fair is not None and args.seed is None:
        fixed = session.painter.say("help-fair", commitment=fair.commitment)
        session.message = f"{session.message} {fixed}".strip()
    return session


def find_game(args: PlayArgs, start: Position | None, asker: Asker | None) -> AnyGame:
    named = args.game or (start or {}).get("game")
    if named is not None:
        return catalogue.game(str(named))
    if asker is None:
        known = list(catalogue.games())
        raise localized_error(BadArgs, "wrong-which-game", command=f"ludotek play {known[0]}", known=", ".join(known))
    return asker.game(catalogue.games())


def from_start(game: AnyGame, args: PlayArgs, asker: Asker | None) -> Table:
    players = parse_players(args.players) if args.players is not None else None
    values = read_options(game, args.options)
    is_open = players is None and asker is not None  # without --players everything else is asked too
    seats = args.seats if args.seats is not None or players is None else len(players)
    if seats is None:
        seats = asker.seats(game) if asker is not None and is_open else usual_seats(game)
    options: Options = game.options(seats, values, from_words=True)
    if asker is not None and is_open and not values:
        options = game.options(seats, asker.options(game, seats))
    if players is None:
        players = asker.players(game, seats, options) if asker is not None else default_players(seats)
    check_number(players, seats)
    return new_table(game, players, args, options=options)


def from_position(game: AnyGame, start: Position, args: PlayArgs) -> Table:
    seats, _ = game.setting(game.load(start))
    if args.seats not in (None, seats):
        raise localized_error(BadPosition, "wrong-position-seats", seats=seats, asked=str(args.seats))
    players = parse_players(args.players) if args.players is not None else default_players(seats)
    check_number(players, seats)
    return new_table(game, players, args, start=start)


def new_table(
    game: AnyGame,
    players: Sequence[Player],
    args: PlayArgs,
    *,
    options: Options | None = None,
    start: Position | None = None,
) -> Table:
    secret, brought = throws(len(players), args)
    nonces = [nonce if player.is_person else "" for nonce, player in zip(brought, players, strict=secret is not None)]
    values = msgspec.to_builtins(options) if options is not None else None
    match = Match.new(game, len(players), values, start=start, secret=secret, nonces=nonces)
    return table_of(game, match.full_record(), players, args.pace)


def throws(seats: int, args: PlayArgs) -> tuple[str | None, list[str]]:
    """Secret and nonces: random, or made of the seed, so that the throws can be had again and are not fair."""
    if args.table:
        return None, []
    if args.seed is None:
        return secrets.token_hex(32), [secrets.token_hex(8) for _ in range(seats)]
    return digest(f"secret {args.seed}"), [digest(f"nonce {args.seed} {seat}")[:16] for seat in range(seats)]


def digest(word: str) -> str:
    return hashlib.sha256(f"ludotek seed: {word}".encode()).hexdigest()


def read_options(game: AnyGame, settings: Sequence[str]) -> dict[str, str]:
    """The `name=value` words of `--set`. Raises BadOptions."""
    found: dict[str, str] = {}
    for setting in settings:
        name, equals, value = setting.partition("=")
        if not equals:
            known = ", ".join(field.name for field in fields(game.Options))
            raise localized_error(BadOptions, "wrong-setting", given=setting, game=game.id, known=known)
        if name in found:
            raise localized_error(BadOptions, "wrong-setting-twice", name=name, first=found[name], second=value)
        found[name] = value
    return found

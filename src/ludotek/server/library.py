"""What can be shown of the games without a match: pictures, words and rules."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from ludotek.game import AnyGame, draw_clause, draw_step, lessons_of, pictures_of, summary_of
from ludotek.kernel import BadOptions, Match, Rng, play_out
from ludotek.kernel.options import fields, read
from ludotek.scene import Scene
from ludotek.server.api import (
    ClauseInfo,
    Forbidden,
    GameInfo,
    OptionInfo,
    Rules,
    SectionInfo,
    SetUp,
    StepInfo,
    SummaryInfo,
)
from ludotek.server.services import Denied
from ludotek.text import LANGUAGES, SHARED, UnknownLanguage, source

COVER_SEED = 7


def describe(game: AnyGame) -> GameInfo:
    options = tuple(OptionInfo(o.name, o.values, o.default, o.is_open) for o in fields(game.Options))
    has_lessons = lessons_of(game) is not None
    return GameInfo(game.id, game.version, game.seats, game.has_secrets, options, has_lessons, game.can_enter)


def set_up(game: AnyGame, seats: int, wished: Mapping[str, object]) -> SetUp:
    """What can be chosen with so many players. A wish that does not go with those before it is left out."""
    game.check_seats(seats)
    read(game.Options, wished, game.id)  # or refuse what is no option at all
    kept: dict[str, object] = {}
    for name, value in wished.items():
        if refusal_of(game, seats, {**kept, name: value}) is None:
            kept[name] = value
    forbidden = tuple(
        Forbidden(field.name, value, refusal.clause)
        for field in fields(game.Options)
        for value in field.values
        if (refusal := refusal_of(game, seats, {**kept, field.name: value})) is not None
    )
    view = game.view(game.new(seats, game.options(seats, kept)), None)
    return SetUp(kept, forbidden, tuple(game.seat(view, seat) for seat in range(seats)))


def refusal_of(game: AnyGame, seats: int, values: Mapping[str, object]) -> BadOptions | None:
    try:
        game.options(seats, values)
    except BadOptions as error:
        return error
    return None


def art(game: AnyGame) -> str:
    file = game.folder / "art.svg"
    if not file.is_file():
        raise Denied("game/no_art", f"{game.id} has no pictures", 404)
    return file.read_text("utf-8")


@lru_cache(maxsize=128)
def cover(game: AnyGame, dark: bool) -> str:
    """A position in the middle of a game."""
    art(game)  # or refuse
    return middle(game).svg(dark=dark)


@lru_cache(maxsize=64)
def middle(game: AnyGame) -> Scene:
    rng = Rng(COVER_SEED)
    seats = 4 if 4 in game.seats else game.seats[-1]

    def choose(match: Match, seat: int) -> int:
        legal = match.state.legal()
        return legal[rng.below(len(legal))]

    whole = play_out(Match.new(game, seats), choose, rng, limit=20_000)
    match = Match.replay(game, whole.full_record(), steps=len(whole.steps) // 2)
    return game.scene(game.view(match.state, None))


def words(language: str, game: AnyGame | None = None) -> str:
    """The Fluent file of a language, of a game or shared by all. What a game lacks is in English."""
    if language not in LANGUAGES:
        raise UnknownLanguage(f"no language {language!r}; there are {', '.join(LANGUAGES)}")
    return source(game.folder / "text" if game else SHARED, language)


def rules(game: AnyGame, language: str) -> Rules:
    if language not in LANGUAGES:
        raise UnknownLanguage(f"no language {language!r}; there are {', '.join(LANGUAGES)}")
    book = game.rulebook(language)
    return Rules(
        tuple(SectionInfo(section.id, section.title) for section in book.sections),
        tuple(
            ClauseInfo(c.id, c.section, c.text, c.options, c.is_ruling, c.id in pictures_of(game)) for c in book.clauses
        ),
    )


def summary(game: AnyGame, language: str) -> SummaryInfo:
    if language not in LANGUAGES:
        raise UnknownLanguage(f"no language {language!r}; there are {', '.join(LANGUAGES)}")
    found = summary_of(game, language)
    if found is None:
        raise Denied("game/no_summary", f"{game.id} has no summary", 404)
    infos = [
        StepInfo(step.text, step.clauses, None if step.picture is None else number)
        for number, step in enumerate(found.steps)
    ]
    turns = len(found.turn)
    return SummaryInfo(infos[0], tuple(infos[1 : turns + 1]), infos[turns + 1], tuple(infos[turns + 2 :]))


def summary_picture(game: AnyGame, number: int, dark: bool) -> str:
    drawn = draw_step(game, number, dark=dark)
    if drawn is None:
        raise Denied("game/no_picture", f"the summary of {game.id} has no picture {number}", 404)
    return drawn


def clause_picture(game: AnyGame, clause: str, dark: bool) -> str:
    drawn = draw_clause(game, clause, dark=dark)
    if drawn is None:
        raise Denied("game/no_picture", f"the clause {clause} of {game.id} has no picture", 404)
    return drawn

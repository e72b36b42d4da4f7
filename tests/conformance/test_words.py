"""Every text of every game can be said in every language, and every picture fits a small terminal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import pytest
from rich.cells import cell_len

from ludotek.game import AnyGame
from ludotek.kernel import CHANCE, LEAVE, Match, Text, View
from ludotek.scene import Line
from ludotek.text import LANGUAGES, words
from tests.conformance.cases import CASES, Case, encoded, every_case, every_game, position, walk
from tests.conformance.test_refusals import moves_of

COLUMNS, LINES = 80, 18
NAMES = ["Ada", "Bo", "Cleo", "Dan", "Eve", "Finn", "Gro", "Hal", "Ida", "Jon", "Kim", "Leo"]
every_language = pytest.mark.parametrize("language", LANGUAGES)


def viewers(case: Case) -> list[int | None]:
    return [None, *range(case.seats)]


def texts_at(match: Match, viewer: int | None, *, is_drawn: bool) -> Iterator[Text]:
    game = match.game
    view: View = game.view(match.state, viewer)
    yield game.prompt(view)
    yield from [choice.label for choice in (*game.choices(view), *game.asides(view))]
    if match.stories:
        told = [game.tell(event, view) for event in match.stories[-1]]
        yield from (found.text for found in told if found and found.text)
    if match.state.actor == CHANCE:
        yield from (game.outcome(view, action) for action, _ in match.state.chances())
    yield from (game.seat(view, seat).name for seat in range(match.record.seats))
    if is_drawn:
        spans = [span for line in game.show(view) for span in line]
        yield from (span.text for span in spans if isinstance(span.text, Text))


def refusals_at(match: Match) -> Iterator[Text]:
    if match.state.actor >= 0:
        for move in moves_of(match.game.id)[:40]:
            if match.game.action(match.state, move) is None:
                yield match.game.refuse(match.state, int(match.state.actor), move).text


def texts_of(game_id: str) -> tuple[Text, ...]:
    """Every different text that comes up in the random games of one game, for all viewers."""
    found: dict[bytes, Text] = {}
    for case in (case for case in CASES if case.game.id == game_id):
        for number, match in enumerate(walk(case, about=50)):
            is_drawn = number % 25 == 0
            for viewer in viewers(case) if case.game.has_secrets or is_drawn else [None]:
                found |= {encoded(text): text for text in texts_at(match, viewer, is_drawn=is_drawn)}
            if number % 4 == 0:
                found |= {encoded(text): text for text in refusals_at(match)}
            if is_drawn and LEAVE in match.state.interjections(0):
                left = Match.new(case.game, case.seats, case.options, start=position(match))
                left.leave(0)
                found |= {encoded(text): text for text in texts_at(left, None, is_drawn=True)}
    return tuple(found.values())


class Lists(NamedTuple):
    """Every different list of choices that comes up, by the numbers of their labels: most are in many lists."""

    labels: tuple[Text, ...]
    lists: frozenset[tuple[int, ...]]


def choices_of(game_id: str) -> Lists:
    labels: dict[bytes, tuple[int, Text]] = {}
    lists: set[tuple[int, ...]] = set()
    for case in (case for case in CASES if case.game.id == game_id):
        for match in walk(case, about=60):
            view: View = case.game.view(match.state, max(0, int(match.state.actor)))
            offered = [choice.label for choice in case.game.choices(view)]
            lists.add(tuple(labels.setdefault(encoded(label), (len(labels), label))[0] for label in offered))
    return Lists(tuple(label for _, label in labels.values()), frozenset(lists))


# The languages are in one test each: to collect the texts takes longer than to say them.


@every_game
def test_every_text_can_be_said(game: AnyGame) -> None:
    texts = (game.title, *texts_of(game.id))
    for said in [words(language, game) for language in LANGUAGES]:
        for text in texts:
            sentence = said.say(text, NAMES)
            assert sentence.strip() == sentence != "", text
            assert not any(sign in sentence for sign in "{}$\n\u2068\u2069"), f"{text} is {sentence!r}"
            assert "#" not in sentence, f"{text} names a seat that there is not: {sentence!r}"


@every_game
def test_choices_can_be_told_apart_by_their_words(game: AnyGame) -> None:
    offered = choices_of(game.id)
    for said in [words(language, game) for language in LANGUAGES]:
        sentences = [said.say(label, NAMES) for label in offered.labels]
        for numbers in offered.lists:
            assert len({sentences[number] for number in numbers}) == len(numbers), [sentences[n] for n in numbers]


@every_language
@every_game
def test_pictures_are_at_most_80_columns_and_18_lines(game: AnyGame, language: str) -> None:
    said = words(language, game)
    for case in (case for case in CASES if case.game is game and (language == "en" or not case.options)):
        for match in walk(case, about=5):
            for viewer in viewers(case) if game.has_secrets else [None]:
                picture: list[Line] = game.show(game.view(match.state, viewer))
                assert 0 < len(picture) <= LINES
                for line in picture:
                    drawn = "".join(said.say(span.text, NAMES) for span in line)
                    assert cell_len(drawn) <= COLUMNS, drawn
                    assert "\n" not in drawn


@every_case
def test_a_view_names_its_viewer_the_actor_and_its_choices(case: Case) -> None:
    for match in walk(case, about=30):
        for viewer in viewers(case):
            view: View = case.game.view(match.state, viewer)
            assert view.viewer == viewer
            assert view.actor == match.state.actor
            if viewer is not None and viewer == match.state.actor:
                assert list(view.legal) == match.state.legal()
            assert sorted(choice.action for choice in case.game.choices(view)) == sorted(view.legal)
            asides = set(match.state.interjections(viewer)) - {LEAVE} if viewer is not None else set()
            assert set(view.asides) == asides
            assert [choice.action for choice in case.game.asides(view)] == list(view.asides)
            labels = [encoded(choice.label) for choice in case.game.choices(view)]
            assert len(set(labels)) == len(labels), "two choices have the same label"


@every_case
def test_making_pictures_and_words_changes_nothing(case: Case) -> None:
    for match in walk(case, about=5):
        before = encoded(position(match))
        for viewer in viewers(case):
            list(texts_at(match, viewer, is_drawn=True))
        assert encoded(position(match)) == before


@every_case
def test_seats_have_faces_of_their_own(case: Case) -> None:
    view = case.game.view(next(iter(walk(case))).state, None)
    faces = [case.game.seat(view, seat) for seat in range(case.seats)]
    tones, shapes = {face.tone for face in faces}, {face.shape for face in faces}
    assert len(tones) > 1
    pairs = {(face.tone, face.shape) for face in faces}
    assert len(shapes) == len(pairs), (
        "a shape is never in two colours: it tells the colour; allies may have a shape each"
    )
    assert len({encoded(face.name) for face in faces}) == case.seats

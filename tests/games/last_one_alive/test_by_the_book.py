"""The engine and the rules written a second time, slowly, agree on every decision of many games."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from ludotek.kernel import CHANCE
from tests.games.last_one_alive.book_position import ITEMS
from tests.games.last_one_alive.by_the_book import Book, Question
from tests.games.last_one_alive.random_games import IS_COMPILED, SETTINGS, Setting, name_of
from tests.games.last_one_alive.table import DRAWS, SIGNS, Table, new, words_of

GAMES = 25 if IS_COMPILED else 3
SIDES = {"Z": "-A1112", "S": "-1112+", "I": "-AIIII", "B": "-ABBBB"}
DICE = {"zombie": "Z", "shot": "S", "item": "I", "barricade": "B"}


def assert_same(book: Book, t: Table) -> None:
    view = t.view
    assert view.level == book.level
    assert view.pool[0] == book.pool
    assert dict(zip(DRAWS, view.bag, strict=True)) == {name: book.bag[name] for name in DRAWS}
    assert view.heroes == book.heroes
    for face, player in zip(view.seats, book.seats, strict=True):
        assert face.is_alive == player.alive
        assert face.front == (player.front[1], player.front[2])
        assert [*face.items, face.barricades] == [player.tiles[kind] for kind in (*ITEMS, "barricade")]
        assert (face.has_hero, face.lives) == (player.hero, player.markers)
    assert [DICE[die.die] for die in view.dice] == [die.kind for die in book.dice]


KEEPS_TILES = ("draw", "shoot", "push", "drop", "medikit", "hero")


def choose(moves: set[str], stage: str, rng: random.Random) -> str:
    """Like a player who would rather live, and now and then like one who does not care."""
    if rng.random() < 0.1:
        return rng.choice(sorted(moves))
    if stage == "pre" and rng.random() < 0.7:
        return "pass"
    if stage == "pick":
        return rng.choice(sorted(move for move in moves if "S" in move and "Z" not in move) or sorted(moves))
    keeps_tiles = {move for move in moves if move.startswith(KEEPS_TILES)}
    return rng.choice(sorted(keeps_tiles if keeps_tiles and rng.random() < 0.7 else moves - {"pass"} or moves))


def answer(question: Question, book: Book, t: Table, rng: random.Random) -> object:
    """Let chance or a player act, in both."""
    if question[0] == "ask":
        _, seat, stage, moves = question
        assert (t.actor, t.stage) == (seat, stage)
        if len(moves) < 1000:
            assert t.legal == moves
        else:  # too many sets of dice for the Hero
            assert {words for words in words_of(t.state) if not words.startswith("mark")} <= moves
        assert_same(book, t)
        move = choose(moves, stage, rng)
        t.do(move)
        return move
    assert t.actor == CHANCE
    if question[0] == "die":
        face = rng.choice(SIDES[question[1]])
        t.match.happen(SIGNS.index(face))
        return face
    if question[0] == "first":
        seat = rng.randrange(len(book.seats))
        t.match.happen(seat)
        return seat
    tile = rng.choice(sorted(book.bag.elements()))
    t.match.happen(DRAWS.index(tile))
    return tile


def play(setting: Setting, seed: str, seen: Counter[str]) -> None:
    players, options = setting
    rng = random.Random(seed)
    book, t = Book(players, options), new(players, **options)
    course = book.play()
    question = next(course)
    while True:
        seen[question[2] if question[0] == "ask" else question[0]] += 1
        given = answer(question, book, t, rng)
        try:
            question = course.send(given)
        except StopIteration:
            break
    assert t.match.is_over
    assert list(t.view.winners) == book.winners
    if t.view.ending == "last_alive":
        assert_same(book, t)


@pytest.mark.parametrize("setting", SETTINGS, ids=name_of)
def test_engine_and_book_agree(setting: Setting) -> None:
    seen: Counter[str] = Counter()
    for number in range(GAMES):
        play(setting, f"{setting} {number}", seen)
    assert seen["pick"] > GAMES


def test_every_stage_is_met_on_the_way() -> None:
    seen: Counter[str] = Counter()
    for number in range(40):
        play((3, {"start_hero": True, "day_and_night": True}), str(number), seen)
    asked = {"side", "pre", "pick", "post", "item", "shot", "barricade", "end_draw", "limit", "medikit"}
    assert asked <= {stage for stage, count in seen.items() if count > 2}

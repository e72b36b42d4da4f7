"""The engine and the book play the same games: what is asked, every legal answer, and the table after each of them."""

from __future__ import annotations

import pytest

from ludotek.games.last_one_standing import GAME
from ludotek.games.last_one_standing.view import LosView
from ludotek.kernel import CHANCE, OVER, Match, Rng
from tests.games.last_one_standing.by_the_book import SIGNS, Ask, Book
from tests.games.last_one_standing.random_games import SETTINGS, name_of

GAMES = 1  # three of each were played once, 144 in all
Setting = tuple[int, dict[str, object]]


@pytest.mark.parametrize("setting", SETTINGS, ids=name_of)
def test_the_engine_plays_by_the_book(setting: Setting) -> None:
    for seed in range(GAMES):
        play_both(setting, Rng(seed))


def play_both(setting: Setting, rng: Rng) -> None:
    seats, options = setting
    match, book = Match.new(GAME, seats, options), Book(seats, options)
    course = book.play()
    ask = next(course)
    while True:
        check_ask(match, ask)
        answer = pick(ask, rng)
        match.happen(answer) if ask.seat == CHANCE else match.play(ask.seat, answer)
        try:
            ask = course.send(answer)
        except StopIteration:
            break
        check_table(match, book)
    check_table(match, book)
    check_end(match, book)


def pick(ask: Ask, rng: Rng) -> int:
    """Any answer; of the tiles any kind, so that rare ones come soon and often."""
    answers = sorted(ask.answers) or sorted(tile for tile, count in ask.tiles.items() if count)
    return answers[rng.below(len(answers))]


def check_ask(match: Match, ask: Ask) -> None:
    assert match.state.actor == ask.seat
    if ask.seat == CHANCE:
        assert dict(match.state.chances()) == {tile: count for tile, count in ask.tiles.items() if count}
        return
    legal = match.state.legal()
    assert sorted(legal) == sorted(ask.answers), f"{ask.what} at step {len(match.steps)}"
    assert seen(match).phase == ask.what


def seen(match: Match) -> LosView:
    view = match.game.view(match.state, None)
    assert isinstance(view, LosView)
    return view


def check_table(match: Match, book: Book) -> None:
    view = seen(match)
    assert "".join(SIGNS[code] for code in view.terrain) == "".join(book.ground)
    pieces = [piece for face in view.seats for piece in face.pieces]
    assert {number: piece.field for number, piece in enumerate(pieces) if piece.field is not None} == book.at
    assert {number for number, piece in enumerate(pieces) if piece.is_locked} == book.locked & set(book.at)
    playing = [seat for seat in range(book.players) if seat not in book.out]
    for seat in playing:
        hand = match.game.view(match.state, seat).hand
        assert hand == tuple(book.hands[seat].count(kind) for kind in range(6))
        assert sorted(view.seats[seat].cards) == sorted(book.cards[seat])
    assert (view.quiet, view.sudden_death) == (book.quiet, book.sudden) or match.is_over


def check_end(match: Match, book: Book) -> None:
    """LOS-88, LOS-89"""
    assert match.state.actor == OVER
    ranking = dict.fromkeys(book.winners, 1)
    ranking |= {seat: book.players - number for number, seat in enumerate(book.out)}
    assert {seat: face.place for seat, face in enumerate(seen(match).seats)} == ranking
    share = 1 / len(book.winners)
    assert match.state.scores() == [share if seat in book.winners else 0.0 for seat in range(book.players)]

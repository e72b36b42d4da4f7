"""A bot's turn, the same for the server and the terminal."""

from __future__ import annotations

from ludotek.table import BOT, PACES, AskUndo, Play, bot_turn, pause_of
from tests.table.hidden_cards import GAME as HIDDEN_CARDS
from tests.table.sitting import LUDO, Log, bot, here


def test_there_is_no_turn_while_a_person_is_to_decide() -> None:
    log = Log(here("Ann"), bot())
    log.play_until(0)
    assert bot_turn(log.table) is None


def test_a_turn_becomes_a_command_that_the_table_takes() -> None:
    log = Log(here("Ann"), bot())
    log.play_until(1)
    turn = bot_turn(log.table)
    assert turn is not None
    assert (turn.seat, turn.level) == (1, "random")
    assert turn.view == LUDO.view(log.table.match.state, 1)
    assert turn.command(turn.view.legal[0]) == Play(1, turn.view.legal[0], log.table.moved)
    assert log.do(turn.command(turn.view.legal[0]), BOT)


def test_a_bot_sees_only_its_own_card() -> None:
    log = Log(bot(), here("Ann"), game=HIDDEN_CARDS)
    turn = bot_turn(log.table)
    assert turn is not None
    assert turn.view.viewer == 0
    assert turn.view == log.game.view(log.table.match.state, 0)


def test_a_bot_chooses_the_same_after_an_undo_and_something_else_in_another_match() -> None:
    log, other = Log(here("Ann"), bot(), secret="12" * 32), Log(here("Ann"), bot(), secret="ab" * 32)
    log.play_until(0)
    log.play()
    log.play_until(1)
    first = bot_turn(log.table)
    log.do(AskUndo(0))
    log.play()
    log.play_until(1)
    again = bot_turn(log.table)
    other.play_until(1)
    elsewhere = bot_turn(other.table)
    assert first is not None
    assert again is not None
    assert elsewhere is not None
    assert [first.rng.below(1000) for _ in range(8)] == [again.rng.below(1000) for _ in range(8)]
    assert [first.rng.below(1000) for _ in range(8)] != [elsewhere.rng.below(1000) for _ in range(8)]


def test_the_pace_is_the_pause_in_seconds() -> None:
    assert PACES == {"slow": 1.6, "normal": 0.8, "fast": 0.3, "instant": 0.0}
    assert pause_of(Log(here("Ann"), bot(), pace="slow").table) == 1.6

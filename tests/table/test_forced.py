"""A decision with one legal action is made by itself, for those who like it so."""

from __future__ import annotations

from ludotek.table import AskUndo, ChangeSettings, HandOver, SeatSettings, TakenBack
from tests.table.sitting import Log, bot, here

FORCED = SeatSettings(plays_forced=True)
ONE_PIECE = {"pieces": 1}


def at_forced_choice(settings: SeatSettings = FORCED) -> Log:
    """Ann has one piece: she never has a real choice."""
    log = Log(here("Ann"), here("Ben"), options=ONE_PIECE)
    log.do(ChangeSettings(0, settings))
    log.play_until(0)
    return log


def test_the_only_choice_is_named_for_those_who_let_it_be_made() -> None:
    log = at_forced_choice()
    [action] = log.table.match.state.legal()
    assert log.table.forced_choice == (0, action)
    assert log.table.moves_by_itself
    assert at_forced_choice(SeatSettings()).table.forced_choice is None


def test_nothing_is_forced_for_others_for_bots_or_where_there_is_a_choice() -> None:
    log = at_forced_choice()
    log.play_until(1)
    assert log.table.forced_choice is None  # Ben plays himself
    log = at_forced_choice()
    log.do(HandOver(0, "random"))
    assert log.table.forced_choice is None
    assert log.table.bot_to_move == 0
    log = Log(here("Ann"), bot())
    log.do(ChangeSettings(0, FORCED))
    while log.actor != 0 or len(log.table.match.state.legal()) < 2:
        log.play()
    assert log.table.forced_choice is None


def test_nothing_happens_by_itself_while_an_undo_is_talked_about() -> None:
    log = at_forced_choice(SeatSettings())
    log.play()
    log.do(ChangeSettings(1, FORCED))
    log.play_until(1)
    assert log.table.forced_choice is not None
    log.do(AskUndo(0))
    assert log.table.forced_choice is None


def test_undo_goes_back_to_the_last_real_choice() -> None:
    log = Log(here("Ann"), bot())
    log.do(ChangeSettings(0, FORCED))
    while True:
        is_real = log.actor == 0 and len(log.table.match.state.legal()) > 1
        steps = len(log.table.match.steps)
        log.play()
        if is_real:
            break
    while log.table.forced_choice is None:
        if log.actor == 0:
            steps = len(log.table.match.steps)
        log.play()
    log.play()  # the forced one
    assert log.do(AskUndo(0)) == [TakenBack(0, steps)]

"""Who gets which seat: nobody one that somebody holds."""

from __future__ import annotations

from ludotek.table import (
    AnswerAsk,
    AskSeat,
    Caller,
    ChangeDoor,
    Claim,
    FillSeats,
    FreeSeat,
    HandOver,
    Join,
    SeatTaken,
    SendAway,
    Table,
    TakeSeat,
    free_seats,
    rematch,
)
from tests.table.sitting import LUDO, SECRET, Log, bot, here, link, refusal


def test_who_comes_takes_the_first_free_seat_or_the_one_chosen() -> None:
    log = Log(here("Ann"), link(), link(), link(), door="ask")
    log.do(Claim(None, "ben", "Ben"))
    log.do(Claim(3, "cleo", "Cleo"))
    assert [seat.name for seat in log.table.seats] == ["Ann", "Ben", "", "Cleo"]
    assert free_seats(log.table) == [2]
    assert log.table.holding.devices[1:] == [("ben",), (), ("cleo",)]


def test_a_held_seat_is_given_to_nobody_else() -> None:
    log = Log(here("Ann"), link(), link(), door="open")
    log.do(Claim(1, "ben", "Ben"))
    assert refusal(log, Claim(1, "dan", "Dan")) == "seat/taken"
    assert refusal(log, Claim(0, "dan", "Dan")) == "seat/taken", "hers, though no device of hers is noted"
    log.do(HandOver(1, "random"))  # for a while
    assert refusal(log, Claim(1, "dan", "Dan")) == "seat/taken", "the bot plays for Ben"
    log.do(Claim(None, "dan", "Dan"))
    assert refusal(log, Claim(None, "eva", "Eva")) == "seat/none_free"
    assert refusal(log, Claim(7, "eva", "Eva")) == "seat/unknown"


def test_the_same_claim_again_adds_nothing() -> None:
    log = Log(here("Ann"), link(), door="ask")
    log.do(Claim(1, "ben", "Ben"))
    assert log.do(Claim(1, "ben", "Ben")) == []


def test_a_name_is_one_line_of_at_most_24_signs() -> None:
    log = Log(here("Ann"), link(), door="ask")
    assert refusal(log, Claim(1, "ben", "B" * 300)) == "name/too_long"
    log.do(Claim(1, "ben", "  B\ne\tn "))
    assert log.table.seats[1].name == "B e n"


def test_the_host_agrees_before_somebody_takes_over_from_a_bot() -> None:
    log = Log(here("Ann"), bot(), bot(), door="ask")
    assert refusal(log, Claim(1, "ben", "Ben")) == "seat/ask_host"
    log.do(AskSeat(1, "ben", "Ben"))
    assert log.do(AskSeat(1, "ben", "Ben")) == [], "once is enough"
    log.do(AskSeat(1, "dan", "Dan"))
    log.do(AnswerAsk(1, "ben", True))
    assert (log.table.seats[1].name, log.table.seats[1].level) == ("Ben", "")
    assert log.table.holding.asks == (), "the seat for which Dan asked is gone"
    assert refusal(log, AnswerAsk(1, "dan", True)) == "seat/not_asked"
    log.do(AskSeat(2, "dan", "Dan"))
    log.do(AnswerAsk(2, "dan", False))
    assert refusal(log, AskSeat(2, "dan", "Dan")) == "seat/refused"
    assert log.table.seats[2].level == "random"


def test_at_an_open_table_bots_make_room_last() -> None:
    log = Log(here("Ann"), bot(), link(), door="open")
    assert log.do(Claim(None, "ben", "Ben"))[0] == SeatTaken(2, "ben")
    assert log.do(Claim(None, "dan", "Dan"))[0] == SeatTaken(1, "dan")
    assert not log.table.seats[1].level


def test_a_closed_table_takes_nobody_and_keeps_who_came() -> None:
    log = Log(here("Ann"), link(), link(), door="ask")
    log.do(Claim(1, "ben", "Ben"))
    log.do(ChangeDoor("closed"))
    assert refusal(log, Claim(2, "dan", "Dan")) == "link/closed"
    assert free_seats(log.table) == []
    assert log.table.holding.is_held(1)


def test_bots_take_the_seats_left_over_and_the_match_starts() -> None:
    log = Log(here("Ann"), link(), link(), link(), door="ask")
    log.do(Claim(None, "ben", "Ben"))
    log.do(Join(1, "nonce of Ben"))
    log.do(FillSeats("random"), Caller(nonce="n"))
    assert log.table.is_started
    assert [seat.level for seat in log.table.seats] == ["", "", "random", "random"]
    assert [seat.nonce for seat in log.table.seats] == ["nonce of Ann", "nonce of Ben", "", ""]
    assert log.table.match.steps, "the first throws were made"
    assert log.do(FillSeats("random")) == []


def test_whoever_has_come_is_not_replaced_when_the_host_starts() -> None:
    """Ben has taken his seat, and his part in the throws is on its way."""
    log = Log(here("Ann"), link(), link(), door="ask")
    log.do(Claim(1, "ben", "Ben"))
    log.do(FillSeats("random"), Caller(nonce="n"))
    assert [seat.level for seat in log.table.seats] == ["", "", "random"]
    assert not log.table.is_started
    log.do(Join(1, "nonce of Ben"))
    assert log.table.is_started


def test_a_link_takes_a_seat_once_and_then_only_asks() -> None:
    log = Log(here("Ann"), link())
    log.do(TakeSeat(1, "ben", name="Ben"))
    assert refusal(log, TakeSeat(1, "ann", name="Ann")) == "seat/taken"
    log.do(AskSeat(1, "ann", "Ann"))
    log.do(AnswerAsk(1, "ann", True))
    assert log.table.holding.devices[1] == ("ben", "ann")
    assert log.table.seats[1].name == "Ben"


def test_a_pass_is_for_one_device() -> None:
    log = Log(here("Ann"), link())
    log.do(TakeSeat(1, "ben"))
    log.do(TakeSeat(1, "tablet of ben", "pass", is_more=True))
    assert refusal(log, TakeSeat(1, "spy", "pass", is_more=True)) == "link/used"


def test_a_device_is_sent_away_by_those_that_came_before_it() -> None:
    log = Log(here("Ann"), link())
    log.do(TakeSeat(1, "ben"))
    log.do(TakeSeat(1, "spy", "pass", is_more=True))
    assert refusal(log, SendAway(1, "ben"), Caller(device="spy")) == "seat/came_before"
    log.do(SendAway(1, "spy"), Caller(device="ben"))
    assert log.table.holding.devices[1] == ("ben",)
    assert refusal(log, SendAway(1, "spy"), Caller(device="ben")) == "seat/no_device"
    assert refusal(log, AskSeat(1, "spy")) == "seat/refused"


def test_a_freed_seat_can_be_taken_again() -> None:
    log = Log(here("Ann"), link(), door="ask")
    log.do(TakeSeat(1, "ben"))
    log.do(Join(1, "nonce of Ben"))
    log.do(FreeSeat(1))
    log.do(Claim(1, "cleo", "Cleo"))
    assert log.table.holding.devices[1] == ("cleo",)
    assert log.table.seats[1].name == "Cleo"
    assert log.table.is_started


def test_a_person_who_came_when_devices_were_not_noted_holds_the_seat() -> None:
    log = Log(here("Ann"), link(), door="ask")
    log.do(Join(1, "nonce of Ben"))
    assert refusal(log, Claim(1, "dan", "Dan")) == "seat/taken"


def test_a_log_says_who_holds_what_and_a_rematch_keeps_it() -> None:
    log = Log(here("Ann"), link(), bot(), door="ask")
    log.do(Claim(None, "ben", "Ben"))
    log.do(Join(1, "nonce of Ben"))
    log.do(AskSeat(2, "dan", "Dan"))
    again = Table.restore(LUDO, SECRET, log.entries)
    assert vars(again.holding) == vars(log.table.holding)
    next_one = rematch(again, "m")
    table = Table(LUDO, SECRET, next_one)
    assert table.holding.devices == [(), ("ben",), ()]
    assert table.holding.is_held(1)
    assert table.holding.door == "ask"

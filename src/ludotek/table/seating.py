"""Sitting down: what the log gets when a device takes a seat, asks for one or is sent away. Nobody gets a held seat
unasked: the log's numbers decide who was first."""

from __future__ import annotations

from typing import Final

from ludotek.table import commands as ask
from ludotek.table import entries as log
from ludotek.table.entries import Entry
from ludotek.table.errors import TableError
from ludotek.table.holding import Ask
from ludotek.table.players import clean
from ludotek.table.promise import added_by_server
from ludotek.table.table import Table

LONGEST_NAME: Final = 24
MOST_ASKS: Final = 6  # that wait for an answer at the same time

Seating = (
    ask.Claim
    | ask.TakeSeat
    | ask.AskSeat
    | ask.AnswerAsk
    | ask.SendAway
    | ask.FreeSeat
    | ask.FillSeats
    | ask.ChangeDoor
)


def seat_entries(table: Table, command: Seating, caller: ask.Caller) -> list[Entry]:
    match command:
        case ask.Claim():
            return claim(table, command)
        case ask.TakeSeat():
            return take_seat(table, command)
        case ask.AskSeat():
            return ask_seat(table, command)
        case ask.AnswerAsk():
            return answer_ask(table, command)
        case ask.SendAway(seat, device):
            return send_away(table, seat, device, caller)
        case ask.FreeSeat(seat):
            return [log.SeatFreed(seat)]
        case ask.FillSeats(level):
            return fill_seats(table, level, caller)
        case ask.ChangeDoor(door):
            return [] if door == table.holding.door else [log.DoorChanged(door)]


def free_seats(table: Table) -> list[int]:
    """The seats that anybody with the table link may take now."""
    if table.is_over or table.holding.door == "closed":
        return []
    return [seat for seat in range(len(table.seats)) if is_free(table, seat) or is_open_bot(table, seat)]


def is_free(table: Table, seat: int) -> bool:
    """Nobody holds the seat and no bot plays it."""
    return not table.holding.is_held(seat) and not table.seats[seat].level and seat not in table.left


def is_open_bot(table: Table, seat: int) -> bool:
    """A bot plays the seat for nobody, and a person who comes may take it over."""
    return table.holding.door == "open" and is_bots_own(table, seat)


def is_bots_own(table: Table, seat: int) -> bool:
    return bool(table.seats[seat].level) and not table.holding.is_held(seat) and seat not in table.left


def claim(table: Table, asked: ask.Claim) -> list[Entry]:
    check_may_come(table)
    if table.holding.door == "closed":
        raise TableError("link/closed", "the host has closed the table link")
    name = checked_name(asked.name)
    free = sorted(free_seats(table), key=lambda seat: bool(table.seats[seat].level))  # bots' seats last
    if asked.seat is None and not free:
        raise TableError("seat/none_free", "all seats are taken")
    seat = free[0] if asked.seat is None else asked.seat
    check_seat(table, seat)
    if asked.device in table.holding.devices[seat]:
        return []
    if seat not in free:
        bot = is_bots_own(table, seat)
        code, why = ("seat/ask_host", "a bot plays") if bot else ("seat/taken", "somebody else holds")
        raise TableError(code, f"{why} seat {seat}; free seats: {free}")
    return sit_down(table, seat, asked.device, name)


def take_seat(table: Table, asked: ask.TakeSeat) -> list[Entry]:
    check_may_come(table)
    name = checked_name(asked.name)
    if asked.device in table.holding.devices[asked.seat]:
        return []
    if asked.link and asked.link in table.holding.used:
        raise TableError("link/used", "this link was used before, and works once")
    if table.holding.is_held(asked.seat) and not asked.is_more:
        raise TableError("seat/taken", f"somebody else holds seat {asked.seat}")
    return sit_down(table, asked.seat, asked.device, name, asked.link)


def sit_down(table: Table, seat: int, device: str, name: str, link: str = "") -> list[Entry]:
    taken: list[Entry] = [log.SeatTaken(seat, device, link)]
    is_first = not table.holding.is_held(seat)
    level = "" if is_first and table.seats[seat].level else None
    renamed = name if is_first and name else None
    if renamed is not None or level is not None:
        taken.append(log.SeatChanged(seat, name=renamed, level=level))
    return taken


def ask_seat(table: Table, asked: ask.AskSeat) -> list[Entry]:
    check_may_come(table)
    name = checked_name(asked.name)
    if (asked.seat, asked.device) in table.holding.turned_away:
        raise TableError("seat/refused", f"seat {asked.seat} has said no to this device")
    if any((one.seat, one.device) == (asked.seat, asked.device) for one in table.holding.asks):
        return []
    if not table.holding.is_held(asked.seat) and not is_bots_own(table, asked.seat):
        raise TableError("seat/free", f"nobody holds seat {asked.seat}: it can be taken")
    if len(table.holding.asks) >= MOST_ASKS:
        raise TableError("seat/many_asks", "too many ask at once: try again in a minute")
    return [log.SeatAsked(asked.seat, asked.device, name)]


def answer_ask(table: Table, answer: ask.AnswerAsk) -> list[Entry]:
    found = find_ask(table, answer.seat, answer.device)
    answered: list[Entry] = [log.AskAnswered(found.seat, found.device, answer.yes)]
    if not answer.yes:
        return answered
    check_may_come(table)
    return answered + sit_down(table, found.seat, found.device, found.name)


def find_ask(table: Table, seat: int, device: str) -> Ask:
    for found in table.holding.asks:
        if (found.seat, found.device) == (seat, device):
            return found
    raise TableError("seat/not_asked", f"no such device asks for seat {seat} any more")


def send_away(table: Table, seat: int, device: str, caller: ask.Caller) -> list[Entry]:
    devices = table.holding.devices[seat]
    if device not in devices:
        raise TableError("seat/no_device", f"no such device holds seat {seat} any more")
    if caller.device and caller.device not in devices[: devices.index(device) + 1]:
        raise TableError("seat/came_before", "a device sends only those away that came after it")
    return [log.DeviceGone(seat, device)]


def fill_seats(table: Table, level: str, caller: ask.Caller) -> list[Entry]:
    """Bots for all seats that nobody holds or has come to; the match starts if that was all it waited for."""
    open_seats = [seat for seat, here in enumerate(table.seats) if here.is_open and not table.holding.is_held(seat)]
    entries: list[Entry] = []
    for seat in open_seats:
        nonce = added_by_server(table.created, f"{caller.nonce}{seat}")
        entries += [log.SeatChanged(seat, level=level), log.Joined(seat, nonce)]
    return entries


def check_may_come(table: Table) -> None:
    if table.is_over:
        raise TableError("table/over", "the match is over")


def check_seat(table: Table, seat: int) -> None:
    if not 0 <= seat < len(table.seats):
        raise TableError("seat/unknown", f"there is no seat {seat}: seats are 0 to {len(table.seats) - 1}")


def checked_name(name: str) -> str:
    cleaned = clean(name)
    if len(cleaned) > LONGEST_NAME:
        raise TableError("name/too_long", f"a name has at most {LONGEST_NAME} signs, not {len(cleaned)}")
    return cleaned

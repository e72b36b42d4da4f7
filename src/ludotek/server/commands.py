"""Carries out the messages of one connection and answers them."""

from __future__ import annotations

import logging
import math
import time

from ludotek.game import about
from ludotek.kernel import IllegalMove, LudotekError
from ludotek.server import claims, matches, messages
from ludotek.server.charges import MOVES
from ludotek.server.device import Device
from ludotek.server.hints import give_hint
from ludotek.server.keys import new_nonce
from ludotek.server.logs import logged_as
from ludotek.server.messages import Done, Explained, Incoming, NextMatch, Pong, Refused
from ludotek.server.room import Room
from ludotek.server.services import Denied, Services
from ludotek.store import Unsure
from ludotek.table import (
    AnswerAsk,
    AskHint,
    Caller,
    ChangeDoor,
    EndSide,
    FillSeats,
    HandOver,
    Rematch,
    Resign,
    SendAway,
    is_for_people_only,
)

log = logging.getLogger("ludotek.server")


async def answer(services: Services, room: Room, device: Device, message: Incoming) -> None:
    """Carries out a message. What cannot be done is answered with `refused`, and nothing changed."""
    if isinstance(message, messages.AskHint):
        if device.is_advised:
            device.send(Refused(message.id, "hint/thinking", "a bot still thinks about the last question"))
            return
        device.is_advised = True
        room.keep(answer_hint(services, room, device, message))  # a bot thinks: the device may play meanwhile
        return
    await answer_now(services, room, device, message)


async def answer_hint(services: Services, room: Room, device: Device, message: Incoming) -> None:
    try:
        await answer_now(services, room, device, message)
    except Exception:
        log.exception("a hint was not given")
        device.send(Refused(id_of(message), "server/error", "something went wrong here; nothing is lost"))
    finally:
        device.is_advised = False


async def answer_now(services: Services, room: Room, device: Device, message: Incoming) -> None:
    try:
        if isinstance(message, messages.Do):
            begun = time.monotonic()
            await carry_out_order(services, room, device, message.id, message.command)
            note_command(services, message, time.monotonic() - begun)
        else:
            await carry_out(services, room, device, message)
    except Unsure as error:
        log.error("nobody can say whether the command was kept: %s", error)
        room.interrupt("server/unsure", "the server's store failed: come back to see the table again")
    except IllegalMove as error:
        services.metrics.command_refused(error.code)
        device.send(Refused(id_of(message), error.code, str(error), error.text, error.clause))
    except LudotekError as error:
        services.metrics.command_refused(error.code)
        device.send(Refused(id_of(message), error.code, str(error)))


def note_command(services: Services, message: messages.Do, seconds: float) -> None:
    kind = type(message.command).__name__
    services.metrics.command_done(kind, seconds)
    if log.isEnabledFor(logging.DEBUG):
        with logged_as(command=f"{getattr(message.command, 'seat', 'host')}/{message.id}"):
            log.debug("%s was carried out in %.1f ms", kind, seconds * 1000)


def id_of(message: Incoming) -> str:
    return "" if isinstance(message, messages.Hello | messages.Look | messages.Hurry) else message.id


async def carry_out(services: Services, room: Room, device: Device, message: Incoming) -> None:
    """All but commands."""
    match message:
        case messages.Hello():
            raise Denied("message/hello_again", "hello is said once")
        case messages.Ping(id):
            device.send(Pong(id))
        case messages.Look(seat):
            if seat is not None:
                check_own(room, device, seat)
            room.look(device, seat)
        case messages.Hurry():
            room.bots.hurry(device)
        case messages.Explain(id, things):
            explain(room, device, id, things)
        case messages.AskHint(id, seat, seen):
            check_own(room, device, seat)
            asked = AskHint(seat, seen)
            room.writing.check(asked)
            device.send(await give_hint(services, room, device, asked, id, Caller(frozenset(device.yours))))
        case messages.Claim(id, seat, name):
            room.writing.check_note(device.visitor)
            device.send(Done(id, await claims.claim(room, device, id, seat, name)))
        case messages.AskSeat(id, seat, name):
            check_seat(room, seat)
            room.writing.check_note(device.visitor)
            device.send(Done(id, await claims.ask_seat(room, device, id, seat, name)))
        case messages.MakePass(id, seat, key):
            check_own(room, device, seat)
            room.writing.check_note(seat)
            await claims.make_pass(room, seat, key)
            device.send(Done(id, room.table.seq))
        case messages.ListDevices(id, seat):
            check_own(room, device, seat)
            device.send(await claims.devices_of(room, id, seat))


async def carry_out_order(services: Services, room: Room, device: Device, id: str, order: messages.Order) -> None:
    if isinstance(order, MOVES):
        check_own(room, device, order.seat)
        room.writing.check(order)
        caller = Caller(seats=frozenset(device.yours), device=device.id)
        device.send(Done(id, await room.carry_out(order, f"{order.seat}/{id}", caller)))
    elif isinstance(order, FillSeats | ChangeDoor):
        room.writing.check_note(device.visitor)
        if isinstance(order, FillSeats):
            check_level(services, room, order.level)
        device.send(Done(id, await claims.host_order(room, device, id, order, caller_of(device, order))))
    elif isinstance(order, Rematch):
        check_own(room, device, order.seat)
        room.writing.check(order)
        await play_again(services, room, device, id)
    else:
        if isinstance(order, HandOver) and order.level:
            check_level(services, room, order.level)
        check_may(room, device, order, services.settings.matches.grace)
        room.writing.check(order)
        device.send(Done(id, await room.carry_out(order, f"{order.seat}/{id}", caller_of(device, order))))


def check_level(services: Services, room: Room, level: str) -> None:
    """Whether such a bot can play this match."""
    created = room.table.created
    services.values.check(level, room.table.game, len(room.table.seats), created.options)


def explain(room: Room, device: Device, id: str, things: tuple[str, ...]) -> None:
    game, place = room.table.game, room.place(device.viewer)
    refusal = game.explain(place.view, things)
    found = about(game, place.view, place.scene, things[0]) if things else None
    device.send(Explained(id, refusal.text if refusal else None, refusal.clause if refusal else None, found))


async def play_again(services: Services, room: Room, device: Device, id: str) -> None:
    known = room.table.rematch
    if known is None and room.table.is_over:
        matches.check_daily(services, device.visitor)
    match = await matches.create_rematch(services, room, f"rematch/{id}")
    if known is not None:  # the others were told when it was made
        device.send(NextMatch(match))
    device.send(Done(id, room.table.seq))


def check_may(room: Room, device: Device, command: messages.SeatOrder, grace: float) -> None:
    """Whether this device may ask this."""
    match command:
        case HandOver(seat, level):
            check_may_hand_over(room, device, seat, level, grace)
        case EndSide(seat):
            check_may_end_side(room, device, seat)
        case Resign(seat) if seat not in device.yours and is_for_people_only(room.table):
            check_may_end_wait(room, device, seat, grace)
        case AnswerAsk() | SendAway():
            claims.check_may_seat(room, device, command)
        case _:
            check_own(room, device, command.seat)


def caller_of(device: Device, command: messages.Order) -> Caller:
    is_for_bots = isinstance(command, HandOver | FillSeats)  # bots may take seats that nobody came to
    return Caller(seats=frozenset(device.yours), nonce=new_nonce() if is_for_bots else "", device=device.id)


def check_own(room: Room, device: Device, seat: int) -> None:
    check_seat(room, seat)
    if seat not in device.yours:
        raise Denied("seat/not_yours", f"this device does not hold seat {seat}; it holds {list(device.yours)}")


def check_seat(room: Room, seat: int) -> None:
    if not 0 <= seat < len(room.table.seats):
        raise Denied("seat/unknown", f"there is no seat {seat}: seats are 0 to {len(room.table.seats) - 1}", 404)


def check_may_hand_over(room: Room, device: Device, seat: int, level: str, grace: float) -> None:
    """Its own seats at any time; the seat of a player who has been disconnected for so many seconds if the device plays
    or is the host; a seat for which nobody came yet, and one that a bot plays already, at once."""
    check_seat(room, seat)
    if seat in device.yours:
        return
    if not level or not (device.yours or device.is_host):
        raise Denied("seat/not_yours", f"this device does not hold seat {seat}")
    check_away(room, seat, grace)


def check_away(room: Room, seat: int, grace: float) -> None:
    if seat in room.present:
        raise Denied("seat/is_here", f"the player of seat {seat} is connected")
    left, here = grace - room.seconds_away(seat), room.table.seats[seat]
    if left > 0 and not here.is_open and not here.level:
        raise Denied("seat/just_left", f"the player of seat {seat} may come back: wait {math.ceil(left)} seconds")


def check_may_end_wait(room: Room, device: Device, seat: int, grace: float) -> None:
    """Where no bot can stand in for somebody who does not come back, the host lets them leave."""
    check_seat(room, seat)
    if not device.is_host:
        raise Denied("link/not_host", "only the host can let somebody leave who is away")
    check_away(room, seat, grace)


def check_may_end_side(room: Room, device: Device, seat: int) -> None:
    """Only the host may, and not while a person of that side is connected from another device."""
    check_seat(room, seat)
    if not device.is_host:
        raise Denied("link/not_host", "only the host can end a side")
    others = [other for other in room.table.side_of(seat) if other in room.present and other not in device.yours]
    if others:
        raise Denied("seat/is_here", f"the side of seat {seat} is not ended while seats {others} are here")

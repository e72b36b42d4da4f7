"""The WebSocket of one device: hello, then commands in and updates out."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any, Final

import msgspec
from litestar import WebSocket

from ludotek.kernel import LudotekError
from ludotek.server.addresses import visitor_of
from ludotek.server.charges import cost_of
from ludotek.server.claims import exchange, settle
from ludotek.server.commands import answer, answer_now
from ludotek.server.device import Device
from ludotek.server.entrance import is_same_origin
from ludotek.server.limits import Bucket
from ludotek.server.lines import Viewer
from ludotek.server.logs import MATCH
from ludotek.server.messages import PROTOCOL, Do, Hello, Incoming
from ludotek.server.room import Room
from ludotek.server.services import Denied, Services
from ludotek.server.wire import CLOSED, TwoWayWire, wire_of
from ludotek.table import Table

REST: Final = 100  # times as long as a question took, its socket waits before the next: nobody gets more of the time
LONGEST_REST: Final = 2.0  # seconds
TURN: Final = 0.2  # seconds until a household that talks too much is looked at again
LONGEST_WAIT: Final = 5.0  # seconds; then it is too much
log = logging.getLogger("ludotek.server")
_decoder: Final[msgspec.json.Decoder[Incoming]] = msgspec.json.Decoder(Incoming)
Socket = WebSocket[Any, Any, Any]


class Gone(Exception):
    """The connection is closed, by the client or by us."""


async def serve_device(services: Services, socket: Socket) -> None:
    """Serves one connection from its start to its end."""
    if not is_same_origin(socket):
        await socket.close(CLOSED)
        return
    await socket.accept()
    wire = wire_of(socket.scope)
    device = Device(wire)
    services.metrics.socket_opened()
    services.garbage.socket_opened()
    try:
        await talk(services, wire, device, visitor_of(socket.scope))
    except Gone:
        pass
    except LudotekError as error:
        device.fail(error.code, str(error))
    except Exception:
        log.exception("a connection broke")
        device.fail("server/error", "something went wrong here; nothing is lost")
    finally:
        services.metrics.socket_closed()
        wire.hang_up()
        services.garbage.socket_closed()


async def talk(services: Services, wire: TwoWayWire, device: Device, address: str) -> None:
    device.visitor = address
    with services.counted(address) as connections:
        hello = await first_word(wire, services.settings.connections.hello_timeout)
        if connections > services.limits.connections or not services.arriving.allow(address):
            raise Denied("message/too_many", "too many arrivals from this address: try again in a minute")
        async with services.visit(hello.match) as room:
            MATCH.set(room.match)  # of everything that this task logs
            try:
                await enter(services, room, device, hello)
                await listen(services, wire, room, device)
            finally:
                room.leave(device)


async def first_word(wire: TwoWayWire, patience: float) -> Hello:
    try:
        hello = await asyncio.wait_for(receive(wire), patience)
    except TimeoutError:
        raise Denied("message/no_hello", f"nobody said hello for {patience:g} seconds") from None
    if not isinstance(hello, Hello):
        raise Denied("message/no_hello", "the first message is hello")
    return hello


async def receive(wire: TwoWayWire) -> Incoming:
    message = await wire.next_message()
    if message is None:
        raise Gone
    try:
        return _decoder.decode(message)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Denied("message/malformed", f"not a message of protocol {PROTOCOL}: {error}") from None


async def enter(services: Services, room: Room, device: Device, hello: Hello) -> None:
    if hello.protocol != PROTOCOL:
        raise Denied("message/protocol", f"this server speaks protocol {PROTOCOL}, not {hello.protocol}")
    settle(device, await exchange(room, hello, device))
    device.nonce, device.settings = hello.nonce, hello.settings
    device.viewer = first_viewer(room.table, device.yours)
    if device.yours:
        services.gate.remember(device.visitor)
    room.arrive(device, hello.seen)  # before the match begins, so that the first throws are seen
    if device.is_cut_off:
        raise Gone
    await room.sit_down(device)


def first_viewer(table: Table, yours: tuple[int, ...]) -> Viewer:
    """The seat from which a device sees the table first: its only seat, or of several the one that decides.

    With secrets a shared device begins as a spectator, behind the curtain.
    """
    if len(yours) < 2:
        return yours[0] if yours else None
    if table.game.has_secrets:
        return None
    actor = int(table.match.state.actor)
    return actor if actor in yours else yours[0]


async def listen(services: Services, wire: TwoWayWire, room: Room, device: Device) -> None:
    bucket = Bucket(services.limits.messages, time.monotonic())
    while True:
        message = await receive(wire)
        if device.is_cut_off:  # this message was sent before
            raise Gone
        cost = cost_of(message)
        if not bucket.take(time.monotonic(), cost):
            raise Denied("message/too_many", "too many messages at once")
        if not services.talking.allow(device.visitor, cost):
            await wait_for_turn(services, device, cost)
        if isinstance(message, Do):  # while it waits for the store, this thread works for others
            await answer_now(services, room, device, message)
            if wire.has_message:
                await asyncio.sleep(0)  # everybody else is served once
        else:
            begun = time.thread_time()
            await answer(services, room, device, message)
            spent = time.thread_time() - begun
            await asyncio.sleep(min(LONGEST_REST, REST * spent))


async def wait_for_turn(services: Services, device: Device, cost: float) -> None:
    """Lets a household that has had its share wait; nothing more is read from this device meanwhile."""
    end = time.monotonic() + LONGEST_WAIT
    while True:
        if device.wire.is_closed:
            raise Gone
        if time.monotonic() > end:
            raise Denied("message/too_many", "too many messages from this address at once")
        await asyncio.sleep(TURN)
        if device.is_cut_off:
            raise Gone
        if services.talking.allow(device.visitor, cost):
            return

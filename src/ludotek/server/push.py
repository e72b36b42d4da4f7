"""Calls people whose page is closed when they are asked: messages through the push services of their browsers.

They are made and sent beside the match, which never waits for them. A device that is gone is forgotten.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import msgspec

from ludotek.kernel import Text
from ludotek.server.denied import Denied
from ludotek.server.keys import hash_of
from ludotek.server.settings import Settings
from ludotek.store import Key, Store, StoreError, Subscription
from ludotek.table import Table
from ludotek.text import LANGUAGES, words

if TYPE_CHECKING:
    from ludotek.server.push_sending import Sender
    from ludotek.server.room import Room

NAME: Final = "vapid"  # of the key in the store
AGAIN: Final = (5.0, 60.0)  # seconds before a message is sent again that a service could not take
AT_ONCE: Final = 16  # messages that are on their way
WAITING: Final = 1000  # messages: more are dropped
LEFT: Final = 20.0  # seconds in which somebody whose page was closed may come back
GONE: Final = (404, 410)
log = logging.getLogger("ludotek.server")


class Message(msgspec.Struct, frozen=True):
    """What a device is told: nothing that is not on the table for everybody."""

    match: str
    title: str
    body: str


class Push:
    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.contact = settings.operation.push_contact or settings.network.public_address or "mailto:ludotek@localhost"
        self.is_anywhere = settings.operation.push_anywhere
        self._sender: Sender | None = None
        self._slots = asyncio.Semaphore(AT_ONCE)
        self._tasks: set[asyncio.Task[None]] = set()

    async def sender(self) -> Sender:
        """Made when it is first needed, with the key of this server, which is made once and kept in the store."""
        if self._sender is None:
            from ludotek.server.push_sending import Sender  # most servers never need it

            secret = await asyncio.wrap_future(self.store.secret(NAME, Sender.new_secret()))
            self._sender = Sender(secret, self.contact, is_anywhere=self.is_anywhere)
        return self._sender

    async def public_key(self) -> str:
        return (await self.sender()).vapid.public

    # Who is called

    async def subscribe(self, match: str, keys: Sequence[str], wish: Subscription) -> None:
        """Calls this device for every seat whose key it has. Denied says what is wrong, and nothing is kept."""
        try:
            (await self.sender()).check(wish)
        except ValueError as error:
            raise Denied("push/malformed", f"this is no subscription of a push service: {error}", 422) from None
        if wish.language not in LANGUAGES:
            raise Denied("input/language", f"no language {wish.language!r}", 422)
        for key in await self._seat_keys(match, keys):
            one = msgspec.structs.replace(wish, seat=key.seat, key=key.hash)
            await asyncio.wrap_future(self.store.subscribe(match, one, time.time()))

    async def unsubscribe(self, match: str, keys: Sequence[str], endpoint: str) -> None:
        for key in await self._seat_keys(match, keys):
            await asyncio.wrap_future(self.store.unsubscribe(match, key.seat or 0, endpoint))

    async def _seat_keys(self, match: str, keys: Sequence[str]) -> list[Key]:
        shown = {hash_of(key) for key in keys}
        found = [key for key in await self._valid_keys(match) if key.hash in shown]
        if not found:
            raise Denied("link/unknown", "only who holds a seat of the match is called", 403)
        return found

    async def _valid_keys(self, match: str) -> list[Key]:
        """Those that play a seat."""
        known: list[Key] = await asyncio.to_thread(self.store.keys, match)
        return [key for key in known if key.role == "seat" and key.seat is not None and not key.is_revoked]

    # Calling

    def follow(self, room: Room) -> None:
        """Something was written here: calls who is asked now and was not before, and has no device at the table."""
        seat = room.asked
        if seat is not None and seat != room.was_asked and not room.is_present(seat):
            self._call_soon(room, seat, 0)

    def miss(self, room: Room) -> None:
        """Somebody went. Who is asked meanwhile, and does not come back in a moment, is called."""
        seat = asked(room.table)
        if seat is not None and seat not in room.present:
            self._call_soon(room, seat, LEFT)

    def _call_soon(self, room: Room, seat: int, pause: float) -> None:
        """Returns at once."""
        turn = (seat, room.table.moved)
        if room.called != turn and len(self._tasks) < WAITING:
            task = asyncio.get_running_loop().create_task(self._call_after(room, turn, pause))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _call_after(self, room: Room, turn: tuple[int, int], pause: float) -> None:
        await asyncio.sleep(pause)
        seat, moved = turn
        if room.called != turn and room.table.moved == moved and seat not in room.present:
            room.called = turn
            await self._call(room.match, room.table, seat)

    async def _call(self, match: str, table: Table, seat: int) -> None:
        try:
            found = await asyncio.to_thread(self.store.subscriptions, match)
            of_seat = [one for one in found if one.seat == seat]
            valid = {key.hash for key in await self._valid_keys(match)} if of_seat else set()
            for one in of_seat:
                if one.key in valid:
                    await self._send(one, message(match, table, seat, one.language))
                else:  # it was sent away
                    await asyncio.wrap_future(self.store.unsubscribe(match, seat, one.endpoint))
        except StoreError as error:
            log.debug("match %s: nobody was called: %s", match, error)
        except Exception:
            log.exception("match %s: nobody was called", match)

    async def _send(self, one: Subscription, told: Message) -> None:
        for pause in (*AGAIN, None):
            async with self._slots:
                status = await (await self.sender()).send(one, msgspec.json.encode(told))
            if status in GONE:
                await asyncio.wrap_future(self.store.forget_endpoint(one.endpoint))
            if status is not None and status != 429 and status < 500:
                return
            if pause is not None:
                await asyncio.sleep(pause)

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._sender is not None:
            await self._sender.close()


def message(match: str, table: Table, seat: int, language: str) -> Message:
    """In the language of who reads it: the game, that it is their turn, and with whom they play."""
    spoken = words(language, table.game)
    others = [one for number, one in enumerate(table.seats) if number != seat and number not in table.left]
    names = [one.name for one in others if one.name]
    turn = Text("push-turn-with", {"names": ", ".join(names)}) if names else Text("push-turn")
    return Message(match, spoken.say(Text("title")), spoken.say(turn))


def asked(table: Table) -> int | None:
    """The person's seat that is to decide or to throw, and for whom the table does not."""
    if not table.is_started or table.is_over or table.moves_by_itself:
        return None
    seat = int(table.match.state.actor)
    if seat < 0 and (throw := table.throw) is not None:
        seat = throw.seat
    is_theirs = seat >= 0 and not table.seats[seat].level and seat not in table.left and not table.is_out(seat)
    return seat if is_theirs else None

"""The connected devices of one match: what each of them sees, and who is present."""

from __future__ import annotations

import logging
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

from ludotek.server import presentation
from ludotek.server.device import Device, encode
from ludotek.server.keys import hash_of, seat_key
from ludotek.server.lines import Lines, Viewer
from ludotek.server.messages import Outgoing, Presence
from ludotek.server.noting import StepWords, note_all
from ludotek.server.perspective import Perspective
from ludotek.server.presentation import Updates
from ludotek.server.room_clock import RoomClock
from ludotek.server.wire import text_frame
from ludotek.table import DeviceGone, DoorChanged, Entry, SeatFreed, SeatTaken, Table

CLOSED: Final = ("link/closed", "the host has closed the table link")
SENT_AWAY: Final = ("link/sent_away", "this device was sent away from the seat")
REVOKED: Final = ("link/revoked", "this link is no longer valid: ask for the new one")
log = logging.getLogger("ludotek.server")


class Devices:
    """Sends to the devices of a match what its table has taken up. `Room` decides what that is."""

    def __init__(self, match: str, table: Table) -> None:
        self.match = match
        self.table = table
        self.clock = RoomClock(match, table)
        self.devices: list[Device] = []
        self.places: dict[Viewer, Perspective] = {}  # of those who are here
        self.lines: dict[Viewer, Lines] = {}  # of all who were here
        self.revoked: set[str] = set()
        self.elsewhere: dict[str, tuple[Counter[int], float]] = {}  # process -> seats with devices there, until
        self.on_presence: Callable[[Devices], None] = lambda _: None
        self.monotonic = time.monotonic
        self._opened = self.monotonic()
        self._away: dict[int, float] = {}  # seat -> since when nobody is connected for it

    @property
    def here(self) -> Counter[int]:
        """Seats with a device at this process, and with how many."""
        return Counter(seat for device in self.devices for seat in device.yours)

    @property
    def present(self) -> Counter[int]:
        return sum((seats for seats, _ in self.elsewhere.values()), self.here)

    def is_present(self, seat: int) -> bool:
        """Whether a device is connected for a seat. Asked after every move: nothing is counted for it."""
        for device in self.devices:
            if seat in device.yours:
                return True
        return any(seat in seats for seats, _ in self.elsewhere.values())

    def seconds_away(self, seat: int) -> float:
        """For how long nobody has been connected for a seat, as far as this process knows; 0 if somebody is."""
        return 0.0 if seat in self.present else self.monotonic() - self._away.get(seat, self._opened)

    # Coming and going

    def place(self, viewer: Viewer) -> Perspective:
        if viewer is not None and self._begins_with_spectators and None not in self.places:
            self.place(None)
        if viewer not in self.places:
            told_as = self._told_as(viewer)
            lines = self.lines.setdefault(told_as, Lines(self.table, told_as))
            self.places[viewer] = Perspective(self.table, viewer, lines)
        return self.places[viewer]

    @property
    def _begins_with_spectators(self) -> bool:
        """Whether their picture is made even without any: it serves the seats of whose own nothing changed, of which
        there are some among more than two."""
        return self.table.game.own_of is not None and len(self.table.seats) > 2

    def _told_as(self, viewer: Viewer) -> Viewer:
        """Whose lines a viewer reads: where all are told the same, everybody reads the spectator's."""
        return None if self.table.game.is_open else viewer

    def arrive(self, device: Device, seen: int) -> None:
        """Adds a device and sends it the welcome; from now on it gets every update."""
        if device.hashes & self.revoked:
            device.fail(*REVOKED)
            return
        others = list(self.devices)
        before = self.present
        self.devices.append(device)
        self._welcome(device, seen)
        self._tell_presence(others, before)
        self.on_presence(self)

    def _welcome(self, device: Device, seen: int) -> None:
        place = self.place(device.viewer)
        welcome = presentation.welcome(self.match, place, device.rights, present=self.present, seen=seen)
        device.send(self.clock.shown_in(welcome))

    def leave(self, device: Device) -> None:
        if device in self.devices:
            before = self.present
            self.devices.remove(device)
            self._forget_places()
            self._tell_presence(self.devices, before)
            self.on_presence(self)

    def look(self, device: Device, viewer: Viewer) -> None:
        device.viewer = viewer
        device.send(presentation.seen(self.place(viewer)))
        self._forget_places()

    def dismiss(self, hash: str) -> None:
        """Closes every connection that came in by a revoked link."""
        self.revoked.add(hash)
        for device in self.devices:
            if hash in device.hashes and not device.is_cut_off:
                device.fail(*REVOKED)

    def _move_devices(self, entry: Entry) -> list[Device]:
        """Devices that were sent away see nothing any more; those that were let in see the table from their seat now.

        Returns the latter.
        """
        let_in: list[Device] = []
        for device in [device for device in self.devices if not device.is_cut_off]:
            match entry:
                case SeatTaken(seat, id) if id == device.id and seat not in device.yours:
                    self._let_in(device, seat)
                    let_in.append(device)
                case DeviceGone(seat, id) if id == device.id and seat in device.yours:
                    device.fail(*SENT_AWAY)
                case SeatFreed(seat) if seat in device.yours:
                    device.fail(*REVOKED)
                case DoorChanged("closed") if device.may_claim:
                    device.may_claim = False
                    if not (device.yours or device.is_host or device.may_watch or device.linked):
                        device.fail(*CLOSED)
        return let_in

    def _let_in(self, device: Device, seat: int) -> None:
        before = self.present
        device.yours = tuple(sorted({*device.yours, seat}))
        device.linked = tuple(other for other in device.linked if other != seat)
        device.hashes |= {hash_of(seat_key(device.key, seat))}
        device.viewer = seat if len(device.yours) == 1 else device.viewer
        self._welcome(device, 0)
        self._forget_places()
        self._tell_presence([other for other in self.devices if other is not device], before)
        self.on_presence(self)

    def _forget_places(self) -> None:
        used = {device.viewer for device in self.devices}
        if used and self._begins_with_spectators:
            used.add(None)
        self.places = {viewer: place for viewer, place in self.places.items() if viewer in used}

    def _tell_presence(self, devices: Iterable[Device], before: Counter[int]) -> None:
        if before != self.present:
            self._away |= dict.fromkeys(before - self.present, self.monotonic())
            self._tell_all(devices, Presence(presentation.seats(self.table, self.present)))

    def _tell_all(self, devices: Iterable[Device], message: Outgoing) -> None:
        frame = text_frame(encode(message))
        for device in devices:
            device.wire.write(frame)

    # Other processes that serve this match

    def note_elsewhere(self, node: str, seats: Iterable[int], until: float) -> None:
        before = self.present
        self.elsewhere[node] = (Counter(seats), until)
        self._tell_presence(self.devices, before)

    def forget_silent(self, now: float) -> None:
        """A process of which nothing was heard for long is gone, and nobody is present there."""
        before = self.present
        self.elsewhere = {node: found for node, found in self.elsewhere.items() if found[1] > now}
        self._tell_presence(self.devices, before)

    # What happened at the table

    def _note(self, entry: Entry, *, is_last: bool) -> None:
        try:
            failed = note_all(self.table, self.places.values(), entry, is_last=is_last)
        except Exception:
            log.exception("match %s: no views", self.match)
            failed = list(self.places.values())
        for place in failed:
            self._give_up(place)

    def _tell(self, common: dict[str, Any], steps: int = 0) -> Iterator[None]:
        """Sends what a command has changed, in stages. `steps`: how many of the last ones nobody has taken up yet."""
        try:
            updates = Updates(self.table, common, StepWords(self.table, steps) if steps else None)
        except Exception:
            log.exception("match %s: no words", self.match)
            for place in list(self.places.values()):
                self._give_up(place)
            return
        for stage in updates.stages:
            for place in list(self.places.values()):  # not those that were given up in the stage before
                try:
                    stage(updates, place)
                except Exception:
                    log.exception("match %s: no update", self.match)
                    self._give_up(place)
                yield
        for device in self.devices:
            frame = updates.frames.get(device.viewer)
            if frame is not None:
                device.wire.write(frame)

    def _give_up(self, place: Perspective) -> None:
        """A fault in a game's picture must not stop the match, whose log is right."""
        log.error("match %s: no picture for viewer %s", self.match, place.viewer)
        self.places.pop(place.viewer, None)
        self.lines.pop(self._told_as(place.viewer), None)
        for device in self.devices:
            if device.viewer == place.viewer:
                device.fail("server/error", "something went wrong here: come back to see the table again")

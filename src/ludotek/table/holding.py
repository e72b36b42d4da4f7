"""Who holds which seat: the devices with a key of the seat, and those that ask for one."""

from __future__ import annotations

import msgspec

from ludotek.table import entries as log


class Ask(msgspec.Struct, frozen=True):
    """A device that waits to be let in."""

    seat: int
    device: str
    name: str


class Holding:
    """What the log says of devices. A seat is held by its devices, or by a person who came when none were noted."""

    def __init__(self, created: log.Created) -> None:
        self.door = created.door
        self.devices = [plan.devices for plan in created.seats]  # seat -> ids, in the order in which they came
        self.asks: tuple[Ask, ...] = ()
        self.used: set[str] = set()  # ids of links that are used up
        self.turned_away: set[tuple[int, str]] = set()  # seat and device
        self._held = {seat for seat, plan in enumerate(created.seats) if plan.kind == "here" or plan.devices}

    def is_held(self, seat: int) -> bool:
        return seat in self._held

    def hold(self, seat: int) -> None:
        """A person has come."""
        self._held.add(seat)

    def apply(self, entry: log.Entry) -> None:
        match entry:
            case log.SeatTaken(seat, device, link):
                self._take(seat, device, link)
            case log.SeatAsked(seat, device, name):
                self.asks += (Ask(seat, device, name),)
            case log.AskAnswered(seat, device, yes):
                self._drop_asks(seat, device)
                if not yes:
                    self.turned_away.add((seat, device))
            case log.DeviceGone(seat, device):
                self.devices[seat] = tuple(one for one in self.devices[seat] if one != device)
                self.turned_away.add((seat, device))
            case log.SeatFreed(seat):
                self.devices[seat] = ()
                self._held.discard(seat)
                self._drop_asks(seat)
            case log.DoorChanged(door):
                self.door = door

    def _take(self, seat: int, device: str, link: str) -> None:
        if not self.is_held(seat):
            self._drop_asks(seat)  # they asked for a seat that a bot played
        self._drop_asks(seat, device)
        self.hold(seat)
        self.used.add(link)
        if device not in self.devices[seat]:
            self.devices[seat] += (device,)

    def _drop_asks(self, seat: int, device: str | None = None) -> None:
        self.asks = tuple(ask for ask in self.asks if ask.seat != seat or device not in (None, ask.device))

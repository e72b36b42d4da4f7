"""Who a visitor is to our limits: the address of the peer, or the one that a trusted proxy names."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any, Final

from ludotek.kernel import LudotekError

FORWARDED: Final = b"x-forwarded-for"
HOME: Final = 64  # bits of an IPv6 address that belong to one household: it has all addresses behind them
Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class BadProxy(LudotekError, code="input/proxy"): ...


class Proxies:
    """The proxies before this server. Only what they say of a visitor's address counts."""

    def __init__(self, trusted: Sequence[str] = ()) -> None:
        """`trusted`: addresses and networks, such as `10.0.0.0/8`. Raises BadProxy."""
        self.networks = [network(one) for one in trusted]

    def is_trusted(self, address: str) -> bool:
        found = parse(address)
        return found is not None and any(found.version == net.version and found in net for net in self.networks)

    def visitor(self, peer: str, headers: Iterable[tuple[bytes, bytes]]) -> str:
        """The nearest address on the way that is no proxy of ours: whatever stands before it anybody may have said."""
        if not self.networks or not self.is_trusted(peer):
            return peer
        named = b",".join(value for name, value in headers if name == FORWARDED).decode("latin-1").split(",")
        for word in reversed(named):
            address = without_port(word.strip())
            if parse(address) is None:
                return peer  # nobody whom we trust writes that
            if not self.is_trusted(address):
                return address
            peer = address
        return peer


def network(text: str) -> Network:
    try:
        return ipaddress.ip_network(text.strip(), strict=False)
    except ValueError as error:
        raise BadProxy(f"a trusted proxy is an address or a network such as 10.0.0.0/8: {error}") from None


def parse(address: str) -> Address | None:
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return None
    return (found.ipv4_mapped or found) if isinstance(found, ipaddress.IPv6Address) else found


def without_port(word: str) -> str:
    if word.startswith("["):
        return word[1:].partition("]")[0]
    return word.partition(":")[0] if word.count(":") == 1 else word


@lru_cache(maxsize=4096)
def household(address: str) -> str:
    """What is counted as one visitor: an IPv4 address, or the 64 first bits of an IPv6 address."""
    found = parse(address)
    if isinstance(found, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((found, HOME), strict=False))
    return address if found is None else str(found)


def visitor_of(scope: Any) -> str:
    """The household of a request or socket, whose scope has the visitor's address already (`entrance.py`)."""
    client = scope.get("client")
    return household(client[0]) if client else ""

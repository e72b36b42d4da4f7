"""Who a visitor is to our limits. What trusted proxies say of an address, uvicorn has put into the scope before."""

from __future__ import annotations

import ipaddress
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

HOME: Final = 64  # bits of an IPv6 address that belong to one household: it has all addresses behind them
Address = ipaddress.IPv4Address | ipaddress.IPv6Address


class Proxies:
    """The proxies before this server: all visitors come from their few addresses."""

    def __init__(self, trusted: Sequence[str] = ()) -> None:
        """`trusted`: addresses and networks, such as `10.0.0.0/8`."""
        self.networks = [ipaddress.ip_network(one.strip(), strict=False) for one in trusted]

    def is_trusted(self, address: str) -> bool:
        found = parse(address)
        return found is not None and any(found.version == net.version and found in net for net in self.networks)


def parse(address: str) -> Address | None:
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return None
    return (found.ipv4_mapped or found) if isinstance(found, ipaddress.IPv6Address) else found


@lru_cache(maxsize=4096)
def household(address: str) -> str:
    """What is counted as one visitor: an IPv4 address, or the first 64 bits of an IPv6 address."""
    found = parse(address)
    if isinstance(found, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((found, HOME), strict=False))
    return address if found is None else str(found)


def visitor_of(scope: Any) -> str:
    """The household from which a request or socket comes."""
    client = scope.get("client")
    return household(client[0]) if client else ""

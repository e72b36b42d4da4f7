"""Where push messages may be sent. The address is a client's choice: it must not lead into our own network."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final
from urllib.parse import SplitResult, urlsplit

LONGEST: Final = 1000  # characters
# Names are asked for in threads of their own: a name server that does not answer must not keep those that read matches.
RESOLVERS: Final = ThreadPoolExecutor(4, thread_name_prefix="push names")


class BadAddress(ValueError):
    """Not an address of a push service; the message says why."""


def check_address(endpoint: str, *, is_anywhere: bool) -> SplitResult:
    """What can be said without asking for its host. `is_anywhere`: http and our own network will do, in tests."""
    if len(endpoint) > LONGEST:
        raise BadAddress(f"an address has at most {LONGEST} characters")
    try:
        address = urlsplit(endpoint)
        has_port = address.port is not None
    except ValueError as error:
        raise BadAddress(str(error)) from None
    if address.scheme != "https" and not is_anywhere:
        raise BadAddress("a push service has an https address")
    if not address.hostname or address.username is not None or address.password is not None:
        raise BadAddress("a push service has an address with a host and without a password")
    if has_port and address.port != 443 and not is_anywhere:
        raise BadAddress("a push service has the port 443")
    if any(sign <= " " or sign == "\x7f" for sign in endpoint):
        raise BadAddress("an address has no spaces")
    return address


async def find_host(address: SplitResult, *, is_anywhere: bool) -> str:
    """The number of the host, to which the message then goes: asked again, its name may mean another. Never ours."""
    port = address.port or (443 if address.scheme == "https" else 80)
    loop = asyncio.get_running_loop()
    try:
        ask = partial(socket.getaddrinfo, address.hostname, port, type=socket.SOCK_STREAM)
        found = await loop.run_in_executor(RESOLVERS, ask)
    except (OSError, UnicodeError):
        raise BadAddress(f"there is no host {address.hostname}") from None
    numbers = [str(one[4][0]) for one in found]
    if not numbers or (not is_anywhere and not all(map(is_public, numbers))):
        raise BadAddress(f"{address.hostname} is not on the public internet")
    return numbers[0]


def is_public(number: str) -> bool:
    address = ipaddress.ip_address(number.partition("%")[0])
    if isinstance(address, ipaddress.IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour or (address.teredo[1] if address.teredo else None)
        if inner is not None:
            return is_public(str(inner))
        if address in NAT64:
            return is_public(str(ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)))
    return address.is_global and not address.is_multicast


NAT64: Final = ipaddress.IPv6Network("64:ff9b::/96")

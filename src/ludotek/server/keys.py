"""Keys of links, secrets and ids. Only hashes of keys are stored, so that timing reveals nothing about a key."""

from __future__ import annotations

import hashlib
import secrets


def new_key() -> str:
    return secrets.token_urlsafe(24)


def new_match_id() -> str:
    return secrets.token_urlsafe(9)


def new_nonce() -> str:
    return secrets.token_hex(8)


def new_secret() -> str:
    """The secret from which the throws of a match follow."""
    return secrets.token_hex(32)


def hash_of(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()


def seat_key(device_key: str, seat: int) -> str:
    """The key of a seat at a device, made from the one secret that the device made for the match."""
    return f"{device_key}.{seat}"


def device_id(device_key: str) -> str:
    """By which a device is told from others; not secret."""
    return hash_of(device_key)[:12]


def link_id(hash: str) -> str:
    """By which a log names a link; not secret."""
    return hash[:12]


def replay_key(secret: str) -> str:
    """What opens the record of a finished match, and nothing else. Everybody at the table is told it at the end."""
    return hash_of(f"ludotek replay {secret}")[:32]

"""The bases of every game's named moves and views."""

from __future__ import annotations

import msgspec


class Move(msgspec.Struct, frozen=True, kw_only=True):
    """The base of every game's named moves. A field that is None may be left out when a move is made."""


class View(msgspec.Struct, frozen=True, kw_only=True):
    """The base of every game's views: what one seat (or with viewer None a spectator) may know."""

    viewer: int | None
    actor: int  # the seat that decides, CHANCE or OVER
    legal: tuple[int, ...]  # the actions that this viewer may know to be legal now
    asides: tuple[int, ...] = ()  # what this viewer may do out of turn, besides leaving

"""What a seat's browser was sent and showed, held against the record of the finished match.

The record says what everybody had at every step. A message may show a private thing only to the one whose thing it is,
offers choices only to the one who is asked, and tells about the others what a spectator is told. How things move may
differ: everybody looks at the table from their own side.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from ludotek.game import AnyGame
from ludotek.kernel import Match, Record, State
from ludotek.scene import Scene
from ludotek.table.telling import tell
from tests.e2e.players import Player

LATELY: Final = 8  # steps that a page may lag behind what was sent to it


class Truth:
    """The match again, step by step: what is private to every seat, and what everybody may hear."""

    def __init__(self, game: AnyGame, record: Record) -> None:
        match = Match.replay(game, record, steps=0)
        self.game = game
        self.seats = record.seats
        self.last = len(record.steps)
        self.public: list[list[Any]] = [[]]  # step -> what a spectator is told
        self._states: list[State] = [match.state.copy()]
        self._private: dict[tuple[int, int], frozenset[str]] = {}
        for actor, action in record.steps:
            story = match.step(actor, action)
            told = tell(game, story, game.view(match.state, None))
            self.public.append(msgspec.json.decode(msgspec.json.encode(told)))
            self._states.append(match.state.copy())

    def scene(self, step: int, viewer: int | None) -> Scene:
        return self.game.scene(self.game.view(self._states[step], viewer))

    def private(self, step: int, seat: int) -> frozenset[str]:
        """The things that only this seat sees after so many steps: on its own sheet, and in no spectator's picture."""
        if (step, seat) not in self._private:
            own = {sprite.id for sprite in self.scene(step, seat).sprites if sprite.surface == "hand"}
            seen = {sprite.id for sprite in self.scene(step, None).sprites}
            self._private[step, seat] = frozenset(own - seen)
        return self._private[step, seat]


def leaks(truth: Truth, player: Player, seat: int | None) -> Iterator[str]:
    """Everything that this player got and somebody on this seat should not have got."""
    messages = player.messages
    last = max(message["seq"] for message in messages if message["t"] == "update")
    steps: list[int] = []  # message -> how many steps were made
    for message in messages:
        step = steps[-1] if steps else 0
        if message["t"] in ("update", "welcome"):
            step = max(0, message["seq"] - last + truth.last)
            yield from leaks_of_message(truth, seat, step, message)
        steps.append(step)
    for frames, things in player.things:
        yield from leaks_of_page(truth, seat, steps[frames - 1], set(things))


def leaks_of_message(truth: Truth, seat: int | None, step: int, message: dict[str, Any]) -> Iterator[str]:
    picture = message.get("scene") or message.get("change") or {}
    on_sheet = {sprite["id"] for sprite in picture.get("sprites", ()) if sprite.get("surface") == "hand"}
    if on_sheet and (seat is None or not on_sheet <= on_own_sheet(truth, step, seat)):
        yield f"step {step}: seat {seat} was shown {sorted(on_sheet)}"
    if truth.game.has_secrets and picture.get("choices") and message["actor"] != seat:
        yield f"step {step}: seat {seat} was offered the choices of seat {message['actor']}"
    if message["t"] == "update":
        steps = range(max(0, step - message.get("entries", 1)) + 1, step + 1)
        everybody = [one for number in steps for one in truth.public[number]]
        told, public = about_others(message.get("told", []), seat), about_others(everybody, seat)
        if len(told) != len(public) or not all(may_be_told(*pair, seat) for pair in zip(told, public, strict=True)):
            yield f"step {step}: seat {seat} was told {told}, everybody {public}"


def on_own_sheet(truth: Truth, step: int, seat: int) -> set[str]:
    return {sprite.id for sprite in truth.scene(step, seat).sprites if sprite.surface == "hand"}


def about_others(told: list[Any], seat: int | None) -> list[Any]:
    return [one for one in told if seat is None or one.get("seat") != seat]


def may_be_told(told: dict[str, Any], public: dict[str, Any], seat: int | None) -> bool:
    """In the words that everybody hears; in others only to somebody who is named in those: it happened to them."""
    said, heard = told.get("text"), public.get("text")
    if said == heard:
        return True
    named = {"t": "who", "seat": seat} in (heard or {}).get("args", {}).values()
    return named and said is not None and said["id"].endswith("-own")


def leaks_of_page(truth: Truth, seat: int | None, step: int, things: set[str]) -> Iterator[str]:
    """Nothing that is private to another seat is in the page, unless a thing with this name is one's own too."""
    own: set[str] = set()
    for before in range(max(0, step - LATELY), step + 1):
        own |= truth.private(before, seat) if seat is not None else set()
    for other in range(truth.seats):
        found = (truth.private(step, other) - own) & things if other != seat else set()
        if found:
            yield f"step {step}: the page of seat {seat} holds {sorted(found)} of seat {other}"

"""Updates are put together from parts that viewers share; each of them is what that viewer alone would be sent."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import msgspec
import pytest

from ludotek.catalogue import game
from ludotek.scene import Scene, Told
from ludotek.scene.diff import applied
from ludotek.server.lines import Viewer
from ludotek.server.messages import Update
from ludotek.server.presentation import Perspective, Updates, news, note_all
from ludotek.table import Entry, Play, decide
from ludotek.table.telling import tell
from tests.table.sitting import Log, here

VIEWERS = (0, 1, None)


@pytest.mark.parametrize("id", ["ludo", "sequence"])
def test_everybody_is_sent_what_they_alone_would_be_sent(id: str) -> None:
    log, rng = Log(here("Ann"), here("Ben"), game=game(id)), Random(5)
    places = [Perspective(log.table, viewer) for viewer in VIEWERS]
    for _ in range(30):
        pictures = {place.viewer: place.scene for place in places}
        entries = decide(log.table, Play(log.actor, rng.choice(log.table.match.state.legal()), log.table.seq))
        told = played(log, places, entries)
        updates = Updates(log.table, news(log.table, entries))
        for place in places:
            update = read(updates.message(place))
            assert (update.seq, update.entries, update.actor) == (log.table.seq, len(entries), log.table.actor)
            assert update.told == told[place.viewer]
            assert update.change is not None
            whole = applied(pictures[place.viewer], update.change)
            assert things(whole) == things(Perspective(log.table, place.viewer).scene)


def played(log: Log, places: list[Perspective], entries: list[Entry]) -> dict[Viewer, tuple[Told, ...]]:
    """Applies the entries; returns what each viewer is told by a view of their own after every step."""
    table = log.table
    told: dict[Viewer, tuple[Told, ...]] = dict.fromkeys(VIEWERS, ())
    for number, entry in enumerate(entries, start=1):
        table.apply(entry)
        assert note_all(table, places, entry, is_last=number == len(entries)) == []
        for viewer in VIEWERS:
            told[viewer] += tell(table.game, table.match.stories[-1], table.game.view(table.match.state, viewer))
    return told


def read(message: bytes) -> Update:
    """An update in which no field stands twice."""
    json.loads(message, object_pairs_hook=check_once)
    return msgspec.json.decode(message, type=Update)


def check_once(fields: list[tuple[str, object]]) -> None:
    names = [name for name, _ in fields]
    assert len(names) == len(set(names))


def things(scene: Scene) -> dict[str, object]:
    """A scene by ids: the order of things says nothing."""
    whole = msgspec.json.decode(msgspec.json.encode(scene), type=dict[str, Any])
    listed = ("sprites", "spots", "panels")
    return whole | {name: {str(one.get("id", one.get("seat"))): one for one in whole[name]} for name in listed}

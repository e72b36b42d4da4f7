"""Updates are put together from parts that viewers share; each of them is what that viewer alone would be sent."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import msgspec
import pytest

from ludotek.catalogue import game
from ludotek.scene import Scene, SceneChange, Told
from ludotek.scene.diff import applied
from ludotek.server.lines import Viewer
from ludotek.server.messages import Update
from ludotek.server.noting import StepWords, note_all
from ludotek.server.perspective import Perspective
from ludotek.server.presentation import Updates, news
from ludotek.table import Entry, Play, TakenBack, decide
from ludotek.table.telling import tell
from tests.table.sitting import Log, here

MOVES = 60


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("id", ["ludo", "sequence", "last_one_standing", "das_letzte_gefecht"])
def test_everybody_is_sent_what_they_alone_would_be_sent(id: str, seats: int) -> None:
    log, rng = Log(*[here(f"P{seat}") for seat in range(seats)], game=game(id)), Random(5)
    places = [Perspective(log.table, viewer) for viewer in (None, *range(seats))]
    pictures = {place.viewer: place.scene for place in places}
    for _ in range(MOVES):
        if log.table.is_over:
            break
        entries = decide(log.table, Play(log.actor, rng.choice(log.table.match.state.legal()), log.table.seq))
        told = played(log, places, entries)
        frames = frames_of(log, places, entries)
        for place in places:
            update = read(frames[place.viewer])
            assert (update.seq, update.entries, update.actor) == (log.table.seq, len(entries), log.table.actor)
            assert update.told == told[place.viewer]
            if update.change is not None:
                pictures[place.viewer] = applied(pictures[place.viewer], update.change)
            alone = Perspective(log.table, place.viewer)
            assert things(pictures[place.viewer]) == things(alone.scene)
            if rng.random() < 0.2:  # somebody asks for the whole picture meanwhile
                assert things(place.scene) == things(alone.scene)
                assert place.view == alone.view


@pytest.mark.parametrize("seats", [2, 4, 12])
def test_seats_that_are_shown_nothing_of_their_own_are_sent_the_same_as_spectators(seats: int) -> None:
    """SEQ-16: of a move by another player a seat learns what everybody learns, unless one of its cards is dead now."""
    log, rng = Log(*[here(f"P{seat}") for seat in range(seats)], game=game("sequence")), Random(5)
    places = [Perspective(log.table, viewer) for viewer in (None, *range(seats))]
    compared = 0
    for _ in range(MOVES):
        asked, dead = {log.actor}, {place.viewer: dead_cards(place) for place in places}
        entries = decide(log.table, Play(log.actor, rng.choice(log.table.match.state.legal()), log.table.seq))
        played(log, places, entries)
        frames = frames_of(log, places, entries)
        asked.add(log.actor)
        for place in places:
            if place.viewer not in asked and dead_cards(place) == dead[place.viewer]:
                assert frames[place.viewer] is frames[None]
                compared += place.viewer is not None
    assert compared >= (seats - 2) * MOVES / 2


def test_an_undo_is_seen_by_seats_of_whose_own_nothing_had_changed() -> None:
    """They are back at the view that was last made for them, but not at the picture."""
    log = Log(*[here(f"P{seat}") for seat in range(4)], game=game("sequence"))
    table = log.table
    places = [Perspective(table, viewer) for viewer in (None, *range(4))]
    steps, begin = len(table.match.steps), {place.viewer: things(place.scene) for place in places}
    entries = decide(table, Play(log.actor, table.match.state.legal()[0], table.seq))
    played(log, places, entries)
    scenes = {place.viewer: place.scene for place in places}
    frames = frames_of(log, places, entries)
    shown = {viewer: applied(scene, read(frames[viewer]).change or SceneChange()) for viewer, scene in scenes.items()}
    undone = TakenBack(0, steps)
    table.apply(undone)
    assert note_all(table, places, undone) == []
    frames = encoded(Updates(table, news(table, [undone])), places)
    for place in places:
        change = read(frames[place.viewer]).change
        assert change is not None
        assert things(applied(shown[place.viewer], change)) == things(place.scene) == begin[place.viewer]


def dead_cards(place: Perspective) -> list[str]:
    return [sprite.id for sprite in place.scene.sprites if sprite.symbol == "dead"]


def played(log: Log, places: list[Perspective], entries: list[Entry]) -> dict[Viewer, tuple[Told, ...]]:
    """Applies the entries; returns what each viewer is told by a view of their own after every step.

    They are taken up as a room does it: later by the update, if the game tells events alike at any time.
    """
    table = log.table
    told: dict[Viewer, tuple[Told, ...]] = {place.viewer: () for place in places}
    for number, entry in enumerate(entries, start=1):
        table.apply(entry)
        if not table.game.tells_anytime:
            assert note_all(table, places, entry, is_last=number == len(entries)) == []
        for viewer in told:
            told[viewer] += tell(table.game, table.match.stories[-1], table.game.view(table.match.state, viewer))
    return told


def frames_of(log: Log, places: list[Perspective], entries: list[Entry]) -> dict[Viewer, bytes]:
    """What viewers are sent of the entries that were applied."""
    words = StepWords(log.table, len(entries)) if log.table.game.tells_anytime else None
    return encoded(Updates(log.table, news(log.table, entries), words), places)


def encoded(updates: Updates, places: list[Perspective]) -> dict[Viewer, bytes]:
    for stage in updates.stages:
        for place in places:
            stage(updates, place)
    return updates.frames


def read(frame: bytes) -> Update:
    """An update in which no field stands twice."""
    message = frame[frame.index(b'{"t":') :]
    json.loads(message, object_pairs_hook=check_once)
    return msgspec.json.decode(message, type=Update)


def check_once(fields: list[tuple[str, object]]) -> None:
    names = [name for name, _ in fields]
    assert len(names) == len(set(names))


def things(scene: Scene) -> dict[str, object]:
    """A scene by ids: the order of things says nothing."""
    whole = msgspec.json.decode(msgspec.json.encode(scene), type=dict[str, Any])
    listed = ("sprites", "spots", "panels")
    return whole | {name: {str(one.get("id", one.get("seat"))): one for one in whole.get(name, ())} for name in listed}

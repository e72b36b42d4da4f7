"""Lets viewers take up what was done at a table: what it told them, and the position that it made."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from ludotek.kernel import Event
from ludotek.scene import Told
from ludotek.server.lines import KeptLine, Viewer, time_told, told_json
from ludotek.table import Entered, EntryRefused, HintAsked, Step, Table, TimeUp
from ludotek.table.entries import Entry
from ludotek.table.telling import entry_told, hint_told, tell

if TYPE_CHECKING:
    from ludotek.server.perspective import AnyViews, Perspective

MOST_TOLD: Final = 8192  # events whose words are kept as JSON: about 8 MB
Telling = tuple[object, Viewer, Event]  # by which plan, to whom, what
_TOLD: Final[dict[Telling, bytes]] = {}
log = logging.getLogger("ludotek.server")


class StepWords:
    """What the last steps told, in a game that tells events alike at any time. Those who are told the same share it."""

    def __init__(self, table: Table, count: int) -> None:
        self.table = table
        self._stories = table.match.stories[-count:]
        self._apart = table.game.told_apart([event for story in self._stories for event in story])
        self._made: dict[Viewer, bytes] = {}

    def told_to(self, place: Perspective) -> bytes:
        """All of it as JSON, the inside of a list. Its lines in the log are made when somebody asks for them."""
        viewer = place.viewer if self._apart is None or place.viewer in self._apart else None
        made = self._made.get(viewer)
        if made is None:
            told = [self._story_json(story, viewer, place) for story in self._stories]
            made = self._made[viewer] = b",".join(filter(None, told))
        return made

    def _story_json(self, story: list[Event], viewer: Viewer, place: Perspective) -> bytes:
        plan: object = self.table.match.state.plan  # type: ignore[attr-defined]  # see GameRules: every state has one
        if len(story) == 1:
            return self._event_json((plan, viewer, story[0]), place)
        return b",".join(filter(None, [self._event_json((plan, viewer, event), place) for event in story]))

    def _event_json(self, told: Telling, place: Perspective) -> bytes:
        """What any match with this plan tells a viewer of an event; empty if nothing. `place`: somebody told so."""
        known = _TOLD.get(told)
        if known is None:
            if len(_TOLD) >= MOST_TOLD:
                _TOLD.clear()
            known = _TOLD[told] = told_json(tell(self.table.game, [told[2]], place.view))
        return known


def note_all(table: Table, places: Iterable[Perspective], entry: Entry, *, is_last: bool = True) -> list[Perspective]:
    """Lets everybody take up an applied entry; returns those for whom the game has no picture or no words.

    Before the last entry of a command nobody is shown anything: then only the views are made by which it is told.
    """
    words, views = Words(table, entry), table.game.views(table.match.state)
    failed: list[Perspective] = []
    for place in places:
        try:
            words.tell(place, views)
            if is_last:
                place.view = views.of(place.viewer)
        except Exception:
            log.exception("no words for viewer %s", place.viewer)
            failed.append(place)
    return failed


class Words:
    """What an entry tells its viewers. Those who are told the same share it."""

    def __init__(self, table: Table, entry: Entry) -> None:
        self.table = table
        self.entry = entry
        self.is_step = isinstance(entry, Step)
        self._apart = table.game.told_apart(table.match.stories[-1]) if self.is_step else ()
        self._made: dict[Viewer, tuple[bytes, KeptLine]] = {}

    def tell(self, place: Perspective, views: AnyViews) -> None:
        viewer = place.viewer if self._apart is None or place.viewer in self._apart else None
        made = self._made.get(viewer)
        if made is None:
            told = told_json(self._told(place, viewer, views))
            made = self._made[viewer] = told, KeptLine(self.table.seq, told)
        told, line = made
        place.note(told)
        if self.is_step:
            place.lines.extend([line])

    def _told(self, place: Perspective, viewer: Viewer, views: AnyViews) -> tuple[Told, ...]:
        """As this viewer is told it; `place` is one of those who are told so."""
        table, entry = self.table, self.entry
        if self.is_step:
            view = place.view if table.game.tells_anytime else views.of(viewer)
            return tell(table.game, table.match.stories[-1], view)
        if isinstance(entry, TimeUp):
            return (time_told(entry),)
        if isinstance(entry, Entered | EntryRefused):
            return tuple(entry_told(entry) for seq, _ in table.entered.second[-1:] if seq == table.seq)
        return (hint_told(entry.seat),) if isinstance(entry, HintAsked) else ()

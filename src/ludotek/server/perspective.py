"""The table as one viewer sees it, and what changed in it. All of it is made from the viewer's views."""

from __future__ import annotations

from typing import Any

from ludotek.game.changes import Shown, ViewComparison
from ludotek.kernel import State, View
from ludotek.kernel.game_rules import Views
from ludotek.scene import Comparison, Parts, Scene
from ludotek.server.lines import Lines, Viewer
from ludotek.server.look_ahead import with_look_ahead
from ludotek.table import Table

AnyViews = Views[Any, Any]


class Pictures:
    """The pictures of one position: what its viewers see alike is made and compared once for all."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.pictures = Comparison()
        self.views = ViewComparison(table.game)
        self._first: Parts | None = None  # of the first viewer
        self.spectators: tuple[Shown, bytes] | None = None  # what they are shown, and what changed in it

    def parts(self, view: View) -> Parts:
        """The picture of a view, with what can be tapped one decision early."""
        parts: Parts = self.table.game.parts(view, self._first)
        self._first = self._first or parts
        return with_look_ahead(self.table, view, parts) if parts.choices else parts


class Perspective:
    """The table as one viewer sees it. Keeps what it was shown last, so that only differences are sent."""

    def __init__(self, table: Table, viewer: Viewer, lines: Lines | None = None) -> None:
        self.table = table
        self.viewer = viewer
        self.lines = lines or Lines(table, viewer)
        self.lines.catch_up()
        self._view: View | None = look(table, viewer)  # None: it is made when somebody asks for it
        self._seq = table.seq  # of the position that is shown
        parts = Pictures(table).parts(self.view)
        self._parts: Parts | None = parts  # of the view that is shown; None: they are made when they are wanted
        self._shown = shown_in(self.view, parts)
        self._own = self._own_of(table.match.state)
        self._told: list[bytes] = []  # since then, as JSON

    @property
    def view(self) -> View:
        if self._view is None:
            self._view = look(self.table, self.viewer)
        return self._view

    @view.setter
    def view(self, view: View) -> None:
        self._view, self._own = view, None

    @property
    def scene(self) -> Scene:
        return self._picture().scene(self.table.game.package)

    def _picture(self) -> Parts:
        shown = self._shown
        if self._parts is None:
            self._parts = Pictures(self.table).parts(shown.view)
        if shown.public is None:
            return self._parts
        return self._parts.with_shared_of(Pictures(self.table).parts(shown.public))

    def note(self, told: bytes) -> None:
        """Takes up what an applied entry told."""
        if told:
            self._told.append(told)

    def take_told(self) -> bytes:
        """What was told since the last time, as JSON: the inside of a list."""
        told, self._told = b",".join(self._told), []
        return told

    def follow(self, pictures: Pictures) -> bytes:
        """Returns what changed in the picture since the last time, as JSON of a `SceneChange`; empty if the viewer
        knows nothing new."""
        if self._view is None and pictures.spectators is not None:
            (theirs, change), here = pictures.spectators, self._shown
            self._shown = Shown(here.view, theirs.view, theirs.prompt, here.choices, here.asides)
        else:
            change = self._follow_view(pictures)
        self._seq = self.table.seq
        if self.viewer is None:
            pictures.spectators = self._shown, change
        return change

    def _follow_view(self, pictures: Pictures) -> bytes:
        view, before = self.view, self._shown
        if before.public is None and (view is before.view or view == before.view):
            return b""
        found = pictures.views.change(self._seq, before, view)
        if found is not None:
            change, self._shown = found
            self._parts = None
            return change
        old, new = self._picture(), pictures.parts(view)
        self._parts, self._shown = new, shown_in(view, new)
        return pictures.pictures.change(old, new)

    def _own_of(self, state: State) -> object:
        """What only this viewer sees, see `GameRules.own_of`; None if it is not known, or if the viewer is asked."""
        own_of, viewer = self.table.game.own_of, self.viewer
        return None if own_of is None or viewer is None or viewer == state.actor else own_of(state, viewer)

    def note_position(self, state: State, views: AnyViews) -> None:
        """Takes up the view of a position, or only that there is one, if nothing of the viewer's own has changed: then
        it changes as that of spectators, whose picture is made first."""
        own = self._own_of(state)
        if own is not None and own == self._own:
            self._view = None
        else:
            self._view, self._own = views.of(self.viewer), own


def shown_in(view: View, parts: Parts) -> Shown:
    return Shown(view, None, parts.prompt, parts.choices, parts.asides)


def look(table: Table, viewer: Viewer) -> View:
    view: View = table.game.view(table.match.state, viewer)
    return view

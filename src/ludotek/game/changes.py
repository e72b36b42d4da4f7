"""What changed for viewers from one position to the next, found between their views: no picture is made for it.

Only a game with `change_of` can say so. None of its choices looks ahead, so that nothing of a picture depends on more
than the view.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from ludotek.game.game import AnyGame
from ludotek.kernel import Text, View
from ludotek.scene import Choice, PictureChange
from ludotek.scene.parts import choices_changed, fields_of, joined, panel_fields

encode: Final = msgspec.json.Encoder().encode


class Shown(msgspec.Struct, frozen=True, gc=False):
    """What a viewer was shown last, without the picture."""

    view: View
    public: View | None  # what spectators saw then, if all but the viewer's own has changed as for them since `view`
    prompt: Text
    choices: tuple[Choice, ...]
    asides: tuple[Choice, ...]


class _Shared(msgspec.Struct, frozen=True, gc=False):
    """What changed for all viewers alike since a position."""

    since: int
    change: PictureChange | None  # None: the game cannot say it
    panels: bytes = b""  # fields of a change as JSON, as below
    fields: bytes = b""  # of all of it
    choices: tuple[Choice, ...] = ()  # in an open game


class ViewComparison:
    """Finds what changed up to one position, for one viewer after the other. What they see alike is found once."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self._shared: _Shared | None = None

    def change(self, since: int, before: Shown, view: View) -> tuple[bytes, Shown] | None:
        """The `SceneChange` from what was shown to a view, as JSON, and what is shown then; None if the game cannot say
        it. `since`: the number of the position that was shown."""
        game: Any = self._game
        shared = self._shared
        if shared is None or shared.since != since:
            shared = self._shared = self._found(since, before, view)
        if shared.change is None:
            return None
        if game.is_open:
            choices, found = shared.choices, [shared.fields]
        else:
            choices = tuple(game.choices(view)) if view.legal else ()
            found = [self._with_own(shared, before.view, view), choices_changed(before.choices, choices)]
        prompt, asides = game.prompt_of(view), tuple(game.asides_of(view)) if view.asides else ()
        if prompt is not before.prompt and prompt != before.prompt:
            found.append(b'"prompt":' + encode(prompt))
        if asides != before.asides:
            found.append(b'"asides":' + encode(asides))
        return b"{" + b",".join(filter(None, found)) + b"}", Shown(view, None, prompt, choices, asides)

    def _found(self, since: int, before: Shown, view: View) -> _Shared:
        found = self._game.public_change(before.public or before.view, view)
        if found is None:
            return _Shared(since, None)
        change, panels = found[0], panel_fields(found[1])
        choices = tuple(self._game.choices(view)) if self._game.is_open else before.choices
        fields = fields_of((change.sprites, change.spots)), panels, choices_changed(before.choices, choices)
        return _Shared(since, change, panels, b",".join(filter(None, fields)), choices)

    def _with_own(self, shared: _Shared, before: View, view: View) -> bytes:
        own = None if view.viewer is None else self._game.own_change_of(before, view)
        if own is None or shared.change is None:
            return shared.fields
        sprites, spots = joined([shared.change.sprites, own.sprites]), joined([shared.change.spots, own.spots])
        return b",".join(filter(None, [fields_of((sprites, spots)), shared.panels]))

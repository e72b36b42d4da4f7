"""The face of a game's folder: its rules, and how they are presented to people."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import msgspec

from ludotek.game.defaults import (
    CHANCE_FIRST,
    no_badges,
    no_change,
    no_choices,
    no_counters,
    no_explanation,
    no_faces,
    no_facts,
    no_place,
    no_reason,
    no_throw,
    nothing_counted,
    plain_entry,
    text_picture,
    usual_face,
    usual_outcome,
    usual_prompt,
    usual_turn,
)
from ludotek.game.refs import Ref, Refs
from ludotek.kernel import CHANCE, OVER, Event, GameRules, Refusal, Text, View, Who
from ludotek.kernel.game_rules import M, O, S, V
from ludotek.scene import (
    SHAPES,
    Choice,
    Counter,
    DieFace,
    DueEntry,
    DueThrow,
    Facts,
    Line,
    Panel,
    Parts,
    Picture,
    PictureChange,
    Scene,
    SeatFace,
    Told,
)

_SHOWN: dict[str, tuple[View | None, set[str]]] = {}  # game -> the view last asked about, and the things in its picture


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class Game(GameRules[S, O, M, V]):
    """One instance, exported as `GAME`. Everything here is made from a view, never from a state."""

    gallery_order: int = 100  # its place in the gallery
    colours: tuple[str, ...] = tuple(SHAPES)  # seat -> the house colour that it is known by, if the view names none
    face_of: Callable[[V, int], SeatFace] | None = None  # name, tone and shape of a seat; else those of its colour
    prompt_of: Callable[[V], Text] = usual_prompt  # what is going on; "you" to the viewer in ids that end in -you
    choice_of: Callable[[V, int], Choice] | None = None  # one of the view's legal actions
    choices_of: Callable[[V], list[Choice]] | None = None  # all of them, where their order or one depends on others
    asides_of: Callable[[V], list[Choice]] = no_choices  # what the viewer may do out of turn; played as interjections
    outcome_text: Callable[[V, int], Text] = usual_outcome  # a chance outcome, for entering those of a real table
    picture_of: Callable[[V], Picture]  # surfaces, sprites and spots
    own_picture_of: Callable[[V, Picture], Picture] | None = None  # the same, with the groups of another viewer's
    change_of: Callable[[V, V], PictureChange | None] | None = (
        None  # what of that all see change from one view to another; None: two pictures are compared. See `changes`
    )
    own_change_of: Callable[[V, V], PictureChange | None] = no_change  # the same of what only the viewer sees
    counters_of: Callable[[V, int], tuple[Counter, ...]] = no_counters  # the numbers on a seat's panel
    badges_of: Callable[[V, int], tuple[Text, ...]] = no_badges  # words on a seat's panel: first place, has left
    entry_of: Callable[[V], DueEntry] | None = None  # at CHANCE: what is asked at a table with its own dice and cards
    throw_of: Callable[[V], DueThrow | None] = no_throw  # at CHANCE: the throw that a seat makes by hand, if it is one
    turn_of: Callable[[V], int | None] = usual_turn  # whose turn it is, for the panels
    lines_of: Callable[[V], list[Line]] | None = None  # the text picture, at most 80 x 18; else the things by rows
    tell_event: Callable[[Any, V], Told | None]  # an event as the viewer may know it; None: nothing is to be said
    apart_of: Callable[[Any], Collection[int]] | None = (
        None  # the seats that are told an event in another way than spectators; None: perhaps all of them
    )
    tells_anytime: bool = False  # whether an event is told alike by any view of its viewer in any match with this plan
    refs: Refs = field(default_factory=Refs)  # what the ids of things in the picture stand for
    chance_refusal: Refusal = CHANCE_FIRST  # something is touched before a throw or draw
    explain_anytime: Callable[[V, tuple[Ref, ...]], Refusal | None] = no_explanation  # what things say at any time
    explain_choice: Callable[[V, tuple[Ref, ...]], Refusal | None] = no_explanation  # why they give the mover no choice
    reason_of: Callable[[V, V, list[Event]], Text | None] = (
        no_reason  # why a move is good: views before and after, events
    )

    numbers: tuple[str, ...] = ()  # what is counted for the result, by text ids
    count_event: Callable[[Event, V], Iterable[tuple[str, int]]] = (
        nothing_counted  # which numbers an event raises by one, and for which seats; seen by a spectator at the end
    )
    place_of: Callable[[V, int], int | None] = (
        no_place  # at the end: the place of a seat that has not won, if it has one
    )

    facts_of: Callable[[V], Facts] = no_facts  # what all texts of things.toml may name
    die_faces: Callable[[V, str], tuple[DieFace, ...]] = no_faces  # of a die that things.toml names

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.choice_of is None and self.choices_of is None and not self.kinds:
            raise TypeError(
                f"{self.id} must have choice_of or choices_of, or kinds if its moves are always the same few"
            )

    def seat(self, view: V, seat: int) -> SeatFace:
        return usual_face(self.colours, view, seat) if self.face_of is None else self.face_of(view, seat)

    def prompt(self, view: V) -> Text:
        return self.prompt_of(view)

    def choices(self, view: V) -> list[Choice]:
        """What the viewer may do now. By default `choose-<kind>`, about the thing whose id is that kind, if any."""
        if self.choices_of is not None:
            return self.choices_of(view)
        if self.choice_of is not None:
            return [self.choice_of(view, action) for action in view.legal]
        things = self.picture_of(view).things()
        named = [(action, self.kinds[action]) for action in view.legal]
        return [Choice(action, Text(f"choose-{kind}"), (kind,) if kind in things else ()) for action, kind in named]

    def asides(self, view: V) -> list[Choice]:
        return self.asides_of(view)

    def outcome(self, view: V, action: int) -> Text:
        return self.outcome_text(view, action)

    @property
    def can_enter(self) -> bool:
        """Whether chance can be entered from a real table: with secrets only the game can say what a seat may know."""
        return self.entry_of is not None or not self.has_secrets

    def entry(self, state: S, viewer: int | None) -> DueEntry | None:
        """What chance has to bring now, for a table where it is entered: the question for those who may know the
        outcome, spectators too; for others only who is asked. None if nothing is to be thrown or drawn."""
        if state.actor != CHANCE or not self.can_enter:
            return None
        view = self.view(state, viewer)
        due = plain_entry(self, state, view) if self.entry_of is None else self.entry_of(view)
        return due if viewer in due.seats or not due.is_secret else due.without_question()

    @cached_property
    def has_throws(self) -> bool:
        """Whether seats throw by hand in this game."""
        return self.throw_of is not no_throw

    def throw(self, state: S) -> DueThrow | None:
        """The throw that is due now by a seat's own hand; None if nothing is thrown, or nobody has to be asked."""
        if not self.has_throws or state.actor != CHANCE:
            return None
        return self.throw_of(self.view(state, None))

    def show(self, view: V) -> list[Line]:
        return self.lines_of(view) if self.lines_of is not None else text_picture(self.picture_of(view))

    def tell(self, event: Event, view: V) -> Told | None:
        return self.tell_event(event, view)

    def told_apart(self, story: Iterable[Event]) -> Collection[int] | None:
        """The seats that are told these events in another way than spectators; None: perhaps all of them."""
        if self.is_open:
            return ()
        if self.apart_of is None:
            return None
        return {seat for event in story for seat in self.apart_of(event)}

    def scene(self, view: V) -> Scene:
        """The whole picture: the game's own part, and what every table has round it."""
        return self.parts(view).scene(self.package)

    def parts(self, view: V, beside: Parts | None = None) -> Parts:
        """A scene in parts. `beside` are those of another viewer of the same position: what all see alike is taken from
        them. That are the panels, and in an open game all but the prompt and what is done out of turn."""
        prompt, asides = self.prompt_of(view), tuple(self.asides_of(view))
        if beside is not None and self.is_open:
            return msgspec.structs.replace(beside, prompt=prompt, asides=asides)
        if beside is None or self.own_picture_of is None:
            picture = self.picture_of(view)
        else:
            picture = self.own_picture_of(view, beside.picture)
        panels = self._panels(view, picture.seats) if beside is None else beside.panels
        return Parts(picture, panels, prompt, tuple(self.choices(view)), asides)

    def public_change(self, before: V, view: V) -> tuple[PictureChange, list[Panel]] | None:
        """What all see change from one view to another, and the panels that are others; None if the game cannot say."""
        found = None if self.change_of is None else self.change_of(before, view)
        if found is None:
            return None
        was, turn = self._turn(before), self._turn(view)
        turns = {seat for seat in (was, turn) if seat is not None} if was != turn else set()
        panels = {seat: self._panel(view, seat, turn) for seat in {*turns, *found.seats}}
        is_other = {seat: seat in turns or panel != self._panel(before, seat, was) for seat, panel in panels.items()}
        return found, [panels[seat] for seat in sorted(panels) if is_other[seat]]

    def _panels(self, view: V, seats: int) -> tuple[Panel, ...]:
        turn = self._turn(view)
        return tuple([self._panel(view, seat, turn) for seat in range(seats)])

    def _turn(self, view: V) -> int | None:
        return None if view.actor == OVER else self.turn_of(view)

    def _panel(self, view: V, seat: int, turn: int | None) -> Panel:
        return Panel(
            seat, self.seat(view, seat), seat == turn, self.counters_of(view, seat), self.badges_of(view, seat)
        )

    def explain(self, view: V, things: tuple[str, ...]) -> Refusal | None:
        """Why the things of the picture that the viewer touched give no choice now; None if there is nothing to say."""
        shown = self._things(view)
        touched = self.refs.read_all(thing for thing in things if thing in shown)
        if not touched:
            return None
        return self.explain_anytime(view, touched) or self._explain_turn(view) or self._explain_choice(view, touched)

    def _things(self, view: V) -> set[str]:
        """The ids of the things in the picture of a view, kept for the next question about the same view."""
        asked, things = _SHOWN.get(self.id, (None, set()))
        if asked is not view:
            things = self.picture_of(view).things()
            _SHOWN[self.id] = view, things
        return things

    def _explain_turn(self, view: V) -> Refusal | None:
        if view.actor == CHANCE:
            return self.chance_refusal
        if view.actor == OVER or view.viewer == view.actor:
            return None
        return Refusal("not_your_turn", Text("refuse-not-your-turn", {"who": Who(view.actor)}), self.turn_clause)

    def _explain_choice(self, view: V, touched: tuple[Ref, ...]) -> Refusal | None:
        return None if view.actor == OVER else self.explain_choice(view, touched)


AnyGame = Game[Any, Any, Any, Any]

"""The check of secrecy, for any game: what a viewer cannot know makes no difference to anything the viewer gets.

`State.redeal` gives a state that the viewer cannot tell from the real one. If anything outward is different for the two
(a view, a picture, a text, a choice, what is told, a refusal), something has leaked. And two states that a viewer
cannot tell apart, dealt anew with the same generator, are equal: what is dealt does not depend on what is hidden.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple, TypeVar

from ludotek.game import AnyGame, Thing, about_thing, things_in
from ludotek.kernel import CHANCE, INTERJECTION, OVER, Event, Field, Match, Move, Rng, State, View
from ludotek.scene import Scene
from tests.conformance.cases import Case, encoded, random_interjection, random_step

Viewer = int | None
T = TypeVar("T")
FEW = 8  # alternatives to a step, things in the picture
OTHERS = 2  # seats that look at a step besides the one that is asked


class Step(NamedTuple):
    """One step of a real match, with the states around it."""

    before: State
    actor: int
    action: int
    story: list[Event]
    after: State


def viewers(seats: int) -> list[Viewer]:
    return [None, *range(seats)]


def some_viewers(seats: int, actor: int, rng: Rng) -> list[Viewer]:
    """A spectator, the seat that is asked and two others, any of them: at a full table not everybody each time."""
    others = [seat for seat in range(seats) if seat != actor]
    while len(others) > OTHERS:
        others.pop(rng.below(len(others)))
    return [None, *others, *([actor] if actor >= 0 else [])]


def steps_of(case: Case, rng: Rng, one_in: int) -> Iterator[Step]:
    """Steps of random play, about one in so many and the last, with somebody leaving now and then."""
    match = Match.new(case.game, case.seats, case.options)
    while not match.is_over:
        before = match.state.copy()
        chosen = random_interjection(match, rng) if rng.below(40 * one_in) == 0 else None
        story = match.interject(*chosen) if chosen else random_step(match, rng)
        if chosen or match.state.actor == OVER or rng.below(one_in) == 0:
            yield Step(before, *match.steps[-1], story, match.state.copy())


def outward(game: AnyGame, state: State, viewer: Viewer, seats: int, moves: Sequence[Move]) -> dict[str, bytes]:
    """Everything that this viewer gets of a state."""
    view: View = game.view(state, viewer)
    scene = game.scene(view)
    things = sorted([sprite.id for sprite in scene.sprites] + [spot.id for spot in scene.spots])
    things = things[:: max(1, len(things) // FEW)]
    found = {
        "view": encoded(view),
        "prompt": encoded(game.prompt(view)),
        "choices": encoded(game.choices(view)),
        "asides": encoded(game.asides(view)),
        "show": encoded(game.show(view)),
        "entry": encoded(game.entry(state, viewer)),
        "scene": encoded(scene),
        "faces": encoded([game.seat(view, seat) for seat in range(seats)]),
        "refusals of touched things": encoded([game.explain(view, (thing,)) for thing in things]),
        "explanations": encoded([about_thing(game, view, scene, thing) for thing in some_things(scene)]),
    }
    if viewer is not None:
        found["interjections"] = encoded(state.interjections(viewer))
    if viewer is not None and viewer == state.actor:
        illegal = [move for move in moves if game.action(state, move) is None]
        found["refusals"] = encoded([game.refuse(state, viewer, move) for move in illegal])
        found["legal moves"] = encoded([game.move(state, action) for action in state.legal()])
    return found


def some_things(scene: Scene) -> list[Thing]:
    found = list(things_in(scene))
    return found[:: max(1, len(found) // FEW)]


def told(game: AnyGame, story: list[Event], state: State, viewer: Viewer) -> bytes:
    view: View = game.view(state, viewer)
    return encoded([game.tell(event, view) for event in story])


def check_state(game: AnyGame, state: State, seats: int, moves: Sequence[Move], rng: Rng) -> None:
    for viewer in some_viewers(seats, int(state.actor), rng):
        view: View = game.view(state, viewer)
        real = outward(game, state, viewer, seats, moves)
        dealt = game.samples(state, viewer).draw(rng)
        check_redeal(game, state, dealt, viewer)
        other = outward(game, dealt, viewer, seats, moves)
        different = [name for name in real if real[name] != other.get(name)]
        assert not different, f"viewer {viewer} can tell what is hidden by {', '.join(different)}"
        is_asked = viewer is not None and viewer == state.actor
        assert is_asked or not game.has_secrets or not view.legal, f"viewer {viewer} sees the choices of {state.actor}"


def check_redeal(game: AnyGame, state: State, dealt: State, viewer: Viewer) -> None:
    """`dealt` is `state` dealt anew for the viewer: what the viewer knows is unchanged, the rest was not looked at."""
    for field in game.fields(state).all():
        before, after = field.numbers(state), field.numbers(dealt)
        if field.known == "owner" and viewer is not None:
            share = len(before) // game.setting(state)[0]
            before, after = (numbers[viewer * share : (viewer + 1) * share] for numbers in (before, after))
        assert before == after or not is_known(field, viewer), f"viewer {viewer} finds {field.key} changed"
    again, other = (game.samples(one, viewer).draw(Rng(3)) for one in (state, dealt))
    different = game.difference(again, other)
    assert different is None, f"what viewer {viewer} would be dealt of {different} depends on what is hidden"


def is_known(field: Field, viewer: Viewer) -> bool:
    return field.known == "everybody" or (field.known == "owner" and viewer is not None)


def alternatives(game: AnyGame, state: State, step: Step, viewer: Viewer, rng: Rng) -> list[int]:
    """What may have happened in a re-dealt state instead of the step, as far as this viewer knows; at most a few."""
    if step.action >= INTERJECTION or viewer == step.actor:
        return [step.action]
    possible = [action for action, _ in state.chances()] if step.actor == CHANCE else state.legal()
    # Without secrets everybody sees what happens, also what leaves no trace: a throw that nothing can be done with.
    if not game.has_secrets:
        return [action for action in possible if action == step.action]
    return some(possible, rng)


def some(items: Sequence[T], rng: Rng) -> list[T]:
    """A few of them, any of them."""
    left = list(items)
    return [left.pop(rng.below(len(left))) for _ in range(min(FEW, len(left)))]


def after(state: State, step: Step, action: int) -> tuple[State, list[Event]]:
    there = state.copy()
    story: list[Event] = []
    there.story = story
    if action >= INTERJECTION:
        there.interject(step.actor, action)
    else:
        there.apply(action)
    there.story = None
    return there, story


def check_step(game: AnyGame, step: Step, seats: int, rng: Rng) -> int:
    """Different steps that leave a viewer with the same view are told in the same words. Returns how many there were.

    So in a game with secrets the view shows what the last step told: who connects again has missed nothing.
    """
    compared = 0
    for viewer in some_viewers(seats, step.actor, rng):
        real_view = encoded(game.view(step.after, viewer))
        real = told(game, step.story, step.after, viewer)
        dealt = game.samples(step.before, viewer).draw(rng)
        for action in alternatives(game, dealt, step, viewer, rng):
            there, story = after(dealt, step, action)
            if encoded(game.view(there, viewer)) != real_view:
                continue
            compared += 1
            assert told(game, story, there, viewer) == real, f"viewer {viewer} is told what is hidden"
    return compared


def check_knowledge(game: AnyGame, states: Sequence[State], seats: int, rng: Rng) -> None:
    """In a game with secrets there is something that each viewer does not know; without secrets there is nothing."""
    for viewer in viewers(seats):
        unlike = [game.difference(game.samples(state, viewer).draw(rng), state) is not None for state in states]
        assert any(unlike) == game.has_secrets, f"viewer {viewer} knows {'everything' if game.has_secrets else 'less'}"


def check_secrecy(case: Case, moves: Sequence[Move], *, games: int, one_in: int = 1) -> None:
    """All of it, along random play: at about one step in so many."""
    game = case.game
    rng = Rng(5)
    compared = 0
    states: list[State] = []
    for _ in range(games):
        for step in steps_of(case, rng, one_in):
            check_state(game, step.before, case.seats, moves, rng)
            compared += check_step(game, step, case.seats, rng)
            states.append(step.before)
        check_state(game, step.after, case.seats, moves, rng)
    assert compared, "no step could be compared with another"
    if not case.options:  # there may be options that leave nothing to hide
        check_knowledge(game, states, case.seats, rng)

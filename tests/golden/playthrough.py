"""A playthrough as text: every step in words, the board now and then. For any game."""

from __future__ import annotations

from collections.abc import Iterator

from ludotek.bots import RandomBot
from ludotek.game import AnyGame
from ludotek.kernel import CHANCE, Event, Match, Rng
from ludotek.scene import Line
from ludotek.text import Words, words
from tests.golden.specs import Spec

BOARD_EVERY = 20  # steps
WIDTH = 118


def playthrough(game: AnyGame, spec: Spec) -> str:
    return "\n".join(line.rstrip() for line in lines(game, spec)) + "\n"


def lines(game: AnyGame, spec: Spec) -> Iterator[str]:
    said = words("en", game)
    match = Match.new(game, spec.seats, spec.options)
    names = [said.say(game.seat(game.view(match.state, None), seat).name) for seat in range(spec.seats)]
    yield f"{said.say(game.title)}: {spec.about}"
    yield f"{game.id} version {game.version}, seed {spec.seed}, {', '.join(names)}"
    yield from (f"{name} = {value}" for name, value in spec.options.items())
    yield from board(match, said, names)
    rng = Rng(spec.seed)
    while not match.is_over:
        story = step(match, rng)
        yield from wrapped(f"{len(match.steps):3}  ", sentences(match, story, said, names))
        if len(match.steps) % BOARD_EVERY == 0 or match.is_over:
            yield from board(match, said, names)
    yield f"scores: {', '.join(f'{name} {score:g}' for name, score in zip(names, match.state.scores(), strict=True))}"


def step(match: Match, rng: Rng) -> list[Event]:
    if match.state.actor == CHANCE:
        return match.draw(rng)
    seat = int(match.state.actor)
    view, samples = match.game.view(match.state, seat), match.game.samples(match.state, seat)
    return match.play(seat, RandomBot().choose(match.game, view, samples, rng))


def sentences(match: Match, story: list[Event], said: Words, names: list[str]) -> list[str]:
    view = match.game.view(match.state, None)
    told = [match.game.tell(event, view) for event in story]
    return [said.say(found.text, names) for found in told if found and found.text]


def wrapped(head: str, parts: list[str]) -> Iterator[str]:
    """Whole sentences, as many on a line as there is room for."""
    line = head
    for part in parts or ["(nothing is told)"]:
        if len(line) + len(part) > WIDTH and line.strip() != head.strip():
            yield line
            line = " " * len(head)
        line += part + " "
    yield line


def board(match: Match, said: Words, names: list[str]) -> Iterator[str]:
    view = match.game.view(match.state, None)
    picture: list[Line] = match.game.show(view)
    yield ""
    for drawn in picture:
        yield "     " + "".join(said.say(span.text, names) for span in drawn)
    yield f"     {said.say(match.game.prompt(view), names)}"
    yield ""

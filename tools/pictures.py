"""Draws the pictures of the docs: positions in the middle of seeded games, and the steps of the summaries.

    python tools/pictures.py          write docs/pictures/*.svg

A test compares the files with what the scenes draw now, so they are golden images too.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from ludotek.catalogue import built_in
from ludotek.game import AnyGame, draw_step, summary_of
from ludotek.kernel import CHANCE, Match, Rng

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "pictures"
STEPS_EACH = 55  # per player: far enough that most things are on the board
BEFORE_THE_END = 0.9  # of a game that is over by then


def pictures() -> Iterator[tuple[str, str]]:
    """File name -> SVG."""
    for game in built_in():
        for seats in sorted({game.seats[0], min(4, game.seats[-1]), game.seats[-1]}):
            for dark in (False, True):
                yield f"{game.id}-{seats}{'-dark' if dark else ''}.svg", draw(game, seats, dark=dark)
        summary = summary_of(game)
        for number in range(len(summary.steps) if summary is not None else 0):
            drawn = draw_step(game, number)
            if drawn is not None:
                yield f"{game.id}-step-{number}.svg", drawn + "\n"


def draw(game: AnyGame, seats: int, *, dark: bool) -> str:
    """From the seat of the first player. A short game is not shown at its end but before it."""
    match = played(game, seats, STEPS_EACH * seats)
    if match.is_over:
        match = played(game, seats, int(len(match.steps) * BEFORE_THE_END))
    return game.scene(game.view(match.state, 0)).svg(dark=dark) + "\n"


def played(game: AnyGame, seats: int, steps: int) -> Match:
    match = Match.new(game, seats)
    rng = Rng(seats)
    while not match.is_over and (len(match.steps) < steps or match.state.actor == CHANCE):
        if match.state.actor == CHANCE:
            match.draw(rng)
        else:
            legal = match.state.legal()
            match.play(int(match.state.actor), legal[rng.below(len(legal))])
    return match


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for old in FOLDER.glob("*.svg"):
        old.unlink()
    for name, svg in pictures():
        (FOLDER / name).write_text(svg, "utf-8")
        print(name)

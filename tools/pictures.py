"""Draws the pictures of the docs: a position in the middle of a seeded game, for every game and some player counts.

    python tools/pictures.py          write docs/pictures/*.svg

A test compares the files with what the scenes draw now, so they are golden images too.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from ludotek.catalogue import built_in
from ludotek.kernel import CHANCE, AnyGame, Match, Rng

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "pictures"
STEPS_EACH = 55  # per player: far enough that most things are on the board


def pictures() -> Iterator[tuple[str, str]]:
    """File name -> SVG."""
    for game in built_in():
        for seats in sorted({game.seats[0], min(4, game.seats[-1]), game.seats[-1]}):
            for dark in (False, True):
                yield f"{game.id}-{seats}{'-dark' if dark else ''}.svg", draw(game, seats, dark=dark)


def draw(game: AnyGame, seats: int, *, dark: bool) -> str:
    match = Match.new(game, seats)
    rng = Rng(seats)
    while not match.is_over and (len(match.steps) < STEPS_EACH * seats or match.state.actor == CHANCE):
        if match.state.actor == CHANCE:
            match.draw(rng)
        else:
            legal = match.state.legal()
            match.play(int(match.state.actor), legal[rng.below(len(legal))])
    return game.scene(game.view(match.state, 0)).svg(dark=dark) + "\n"


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for old in FOLDER.glob("*.svg"):
        old.unlink()
    for name, svg in pictures():
        (FOLDER / name).write_text(svg, "utf-8")
        print(name)

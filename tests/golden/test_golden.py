"""Golden playthroughs: they guard against change; the clause tests hold the truth.

After a change that is meant, `pytest tests/golden --rewrite-golden` writes them anew; read the difference.
"""

from __future__ import annotations

import pytest

from ludotek import catalogue
from ludotek.kernel.options import fields
from tests.golden.playthrough import playthrough
from tests.golden.specs import GOLDEN, kept, specs

GAMES = {game.id: game for game in catalogue.built_in()}
ALL = [(id, name) for id in GAMES for name in specs(id)]
MOST_LINES = 300


@pytest.mark.parametrize(("id", "name"), ALL, ids=["/".join(pair) for pair in ALL])
def test_the_playthrough_is_as_it_was(id: str, name: str, request: pytest.FixtureRequest) -> None:
    file = kept(id, name)
    played = playthrough(GAMES[id], specs(id)[name])
    if request.config.getoption("--rewrite-golden"):
        file.parent.mkdir(exist_ok=True)
        file.write_text(played, "utf-8")
    assert file.is_file(), f"no {file.name}: pytest tests/golden --rewrite-golden, then read it"
    assert played == file.read_text("utf-8")


@pytest.mark.parametrize(("id", "name"), ALL, ids=["/".join(pair) for pair in ALL])
def test_a_playthrough_can_be_read(id: str, name: str) -> None:
    lines = kept(id, name).read_text("utf-8").splitlines()
    assert len(lines) < MOST_LINES
    assert max(map(len, lines)) <= 120


@pytest.mark.parametrize("id", GAMES)
def test_no_game_lacks_a_playthrough(id: str) -> None:
    assert specs(id), f"write tests/games/{id}/golden.toml"
    known = {field.name for field in fields(GAMES[id].Options)}
    assert all(set(spec.options) <= known for spec in specs(id).values())


def test_no_playthrough_is_left_over() -> None:
    found = {file.relative_to(GOLDEN).as_posix() for file in GOLDEN.rglob("*.txt")}
    assert found == {f"{id}/{name}.txt" for id, name in ALL}

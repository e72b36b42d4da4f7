"""Pictures beside the clauses of the rules: of clauses that there are, and each can be drawn."""

from __future__ import annotations

import xml.etree.ElementTree as ET

import pytest

from ludotek import catalogue
from ludotek.game import AnyGame, draw_clause, pictures_of
from tests.third_party.highcard.highcard import GAME as HIGHCARD

every_game = pytest.mark.parametrize("game", catalogue.built_in(), ids=lambda game: game.id)
FEWEST = 5


@every_game
def test_clauses_that_there_are_have_pictures_that_can_be_drawn(game: AnyGame) -> None:
    clauses = {clause.id for clause in game.rulebook().clauses}
    pictures = pictures_of(game)
    assert len(pictures) >= FEWEST
    assert set(pictures) <= clauses
    for clause, shot in pictures.items():
        drawn = draw_clause(game, clause)
        assert drawn is not None
        root = ET.fromstring(drawn)
        if shot.box is not None:
            assert root.attrib["viewBox"] == " ".join(f"{side:g}" for side in shot.box)
        assert drawn != draw_clause(game, clause, dark=True)


def test_a_game_may_have_none() -> None:
    assert pictures_of(HIGHCARD) == {}
    assert draw_clause(HIGHCARD, "HC-01") is None

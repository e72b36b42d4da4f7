"""Every kind of illegal move is refused with its clause, in a text that exists, and changes nothing."""

from __future__ import annotations

import pytest

from ludotek.games.last_one_standing import GAME
from ludotek.games.last_one_standing.moves import LosMove
from ludotek.games.last_one_standing.view import MovePhase
from ludotek.kernel import IllegalMove, Rng
from ludotek.text.check import messages
from tests.games.last_one_standing.random_games import SETTINGS, game, name_of, state_of
from tests.games.last_one_standing.table import Table

PHASES: tuple[MovePhase, ...] = (
    "place", "tile", "tile_field", "tile_piece", "card", "piece", "step", "land", "discard",
)  # fmt: skip
CHOICES = (
    "a1", "c3", "e5", "j10", "n14", "z99", "none", "stop", "skip", "move", "plus1", "wall", "tunnel", "bridge",
    "1", "2", "3", "4", "A", "a", "B", "b", "D", "north", "east", "south", "west", "dive a1", "dive c3", "", "☃",
)  # fmt: skip
TEXTS = messages((GAME.folder / "text" / "en.ftl").read_text("utf-8"))


@pytest.mark.parametrize("setting", SETTINGS[::5], ids=name_of)
def test_every_illegal_move_is_refused_and_changes_nothing(
    setting: tuple[int, dict[str, object]],
) -> None:
    ids = {clause.id for clause in GAME.rulebook().clauses}
    rng = Rng(2)
    for match in game(setting, 77):
        state = state_of(match)
        if state.actor < 0 or len(match.steps) % 4:
            continue
        before = GAME.dump(state)
        for _ in range(12):
            move = LosMove(phase=PHASES[rng.below(len(PHASES))], choice=CHOICES[rng.below(len(CHOICES))])
            if GAME.action(state, move) is not None:
                continue
            with pytest.raises(IllegalMove) as caught:
                match.play(int(state.actor), move)
            assert caught.value.clause in ids
            assert set(caught.value.text.args) == TEXTS[caught.value.text.id]
        assert GAME.dump(state) == before


def test_somebody_who_is_not_asked_is_refused_with_the_turn_clause() -> None:
    table = Table(".A .  .  .B")
    with pytest.raises(IllegalMove, match="LOS-15"):
        table.match.play(1, LosMove(phase="tile", choice="none"))


def test_a_refusal_names_what_would_work() -> None:
    table = Table(".A .  .  .B").play("none", "1", "A")
    with pytest.raises(IllegalMove, match=r"legal: .*phase step choice east"):
        table.match.play(0, LosMove(phase="step", choice="north"))


CLOSED_WHILE_PLACING = Table("x  .  .  .  .B", phase="place", placed=1, turns=0)


def test_a_used_field_takes_no_piece() -> None:
    assert CLOSED_WHILE_PLACING.refusal("(0,0)") == "LOS-24"
    assert CLOSED_WHILE_PLACING.refusal("(0,4)") == "LOS-13"


def test_while_chance_acts_and_when_it_is_over_nothing_can_be_chosen() -> None:
    table = Table(".A x  .  .B")
    table.play_until_chance("none")
    assert GAME.refuse(table.state, 0, LosMove(phase="tile", choice="none")).code == "wait"
    table.settle()
    assert GAME.refuse(table.state, 1, LosMove(phase="tile", choice="none")).clause == "LOS-88"

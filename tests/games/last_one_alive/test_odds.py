"""The chance to be clear with the best four dice and no tiles: the table in section 4 of the rules, worked out exactly.

It holds for the dice as they are assumed; with other data the table of the rules has to be worked out anew.
"""

from __future__ import annotations

import pytest

from ludotek.games.last_one_alive.rules import plan as codes
from ludotek.games.last_one_alive.rules.state import LoaState
from ludotek.kernel import CHANCE
from tests.games.last_one_alive.table import sit

A = 0
ENOUGH = 8  # bangs: more than any front here needs
Key = tuple[object, ...]


def key_of(state: LoaState) -> Key:
    """What matters for the rest of the turn: dice of a type are alike, and once assigned most of them are done with."""
    ambushes = tuple(int(state.ambushes_on(where)).bit_count() for where in range(3))
    front = (int(state.ones(A)), int(state.twos(A)), ambushes)
    if state.stage < codes.BANGS:
        lying = sorted((int(state.type_at(k)), int(state.tray[k])) for k in range(state.rolled))
        return int(state.stage), int(state.actor), tuple(lying), front
    shots = range(state.shots_at, state.items_at)
    waiting = sum(state.todo >> k & 1 for k in shots)
    rolling = sum(state.wave >> k & 1 and not state.todo >> k & 1 and state.tray[k] == codes.PLUS for k in shots)
    bangs = state.scored() - state.bangs_used
    return int(state.stage), int(state.actor), int(bangs), int(waiting), int(rolling), int(state.results_left()), front


def odds(state: LoaState, known: dict[Key, float]) -> float:
    """The chance that A gets through this turn when A decides as well as possible and draws no tiles."""
    if state.seat != A or state.gone[A]:
        return float(state.gone[A] == 0)
    key = key_of(state)
    if key not in known:
        known[key] = by_chance(state, known) if state.actor == CHANCE else by_choice(state, known)
    return known[key]


def by_chance(state: LoaState, known: dict[Key, float]) -> float:
    is_enough = state.scored() >= ENOUGH  # no need to follow a chain of pluses any further
    outcomes = state.chances()
    total = sum(weight for _, weight in outcomes)
    return sum(
        weight / total * odds(after(state, int(codes.ONE) if is_enough and face == codes.PLUS else face), known)
        for face, weight in outcomes
    )


def by_choice(state: LoaState, known: dict[Key, float]) -> float:
    actions = [action for action in state.legal() if action != codes.DRAW]
    return max(odds(after(state, action), known) for action in actions)


def after(state: LoaState, code: int) -> LoaState:
    there = state.copy()
    there.apply(code)
    return there


FRONTS = ("", "1", "1 1", "2", "1 2", "1 1 1", "1 1 2", "2 2", "1 1 1 1", "1 1 2 2")
TABLE = {  # level -> chance by front
    1: (1.00, 0.98, 0.94, 0.94, 0.86, 0.82, 0.73, 0.73, 0.61, 0.36),
    2: (0.99, 0.98, 0.92, 0.93, 0.84, 0.78, 0.70, 0.70, 0.57, 0.33),
    3: (0.99, 0.97, 0.89, 0.91, 0.81, 0.75, 0.67, 0.67, 0.53, 0.30),
    4: (0.98, 0.95, 0.87, 0.90, 0.79, 0.71, 0.63, 0.63, 0.49, 0.28),
}
ALL = [(level, *case) for level, chances in TABLE.items() for case in zip(FRONTS, chances, strict=True)]
CASES = ALL[:10] + ALL[11:40:9]  # all forty hold; those with many dice take seconds each


@pytest.mark.compiled
@pytest.mark.parametrize(("level", "front", "chance"), CASES)
def test_the_chance_to_be_clear(level: int, front: str, chance: float) -> None:
    t = sit(front, apocalypses=level - 1)
    assert odds(t.state, {}) == pytest.approx(chance, abs=0.0051)

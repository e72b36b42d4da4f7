"""Random games over player counts and options, for what is always true."""

from __future__ import annotations

from collections.abc import Iterator

from ludotek import _engine
from ludotek.games.last_one_standing import GAME
from ludotek.games.last_one_standing.rules.state import LosState
from ludotek.kernel import CHANCE, Match, Rng

IS_COMPILED = _engine.running() == "compiled"
ALONE: tuple[dict[str, object], ...] = (
    {},
    {"expert_move_opponent": True},
    {"stalemate": "shared_win"},
    {"quiet_rounds": 1},
    {"question_after_flip": "spent"},
    {"plus1_from_hand": "place"},
    {"tunnel_exit": "on_exit"},
    {"hand_tiles_per_turn": "any"},
    {"step_rule": "up_to"},
    {"plus1_extra": "may"},
)
VALUES: dict[str, tuple[object, ...]] = {
    "expert_move_opponent": (False, True),
    "stalemate": ("sudden_death", "shared_win"),
    "quiet_rounds": (1, 2, 4),
    "question_after_flip": ("open", "spent"),
    "plus1_from_hand": ("boost", "place"),
    "tunnel_exit": ("beside", "on_exit"),
    "hand_tiles_per_turn": ("one", "any"),
    "step_rule": ("full", "up_to"),
    "plus1_extra": ("must", "may"),
}


def mixed(rng: Rng) -> dict[str, object]:
    return {name: values[rng.below(len(values))] for name, values in VALUES.items()}


def settings() -> Iterator[tuple[int, dict[str, object]]]:
    """Every number of players with every option alone, then mixes."""
    rng = Rng(99)
    for seats in (2, 3, 4):
        for options in ALONE:
            yield seats, options
        for _ in range(6):
            yield seats, mixed(rng)


SETTINGS = list(settings()) if IS_COMPILED else list(settings())[::5]


def name_of(setting: object) -> str:
    if not isinstance(setting, tuple):
        return str(setting)
    seats, options = setting
    return f"{seats}-" + ("-".join(f"{value}" for value in options.values()) or "defaults")


def state_of(match: Match) -> LosState:
    assert isinstance(match.state, LosState)
    return match.state


def step(match: Match, rng: Rng, *, leaving: int = 0) -> None:
    """One random step; with `leaving` somebody leaves once in so many."""
    seat = int(rng.below(match.record.seats))
    if leaving and not rng.below(leaving) and match.state.interjections(seat):
        match.leave(seat)
    elif match.state.actor == CHANCE:
        match.draw(rng)
    else:
        legal = match.state.legal()
        match.play(int(match.state.actor), legal[rng.below(len(legal))])


def game(setting: tuple[int, dict[str, object]], seed: int, *, leaving: int = 0) -> Iterator[Match]:
    """A whole random game, before, between and after its steps."""
    seats, options = setting
    match = Match.new(GAME, seats, options)
    rng = Rng(seed)
    yield match
    while not match.is_over:
        step(match, rng, leaving=leaving)
        yield match

"""What the tests of the command share: records of matches, and what a refusal looks like."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from ludotek import catalogue
from ludotek.kernel import Match, play_out, record

LUDO = catalogue.game("ludo")
SEED = ("--seed", "3", "--pace", "instant")
Run = Callable[..., tuple[int, str, str]]  # words -> exit code, what it printed, what it complained


def finished(**changes: Any) -> str:
    """A record of a whole match, with some fields changed."""
    match = Match.new(LUDO, 2, {"pieces": 1}, players=["random", "Anna"], secret="5e" * 32, nonces=["a1", "b2"])
    play_out(match, lambda match, seat: match.state.legal()[0])
    return changed(match, changes)


def unfinished(**changes: Any) -> str:
    match = Match.new(LUDO, 2, {"pieces": 1}, players=["random", "Anna"], secret="5e" * 32, nonces=["a1", "b2"])
    play_out(match, lambda match, seat: match.state.legal()[0], limit=12)
    return changed(match, changes)


def changed(match: Match, changes: dict[str, Any]) -> str:
    return json.dumps({**json.loads(record.write(match.full_record())), **changes})


def refused(done: tuple[int, str, str], *parts: str, code: int = 2) -> None:
    """One line that says what is wrong and what would work."""
    assert done[0] == code
    assert done[1] == ""
    assert done[2].startswith("ludotek: ")
    assert done[2].count("\n") == 1
    for part in parts:
        assert part in done[2]

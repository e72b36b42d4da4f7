"""Whole matches of every game in real browsers, a browser of its own for everybody, with the usual rules.

To add a game, add a line to `MATCHES`.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import expect

from ludotek import catalogue
from ludotek.kernel import Match
from ludotek.kernel.record import read
from tests.e2e.players import Player, check_same_end, play_to_the_end
from tests.e2e.secrecy import Truth, leaks
from tests.e2e.table import People, keys_of, save_match

SIZE = (1024, 720)


class Played(msgspec.Struct, frozen=True):
    """A match to be played: every player and every spectator has a browser, the seats after the players have bots."""

    game: str
    players: int
    bots: int = 0
    spectators: int = 0
    options: Mapping[str, Any] = {}

    def __str__(self) -> str:
        return f"{self.game}-{self.players}" + ("-bots" if self.bots else "") + ("-watched" if self.spectators else "")


MATCHES = [
    Played("sequence", 4),
    # Of all options this one shortens it most: 150 decisions instead of 200.
    Played("last_one_standing", 2, spectators=1, options={"question_after_flip": "spent"}),
    Played("last_one_alive", 3, options={"day_and_night": True, "survivors": True, "zombies_everywhere": True}),
    # Four browsers at one table are in the first match; here the others are bots, which take less time.
    Played("das_letzte_gefecht", 2, bots=2),
]


@pytest.mark.parametrize("played", MATCHES, ids=str)
def test_a_whole_match(people: People, tmp_path: Path, played: Played) -> None:
    """Played by tapping; everybody sees the same end, nobody got anything of others, and the record proves itself."""
    kinds = [*["link"] * played.players, *["bot"] * played.bots]
    made = people.match(*kinds, game=played.game, options=dict(played.options))
    players = [Player(people.come(size=SIZE), seat) for seat in range(played.players)]
    spectators = [Player(people.come(size=SIZE), None) for _ in range(played.spectators)]
    keys = [*keys_of(made, "link"), *[made["watch_key"]] * played.spectators]
    everybody = [*players, *spectators]
    for one, key in zip(everybody, keys, strict=True):
        one.person.sit_down(made["match"], key)

    play_to_the_end(players, spectators)

    check_same_end(everybody)
    players[0].person.picture(f"end-{played}")
    assert all(player.taps > 0 for player in players)
    assert sum(player.taps for player in players) > sum(player.clicks for player in players) > 0
    check_fairness_in_the_browser(players[-1])
    file = save(players[0], tmp_path)
    record = read(file.read_bytes())
    game = catalogue.game(played.game)
    assert Match.replay(game, record).is_over
    assert_verified(file)
    truth = Truth(game, record)
    assert [leak for one in everybody for leak in leaks(truth, one, one.seat)] == []
    if game.has_secrets:  # and the check can tell: what one got would be too much for another
        assert any(leaks(truth, players[0], 1))
        assert any(leaks(truth, players[0], None))


def check_fairness_in_the_browser(player: Player) -> None:
    player.result.get_by_role("button", name="Were the dice and cards fair?").click()
    expect(
        player.result.get_by_text(re.compile(r"All \d+ throws and draws were fixed before the start"))
    ).to_be_visible()


def save(player: Player, folder: Path) -> Path:
    with player.person.page.expect_download() as saved:
        save_match(player.person.page)
    file = folder / "match.json"
    saved.value.save_as(file)
    return file


def assert_verified(file: Path) -> None:
    """As anybody can do it at home."""
    done = subprocess.run([sys.executable, "-m", "ludotek", "verify", str(file)], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr

"""What a viewer cannot know makes no difference to anything the viewer gets. LOS-08, LOS-48, LOS-86"""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from ludotek.games.last_one_standing import GAME
from ludotek.games.last_one_standing.board import KINDS
from ludotek.games.last_one_standing.events import TileEvent
from ludotek.kernel import Rng
from tests.games.last_one_standing.random_games import IS_COMPILED, SETTINGS, game, name_of, state_of
from tests.games.last_one_standing.table import Table
from tests.games.outward import outward_of

outward = outward_of(GAME, sprites=slice(None, None, 23), spots=slice(0))


@pytest.mark.parametrize("setting", SETTINGS[:: 4 if IS_COMPILED else 9], ids=name_of)
def test_states_dealt_anew_look_the_same_along_whole_games(
    setting: tuple[int, dict[str, object]],
) -> None:
    rng = Rng(17)
    for match in game(setting, 21, leaving=200):
        if len(match.steps) % (14 if IS_COMPILED else 90):
            continue
        state = state_of(match)
        for viewer in (None, *range(setting[0])):
            view = GAME.view(state, viewer)
            other = GAME.samples(state, viewer).draw(rng)
            assert outward(other, viewer) == outward(state, viewer)
            assert view.legal == (tuple(state.legal()) if viewer == state.actor else ())


@pytest.mark.parametrize("seats", [2, 4])
def test_the_story_of_a_secret_draw_sounds_the_same_whatever_was_drawn(seats: int) -> None:
    for match in game((seats, {}), 5):
        events = match.stories[-1] if match.stories else []
        for event in events:
            if not isinstance(event, TileEvent) or event.kind not in ("dealt", "drew", "discarded"):
                continue
            for viewer in (None, *range(seats)):
                view = GAME.view(state_of(match), viewer)
                other = msgspec.structs.replace(event, tile=(event.tile + 1) % len(KINDS))
                is_same = GAME.tell(event, view) == GAME.tell(other, view)
                assert is_same == (viewer != event.seat)


def test_a_hidden_tile_has_no_kind_anywhere() -> None:
    """Two boards that differ only in what lies where are one and the same state."""
    one, two = Table(".A .  .  .B      + n # n"), Table(".A .  .  .B      n + n #")
    assert GAME.dump(one.state) == GAME.dump(two.state)


def test_ids_of_other_hands_say_no_more_than_their_number() -> None:
    one = Table("P1: hand empty\nP2: hand WALL, SKIP\n.A .  .  .B")
    two = Table("P1: hand empty\nP2: hand BRIDGE, PLUS1\n.A .  .  .B")
    for viewer in (0, None):
        ids = [[sprite.id for sprite in GAME.scene(GAME.view(table.state, viewer)).sprites] for table in (one, two)]
        assert ids[0] == ids[1]
        assert not any(id.startswith("hand-") for id in ids[0])


def test_dealing_anew_is_fair() -> None:
    """Three unseen tiles, one of them in the other hand: each equally often (chi-square below the 0.9999 quantile)."""
    table = Table("P1: hand empty\nP2: hand WALL\n.A .  .  .B", pool="SKIP, BRIDGE")
    samples = GAME.samples(table.state, 0)
    rng = Rng(3)
    counts: Counter[object] = Counter()
    for _ in range(3000):
        state = samples.draw(rng)
        counts[GAME.view(state, 1).hand] += 1
    assert len(counts) == 3
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 18.4


def test_dealing_anew_is_fair_over_all_places() -> None:
    """A tile in a hand, one given up and one in the pool: for a spectator each of six deals equally often."""
    table = Table("P1: hand WALL\nP2: hand empty\n.A .  .  .B", pool="BRIDGE")
    start = GAME.dump(table.state)
    start["players"][1]["given_up"] = ["skip"]
    samples = GAME.samples(GAME.load(start), None)
    rng = Rng(11)
    counts: Counter[tuple[str, str]] = Counter()
    for _ in range(6000):
        first, second = GAME.dump(samples.draw(rng))["players"]
        counts[first["hand"][0], second["given_up"][0]] += 1
    assert len(counts) == 6
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 25.7  # 0.9999 quantile


def test_dealing_anew_leaves_public_things_and_the_own_hand_alone() -> None:
    for match in game((3, {}), 4):
        if len(match.steps) % 25:
            continue
        state = state_of(match)
        dealt = GAME.samples(state, 1).draw(Rng(len(match.steps)))
        before, after = GAME.dump(state), GAME.dump(dealt)
        assert before["players"][1] == after["players"][1]
        for key in before:
            assert before[key] == after[key] or key in ("players", "pool")
        for old, new in zip(before["players"], after["players"], strict=True):
            assert (len(old["hand"]), len(old["given_up"])) == (len(new["hand"]), len(new["given_up"]))
        assert sum(before["pool"].values()) == sum(after["pool"].values())


def test_the_viewer_remembers_what_it_gave_up() -> None:
    text = "P1: hand WALL, WALL, WALL, WALL\nP2: hand empty\n.A .  .  .B      ? n n n"
    table = Table(text, pool="SKIP, BRIDGE").play("none", "2", "A", "E", "SKIP")
    rng = Rng(1)
    for _ in range(20):
        dealt = GAME.dump(GAME.samples(table.state, 0).draw(rng))
        assert dealt["players"][0]["given_up"] == ["skip"]
        assert dealt["pool"]["bridge"] == 1  # so the BRIDGE is in the pool
    seen = {tuple(GAME.dump(GAME.samples(table.state, 1).draw(rng))["players"][0]["given_up"]) for _ in range(60)}
    assert seen == {("skip",), ("bridge",), ("wall",)}  # P2 does not know

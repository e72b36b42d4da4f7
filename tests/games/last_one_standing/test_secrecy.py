"""What a viewer cannot know makes no difference to anything the viewer gets. LOS-08, LOS-48, LOS-86"""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from ludotek.games.last_one_standing import GAME
from ludotek.games.last_one_standing.board import KINDS
from ludotek.games.last_one_standing.events import Dealt, Discarded, Drew
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
            if not isinstance(event, Dealt | Drew | Discarded):
                continue
            for viewer in (None, *range(seats)):
                view = GAME.view(state_of(match), viewer)
                other = msgspec.structs.replace(event, kind=(event.kind + 1) % len(KINDS))
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

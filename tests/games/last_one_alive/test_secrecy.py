"""Nothing is hidden: every seat and every spectator sees the same, and nobody sees what is still to come. LOA-R23"""

from __future__ import annotations

import msgspec
import pytest

from ludotek.games.last_one_alive import GAME
from ludotek.kernel import Rng
from tests.games.last_one_alive.random_games import SETTINGS, Setting, game, name_of, state_of
from tests.games.outward import outward_of

outward = outward_of(GAME, sprites=slice(None, None, 3), spots=slice(None, None, 3))


@pytest.mark.parametrize("setting", SETTINGS[::3], ids=name_of)
def test_re_dealt_states_look_the_same_to_every_viewer(setting: Setting) -> None:
    rng = Rng(9)
    for number, match in enumerate(game(setting, 21, leaving=150)):
        if number % 12 and not match.is_over:
            continue
        state = state_of(match)
        story = match.stories[-1] if match.stories else []
        for viewer in (None, number % setting[0]):
            dealt = GAME.samples(state, viewer).draw(rng)
            assert outward(dealt, viewer, story) == outward(state, viewer, story)
            assert GAME.difference(dealt, state) is None


@pytest.mark.parametrize("setting", SETTINGS[::5], ids=name_of)
def test_all_viewers_see_the_same_but_for_who_they_are(setting: Setting) -> None:
    for match in game(setting, 4):
        seen = {
            msgspec.json.encode(msgspec.structs.replace(GAME.view(state_of(match), viewer), viewer=None))
            for viewer in (None, *range(setting[0]))
        }
        assert len(seen) == 1


def test_a_state_holds_no_future() -> None:
    """Two matches in the same position differ only by what chance does from then on."""
    for match in game((4, {"day_and_night": True}), 8):
        written = GAME.dump(state_of(match))
        assert not any(name in written for name in ("seed", "order", "rng"))
        assert sum(written["bag"].values()) == GAME.view(state_of(match), None).bag_size

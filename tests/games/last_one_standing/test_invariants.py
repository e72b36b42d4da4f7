"""What is always true (section 5.7 of the rules), over random games with all player counts and options."""

from __future__ import annotations

import pytest

from ludotek.games.last_one_standing import GAME
from ludotek.games.last_one_standing.events import FieldEvent, Flipped, TileEvent
from ludotek.games.last_one_standing.rules.state import LosState
from ludotek.games.last_one_standing.view import LosView
from ludotek.kernel import OVER, Match, Rng
from tests.games.last_one_standing.random_games import SETTINGS, game, name_of, state_of
from tests.games.last_one_standing.table import kind_of
from tests.games.last_one_standing.test_set_up import TABLE_A, TABLE_B

HIDDEN, USED, QUESTION, WALL, TUNNEL = 0, 1, 2, 4, 5
Setting = tuple[int, dict[str, object]]
every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=name_of)


class Watch:
    """Checks a game step by step."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.seats = match.record.seats
        self.before: LosView | None = None
        self.spent = [0] * 6  # pool tiles played openly
        self.flipped: list[int] = []  # terrain that was turned over
        self.removed = 0  # tiles that were taken away unseen

    def look(self) -> None:
        state = state_of(self.match)
        view = GAME.view(state, None)
        check_pieces(view)
        check_hands(view)
        check_tables(state)
        if self.match.steps:
            for event in self.match.stories[-1]:
                if isinstance(event, TileEvent) and event.kind == "played":
                    self.spent[event.tile] += 1
                elif isinstance(event, Flipped):
                    self.flipped.append(event.terrain)
                elif isinstance(event, FieldEvent):
                    self.removed += event.kind == "hidden_removed"
        self.check_tiles(state, view)
        if self.before is not None:
            check_terrain(self.before, view, {kind_of(event) for event in self.match.stories[-1]})
        self.before = view

    def check_tiles(self, state: LosState, view: LosView) -> None:
        for kind in range(6):
            held = sum(int(state.hand[seat * 6 + kind] + state.given_up[seat * 6 + kind]) for seat in range(self.seats))
            assert held + int(state.pool[kind]) + self.spent[kind] == TABLE_B[self.seats][kind]
        hidden = view.terrain.count(HIDDEN)
        assert sum(view.unseen) == hidden + self.removed
        assert [view.unseen[kind] + self.flipped.count(kind) for kind in range(1, 7)] == list(TABLE_A[self.seats])
        assert view.phase == "deal" or view.pool_size >= 4


def check_pieces(view: LosView) -> None:
    standing = [piece.field for face in view.seats for piece in face.pieces if piece.field is not None]
    assert len(standing) == len(set(standing)), "two pieces on one field"
    assert not {USED, WALL} & {view.terrain[field] for field in standing}
    for face in view.seats:
        assert not face.place or view.phase == "over" or all(piece.field is None for piece in face.pieces)


def check_hands(view: LosView) -> None:
    for seat, face in enumerate(view.seats):
        assert face.hand_size <= (5 if view.phase == "discard" and seat == view.seat else 4)
        assert set(face.cards) <= {1, 2, 3}
        assert 1 <= len(face.cards) <= 4


def check_terrain(before: LosView, now: LosView, events: set[str]) -> None:
    """Terrain never goes back to HIDDEN; a wall stays; specials change only by LOS-75 and LOS-91."""
    for old, new in zip(before.terrain, now.terrain, strict=True):
        if old == new:
            continue
        assert new != HIDDEN
        assert old != WALL
        if old not in (HIDDEN, USED):
            assert new == USED
            assert "worn_out" in events or (old == TUNNEL and "tunnel_removed" in events)


def check_tables(state: LosState) -> None:
    """The tables that are kept up step by step are those made anew."""
    twin = state.copy()
    twin.rebuild()
    fields = range(int(state.plan.fields))
    for field in fields:
        assert (state.free[field], state.near[field]) == (twin.free[field], twin.near[field])
    assert [state.tunnels[k] for k in range(state.tunnel_count)] == [
        field for field in fields if state.terrain[field] == TUNNEL
    ]
    kept = (state.hidden, state.used, state.bridgeable, state.unseen_total, state.in_game)
    anew = (twin.hidden, twin.used, twin.bridgeable, twin.unseen_total, twin.in_game)
    assert kept == anew or state.actor == OVER


def check_end(match: Match) -> None:
    state = state_of(match)
    places = sorted(int(place) for place in state.place)
    winners = places.count(1)
    assert places == [1] * winners + list(range(winners + 1, match.record.seats + 1))
    assert winners == 1 or match.record.options["stalemate"] == "shared_win"
    assert sum(state.scores()) == pytest.approx(1.0)
    assert state.turn <= 5000
    assert all(not state.interjections(seat) for seat in range(match.record.seats))


@every_setting
def test_random_games_keep_the_invariants_and_end(setting: Setting) -> None:
    watch = None
    for match in game(setting, 1):
        watch = watch or Watch(match)
        watch.look()
    assert watch is not None
    check_end(watch.match)


@every_setting
def test_games_with_leaving_players_keep_the_invariants_and_end(setting: Setting) -> None:
    for seed in range(3):
        match = None
        for match in game(setting, seed, leaving=60):
            check_pieces(GAME.view(state_of(match), None))
            assert bool(match.state.legal()) == (match.state.actor >= 0)
            if len(match.steps) % 7 == 0:
                GAME.load(GAME.dump(state_of(match)))
        assert match is not None
        check_end(match)


@every_setting
def test_a_state_dealt_anew_plays_like_the_real_one(setting: Setting) -> None:
    for match in game(setting, 3):
        state = state_of(match)
        if len(match.steps) % 9:
            continue
        for viewer in (None, 0):
            other = GAME.samples(state, viewer).draw(Rng(7))
            if viewer == state.actor or GAME.view(state, None).phase not in ("tile", "discard"):
                assert other.legal() == state.legal()
            assert GAME.view(other, viewer) == GAME.view(state, viewer)

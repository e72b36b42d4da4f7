"""The rules half of a game: named moves, positions and their frame, pickling, defaults."""

from __future__ import annotations

import copy
import json
import pickle
from dataclasses import replace
from typing import Any

import pytest

from ludotek.game import Game
from ludotek.kernel import (
    AmbiguousMove,
    BadOptions,
    BadPosition,
    Event,
    Field,
    Fields,
    IllegalMove,
    KindMove,
    Match,
    Move,
    Options,
    PlainState,
    Plan,
    Rng,
    State,
    View,
    frame,
)
from ludotek.kernel.forms import Number
from ludotek.scene import Picture, Surface, Told
from tests.third_party.highcard.highcard import GAME
from tests.third_party.highcard.highcard.rules import CHOOSE, DEAL, KEEP, SWAP, HighCardState


class TeaOptions(Options, frozen=True):
    sugar: bool = False


class TeaMove(Move, frozen=True, kw_only=True):
    cup: str
    spoon: str | None = None  # may be left out
    milk: bool | None = None


class Drunk(Event, frozen=True):
    cup: str


class TeaState(PlainState[TeaOptions]):
    """One decision: cup and spoon and milk."""

    def __init__(self, plan: Plan[TeaOptions]) -> None:
        super().__init__(plan)
        self.chosen = len(MOVES)
        self.actor = 0

    def actions(self) -> list[int]:
        return list(range(len(MOVES)))

    def apply(self, action: int) -> None:
        self.chosen = action
        self.actor = -2


class TeaView(View, frozen=True, kw_only=True):
    pass


MOVES = (
    TeaMove(cup="red", spoon="big", milk=True),
    TeaMove(cup="red", spoon="small", milk=True),
    TeaMove(cup="blue", spoon="big", milk=False),
    TeaMove(cup="blue", spoon="big", milk=True),
    TeaMove(cup="green"),
    TeaMove(cup="green", spoon="big"),
)
TEA: Game[TeaState, TeaOptions, TeaMove, TeaView] = Game(
    id="tea",
    package=__name__,
    seats=(1, 2),
    turn_clause="TEA-01",
    Options=TeaOptions,
    Move=TeaMove,
    State=TeaState,
    move_of=lambda state, action: MOVES[action],
    choices_of=lambda view: [],
    view_of=lambda state, viewer: TeaView(**frame(state, viewer)),
    fields_of=lambda plan: Fields(Field("chosen", Number(0, len(MOVES)))),
    picture_of=lambda view: Picture(1, (Surface("board", 1, 1),)),
    tell_event=lambda event, view: Told(),
)


def tea() -> TeaState:
    return TEA.new(1, TeaOptions())


def dealt(*cards: int, seats: int = 2) -> HighCardState:
    state = GAME.new(seats, GAME.options(seats))
    for card in cards:
        state.apply(card)
    return state


# --- named moves


def test_the_legal_actions_are_had_as_named_moves() -> None:
    assert TEA.moves(tea()) == list(MOVES)
    assert GAME.moves(dealt(3, 5)) == [KindMove(kind="keep"), KindMove(kind="swap")]
    assert GAME.moves(dealt(6, 5)) == [KindMove(kind="keep")], "HC-05"
    assert GAME.moves(dealt(3)) == [], "chance decides nothing by name"


def test_a_match_gives_them_in_one_call() -> None:
    match = Match.new(GAME, 2)
    assert match.legal_moves() == []
    match.happen(3)
    match.happen(5)
    assert match.legal_moves() == [KindMove(kind="keep"), KindMove(kind="swap")]
    match.play(0, match.legal_moves()[1])
    assert match.steps[-1] == (0, SWAP)


def test_every_named_move_leads_back_to_its_action() -> None:
    state = tea()
    assert [TEA.action(state, move) for move in TEA.moves(state)] == state.legal()


@pytest.mark.parametrize(
    ("move", "action"),
    [
        (TeaMove(cup="red", spoon="small"), 1),
        (TeaMove(cup="blue", milk=False), 2),
        (TeaMove(cup="blue", spoon="big", milk=True), 3),
        (TeaMove(cup="green"), 4),
    ],
)
def test_what_decides_nothing_may_be_left_out(move: TeaMove, action: int) -> None:
    """And a move that is exactly a legal one is that one, although another fits as well: the green cup."""
    assert TEA.action(tea(), move) == action


@pytest.mark.parametrize(
    "move", [TeaMove(cup="white"), TeaMove(cup="red", milk=False), TeaMove(cup="blue", spoon="small")]
)
def test_a_move_that_is_not_legal_has_no_action(move: TeaMove) -> None:
    assert TEA.action(tea(), move) is None


def test_a_move_that_fits_several_is_refused_with_all_of_them() -> None:
    match = Match.new(TEA, 1)
    with pytest.raises(AmbiguousMove) as caught:
        match.play(0, TeaMove(cup="red"))
    assert caught.value.code == "input/ambiguous_move"
    assert "fits several legal moves: " in str(caught.value)
    assert str(caught.value).count("'cup': 'red'") == 3, "what came, and the two that fit"
    assert match.steps == []


def test_without_words_of_its_own_a_game_refuses_by_its_turn_clause() -> None:
    refusal = TEA.refuse(tea(), 0, TeaMove(cup="white"))
    assert (refusal.code, refusal.text.id, refusal.clause) == ("not_legal", "refuse-not-legal", "TEA-01")


def test_a_kind_that_there_is_not_is_refused_as_such() -> None:
    """The game's own reason is about moves that it knows."""
    state = dealt(6, 5)
    assert GAME.refuse(state, 0, KindMove(kind="swap")).clause == "HC-05"
    assert GAME.refuse(state, 0, KindMove(kind="dance")).code == "not_legal"
    assert GAME.action(state, KindMove(kind="dance")) is None


def test_a_game_must_say_how_its_moves_are_called() -> None:
    with pytest.raises(TypeError, match="tea must have move_of, or kinds"):
        replace(TEA, move_of=None)


# --- chance by name


def test_outcomes_are_known_by_their_numbers_unless_the_game_names_them() -> None:
    state = GAME.new(2, GAME.options(2))
    assert [GAME.outcome_name(state, action) for action, _ in state.chances()] == ["1", "2", "3", "4", "5", "6"]


def test_an_outcome_may_be_entered_by_its_name() -> None:
    by_name, by_number = Match.new(NAMED, 2), Match.new(NAMED, 2)
    assert by_name.happen("card 4") == by_number.happen(4)
    assert by_name.full_record() == by_number.full_record()


NAMED = replace(GAME, outcome_name=lambda state, action: f"card {action}")


@pytest.mark.parametrize(
    ("outcome", "message"),
    [
        ("card 7", "chance cannot give card 7; possible: card 1, card 2, card 3, card 4, card 5, card 6"),
        ("4", "chance cannot give 4; possible: card 1, card 2"),
        (7, "chance cannot give 7; possible: 1, 2, 3, 4, 5, 6"),
    ],
)
def test_an_outcome_that_cannot_be_is_refused_with_those_that_can(outcome: int | str, message: str) -> None:
    match = Match.new(NAMED, 2)
    with pytest.raises(IllegalMove, match=message) as caught:
        match.happen(outcome)
    assert caught.value.code == "illegal/no_such_outcome"
    assert match.steps == []


# --- positions


def position(**more: Any) -> dict[str, Any]:
    return {**GAME.dump(dealt(3, 5)), **more}


def test_a_position_has_its_frame_and_every_field_in_plain_json() -> None:
    assert GAME.dump(dealt(3, 5)) == {
        "game": "highcard",
        "version": 1,
        "options": {"ranks": 6, "swap": True},
        "players": 2,
        "cards": [3, 5],
        "discards": [0, 0],
        "left": [False, False],
        "phase": "choose",
        "seat": 0,
    }
    assert json.loads(json.dumps(position())) == position()


def test_a_position_loads_as_the_same_state() -> None:
    for state in (dealt(), dealt(3), dealt(3, 5), dealt(3, 5, SWAP), dealt(3, 5, SWAP, 1), dealt(3, 5, KEEP, KEEP)):
        again = GAME.load(GAME.dump(state))
        assert GAME.difference(state, again) is None
        assert (again.actor, again.legal(), again.story) == (state.actor, state.legal(), None)


def test_the_frame_may_be_left_out_but_for_the_number_of_players() -> None:
    bare = {key: value for key, value in position().items() if key not in ("game", "version", "options")}
    assert GAME.difference(GAME.load(bare), dealt(3, 5)) is None
    del bare["players"]
    with pytest.raises(BadPosition, match="a position of highcard is for 2, 3 players, not None"):
        GAME.load(bare)


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        (position(game="ludo"), "this is a position of 'ludo', not of 'highcard'"),
        (position(version=2), "position of highcard version 2; here is version 1"),
        (position(players=4), "a position of highcard is for 2, 3 players, not 4"),
        (position(players="two"), "a position of highcard is for 2, 3 players, not 'two'"),
        (position(players=True), "a position of highcard is for 2, 3 players, not True"),
        (position(options=[]), "options: []: expected an object"),
        (position(cards=[3, 7]), "cards: 7: expected a number from 0 to 6"),
        (position(phase="tea"), "phase: 'tea': expected one of deal, choose, over"),
        (position(hat=1), "the position of highcard has the unknown field hat; expected game, version"),
        (position(cards=[3, 3], discards=[3, 0]), "there are two of each rank (HC-02)"),
        (position(left=[True, True]), "everybody has left (HC-07)"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_the_reason(wrong: dict[str, Any], message: str) -> None:
    with pytest.raises(BadPosition) as caught:
        GAME.load(wrong)
    assert message in str(caught.value)


def test_a_wrong_number_of_players_is_refused_with_its_clause() -> None:
    game = replace(GAME, seats_clause="HC-01")
    with pytest.raises(BadPosition, match=r"is for 2, 3 players, not 4 \(HC-01\)"):
        game.load(position(players=4))


def test_what_is_no_position_at_all_is_refused() -> None:
    nothing: tuple[Any, ...] = ([], "position", None, 5)
    for wrong in nothing:
        with pytest.raises(BadPosition, match="a position is an object, not"):
            GAME.load(wrong)


def test_options_of_a_position_are_checked_like_any() -> None:
    with pytest.raises(BadOptions, match="option ranks cannot be 7; possible: 6, 9"):
        GAME.load(position(options={"ranks": 7}))


def test_players_may_be_a_list_with_one_entry_for_each() -> None:
    """Where their fields stand in objects of their own."""
    assert GAME.setting(GAME.load(position(players=[{}, {}]))) == (2, GAME.options(2))


def test_a_match_from_a_position_needs_no_number_of_seats() -> None:
    three = GAME.dump(dealt(1, 2, 3, seats=3))
    match = Match.new(GAME, start=three)
    assert (match.record.seats, match.state.actor) == (3, 0)
    assert Match.replay(GAME, match.full_record()).full_record() == match.full_record()


# --- states as values


def test_states_are_compared_by_their_setting_and_their_fields() -> None:
    one = dealt(3, 5)
    assert GAME.difference(one, dealt(3, 5)) is None
    assert GAME.difference(one, dealt(3, 4)) == "cards"
    assert GAME.difference(one, dealt(3, 5, KEEP)) == "seat"
    assert GAME.difference(one, GAME.new(2, GAME.options(2, {"ranks": 9}))) == "options"
    assert GAME.difference(one, dealt(3, 5, seats=3)) == "options"


def test_a_state_is_copied_and_pickled() -> None:
    state = dealt(3, 5, SWAP)
    state.story = []
    for twin in (state.copy(), copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert isinstance(twin, HighCardState)
        assert GAME.difference(twin, state) is None
        assert twin.story is None
        twin.apply(6)
        assert state.cards == [0, 5], "it goes its own way"


# --- plain states


def test_a_plain_state_writes_its_actions_into_the_buffer() -> None:
    state = dealt(3, 5)
    assert state.legal() == state.actions() == [KEEP, SWAP]
    assert len(state.legal()) <= state.width()
    assert dealt(3).legal() == [], "chance is asked"


def test_a_plain_state_must_say_what_is_legal() -> None:
    class Idle(PlainState[TeaOptions]):
        pass

    idle = Idle(Plan(1, TeaOptions()))
    idle.actor = 0
    with pytest.raises(NotImplementedError):
        idle.legal()


def test_who_has_left_plays_no_more() -> None:
    state = dealt(3, 5, 1, seats=3)
    assert state.players() == [0, 1, 2]
    state.leave(1)
    assert state.players() == [0, 2]
    assert [state.is_playing(seat) for seat in range(3)] == [True, False, True]
    assert state.interjections(1) == []


def test_phases_follow_each_other() -> None:
    state = dealt(3)
    assert state.phase == DEAL
    state.apply(5)
    assert state.phase == CHOOSE
    play: State = state
    play.advance(SWAP, Rng(1))
    assert (state.phase, state.seat) == (CHOOSE, 1)

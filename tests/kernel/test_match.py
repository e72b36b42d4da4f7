"""A match: checked doors, and a record of everything."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from ludotek.kernel import (
    CHANCE,
    LEAVE,
    OVER,
    BadOptions,
    BadPosition,
    BadSeats,
    BrokenInvariant,
    IllegalMove,
    LudotekError,
    Match,
    NotOver,
    Rng,
    Who,
    play_out,
)
from ludotek.kernel.record import read, write
from tests.kernel.matches import (
    CARDS,
    KEEP_MOVE,
    LUDO,
    SWAP_MOVE,
    dealt,
    everything,
    fair,
    first,
    kinds,
    last,
)
from tests.third_party.highcard.highcard.rules import KEEP, SWAP, HighCardState

# --- the beginning


def test_a_new_match_has_settled_options_and_no_steps() -> None:
    match = Match.new(LUDO, 5, {"edition": "swedish"}, players=["A", "B", "C", "D", "E"])
    assert match.steps == []
    assert match.stories == []
    assert not match.is_over
    record = match.full_record()
    assert (record.game, record.version, record.seats) == ("ludo", LUDO.version, 5)
    assert record.options["board"] == 6
    assert record.options["turn_direction"] == "counterclockwise"
    assert record.players == ("A", "B", "C", "D", "E")
    assert record.fairness is None


@pytest.mark.parametrize("seats", [-1, 0, 1, 7, 100])
def test_a_wrong_number_of_players_is_refused(seats: int) -> None:
    with pytest.raises(BadSeats, match="2, 3, 4, 5, 6 players"):
        Match.new(LUDO, seats)


def test_options_that_the_rules_forbid_are_refused_with_the_clause() -> None:
    with pytest.raises(BadOptions, match=r"\(LUDO-02\)") as caught:
        Match.new(LUDO, 5, {"board": 4})
    assert caught.value.clause == "LUDO-02"


def test_a_match_can_begin_at_a_position() -> None:
    start = CARDS.dump(dealt(3, 5).state)
    match = Match.new(CARDS, 2, start=start)
    assert match.state.actor == 0
    assert match.full_record().start == json.loads(json.dumps(start))
    with pytest.raises(BadPosition):
        Match.new(CARDS, 2, start={"cards": 1})


def test_a_position_for_another_number_of_players_is_refused() -> None:
    for seats, others in ((3, dealt(3, 5)), (2, dealt(1, 2, 3, seats=3))):
        with pytest.raises(LudotekError):
            Match.new(CARDS, seats, start=CARDS.dump(others.state))


def test_a_match_without_a_position_needs_a_number_of_seats() -> None:
    with pytest.raises(BadSeats, match="how many play highcard"):
        Match.new(CARDS)
    assert Match.new(CARDS, start=CARDS.dump(dealt(3, 5).state)).record.seats == 2


def test_a_match_has_the_options_of_its_position() -> None:
    nine = Match.new(CARDS, 2, {"ranks": 9})
    match = Match.new(CARDS, 2, start=CARDS.dump(nine.state))
    assert match.full_record().options == nine.full_record().options
    assert len(match.state.chances()) == 9


def test_a_position_with_other_options_is_refused() -> None:
    """The header would say one thing and the match would play another."""
    with pytest.raises(LudotekError):
        Match.new(CARDS, 2, {"ranks": 9}, start=CARDS.dump(dealt(3, 5).state))


# --- what may be shown


def test_the_record_of_a_running_match_with_secrets_is_not_open() -> None:
    """Its steps name the cards that were dealt, its start those that were there."""
    match = dealt(3, 5)
    for running in (match, Match.new(CARDS, start=CARDS.dump(match.state))):
        with pytest.raises(
            NotOver, match="highcard has secrets: the record of a match is given when it is over"
        ) as caught:
            running.open_record()
        assert caught.value.code == "input/not_over"
    assert match.full_record().steps == ((CHANCE, 3), (CHANCE, 5)), "the one who keeps the match has it all the same"
    match.leave(0)
    assert match.open_record() == match.full_record()


def test_without_secrets_a_record_is_open_at_any_time() -> None:
    match = Match.new(LUDO, 2)
    match.draw(Rng(1))
    assert match.open_record().steps == tuple(match.steps)


def test_scores_are_known_at_the_end_and_not_before() -> None:
    match = dealt(3, 5)
    with pytest.raises(NotOver, match="no scores before the game is over"):
        match.state.scores()
    for seat in range(2):
        match.play(seat, KEEP)
    assert match.state.scores() == [0.0, 1.0]


# --- the checked door


def test_a_legal_action_is_played_and_recorded() -> None:
    match = dealt(3, 5)
    story = match.play(0, SWAP)
    assert kinds(story) == ["swapped"]
    assert match.steps == [(CHANCE, 3), (CHANCE, 5), (0, SWAP)]
    assert match.stories[-1] is story
    assert match.state.story is None, "outside of a step nothing is told"


def test_a_named_move_is_the_same_as_its_action() -> None:
    by_name, by_number = dealt(3, 5), dealt(3, 5)
    assert by_name.play(0, SWAP_MOVE) == by_number.play(0, SWAP)
    assert everything(by_name) == everything(by_number)


def test_one_list_of_events_for_every_step() -> None:
    match = play_out(dealt(3, 5), last, Rng(1))
    assert len(match.stories) == len(match.steps)
    assert kinds(match.stories[0]) == ["dealt"]


Try = Callable[[Match], object]
TEXTS = {  # code -> what the player is told
    "not_your_turn": "refuse-not-your-turn",
    "chance_first": "refuse-chance-first",
    "not_legal": "refuse-not-legal",
    "highest_card": "refuse-highest-card",
    "no_chance": "refuse-no-chance",
    "no_such_outcome": "refuse-no-chance",
    "not_now": "refuse-not-now",
}
REFUSALS: list[tuple[str, tuple[int, ...], Try, str, str | None]] = [
    # what, the cards dealt to two seats (or three), what is tried, code, clause
    ("another seat", (3, 5), lambda m: m.play(1, KEEP), "not_your_turn", "HC-03"),
    ("another seat's move", (3, 5), lambda m: m.play(1, KEEP_MOVE), "not_your_turn", "HC-03"),
    ("no such seat", (3, 5), lambda m: m.play(9, KEEP), "not_your_turn", "HC-03"),
    ("a step of another seat", (3, 5), lambda m: m.step(1, KEEP), "not_your_turn", "HC-03"),
    ("chance first", (3,), lambda m: m.play(0, KEEP), "chance_first", "HC-03"),
    ("no such action", (3, 5), lambda m: m.play(0, 7), "not_legal", "HC-03"),
    ("a negative action", (3, 5), lambda m: m.play(0, -1), "not_legal", "HC-03"),
    ("an interjection", (3, 5), lambda m: m.play(0, LEAVE), "not_legal", "HC-03"),
    ("highest card", (6, 5), lambda m: m.play(0, SWAP_MOVE), "highest_card", "HC-05"),
    ("highest card by number", (6, 5), lambda m: m.play(0, SWAP), "not_legal", "HC-03"),
    ("no chance now", (3, 5), lambda m: m.happen(1), "no_chance", None),
    ("a step of chance", (3, 5), lambda m: m.step(CHANCE, 2), "no_chance", None),
    ("no such card", (3,), lambda m: m.happen(7), "no_such_outcome", None),
    ("out of nowhere", (3, 5), lambda m: m.interject(0, LEAVE + 1), "not_now", None),
    ("not out of turn", (3, 5), lambda m: m.interject(0, KEEP), "not_now", None),
    ("nobody leaves", (3, 5), lambda m: m.leave(2), "not_now", None),
    ("chance leaves", (3, 5), lambda m: m.leave(CHANCE), "not_now", None),
]


@pytest.mark.parametrize(("what", "cards", "attempt", "code", "clause"), REFUSALS, ids=[row[0] for row in REFUSALS])
def test_what_is_illegal_is_refused_and_leaves_the_match_untouched(
    what: str, cards: tuple[int, ...], attempt: Try, code: str, clause: str | None
) -> None:
    match = dealt(*cards)
    before = everything(match)
    with pytest.raises(IllegalMove) as caught:
        attempt(match)
    assert everything(match) == before
    assert caught.value.code == f"illegal/{code}"
    assert caught.value.text.id == TEXTS[code]
    assert caught.value.clause == clause
    assert "\n" not in str(caught.value)


def test_a_card_that_is_gone_cannot_come_again() -> None:
    match = dealt(3, 3, seats=3)
    with pytest.raises(IllegalMove, match="chance cannot give 3; possible: 1, 2, 4, 5, 6"):
        match.happen(3)


def test_a_refusal_leaves_the_next_throw_as_it_was() -> None:
    """Nobody can look for a better throw by trying illegal moves."""
    calm, busy = fair(), fair()
    for _ in range(60):
        for match in (calm, busy):
            play_out(match, first, limit=len(match.steps) + 1)
        with pytest.raises(IllegalMove):
            busy.play(7, 0)
        with pytest.raises(IllegalMove):
            busy.happen(99)
    assert busy.full_record() == calm.full_record()


def test_a_refusal_says_who_what_why_and_what_would_work() -> None:
    match = dealt(6, 5)
    with pytest.raises(IllegalMove) as caught:
        match.play(0, SWAP_MOVE)
    assert str(caught.value) == "seat 0 cannot do kind swap; legal: 0 = kind keep (HC-05)"
    with pytest.raises(IllegalMove) as caught:
        match.play(1, KEEP)
    assert str(caught.value) == "seat 1 cannot move: it is seat 0's decision (HC-03)"
    assert caught.value.text.args == {"who": Who(0)}


def test_nothing_goes_on_when_it_is_over() -> None:
    match = play_out(dealt(3, 5), first)
    assert match.is_over
    assert match.state.actor == OVER
    before = everything(match)
    attempts: list[Try] = [
        lambda m: m.play(0, KEEP),
        lambda m: m.play(OVER, KEEP),
        lambda m: m.play(0, KEEP_MOVE),
        lambda m: m.happen(1),
        lambda m: m.leave(0),
    ]
    for attempt in attempts:
        with pytest.raises(IllegalMove):
            attempt(match)
    assert everything(match) == before


def test_nobody_plays_for_chance() -> None:
    match = dealt(3)
    with pytest.raises(IllegalMove):
        match.play(CHANCE, 4)
    assert match.steps == [(CHANCE, 3)]


# --- chance


def test_outcomes_of_a_real_table_are_entered() -> None:
    match = dealt(3, 6)
    assert CARDS.dump(match.state)["cards"] == [3, 6]
    match.play(0, KEEP)
    match.play(1, KEEP)
    assert match.state.scores() == [0.0, 1.0]


def test_a_simulation_draws_by_its_generator() -> None:
    first_match, second = Match.new(LUDO, 2), Match.new(LUDO, 2)
    for match in (first_match, second):
        play_out(match, first, Rng(21))
    assert first_match.full_record() == second.full_record()


def test_a_match_needs_something_to_throw_with() -> None:
    with pytest.raises(BrokenInvariant):
        Match.new(LUDO, 2).draw()


def test_a_fair_match_never_throws_with_a_generator() -> None:
    by_secret, tempted = fair(), fair()
    play_out(by_secret, first)
    play_out(tempted, first, Rng(1))
    assert by_secret.full_record() == tempted.full_record()


def test_entered_throws_are_refused_by_nobody_but_do_not_prove() -> None:
    """A keeper can enter throws by hand; `verify` tells (see test_fairness)."""
    match = fair()
    due = play_out(fair(), first, limit=1).steps[0][1]
    match.happen(due % 6 + 1)
    assert match.steps != play_out(fair(), first, limit=1).steps


def test_play_out_stops_at_its_limit() -> None:
    match = play_out(fair(), first, limit=5)
    assert len(match.steps) == 5
    play_out(match, first, limit=5)
    assert len(match.steps) == 5


# --- interjections


def test_who_leaves_is_recorded_with_the_seat_and_blocks_nobody() -> None:
    match = dealt(3, 5, 6, seats=3)
    story = match.leave(2)
    assert kinds(story) == ["left"]
    assert match.steps[-1] == (2, LEAVE)
    assert match.state.actor == 0, "the seat that decides still decides"
    match.play(0, KEEP)
    match.play(1, KEEP)
    assert match.is_over
    assert match.state.scores() == [0.0, 1.0, 0.0]


def test_the_seat_that_decides_can_leave() -> None:
    match = dealt(3, 5, 6, seats=3)
    match.leave(0)
    assert match.state.actor == 1


def test_a_seat_can_leave_while_chance_acts() -> None:
    match = dealt(3, seats=3)
    match.leave(1)
    assert match.state.actor == CHANCE
    match.happen(4)
    assert CARDS.dump(match.state)["cards"] == [3, 0, 4]


def test_the_last_who_stays_wins() -> None:
    match = dealt(3, 5)
    match.leave(0)
    assert match.is_over
    assert match.state.scores() == [0.0, 1.0]


def test_interjections_replay_like_any_move() -> None:
    match = dealt(3, 5, 6, seats=3)
    match.leave(1)
    play_out(match, last, Rng(1))
    again = Match.replay(CARDS, read(write(match.full_record())))
    assert everything(again)[:-1] == everything(match)[:-1]


def test_a_seat_reacts_with_what_it_would_never_forget() -> None:
    """Most games have nothing like that."""
    match = dealt(3, 5)
    match.play(0, KEEP)
    before = everything(match)
    assert match.react(0) == []
    assert everything(match) == before


def test_a_reflex_is_an_interjection_like_any_other(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(HighCardState, "reflex", lambda state, seat: LEAVE if seat == 1 else 0)
    match = play_out(dealt(6, 5, 6, seats=3), first)
    assert list(match.steps[3:]) == [(0, KEEP), (1, KEEP), (1, LEAVE), (2, KEEP)]
    monkeypatch.undo()
    assert list(Match.replay(CARDS, match.full_record()).steps) == list(match.steps), "people do it by themselves"


def test_an_earlier_state_is_the_one_of_then(monkeypatch: pytest.MonkeyPatch) -> None:
    """From the beginning, and from the states that are kept on the way."""
    monkeypatch.setattr("ludotek.kernel.match.EVERY", 8)
    match = fair()
    then: list[Any] = [LUDO.dump(match.state)]
    while len(match.steps) < 40:
        go_on(match)
        then.append(LUDO.dump(match.state))
    for steps in (0, 7, 8, 9, 23, 24, 40):
        assert LUDO.dump(match.state_after(steps)) == then[steps]
    match.take_back(17)
    assert LUDO.dump(match.state) == then[17]
    again = Match.replay(LUDO, match.full_record())
    assert everything(again) == everything(match)
    go_on(match)
    assert LUDO.dump(match.state_after(17)) == then[17]


def go_on(match: Match) -> None:
    if match.state.actor == CHANCE:
        match.draw()
    else:
        match.play(int(match.state.actor), first(match, 0))

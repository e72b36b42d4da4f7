"""Dead cards: SEQ-50 to SEQ-53."""

from __future__ import annotations

import pytest

from ludotek.kernel import CHANCE, IllegalMove
from tests.games.sequence.table import CARDS, Table, table

DEAD_SIX = {"blue": "r4c3", "green": "r5c8"}


def emptied(there: Table) -> Table:
    """The same table with the whole pile on the discard pile of seat 1."""
    position = dict(there.match.record.start or {})
    held = [*position["hands"], *position.get("discards", [])]
    rest = [card for card in CARDS for _ in (0, 1)]
    for card in " ".join(held).split():
        rest.remove(card)
    return Table(type(there.match).new(there.match.game, position["players"], position["options"], start={
        **position, "discards": ["", " ".join(rest)],
    }))  # fmt: skip


def test_seq_50_a_card_is_dead_while_both_spaces_are_covered() -> None:
    for chips in (DEAD_SIX, {"blue": "r4c3 r5c8"}, {"green": "r4c3 r5c8"}):
        assert "exchange 6♥" in table(hands=["6♥ 2♠"], **chips).legal
    assert "exchange 6♥" not in table(hands=["6♥ 2♠"], blue="r4c3").legal


def test_seq_51_the_exchange_comes_before_the_play_and_the_turn_goes_on() -> None:
    there = table(hands=["6♥ 2♠"], **DEAD_SIX).play("exchange 6♥")
    assert (there.actor, there.view.why) == (CHANCE, "exchange")
    assert there.discards(0) == ["6♥"]
    there.draw("K♦")
    assert (there.actor, there.hand(0)) == (0, ["2♠", "K♦"])
    there.play("2♠ r0c1", draw="3♠")
    assert (there.actor, there.held(0)) == (1, 2)


def test_seq_52_one_exchange_a_turn() -> None:
    there = table(hands=["6♥ 6♥ 2♠"], **DEAD_SIX).play("exchange 6♥", draw="K♦")
    assert "exchange 6♥" not in there.legal
    with pytest.raises(IllegalMove, match="SEQ-52"):
        there.play("exchange 6♥")
    there.play("2♠ r0c1", draw="3♠")
    assert there.view.exchanged == 0


def test_seq_53_a_jack_is_never_dead() -> None:
    there = table(hands=["J♠ J♦ 2♠"])
    assert not any("exchange" in name for name in there.legal)
    for jack in ("J♠", "J♦"):
        with pytest.raises(IllegalMove, match="SEQ-53"):
            there.play(f"exchange {jack}")


def test_seq_r06_any_number_of_exchanges() -> None:
    there = table(hands=["6♥ 6♥ 2♠"], **DEAD_SIX, dead_card_limit="any")
    there.play("exchange 6♥", draw="K♦").play("exchange 6♥", draw="K♥")
    assert there.hand(0) == ["2♠", "K♥", "K♦"]


def test_seq_r06_exchanges_cause_one_reshuffle_a_turn_at_most() -> None:
    there = emptied(table(hands=["6♥ 6♥ 2♠", "3♠"], **DEAD_SIX, dead_card_limit="any"))
    there.play("exchange 6♥", draw="K♦")
    assert there.view.swaps == 1
    assert "exchange 6♥" in there.legal  # the pile is full again
    for number in range(52):
        there.state.cards.left[number] = 0
    there.state.cards.pile = 0
    assert "exchange 6♥" not in there.legal
    with pytest.raises(IllegalMove, match="SEQ-R06"):
        there.play("exchange 6♥")


def test_seq_r06_who_cannot_play_must_exchange_and_may_then_pass() -> None:
    there = table(hands=["6♥", "3♠"], blue="r4c3 r5c8")
    assert there.legal == {"exchange 6♥"}
    with pytest.raises(IllegalMove, match="SEQ-R06"):
        there.play("pass")
    there.play("exchange 6♥", draw="J♠")
    assert there.legal == {"pass"}


def test_seq_r06_the_exchange_is_voluntary_while_something_can_be_played() -> None:
    assert table(hands=["6♥ 2♠"], **DEAD_SIX).legal == {"exchange 6♥", "2♠ r0c1", "2♠ r8c6"}


def test_seq_r07_a_removal_revives_a_card() -> None:
    there = table(hands=["6♥ J♠ 2♠", "3♠"], blue="r4c3", green="r5c8").play("J♠ off r5c8", draw="K♦")
    there.play("3♠ r0c2").draw_any()
    assert "6♥ r5c8" in there.legal
    with pytest.raises(IllegalMove, match="SEQ-R07"):
        there.play("exchange 6♥")


def test_seq_r14_no_exchange_when_the_pile_is_played_out() -> None:
    there = emptied(table(hands=["6♥ 2♠", "3♠"], **DEAD_SIX, deck_out="play_out"))
    assert "exchange 6♥" not in there.legal
    with pytest.raises(IllegalMove, match="SEQ-R14"):
        there.play("exchange 6♥")

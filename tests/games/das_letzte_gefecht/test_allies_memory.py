"""What the opponents of two allies can work out when the shared deck is made anew: all of it, and no more. DLG-32"""

from __future__ import annotations

import random
from collections import Counter

import pytest

from ludotek import _engine
from ludotek.games.das_letzte_gefecht import GAME
from ludotek.games.das_letzte_gefecht.events import Reshuffled
from ludotek.games.das_letzte_gefecht.rules.redeal import NO_CARD, OTHER, Part, log_of, ways_of
from ludotek.games.das_letzte_gefecht.rules.state import GefechtState
from ludotek.kernel import OVER, BadPosition, Rng
from tests.conformance.chi_square import follows
from tests.games.das_letzte_gefecht.memory import AlliesMemory, Pair, Way
from tests.games.das_letzte_gefecht.table import (
    CARDS,
    JEDI,
    NOTHING,
    Table,
    discard,
    give,
    kind,
    lay,
    new,
    offer,
    table,
)
from tests.games.das_letzte_gefecht.test_invariants import step
from tests.games.das_letzte_gefecht.test_secrecy import redealt

GAMES = 6 if _engine.running() == "compiled" else 2


def memory_of(there: Table, first: int, second: int) -> AlliesMemory:
    view = there.view
    deck = Counter({kind(card): view.options.deck[int(card[1]) - 1] for card in CARDS})
    side = 0 if view.seats[first].side == "separatists" else 1
    return AlliesMemory((first, second), side, deck)


def known_by_log(state: GefechtState, first: int, second: int) -> set[Pair]:
    """The ways that the rules follow from the log, as the memory writes them."""
    base = 25 * int(state.plan.side[first])
    hidden = Counter([*state.hidden(first), *state.hidden(second)])
    unseen = tuple(int(state.deck[base + card]) + hidden[card] for card in range(24))
    return {(way_of(one), way_of(other)) for one, other in ways_of(log_of(state, first), first, unseen)}


def way_of(part: Part) -> Way:
    hand, others, down = part
    return Way(hand, others, None if down in (NO_CARD, OTHER) else down, down != NO_CARD)


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("deck", [[0, 0, 1, 1], [0, 0, 0, 2], [0, 1, 1, 1]], ids=str)
def test_opponents_of_allies_exclude_what_perfect_memory_excludes(players: int, deck: list[int]) -> None:
    """Along random games, compared with a memory that goes through all that can be, step by step."""
    rng, dreams = random.Random(f"allies {players} {deck}"), Rng(8)
    counted = narrowed = 0
    for _ in range(GAMES):
        there = new(players, deck=deck, draw_after=5)
        memories = [memory_of(there, 1, players - 1)] + [memory_of(there, 0, 2)] * (players == 4)
        while there.actor != OVER:
            step(there, rng)
            for memory in memories if there.actor != OVER else []:
                memory.see(there.last)
                first, second = memory.allies
                for viewer in (None, next(seat for seat in range(players) if seat not in memory.allies)):
                    dealt = redealt(there.state, viewer, dreams)
                    downs = tuple(None if dealt.down[seat] < 0 else int(dealt.down[seat]) for seat in memory.allies)
                    assert memory.is_possible((dealt.hand(first), dealt.hand(second)), (downs[0], downs[1]))
                assert there.state.is_logged(first) == memory.has_counted
                if memory.has_counted:
                    counted += 1
                    assert known_by_log(there.state, first, second) == memory.ways
                    narrowed += any(way.others for ways in memory.ways for way in ways)
    assert counted > 30
    assert narrowed > 10


# --- fair


ALLIES = {"deck": [0, 0, 0, 2], "phase": 3, "seat": 1, "rows": ["r4 r4", "r4 o4", "r4 o4"], "down": ["o4", "", ""],
          "hands": ["g4", "y4 g4", "y4 b4"], "discards": {"jedi": "g4 b4 p4 p4"}}  # fmt: skip
Deal = tuple[str, str, str, str]  # hand and card face down of seat 1, then of seat 2


def deal_of(state: GefechtState) -> Deal:
    def named(seat: int) -> tuple[str, str]:
        down = int(state.down[seat])
        return " ".join(CARDS[card] for card in state.hand(seat)), "" if down < 0 else CARDS[down]

    return (*named(1), *named(2))


def drawn_deals(state: GefechtState, viewer: int | None) -> Counter[Deal]:
    rng = Rng(11)
    return Counter(deal_of(redealt(state, viewer, rng)) for _ in range(3000))


def joined(cards: list[str]) -> str:
    return " ".join(sorted(cards, key=CARDS.index))


def all_histories() -> list[tuple[list[str], str, list[str]]]:
    """Every equally likely course: seat 1 had one of the three counted cards and drew one of five, laid one of its two,
    and got either card of seat 2 for the other one. The hand and the card face down of seat 1, the hand of seat 2."""
    counted, deck = ["y4", "y4", "b4"], ["g4", "g4", "b4", "p4", "p4"]
    found = []
    for had in range(3):
        theirs = [card for number, card in enumerate(counted) if number != had]
        for drew in deck:
            for laid, kept in ((counted[had], drew), (drew, counted[had])):
                found += [([theirs[swap]], laid, [theirs[1 - swap], kept]) for swap in range(2)]
    return found


def after_the_swap(drew: str, laid: str, kept: str) -> Table:
    there = table(3, **ALLIES).play(discard("g4")).draw(drew)
    assert Reshuffled(side=JEDI, cards=5) in there.match.stories[0]
    return there.play(lay(laid), offer("b4"), give(kept))


@pytest.mark.parametrize("viewer", [0, None])
def test_hands_of_allies_are_dealt_fairly_from_what_both_hold(viewer: int | None) -> None:
    """Also when some of it has gone over in a swap: chi-square against every course that the cards can have taken."""
    there = after_the_swap("p4", "y4", "p4")
    weights = Counter((joined(one), laid, joined(other), "") for one, laid, other in all_histories())
    assert follows(drawn_deals(there.state, viewer), weights)


@pytest.mark.parametrize(("drew", "laid", "kept", "last"), [("p4", "y4", "p4", "p4"), ("b4", "b4", "y4", "y4")])
def test_cards_that_are_shown_tell_about_the_rest(drew: str, laid: str, kept: str, last: str) -> None:
    """b4 may have been counted or drawn: the other one may be in a hand or in the deck."""
    there = after_the_swap(drew, laid, kept).play(lay(last))
    assert (there.row(1)[-1], there.row(2)[-1]) == (laid, last)
    weights: Counter[Deal] = Counter()
    for one, down, other in all_histories():
        for number in range(2):
            if (down, other[number]) == (laid, last):
                weights[one[0], "", other[1 - number], ""] += 1
    assert len(weights) > 1
    assert follows(drawn_deals(there.state, 0), weights)


def test_nobody_gets_a_card_that_only_the_partner_can_have_drawn() -> None:
    """Without a swap what was drawn since then is in the hand of who drew it: neither p4 nor g4 can be seat 2's."""
    there = table(3, **ALLIES).play(discard("g4")).draw("p4")
    for deal in drawn_deals(there.state, 0):
        assert "p4" not in deal[2]
        assert "g4" not in deal[2]


def test_allies_themselves_know_what_they_hold() -> None:
    there = table(3, **ALLIES).play(discard("g4")).draw("p4").play(lay("y4"))
    for viewer, hand in ((1, "p4"), (2, "y4 b4")):
        deals = drawn_deals(there.state, viewer)
        assert {deal[2 * viewer - 2] for deal in deals} == {hand}


# --- positions


def test_the_log_of_what_was_seen_comes_back() -> None:
    there = after_the_swap("p4", "y4", "p4")
    position = GAME.dump(there.state)
    assert position["log"] == [
        "draw 1", "draw 2", "draw 2", "count 1 y4 y4 b4", "draw 1", "play 1", "swap 2",
    ]  # fmt: skip
    assert drawn_deals(GAME.load(position), 0) == drawn_deals(there.state, 0)
    while there.view.battle == 1:
        there.step()
    assert GAME.dump(there.state)["log"] == []


@pytest.mark.parametrize(
    "log",
    [
        ["draw 1"],
        ["draw 1", "draw 2", "draw 2", "count 1 y4 y4 y4", "draw 1", "play 1", "swap 2"],
        ["draw 1", "draw 2", "draw 2", "count 1 y4 y4 b4", "draw 1", "play 1"],
        ["draw 1", "draw 2", "draw 2", "count 1 y4 y4 b4", "draw 1", "play 1", "swap 2", "discard 1 r4"],
        ["draw 0"],
        ["draw 7"],
        ["sneeze 1"],
        ["discard 1 x4"],
        "draw 1",
        [1],
    ],
    ids=str,
)
def test_a_log_that_cannot_be_is_refused(log: object) -> None:
    position = GAME.dump(after_the_swap("p4", "y4", "p4").state)
    with pytest.raises(BadPosition, match="log"):
        GAME.load({**position, "log": log})


def test_without_a_log_hands_are_dealt_from_all_that_is_unseen() -> None:
    """A position without a log does not say what was seen."""
    position = GAME.dump(table(3, **ALLIES).play(discard("g4")).draw("p4").state)
    state = GAME.load({**position, "log": []})
    assert any("p4" in deal[2] for deal in drawn_deals(state, 0))
    assert NOTHING not in state.legal()  # its option was the discard

"""Secrecy: states that a viewer cannot tell apart look the same to that viewer in every way."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations

import msgspec
import pytest

from ludotek.games.sequence import GAME
from ludotek.games.sequence.events import Drawn
from ludotek.games.sequence.rules.game import SequenceGame
from ludotek.kernel import CHANCE, LEAVE, OVER, Event, IllegalMove, Match, Rng, State
from ludotek.text import Words
from tests.conformance.chi_square import follows
from tests.games.outward import outward_of
from tests.games.sequence.table import CARDS, Table, dealt, table
from tests.games.sequence.test_invariants import random_table, step

SETTINGS = [(2, 2), (3, 3), (4, 2), (6, 3), (12, 2)]
WORDS = Words("en", GAME)
outward = outward_of(GAME, sprites=slice(40), spots=slice(None, None, 9))


def without_secrets(story: list[Event], viewer: int | None, rng: random.Random) -> list[Event]:
    """The same story with other cards where the viewer may not know which card it was."""
    return [
        msgspec.structs.replace(e, card=rng.randrange(52)) if isinstance(e, Drawn) and e.seat != viewer else e
        for e in story
    ]


def redealt(state: State, viewer: int | None, rng: Rng) -> SequenceGame:
    """The state as this viewer may imagine it."""
    assert isinstance(state, SequenceGame)
    return GAME.samples(state, viewer).draw(rng)


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: f"{setting[0]}x{setting[1]}")
def test_redealt_states_look_the_same_to_every_viewer(setting: tuple[int, int]) -> None:
    rng = random.Random(f"secrets {setting}")
    table = random_table(setting, rng)
    dreams = Rng(9)
    while True:
        if rng.random() < 0.06 or table.state.actor == OVER:
            story = table.match.stories[-1] if table.match.stories else []
            for viewer in (*range(setting[0]), None):
                other_state = redealt(table.state, viewer, dreams)
                other = without_secrets(story, viewer, rng) if table.state.actor != OVER else story
                assert outward(other_state, viewer, other) == outward(table.state, viewer, story)
        if table.state.actor == OVER:
            return
        step(table, rng)


def test_redealt_states_really_differ() -> None:
    there = dealt(4)
    hands = {str(GAME.dump(redealt(there.state, 0, Rng(seed)))["hands"]) for seed in range(10)}
    assert len(hands) == 10


def test_redealt_hands_are_fair() -> None:
    """Every card that is not seen is equally likely in a hidden hand, twice as likely if two copies are left."""
    there = table(hands=["2♠ 2♠ 3♠", "K♦"], discards=["4♠", ""])
    counts = dict.fromkeys(range(52), 0)
    rng = Rng(4)
    for _ in range(5000):
        counts[redealt(there.state, 0, rng).cards.hand(1)[0]] += 1
    assert counts[CARDS.index("2♠")] == 0
    once = [counts[CARDS.index(name)] for name in ("3♠", "4♠")]
    twice = [counts[c] for c in range(52) if CARDS[c] not in ("2♠", "3♠", "4♠")]
    assert min(once) > 20
    assert max(once) < 85
    assert min(twice) > 60
    assert max(twice) < 150


def all_but(*held: str) -> str:
    rest = [card for card in CARDS for _ in (0, 1)]
    for card in " ".join(held).split():
        rest.remove(card)
    return " ".join(rest)


def hands_of(there: Table, viewer: int | None, seat: int, samples: int = 400) -> list[list[str]]:
    """Hands that a viewer may imagine of a seat."""
    rng = Rng(8)
    return [[CARDS[c] for c in redealt(there.state, viewer, rng).cards.hand(seat)] for _ in range(samples)]


def test_who_remembers_the_discards_knows_the_hands_when_the_pile_is_shuffled_anew() -> None:
    """SEQ-R14: what is not among the discards is in the hands."""
    there = table(hands=["2♠ 3♠", "4♠ 5♥"], discards=["", all_but("2♠ 3♠ 4♠ 5♥")]).play("2♠ r0c1")
    assert there.kinds == ["placed", "reshuffled"]
    assert {tuple(hand) for hand in hands_of(there, 0, 1)} == {("4♠", "5♥")}
    assert {tuple(hand) for hand in hands_of(there, None, 0)} == {("3♠",), ("4♠",), ("5♥",)}
    there.draw("K♦").play("4♠ r0c3").draw("9♣")
    hands = hands_of(there, 0, 1)
    assert all("5♥" in hand for hand in hands)
    assert len({tuple(hand) for hand in hands}) > 40  # the other card may be any


def test_cards_kept_since_a_reshuffle_are_dealt_fairly() -> None:
    """The four cards of two hidden hands are known: every way to deal them is equally likely."""
    hands = ["2♠", "3♠ 4♠", "5♥ K♥"]
    there = table(3, hands=hands, discards=["", "", all_but(*hands)]).play("2♠ r0c1")
    counts = Counter(" ".join(hand) for hand in hands_of(there, 0, 1, samples=3000))
    pairs = [" ".join(pair) for pair in combinations(("3♠", "4♠", "5♥", "K♥"), 2)]
    assert follows(counts, dict.fromkeys(pairs, 1))


def test_who_marks_lines_has_shown_the_card() -> None:
    around = [(r, c) for r in (-1, 0, 1) for c in (-1, 0, 1) if r or c]
    star = " ".join(f"r{5 + r * k}c{5 + c * k}" for r, c in around for k in (1, 2, 3))
    there = table(hands=["J♦ 2♠", "3♠"], blue=star).play("mark J♦ r5c5")
    for viewer in (1, None):
        assert all("J♦" in hand for hand in hands_of(there, viewer, 0, samples=50))
        assert GAME.view(there.state, viewer).legal == ()


def test_redealt_states_can_be_played_on() -> None:
    rng = random.Random(3)
    for setting in SETTINGS:
        there = random_table(setting, rng)
        for number in range(120):
            if there.state.actor == OVER:
                break
            if number % 10 == 0:
                for viewer in range(setting[0]):
                    view = GAME.view(there.state, viewer)
                    other = redealt(there.state, viewer, Rng(number))
                    assert other.actor == there.state.actor
                    assert list(view.legal) == (other.legal() if view.actor == viewer else [])
            step(there, rng)


def test_a_card_of_another_hand_is_nowhere_in_what_a_viewer_gets() -> None:
    """Not as a number, a name, a symbol or an id: team-mates and spectators included."""
    there = table(4, hands=["2♠", "Q♥ K♦", "A♣ J♥", "3♦"])
    for viewer in (1, 3, None):
        sent = outward(there.state, viewer, [])
        for hidden in ("own-", "card-ace-clubs", "card-jack-hearts"):
            assert viewer == 1 or viewer == 3 or hidden.encode() not in sent
        assert b"card-ace-clubs" not in sent
        assert b"card-jack-hearts" not in sent
    assert b"card-ace-clubs" not in outward(there.state, 0, [])  # the team-mate


def test_legal_moves_are_the_actors_own_business() -> None:
    there = table(4, hands=["2♠", "3♠", "4♠", "5♠"])
    for viewer in (1, 2, 3, None):
        view = GAME.view(there.state, viewer)
        assert view.legal == ()
        assert GAME.choices(view) == []
    assert len(GAME.view(there.state, 0).legal) == 2


def test_refusals_tell_nothing_about_other_hands() -> None:
    """The same refusal whether another player holds the card or nobody does."""
    texts = set()
    for other in ("9♠", "K♦"):
        there = table(hands=["2♠", other])
        with pytest.raises(IllegalMove) as refused:
            there.play("9♠ r0c8")
        texts.add((refused.value.code, refused.value.text.id, str(refused.value)))
    assert len(texts) == 1


def test_a_draw_is_told_only_to_its_player() -> None:
    there = table(4, hands=["2♠", "3♠", "4♠", "5♠"]).play("2♠ r0c1").draw("K♦")
    drawn = next(event for event in there.last if isinstance(event, Drawn))
    told = GAME.tell(drawn, GAME.view(there.state, 0))
    assert told is not None
    assert told.text is not None
    assert WORDS.say(told.text, "ABCD") == "A draws king of diamonds."
    for viewer in (1, 2, 3, None):
        other = GAME.tell(drawn, GAME.view(there.state, viewer))
        assert b"king" not in msgspec.json.encode(other)


def test_when_it_is_over_all_hands_are_open() -> None:
    there = table(4, hands=["2♠", "3♠", "4♠", "5♠"]).interject(1, LEAVE).interject(3, LEAVE)
    assert there.actor == OVER
    for viewer in (0, 2, None):
        assert all(seat.hand is not None for seat in GAME.view(there.state, viewer).seats)


def test_taking_back_shows_nothing_new() -> None:
    """After a rewind every viewer sees what was seen before, and the same throw comes again from a fair secret."""
    match = Match.new(GAME, 4, secret="5e" * 16, nonces=["a", "b", "c", "d"])
    while match.state.actor == CHANCE:
        match.draw()
    before = [outward(Table(match).state, viewer, []) for viewer in (0, 1, 2, 3, None)]
    steps = len(match.steps)
    match.play(int(match.state.actor), match.state.legal()[0])
    match.draw()
    match.rewind(steps)
    assert [outward(Table(match).state, viewer, []) for viewer in (0, 1, 2, 3, None)] == before

"""Secrecy: states that a viewer cannot tell apart look the same to that viewer in every way."""

from __future__ import annotations

import random
from collections import Counter

import msgspec
import pytest

from ludotek.games.das_letzte_gefecht import GAME
from ludotek.games.das_letzte_gefecht.events import Drawn, Offered, Played, Swapped
from ludotek.games.das_letzte_gefecht.rules.state import GefechtState
from ludotek.kernel import CHANCE, OVER, Event, IllegalMove, Match, Rng
from tests.games.das_letzte_gefecht.memory import Memory
from tests.games.das_letzte_gefecht.table import (
    CARDS,
    NOTHING,
    SEPARATISTS,
    Table,
    begun,
    discard,
    give,
    kind,
    lay,
    new,
    offer,
    table,
)
from tests.games.das_letzte_gefecht.test_examples import ALL_BUT_FOUR
from tests.games.das_letzte_gefecht.test_invariants import random_table, step
from tests.games.outward import outward_of

SECRETS: dict[type[Event], tuple[str, ...]] = {
    Drawn: ("card",),
    Played: ("card",),
    Offered: ("card",),
    Swapped: ("gave", "got"),
}
outward = outward_of(GAME, sprites=slice(None, None, 3), spots=slice(None, None, 5))


def redealt(state: GefechtState, viewer: int | None, rng: Rng) -> GefechtState:
    """As a bot in that seat gets it."""
    return GAME.samples(state, viewer).draw(rng)


def may_know(event: Event, viewer: int | None) -> bool:
    is_swap = isinstance(event, Swapped)
    return viewer in (getattr(event, "seat", None), getattr(event, "partner", None) if is_swap else None)


def without_secrets(story: list[Event], viewer: int | None, rng: random.Random) -> list[Event]:
    """The same story with other cards where the viewer may not know which card it was."""
    found = []
    for event in story:
        hidden = SECRETS.get(type(event), ())
        if hidden and (viewer is None or not may_know(event, viewer)):
            event = msgspec.structs.replace(event, **{name: rng.randrange(24) for name in hidden})
        found.append(event)
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
def test_redealt_states_look_the_same_to_every_viewer(players: int) -> None:
    rng = random.Random(f"secrets {players}")
    there = random_table(players, rng)
    dreams = Rng(9)
    while True:
        is_swap = there.stage == "swap" or bool(there.match.stories and there.events("swapped"))
        if rng.random() < 0.12 or there.actor == OVER or is_swap:
            story = there.match.stories[-1] if there.match.stories else []
            for viewer in (*range(players), None):
                dealt = redealt(there.state, viewer, dreams)
                other = without_secrets(story, viewer, rng)
                assert outward(dealt, viewer, other) == outward(there.state, viewer, story)
        if there.actor == OVER:
            return
        step(there, rng)


def test_redealt_states_really_differ() -> None:
    state = begun(4).state
    dumps = [GAME.dump(redealt(state, 0, Rng(seed))) for seed in range(10)]
    assert len({str(dumped["hands"]) for dumped in dumps}) == 10
    assert len({dumped["hands"][0] for dumped in dumps}) == 1


def test_redealt_hands_are_fair() -> None:
    """Every card that is not seen is equally likely, one that lies open is one less likely."""
    there = table(stage="move", rows=["r1", "p4"], discards={"jedi": "r1 r1"})
    counts: Counter[str] = Counter()
    rng = Rng(4)
    for _ in range(3000):
        counts.update(CARDS[card] for card in redealt(there.state, 0, rng).hand(1))
    assert 90 < counts["r1"] < 200  # one copy left of 63
    assert 90 < counts["p4"] < 200
    assert 360 < counts["o1"] < 500  # three copies
    assert sum(counts.values()) == 9000


def test_an_empty_deck_leaves_nothing_to_guess() -> None:
    """With the deck empty a player who counts knows the hand of the only opponent, and imagines it."""
    pile = "r3 r4 o3 o4 y3 y4 p3 p4"
    there = table(deck=[0, 0, 1, 1], hands=["g3 g4 b3 b4", "r3 r4 o3 o4"], discards={"separatists": pile})
    assert there.view.decks[SEPARATISTS] == 0
    assert [CARDS[card] for card in redealt(there.state, 1, Rng(1)).hand(0)] == ["g3", "g4", "b3", "b4"]


# --- allies


def swapped() -> Table:
    there = table(3, seat=1, down=["r1", "", ""], hands=[None, "o2 g1 g1 b4", "r4 y3 p1 p1"])
    return there.play(offer("b4"), give("r4"))


def test_a_partner_imagines_what_was_passed_on_and_nobody_else_does() -> None:
    there = swapped()
    rng = Rng(3)
    for _ in range(50):
        assert kind("r4") in redealt(there.state, 2, rng).hand(1)
        assert kind("b4") in redealt(there.state, 1, rng).hand(2)
    strangers = [redealt(there.state, viewer, rng).hand(2) for viewer in (0, None) for _ in range(50)]
    assert any(kind("b4") not in hand for hand in strangers)


def test_a_card_passed_on_may_be_the_one_face_down() -> None:
    there = swapped().play(lay("g1"))
    downs = Counter(int(redealt(there.state, 2, Rng(seed)).down[1]) == kind("r4") for seed in range(400))
    assert 60 < downs[True] < 140  # one of four cards


def given_late(hand: str, mate: str) -> Table:
    """Seat 1 lays the first card of its hand; then seat 2 gives it b4 for g1."""
    there = table(3, seat=1, down=["r1", "", ""], hands=[None, hand, mate])
    return there.play(NOTHING, lay(hand[:2]), offer("b4"), give("g1"))


def test_a_card_that_came_late_is_in_the_hand_for_sure() -> None:
    """DLG-R26: what seat 1 laid before the swap cannot be the card it got in it; seat 2 holds the other b4."""
    there = given_late("o2 g1 g1 r3", "r4 y3 b4 b4")
    for seed in range(200):
        dealt = redealt(there.state, 2, Rng(seed))
        assert dealt.down[1] != kind("b4")
        assert kind("b4") in dealt.hand(1)
    lates = {viewer: GAME.view(there.state, viewer).seats[1].late for viewer in (0, 1, 2, None)}
    assert lates == {0: None, 1: kind("b4"), 2: kind("b4"), None: None}


def test_a_card_that_came_late_stays_known_when_its_like_is_turned_up() -> None:
    there = given_late("b4 g1 g1 o2", "r4 y3 p1 b4").play(lay("p1"))
    assert there.row(1) == ["b4"]
    face = GAME.view(there.state, 2).seats[1]
    assert (face.known, face.late) == ((kind("b4"),), None)  # from now on it may be laid as well
    for seed in range(50):
        assert kind("b4") in redealt(there.state, 2, Rng(seed)).hand(1)


@pytest.mark.parametrize(("players", "small"), [(2, True), (3, True), (3, False), (4, True), (4, False)])
def test_nobody_imagines_what_cannot_be_and_all_that_is_known_is_shown(players: int, small: bool) -> None:
    """Compared with a memory that goes through all that can be, step by step. A small deck is made anew often."""
    rng, dreams = random.Random(f"memory {players} {small}"), Rng(5)
    seen: Counter[str] = Counter()
    for _ in range(3):
        there = new(players, deck=[0, 0, 1, 1], draw_after=8) if small else random_table(players, rng)
        memories = [Memory(seat, face.partner) for seat, face in enumerate(there.view.seats)]
        while there.actor != OVER:
            step(there, rng)
            for memory in memories:
                memory.see(there.last)
                if made_anew(there, memory.whose):
                    memory.count(countable(there, memory))
                if there.actor != OVER:
                    seen.update(check_memory(there, memory, dreams))
    assert not small or seen["counted"] > 20
    assert players == 2 or seen["late"] > 10


def made_anew(there: Table, whose: int) -> bool:
    """The deck of that seat's side."""
    sides = ("separatists", "jedi")
    return there.view.seats[whose].side in [sides[event.side] for event in there.events("reshuffled")]


def countable(there: Table, memory: Memory) -> tuple[int, ...]:
    """What is neither in the new deck nor open nor the partner's own: to remember the pile is to know the deck."""
    view = GAME.view(there.state, memory.who)
    face = view.seats[memory.whose]
    left = Counter({kind(card): view.options.deck[int(card[1]) - 1] for card in CARDS})
    left.subtract(dict(there.state.chances()))
    left.subtract(face.row)
    if memory.who is not None:
        own = view.seats[memory.who]
        left.subtract((*own.row, *(own.hand or ()), *(() if own.down is None else (own.down,))))
    return tuple(sorted(left.elements()))


def check_memory(there: Table, memory: Memory, dreams: Rng) -> list[str]:
    view = GAME.view(there.state, memory.who)
    face = view.seats[memory.whose]
    dealt = redealt(there.state, memory.who, dreams)
    down = int(dealt.down[memory.whose]) if face.has_down else None
    known = tuple(sorted((*face.known, *face.counted)))
    assert memory.is_possible(dealt.hand(memory.whose), down)
    assert known == memory.sure()
    if face.late is not None:
        assert face.late in memory.sure_in_hand()
    elif not face.has_down:
        assert known == memory.sure_in_hand()
    return ["late"] * (face.late is not None) + ["counted"] * bool(face.counted)


def test_what_was_held_when_the_deck_was_made_anew_is_still_known() -> None:
    """DLG-32, example 11: the Jedi can count that the Separatists hold r4; the card drawn may be any of 63."""
    there = table(phase=3, hands=["r4 y1"], rows=["g1 g2", "g1 g2"], discards={"separatists": ALL_BUT_FOUR})
    there.play(discard("y1")).draw("y1")
    for viewer in (1, None):
        view = GAME.view(there.state, viewer)
        hands = [redealt(there.state, viewer, Rng(seed)).hand(0) for seed in range(200)]
        assert all(kind("r4") in hand for hand in hands)
        assert len({tuple(hand) for hand in hands}) > 15
        assert view.seats[0].counted == (kind("r4"),)
        assert view.seats[0].known == ()  # nobody is shown what only counting tells


def test_the_cards_drawn_before_the_deck_was_made_anew_are_still_known() -> None:
    """DLG-R05: the deck ends while a hand is filled."""
    there = table(stage="refill", deck=[0, 0, 1, 1], hands=["g3", "r3 r4 o3 o4"], attacker=1, seat=0, battle=2,
                  discards={"separatists": "r3 r4 o3 o4 y3 y4 b3 b4 p3 p4"}).draw("g4")  # fmt: skip
    assert there.events("reshuffled")
    there.draw("r3", "r4")
    assert there.hand(0) == ["r3", "r4", "g3", "g4"]
    for seed in range(50):
        assert {kind("g3"), kind("g4")} <= set(redealt(there.state, 1, Rng(seed)).hand(0))


def test_an_offer_is_dealt_from_the_hand() -> None:
    there = table(3, seat=1, down=["r1", "", ""], hands=[None, "o2 g1 g1 b4", "r4 y3 p1 p1"]).play(offer("b4"))
    for viewer in (0, 2, None):
        offers = set()
        for seed in range(20):
            dealt = redealt(there.state, viewer, Rng(seed))
            assert int(dealt.offered) in dealt.hand(1)
            offers.add(int(dealt.offered))
        assert len(offers) > 3
    assert int(redealt(there.state, 1, Rng(1)).offered) == kind("b4")


def test_an_ally_does_not_see_the_partners_hand() -> None:
    there = begun(4)
    for viewer in (0, 1, 2, 3, None):
        seats = GAME.view(there.state, viewer).seats
        assert [seat.hand is not None for seat in seats] == [viewer == seat for seat in range(4)]


# --- what is sent


def test_legal_choices_are_the_actors_own_business() -> None:
    there = begun(4)
    for viewer in (1, 2, 3, None):
        view = GAME.view(there.state, viewer)
        assert view.legal == ()
        assert GAME.choices(view) == []
    assert GAME.view(there.state, 0).legal


def test_a_face_down_card_is_nowhere_in_what_others_get() -> None:
    """The same bytes, whatever card it is."""
    sent = set()
    for card in ("r4", "b1", "g3"):
        there = table(hands=["r4 r2 g3 b1", "r1 o2 y3 p4"]).play(NOTHING, lay(card))
        sent.add(outward(there.state, 1, there.last))
    assert len(sent) == 1


def test_refusals_tell_nothing_about_other_hands() -> None:
    texts = set()
    for other in ("p4 r1 r2 r3", "y1 r1 r2 r3"):
        there = table(hands=["r4 r2 g3 b1", other])
        with pytest.raises(IllegalMove) as refused:
            there.play(discard("p4"))
        texts.add((refused.value.code, refused.value.text.id, str(refused.value)))
    assert len(texts) == 1


def test_when_it_is_over_all_hands_are_open() -> None:
    there = begun(4)
    there.match.leave(1)
    for viewer in (0, 2, None):
        assert all(seat.hand is not None for seat in GAME.view(there.state, viewer).seats)


def test_redealt_states_can_be_played_on() -> None:
    rng = random.Random(3)
    for players in (2, 3, 4):
        there = random_table(players, rng)
        for number in range(150):
            if there.actor == OVER:
                break
            if number % 7 == 0:
                for viewer in range(players):
                    view = GAME.view(there.state, viewer)
                    dealt = redealt(there.state, viewer, Rng(number))
                    assert dealt.actor == there.state.actor
                    assert list(view.legal) == (dealt.legal() if view.actor == viewer else [])
                    GAME.load(GAME.dump(dealt))
            step(there, rng)


def test_taking_back_shows_nothing_new() -> None:
    match = Match.new(GAME, 4, secret="5e" * 16, nonces=["a", "b", "c", "d"])
    while match.state.actor == CHANCE:
        match.draw()
    viewers = (0, 1, 2, 3, None)
    before = [outward(Table(match).state, viewer, []) for viewer in viewers]
    steps = len(match.steps)
    match.play(0, match.state.legal()[1])
    match.draw()
    match.rewind(steps)
    assert [outward(Table(match).state, viewer, []) for viewer in viewers] == before

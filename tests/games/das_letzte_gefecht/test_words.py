"""What each viewer reads: prompts and choices, what happened, the text picture."""

from __future__ import annotations

import pytest

from ludotek.games.das_letzte_gefecht import GAME
from ludotek.games.das_letzte_gefecht.names import PLACES
from ludotek.scene import Line
from ludotek.text import LANGUAGES, words
from tests.games.das_letzte_gefecht.table import (
    NOTHING,
    REFUSE,
    STAY,
    J,
    S,
    Table,
    begun,
    discard,
    figure,
    give,
    go,
    lay,
    offer,
    table,
)

NAMES = ["Ada", "Bo", "Cleo", "Dan"]


def say(there: Table, viewer: int | None, language: str = "en") -> str:
    return words(language, GAME).say(GAME.prompt(GAME.view(there.state, viewer)), NAMES)


def told(there: Table, viewer: int | None, language: str = "en") -> list[str]:
    """The lines of the last step."""
    view = GAME.view(there.state, viewer)
    found = [GAME.tell(event, view) for event in there.last]
    return [words(language, GAME).say(one.text, NAMES) for one in found if one and one.text]


def labels(there: Table, viewer: int, language: str = "en") -> dict[int, str]:
    choices = GAME.choices(GAME.view(there.state, viewer))
    return {choice.action: words(language, GAME).say(choice.label, NAMES) for choice in choices}


def drawn(there: Table, viewer: int | None) -> list[str]:
    lines: list[Line] = GAME.show(GAME.view(there.state, viewer))
    return ["".join(words("en", GAME).say(span.text, NAMES) for span in line) for line in lines]


def test_who_is_asked_is_spoken_to_and_the_others_are_told_who() -> None:
    there = begun()
    asked = "Phase 1 of 4: play a card, or first deploy a figure or the ship, or discard a card and draw."
    assert say(there, S) == asked
    assert say(there, J) == say(there, None) == "Phase 1 of 4: Ada may take an optional action."


def test_every_optional_action_has_its_words() -> None:
    """DLG-31, DLG-33, DLG-36, DLG-74"""
    there = table(4, phase=2, hands=["r4 g3 b1"], rows=["r1", "b1", "r1", "b1"], deployed=["g", "", "", ""], marker=0)
    assert labels(there, 0) == {
        0: "Skip this: play a card",
        discard("r4"): "Discard red 4 and draw",
        discard("g3"): "Discard green 3 and draw",
        discard("b1"): "Discard blue 1 and draw",
        40: "Deploy the ship",
        offer("r4"): "Swap red 4 with Cleo",
        offer("g3"): "Swap green 3 with Cleo",
        offer("b1"): "Swap blue 1 with Cleo",
    }


def test_a_card_alone_is_played_and_other_uses_of_it_begin_elsewhere() -> None:
    """DLG-31, DLG-74: the discard pile, or the hand of the partner, is tapped before the card."""
    there = table(4, phase=2, hands=["r4 g3 b1"], rows=["r1", "b1", "r1", "b1"], deployed=["g", "", "", ""], marker=0)
    choices = {choice.action: choice for choice in GAME.choices(GAME.view(there.state, 0))}
    for card in ("r4", "g3", "b1"):
        assert choices[discard(card)].begins == choices[discard(card)].about[0] == "pile-0"
        assert choices[offer(card)].begins == choices[offer(card)].about[0] == "hand-2"
    assert choices[0].is_skip
    assert choices[0].begins == ""


def test_a_figure_is_named_with_its_character() -> None:
    two = begun()
    assert labels(two, S)[30] == "Deploy Asajj Ventress (red)"
    assert labels(two, S)[31] == "Deploy General Grievous (orange)"
    assert told(two.play(figure("r")), J) == ["Ada deploys Asajj Ventress (red)."]
    four = begun(4)
    assert told(four.play(figure("o")), 1) == ["Ada deploys the orange figure."]


def test_a_card_face_down_is_told_to_its_player_alone() -> None:
    """DLG-37"""
    there = table(hands=["r4 r2 g3 b1"], marker=0).play(NOTHING, lay("b1"))
    assert told(there, S) == ["Ada plays blue 1 face down."]
    assert told(there, J) == told(there, None) == ["Ada plays a card face down."]


def test_a_swap_is_told_to_each_as_they_may_know_it() -> None:
    """DLG-74, DLG-R26"""
    there = table(4, hands=["r4 r2 g3 b1", None, "o4 o3 o2 o1"], marker=0).play(offer("r4"))
    assert told(there, 0) == ["Ada puts down red 4 for a swap with Cleo."]
    assert {told(there, viewer)[0] for viewer in (None, 1, 2, 3)} == {"Ada swaps a card with Cleo."}
    there.play(give("o1"))
    assert told(there, 0) == ["Ada gave Cleo red 4 and got orange 1."]
    assert told(there, 2) == ["Cleo gave Ada orange 1 and got red 4."]
    assert {told(there, viewer)[0] for viewer in (None, 1, 3)} == {"Ada and Cleo have swapped a card."}


def example_14() -> Table:
    """Three players, phase 2, node 6: both allies are lowest."""
    return table(
        3, phase=2, stage="propose", seat=1, marker=6, rows=["r4 r1", "g1 b1", "p1 o1"]
    )  # fmt: skip


def test_allies_read_what_is_proposed_and_answered() -> None:
    """DLG-R15: example 14."""
    there = example_14()
    assert say(there, 1) == "You and Cleo both have the lowest total: propose where the battle goes."
    assert labels(there, 1)[STAY] == "Propose to stay on planet G (green)"
    there.play(go(7))
    assert told(there, None) == ["Bo proposes planet H (blue)."]
    assert labels(there, 2)[go(7)] == "Agree: go to planet H (blue)"
    assert labels(there, 2)[go(1)] == "Propose planet B (orange) instead"
    there.play(go(1))
    assert say(there, 1) == "Cleo would rather go to planet B (orange): accept or refuse."
    assert labels(there, 1) == {
        220: "Accept: go to planet B (orange)",
        221: "Refuse: stay on planet G (green)",
    }
    assert told(there.play(REFUSE), None)[:2] == ["Bo refuses.", "No agreement: the battle stays on planet G (green)."]


def test_a_proposal_to_stay_is_told_as_one() -> None:
    there = example_14().play(STAY)
    assert told(there, None) == ["Bo proposes to stay on planet G (green)."]
    assert say(there, 2) == "Bo proposes to stay on planet G (green): agree, or propose another planet."
    assert labels(there, 2)[STAY] == "Agree: stay on planet G (green)"


def test_the_count_is_told_colour_by_colour() -> None:
    """DLG-51: example 6."""
    there = table(
        phase=4, attacker=1, stage="move", seat=1, marker=1,
        rows=["p3 r4 r4 o4", "y2 y3 g1 y1"], deployed=["r", "y"],
    ).play(STAY)  # fmt: skip
    assert told(there, None) == [
        "Bo leaves the battle on planet B (orange).",
        "Bo counts: planet (orange) 0, figure (yellow) 6, deployed 1. Total: 7.",
        "Ada counts: planet (orange) 4, figure (red) 8, deployed 1. Total: 13.",
        "The Separatists win the battle.",
        "Bo loses Obi-Wan Kenobi (yellow). 5 figures are left.",
        "Battle 3: Ada attacks.",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_language_lets_a_choice_begin_small(language: str) -> None:
    for label in labels(begun(4), 0, language).values():
        assert label[0].isupper()


# The text picture


def test_the_text_picture_shows_every_place_and_the_battle_in_brackets() -> None:
    there = begun()
    picture = "\n".join(drawn(there, S))
    assert all(letter in picture for letter in PLACES)
    assert "[▲A]" in picture


def test_the_text_picture_hides_a_card_face_down_from_the_others() -> None:
    there = table(hands=["r4 r2 g3 b1", "r1 o2 y3 p4"], marker=0).play(NOTHING, lay("b1"))
    assert "(≈1)" in "\n".join(drawn(there, S))
    for viewer in (J, None):
        picture = "\n".join(drawn(there, viewer))
        assert "▒▒" in picture
        assert "≈1" not in picture


def test_the_text_picture_marks_where_the_battle_can_go() -> None:
    there = table(hands=["r4 r2 g3 b1", "r1 o2 y3 p4"], marker=0).play(NOTHING, lay("b1"), NOTHING, lay("p4"))
    picture = "\n".join(drawn(there, S))
    assert [letter for letter in PLACES if f"›{sign(there, letter)}{letter}" in picture] == ["B", "F", "G"]


def sign(there: Table, letter: str) -> str:
    colour = there.view.planets[PLACES.index(letter)]
    return "▲☀★♣≈☾"[colour or 0]


def test_the_names_of_the_seats_say_who_is_with_whom() -> None:
    """DLG-70, DLG-85"""
    names = {}
    for players in (2, 3, 4):
        view = GAME.view(begun(players).state, None)
        names[players] = [words("en", GAME).say(GAME.seat(view, seat).name) for seat in range(players)]
    assert names == {
        2: ["Separatist", "Jedi"],
        3: ["Separatist", "Obi-Wan (Jedi)", "Anakin (Jedi)"],
        4: ["Grievous (Separatists)", "Obi-Wan (Jedi)", "Ventress (Separatists)", "Anakin (Jedi)"],
    }

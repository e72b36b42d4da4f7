"""Why a hinted move is good: said only where it is so whatever is hidden."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from ludotek import catalogue, text
from ludotek.game import AnyGame, reason
from ludotek.games.ludo import GAME as LUDO
from ludotek.games.sequence import GAME as SEQUENCE
from ludotek.kernel import OVER, Rng, Text, Who
from ludotek.text import LANGUAGES
from tests.games.ludo.table import Table as LudoTable
from tests.games.ludo.table import game_2
from tests.games.sequence.table import move as sequence_move
from tests.games.sequence.table import table as sequence_table
from tests.third_party.highcard.highcard import GAME as HIGHCARD
from tests.third_party.highcard.highcard.rules import KEEP

STEPS = 4_000  # of random play in which every reason must occur


def why(table: LudoTable, name: str) -> Text | None:
    state = table.state
    action = LUDO.action(state, table.move(name))
    assert action is not None
    return reason(LUDO, LUDO.samples(state, int(state.actor)), int(state.actor), action, Rng(1))


def test_ludo_says_what_a_move_does() -> None:
    table = game_2(green="3 Y Y Y", blue="F7 Y Y Y", turn="green")
    table.throw("4")
    assert why(table, "3->7") == Text("reason-knocks", {"who": Who(2)})  # blue is the third of four
    out = game_2(green="3 Y Y Y", blue="F1 Y Y Y", turn="green")
    out.throw("5")
    assert why(out, "3->8") == Text("reason-escapes")  # field 8 is a globe
    still = game_2(green="2 Y Y Y", blue="F1 Y Y Y", turn="green")
    still.throw("1")
    assert why(still, "2->3") is None
    home = game_2(green="L1 Y Y Y", blue="F1 Y Y Y", turn="green")
    home.throw("4")
    assert why(home, "L1->L5") is None
    home = game_2(green="L2 Y Y Y", blue="F1 Y Y Y", turn="green")
    home.throw("4")
    assert why(home, "L2->G") == Text("reason-goal")


def test_sequence_says_what_a_move_does() -> None:
    def told(move: str, **words: object) -> Text | None:
        state = sequence_table(**words).state
        seat = int(state.actor)
        action = SEQUENCE.action(state, sequence_move(move))
        assert action is not None
        return reason(SEQUENCE, SEQUENCE.samples(state, seat), seat, action, Rng(1))

    row = "r0c1 r0c2 r0c3"
    assert told("5♠ r0c4", hands=["5♠"], blue=row) == Text("reason-sequence")
    assert told("5♠ r0c4", hands=["5♠"], green=row) == Text("reason-stops", {"side": Text("colour-green")})
    assert told("5♠ r0c4", hands=["5♠"], green="r0c1 r0c2") is None


@pytest.mark.parametrize("game", catalogue.games().values(), ids=lambda game: game.id)
def test_every_reason_of_a_game_occurs_and_has_words_in_every_language(game: AnyGame) -> None:
    source = (game.folder / "text" / "en.ftl").read_text("utf-8")
    left = set(re.findall(r"^(reason-[\w-]+) =", source, re.MULTILINE))
    assert left
    known = left.copy()
    rng = Rng(5)
    state = game.new(2, game.options(2))
    for number in range(STEPS):
        if state.actor == OVER:
            state = game.new(2, game.options(2))
        if state.actor < 0:
            state.apply(state.sample(rng))
            continue
        legal, seat = state.legal(), int(state.actor)
        action = legal[rng.below(len(legal))]
        found = reason(game, game.samples(state, seat), seat, action, rng) if number % 2 else None
        assert found is None or found.id in known
        if found is not None and found.id in left:
            for language in LANGUAGES:
                assert text.words(language, game).say(found, ["Ann", "Ben"])
            left.discard(found.id)
        if not left:
            return
        state.apply(action)
    assert not left, "these never occurred"


def test_a_reason_that_depends_on_what_is_hidden_is_not_given() -> None:
    state = HIGHCARD.new(2, HIGHCARD.options(2))
    rng = Rng(3)
    while state.actor < 0:
        state.apply(state.sample(rng))
    seat = int(state.actor)
    seen = replace(HIGHCARD, id="open", reason_of=lambda before, after, story: Text("always"))
    hidden = replace(HIGHCARD, id="shut", reason_of=lambda before, after, story: Text("never", {"n": next(numbers)}))
    numbers = iter(range(100))
    assert reason(seen, seen.samples(state, seat), seat, KEEP, rng) == Text("always")
    assert reason(hidden, hidden.samples(state, seat), seat, KEEP, rng) is None

"""Everything in a picture explains itself, to every viewer, with a rule that there is, in every language."""

from __future__ import annotations

from collections.abc import Iterator

from ludotek.game import AnyGame, about_thing, things_in
from ludotek.game.things import key_of
from ludotek.kernel import Text, things
from ludotek.scene import About
from ludotek.text import LANGUAGES, words
from tests.conformance.cases import CASES, encoded, every_game, walk
from tests.conformance.test_words import NAMES

LOOKS = 10  # at each random game


def explained(game: AnyGame) -> Iterator[tuple[str, About | None]]:
    """Every thing in scenes of random play, as seats and spectator see it, once for each kind of picture it has."""
    met: set[tuple[str, str, str]] = set()
    for case in (case for case in CASES if case.game is game):
        for number, match in enumerate(walk(case, about=LOOKS)):
            seats = [None, number % case.seats] if game.has_secrets else [None]
            for view in [game.view(match.state, viewer) for viewer in seats]:
                scene = game.scene(view)
                for thing in things_in(scene):
                    kind = (thing.id.split("-")[0], thing.symbol, key_of(thing.label))
                    if kind not in met:
                        met.add(kind)
                        yield thing.id, about_thing(game, view, scene, thing)


def texts_of(about: About) -> list[Text]:
    faces = [face.name for face in about.faces]
    return [text for text in (about.name, about.text, about.now, *faces) if text is not None]


@every_game
def test_everything_in_a_picture_explains_itself(game: AnyGame) -> None:
    clauses = {clause.id for clause in game.rulebook().clauses}
    texts: dict[bytes, Text] = {}
    for id, about in explained(game):
        assert about is not None, f"{game.id}: nothing is said about {id}"
        assert about.text is not None, f"{game.id}: it is not said what {id} is"
        assert about.clause in clauses or id.startswith("seat:"), f"{game.id}: {id} names the rule {about.clause}"
        texts |= {encoded(text): text for text in texts_of(about)}
    for said in [words(language, game) for language in LANGUAGES]:
        for text in texts.values():
            sentence = said.say(text, NAMES)
            assert sentence.strip(), text
            assert not any(sign in sentence for sign in "{}$\n\u2068\u2069#"), f"{text} is {sentence!r}"


@every_game
def test_every_rule_behind_an_explanation_exists(game: AnyGame) -> None:
    clauses = {clause.id for clause in game.rulebook().clauses}
    named = {clause for kind in things.read(game.folder) for clause in kind.clauses()}
    assert named
    assert named <= clauses, named - clauses

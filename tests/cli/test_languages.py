"""Help and complaints are spoken in every language, and say the same."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ludotek.cli.commands import app
from ludotek.kernel import BadOptions, LudotekError
from ludotek.server.settings import SETTINGS
from ludotek.terminal.error_text import error_text
from ludotek.text import LANGUAGES
from tests.cli.records import Run, refused, unfinished

OTHERS = [language for language in LANGUAGES if language != "en"]
DEVELOPERS = ["admin", "bench", "fidelity", "languages"]  # their help is in English
IN_THE_LAB = ["learn", "ladder", "calibrate", "balance"]  # theirs too
COMMANDS = [name for name in app if not name.startswith("-") and name not in DEVELOPERS]
WRONG = [
    "plya",
    "paly ludo",
    "play ludo --sed 3",
    "play ludo --zzz",
    "play ludo --seed x",
    "play ludo --seed",
    "play ludo --pace warp",
    "play ludo extra",
    "replay",
    "play lud",
    "play",
    "play ludo --seats 7",
    "play ludo --players anna,random",
    "play ludo --seats 3 --players random,random",
    "play ludo --set dice=plain",
    "play ludo --set die=round",
    "play ludo --set die",
    "play ludo --set board=4 --seats 5",
    "play ludo --table --seed 1",
    "play ludo --save .",
    "play ludo --save nowhere/m.json",
    "play --resume none.json",
    "play --resume r.json --set pieces=2",
    "play --resume r.json --seed 2",
    "play sequence --resume r.json",
    "play ludo --position r.json",
    "replay r.json --step 9999",
    "replay .",
    "verify r.json",
    "rules ludo 999",
    "rules ludo --search zebra",
    "lab ludo --bots genius",
    "lab ludo --games 0",
    "serve --port 99999",
]


@pytest.mark.parametrize("words", WRONG)
def test_every_complaint_is_spoken_in_every_language(run: Run, tmp_path: Path, words: str) -> None:
    (tmp_path / "r.json").write_text(unfinished(), "utf-8")
    said = {}
    for language in LANGUAGES:
        code, out, said[language] = run(*words.split(), LUDOTEK_LANGUAGE=language)
        refused((code, out, said[language]), code=code)
        assert code in (1, 2)
    assert len({said[language] for language in LANGUAGES if language != "nb"}) == len(LANGUAGES) - 1, said
    assert said["nb"] != said["en"], "it may be the same as in Danish"


@pytest.mark.parametrize("command", ["", *COMMANDS])
@pytest.mark.parametrize("language", OTHERS)
def test_help_is_spoken_in_every_language(run: Run, command: str, language: str) -> None:
    english = run(*command.split(), "--help")[1]
    code, said, err = run(*command.split(), "--help", "--language", language)
    assert (code, err) == (0, "")
    assert "cli-" not in said
    theirs = [app[name] for name in DEVELOPERS] + [app["lab"][name] for name in IN_THE_LAB]
    settings = [one.help for one in SETTINGS.values()]  # what only operators choose is in English, too
    for_developers = sentences(" ".join([*(str(one.help) for one in theirs), *settings]))
    same = set(sentences(english)) & set(sentences(said))
    assert all(any(part in whole for whole in for_developers) for part in same), same
    assert re.findall(r"--[a-z-]+", said) == re.findall(r"--[a-z-]+", english), "the same is explained"


@pytest.mark.parametrize("command", [*DEVELOPERS, *(f"lab {name}" for name in IN_THE_LAB)])
def test_the_help_of_commands_for_developers_is_in_english(run: Run, command: str) -> None:
    declared = app
    for word in command.split():
        declared = declared[word]
    for language in LANGUAGES:
        code, said, err = run(*command.split(), "--help", "--language", language)
        assert (code, err) == (0, "")
        assert "cli-" not in said
        assert str(declared.help) in " ".join(said.split())


def sentences(help: str) -> list[str]:
    """Everything of several words between the borders of the table."""
    return [part for line in help.splitlines() for part in re.findall(r"[^\W\d_]+(?: [^\W\d_]+){2,}", line)]


def test_without_a_word_help_is_shown(run: Run) -> None:
    assert run() == run("--help")
    assert run()[0] == 0
    assert run("games", "--language")[2] == "ludotek: --language needs a value behind it; see: ludotek games --help\n"


@pytest.mark.parametrize(
    ("locale", "word"), [("da_DK.UTF-8", "Brug:"), ("nn_NO", "Bruk:"), ("C", "Usage:"), ("", "Usage:")]
)
def test_the_locale_is_heard(run: Run, locale: str, word: str) -> None:
    assert run("--help", LUDOTEK_LANGUAGE="", LC_ALL="", LC_MESSAGES="", LANG=locale)[1].startswith(word)


def test_a_language_that_does_not_exist_is_complained_of_in_the_one_of_the_machine(run: Run) -> None:
    quiet = {"LUDOTEK_LANGUAGE": "", "LC_ALL": "", "LC_MESSAGES": "", "LANG": "de_DE.UTF-8"}
    assert run("games", "--language", "xx", **quiet)[2].startswith("ludotek: es gibt keine Sprache „xx“; es gibt en")
    assert run("games", "--language=xx", **quiet)[2].startswith("ludotek: es gibt keine Sprache „xx“")


def test_an_error_by_itself_speaks_the_english_that_is_written_down(run: Run) -> None:
    """What the engine says to a programmer and what the command says to a player never drift apart."""
    from ludotek import bots, catalogue
    from ludotek.kernel import record

    ludo = catalogue.game("ludo")
    for cause in (
        lambda: catalogue.game("lud"),
        lambda: catalogue.game("zzz"),
        lambda: bots.make("genius"),
        lambda: ludo.check_seats(9),
        lambda: ludo.options(2, {"dice": "plain"}),
        lambda: ludo.options(2, {"die": "round"}),
        lambda: record.read("my diary", "r.json"),
        lambda: record.read("{}", "r.json"),
        lambda: record.read('{"ludotek": 7}', "r.json"),
        lambda: record.read('{"ludotek": 1}', "r.json"),
    ):
        with pytest.raises(LudotekError) as caught:
            cause()
        assert error_text(caught.value, "en") == str(caught.value)
        assert error_text(caught.value, "fi") != str(caught.value)


def test_options_that_a_rule_forbids_are_refused_with_the_rule_in_words() -> None:
    error = BadOptions("board=4 takes 2 to 4 players, not 5; use board=6", "LUDO-02")
    assert error_text(error, "en") == str(error)
    assert error_text(error, "de").startswith("die Regeln verbieten diese Optionen (LUDO-02): ")


def test_nothing_that_was_typed_steers_the_terminal(run: Run) -> None:
    assert "\x1b" not in run("play", "\x1b[31mludo\x07")[2]
    assert run("play", "a\nb")[2].count("\n") == 1

"""Which language is spoken."""

from __future__ import annotations

import pytest

from ludotek.terminal.language import choose
from ludotek.text import UnknownLanguage


@pytest.mark.parametrize(
    ("asked", "environment", "language"),
    [
        (None, {}, "en"),
        ("de", {"LUDOTEK_LANGUAGE": "fi", "LANG": "da_DK.UTF-8"}, "de"),
        (None, {"LUDOTEK_LANGUAGE": "fi", "LANG": "da_DK.UTF-8"}, "fi"),
        (None, {"LANG": "da_DK.UTF-8"}, "da"),
        (None, {"LC_ALL": "it_IT", "LANG": "da_DK.UTF-8"}, "it"),
        (None, {"LANG": "no_NO"}, "nb"),
        (None, {"LANG": "C.UTF-8"}, "en"),
        (None, {"LANG": "fr_FR.UTF-8"}, "en"),
        ("sv-SE", {}, "sv"),
        ("DE", {}, "de"),
        ("nn", {}, "nb"),
    ],
)
def test_the_language_asked_for_wins_then_the_setting_then_the_locale(
    asked: str | None, environment: dict[str, str], language: str
) -> None:
    assert choose(asked, environment) == language


@pytest.mark.parametrize(("asked", "environment"), [("klingon", {}), ("", {}), (None, {"LUDOTEK_LANGUAGE": "xx"})])
def test_an_unknown_language_is_refused_with_those_that_exist(asked: str | None, environment: dict[str, str]) -> None:
    with pytest.raises(UnknownLanguage, match=r"da \(Dansk\)"):
        choose(asked, environment)

"""`ludotek analyse`: the look back as text, in every language."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludotek import catalogue, text
from ludotek.bots import RandomBot
from ludotek.kernel import BadRecord, Rng
from ludotek.kernel.record import write
from ludotek.lab.arena import play_match
from ludotek.terminal.analysis import WIDTH, LookBack, chart, show_analysis, signed
from ludotek.text import LANGUAGES
from tests.terminal.desk import LUDO, new_match


def saved(folder: Path) -> Path:
    """A finished match of two bots."""
    file = folder / "match.json"
    file.write_text(write(play_match(LUDO, [RandomBot()] * 2, {"pieces": 1}, Rng(6)).full_record()), "utf-8")
    return file


def test_a_chart_goes_from_low_to_high() -> None:
    assert chart([(0.0,), (0.49,), (0.51,), (1.0,)], 0, "abcd") == "abcd"
    assert len(chart([(0.5,)] * 1000, 0, "abcd")) == WIDTH
    assert (signed(0.236), signed(-0.05), signed(0.0)) == ("+24 %", "−5 %", "+0 %")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_is_shown_with_chances_luck_and_skill(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    assert show_analysis(str(saved(tmp_path)), language=language) == 0
    shown = capsys.readouterr().out
    assert "▁" in shown
    assert "█" in shown
    assert " %" in shown
    assert "analyse-" not in shown


def test_a_turning_point_that_told_nothing_says_what_was_played() -> None:
    game = catalogue.game("last_one_standing")
    silent = 0
    for seed in range(1, 7):
        record = play_match(game, [RandomBot()] * 2, {}, Rng(seed)).full_record()
        back = LookBack(game, record, text.words("en", game))
        steps = [turn.step for turn in back.found.turns]
        assert all(back.told(step) for step in steps)
        silent += sum(not any(back.story_log.latest(viewer, until=step) for viewer in back.viewers) for step in steps)
    assert silent > 0


def test_a_match_that_is_not_over_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    file.write_text(write(new_match("random,random").full_record()), "utf-8")
    with pytest.raises(BadRecord, match="not over"):
        show_analysis(str(file), language="en")

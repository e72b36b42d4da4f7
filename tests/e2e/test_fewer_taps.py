"""No tap without a reason: forced choices make themselves, and what happened since is told and played again."""

from __future__ import annotations

from typing import Any

import msgspec
from playwright.sync_api import expect

from ludotek.catalogue import game
from ludotek.kernel import CHANCE, Match, Rng
from tests.e2e.table import PATIENCE, People, keys_of


def test_a_newcomer_never_taps_a_choice_that_is_the_only_one(people: People) -> None:
    """One piece each: every choice is forced, and dice throw themselves at this pace. The match plays itself."""
    anna = people.come(plays_forced=None)
    made = people.match("here", "bot")
    anna.sit_down(made["match"], *keys_of(made, "here"))
    expect(anna.result).to_be_visible(timeout=PATIENCE * 1000)
    assert anna.played == []
    assert any("Green moves" in line for line in anna.lines.all_inner_texts())


def test_what_the_others_did_is_marked_told_and_played_again(people: People) -> None:
    anna = people.come()
    made = people.match("here", "bot", "bot", game="sequence", options={}, from_record=dealt_without_jacks())
    anna.sit_down(made["match"], *keys_of(made, "here"))
    anna.page.locator("dialog[open] button.main").click()  # that it goes on from a record
    recap = anna.page.get_by_role("button", name="What happened since your last move")
    assert anna.play_through()
    expect(recap).to_be_enabled()
    expect(anna.page.locator("svg.live .mark")).to_have_count(2)  # one chip of each bot
    choices = anna.choices.count()
    recap.click()
    expect(anna.choices).to_have_count(choices)
    expect(anna.page.locator("svg.live .mark")).to_have_count(2)


def dealt_without_jacks() -> dict[str, Any]:
    """Three hands whose cards all put down a chip, and the first seat begins: a bot with a jack may remove one."""
    rules = game("sequence")
    for seed in range(200):
        match = Match.new(rules, 3)
        while match.state.actor == CHANCE:
            match.draw(Rng(seed + len(match.steps)))
        if match.state.actor == 0 and "J" not in "".join(rules.dump(match.state)["hands"]):
            return {"record": msgspec.to_builtins(match.full_record()), "at": len(match.steps)}
    raise AssertionError("every deal has a jack")

"""Every kind of mistake is refused with its reason and its clause, and changes nothing."""

from __future__ import annotations

import pytest

from ludotek.games.last_one_alive import GAME
from ludotek.kernel import IllegalMove
from tests.games.last_one_alive.table import Table, move, new, pick, sit, words_of

A, B = 0, 1
BARE = pick(0, 1, 2, 1)


def at_side() -> Table:
    return new(2, first_player=A).draw("axe")


def at_shots(*tiles: str) -> Table:
    """One bang, a zombie, an ambush on a zombie die, one barricade result."""
    t = sit(" ".join((*tiles, "1")))
    if t.stage == "pre":
        t.do("pass")
    t.do(pick(0, 1, 2, 1)).roll("Z:A S:1 I:-- B:B")
    return t.do("pass") if t.stage == "post" else t


def at_post(*tiles: str) -> Table:
    """The dice lie, nothing is assigned; a hero could still be used."""
    t = sit(" ".join((*tiles, "hero 1")))
    return (t.do("pass") if t.stage == "pre" else t).do(pick(0, 1, 2, 1)).roll("Z:A S:1 I:I- B:B")


def at_marks(*tiles: str) -> Table:
    t = sit(" ".join((*tiles, "hero")))
    return (t.do("pass") if t.stage == "pre" else t).do("pick SSSB").roll("Z:1 S:--- B:-").do("mark 1")


def at_limit(tile: str = "radio") -> Table:
    t = sit(f"{tile} radio rocket").do("pass", pick(0, 0, 3, 1)).roll("Z:- I:I-- B:-")
    t = (t.do("pass") if t.stage == "post" else t).draw("medikit")
    return t.do("pass", "pass") if t.stage == "shot" else t


def at_items(tile: str = "radio") -> Table:
    return at_post(tile).do("pass")


def at_cut() -> Table:
    """An ambush on the first of two barricade dice has been shot."""
    return sit("axe 1").do("pass", pick(0, 1, 1, 2)).roll("Z:- S:1 I:- B:A-").do("pass", "shoot barricade")


def at_medikit() -> Table:
    return sit("medikit 1").do(BARE).roll("Z:- S:- I:-- B:-")


CASES = [
    ("passing instead of a side", at_side(), "pass", "no_pass_side", "LOA-04"),
    ("another side", at_side(), "side up", "unknown_choice", "LOA-11"),
    ("picking in set-up", at_side(), "pick SSSB", "other_stage", "LOA-04"),
    ("passing instead of picking", sit(""), "pass", "no_pass_pick", "LOA-14"),
    ("five dice", sit(""), "pick SSSBB", "pick_count", "LOA-14"),
    ("three dice", sit(""), "pick SSB", "pick_count", "LOA-14"),
    ("four shot dice", sit(""), "pick SSSS", "pick_type", "LOA-15"),
    ("zombie dice that lie in front", sit("1 1 1 1 1 1 1 1"), "pick ZZSS", "pick_type", "LOA-15"),
    ("dice in another order", sit(""), "pick BSSS", "unknown_choice", "LOA-11"),
    ("no dice at all", sit(""), "pick Q", "unknown_choice", "LOA-11"),
    ("an Axe while choosing dice", sit("axe").do("pass"), "axe", "before_choosing", "LOA-R24"),
    ("a Rocket while choosing dice", sit("rocket 1").do("pass"), "rocket 0", "before_choosing", "LOA-R24"),
    ("a doubling Axe after rolling", at_shots("axe"), "axe", "before_rolling", "LOA-50"),
    ("a Radio after rolling", at_shots("radio"), "radio", "before_rolling", "LOA-58"),
    ("a Rocket after rolling", at_shots("rocket"), "rocket 0", "before_rolling", "LOA-54"),
    ("an Axe one does not have", sit("radio"), "axe", "not_held", "LOA-50"),
    ("a Chainsaw one does not have", sit("radio"), "chainsaw", "not_held", "LOA-52"),
    ("a Pistol one does not have", sit("radio"), "pistol", "not_held", "LOA-55"),
    ("a Rocket one does not have", sit("radio 1"), "rocket 0", "not_held", "LOA-54"),
    ("a second doubling Axe", sit("axe axe radio").do("axe"), "axe", "already_doubled", "LOA-R26"),
    ("a second doubling Pistol", sit("pistol pistol radio").do("pistol"), "pistol", "already_doubled", "LOA-R26"),
    (
        "a second Chainsaw before rolling",
        sit("chainsaw chainsaw radio").do("chainsaw"),
        "chainsaw",
        "already_ignored",
        "LOA-R31",
    ),
    ("a Rocket with nothing in front", sit("rocket radio"), "rocket 0", "nothing_in_front", "LOA-R32"),
    ("a Rocket with the wrong half", sit("rocket 1 2 2"), "rocket 0", "rocket_half", "LOA-54"),
    ("an Axe with a choice", sit("axe"), "axe 1", "unknown_choice", "LOA-11"),
    ("a barricade tile one does not have", sit("radio 1"), "barricade one", "not_held", "LOA-59"),
    ("a barricade tile on a missing die", sit("barricade 1"), "barricade two", "no_such_die", "LOA-59"),
    ("a barricade tile on an ambush", at_shots("barricade"), "barricade zombie", "ambush_stays", "LOA-59"),
    ("a barricade tile while picking", sit("barricade 1").do("pass"), "barricade one", "other_stage", "LOA-14"),
    ("a re-roll before rolling", sit("axe"), "reroll barricade 0", "after_rolling", "LOA-51"),
    ("a re-roll without a Pistol", at_shots("axe"), "reroll shot 0", "not_held", "LOA-56"),
    ("a re-roll without an Axe", at_shots("pistol"), "reroll barricade 0", "not_held", "LOA-51"),
    ("a re-roll of a die not rolled", at_shots("pistol"), "reroll shot 2", "no_rolled_die", "LOA-56"),
    ("a re-roll of no die", at_shots("pistol"), "reroll shot 7", "unknown_choice", "LOA-11"),
    ("a re-roll after a bang", at_shots("pistol", "chainsaw").do("shoot one"), "reroll shot 0", "bang_used", "LOA-R29"),
    ("a re-roll of shots at barricades", at_shots("pistol").do("pass"), "reroll shot 0", "too_late", "LOA-R29"),
    ("a re-roll of shots while drawing", at_items("pistol"), "reroll shot 0", "with_bangs", "LOA-R25"),
    ("a re-roll of barricades while drawing", at_items("axe"), "reroll barricade 0", "with_bangs", "LOA-R25"),
    ("a re-roll of barricades at the end", at_limit("axe"), "reroll barricade 0", "too_late", "LOA-R25"),
    ("a re-roll while dice are marked", at_marks("axe"), "reroll barricade 7", "unknown_choice", "LOA-11"),
    ("a re-roll of a cut ambush", at_cut(), "reroll barricade 0", "ambush_gone", "LOA-R28"),
    (
        "a re-roll of a used die",
        at_shots("axe", "chainsaw").do("pass", "push one"),
        "reroll barricade 0",
        "die_used",
        "LOA-R28",
    ),
    ("a mark without a hero", at_shots(), "mark 0", "no_hero", "LOA-45"),
    ("a mark after the time for it", at_shots("hero"), "mark 0", "too_late", "LOA-R17"),
    ("a mark before rolling", sit("hero"), "mark 0", "after_rolling", "LOA-R17"),
    ("a Hero one does not have", sit("axe").do("pass", BARE).roll("Z:- S:- I:-- B:-"), "mark 0", "no_hero", "LOA-45"),
    ("the same mark twice", at_marks(), "mark 1", "already_marked", "LOA-R17"),
    ("a mark on no die", at_marks(), "mark 9", "no_rolled_die", "LOA-R17"),
    ("a mark on nothing", at_marks(), "mark x", "no_rolled_die", "LOA-R17"),
    ("taking back what is not marked", at_marks(), "take_back 2", "not_marked", "LOA-R17"),
    ("taking back for ever", at_marks().do(*["take_back 1", "mark 1"] * 5), "take_back 1", "no_take_back", "LOA-R17"),
    ("passing with dice marked", at_marks(), "pass", "no_pass_mark", "LOA-R17"),
    ("throwing nothing", sit("hero").do("pick SSSB").roll("Z:1 S:--- B:-"), "throw", "mark_first", "LOA-R17"),
    ("a Chainsaw one does not have", at_shots(), "cut zombie", "not_held", "LOA-53"),
    ("a Chainsaw on a missing ambush", at_shots("chainsaw"), "cut item", "no_such_ambush", "LOA-53"),
    ("a Chainsaw on nothing known", at_shots("chainsaw"), "cut tree", "unknown_choice", "LOA-11"),
    ("a Chainsaw before rolling", sit("chainsaw"), "cut zombie", "after_rolling", "LOA-53"),
    ("a Chainsaw before the assignment", at_post("chainsaw"), "cut zombie", "after_assigning", "LOA-R25"),
    ("a barricade tile before the assignment", at_post("barricade"), "barricade one", "after_assigning", "LOA-R25"),
    ("a Chainsaw while drawing", at_items("chainsaw"), "cut zombie", "with_bangs", "LOA-R25"),
    ("a Chainsaw at the end", at_limit("chainsaw"), "cut zombie", "too_late", "LOA-R25"),
    ("a Chainsaw while dice are marked", at_marks("chainsaw"), "cut zombie", "other_stage", "LOA-45"),
    ("an Axe in set-up", at_side(), "axe", "not_held", "LOA-50"),
    ("drawing instead of shooting", at_shots(), "draw", "other_stage", "LOA-26"),
    ("shooting a missing die", at_shots(), "shoot two", "no_such_die", "LOA-26"),
    ("shooting a missing ambush", at_shots(), "shoot item", "no_such_die", "LOA-26"),
    ("shooting without a bang", at_shots("chainsaw").do("shoot one"), "shoot zombie", "no_bang", "LOA-26"),
    ("shooting while drawing", at_items(), "shoot one", "other_stage", "LOA-25"),
    ("pushing while shooting", at_shots(), "push one", "other_stage", "LOA-26"),
    ("pushing a missing die", at_shots().do("pass"), "push two", "no_such_die", "LOA-30"),
    ("pushing an ambush", at_shots().do("pass"), "push zombie", "ambush_stays", "LOA-30"),
    ("pushing nothing known", at_shots().do("pass"), "push tree", "unknown_choice", "LOA-11"),
    ("passing with too many tiles", at_limit(), "pass", "no_pass_limit", "LOA-60"),
    ("dropping what one does not have", at_limit(), "drop axe", "not_held", "LOA-60"),
    ("dropping nothing known", at_limit(), "drop anchor", "unknown_choice", "LOA-11"),
    ("dropping without need", sit(""), "drop axe", "other_stage", "LOA-14"),
    ("a Medikit too early", at_shots("medikit"), "medikit", "medikit_later", "LOA-57"),
    ("a Medikit one does not have", at_shots(), "medikit", "not_held", "LOA-57"),
    ("something else than the Medikit", at_medikit(), "draw", "other_stage", "LOA-57"),
]


@pytest.mark.parametrize(("name", "t", "words", "code", "clause"), CASES, ids=[case[0] for case in CASES])
def test_refused_with_reason_and_clause(name: str, t: Table, words: str, code: str, clause: str) -> None:
    before = GAME.dump(t.state)
    with pytest.raises(IllegalMove) as refused:
        t.match.play(t.actor, move(words))
    assert refused.value.code == f"illegal/{code}"
    assert refused.value.clause == clause
    assert f"({clause})" in str(refused.value)
    assert GAME.dump(t.state) == before


def test_no_result_left() -> None:
    t = sit("chainsaw 1 1").do("pass", BARE).roll("Z:A S:- I:-- B:B").do("pass", "push one")
    with pytest.raises(IllegalMove, match="LOA-30") as refused:
        t.match.play(A, move("push one"))
    assert refused.value.code == "illegal/no_result"


def test_nothing_while_dice_roll_or_when_it_is_over() -> None:
    t = sit("1", players=2).do(BARE)
    assert GAME.refuse(t.state, A, move("pass")).code == "wait"
    t.roll("Z:- S:- I:-- B:-")
    assert GAME.refuse(t.state, A, move("pass")).code == "over"


def test_moves_are_named_and_found_again() -> None:
    t = sit("rocket barricade 1 2")
    names = [GAME.move(t.state, code) for code in t.state.legal()]
    assert names == [move(words) for words in ("pass", "rocket 0", "rocket 1", "barricade one", "barricade two")]
    assert [GAME.action(t.state, name) for name in names] == t.state.legal()
    t.do("pass")
    assert {pick(1, 2, 0, 1), "pick IBBB"} <= set(words_of(t.state))
    again = [GAME.action(t.state, move(words)) for words in words_of(t.state)]
    assert again == t.state.legal()


def test_somebody_else_is_refused_by_the_turn_clause() -> None:
    t = sit("")
    with pytest.raises(IllegalMove, match="LOA-11"):
        t.match.play(B, move("pick IBBB"))

"""The picture, the choices to tap, and what is told."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludotek.games.last_one_alive import GAME
from ludotek.games.last_one_alive.events import (
    Assigned,
    DiceReturned,
    Done,
    Drawn,
    MedikitRolled,
    Moved,
    Picked,
    Placed,
    Rolled,
    Shot,
    TileUsed,
    TurnBegun,
)
from ludotek.games.last_one_alive.moves import NAMED
from ludotek.kernel import Event, Text
from ludotek.scene import Arrive, Choice, Depart, Scene, Sprite, Told, Tumble, TurnOver, Walk
from tests.games.last_one_alive.table import Table, new, sit

PHONE = 390
ROLLED = [{"die": die, "face": "blank"} for die in ("zombie", "shot", "shot", "shot", "item")]


def scene(table: Table) -> Scene:
    return GAME.scene(table.view)


def things(table: Table, stem: str = "") -> dict[str, Sprite]:
    return {sprite.id: sprite for sprite in scene(table).sprites if sprite.id.startswith(stem)}


def choices(table: Table) -> dict[int, Choice]:
    return {choice.action: choice for choice in GAME.choices(table.view)}


def told(table: Table, kind: type[Event]) -> Told:
    found = GAME.tell(table.all(kind)[-1], table.view)
    assert found is not None
    return found


# Choosing dice


def test_every_pick_gathers_its_dice_from_the_pool() -> None:
    table = sit("1")
    for action, choice in choices(table).items():
        assert sum(choice.gathers.values()) == 4, action
        assert set(choice.gathers) <= set(things(table, "pool-"))


def test_a_few_picks_are_offered_ready_made() -> None:
    presets = {NAMED[action].choice for action, choice in choices(sit("1")).items() if choice.preset}
    fighting = {"SSSB", "SSBB", "SBBB", "ZSSS", "ZSSB", "ZSBB", "ZBBB", "ZZSB", "ZZSS", "ZZZS"}
    assert presets == fighting | {"ZSIB", "SSIB", "SSSI", "SIII", "IBBB", "ZZSI"}  # a bit of all; collecting


def test_with_a_radio_the_ready_made_picks_take_six_dice() -> None:
    table = sit("radio 1").do("radio")
    presets = [choice for choice in choices(table).values() if choice.preset]
    assert presets
    assert all(sum(choice.gathers.values()) == 6 for choice in presets)


def test_compulsory_dice_lie_in_the_tray_locked() -> None:
    table = sit("1")
    assert set(things(table, "die-")) == {"die-0"}
    assert set(things(table, "must-")) == {"must-0"}
    assert things(table, "pool-zombie")["pool-zombie"].badge == "8"


# Rolling


def test_a_handful_is_one_tumble() -> None:
    table = sit("1").do("pick SSSB").roll("Z:1 S:1-2 B:B")
    motions = told(table, Rolled).motions
    assert [type(motion) for motion in motions] == [Tumble] * 5
    assert [motion.symbol for motion in motions if isinstance(motion, Tumble)] == [
        "die-zombie-one", "die-shot-one", "die-shot-blank", "die-shot-two", "die-barricade-barricade",
    ]  # fmt: skip


def test_dice_show_no_face_before_the_whole_handful_lies() -> None:
    table = sit("1").do("pick SSSB")
    table.match.happen(2)
    assert {sprite.symbol for sprite in things(table, "die-").values()} == {
        "die-zombie-any",
        "die-shot-any",
        "die-barricade-any",
    }


def test_zombies_go_to_the_left_and_ambushes_to_the_roller() -> None:
    table = sit("1").do("pick ZZZS").roll("Z:12A- S:1")
    motions = told(table, Assigned).motions
    came = {(motion.sprite, motion.origin) for motion in motions if isinstance(motion, Arrive)}
    assert came == {("front-1-one-0", "die-0"), ("front-1-two-0", "die-1")}
    assert set(things(table, "front-1-")) == {"front-1-one-0", "front-1-two-0"}
    assert {(motion.sprite, motion.to) for motion in motions if isinstance(motion, Depart)} == {
        ("die-0", "front-1-one-0"),
        ("die-1", "front-1-two-0"),
    }
    walks = {motion.sprite: motion.along[-1] for motion in motions if isinstance(motion, Walk)}
    assert walks == {"die-2": (things(table, "die-2")["die-2"].x, things(table, "die-2")["die-2"].y)}


def test_a_drawn_tile_comes_out_of_the_bag_and_is_turned_over() -> None:
    table = sit("").do("pick SIII").roll("Z:- S:- I:I--").draw("axe")
    there = "tile-0-axe-0"
    assert told(table, Drawn).motions == (Arrive(there, "next_tile", "tile-back"), TurnOver(there, "tile-axe"))
    table = new(5, first_player=0, survivors=True).draw("apocalypse", "apocalypse", "apocalypse")
    assert told(table, Drawn).motions == (TurnOver("next_tile", "tile-apocalypse"),), "LOA-R46: it goes back"


def test_a_tile_of_the_set_up_goes_from_its_side_to_the_card() -> None:
    table = new(2, first_player=0).draw("axe").do("side barricade").draw("axe").do("side item")
    side, there = "side-item", "tile-1-axe-0"
    assert told(table, Placed).motions == (Depart(side, there), Arrive(there, side))
    assert there in things(table, "tile-")


def test_what_is_shot_goes_to_the_pool() -> None:
    table = sit("1 1 2").do("pick SSSI").roll("Z:A S:211 I:-").do("shoot zombie")
    assert told(table, Shot).motions == (Depart("die-0", "pool-zombie"),)
    table.do("shoot one")
    assert told(table, Shot).motions == (Depart("front-0-one-1", "pool-zombie"),)
    table.do("shoot two")
    turned = TurnOver("front-0-two-0", "die-zombie-one")
    assert told(table, Shot).motions == (turned, Depart("front-0-two-0", "front-0-one-1"))


def test_dice_come_out_of_the_pool_and_go_home_to_their_like() -> None:
    """LOA-12, LOA-61: ambushes too; LOA-64: and zombies in front of a player who is overpowered."""
    table = sit("1", apocalypses=1).do("pick SSII")
    assert [type(motion) for motion in told(table, Picked).motions] == [Walk, Walk] + [Arrive] * 4
    table.roll("Z:A- S:-- I:--")
    homes = [one.motions for event in table.all(DiceReturned) if (one := GAME.tell(event, table.view))]
    assert homes == [
        (Depart("front-0-one-0", "pool-zombie"),),
        (
            *(Depart(f"die-{n}", "pool-zombie") for n in (0, 1)),
            *(Depart(f"die-{n}", "pool-shot") for n in (2, 3)),
            *(Depart(f"die-{n}", "pool-item") for n in (4, 5)),
        ),
    ]
    table = sit("", "", players=3).do("pick SSII").roll("Z:- S:-- I:--")
    assert told(table, TurnBegun).motions == (Arrive("die-0", "pool-zombie"),), "of the next player"


def test_the_die_of_a_medikit_comes_out_of_the_pool_and_goes_home() -> None:
    """LOA-57"""
    table = sit("medikit 1").do("pick SSII").roll("Z:- S:-- I:--").do("medikit")
    assert Arrive("medikit-die", "pool-shot") in told(table, TileUsed).motions
    table.roll("1")
    assert Depart("medikit-die", "pool-shot") in told(table, MedikitRolled).motions


def test_dice_that_are_moved_have_a_new_name_there() -> None:
    table = sit("rocket 1 1", "1", start_zombie="all", turn=1).do("rocket 0")
    old, there = "front-0-one-1", "front-1-one-1"
    assert told(table, Moved).motions == (Depart(old, there), Arrive(there, old))
    assert set(things(table, "front-")) == {"front-0-one-0", "front-1-one-0", there}


# Cards


def test_a_zombified_player_shows_the_other_side() -> None:
    table = sit("", "zombified", "", "left")
    cards = things(table, "card-")
    assert [cards[f"card-{seat}"].symbol for seat in range(4)] == [
        "person-red",
        "zombie-yellow",
        "person-blue",
        "gone",
    ]


def test_an_eliminated_player_is_turned_over() -> None:
    table = sit("2", players=3).do("pick ZZZZ").roll("Z:-----")
    assert TurnOver("card-0", "zombie-red") in told(table, Done).motions


def test_the_level_is_as_many_hands_as_have_risen() -> None:
    graves = [sprite.symbol for sprite in things(sit("1"), "level-").values()]
    assert graves == ["grave-risen", "grave-quiet", "grave-quiet", "grave-quiet"]


def test_too_many_tiles_are_stacked_by_kind() -> None:
    table = sit("barricade barricade barricade axe", stage="limit", dice=ROLLED)
    tiles = things(table, "tile-0-")
    assert {id: tile.badge for id, tile in tiles.items()} == {"tile-0-axe-0": "", "tile-0-barricade-0": "3"}
    assert not things(table, "die-"), "the tiles to choose from lie in the tray"
    assert abs(tiles["tile-0-axe-0"].x - tiles["tile-0-barricade-0"].x) >= 100


def test_many_dice_in_front_are_stacked_by_kind() -> None:
    table = sit("1 1 1 1 2 2 2", players=3)
    fronts = things(table, "front-0-")
    assert {id: die.badge for id, die in fronts.items() if die.badge} == {"front-0-one-0": "4", "front-0-two-0": "3"}
    assert len(fronts) == 7, "all of them stay in the picture, and may spread out again"
    for kind, place in (("one", fronts["front-0-one-0"]), ("two", fronts["front-0-two-0"])):
        like = [die for id, die in fronts.items() if kind in id]
        assert {(die.x, die.y) for die in like} == {(place.x, place.y)}
        assert max(like, key=lambda die: die.layer) is place, "the one with the number is on top"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_what_can_be_tapped_is_large_enough_for_a_finger(players: int) -> None:
    table = sit("axe pistol barricade 1 1 2", players=players)
    board = scene(table).surfaces[0]
    tapped = [thing for thing in things(table).values() if thing.id.startswith(("tile-", "front-", "pool-"))]
    assert min(thing.size for thing in tapped) * PHONE / board.width >= 36
    for one in tapped:
        for other in tapped:
            apart = abs(one.x - other.x) + abs(one.y - other.y)
            assert one is other or apart * PHONE / board.width >= 39, (one.id, other.id)


# Prompts


def test_without_a_bang_the_prompt_does_not_say_that_nothing_is_to_be_shot() -> None:
    table = sit("barricade 1 2").do("pass", "pick SIII").roll("Z:A S:- I:---")
    assert GAME.prompt(table.view).id == "prompt-shot-none"


def test_bangs_without_a_target_have_a_prompt_of_their_own() -> None:
    table = sit("axe").do("pass", "pick SSBB").roll("Z:- S:1- B:BB").do("pass")
    assert (table.stage, GAME.prompt(table.view).id) == ("shot", "prompt-shot-clear")


def test_the_prompt_speaks_to_the_player_who_is_asked() -> None:
    state = sit("1").state
    assert GAME.prompt(GAME.view(state, 0)).id == "prompt-pick-you"
    assert GAME.prompt(GAME.view(state, 1)).id == "prompt-pick"


def test_three_lives_are_three_hearts() -> None:
    """LOA-100: two markers, and the card itself."""
    table = sit("life life", "life", "", players=3, survivors=True)
    scene = GAME.scene(table.view)
    hearts = [[one.id for one in scene.sprites if one.id.startswith(f"life-{seat}-")] for seat in range(3)]
    assert [len(found) for found in hearts] == [3, 2, 1]
    base = GAME.scene(sit("", "", players=2).view)
    assert not any(one.id.startswith("life-") for one in base.sprites)


# The guide

GUIDE = Path(__file__).resolve().parents[3] / "docs" / "guide" / "last_one_alive.svg"


def guide_picture() -> str:
    """The Survivors by night: Red has doubled barricades and bangs, has rolled ten dice, and thinks of the Hero."""
    cards = (
        "axe pistol radio hero life life 1 2 2",
        "chainsaw medikit barricade life",
        "rocket life life",
        "zombified",
    )
    variants = {"day_and_night": True, "survivors": True, "zombies_everywhere": True}
    table = sit(*cards, options=variants, apocalypses=1, night="night", out={"axe": 1})
    table.do("axe", "pistol", "radio", "pick SSSIBB").roll("Z:12A- S:1+- I:I B:BA")
    table.do("mark 2")
    return GAME.scene(table.view).svg() + "\n"


def test_the_picture_of_the_guide_is_what_the_scene_draws() -> None:
    """`python -m tests.games.last_one_alive.test_picture` rewrites it."""
    assert GUIDE.read_text("utf-8") == guide_picture()


# Saying why not


def test_a_tile_that_cannot_be_used_now_says_why() -> None:
    table = sit("rocket axe", "pistol").do("pass", "pick SBBB").roll("Z:- S:1 B:BBB")
    view = GAME.view(table.state, 0)
    rocket = GAME.explain(view, ("tile-0-rocket-0",))
    assert rocket is not None
    assert rocket.clause == "LOA-54"
    other = GAME.explain(view, ("tile-1-pistol-0",))
    assert other is not None
    assert other.text.id == "refuse-not-yours"


@pytest.mark.parametrize(
    "thing", ["tile-0", "tile-0-sword-0", "die-", "die-99", "pool-", "side-up", "hero-", "table", ""]
)
def test_what_is_not_in_the_picture_explains_itself_without_harm(thing: str) -> None:
    view = GAME.view(sit("rocket hero 1").state, 0)
    found = GAME.explain(view, (thing,))
    assert found is None or found.text.id.startswith("refuse-")


if __name__ == "__main__":
    GUIDE.write_text(guide_picture(), "utf-8")


def test_loa_r29_the_list_says_what_a_re_roll_would_cost() -> None:
    """A `+` that was rolled on shows a blank side, but its bangs count: a re-roll loses them."""
    t = sit("pistol 1 1 2", players=2).do("pass", "pick ZSSS").roll("Z:A1 S:+1-").do("pass").roll("+").roll("-")
    view = GAME.view(t.state, 0)
    faces = [choice.label.args["face"] for choice in GAME.choices(view) if choice.label.id == "choose-reroll-shot"]
    assert [(face.id, face.args.get("count")) for face in faces if isinstance(face, Text)] == [
        ("face-bangs", 2),
        ("face-bang-one", None),
        ("face-blank", None),
    ]


def test_the_dice_of_the_pool_lead_on_to_choosing() -> None:
    """LOA-20: a player who taps a die before rolling wants to choose dice."""
    t = sit("axe 1")
    on = next(choice for choice in GAME.choices(GAME.view(t.state, 0)) if choice.label.id == "choose-pass-pre")
    assert on.about == ("pool-zombie", "pool-shot", "pool-item", "pool-barricade")

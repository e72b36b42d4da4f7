"""Why something that was touched in the picture cannot be chosen now."""

from __future__ import annotations

from functools import lru_cache

from ludotek.games.das_letzte_gefecht import ids
from ludotek.games.das_letzte_gefecht.board import CARDS, COLOURS, NODES
from ludotek.games.das_letzte_gefecht.imagine import imagine
from ludotek.games.das_letzte_gefecht.moves import GefechtMove, Kind, action_of
from ludotek.games.das_letzte_gefecht.refusals import chance_first, refuse
from ludotek.games.das_letzte_gefecht.rules.state import GefechtState
from ludotek.games.das_letzte_gefecht.view import GefechtView
from ludotek.kernel import CHANCE, Refusal, Rng, Text, Who

TOUCHABLE = ("planet-", "figure-", "ship-", "own-", "marker", "card-")
OWN = {"figure": "DLG-33", "ship": "DLG-R12", "card": "DLG-37"}  # kind of thing -> the clause that wants the own
CARD_KINDS: dict[str, Kind] = {"option": "discard", "swap": "give"}  # stage -> what a touched card is meant for


def explain(view: GefechtView, things: tuple[str, ...]) -> Refusal | None:
    touched = [thing for thing in things if thing.startswith(TOUCHABLE)]
    if view.stage == "over" or not touched:
        return None
    if view.actor == CHANCE:
        return chance_first(view.stage)
    if view.viewer != view.actor:
        return Refusal("not_your_turn", Text("refuse-not-your-turn", {"who": Who(view.actor)}), "DLG-R08")
    foreign = next((thing for thing in touched if is_of_another(view, thing)), None)
    if foreign is not None:
        return Refusal("not_yours", Text("refuse-not-yours"), clause_of(view, foreign))
    place = next((thing for thing in touched if thing.startswith("card-")), None)
    if place is not None and view.stage in ("option", "play"):
        return refuse_card_place(view, numbers(place)[-1])
    if place is not None:
        return refuse(state_for(view), view.actor, GefechtMove(kind="play"))
    meant = next((move for thing in touched if (move := move_for(view, thing))), None)
    if meant is None:
        return None
    state = state_for(view)
    return None if action_of(state, meant) is not None else refuse(state, view.actor, meant)


def refuse_card_place(view: GefechtView, slot: int) -> Refusal | None:
    """A place in the own row: the next one takes a card, the others do not."""
    row = len(view.seats[view.actor].row)
    if slot < row:
        return Refusal("card_stays", Text("refuse-card-stays"), "DLG-58")
    return None if slot == row else Refusal("next_place", Text("refuse-next-place", {"number": row + 1}), "DLG-37")


def numbers(thing: str) -> list[int]:
    """figure-1-3 -> 1, 3"""
    return [int(part) for part in thing.split("-")[1:] if part.isdecimal() and len(part) < 4]


def is_of_another(view: GefechtView, thing: str) -> bool:
    """A figure, a ship or a place for cards of another player."""
    found = numbers(thing)
    return thing.startswith(("figure-", "ship-", "card-")) and bool(found) and found[0] != view.actor


def clause_of(view: GefechtView, thing: str) -> str:
    """Why it has to be the own one."""
    is_naming = view.stage == "name" and thing.startswith("figure-")
    return "DLG-50" if is_naming else OWN[thing.split("-")[0]]


def move_for(view: GefechtView, thing: str) -> GefechtMove | None:
    """The move that somebody who touches this has in mind."""
    found = numbers(thing)
    if thing == ids.MARKER and view.marker is not None:
        return move_to(view, view.marker)
    if thing.startswith("planet-") and found and found[0] < NODES:
        return move_to(view, found[0])
    if thing.startswith("figure-") and len(found) > 1 and found[1] < len(COLOURS):
        kind: Kind = "name" if view.stage == "name" else "figure"
        return GefechtMove(kind=kind, figure=COLOURS[found[1]])
    if thing.startswith("ship-"):
        return GefechtMove(kind="ship")
    card = dict(ids.own(view)).get(thing)
    return None if card is None else GefechtMove(kind=CARD_KINDS.get(view.stage, "play"), card=CARDS[card])


def move_to(view: GefechtView, node: int) -> GefechtMove:
    if view.stage == "start":
        return GefechtMove(kind="place", place=node)
    if view.stage == "answer" and node in (view.counter, view.marker):
        return GefechtMove(kind="accept" if node == view.counter else "refuse")  # DLG-R15
    if node == view.marker:
        return GefechtMove(kind="stay")
    return GefechtMove(kind="go", place=node)


@lru_cache(maxsize=2)  # many things of one picture may be asked about; nothing here changes the state
def state_for(view: GefechtView) -> GefechtState:
    """The view holds all that counts here; hidden cards may be any."""
    return imagine(view, Rng(0))

"""The names of the things in the picture. They tell places, never what a hidden card is."""

from __future__ import annotations

from collections import Counter

from ludotek.games.das_letzte_gefecht.view import GefechtView

MARKER, ATTACKER, OFFER = "marker", "attacker", "offer"


def planet(node: int) -> str:
    return f"planet-{node}"


def card(seat: int, slot: int) -> str:
    """A place in a player's row, empty, covered or open: the same thing throughout."""
    return f"card-{seat}-{slot}"


def next_place(view: GefechtView) -> tuple[str, ...]:
    """Where the next card of the player on turn goes: there is one row, filled from the left. DLG-37"""
    return (card(view.seat, len(view.seats[view.seat].row)),)


def figure(seat: int, colour: int) -> str:
    return f"figure-{seat}-{colour}"


def ship(seat: int) -> str:
    return f"ship-{seat}"


def hand(seat: int) -> str:
    return f"hand-{seat}"


def total(seat: int) -> str:
    return f"total-{seat}"


def final(seat: int) -> str:
    return f"final-{seat}"


def deck(side: int) -> str:
    return f"deck-{side}"


def pile(side: int) -> str:
    return f"pile-{side}"


def own(view: GefechtView) -> list[tuple[str, int]]:
    """The own cards in order: the id in the picture, and the card. Equal cards are told apart by a number."""
    seen: Counter[int] = Counter()
    found: list[tuple[str, int]] = []
    for kind in view.own_hand():
        found.append((f"own-{kind}-{seen[kind]}", kind))
        seen[kind] += 1
    return found

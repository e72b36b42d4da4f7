"""The base of every game's folder: `Game`, its parts, and typed references to the things of its picture."""

from ludotek.game.game import AnyGame, Game
from ludotek.game.lessons import BadLesson, Item, Lesson, Lessons, lessons_of
from ludotek.game.parts import game_from
from ludotek.game.pictures import draw_clause, pictures_of
from ludotek.game.reasons import reason
from ludotek.game.refs import IndexRef, NameRef, OnlyRef, OwnRef, Ref, Refs, SeatIndexRef, SeatRef, own_refs
from ludotek.game.result import places, tallies, winners
from ludotek.game.summary import Step, Summary, draw_step, summary_of
from ludotek.game.things import Thing, about, about_thing, things_in

__all__ = [
    "AnyGame",
    "BadLesson",
    "Game",
    "IndexRef",
    "Item",
    "Lesson",
    "Lessons",
    "NameRef",
    "OnlyRef",
    "OwnRef",
    "Ref",
    "Refs",
    "SeatIndexRef",
    "SeatRef",
    "Step",
    "Summary",
    "Thing",
    "about",
    "about_thing",
    "draw_clause",
    "draw_step",
    "game_from",
    "lessons_of",
    "own_refs",
    "pictures_of",
    "places",
    "reason",
    "summary_of",
    "tallies",
    "things_in",
    "winners",
]

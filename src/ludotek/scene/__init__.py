"""The picture language: what a view looks like, without a browser and without a line about any game."""

from ludotek.scene.diff import SceneChange, change
from ludotek.scene.picture import (
    Counter,
    Mark,
    Panel,
    Scene,
    Spot,
    Sprite,
    Surface,
    circle,
    line,
    mark,
    path,
    rect,
    ring,
)
from ludotek.scene.svg import draw

__all__ = [
    "Counter",
    "Mark",
    "Panel",
    "Scene",
    "SceneChange",
    "Spot",
    "Sprite",
    "Surface",
    "change",
    "circle",
    "draw",
    "line",
    "mark",
    "path",
    "rect",
    "ring",
]

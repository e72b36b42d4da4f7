"""What the browser draws again with every move, and what it keeps."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import CDPSession

from tests.e2e.table import People, keys_of

MOVES = 8


class Layers:
    """What the browser draws apart from one another, and how often it has drawn it."""

    def __init__(self, devtools: CDPSession) -> None:
        self.devtools = devtools
        self.known: dict[str, dict[str, Any]] = {}
        devtools.on("LayerTree.layerTreeDidChange", self._learn)
        devtools.send("DOM.enable")
        devtools.send("DOM.getDocument", {"depth": -1})
        devtools.send("LayerTree.enable")

    def _learn(self, news: dict[str, Any]) -> None:
        self.known |= {layer["layerId"]: layer for layer in news.get("layers", [])}

    def drawn(self, word: str) -> list[int]:
        """How often each layer was drawn whose element has this class."""
        drawn = [layer for layer in self.known.values() if layer["drawsContent"] and "backendNodeId" in layer]
        return [layer["paintCount"] for layer in drawn if word in self._classes(layer["backendNodeId"])]

    def _classes(self, node: int) -> list[str]:
        told: list[str] = self.devtools.send("DOM.describeNode", {"backendNodeId": node})["node"].get("attributes", [])
        return dict(zip(told[::2], told[1::2], strict=True)).get("class", "").split()


def test_the_backdrop_stays_as_it_is_while_things_move_above_it(people: People) -> None:
    anna = people.come(size=(1024, 720))
    made = people.match("here", "bot", options={})
    page = anna.sit_down(made["match"], *keys_of(made, "here"))
    anna.choices.first.wait_for()
    layers = Layers(page.context.new_cdp_session(page))
    for _ in range(MOVES):
        anna.choices.first.wait_for()
        anna.play()
        page.wait_for_timeout(100)
    moved = max(layers.drawn("live"))
    assert moved >= MOVES
    assert max(layers.drawn("still")) < moved / 2  # once, and again if the window changed its size

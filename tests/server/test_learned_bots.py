"""Value files of the operator's folder sit at the table: offered where they fit, refused where they do not."""

from __future__ import annotations

from pathlib import Path

import msgspec
import numpy as np
import pytest

from ludotek import catalogue
from ludotek.bots import LEVELS
from ludotek.bots.learned import Net
from ludotek.bots.value_file import BadValue
from ludotek.kernel.schema import schema_of
from ludotek.server.settings import Settings
from ludotek.server.value_files import ValueFiles
from tests.server.harness import IMPATIENT, serving

LUDO = catalogue.game("ludo")
SHORT = {"pieces": 1, "die": "plain"}


def write_value(folder: Path, name: str, seats: int = 2) -> None:
    """A value of Ludo with one piece that has learned nothing yet: it plays legal moves."""
    folder.mkdir(exist_ok=True)
    schema = schema_of(LUDO.new(seats, LUDO.options(seats, SHORT)), seats)
    Net.new(schema, ("piece", "turn"), 4, np.random.default_rng(1)).save(folder / f"{name}.npz")


def with_bots(folder: Path) -> Settings:
    return msgspec.structs.replace(IMPATIENT, matches=msgspec.structs.replace(IMPATIENT.matches, bots=str(folder)))


def test_a_learned_bot_plays_a_match(tmp_path: Path) -> None:
    write_value(tmp_path / "values", "young")
    young = {"kind": "bot", "level": "young"}
    with serving(tmp_path, settings=with_bots(tmp_path / "values")) as (address, _):
        match = address.create(young, "here", options=SHORT)
        client = match.join(1)
        assert client.ask("hand_over", seat=1, level="young")["t"] == "done"
        client.until(lambda message: "result" in message)
        record = match.record().json
        assert record["players"] == ["young", "young"]
        refused = address.call("/api/matches", {"game": "ludo", "seats": [young] * 3, "options": SHORT})
        assert (refused.status, refused.json["code"]) == (422, "input/bot")
        assert "did not learn this game with these players and options" in refused.json["message"]
        other = address.create("here", "here", "here", options=SHORT).join(0)
        assert other.ask("hand_over", seat=0, level="young")["code"] == "input/bot"
        assert other.ask("hand_over", seat=0, level="../values/young.npz")["code"] == "input/bot", "no paths"


def test_learned_bots_are_listed_where_they_fit(tmp_path: Path) -> None:
    write_value(tmp_path, "young")
    values = ValueFiles(tmp_path)
    assert values.offered(LUDO, 2, SHORT) == [*LEVELS, "young"]
    assert values.offered(LUDO, 2) == values.offered(LUDO, 3, SHORT) == list(LEVELS)
    assert values.offered(catalogue.game("sequence"), 2) == list(LEVELS)
    assert values.player("young").endswith("young.npz")
    assert values.player("easy") == "easy"
    assert ValueFiles(tmp_path / "none").player("young") == "easy", "its match goes on without the file"


def test_files_that_cannot_be_offered_are_refused(tmp_path: Path) -> None:
    write_value(tmp_path / "a", "hard")
    with pytest.raises(BadValue, match=r"hard\.npz: expected a name of a-z.*which no other bot has"):
        ValueFiles(tmp_path / "a")
    (tmp_path / "b").mkdir()
    (tmp_path / "b" / "old.npz").write_bytes(b"nothing")
    with pytest.raises(BadValue, match=r"old\.npz is no value file"):
        ValueFiles(tmp_path / "b")

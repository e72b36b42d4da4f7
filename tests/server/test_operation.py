"""What the operator of a server sees: metrics, and a log without keys."""

from __future__ import annotations

import io
import json
import logging
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from prometheus_client import CollectorRegistry
from prometheus_client.parser import text_string_to_metric_families

from ludotek.server import health
from ludotek.server.logs import logged_as, set_up_logs, without_secrets
from ludotek.server.metrics import Gauges, Metrics
from ludotek.server.prometheus import CannotMeasure, PrometheusMetrics, serve_metrics
from ludotek.server.settings import Operation
from tests.server.harness import play_together, serving


@pytest.fixture
def logged() -> Iterator[io.StringIO]:
    """The log of this process as JSON, debugging included."""
    root, ours = logging.getLogger(), logging.getLogger("ludotek")
    before = root.handlers, root.level, ours.level
    stream = io.StringIO()
    set_up_logs(Operation(log_format="json", log_level="debug"), stream)
    yield stream
    root.handlers, root.level = before[:2]
    ours.setLevel(before[2])


def lines(stream: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def test_a_log_names_match_and_command_and_holds_no_key(tmp_path: Path, logged: io.StringIO) -> None:
    with serving(tmp_path) as (address, _):
        match = address.create("here", "link", options={"pieces": 1})
        ann, ben = match.join(0), match.join(1)
        play_together({0: ann, 1: ben}, until_seq=12)
        mover = ann if ann.actor == 0 else ben
        mover.play(mover.actor, id="mine")
        address.call(f"/api/matches/{match.id}/links", {"key": match.host, "seat": 1})
        for key in match.keys:  # and somebody logs one by mistake
            logging.getLogger("ludotek.server").error("key %s was refused", key)
    found = lines(logged)
    command = next(line for line in found if line.get("command", "").endswith("/mine"))
    assert command["match"] == match.id
    assert command["level"] == "debug"
    assert command["event"].startswith("Play was carried out in ")
    assert any(line["event"] == "a match of ludo was made" and line["match"] == match.id for line in found)
    text = logged.getvalue()
    assert text.count("key [key]") == len(match.keys)
    for key in (*match.keys, match.host, match.watch):
        assert key not in text


def test_secrets_are_taken_out_of_whatever_is_logged(logged: io.StringIO) -> None:
    from ludotek.server.keys import hash_of, new_key, new_match_id, new_secret

    for _ in range(200):
        for secret in (new_key(), new_secret(), hash_of("x")):
            assert secret not in without_secrets(f"it is {secret}, or /t/m#{secret}")
    assert without_secrets("postgresql://me:hunter2@db/x") == "postgresql://me:[password]@db/x"
    kept = f"match {new_match_id()} command 0/{'0a' * 16} of seat 1: no picture"
    assert without_secrets(kept) == kept
    try:
        raise ValueError(new_key())
    except ValueError:
        logging.getLogger("ludotek").exception("it failed")
    assert "ValueError: [key]" in lines(logged)[-1]["exception"]


def test_a_log_of_text_says_the_same(capsys: pytest.CaptureFixture[str], logged: io.StringIO) -> None:
    stream = io.StringIO()
    set_up_logs(Operation(), stream)
    with logged_as(match="abc", command="0/1"):
        logging.getLogger("ludotek.server").warning("slow")
        logging.getLogger("ludotek.server").info("not asked for")
    assert stream.getvalue().endswith(" WARNING ludotek.server abc 0/1: slow\n")
    assert stream.getvalue().count("\n") == 1


def numbers(text: str) -> dict[str, float]:
    """Every sample by its name and the values of its labels."""
    return {
        "/".join([sample.name, *sample.labels.values()]): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def test_metrics_count_what_happens(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "EVERY", 0.05)
    metrics = PrometheusMetrics(CollectorRegistry())
    port = serve_metrics("127.0.0.1:0", metrics.registry)
    with serving(tmp_path, metrics=metrics) as (address, _):
        match = address.create("here", "easy", options={"pieces": 1})
        ann = match.join(0)
        play_together({0: ann}, until_seq=60)
        played = sum(message["t"] == "done" and message["id"].startswith("play") for message in ann.heard)
        ann.ask("say", seat=0, words="hello")
        ann.ask("play", seat=0, action=9999, seen=ann.seq)
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics") as answer:
            found = numbers(answer.read().decode())
        assert found["ludotek_matches_created_total/ludo"] == 1
        assert found["ludotek_sockets"] == 1
        assert found["ludotek_command_seconds_count/Play"] == played > 0
        assert found["ludotek_command_seconds_count/Say"] == 1
        assert 0 < found["ludotek_command_seconds_sum/Say"] < 10
        assert found["ludotek_bot_seconds_count/easy"] >= 1
        assert sum(value for name, value in found.items() if name.startswith("ludotek_commands_refused_total")) == 1
        assert found["ludotek_writes_total"] >= played + 2, "the match, the plays, the words"
        assert found["ludotek_matches_open"] == 1
        assert address.call("/metrics").status != 200 or b"ludotek_" not in address.call("/metrics").body
    metrics.note(Gauges(rooms=3, writes_waiting=4, jobs_waiting=5, loop_delay=0.2))
    later = [metrics.registry.get_sample_value(f"ludotek_{name}") for name in ("matches_open", "writes_waiting")]
    assert [*later, metrics.registry.get_sample_value("ludotek_jobs_waiting")] == [3, 4, 5]
    with pytest.raises(CannotMeasure, match="expected an address and a port"):
        serve_metrics("9464", metrics.registry)


def test_without_an_address_nothing_is_counted() -> None:
    assert not Metrics().is_on

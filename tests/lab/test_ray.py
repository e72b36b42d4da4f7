"""The lab on a Ray cluster of two nodes, one of which is killed: the report is that of processes."""

from __future__ import annotations

import sys
from typing import Any

import pytest

from ludotek.lab.games import Setting
from ludotek.lab.report import report_of, to_json
from ludotek.lab.workers import NoRay, play_all

GAMES = 48
STORE = 80_000_000  # bytes of memory that a node shares: the smallest that Ray takes is a little less


def test_the_report_is_the_same_though_a_node_was_killed() -> None:
    ray: Any = pytest.importorskip("ray.cluster_utils", reason="Ray is not installed: pip install -e .[ray]")
    setting = Setting("ludo", 2, {"pieces": 2}, ("beginner", "random"), seed=5)
    size = {"num_cpus": 1, "object_store_memory": STORE}
    cluster = ray.Cluster(initialize_head=True, head_node_args={**size, "include_dashboard": False})
    second = cluster.add_node(**size)
    seen: list[int] = []

    def kill_in_the_middle(done: int) -> None:
        if not any(before >= GAMES // 4 for before in seen) and done >= GAMES // 4:
            cluster.remove_node(second, allow_graceful=False)
        seen.append(done)

    try:
        found, is_whole = play_all([setting], GAMES, ray=cluster.address, progress=kill_in_the_middle)
    finally:
        cluster.shutdown()
    assert GAMES // 4 <= next(done for done in seen if done >= GAMES // 4) < GAMES, "it was killed in the middle"
    alone, _ = play_all([setting], GAMES, processes=2)
    assert is_whole
    assert to_json([report_of(setting, found[0])]) == to_json([report_of(setting, alone[0])])


def test_without_ray_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)  # as if it were not installed
    with pytest.raises(NoRay, match=r"pip install ludotek\[ray\]"):
        play_all([Setting("ludo", 2, {}, ("random",))], 2, ray="auto")

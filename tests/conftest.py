"""What all tests share: the engine they run on, repeatable examples, and how golden files are rewritten."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import settings

from ludotek import _engine

BROWSER_TESTS = Path(__file__).parent / "e2e"

# The same examples in every run and on every worker; no deadline, because the interpreted engine is slower.
settings.register_profile("ludotek", deadline=None, derandomize=True, database=None, max_examples=60)
settings.load_profile("ludotek")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--rewrite-golden", action="store_true", help="write tests/golden/<game>/*.txt anew; read the difference"
    )
    parser.addoption("--kills", type=int, default=2, help="how often a node of a cluster is killed (tests/faults)")
    parser.addoption("--cut", type=float, default=1.0, help="for how many seconds a node loses its database")


def pytest_report_header() -> str:
    return f"ludotek engine: {_engine.running()}"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: item.path.parent != BROWSER_TESTS)  # the longest first, so that no worker ends alone
    if _engine.running() == "compiled":
        return
    for item in items:
        if item.get_closest_marker("compiled"):
            item.add_marker(pytest.mark.skip(reason="needs the compiled engine"))

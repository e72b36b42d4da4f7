"""What is said at the end of `make test`."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
JUNIT = '<testsuites><testsuite name="x">{}</testsuite></testsuites>'
CASE = '<testcase classname="{}" name="{}" time="{}"/>'


@pytest.fixture(scope="module")
def timings() -> Any:
    spec = importlib.util.spec_from_file_location("timings", ROOT / "tools" / "timings.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_stages_slowest_tests_and_total_are_listed(timings: Any, tmp_path: Path) -> None:
    """Stages overlap, so the total is no sum: it goes from the first start to the last end."""
    (tmp_path / "stages.tsv").write_text("engine\t110\t150\npackages\t100\t109\ntests\t150\t275\n", "utf-8")
    slow = "".join(CASE.format("tests.e2e.test_match", f"test_{number}", number) for number in range(9))
    (tmp_path / "compiled.xml").write_text(JUNIT.format(slow), "utf-8")
    more = "".join(CASE.format("tests.kernel.test_rng", f"test_{n}", n + 0.5) for n in (6, 7, 70))
    (tmp_path / "interpreted.xml").write_text(JUNIT.format(more), "utf-8")
    (tmp_path / "client.xml").write_text(JUNIT.format(CASE.format("tests/a.test.ts", "fits", 7.7)), "utf-8")
    assert list(timings.report(tmp_path)) == [
        "stages",
        "           9 s  packages",
        "          40 s  engine",
        "    2 min 05 s  tests",
        "the slowest of 13 tests",
        "        70.5 s  tests/kernel/test_rng: test_70 (interpreted)",
        "         8.0 s  tests/e2e/test_match: test_8 (compiled)",
        "         7.7 s  tests/a.test.ts: fits (client)",
        "         7.5 s  tests/kernel/test_rng: test_7 (interpreted)",
        "         7.0 s  tests/e2e/test_match: test_7 (compiled)",
        "         6.5 s  tests/kernel/test_rng: test_6 (interpreted)",
        "         6.0 s  tests/e2e/test_match: test_6 (compiled)",
        "         5.0 s  tests/e2e/test_match: test_5 (compiled)",
        "         4.0 s  tests/e2e/test_match: test_4 (compiled)",
        "         3.0 s  tests/e2e/test_match: test_3 (compiled)",
        "total: 2 min 55 s",
    ]


def test_a_run_that_was_stopped_early_still_says_what_it_did(timings: Any, tmp_path: Path) -> None:
    (tmp_path / "stages.tsv").write_text("types\t100\t130\n", "utf-8")
    assert list(timings.report(tmp_path)) == ["stages", "          30 s  types", "total: 30 s"]


def test_where_nothing_ran_nothing_is_said(timings: Any, tmp_path: Path) -> None:
    assert list(timings.report(tmp_path)) == []

"""Whatever was changed in a record is found, and never ends in a traceback."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.records import Run, finished, refused, unfinished


def tampered(field: str) -> str:
    told = json.loads(finished())
    if field == "throw":
        at = next(i for i, (actor, _) in enumerate(told["steps"]) if actor == -1 and i > 3)
        told["steps"][at][1] = told["steps"][at][1] % 6 + 1
    elif field == "end":
        told["steps"].pop()
    elif field == "nonce":
        told["fairness"]["nonces"][0] = "ff"
    elif field == "secret":
        told["fairness"]["secret"] = "5f" * 32
    elif field == "seal":
        told["fairness"]["seal"] = "00" * 32
    else:
        del told["fairness"]
    return json.dumps(told)


@pytest.mark.parametrize("field", ["throw", "end", "nonce", "secret", "seal", "fairness"])
def test_verify_finds_every_change(run: Run, tmp_path: Path, field: str) -> None:
    (tmp_path / "r.json").write_text(tampered(field), "utf-8")
    refused(run("verify", "r.json"), "r.json is not proved", code=1)


def test_verify_waits_until_the_match_is_over(run: Run, tmp_path: Path) -> None:
    (tmp_path / "r.json").write_text(unfinished(), "utf-8")
    refused(run("verify", "r.json"), "not revealed yet", code=1)


WEIRD: list[Any] = [None, -1, 7, "x", [], {}, 3.5, True, [[]], "\x1b[31m\n", 2**63]


@pytest.mark.parametrize("field", [*json.loads(unfinished()), "start"])
def test_whatever_stands_in_a_record_there_is_no_traceback(run: Run, tmp_path: Path, field: str) -> None:
    for value in WEIRD:
        content = unfinished(**{field: value})
        (tmp_path / "r.json").write_text(content, "utf-8")
        for words in (("replay", "r.json"), ("verify", "r.json"), ("play", "--resume", "r.json", "--save", "s.json")):
            (tmp_path / "s.json").unlink(missing_ok=True)
            code, _, err = run(*words)
            assert code in (0, 1, 2)
            assert err.count("\n") == (1 if code else 0)
        assert (tmp_path / "r.json").read_text("utf-8") == content

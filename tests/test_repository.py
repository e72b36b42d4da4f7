"""What may not get into the repository, and what its settings promise."""

from __future__ import annotations

import re
import subprocess
import tomllib
from functools import lru_cache
from pathlib import Path

import pytest

from ludotek import catalogue

ROOT = Path(__file__).resolve().parents[1]
MACHINE_PATHS = re.compile("|".join(f"/{folder}/" for folder in ("work", "root", "tmp/pytest")))
ADDRESS = re.compile(r"https?://|git\+|file:|^\s*(--?(index-url|extra-index-url|find-links)|-[if])\b", re.MULTILINE)
LOCKS = {"uv.lock", "pylock.toml", "poetry.lock", "Pipfile.lock"}
MOST_BYTES = 1_000_000


@lru_cache(maxsize=1)
def files() -> tuple[Path, ...]:
    """What git tracks, and what it would take with `git add`."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    if listed.returncode != 0:
        pytest.skip("this is not a checkout")
    return tuple(ROOT / name for name in sorted(set(listed.stdout.split("\0"))) if name and (ROOT / name).is_file())


def texts() -> list[tuple[Path, str]]:
    found = []
    for file in files():
        content = file.read_bytes()
        if b"\0" not in content:
            found.append((file.relative_to(ROOT), content.decode("utf-8")))
    return found


def test_every_text_is_utf_8_with_plain_line_ends() -> None:
    assert [str(name) for name, content in texts() if "\r" in content] == []


def test_no_lock_file_holds_download_addresses() -> None:
    found = [file for file in files() if file.name == "package-lock.json"]
    assert [str(file) for file in found if '"resolved"' in file.read_text("utf-8")] == []
    assert [str(file) for file in found if "://" in file.read_text("utf-8")] == [], "no addresses, not even of sponsors"
    assert [str(file) for file in files() if file.name in LOCKS] == []


def test_pins_are_versions_and_no_addresses() -> None:
    pins = (ROOT / "constraints.txt").read_text("utf-8")
    assert ADDRESS.search(pins) is None
    lines = [line for line in pins.splitlines() if line.strip()]
    assert lines
    assert [line for line in lines if not re.match(r"^[\w.\[\]-]+==[\w.+!]+( ; .+)?$", line)] == []


@pytest.mark.parametrize(
    "line",
    [
        "--index-url https://x/",
        "--extra-index-url x",
        "-i x",
        "-f x",
        "--find-links x",
        "a @ https://x/a.whl",
        "a @ file:x",
    ],
)
def test_the_guard_would_find_an_address(line: str) -> None:
    assert ADDRESS.search(f"attrs==26.1.0\n{line}\n")


def test_no_settings_name_an_index() -> None:
    settings = [text for name, text in texts() if name.name in ("pyproject.toml", "pip.conf", "uv.toml", ".npmrc")]
    assert not [
        text for text in settings if re.search(r"index-url|find-links|^registry|\[\[tool\.uv\.index", text, re.M)
    ]


def test_no_file_names_a_place_on_one_machine() -> None:
    found = [f"{name}: {hit[0]}" for name, content in texts() for hit in [MACHINE_PATHS.search(content)] if hit]
    assert found == []


def test_nothing_that_is_built_is_kept() -> None:
    built = {".so", ".pyd", ".pyc", ".whl", ".o", ".db"}
    assert [str(file) for file in files() if file.suffix in built or "node_modules" in file.parts] == []


def test_no_file_is_huge() -> None:
    assert [str(file) for file in files() if file.stat().st_size > MOST_BYTES] == []


# --- what is compiled


def compiled_patterns() -> list[str]:
    patterns: list[str] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["ludotek"]["compiled"]
    return patterns


def hot() -> set[str]:
    source = ROOT / "src"
    return {str(file.relative_to(source)) for pattern in compiled_patterns() for file in source.glob(pattern)}


def test_every_compiled_module_that_is_named_exists() -> None:
    named = [pattern for pattern in compiled_patterns() if "*" not in pattern]
    assert named
    assert [name for name in named if not (ROOT / "src" / name).is_file()] == []


def test_the_hot_part_of_kernel_and_games_is_compiled() -> None:
    assert {f"ludotek/kernel/{name}.py" for name in ("rng", "state", "playouts")} <= hot()
    for game in catalogue.built_in():
        assert any(name.startswith(f"ludotek/games/{game.id}/rules") for name in hot()), game.id

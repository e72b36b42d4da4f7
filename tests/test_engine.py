"""Which engine runs, and that the package installs and runs where nothing can be compiled."""

from __future__ import annotations

import ast
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import requires
from pathlib import Path
from typing import Any

import pytest

import ludotek
from ludotek import _engine
from ludotek.kernel import state

ROOT = Path(__file__).resolve().parents[1]
IS_COMPILED_HERE = any((ROOT / "src" / "ludotek" / "kernel").glob("state.*.so"))
TELL = """
import sys
from ludotek import _engine
from ludotek.games.ludo import GAME
from ludotek.kernel import Rng, play_games, rng, vecs
print(_engine.running(), rng.__file__.endswith(".py"), isinstance(vecs.vec, type) and issubclass(vecs.vec, list),
      "librt" in sys.modules, play_games(GAME.new(4, GAME.options(4)), 3, Rng(1)))
"""


def run(*arguments: str, code: str = TELL, **environment: str) -> subprocess.CompletedProcess[str]:
    clean = {name: value for name, value in os.environ.items() if name not in ("LUDOTEK_ENGINE", "PYTHONPATH")}
    return subprocess.run(
        [sys.executable, *arguments, "-c", code],
        env=clean | environment,
        cwd="/",
        capture_output=True,
        text=True,
        check=False,
    )


def told(*arguments: str, **environment: str) -> list[str]:
    child = run(*arguments, **environment)
    assert child.returncode == 0, child.stderr
    return child.stdout.split()


def test_running_tells_the_engine_of_this_process() -> None:
    expected = "interpreted" if str(state.__file__).endswith(".py") else "compiled"
    assert _engine.running() == expected
    wished = os.environ.get("LUDOTEK_ENGINE", "")
    assert expected == "interpreted" or wished in ("", "compiled")
    assert wished != "interpreted" or expected == "interpreted"


@pytest.mark.skipif(not IS_COMPILED_HERE, reason="nothing is compiled here")
@pytest.mark.parametrize("wished", ["", "compiled"])
def test_the_compiled_engine_is_used_unless_told_otherwise(wished: str) -> None:
    engine, is_source, is_stand_in, has_librt, _ = told(LUDOTEK_ENGINE=wished)
    assert (engine, is_source, is_stand_in, has_librt) == ("compiled", "False", "False", "True")


def test_interpreted_means_source_and_no_librt() -> None:
    engine, is_source, is_stand_in, has_librt, _ = told(LUDOTEK_ENGINE="interpreted")
    assert (engine, is_source, is_stand_in, has_librt) == ("interpreted", "True", "True", "False")


def test_every_engine_plays_the_same() -> None:
    assert told()[-1] == told(LUDOTEK_ENGINE="interpreted")[-1]


@pytest.mark.parametrize("wished", ["fast", "Compiled", "0", " interpreted"])
def test_another_wish_is_refused_with_what_is_possible(wished: str) -> None:
    child = run(LUDOTEK_ENGINE=wished)
    assert child.returncode != 0
    last = child.stderr.strip().splitlines()[-1]
    assert last == f"ImportError: LUDOTEK_ENGINE={wished!r}: expected 'compiled' or 'interpreted'"


def test_uses_librt_follows_the_wish(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDOTEK_ENGINE", "interpreted")
    assert not _engine.uses_librt()
    monkeypatch.setenv("LUDOTEK_ENGINE", "compiled")
    assert _engine.uses_librt() == (importlib.util.find_spec("librt") is not None)
    monkeypatch.setenv("LUDOTEK_ENGINE", "nonsense")
    with pytest.raises(ImportError, match="nonsense"):
        _engine.uses_librt()


# --- sources that have changed since they were compiled


def with_twin(folder: Path, age: float) -> Path:
    """The kernel in a folder of its own, with a twin of `rng.py` that cannot be loaded and is so much older."""
    package = folder / "ludotek"
    shutil.copytree(ROOT / "src/ludotek/kernel", package / "kernel", ignore=shutil.ignore_patterns("*.so", "*.pyd"))
    for name in ("__init__.py", "_engine.py"):
        shutil.copy(ROOT / "src/ludotek" / name, package / name)
    source = package / "kernel" / "rng.py"
    twin = source.with_name("rng" + EXTENSION_SUFFIXES[0])
    twin.write_bytes(b"")
    os.utime(twin, (source.stat().st_mtime - age,) * 2)
    return package


@pytest.mark.skipif(importlib.util.find_spec("librt") is None, reason="without librt nothing compiled is loaded")
def test_an_engine_older_than_its_sources_says_what_helps(tmp_path: Path) -> None:
    with_twin(tmp_path, age=5)
    child = run(code="import ludotek", PYTHONPATH=str(tmp_path))
    last = child.stderr.strip().splitlines()[-1]
    assert last.startswith("ImportError: the compiled engine is older than its sources (ludotek.kernel.rng): ")
    assert "`make setup` compiles it again" in last
    assert run(code="import ludotek", PYTHONPATH=str(tmp_path), LUDOTEK_ENGINE="interpreted").returncode == 0


def test_an_import_that_fails_for_another_reason_is_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = with_twin(tmp_path, age=-5)
    assert _engine.old_twins(package) == []
    monkeypatch.setattr(_engine, "__file__", str(package / "_engine.py"))
    with pytest.raises(ImportError, match=r"^no such thing$"), _engine.explain_old_twins():
        raise ImportError("no such thing")


# --- without a compiler


def packages_without(folder: Path, *names: str) -> Path:
    """The packages of this environment but for these: what an install without them would find."""
    installed = Path(importlib.util.find_spec("msgspec").origin or "").parents[1]  # type: ignore[union-attr]  # it is there
    folder.mkdir()
    for entry in installed.iterdir():
        if not entry.name.lower().lstrip("_").startswith(("ludotek", *names)):
            (folder / entry.name).symlink_to(entry)
    return folder


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """This checkout elsewhere: with its compiled twins, so that we see whether they get into the wheel."""
    target = tmp_path_factory.mktemp("checkout")
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "CHANGELOG.md", ".gitignore"):
        if (ROOT / name).is_file():
            shutil.copy(ROOT / name, target / name)
    shutil.copytree(ROOT / "src", target / "src", ignore=shutil.ignore_patterns("__pycache__", ".mypy_cache", "build"))
    return target


@pytest.fixture(scope="module")
def wheel(copy: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built where there is no C compiler. With hatchling at hand offline, else uv fetches it from its index."""
    target = tmp_path_factory.mktemp("wheel")
    at_hand = importlib.util.find_spec("hatchling") is not None
    command = ["uv", "build", "--wheel", "--quiet", "--python", sys.executable, "--out-dir", str(target), str(copy)]
    command += ["--no-build-isolation"] if at_hand else []
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    environment = {**os.environ, "PATH": path, "CC": "/nonexistent/cc", "LUDOTEK_CLIENT": "0"}
    built = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stderr
    return next(target.glob("*.whl"))


def test_without_a_compiler_the_wheel_is_pure_and_asks_for_no_librt(wheel: Path) -> None:
    assert wheel.name.endswith("-py3-none-any.whl")
    with zipfile.ZipFile(wheel) as files:
        names = files.namelist()
        metadata = files.read(next(name for name in names if name.endswith("/METADATA"))).decode()
    assert not [name for name in names if name.endswith((".so", ".pyd", ".c", ".pyc"))]
    assert "ludotek/games/ludo/text/fi.ftl" in names
    assert "ludotek/games/ludo/clauses.toml" in names
    assert "ludotek/py.typed" in names
    required = [line for line in metadata.splitlines() if line.startswith("Requires-Dist: ") and "extra ==" not in line]
    assert required
    assert not [line for line in required if "librt" in line or "mypy>" in line]


def test_without_a_compiler_it_installs_and_plays_interpreted_without_librt(wheel: Path, tmp_path: Path) -> None:
    """The interpreter sees the wheel and its dependencies, but no librt: as on a machine that never compiled."""
    installed = tmp_path / "installed"
    command = ["install", "--quiet", "--no-deps", "--no-index", "--no-compile", "--target", str(installed), str(wheel)]
    subprocess.run([sys.executable, "-m", "pip", "--disable-pip-version-check", *command], check=True)
    packages = packages_without(tmp_path / "packages", "librt")
    path = f"{installed}{os.pathsep}{packages}"
    engine, is_source, is_stand_in, has_librt, played = told("-S", PYTHONPATH=path)
    assert (engine, is_source, is_stand_in, has_librt) == ("interpreted", "True", "True", "False")
    assert played == told()[-1]


def test_source_that_was_never_compiled_runs_where_librt_is_installed(tmp_path: Path) -> None:
    """A pure wheel beside somebody else's librt: interpreted source on librt's arrays."""
    source = tmp_path / "src"
    shutil.copytree(ROOT / "src" / "ludotek", source / "ludotek", ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    packages = packages_without(tmp_path / "packages")
    engine, is_source, _, _, played = told("-S", PYTHONPATH=f"{source}{os.pathsep}{packages}")
    assert (engine, is_source) == ("interpreted", "True")
    assert played == told()[-1]


# --- the build hook itself


def hook(folder: Path) -> tuple[Any, list[str], Any]:
    """The hook as hatchling makes it, with a notebook for its warnings."""
    pytest.importorskip("hatchling", reason="the hook's base class is hatchling's; the wheel above is built without it")
    spec = importlib.util.spec_from_file_location("hatch_build_under_test", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    warnings: list[str] = []
    app = type("App", (), {"display_warning": staticmethod(warnings.append)})()
    made = module.CustomBuildHook(str(folder), {}, None, None, str(folder), "wheel", app)
    return made, warnings, module


@pytest.mark.parametrize("error", [RuntimeError("no headers"), SystemExit(1), OSError("disk")], ids=repr)
def test_when_compiling_fails_the_package_is_built_all_the_same(
    error: BaseException, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made, warnings, module = hook(tmp_path)

    def fail(root: Path) -> list[Path]:
        raise error

    monkeypatch.setattr(module, "has_compiler", lambda: True)
    monkeypatch.setattr(module, "compile_engine", fail)
    data: dict[str, Any] = {"dependencies": [], "force_include": {}, "pure_python": True}
    made.initialize("standard", data)
    assert data == {"dependencies": [], "force_include": {}, "pure_python": True}
    assert len(warnings) == 1
    assert "interpreted" in warnings[0]


def test_a_compiled_package_asks_for_librt_and_holds_the_twins(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made, warnings, module = hook(tmp_path)
    twin = tmp_path / "src" / "ludotek" / "kernel" / "rng.so"
    monkeypatch.setattr(module, "has_compiler", lambda: True)
    monkeypatch.setattr(module, "compile_engine", lambda root: [twin])
    data: dict[str, Any] = {"dependencies": [], "force_include": {}, "pure_python": True}
    made.initialize("standard", data)
    assert data["dependencies"] == ["librt>=0.16"]
    assert data["force_include"] == {str(twin): "ludotek/kernel/rng.so"}
    assert data["infer_tag"] is True
    assert data["pure_python"] is False
    assert warnings == []


@pytest.mark.skipif(not IS_COMPILED_HERE, reason="nothing is compiled here")
def test_every_twin_gets_the_place_in_the_package_where_it_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, _, module = hook(tmp_path)
    made = module.CustomBuildHook(str(ROOT), {}, None, None, str(ROOT), "wheel", None)
    monkeypatch.setattr(module, "has_compiler", lambda: True)
    monkeypatch.setattr(module, "wants_client", lambda root: False)
    monkeypatch.setattr(module, "compile_engine", module.built_modules)
    data: dict[str, Any] = {"dependencies": [], "force_include": {}, "pure_python": True}
    made.initialize("standard", data)
    places = {place.partition(".")[0] for place in data["force_include"].values()}
    assert {name.removesuffix(".py") for name in module.hot_modules(ROOT)} <= places
    assert all(place.startswith("ludotek/") or place.count("/") == 0 for place in places)


def imported(module: str, seen: set[str]) -> set[str]:
    """The packages from elsewhere that a module of ours needs, also through our other modules. mypy reads them all."""
    file = ROOT / "src" / Path(*module.split("."))
    file = file / "__init__.py" if file.is_dir() else file.with_suffix(".py")
    if module in seen or not file.is_file():
        return set()
    seen.add(module)
    package = module if file.name == "__init__.py" else module.rpartition(".")[0]
    names = {module.rpartition(".")[0]}
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        if isinstance(node, ast.ImportFrom):
            source = importlib.util.resolve_name("." * node.level + (node.module or ""), package)
            names |= {source, *(f"{source}.{alias.name}" for alias in node.names)}
    ours = [name for name in names if name.split(".")[0] == "ludotek"]
    others = {name.split(".")[0] for name in names} - {"", "ludotek", *sys.stdlib_module_names}
    return others.union(*(imported(name, seen) for name in ours))


def test_a_build_has_every_package_that_the_hot_modules_need(tmp_path: Path) -> None:
    """Packages are built apart from here. If mypyc misses one there, nothing is compiled and nobody is told.

    To build such a wheel takes a minute; what it would lack is seen at once.
    """
    _, _, module = hook(tmp_path)
    hot = [name.removesuffix(".py").replace("/", ".") for name in module.hot_modules(ROOT)]
    seen: set[str] = set()
    needed = set().union(*(imported(name, seen) for name in hot))
    listed = [re.split(r"[<>=!~ ;\[]", line)[0] for line in module.TOOLCHAIN]
    there = set(listed)
    for name in listed:
        there |= {re.split(r"[<>=!~ ;\[(]", line)[0] for line in requires(name) or [] if "extra ==" not in line}
    assert {name.replace("_", "-") for name in needed} <= {name.replace("_", "-") for name in there}
    assert "msgspec" in needed, "the search finds what is known to be imported"


@pytest.mark.parametrize(("variable", "value"), [("LUDOTEK_COMPILE", "0"), ("CC", "/nonexistent/cc")])
def test_there_are_two_ways_to_do_without_a_compiler(
    variable: str, value: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made, _, module = hook(tmp_path)
    monkeypatch.setenv(variable, value)
    assert not module.has_compiler()
    assert made.dependencies() == [], "then the build needs no mypy, setuptools or librt"


def test_the_c_compiler_is_told_that_indices_are_within_bounds(tmp_path: Path) -> None:
    """As mypyc 2.4 writes the check of an index, and that of a negative one after it; nothing else is touched."""
    _, _, module = hook(tmp_path)
    checks = """
    cpy_r_r26 = (uint64_t)cpy_r_index < (uint64_t)cpy_r_r25;
    if (cpy_r_r26) goto CPyL13;
    cpy_r_r28 = (uint64_t)cpy_r_r27 < (uint64_t)cpy_r_r25;
    if (cpy_r_r28) {
    cpy_r_r24 = cpy_r_r22 < 12;
    if (!cpy_r_r24) goto CPyL25;
"""
    source = tmp_path / "engine.c"
    source.write_text(checks)
    module.expect_in_bounds(source)
    expected = checks.replace("if (cpy_r_r26)", "if (likely(cpy_r_r26))")
    assert source.read_text() == expected.replace("if (cpy_r_r28)", "if (likely(cpy_r_r28))")


def test_make_can_compile_with_what_it_has_installed() -> None:
    """`make setup` runs `python hatch_build.py engine` in .venv, where only the package and its [dev] extra are."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    if any(line.startswith("hatchling") for line in project["optional-dependencies"]["dev"]):
        return
    script = """
import runpy, sys
sys.modules["hatchling"] = None
sys.argv = ["hatch_build.py", "nothing"]
runpy.run_path(FILE, run_name="__main__")
"""
    child = run(code=script.replace("FILE", repr(str(ROOT / "hatch_build.py"))))
    assert "usage" in child.stderr, child.stderr


def test_the_version_is_said_once() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert ludotek.__version__ == project["version"]


def is_constant(node: ast.expr) -> bool:
    """A literal, or a name in capitals: mypyc writes both as plain numbers into C."""
    return isinstance(node, ast.Constant) or (isinstance(node, ast.Name | ast.Attribute) and name_of(node).isupper())


def name_of(node: ast.Name | ast.Attribute) -> str:
    return node.id if isinstance(node, ast.Name) else node.attr


def test_no_small_constant_is_shifted_to_the_left_in_compiled_code() -> None:
    """A plain number in C has 32 bits, so `1 << place` would go wrong from 31 on: `hands.bit_at` goes to 61."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["ludotek"]
    files = [file for pattern in settings["compiled"] for file in (ROOT / "src").glob(pattern)]
    assert len(files) > 20
    shifts = [
        f"{file.relative_to(ROOT)}:{node.lineno}"
        for file in files
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift)
        if is_constant(node.left) and not is_constant(node.right)
    ]
    assert shifts == []

"""Every game folder has the same files for the same jobs: the list that CONTRIBUTING gives."""

from __future__ import annotations

import ast
import inspect
import pkgutil
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from ludotek import catalogue
from ludotek.game import AnyGame
from ludotek.kernel import PlainState, State
from ludotek.text import LANGUAGES
from tests.third_party.highcard.highcard import GAME as HIGHCARD

ROOT = Path(__file__).resolve().parents[1]
MODULES = (  # in the order in which a game is read
    *("board", "options", "rules", "events", "moves", "view", "fields", "names"),
    *("words", "entry", "numbers", "telling", "reasons", "scene", "layout", "show", "__init__"),
)
DATA = (
    "clauses.toml",
    "summary.toml",
    "things.toml",
    "pictures.toml",
    "lessons.toml",
    "art.svg",
    "value.toml",
    "levels.toml",
    "search.toml",
)
FOLDERS = ("data", "rules", "text")
TRANSLATED = ("clauses", "summary")
TEXTS = {f"{language}.ftl" for language in LANGUAGES}
TEXTS |= {f"{name}.{language}.toml" for name in TRANSLATED for language in LANGUAGES}
FACE = 60  # lines of __init__.py at most
LEVELS = 2  # classes below State at most
MADE = re.compile(r"\.(so|pyd|pyc)$")  # by the compiler

GAMES = (*catalogue.built_in(), HIGHCARD)
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def folder_of(game: AnyGame) -> Path:
    return Path(str(game.folder))


def strangers(folder: Path) -> list[str]:
    """Files and folders that are not in the list."""
    known = {f"{name}.py" for name in MODULES} | {*DATA, *FOLDERS, "__pycache__"}
    found = [entry.name for entry in folder.iterdir() if entry.name not in known and not MADE.search(entry.name)]
    found += [f"text/{entry.name}" for entry in (folder / "text").iterdir() if entry.name not in TEXTS]
    inner = (folder / "rules").iterdir() if (folder / "rules").is_dir() else ()
    found += [
        f"rules/{entry.name}"
        for entry in inner
        if entry.suffix != ".py" and entry.name != "__pycache__" and not MADE.search(entry.name)
    ]
    return sorted(found)


def misplaced(source: str) -> list[str]:
    """What a game's __init__.py holds besides a docstring, imports and GAME."""
    body = ast.parse(source).body
    own = [node for node in body if not isinstance(node, ast.Import | ast.ImportFrom) and not is_docstring(node)]
    return [ast.unparse(node).splitlines()[0] for node in own if not is_game(node)]


def is_docstring(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def is_game(node: ast.stmt) -> bool:
    match node:
        case ast.Assign(targets=[ast.Name(id="GAME")], value=ast.Call(func=ast.Name(id="Game" | "game_from"))):
            return True
        case ast.AnnAssign(target=ast.Name(id="GAME"), value=ast.Call(func=ast.Name(id="Game" | "game_from"))):
            return True
    return False


def states_of(game: AnyGame) -> Iterator[type[State]]:
    """Every class of the game's folder that is a state."""
    package = import_module(game.package)
    names = [
        package.__name__,
        *(found.name for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}.")),
    ]
    for name in names:
        for _, value in inspect.getmembers(import_module(name), inspect.isclass):
            if issubclass(value, State) and value.__module__.startswith(game.package):
                yield value


def levels(kind: type[State]) -> int:
    """How many classes a state is below State, itself included."""
    return kind.__mro__.index(State)


def unfinished(folder: Path) -> list[str]:
    return sorted(str(file.name) for file in folder.rglob("*.py") if "NotImplementedError" in file.read_text("utf-8"))


# --- what we have


def test_there_is_a_game_in_this_shape() -> None:
    """Otherwise the tests below would prove little."""
    assert HIGHCARD in GAMES


@every_game
def test_a_folder_holds_no_other_files_than_those_in_the_list(game: AnyGame) -> None:
    assert strangers(folder_of(game)) == []


@every_game
def test_the_rules_are_one_module_or_one_folder(game: AnyGame) -> None:
    folder = folder_of(game)
    assert (folder / "rules.py").is_file() != (folder / "rules").is_dir()


@every_game
def test_the_face_of_a_game_only_names_its_parts(game: AnyGame) -> None:
    source = (folder_of(game) / "__init__.py").read_text("utf-8")
    assert "GAME" in vars(import_module(game.package))
    assert misplaced(source) == []
    assert len(source.splitlines()) <= FACE


@every_game
def test_states_have_at_most_two_levels_of_classes(game: AnyGame) -> None:
    found = {kind.__qualname__: levels(kind) for kind in states_of(game)}
    assert game.State.__qualname__ in found
    assert {name: depth for name, depth in found.items() if depth > LEVELS} == {}


@every_game
def test_nothing_is_left_to_be_implemented(game: AnyGame) -> None:
    assert unfinished(folder_of(game)) == []


def test_the_example_game_is_small() -> None:
    """What a newcomer has to write: at most 180 lines of Python and one language."""
    folder = folder_of(HIGHCARD)
    assert sum(len(file.read_text("utf-8").splitlines()) for file in folder.rglob("*.py")) <= 180
    assert {file.name for file in (folder / "text").iterdir()} == {"en.ftl"}


def test_contributing_gives_the_same_list() -> None:
    section = (ROOT / "CONTRIBUTING.md").read_text("utf-8").split("## Add a game")[1].split("\n## ")[0]
    named = re.findall(r"`(\w+)\.py`", section)
    assert set(named) == set(MODULES)
    assert [name for name in DATA if f"`{name}`" not in section] == []


# --- that these checks can fail


def test_a_stranger_is_found(tmp_path: Path) -> None:
    for name in ("view.py", "clauses.toml", "positions.py", "rules.cpython-311.so"):
        (tmp_path / name).touch()
    for name in ("text", "rules", "things", "__pycache__"):
        (tmp_path / name).mkdir()
    for name in ("text/en.ftl", "text/xx.ftl", "rules/turns.py", "rules/notes.txt"):
        (tmp_path / name).touch()
    assert strangers(tmp_path) == ["positions.py", "rules/notes.txt", "text/xx.ftl", "things"]


@pytest.mark.parametrize("more", ["def helper() -> None: ...", "class Other: ...", "GAME = make()", "HAND = 7"])
def test_more_than_a_face_is_found(more: str) -> None:
    face = '"""Tea."""\nfrom ludotek.game import Game\nfrom . import rules\nGAME = Game(id="tea")\n'
    assert misplaced(face) == []
    assert misplaced(face.replace("GAME = Game", "GAME: Game[Any] = Game")) == []
    assert misplaced(face.replace("GAME = Game", "GAME = game_from")) == []
    assert len(misplaced(face + more)) == 1


def test_deep_classes_are_counted() -> None:
    class Plain(PlainState):  # type: ignore[type-arg]  # any options
        pass

    class Deeper(Plain):
        pass

    assert [levels(kind) for kind in (State, PlainState, Plain, Deeper)] == [0, 1, 2, 3]


def test_a_stub_is_found(tmp_path: Path) -> None:
    (tmp_path / "rules.py").write_text("def apply(): raise NotImplementedError", "utf-8")
    (tmp_path / "view.py").write_text("def view_of(): return 1", "utf-8")
    assert unfinished(tmp_path) == ["rules.py"]

"""Checks that every language has every key, with the same arguments, and that no key is missing or unused."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Container, Iterable, Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from ludotek.kernel import AnyRules, things
from ludotek.kernel.options import fields
from ludotek.text import COMMAND, LANGUAGES, SHARED


def messages(source: str) -> dict[str, frozenset[str]]:
    """Key -> the arguments its pattern uses."""
    found: dict[str, frozenset[str]] = {}
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ftl.Junk):
            raise ValueError(f"not Fluent: {str(entry.content).strip().splitlines()[0]}")
        if isinstance(entry, ftl.Message):
            found[entry.id.name] = frozenset(variables(entry))
    return found


def variables(node: Any) -> Iterator[str]:
    if isinstance(node, ftl.VariableReference):
        yield node.id.name
    for value in vars(node).values() if isinstance(node, ftl.BaseNode) else ():
        for part in value if isinstance(value, list) else [value]:
            yield from variables(part)


def problems(game: AnyRules, languages: Iterable[str] = LANGUAGES) -> list[str]:
    """Everything wrong with a game's own texts, in these languages and others that it has."""
    shared = messages((SHARED / "en.ftl").read_text("utf-8"))
    folder = game.folder / "text"
    found = compare(folder, game.id, {*languages, *languages_of(game)})
    keys = messages((folder / "en.ftl").read_text("utf-8"))
    used = uses(python_sources(game.folder))
    used.add_all(id for kind in things.read(game.folder) for id in kind.texts())
    wanted = option_keys(game) | {"title", "blurb"} | {f"choose-{kind}" for kind in game.kinds} | lesson_keys(game)
    found += [f"{game.id}: {key} is used but not in en.ftl" for key in sorted(wanted - set(keys) - set(shared))]
    found += [f"{game.id}: {key} is used but not in en.ftl" for key in used.exact if key not in {**keys, **shared}]
    own = [key for key in keys if key not in wanted | set(shared)]  # a game may word a shared text anew
    found += [f"{game.id}: {key} is never used" for key in own if not used.has(key)]
    return found


def languages_of(game: AnyRules) -> list[str]:
    """The languages that a game speaks itself; in others it speaks English."""
    return [language for language in LANGUAGES if (game.folder / "text" / f"{language}.ftl").is_file()]


def shared_problems(sources: Iterable[str]) -> list[str]:
    """Everything wrong with the texts of no game; `sources` is all code that may use them."""
    used = uses(sources)
    found: list[str] = []
    for folder, name in ((SHARED, "shared"), (COMMAND, "command")):
        keys = messages((folder / "en.ftl").read_text("utf-8"))
        found += compare(folder, name) + [f"{name}: {key} is never used" for key in keys if not used.has(key)]
    return found


def compare(folder: Traversable, name: str, languages: Container[str] = LANGUAGES) -> list[str]:
    """Every difference between these languages and English."""
    english = messages((folder / "en.ftl").read_text("utf-8"))
    found: list[str] = []
    for language in filter(languages.__contains__, LANGUAGES):
        file = folder / f"{language}.ftl"
        if not file.is_file():
            found.append(f"{name}: no {language}.ftl")
            continue
        other = messages(file.read_text("utf-8"))
        found += [f"{name}: {language}.ftl lacks {key}" for key in english if key not in other]
        found += [f"{name}: {language}.ftl has {key}, en.ftl has not" for key in other if key not in english]
        found += [
            f"{name}: {language}.ftl uses other arguments in {key}: {sorted(other[key])}, not {sorted(args)}"
            for key, args in english.items()
            if key in other and other[key] != args
        ]
    return found


def option_keys(game: AnyRules) -> set[str]:
    keys: set[str] = set()
    for field in fields(game.Options):
        keys.add(f"option-{field.name}")
        keys |= {
            f"option-{field.name}-{value}"
            for value in field.values
            if value is not None and not isinstance(value, bool)
        }
    return keys


def lesson_keys(game: AnyRules) -> set[str]:
    """What the lessons say, and what they answer where another choice is possible."""
    file = game.folder / "lessons.toml"
    ids = [lesson["id"] for lesson in tomllib.loads(file.read_text("utf-8"))["lessons"]] if file.is_file() else []
    english = messages((game.folder / "text" / "en.ftl").read_text("utf-8"))
    answers = {f"lesson-{id}-why" for id in ids}  # needed only where there is a choice: `path_of` knows
    return {f"lesson-{id}" for id in ids} | (answers & set(english))


CODED = {"refuse": "refuse-", "told_id": "told-"}  # function of a code -> what the id begins with


class Uses:
    """Text ids in source code: exact ones from `Text("id")` and `refuse("code")`, and strings that may be one."""

    def __init__(self) -> None:
        self.exact: set[str] = set()
        self.strings: set[str] = set()
        self.patterns: list[re.Pattern[str]] = []
        self.computed: set[str] = set()  # what ids begin with whose rest is not written where they are made: see CODED

    def add_all(self, ids: Iterable[str]) -> None:
        """Text ids that a table names; a `*` in them stands for several."""
        for id in ids:
            if "*" in id:
                self.patterns.append(re.compile(re.escape(id).replace(r"\*", "[a-z0-9_-]+")))
            else:
                self.exact.add(id)

    def has(self, key: str) -> bool:
        for start in self.computed:
            if key.startswith(start) and key.removeprefix(start).replace("-", "_") in self.strings:
                return True
        return key in self.strings | self.exact or any(pattern.fullmatch(key) for pattern in self.patterns)


def uses(sources: Iterable[str]) -> Uses:
    found = Uses()
    for source in sources:
        for node in ast.walk(ast.parse(source)):
            note(node, found)
    return found


def note(node: ast.AST, found: Uses) -> None:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        found.strings.add(node.value)
    if isinstance(node, ast.JoinedStr) and node.values and isinstance(node.values[0], ast.Constant):
        parts = [re.escape(str(p.value)) if isinstance(p, ast.Constant) else "[a-z0-9_-]+" for p in node.values]
        found.patterns.append(re.compile("".join(parts)))
    if isinstance(node, ast.BinOp) and isinstance(node.left, ast.Constant) and isinstance(node.left.value, str):
        found.patterns.append(re.compile(re.escape(node.left.value) + "[a-z0-9_-]+"))
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args:
        first = node.args[0]
        if node.func.id == "sprite_at":
            note_label(node.args, found)
        elif isinstance(first, ast.Constant) and isinstance(first.value, str):
            note_call(node.func.id, first.value, found)
        elif node.func.id in CODED:
            found.computed.add(CODED[node.func.id])


def note_call(name: str, first: str, found: Uses) -> None:
    """`Text("id")`; `counter("hand")`, worded by `counter-hand`; `refuse("not_yours")`, by `refuse-not-yours`."""
    if name == "Text":
        found.exact.add(first)
    elif name == "counter":
        found.exact.add("counter-" + first)
    elif name in CODED:
        found.exact.add(CODED[name] + first.replace("_", "-"))


def note_label(args: list[ast.expr], found: Uses) -> None:
    """The label of a `sprite_at(…)` is the last of its five arguments, if there are so many: an id without `label-`."""
    if len(args) < 5 and not any(isinstance(arg, ast.Starred) for arg in args):
        return
    label = args[-1]
    if isinstance(label, ast.Constant) and isinstance(label.value, str):
        found.exact.add("label-" + label.value)
    else:
        found.patterns.append(re.compile("label-[a-z0-9_-]+"))


def python_sources(folder: Traversable) -> Iterator[str]:
    """All Python source below a folder."""
    for entry in folder.iterdir():
        if entry.is_dir():
            yield from python_sources(entry)
        elif entry.name.endswith(".py"):
            yield entry.read_text("utf-8")


def ludotek_sources() -> Iterator[str]:
    return python_sources(files("ludotek"))

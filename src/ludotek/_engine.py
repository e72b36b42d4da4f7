"""Which engine runs: the compiled one, or the same source interpreted.

The hot modules are Python source with a compiled twin beside each of them. The twin is used unless
`LUDOTEK_ENGINE=interpreted` is set or `librt`, which the twins need, is missing.
"""

import importlib.util
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib.machinery import EXTENSION_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType

INTERPRETED = "interpreted"


class _SourceOnly:
    """Finds the modules of this package by their source, never by their compiled twin."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None = None, target: ModuleType | None = None) -> ModuleSpec | None:
        if not name.startswith("ludotek.") or path is None:
            return None
        for folder in path:
            found = FileFinder(folder, (SourceFileLoader, [".py"])).find_spec(name, target)
            if found is not None and found.loader is not None:
                return found
        return None


def uses_librt() -> bool:
    wished = os.environ.get("LUDOTEK_ENGINE", "")
    if wished not in ("", "compiled", INTERPRETED):
        raise ImportError(f"LUDOTEK_ENGINE={wished!r}: expected 'compiled' or 'interpreted'")
    return wished != INTERPRETED and importlib.util.find_spec("librt") is not None


def choose() -> None:
    """Called once, before the first hot module is imported."""
    if not uses_librt():
        sys.meta_path.insert(0, _SourceOnly)


@contextmanager
def explain_old_twins() -> Iterator[None]:
    """Around imports: if one fails because sources have changed since they were compiled, says what helps."""
    try:
        yield
    except (ImportError, AttributeError) as error:
        old = old_twins(Path(__file__).parent)
        if not old:
            raise
        what = f"{', '.join(old[:3])}{' …' if len(old) > 3 else ''}"
        raise ImportError(
            f"the compiled engine is older than its sources ({what}): {error}. "
            "`make setup` compiles it again; LUDOTEK_ENGINE=interpreted does without it."
        ) from None


def old_twins(package: Path) -> list[str]:
    """The compiled modules below a package that are older than their sources."""
    twins = [twin for suffix in EXTENSION_SUFFIXES[:1] for twin in package.rglob(f"*{suffix}")]
    sources = {twin.with_name(twin.name.partition(".")[0] + ".py"): twin for twin in twins}
    old = [s for s, twin in sources.items() if s.is_file() and s.stat().st_mtime > twin.stat().st_mtime]
    return sorted(".".join(source.relative_to(package.parent).with_suffix("").parts) for source in old)


def running() -> str:
    """'compiled' or 'interpreted'."""
    from ludotek.kernel import state

    return INTERPRETED if (state.__file__ or "").endswith(".py") else "compiled"

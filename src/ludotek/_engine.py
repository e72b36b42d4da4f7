"""Which engine runs: the compiled one, or the same source interpreted.

The hot modules are Python source with a compiled twin beside each of them. The twin is used unless
`LUDOTEK_ENGINE=interpreted` is set or `librt`, which the twins need, is missing.
"""

import importlib.util
import os
import sys
from collections.abc import Sequence
from importlib.machinery import FileFinder, ModuleSpec, SourceFileLoader
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


def running() -> str:
    """'compiled' or 'interpreted'."""
    from ludotek.kernel import state

    return INTERPRETED if (state.__file__ or "").endswith(".py") else "compiled"

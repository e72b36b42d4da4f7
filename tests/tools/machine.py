"""A computer on which only a few tools are found."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BASH = shutil.which("bash") or "/bin/bash"


class Machine:
    """Runs a script of tools/ with a PATH of its own. Each tool is a line of shell."""

    def __init__(self, folder: Path, tools: dict[str, str]) -> None:
        self.folder = folder / "bin"
        self.folder.mkdir()
        for name, script in tools.items():
            self.add(name, script)

    def add(self, name: str, script: str = "") -> None:
        (self.folder / name).write_text(f"#!{BASH}\n{script}\n", "utf-8")
        (self.folder / name).chmod(0o755)

    def link(self, *names: str) -> None:
        """The real ones."""
        for name in names:
            found = shutil.which(name)
            assert found
            (self.folder / name).symlink_to(found)

    def remove(self, *names: str) -> None:
        for name in names:
            (self.folder / name).unlink()

    def has(self, name: str) -> bool:
        return (self.folder / name).exists()

    def run(self, script: str, *words: str, **environment: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [BASH, str(ROOT / "tools" / script), *words],
            cwd=self.folder.parent,  # there is no .venv
            env={"PATH": str(self.folder), **environment},
            capture_output=True,
            text=True,
            check=False,
        )

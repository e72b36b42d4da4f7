"""Compiles the hot part with mypyc while the package is built.

Without a compiler, or if anything goes wrong, the package is built all the same
and runs interpreted: same results, slower.
"""

import os
import shutil
import sys
import sysconfig
import tomllib
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

TOOLCHAIN = ["mypy>=2.4,<3", "setuptools>=80", "librt>=0.16"]


def has_compiler() -> bool:
    if os.environ.get("LUDOTEK_COMPILE") == "0":
        return False
    named = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    return sys.implementation.name == "cpython" and shutil.which(named) is not None


class CustomBuildHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        return TOOLCHAIN if has_compiler() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if not has_compiler():
            self.app.display_warning("ludotek: no C compiler, building the interpreted engine")
            return
        try:
            built = compile_engine(Path(self.root))
        except (Exception, SystemExit) as error:  # an install never fails for lack of a compiler
            self.app.display_warning(f"ludotek: building the interpreted engine, because compiling failed: {error!r}")
            return
        build_data["dependencies"].append("librt>=0.16")
        if version != "editable":
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            for path in built:
                build_data["force_include"][str(path)] = str(path.relative_to(Path(self.root) / "src"))


def hot_modules(root: Path) -> list[str]:
    settings = tomllib.loads((root / "pyproject.toml").read_text())["tool"]["ludotek"]
    found = {path for pattern in settings["compiled"] for path in (root / "src").glob(pattern)}
    return sorted(str(path.relative_to(root / "src")) for path in found)


def compile_engine(root: Path) -> list[Path]:
    """Build the extension modules beside their sources and return them."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    old = Path.cwd()
    os.chdir(root / "src")
    try:
        for stale in (root / "src").rglob("*" + sysconfig.get_config_var("EXT_SUFFIX")):
            stale.unlink()
        extensions = mypycify(
            ["--config-file=", "--strict", *hot_modules(root)],
            opt_level="3",
            target_dir=str(root / "build" / "mypyc"),
        )
        distribution = Distribution({"name": "ludotek", "ext_modules": extensions})
        command = build_ext(distribution)
        command.inplace = True
        command.build_temp = str(root / "build" / "temp")
        command.ensure_finalized()
        command.run()
        return [root / "src" / output for output in command.get_outputs()]
    finally:
        os.chdir(old)


if __name__ == "__main__":
    for module in compile_engine(Path(__file__).resolve().parent):
        print(module.name)

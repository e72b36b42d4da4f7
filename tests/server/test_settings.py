"""Settings: declared once, read from a file, the environment and flags, and refused with what was expected."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

import pytest

from ludotek.server.limits import UNLIMITED, Limits, Rate
from ludotek.server.processes import environment_of
from ludotek.server.settings import DEFAULTS, SETTINGS, Network, Settings, Storage, declared
from ludotek.server.settings_sources import OTHERS, BadSettings, guide, read_settings

ROOT = Path(__file__).resolve().parents[2]
GUIDE = ROOT / "docs" / "guide" / "serving.md"


def test_without_a_word_everything_is_as_usual() -> None:
    assert read_settings({}, {}) == DEFAULTS


def test_flags_win_over_the_environment_and_that_over_the_file(tmp_path: Path) -> None:
    file = tmp_path / "ludotek.toml"
    file.write_text('[network]\nport = 1\nhost = "::1"\n[limits]\ncreate = [3, 1]\n[matches]\ngrace = 5\n')
    environment = {"LUDOTEK_PORT": "2", "LUDOTEK_LIMIT_CREATE": "4, 0.5", "LUDOTEK_LANGUAGE": "de", "HOME": "/"}
    found = read_settings({"port": 3, "bus": None}, environment, file)
    assert (found.network.port, found.network.host) == (3, "::1")
    assert found.limits.create == Rate(4, 0.5)
    assert found.matches.grace == 5.0
    assert read_settings({}, {**environment, "LUDOTEK_SETTINGS": str(file)}).network.port == 2


def test_lists_are_lists_in_the_file_and_have_commas_elsewhere(tmp_path: Path) -> None:
    file = tmp_path / "ludotek.toml"
    file.write_text('[network]\ntrusted_proxies = ["10.0.0.1", "fd00::/8"]\n')
    wanted = ("10.0.0.1", "fd00::/8")
    assert read_settings({}, {}, file).network.trusted_proxies == wanted
    assert read_settings({}, {"LUDOTEK_TRUSTED_PROXIES": "10.0.0.1, fd00::/8"}).network.trusted_proxies == wanted
    assert read_settings({"trusted_proxies": ""}, {}, file).network.trusted_proxies == ()


REFUSED: Mapping[str, tuple[dict[str, str], str]] = {
    "a number": ({"LUDOTEK_KEEP_DAYS": "long"}, "LUDOTEK_KEEP_DAYS: 'long' was given; expected a number, more than 0"),
    "its bounds": ({"LUDOTEK_PROCESSES": "0"}, "expected a whole number, at least 1 and at most 256"),
    "one of few": ({"LUDOTEK_RETENTION": "burn"}, "'burn' was given; expected one of archive, delete, keep"),
    "a rate": (
        {"LUDOTEK_LIMIT_CHAT": "9"},
        "expected two numbers, how many at once and how many a second, such as 6,0.5",
    ),
    "a name": ({"LUDOTEK_DATABSE": "x"}, "LUDOTEK_DATABSE: there is no such setting; did you mean LUDOTEK_DATABASE?"),
    "two files": ({"LUDOTEK_TLS_KEY": "k.pem"}, "tls_certificate and tls_key are files that belong together"),
    "a proxy": ({"LUDOTEK_TRUSTED_PROXIES": "nearby"}, "'nearby' was given; expected addresses or networks"),
    "a web address": ({"LUDOTEK_PUBLIC_ADDRESS": "play.example.org"}, "expected https://… or http://…"),
    "connections": ({"LUDOTEK_CONNECTIONS": "10"}, "reserved_connections must be fewer"),
}


@pytest.mark.parametrize("case", REFUSED)
def test_what_cannot_be_is_refused_with_what_was_expected(case: str) -> None:
    environment, said = REFUSED[case]
    with pytest.raises(BadSettings) as refused:
        read_settings({}, environment)
    assert said in str(refused.value)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[network]\nprot = 3\n", "[network] prot: there is no such setting; did you mean port?"),
        ("[netwrk]\nport = 3\n", "'netwrk' is no table of settings; did you mean network?"),
        ("port = 3\n", "'port' is no table of settings"),
        ("[limits]\ncreate = [1, 2, 3]\n", "[limits] create: '1, 2, 3' was given; expected two numbers"),
        ('[network]\nport = "3"\nport = 4\n', "is not TOML"),
    ],
)
def test_a_file_is_refused_with_the_place(tmp_path: Path, text: str, said: str) -> None:
    file = tmp_path / "ludotek.toml"
    file.write_text(text)
    with pytest.raises(BadSettings) as refused:
        read_settings({}, {}, file)
    assert said in str(refused.value)
    assert str(file) in str(refused.value)
    with pytest.raises(BadSettings, match="cannot be read"):
        read_settings({}, {}, tmp_path / "none.toml")


def test_each_name_is_there_once() -> None:
    assert len(SETTINGS) == len(list(declared()))


def test_a_process_that_is_started_gets_the_same_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDOTEK_SETTINGS", "elsewhere.toml")
    monkeypatch.setenv("LUDOTEK_PORT", "1")
    settings = Settings(
        network=Network(port=81, allowed_hosts=("a.example", "b.example")),
        storage=Storage(database="postgresql://me:secret@db/ludotek"),
        limits=UNLIMITED,
    )
    assert read_settings({}, environment_of(settings)) == settings
    assert read_settings({}, environment_of(DEFAULTS)) == Settings(limits=Limits())


def test_every_other_variable_of_ours_is_known() -> None:
    """A server refuses a LUDOTEK_… that it does not know: it may be a misspelt setting."""
    files = [*ROOT.glob("src/**/*.py"), *ROOT.glob("bench/**/*.py"), *ROOT.glob("tools/*"), ROOT / "Makefile"]
    used = {
        name
        for file in files
        if file.is_file()
        for name in re.findall(r"LUDOTEK_[A-Z]+[A-Z_]*", file.read_text("utf-8"))
    }
    known = {setting.variable for setting in SETTINGS.values()} | OTHERS | {"LUDOTEK_SETTINGS"}
    assert used <= known


def test_the_guide_lists_every_setting() -> None:
    """Write the table anew with `python -m tests.server.test_settings`."""
    assert guide() in GUIDE.read_text("utf-8")


if __name__ == "__main__":
    text = GUIDE.read_text("utf-8")
    begin, end = text.index("-->\n", text.index("<!-- settings:")) + 4, text.index("<!-- end of settings")
    GUIDE.write_text(f"{text[:begin]}\n{guide()}\n\n{text[end:]}", "utf-8")

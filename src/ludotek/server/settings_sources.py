"""Reads the settings of a server: one TOML file, then the environment, then flags; each wins over those before it."""

from __future__ import annotations

import difflib
import tomllib
from collections.abc import Iterable, Mapping
from ipaddress import ip_network
from pathlib import Path
from typing import Any, Final, Literal, get_args, get_origin

import msgspec

from ludotek.kernel import LudotekError
from ludotek.server.limits import Rate
from ludotek.server.settings import PREFIXES, SETTINGS, Setting, Settings

FILE: Final = "LUDOTEK_SETTINGS"  # names the file, if no flag does
PREFIX: Final = "LUDOTEK_"
# What other parts of Ludotek read from the environment: no settings of a server.
OTHERS: Final = frozenset(
    f"{PREFIX}{name}" for name in ("CLIENT", "COMPILE", "ENGINE", "KILLS", "LANGUAGE", "OPT", "SERVER", "TIMES")
)
Found = dict[str, dict[str, Any]]  # group -> field -> value


class BadSettings(LudotekError, code="input/settings"): ...


def read_settings(
    flags: Mapping[str, object], environment: Mapping[str, str], file: Path | str | None = None
) -> Settings:
    """`flags`: by name, None for those that were not given. Raises BadSettings with what came and what was expected."""
    named = file or environment.get(FILE)
    found = read_file(Path(named).expanduser()) if named else {}
    for variable, text in environment.items():
        if variable.startswith(PREFIX) and variable not in OTHERS and variable != FILE:
            put(found, known(variable.removeprefix(PREFIX).lower(), variable), text, variable)
    for name, value in flags.items():
        if value is not None:
            put(found, SETTINGS[name], value, SETTINGS[name].flag)
    return check_together(msgspec.convert(found, Settings))


def read_file(file: Path) -> Found:
    try:
        written = tomllib.loads(file.read_text("utf-8"))
    except OSError as error:
        raise BadSettings(f"the settings file {file} cannot be read: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadSettings(f"the settings file {file} is not TOML: {error}") from None
    groups = Settings.__struct_fields__
    found: Found = {}
    for group, values in written.items():
        if group not in groups or not isinstance(values, dict):
            raise BadSettings(f"{file}: {group!r} is no table of settings{nearest(group, groups)}")
        for field, value in values.items():
            where = f"{file}, [{group}] {field}"
            put(found, known(PREFIXES.get(group, "") + field, where, group), value, where)
    return found


def known(name: str, where: str, group: str | None = None) -> Setting:
    names = [one.name for one in SETTINGS.values() if group in (None, one.group)]
    if name not in names:
        spelled = [spell(SETTINGS[one], group) for one in names]
        raise BadSettings(f"{where}: there is no such setting{nearest(where.split()[-1], spelled)}")
    return SETTINGS[name]


def spell(setting: Setting, group: str | None) -> str:
    """As it is written in the file, or in the environment."""
    return setting.field if group else setting.variable


def nearest(given: str, names: Iterable[str]) -> str:
    names = list(names)
    found = difflib.get_close_matches(given, names, n=1)
    return f"; did you mean {found[0]}?" if found else f"; there are {', '.join(names)}"


def put(found: Found, setting: Setting, value: object, where: str) -> None:
    try:
        read = msgspec.convert(parts(setting, value), setting.type, strict=not isinstance(value, str))
    except msgspec.ValidationError:
        shown = ", ".join(map(str, value)) if isinstance(value, list) else str(value)
        raise BadSettings(f"{where}: {shown!r} was given; expected {expected(setting)}") from None
    found.setdefault(setting.group, {})[setting.field] = read


def parts(setting: Setting, value: object) -> object:
    """A list that was written as one text, at its commas."""
    kind = plain_type(setting)
    if isinstance(value, str) and (kind is Rate or get_origin(kind) is tuple):
        return [part.strip() for part in value.split(",") if part.strip()]
    return value


def plain_type(setting: Setting) -> Any:
    return get_args(setting.type)[0]


def expected(setting: Setting) -> str:
    kind = plain_type(setting)
    if get_origin(kind) is Literal:
        return f"one of {', '.join(get_args(kind))}"
    if get_origin(kind) is tuple:
        return "a list, with commas between"
    if kind is Rate:
        return f"two numbers, how many at once and how many a second, such as {text_of(setting.default)}"
    if kind is str:
        return "a text"
    return ("a whole number" if kind is int else "a number") + bounds(setting)


def bounds(setting: Setting) -> str:
    said = [
        f"{words} {bound:g}"
        for meta in setting.type.__metadata__
        for words, bound in (("more than", meta.gt), ("at least", meta.ge), ("at most", meta.le))
        if bound is not None
    ]
    return f", {' and '.join(said)}" if said else ""


def check_together(settings: Settings) -> Settings:
    """What no setting can say by itself."""
    network = settings.network
    if bool(network.tls_certificate) != bool(network.tls_key):
        raise BadSettings("tls_certificate and tls_key are files that belong together: give both or none")
    if network.public_address and not network.public_address.startswith(("http://", "https://")):
        raise BadSettings(f"public_address: {network.public_address!r} was given; expected https://… or http://…")
    for proxy in network.trusted_proxies:
        try:
            ip_network(proxy)
        except ValueError:
            raise BadSettings(
                f"trusted_proxies: {proxy!r} was given; expected addresses or networks, such as 10.0.0.2 or 10.0.0.0/8"
            ) from None
    if settings.connections.reserved_connections >= settings.connections.connections:
        raise BadSettings("reserved_connections must be fewer than connections")
    return settings


def text_of(value: object) -> str:
    """A value as it is written in the environment or as a flag."""
    if isinstance(value, Rate):
        return f"{text_of(value.burst)},{text_of(value.per_second)}"
    if isinstance(value, tuple):
        return ",".join(map(str, value))
    return str(value).removesuffix(".0") if isinstance(value, float) else str(value)


def variables(settings: Settings) -> dict[str, str]:
    """The same settings as variables of the environment, for a process that is started with them."""
    return {one.variable: text_of(getattr(getattr(settings, one.group), one.field)) for one in SETTINGS.values()}


def guide() -> str:
    """The table of all settings, for the guide."""
    lines = ["| setting | default | what it does |", "|---|---|---|"]
    group = ""
    for setting in SETTINGS.values():
        if setting.group != group:
            group = setting.group
            lines.append(f"| **`[{group}]`** | | |")
        default = text_of(setting.default)
        lines.append(f"| `{setting.field}`{as_flag(setting)} | {f'`{default}`' if default else ''} | {setting.help} |")
    return "\n".join(lines)


def as_flag(setting: Setting) -> str:
    return f" (`{setting.flag}`)" if setting.name != setting.field else ""

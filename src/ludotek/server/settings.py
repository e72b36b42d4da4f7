"""The settings of a server, each declared once: its name, its default, its bounds and what it does.

A group is a table of the settings file. Names are the same everywhere: `public_address` in the table `[network]` of the
file, `LUDOTEK_PUBLIC_ADDRESS` in the environment, `--public-address` as a flag. Flags win over the environment, the
environment over the file; `settings_sources.py` reads them.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Final, Literal, get_type_hints

import msgspec
from msgspec import Meta

from ludotek.data_folder import data_folder
from ludotek.server.limits import Limits

PREFIXES: Final = {"limits": "limit_"}  # group -> what its names begin with in the environment and as flags
Seconds = Annotated[float, Meta(gt=0)]


class Network(msgspec.Struct, frozen=True):
    """Where the server is reached."""

    host: Annotated[str, Meta(description="The address to listen on; 127.0.0.1 for this computer only.")] = "0.0.0.0"
    port: Annotated[int, Meta(description="The port; 0 is any free one.")] = 8000
    public_address: Annotated[
        str, Meta(description="Where people find the server: for links made on this computer. https://play.example.org")
    ] = ""
    allowed_hosts: Annotated[
        tuple[str, ...], Meta(description="Host names that requests may ask for; without any, all.")
    ] = ()
    trusted_proxies: Annotated[
        tuple[str, ...],
        Meta(description="Addresses or networks of proxies whose X-Forwarded-For and -Proto are believed."),
    ] = ()
    tls_certificate: Annotated[str, Meta(description="File of the certificate chain, to serve HTTPS.")] = ""
    tls_key: Annotated[str, Meta(description="File of the certificate's private key.")] = ""


class Storage(msgspec.Struct, frozen=True):
    """Where matches are kept, and who shares them."""

    data: Annotated[str, Meta(description="The folder in which matches are kept.")] = ""
    database: Annotated[
        str, Meta(description="Keep matches in a PostgreSQL database: postgresql://…; else in a file of the folder.")
    ] = ""
    bus: Annotated[str, Meta(description="Tell other servers of the same database by Redis or Valkey: redis://….")] = ""
    processes: Annotated[int, Meta(ge=1, le=256, description="How many processes serve together.")] = 1
    workers: Annotated[int, Meta(ge=1, le=256, description="In how many processes bots think, for each server.")] = 2

    @property
    def folder(self) -> Path:
        return (Path(self.data) if self.data else data_folder()).expanduser().resolve()


class Matches(msgspec.Struct, frozen=True):
    """Rules of the house for matches, and how long they are kept."""

    grace: Annotated[
        float, Meta(ge=0, description="Seconds after which the seat of somebody who is gone may be handed to a bot.")
    ] = 30.0
    matches_per_day: Annotated[int, Meta(ge=1, description="New matches a day, for each address.")] = 500
    retention: Annotated[
        Literal["archive", "delete", "keep"],
        Meta(description="What becomes of old matches: archive, delete or keep."),
    ] = "archive"
    keep_days: Annotated[
        float, Meta(gt=0, description="Days without a move after which an unfinished match is old.")
    ] = 180.0
    keep_finished_days: Annotated[
        float, Meta(gt=0, description="Days after the last move after which a finished match is old.")
    ] = 730.0
    archive: Annotated[str, Meta(description="The folder of archived matches; else archive in the data folder.")] = ""
    bots: Annotated[
        str, Meta(description="The folder of learned values (.npz) that play as bots; else bots in the data folder.")
    ] = ""


class Connections(msgspec.Struct, frozen=True):
    """Bounds of connections, requests and messages."""

    connections: Annotated[int, Meta(ge=1, description="Open connections in all, for each process.")] = 8000
    reserved_connections: Annotated[
        int, Meta(ge=0, description="Of these, kept for addresses that already play here.")
    ] = 800
    header_timeout: Annotated[Seconds, Meta(description="Seconds for the head of a request.")] = 10.0
    body_timeout: Annotated[Seconds, Meta(description="Seconds for the body of a request.")] = 20.0
    hello_timeout: Annotated[Seconds, Meta(description="Seconds for the first message of a socket.")] = 15.0
    ping_interval: Annotated[Seconds, Meta(description="Seconds between two pings of a socket.")] = 20.0
    ping_timeout: Annotated[Seconds, Meta(description="Seconds for the answer to a ping.")] = 20.0
    stop_timeout: Annotated[Seconds, Meta(description="Seconds for open requests when the server stops.")] = 3.0
    return_after: Annotated[
        Seconds, Meta(description="Seconds after which devices are told to come back when the server stops.")
    ] = 3.0
    request_size: Annotated[int, Meta(ge=1024, description="Bytes of a request's body at most.")] = 64 * 1024
    record_size: Annotated[int, Meta(ge=1024, description="Bytes of a body that holds a record at most.")] = 512 * 1024
    message_size: Annotated[int, Meta(ge=1024, description="Bytes of a socket message at most.")] = 64 * 1024


class Operation(msgspec.Struct, frozen=True):
    """What the operator of a server sees of it."""

    metrics: Annotated[
        str, Meta(description="Address and port for /metrics, such as 127.0.0.1:9464; else there are none.")
    ] = ""
    log_format: Annotated[Literal["text", "json"], Meta(description="How the log is written: text or json.")] = "text"
    log_level: Annotated[
        Literal["debug", "info", "warning", "error"],
        Meta(description="What is logged: debug, info, warning or error, and all that is graver."),
    ] = "warning"
    push_anywhere: Annotated[
        bool, Meta(description="Send notifications to http and private addresses too: only for tests.")
    ] = False
    push_contact: Annotated[
        str, Meta(description="Address of the operator for push services: mailto:… or https://….")
    ] = ""


class Settings(msgspec.Struct, frozen=True):
    """Everything that can be chosen about a server. Passed down; nobody reads the environment."""

    network: Network = Network()
    storage: Storage = Storage()
    matches: Matches = Matches()
    connections: Connections = Connections()
    limits: Limits = Limits()
    operation: Operation = Operation()


DEFAULTS: Final = Settings()


class Setting(msgspec.Struct, frozen=True):
    """One setting, as it is declared."""

    group: str
    field: str
    type: Any
    default: Any
    help: str

    @property
    def name(self) -> str:
        return PREFIXES.get(self.group, "") + self.field

    @property
    def flag(self) -> str:
        return f"--{self.name.replace('_', '-')}"

    @property
    def variable(self) -> str:
        return f"LUDOTEK_{self.name.upper()}"


def declared() -> Iterator[Setting]:
    """All settings, in order."""
    for group in msgspec.structs.fields(Settings):
        hints = get_type_hints(group.type, include_extras=True)
        for field in msgspec.structs.fields(group.type):
            hint = hints[field.name]
            help = next(one.description for one in reversed(hint.__metadata__) if one.description)
            yield Setting(group.name, field.name, hint, field.default, help)


SETTINGS: Final = {setting.name: setting for setting in declared()}

"""What is refused by its headers alone, who counts as one visitor, and how answers may be kept."""

from __future__ import annotations

import http.client
import logging
import socket
from collections.abc import Iterator, Mapping
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ludotek.server.addresses import Proxies, household
from ludotek.server.entrance import AnyConnection, is_same_origin
from ludotek.server.limits import UNLIMITED, Rate
from ludotek.server.settings import DEFAULTS
from tests.server.harness import Address, serving
from tests.server.test_bad_input import masked, silent_socket

SET_UP = "/api/games/ludo/set-up"


class Reply(msgspec.Struct):
    status: int
    headers: Mapping[str, str]
    body: bytes

    @property
    def code(self) -> str:
        return str(msgspec.json.decode(self.body)["code"])


def ask(address: Address, path: str, body: bytes | None = None, method: str = "", **headers: str | int | None) -> Reply:
    """A request with exactly these headers besides those that HTTP needs; None: without it."""
    named = {name.replace("_", "-"): str(value) for name, value in headers.items() if value is not None}
    if body is not None:
        named = {"content-type": "application/json", "content-length": str(len(body)), **named}
    with closing(http.client.HTTPConnection("127.0.0.1", address.port, timeout=60)) as connection:
        connection.putrequest(method or ("GET" if body is None else "POST"), path, skip_host="host" in named)
        for name, value in named.items():
            if headers.get(name.replace("-", "_"), "") is not None:
                connection.putheader(name, value)
        connection.endheaders(body)
        with connection.getresponse() as reply:
            return Reply(reply.status, {k.lower(): v for k, v in reply.getheaders()}, reply.read())


def test_a_post_is_json_of_a_known_length_and_comes_from_our_own_page(address: Address) -> None:
    body = b'{"seats": 2}'
    assert ask(address, SET_UP, body).status == 200
    assert ask(address, SET_UP, body, content_type="application/json; charset=utf-8").status == 200
    for kind in (None, "text/plain", "application/x-www-form-urlencoded"):
        refused = ask(address, SET_UP, body, content_type=kind)
        assert (refused.status, refused.code) == (415, "http/media_type")
    assert ask(address, SET_UP, body, origin=f"http://127.0.0.1:{address.port}").status == 200
    for origin in ("http://evil.example", "null", "http://[", f"http://127.0.0.1:{address.port}.evil.example"):
        refused = ask(address, SET_UP, body, origin=origin)
        assert (refused.status, refused.code) == (403, "http/origin")
    assert ask(address, SET_UP, b"", content_length=None).code == "http/length"


def test_the_public_address_is_our_own_page_too_though_a_proxy_passes_another_host_on() -> None:
    def is_ours(origin: str, public: str) -> bool:
        network = SimpleNamespace(public_address=public)
        services = SimpleNamespace(settings=SimpleNamespace(network=network))
        app = SimpleNamespace(state=SimpleNamespace(services=services))
        headers = {"origin": origin, "host": "127.0.0.1:8000"}
        return is_same_origin(cast(AnyConnection, SimpleNamespace(headers=headers, app=app)))

    public = "https://play.example.org/"
    assert is_ours("https://play.example.org", public)
    assert is_ours("https://play.example.org:443", public)
    assert is_ours("http://127.0.0.1:8000", public)
    for other in ("http://play.example.org", "https://play.example.org:444", "https://evil.example", "null"):
        assert not is_ours(other, public), other
        assert not is_ours(other, ""), other


def test_what_is_too_much_is_refused_before_its_body_came(tmp_path: Path) -> None:
    """Only the headers are sent: an answer means that nothing of the body was waited for."""
    few = msgspec.structs.replace(UNLIMITED, heavy=Rate(0, 0))
    with serving(tmp_path, limits=few) as (address, _):
        for path, length, status in (("/api/replay", 100, 429), ("/api/matches", 600_000, 413), (SET_UP, 70_000, 413)):
            with socket.create_connection(("127.0.0.1", address.port), timeout=60) as connection:
                head = f"POST {path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
                connection.sendall(f"{head}Content-Length: {length}\r\n\r\n".encode())
                assert connection.recv(4096).startswith(f"HTTP/1.1 {status}".encode())


def test_a_body_that_is_not_utf8_is_malformed(address: Address, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        for body in (b'{"seats": 2, "options": {"die": "\xff"}}', b"\xff\xfe", b'"\xc3'):
            reply = ask(address, SET_UP, body)
            assert (reply.status, reply.code) == (400, "input/malformed")
        assert ask(address, "/api/games/%ff%fe/art.svg").status == 404
        assert ask(address, "/api/games/ludo/cover.svg?dark=%ff").status in (200, 400)
    assert caplog.records == []


def test_a_text_frame_that_is_not_utf8_is_closed_with_its_code(
    address: Address, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING), silent_socket(address) as connection:
        frame = bytearray(masked('{"t": "ping"}'))
        frame[-2] = 0xFF
        connection.sendall(frame)
        assert connection.recv(64)[:4] == b"\x88\x02\x03\xef"  # a close frame with code 1007
    assert caplog.records == []


@pytest.mark.parametrize("path", ["/", "/api/health", "/api/games/ludo/art.svg", "/nothing.txt"])
def test_head_answers_as_get_without_the_body(address: Address, path: str) -> None:
    head, get = ask(address, path, method="HEAD"), ask(address, path)
    assert head.status == get.status
    assert head.body == b""
    assert head.headers["content-length"] == str(len(get.body))
    assert head.headers["content-type"] == get.headers["content-type"]


def test_what_holds_keys_is_kept_by_nobody(address: Address) -> None:
    match = address.create("here", "link")
    made = address.call("/api/matches", {"game": "ludo", "seats": [{"kind": "here"}] * 2})
    link = address.call(f"/api/matches/{match.id}/links", {"key": match.host, "seat": 1})
    for answer in (made, link, match.record(), address.call(f"/api/matches/{match.id}")):
        assert answer.headers["cache-control"] == "no-store"


@pytest.mark.parametrize("path", ["/", "/api/games/ludo/art.svg", "/api/text/de.ftl", "/api/games/ludo/cover.svg"])
def test_a_file_that_is_known_is_not_sent_again(address: Address, path: str) -> None:
    first = ask(address, path)
    tag = first.headers["etag"]
    for known in (tag, f'"other", {tag}', "*"):
        again = ask(address, path, if_none_match=known)
        assert (again.status, again.body) == (304, b"")
        assert again.headers["etag"] == tag
        assert again.headers["cache-control"] == first.headers["cache-control"]
    assert ask(address, path, if_none_match='"other"').status == 200


@pytest.fixture
def behind(tmp_path: Path) -> Iterator[Address]:
    """A server behind a proxy of this machine, for two names."""
    network = msgspec.structs.replace(
        DEFAULTS.network, trusted_proxies=("127.0.0.1",), allowed_hosts=("play.example.org", "127.0.0.1")
    )
    settings = msgspec.structs.replace(DEFAULTS, network=network)
    limits = msgspec.structs.replace(UNLIMITED, heavy=Rate(1, 0), connections=1)
    with serving(tmp_path, settings=settings, limits=limits) as (address, _):
        yield address


def test_behind_a_trusted_proxy_the_forwarded_address_counts(behind: Address) -> None:
    def status(forwarded: str) -> int:
        return ask(behind, "/api/verify", b'{"record": {}}', x_forwarded_for=forwarded).status

    assert status("192.0.2.1") == 422
    assert status("192.0.2.1") == 429
    assert status("192.0.2.2") == 422
    assert status("203.0.113.9, 192.0.2.2") == 429, "what stands before it anybody may have said"
    assert status("2001:db8:0:1::1") == 422
    assert status("2001:db8:0:1:ffff::2") == 429, "one household has them all"
    assert status("2001:db8:0:2::1") == 422
    match = behind.create("here", "here")
    first = behind.dial(additional_headers={"x-forwarded-for": "192.0.2.7"})
    first.hello(match.id, match.keys)
    second = behind.dial(additional_headers={"x-forwarded-for": "192.0.2.8"})
    second.hello(match.id, match.keys)
    assert first.welcome
    assert second.welcome


def test_only_a_trusted_proxy_is_believed(tmp_path: Path) -> None:
    with serving(tmp_path, limits=msgspec.structs.replace(UNLIMITED, heavy=Rate(1, 0))) as (address, _):
        found = [
            ask(address, "/api/verify", b'{"record": {}}', x_forwarded_for=f"192.0.2.{n}").status for n in range(2)
        ]
        assert found == [422, 429]


def test_other_hosts_are_not_served(behind: Address) -> None:
    assert ask(behind, "/", host="play.example.org").status == 200
    assert ask(behind, "/", host="PLAY.example.org:8443").status == 200
    for host in ("evil.example", "play.example.org.evil.example", "", "[", "play.example.org@evil.example"):
        refused = ask(behind, "/api/games", host=host)
        assert (refused.status, refused.code) == (421, "http/host"), host
    with pytest.raises((InvalidStatus, ConnectionClosed)):
        behind.dial(additional_headers={"host": "evil.example"})


def test_households_and_proxies() -> None:
    assert household("192.0.2.1") == "192.0.2.1" == household("::ffff:192.0.2.1")
    assert household("2001:db8::1") == household("2001:db8::ffff:1") != household("2001:db8:0:1::1")
    proxies = Proxies(["10.0.0.0/8", "2001:db8::5"])
    assert proxies.is_trusted("10.1.2.3")
    assert proxies.is_trusted("::ffff:10.1.2.3")
    assert proxies.is_trusted("2001:db8::5")
    assert not proxies.is_trusted("192.0.2.1")
    assert not proxies.is_trusted("unix socket")

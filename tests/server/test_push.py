"""Notifications for closed pages: signed, encrypted, in the reader's language, and only to push services."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric import ec

from ludotek.server.push import Push
from ludotek.server.push_address import BadAddress, check_address, find_host, is_public
from ludotek.server.push_crypto import CURVE, encrypt
from ludotek.server.room import Room
from ludotek.server.services import Services
from ludotek.server.settings import DEFAULTS, Settings
from tests.databases import Database
from tests.server.harness import Address, Answer, Created, Json, serving
from tests.server.push_service import PushService, check_signature, push_service, to_bytes

ANYWHERE = msgspec.structs.replace(
    DEFAULTS, operation=msgspec.structs.replace(DEFAULTS.operation, push_anywhere=True, push_contact="mailto:a@b.c")
)


class Setup(msgspec.Struct):
    address: Address
    services: Services
    push: PushService


@pytest.fixture(scope="module")
def server(database: Database, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Setup]:
    folder = tmp_path_factory.mktemp("push")
    with push_service() as push, serving(folder, settings=ANYWHERE) as (address, services):
        yield Setup(address, services, push)


@pytest.fixture
def setup(server: Setup) -> Setup:
    server.push.heard.clear()
    server.push.answers.clear()
    return server


def subscribe(match: Created, seat: int, subscription: Json, language: str = "en") -> Answer:
    body = {"keys": [match.keys[seat]], "subscription": subscription, "language": language}
    return match.address.call(f"/api/matches/{match.id}/push", body)


def two_at_a_table(setup: Setup) -> Created:
    return setup.address.create(
        {"kind": "here", "name": "Ann", "nonce": "a"}, {"kind": "here", "name": "Ben", "nonce": "b"}
    )


def play_until_the_other_is_asked(match: Created) -> int:
    """Only one person is at the table; the seat that is asked then."""
    first = match.enter([match.watch]).actor
    client = match.join(first)
    while client.actor == first:
        client.play(first)
    return 1 - first


def test_who_is_away_is_called_when_asked(setup: Setup) -> None:
    match = two_at_a_table(setup)
    away = 1 - match.enter([match.watch]).actor
    browser = setup.push.browser("one")
    assert subscribe(match, away, browser.subscription, "da").status == 204
    assert play_until_the_other_is_asked(match) == away
    setup.push.wait()
    path, headers, body = setup.push.heard[0]
    assert path == "/push/one"
    assert headers["content-encoding"] == "aes128gcm"
    assert int(headers["ttl"]) > 0
    public, claims = check_signature(headers["authorization"], setup.push.url)
    assert claims["sub"] == "mailto:a@b.c"
    assert public == setup.address.call("/api/push").json["key"]
    told = json.loads(browser.decrypt(body))
    other = ("Ann", "Ben")[1 - away]
    assert told == {"match": match.id, "title": "Ludo", "body": f"Det er din tur. Du spiller med: {other}."}
    with pytest.raises(InvalidTag):
        setup.push.browser("somebody else").decrypt(body)


def test_who_is_here_is_not_called(setup: Setup) -> None:
    match = two_at_a_table(setup)
    for seat in (0, 1):
        subscribe(match, seat, setup.push.browser(f"here-{seat}").subscription)
    both = match.join(0, 1)
    for _ in range(6):
        both.play(both.actor)
    time.sleep(0.1)
    assert setup.push.heard == []


def test_a_turn_of_several_decisions_calls_once(setup: Setup) -> None:
    match = two_at_a_table(setup)
    away = 1 - match.enter([match.watch]).actor
    subscribe(match, away, setup.push.browser("once").subscription)
    play_until_the_other_is_asked(match)
    setup.push.wait()
    match.join(1 - away).ask("say", seat=1 - away, words="hurry")
    time.sleep(0.1)
    assert len(setup.push.heard) == 1


def all_called(setup: Setup) -> None:
    """Waits until the server has called whomever it wanted to call."""
    time.sleep(0.1)  # until it has seen who came and went
    deadline = time.monotonic() + 20
    while setup.services.push._tasks:
        assert time.monotonic() < deadline
        time.sleep(0.005)


def test_who_goes_while_being_asked_is_called_unless_back_in_a_moment(
    setup: Setup, monkeypatch: pytest.MonkeyPatch
) -> None:
    is_a_moment_over = threading.Event()
    call_after = Push._call_after

    async def call_when_told(self: Push, room: Room, turn: tuple[int, int], pause: float) -> None:
        while pause and not is_a_moment_over.is_set():
            await asyncio.sleep(0.005)
        await call_after(self, room, turn, 0)

    monkeypatch.setattr(Push, "_call_after", call_when_told)
    match = two_at_a_table(setup)
    asked = match.enter([match.watch]).actor
    subscribe(match, asked, setup.push.browser("went").subscription)
    match.join(asked).close()
    back = match.join(asked)
    is_a_moment_over.set()
    all_called(setup)
    assert setup.push.heard == [], "it was only a reload"
    back.close()
    setup.push.wait()
    match.join(1 - asked).close()
    all_called(setup)
    assert len(setup.push.heard) == 1, "once for a turn"


@pytest.mark.parametrize("status", [404, 410])
def test_a_device_that_is_gone_is_forgotten(setup: Setup, status: int) -> None:
    match = two_at_a_table(setup)
    away = 1 - match.enter([match.watch]).actor
    subscribe(match, away, setup.push.browser(f"gone-{status}").subscription)
    setup.push.answers = [status]
    play_until_the_other_is_asked(match)
    setup.push.wait()
    deadline = time.monotonic() + 20
    while setup.services.store.subscriptions(match.id) and time.monotonic() < deadline:
        time.sleep(0.01)
    assert setup.services.store.subscriptions(match.id) == []


def test_a_service_that_is_busy_is_asked_again(setup: Setup, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludotek.server.push.AGAIN", (0.01, 0.01))
    match = two_at_a_table(setup)
    away = 1 - match.enter([match.watch]).actor
    subscribe(match, away, setup.push.browser("busy").subscription)
    setup.push.answers = [503, 429]
    play_until_the_other_is_asked(match)
    setup.push.wait(3)
    assert len(setup.services.store.subscriptions(match.id)) == 1


def test_a_person_who_wants_no_more_is_not_called(setup: Setup) -> None:
    match = two_at_a_table(setup)
    away = 1 - match.enter([match.watch]).actor
    browser = setup.push.browser("enough")
    subscribe(match, away, browser.subscription)
    body = {"keys": [match.keys[away]], "endpoint": browser.endpoint}
    assert setup.address.call(f"/api/matches/{match.id}/push/stop", body).status == 204
    play_until_the_other_is_asked(match)
    time.sleep(0.1)
    assert setup.push.heard == []


def test_a_device_whose_key_was_revoked_is_not_called(setup: Setup) -> None:
    match = two_at_a_table(setup)
    away = 1 - match.enter([match.watch]).actor
    subscribe(match, away, setup.push.browser("sent away").subscription)
    assert setup.address.call(f"/api/matches/{match.id}/links", {"key": match.host, "seat": away}).status == 201
    play_until_the_other_is_asked(match)
    deadline = time.monotonic() + 20
    while setup.services.store.subscriptions(match.id) and time.monotonic() < deadline:
        time.sleep(0.01)
    assert setup.services.store.subscriptions(match.id) == []
    assert setup.push.heard == []


def test_only_who_holds_a_seat_is_called(setup: Setup) -> None:
    match = two_at_a_table(setup)
    subscription = setup.push.browser("stranger").subscription
    for keys in ([match.watch], [match.host], ["x" * 32], []):
        body = {"keys": keys, "subscription": subscription}
        answer = setup.address.call(f"/api/matches/{match.id}/push", body)
        assert (answer.status, answer.json["code"]) == (403, "link/unknown")
    assert setup.services.store.subscriptions(match.id) == []


def test_malformed_subscriptions_are_refused_with_a_sentence(setup: Setup) -> None:
    match = two_at_a_table(setup)
    whole = setup.push.browser("whole").subscription
    wrong: list[Json] = [
        {"endpoint": "not an address"},
        {"endpoint": "https://"},
        {"endpoint": "https://user:password@push.example/x"},
        {"endpoint": "https://push.example/" + "x" * 1500},
        {"endpoint": "https://push.example:99999/"},
        {"p256dh": "AAAA"},
        {"p256dh": "B" + "A" * 86},  # 65 bytes that are no point of the curve
        {"auth": "short"},
        {"auth": "*" * 22},
    ]
    for change in wrong:
        answer = subscribe(match, 0, whole | change)
        assert (answer.status, answer.json["code"]) == (422, "push/malformed"), change
        assert len(answer.json["message"].split()) > 6
    assert subscribe(match, 0, whole, "klingon").status == 422
    assert setup.services.store.subscriptions(match.id) == []


def test_a_seat_has_a_few_devices_the_last_ones(setup: Setup) -> None:
    match = two_at_a_table(setup)
    for number in range(10):
        subscribe(match, 0, setup.push.browser(f"many-{number}").subscription)
    kept = {one.endpoint.rpartition("-")[2] for one in setup.services.store.subscriptions(match.id)}
    assert kept == {str(number) for number in range(2, 10)}


def test_the_key_is_made_once_and_kept(tmp_path: Path) -> None:
    keys = set()
    for _ in range(2):
        with serving(tmp_path) as (address, _services):
            keys.add(address.call("/api/push").json["key"])
    assert len(keys) == 1
    files = list(tmp_path.glob("*.sqlite*"))
    assert all(file.stat().st_mode & 0o077 == 0 for file in files), "only its owner reads the database"


# Where it goes


@pytest.mark.parametrize("is_anywhere", [False, True])
def test_without_the_setting_of_tests_only_https_is_an_address(is_anywhere: bool) -> None:
    for endpoint in ("http://push.example/x", "ftp://push.example/x", "https://push.example:8443/x"):
        if is_anywhere:
            check_address(endpoint, is_anywhere=True)
        else:
            with pytest.raises(BadAddress):
                check_address(endpoint, is_anywhere=False)
    check_address("https://fcm.googleapis.com/fcm/send/abc", is_anywhere=is_anywhere)


def test_private_networks_are_never_reached() -> None:
    ours = [
        "127.0.0.1",
        "10.1.2.3",
        "192.168.0.7",
        "172.16.9.9",
        "169.254.169.254",
        "0.0.0.0",
        "100.64.0.1",
        "224.0.0.1",
    ]
    ours += ["::1", "fe80::1%eth0", "fd00::1", "::ffff:10.0.0.1", "2002:0a00:0001::1", "64:ff9b::127.0.0.1", "ff02::1"]
    assert [number for number in ours if is_public(number)] == []
    assert is_public("142.250.74.10")
    assert is_public("2a00:1450:400f:80d::200a")


def test_a_name_that_means_our_own_network_is_not_asked() -> None:
    for name in ("localhost", "127.0.0.1", "[::1]", "0x7f000001", "2130706433"):
        address = check_address(f"https://{name}/x", is_anywhere=False)
        with pytest.raises(BadAddress):
            asyncio.run(find_host(address, is_anywhere=False))


def test_the_example_of_rfc_8291_is_encrypted_as_it_says() -> None:
    """Appendix A."""
    own = ec.derive_private_key(int.from_bytes(to_bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big"), CURVE)
    p256dh = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    auth, salt = "BTBZMqHH6r4Tts7J_aSIgg", to_bytes("DGv6ra1nlYgDCS1FRnbzlw")
    expected = (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl"
        "7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    text = b"When I grow up, I want to be a watermelon"
    assert encrypt(text, p256dh, auth, own=own, salt=salt) == to_bytes(expected)


def test_settings_of_tests_are_off() -> None:
    assert not Settings().operation.push_anywhere

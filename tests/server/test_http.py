"""HTTP: what can be asked without a socket, and what comes back when it cannot be done."""

from __future__ import annotations

import gzip
import http.client
import socket
from pathlib import Path
from typing import Any

import pytest

from ludotek import catalogue
from ludotek.bots import LEVELS
from ludotek.server import pages
from ludotek.text import LANGUAGES
from tests.server.harness import Address


def test_games_and_bots_are_listed(address: Address) -> None:
    games = {game["id"]: game for game in address.call("/api/games").json}
    ludo = games["ludo"]
    assert ludo["seats"] == [2, 3, 4, 5, 6]
    assert not ludo["has_secrets"]
    die = {"name": "die", "values": ["star_globe", "plain"], "default": "star_globe", "is_open": False}
    assert die in ludo["options"]
    assert address.call("/api/bots").json == list(LEVELS)
    assert address.call("/api/bots?game=ludo&seats=2").json == list(LEVELS)
    assert address.call("/api/bots?game=chess&seats=2").json["code"] == "input/unknown_game"
    assert address.call("/api/bots?game=ludo&seats=99").json["code"] == "input/seats"
    health = address.call("/api/health").json
    assert health["ok"]
    assert health["address"] is None  # it listens at 127.0.0.1 only


@pytest.mark.parametrize("game", catalogue.games())
def test_every_game_has_art_a_cover_and_rules(address: Address, game: str) -> None:
    art = address.call(f"/api/games/{game}/art.svg")
    assert art.headers["content-type"].startswith("image/svg+xml")
    light = address.call(f"/api/games/{game}/cover.svg")
    dark = address.call(f"/api/games/{game}/cover.svg?dark=1")
    assert light.body.startswith(b"<svg")
    assert light.body != dark.body
    assert address.call(f"/api/games/{game}/cover.svg").body == light.body
    for seats in catalogue.game(game).seats:
        plan = address.call(f"/api/games/{game}/set-up", {"seats": seats}).json
        assert len(plan["faces"]) == seats
        assert plan["options"] == {}
    for language in LANGUAGES:
        summary = address.call(f"/api/games/{game}/summary/{language}").json
        assert len(summary["mistakes"]) == 3
        assert address.call(f"/api/games/{game}/pictures/{summary['aim']['picture']}?dark=1").body.startswith(b"<svg")
        rules = address.call(f"/api/games/{game}/rules/{language}").json
        assert len(rules["clauses"]) == len(catalogue.game(game).rulebook().clauses)
        assert {clause["section"] for clause in rules["clauses"]} <= {section["id"] for section in rules["sections"]}
    drawn = next(clause["id"] for clause in rules["clauses"] if clause["has_picture"])
    assert address.call(f"/api/games/{game}/clauses/{drawn}").body.startswith(b"<svg")


def test_words_are_given_as_fluent_files(address: Address) -> None:
    assert b"title = Ludo" in address.call("/api/games/ludo/text/en.ftl").body
    shared = address.call("/api/text/en.ftl")
    assert b"refuse-over" in shared.body
    assert shared.headers["content-type"].startswith("text/plain")


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("/api/games/chess/art.svg", "input/unknown_game"),
        ("/api/games/chess/rules/en", "input/unknown_game"),
        ("/api/games/hidden_cards/art.svg", "game/no_art"),
        ("/api/games/hidden_cards/cover.svg", "game/no_art"),
        ("/api/games/ludo/rules/xx", "input/language"),
        ("/api/games/ludo/summary/xx", "input/language"),
        ("/api/games/ludo/pictures/99", "game/no_picture"),
        ("/api/games/ludo/clauses/LUDO-01", "game/no_picture"),
        ("/api/games/ludo/text/xx.ftl", "input/language"),
        ("/api/text/..%2f..%2fsecret", "http/not_found"),
        ("/api/matches/nix/record", "match/unknown"),
        ("/api/nothing", "http/not_found"),
        ("/nothing.txt", "http/not_found"),
        ("/../../etc/passwd", "http/not_found"),
        ("/assets/../../../../etc/passwd", "http/not_found"),
    ],
)
def test_what_is_not_there_is_said_to_be_not_there(address: Address, path: str, code: str) -> None:
    answer = address.call(path)
    assert (answer.status, answer.json["code"]) == (404, code)


TWO = [{"kind": "here"}, {"kind": "here"}]


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({}, 400, "input/malformed"),
        ({"game": "ludo"}, 400, "input/malformed"),
        ({"game": "ludo", "seats": []}, 400, "input/malformed"),
        ({"game": "ludo", "seats": [{"kind": "ghost"}] * 2}, 400, "input/malformed"),
        ({"game": "ludo", "seats": TWO, "more": 1}, 400, "input/malformed"),
        ({"game": "ludo", "seats": [{"kind": "here", "name": "x" * 25}] * 2}, 400, "input/malformed"),
        ({"game": "ludo", "seats": TWO, "pace": "warp"}, 400, "input/malformed"),
        ({"game": "chess", "seats": TWO}, 404, "input/unknown_game"),
        ({"game": "ludo", "seats": [{"kind": "here"}] * 7}, 422, "input/seats"),
        ({"game": "ludo", "seats": TWO, "options": {"die": "golden"}}, 422, "input/options"),
        ({"game": "ludo", "seats": TWO, "options": {"nix": 1}}, 422, "input/options"),
        ({"game": "ludo", "seats": [{"kind": "bot", "level": "god"}] * 2}, 422, "input/bot"),
        ({"game": "ludo", "seats": TWO, "from_record": {"record": {}, "at": 0}}, 422, "input/record"),
        ([], 400, "input/malformed"),
        ("words", 400, "input/malformed"),
    ],
)
def test_a_match_that_cannot_be_created_is_refused(address: Address, body: Any, status: int, code: str) -> None:
    answer = address.call("/api/matches", body)
    assert (answer.status, answer.json["code"]) == (status, code)
    assert answer.json["message"]


def plan_of(address: Address, game: str, seats: int, **options: object) -> dict[str, Any]:
    answer = address.call(f"/api/games/{game}/set-up", {"seats": seats, "options": options})
    assert answer.status == 200
    found: dict[str, Any] = answer.json
    return found


def test_what_the_number_of_players_forbids_is_said_before_the_match(address: Address) -> None:
    """SEQ-02: two and four players make two sides, six may make three."""
    forbidden = {"option": "sides", "value": 3, "clause": "SEQ-02"}
    assert forbidden in plan_of(address, "sequence", 4)["forbidden"]
    assert plan_of(address, "sequence", 6)["forbidden"] == []


def test_a_wish_that_cannot_be_is_left_out(address: Address) -> None:
    plan = plan_of(address, "sequence", 4, sides=3, draw_mode="strict")
    assert plan["options"] == {"draw_mode": "strict"}
    assert plan_of(address, "sequence", 6, sides=3)["options"] == {"sides": 3}


def test_set_up_says_who_plays_with_whom(address: Address) -> None:
    """SEQ-11: partners sit alternately. Where everybody plays alone there are no sides."""
    sides = [face["side"]["id"] for face in plan_of(address, "sequence", 4)["faces"]]
    assert sides[0] == sides[2] != sides[1] == sides[3]
    assert all("side" not in face for face in plan_of(address, "sequence", 2)["faces"])


def test_a_set_up_of_unknown_options_or_numbers_is_refused(address: Address) -> None:
    path = "/api/games/sequence/set-up"
    assert address.call(path, {"seats": 5}).json["code"] == "input/seats"
    assert address.call(path, {"seats": 4, "options": {"wishes": 1}}).json["code"] == "input/options"
    assert address.call(path, {"seats": 4, "options": {"sides": 9}}).json["code"] == "input/options"
    assert address.call("/api/games/chess/set-up", {"seats": 2}).status == 404


@pytest.mark.parametrize("raw", [b"", b"{", b"\xff\xfe", b"null", b"[" * 5000], ids=range(5))
@pytest.mark.parametrize("path", ["/api/matches", "/api/replay", "/api/verify", "/api/matches/x/links"])
def test_malformed_bodies_are_refused(address: Address, path: str, raw: bytes) -> None:
    answer = address.call(path, raw=raw)
    assert (answer.status, answer.json["code"]) == (400, "input/malformed")


def test_a_body_that_is_too_large_is_refused(address: Address) -> None:
    answer = address.call("/api/matches/x/links", {"key": "x" * 70_000, "seat": 0})
    assert (answer.status, answer.json["code"]) == (413, "http/too_large")


def test_another_method_is_refused(address: Address) -> None:
    answer = address.call("/api/health", {})
    assert (answer.status, answer.json["code"]) == (405, "http/method")


def test_requests_that_are_no_http_leave_the_server_up(address: Address) -> None:
    for garbage in (b"\x00\x01\x02\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n", b"POST /api/matches HTTP/1.1\r\nhost: x\r\n"):
        with socket.create_connection(("127.0.0.1", address.port)) as raw:
            raw.sendall(garbage)
    assert address.call("/api/health").json["ok"]


# Records


def finished(address: Address) -> Any:
    match = address.create("here", "here")
    ann = match.join(0, 1)
    ann.play(ann.actor)
    ann.ask("resign", seat=0)
    return match.record().json


def test_a_record_is_given_to_everybody_with_a_link(address: Address) -> None:
    match, other = address.create("here", "link"), address.create("here", "here")
    path = f"/api/matches/{match.id}/record"
    for key in (match.host, match.watch, match.keys[0]):
        assert address.call(path, key=key).status == 200
    for key in ("", "x" * 32, other.host):
        answer = address.call(path, key=key)
        assert (answer.status, answer.json["code"]) == (401, "link/unknown")


def test_a_running_match_with_secrets_gives_no_record(address: Address) -> None:
    match = address.create("here", "here", game="hidden_cards")
    answer = match.record()
    assert (answer.status, answer.json["code"]) == (409, "record/not_yet")
    assert answer.json["message"] == "hidden_cards has secrets: the record of a match is given when it is over"
    match.join(0, 1).ask("resign", seat=0)
    assert match.record().status == 200


def test_a_changed_record_is_not_proved(address: Address) -> None:
    record = finished(address)
    assert address.call("/api/verify", {"record": record}).json["throws"] > 0
    record["fairness"]["nonces"][0] = "another"
    answer = address.call("/api/verify", {"record": record})
    assert (answer.status, answer.json["code"]) == (422, "fairness/broken")
    running = address.create("here", "here").record().json
    assert address.call("/api/verify", {"record": running}).json["code"] == "fairness/broken"


@pytest.mark.parametrize(
    "change",
    [
        {"ludotek": 99},
        {"version": 99},
        {"steps": [[0, 0]]},
        {"steps": [[-1, 99]]},
        {"steps": [[-1, 1]] * 20_001},
        {"hints": [[0, 0]] * 20_001},
        {"steps": "all"},
        {"seats": 99},
        {"options": {"die": "golden"}},
        {"start": {"pieces": {}}},
        {"more": 1},
    ],
)
def test_a_damaged_record_is_refused(address: Address, change: dict[str, Any]) -> None:
    record = finished(address) | change
    answer = address.call("/api/replay", {"record": record})
    assert answer.status == 422
    assert answer.json["code"].startswith("input/")


def test_a_thing_in_a_replay_is_explained(address: Address) -> None:
    asked = {"record": finished(address), "step": 1, "thing": "die"}
    about = address.call("/api/replay/thing", asked).json["about"]
    assert (about["name"]["id"], len(about["faces"])) == ("thing-die", 6)
    assert address.call("/api/replay/thing", asked | {"thing": "nothing"}).json["about"] is None


def test_a_replay_of_an_unknown_game_is_refused(address: Address) -> None:
    answer = address.call("/api/replay", {"record": finished(address) | {"game": "chess"}})
    assert (answer.status, answer.json["code"]) == (404, "input/unknown_game")


# Pages and headers


@pytest.mark.parametrize("path", ["/", "/api/health", "/nothing", "/api/games/ludo/art.svg"])
def test_every_answer_carries_the_safety_headers(address: Address, path: str) -> None:
    headers = address.call(path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "script-src" not in policy or "script-src 'self';" in policy
    assert path.endswith(".svg") or "font-src 'self';" in policy
    assert path.endswith(".svg") or "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"


@pytest.mark.parametrize("path", ["/", "/new/ludo", "/t/abc", "/replay", "/rules/ludo"])
def test_the_client_answers_at_its_own_addresses(address: Address, path: str) -> None:
    answer = address.call(path)
    assert answer.status == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


def test_hashed_files_are_kept_for_ever_and_packed(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>")
    (tmp_path / "assets" / "main-abc123.js").write_text("console.log(1);" * 100)
    (tmp_path / "assets" / "letters-abc123.woff2").write_bytes(b"wOF2")
    found = pages.read_pages(tmp_path)
    assert set(found) == {"index.html", "assets/main-abc123.js", "assets/letters-abc123.woff2"}
    assert found["assets/letters-abc123.woff2"].kind == "font/woff2"
    script = found["assets/main-abc123.js"]
    assert script.caching == pages.FOREVER
    assert script.kind == "text/javascript"
    packed = pages.answer(script, takes_gzip=True)
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in pages.answer(script, takes_gzip=False).headers
    assert found["index.html"].caching == "no-cache"


def test_pages_come_packed_to_those_who_ask(address: Address) -> None:
    connection = http.client.HTTPConnection("127.0.0.1", address.port)
    connection.request("GET", "/", headers={"accept-encoding": "gzip"})
    reply = connection.getresponse()
    reply.read()
    assert reply.headers["vary"] == "accept-encoding"
    connection.close()


@pytest.mark.parametrize("path", ["/", "/api/games/ludo/cover.svg"])
def test_what_is_large_travels_packed_once(address: Address, path: str) -> None:
    plain = address.call(path)
    assert "content-encoding" not in plain.headers
    connection = http.client.HTTPConnection("127.0.0.1", address.port, timeout=20)
    try:
        connection.request("GET", path, headers={"accept-encoding": "gzip"})
        reply = connection.getresponse()
        assert reply.headers["content-encoding"] == "gzip"
        assert gzip.decompress(reply.read()) == plain.body
    finally:
        connection.close()


def test_the_commitment_is_known_before_anybody_brings_a_nonce(address: Address) -> None:
    made = address.create("link", "link")
    told = address.call(f"/api/matches/{made.id}").json
    assert told == {"match": made.id, "game": "ludo", "commitment": made.commitment, "scheme": 2}
    unknown = address.call("/api/matches/nothing")
    assert (unknown.status, unknown.json["code"]) == (404, "match/unknown")

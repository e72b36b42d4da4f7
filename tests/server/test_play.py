"""Whole matches over real sockets."""

from __future__ import annotations

from typing import Any

from tests.server.harness import Address, Client, play_together

SHORT = {"pieces": 1}


def words_of(log: list[dict[str, Any]]) -> list[tuple[int, int]]:
    return [(line["seq"], len(line["told"])) for line in log]


def test_two_devices_play_a_whole_match_and_prove_its_throws(address: Address) -> None:
    match = address.create("link", "link")
    ann = match.join(0, nonce="ann")
    assert not ann.is_started
    assert ann.kinds == ["person", "open"]
    ben = match.join(1, nonce="ben")
    assert ben.is_started
    assert ben.welcome["yours"] == [1]
    play_together({0: ann, 1: ben})
    assert ann.result == ben.result
    assert ann.scene is not None
    assert ben.scene is not None
    assert ann.scene.sprites == ben.scene.sprites
    record = match.record().json
    assert record["fairness"]["commitment"] == match.commitment
    assert record["fairness"]["nonces"] == ["ann", "ben"]
    assert ann.result is not None
    assert record["fairness"]["secret"] == ann.result["secret"]
    assert address.call("/api/verify", {"record": record}).json["throws"] > 20
    frames = address.call("/api/replay", {"record": record}).json["frames"]
    assert len(frames) == len(record["steps"])
    fresh = match.join(1)
    assert fresh.scene == ben.scene, "the differences add up to the whole picture"


def test_a_person_here_may_bring_the_nonce_after_having_seen_the_commitment(address: Address) -> None:
    """So the server cannot have chosen its secret to fit."""
    match = address.create({"kind": "here"}, {"kind": "here"}, "random")
    assert match.commitment
    ann = match.join(0, 1, nonce="after that")
    assert ann.is_started
    nonces = match.record().json["fairness"]["nonces"]
    assert nonces[:2] == ["after that"] * 2


def test_the_last_to_come_sees_the_first_throws_too(address: Address) -> None:
    """The table is shown before the match begins; the opening throws are told one by one."""
    match = address.create({"kind": "here"}, "random", options=SHORT)
    ann = match.join(0)
    assert not ann.welcome["is_started"]
    assert ann.welcome["log"] == []
    told = [one for message in ann.heard if message["t"] == "update" for one in message.get("told", ())]
    assert len(told) >= 2  # one opening throw each


def test_everybody_hears_the_same_numbers(address: Address) -> None:
    match = address.create("here", "link", options=SHORT)
    ann, ben = match.join(0), match.join(1)
    watcher = match.enter([match.watch])
    play_together({0: ann, 1: ben})
    watcher.catch_up()
    assert watcher.seq == ann.seq == ben.seq
    assert watcher.result == ann.result


def test_bots_play_to_the_end_by_themselves(address: Address) -> None:
    match = address.create("random", "monte_carlo", options=SHORT)
    watcher = match.enter([match.watch])
    while watcher.result is None:
        watcher.hear()
    assert [seat["kind"] for seat in watcher.welcome["seats"]] == ["bot", "bot"]


def test_a_person_plays_against_a_bot(address: Address) -> None:
    match = address.create("here", "random", options=SHORT)
    ann = match.join(0)
    while ann.result is None:
        if ann.actor == 0 and ann.choices:
            answer = ann.play(0)
            assert answer["t"] == "done"
        else:
            ann.hear()


def test_a_reconnect_gets_what_it_missed(address: Address) -> None:
    match = address.create("link", "link", options=SHORT)
    ann, ben = match.join(0), match.join(1)
    play_together({0: ann, 1: ben}, until_seq=12)
    seen = ben.seq
    ben.close()
    ann.ask("say", seat=0, words="where are you?")
    while ann.actor == 0:
        ann.play(0)
    back = match.join(1, seen=seen)
    assert back.welcome["since"] == seen
    assert all(line["seq"] > seen for line in back.welcome["log"])
    assert [line["words"] for line in back.welcome["chat"]] == ["where are you?"]
    whole = match.join(1)
    assert [line for line in whole.welcome["log"] if line["seq"] > seen] == back.welcome["log"]
    assert back.scene == whole.scene
    play_together({0: ann, 1: back})


def test_the_same_command_twice_is_carried_out_once(address: Address) -> None:
    match = address.create("here", "here", options=SHORT)
    ann = match.join(0, 1)
    seat, action, seq = ann.actor, ann.choices[0], ann.seq
    first = ann.ask("play", id="once", seat=seat, action=action, seen=seq)
    after = ann.seq
    second = ann.ask("play", id="once", seat=seat, action=action, seen=seq)
    other_device = match.join(0, 1)
    third = other_device.ask("play", id="once", seat=seat, action=action, seen=seq)
    assert first == second == third == {"t": "done", "id": "once", "seq": seq + 1}
    ann.catch_up()
    assert ann.seq == after


def test_two_seats_may_choose_the_same_id(address: Address) -> None:
    match = address.create("here", "here")
    ann = match.join(0, 1)
    assert ann.ask("say", id="1", seat=0, words="a")["seq"] != ann.ask("say", id="1", seat=1, words="b")["seq"]


def test_one_seat_from_two_devices(address: Address) -> None:
    match = address.create("here", "here", options=SHORT)
    phone, laptop = match.join(0, 1), match.join(0, 1)
    phone.play(phone.actor)
    laptop.catch_up()
    assert laptop.seq == phone.seq
    assert laptop.scene == phone.scene


def test_a_shared_device_looks_from_seat_to_seat(address: Address) -> None:
    match = address.create("here", "here")
    ann = match.join(0, 1)
    assert ann.welcome["viewer"] == ann.actor
    ann.send(t="look", seat=1 - ann.actor)
    assert ann.until(lambda message: message["t"] == "seen")["viewer"] == 1 - ann.actor
    ann.send(t="look", seat=None)
    assert ann.until(lambda message: message["t"] == "seen")["viewer"] is None


def test_chat_and_names_reach_everybody(address: Address) -> None:
    match = address.create("here", "link")
    ann, ben = match.join(0), match.join(1)
    ann.ask("say", seat=0, phrase="good_luck")
    ann.ask("rename", seat=0, name=" Ann ")
    ben.catch_up()
    assert [u["chat"] for u in ben.heard if "chat" in u and u["t"] == "update"] == [
        {"seq": ann.seq - 1, "seat": 0, "phrase": "good_luck"}
    ]
    assert ben.heard[-2]["seats"][0]["name"] == "Ann"


def test_presence_is_told(address: Address) -> None:
    match = address.create("here", "link")
    ann, ben = match.join(0), match.join(1)
    ann.catch_up()
    came = [message for message in ann.heard if message["t"] == "presence"][-1]
    assert [seat.get("is_here", False) for seat in came["seats"]] == [True, True]
    ben.close()
    gone = ann.until(lambda message: message["t"] == "presence")
    assert [seat.get("is_here", False) for seat in gone["seats"]] == [True, False]


# Undo


def before_undo(address: Address) -> tuple[Client, Client, int, object]:
    """Ann (0) or Ben (1) has just moved; who, and the picture before."""
    match = address.create("here", "link")
    ann, ben = match.join(0), match.join(1)
    ann.catch_up()
    seat = ann.actor
    mover = (ann, ben)[seat]
    scene = mover.scene
    mover.play(seat)
    ann.catch_up()
    ben.catch_up()
    return ann, ben, seat, scene


def test_a_move_is_taken_back_when_the_other_consents(address: Address) -> None:
    ann, ben, seat, scene = before_undo(address)
    mover, other = (ann, ben) if seat == 0 else (ben, ann)
    assert mover.ask("ask_undo", seat=seat)["t"] == "done"
    other.catch_up()
    assert other.heard[-2]["undo"] == {"seat": seat, "waiting": [1 - seat]}
    assert other.ask("answer_undo", seat=1 - seat, yes=True)["t"] == "done"
    mover.catch_up()
    assert mover.scene == scene
    rewound = next(message for message in mover.heard if message.get("rewound"))
    assert rewound["undo_closed"]
    assert all(line["seq"] < rewound["seq"] for line in rewound["log"][:-1])
    assert rewound["log"][-1]["seq"] == rewound["seq"], "the undo itself stands there too"
    assert mover.actor == seat
    assert mover.play(seat)["t"] == "done"


def test_a_no_leaves_everything_as_it_was(address: Address) -> None:
    ann, ben, seat, _ = before_undo(address)
    mover, other = (ann, ben) if seat == 0 else (ben, ann)
    scene = mover.scene
    mover.ask("ask_undo", seat=seat)
    other.ask("answer_undo", seat=1 - seat, yes=False)
    mover.catch_up()
    assert mover.heard[-2]["undo_closed"]
    assert mover.scene == scene


def test_an_open_question_is_in_the_welcome(address: Address) -> None:
    match = address.create("here", "link")
    ann, ben = match.join(0), match.join(1)
    ann.catch_up()
    seat = ann.actor
    mover = (ann, ben)[seat]
    mover.play(seat)
    mover.ask("ask_undo", seat=seat)
    assert match.join(1).welcome["undo"] == {"seat": seat, "waiting": [1 - seat]}


def test_after_an_undo_a_reconnect_gets_the_whole_log(address: Address) -> None:
    match = address.create("here", "here")
    ann = match.join(0, 1)
    seen = ann.seq
    ann.send(t="look", seat=ann.actor)
    seat = ann.actor
    ann.play(seat)
    ann.ask("ask_undo", seat=seat)
    assert match.join(0, seen=seen).welcome.get("since", 0) == 0
    assert match.join(0, seen=ann.seq).welcome["since"] == ann.seq


# Leaving


def test_a_bot_takes_over_and_gives_back(address: Address) -> None:
    match = address.create("here", "link", pace="slow")
    ann, ben = match.join(0), match.join(1)
    ann.ask("hand_over", seat=0, level="random")
    ben.catch_up()
    told = ben.heard[-2]["seats"][0]
    assert {name: told[name] for name in ("kind", "level", "is_here")} == {
        "kind": "bot",
        "level": "random",
        "is_here": True,
    }
    ann.ask("hand_over", seat=0, level="")
    ben.catch_up()
    assert ben.heard[-2]["seats"][0]["kind"] == "person"


def test_the_seat_of_somebody_who_is_away_may_be_handed_over(address: Address) -> None:
    match = address.create("here", "link", options=SHORT)
    ann, ben = match.join(0), match.join(1)
    assert ann.ask("hand_over", seat=1, level="random")["code"] == "seat/is_here"
    ben.close()
    ann.until(lambda message: message["t"] == "presence" and not message["seats"][1].get("is_here"))
    assert ann.ask("hand_over", seat=1, level="random")["t"] == "done"
    while ann.result is None:
        if ann.actor == 0 and ann.choices:
            ann.play(0)
        else:
            ann.hear()


def test_the_host_fills_an_empty_seat_with_a_bot(address: Address) -> None:
    match = address.create("here", "link")
    ann = match.enter([match.keys[0], match.host])
    assert not ann.welcome["is_started"]
    assert ann.ask("hand_over", seat=1, level="random")["t"] == "done"
    assert any(message.get("is_started") for message in ann.heard)


def test_resigning_ends_a_match_of_two(address: Address) -> None:
    match = address.create("here", "link")
    ann, ben = match.join(0), match.join(1)
    assert ann.ask("resign", seat=0)["t"] == "done"
    ben.catch_up()
    assert ben.result is not None
    assert ben.result["scores"] == [0.0, 1.0]
    last = match.join(1).welcome
    assert last["seats"][0]["has_left"]
    assert address.call("/api/verify", {"record": match.record().json}).status == 200


def test_the_host_ends_a_side_of_bots(address: Address) -> None:
    match = address.create("here", "link", "random")
    host, ben = match.enter([match.keys[0], match.host]), match.join(1)
    assert ben.ask("end_side", seat=2)["code"] == "link/not_host"
    assert host.ask("end_side", seat=1)["code"] == "seat/is_here"
    assert host.ask("end_side", seat=7)["code"] == "seat/unknown"
    assert host.ask("end_side", seat=2)["t"] == "done"
    ben.catch_up()
    assert match.join(1).welcome["seats"][2]["has_left"]
    assert ben.result is None


def test_a_side_is_not_ended_while_its_player_looks_on(address: Address) -> None:
    """Letting a bot play for a while is not leaving."""
    match = address.create("here", "link", "random", pace="slow")
    host, ben = match.enter([match.keys[0], match.host]), match.join(1)
    ben.ask("hand_over", seat=1, level="random")
    assert host.ask("end_side", seat=1)["code"] == "seat/is_here"
    ben.close()
    host.until(lambda message: message["t"] == "presence" and not message["seats"][1].get("is_here"))
    assert host.ask("end_side", seat=1)["t"] == "done"


# After the end


def test_a_rematch_is_opened_by_the_same_keys(address: Address) -> None:
    match = address.create("here", "link", "random", options=SHORT)
    ann, ben = match.join(0), match.join(1)
    ann.ask("resign", seat=0)
    ben.ask("resign", seat=1)
    assert ann.ask("rematch", seat=0)["t"] == "done"
    ben.catch_up()
    told = next(message for message in ben.heard if message["t"] == "next_match")
    assert ben.ask("rematch", seat=1)["t"] == "done"
    assert ben.heard[-2] == told, "there is one rematch, no matter who asks"
    assert match.join(0).welcome["result"]["rematch"] == told["match"]
    first = address.dial()
    first.hello(told["match"], [match.keys[0]], nonce="again")
    assert not first.is_started
    assert first.welcome["commitment"] != match.commitment
    second = address.dial()
    second.hello(told["match"], [match.keys[1]], device=f"device-of-{match.keys[1]}")
    assert second.is_started
    assert second.kinds == ["person", "person", "bot"]
    assert second.welcome["options"] == ann.welcome["options"]


def test_a_match_goes_on_from_a_record(address: Address) -> None:
    match = address.create("random", "random", options=SHORT)
    watcher = match.enter([match.watch])
    while watcher.result is None:
        watcher.hear()
    record = match.record().json
    at = len(record["steps"]) // 2
    fork = address.create("here", "random", from_record={"record": record, "at": at})
    ann = fork.join(0)
    while ann.result is None:
        if ann.actor == 0 and ann.choices:
            ann.play(0)
        else:
            ann.hear()
    own = fork.record().json
    assert own["steps"][:at] == record["steps"][:at]
    assert own["fairness"]["already"] == at
    assert address.call("/api/verify", {"record": own}).status == 200

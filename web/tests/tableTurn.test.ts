// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";

import { setPrefs } from "../src/lib/prefs.svelte";
import type { Choice, Outgoing } from "../src/lib/types";
import { choice, scene, sit, text, welcome } from "./sitting";

describe("a throw that waits for a hand", () => {
  const thrown: Outgoing = {
    t: "update", seq: 6, actor: 0, change: { sprites: [{ id: "q", symbol: "die-6", x: 50, y: 0 }] },
    told: [{ text: text("told-throw"), seat: 0, motions: [{ t: "tumble", sprite: "q", symbol: "die-6" }], cue: "throw" }],
  };

  const due = { seat: 0, about: ["q"] };

  it("is made by a tap on the die, once, and shown when the server tells it", async () => {
    const { table, sent, last, hear } = sit();
    await hear(welcome({ actor: -1, throw: due, scene: scene() }));
    expect([...table.lit]).toEqual(["q"]);
    expect(table.log).toEqual([]);
    table.tap("q");
    expect(last()).toMatchObject({ t: "do", command: { t: "throw", seat: 0, seen: 5 } });
    expect(table.canThrow).toBe(false);
    const before = sent.length;
    table.tap("q");
    expect(sent).toHaveLength(before);
    await hear(thrown);
    expect(table.log).toHaveLength(1);
    expect(table.due).toBeNull();
  });

  it("is made by the table where nothing can be decided after it", async () => {
    const { table, sent, hear } = sit();
    await hear(welcome({ actor: -1, throw: { ...due, is_forced: true }, scene: scene() }));
    expect(table.throwsItself).toBe(true);
    expect(table.canThrow).toBe(false);
    expect(table.lit.size).toBe(0);
    const before = sent.length;
    table.throw();
    table.tap("q");
    expect(sent.slice(before).filter((one) => one.t === "do")).toEqual([]);
    await hear({ ...thrown, actor: -1, throw: due } as Outgoing); // now something can be decided
    expect(table.throwsItself).toBe(false);
    expect(table.canThrow).toBe(true);
  });

  it("of somebody else is waited for", async () => {
    const { table, hear } = sit();
    await hear(welcome({ actor: -1, yours: [1], viewer: 1, throw: due, scene: scene() }));
    expect(table.canThrow).toBe(false);
    expect(table.lit.size).toBe(0);
    table.throw();
    await hear(thrown);
    expect(table.log).toHaveLength(1);
  });

  it("is of the seat that a shared device then looks from", async () => {
    const { last, hear } = sit();
    await hear(welcome({ actor: -1, yours: [0, 1], viewer: 1, throw: due, scene: scene() }));
    expect(last()).toEqual({ t: "look", seat: 0 });
  });

  it("is asked for by the settings of this person", async () => {
    setPrefs({ pace: "normal", throwsByHand: true });
    const { table, sent, last, hear } = sit();
    expect(sent[0]).toMatchObject({ settings: { throws_by_hand: true, plays_forced: true } });
    await hear(welcome({ yours: [0, 1] }));
    table.tellSettings();
    expect(last()).not.toMatchObject({ t: "do" });
    setPrefs({ throwsByHand: false });
    table.tellSettings();
    expect(last()).toMatchObject({ command: { t: "change_settings", seat: 1, settings: { throws_by_hand: false } } });
    setPrefs({ pace: "instant", throwsByHand: true });
  });
});

describe("an optional phase", () => {
  const skip: Choice = { action: 9, label: text("choose-no-tile"), is_skip: true, opens: ["q"] };

  it("is passed over by a tap on a thing that comes after it, and the thing is taken", async () => {
    const { table, sent, last, hear } = sit();
    await hear(welcome({ scene: scene([choice(1, "p"), skip]) }));
    expect([...table.lit].toSorted()).toEqual(["p", "q"]);
    table.tap("q");
    const first = last();
    expect(first).toMatchObject({ command: { t: "play", action: 9 } });
    await hear({ t: "update", seq: 6, actor: 0, change: { choices: [choice(3, "p"), choice(4, "q")] } });
    expect(last()).toBe(first); // not before the answer
    await hear({ t: "done", id: first?.t === "do" ? first.id : "", seq: 6 });
    expect(last()).toMatchObject({ command: { t: "play", action: 4, seen: 6 } });
    expect(sent.filter((message) => message.t === "do")).toHaveLength(2);
  });

  it("takes nothing that cannot be taken any more", async () => {
    const { table, sent, last, hear } = sit();
    await hear(welcome({ scene: scene([choice(1, "p"), skip]) }));
    table.tap("q");
    const first = last();
    await hear({ t: "done", id: first?.t === "do" ? first.id : "", seq: 6 });
    await hear({ t: "update", seq: 6, actor: 1, change: { choices: [] } });
    await hear({ t: "update", seq: 7, actor: 0, change: { choices: [choice(3, "p"), choice(4, "q")] } });
    expect(sent.filter((message) => message.t === "do")).toHaveLength(1);
  });

  it("is left alone by a tap that means something in it", async () => {
    const { table, last, hear } = sit();
    await hear(welcome({ scene: scene([choice(1, "p", "q"), skip]) }));
    table.tap("q");
    expect(last()).toMatchObject({ command: { action: 1 } });
  });
});

describe("a single choice", () => {
  it("is made by the table; a tap in the same moment is no fault", async () => {
    const { table, last, hear } = sit();
    await hear(welcome({ scene: scene([choice(1, "p")]) }));
    expect(table.isForced).toBe(true);
    table.tap("p");
    const sent = last();
    await hear({ t: "refused", id: sent?.t === "do" ? sent.id : "", code: "table/out_of_date", message: "" });
    expect(table.notice).toBeNull();
  });

  it("is left to the player where the setting says so", async () => {
    setPrefs({ playsForced: false });
    const { table, sent, hear } = sit();
    await hear(welcome({ scene: scene([choice(1, "p")]) }));
    expect(sent[0]).toMatchObject({ settings: { plays_forced: false } });
    expect(table.isForced).toBe(false);
    setPrefs({ playsForced: true });
  });
});

describe("the pace", () => {
  it("of the bots follows this person's, once", async () => {
    const { table, sent, last, hear } = sit();
    await hear(welcome({ pace: "normal" }));
    table.tellPace();
    expect(last()).toMatchObject({ command: { t: "change_pace", seat: 0, pace: "instant" } });
    await hear({ t: "update", seq: 6, actor: 0, pace: "instant" });
    const before = sent.length;
    table.tellPace();
    expect(sent).toHaveLength(before);
  });

  it("is hurried until somebody here is asked", async () => {
    const { table, last, hear } = sit();
    await hear(welcome({ actor: 1, seats: [{ seat: 0, kind: "person" }, { seat: 1, kind: "bot" }], scene: scene() }));
    expect(table.canHurry).toBe(true);
    table.hurry();
    expect(last()).toEqual({ t: "hurry" });
    await hear({ t: "update", seq: 6, actor: 1 });
    expect(table.isHurrying).toBe(true);
    await hear({ t: "update", seq: 7, actor: 0 });
    expect(table.isHurrying).toBe(false);
    table.hurry();
    expect(table.isHurrying).toBe(false); // it is one's own turn
  });
});

describe("several things taken together", () => {
  const handful: Choice[] = [
    { action: 1, label: text("choose-two"), gathers: { p: 2 } },
    { action: 2, label: text("choose-both"), gathers: { p: 1, q: 1 } },
  ];

  it("are gathered by taps, refused where they do not go, and played when confirmed", async () => {
    const { table, last, hear } = sit();
    await hear(welcome({ scene: scene(handful) }));
    table.tap("p");
    table.tap("q");
    table.tap("q");
    expect(table.picking.gathered).toEqual(new Map([["p", 1]])); // the second tap on q took it back
    table.tap("p");
    table.tap("p");
    expect(table.picking.refused).toBe("p");
    expect(table.notice?.code).toBe("gather/full");
    table.tap("p", true);
    table.tap("q");
    expect(table.picking.complete?.action).toBe(2);
    table.play(table.picking.complete as Choice);
    expect(last()).toMatchObject({ t: "do", command: { t: "play", action: 2 } });
    expect(table.picking.gathered.size).toBe(0);
  });

  it("stay gathered while something else happens at the table", async () => {
    const { table, hear } = sit();
    await hear(welcome({ scene: scene(handful) }));
    table.tap("p");
    await hear({ t: "update", seq: 6, actor: 0, change: { asides: [choice(70_001)] } });
    expect(table.picking.gathered.size).toBe(1);
  });
});

describe("everything of a kind at once", () => {
  const all = { ...choice(1, "p"), sweep: text("all"), rest: [2] };

  it("is made choice by choice, each when it is offered", async () => {
    const { table, sent, hear } = sit();
    await hear(welcome({ scene: scene([all, choice(3, "q")]) }));
    expect(table.sweep).toBe(table.choices[0]);
    table.playAll(table.choices[0] as Choice);
    await hear({ t: "update", seq: 6, actor: 0, change: { choices: [choice(2, "p"), choice(3, "q")] } });
    const first = sent.find((message) => message.t === "do");
    await hear({ t: "done", id: first?.t === "do" ? first.id : "", seq: 6 });
    const played = sent.flatMap((message) => (message.t === "do" && message.command.t === "play" ? [message.command.action] : []));
    expect(played).toEqual([1, 2]);
  });

  it("ends where the next one is not offered any more", async () => {
    const { table, sent, hear } = sit();
    await hear(welcome({ scene: scene([all, choice(3, "q")]) }));
    table.playAll(table.choices[0] as Choice);
    const first = sent.find((message) => message.t === "do");
    await hear({ t: "done", id: first?.t === "do" ? first.id : "", seq: 6 });
    await hear({ t: "update", seq: 6, actor: 0, change: { choices: [choice(3, "q"), choice(4, "p")] } });
    expect(sent.filter((message) => message.t === "do")).toHaveLength(1);
  });
});

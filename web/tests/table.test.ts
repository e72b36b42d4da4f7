// @vitest-environment happy-dom
import { describe, expect, it, vi } from "vitest";

import { rememberMatch } from "../src/lib/keys";
import { setPrefs } from "../src/lib/prefs.svelte";
import type { Told } from "../src/lib/types";
import { choice, scene, sit, text, welcome } from "./sitting";

describe("a table", () => {
  it("greets with the keys of this device", () => {
    rememberMatch("m", { game: "g", keys: ["secret-secret-secret"] });
    const { sent } = sit();
    expect(sent[0]).toMatchObject({ t: "hello", match: "m", keys: ["secret-secret-secret"], seen: 0 });
  });

  it("plays again what the others did, and what comes meanwhile afterwards", async () => {
    const { table, hear } = sit();
    await hear(welcome({ actor: 1 }));
    const moved: Told = { seat: 1, text: text("moved"), cue: "step", motions: [{ t: "walk", sprite: "p", along: [[9, 9]] }] };
    await hear({ t: "update", seq: 6, actor: 0, told: [moved] });
    expect(table.recap.lines).toEqual([text("moved")]);
    const { scene: now } = table;
    const playing = table.playAgain();
    expect(table.isBusy).toBe(true);
    expect(table.choices).toEqual([]);
    await hear({ t: "update", seq: 7, actor: 1 });
    await playing;
    expect(table.scene).toBe(now);
    expect(table.actor).toBe(1);
  });

  it("knows that two rounds went by without anybody here, until somebody is asked", async () => {
    const { table, hear } = sit();
    const bots = [1, 2].map((seat) => ({ seat, kind: "bot" as const }));
    await hear(welcome({ actor: 1, seats: [{ seat: 0, kind: "person" }, ...bots] }));
    for (let seq = 6; seq < 12; seq++) {
      expect(table.isPassedOver).toBe(false);
      await hear({ t: "update", seq, actor: seq % 2 === 0 ? 2 : 1 });
    }
    expect(table.isPassedOver).toBe(true);
    await hear({ t: "update", seq: 12, actor: 0 });
    expect(table.isPassedOver).toBe(false);
  });

  it("plays the choice whose thing is tapped, once", async () => {
    const { table, sent, hear } = sit();
    await hear(welcome());
    table.tap("q");
    table.tap("q");
    expect(sent.filter((message) => message.t === "do")).toMatchObject([{ command: { t: "play", seat: 0, action: 2, seen: 5 } }]);
    expect(table.choices).toEqual([]);
  });

  it("asks why, where a thing is tapped that is not lit, and shows the answer with its clause", async () => {
    const { table, last, hear } = sit();
    await hear(welcome({ scene: scene([choice(1, "p")]) }));
    table.tap("q");
    const asked = last();
    expect(asked).toMatchObject({ t: "explain", things: ["q"] });
    await hear({ t: "explained", id: asked?.t === "explain" ? asked.id : "", text: text("refuse-x"), clause: "X-1" });
    await vi.waitFor(() => expect(table.notice).toMatchObject({ text: { id: "refuse-x" }, clause: "X-1" }));
  });

  it("opens a card where the server says what the tapped thing is", async () => {
    const { table, last, hear } = sit();
    await hear(welcome({ scene: scene([choice(1, "p")]) }));
    table.tap("q");
    const asked = last();
    const about = { name: text("thing-q"), text: text("about-q"), clause: "X-2" };
    await hear({ t: "explained", id: asked?.t === "explain" ? asked.id : "", text: text("refuse-x"), clause: "X-1", about });
    await vi.waitFor(() => expect(table.asking.thing).toBe("q"));
    expect(table.notice).toBeNull();
    expect(table.asking).toMatchObject({ thing: "q", how: "tap", answer: { about, reason: { id: "refuse-x" }, clause: "X-1" } });
    table.asking.close();
    expect(table.asking.thing).toBeNull();
  });

  it("asks a bot for help, shows what it said on the board, and drops it with the next picture", async () => {
    const { table, last, hear } = sit();
    await hear(welcome({ may_hint: true }));
    table.askHint();
    table.askHint();
    const asked = last();
    expect(asked).toMatchObject({ t: "ask_hint", seat: 0, seen: 5 });
    expect(table.advice.isThinking).toBe(true);
    await hear({ t: "update", seq: 6, actor: 0, told: [{ text: text("told-hint"), seat: 0 }] });
    expect(table.hinted).toBe(null);
    const id = asked?.t === "ask_hint" ? asked.id : "";
    await hear({ t: "done", id, seq: 6 });
    expect(table.advice.isThinking).toBe(true);
    await hear({ t: "advised", id, moved: 5, moves: [{ action: 2, chance: 0.6, is_best: true }], equals: 1, legal: 2 });
    expect(table.hinted?.action).toBe(2);
    expect(table.advice.isThinking).toBe(false);
    await hear({ t: "update", seq: 7, actor: 0, change: { choices: [choice(2, "q"), choice(3, "p")] } });
    expect(table.advice.hint).toBe(null);
  });

  it("asks for no help where it is not allowed", async () => {
    const { table, last, hear } = sit();
    await hear(welcome());
    table.askHint();
    expect(last()).not.toMatchObject({ t: "ask_hint" });
  });

  it("shows what happened, then the new picture, and keeps a log", async () => {
    const { table, hear } = sit();
    await hear(welcome());
    await hear({
      t: "update", seq: 6, actor: 1,
      told: [{ text: text("told-move"), seat: 0, motions: [{ t: "walk", sprite: "p", along: [[10, 0], [20, 0]] }] }],
      change: { sprites: [{ id: "p", symbol: "pawn", x: 20, y: 0 }], choices: [] },
    });
    expect(table.log).toMatchObject([{ seq: 6, seat: 0, text: { id: "told-move" } }]);
    expect(table.scene?.sprites?.[0]).toMatchObject({ x: 20 });
    expect(table.stage.poses.size).toBe(0);
    expect(table.stage.trail?.points).toHaveLength(3);
    expect(table.choices).toEqual([]);
  });

  it("gives the choice back when it was refused", async () => {
    const { table, last, hear } = sit();
    await hear(welcome());
    table.tap("p");
    const played = last();
    await hear({ t: "refused", id: played?.t === "do" ? played.id : "", code: "table/out_of_date", message: "" });
    expect(table.choices).toHaveLength(2);
    expect(table.notice?.code).toBe("table/out_of_date");
  });

  it("keeps what it said of a seat while bots move on, and drops what it said of the position before", async () => {
    const { table, hear } = sit();
    await hear(welcome());
    for (const [code, kept] of [["seat/just_left", "seat/just_left"], ["table/out_of_date", undefined]]) {
      await hear({ t: "refused", id: "", code: code ?? "", message: "" });
      expect(table.notice?.code).toBe(code);
      await hear({ t: "update", seq: 6, actor: 1, told: [{ text: text("told-move"), seat: 1 }] });
      expect(table.notice?.code).toBe(kept);
    }
  });

  it("gives no choices to spectators and to seats that a bot plays", async () => {
    const { table, hear } = sit();
    await hear(welcome({ yours: [], viewer: null }));
    expect(table.choices).toEqual([]);
    await hear(welcome({ seats: [{ seat: 0, kind: "bot", level: "random" }] }));
    expect(table.choices).toEqual([]);
  });

  it("after coming back keeps its log up to where the server goes on, or drops it after an undo", async () => {
    const { table, hear } = sit();
    const line = (seq: number) => ({ seq, told: [{ text: text(`told-${seq}`) }] });
    await hear(welcome({ seq: 3, log: [line(2), line(3)] }));
    await hear(welcome({ seq: 5, since: 3, log: [line(4), line(5)] }));
    expect(table.log.map((entry) => entry.seq)).toEqual([2, 3, 4, 5]);
    await hear(welcome({ seq: 6, since: 0, log: [line(2)] }));
    expect(table.log.map((entry) => entry.seq)).toEqual([2]);
  });

  it("takes the log of the server after steps were taken back", async () => {
    const { table, hear } = sit();
    await hear(welcome({ log: [{ seq: 4, told: [{ text: text("told-a") }] }], undo: { seat: 1, waiting: [0] } }));
    expect(table.undo).toEqual({ seat: 1, waiting: [0] });
    await hear({ t: "update", seq: 6, actor: 0, rewound: true, rewound_by: 1, undo_closed: true, log: [] });
    expect(table.undo).toBeNull();
    expect(table.log).toEqual([]);
    expect(table.notice).toMatchObject({ code: "undo/done", seat: 1 }); // said once, and in no log
  });

  it("does not make an undo wait for what is still being shown", async () => {
    const { table, hear } = sit();
    await hear(welcome());
    setPrefs({ pace: "slow" });
    const walk = { text: text("told-walk"), seat: 0, motions: [{ t: "walk" as const, sprite: "p", along: [[10, 0], [20, 0], [30, 0], [40, 0], [50, 0], [60, 0]] as [number, number][] }] };
    const began = Date.now();
    const shown = hear({ t: "update", seq: 6, actor: 1, told: [walk] });
    await hear({ t: "update", seq: 7, actor: 0, rewound: true, rewound_by: 0, log: [] });
    await shown;
    expect(Date.now() - began).toBeLessThan(1000); // six slow steps would take two seconds
    expect(table.log).toEqual([]);
    expect(table.actor).toBe(0);
    setPrefs({ pace: "instant" });
  });

  it("takes the keys along to the rematch", async () => {
    rememberMatch("m", { game: "g", keys: ["secret-secret-secret"] });
    const { table, hear } = sit();
    await hear(welcome());
    await hear({ t: "next_match", match: "m2" });
    expect(table.nextMatch).toBe("m2");
    expect(localStorage.getItem("ludotek.matches")).toContain('"m2"');
  });
});

// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";

import { rememberMatch } from "../src/lib/keys";
import { prefs } from "../src/lib/prefs.svelte";
import type { Wire } from "../src/lib/socket";
import { Table } from "../src/lib/table.svelte";
import type { Choice, Incoming, Outgoing, Scene, Told, Welcome } from "../src/lib/types";

const text = (id: string) => ({ t: "text" as const, id });
const choice = (action: number, ...about: string[]): Choice => ({ action, label: text("choose"), about });

function scene(choices: Choice[] = []): Scene {
  return {
    art: "a",
    surfaces: [{ id: "board", width: 100, height: 100 }],
    sprites: [{ id: "p", symbol: "pawn", x: 0, y: 0 }, { id: "q", symbol: "pawn", x: 50, y: 0 }],
    choices,
  };
}

function welcome(news: Partial<Welcome> = {}): Welcome {
  return {
    t: "welcome", match: "m", game: "g", options: {}, nonces: [], seq: 5, seats: [{ seat: 0, kind: "person" }, { seat: 1, kind: "person" }],
    yours: [0], viewer: 0, is_host: false, is_started: true, pace: "instant", has_secrets: false, actor: 0,
    scene: scene([choice(1, "p"), choice(2, "q")]), log: [], chat: [], commitment: "c", ...news,
  };
}

/** A table with a fake wire: what it sends, and a way to tell it things. */
function sit() {
  const sent: Incoming[] = [];
  const wire: Wire = {
    send: (data) => void sent.push(JSON.parse(data) as Incoming),
    close: () => {}, onopen: null, onmessage: null, onclose: null, onerror: null,
  };
  const table = new Table("m", () => wire);
  table.open();
  wire.onopen?.();
  const hear = async (message: Outgoing): Promise<void> => {
    wire.onmessage?.({ data: JSON.stringify(message) });
    await vi.waitFor(() => expect(table.isBusy).toBe(false));
  };
  const last = (): Incoming | undefined => sent.at(-1);
  return { table, sent, last, hear };
}

describe("a table", () => {
  beforeEach(() => {
    localStorage.clear();
    prefs.set({ pace: "instant" });
  });

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
    expect(table.isThinking).toBe(true);
    await hear({ t: "update", seq: 6, actor: 0, told: [{ text: text("told-hint"), seat: 0 }] });
    expect(table.hinted).toBe(null);
    const id = asked?.t === "ask_hint" ? asked.id : "";
    await hear({ t: "done", id, seq: 6 });
    expect(table.isThinking).toBe(true);
    await hear({ t: "advised", id, moved: 5, moves: [{ action: 2, chance: 0.6, is_best: true }], equals: 1, legal: 2 });
    expect(table.hinted?.action).toBe(2);
    expect(table.isThinking).toBe(false);
    await hear({ t: "update", seq: 7, actor: 0, change: { choices: [choice(2, "q"), choice(3, "p")] } });
    expect(table.hint).toBe(null);
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
    prefs.set({ pace: "slow" });
    const walk = { text: text("told-walk"), seat: 0, motions: [{ t: "walk" as const, sprite: "p", along: [[10, 0], [20, 0], [30, 0], [40, 0], [50, 0], [60, 0]] as [number, number][] }] };
    const began = Date.now();
    const shown = hear({ t: "update", seq: 6, actor: 1, told: [walk] });
    await hear({ t: "update", seq: 7, actor: 0, rewound: true, rewound_by: 0, log: [] });
    await shown;
    expect(Date.now() - began).toBeLessThan(1000); // six slow steps would take two seconds
    expect(table.log).toEqual([]);
    expect(table.actor).toBe(0);
    prefs.set({ pace: "instant" });
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

describe("several people at one device", () => {
  it("see the table from whoever decides, at once where there are no secrets", async () => {
    const { table, last, hear } = sit();
    await hear(welcome({ yours: [0, 1], viewer: 0, actor: 1 }));
    expect(last()).toEqual({ t: "look", seat: 1 });
    expect(table.curtain).toBeNull();
    expect(table.choices).toEqual([]);
    await hear({ t: "seen", viewer: 1, seq: 5, actor: 1, scene: scene([choice(1, "p")]), log: [] });
    expect(table.choices).toHaveLength(1);
  });

  it("have a curtain between them where there are secrets", async () => {
    const { table, sent, last, hear } = sit();
    await hear(welcome({ yours: [0, 1], viewer: null, actor: 1, has_secrets: true }));
    expect(sent.some((message) => message.t === "look")).toBe(false);
    expect(table.curtain).toBe(1);
    table.uncover(1);
    expect(last()).toEqual({ t: "look", seat: 1 });
    await hear({ t: "seen", viewer: 1, seq: 5, actor: 1, scene: scene([choice(1, "p")]), log: [] });
    expect(table.curtain).toBeNull();
    expect(table.choices).toHaveLength(1);
    await hear({ t: "update", seq: 6, actor: 2 }); // somebody elsewhere: nobody here is to be seen meanwhile
    expect(last()).toEqual({ t: "look", seat: null });
    await hear({ t: "seen", viewer: null, seq: 6, actor: 2, scene: scene(), log: [] });
    await hear({ t: "update", seq: 7, actor: 1 });
    expect(table.curtain).toBe(1);
    expect(table.choices).toEqual([]);
  });
});

describe("a curtain that is lifted at once", () => {
  it("stays lifted when the picture without secrets comes only then", async () => {
    const { table, hear } = sit();
    await hear(welcome({ yours: [0, 1], viewer: null, actor: 0, has_secrets: true }));
    table.uncover(0);
    await hear({ t: "seen", viewer: 0, seq: 5, actor: 0, scene: scene([choice(1, "p")]), log: [] });
    await hear({ t: "update", seq: 6, actor: 1 });
    expect(table.curtain).toBe(1);
    table.uncover(1);
    await hear({ t: "seen", viewer: null, seq: 6, actor: 1, scene: scene(), log: [] });
    expect(table.curtain).toBeNull();
    await hear({ t: "seen", viewer: 1, seq: 6, actor: 1, scene: scene([choice(1, "p")]), log: [] });
    expect(table.choices).toHaveLength(1);
  });
});

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
    prefs.set({ pace: "normal", throwsByHand: true });
    const { table, sent, last, hear } = sit();
    expect(sent[0]).toMatchObject({ settings: { throws_by_hand: true, plays_forced: true } });
    await hear(welcome({ yours: [0, 1] }));
    table.tellSettings();
    expect(last()).not.toMatchObject({ t: "do" });
    prefs.set({ throwsByHand: false });
    table.tellSettings();
    expect(last()).toMatchObject({ command: { t: "change_settings", seat: 1, settings: { throws_by_hand: false } } });
    prefs.set({ pace: "instant", throwsByHand: true });
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
    prefs.set({ playsForced: false });
    const { table, sent, hear } = sit();
    await hear(welcome({ scene: scene([choice(1, "p")]) }));
    expect(sent[0]).toMatchObject({ settings: { plays_forced: false } });
    expect(table.isForced).toBe(false);
    prefs.set({ playsForced: true });
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

describe("what may be done out of turn", () => {
  const late = choice(70_001);
  const accuse = choice(70_002);
  const withAsides = (asides: Choice[], choices: Choice[] = []): Scene => ({ ...scene(choices), asides });

  it("is sent from the seat that looks, while somebody else decides", async () => {
    const { table, last, hear } = sit();
    await hear(welcome({ actor: 1, scene: withAsides([late]) }));
    expect(table.choices).toEqual([]);
    expect(table.lit.size).toBe(0);
    table.interject(table.asides[0] as Choice);
    expect(last()).toMatchObject({ t: "do", command: { t: "play", seat: 0, action: 70_001, seen: 5 } });
    expect(table.asides).toEqual([]); // once
    const sent = last();
    await hear({ t: "refused", id: sent?.t === "do" ? sent.id : "", code: "table/out_of_date", message: "" });
    expect(table.asides).toHaveLength(1);
  });

  it("is nothing for spectators, and follows the changes", async () => {
    const { table, hear } = sit();
    await hear(welcome({ yours: [], viewer: null, scene: withAsides([late]) }));
    expect(table.asides).toEqual([]);
    await hear(welcome({ actor: 1, scene: withAsides([]) }));
    await hear({ t: "update", seq: 6, actor: 1, change: { asides: [accuse] } });
    expect(table.asides).toEqual([accuse]);
  });

  it("keeps the device with whoever has just decided, if it has come with the decision", async () => {
    const { table, last, hear } = sit();
    await hear(welcome({ yours: [0, 1], viewer: null, actor: 0, has_secrets: true }));
    table.uncover(0);
    await hear({ t: "seen", viewer: 0, seq: 5, actor: 0, scene: withAsides([accuse], [choice(1, "p")]), log: [] });
    table.tap("p");
    await hear({ t: "update", seq: 6, actor: 1, change: { asides: [accuse, late], choices: [] } });
    expect(table.isLingering).toBe(true);
    expect(table.curtain).toBeNull();
    table.goOn();
    expect(last()).toEqual({ t: "look", seat: null });
    expect(table.curtain).toBe(1);
    expect(table.isCovered).toBe(true);
  });

  it("does not keep it for what was open before", async () => {
    const { table, hear } = sit();
    await hear(welcome({ yours: [0, 1], viewer: null, actor: 0, has_secrets: true }));
    table.uncover(0);
    await hear({ t: "seen", viewer: 0, seq: 5, actor: 0, scene: withAsides([accuse], [choice(1, "p")]), log: [] });
    table.tap("p");
    await hear({ t: "update", seq: 6, actor: 1, change: { choices: [] } });
    expect(table.curtain).toBe(1);
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

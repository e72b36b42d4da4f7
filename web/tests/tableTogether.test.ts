// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";

import type { Choice, Scene } from "../src/lib/types";
import { choice, scene, sit, welcome } from "./sitting";

describe("several people at one device", () => {
  it("see the table from the seat that decides, at once where there are no secrets", async () => {
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

  it("keeps the device with the player who has just decided, if it has come with the decision", async () => {
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

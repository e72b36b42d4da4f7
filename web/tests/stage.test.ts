// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";

import { Stage } from "../src/lib/stage.svelte";
import type { Scene, SceneChange, Sprite, Told } from "../src/lib/types";

const thing = (id: string, x: number, more: Partial<Sprite> = {}): Sprite => ({ id, symbol: "back", x, y: 0, ...more });
const scene: Scene = {
  art: "a",
  surfaces: [{ id: "board", width: 1000, height: 1000 }],
  sprites: [thing("one", 0), thing("two", 0), thing("pile", 900)],
};
const motions: NonNullable<Told["motions"]> = ["one", "two"].map((sprite) => ({ t: "turn_over", sprite, symbol: "sun" }));
const moment = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 100));

/** Slow enough to be looked at on a busy machine. */
function playing(told: Told, change: SceneChange | null = null, slowness = 8): { stage: Stage; done: Promise<void> } {
  const stage = new Stage(() => slowness);
  stage.set(scene);
  return { stage, done: stage.show([told], change) };
}

describe("what is told", () => {
  it("moves one thing after the other", async () => {
    const { stage, done } = playing({ motions });
    await moment();
    expect([...stage.poses.keys()]).toEqual(["one"]);
    stage.skip();
    await done;
  });

  it("moves several things at once, and a skip ends them all", async () => {
    const { stage, done } = playing({ motions, at_once: true });
    await moment();
    expect([...stage.poses.keys()]).toEqual(["one", "two"]);
    stage.skip();
    await done;
    expect([...stage.poses.values()].map((pose) => [pose.symbol, pose.flip])).toEqual([["sun", 1], ["sun", 1]]);
  });
});

describe("several players who throw in one story", () => {
  const face = (tone: string) => ({ name: { t: "text" as const, id: tone }, tone, shape: "▲" });
  const table: Scene = {
    ...scene,
    sprites: [thing("die", 0, { tone: "red" }), thing("pawn", 0, { tone: "red" })],
    panels: [{ seat: 0, face: face("red"), is_turn: true }, { seat: 1, face: face("blue") }],
  };
  const throwOf = (seat: number): Told => ({ seat, motions: [{ t: "tumble", sprite: "die", symbol: "six" }] });

  it("are marked one after the other, with the die in their colour", async () => {
    const stage = new Stage(() => 0);
    stage.set(table);
    const seen: unknown[] = [];
    const look = (): void => {
      const tones = stage.scene?.sprites?.map((sprite) => sprite.tone);
      seen.push([stage.thrower, stage.scene?.panels?.find((panel) => panel.is_turn)?.seat, tones]);
    };
    await stage.show([throwOf(0), throwOf(1), throwOf(0)], { panels: [{ seat: 0, face: face("red"), is_turn: false }] }, look);
    expect(seen).toEqual([[null, 0, ["red", "red"]], [1, 1, ["blue", "red"]], [0, 0, ["red", "red"]]]);
    expect(stage.thrower).toBeNull();
    expect(stage.scene?.panels?.[0]?.is_turn).toBe(false); // as the new picture says
  });

  it("nobody else's move changes whose turn it is", async () => {
    const stage = new Stage(() => 0);
    stage.set(table);
    const turns: unknown[] = [];
    const look = (): void => void turns.push(stage.scene?.panels?.find((panel) => panel.is_turn)?.seat);
    await stage.show([{ seat: 1, motions: [{ t: "walk", sprite: "pawn", along: [[50, 0]] }] }], null, look);
    expect(turns).toEqual([0]);
  });
});

describe("the trail of the last move", () => {
  it("goes when the thing that walked is gone", async () => {
    const walked: Told = { motions: [{ t: "walk", sprite: "one", along: [[50, 0], [100, 0]] }] };
    const { stage, done } = playing(walked, { sprites: [thing("one", 100)] });
    stage.skip();
    await done;
    expect(stage.trail?.sprite).toBe("one");
    await stage.show([], { gone_sprites: ["one"] });
    expect(stage.trail).toBeNull();
  });

  it("goes when that thing is turned into something else", async () => {
    const lost: Told = { motions: [{ t: "walk", sprite: "one", along: [[100, 0]] }, { t: "turn_over", sprite: "one", symbol: "stone" }] };
    const { stage, done } = playing(lost, { sprites: [thing("one", 100, { symbol: "stone" })] });
    stage.skip();
    await done;
    expect(stage.trail).toBeNull();
  });
});

describe("a thing that walks out of the picture", () => {
  it("is gone at the end of its way, while the story goes on", async () => {
    const told: Told = { motions: [{ t: "walk", sprite: "one", along: [[50, 0]] }, { t: "tumble", sprite: "two", symbol: "sun" }] };
    const { stage, done } = playing(told, { gone_sprites: ["one"] });
    await expect.poll(() => stage.poses.get("one")?.opacity, { timeout: 20_000, interval: 5 }).toBe(0);
    expect(stage.scene?.sprites?.map(({ id }) => id), "the other is still tumbling").toContain("one");
    stage.skip();
    await done;
  });
});

describe("a thing that comes to another", () => {
  const told: Told = { motions: [{ t: "arrive", sprite: "one", origin: "pile", symbol: "sun" }] };

  it("is a copy, while the other stays where it is", async () => {
    const { stage, done } = playing(told, { sprites: [thing("one", 0, { badge: "2" })] });
    await moment();
    expect(stage.poses.get("one~")).toMatchObject({ symbol: "sun" });
    expect(stage.poses.get("one~")?.x).toBeGreaterThan(0);
    expect(stage.poses.has("one")).toBe(false);
    stage.skip();
    await done;
    expect(stage.scene?.sprites?.map(({ id }) => id)).toEqual(["one", "two", "pile"]);
  });

  it("is what the other shows, if that will look different", async () => {
    const turned: Told = { motions: [...(told.motions ?? []), { t: "turn_over", sprite: "pile", symbol: "sun" }] };
    const { stage, done } = playing(turned, { sprites: [thing("one", 0, { symbol: "moon" })] }, 1);
    await expect.poll(() => stage.poses.get("pile")?.flip, { timeout: 20_000, interval: 5 }).toBeDefined(); // the copy has arrived, and the pile turns
    expect(stage.poses.get("one")?.symbol).toBe("sun");
    stage.skip();
    await done;
    expect(stage.scene?.sprites?.find(({ id }) => id === "one")?.symbol).toBe("moon");
  });

  it("is the thing itself, if that has gone before in the same story", async () => {
    const back: Told = { motions: [{ t: "depart", sprite: "one", to: "pile" }, { t: "arrive", sprite: "one", origin: "pile" }] };
    const { stage, done } = playing(back, { sprites: [thing("one", 300)] }, 1);
    await expect.poll(() => stage.scene?.sprites?.at(-1)?.x, { timeout: 20_000, interval: 5 }).toBe(300);
    expect(stage.poses.has("one~")).toBe(false);
    stage.skip();
    await done;
  });

  it("is drawn at once where a thing has gone to it", async () => {
    const goes: Told = { motions: [{ t: "depart", sprite: "one", to: "new" }] };
    const { stage, done } = playing(goes, { sprites: [thing("new", 500)], gone_sprites: ["one"] }, 1);
    await expect.poll(() => stage.scene?.sprites?.some(({ id }) => id === "new"), { timeout: 20_000, interval: 5 }).toBe(true);
    expect(stage.poses.get("new")?.opacity ?? 1).toBe(1);
    await done;
  });
});

describe("a thing that comes", () => {
  const card = thing("card", 100, { symbol: "seven" });
  const drawn: SceneChange = { sprites: [card] };

  it("is seen coming from where it was drawn", async () => {
    const { stage, done } = playing({ motions: [{ t: "arrive", sprite: "card", origin: "pile" }] }, drawn);
    await moment();
    expect(stage.scene?.sprites?.map(({ id }) => id)).toContain("card");
    const x = stage.poses.get("card")?.x ?? 0;
    expect(x).toBeGreaterThan(100);
    expect(x).toBeLessThan(900);
    stage.skip();
    await done;
    expect(stage.poses.size).toBe(0);
    expect(stage.scene?.sprites?.at(-1)).toEqual(card);
  });

  it("shows the side that the story then turns over", async () => {
    const told: Told = { motions: [{ t: "arrive", sprite: "card", origin: "pile", symbol: "back" }, { t: "turn_over", sprite: "card", symbol: "seven" }] };
    const { stage, done } = playing(told, drawn);
    await moment();
    expect(stage.poses.get("card")?.symbol).toBe("back");
    stage.skip();
    await done;
    expect(stage.scene?.sprites?.at(-1)?.symbol).toBe("seven");
  });

  it("appears softly where nothing is told of it", async () => {
    const { stage, done } = playing({}, drawn);
    await moment();
    expect(stage.poses.get("card")?.x).toBe(100);
    stage.skip();
    await done;
    expect(stage.poses.size).toBe(0);
  });
});

describe("a thing that goes", () => {
  it("is seen going to a pile, which shows it then", async () => {
    const told: Told = { motions: [{ t: "depart", sprite: "one", to: "pile" }] };
    const { stage, done } = playing(told, { gone_sprites: ["one"], sprites: [thing("pile", 900, { symbol: "seven" })] });
    await moment();
    expect(stage.poses.get("one")?.x).toBeGreaterThan(0);
    stage.skip();
    await done;
    expect(stage.scene?.sprites?.map(({ id }) => id)).toEqual(["two", "pile"]);
  });
});

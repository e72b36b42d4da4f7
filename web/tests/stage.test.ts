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

function playing(told: Told, change: SceneChange | null = null): { stage: Stage; done: Promise<void> } {
  const stage = new Stage(() => 8);
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

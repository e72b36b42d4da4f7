// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";

import { Stage } from "../src/lib/stage.svelte";
import type { Scene, Told } from "../src/lib/types";

const scene: Scene = {
  art: "a",
  surfaces: [{ id: "board", width: 100, height: 100 }],
  sprites: ["one", "two"].map((id) => ({ id, symbol: "back", x: 0, y: 0 })),
};
const motions: NonNullable<Told["motions"]> = ["one", "two"].map((sprite) => ({ t: "turn_over", sprite, symbol: "sun" }));
const moment = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 100));

function playing(told: Told): { stage: Stage; done: Promise<void> } {
  const stage = new Stage(() => 1);
  stage.set(scene);
  return { stage, done: stage.show([told], null) };
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

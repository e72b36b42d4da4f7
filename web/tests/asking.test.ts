import { describe, expect, it } from "vitest";

import { Asking, type Answer } from "../src/lib/asking.svelte";
import { nextThing, type Placed } from "../src/lib/pointing";

const answer = (id: string): Answer => ({ about: { name: { t: "text", id } }, reason: null, clause: null });

/** Questions are answered when the test says so. */
function desk(): { asking: Asking; reply: (number: number, found: Answer) => Promise<void> } {
  const open: ((found: Answer) => void)[] = [];
  const asking = new Asking(() => new Promise((resolve) => open.push(resolve)));
  const reply = async (number: number, found: Answer): Promise<void> => {
    open[number]?.(found);
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { asking, reply };
}

describe("asking what a thing is", () => {
  it("shows the answer to the last question only", async () => {
    const { asking, reply } = desk();
    void asking.ask(["a"], "hover");
    void asking.ask(["b"], "hold");
    await reply(0, answer("thing-a"));
    expect(asking.thing).toBeNull();
    await reply(1, answer("thing-b"));
    expect(asking.thing).toBe("b");
  });

  it("shows nothing after it was closed", async () => {
    const { asking, reply } = desk();
    void asking.ask(["a"], "hold");
    asking.close();
    await reply(0, answer("thing-a"));
    expect(asking.thing).toBeNull();
  });

  it("asks again when the picture changes, and goes with its thing", async () => {
    const { asking, reply } = desk();
    void asking.ask(["a"], "tap");
    await reply(0, answer("thing-a"));
    void asking.refresh(() => true);
    await reply(1, answer("thing-a2"));
    expect(asking.answer?.about?.name.id).toBe("thing-a2");
    expect(asking.how).toBe("hold"); // why it could not be chosen is not said again
    await asking.refresh(() => false);
    expect(asking.thing).toBeNull();
  });
});

describe("arrow keys", () => {
  const at = (id: string, x: number, y: number): Placed => ({ id, rect: { x, y, width: 10, height: 10 } });
  const things = [at("left", 0, 50), at("here", 50, 50), at("right", 100, 52), at("far", 200, 50), at("below", 55, 120)];
  const here = { x: 50, y: 50, width: 10, height: 10 };

  it("begin at the first thing", () => {
    expect(nextThing(things, null, "ArrowDown")).toBe("left");
  });

  it("go to the nearest thing in their direction", () => {
    expect(nextThing(things, here, "ArrowRight")).toBe("right");
    expect(nextThing(things, here, "ArrowLeft")).toBe("left");
    expect(nextThing(things, here, "ArrowDown")).toBe("below");
    expect(nextThing(things, here, "ArrowUp")).toBeNull();
  });
});

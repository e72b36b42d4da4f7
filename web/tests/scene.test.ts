import { describe, expect, it } from "vitest";

import { applied, inWords } from "../src/lib/scene";
import type { Scene } from "../src/lib/types";

const text = (id: string) => ({ t: "text" as const, id });
const scene: Scene = {
  art: "a",
  surfaces: [{ id: "board", width: 100, height: 100 }],
  sprites: [
    { id: "a", symbol: "pawn", x: 1, y: 1 },
    { id: "b", symbol: "pawn", x: 2, y: 2 },
  ],
  spots: [{ id: "s", x: 5, y: 5 }],
  prompt: text("prompt-old"),
  choices: [{ action: 1, label: text("choose-one") }],
};

describe("a change applied to a scene", () => {
  it("sets the panels of the seats that changed", () => {
    const panel = (seat: number, is_turn: boolean) => ({ seat, face: { name: text("colour-red"), tone: "red", shape: "◆" }, is_turn });
    const before = { ...scene, panels: [panel(0, true), panel(1, false), panel(2, false)] };
    const after = applied(before, { panels: [panel(0, false), panel(2, true)] });
    expect(after.panels?.map(({ seat, is_turn }) => [seat, is_turn])).toEqual([[0, false], [1, false], [2, true]]);
    expect(applied(before, {}).panels).toEqual(before.panels);
  });

  it("sets sprites by id, keeps their order and takes away what is gone", () => {
    const after = applied(scene, { sprites: [{ id: "a", symbol: "pawn", x: 9, y: 9 }, { id: "c", symbol: "die", x: 0, y: 0 }], gone_sprites: ["b"] });
    expect(after.sprites?.map((sprite) => [sprite.id, sprite.x])).toEqual([["a", 9], ["c", 0]]);
  });

  it("leaves everything that is not in the change as it was", () => {
    const after = applied(scene, {});
    expect(after).toEqual({ ...scene, panels: [], asides: [] });
  });

  it("can empty the choices, which is not the same as leaving them", () => {
    expect(applied(scene, { choices: [] }).choices).toEqual([]);
    expect(applied(scene, { prompt: text("prompt-new") }).choices).toHaveLength(1);
  });

  it("keeps what may be done out of turn until it changes", () => {
    const offered = applied(scene, { asides: [{ action: 9, label: text("choose-late") }] });
    expect(applied(offered, { choices: [] }).asides).toHaveLength(1);
    expect(applied(offered, { asides: [] }).asides).toEqual([]);
  });

  it("does not touch the old scene", () => {
    const before = JSON.stringify(scene);
    applied(scene, { gone_sprites: ["a"], gone_spots: ["s"] });
    expect(JSON.stringify(scene)).toBe(before);
  });
});

describe("a thing in words", () => {
  const say = ({ id, args = {} }: { id: string; args?: object }): string => [id, ...Object.values(args).filter((value) => typeof value !== "object")].join(" ");
  const pile = { id: "pile", symbol: "card", x: 0, y: 0, badge: "4" };

  it("says the number of its badge once, also where the name has it deeper inside or in words", () => {
    expect(inWords({ ...pile, label: { t: "text", id: "pile", args: { cards: 4 } } }, say)).toBe("pile 4");
    const inside = { t: "text" as const, id: "several", args: { count: 4 } };
    expect(inWords({ ...pile, badge: "×4", label: { t: "text", id: "bag", args: { tiles: inside } } }, say)).toBe("bag");
  });

  it("says a badge that the name does not have", () => {
    expect(inWords({ ...pile, label: text("die") }, say)).toBe("die (4)");
    expect(inWords({ ...pile, label: { t: "text", id: "hand", args: { cards: 14 } } }, say)).toBe("hand 14 (4)");
  });
});

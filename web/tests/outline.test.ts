// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";

import { outlineOf } from "../src/lib/outline";

function symbol(box: string, inside: string): Element {
  const page = new DOMParser().parseFromString(`<svg xmlns="http://www.w3.org/2000/svg"><symbol id="s" viewBox="${box}">${inside}</symbol></svg>`, "image/svg+xml");
  return page.querySelector("symbol") as Element;
}

describe("the outline of a symbol", () => {
  it("is the card itself, not its shadow, with its own corners", () => {
    const card = symbol("0 0 100 142", `<rect x="1" y="3" width="98" height="138" rx="10" opacity=".2"/><rect x="1" y="1" width="98" height="138" rx="10" fill="white"/>`);
    expect(outlineOf(card)).toEqual({ x: -0.49, y: -0.7, width: 0.98, height: 1.38, round: 0.1, isBox: true });
  });

  it("is found inside a shifted group", () => {
    const pile = symbol("-60 -60 120 120", `<g transform="translate(6 12)"><rect x="-48" y="-48" width="96" height="96" rx="12" fill="white"/></g>`);
    expect(outlineOf(pile)).toMatchObject({ x: -0.35, y: -0.3, width: 0.8, isBox: true });
  });

  it("is a circle where a round thing has a small rectangle on it", () => {
    const chip = symbol("-42 -42 84 84", `<circle r="38"/><rect x="-20" y="-20" width="40" height="40"/>`);
    expect(outlineOf(chip)).toEqual({ x: -0.5, y: -0.5, width: 1, height: 1, round: 0.5, isBox: false });
  });

  it("has two round ends where the thing is tall and no card", () => {
    const pawn = symbol("-30 -40 60 80", `<path d="M0 0h1"/>`);
    const { width, height, round, isBox } = outlineOf(pawn);
    expect([width, height.toFixed(2), round, isBox]).toEqual([1, "1.33", 0.5, false]);
  });
});

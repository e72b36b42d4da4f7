// The tones of the pictures are the same in Python and in the browser.
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "../..");
const python = readFileSync(join(ROOT, "src/ludotek/scene/palette.py"), "utf8");
const css = readFileSync(join(ROOT, "web/src/app.css"), "utf8");

function pythonTones(name: string): Record<string, string> {
  const body = python.slice(python.indexOf(name)).split("\n}")[0] ?? "";
  return Object.fromEntries([...body.matchAll(/"([a-z-]+)": "(#[0-9A-F]{6})"/gi)].map((m) => [m[1], m[2]?.toLowerCase()]));
}

function cssTones(block: string): Record<string, string> {
  return Object.fromEntries([...block.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g)].map((m) => [m[1], m[2] ?? ""]));
}

const blocks = css.split(/(?=:root)/);
const light = cssTones(blocks[1] ?? "");
const dark = blocks.filter((block) => block.includes("color-scheme: dark")).map(cssTones);

describe("the palette", () => {
  it("is the same in light", () => {
    expect(light).toMatchObject(pythonTones("LIGHT"));
  });

  it("is the same in dark", () => {
    expect(dark).toHaveLength(1);
    expect(dark[0]).toMatchObject(pythonTones("DARK"));
  });
});

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((i) => parseInt(colour.slice(i, i + 2), 16) / 255).map((c) => (c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a = "", b = ""): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

describe("contrast", () => {
  it.each([["light", light], ["dark", { ...light, ...dark[0] }]])("of words is at least 4.5 in %s", (_, tones) => {
    for (const ground of ["table", "paper", "field"]) {
      for (const words of ["ink", "quiet"]) expect(contrast(tones[words], tones[ground]), `${words} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each([["light", light], ["dark", { ...light, ...dark[0] }]])("of outlines is at least 3 in %s", (_, tones) => {
    for (const ground of ["table", "paper", "field"]) expect(contrast(tones["edge"], tones[ground]), ground).toBeGreaterThanOrEqual(3);
  });
});

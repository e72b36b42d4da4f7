// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";

import type { Replay } from "../src/lib/api";
import { Film } from "../src/lib/film.svelte";
import { setPrefs } from "../src/lib/prefs.svelte";

const text = (id: string) => ({ t: "text" as const, id });
const sprite = (x: number) => ({ id: "p", symbol: "pawn", x, y: 0 });
const replay: Replay = {
  game: "g",
  options: {},
  names: ["Anna", "random"],
  first: { art: "a", surfaces: [{ id: "board", width: 100, height: 100 }], sprites: [sprite(0)] },
  frames: [10, 20, 30].map((x, i) => ({
    step: i + 1, actor: 0, told: [{ text: text(`told-${i + 1}`), seat: 0 }], change: { sprites: [sprite(x)] },
  })),
  after: 0,
  steps: 3,
};
const place = (film: Film): number | undefined => film.scene?.sprites?.[0]?.x;

describe("a film", () => {
  beforeEach(() => setPrefs({ pace: "instant" }));

  it("begins before the first step", () => {
    const film = new Film(replay);
    expect([film.at, film.last, place(film)]).toEqual([0, 3, 0]);
    expect(film.entries).toEqual([]);
  });

  it("goes on step by step and back again", async () => {
    const film = new Film(replay);
    await film.forward();
    await film.forward();
    expect([film.at, place(film)]).toEqual([2, 20]);
    film.jump(film.at - 1);
    expect([film.at, place(film)]).toEqual([1, 10]);
    expect(film.entries.map((entry) => entry.text.id)).toEqual(["told-1"]);
  });

  it("grows with the next page", () => {
    const film = new Film({ ...replay, frames: replay.frames.slice(0, 1) });
    film.jump(3);
    expect([film.at, film.last]).toEqual([1, 1]);
    film.add(replay.frames.slice(1));
    film.jump(3);
    expect([film.at, film.last, place(film)]).toEqual([3, 3, 30]);
    expect(film.entries.map((entry) => entry.text.id)).toEqual(["told-1", "told-2", "told-3"]);
    expect(replay.frames).toHaveLength(3);
  });

  it("jumps anywhere, but not beyond its ends", () => {
    const film = new Film(replay);
    film.jump(99);
    expect([film.at, place(film)]).toEqual([3, 30]);
    film.jump(-5);
    expect([film.at, place(film)]).toEqual([0, 0]);
  });

  it("plays to the end and stops there", async () => {
    const film = new Film(replay);
    await film.play();
    expect([film.at, place(film), film.isPlaying]).toEqual([3, 30, false]);
  });
});

import { expect, test } from "vitest";

import type { SavedMatch } from "../src/lib/keys";
import { byGame, byPerson } from "../src/lib/stats";

function ended(game: string, winners: number[], names: string[], yours: number[]): SavedMatch {
  return { match: "m", game, keys: [], device: "", table: null, host: null, watch: null, invites: {}, nonce: "", seal: "", at: 0, isOver: true, names, yours, status: null, devices: [], outcome: { winners, names, yours } };
}

const history = [
  ended("ludo", [0], ["Anna", "Ben"], [0]),
  ended("ludo", [1], ["Anna", "Ben"], [0]),
  ended("sequence", [], ["Anna", "Ben"], [0]),
  ended("ludo", [2], ["Anna", "", "Cat"], [0]),
  ended("ludo", [1], ["", "Ben"], []), // only watched
];

test("games are counted with those that were won here", () => {
  expect(byGame(history)).toEqual([
    { game: "ludo", played: 3, won: 1 },
    { game: "sequence", played: 1, won: 0 },
  ]);
});

test("persons are those with a name at other devices", () => {
  expect(byPerson(history)).toEqual([
    { name: "Ben", played: 3, won: 1, lost: 1 },
    { name: "Cat", played: 1, won: 1, lost: 0 },
  ]);
});

test("a match without a known end does not count", () => {
  const running: SavedMatch = ended("ludo", [0], ["Anna", "Ben"], [0]);
  delete running.outcome;
  expect(byGame([running])).toEqual([]);
});

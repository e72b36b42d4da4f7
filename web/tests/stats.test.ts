import { expect, test } from "vitest";

import { byGame, byPerson, type Played } from "../src/lib/stats";

function ended(game: string, winners: number[], names: string[], yours: number[]): Played {
  return { game, outcome: { winners, names, yours } };
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
  expect(byGame([{ game: "ludo" }])).toEqual([]);
});

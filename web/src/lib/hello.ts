// The first words to the server: which match, with which keys, and how this person likes to play.
import { randomId } from "./ids";
import { savedMatch } from "./keys";
import { prefs } from "./prefs.svelte";
import type { Incoming, SeatSettings } from "./types";

const LONGEST_NAME = 24;
const MOST_KEYS = 16;

/** How the person at this device likes to play. */
export function settingsOf(): SeatSettings {
  return { throws_by_hand: prefs.throwsByHand && prefs.pace !== "instant", plays_forced: prefs.playsForced };
}

/** `seen`: the last news that this device has. */
export function helloOf(match: string, seen: number, settings: SeatSettings): Extract<Incoming, { t: "hello" }> {
  const mine = savedMatch(match);
  const own = mine?.device ? { device: mine.device, name: prefs.name.slice(0, LONGEST_NAME) } : {};
  const [first, ...later] = mine?.keys ?? []; // the host's is the first
  const keys = first ? [first, ...later.slice(1 - MOST_KEYS)] : [];
  return { t: "hello", match, keys, seen, nonce: mine?.nonce ?? randomId(), settings, ...own };
}

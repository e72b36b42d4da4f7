// The secrets of this device, per match: what it plays with, and what it may pass on.
import type { MatchStatus } from "./api";
import { randomId } from "./ids";
import type { Outcome } from "./stats";
import { recall, remember } from "./store";

export interface SavedMatch {
  match: string;
  game: string;
  keys: string[]; // of links and of the host: said in `hello`
  device: string; // the secret that this device has made for the match, which opens its seats; empty in old matches
  table: string | null; // key of the link for everybody
  host: string | null;
  watch: string | null;
  invites: Record<number, string>; // seat -> key of a link for somebody else
  nonce: string; // this device's part in the throws
  seal: string; // what the throws are bound to, known before that part was said; empty if it is not known
  scheme?: number; // the version of the scheme of fair chance that was told with it; missing in matches of before
  nonces?: string[]; // everybody's, as they were told when the match started
  sealed?: string; // the seal of the record, as it was told when the match ended
  at: number; // when it was opened last
  isOver: boolean;
  names: string[];
  yours: number[]; // the seats of this device
  status: MatchStatus | null; // how it stood when the server was last asked
  outcome?: Outcome; // of a finished match
  devices: string[]; // on seats of this one, of which somebody here knows: `<seat>/<device>`
}

const EMPTY = { device: "", table: null, yours: [], status: null, devices: [] }; // of matches that were saved before there was this
const FORGOTTEN = 300; // matches

type Book = Record<string, SavedMatch>;

const book = (): Book => recall<Book>("matches", {});

export function savedMatch(match: string): SavedMatch | null {
  const found = book()[match];
  return found ? { ...EMPTY, ...found } : null;
}

export function savedMatches(): SavedMatch[] {
  return Object.values(book()).map((saved) => ({ ...EMPTY, ...saved })).sort((a, b) => b.at - a.at);
}

/** Writes what is known of a match; false if this device cannot remember it. */
export function rememberMatch(match: string, news: Partial<Omit<SavedMatch, "match">>, at = Date.now()): boolean {
  const all = book();
  const old: SavedMatch = all[match] ?? {
    match, game: "", keys: [], device: "", table: null, host: null, watch: null, invites: {}, nonce: randomId(), seal: "", at: 0, isOver: false, names: [], yours: [], status: null, devices: [],
  };
  const keys = [...new Set([...old.keys, ...(news.keys ?? [])])];
  all[match] = { ...old, ...news, keys, at };
  return remember("matches", all);
}

/** Sits down by a link: this device makes a secret of its own, for which the link is exchanged. */
export function rememberLink(match: string, keys: string[], at = Date.now()): boolean {
  return rememberMatch(match, { keys, device: savedMatch(match)?.device || randomId() }, at);
}

/** What shows that this device belongs to the match, for its record. */
export function credentials(match: string): string {
  const mine = savedMatch(match);
  return [mine?.device, ...(mine?.keys ?? []), mine?.watch].filter(Boolean).join(",");
}

/** Whether it was taken out of the list here: another device does not bring it back. */
export function wasForgotten(match: string): boolean {
  return recall<string[]>("forgotten", []).includes(match);
}

export function forgetMatch(match: string): void {
  remember("forgotten", [...recall<string[]>("forgotten", []).slice(-FORGOTTEN), match]);
  remember("matches", Object.fromEntries(Object.entries(book()).filter(([id]) => id !== match)));
}

// The secrets of this device, per match: what it plays with, and what it may pass on.
import { randomId } from "./ids";
import { recall, remember } from "./store";

export interface Held {
  match: string;
  game: string;
  keys: string[]; // seats and host: said in `hello`
  host: string | null;
  watch: string | null;
  invites: Record<number, string>; // seat -> key of a link for somebody else
  nonce: string; // this device's part in the throws
  seal: string; // what the throws are bound to, known before that part was said; empty if it is not known
  at: number; // when it was opened last
  isOver: boolean;
  names: string[];
}

type Book = Record<string, Held>;

const book = (): Book => recall<Book>("matches", {});

export function held(match: string): Held | null {
  return book()[match] ?? null;
}

export function heldMatches(): Held[] {
  return Object.values(book()).sort((a, b) => b.at - a.at);
}

/** Writes what is known of a match; false if this device cannot remember it. */
export function hold(match: string, news: Partial<Omit<Held, "match">>): boolean {
  const all = book();
  const old: Held = all[match] ?? {
    match, game: "", keys: [], host: null, watch: null, invites: {}, nonce: randomId(), seal: "", at: 0, isOver: false, names: [],
  };
  const keys = [...new Set([...old.keys, ...(news.keys ?? [])])];
  all[match] = { ...old, ...news, keys, at: Date.now() };
  return remember("matches", all);
}

export function letGo(match: string): void {
  remember("matches", Object.fromEntries(Object.entries(book()).filter(([id]) => id !== match)));
}

// The matches of a person on all devices that have the same player code.
import { Refusal, readBook, removeBook, writeBook } from "./api";
import { rememberLink, rememberMatch, savedMatch, savedMatches, wasForgotten, type SavedMatch } from "./keys";
import type { Opened } from "./playerCode";
import { prefs, setPrefs } from "./prefs.svelte";
import { recall, remember } from "./store";

/** What is kept of a match: enough to sit down again. */
type Page = Pick<SavedMatch, "match" | "game" | "keys" | "device" | "yours" | "table" | "host" | "watch" | "invites" | "names" | "at" | "isOver" | "status">;

interface Content {
  name: string;
  matches: Page[];
}

interface Known extends Opened {
  code: string;
}

const TRIES = 4;
const LARGEST = 25_000; // bytes before it is sealed, of the 30,000 that the server takes: the oldest finished matches are left out
const SOON = 1500; // milliseconds after a change

class Book {
  #known = $state.raw<Known | null>(recall<Known | null>("code", null));
  #isGone = $state(recall("code-gone", false)); // revoked elsewhere, and nobody here has read it yet
  #timer: ReturnType<typeof setTimeout> | undefined;

  get code(): string | null {
    return this.#known?.code ?? null;
  }

  get isGone(): boolean {
    return this.#isGone;
  }

  /** Whether somebody still has to be told that the code was revoked on another device. */
  setGone(isGone: boolean): void {
    this.#isGone = isGone;
    remember("code-gone", isGone);
  }

  /** Make a code and keep this device's matches under it. */
  async make(): Promise<void> {
    const { newCode, open } = await import("./playerCode");
    const code = newCode();
    const known = { code, ...open(code) };
    await this.#write(known, this.#own(), 1);
    this.#keep(known);
  }

  /** Take over what is kept under a code. Raises a Refusal: `code/wrong` if it cannot be one, `book/unknown` if it is none. */
  async take(typed: string): Promise<void> {
    const { readCode, open } = await import("./playerCode");
    const code = readCode(typed);
    if (!code) throw new Refusal("code/wrong", "not a code", null);
    const known = { code, ...open(code) };
    await this.#exchange(known);
    this.#keep(known);
  }

  /** Nothing is kept under the code any more; the seats of each device stay. */
  async revoke(): Promise<void> {
    if (this.#known) await removeBook(this.#known.locator);
    this.#keep(null);
  }

  /** Bring this device and the others up to date; what fails now is done later. */
  async sync(): Promise<void> {
    if (!this.#known) return;
    try {
      await this.#exchange(this.#known);
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== "book/unknown") return;
      this.#keep(null);
      this.setGone(true);
    }
  }

  /** Something has changed here. */
  touch(): void {
    if (!this.#known) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.sync(), SOON);
  }

  #keep(known: Known | null): void {
    this.#known = known;
    remember("code", known);
  }

  async #exchange(known: Known): Promise<void> {
    const { unseal } = await import("./playerCode");
    for (let tries = 0; tries < TRIES; tries++) {
      const { sealed, version } = await readBook(known.locator);
      const kept = unseal(known, sealed) as Content;
      this.#takeUp(kept);
      const next = this.#merged(kept);
      if (JSON.stringify(next) === JSON.stringify(kept)) return;
      try {
        return await this.#write(known, next, version + 1);
      } catch (error) {
        if (!(error instanceof Refusal) || error.code !== "book/changed") throw error; // else another device was faster
      }
    }
  }

  async #write(known: Known, content: Content, version: number): Promise<void> {
    const { seal } = await import("./playerCode");
    await writeBook(known.locator, seal(known, content), version);
  }

  /** Matches that this device does not know: its seats are exchanged for keys of its own when it comes to the table. */
  #takeUp({ name, matches }: Content): void {
    if (name && !prefs.name) setPrefs({ name });
    for (const { match, device, yours, at, ...page } of matches) {
      if (wasForgotten(match)) continue;
      const mine = savedMatch(match);
      if (!mine) {
        const keys = [...page.keys, ...yours.map((seat) => `${device}.${seat}`)];
        rememberMatch(match, { ...page, yours, keys: [] }, at);
        rememberLink(match, keys, at);
      } else if (page.isOver && !mine.isOver) rememberMatch(match, { isOver: true, status: page.status }, mine.at);
    }
  }

  #own(): Content {
    return fitting({ name: prefs.name, matches: savedMatches().filter((saved) => saved.game && saved.device).map(pageOf) });
  }

  /** What others have written stays; what this device knows better is put in. */
  #merged(kept: Content): Content {
    const own = this.#own();
    const better = (theirs: Page): Page => {
      const mine = own.matches.find(({ match }) => match === theirs.match);
      if (!mine) return theirs;
      if (mine.device === theirs.device) return mine;
      return mine.isOver && !theirs.isOver ? { ...theirs, isOver: true, status: mine.status } : theirs;
    };
    const added = own.matches.filter(({ match, yours }) => yours.length > 0 && !kept.matches.some((one) => one.match === match));
    return fitting({ name: kept.name || own.name, matches: [...kept.matches.map(better), ...added] });
  }
}

function pageOf({ match, game, keys, device, yours, table, host, watch, invites, names, at, isOver, status }: SavedMatch): Page {
  return { match, game, keys, device, yours, table, host, watch, invites, names, at, isOver, status };
}

/** The newest that fit; running matches first. */
function fitting({ name, matches }: Content): Content {
  const kept: Page[] = [];
  let size = 0;
  for (const page of matches.toSorted((a, b) => Number(a.isOver) - Number(b.isOver) || b.at - a.at)) {
    size += new TextEncoder().encode(JSON.stringify(page)).length;
    if (size < LARGEST) kept.push(page);
  }
  return { name, matches: kept.toSorted((a, b) => a.match.localeCompare(b.match)) };
}

export const book = new Book();

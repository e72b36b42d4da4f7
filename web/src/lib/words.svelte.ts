// The languages: interface texts come with the client, game texts from the server. Switching changes all at once.
import type { FluentBundle, FluentVariable } from "@fluent/bundle";

import { format, makeBundle, say, type NameOf } from "./fluent";
import { prefs, setPrefs } from "./prefs.svelte";
import type { Text } from "./types";

// Code -> the language's name for itself.
export const LANGUAGES = {
  en: "English",
  da: "Dansk",
  nb: "Norsk bokmål",
  sv: "Svenska",
  fi: "Suomi",
  it: "Italiano",
  de: "Deutsch",
} as const;
export type Language = keyof typeof LANGUAGES;

const interfaceTexts = import.meta.glob<string>("../text/*.ftl", { query: "?raw", import: "default" });

export function isLanguage(code: string): code is Language {
  return code in LANGUAGES;
}

/** The first of the browser's languages that we speak; Norwegian of any kind is bokmål. */
export function preferred(wanted: readonly string[]): Language {
  const codes = wanted.map((tag) => tag.toLowerCase().split("-")[0] ?? "").map((code) => (code === "no" || code === "nn" ? "nb" : code));
  return codes.find(isLanguage) ?? "en";
}

async function fetched(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.text();
}

class Words {
  language = $state<Language>("en");
  #interface = $state.raw<FluentBundle | null>(null);
  #games = $state.raw<Record<string, FluentBundle>>({});

  async begin(): Promise<void> {
    const liked = prefs.language;
    await this.speak(liked && isLanguage(liked) ? liked : preferred(navigator.languages));
  }

  async speak(language: Language): Promise<void> {
    const load = interfaceTexts[`../text/${language}.ftl`];
    if (!load) return;
    const games = Object.keys(this.#games);
    const [source, ...bundles] = await Promise.all([load(), ...games.map((game) => gameBundle(language, game))]);
    this.#interface = makeBundle(language, [source]);
    this.#games = Object.fromEntries(games.map((game, i) => [game, bundles[i] as FluentBundle]));
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Speak another language from now on. Without a connection it stays as it is. */
  async choose(language: Language): Promise<void> {
    try {
      await this.speak(language);
      setPrefs({ language });
    } catch {
      console.info(`no connection: still ${this.language}`);
    }
  }

  /** Fetch a game's words; they are kept, and fetched again when the language changes. */
  async learn(game: string): Promise<void> {
    if (this.#games[game]) return;
    const language = this.language;
    const bundle = await gameBundle(language, game);
    if (language !== this.language) return this.learn(game);
    this.#games = { ...this.#games, [game]: bundle };
  }

  /** A text of the interface. */
  t(id: string, args: Record<string, FluentVariable> = {}): string {
    const words = this.#interface && format(this.#interface, id, args);
    if (this.#interface && words === null) console.warn(`no text ${id}`);
    return words ?? "";
  }

  knows(id: string): boolean {
    return this.#interface?.hasMessage(id) ?? false;
  }

  /** A text that all games share; known as soon as a game is. Null where there is none. */
  shared(id: string): string | null {
    const bundle = Object.values(this.#games)[0];
    return bundle ? format(bundle, id) : null;
  }

  /** A text of a game, with names for the seats. */
  say(game: string, text: Text, nameOf: NameOf = (seat) => `#${seat + 1}`): string {
    const bundle = this.#games[game];
    return bundle ? say(bundle, text, nameOf) : "";
  }

  game(game: string, id: string): string {
    return this.say(game, { t: "text", id });
  }
}

let shared: { language: Language; words: Promise<string> } | null = null; // the words of all games, fetched once

function sharedWords(language: Language): Promise<string> {
  if (shared?.language !== language) {
    shared = { language, words: fetched(`/api/text/${language}.ftl`) };
    shared.words.catch(() => (shared = null));
  }
  return shared.words;
}

async function gameBundle(language: Language, game: string): Promise<FluentBundle> {
  const sources = await Promise.all([
    sharedWords(language),
    fetched(`/api/games/${encodeURIComponent(game)}/text/${language}.ftl`),
  ]);
  return makeBundle(language, sources);
}

export const words = new Words();
export const t = (id: string, args?: Record<string, FluentVariable>): string => words.t(id, args);

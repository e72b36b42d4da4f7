// What this person likes: remembered on the device.
import { recall, remember } from "./store";

export type Theme = "auto" | "light" | "dark";
export type Pace = "slow" | "normal" | "fast" | "instant";
export const THEMES: readonly Theme[] = ["auto", "light", "dark"];
export const PACES: readonly Pace[] = ["slow", "normal", "fast", "instant"];

export interface Liked {
  theme: Theme;
  pace: Pace;
  level: string; // of the bots that were chosen last
  hasSound: boolean;
  callsAloud: boolean; // a sound when it is my turn
  vibrates: boolean; // the same
  staysAwake: boolean; // the screen, while it is my turn
  notifies: boolean; // when it is my turn and the page is closed
  throwsByHand: boolean;
  playsForced: boolean; // where there is only one choice, it is made by itself
  name: string;
  language: string | null;
}

const DEFAULTS: Liked = { theme: "auto", pace: "normal", level: "easy", hasSound: true, callsAloud: true, vibrates: true, staysAwake: true, notifies: false, throwsByHand: true, playsForced: true, name: "", language: null };

const dark = matchMedia("(prefers-color-scheme: dark)");

class Prefs {
  #isSystemDark = $state(dark.matches);
  #liked = $state<Liked>({ ...DEFAULTS, ...recall<Partial<Liked>>("prefs", {}) });

  constructor() {
    dark.addEventListener("change", () => {
      this.#isSystemDark = dark.matches;
      this.#showTheme();
    });
  }

  get isDark(): boolean {
    return this.theme === "auto" ? this.#isSystemDark : this.theme === "dark";
  }

  get theme(): Theme {
    return this.#liked.theme;
  }
  get pace(): Pace {
    return this.#liked.pace;
  }
  get level(): string {
    return this.#liked.level;
  }
  get hasSound(): boolean {
    return this.#liked.hasSound;
  }
  get callsAloud(): boolean {
    return this.#liked.callsAloud;
  }
  get vibrates(): boolean {
    return this.#liked.vibrates;
  }
  get staysAwake(): boolean {
    return this.#liked.staysAwake;
  }
  get notifies(): boolean {
    return this.#liked.notifies;
  }
  get throwsByHand(): boolean {
    return this.#liked.throwsByHand;
  }
  get playsForced(): boolean {
    return this.#liked.playsForced;
  }
  get name(): string {
    return this.#liked.name;
  }
  get language(): string | null {
    return this.#liked.language;
  }

  set(news: Partial<Liked>): void {
    Object.assign(this.#liked, news);
    remember("prefs", $state.snapshot(this.#liked));
    if (news.theme) this.#showTheme();
  }

  /** `public/theme.js` does the same before the first paint. */
  #showTheme(): void {
    document.documentElement.dataset["theme"] = this.isDark ? "dark" : "light";
  }
}

export const prefs = new Prefs();

const still = matchMedia("(prefers-reduced-motion: reduce)");
export const prefersReducedMotion = (): boolean => still.matches;

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

let isSystemDark = $state(dark.matches);
const liked = $state<Liked>({ ...DEFAULTS, ...recall<Partial<Liked>>("prefs", {}) });

/** Reactive; changed by `setPrefs` only. */
export const prefs: Readonly<Liked> = liked;

export const isDark = (): boolean => (liked.theme === "auto" ? isSystemDark : liked.theme === "dark");

export function setPrefs(news: Partial<Liked>): void {
  Object.assign(liked, news);
  remember("prefs", $state.snapshot(liked));
  if (news.theme) showTheme();
}

/** `public/theme.js` does the same before the first paint. */
function showTheme(): void {
  document.documentElement.dataset["theme"] = isDark() ? "dark" : "light";
}

dark.addEventListener("change", () => {
  isSystemDark = dark.matches;
  showTheme();
});

const still = matchMedia("(prefers-reduced-motion: reduce)");
export const prefersReducedMotion = (): boolean => still.matches;

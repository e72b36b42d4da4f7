// Bots by their level, in the words shared by all games. A level without words keeps its own name.
import { capitalize } from "./fluent";
import { prefs } from "./prefs.svelte";
import { t, words } from "./words.svelte";

export function isLevel(level: string): boolean {
  return words.shared(`bot-${level}`) !== null;
}

export function levelName(level: string): string {
  return capitalize(words.shared(`bot-${level}`) ?? t("bot", { level: level.replaceAll("_", " ") }));
}

/** How a bot of this level plays, in a few words; empty if nothing is said. */
export function levelStyle(level: string): string {
  return words.shared(`bot-style-${level}`) ?? "";
}

/** The level that was chosen last on this device, at first an easy one; of unknown ones the strongest. */
export function usualLevel(levels: readonly string[]): string {
  return levels.includes(prefs.level) ? prefs.level : (levels.at(-1) ?? "");
}

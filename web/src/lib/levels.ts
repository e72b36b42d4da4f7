// Bots by their level, in the words shared by all games. A level without words keeps its own name.
import { capitalize } from "./fluent";
import { t, words } from "./words.svelte";

export function isLevel(level: string): boolean {
  return words.shared(`bot-${level}`) !== null;
}

export function levelName(level: string): string {
  return capitalize(words.shared(`bot-${level}`) ?? t("bot", { level: level.replaceAll("_", " ") }));
}

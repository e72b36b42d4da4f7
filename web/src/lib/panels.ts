// How many players share the room, and what is said of each.
import { levelName } from "./levels";
import type { SeatInfo } from "./types";
import { t } from "./words.svelte";

/** Classes for the style: "two" to "many crowd". */
export function crowdingOf(count: number): string {
  if (count > 6) return "many crowd";
  if (count > 4) return "many";
  return count === 4 ? "four" : count === 3 ? "three" : "two";
}

/** A name, and what stands in brackets after it. */
export function withNote(name: string): { name: string; note: string } {
  const at = name.search(/ \(.+\)$/u);
  return at > 0 ? { name: name.slice(0, at), note: name.slice(at + 1) } : { name, note: "" };
}

/** Letters of the longest word: it is written as small as it must be to stand on one line. */
export function longestWord(name: string): number {
  return Math.max(1, ...name.split(/[\s-]+/).map((word) => [...word].length));
}

/** Several screens look through the seat: everybody at the table sees it. */
function isSeenTwice(seat: SeatInfo, isRecord: boolean): boolean {
  return !isRecord && seat.kind === "person" && (seat.screens ?? 0) > 1;
}

/** Worth a word even where there is little room. */
export function isNotable(seat: SeatInfo | undefined, isYours: boolean, isRecord: boolean): boolean {
  if (!seat) return false;
  if (seat.has_left || seat.kind === "open" || isSeenTwice(seat, isRecord)) return true;
  return seat.kind === "person" && !isRecord && !seat.is_here && !isYours;
}

export function stateOf(seat: SeatInfo | undefined, isYours: boolean, isRecord: boolean): string {
  if (!seat) return "";
  if (seat.has_left) return t("seat-left");
  if (seat.kind === "bot") return levelName(seat.level ?? "");
  if (seat.kind === "open") return t("seat-open");
  if (isRecord) return "";
  if (isSeenTwice(seat, isRecord)) return t("seat-screens", { count: seat.screens ?? 0 });
  if (isYours) return t("seat-you");
  return seat.is_here ? t("seat-here") : t("seat-away");
}

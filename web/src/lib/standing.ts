// How a match stands, in words for the home page.
import { getStatuses, type MatchStatus } from "./api";
import { book } from "./book.svelte";
import { capitalize } from "./fluent";
import { rememberMatch, savedMatch, savedMatches, type SavedMatch } from "./keys";
import { t, words } from "./words.svelte";

const MOST = 30; // that the server is asked at once

/** Ask how the matches stand that are not known to be over, and keep the answer. */
export async function refresh(): Promise<void> {
  const open = savedMatches().filter((saved) => saved.game && (!saved.isOver || !saved.status?.is_over)).slice(0, MOST);
  if (open.length === 0) return;
  const held = open.map(({ match, keys, device, watch }) => ({ match, keys: [...keys, ...(watch ? [watch] : [])].slice(0, 16), device: device || null }));
  const found = await getStatuses(held);
  for (const status of found) {
    const saved = savedMatch(status.match); // forgotten meanwhile: it stays so
    if (saved) rememberMatch(status.match, { status, isOver: status.is_over }, saved.at);
  }
  if (found.some((status) => status.is_over)) book.touch();
}

/** "5 minutes ago", "yesterday". */
export function ago(at: number, now = Date.now()): string {
  const minutes = Math.round((at - now) / 60_000);
  const say = new Intl.RelativeTimeFormat(words.language, { numeric: "auto" });
  if (minutes > -60) return say.format(Math.min(minutes, 0), "minute");
  if (minutes > -24 * 60) return say.format(Math.round(minutes / 60), "hour");
  return say.format(Math.round(minutes / (24 * 60)), "day");
}

export function dateOf(at: number): string {
  return new Intl.DateTimeFormat(words.language, { dateStyle: "medium" }).format(at);
}

/** Whom somebody here plays against: people by name, bots by number. */
export function opponents(saved: SavedMatch): string {
  const { status } = saved;
  if (!status) return list(saved.names.filter((name, seat) => name && !saved.yours.includes(seat)));
  const others = status.names.map((name, seat) => ({ name, seat, level: status.levels[seat] ?? "" })).filter(({ seat }) => !status.yours.includes(seat));
  const people = others.filter(({ level }) => !level).map(({ name, seat }) => name || t("home-seat", { number: seat + 1 }));
  const bots = others.filter(({ level }) => level).length;
  return list([...people, ...(bots > 0 ? [t("home-bots", { count: bots })] : [])]);
}

const list = (names: string[]): string => new Intl.ListFormat(words.language, { type: "conjunction" }).format(names);

const when = (status: MatchStatus): string => (status.since === null ? "" : ago(status.since * 1000));

/** Whose turn it is, and since when. */
export function standing(saved: SavedMatch): string {
  const { status } = saved;
  if (!status) return ago(saved.at);
  if (!status.is_started) return t("home-waiting");
  if (status.turn === null) return when(status);
  const name = status.names[status.turn] || t("home-seat", { number: status.turn + 1 });
  const said = isYourTurn(saved) ? t("home-your-turn") : status.levels[status.turn] ? t("home-bot-turn") : t("home-turn", { name });
  return when(status) ? `${capitalize(said)} · ${when(status)}` : capitalize(said);
}

export function isYourTurn({ status }: SavedMatch): boolean {
  return !!status && status.turn !== null && status.yours.includes(status.turn) && !status.levels[status.turn];
}

/** How a finished match ended for the people here; empty if that is not known. */
export function outcome({ status }: SavedMatch): string {
  if (!status?.is_over || status.scores.length === 0) return "";
  const best = Math.max(...status.scores);
  const winners = status.scores.flatMap((score, seat) => (score === best ? [seat] : []));
  if (winners.length === status.scores.length) return t("result-draw");
  if (winners.some((seat) => status.yours.includes(seat))) return t("home-won");
  const names = winners.map((seat) => status.names[seat] || t("home-seat", { number: seat + 1 }));
  return capitalize(t("home-lost", { name: list(names) }));
}

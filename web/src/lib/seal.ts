// What the throws of a match are bound to, noted before this device says its part in them.
import { getMatch, type MatchRecord } from "./api";
import { savedMatch, rememberMatch } from "./keys";

/** Note it once. Without a connection there is nothing to note yet: the socket tells. */
export async function noteSeal(match: string): Promise<void> {
  const mine = savedMatch(match);
  if (!mine || mine.seal) return;
  const found = await getMatch(match).catch(() => null);
  if (found) rememberMatch(match, { seal: found.commitment });
}

/** Whether a record keeps to what was noted; also if nothing was. */
export function keepsSeal(match: string, record: MatchRecord): boolean {
  const seal = savedMatch(match)?.seal;
  return !seal || record.fairness?.commitment === seal;
}

// What the throws of a match are bound to, noted before this device says its part in them.
import { getMatch } from "./api";
import { savedMatch, rememberMatch } from "./keys";

/** Note it once. Without a connection there is nothing to note yet: the socket tells. */
export async function noteSeal(match: string): Promise<void> {
  const mine = savedMatch(match);
  if (!mine || mine.seal) return;
  const found = await getMatch(match).catch(() => null);
  if (found) rememberMatch(match, { seal: found.commitment, scheme: found.scheme });
}

/** Note everybody's numbers when the match starts, once: the record must have the same. */
export function noteNonces(match: string, nonces: readonly (string | null)[]): void {
  const mine = savedMatch(match);
  if (mine && !mine.nonces && nonces.every((nonce) => nonce !== null)) rememberMatch(match, { nonces: [...nonces] });
}

/** Note the seal of the record when the match ends, once: nobody can show another record later. */
export function noteEnd(match: string, seal: string | null | undefined): void {
  const mine = savedMatch(match);
  if (mine && !mine.sealed && seal) rememberMatch(match, { sealed: seal });
}

// The record of a match, for its replay and for the look back at it.
import { getRecord, type MatchRecord } from "./api";
import { credentials } from "./keys";
import { pass } from "./record";
import { keysOf } from "./router.svelte";

/** By the key in the address or by those of this device; else the one that the page before has passed on. */
export async function fetchRecord(match: string): Promise<MatchRecord> {
  const passed = pass.takeRecord();
  const keys = [...keysOf(location.hash), credentials(match)].filter(Boolean).join(",");
  return getRecord(match, keys).catch((error: unknown) => {
    if (!passed) throw error;
    return passed;
  });
}

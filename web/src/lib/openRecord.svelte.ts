// A record that a page shows: of a match, passed on by another page, or from a file.
import { Refusal, type MatchRecord } from "./api";
import { fetchRecord } from "./fetchRecord";
import { isLevel } from "./levels";
import { nameIn, pass, readRecord } from "./record";

export class OpenRecord {
  record = $state.raw<MatchRecord | null>(null);
  trouble = $state<string | null>(null); // why there is none

  constructor(private readonly show: (record: MatchRecord) => Promise<void>) {}

  /** The record of this match; without one, what another page has passed on. */
  async load(match: string | null): Promise<void> {
    try {
      await this.#take(match ? await fetchRecord(match) : pass.takeRecord());
    } catch (error) {
      this.#refuse(error);
    }
  }

  async open(file: File | undefined): Promise<void> {
    const found = file && (await readRecord(file));
    if (found) await this.#take(found).catch((error: unknown) => this.#refuse(error));
    else this.#refuse(null);
  }

  async #take(found: MatchRecord | null): Promise<void> {
    if (!found) return;
    this.record = found;
    await this.show(found);
  }

  #refuse(error: unknown): void {
    this.trouble = error instanceof Refusal ? error.code : "record/bad";
  }
}

/** The name that a person gave; "" for a bot, which a record names by its level, and for nobody. */
export function givenName(player: string): string {
  const given = nameIn(player);
  return isLevel(given) ? "" : given;
}

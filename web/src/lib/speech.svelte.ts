// What was said: the bubbles that show it for a while, and how much is still unread.
import type { Table } from "./table.svelte";
import type { ChatLine } from "./types";
import { t } from "./words.svelte";

const BUBBLE = 5000; // milliseconds

export function spoken(line: ChatLine): string {
  return line.phrase ? t(`phrase-${line.phrase}`) : (line.words ?? "");
}

export class Speech {
  bubbles = $state.raw<ChatLine[]>([]);
  #read = $state(0); // lines
  #known: number | null = null; // the last line that was there; null before the welcome

  constructor(private readonly table: Table) {}

  get unread(): number {
    return Math.max(0, this.table.chat.length - this.#read);
  }

  readAll(): void {
    this.#read = this.table.chat.length;
  }

  /** Call it whenever the chat may have changed: new lines become bubbles. */
  listen(lines: readonly ChatLine[]): void {
    const known = this.#known;
    this.#known = lines.at(-1)?.seq ?? 0;
    const fresh = known === null ? [] : lines.filter((line) => line.seq > known);
    if (known === null) this.readAll();
    if (fresh.length === 0) return;
    this.bubbles = [...this.bubbles, ...fresh];
    setTimeout(() => (this.bubbles = this.bubbles.filter((line) => !fresh.includes(line))), BUBBLE);
  }
}

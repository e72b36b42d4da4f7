// Questions to the server what things are, each with an id, and who waits for the answers.
import type { Answer } from "./asking.svelte";
import { randomId } from "./ids";
import type { Outgoing } from "./types";

type Explained = Extract<Outgoing, { t: "explained" }>;

export class Inquiries {
  #waiting = new Map<string, (found: Answer) => void>();

  constructor(private readonly send: (id: string, things: string[]) => void) {}

  ask(things: readonly string[]): Promise<Answer> {
    const id = randomId();
    return new Promise((answer) => {
      this.#waiting.set(id, answer);
      this.send(id, [...things]);
    });
  }

  hear({ id, about = null, text = null, clause = null }: Explained): void {
    this.#waiting.get(id)?.({ about, reason: text, clause });
    this.#waiting.delete(id);
  }
}

// What a bot says to the choices of the moment, when it is asked.
import { randomId } from "./ids";
import type { Advised } from "./types";

export class Advice {
  hint = $state.raw<Advised | null>(null);
  isThinking = $state(false);
  #asked: string | null = null; // the question that is waited for

  /** A new question, under this id. */
  ask(): string {
    this.hint = null;
    this.isThinking = true;
    this.#asked = randomId();
    return this.#asked;
  }

  hear(hint: Advised): void {
    if (hint.id !== this.#asked) return;
    this.drop();
    this.hint = hint;
  }

  refused(id: string): void {
    if (id === this.#asked) this.drop();
  }

  drop(): void {
    this.hint = null;
    this.isThinking = false;
    this.#asked = null;
  }
}

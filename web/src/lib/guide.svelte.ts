// A guided first game: what is said now, what is waited for, and what any other tap is answered with.
import { thingsOf } from "./choices";
import { isGathering, type Gathered } from "./gather";
import type { Bubble, Choice, Guidance, Text } from "./types";

/** What the player has in hand of the choices offered. */
export interface Taken {
  readonly picked: readonly string[];
  readonly gathered: Gathered;
  readonly lit: ReadonlySet<string>;
}

export class Guide {
  guidance = $state.raw<Guidance | null>(null); // null: nobody is guided here
  answer = $state.raw<Text | null>(null); // to a tap on something else
  answers = $state(0); // given so far: the same answer is seen and heard again
  #read = $state(0); // bubbles of this moment that were read

  /** Where the lesson is now. The same place again, after a reconnect, keeps what was read. */
  hear(guidance: Guidance | null): void {
    if (JSON.stringify(guidance) === JSON.stringify(this.guidance)) return;
    this.guidance = guidance;
    this.answer = null;
    this.#read = 0;
  }

  get #bubbles(): Bubble[] {
    return this.guidance?.bubbles ?? [];
  }

  get bubble(): Bubble | null {
    return this.#bubbles[this.#read] ?? null;
  }

  /** Something else is said before anything is to be done. */
  get isReading(): boolean {
    return this.#read < this.#bubbles.length - 1;
  }

  /** Nothing more is waited for: from here on everybody plays as they like. */
  get isLast(): boolean {
    return this.bubble !== null && !this.isReading && this.action === null && !this.guidance?.is_throw;
  }

  /** The choice that is waited for. */
  get action(): number | null {
    return this.isReading ? null : (this.guidance?.action ?? null);
  }

  next(): void {
    this.#read = Math.min(this.#read + 1, this.#bubbles.length - 1);
  }

  /** The things that the bubble points at: its own, else those of the throw or the choice that is waited for. */
  pointedAt(choices: readonly Choice[], dice: readonly string[], taken: Taken): readonly string[] {
    const { bubble } = this;
    if (!bubble) return [];
    const own = (bubble.point ?? []).filter((thing) => !taken.picked.includes(thing));
    return own.length > 0 ? own : this.wanted(choices, dice, taken);
  }

  /** The things that are still to be tapped. */
  wanted(choices: readonly Choice[], dice: readonly string[], { picked, gathered, lit }: Taken): readonly string[] {
    if (this.isReading) return [];
    if (this.guidance?.is_throw) return dice;
    const choice = this.#awaited(choices);
    if (!choice) return [];
    if (isGathering(choice)) return Object.entries(choice.gathers ?? {}).flatMap(([thing, count]) => ((gathered.get(thing) ?? 0) < count ? [thing] : []));
    if (choice.is_skip) return this.#beyond(choice, picked).filter((thing) => lit.has(thing));
    return thingsOf(choice, picked).filter((thing) => !picked.includes(thing));
  }

  /** An optional phase is passed over by taking what comes after it: what the bubble points at, and then where it goes. */
  #beyond(choice: Choice, picked: readonly string[]): string[] {
    const opens = (choice.opens ?? []).filter((thing) => !picked.includes(thing));
    const own = opens.filter((thing) => this.bubble?.point?.includes(thing));
    if (own.length > 0 || picked.length === 0) return own;
    return opens.filter((thing) => !choice.about?.includes(thing));
  }

  /** Whether a thing belongs to other choices than the one that is waited for; then it is said why not. */
  refusesThing(thing: string, choices: readonly Choice[], gathered: Gathered): boolean {
    const choice = this.#awaited(choices);
    if (!choice) return false;
    const isPart = isGathering(choice)
      ? (gathered.get(thing) ?? 0) < (choice.gathers?.[thing] ?? 0)
      : [...(choice.about ?? []), ...(choice.opens ?? [])].includes(thing);
    return isPart ? false : this.#refuse();
  }

  refusesChoice(choice: Choice): boolean {
    return this.action === null || choice.action === this.action ? false : this.#refuse();
  }

  #awaited(choices: readonly Choice[]): Choice | undefined {
    return this.action === null ? undefined : choices.find((choice) => choice.action === this.action);
  }

  #refuse(): true {
    this.answer = this.guidance?.why ?? null;
    this.answers++;
    return true;
  }
}

// What somebody asks about: a thing, and what is known of it.
import type { Stage } from "./stage.svelte";
import type { About, Scene, Text } from "./types";

export interface Answer {
  about: About | null; // what the thing is
  reason: Text | null; // why it cannot be chosen now
  clause: string | null; // the rule behind the reason
}

/** Where things lie that can be asked about, and how they are called. */
export interface Surroundings {
  asking: Asking;
  stage: Stage;
  scene: Scene;
  game: string;
  say: (text: Text) => string;
  isSmall: boolean;
}

/** How it was asked: a mouse rests on it, it was held or asked for, or it was tapped and is no choice. */
export type How = "hover" | "hold" | "tap";

export class Asking {
  thing = $state<string | null>(null); // that the card is about
  how = $state<How>("hold");
  answer = $state.raw<Answer | null>(null);
  isOn = $state(false); // every tap asks, and arrow keys go from thing to thing
  #asked = 0;

  constructor(private readonly inquire: (things: readonly string[]) => Promise<Answer>) {}

  /** Opens the card of the first thing. Gives the answer, or null if something else was asked or closed meanwhile. */
  async ask(things: readonly string[], how: How): Promise<Answer | null> {
    const number = ++this.#asked;
    const answer = await this.inquire(things);
    if (number !== this.#asked) return null;
    const thing = answer.about ? (things[0] ?? null) : null;
    this.answer = thing === null ? null : answer;
    this.how = how;
    this.thing = thing;
    return answer;
  }

  /** The picture has changed: the card says what holds now, or goes with its thing. */
  async refresh(isThere: (thing: string) => boolean): Promise<void> {
    const { thing, how } = this;
    if (thing === null) return;
    if (!isThere(thing)) this.close();
    else await this.ask([thing], how === "hover" ? "hover" : "hold"); // why it could not be chosen may hold no more
  }

  toggle(): void {
    this.isOn = !this.isOn;
    this.close();
  }

  close(): void {
    this.#asked++;
    this.thing = null;
    this.answer = null;
  }
}

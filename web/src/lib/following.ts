// What one tap does after its first choice.

/** Done as soon as there are choices again: things that are taken, or choices that are made. */
export interface Following {
  things: readonly string[];
  actions: readonly number[];
  after: number; // the news that was the last one then
}

export const NOTHING: Following = { things: [], actions: [], after: 0 };

// The symbols of a game, put into the page once so that <use href="#id"> finds them.
import { SvelteMap } from "svelte/reactivity";

import { boxOf, outlineOf, rounded, type Outline } from "./outline";

interface Drawn {
  ratio: number; // height / width
  outline: Outline;
}

class Art {
  #symbols = new SvelteMap<string, Drawn>();
  #sheet: SVGSVGElement | null = null;
  #game: string | null = null;

  async show(game: string): Promise<void> {
    if (this.#game === game) return;
    const response = await fetch(`/api/games/${encodeURIComponent(game)}/art.svg`);
    if (!response.ok) throw new Error(`art of ${game}: ${response.status}`);
    this.place(await response.text());
    this.#game = game;
  }

  place(source: string): void {
    // The content security policy forbids style attributes, but not styles set from here.
    const held = source.replace(/\sstyle="/g, ' data-style="');
    const symbols = new DOMParser().parseFromString(held, "image/svg+xml").querySelectorAll("symbol");
    this.#symbols.clear();
    for (const symbol of symbols) {
      const { width, height } = boxOf(symbol);
      this.#symbols.set(symbol.id, { ratio: height / width, outline: outlineOf(symbol) });
    }
    this.#sheet ??= makeSheet();
    this.#sheet.replaceChildren(...[...symbols].map((symbol) => document.importNode(symbol, true)));
    for (const part of this.#sheet.querySelectorAll<SVGElement>("[data-style]")) {
      part.style.cssText = part.dataset["style"] ?? "";
      part.removeAttribute("data-style");
    }
  }

  ratio(symbol: string): number {
    return this.#symbols.get(symbol)?.ratio ?? 1;
  }

  outline(symbol: string): Outline {
    return this.#symbols.get(symbol)?.outline ?? rounded(1);
  }

  has(symbol: string): boolean {
    return this.#symbols.has(symbol);
  }

  /** The other sides of a die: symbols with the same stem, `die-1` for `die-6`. */
  sides(symbol: string): string[] {
    const stem = symbol.slice(0, symbol.lastIndexOf("-") + 1);
    return stem ? [...this.#symbols.keys()].filter((other) => other.startsWith(stem) && other !== symbol) : [];
  }
}

function makeSheet(): SVGSVGElement {
  const sheet = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  sheet.setAttribute("class", "art-sheet");
  sheet.setAttribute("aria-hidden", "true");
  document.body.append(sheet);
  return sheet;
}

export const art = new Art();

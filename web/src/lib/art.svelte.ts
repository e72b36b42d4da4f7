// The symbols of a game, put into the page once so that <use href="#id"> finds them.
import { SvelteMap } from "svelte/reactivity";

class Art {
  #ratios = new SvelteMap<string, number>(); // symbol -> height / width
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
    const symbols = new DOMParser().parseFromString(source, "image/svg+xml").querySelectorAll("symbol");
    this.#ratios.clear();
    for (const symbol of symbols) this.#ratios.set(symbol.id, ratioOf(symbol.getAttribute("viewBox") ?? ""));
    this.#sheet ??= makeSheet();
    this.#sheet.replaceChildren(...[...symbols].map((symbol) => document.importNode(symbol, true)));
  }

  ratio(symbol: string): number {
    return this.#ratios.get(symbol) ?? 1;
  }

  has(symbol: string): boolean {
    return this.#ratios.has(symbol);
  }

  /** The other sides of a die: symbols with the same stem, `die-1` for `die-6`. */
  sides(symbol: string): string[] {
    const stem = symbol.slice(0, symbol.lastIndexOf("-") + 1);
    return stem ? [...this.#ratios.keys()].filter((other) => other.startsWith(stem) && other !== symbol) : [];
  }
}

export function ratioOf(box: string): number {
  const [, , width, height] = box.split(/[\s,]+/).map(Number);
  return width && height ? height / width : 1;
}

function makeSheet(): SVGSVGElement {
  const sheet = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  sheet.setAttribute("class", "art-sheet");
  sheet.setAttribute("aria-hidden", "true");
  document.body.append(sheet);
  return sheet;
}

export const art = new Art();

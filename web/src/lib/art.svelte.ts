// The symbols of a game, put into the page once so that <use href="#id"> finds them.
import { SvelteMap, SvelteSet } from "svelte/reactivity";

class Art {
  #ratios = new SvelteMap<string, number>(); // symbol -> height / width
  #boxes = new SvelteSet<string>(); // symbols that are cards, tiles or dice: their outline is a rectangle
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
    this.#ratios.clear();
    this.#boxes.clear();
    for (const symbol of symbols) {
      this.#ratios.set(symbol.id, ratioOf(symbol.getAttribute("viewBox") ?? ""));
      if (isBox(symbol)) this.#boxes.add(symbol.id);
    }
    this.#sheet ??= makeSheet();
    this.#sheet.replaceChildren(...[...symbols].map((symbol) => document.importNode(symbol, true)));
    for (const part of this.#sheet.querySelectorAll<SVGElement>("[data-style]")) {
      part.style.cssText = part.dataset["style"] ?? "";
      part.removeAttribute("data-style");
    }
  }

  ratio(symbol: string): number {
    return this.#ratios.get(symbol) ?? 1;
  }

  isBox(symbol: string): boolean {
    return this.#boxes.has(symbol);
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

/** A rectangle fills most of it. */
function isBox(symbol: Element): boolean {
  const [, , width = 1, height = 1] = (symbol.getAttribute("viewBox") ?? "").split(/[\s,]+/).map(Number);
  return [...symbol.children].some(
    (part) => part.tagName === "rect" && Number(part.getAttribute("width")) > 0.7 * width && Number(part.getAttribute("height")) > 0.7 * height,
  );
}

function makeSheet(): SVGSVGElement {
  const sheet = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  sheet.setAttribute("class", "art-sheet");
  sheet.setAttribute("aria-hidden", "true");
  document.body.append(sheet);
  return sheet;
}

export const art = new Art();

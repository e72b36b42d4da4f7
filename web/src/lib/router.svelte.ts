// Addresses and pages. The secret of a seat stands only in the fragment, which browsers never send.
export type Page =
  | { name: "home" }
  | { name: "new"; game: string }
  | { name: "table"; match: string }
  | { name: "replay"; match: string | null }
  | { name: "look"; match: string | null }
  | { name: "rules"; game: string }
  | { name: "lost" };

export function pageOf(path: string): Page {
  const [first = "", second = "", ...more] = path.split("/").filter(Boolean).map(decodeURIComponent);
  if (more.length > 0) return { name: "lost" };
  if (!first) return { name: "home" };
  if (first === "replay") return { name: "replay", match: second || null };
  if (first === "look") return { name: "look", match: second || null };
  if (!second) return { name: "lost" };
  if (first === "new") return { name: "new", game: second };
  if (first === "t") return { name: "table", match: second };
  if (first === "rules") return { name: "rules", game: second };
  return { name: "lost" };
}

/** `#k=abc,def` -> ["abc", "def"] */
export function keysOf(hash: string): string[] {
  const found = /^#k=([\w,.~-]+)$/.exec(hash)?.[1];
  return found ? found.split(",").filter(Boolean) : [];
}

/** `#s=31` -> 31: the step of a replay; null where there is none. */
export function stepOf(hash: string): number | null {
  const found = /^#s=(\d{1,6})$/.exec(hash)?.[1];
  return found === undefined ? null : Number(found);
}

/** Whether a page at this host can be opened on this computer only. */
export function isLoopback(hostname: string): boolean {
  return hostname === "localhost" || hostname === "[::1]" || hostname.startsWith("127.");
}

export function seatLink(origin: string, match: string, key: string): string {
  return `${origin}/t/${encodeURIComponent(match)}#k=${key}`;
}

class Router {
  page = $state<Page>(pageOf(location.pathname));
  hash = $state(location.hash);

  go(address: string, { replace = false } = {}): void {
    if (replace) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    this.read();
    if (!this.hash) scrollTo(0, 0);
  }

  read(): void {
    this.hash = location.hash;
    const page = pageOf(location.pathname);
    if (JSON.stringify(page) !== JSON.stringify(this.page)) this.page = page;
  }

  /** Follow links inside the app without loading it again. */
  follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();

// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";

import { isLoopback, keysOf, pageOf, router, seatLink } from "../src/lib/router.svelte";

describe("addresses", () => {
  it.each([
    ["/", { name: "home" }],
    ["/new/ludo", { name: "new", game: "ludo" }],
    ["/t/abc123", { name: "table", match: "abc123" }],
    ["/replay", { name: "replay", match: null }],
    ["/replay/abc", { name: "replay", match: "abc" }],
    ["/rules/ludo", { name: "rules", game: "ludo" }],
    ["/new", { name: "lost" }],
    ["/t/a/b", { name: "lost" }],
    ["/elsewhere/x", { name: "lost" }],
  ])("%s is %o", (path, page) => {
    expect(pageOf(path)).toEqual(page);
  });

  it("hold the keys only in the fragment", () => {
    const link = new URL(seatLink("https://games.example", "m1", "secret-key_1"));
    expect(link.pathname + link.search).toBe("/t/m1");
    expect(keysOf(link.hash)).toEqual(["secret-key_1"]);
  });

  it("mean nothing to others where they lead to this computer", () => {
    for (const host of ["localhost", "127.0.0.1", "127.0.1.1", "[::1]"]) expect(isLoopback(host)).toBe(true);
    for (const host of ["192.0.2.7", "games.example", "[2001:db8::1]"]) expect(isLoopback(host)).toBe(false);
  });

  it("may hold several keys", () => {
    expect(keysOf("#k=one,two")).toEqual(["one", "two"]);
    expect(keysOf("#LUDO-54")).toEqual([]);
    expect(keysOf("")).toEqual([]);
  });
});

describe("going somewhere", () => {
  beforeEach(() => router.go("/"));

  it("changes the page and the address", () => {
    router.go("/rules/ludo#LUDO-54");
    expect(router.page).toEqual({ name: "rules", game: "ludo" });
    expect(router.hash).toBe("#LUDO-54");
    expect(location.pathname).toBe("/rules/ludo");
  });

  it("keeps the same page object where only the fragment changes", () => {
    router.go("/rules/ludo");
    const page = router.page;
    router.go("/rules/ludo#LUDO-01");
    expect(router.page).toBe(page);
  });
});

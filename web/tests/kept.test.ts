import { describe, expect, test } from "vitest";

import { IS_KEPT as IN_PAGE } from "../src/lib/app.svelte";
import { IS_KEPT, isKept, keepable, newest, type Shelf } from "../src/worker/kept";
import { noticeOf } from "../src/worker/notice";

const request = new Request("http://here/api/text/de.ftl");
const old = (): Response => new Response("old");

function shelf(kept: Response | undefined): Shelf & { put_: string[] } {
  const put_: string[] = [];
  return { put_, match: () => Promise.resolve(kept), put: async (_, answer) => void put_.push(await answer.text()) };
}

describe("a start without a network", () => {
  test("words, rules and pictures are kept; matches and keys never", () => {
    const paths = ["/api/games", "/api/bots", "/api/text/de.ftl", "/api/games/ludo/text/de.ftl", "/api/games/ludo/rules/de", "/api/games/ludo/cover.svg"];
    expect(paths.filter(isKept)).toEqual(paths);
    expect(["/api/matches/x", "/api/matches/x/record", "/api/push", "/api/health", "/api/socket", "/", "/api/games/../matches"].filter(isKept)).toEqual([]);
  });

  test("only our own addresses are kept, each once", () => {
    const loaded = ["http://here/api/games", "http://here/api/games", "http://there/api/games", "http://here/assets/x.js", "http://here/api/games/ludo/cover.svg?dark=1"];
    expect(keepable(loaded, "http://here")).toEqual(["/api/games", "/api/games/ludo/cover.svg?dark=1"]);
  });

  test("the server's answer wins and is kept", async () => {
    const place = shelf(old());
    const answer = await newest(request, place, () => Promise.resolve(new Response("new")));
    expect([await answer.text(), answer.headers.has(IS_KEPT), place.put_]).toEqual(["new", false, ["new"]]);
  });

  test("without one, or with none in time, what was kept will do, and says so", async () => {
    for (const ask of [() => Promise.reject(new Error("offline")), () => new Promise<Response>(() => undefined)]) {
      const answer = await newest(request, shelf(old()), ask, 5);
      expect([await answer.text(), answer.headers.has(IS_KEPT)]).toEqual(["old", true]);
    }
  });

  test("half an answer is none, and does not take the place of what was kept", async () => {
    const place = shelf(old());
    const half = new ReadableStream({
      start(stream): void {
        stream.enqueue(new TextEncoder().encode("ne"));
        stream.error(new Error("the network went"));
      },
    });
    const answer = await newest(request, place, () => Promise.resolve(new Response(half)));
    expect([await answer.text(), answer.headers.has(IS_KEPT), place.put_]).toEqual(["old", true, []]);
  });

  test("an error of the server is not kept", async () => {
    const place = shelf(undefined);
    await newest(request, place, () => Promise.resolve(new Response("", { status: 500 })));
    expect(place.put_).toEqual([]);
    await expect(newest(request, place, () => Promise.reject(new Error("offline")))).rejects.toThrow("offline");
  });

  test("page and worker mean the same header", () => expect(IN_PAGE).toBe(IS_KEPT));
});

test("only whole messages of our server are shown", () => {
  const said = (found: unknown): ReturnType<typeof noticeOf> => noticeOf({ json: () => found });
  const whole = { match: "9Ajj2mZhm-bs", title: "Ludo", body: "It is your turn." };
  expect(said(whole)).toEqual(whole);
  expect([said({ ...whole, match: "../evil" }), said({ ...whole, title: 7 }), said(null), noticeOf(null)]).toEqual([null, null, null, null]);
});

// @vitest-environment happy-dom
import { createHash, createHmac } from "node:crypto";

import { beforeEach, describe, expect, it, vi } from "vitest";

import { canonical, prove, Unproved, type FairPart, type FairRecord } from "../src/lib/fairness";
import { rememberMatch, savedMatch } from "../src/lib/keys";
import { Failed, notesOf, proofOf } from "../src/lib/proof";
import { noteEnd, noteNonces } from "../src/lib/seal";
import { hmacWith, plainHmac, plainSha256, sha256 } from "../src/lib/sha256";
import type { MatchRecord } from "../src/lib/api";
import made from "./fairRecords.json"; // by the Python engine

type Whole = FairRecord & { fairness: Required<FairPart> };
const records = Object.entries(made as unknown as Record<string, Whole>);
const named = (name: keyof typeof made): Whole => structuredClone(made[name]) as unknown as Whole;
const bytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
const hex = (found: Uint8Array): string => Buffer.from(found).toString("hex");

describe("SHA-256 and HMAC", () => {
  it("give the known answers, by hand and by the browser", async () => {
    const abc = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"; // FIPS 180-4
    const jefe = "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"; // RFC 4231, case 2
    expect(hex(plainSha256(bytes("abc")))).toBe(abc);
    expect(hex(await sha256(bytes("a"), bytes("bc")))).toBe(abc);
    expect(hex(plainHmac(bytes("Jefe"), bytes("what do ya want for nothing?")))).toBe(jefe);
    expect(hex(await (await hmacWith(bytes("Jefe")))(bytes("what do ya want "), bytes("for nothing?")))).toBe(jefe);
  });

  it("by hand are right at every length about a block, and with long keys", () => {
    for (let length = 50; length < 140; length++) {
      const [text, key] = ["x".repeat(length), "k".repeat(length)];
      expect(hex(plainSha256(bytes(text)))).toBe(createHash("sha256").update(text).digest("hex"));
      expect(hex(plainHmac(bytes(key), bytes(text)))).toBe(createHmac("sha256", key).update(text).digest("hex"));
    }
  });
});

describe("a proof on this device", () => {
  it("has one form of JSON", () => {
    expect(canonical({ b: [1, null, true], a: "é\n\u007f🎲\"\\" })).toBe(String.raw`{"a":"\u00e9\n\u007f\ud83c\udfb2\"\\","b":[1,null,true]}`);
  });

  it("computes every throw of records that the engine made", async () => {
    for (const [name, record] of records) expect(await prove(record), name).toBe((record.fairness.weights ?? []).length);
  });

  it("needs no https", async () => {
    vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
    for (const [name, record] of records) expect(await prove(record), name).toBe((record.fairness.weights ?? []).length);
    vi.unstubAllGlobals();
  });

  it("finds whatever was changed, and says what", async () => {
    const changes: [string, (record: Whole) => void][] = [
      ["commitment", (record) => (record["version"] = 7)],
      ["commitment", (record) => (record.fairness.secret = "ab".repeat(32))],
      ["nonces", (record) => (record.fairness.nonces[0] = "another")],
      ["throw", (record) => (record.steps[0] = [-1, 7])],
      ["weights", (record) => record.fairness.weights.pop()],
      ["weights", (record) => (record.fairness.weights[0] = [1, 2 ** 53])], // no endless search for a ticket
      ["weights", (record) => (record.fairness.weights[0] = [1, 0.5, 2, 0.5])],
      ["weights", (record) => record.fairness.weights[0]?.reverse()],
      ["weights", (record) => record.fairness.weights[1]?.push(1, 1)], // changes nothing
      ["commitment", (record) => (record.fairness.scheme = 3)],
      ["commitment", (record) => (record.fairness.secret = "00")],
      ["seal", (record) => (record["players"] = ["Somebody", "Else"])],
      ["seal", (record) => (record["result"] = [0, 0])],
      ["seal", (record) => (record.fairness.seal = "00".repeat(32))],
      ["history", (record) => (record.fairness.undone[1] = { left: 999, steps: [] })],
      ["unfinished", (record) => (record.fairness.secret = null)],
    ];
    for (const [flaw, change] of changes) {
      const record = named("undo and leaving");
      change(record);
      await expect(prove(record)).rejects.toEqual(new Unproved(flaw as "seal"));
    }
  });
});

describe("what this device noted", () => {
  const record = named("given up, with a nonce that came later");
  const fair = record.fairness;
  const found = record as unknown as MatchRecord;

  beforeEach(() => {
    vi.stubGlobal("fetch", () => Promise.reject(new Error("the server is not asked")));
    localStorage.clear();
    rememberMatch("m", { nonce: "Ann's part", seal: fair.commitment, scheme: undefined, nonces: undefined, sealed: undefined });
  });

  it("must stand in the record, and the own number among those that were used", async () => {
    noteNonces("m", fair.nonces);
    noteEnd("m", fair.seal);
    const proof = await proofOf("m", found);
    expect(proof).toMatchObject({ isMine: true, isByServer: false, notes: ["practice", "given-up"], undos: 1 });
    rememberMatch("m", { nonce: "another" });
    expect((await proofOf("m", found)).isMine).toBe(false);
  });

  it("is noted once and never changed", () => {
    noteNonces("m", ["a", null]);
    expect(savedMatch("m")?.nonces).toBeUndefined();
    noteNonces("m", ["a", ""]);
    noteNonces("m", ["b", ""]);
    noteEnd("m", "first");
    noteEnd("m", "second");
    expect([savedMatch("m")?.nonces, savedMatch("m")?.sealed]).toEqual([["a", ""], "first"]);
  });

  it("does not fit another commitment, other numbers or another seal", async () => {
    for (const [failure, news] of Object.entries({
      "noted-commitment": { seal: "00" },
      "noted-nonces": { nonces: ["ground", ""] },
      "noted-seal": { sealed: "00" },
    })) {
      rememberMatch("m", { seal: fair.commitment, nonces: fair.nonces, sealed: fair.seal ?? "", ...news });
      await expect(proofOf("m", found)).rejects.toEqual(new Failed(failure as "noted-seal"));
    }
  });

  it("does not take a record of an older version, which the server would verify itself", async () => {
    vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ throws: 3 })));
    rememberMatch("m", { scheme: 2 });
    const older = { ...fair, scheme: undefined };
    await expect(proofOf("m", { ...found, fairness: older } as MatchRecord)).rejects.toEqual(new Failed("noted-commitment"));
    expect((await proofOf("m", found)).isByServer).toBe(false);
  });

  it("says what its start and first steps say, whatever the record calls itself", () => {
    expect(notesOf({ origin: { kind: "fork" }, start: {}, fairness: { already: 3 } }, 0)).toEqual(["position", "fork"]);
    expect(notesOf({ origin: { kind: "fork" }, fairness: { already: 3 } }, 0)).toEqual(["fork"]);
    expect(notesOf({ start: {}, fairness: { already: 3 } }, 0)).toEqual(["position", "fork"]);
    expect(notesOf({ origin: { kind: "lesson" }, start: {} }, 0)).toEqual(["lesson"]);
    expect(notesOf({}, 0)).toEqual([]);
  });

  it("leaves an older record to the server, which has the rules", async () => {
    vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ throws: 3 })));
    const old = { game: "ludo", fairness: { commitment: fair.commitment, nonces: [] } } as unknown as MatchRecord;
    expect(await proofOf("m", old)).toMatchObject({ throws: 3, isByServer: true, isMine: false });
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Connection, backOff, type Link, type Wire } from "../src/lib/socket";
import type { Incoming, Outgoing } from "../src/lib/types";

class FakeWire implements Wire {
  sent: Incoming[] = [];
  isClosed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;

  send(data: string): void {
    this.sent.push(JSON.parse(data) as Incoming);
  }
  close(): void {
    if (this.isClosed) return;
    this.isClosed = true;
    this.onclose?.();
  }
  hear(message: Partial<Outgoing>): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

function phone() {
  const wires: FakeWire[] = [];
  const links: Link[] = [];
  const heard: Outgoing[] = [];
  let seen = 0;
  const connection = new Connection(
    {
      hello: () => ({ t: "hello", match: "m", keys: ["k".repeat(16)], seen }),
      heard: (message) => {
        heard.push(message);
        if (message.t === "welcome" || message.t === "update") seen = message.seq;
      },
      changed: (link) => links.push(link),
    },
    () => {
      const wire = new FakeWire();
      wires.push(wire);
      return wire;
    },
  );
  const wire = (): FakeWire => wires.at(-1) as FakeWire;
  const welcome = (seq = 1): void => {
    wire().onopen?.();
    wire().hear({ t: "welcome", seq });
  };
  return { connection, wires, links, heard, wire, welcome };
}

const play = (id: string) => ({ t: "do" as const, id, command: { t: "play" as const, seat: 0, action: 3, seen: 1 } });

describe("a lasting conversation", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("says hello first and is open after the welcome", () => {
    const { connection, links, wire, welcome } = phone();
    connection.start();
    welcome();
    expect(wire().sent[0]).toMatchObject({ t: "hello", match: "m" });
    expect(links.at(-1)).toEqual({ state: "open" });
  });

  it("holds commands back until it is welcome", () => {
    const { connection, wire, welcome } = phone();
    connection.start();
    connection.command(play("c1"));
    wire().onopen?.();
    expect(wire().sent.map((message) => message.t)).toEqual(["hello"]);
    welcome();
    expect(wire().sent.map((message) => message.t)).toContain("do");
  });

  it("comes back by itself, says what it has seen, and sends an unanswered command again under the same id", () => {
    const { connection, wires, wire, welcome } = phone();
    connection.start();
    welcome(7);
    connection.command(play("c1"));
    wire().close();
    vi.advanceTimersByTime(1000);
    expect(wires).toHaveLength(2);
    welcome(9);
    expect(wire().sent[0]).toMatchObject({ t: "hello", seen: 7 });
    expect(wire().sent[1]).toMatchObject({ t: "do", id: "c1", command: { t: "play" } });
  });

  it("does not send a command again that was answered", () => {
    const { connection, wire, welcome } = phone();
    connection.start();
    welcome();
    connection.command(play("c1"));
    wire().hear({ t: "done", id: "c1", seq: 2 });
    wire().close();
    vi.advanceTimersByTime(1000);
    welcome();
    expect(wire().sent.map((message) => message.t)).toEqual(["hello"]);
  });

  it("waits longer after every failure, at most about twenty seconds", () => {
    expect(backOff(0, 0.5)).toBe(500);
    expect(backOff(3, 0.5)).toBe(4000);
    expect(backOff(20, 1)).toBeLessThanOrEqual(20_000);
    expect(backOff(1, 0)).toBeLessThan(backOff(1, 1));
  });

  it("does not wait when the network is back", () => {
    const { connection, wires, wire } = phone();
    connection.start();
    wire().close();
    expect(wires).toHaveLength(1);
    connection.hurry();
    expect(wires).toHaveLength(2);
    vi.advanceTimersByTime(7000); // it does not dial twice
    expect(wires).toHaveLength(2);
    vi.advanceTimersByTime(3000); // but again where nobody answers
    expect(wires).toHaveLength(3);
  });

  it.each(["link/unknown", "link/revoked", "match/unknown"])("does not come back after %s", (code) => {
    const { connection, wires, wire, links } = phone();
    connection.start();
    wire().onopen?.();
    wire().hear({ t: "failed", code, message: "" });
    vi.advanceTimersByTime(60_000);
    expect(wires).toHaveLength(1);
    expect(links.at(-1)).toEqual({ state: "failed", code });
  });

  it("comes back when the server was only busy or stopping", () => {
    const { connection, wires, wire } = phone();
    connection.start();
    wire().onopen?.();
    wire().hear({ t: "failed", code: "server/stopping", message: "" });
    vi.advanceTimersByTime(1000);
    expect(wires).toHaveLength(2);
  });

  it("comes back when the server said it would be there again", () => {
    const { connection, wires, wire, links } = phone();
    connection.start();
    wire().onopen?.();
    wire().hear({ t: "failed", code: "server/stopping", message: "", after: 3 });
    expect(links.at(-1)).toEqual({ state: "waiting", tries: 0, isPlanned: true });
    vi.advanceTimersByTime(3000);
    expect(wires).toHaveLength(1);
    vi.advanceTimersByTime(1000);
    expect(wires).toHaveLength(2);
    wire().close(); // it is not there yet
    expect(links.at(-1)).toEqual({ state: "waiting", tries: 1, isPlanned: false });
  });

  it("notices a wire that has gone silent, though it never says so", () => {
    const { connection, wires, wire, links, welcome } = phone();
    connection.start();
    welcome();
    wire().close = () => {}; // as a network does that swallows everything
    vi.advanceTimersByTime(25_000);
    expect(links.at(-1)).not.toEqual({ state: "open" });
    expect(wires.length).toBeGreaterThan(1);
  });

  it("notices within five seconds that a tap is not answered, and does it again", () => {
    const { connection, links, wire, welcome } = phone();
    connection.start();
    welcome();
    connection.command(play("c1"));
    vi.advanceTimersByTime(3000);
    wire().hear({ t: "presence", seats: [] }); // somebody is there
    connection.command(play("c2"));
    vi.advanceTimersByTime(3900);
    expect(links.at(-1)).toEqual({ state: "open" });
    vi.advanceTimersByTime(1000);
    expect(links.at(-1)).not.toEqual({ state: "open" });
    welcome();
    expect(wire().sent.filter((message) => message.t === "do")).toHaveLength(2);
    expect(links.at(-1)).toEqual({ state: "open" });
  });

  it("is quiet once it is closed", () => {
    const { connection, wires, welcome } = phone();
    connection.start();
    welcome();
    connection.close();
    vi.advanceTimersByTime(60_000);
    expect(wires).toHaveLength(1);
  });
});

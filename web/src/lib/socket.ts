// One lasting conversation with a match: it comes back after every interruption and never sends a command twice for two.
import type { Incoming, Outgoing } from "./types";

export type Link =
  | { state: "connecting" }
  | { state: "open" }
  | { state: "waiting"; tries: number; isPlanned: boolean } // isPlanned: the server said when to come back
  | { state: "failed"; code: string };

type Hello = Extract<Incoming, { t: "hello" }>;
type Command = Exclude<Incoming, Hello | { t: "look" } | { t: "hurry" } | { t: "ping" }>;

/** The part of WebSocket that is used here. */
export interface Wire {
  send(data: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  onerror: (() => void) | null;
}

export interface Talk {
  hello(): Hello;
  heard(message: Outgoing): void;
  changed(link: Link): void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const PING_EVERY = 20_000;
const ANSWER = 4000; // milliseconds without a word after something was said: the wire is dead
const WELCOME = 8000; // milliseconds from dialling to the welcome
const PASSING = ["server/busy", "message/too_many", "server/stopping", "server/unsure"]; // worth coming back for

/** Milliseconds before the next try: doubling, with a little chance so that not everybody knocks at once. */
export function backOff(tries: number, chance = Math.random()): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries) * (0.75 + chance / 2);
}

export class Connection {
  #wire: Wire | null = null;
  #tries = 0;
  #after = 0; // milliseconds after which the server wants us back
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pinging: ReturnType<typeof setInterval> | undefined;
  #answering: ReturnType<typeof setTimeout> | undefined; // runs while a word is waited for
  #isWelcome = false;
  #isClosed = false;
  #open = new Map<string, Command>(); // sent or to be sent, not yet answered

  constructor(
    private readonly talk: Talk,
    private readonly dial: () => Wire,
  ) {}

  start(): void {
    this.#isClosed = false;
    this.#connect();
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#hangUp();
  }

  /** Do not wait any longer: the network is back, or somebody looks at the page again. */
  hurry(): void {
    if (this.#isClosed || this.#wire) return;
    clearTimeout(this.#timer);
    this.#connect();
  }

  command(command: Command): void {
    this.#open.set(command.id, command);
    if (this.#isWelcome) this.#ask(command);
  }

  /** Bots shall make no pause until this device is asked. */
  hurryBots(): void {
    if (this.#isWelcome) this.#say({ t: "hurry" });
  }

  look(seat: number | null): void {
    if (this.#isWelcome) this.#say({ t: "look", seat });
  }

  #connect(): void {
    this.talk.changed({ state: "connecting" });
    const wire = this.dial();
    this.#wire = wire;
    wire.onopen = () => this.#say(this.talk.hello());
    wire.onmessage = (event) => this.#heard(String(event.data));
    wire.onclose = () => this.#lost(wire);
    wire.onerror = () => wire.close();
    this.#await(WELCOME);
  }

  /** Say something that is answered. */
  #ask(message: Incoming): void {
    this.#say(message);
    if (this.#answering === undefined) this.#await(ANSWER);
  }

  /** Whatever is heard will do; silence means that the wire is dead, though nobody has told us. */
  #await(patience: number): void {
    const wire = this.#wire;
    clearTimeout(this.#answering);
    this.#answering = setTimeout(() => wire && this.#lost(wire), patience);
  }

  #say(message: Incoming): void {
    this.#wire?.send(JSON.stringify(message));
  }

  #heard(data: string): void {
    clearTimeout(this.#answering);
    this.#answering = undefined;
    const message = JSON.parse(data) as Outgoing;
    if (message.t === "pong") return;
    if (message.t === "failed") return this.#failed(message.code, message.after ?? 0);
    if (message.t === "done" || message.t === "refused" || message.t === "explained" || message.t === "devices") this.#open.delete(message.id);
    if (message.t === "welcome") this.#isWelcome = true;
    this.talk.heard(message);
    if (message.t === "welcome") this.#welcome();
  }

  #welcome(): void {
    this.#tries = 0;
    this.talk.changed({ state: "open" });
    for (const command of this.#open.values()) this.#ask(command);
    clearInterval(this.#pinging);
    this.#pinging = setInterval(() => this.#ping(), PING_EVERY);
  }

  #ping(): void {
    this.#ask({ t: "ping", id: "p" });
  }

  #failed(code: string, after: number): void {
    if (PASSING.includes(code)) {
      this.#after = after * 1000;
      return this.#wire?.close();
    }
    this.#isClosed = true;
    this.#hangUp();
    this.talk.changed({ state: "failed", code });
  }

  #lost(wire: Wire): void {
    if (wire !== this.#wire) return;
    this.#hangUp();
    if (this.#isClosed) return;
    const after = this.#after;
    this.#after = 0;
    this.talk.changed({ state: "waiting", tries: this.#tries, isPlanned: after > 0 });
    this.#timer = setTimeout(() => this.#connect(), after + backOff(this.#tries++));
  }

  #hangUp(): void {
    clearInterval(this.#pinging);
    clearTimeout(this.#answering);
    this.#answering = undefined;
    this.#isWelcome = false;
    const wire = this.#wire;
    this.#wire = null;
    if (!wire) return;
    wire.onopen = wire.onmessage = wire.onclose = wire.onerror = null;
    wire.close();
  }
}

/** The address names the match, so that a server of several processes, or what stands before several servers, can bring
 * all devices of a match to one of them. */
export function webSocket(match: string): Wire {
  const address = new URL("/api/socket", location.href);
  address.searchParams.set("match", match);
  address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
  return new WebSocket(address) as Wire;
}

// The load: many matches, a socket for every player, the next move at once or after a pause.
// `node load.mjs '{"server": "ludotek", "base": "http://127.0.0.1:8000", "game": "ludo", "seats": 2, "live": 20, ...}'`
// Reads one phase per line, {"seconds": 5}, {"moves": 100} (of every match) or {"hellos": 50}, and prints its result.
import { createInterface } from "node:readline";

import { Boardgame } from "./boardgame.mjs";
import { Ludotek } from "./ludotek.mjs";

const asked = { watchers: 0, spare: 0, pause: 0, matches: [], ...JSON.parse(process.argv[2]) };
const server = asked.server === "ludotek" ? new Ludotek(asked) : new Boardgame(asked);
const AT_ONCE = 50; // connections that are made together

/** One match that is played: `server` makes the moves and says when it is known who is next. */
class Match {
  moves = 0;
  until = 0; // moves
  isWaiting = false; // for the answer to a move
  #sent = 0;
  #ready = null; // the device that is to move next
  #pause = null; // before the next move

  constructor(run) {
    this.run = run;
  }

  /** Called by the server's client: it is this device's turn, and it knows. */
  turn(device) {
    if (this.isWaiting) this.run.took(performance.now() - this.#sent);
    this.isWaiting = false;
    this.#ready = device;
    if (this.run.isOn) this.go();
  }

  /** Moves at once, or after a pause. One that began in the phase before goes on: a second one would double the pace. */
  go() {
    if (asked.pause <= 0) return this.#move();
    this.#pause ??= setTimeout(() => {
      this.#pause = null;
      this.#move();
    }, asked.pause * (0.5 + Math.random()));
  }

  #move() {
    const device = this.#ready;
    if (!this.run.isOn || !device || this.moves >= this.until) return this.run.check();
    this.#ready = null;
    this.moves++;
    this.isWaiting = true;
    this.#sent = performance.now();
    this.run.moves++;
    device.move();
  }

  over() {
    this.isWaiting = false;
    this.#ready = null;
    this.isOver = true;
    this.run.replace(this);
  }
}

/** A phase, and what was measured in it. */
const run = {
  isOn: false,
  moves: 0,
  times: [],
  live: [],
  spare: [],
  finish: () => {},

  took(time) {
    if (this.isOn) this.times.push(time);
  },

  replace(match) {
    const next = this.spare.pop();
    this.live = this.live.filter((one) => one !== match);
    if (next) {
      this.live.push(next);
      next.until = match.until;
      if (this.isOn) next.go();
    } else if (this.live.length === 0) this.finish();
  },

  check() {
    if (this.isOn && this.live.every((match) => match.moves >= match.until && !match.isWaiting)) this.finish();
  },

  async play({ seconds = 0, moves = Infinity }) {
    this.moves = 0;
    this.times = [];
    const isDone = new Promise((resolve) => (this.finish = resolve));
    const timer = seconds > 0 ? setTimeout(() => this.finish(), seconds * 1000) : null;
    for (const match of this.live) match.until = match.moves + moves;
    const begin = performance.now();
    this.isOn = true;
    for (const match of this.live) match.go();
    await isDone;
    this.isOn = false;
    clearTimeout(timer);
    const passed = (performance.now() - begin) / 1000;
    const made = this.moves;
    for (let tries = 0; tries < 100 && this.live.some((match) => match.isWaiting); tries++) await rest(50);
    return { moves: made, seconds: passed, live: this.live.length, ...shares(this.times) };
  },
};

const rest = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

function shares(times) {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? null;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), worst: at(1) };
}

async function inGroups(count, make) {
  const made = [];
  for (let n = 0; n < count; n += AT_ONCE) {
    made.push(...(await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - n) }, (_, k) => make(n + k)))));
  }
  return made;
}

const count = asked.matches.length || asked.live + asked.spare;
const all = await inGroups(count, (n) => server.sitDown(new Match(run), asked.matches[n]));
run.live = all.slice(0, asked.matches.length || asked.live);
run.spare = all.slice(run.live.length);
console.log(JSON.stringify({ matches: count, sockets: count * (asked.seats + asked.watchers) }));
for await (const line of createInterface({ input: process.stdin })) {
  const phase = JSON.parse(line);
  console.log(JSON.stringify(phase.hellos ? await server.comeAndGo(phase.hellos) : await run.play(phase)));
}
process.exit(0);

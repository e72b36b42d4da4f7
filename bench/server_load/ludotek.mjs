// Devices at a table of ours, as cheap as can be: each keeps its own choices and who is to decide.
import WebSocket from "ws";

class Device {
  choices = [];
  seq = 0;

  constructor(match, seat) {
    this.match = match;
    this.seat = seat;
  }

  heard(raw) {
    const message = JSON.parse(raw);
    if (message.t === "refused" || message.t === "failed") console.error(JSON.stringify(message));
    if (message.t !== "welcome" && message.t !== "update") return;
    const seen = message.scene ?? message.change;
    if (seen?.choices !== undefined || message.t === "welcome") this.choices = seen.choices ?? [];
    this.seq = message.seq;
    if (message.result) return this.match.isOver || this.match.over();
    if (message.actor === this.seat && this.choices.length > 0) this.match.turn(this);
  }

  move() {
    const { action } = this.choices[Math.floor(Math.random() * this.choices.length)];
    const command = { t: "play", seat: this.seat, action, seen: this.seq };
    this.socket.send(JSON.stringify({ t: "do", id: `m${this.seq}`, command }));
  }
}

export class Ludotek {
  constructor({ base, game, seats, watchers }) {
    Object.assign(this, { base, game, seats, watchers });
  }

  async sitDown(match, known) {
    const { id, keys, watch } = known ?? (await this.create());
    this.last = { id, watch };
    for (const [seat, key] of keys.entries()) await this.connect(new Device(match, seat), id, key);
    for (let n = 0; n < this.watchers; n++) await this.connect(new Device(match, null), id, watch);
    return match;
  }

  async create() {
    const seats = Array.from({ length: this.seats }, () => ({ kind: "here", nonce: "bench" }));
    const body = JSON.stringify({ game: this.game, seats });
    const reply = await fetch(`${this.base}/api/matches`, { method: "POST", headers: { "content-type": "application/json" }, body });
    const made = await reply.json();
    return { id: made.match, keys: made.seats.map((seat) => seat.key), watch: made.watch_key };
  }

  connect(device, id, key) {
    const socket = new WebSocket(`${this.base.replace("http", "ws")}/api/socket?match=${id}`, { perMessageDeflate: false });
    device.socket = socket;
    return new Promise((resolve, reject) => {
      socket.on("error", reject);
      socket.on("open", () => socket.send(JSON.stringify({ t: "hello", match: id, keys: [key] })));
      socket.on("message", (raw) => {
        device.heard(raw);
        resolve();
      });
    });
  }

  /** Spectators that come, get the welcome and go. */
  async comeAndGo(hellos) {
    const nobody = { turn() {}, over() {} };
    const begin = performance.now();
    for (let n = 0; n < hellos; n++) {
      const device = new Device(nobody, null);
      await this.connect(device, this.last.id, this.last.watch);
      device.socket.close();
    }
    return { hellos, each: (performance.now() - begin) / hellos };
  }
}

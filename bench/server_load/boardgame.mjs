// Clients of boardgame.io without its client library: what goes over the wire is the same.
import { io } from "socket.io-client";

const GOAL = 56;
const YARD = -1;

class Client {
  constructor(match, seat, game) {
    Object.assign(this, { match, seat, game });
  }

  heard({ G, ctx, _stateID }) {
    if (_stateID <= this.id) return;
    Object.assign(this, { G, id: _stateID });
    if (ctx.gameover !== undefined) return this.match.isOver || this.match.over();
    if (Number(ctx.currentPlayer) === this.seat) this.match.turn(this);
  }

  move() {
    const [type, args] = this.game === "sequence" ? ["play", this.play()] : ["go", [this.piece()]];
    const payload = { type, args, playerID: String(this.seat) };
    this.socket.emit("update", { type: "MAKE_MOVE", payload }, this.id, this.name, String(this.seat));
  }

  piece() {
    const { pieces, die } = this.G;
    const possible = [0, 1, 2, 3].filter((piece) => {
      const at = pieces[this.seat][piece];
      return at === YARD ? die === 6 : at + die <= GOAL;
    });
    return possible[Math.floor(Math.random() * possible.length)];
  }

  /** Any card: on a free space of its own, else anywhere. */
  play() {
    const { board, players } = this.G;
    const { hand } = players[this.seat];
    const index = Math.floor(Math.random() * hand.length);
    const own = hand[index] < 48 ? [hand[index], hand[index] + 48] : [];
    return [index, own.find((one) => board[one] === null) ?? board.indexOf(null)];
  }
}

export class Boardgame {
  #run = Math.random().toString(36).slice(2);
  #made = 0;

  constructor({ base, game, seats, watchers }) {
    Object.assign(this, { base, game, seats, watchers });
  }

  async sitDown(match) {
    const name = `${this.#run}-${this.#made++}`;
    this.last = name;
    for (let seat = 0; seat < this.seats; seat++) await this.connect(new Client(match, seat, this.game), name);
    for (let n = 0; n < this.watchers; n++) await this.connect(new Client(match, null, this.game), name);
    return match;
  }

  connect(client, name) {
    const socket = io(`${this.base}/${this.game}`, { transports: ["websocket"], forceNew: true });
    const player = client.seat === null ? null : String(client.seat);
    Object.assign(client, { socket, name, id: -1 });
    return new Promise((resolve) => {
      socket.on("connect", () => socket.emit("sync", name, player, undefined, this.seats));
      socket.on("sync", (_, { state }) => {
        client.heard(state);
        resolve();
      });
      socket.on("update", (_, state) => client.heard(state));
    });
  }

  async comeAndGo(hellos) {
    const nobody = { turn() {}, over() {} };
    const begin = performance.now();
    for (let n = 0; n < hellos; n++) {
      const client = new Client(nobody, null, this.game);
      await this.connect(client, this.last);
      client.socket.close();
    }
    return { hellos, each: (performance.now() - begin) / hellos };
  }
}

// boardgame.io's server with two games that ask of it what ours ask of ours: `node peer.mjs PORT`.
// Ludo: a move, and the throws until somebody can move. Sequence: secret hands, a chip, a drawn card.
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const { Server } = require("boardgame.io/server");
const { INVALID_MOVE, PlayerView } = require("boardgame.io/core");

const RING = 52;
const GOAL = 56; // 51 fields of the ring, a lane of five
const YARD = -1;

function canMove(G, player, piece) {
  const at = G.pieces[player][piece];
  return at === YARD ? G.die === 6 : at + G.die <= GOAL;
}

function throwFor(G, ctx, random, first) {
  for (let turn = 0; ; turn++) {
    const player = (first + turn) % ctx.numPlayers;
    G.die = random.D6();
    G.log.push({ player, thrown: G.die });
    if (G.pieces[player].some((_, piece) => canMove(G, player, piece))) return player;
  }
}

function ludo(name, isEndless) {
  return {
    name,
    setup: ({ ctx, random }) => {
      const G = { pieces: Array.from({ length: ctx.numPlayers }, () => [YARD, YARD, YARD, YARD]), die: 0, next: 0, log: [] };
      G.next = throwFor(G, ctx, random, 0);
      G.log = [];
      return G;
    },
    turn: { order: { first: ({ G }) => G.next, next: ({ G }) => G.next } },
    moves: {
      go: ({ G, ctx, random, events }, piece) => {
        const player = Number(ctx.currentPlayer);
        if (!canMove(G, player, piece)) return INVALID_MOVE;
        G.log = [];
        const at = G.pieces[player][piece];
        const to = at === YARD ? 0 : at + G.die;
        G.pieces[player][piece] = isEndless && to === GOAL ? 0 : to;
        G.log.push({ player, piece, to });
        if (to < RING - 1) knock(G, ctx, player, to);
        if (G.pieces[player].every((one) => one === GOAL)) return events.endGame({ winner: player });
        G.next = throwFor(G, ctx, random, G.die === 6 ? player : player + 1);
        events.endTurn();
      },
    },
  };
}

function knock(G, ctx, player, to) {
  const way = RING / ctx.numPlayers;
  for (let other = 0; other < ctx.numPlayers; other++) {
    if (other === player) continue;
    G.pieces[other].forEach((at, piece) => {
      const isThere = at >= 0 && at < RING - 1 && (at + way * other) % RING === (to + way * player) % RING;
      if (!isThere) return;
      G.pieces[other][piece] = YARD;
      G.log.push({ player: other, piece, to: YARD });
    });
  }
}

const SPACES = 96; // two of each card that is no jack; a jack or a card without a free space goes anywhere
const DIRECTIONS = [1, 10, 11, 9];

const cellsOf = (card) => [card, card + SPACES / 2];

function isFinished(G, cell, side) {
  return DIRECTIONS.some((step) => {
    let count = 1;
    for (const way of [step, -step]) for (let at = cell + way; G.board[at] === side; at += way) count++;
    return count >= 5;
  });
}

const sequence = {
  name: "sequence",
  setup: ({ ctx, random }) => {
    const deck = random.Shuffle(Array.from({ length: 104 }, (_, n) => n % 52)); // 48 to 51: jacks
    const held = { 2: 7, 3: 6, 4: 6, 6: 5, 8: 4, 9: 4, 10: 3, 12: 3 }[ctx.numPlayers];
    const players = {};
    for (let player = 0; player < ctx.numPlayers; player++) players[player] = { hand: deck.splice(0, held) };
    return { board: Array(SPACES).fill(null), discards: [], pile: deck.length, lines: [0, 0], last: null, secret: { deck }, players };
  },
  playerView: PlayerView.STRIP_SECRETS,
  moves: {
    play: {
      client: false,
      move: ({ G, ctx, random, events, playerID }, index, cell) => {
        const { hand } = G.players[playerID];
        const card = hand[index];
        const side = Number(playerID) % 2;
        if (card === undefined || G.board[cell] !== null) return INVALID_MOVE;
        const own = card < 48 ? cellsOf(card) : [];
        if (own.some((one) => G.board[one] === null) && !own.includes(cell)) return INVALID_MOVE;
        hand.splice(index, 1);
        G.discards.push(card);
        G.board[cell] = side;
        G.last = cell;
        if (isFinished(G, cell, side)) G.lines[side]++;
        if (G.secret.deck.length === 0) G.secret.deck = random.Shuffle(G.discards.splice(0));
        hand.push(G.secret.deck.pop());
        G.pile = G.secret.deck.length;
        if (G.board.every((one) => one !== null)) return events.endGame({});
        events.endTurn();
      },
    },
  },
};

const server = Server({ games: [ludo("ludo", false), ludo("endless", true), sequence] });
const running = await server.run({ port: Number(process.argv[2]), callback: () => {} });
console.log(`ready ${running.appServer.address().port}`);

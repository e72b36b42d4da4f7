// From a wish to a running match.
import { createMatch, getBots, type Created, type GameInfo, type SeatWish, type Wish } from "./api";
import { randomId } from "./ids";
import { rememberMatch } from "./keys";
import { usualLevel } from "./levels";
import { prefs } from "./prefs.svelte";
import { router } from "./router.svelte";

const USUAL = 4; // players at a quick table, bots included

/**
 * Make the match, keep its keys on this device, and go there. This device's part in the throws is drawn only now, when
 * the server has told the seal of its secret; it goes along with the first `hello`.
 */
export async function start(wish: Wish): Promise<void> {
  const device = randomId();
  const door = wish.seats.some((seat) => seat.kind === "link") ? "ask" : "closed";
  const made = await createMatch({ door, ...wish, device });
  keep(wish.game, made, wish.seats.map((seat) => seat.name ?? ""), device);
  router.go(`/t/${made.match}`);
}

export function keep(game: string, made: Created, names: string[], device: string): void {
  const invites = Object.fromEntries(made.seats.flatMap((seat) => (seat.kind === "link" && seat.key ? [[seat.seat, seat.key]] : [])));
  rememberMatch(made.match, {
    game, keys: [made.host_key], device, table: made.table_key ?? null, host: made.host_key, watch: made.watch_key, invites, names, seal: made.commitment, scheme: made.scheme,
  });
}

export async function quickSeats(game: GameInfo): Promise<SeatWish[]> {
  const level = usualLevel(await getBots());
  const count = game.seats.includes(USUAL) ? USUAL : Math.max(...game.seats.filter((seats) => seats <= USUAL), Math.min(...game.seats));
  const bots = Array.from({ length: count - 1 }, (): SeatWish => ({ kind: "bot", level }));
  return [{ kind: "here", name: prefs.name }, ...bots];
}

/** A guided first game: who plays, and what happens, is written in the game's lessons. */
export async function learn(game: GameInfo): Promise<void> {
  await start({ game: game.id, seats: [{ kind: "here", name: prefs.name }], options: {}, is_lesson: true, pace: prefs.pace });
}

export async function playNow(game: GameInfo): Promise<void> {
  await start({ game: game.id, seats: await quickSeats(game), options: {}, pace: prefs.pace });
}

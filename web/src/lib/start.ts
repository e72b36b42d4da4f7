// From a wish to a running match.
import { createMatch, getBots, type Created, type GameInfo, type SeatWish, type Wish } from "./api";
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
  const made = await createMatch(wish);
  keep(wish.game, made, wish.seats.map((seat) => seat.name ?? ""));
  router.go(`/t/${made.match}`);
}

export function keep(game: string, made: Created, names: string[]): void {
  const own = made.seats.flatMap((seat) => (seat.kind === "here" && seat.key ? [seat.key] : []));
  const invites = Object.fromEntries(made.seats.flatMap((seat) => (seat.kind === "link" && seat.key ? [[seat.seat, seat.key]] : [])));
  rememberMatch(made.match, { game, keys: [...own, made.host_key], host: made.host_key, watch: made.watch_key, invites, names, seal: made.commitment });
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

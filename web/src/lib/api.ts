// The server's HTTP doors.
import type * as Schemas from "../generated/types";
import { app } from "./app.svelte";

export type {
  ClauseInfo as Clause, CreateMatch as Wish, Forbidden, Frame, GameInfo, LookBack, MatchCreated as Created, MatchStatus, OptionInfo as OptionField, Replay, Rules as Rulebook,
  SeatRequest as SeatWish, SetUp, StepInfo as SummaryStep, SummaryInfo as Summary, TurningPoint,
} from "../generated/types";
export type Value = Schemas.OptionInfo["values"][number];

/** A saved match: the server reads it, the client only carries it. */
export type MatchRecord = Record<string, unknown> & { game: string; options?: Record<string, Value>; fairness?: { commitment: string } | null };

/** What the server refused, with a stable code and perhaps the rule that forbids it. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly clause: string | null,
  ) {
    super(message);
  }
}

async function call<T>(path: string, init: RequestInit = {}): Promise<T> {
  const response = await fetch(path, init).catch(() => {
    throw new Refusal("network/offline", "no connection", null);
  });
  app.note(response);
  if (response.ok) return (await response.json()) as T;
  const problem = (await response.json().catch(() => ({}))) as Partial<Schemas.Problem>;
  throw new Refusal(problem.code ?? `http/${response.status}`, problem.message ?? response.statusText, problem.clause ?? null);
}

function post<T>(path: string, body: unknown): Promise<T> {
  return call<T>(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
}

const at = encodeURIComponent;

/** Asked once for all pages; again if it failed. */
function once<T>(path: string): () => Promise<T> {
  let asked: Promise<T> | null = null;
  return () => {
    asked ??= call<T>(path).catch((error: unknown) => {
      asked = null;
      throw error;
    });
    return asked;
  };
}

export const getGames = once<Schemas.GameInfo[]>("/api/games");
export const getBots = once<string[]>("/api/bots");
export const getHealth = (): Promise<Schemas.Health> => call("/api/health");

/** The levels, and the learned bots that the server offers for a game with so many players. */
export function getBotsFor(game: string, seats: number): Promise<string[]> {
  return call(`/api/bots?game=${at(game)}&seats=${seats}`);
}

export function getRules(game: string, language: string): Promise<Schemas.Rules> {
  return call(`/api/games/${at(game)}/rules/${at(language)}`);
}

export function getSummary(game: string, language: string): Promise<Schemas.SummaryInfo> {
  return call(`/api/games/${at(game)}/summary/${at(language)}`);
}

export const pictureOf = (game: string, number: number, isDark: boolean): string =>
  `/api/games/${at(game)}/pictures/${number}?dark=${isDark ? 1 : 0}`;

export const clausePicture = (game: string, clause: string, isDark: boolean): string =>
  `/api/games/${at(game)}/clauses/${at(clause)}?dark=${isDark ? 1 : 0}`;

export function planMatch(game: string, seats: number, options: Record<string, Value>): Promise<Schemas.SetUp> {
  return post(`/api/games/${at(game)}/set-up`, { seats, options });
}

export const createMatch = (wish: Schemas.CreateMatch): Promise<Schemas.MatchCreated> => post("/api/matches", wish);

export function getMatch(match: string): Promise<Schemas.MatchInfo> {
  return call(`/api/matches/${at(match)}`);
}

export function newLink(match: string, host: string, seat: number): Promise<Schemas.LinkMade> {
  return post(`/api/matches/${at(match)}/links`, { key: host, seat });
}

/** How matches stand of which this device has keys. */
export function getStatuses(matches: Schemas.HeldMatch[]): Promise<Schemas.MatchStatus[]> {
  return post("/api/status", { matches });
}

export const readBook = (key: string): Promise<Schemas.BookPage> => post("/api/book/read", { key });
export const writeBook = async (key: string, sealed: string, version: number): Promise<void> => void (await post("/api/book", { key, sealed, version }));
export const removeBook = async (key: string): Promise<void> => void (await post("/api/book/remove", { key }));

export function getRecord(match: string, key: string): Promise<MatchRecord> {
  return call(`/api/matches/${at(match)}/record`, { headers: { Authorization: `Bearer ${key}` } });
}

export const getPushKey = (): Promise<Schemas.PushKey> => call("/api/push");

export function subscribe(match: string, keys: readonly string[], { endpoint = "", keys: own = {} }: PushSubscriptionJSON, language: string): Promise<unknown> {
  const subscription = { endpoint, p256dh: own["p256dh"] ?? "", auth: own["auth"] ?? "" };
  return post(`/api/matches/${at(match)}/push`, { keys, subscription, language });
}

export const unsubscribe = (match: string, keys: readonly string[], endpoint: string): Promise<unknown> =>
  post(`/api/matches/${at(match)}/push/stop`, { keys, endpoint });

export const aboutThing = (record: MatchRecord, step: number, thing: string): Promise<Schemas.ThingInfo["about"]> =>
  post<Schemas.ThingInfo>("/api/replay/thing", { record, step, thing }).then((found) => found.about);

/** A page of a replay: what follows so many steps. */
export const replay = (record: MatchRecord, after = 0): Promise<Schemas.Replay> => post("/api/replay", { record, after });
export const analyse = (record: MatchRecord): Promise<Schemas.AnalysisJob> => post("/api/analyse", { record });
export const getAnalysis = (job: string): Promise<Schemas.AnalysisJob> => call(`/api/analyse/${at(job)}`);
export const verify = (record: MatchRecord): Promise<Schemas.Verified> => post("/api/verify", { record });

export const coverOf = (game: string, isDark: boolean): string => `/api/games/${at(game)}/cover.svg?dark=${isDark ? 1 : 0}`;

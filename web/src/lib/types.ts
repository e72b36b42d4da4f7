// The server's types under short names.
export type {
  About,
  Advised,
  AskInfo,
  Bubble,
  ChatLine,
  Choice,
  ClockNow,
  ClockPlan,
  Counter,
  DeviceInfo,
  Devices as SeatDevices,
  DueEntry,
  DueThrow,
  EntryPart,
  Explained,
  Guidance,
  Lead,
  Line as LogLine,
  Mark,
  Messages,
  Outcome,
  Panel,
  Refused,
  Result,
  Scene,
  SceneChange,
  SeatFace,
  SeatInfo,
  SeatSettings,
  Seen,
  Spot,
  Sprite,
  Surface,
  Text,
  Told,
  UndoAsked,
  UnusualStart,
  Update,
  Welcome,
  Who,
} from "../generated/types";
import type { Messages, Say, Told, Update } from "../generated/types";

export type Incoming = Messages["incoming"];
export type Outgoing = Messages["outgoing"];
export type Command = Extract<Incoming, { t: "do" }>["command"];
export type Door = NonNullable<Update["door"]>;
export type Motion = NonNullable<Told["motions"]>[number];
export type Cue = NonNullable<Told["cue"]>;
export type Phrase = NonNullable<Say["phrase"]>;

export const CHANCE = -1;
export const OVER = -2;

export interface Point {
  x: number;
  y: number;
}

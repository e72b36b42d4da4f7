// Made by `npm run types` from the schemas beside this file. Do not edit.

/**
 * The socket's messages: `incoming` from a client, `outgoing` to it.
 */
export interface Messages {
  incoming: Hello | Look | Do | Explain | AskHint | Hurry | Claim | AskSeat | MakePass | ListDevices | Ping;
  outgoing:
    Welcome | Update | Seen | Presence | Done | Refused | Explained | Advised | Devices | NextMatch | Failed | Pong;
}
/**
 * Come in: `keys` are the secrets this device holds: of links, of the host, of its seats.
 *
 *     `device` is a secret that the device has made itself for this match. A link to a seat is exchanged for it: from then
 *     on it opens the seat, and the link only asks. A seat's key that was made for another device is exchanged too.
 */
export interface Hello {
  t: "hello";
  match: string;
  keys: string[];
  seen?: number;
  nonce?: string;
  settings?: SeatSettings | null;
  device?: string | null;
  name?: string;
  protocol?: number;
}
/**
 * How a person likes to play. It holds while no bot plays the seat.
 */
export interface SeatSettings {
  throws_by_hand?: boolean;
  plays_forced?: boolean;
}
/**
 * See the table from this seat, one of one's own; None as a spectator sees it.
 */
export interface Look {
  t: "look";
  seat: number | null;
}
/**
 * Carry out a command of the table. The same `id` twice is one command.
 */
export interface Do {
  t: "do";
  id: string;
  command:
    | Play
    | Throw
    | Enter
    | Resign
    | EndSide
    | GiveUp
    | HandOver
    | AskUndo
    | AnswerUndo
    | AnswerAsk
    | SendAway
    | LeaveLesson
    | ChangeSettings
    | ChangePace
    | Say
    | Rename
    | Rematch
    | FillSeats
    | ChangeDoor;
}
/**
 * A choice, or an interjection. `seen` is the last seq that was known when it was made: an out-of-date tap is not
 *     taken for the next decision.
 */
export interface Play {
  t: "play";
  seat: number;
  action: number;
  seen: number;
}
/**
 * Make the throw that waits for this seat's hand, and those after it up to the next choice. `seen` is that of
 *     `Play`.
 */
export interface Throw {
  t: "throw";
  seat: number;
  seen: number;
}
/**
 * What was thrown or drawn at a real table, in a match whose chance is entered: all that is asked for, or of open
 *     outcomes the first few. `seen` is that of `Play`.
 */
export interface Enter {
  t: "enter";
  seat: number;
  outcomes: number[];
  seen: number;
}
/**
 * Leave for good by the rules of the game.
 */
export interface Resign {
  t: "resign";
  seat: number;
}
/**
 * Nobody but bots plays for this seat's side any more: all of it leaves, and has lost.
 */
export interface EndSide {
  t: "end_side";
  seat: number;
}
/**
 * End the match without a result when nobody but bots plays besides this seat: its throws can be proved then.
 */
export interface GiveUp {
  t: "give_up";
  seat: number;
}
/**
 * Let a bot of this level play the seat; an empty level gives it back.
 */
export interface HandOver {
  t: "hand_over";
  seat: number;
  level?: string;
}
/**
 * Take back this seat's last decision and what came of it; at a device that several seats share, the last decision
 *     of any of them. Seats at the same device consent without secrets. Where chance is entered, an entry is a decision
 *     too; while no person has decided since, it is corrected without asking. What waits for others goes first.
 */
export interface AskUndo {
  t: "ask_undo";
  seat: number;
}
/**
 * Consent or not; a no of the seat that asked withdraws the question.
 */
export interface AnswerUndo {
  t: "answer_undo";
  seat: number;
  yes: boolean;
}
/**
 * Let a device that asked for this seat in, or not.
 */
export interface AnswerAsk {
  t: "answer_ask";
  seat: number;
  device: string;
  yes: boolean;
}
/**
 * Take this seat from one of its devices that came after one's own.
 */
export interface SendAway {
  t: "send_away";
  seat: number;
  device: string;
}
/**
 * Play on without guidance: in the middle of the lessons or after the last one.
 */
export interface LeaveLesson {
  t: "leave_lesson";
  seat: number;
}
export interface ChangeSettings {
  t: "change_settings";
  seat: number;
  settings: SeatSettings;
}
/**
 * From now on bots seem to think so long.
 */
export interface ChangePace {
  t: "change_pace";
  seat: number;
  pace: "fast" | "instant" | "normal" | "slow";
}
/**
 * Chat: free words, or a quick phrase that everybody reads in their own language.
 */
export interface Say {
  t: "say";
  seat: number;
  words?: string;
  phrase?:
    | ("again" | "good_luck" | "goodbye" | "hello" | "hurry" | "one_moment" | "oops" | "thanks" | "well_played" | "wow")
    | null;
}
export interface Rename {
  t: "rename";
  seat: number;
  name: string;
}
/**
 * Play again with the same seats and options; the first who asks makes the match.
 */
export interface Rematch {
  t: "rematch";
  seat: number;
}
/**
 * The host starts: bots of this level take the seats for which nobody has come.
 */
export interface FillSeats {
  t: "fill_seats";
  level: string;
}
/**
 * The host says what the table link is good for. `key` is that of the new link where there is none; the host's
 *     device has made it.
 */
export interface ChangeDoor {
  t: "change_door";
  door: "ask" | "closed" | "open";
  key?: string | null;
}
/**
 * What is the first of these things, and why can they not be chosen now?
 *
 *     A thing is a sprite or spot by its id, `seat:0` for a player, or `seat:0:counter-yard` for what a panel shows.
 */
export interface Explain {
  t: "explain";
  id: string;
  things: string[];
}
/**
 * What would a strong bot do? Everybody is told that it was asked, then `done` is answered, and `advised` when the
 *     bot has thought. `seen` is the last seq seen.
 */
export interface AskHint {
  t: "ask_hint";
  id: string;
  seat: number;
  seen: number;
}
/**
 * Bots move without a pause until one of this device's seats is asked, or the match is over.
 */
export interface Hurry {
  t: "hurry";
}
/**
 * By the table link: take this free seat, or the first one. The same `id` twice is one claim.
 */
export interface Claim {
  t: "claim";
  id: string;
  seat: number | null;
  name?: string;
}
/**
 * By a link: ask for a seat. Its holder is asked, or the host where a bot plays it.
 */
export interface AskSeat {
  t: "ask_seat";
  id: string;
  seat: number;
  name?: string;
}
/**
 * Make a link with this key for one more device of one's own seat. It works once; an older one stops working.
 */
export interface MakePass {
  t: "make_pass";
  id: string;
  seat: number;
  key: string;
}
/**
 * Which devices hold this seat, one of one's own?
 */
export interface ListDevices {
  t: "list_devices";
  id: string;
  seat: number;
}
export interface Ping {
  t: "ping";
  id: string;
}
export interface Welcome {
  t: "welcome";
  match: string;
  game: string;
  options: {
    [k: string]: string | number | boolean | number[] | null;
  };
  seq: number;
  seats: SeatInfo[];
  yours: number[];
  viewer: number | null;
  is_host: boolean;
  is_started: boolean;
  pace: "fast" | "instant" | "normal" | "slow";
  has_secrets: boolean;
  actor: number;
  scene: Scene;
  log: Line[];
  chat: ChatLine[];
  commitment: string;
  nonces: (string | null)[];
  start?: UnusualStart | null;
  throw?: DueThrow | null;
  chance?: "entered" | "fair";
  entry?: DueEntry | null;
  undo?: UndoAsked | null;
  result?: Result | null;
  may_hint?: boolean;
  lesson?: Guidance | null;
  device?: string;
  may_claim?: boolean;
  linked?: number[];
  door?: "ask" | "closed" | "open";
  asks?: AskInfo[];
  clock_plan?: ClockPlan | null;
  clock?: ClockNow | null;
  since?: number;
}
/**
 * Who sits there; the same for everybody.
 */
export interface SeatInfo {
  seat: number;
  kind: "bot" | "open" | "person";
  name?: string;
  level?: string;
  is_here?: boolean;
  has_left?: boolean;
  is_held?: boolean;
  is_free?: boolean;
  screens?: number;
  devices?: string[];
}
/**
 * The whole picture of one view.
 */
export interface Scene {
  art: string;
  surfaces: Surface[];
  sprites?: Sprite[];
  spots?: Spot[];
  panels?: Panel[];
  prompt?: Text;
  choices?: Choice[];
  asides?: Choice[];
}
/**
 * A sheet to draw on: `board` for all, `hand` for the viewer's own things, maybe a `tray`.
 */
export interface Surface {
  id: string;
  width: number;
  height: number;
  backdrop?: Mark[];
  label?: Text | null;
}
/**
 * A fixed part of a backdrop: a rounded rectangle, a circle, a path or a symbol from the game's art.
 */
export interface Mark {
  kind: "circle" | "path" | "rect" | "symbol";
  x?: number;
  y?: number;
  w?: number;
  h?: number;
  r?: number;
  d?: string;
  fill?: string;
  stroke?: string;
  width?: number;
  turn?: number;
  shade?: boolean;
}
/**
 * A text id with its arguments, which may be texts themselves; `ludotek.text` makes words of it.
 */
export interface Text {
  t: "text";
  id: string;
  args?: {
    [k: string]: string | number | Text | Who;
  };
}
/**
 * A seat as an argument of a text; it is replaced by the player's name.
 */
export interface Who {
  t: "who";
  seat: number;
}
/**
 * A thing on a surface. The id stays the same from picture to picture, so the client can move it there.
 */
export interface Sprite {
  id: string;
  symbol: string;
  x: number;
  y: number;
  size?: number;
  surface?: string;
  tone?: string;
  turn?: number;
  layer?: number;
  label?: Text | null;
  badge?: string;
}
/**
 * A place that can be tapped: a circle with this radius, or a rounded square if `is_square`.
 */
export interface Spot {
  id: string;
  x: number;
  y: number;
  r?: number;
  surface?: string;
  is_square?: boolean;
  label?: Text | null;
  is_ground?: boolean;
}
/**
 * One seat at the edge of the table.
 */
export interface Panel {
  seat: number;
  face: SeatFace;
  is_turn?: boolean;
  counters?: Counter[];
  badges?: Text[];
}
/**
 * How a seat is known to everybody: its name in the game, its tone and its shape.
 */
export interface SeatFace {
  name: Text;
  tone: string;
  shape: string;
  side?: Text | null;
}
/**
 * A small number on a panel, with the words that explain it and perhaps a symbol of the game's art.
 */
export interface Counter {
  label: Text;
  value: number;
  symbol?: string;
}
/**
 * One thing a seat may do now: the action, its label, and the ids of the things in the picture it is about.
 *
 *     Where several things are taken together (four of these dice, some of those), `gathers` says how many of each: the
 *     player puts them together one by one and takes back at will. A `preset` is offered ready-made: a sensible handful,
 *     or what ends a decision. A `is_skip` only passes over an optional phase: the server fills in `opens`, the things
 *     that can be chosen after it, and a tap on one of them passes over the phase and takes the thing; and `ahead`, what
 *     can be gathered after it: its presets can be taken at once too. A `is_prelude` only
 *     says with what the next choice is made (which piece steps): it gets `opens` too, and a tap on a thing that only one
 *     prelude opens makes both choices. A `sweep` is the label for making this choice and all others that have one until
 *     none of them is left: the server fills in `rest`, the actions after this one, where every order comes to the same;
 *     the game does where chance comes between (draw three tiles): each is made if it is still offered then.
 *     What `begins` a choice is tapped first, because its other things alone mean something else: the discard pile, then
 *     the card that goes there, where a card alone is played.
 */
export interface Choice {
  action: number;
  label: Text;
  about?: string[];
  leads?: Lead[];
  begins?: string;
  gathers?: {
    [k: string]: number;
  };
  preset?: boolean;
  is_skip?: boolean;
  is_prelude?: boolean;
  opens?: string[];
  ahead?: Choice[];
  sweep?: Text | null;
  rest?: number[];
}
/**
 * Where a choice leads: this sprite would be there, and go there along these points if it does not go straight.
 */
export interface Lead {
  sprite: string;
  x: number;
  y: number;
  along?: [number, number][];
}
/**
 * One line of the log: what one step told this viewer.
 */
export interface Line {
  seq: number;
  told: Told[];
}
/**
 * An event as one viewer may know it: words, motions of the picture's sprites, and a sound.
 */
export interface Told {
  text?: Text | null;
  seat?: number | null;
  motions?: (Walk | TurnOver | Tumble | Arrive | Depart)[];
  cue?: "" | "bad" | "card" | "good" | "home" | "knock" | "place" | "step" | "throw" | "turn" | "win";
  at_once?: boolean;
}
/**
 * A sprite goes along these points, one after the other.
 */
export interface Walk {
  t: "walk";
  sprite: string;
  along: [number, number][];
}
/**
 * A sprite turns over and shows this symbol.
 */
export interface TurnOver {
  t: "turn_over";
  sprite: string;
  symbol: string;
}
/**
 * A die is thrown and settles with this symbol.
 */
export interface Tumble {
  t: "tumble";
  sprite: string;
  symbol: string;
}
/**
 * A sprite of the new picture comes from where `origin` lies, a sprite or spot of any surface: a drawn card.
 *
 *     If it is there already it stays, and something that shows `symbol` comes to it: a card to another player's hand.
 */
export interface Arrive {
  t: "arrive";
  sprite: string;
  origin: string;
  symbol?: string;
}
/**
 * A sprite of the old picture goes to where `to` lies, a thing of any surface, and is gone: a card played.
 */
export interface Depart {
  t: "depart";
  sprite: string;
  to: string;
}
export interface ChatLine {
  seq: number;
  seat: number;
  words?: string;
  phrase?:
    | ("again" | "good_luck" | "goodbye" | "hello" | "hurry" | "one_moment" | "oops" | "thanks" | "well_played" | "wow")
    | null;
}
/**
 * `text` says where the match comes from, in one sentence; `by` is who brought it.
 */
export interface UnusualStart {
  text: Text;
  by: string | Text;
  players?: string[];
  is_set_up?: boolean;
  hides?: boolean;
  differs?: Difference[];
  moved?: number;
}
/**
 * A number on a seat's panel that is not as at the beginning of other matches.
 */
export interface Difference {
  seat: number;
  label: Text;
  here: number;
  usual: number;
}
/**
 * A throw that is due: `seat` makes it, with these things of the picture. Equal ones in a row are one tap.
 *
 *     It is forced where no outcome lets the seat decide anything, and the table makes it; the server fills that in.
 */
export interface DueThrow {
  seat: number;
  about?: string[];
  turn?: number;
  is_forced?: boolean;
}
/**
 * What is to be entered now at a table with its own dice and cards.
 */
export interface DueEntry {
  seats?: number[];
  question?: Text | null;
  parts?: EntryPart[];
  is_secret?: boolean;
  entered?: number[];
}
/**
 * So many outcomes of one kind: three shot dice, the seven cards of a hand.
 */
export interface EntryPart {
  outcomes: Outcome[];
  count?: number;
  label?: Text | null;
}
/**
 * One thing that chance may bring: a side of a die, a card, a tile.
 */
export interface Outcome {
  action: number;
  label: Text;
  symbol?: string;
  tone?: string;
  most?: number;
}
export interface UndoAsked {
  seat: number;
  waiting: number[];
}
/**
 * At the end: a score per seat, and the secret that proves the throws (empty if they were entered).
 */
export interface Result {
  scores: number[];
  secret: string;
  rematch?: string | null;
  seal?: string | null;
  given_up_by?: number | null;
  undos?: number;
  is_practice?: boolean;
  places?: (number | null)[];
  numbers?: Tally[];
  wins?: number[];
  played?: number;
  replay_key?: string;
}
/**
 * One of the game's own numbers, for every seat: pieces knocked home, sequences, zombies shot.
 */
export interface Tally {
  label: Text;
  values: number[];
}
/**
 * Where the player is on the path: the bubbles to be read now, one after the other, and what is waited for.
 *
 *     There are no bubbles while others act. Without an action and a throw nothing is waited for: it is only read.
 */
export interface Guidance {
  number: number;
  count: number;
  bubbles?: Bubble[];
  action?: number | null;
  is_throw?: boolean;
  why?: Text | null;
}
/**
 * What one lesson says.
 */
export interface Bubble {
  number: number;
  text: Text;
  point?: string[];
  clauses?: string[];
}
/**
 * A device that asks for a seat: of its holder, or of the host where nobody holds it.
 */
export interface AskInfo {
  seat: number;
  device: string;
  name?: string;
}
/**
 * How long people may think: for each decision, or for all of them together with an increment after each turn.
 */
export interface ClockPlan {
  kind: "decision" | "player";
  seconds: number;
  increment?: number;
  at_zero?: "bot_moves" | "bot_takes_over" | "leaves";
  level?: string;
}
/**
 * The clocks at the moment of the message: a client counts down by itself from there.
 */
export interface ClockNow {
  seat: number | null;
  left: number[];
  starts_in?: number;
  is_out?: boolean;
}
/**
 * What one command added to the match's log. `actor`, `throw`, `entry` and `lesson` are as they are now; of the
 *     rest only what changed is there.
 */
export interface Update {
  t: "update";
  seq: number;
  actor: number;
  entries?: number;
  told?: Told[];
  throw?: DueThrow | null;
  entry?: DueEntry | null;
  change?: SceneChange | null;
  is_started?: boolean | null;
  nonces?: (string | null)[] | null;
  seats?: SeatInfo[] | null;
  pace?: ("fast" | "instant" | "normal" | "slow") | null;
  chat?: ChatLine | null;
  undo?: UndoAsked | null;
  undo_closed?: boolean;
  rewound?: boolean;
  rewound_by?: number | null;
  log?: Line[] | null;
  result?: Result | null;
  lesson?: Guidance | null;
  door?: ("ask" | "closed" | "open") | null;
  asks?: AskInfo[] | null;
  clock?: ClockNow | null;
}
/**
 * Sprites and spots to set and to remove, panels to set by their seat; everything else whole, where it changed.
 */
export interface SceneChange {
  sprites?: Sprite[];
  gone_sprites?: string[];
  spots?: Spot[];
  gone_spots?: string[];
  surfaces?: Surface[] | null;
  panels?: Panel[];
  prompt?: Text | null;
  choices?: Choice[] | null;
  asides?: Choice[] | null;
}
/**
 * The picture from another seat, after `look`.
 */
export interface Seen {
  t: "seen";
  viewer: number | null;
  seq: number;
  actor: number;
  scene: Scene;
  log: Line[];
  throw?: DueThrow | null;
  lesson?: Guidance | null;
  entry?: DueEntry | null;
}
export interface Presence {
  t: "presence";
  seats: SeatInfo[];
}
/**
 * A command was carried out and is durable; `seq` is its number.
 */
export interface Done {
  t: "done";
  id: string;
  seq: number;
}
/**
 * A command was not carried out; nothing changed. `text` says why in any language, `clause` which rule.
 */
export interface Refused {
  t: "refused";
  id: string;
  code: string;
  message: string;
  text?: Text | null;
  clause?: string | null;
}
/**
 * `text` and `clause` say why the things cannot be chosen now, `about` what the first of them is.
 */
export interface Explained {
  t: "explained";
  id: string;
  text: Text | null;
  clause: string | null;
  about?: About | null;
}
export interface About {
  name: Text;
  text?: Text | null;
  now?: Text | null;
  clause?: string | null;
  faces?: DieFace[];
}
/**
 * A face of a die, and on how many of its sides it is.
 */
export interface DieFace {
  symbol: string;
  name: Text;
  count: number;
}
/**
 * The answer to `ask_hint`, for the position of entry `moved`: at most three moves, the best first.
 *
 *     `equals` of the `legal` moves are about as good as the best.
 */
export interface Advised {
  t: "advised";
  id: string;
  moved: number;
  moves: HintMove[];
  equals: number;
  legal: number;
}
/**
 * A move with the chance to win after it. `reason` says why it is good, where that is simple.
 */
export interface HintMove {
  action: number;
  chance: number | null;
  is_best: boolean;
  reason?: Text | null;
}
/**
 * The answer to `list_devices`: those that hold the seat, in the order in which they came.
 */
export interface Devices {
  t: "devices";
  id: string;
  seat: number;
  devices: DeviceInfo[];
}
export interface DeviceInfo {
  device: string;
  since: number | null;
}
/**
 * A rematch is ready: the same keys open it.
 */
export interface NextMatch {
  t: "next_match";
  match: string;
}
/**
 * The connection cannot go on; it is closed after this.
 */
export interface Failed {
  t: "failed";
  code: string;
  message: string;
  after?: number;
}
export interface Pong {
  t: "pong";
  id: string;
}
/**
 * A look back that is being made: how far it is, then what it found or why there is none.
 */
export interface AnalysisJob {
  job: string;
  state: "done" | "failed" | "running" | "waiting";
  share: number;
  result?: LookBack | null;
  problem?: Problem | null;
}
export interface LookBack {
  game: string;
  names: string[];
  faces: SeatFace[];
  steps: number;
  scores: number[];
  curve: CurvePoint[];
  luck: number[];
  skill: number[];
  turns: TurningPoint[];
  lessons: Rethink[];
}
/**
 * Everybody's chance to win after this many steps.
 */
export interface CurvePoint {
  step: number;
  chances: number[];
}
/**
 * A step that changed much: a throw or draw that changed `seat`'s chance, or a decision of `seat`.
 */
export interface TurningPoint {
  step: number;
  seat: number;
  change: number;
  is_luck: boolean;
  told: Text[];
  played?: Text | null;
}
/**
 * A decision of `seat` with a better one, as an expert sees it. Before it this many steps had been made.
 */
export interface Rethink {
  step: number;
  seat: number;
  played: Text;
  better: Text;
  loss: number;
}
/**
 * Every error: a stable code, what is wrong in one line, and the rule that says so.
 */
export interface Problem {
  code: string;
  message: string;
  clause?: string | null;
}
export interface BookPage {
  sealed: string;
  version: number;
}
export interface BookRemoved {
  is_removed?: boolean;
}
export interface BookRequest {
  key: string;
}
export interface BookWritten {
  version: number;
}
export interface CreateMatch {
  game: string;
  seats: SeatRequest[];
  options?: {
    [k: string]: unknown;
  };
  pace?: "fast" | "instant" | "normal" | "slow";
  hints?: boolean;
  chance?: "entered" | "fair";
  from_record?: ForkRequest | null;
  door?: "ask" | "closed" | "open";
  device?: string | null;
  clock?: ClockPlan | null;
  is_lesson?: boolean;
}
/**
 * Who is to sit there: a person at this device, a person who gets a link, or a bot.
 */
export interface SeatRequest {
  kind: "bot" | "here" | "link";
  name?: string;
  level?: string;
  nonce?: string;
}
/**
 * Go on from a step of another match.
 */
export interface ForkRequest {
  record: {
    [k: string]: unknown;
  };
  at: number;
}
export interface Health {
  ok: boolean;
  version: string;
  rooms: number;
  address: string | null;
  problem?: string | null;
}
export interface LinkMade {
  key: string;
}
export interface MatchCreated {
  match: string;
  host_key: string;
  watch_key: string;
  commitment: string;
  seats: SeatKey[];
  table_key?: string | null;
  scheme?: number;
}
export interface SeatKey {
  seat: number;
  kind: "bot" | "here" | "link";
  key: string | null;
}
export interface MatchInfo {
  match: string;
  game: string;
  commitment: string;
  scheme: number;
}
/**
 * `key` is the host's.
 */
export interface NewLink {
  key: string;
  seat: number;
}
/**
 * The board after so many steps; None: after all.
 */
export interface PictureRequest {
  record: {
    [k: string]: unknown;
  };
  step?: number | null;
  dark?: boolean;
}
/**
 * By which a browser subscribes to notifications of this server.
 */
export interface PushKey {
  key: string;
}
/**
 * Call this device when one of the seats whose keys it shows is asked.
 */
export interface PushRequest {
  keys: string[];
  subscription: DeviceRequest;
  language?: string;
}
/**
 * A subscription of the browser's Push API.
 */
export interface DeviceRequest {
  endpoint: string;
  p256dh: string;
  auth: string;
}
export interface PushStop {
  keys: string[];
  endpoint: string;
}
export interface RecordRequest {
  record: {
    [k: string]: unknown;
  };
}
/**
 * A page of a replay: what follows so many steps.
 */
export interface ReplayRequest {
  record: {
    [k: string]: unknown;
  };
  after?: number;
}
export interface Rules {
  sections: SectionInfo[];
  clauses: ClauseInfo[];
}
export interface SectionInfo {
  id: string;
  title: string;
}
export interface ClauseInfo {
  id: string;
  section: string;
  text: string;
  options: string[];
  is_ruling: boolean;
  has_picture?: boolean;
}
/**
 * What a match would be like: of the wished options those that go together, and who plays with whom.
 */
export interface SetUp {
  options: {
    [k: string]: unknown;
  };
  forbidden: Forbidden[];
  faces: SeatFace[];
}
/**
 * An option's value that the rules forbid with this number of players and these other options.
 */
export interface Forbidden {
  option: string;
  value: string | number | boolean | null;
  clause?: string | null;
}
/**
 * What is wished for before the match: the number of players and the options that are not as usual.
 */
export interface SetUpRequest {
  seats: number;
  options?: {
    [k: string]: unknown;
  };
}
export interface StatusRequest {
  matches: HeldMatch[];
}
/**
 * A match, and what shows that a device belongs to it.
 */
export interface HeldMatch {
  match: string;
  keys?: string[];
  device?: string | null;
}
/**
 * The game on one screen.
 */
export interface SummaryInfo {
  aim: StepInfo;
  turn: StepInfo[];
  end: StepInfo;
  mistakes: StepInfo[];
}
export interface StepInfo {
  text: string;
  clauses: string[];
  picture: number | null;
}
/**
 * What is this thing of the picture after so many steps?
 */
export interface ThingRequest {
  record: {
    [k: string]: unknown;
  };
  step: number;
  thing: string;
}
/**
 * `key` comes from the player code, without which `sealed` cannot be read; `version` is one more than the last.
 */
export interface WriteBook {
  key: string;
  sealed: string;
  version: number;
}
/**
 * A page of a replay: `first` is the picture after `after` of the `steps`, and the frames follow it.
 */
export interface Replay {
  game: string;
  options: {
    [k: string]: unknown;
  };
  names: string[];
  first: Scene;
  frames: Frame[];
  after: number;
  steps: number;
}
/**
 * The picture after a step, as differences from the one before.
 */
export interface Frame {
  step: number;
  actor: number;
  told?: Told[];
  change?: SceneChange | null;
}
export interface ThingInfo {
  about: About | null;
}
/**
 * What was proved of a record, weights and result by the rules too.
 */
export interface Verified {
  throws: number;
  entered?: boolean;
  scheme?: number;
  notes?: string[];
}
export interface GameInfo {
  id: string;
  version: number;
  seats: number[];
  has_secrets: boolean;
  options: OptionInfo[];
  has_lessons?: boolean;
  can_enter?: boolean;
}
/**
 * Without values any value of the default's kind will do, and also if it `is_open`. None means: as usual.
 */
export interface OptionInfo {
  name: string;
  values: (string | number | boolean | null)[];
  default: string | number | boolean | number[] | null;
  is_open?: boolean;
}
/**
 * How a match stands, as everybody at its table sees it.
 */
export interface MatchStatus {
  match: string;
  game: string;
  names: string[];
  levels: string[];
  yours: number[];
  is_started: boolean;
  is_over: boolean;
  turn: number | null;
  since: number | null;
  scores: number[];
}

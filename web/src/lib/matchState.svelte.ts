// What this device knows of a match, and what follows from it: who may do what, and who may see it.
import { Advice } from "./advice.svelte";
import { setOf } from "./choices";
import { Clock } from "./clock.svelte";
import { Commands } from "./commands";
import { capitalize } from "./fluent";
import { Guide } from "./guide.svelte";
import { rowsOf } from "./hint";
import type { Entry } from "./log";
import { Picking } from "./picking.svelte";
import { prefs } from "./prefs.svelte";
import { Recap } from "./recap.svelte";
import type { Seating } from "./seating.svelte";
import type { Link } from "./socket";
import type { Stage } from "./stage.svelte";
import type { ChatLine, Choice, DueEntry, DueThrow, Lead, Panel, Result, Scene, SeatInfo, Seen, Text, UndoAsked, UnusualStart, Update, Welcome } from "./types";
import { OVER } from "./types";
import { words } from "./words.svelte";

export interface Notice {
  text: Text | null; // null: nothing more is known
  clause: string | null;
  code: string;
  seat?: number; // whom it is about
}

/** What every news says of the turn. */
type Turn = Pick<Welcome | Update | Seen, "actor" | "throw" | "entry" | "lesson">;

const NO_SEATS: SeatInfo[] = [];
const NOTHING_TO_THROW: readonly string[] = [];

export abstract class MatchState extends Commands {
  link = $state<Link>({ state: "connecting" });
  wasHere = $state(false); // a welcome came once
  game = $state("");
  options = $state.raw<Welcome["options"]>({});
  seats = $state.raw<SeatInfo[]>(NO_SEATS);
  yours = $state.raw<number[]>([]);
  viewer = $state<number | null>(null);
  isHost = $state(false);
  isStarted = $state(false);
  hasSecrets = $state(false);
  mayHint = $state(false); // bots may be asked for help
  commitment = $state("");
  start = $state.raw<UnusualStart | null>(null); // null: the match began as usual
  actor = $state(-1);
  pace = $state<Welcome["pace"]>("normal"); // of the bots
  isHurrying = $state(false); // everything is shown at once until somebody here is asked
  log = $state.raw<Entry[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  undo = $state.raw<UndoAsked | null>(null);
  result = $state.raw<Result | null>(null);
  nextMatch = $state<string | null>(null);
  notice = $state.raw<Notice | null>(null);
  isBusy = $state(false); // something is being shown
  isSent = $state(false); // a choice is on its way
  isAsideSent = $state(false);
  due = $state.raw<DueThrow | null>(null); // the throw that waits for somebody's hand
  isEntered = $state(false); // people say what their own dice and cards brought
  entry = $state.raw<DueEntry | null>(null); // what is to be entered now
  uncovered = $state<number | null>(null); // the seat that may see the device, where there are secrets

  passes = $state(0); // how often the turn has passed on since somebody here was asked

  abstract readonly stage: Stage;
  abstract readonly seating: Seating;
  readonly recap = new Recap();
  readonly advice = new Advice();
  readonly picking = new Picking(() => this.choices);
  readonly guide = new Guide();
  readonly clock = new Clock();
  protected decided = $state.raw<{ seat: number; asides: readonly number[] } | null>(null); // here, and what was open out of turn then

  /** Everything that a welcome says; what was here before counts no more. */
  protected takeOver(news: Welcome): void {
    this.wasHere = true;
    this.game = news.game;
    this.options = news.options;
    this.seats = news.seats;
    this.yours = news.yours;
    this.viewer = news.viewer;
    this.isHost = news.is_host;
    this.isStarted = news.is_started;
    this.hasSecrets = news.has_secrets;
    this.mayHint = news.may_hint ?? false;
    this.commitment = news.commitment;
    this.start = news.start ?? null;
    this.isEntered = news.chance === "entered";
    this.pace = news.pace;
    this.clock.plan = news.clock_plan ?? null;
    this.clock.hear(news.clock);
    this.isHurrying = false;
    this.undo = news.undo ?? null;
    this.result = news.result ?? null;
    this.passes = 0;
    this.picking.clear();
    this.recap.clear();
    this.takeTurn(news);
  }

  /** Whose turn it is, what waits for a hand, and where a lesson is. */
  protected takeTurn(news: Turn): void {
    this.actor = news.actor;
    this.due = news.throw ?? null;
    this.entry = news.entry ?? null;
    this.guide.hear(news.lesson ?? null);
  }

  /** The match ended, with a result or without. */
  get isOver(): boolean {
    return this.result !== null || this.actor === OVER;
  }

  // What may be done

  get scene(): Scene | null {
    return this.stage.scene;
  }

  /** The match ended without a result. */
  get isGivenUp(): boolean {
    return this.result?.given_up_by != null;
  }

  /** Somebody is not here yet; one's own seats are as good as taken. */
  get isWaiting(): boolean {
    return !this.isStarted && this.seats.some(({ kind, seat }) => kind === "open" && !this.yours.includes(seat));
  }

  /** Came by a link, and has no seat. */
  get isGuest(): boolean {
    return this.yours.length === 0 && !this.result && (this.seating.mayClaim || this.seating.linked.length > 0);
  }

  get isMine(): boolean {
    return this.yours.includes(this.actor);
  }

  /** The seat of whom something is asked now that only one may see: a decision, or what was drawn. */
  get asked(): number {
    const { entry, actor, viewer } = this;
    if (actor >= 0 || !entry?.is_secret) return actor;
    const waiting = (entry.seats ?? []).filter((seat) => this.yours.includes(seat));
    return (viewer !== null && waiting.includes(viewer) ? viewer : waiting[0]) ?? actor;
  }

  /** Secret cards of a real box: no bot can take a seat, since nobody may see what it draws. */
  get isPeopleOnly(): boolean {
    return this.isEntered && this.hasSecrets;
  }

  /** What was thrown or drawn can be entered at this device. */
  get canEnter(): boolean {
    const isOpen = this.entry !== null && (this.entry.parts?.length ?? 0) > 0 && this.yours.length > 0;
    return isOpen && this.isStarted && !this.isBusy && !this.isSent && this.curtain === null;
  }

  /** It is asked of somebody here, or of anybody. */
  get isEntering(): boolean {
    const { entry } = this;
    const isOurs = entry?.is_secret ? !entry.entered?.length : !entry?.seats?.length || entry.seats.some((seat) => this.yours.includes(seat));
    return this.canEnter && isOurs;
  }

  /** For whom this device enters what is asked. */
  get entering(): number {
    const { entry, viewer } = this;
    if (entry?.is_secret && viewer !== null) return viewer;
    return entry?.seats?.find((seat) => this.yours.includes(seat)) ?? this.yours.find((seat) => this.isPerson(seat)) ?? 0;
  }

  /** Somebody at this device is to decide, to throw or to enter something, as far as is shown. */
  get isAsked(): boolean {
    if (this.entry?.seats?.some((seat) => this.yours.includes(seat))) return true;
    const seat = this.due?.seat ?? this.actor;
    return this.yours.includes(seat) && this.isPerson(seat);
  }

  /** Bots play, or this device has nothing to do any more: it can be hurried. */
  get canHurry(): boolean {
    const { due, actor } = this;
    return this.yours.length > 0 && this.isStarted && !this.result && due === null && actor >= 0 && !this.isPerson(actor) && !this.isHurrying;
  }

  /** Two rounds went by without anybody here: out of the game, or waiting for its end. */
  get isPassedOver(): boolean {
    return this.yours.length > 0 && this.passes >= 2 * this.seats.length;
  }

  /** A seat of this device that a bot plays, though its person is here. */
  get takenOver(): number | null {
    if (!this.isStarted || this.result) return null;
    return this.yours.find((seat) => !this.isPerson(seat) && !this.seats[seat]?.has_left) ?? null;
  }

  /** Whom everybody waits for, and whose player is not connected. */
  get absent(): number | null {
    const asked = this.entry?.seats ?? (this.due?.is_forced ? [] : [this.due?.seat ?? this.actor]);
    const isAway = (seat: number): boolean => this.seats[seat]?.kind === "person" && !this.seats[seat]?.is_here && !this.yours.includes(seat);
    return this.isStarted && !this.result ? (asked.find(isAway) ?? null) : null;
  }

  /** Somebody at this device throws next, or throws just now. */
  protected get hasThrow(): boolean {
    const { due } = this;
    return due !== null && this.yours.includes(due.seat) && this.isPerson(due.seat) && this.isStarted && this.curtain === null;
  }

  /** A throw waits for a hand at this device. */
  get canThrow(): boolean {
    return this.hasThrow && !this.due?.is_forced && !this.isBusy && !this.isSent && !this.guide.isReading;
  }

  /** A throw of somebody here leads to no choice, and the table makes it. */
  get throwsItself(): boolean {
    return this.hasThrow && this.due?.is_forced === true && this.stage.thrower === null;
  }

  /** What is thrown by hand here now. */
  get dice(): readonly string[] {
    return this.canThrow ? (this.due?.about ?? []) : NOTHING_TO_THROW;
  }

  /** The choices of this device now; none while something moves or a choice is on its way. */
  get choices(): Choice[] {
    const canChoose = this.isMine && this.viewer === this.actor && this.isStarted && !this.isBusy && !this.isSent && !this.guide.isReading;
    return canChoose && this.isPerson(this.actor) && this.curtain === null ? (this.scene?.choices ?? []) : [];
  }

  /** There is only one choice, and the table will make it. */
  get isForced(): boolean {
    return prefs.playsForced && !this.guide.guidance && this.choices.length === 1 && this.asides.length === 0;
  }

  /** What may be done out of turn, from the seat that looks: at any time, whatever moves. */
  get asides(): Choice[] {
    const seat = this.viewer;
    const mayAct = seat !== null && this.yours.includes(seat) && this.isStarted && !this.result && !this.isAsideSent;
    return mayAct && this.isPerson(seat) && this.curtain === null ? (this.scene?.asides ?? []) : [];
  }

  /**
   * With several people at the device: the player who has just decided may now do something more out of turn. The next one
   * waits until it is done or waived.
   */
  get isLingering(): boolean {
    const { decided, actor } = this;
    if (!decided || this.yours.length < 2 || this.viewer !== decided.seat || actor === decided.seat || actor < 0) return false;
    return (this.scene?.asides ?? []).some((aside) => !decided.asides.includes(aside.action));
  }

  /** There is something to choose here, and a bot may be asked. */
  get canAskHint(): boolean {
    return this.mayHint && this.choices.length > 1 && !this.isForced && this.guide.guidance === null;
  }

  /** The choice after which all others of its kind can be made at once. */
  get sweep(): Choice | null {
    const isFree = this.guide.guidance === null && this.picking.picked.length === 0;
    return isFree ? (this.choices.find((choice) => choice.sweep && choice.rest?.length) ?? null) : null;
  }

  /** The optional phase that can be passed over by taking something ready-made after it. */
  get shortcut(): Choice | null {
    const isFree = this.guide.guidance === null && this.picking.picked.length === 0;
    return isFree ? (this.choices.find((choice) => choice.is_skip && choice.ahead?.length) ?? null) : null;
  }

  /** The best of what a bot said, to be shown on the board. */
  get hinted(): Choice | null {
    return rowsOf(this.advice.hint, this.choices)[0]?.choice ?? null;
  }

  get lit(): ReadonlySet<string> {
    return this.canThrow ? setOf([...this.dice]) : this.picking.lit;
  }

  /** Whom the device is to be passed to before anything is shown. */
  get curtain(): number | null {
    if (!this.hasSecrets || this.yours.length < 2 || !this.isStarted || this.result || this.isLingering) return null;
    if (this.isBusy && this.viewer !== null && this.viewer === this.uncovered) return null; // everybody may see what happens
    return this.yours.includes(this.asked) && this.uncovered !== this.asked ? this.asked : null;
  }

  /** The curtain is drawn, but what is known here is still somebody's own: nothing of it may be shown. */
  get isCovered(): boolean {
    return this.curtain !== null && this.viewer !== null;
  }

  /** The seat that has won; the first of several. */
  get winner(): Panel | undefined {
    const scores = this.result?.scores ?? [];
    return this.panel(scores.indexOf(Math.max(...scores)));
  }

  /** Somebody at this device has won, or a spectator sees a victory; nobody celebrates a draw. */
  get shouldCelebrate(): boolean {
    const scores = this.result?.scores ?? [];
    const best = Math.max(...scores);
    const isWon = scores.some((score) => score < best);
    return isWon && (this.yours.length === 0 || this.yours.some((seat) => scores[seat] === best));
  }

  panel(seat: number): Panel | undefined {
    return this.scene?.panels?.find((panel) => panel.seat === seat);
  }

  /** Who wins and loses together with this seat, itself among them. */
  sideOf(seat: number): SeatInfo[] {
    const side = this.panel(seat)?.face.side;
    const isOfIt = (other: SeatInfo): boolean => {
      const theirs = this.panel(other.seat)?.face.side;
      return other.seat === seat || (!!side && !!theirs && this.say(side) === this.say(theirs));
    };
    return this.seats.filter(isOfIt);
  }

  /** Whether this device may end the side of the seat: only bots play for it, and nobody else looks on. */
  mayEnd(seat: number): boolean {
    const isLeftAlone = (one: SeatInfo): boolean => one.has_left === true || (one.kind === "bot" && (!one.is_here || this.yours.includes(one.seat)));
    return this.isHost && this.isStarted && !this.result && !this.seats[seat]?.has_left && this.sideOf(seat).every(isLeftAlone);
  }

  /** What is going on, or whose throw is waited for elsewhere. */
  get prompt(): string {
    if (this.isEntering && this.entry?.question) return capitalize(this.prompted(this.entry.question));
    const thrower = this.stage.thrower ?? (this.isBusy || !this.due || this.yours.includes(this.due.seat) ? null : this.due.seat);
    if (thrower !== null) return capitalize(words.t("throw-waits", { name: this.name(thrower) }));
    return this.scene?.prompt ? this.prompted(this.scene.prompt) : "";
  }

  /** A prompt; where "you" may be several people at this device, with the name of whom it means. */
  prompted(prompt: Text): string {
    const said = this.say(prompt);
    const isToOneOfSeveral = this.yours.length > 1 && prompt.id.endsWith("-you");
    return isToOneOfSeveral && this.viewer !== null ? `${capitalize(this.name(this.viewer))} – ${said}` : said;
  }

  name(seat: number): string {
    const given = this.seats[seat]?.name;
    if (given) return given;
    const panel = this.panel(seat);
    return panel ? words.say(this.game, panel.face.name) : `#${seat + 1}`;
  }

  say(text: Text): string {
    return words.say(this.game, text, (seat) => this.name(seat));
  }

  leads(thing: string): Lead[] {
    return this.picking.leads(thing);
  }

  protected isPerson(seat: number): boolean {
    return this.seats[seat]?.kind !== "bot";
  }
}

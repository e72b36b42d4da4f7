// One match as this device sees it: what the server says, shown one step after the other.

import { Asking } from "./asking.svelte";
import { NOTHING } from "./following";
import { helloOf, settingsOf } from "./hello";
import { randomId } from "./ids";
import { Inquiries } from "./inquiries";
import { Seating } from "./seating.svelte";
import { diceOf, entriesOf, entryOf } from "./log";
import { speedFactor } from "./motion";
import { prefs } from "./prefs.svelte";
import { rememberStanding, takeAlong } from "./matchMemory";
import { MatchState } from "./matchState.svelte";
import { READ } from "./recap.svelte";
import { Connection, webSocket, type Link, type Wire } from "./socket";
import { noteEnd, noteNonces } from "./seal";
import { Stage } from "./stage.svelte";
import type { Choice, Command, Incoming, Outgoing, Seen, Update, Welcome } from "./types";
import { CHANCE } from "./types";

const WARNING = "told"; // the code of a notice about what was told
const LASTING = /^(told$|seat\/|undo\/|hint\/|chat\/|link\/|message\/)/; // codes of notices that are true in the next position too
const WARNINGS = /^told-(time-|entry-refused$)/; // what is told of somebody here, who should not overlook it
const LOOK = 1200; // milliseconds to look at what has happened before the curtain falls

export class Table extends MatchState {
  override readonly stage: Stage;
  #connection: Connection;
  #queue: (Update | Seen)[] = [];
  #seq = 0;
  #visit = 0; // rises with every welcome: what was being shown before counts no more
  #sent: string | null = null;
  #aside: string | null = null;
  #inquiries = new Inquiries((id, things) => this.#connection.command({ t: "explain", id, things }));
  readonly asking = new Asking((things) => this.#inquiries.ask(things));
  #rematch: string | null = null;
  #following = NOTHING;
  #wasForced = false; // the choice that was sent last
  #told = ""; // the settings that the table knows

  readonly seating: Seating;

  constructor(readonly match: string, dial: () => Wire = () => webSocket(match)) {
    super();
    this.seating = new Seating(match, (message) => this.#connection.command(message));
    this.stage = new Stage(() => (this.isHurrying ? 0 : speedFactor(prefs.pace, this.#queue.length)));
    this.#connection = new Connection(
      { hello: () => this.#hello(), heard: (message) => this.heard(message), changed: (link) => this.#linked(link) },
      dial,
    );
  }

  #linked(link: Link): void {
    this.link = link;
    if (link.state === "waiting" && link.isPlanned) this.clock.pause();
  }

  open(): () => void {
    const hurry = (): void => {
      if (!document.hidden) this.#connection.hurry();
    };
    addEventListener("online", hurry);
    document.addEventListener("visibilitychange", hurry);
    this.#connection.start();
    return () => {
      removeEventListener("online", hurry);
      document.removeEventListener("visibilitychange", hurry);
      this.#connection.close();
    };
  }

  // What is done

  tap(thing: string, isBack = false): void {
    if (this.dice.includes(thing)) return this.throw();
    if (this.isBusy) return this.skip();
    if (this.isSent) return; // an answer is on its way
    if (!isBack && this.picking.lit.has(thing) && this.guide.refusesThing(thing, this.choices, this.picking.gathered)) return;
    const tapped = this.picking.tap(thing, isBack);
    if (tapped.kind === "play") this.play(tapped.choice, tapped.onto);
    else if (tapped.kind === "nothing") this.explain(thing, ...this.picking.picked);
    else this.notice = tapped.kind === "refused" ? { text: null, clause: null, code: "gather/full" } : null;
  }

  /** Make a choice, and all others of its kind after it. */
  playAll(choice: Choice): void {
    this.play(choice, [], choice.rest);
  }

  /** Make a choice. Where it only passes over an optional phase, `things` are taken then; `actions` are made after it. */
  play(choice: Choice, things: readonly string[] = [], actions: readonly number[] = []): void {
    if (!this.choices.includes(choice) || this.guide.refusesChoice(choice)) return;
    this.#following = { things, actions, after: this.#seq };
    this.advice.drop();
    this.notice = null;
    this.decided = { seat: this.actor, asides: this.asides.map((aside) => aside.action) };
    this.#wasForced = this.isForced;
    this.#sent = this.order({ t: "play", seat: this.actor, action: choice.action, seen: this.#seq });
    this.isSent = true;
    this.picking.clear();
  }

  /** Do something out of turn. */
  interject(aside: Choice): void {
    if (this.viewer === null || !this.asides.includes(aside) || this.guide.refusesChoice(aside)) return;
    this.notice = null;
    this.#aside = this.order({ t: "play", seat: this.viewer, action: aside.action, seen: this.#seq });
    this.isAsideSent = true;
  }

  /** Nothing more out of turn: the next one may have the device. */
  goOn(): void {
    this.decided = null;
    this.#lookAround();
  }

  /** Says what was tapped, and why it cannot be chosen now. */
  explain(...things: string[]): void {
    void this.asking.ask(things, "tap").then((answer) => {
      if (answer?.reason && !answer.about) this.notice = { text: answer.reason, clause: answer.clause, code: "" };
    });
  }

  /** Ask a bot what it would do. Everybody at the table is told. */
  askHint(): void {
    if (!this.canAskHint || this.advice.isThinking) return;
    this.#connection.command({ t: "ask_hint", id: this.advice.ask(), seat: this.actor, seen: this.#seq });
  }

  rematch(): void {
    this.#rematch = this.order({ t: "rematch", seat: this.yours[0] ?? 0 });
  }

  #goTo(next: string): void {
    takeAlong(this.match, next);
    this.nextMatch = next;
  }

  /** Whether this device asked for the rematch, and so goes there by itself. */
  get wantsRematch(): boolean {
    return this.#rematch !== null;
  }

  uncover(seat: number): void {
    this.uncovered = seat;
    this.#connection.look(seat);
  }

  /** See the rest of the story at once. */
  skip(): void {
    this.stage.skip();
  }

  /** Shows everything at once, and bots make no pause, until a player of this device decides again or it is over. */
  hurry(): void {
    const isWaiting = !this.isAsked || this.isBusy || this.isSent;
    this.isHurrying = this.yours.length > 0 && this.isStarted && !this.result && isWaiting;
    this.stage.skip();
    if (this.isHurrying) this.#connection.hurryBots();
  }

  /** Plays once more what the others did since somebody here moved. What comes meanwhile is shown afterwards. */
  async playAgain(): Promise<void> {
    const now = this.scene;
    if (this.isBusy || !now) return;
    this.isBusy = true;
    const visit = this.#visit;
    await this.recap.replay(this.stage, now, () => visit === this.#visit); // a welcome brings another picture
    this.stage.rest();
    this.isBusy = false;
    if (this.#queue.length > 0) void this.#run();
  }

  /** Make the throw that waits for this device's hand. */
  throw(): void {
    if (!this.canThrow || !this.due) return;
    this.notice = null;
    this.#sent = this.order({ t: "throw", seat: this.due.seat, seen: this.#seq });
    this.isSent = true;
  }

  /** Say what this table's own dice and cards brought. */
  enter(outcomes: readonly number[]): void {
    if (!this.canEnter) return;
    this.notice = null;
    this.#sent = this.order({ t: "enter", seat: this.entering, outcomes: [...outcomes], seen: this.#seq });
    this.isSent = true;
  }

  /** Let the bots of this match move at this person's pace, from now on. */
  tellPace(): void {
    const seat = this.yours[0];
    if (seat !== undefined && !this.result && prefs.pace !== this.pace) this.order({ t: "change_pace", seat, pace: prefs.pace });
  }

  /** Tell the table how this person likes to play, wherever it does not know yet. */
  tellSettings(): void {
    const settings = settingsOf();
    if (JSON.stringify(settings) === this.#told) return;
    this.#told = JSON.stringify(settings);
    for (const seat of this.yours) this.order({ t: "change_settings", seat, settings });
  }

  protected override order(command: Command): string {
    const id = randomId();
    this.#connection.command({ t: "do", id, command });
    return id;
  }

  // What is heard

  #hello(): Extract<Incoming, { t: "hello" }> {
    const settings = settingsOf();
    this.#told = JSON.stringify(settings);
    return helloOf(this.match, this.#seq, settings);
  }

  heard(message: Outgoing): void {
    switch (message.t) {
      case "welcome":
        return this.#welcome(message);
      case "update":
        return this.#update(message);
      case "seen":
        return this.#line(message);
      case "presence":
        this.seats = message.seats;
        this.seating.watch(this.seats, this.yours);
        return;
      case "devices":
        this.seating.listed(message);
        return;
      case "done":
        if (this.seating.answered(message.id)) return;
        this.#answered(message.id);
        if (!this.isBusy) this.#takeOn();
        return;
      case "refused":
        if (this.seating.answered(message.id, message.code)) return;
        this.#answered(message.id);
        this.advice.refused(message.id);
        this.#following = NOTHING;
        if (message.code === "table/out_of_date" && this.#wasForced) return; // it was made by itself in the same moment
        this.notice = { text: message.text ?? null, clause: message.clause ?? null, code: message.code };
        return;
      case "explained":
        return this.#inquiries.hear(message);
      case "advised":
        return this.advice.hear(message);
      case "next_match":
        this.#goTo(message.match);
        return;
    }
  }

  #answered(id: string): void {
    if (id === this.#sent) this.isSent = false;
    if (id === this.#aside) this.isAsideSent = false;
  }

  #welcome(news: Welcome): void {
    this.#visit++;
    this.#queue = [];
    this.#following = NOTHING;
    this.#seq = news.seq;
    this.takeOver(news);
    this.seating.hear(news);
    this.seating.watch(news.seats, news.yours);
    this.advice.drop();
    const since = news.since ?? 0;
    this.log = [...this.log.filter((entry) => entry.seq <= since), ...entriesOf(news.log)];
    this.chat = [...this.chat.filter((line) => line.seq <= since), ...news.chat];
    if (news.result?.rematch) this.#goTo(news.result.rematch);
    this.stage.set(news.scene);
    if (news.is_started) noteNonces(this.match, news.nonces);
    noteEnd(this.match, news.result?.seal);
    rememberStanding(this);
    this.#lookAround();
  }

  #update(news: Update): void {
    this.#seq = news.seq;
    if (news.seats) this.seats = news.seats;
    this.seating.hear(news);
    this.seating.watch(this.seats, this.yours);
    if (news.pace) this.pace = news.pace;
    this.clock.hear(news.clock);
    if (news.is_started != null) this.isStarted = news.is_started;
    if (news.is_started && news.nonces) noteNonces(this.match, news.nonces);
    noteEnd(this.match, news.result?.seal);
    if (news.chat) this.chat = [...this.chat, news.chat];
    if (news.undo) this.undo = news.undo;
    if (news.undo_closed) this.undo = null;
    if (news.rewound) this.stage.skip(); // what was still to be shown has not happened
    if (news.result?.rematch) this.#goTo(news.result.rematch);
    this.#line(news);
  }

  #line(news: Update | Seen): void {
    this.#queue.push(news);
    void this.#run();
  }

  async #run(): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    for (let news = this.#queue.shift(); news; news = this.#queue.shift()) {
      await (news.t === "seen" ? this.#showSeen(news) : this.#showUpdate(news));
    }
    await this.#lookBeforeCurtain();
    this.stage.rest();
    this.isBusy = false;
    if (this.#queue.length > 0) return this.#run();
    this.#lookAround();
    this.#takeOn();
  }

  /** The choice was made: what was to follow it is done now, if it still can be. */
  #takeOn(): void {
    const { things, actions, after } = this.#following;
    if (things.length + actions.length === 0 || this.#seq === after || (this.isMine && this.choices.length === 0)) return; // not answered yet
    this.#following = NOTHING;
    const next = this.choices.find((choice) => choice.action === actions[0]);
    if (next) return this.play(next, [], actions.slice(1));
    for (const thing of things) if (this.picking.lit.has(thing)) this.tap(thing);
  }

  /** Several people share the device, and somebody else is asked: the others still want to see how it ended. */
  async #lookBeforeCurtain(): Promise<void> {
    const isShown = this.hasSecrets && this.yours.length > 1 && this.viewer !== null && this.viewer === this.uncovered;
    if (isShown && this.yours.includes(this.asked) && this.asked !== this.viewer && !this.isLingering) await this.stage.wait(LOOK);
  }

  async #showUpdate(news: Update): Promise<void> {
    const told = news.told ?? [];
    if ((told.length > 0 || news.change) && this.notice && !LASTING.test(this.notice.code)) this.notice = null;
    if (news.change?.choices || news.rewound) {
      this.picking.clear();
      this.advice.drop();
    }
    if (news.rewound) this.#rewind(news);
    const visit = this.#visit;
    const before = this.scene;
    await this.stage.show(told, news.change ?? null, async (one) => {
      this.log = [...this.log, ...entryOf(news.seq, one)];
      if (diceOf([one]).length > 0) await this.stage.wait(READ);
    });
    if (before && told.length > 0 && visit === this.#visit) this.recap.note({ before, told, change: news.change ?? null }, this.yours);
    if (visit !== this.#visit) return;
    const warning = told.find((one) => WARNINGS.test(one.text?.id ?? "") && this.yours.includes(one.seat ?? -1));
    if (warning?.text) this.notice = { text: warning.text, clause: null, code: WARNING };
    if (news.actor >= 0 && news.actor !== this.actor) this.passes++;
    this.takeTurn(news);
    if (this.isAsked) this.passes = 0;
    if (this.isAsked || news.result) this.isHurrying = false;
    if (news.result) {
      this.result = news.result;
      rememberStanding(this);
    }
  }

  #rewind(news: Update): void {
    this.log = entriesOf(news.log ?? []);
    this.decided = null;
    this.isSent = false;
    this.stage.trail = null;
    this.recap.clear();
    const seat = news.rewound_by ?? null;
    if (seat !== null) this.notice = { text: null, clause: null, code: "undo/done", seat };
  }

  async #showSeen(news: Seen): Promise<void> {
    if (this.viewer !== news.viewer) this.advice.drop();
    this.viewer = news.viewer;
    this.takeTurn(news);
    this.log = entriesOf(news.log);
    const { trail } = this.stage;
    this.recap.clear();
    this.stage.set(news.scene);
    this.stage.trail = trail; // the same board from another chair
  }

  /**
   * The picture is seen from the seat that decides, throws or enters, if it is one of ours. Where there are secrets and several people
   * at the device, it is seen by nobody in particular until somebody lifts the curtain.
   */
  #lookAround(): void {
    if (this.hasThrow && !this.hasSecrets && this.due && this.due.seat !== this.viewer) return this.#connection.look(this.due.seat);
    if (this.viewer === this.asked || this.asked === CHANCE || this.isLingering) return;
    if (this.hasSecrets && this.yours.length > 1) this.#cover();
    else if (this.yours.includes(this.asked)) this.#connection.look(this.asked);
  }

  #cover(): void {
    if (this.uncovered === this.asked) return; // lifted already: the picture is on its way
    this.uncovered = null;
    if (this.viewer !== null) this.#connection.look(null);
  }
}

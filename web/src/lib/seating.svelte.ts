// Who may come in, who asks to, and which devices look through the seats of this one.
import { randomId } from "./ids";
import { rememberMatch, savedMatch } from "./keys";
import type { AskInfo, Door, Incoming, SeatDevices, SeatInfo, Update, Welcome } from "./types";

type Say = (message: Extract<Incoming, { t: "claim" | "ask_seat" | "list_devices" | "make_pass" }>) => void;

export class Seating {
  door = $state<Door>("closed");
  asks = $state.raw<AskInfo[]>([]);
  device = $state(""); // the id of this one
  mayClaim = $state(false);
  linked = $state.raw<number[]>([]); // seats of others to which this device has a link
  problem = $state(""); // why the last claim was refused
  isSent = $state(false); // a claim is on its way
  newcomers = $state.raw<{ seat: number; device: string }[]>([]); // devices on seats of this one that nobody here has seen yet
  #sent = "";
  #waiting: { id: string; answer: (found: SeatDevices) => void }[] = [];

  constructor(
    private readonly match: string,
    private readonly say: Say,
  ) {}

  hear(news: Welcome | Update): void {
    if (news.t === "welcome") {
      this.device = news.device ?? "";
      this.mayClaim = news.may_claim ?? false;
      this.linked = news.linked ?? [];
      this.door = news.door ?? "closed";
      this.asks = news.asks ?? [];
    }
    if (news.door) this.door = news.door;
    if (news.asks) this.asks = news.asks;
    if (news.door === "closed") this.mayClaim = false;
  }

  claim(seat: number | null, name: string): void {
    this.say({ t: "claim", id: this.#begin(), seat, name });
  }

  ask(seat: number, name: string): void {
    this.say({ t: "ask_seat", id: this.#begin(), seat, name });
  }

  #begin(): string {
    this.problem = "";
    this.isSent = true;
    this.#sent = randomId();
    return this.#sent;
  }

  /** Whether an answer was for a claim of this device. */
  answered(id: string, code = ""): boolean {
    if (!id || id !== this.#sent) return false;
    this.isSent = false;
    this.problem = code;
    return true;
  }

  hasAsked(seat: number): boolean {
    return this.asks.some((ask) => ask.seat === seat && ask.device === this.device);
  }

  /** Devices that came to a seat after this one are told of until somebody here has seen it. */
  watch(seats: readonly SeatInfo[], yours: readonly number[]): void {
    const seen = savedMatch(this.match)?.devices ?? [];
    this.newcomers = yours.flatMap((seat) => {
      const devices = seats[seat]?.devices ?? [];
      const later = devices.slice(devices.indexOf(this.device) + 1);
      return devices.includes(this.device) ? later.filter((device) => !seen.includes(`${seat}/${device}`)).map((device) => ({ seat, device })) : [];
    });
  }

  accept({ seat, device }: { seat: number; device: string }): void {
    const seen = savedMatch(this.match)?.devices ?? [];
    rememberMatch(this.match, { devices: [...seen, `${seat}/${device}`] });
    this.newcomers = this.newcomers.filter((one) => one.seat !== seat || one.device !== device);
  }

  /** Which devices hold a seat of this one. */
  devices(seat: number): Promise<SeatDevices> {
    const id = randomId();
    this.say({ t: "list_devices", id, seat });
    return new Promise((answer) => this.#waiting.push({ id, answer }));
  }

  /** Make a link for one more device of a seat; gives its key. */
  makePass(seat: number): string {
    const key = randomId();
    this.say({ t: "make_pass", id: randomId(), seat, key });
    return key;
  }

  listed(found: SeatDevices): void {
    this.#waiting.find(({ id }) => id === found.id)?.answer(found);
    this.#waiting = this.#waiting.filter(({ id }) => id !== found.id);
  }
}

// It is somebody's turn at this device: the icon, the app's badge, a sound, a vibration, and a screen that stays on.
import { prefs } from "./prefs.svelte";
import { ring } from "./sound";

const QUIET_ICON = "/icon.svg";
const TURN_ICON = "/icon-turn.svg";
const VIBRATION = [60, 80, 60]; // milliseconds on, off, on

/** Shows on the tab and on the installed app's icon whether somebody here is asked. */
export function showTurn(isAsked: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (icon) icon.href = isAsked ? TURN_ICON : QUIET_ICON;
  const badge = isAsked ? navigator.setAppBadge?.(1) : navigator.clearAppBadge?.();
  badge?.catch(() => undefined); // not installed, or not allowed: the title says it too
}

/** Calls the person who is asked now, as they like it. */
export function callPlayer(): void {
  if (prefs.callsAloud && prefs.hasSound) ring();
  if (prefs.vibrates && navigator.userActivation?.hasBeenActive !== false) navigator.vibrate?.(VIBRATION); // else browsers forbid it
}

/** Keeps the screen on while it is wanted, and again when the page is seen again: hiding it ends a lock. */
export class ScreenLock {
  #lock: WakeLockSentinel | null = null;
  #isWanted = false;
  #isAsking = false;

  constructor(private readonly api: Pick<WakeLock, "request"> | undefined = navigator.wakeLock) {}

  want(isWanted: boolean): void {
    this.#isWanted = isWanted;
    void this.#settle();
  }

  /** Call it when the page is shown or hidden. */
  look(): void {
    void this.#settle();
  }

  async #settle(): Promise<void> {
    const shouldHold = this.#isWanted && !document.hidden;
    if (!shouldHold) return this.#release();
    if (this.#isAsking || (this.#lock && !this.#lock.released)) return;
    this.#isAsking = true;
    try {
      const lock = await this.api?.request("screen");
      this.#lock = lock ?? null;
      if (!this.#isWanted) await this.#release(); // decided meanwhile
    } catch {
      this.#lock = null; // low battery, or not allowed
    } finally {
      this.#isAsking = false;
    }
  }

  async #release(): Promise<void> {
    const lock = this.#lock;
    this.#lock = null;
    await lock?.release().catch(() => undefined);
  }
}

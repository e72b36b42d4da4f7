// The page as an installed app: it starts without a network, and takes a new version only when nobody is disturbed.

export const IS_KEPT = "x-ludotek-kept"; // as in worker/kept.ts, which the worker must not share with the page
const PATIENCE = 1500; // milliseconds for a new version to take over while the page starts
const PICTURES = 5000; // milliseconds: those of the page are there by then
const LOOK = 3_600_000; // milliseconds between two looks for a new version

class App {
  isOffline = $state(false); // the last thing that was fetched came from this device
  hasNews = $state(false); // a new version waits to be taken
  #waiting: ServiceWorker | null = null;
  #isTaking = false;

  /** Before anything is shown: a version that waits is taken. Then look for another one, now and then. */
  async begin(): Promise<void> {
    if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return; // http in the home network: no worker there
    addEventListener("offline", () => (this.isOffline = true));
    const before = await navigator.serviceWorker.getRegistration("/").catch(() => undefined);
    if (before?.waiting && (await this.#takeAtStart(before.waiting))) return;
    void this.#register();
  }

  /** Notes whether an answer came from the server. */
  note(answer: Response): void {
    this.isOffline = answer.headers.has(IS_KEPT);
  }

  /** Loads the page again with the new version. Only when somebody asks for it. */
  take(): void {
    this.#isTaking = true;
    this.#waiting?.postMessage({ t: "take" });
  }

  async #takeAtStart(waiting: ServiceWorker): Promise<boolean> {
    const taken = new Promise<boolean>((done) => {
      navigator.serviceWorker.addEventListener("controllerchange", () => done(true), { once: true });
      setTimeout(() => done(false), PATIENCE);
    });
    waiting.postMessage({ t: "take" });
    if (!(await taken)) return false;
    location.reload();
    return true;
  }

  async #register(): Promise<void> {
    try {
      const registration = await navigator.serviceWorker.register("/sw.js", { scope: "/", updateViaCache: "none" });
      if (!registration) return;
      this.#watch(registration);
      setInterval(() => void registration.update().catch(() => undefined), LOOK);
      const ready = await navigator.serviceWorker.ready;
      const keep = (): void => {
        const loaded = performance.getEntriesByType("resource").map((one) => one.name);
        ready.active?.postMessage({ t: "keep", addresses: loaded }); // what came before the worker did
      };
      keep();
      setTimeout(keep, PICTURES);
    } catch {
      console.info("no service worker: the page needs the network");
    }
  }

  #watch(registration: ServiceWorkerRegistration): void {
    const note = (): void => {
      this.#waiting = registration.waiting;
      this.hasNews = registration.waiting !== null && navigator.serviceWorker.controller !== null;
    };
    note();
    registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", note));
    navigator.serviceWorker.addEventListener("controllerchange", () => {
      if (this.#isTaking) location.reload();
    });
  }
}

export const app = new App();

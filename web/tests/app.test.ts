// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from "vitest";

const reload = vi.fn();
const waiting = { postMessage: vi.fn() };
const container = new EventTarget();
const registration = Object.assign(new EventTarget(), { waiting: null as typeof waiting | null, installing: null as EventTarget | null, active: null, update: vi.fn() });
let before: typeof registration | undefined;

vi.stubEnv("PROD", true);
Object.defineProperty(navigator, "serviceWorker", {
  value: Object.assign(container, {
    controller: {},
    ready: Promise.resolve(registration),
    register: () => Promise.resolve(registration),
    getRegistration: () => Promise.resolve(before),
  }),
});
vi.stubGlobal("location", { reload });

const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 0));

describe("a new version", () => {
  beforeEach(() => {
    vi.clearAllMocks();
    vi.resetModules();
    registration.waiting = null;
    before = undefined;
  });

  test("that waits already is taken while the page starts, before anything is shown", async () => {
    const { app } = await import("../src/lib/app.svelte");
    before = registration;
    registration.waiting = waiting;
    waiting.postMessage.mockImplementationOnce(() => void container.dispatchEvent(new Event("controllerchange")));
    await app.begin();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test("is offered and taken only when somebody asks for it", async () => {
    const { app } = await import("../src/lib/app.svelte");
    await app.begin();
    await settled();
    expect(app.hasNews).toBe(false);
    registration.installing = new EventTarget();
    registration.dispatchEvent(new Event("updatefound"));
    registration.waiting = waiting;
    registration.installing.dispatchEvent(new Event("statechange"));
    expect([app.hasNews, waiting.postMessage.mock.calls, reload.mock.calls.length]).toEqual([true, [], 0]);
    container.dispatchEvent(new Event("controllerchange")); // another tab has taken it: this one goes on as it is
    expect(reload).not.toHaveBeenCalled();
    app.take();
    expect(waiting.postMessage).toHaveBeenCalledWith({ t: "take" });
    container.dispatchEvent(new Event("controllerchange"));
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

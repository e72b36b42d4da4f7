// The part of a service worker's world that is used here. TypeScript knows either pages or workers, not both.
export interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}
export interface Fetching extends Extendable {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
export interface Pushed extends Extendable {
  readonly data: { json(): unknown } | null;
}
export interface Clicked extends Extendable {
  readonly notification: Notification;
}
export interface Told extends Extendable {
  readonly data: unknown;
}
export interface OpenPage {
  readonly url: string;
  readonly visibilityState: DocumentVisibilityState;
  focus(): Promise<OpenPage>;
}
export interface Scope {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(which: { type: "window"; includeUncontrolled: boolean }): Promise<readonly OpenPage[]>;
    openWindow(address: string): Promise<OpenPage | null>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(kind: "install" | "activate", hear: (event: Extendable) => void): void;
  addEventListener(kind: "fetch", hear: (event: Fetching) => void): void;
  addEventListener(kind: "push", hear: (event: Pushed) => void): void;
  addEventListener(kind: "notificationclick", hear: (event: Clicked) => void): void;
  addEventListener(kind: "message", hear: (event: Told) => void): void;
}

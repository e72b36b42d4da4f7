// The service worker: starts the page without a network, and shows notifications when the page is closed.
//
// A version brings its own files and answers with them only; a newer one waits until somebody takes it, so that a page
// never meets files of another version. The files of the version before are kept for pages that are still open.
import { TEXTS, isKept, keepable, newest } from "./kept";
import { noticeOf } from "./notice";
import type { Scope } from "./scope";

declare const SHELL: readonly string[]; // paths of all files, put in by the build
declare const VERSION: string; // of their content

const worker = self as unknown as Scope;
const MINE = `ludotek-${VERSION}`;
const OLDER = /^ludotek-(?!texts$)/;

worker.addEventListener("install", (event) => {
  event.waitUntil(caches.open(MINE).then((shelf) => shelf.addAll(SHELL)));
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(forgetOld().then(() => worker.clients.claim()));
});

/** Two versions stay: this one, and the newest before it. */
async function forgetOld(): Promise<void> {
  const others = (await caches.keys()).filter((name) => OLDER.test(name) && name !== MINE);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

worker.addEventListener("message", (event) => {
  const told = event.data as { t?: string; addresses?: string[] } | null;
  if (told?.t === "take") event.waitUntil(worker.skipWaiting());
  if (told?.t === "keep") event.waitUntil(keep(told.addresses ?? []));
});

async function keep(addresses: readonly string[]): Promise<void> {
  const shelf = await caches.open(TEXTS);
  for (const address of keepable(addresses, worker.location.origin)) {
    if (!(await shelf.match(address))) await shelf.add(address).catch(() => undefined);
  }
}

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== worker.location.origin) return;
  if (isKept(pathname)) event.respondWith(caches.open(TEXTS).then((shelf) => newest(request, shelf, fetch)));
  else if (pathname.startsWith("/api/")) return;
  else if (request.mode === "navigate") event.respondWith(page(request));
  else event.respondWith(file(request));
});

/** Every address of the app is the same page. */
async function page(request: Request): Promise<Response> {
  const shelf = await caches.open(MINE);
  return (await shelf.match("/")) ?? fetch(request);
}

async function file(request: Request): Promise<Response> {
  const shelf = await caches.open(MINE);
  return (await shelf.match(request)) ?? (await caches.match(request)) ?? fetch(request);
}

worker.addEventListener("push", (event) => {
  const notice = noticeOf(event.data);
  if (notice) event.waitUntil(show(notice));
});

async function show({ title, body, match }: NonNullable<ReturnType<typeof noticeOf>>): Promise<void> {
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const isSeen = pages.some((one) => one.visibilityState === "visible" && new URL(one.url).pathname === `/t/${match}`);
  if (isSeen) return;
  await worker.registration.showNotification(title, { body, tag: match, icon: "/icon-192.png", badge: "/icon-192.png", data: { match } });
}

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { match } = event.notification.data as { match: string };
  event.waitUntil(open(`/t/${encodeURIComponent(match)}`));
});

async function open(path: string): Promise<void> {
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((one) => new URL(one.url).pathname === path);
  await (there ? there.focus() : worker.clients.openWindow(path));
}

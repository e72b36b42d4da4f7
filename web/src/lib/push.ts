// Notifications when it is my turn and the page is closed: this device's subscription, and the matches that use it.
import { getPushKey, subscribe, unsubscribe } from "./api";
import { savedMatch } from "./keys";
import { prefs } from "./prefs.svelte";
import { words } from "./words.svelte";

const MOST_KEYS = 16; // in one request

export const canPush = (): boolean => "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;

/** The text that says why there are none here; empty where there can be. */
export function whyNot(): string {
  if (!canPush()) return isSecureContext ? "notify-cannot" : "notify-insecure";
  return Notification.permission === "denied" ? "notify-denied" : "";
}

/** Asks the person; returns why there are none, or nothing. */
export async function permit(): Promise<string> {
  if (canPush() && Notification.permission === "default") await Notification.requestPermission();
  return whyNot() || (Notification.permission === "granted" ? "" : "notify-denied");
}

/** Lets the server call this device in a match, or no longer, as its person likes. Never fails: the match goes on. */
export async function tellPush(match: string): Promise<void> {
  if (!canPush()) return;
  try {
    const isWanted = prefs.notifies && Notification.permission === "granted";
    const registration = await navigator.serviceWorker.getRegistration("/");
    const known = (await registration?.pushManager.getSubscription()) ?? null;
    const mine = savedMatch(match);
    const keys = [mine?.device ?? "", ...(mine?.keys ?? [])].filter(Boolean).slice(0, MOST_KEYS);
    if (isWanted && registration?.active) await subscribe(match, keys, await subscription(registration, known), words.language);
    else if (known) await unsubscribe(match, keys, known.endpoint);
  } catch (error) {
    console.info("no notifications", error);
  }
}

/** No match calls this device any more: the push service tells the server so. Never fails. */
export async function stopPush(): Promise<void> {
  try {
    const registration = canPush() ? await navigator.serviceWorker.getRegistration("/") : undefined;
    await (await registration?.pushManager.getSubscription())?.unsubscribe();
  } catch (error) {
    console.info("notifications go on", error);
  }
}

/** The device's own, made for the key of this server. */
async function subscription(registration: ServiceWorkerRegistration, known: PushSubscription | null): Promise<PushSubscriptionJSON> {
  const { key } = await getPushKey();
  const isOurs = known && encoded(known.options.applicationServerKey) === key;
  if (known && !isOurs) await known.unsubscribe();
  const own = known && isOurs ? known : await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  return own.toJSON();
}

/** base64url without padding, as the server writes its key. */
export function encoded(bytes: ArrayBuffer | null): string {
  if (!bytes) return "";
  const signs = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  return signs.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

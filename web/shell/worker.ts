/**
 * Stores the client in the browser, so that it opens offline and can say so. Online, the reader always gets the
 * server's own page: the stored one is a fallback, never a shortcut. Responses of the API are never stored.
 */
declare const self: ServiceWorkerGlobalScope;
/** Identifies this build of the client. */
declare const __BUILD__: string;
/** The files that any page may need, relative to this worker. */
declare const __FILES__: readonly string[];
/** The message files of all languages. */
declare const __WORDS__: readonly string[];

/** The client's base URL: this worker handles nothing outside it. */
const PAGE = self.registration.scope;
const at = (file: string): string => new URL(file, PAGE).href;
const ASSETS = at("assets/");
const API = at("api/");
const FILES = __FILES__.map(at);
const WORDS = __WORDS__.map(at);
const PREFIX = "pipyard-";
const CACHE = PREFIX + __BUILD__;
/** A page of the previous build may still be open, and request another of its files. */
const BUILDS_KEPT = 2;
/** How long to wait for the network, in milliseconds: on a train it often exists but does not respond. */
const PATIENCE = 3000;
/** A proxy's status codes when the server behind it is down. */
const AWAY: readonly number[] = [502, 503, 504];

self.addEventListener("install", (event) => {
  event.waitUntil(keep([PAGE, ...FILES]).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(forgetOld().then(() => self.clients.claim()));
});

// Pages report what they loaded before this worker was active: fonts, and words, from which it learns their language.
self.addEventListener("message", (event: ExtendableMessageEvent) => {
  const told: unknown = event.data;
  if (!Array.isArray(told)) return;
  const used = told.filter(isAsset);
  const spoken = new Set(used.map(languageOf));
  event.waitUntil(keep([...used, ...WORDS.filter((file) => spoken.has(languageOf(file)))]));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(PAGE) || request.url.startsWith(API)) return;
  if (request.mode === "navigate") event.respondWith(pageFor(request));
  else if (isAsset(request.url) || FILES.includes(request.url)) event.respondWith(fileFor(request));
});

// The server calls a player to a table; the message is in the player's language.
self.addEventListener("push", (event) => {
  const told: unknown = event.data?.json();
  if (isCall(told)) event.waitUntil(show(told));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.tag));
});

interface Call {
  title: string;
  body: string;
  table: string;
}

function isCall(told: unknown): told is Call {
  const fields: Partial<Record<string, unknown>> = { ...(told as object | null) };
  return ["title", "body", "table"].every((name) => typeof fields[name] === "string");
}

/** Another call to the same table replaces the first. */
function show({ title, body, table }: Call): Promise<void> {
  return self.registration.showNotification(title, { body, icon: at("icon-turn.svg"), tag: at(`t/${encodeURIComponent(table)}`) });
}

async function open(page: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: "window" });
  const there = windows.find((window) => window.url === page);
  await (there ? there.focus() : self.clients.openWindow(page));
}

async function pageFor(request: Request): Promise<Response> {
  const asked = fetch(request).catch(() => null);
  const kept = await (await caches.open(CACHE)).match(PAGE);
  const answer = await (kept ? Promise.race([asked, silence()]) : asked);
  if (answer !== null && !AWAY.includes(answer.status)) return answer;
  return kept ?? answer ?? Response.error();
}

const silence = (): Promise<null> => new Promise((resolve) => setTimeout(() => resolve(null), PATIENCE));

/** A file with a hash in its name never changes; any other is fetched, and stored for offline use. */
async function fileFor(request: Request): Promise<Response> {
  const kept = await caches.match(request);
  if (kept && isAsset(request.url)) return kept;
  const answer = await fetch(request).catch(() => null);
  if (answer?.ok) await (await caches.open(CACHE)).put(request, answer.clone());
  return answer ?? kept ?? Response.error();
}

async function keep(addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHE);
  const kept = new Set((await cache.keys()).map((request) => request.url));
  await cache.addAll([...new Set(addresses)].filter((address) => !kept.has(address)));
}

async function forgetOld(): Promise<void> {
  const builds = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  for (const old of builds.slice(0, -BUILDS_KEPT)) await caches.delete(old);
}

function languageOf(file: string): string {
  return /words-([a-z]+)-/.exec(file)?.[1] ?? "";
}

function isAsset(address: unknown): address is string {
  return typeof address === "string" && address.startsWith(ASSETS);
}

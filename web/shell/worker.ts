/**
 * Keeps the client in the browser, so that it opens without a connection and can say so. Whoever has one is always
 * given the server's own page: what is kept is a substitute, never a shortcut. Answers of the API are never kept.
 */
declare const self: ServiceWorkerGlobalScope;
/** Names this build of the client. */
declare const __BUILD__: string;
/** The addresses of the files that every page may need. */
declare const __FILES__: readonly string[];
/** The files of words, of all languages. */
declare const __WORDS__: readonly string[];

const FILES = __FILES__;
const WORDS = __WORDS__;
const PAGE = "/";
const PREFIX = "pipyard-";
const CACHE = PREFIX + __BUILD__;
/** A page of the build before may still be open, and ask for another of its files. */
const BUILDS_KEPT = 2;
/** What a proxy says when the server behind it is away. */
const AWAY: readonly number[] = [502, 503, 504];

self.addEventListener("install", (event) => {
  event.waitUntil(keep([PAGE, ...FILES]).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(forgetOld().then(() => self.clients.claim()));
});

// Pages tell what they have loaded without this worker's help: their fonts, and words, by which it knows their language.
self.addEventListener("message", (event: ExtendableMessageEvent) => {
  const told: unknown = event.data;
  if (!Array.isArray(told)) return;
  const used = told.filter(isAsset);
  const spoken = new Set(used.map(languageOf));
  event.waitUntil(keep([...used, ...WORDS.filter((file) => spoken.has(languageOf(file)))]));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(pageFor(request));
  else if (isAsset(request.url) || FILES.includes(pathname)) event.respondWith(fileFor(request));
});

async function pageFor(request: Request): Promise<Response> {
  const answer = await fetch(request).catch(() => null);
  if (answer !== null && !AWAY.includes(answer.status)) return answer;
  const kept = await (await caches.open(CACHE)).match(PAGE);
  return kept ?? answer ?? Response.error();
}

/** A file with a hash in its name is the same forever; any other is asked for and kept for bad times. */
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
  const wanted = new Set(addresses.map((address) => new URL(address, self.location.href).href));
  await cache.addAll([...wanted].filter((address) => !kept.has(address)));
}

async function forgetOld(): Promise<void> {
  const builds = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  for (const old of builds.slice(0, -BUILDS_KEPT)) await caches.delete(old);
}

function languageOf(file: string): string {
  return /words-([a-z]+)-/.exec(file)?.[1] ?? "";
}

function isAsset(address: unknown): address is string {
  return typeof address === "string" && address.startsWith(`${self.location.origin}/assets/`);
}

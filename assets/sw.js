// Adjutant's service worker: stores one complete build of the app on the device.
//
// - install: fetches every file of the build, or fails and leaves the older
//   build as it is. A file that an older build of ours already holds is taken
//   from there, so an update downloads only what has changed; so does a second
//   try after an interrupted download.
// - A new build does not take over unasked: it waits until the page says "update".
// - activate: throws the older builds away.
// - fetch: the files of the build come from the cache, everything else from the
//   network and is never stored. A file that the browser has thrown away is fetched and
//   put back, and the others with it.
// - The page asks whether all of it is there ("whole?"), and gets an answer.
// - Data that another app shares with us is stored until the page has read it.
//
// The build fills in the next two lines (xtask/src/page.rs). FILES maps each
// file, relative to this one, to the SHA-256 of its bytes; "./" is the page.
const VERSION = "%VERSION%";
const FILES = {};

const SCOPE = self.registration.scope;
const OURS = `adjutant ${SCOPE} `; // Other builds may live beside us on the same host.
const CACHE = OURS + VERSION;

// Shared data is not part of a build and outlives it.
const SHARED = `adjutant-shared ${SCOPE}`;
const SHARED_AT = `${SCOPE}shared`;
// One byte more than the page opens (LONGEST_FILE in src/battle/parcel/mod.rs).
const MOST_SHARED = (32 << 20) + 1;

/** The cache key of a file with this content, in any build: its URL and its hash. */
const key = (path) => `${new URL(path, SCOPE)}?${encodeURIComponent(FILES[path])}`;

const ourCaches = async () => (await caches.keys()).filter((name) => name.startsWith(OURS));

/** Fetches every file of the build that is not there yet. */
async function fill() {
  const cache = await caches.open(CACHE);
  const olds = await Promise.all((await ourCaches()).map((name) => caches.open(name)));

  const store = async (path) => {
    for (const old of olds) {
      const kept = await old.match(key(path));
      if (kept) return old === cache ? undefined : cache.put(key(path), kept);
    }
    // `integrity` rejects a file of another build, or half a file.
    const integrity = `sha256-${FILES[path]}`;
    const response = await fetch(new URL(path, SCOPE), { cache: "reload", integrity });
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    await cache.put(key(path), response);
  };
  await Promise.all(Object.keys(FILES).map(store));

  // Another worker may have been activated meanwhile and have cleared our cache.
  if (!(await isWhole())) throw new Error("the download was cleared");
}

/** Whether every file of the build is on the device. */
async function isWhole() {
  const kept = (await caches.has(CACHE)) ? await (await caches.open(CACHE)).keys() : [];
  return kept.length >= Object.keys(FILES).length;
}

let filling;

/** Fetches missing files again; returns whether all are there then. Only one at a time. */
function heal() {
  filling ??= isWhole()
    .then((whole) => whole || fill().then(() => true))
    .catch(() => false)
    .finally(() => (filling = undefined));
  return filling;
}

async function activate() {
  const olds = (await ourCaches()).filter((name) => name !== CACHE);
  await Promise.all(olds.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** The file of the build that a URL requests, if it is one. */
function fileOf(url) {
  if (!url.href.startsWith(SCOPE)) return undefined;
  const path = url.origin + url.pathname;
  const file = path.slice(SCOPE.length) || "./";
  return file === "index.html" ? "./" : Object.hasOwn(FILES, file) ? file : undefined;
}

/** Whether a page was opened with the request not to use the build on the device. */
async function livesWithout({ clientId, request }) {
  // For a navigation, that would be the page being left.
  const client = request.mode !== "navigate" && clientId && (await clients.get(clientId));
  return Boolean(client) && new URL(client.url).searchParams.has("nosw");
}

async function answer(event, file) {
  if (await livesWithout(event)) return fetch(event.request);
  const kept = await caches.match(key(file), { cacheName: CACHE, ignoreVary: true });
  if (kept) return kept;
  event.waitUntil(heal());
  return fetch(event.request);
}

/**
 * Stores what another app shares (a file, or a text with a link in it) where the page
 * finds it (src/browser/file.rs), and opens that page. No server ever sees it.
 */
async function receive(request) {
  const cache = await caches.open(SHARED);
  await cache.delete(SHARED_AT);
  try {
    const form = await request.formData();
    const [file] = form.getAll("file").filter((file) => file instanceof Blob && file.size > 0);
    const words = ["title", "text", "url"].map((name) => form.get(name)).filter(Boolean);
    // The page reports text that is too long; the rest need not be stored for that.
    const shared = (file ?? new Blob([words.join("\n")])).slice(0, MOST_SHARED);
    await cache.put(SHARED_AT, new Response(shared));
  } catch {
    // There is no room, or the form is empty: the page reports that nothing has arrived.
  }
  return Response.redirect(`${SCOPE}#/keep/shared`, 303);
}

self.addEventListener("install", (event) => event.waitUntil(fill()));

self.addEventListener("activate", (event) => event.waitUntil(activate()));

self.addEventListener("message", (event) => {
  if (event.data === "update") self.skipWaiting();
  if (event.data === "whole?") {
    event.waitUntil(heal().then((whole) => event.source.postMessage({ whole })));
  }
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method === "POST" && url.href === `${SCOPE}share`) {
    event.respondWith(receive(request));
    return;
  }
  if (request.method !== "GET") return;
  // The way out of a broken build: the page with `?nosw` comes from the network, with
  // everything it fetches. The build on the device stays: a link must not remove it.
  if (request.mode === "navigate" && url.searchParams.has("nosw")) return;
  const file = fileOf(url);
  if (file) event.respondWith(answer(event, file));
  // An unknown address, opened offline, leads to the app.
  else if (request.mode === "navigate") {
    event.respondWith(fetch(request).catch(() => Response.redirect(SCOPE)));
  }
});

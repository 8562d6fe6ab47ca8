// The basis of every browser test: a static server for a build, which can stop and come back, a
// phone, and a check for everything that must not happen.
//
//   appTest("a roll shows its dice", async ({ site, page, open }) => {
//     await open("#/dice");
//     …
//   });
//
// The tests run on the release build in `dist/` (`cargo xtask test --browser`).

import assert from "node:assert/strict";
import { cp, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { extname, join, normalize } from "node:path";
import { createInterface } from "node:readline";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

/** The build under test. */
export const DIST = process.env.DIST ?? fileURLToPath(new URL("../../dist", import.meta.url));

const CHROMIUM = process.env.CHROMIUM ?? "/usr/bin/chromium";

const MEDIA_TYPES = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
};

/** A static host for one directory, at the root or under a path. */
export class Site {
  #server;
  #port = 0;
  /** The directory; may be changed at any time, as if a new build were deployed. */
  directory;
  /** The path under which the directory is served: "/" or "/some/where/". */
  prefix;
  /** The requested paths, relative to the prefix. */
  requests = [];
  /** Media types by file extension, overriding the usual ones. */
  mediaTypes = {};
  /** The headers of a file by its path relative to the prefix, overriding the usual ones. */
  headersOf = () => ({});
  /** Paths whose download is cut off in the middle. */
  broken = new Set();

  constructor(directory = DIST, prefix = "/") {
    this.directory = directory;
    this.prefix = prefix;
  }

  get url() {
    return `http://localhost:${this.#port}${this.prefix}`;
  }

  /** Starts the server; after a stop, on the same port as before. */
  async start() {
    this.#server = createServer((request, response) => this.#answer(request, response));
    await new Promise((resolve, reject) => {
      this.#server.once("error", reject);
      this.#server.listen(this.#port, "localhost", resolve);
    });
    this.#port = this.#server.address().port;
  }

  /** Stops as a phone's signal does: open connections break as well. */
  async stop() {
    if (!this.#server?.listening) return;
    const closed = new Promise((resolve) => this.#server.close(resolve));
    this.#server.closeAllConnections();
    await closed;
  }

  async #answer(request, response) {
    const path = decodeURIComponent(new URL(request.url, "http://host").pathname);
    if (!path.startsWith(this.prefix)) return response.writeHead(404).end();
    const name = path.slice(this.prefix.length);
    this.requests.push(name || "./");
    const file = await this.#file(name);
    if (!file) return response.writeHead(404).end();
    const body = await readFile(file);
    response.writeHead(200, {
      "Content-Type":
        this.mediaTypes[extname(file)] ?? MEDIA_TYPES[extname(file)] ?? "application/octet-stream",
      "Content-Length": body.length,
      "Cache-Control": "no-cache",
      ...this.headersOf(name),
    });
    if (this.broken.has(name || "./")) {
      response.write(body.subarray(0, body.length / 2), () => response.destroy());
    } else {
      response.end(body);
    }
  }

  async #file(name) {
    const path = join(this.directory, normalize(`/${name}`));
    const kind = async (path) => await stat(path).catch(() => undefined);
    if ((await kind(path))?.isDirectory()) return this.#index(path);
    return (await kind(path))?.isFile() ? path : undefined;
  }

  async #index(directory) {
    const path = join(directory, "index.html");
    return (await stat(path).catch(() => undefined)) ? path : undefined;
  }
}

/**
 * Features of the browser that are off: it would make two extra pages per context for its address
 * bar, which cost more than a test's page. Only the last such list counts, so those that
 * Playwright switches off are repeated here.
 */
const WITHOUT = [
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxPopup",
  // Playwright's.
  "AimEnabled",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "TcpPortRandomizationWin",
  "ThirdPartyStoragePartitioning",
];

const LAUNCH = {
  executablePath: CHROMIUM,
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    `--disable-features=${WITHOUT.join()}`,
    // No test may reach another host, not even by mistake.
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost",
  ],
};

let browser;
let letter = 16;

/** From now on the browser of this test file uses this font size, in CSS px: the size that
 *  its user has set for every page. Call it before the first test. */
export function withLetter(px) {
  letter = px;
}

/** The browser of this test file, with its own profile. */
export async function launch() {
  const args = [...LAUNCH.args, `--blink-settings=defaultFontSize=${letter}`];
  browser ??= await chromium.launch({ ...LAUNCH, args });
  return browser;
}

after(async () => browser?.close());

/**
 * The time that a test waits for anything, in milliseconds: far longer than anything
 * takes, as a machine with other work may pause for seconds.
 */
export const PATIENCE = 40_000;

/** The properties of a phone's browser. */
export const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
  locale: "en-GB",
  colorScheme: "light",
};

/**
 * A test on a phone that has never seen the app. It fails on any uncaught error,
 * any error in the console (a breach of the content security policy is one) and
 * any request to another host.
 *
 * Options: `directory` and `prefix` of the site; `context`, options of the browser's
 * context that override those of PHONE; `settings`, saved settings that the app finds;
 * `worker`, whether the service worker may store the whole app: it takes a second of
 * processor time, and most tests do not need it;
 * `allow`, regular expressions for errors that the test causes on purpose;
 * `timeout` in milliseconds.
 *
 * The body gets Node's test context `t`, `site`, `context`, `page`, `problems` (the errors so far) and
 * `open(address)`, which opens the app and waits until it is mounted.
 */
export function appTest(name, options, body) {
  if (typeof options === "function") return appTest(name, {}, options);
  const { directory, prefix, context: contextOptions, settings, allow = [] } = options;
  const serviceWorkers = options.worker ? "allow" : "block";
  return test(name, { timeout: options.timeout ?? 120_000 }, async (t) => {
    const site = new Site(directory, prefix);
    await site.start();
    const device = { ...PHONE, serviceWorkers, ...contextOptions };
    const context = await (await launch()).newContext(device);
    context.setDefaultTimeout(PATIENCE);
    try {
      const problems = watch(context, site, allow);
      await unhurried(context);
      if (settings) await presetSettings(context, settings);
      const page = await context.newPage();
      const open = async (address = "", on = page) => {
        await on.goto(site.url + address);
        await ready(on);
      };
      try {
        await body({ t, site, context, page, problems, open });
      } catch (error) {
        t.diagnostic(`${await condition(page)}; errors: ${JSON.stringify(problems)}`);
        throw error;
      }
      assert.deepEqual(problems, [], "errors in the browser");
    } finally {
      await context.close();
      await site.stop();
    }
  });
}

/** A test in which the service worker stores the app; otherwise as [`appTest`]. */
export function offlineTest(name, options, body) {
  if (typeof options === "function") return offlineTest(name, {}, options);
  return appTest(name, { ...options, worker: true }, body);
}

/**
 * A test on a phone that can die and be switched on again: the data on its
 * disk survives. It fails for the same reasons as [`appTest`].
 *
 * The body gets `site`, `start()`, which opens the browser and returns its
 * page, and `die()`, which closes it.
 */
export function profileTest(name, { allow = [] }, body) {
  return test(name, { timeout: 120_000 }, async () => {
    const site = new Site();
    await site.start();
    const profile = await mkdtemp(join(tmpdir(), "adjutant-profile-"));
    const problems = [];
    let context;
    const die = async () => {
      await context?.close();
      context = undefined;
    };
    const start = async () => {
      context = await chromium.launchPersistentContext(profile, { ...LAUNCH, ...PHONE });
      context.setDefaultTimeout(PATIENCE);
      watch(context, site, allow, problems);
      await unhurried(context);
      return context.pages()[0] ?? context.newPage();
    };
    try {
      await body({ site, start, die });
      assert.deepEqual(problems, [], "errors in the browser");
    } finally {
      await die();
      await site.stop();
      await rm(profile, { recursive: true, force: true });
    }
  });
}

/**
 * A test on a phone whose battery dies: `die()` kills the whole browser, whatever it is
 * doing. Otherwise as [`profileTest`]; the browser is started without Playwright, which
 * would let it shut down in good order.
 */
export function mortalTest(name, { allow = [] }, body) {
  return test(name, { timeout: 120_000 }, async () => {
    const site = new Site();
    await site.start();
    const profile = await mkdtemp(join(tmpdir(), "adjutant-profile-"));
    const problems = [];
    let process;
    const die = async () => {
      if (!process) return;
      const gone = new Promise((resolve) => process.once("exit", resolve));
      process.kill("SIGKILL");
      await gone;
      process = undefined;
    };
    const start = async () => {
      process = spawn(CHROMIUM, [
        ...LAUNCH.args,
        "--headless",
        // If a tab is still being created, Playwright may wait for it for ever.
        "--no-startup-window",
        "--remote-debugging-port=0",
        `--user-data-dir=${profile}`,
      ]);
      let address;
      for await (const line of createInterface({ input: process.stderr })) {
        address = /DevTools listening on (ws:.*)/.exec(line)?.[1];
        if (address) break;
      }
      process.stderr.resume();
      const [context] = (await chromium.connectOverCDP(address)).contexts();
      context.setDefaultTimeout(PATIENCE);
      watch(context, site, allow, problems);
      await unhurried(context);
      return context.newPage();
    };
    try {
      await body({ site, start, die });
      assert.deepEqual(problems, [], "errors in the browser");
    } finally {
      await die();
      await site.stop();
      await rm(profile, { recursive: true, force: true, maxRetries: 9 });
    }
  });
}

/** Deletes the mirror, so that only the first copy of the saved data is left. */
export async function forgetMirror(page) {
  await page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const deleting = indexedDB.deleteDatabase("adjutant");
        deleting.onsuccess = resolve;
        deleting.onerror = reject;
      }),
  );
}

/** Waits until the mirror has stored all that was written. */
export async function mirrored(page) {
  await until(page, async () => {
    const records = (await adjutant.mirror.read()) ?? [];
    const newest = records.find(({ key }) => key === "")?.n;
    return newest !== undefined && String(newest) === localStorage["adjutant/generation"];
  });
}

/** Waits until the app is mounted and has marked the page as ready. */
export async function ready(page) {
  // While a page reloads, it has no element at all for a moment.
  await page.waitForFunction(() => document.documentElement?.dataset.ready === "true", undefined, {
    timeout: PATIENCE,
  });
}

/** A description of a page on which something has failed. */
async function condition(page) {
  const inTime = (answer) =>
    Promise.race([answer, new Promise((resolve) => setTimeout(resolve, 3_000, "no answer"))]).catch(
      (error) => error.message,
    );
  const state = await inTime(
    page.evaluate(
      () => `${location.hash}, ${innerWidth}×${innerHeight}, ${document.visibilityState}`,
    ),
  );
  const frame = await inTime(
    page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => resolve("paints")))),
  );
  return `page: ${state}; next frame: ${frame}`;
}

/** Stores settings where the app reads them, once, before its first start. */
async function presetSettings(context, settings) {
  await context.addInitScript((data) => {
    if (!location.protocol.startsWith("http")) return; // An empty page has no storage.
    const key = "adjutant/settings";
    if (localStorage.getItem(key) === null) {
      localStorage.setItem(key, JSON.stringify({ v: 1, data }));
    }
  }, settings);
}

/**
 * Spaces touches out in time, however fast a test taps: the app takes two in quick
 * succession for one (src/browser/gesture.rs). A test of exactly that sets the time
 * between them, in milliseconds: `hands.apart = 100`.
 */
export async function unhurried(context) {
  await context.addInitScript(() => {
    // A frame runs this once for its initial empty page and once for its real one.
    if (globalThis.hands) return;
    globalThis.hands = { apart: 60_000 };
    const times = new WeakMap();
    // Later than any paint, also if a test has set the clock.
    let last = 1e12;
    Object.defineProperty(MouseEvent.prototype, "timeStamp", {
      get() {
        if (!times.has(this)) times.set(this, (last += hands.apart));
        return times.get(this);
      },
    });
  });
}

function watch(context, site, allow, problems = []) {
  const report = (text) => {
    if (!allow.some((pattern) => pattern.test(text))) problems.push(text);
  };
  context.on("weberror", (error) => report(`uncaught: ${error.error()}`));
  context.on("console", (message) => {
    if (message.type() === "error") report(`console: ${message.text()} ${message.location().url}`);
  });
  context.on("request", (request) => {
    const url = request.url();
    if (/^https?:/.test(url) && !url.startsWith(site.url)) report(`request: ${url}`);
  });
  return problems;
}

/**
 * Waits until the whole app is on the device and can work without the network. Requests that the
 * page sent before the worker served it still go to the server.
 */
export async function savedForOffline(page) {
  await idle(page);
  await page.evaluate(async () => {
    // The app does this as well; doing it again changes nothing.
    await navigator.serviceWorker.register("sw.js");
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller) {
      await new Promise((resolve) => {
        navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true });
      });
    }
  });
}

/**
 * Waits until the page has finished its background requests. A new build takes over once
 * the old worker has no request left; a request that comes while Chromium stops that
 * worker starts it again, and under the debugger it then never stops.
 */
export async function idle(page) {
  await page.waitForLoadState("networkidle");
}

/**
 * Waits until `predicate`, which may be asynchronous, holds in the page.
 * (`waitForFunction` takes any promise as true without awaiting it.)
 */
export async function until(page, predicate) {
  await page.evaluate(`(async () => {
    while (!(await (${predicate})())) await new Promise(requestAnimationFrame);
  })()`);
}

/**
 * Watches the service worker that waits to serve the app, from a page whose DevTools
 * session is `session` and which no worker serves. Resolves when the worker
 * is found, with a promise for its activation, `activated`.
 */
export async function waitingWorker(session) {
  let inView, serves;
  const seen = new Promise((resolve) => (inView = resolve));
  const activated = new Promise((resolve) => (serves = resolve));
  let waiting;
  session.on("ServiceWorker.workerVersionUpdated", ({ versions }) => {
    waiting ??= versions.find(({ status }) => status === "installed")?.versionId;
    if (waiting) inView();
    const now = versions.find(({ versionId }) => versionId === waiting);
    if (now?.status === "activated") serves();
  });
  await session.send("ServiceWorker.enable");
  await seen;
  return { activated };
}

/** Looks for a new build; "waiting" when it is on the device, "failed" if it cannot be fetched. */
export async function lookForUpdate(page) {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const worker = registration.installing ?? registration.waiting;
    if (!worker) return "none";
    return new Promise((resolve) => {
      const look = () => {
        if (worker.state === "installed") resolve("waiting");
        if (worker.state === "redundant") resolve("failed");
      };
      worker.addEventListener("statechange", look);
      look();
    });
  });
}

/** A copy of a build that could be another release: some files differ. */
export class NewBuild {
  /** Its directory. */
  directory;

  /** Copies `dist/`, and changes the page and every file that `change` selects. */
  static async of(change = (path) => path.endsWith(".css")) {
    const build = new NewBuild();
    build.directory = await mkdtemp(join(tmpdir(), "adjutant-build-"));
    await cp(DIST, build.directory, { recursive: true });
    const worker = await readFile(join(build.directory, "sw.js"), "utf8");
    const list = /FILES = (\{[^}]*\})/.exec(worker)[1];
    const files = JSON.parse(list);
    build.changed = Object.keys(files).filter((path) => path === "./" || change(path));
    for (const path of build.changed) {
      const file = join(build.directory, path === "./" ? "index.html" : path);
      let text = await readFile(file, "utf8");
      if (path === "./") text = text.replace("<head>", '<head><meta name="build" content="new">');
      else text += "\n/* new */\n";
      await writeFile(file, text);
      files[path] = createHash("sha256").update(text).digest("base64");
    }
    const changed = worker
      .replace(list, JSON.stringify(files))
      .replace(/VERSION = "[^"]*"/, 'VERSION = "new"');
    await writeFile(join(build.directory, "sw.js"), changed);
    return build;
  }

  async remove() {
    await rm(this.directory, { recursive: true, force: true });
  }
}

/** The build of the page: "old" is the one in `dist/`. */
export async function buildOf(page) {
  return (await page.locator('meta[name="build"]').count()) ? "new" : "old";
}

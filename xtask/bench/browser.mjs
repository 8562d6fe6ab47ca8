// The browser's part of `cargo xtask bench`: measures the built sites in Chromium.
//
//   node xtask/bench/browser.mjs [--quick] size start tap search idle memory odds lighthouse
//
// The sites are in $DIST (the app), $COUNTER and $ODDS (xtask/bench/counter and
// xtask/bench/odds), the browser in $CHROMIUM. Prints lines
// `figure <id> <value> [<remark>]`; times are in seconds, sizes in bytes.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { chromium } from "playwright-core";
import { compressed, kept, sum } from "../../tests/browser/sizes.mjs";

const { CHROMIUM = "/usr/bin/chromium", DIST, COUNTER, ODDS, PHONES } = process.env;
const args = process.argv.slice(2);
const quick = args.includes("--quick");

/** How much slower a mid-range phone is than this machine, according to Lighthouse. */
const SLOWER = 4;
/** The time without activity after which a page is at rest, in milliseconds. */
const REST = 2000;
/** Lighthouse's slow 4G. */
const NETWORK = { latency: 150, bytesPerSecond: 1_600_000 / 8 };

const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
  locale: "en-GB",
};

const SHOOTING = "#/flames-of-war/calculate/shooting";
const TURN = "#/flames-of-war/turn";
/** The rolling calculator with the most questions of each game, and a switch in it. */
const LARGEST = {
  "flames-of-war": [`${SHOOTING}?target=armoured&teams=10&shooters=10&rof=10`, "concealed"],
  "cold-war-commander": ["#/cold-war-commander/calculate/direct-fire?distance=20&units=6", "flank"],
  k20: ["#/k20/calculate/direct-fire?distance=18&ap=12&dv=10", "moving"],
  brygada: ["#/brygada/calculate/fire-at-infantry?bases=6", "hidden"],
};

function figure(id, value, remark = "") {
  console.log(`figure ${id} ${value} ${remark}`.trimEnd());
}

const byValue = (left, right) => left - right;
const median = (values) => values.toSorted(byValue)[Math.floor(values.length / 2)];
const p95 = (values) => values.toSorted(byValue)[Math.ceil(values.length * 0.95) - 1];
const milliseconds = (value) => `${value.toFixed(1)} ms`;
const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));

// The sites.

const MEDIA_TYPES = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};

/** A static host that sends everything as brotli. */
async function host(directory, headers = {}) {
  const files = compressed(directory.replace(/\/$/, ""));
  const server = createServer((request, response) => {
    const path = new URL(request.url, "http://host").pathname.slice(1) || "index.html";
    const body = files.get(path);
    if (!body) return response.writeHead(404).end();
    response.writeHead(200, {
      "Content-Type": MEDIA_TYPES[extname(path)] ?? "application/octet-stream",
      "Content-Encoding": "br",
      "Content-Length": body.length,
      "Cache-Control": "no-cache",
      ...headers,
    });
    response.end(body);
  });
  await new Promise((resolve) => server.listen(0, "localhost", resolve));
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { url: `http://localhost:${server.address().port}/`, stop };
}

// The browser.

function launch(more = []) {
  return chromium.launch({
    executablePath: CHROMIUM,
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      ...more,
    ],
  });
}

/** Runs the body on a phone that has never seen the site. */
async function phone(browser, body) {
  const context = await browser.newContext(PHONE);
  try {
    // The time at which the page reported that it was usable, by its own clock.
    await context.addInitScript(() => {
      const look = () => {
        if (document.documentElement?.dataset.ready === "true") {
          globalThis.usable ??= performance.now();
        }
      };
      new MutationObserver(look).observe(document, { subtree: true, attributes: true });
    });
    return await body(context);
  } finally {
    await context.close();
  }
}

async function slow(page, { processor = 1, network = false }) {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: processor });
  if (network) {
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: NETWORK.latency,
      downloadThroughput: NETWORK.bytesPerSecond,
      uploadThroughput: NETWORK.bytesPerSecond,
    });
  }
  return session;
}

/** Opens an address and returns the time until it was usable, in milliseconds. */
async function usable(page, url) {
  await page.goto(url);
  await page.waitForFunction(() => globalThis.usable !== undefined);
  return page.evaluate(() => globalThis.usable);
}

// The measurements.

/** The size of a first load, home and a wargame in one language, after brotli. */
function size() {
  const files = compressed(DIST);
  const measure = (id, wanted, of = files) => {
    const names = [...of.keys()].filter(wanted);
    figure(id, sum(of, names), `in ${names.length} files`);
  };
  const chunk = (path) => /^adjutant-[0-9a-f]+-([a-z0-9-]+)\.wasm$/.exec(path)?.[1];
  const text = (path) => /^text\/en\/([a-z0-9-]+)-[0-9a-f]+\.txt$/.exec(path)?.[1];
  const shell = (path) => path.endsWith("_bg.wasm");
  const home = (path) =>
    path === "index.html" ||
    shell(path) ||
    /^(adjutant-[0-9a-f]+\.js|style-[0-9a-f]+\.css)$/.test(path) ||
    text(path) === "app";
  const first = (path) => ["mirroring", "play"].includes(chunk(path)) || /^screens-/.test(path);
  const game = (path) =>
    chunk(path) === "flames-of-war" ||
    ["screens", "flames-of-war", "flames-of-war-missions"].includes(text(path));
  measure("size.app", home);
  measure("size.shell", shell);
  measure("size.play", (path) => chunk(path) === "play");
  measure("size.turn", (path) => chunk(path) === "turn");
  measure("size.later", (path) => chunk(path) === "later");
  measure("size.game", (path) => home(path) || first(path) || game(path));
  const code = (path) => /\.(html|js|wasm|css)$/.test(path);
  measure("size.counter", code, compressed(COUNTER));
  const names = new Set(kept(files, readFileSync(join(DIST, "sw.js"), "utf8")));
  measure("size.kept", (path) => names.has(path));
}

/** Runs measurements in turn, so that other work of the machine slows all of them. */
async function alternately(rounds, measurements) {
  const values = Object.fromEntries(Object.keys(measurements).map((name) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    for (const [name, measure] of Object.entries(measurements)) {
      const value = await measure(round);
      if (value !== undefined) values[name].push(value);
    }
  }
  return values;
}

/** From the address to the usable screen and its largest paint: cold over the network, and warm. */
async function start(browser) {
  const rounds = quick ? 3 : 9;
  const [app, counter] = [await host(DIST), await host(COUNTER)];
  const cold = (url) => () =>
    phone(browser, async (context) => {
      const page = await context.newPage();
      await page.addInitScript(() => {
        new PerformanceObserver((list) => {
          for (const paint of list.getEntries()) globalThis.largestPaint = paint.startTime;
        }).observe({ type: "largest-contentful-paint", buffered: true });
      });
      await slow(page, { processor: SLOWER, network: true });
      const time = await usable(page, url);
      await pause(REST);
      return { time, paint: await page.evaluate(() => globalThis.largestPaint) };
    });
  const starts = await alternately(rounds, {
    counter: cold(counter.url),
    home: cold(`${app.url}#/`),
    turn: cold(app.url + TURN),
    calculator: cold(app.url + SHOOTING),
  });
  for (const [name, all] of Object.entries(starts)) {
    for (const [what, times] of [
      ["start.cold", all.map(({ time }) => time)],
      ["paint", all.map(({ paint }) => paint)],
    ]) {
      figure(`${what}.${name}`, median(times) / 1000, `p95 ${milliseconds(p95(times))}`);
    }
  }
  await counter.stop();

  // The app starts with its server stopped, the counter from the browser's cache.
  const cached = await host(COUNTER, { "Cache-Control": "max-age=31536000, immutable" });
  const warm = (context, url) => async (round) => {
    const page = await context.newPage();
    await slow(page, { processor: SLOWER });
    const time = await usable(page, url);
    await page.close();
    // The first start of the counter fills the cache.
    return round === 0 ? undefined : time;
  };
  await phone(browser, (cacheful) =>
    phone(browser, async (context) => {
      const first = await context.newPage();
      await usable(first, app.url);
      await first.evaluate(async () => {
        await navigator.serviceWorker.ready;
        while (!navigator.serviceWorker.controller) {
          await new Promise((resolve) => setTimeout(resolve, 20));
        }
      });
      await first.close();
      await app.stop();
      const times = await alternately(rounds + 1, {
        counter: warm(cacheful, cached.url),
        app: warm(context, `${app.url}#/`),
      });
      for (const [name, all] of Object.entries(times)) {
        figure(`start.warm.${name}`, median(all) / 1000, `p95 ${milliseconds(p95(all))}`);
      }
    }),
  );
  await cached.stop();
  await keeping(browser);
}

/** The start with much saved data, and with little; and how much of a battle it reads back. */
async function keeping(browser) {
  const phones = JSON.parse(readFileSync(PHONES, "utf8"));
  const rounds = quick ? 3 : 9;
  const site = await host(DIST);
  /** A phone with this saved data that can start without a network. */
  const keeps = (name, body) =>
    phone(browser, async (context) => {
      const page = await context.newPage();
      await usable(page, site.url);
      await page.evaluate(async (texts) => {
        for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text);
        await navigator.serviceWorker.ready;
        while (!navigator.serviceWorker.controller) {
          await new Promise((resolve) => setTimeout(resolve, 20));
        }
      }, phones[name]);
      await page.close();
      return body(context);
    });
  const turn = `${site.url}#/flames-of-war/turn`;
  const once = async (context) => {
    const page = await context.newPage();
    await slow(page, { processor: SLOWER });
    const time = await usable(page, turn);
    await page.close();
    return time;
  };
  await keeps("few", (few) =>
    keeps("full", async (full) => {
      // The first start brings the mirror up to date.
      const later = (context) => async (round) => {
        const time = await once(context);
        return round === 0 ? undefined : time;
      };
      const times = await alternately(rounds + 1, { few: later(few), full: later(full) });
      for (const [name, all] of Object.entries(times)) {
        figure(`start.warm.${name}`, median(all) / 1000, `p95 ${milliseconds(p95(all))}`);
      }
    }),
  );

  // The first report on a page, whose code the browser must compile; the first on a page that has
  // been idle for a moment, and has rehearsed it; and later ones. Each is timed until it can be
  // read, and until its last line is there.
  const reports = {};
  for (const name of ["first", "rested", "next"]) {
    reports[name] = [];
    reports[`${name}.whole`] = [];
  }
  await keeps("thousand", async (context) => {
    for (let round = 0; round < 2 * rounds; round++) {
      const page = await context.newPage();
      await usable(page, turn);
      await slow(page, { processor: SLOWER });
      const rested = round % 2 === 1;
      if (rested) await pause(REST);
      const tapped = () =>
        page.evaluate(
          () =>
            new Promise((resolve) => {
              const start = performance.now();
              const since = {};
              const painted = (what) =>
                requestAnimationFrame(() =>
                  setTimeout(() => {
                    since[what] = performance.now() - start;
                    if (since.begun && since.whole) resolve(since);
                  }),
                );
              const looking = new MutationObserver(() => {
                const events = document.querySelectorAll(".report-event").length;
                if (events === 0) return;
                if (!since.begun) painted("begun");
                since.begun ??= 0;
                if (!document.querySelector('[data-report="whole"]')) return;
                looking.disconnect();
                painted("whole");
              });
              looking.observe(document, { subtree: true, childList: true, attributes: true });
              location.hash = "#/flames-of-war/report";
            }),
        );
      const note = async (name) => {
        const { begun, whole } = await tapped();
        reports[name].push(begun);
        reports[`${name}.whole`].push(whole);
      };
      await note(rested ? "rested" : "first");
      for (let next = 0; next < 3; next++) {
        await page.evaluate(() => (location.hash = "#/flames-of-war/turn"));
        await page.waitForSelector("[data-stage]");
        await note("next");
      }
      await page.close();
    }
  });
  for (const [name, all] of Object.entries(reports)) {
    figure(
      `report.browser.${name}`,
      median(all) / 1000,
      `slowest ${milliseconds(Math.max(...all))}`,
    );
  }
  await site.stop();
}

/** From a letter typed into the search to the results. */
async function search(browser) {
  const site = await host(DIST);
  const words = ["concealed", "pinned", "machinegun", "assault", "conceeled", "woods"];
  await phone(browser, async (context) => {
    const page = await context.newPage();
    await usable(page, `${site.url}#/flames-of-war/rules`);
    const typed = (text) =>
      page.evaluate(
        (text) =>
          new Promise((resolve) => {
            const input = document.querySelector("#search");
            input.value = text;
            const start = performance.now();
            input.dispatchEvent(new InputEvent("input", { bubbles: true }));
            // Drawing is a separate task; then comes the frame.
            setTimeout(() => {
              const work = performance.now() - start;
              requestAnimationFrame(() =>
                setTimeout(() => resolve({ work, paint: performance.now() - start })),
              );
            });
          }),
        text,
      );
    // The texts of the other languages are loaded with the first word.
    await typed(words[0]);
    await page.waitForSelector("[data-found]");
    await pause(REST);
    await typed("");
    await slow(page, { processor: SLOWER });
    const times = { work: [], paint: [] };
    for (const word of words) {
      for (let end = 1; end <= word.length; end++) {
        const { work, paint } = await typed(word.slice(0, end));
        times.work.push(work);
        times.paint.push(paint);
      }
      await typed("");
    }
    for (const [id, all] of [
      ["letter", times.work],
      ["paint", times.paint],
    ]) {
      const remark = `median ${milliseconds(median(all))}, slowest ${milliseconds(Math.max(...all))}`;
      figure(`search.${id}`, p95(all) / 1000, remark);
    }
  });
  await site.stop();
}

/** From a tap on a switch of a calculator to the frame that shows its effect. */
async function tap(browser) {
  const [app, counter] = [await host(DIST), await host(COUNTER)];
  const contexts = [];
  /** A page whose taps are timed, with the selector of the button that the nth tap is for. */
  const open = async (url, button) => {
    const context = await browser.newContext(PHONE);
    contexts.push(context);
    const page = await context.newPage();
    await page.goto(url);
    await page.locator(button(0)).waitFor({ state: "attached" });
    await page.evaluate(() => {
      for (const group of document.querySelectorAll("details")) group.open = true;
      globalThis.longest = 0;
      // A message that is posted in the frame arrives after the paint.
      const channel = new MessageChannel();
      let start;
      channel.port1.onmessage = () => globalThis.onPainted(performance.now() - start);
      const frame = () => channel.port2.postMessage(0);
      addEventListener(
        "click",
        (event) => {
          start = event.timeStamp;
          requestAnimationFrame(frame);
        },
        true,
      );
      new PerformanceObserver((list) => {
        for (const task of list.getEntries()) {
          globalThis.longest = Math.max(globalThis.longest, task.duration);
        }
      }).observe({ type: "longtask" });
    });
    return { page, button };
  };
  const once = async ({ page, button }, nth) => {
    const before = await page.evaluate((selector) => {
      const target = document.querySelector(selector);
      target.scrollIntoView({ block: "center", behavior: "instant" });
      const box = target.getBoundingClientRect();
      globalThis.painted = new Promise((resolve) => {
        globalThis.onPainted = resolve;
      });
      return { x: box.x + box.width / 2, y: box.y + box.height / 2, text: document.body.innerHTML };
    }, button(nth));
    await pause(40);
    await page.touchscreen.tap(before.x, before.y);
    const time = await page.evaluate(() => globalThis.painted);
    const text = await page.evaluate(() => document.body.innerHTML);
    assert.notEqual(text, before.text, "the tap changed the page");
    return time;
  };
  const batch = quick ? 10 : 20;
  const rounds = quick ? 3 : 10;
  const taps = (pageAndButton) => async (round) => {
    const { page } = pageAndButton;
    await page.bringToFront();
    const session = await slow(page, { processor: SLOWER });
    // The page is at rest now; the first tap of a batch is not measured.
    await once(pageAndButton, 1);
    if (round === 0) await page.evaluate(() => (globalThis.longest = 0));
    const times = [];
    for (let nth = 0; nth < batch; nth++) times.push(await once(pageAndButton, nth));
    await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    return times;
  };
  const a = (name) => `button[data-field="${name}"]`;
  const usual = (nth) => a(nth % 2 ? "concealed" : "over-16");
  const pages = {
    counter: await open(counter.url, () => "button"),
    usual: await open(app.url + SHOOTING, usual),
  };
  for (const [game, [address, name]] of Object.entries(LARGEST)) {
    pages[`largest.${game}`] = await open(app.url + address, () => a(name));
  }
  const long = await open(app.url + SHOOTING, usual);
  pages["long-log"] = long;
  await long.page.evaluate(async () => {
    globalThis.onPainted = () => {};
    for (let nth = 0; nth < 2000; nth++) {
      document.querySelector('button[data-field="concealed"]').click();
      if (nth % 10 === 0) await new Promise((resolve) => setTimeout(resolve));
    }
  });
  const measured = Object.entries(pages).map(([name, page]) => [name, taps(page)]);
  const times = await alternately(rounds, Object.fromEntries(measured));
  for (const [name, batches] of Object.entries(times)) {
    const all = batches.flat();
    const remark = `median ${milliseconds(median(all))}, slowest ${milliseconds(Math.max(...all))}`;
    figure(`tap.${name}`, p95(all) / 1000, remark);
    if (name === "counter") continue;
    const longest = await pages[name].page.evaluate(() => globalThis.longest);
    figure(`tap.${name}.task`, longest / 1000, longest ? "" : "none over 50 ms");
  }
  for (const context of contexts) await context.close();
  await app.stop();
  await counter.stop();
}

/** The activity of an open page without any touch. */
async function idle(browser) {
  const site = await host(DIST);
  await phone(browser, async (context) => {
    const page = await context.newPage();
    await usable(page, site.url + SHOOTING);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
    await pause(3000);
    const session = await context.newCDPSession(page);
    await session.send("Performance.enable");
    const busy = async () => {
      const { metrics } = await session.send("Performance.getMetrics");
      return metrics.find((metric) => metric.name === "TaskDuration").value;
    };
    const seconds = quick ? 10 : 60;
    const before = await busy();
    await pause(seconds * 1000);
    const share = (await busy()) - before;
    figure("idle", share / seconds, `${milliseconds(share * 1000)} in ${seconds} s`);
  });
  await site.stop();
}

/** What a page keeps in memory after many taps, and after an hour of play. */
async function memory(browser) {
  const site = await host(DIST);
  await phone(browser, async (context) => {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const used = async () => {
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
      await session.send("HeapProfiler.collectGarbage");
      const heap = await session.send("Runtime.getHeapUsage");
      return heap.usedSize + (heap.embedderHeapUsedSize ?? 0) + (heap.backingStorageSize ?? 0);
    };
    const tapped = (number) =>
      page.evaluate(async (number) => {
        for (let nth = 0; nth < number; nth++) {
          document.querySelector('button[data-field="concealed"]').click();
          await new Promise((resolve) => setTimeout(resolve));
        }
      }, number);
    await usable(page, site.url + SHOOTING);
    await page.locator("[data-need]").waitFor();
    await tapped(50);
    figure("memory.few", await used());
    await tapped(1950);
    figure("memory.many", await used());
    // An hour of play: about ten rolls a minute, on calculators of every game.
    const rolls = quick ? 100 : 600;
    await page.evaluate(() => (location.hash = "#/"));
    await page.locator("[data-ruleset]").first().waitFor();
    const games = await page.evaluate(() =>
      [...document.querySelectorAll("[data-ruleset]")].map((one) => one.dataset.ruleset),
    );
    const addresses = [];
    for (const game of new Set(games)) {
      await page.evaluate((game) => (location.hash = `#/${game}/calculate`), game);
      await page.locator(`a[href^="#/${game}/calculate/"]`).first().waitFor();
      const links = await page.evaluate(
        (game) => [
          ...new Set(
            [...document.querySelectorAll(`a[href^="#/${game}/calculate/"]`)].map((one) =>
              one.getAttribute("href"),
            ),
          ),
        ],
        game,
      );
      addresses.push(...links);
    }
    for (let nth = 0; nth < rolls; nth++) {
      const address = addresses[nth % addresses.length];
      // An address may carry answers.
      const id = address.split("/").at(-1).split("?")[0];
      await page.evaluate((address) => (location.hash = address), address);
      await page.locator(`[data-calculator="${id}"]`).waitFor();
      await page.evaluate(() => document.querySelector('[data-action="roll"]')?.click());
    }
    await page.evaluate((address) => (location.hash = address), SHOOTING);
    await page.locator('[data-calculator="shooting"] [data-need]').waitFor();
    figure("memory.hour", await used(), `${rolls} rolls, ${addresses.length} calculators`);
  });
  await site.stop();
}

/** The app's odds in the browser, without the page around them. */
async function odds(browser) {
  // Isolated, so that the clock has a high resolution.
  const site = await host(ODDS, {
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Embedder-Policy": "require-corp",
  });
  await phone(browser, async (context) => {
    const page = await context.newPage();
    await page.goto(site.url);
    await page.waitForFunction(() => globalThis.wasmBindings !== undefined);
    await page.evaluate(() => {
      const { run } = globalThis.wasmBindings;
      const time = (times) => {
        const start = performance.now();
        run(times);
        return (performance.now() - start) / times / 1000;
      };
      // The median of batches of at least 5 ms; the first runs are for the compiler.
      globalThis.timed = () => {
        const warm = performance.now() + 50;
        let times = 1;
        // A single run can be shorter than the resolution of the clock.
        while (time(times) * times < 0.005 && times < 100_000) times *= 2;
        while (performance.now() < warm) time(times);
        const batches = Array.from({ length: 15 }, () => time(times));
        return batches.sort((left, right) => left - right)[7];
      };
      globalThis.once = () => Math.min(time(1), time(1));
    });
    // At full speed: the slowest situations, both among the defaults and among all.
    const slowest = await page.evaluate(() => {
      const bindings = globalThis.wasmBindings;
      const found = [];
      for (let calculator = 0; calculator < bindings.count(); calculator++) {
        const number = bindings.samples(calculator);
        // A few hundred of them; the native bench tries them all.
        const stride = Math.ceil(number / 200);
        for (let sample = 0; sample < number; sample += stride) {
          if (bindings.prepare(calculator, sample)) {
            found.push({ time: globalThis.once(), calculator, sample });
          }
        }
      }
      found.sort((left, right) => right.time - left.time);
      const usual = found.filter(({ sample }) => sample === 0);
      return { usual: usual.slice(0, 10), any: found.slice(0, 30) };
    });
    await slow(page, { processor: SLOWER });
    const names = await page.evaluate(() => globalThis.wasmBindings.names().split("\n"));
    for (const name of names) {
      const time = await page.evaluate((name) => {
        if (!globalThis.wasmBindings.prepare_named(name)) throw new Error(name);
        return globalThis.timed();
      }, name);
      figure(`odds.browser.${name}`, time);
    }
    const worst = async (situations) => {
      const times = await page.evaluate((situations) => {
        const bindings = globalThis.wasmBindings;
        return situations.map(({ calculator, sample }) => {
          bindings.samples(calculator);
          bindings.prepare(calculator, sample);
          return [globalThis.timed(), bindings.words(calculator, sample)];
        });
      }, situations);
      return times.reduce((worst, time) => (time[0] > worst[0] ? time : worst));
    };
    figure("odds.browser.default", ...(await worst(slowest.usual)));
    figure("odds.browser.worst", ...(await worst(slowest.any)));
  });
  await site.stop();
}

/** Lighthouse on three screens; no score counts if the screen is not there. */
async function runLighthouse() {
  const { default: lighthouse } = await import("lighthouse");
  const site = await host(DIST);
  const port = 9222 + (process.pid % 1000);
  const browser = await launch([`--remote-debugging-port=${port}`]);
  const screens = [
    ["home", "#/", "[data-ruleset]"],
    ["calculator", SHOOTING, "[data-need]"],
    ["turn", TURN, "[data-phase], [data-step]"],
  ];
  for (const [name, address, proof] of screens) {
    await phone(browser, async (context) => {
      const page = await context.newPage();
      await usable(page, site.url + address);
      await page.locator(proof).first().waitFor({ timeout: 10_000 });
    });
    const { lhr } = await lighthouse(site.url + address, {
      port,
      logLevel: "error",
      onlyCategories: ["performance", "accessibility", "best-practices"],
    });
    assert.equal(lhr.runtimeError, undefined, name);
    const requests = lhr.audits["network-requests"].details.items;
    const wasm = requests.some((one) => one.url.endsWith(".wasm") && one.statusCode === 200);
    assert.ok(wasm, `${name}: the app was not loaded`);
    const value = (audit) => lhr.audits[audit].numericValue;
    for (const [id, category] of Object.entries(lhr.categories)) {
      const lost = category.auditRefs
        .filter(({ id, weight }) => weight > 0 && lhr.audits[id].score < 0.995)
        .filter(({ id }) => lhr.audits[id].score !== null)
        .map(({ id }) => id);
      figure(`lighthouse.${name}.${id}`, Math.round(category.score * 100), lost.join(" "));
    }
    const rest = `blocked ${milliseconds(value("total-blocking-time"))}`;
    figure(
      `lighthouse.${name}.lcp`,
      value("largest-contentful-paint") / 1000,
      `${rest}, shift ${value("cumulative-layout-shift").toFixed(3)}`,
    );
  }
  await browser.close();
  await site.stop();
}

const PARTS = { size, start, tap, search, idle, memory, odds };

const browser = await launch();
try {
  for (const [name, measure] of Object.entries(PARTS)) {
    if (args.includes(name)) await measure(browser);
  }
} finally {
  await browser.close();
}
if (args.includes("lighthouse")) await runLighthouse();

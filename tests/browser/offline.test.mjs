// The app on the device: it works without the network and under any path, and a new build never
// disturbs the one that works. "Without the network" means a stopped server, not a browser in its
// offline mode.

import assert from "node:assert/strict";
import { copyFile, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { after, before } from "node:test";
import {
  NewBuild,
  offlineTest,
  buildOf,
  idle,
  lookForUpdate,
  ready,
  savedForOffline,
  waitingWorker,
} from "./harness.mjs";

// The browser's error when it looks for a new build and finds no server.
const NO_SERVER = /ERR_CONNECTION_REFUSED|fetching the script|ERR_INTERNET_DISCONNECTED/;
const BROKEN_DOWNLOAD = /ERR_CONTENT_LENGTH_MISMATCH|ERR_CONNECTION_RESET|ERR_INCOMPLETE/;

let newBuild;
before(async () => {
  newBuild = await NewBuild.of();
});
after(() => newBuild.remove());

offlineTest(
  "after one visit it starts without the network",
  async ({ site, context, page, open }) => {
    await open();
    await savedForOffline(page);
    await site.stop();
    await page.reload();
    await ready(page);
    const another = await context.newPage();
    await open("#/flames-of-war/calculate/shooting?range=long", another);
    await open("index.html#/dice", another);
  },
);

offlineTest("the texts of every language are on the device", async ({ site, page, open }) => {
  await open();
  await savedForOffline(page);
  const texts = site.requests.filter((path) => path.startsWith("text/"));
  const languages = new Set(texts.map((path) => path.split("/")[1]));
  assert.deepEqual([...languages].sort(), ["en", "pl", "ru"]);
  await site.stop();
  for (const path of texts) {
    const status = await page.evaluate(async (path) => (await fetch(path)).status, path);
    assert.equal(status, 200, path);
  }
});

offlineTest("it works under any path", { prefix: "/some/where/" }, async ({ site, page, open }) => {
  await open("#/dice");
  await savedForOffline(page);
  const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
  assert.equal(scope, site.url);
  await site.stop();
  await page.reload();
  await ready(page);
});

offlineTest(
  "an address that does not exist leads to the app, also without the network",
  { allow: [NO_SERVER] },
  async ({ site, page, open }) => {
    await open();
    await savedForOffline(page);
    await site.stop();
    await open("no/such/page");
    assert.equal(new URL(page.url()).pathname, "/");
  },
);

offlineTest(
  "a new build is fetched in the background and waits for its word",
  { allow: [NO_SERVER] },
  async ({ site, page, open }) => {
    await open();
    await savedForOffline(page);
    site.directory = newBuild.directory;
    site.requests.length = 0;
    assert.equal(await lookForUpdate(page), "waiting");

    // Only the changed files were fetched.
    const fetched = site.requests.filter((path) => path !== "sw.js");
    assert.deepEqual(fetched.sort(), newBuild.changed.sort());

    // The new build is there, but the old one goes on.
    await page.reload();
    await ready(page);
    assert.equal(await buildOf(page), "old");

    await idle(page);
    await site.stop();
    await page.locator('[data-action="update"]').click();
    await page.locator('meta[name="build"]').waitFor({ state: "attached" });
    await open();
    assert.equal(await buildOf(page), "new");
    assert.equal(await page.evaluate(async () => (await caches.keys()).length), 1);
  },
);

offlineTest(
  "a new build whose download breaks leaves the old one whole",
  { allow: [NO_SERVER, BROKEN_DOWNLOAD] },
  async ({ site, page, open }) => {
    await open();
    await savedForOffline(page);
    site.directory = newBuild.directory;
    site.broken.add(newBuild.changed.find((path) => path.endsWith(".css")));
    assert.equal(await lookForUpdate(page), "failed");

    await site.stop();
    await page.reload();
    await ready(page);
    assert.equal(await buildOf(page), "old");

    // The next try fetches it, except for the files that the first one got.
    await site.start();
    site.broken.clear();
    assert.equal(await lookForUpdate(page), "waiting");
  },
);

offlineTest(
  "a mixture of two builds is refused",
  { allow: [NO_SERVER, /integrity/] },
  async ({ t, site, page, open }) => {
    await open();
    await savedForOffline(page);
    const mixed = await NewBuild.of();
    t.after(() => mixed.remove());
    const css = mixed.changed.find((path) => path.endsWith(".css"));
    await copyFile(`${site.directory}/${css}`, `${mixed.directory}/${css}`);
    site.directory = mixed.directory;
    assert.equal(await lookForUpdate(page), "failed");
    await page.reload();
    await ready(page);
    assert.equal(await buildOf(page), "old");
  },
);

offlineTest(
  "a new build that waits while the network goes away does not stop the next start",
  { allow: [NO_SERVER] },
  async ({ site, context, page, open }) => {
    await open();
    await savedForOffline(page);
    site.directory = newBuild.directory;
    assert.equal(await lookForUpdate(page), "waiting");
    await site.stop();
    await page.reload();
    await ready(page);

    // The app is closed and opened again: now the new build may take over.
    const later = await context.newPage();
    const worker = await waitingWorker(await context.newCDPSession(later));
    await page.close();
    await worker.activated;
    await open("#/dice", later);
    assert.equal(await buildOf(later), "new");
  },
);

offlineTest(
  "?nosw lives without the copy on the device, which stays",
  { allow: [NO_SERVER] },
  async ({ site, page, open }) => {
    await open();
    await savedForOffline(page);
    site.directory = newBuild.directory;
    site.requests.length = 0;
    await open("?nosw");
    assert.equal(await buildOf(page), "new");
    // All that the page fetches after the first paint has arrived.
    await page.goto(`${site.url}?nosw#/about`);
    await page.locator(".about").waitFor();
    const fetched = newBuild.changed.filter((path) => path !== "./");
    for (const path of fetched) assert.ok(site.requests.includes(path), path);
    await page.goto("about:blank");
    // Following a link deletes nothing.
    await site.stop();
    await open();
    assert.equal(await buildOf(page), "old");
  },
);

/** The number of the app's files on the device. */
const onDevice = (page) =>
  page.evaluate(async () => {
    const [name] = await caches.keys();
    return name ? (await (await caches.open(name)).keys()).length : 0;
  });

/** The worker's answer to the question whether everything is on the device. */
const asked = (page) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    return new Promise((resolve) => {
      navigator.serviceWorker.addEventListener("message", ({ data }) => resolve(data.whole), {
        once: true,
      });
      active.postMessage("whole?");
    });
  });

offlineTest("a copy that the browser has thrown away is put back", async ({ site, page, open }) => {
  await open();
  await savedForOffline(page);
  const all = await onDevice(page);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await page.reload();
  await ready(page);
  assert.equal(await asked(page), true);
  assert.equal(await onDevice(page), all);
  await site.stop();
  await page.reload();
  await ready(page);
});

offlineTest(
  "ready to work offline is said when it is true",
  { allow: [NO_SERVER] },
  async ({ site, page, open }) => {
    await open();
    await savedForOffline(page);
    const said = page.locator("[data-offline-ready]");
    await said.waitFor();
    await page.evaluate(async () => {
      const cache = await caches.open((await caches.keys())[0]);
      const text = (await cache.keys()).find(({ url }) => url.includes("/text/ru/"));
      await cache.delete(text);
    });
    await site.stop();
    await page.reload();
    await ready(page);
    assert.equal(await asked(page), false);
    assert.equal(await said.count(), 0);
    await site.start();
    await page.reload();
    await ready(page);
    await said.waitFor();
    assert.equal(await asked(page), true);
  },
);

offlineTest(
  "a tab of the old build says so when another has taken the new one",
  { allow: [/404|HTTP status code/] },
  async ({ t, site, context, page, open }) => {
    const build = await NewBuild.of();
    t.after(() => build.remove());
    // As if a build had a new module: files that the old one has not fetched are gone.
    const rules = (await readdir(build.directory)).find((name) => name.endsWith("-k20.wasm"));
    const sw = `${build.directory}/sw.js`;
    const worker = await readFile(sw, "utf8");
    await writeFile(sw, worker.replace(new RegExp(`"${rules}":"[^"]*",?`), ""));
    await rm(`${build.directory}/${rules}`);

    await open();
    await savedForOffline(page);
    const other = await context.newPage();
    await open("", other);
    site.directory = build.directory;
    assert.equal(await lookForUpdate(other), "waiting");
    await idle(page);
    await idle(other);
    await other.locator('[data-action="update"]').click();
    await page.locator('[data-notice="update"]').waitFor();
    await page.locator('[data-ruleset="k20"] [data-action="tools"]').click();
    await page.locator('[data-notice="outdated"]').waitFor();
    await page.locator('[data-action="take-update"]').click();
    await page.locator('meta[name="build"]').waitFor({ state: "attached" });
    await ready(page);
    assert.equal(await page.locator('[data-notice="outdated"]').count(), 0);
  },
);

offlineTest("a host that does not know WebAssembly", async ({ site, page, open }) => {
  site.mediaTypes = { ".wasm": "application/octet-stream" };
  await open("?nosw#/flames-of-war/turn");
  await page.locator("[data-stage]").first().waitFor();
  assert.equal(await page.locator("[data-notice]").count(), 0);
});

offlineTest(
  "texts of a wargame that cannot be fetched are told, and can be tried again",
  { allow: [/404/] },
  async ({ context, page, open }) => {
    const texts = "**/text/en/flames-of-war-*";
    await context.route(texts, (route) => route.fulfill({ status: 404, body: "" }));
    for (const address of ["?nosw#/flames-of-war/turn", "?nosw#/"]) {
      await open(address);
      if (address.endsWith("#/")) {
        await page.locator('[data-ruleset="flames-of-war"] [data-action="tools"]').click();
      }
      await page.locator('[data-notice="not-fetched"]').waitFor();
    }
    await context.unroute(texts);
    await page.locator('[data-action="try-again"]').click();
    await page.locator('[data-notice="not-fetched"]').waitFor({ state: "detached" });
    await page.locator("[data-stage] .turn-words, h2").filter({ hasText: /\S/ }).first().waitFor();
  },
);

for (const texts of ["**/text/pl/**", "**/text/pl/screens-*"]) {
  offlineTest(
    `a language whose texts cannot be fetched is told, and stops no start: ${texts}`,
    { allow: [/404/] },
    async ({ context, page, open }) => {
      await context.route(texts, (route) => route.fulfill({ status: 404, body: "" }));
      await open("?nosw#/settings");
      await page.locator('[data-field="language"] [data-choice="pl"]').click();
      await page.locator(".notices-toast:not([hidden])", { hasText: "could not be" }).waitFor();
      await page.reload();
      await ready(page);
      assert.equal(await page.evaluate(() => document.documentElement.lang), "en");
      await context.unroute(texts);
      await page.reload();
      await ready(page);
      assert.equal(await page.evaluate(() => document.documentElement.lang), "pl");
    },
  );
}

offlineTest(
  "a script that is not ours does not run",
  { allow: [/Content Security Policy/] },
  async ({ page, problems, open }) => {
    await open();
    const ran = await page.evaluate(async () => {
      // One refusal for each of the two requests below.
      let refusals = 0;
      const refused = new Promise((resolve) => {
        document.addEventListener("securitypolicyviolation", () => {
          refusals += 1;
          if (refusals === 2) resolve();
        });
      });
      const script = document.createElement("script");
      script.textContent = "window.intruder = true";
      document.head.append(script);
      const image = document.createElement("div");
      image.innerHTML = "<img src='data:,' onerror='window.intruder = true'>";
      document.body.append(image);
      await refused;
      return window.intruder === true;
    });
    assert.equal(ran, false);
    assert.deepEqual(problems, []);
  },
);

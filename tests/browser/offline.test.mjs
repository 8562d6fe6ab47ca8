// The app on the device: it works without the network, under any path, and a
// new build never gets in the way of the one that works. "Without the network"
// is a server that has been stopped, not a browser that has been told so.

import assert from "node:assert/strict";
import { copyFile } from "node:fs/promises";
import { after, before } from "node:test";
import {
  NewBuild,
  appTest,
  buildOf,
  lookForUpdate,
  ready,
  savedForOffline,
  until,
  waitingWorker,
} from "./harness.mjs";

// The browser's own words when it looks for a new build and finds no server.
const NO_SERVER = /ERR_CONNECTION_REFUSED|fetching the script|ERR_INTERNET_DISCONNECTED/;
const BROKEN_DOWNLOAD = /ERR_CONTENT_LENGTH_MISMATCH|ERR_CONNECTION_RESET|ERR_INCOMPLETE/;

let newBuild;
before(async () => {
  newBuild = await NewBuild.of();
});
after(() => newBuild.remove());

appTest("after one visit it starts without the network", async ({ site, context, page, open }) => {
  await open();
  await savedForOffline(page);
  await site.stop();
  await page.reload();
  await ready(page);
  const another = await context.newPage();
  await open("#/flames-of-war/calculate/shooting?range=long", another);
  await open("index.html#/dice", another);
});

appTest("the texts of every language are on the device", async ({ site, page, open }) => {
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

appTest("it works under any path", { prefix: "/some/where/" }, async ({ site, page, open }) => {
  await open("#/dice");
  await savedForOffline(page);
  const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
  assert.equal(scope, site.url);
  await site.stop();
  await page.reload();
  await ready(page);
});

appTest(
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

appTest(
  "a new build is fetched in the background and waits for its word",
  { allow: [NO_SERVER] },
  async ({ site, page, open }) => {
    await open();
    await savedForOffline(page);
    site.directory = newBuild.directory;
    site.requests.length = 0;
    assert.equal(await lookForUpdate(page), "waiting");

    // Only what has changed was fetched.
    const fetched = site.requests.filter((path) => path !== "sw.js");
    assert.deepEqual(fetched.sort(), newBuild.changed.sort());

    // It is there, but the old build goes on.
    await page.reload();
    await ready(page);
    assert.equal(await buildOf(page), "old");

    await site.stop();
    await page.evaluate(async () => {
      const taken = new Promise((resolve) => {
        navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true });
      });
      (await navigator.serviceWorker.ready).waiting.postMessage("update");
      await taken;
    });
    await open();
    assert.equal(await buildOf(page), "new");
    assert.equal(await page.evaluate(async () => (await caches.keys()).length), 1);
  },
);

appTest(
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

    // The next try gets it, without what the first one has got already.
    await site.start();
    site.broken.clear();
    assert.equal(await lookForUpdate(page), "waiting");
  },
);

appTest(
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

appTest(
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

appTest("?nosw lives without the copy on the device", async ({ site, page, open }) => {
  await open();
  await savedForOffline(page);
  site.directory = newBuild.directory;
  await open("?nosw");
  assert.equal(await buildOf(page), "new");
  await until(page, async () => !(await navigator.serviceWorker.getRegistration()));
});

appTest(
  "a script that is not ours does not run",
  { allow: [/Content Security Policy/] },
  async ({ page, problems, open }) => {
    await open();
    const ran = await page.evaluate(async () => {
      // One for each of the two below.
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

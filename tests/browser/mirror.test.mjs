// The second copy of the saved data, for when the first is damaged: the device died, the browser
// cleared its storage, or a text is broken.

import assert from "node:assert/strict";
import { appTest, forgetMirror, mirrored, mortalTest, ready } from "./harness.mjs";
import { GAME, Player, at } from "./pages.mjs";

const HEAD = "adjutant/desk/1/head";

/** The current phase. */
const phase = (id) => `[data-phase="${id}"][aria-current="step"]`;

/** The saved data without its generation. */
const kept = (page) =>
  page.evaluate(() => {
    const { "adjutant/generation": _, ...texts } = localStorage;
    return texts;
  });

/** A battle with a few taps in it. */
async function play(player) {
  await player.startBattle({ name: "Whole" });
  for (const id of ["movement", "shooting", "assault"]) {
    await player.action("next-phase").click();
    await player.shown(phase(id));
  }
}

/** The battle is there, with its undo. */
async function isWhole(player) {
  await player.shown(phase("assault"));
  assert.match(await player.place(), /Whole/);
  await player.undo();
  await player.shown(phase("shooting"));
  await player.redo();
  await player.shown(phase("assault"));
}

mortalTest("the battery dies a moment after the last tap", {}, async ({ site, start, die }) => {
  let page = await start();
  await page.goto(site.url);
  await ready(page);
  await page.evaluate(() => (location.hash = "#/settings"));
  const settings = new Player(page, site);
  await settings.shown("settings");
  await settings.answer("theme", "dark").click();
  await play(new Player(page, site));
  await mirrored(page);
  const before = await kept(page);
  await die();

  page = await start();
  await page.goto(site.url + at("turn"));
  await ready(page);
  // On a slow machine the mirror answers only after the start.
  await page.waitForFunction(() => document.documentElement.dataset.theme === "dark");
  const player = new Player(page, site);
  await player.shown(phase("assault"));
  assert.deepEqual(await kept(page), before);
  await isWhole(player);
  // And once more: later changes to restored data are mirrored as well.
  await player.undo();
  await player.shown(phase("shooting"));
  await mirrored(page);
  await die();
  page = await start();
  await page.goto(site.url + at("turn"));
  await ready(page);
  await new Player(page, site).shown(phase("shooting"));
});

appTest("a first copy that the browser has thrown away comes back", async (world) => {
  const { context, page, site, open } = world;
  await open();
  await play(new Player(page, site));
  await mirrored(page);
  const before = await kept(page);
  await page.goto("about:blank");
  // As a browser clears its storage: while no page is open.
  const cleaner = await context.newPage();
  await context.route("**/empty", (route) => route.fulfill({ body: "" }));
  await cleaner.goto(`${site.url}empty`);
  await cleaner.evaluate(() => localStorage.clear());
  await cleaner.close();
  await open(at("turn"));
  const player = new Player(page, site);
  await player.shown(phase("assault"));
  assert.deepEqual(await kept(page), before);
  assert.equal(await player.by("notice").count(), 0);
  await isWhole(player);
});

appTest("storage that is cleared under the open page is told, and put back", async (world) => {
  const { context, page, site, open } = world;
  await open();
  const player = new Player(page, site);
  await player.go("#/settings", "settings");
  await player.answer("theme", "dark").click();
  await play(player);
  await mirrored(page);
  const before = Object.keys(await kept(page)).sort();
  const other = await context.newPage();
  await open("#/about", other);
  await other.evaluate(() => localStorage.clear());
  await player.by("notice", "cleared").waitFor();
  await player.by("notice", "cleared").getByRole("button", { name: "Got it" }).click();
  await player.by("notice", "cleared").waitFor({ state: "detached" });
  assert.deepEqual(Object.keys(await kept(page)).sort(), before);
  await player.reload();
  await isWhole(player);
});

appTest("where there is no mirror, the open battle is written anew", async (world) => {
  const { context, page, site, open } = world;
  await context.addInitScript(() => {
    Object.defineProperty(window, "indexedDB", {
      get() {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  await open();
  const player = new Player(page, site);
  await play(player);
  const other = await context.newPage();
  await open("#/about", other);
  await other.evaluate(() => localStorage.clear());
  await player.by("notice", "cleared").waitFor();
  await player.reload();
  await isWhole(player);
});

appTest("a mirror that never answers stops no start", async ({ context, page, site, open }) => {
  await context.addInitScript(() => {
    IDBFactory.prototype.open = () => ({});
  });
  await open();
  const player = new Player(page, site);
  await play(player);
  await player.reload();
  await isWhole(player);
});

appTest("a broken text is healed, put aside, and not told", async ({ page, site, open }) => {
  await open();
  const player = new Player(page, site);
  await play(player);
  await mirrored(page);
  const broken = '{"v":1,"data":{"now"';
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [HEAD, broken]);
  await player.reload();
  await player.shown(phase("assault"));
  assert.equal(await player.by("notice").count(), 0);
  const aside = await page.evaluate(() => JSON.parse(localStorage["adjutant/rescued/0"]).data);
  assert.deepEqual([aside.key, aside.text], [HEAD, broken]);
  await isWhole(player);
});

appTest("what an older build has kept is followed", async ({ page, site, open }) => {
  await open();
  const player = new Player(page, site);
  await play(player);
  await mirrored(page);
  await forgetMirror(page);
  await page.evaluate(() => localStorage.removeItem("adjutant/generation"));
  await player.reload();
  await player.undo();
  await player.shown(phase("shooting"));
  await mirrored(page);
  const followed = await page.evaluate(async () => {
    const records = await adjutant.mirror.read();
    return records.filter(({ key, text }) => key && localStorage[key] === text).length;
  });
  assert.equal(followed, Object.keys(await kept(page)).length);
  assert.equal(player.game, GAME);
});

/** The mirror's answers are held back until `window.answer()`. */
const holdMirror = () => {
  const open = IDBFactory.prototype.open;
  const late = new Promise((resolve) => (window.answer = resolve));
  IDBFactory.prototype.open = function (...name) {
    const opening = open.apply(this, name);
    const own = {};
    late.then(() => {
      const done = () => {
        own.result = opening.result;
        own.onsuccess?.();
      };
      if (opening.readyState === "done") done();
      else opening.addEventListener("success", done);
    });
    return own;
  };
};

appTest("a mirror that answers late wins over the older copy and a tap on it", async (world) => {
  const { context, page, site, open } = world;
  await open();
  const player = new Player(page, site);
  await player.startBattle({ name: "Whole" });
  await player.action("next-phase").click();
  await player.shown(phase("movement"));
  const older = await kept(page);
  const age = await page.evaluate(() => localStorage["adjutant/generation"]);
  for (const id of ["shooting", "assault"]) {
    await player.action("next-phase").click();
    await player.shown(phase(id));
  }
  await player.go("#/settings", "settings");
  await player.answer("theme", "dark").click();
  await mirrored(page);
  const newer = await kept(page);
  await page.close();

  // The device died: the first copy lacks the latest taps.
  const again = await context.newPage();
  await again.addInitScript(holdMirror);
  await again.addInitScript(
    ([older, age]) => {
      localStorage.clear();
      for (const [key, text] of Object.entries(older)) localStorage.setItem(key, text);
      localStorage.setItem("adjutant/generation", age);
    },
    [older, age],
  );
  await open(at("turn"), again);
  const late = new Player(again, site);
  await late.shown(phase("movement"));
  await late.action("next-phase").click();
  await late.by("notice", "storage").waitFor();
  assert.match(await late.by("notice", "storage").innerText(), /looking for your latest data/);
  assert.deepEqual(await kept(again), older, "nothing is written meanwhile");
  const theme = () => again.evaluate(() => document.documentElement.dataset.theme);
  assert.equal(await theme(), undefined, "it was set in what is lost");
  await again.evaluate(() => window.answer());
  await late.by("notice", "newer-copy").waitFor();
  await late.by("notice", "storage").waitFor({ state: "detached" });
  assert.equal((await kept(again))[HEAD], newer[HEAD]);
  assert.equal(await theme(), "dark");
  await isWhole(late);
});

appTest("all comes back that is cleared while nobody hears of it", async (world) => {
  const { context, page, site, open } = world;
  await open();
  const player = new Player(page, site);
  await player.go("#/settings", "settings");
  await player.answer("theme", "dark").click();
  await player.startBattle({ name: "First" });
  await play(player);
  await mirrored(page);
  const before = Object.keys(await kept(page)).sort();
  // Cleared by a script of this page: a page gets no event for its own changes.
  await page.evaluate(() => localStorage.clear());
  await player.undo();
  await player.by("notice", "cleared").waitFor();
  await player.shown(phase("shooting"));
  assert.deepEqual(Object.keys(await kept(page)).sort(), before);
  await player.redo();
  await isWhole(player);
  // If a setting is the first thing changed, the other settings are restored, not reset.
  await mirrored(page);
  await player.go("#/settings", "settings");
  await page.evaluate(() => localStorage.clear());
  await player.answer("keep-awake").click();
  await page.waitForFunction((count) => Object.keys(localStorage).length > count, before.length);
  assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), "dark");
  // A cleared storage is noticed when the page becomes visible again, without a touch.
  await page.evaluate(() => {
    localStorage.clear();
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
  await page.waitForFunction((count) => Object.keys(localStorage).length > count, before.length);
  const later = await context.newPage();
  await open("#/battles", later);
  await later.getByText("First").first().waitFor();
  assert.equal(await later.evaluate(() => document.documentElement.dataset.theme), "dark");
});

appTest("a mirror that is deleted under the page is filled anew", async ({ page, site, open }) => {
  await open();
  const player = new Player(page, site);
  await player.startBattle({ name: "First" });
  await play(player);
  await mirrored(page);
  await forgetMirror(page);
  await player.undo();
  await player.shown(phase("shooting"));
  await mirrored(page);
  const texts = await kept(page);
  const followed = await page.evaluate(async () => {
    const records = await adjutant.mirror.read();
    return Object.fromEntries(records.filter(({ key }) => key).map(({ key, text }) => [key, text]));
  });
  assert.deepEqual(followed, texts);
});

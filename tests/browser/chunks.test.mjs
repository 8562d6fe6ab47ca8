// The start page is loaded first and the other screens right after it; the rules of a wargame are
// fetched only when it is opened. If a chunk cannot be fetched, the app goes on and says so. All
// without the service worker, which fetches everything in the background.

import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { DIST, appTest } from "./harness.mjs";
import { GAME, Player, at } from "./pages.mjs";

const CHUNK = new RegExp(`-${GAME}\\.wasm$`);
const PLAY = /-play\.wasm$/;
const LATER = /-later\.wasm$/;
const HAND = /-hand\.wasm$/;
const NOT_FETCHED = /404|HTTP status code/;

/** Makes a chunk, or the rules, unavailable; returns a function that restores it. */
async function lose(context, chunk = CHUNK) {
  await context.route(chunk, (route) => route.fulfill({ status: 404, body: "" }));
  return () => context.unroute(chunk);
}

const tools = (player) => player.by("ruleset", GAME).locator('[data-action="tools"]');

/** Whether the only file of this name contains a text. */
async function holds(file, text) {
  const name = (await readdir(DIST)).find((path) => file.test(path));
  return (await readFile(join(DIST, name))).includes(text);
}

test("no rule and no screen but home is in the shell", async () => {
  const shell = /_bg\.wasm$/;
  assert.equal(await holds(shell, "home-claim"), true);
  // A single use of a RULESET outside of its folder would bring all its rules here,
  assert.equal(await holds(CHUNK, "FOW-"), true);
  assert.equal(await holds(shell, "FOW-"), false);
  // and a use of a page other than through `Play` would bring that page with all it needs.
  for (const text of ["calculator-form", "rule-sheet"]) {
    assert.equal(await holds(PLAY, text), true, text);
    assert.equal(await holds(shell, text), false, text);
  }
  // Screens that are rarely opened first can wait.
  for (const text of [
    "roller-tray",
    "log-list",
    "luck-row",
    "army-sum",
    "rules-search",
    "keep-card",
  ]) {
    assert.equal(await holds(LATER, text), true, text);
    for (const other of [shell, PLAY]) assert.equal(await holds(other, text), false, text);
  }
  // Code that is needed once per battle, together with what packs and draws codes.
  assert.equal(await holds(HAND, "keep-item"), true);
  assert.equal(await holds(PLAY, "keep-item"), false);
});

appTest("home comes before the other screens, and they before a tap", async (t) => {
  const { context, page, site, open } = t;
  let letGo;
  const held = new Promise((resolve) => (letGo = resolve));
  await context.route(PLAY, (route) => held.then(() => route.continue()));
  const asked = page.waitForRequest(PLAY);
  await open("?nosw");
  const player = new Player(page, site);
  await player.shown("home");
  await asked;
  // A player faster than the network sees a notice, and is then led to the page.
  await page.locator('.frame-top [href="#/settings"]').click();
  await page.locator(".notices-toast:not([hidden])").waitFor();
  letGo();
  await player.shown("settings");
  assert.equal(await page.locator(".notices-toast:not([hidden])").count(), 0);
});

appTest(
  "home looks as it should before the other screens are there",
  { allow: [NOT_FETCHED] },
  async ({ context, page, site, open }) => {
    await open("?nosw");
    const player = new Player(page, site);
    await player.startBattle();
    await lose(context, PLAY);
    const fresh = await context.newPage();
    await open("?nosw", fresh);
    const home = new Player(fresh, site);
    await home.action("continue").click();
    await home.shown('[data-notice="not-fetched"]');
    const classes = (styles) => new Set(styles.match(/\.[a-z][\w-]*/g));
    const html = await readFile(join(DIST, "index.html"), "utf8");
    const here = classes(/<style>([^]*?)<\/style>/.exec(html)[1]);
    const screens = (await readdir(DIST)).find((path) => /^screens-/.test(path));
    const elsewhere = classes(await readFile(join(DIST, screens), "utf8"));
    assert.ok(elsewhere.has(".calculator-result"));
    const drawn = await fresh.evaluate(() =>
      [...document.querySelectorAll("body [class]")].flatMap(({ classList }) => [...classList]),
    );
    assert.ok(drawn.includes("home-continue"));
    const bare = drawn.filter((one) => elsewhere.has(`.${one}`) && !here.has(`.${one}`));
    assert.deepEqual([...new Set(bare)], []);
    assert.equal(await fresh.locator('link[href*="screens-"]').count(), 0);
  },
);

appTest(
  "screens whose styles do not come work without, and are dressed when they do",
  { allow: [NOT_FETCHED] },
  async ({ context, page, site, open }) => {
    const find = await lose(context, /\/screens-\w+\.css$/);
    await open("?nosw#/settings");
    const player = new Player(page, site);
    await player.shown("settings");
    await page.locator("#unstyled").waitFor();
    await find();
    await player.go("#/about", "about");
    await page.waitForFunction(() => adjutant.dressed);
    await page.locator("#unstyled").waitFor({ state: "hidden" });
    assert.equal(await page.locator('link[rel="stylesheet"][href*="screens-"]').count(), 1);
  },
);

appTest(
  "screens that cannot be fetched are told, and can be tried again",
  { allow: [NOT_FETCHED] },
  async ({ context, page, site, open }) => {
    const find = await lose(context, PLAY);
    await open("?nosw#/about");
    const player = new Player(page, site);
    await player.shown('[data-notice="not-fetched"]');
    await player.shown("home");
    await find();
    await player.action("try-again").click();
    await player.shown("about");
    assert.equal(await player.by("notice").count(), 0);
  },
);

appTest("opening a wargame brings its rules", async ({ page, site, open }) => {
  const fetched = () => site.requests.filter((path) => CHUNK.test(path)).length;
  await open("?nosw");
  const player = new Player(page, site);
  await player.shown("home");
  assert.equal(fetched(), 0);
  await tools(player).click();
  await player.shown("turn");
  assert.equal(fetched(), 1);
  await player.go(at("calculate/shooting"), ".plaque");
  assert.equal(fetched(), 1);
});

appTest("an address brings the rules once", async ({ page, site, open }) => {
  await open(`?nosw${at("calculate/shooting")}`);
  await new Player(page, site).shown(".plaque");
  assert.equal(site.requests.filter((path) => CHUNK.test(path)).length, 1);
});

// Slow networks pay for every request: there were fifty once. The requests of the turn and of a
// calculator are in weight.test.mjs.
for (const [address, screen] of [
  [at("rules", "k20"), "rules"],
  ["#/settings", "settings"],
  ["#/keep", "keep"],
]) {
  appTest(`${address} asks for twelve files at most`, async ({ page, site, open }) => {
    await open(`?nosw${address}`);
    await new Player(page, site).shown(screen);
    // The browser fetches the icon; the words of the log and the mirror come after the screen.
    const asked = site.requests.filter((path) => !/^icons\/|\/log-|-mirroring/.test(path));
    assert.ok(asked.length <= 12, asked.join(" "));
  });
}

appTest(
  "rules that cannot be fetched are told, and can be tried again",
  { allow: [NOT_FETCHED] },
  async ({ context, page, site, open }) => {
    const find = await lose(context);
    const link = at("calculate/shooting?concealed");
    await open(`?nosw${link}`);
    const player = new Player(page, site);
    await player.shown('[data-notice="not-fetched"]');
    await player.shown("home");
    // The app does not retry without a tap.
    const lost = page.waitForResponse((response) => response.status() === 404);
    await player.action("try-again").click();
    await lost;
    await player.shown('[data-notice="not-fetched"]');
    await find();
    await player.action("try-again").click();
    await player.shown('.plaque[data-need="4"]');
    assert.equal(await player.by("notice", "not-fetched").count(), 0);
    assert.equal(player.hash(), link);
  },
);

appTest(
  "a wargame that could not be opened opens at the next tap",
  { allow: [NOT_FETCHED] },
  async ({ context, page, site, open }) => {
    await open("?nosw");
    const find = await lose(context);
    const player = new Player(page, site);
    await tools(player).click();
    await player.shown('[data-notice="not-fetched"]');
    await find();
    await tools(player).click();
    await player.shown("turn");
  },
);

appTest(
  "a battle is there while its rules are not",
  { allow: [NOT_FETCHED] },
  async ({ context, page, site, open }) => {
    await open(`?nosw#/new/${GAME}`);
    const player = new Player(page, site);
    await page.locator("#battle-name").fill("Hill 112");
    await player.action("begin").click();
    await player.shown("turn");
    const find = await lose(context);
    await open("?nosw#/");
    await page.reload();
    await player.action("continue").getByText("Hill 112").waitFor();
    await find();
    await player.action("continue").click();
    await player.shown("turn");
    await page.locator(".frame-top").getByText("Hill 112").waitFor();
    assert.equal(await player.by("notice").count(), 0);
  },
);

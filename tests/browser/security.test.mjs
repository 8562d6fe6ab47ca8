// No text of a player, a link or a save becomes a part of the page's code; and the policy of the
// page is pinned, word for word.

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { DIST, appTest, ready } from "./harness.mjs";
import { GAMES, Player, nothing, unfold } from "./pages.mjs";
import { Walker, withSteps } from "./walk.mjs";

const html = () => readFile(join(DIST, "index.html"), "utf8");

test("the policy is this one, and its hashes are those of the inline scripts and styles", async () => {
  const page = await html();
  const scripts = [...page.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)];
  assert.ok(scripts.every(([, attributes]) => !/\bsrc=/.test(attributes)));
  const styles = [...page.matchAll(/<style([^>]*)>([\s\S]*?)<\/style>/g)];
  const hashes = (inlined) => {
    const hash = (text) => createHash("sha256").update(text).digest("base64");
    const all = inlined.map(([, , text]) => `'sha256-${hash(text)}'`);
    return all.sort().join(" ");
  };
  const [, policy] = /http-equiv="Content-Security-Policy"\s+content="([^"]*)"/.exec(page);
  assert.equal(
    policy,
    "default-src 'none'; " +
      `script-src 'self' 'wasm-unsafe-eval' ${hashes(scripts)}; ` +
      `style-src 'self' ${hashes(styles)}; ` +
      "img-src 'self' data:; connect-src 'self'; manifest-src 'self'; " +
      "worker-src 'self'; base-uri 'self'; form-action 'none'",
  );
  // The policy comes before everything that it applies to.
  assert.ok(page.indexOf("Content-Security-Policy") < page.search(/<(script|link|style)\b/));
  assert.doesNotMatch(page, /\son\w+=|\sstyle=|javascript:/i);
});

test("no file of the app names another host", async () => {
  // The names of vocabularies are not addresses that are requested.
  const names = /^(www\.w3\.org|www\.apache\.org|docs\.rs|github\.com|developer\.mozilla\.org)$/;
  const found = [];
  for (const name of await readdir(DIST)) {
    if (!/\.(html|js|css|webmanifest)$/.test(name)) continue;
    const text = await readFile(join(DIST, name), "utf8");
    for (const [address, host] of text.matchAll(/https?:\/\/([\w.-]+)/g)) {
      if (!names.test(host)) found.push(`${name}: ${address}`);
    }
  }
  nothing(new Set(found));
});

const HOSTILE = [
  `<img src=x onerror="window.intruder=1">`,
  `"><script>window.intruder=1</script>`,
  `</b><svg/onload=window.intruder=1>`,
  "Ж".repeat(120),
  "\u202egnitsop\u2066 7",
  "javascript:window.intruder=1",
];

/** Forbidden states of the present screen. */
const intrusions = () => {
  const found = [];
  if (window.intruder) found.push("it ran");
  const foreign = "#screen script, #screen iframe, img[src=x], svg[onload], [onerror]";
  for (const element of document.querySelectorAll(foreign)) found.push(element.outerHTML);
  for (const link of document.querySelectorAll("a[href]")) {
    if (!/^(#|blob:|\.\/)/.test(link.getAttribute("href"))) found.push(link.outerHTML);
  }
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth) {
    const wide = [...document.querySelectorAll("#screen *")].filter(
      (element) => element.getBoundingClientRect().right > root.clientWidth + 1,
    );
    found.push(`${root.scrollWidth} wide: ${wide.at(-1)?.outerHTML.slice(0, 160)}`);
  }
  if (/[\u202a-\u202e\u2066-\u2069]/.test(document.body.innerText)) found.push("it steers words");
  return found;
};

for (const game of Object.keys(GAMES)) {
  appTest(
    `names with markup stay names: ${game}`,
    { context: { viewport: { width: 360, height: 640 } }, timeout: 240_000 },
    async ({ context, page, site, open }) => {
      const found = [];
      await withSteps(context);
      const player = new Walker(page, site, game);
      const visit = async (screen) => {
        const wrong = await page.evaluate(intrusions);
        found.push(...wrong.map((what) => `${screen}: ${what}`));
      };
      await open();
      const { calculators, phases } = await player.ids();
      const [battle, first, second] = HOSTILE;
      await player.startBattle({ name: battle, first, second });
      await visit("turn");
      for (const name of HOSTILE) {
        await player.go(player.at("units"), "units");
        const side = `[data-side="${HOSTILE.indexOf(name) % 2 ? "second" : "first"}"]`;
        await player.tap(`${side} [data-action="add-unit"]`, `${side} [data-unit]`);
        await page.locator(`${side} [data-unit]`).last().click();
        await player.shown("unit");
        await unfold(page.locator("#unit-name"));
        await page.locator("#unit-name").fill(name);
        await page.locator("#unit-name").blur();
        for (const input of await page.locator("#screen input[type=text]:visible").all()) {
          await input.fill(name);
          await input.blur();
        }
        await visit("unit");
      }
      await player.go(player.at("units"), "units");
      await page.getByText("<img src=x").first().waitFor();
      await visit("units");
      await page.locator('[data-side="first"] [data-action="keep-army"]').click();
      await player.shown("article.army [data-unit]");
      await visit("army");
      await player.go(player.at("armies"), "[data-army]");
      await visit("armies");
      for (const phase of phases) {
        await player.go(player.at("turn"), "turn");
        const here = `[data-phase="${phase}"]`;
        await player.tap(here, `${here}[aria-current="step"]`);
        await visit(`turn, ${phase}`);
      }
      for (const id of calculators) {
        await player.go(player.at(`calculate/${id}`), `article[data-calculator="${id}"]`);
        await visit(`calculator ${id}`);
      }
      await player.go("#/", '[data-action="continue"]');
      await page.getByText("<img src=x").first().waitFor();
      await visit("home");
      // The same after a reload, from the saved data.
      await page.reload();
      await ready(page);
      await player.shown('[data-action="continue"]');
      await visit("home again");
      nothing(new Set(found));
    },
  );
}

appTest("a save with markup in it stays a save", async ({ page, site, open }) => {
  await open();
  const player = new Player(page, site);
  await player.startBattle({ name: "Whole" });
  await page.evaluate((hostile) => {
    const key = "adjutant/desk/1/head";
    const head = JSON.parse(localStorage[key]);
    const unit = (name, id) => ({ id: id + 1, name, answers: { [name]: name }, words: {} });
    head.data.now.units.first = hostile.map(unit);
    head.data.now.battle.name = hostile[4];
    head.data.now.battle.sides = [hostile[4], hostile[0]];
    head.data.now.turn.phase = hostile[0];
    localStorage[key] = JSON.stringify(head);
    localStorage["adjutant/settings"] = JSON.stringify({
      v: 1,
      data: { language: hostile[0], theme: hostile[1] },
    });
  }, HOSTILE);
  await page.reload();
  await ready(page);
  const found = [];
  for (const [place, shown] of [
    ["units", "units"],
    ["turn", "turn"],
    ["units/first/1", "unit"],
  ]) {
    await player.go(player.at(place), shown);
    found.push(...(await page.evaluate(intrusions)));
  }
  nothing(new Set(found));
});

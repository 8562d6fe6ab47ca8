// A modifier of the players' own: the number of taps for it, and its place in the number, the odds,
// the dice, the log, the address and the compared situation. Everything is done by touch.

import assert from "node:assert/strict";
import { appTest } from "./harness.mjs";
import { Player } from "./pages.mjs";

/** The number of taps that players accept, apart from the letters. */
const TAPS_NEW = 4;
const TAPS_AGAIN = 2;

const SHOOTING = "calculate/shooting?target-skill=veteran&rof=1";
const opener = (sum) => `[data-action="own-modifier"][data-sum="${sum}"]`;
const inside = (sum, what) => `[data-own-of="${sum}"] ${what}`;
const STABILISERS = '[data-own="modifier.to-hit.stabilisers"]';

/** Makes taps and counts them. */
function counter(page) {
  const taps = { count: 0 };
  taps.tap = async (selector) => {
    await page.locator(selector).tap();
    taps.count += 1;
  };
  return taps;
}

const needs = (page, number) => page.locator(`.plaque[data-need="${number}"]`).waitFor();

/** Adds "stabilisers −1" to the number to hit. */
async function add(page) {
  const taps = counter(page);
  await taps.tap(opener("to-hit"));
  await taps.tap(inside("to-hit", '[data-step="-1"]'));
  await taps.tap(inside("to-hit", "input"));
  await page.keyboard.type("stabilisers");
  await taps.tap(inside("to-hit", '[data-action="add-own"]'));
  return taps.count;
}

appTest("a new modifier takes few taps and is in all there is", async ({ page, site, open, t }) => {
  await open();
  const player = new Player(page, site);
  await player.go(player.at(SHOOTING), ".calculator");
  await needs(page, 4);
  const count = await add(page);
  t.diagnostic(`${count} taps`);
  assert.ok(count <= TAPS_NEW, `${count} taps`);
  await needs(page, 3);
  const row = page.locator('[data-sheet="to-hit"] [data-modifier="-1"]');
  assert.match(await row.innerText(), /stabilisers/);

  // The rule it cites is the players' own.
  await row.locator('[data-cite="OWN"]').tap();
  await page.locator(".rule-sheet[open] h2").waitFor();
  await page.keyboard.press("Escape");

  // The address brings it to another phone.
  const address = await page.evaluate(() => location.hash);
  assert.match(address, /&modifier\.to-hit\.stabilisers=-1$/);
  await player.reload();
  await needs(page, 3);

  // Compared with another situation.
  await player.action("odds").tap();
  await player.action("hold").tap();
  await page.locator('[data-held="yes"]').waitFor();
  await player.action("odds").tap();
  await page.locator(opener("to-hit")).tap();
  await page.locator(STABILISERS).tap();
  await needs(page, 4);
  await player.action("odds").tap();
  await page.locator("[data-held]", { hasText: "stabilisers −1" }).waitFor();
  await player.action("swap").tap();
  await needs(page, 3);

  // In the dice and in the log.
  await player.roll();
  await player.go(player.at("log"), ".log");
  await page.locator(".log-more", { hasText: "stabilisers −1" }).first().waitFor();
});

appTest("one that was used is picked again with two taps", async ({ page, site, open, t }) => {
  await open();
  const player = new Player(page, site);
  await player.go(player.at(SHOOTING), ".calculator");
  await add(page);
  await needs(page, 3);
  await player.action("reset").tap();
  await player.go(player.at(`${SHOOTING}&concealed`), ".calculator");
  await needs(page, 5);
  const taps = counter(page);
  await taps.tap(opener("to-hit"));
  await taps.tap(STABILISERS);
  await needs(page, 4);
  t.diagnostic(`${taps.count} taps`);
  assert.ok(taps.count <= TAPS_AGAIN, `${taps.count} taps`);
  await page.locator(`${STABILISERS}[aria-pressed="true"]`).tap();
  await needs(page, 5);
  // One tap undoes it.
  await player.undo();
  await needs(page, 4);

  // It is in the settings, with the house rules, until it is removed.
  await player.go("#/settings", ".form-page");
  await player.unfoldSettings("flames-of-war");
  await page.locator('[data-action="drop-modifier"]').tap();
  await page.locator('[data-action="drop-modifier"]').waitFor({ state: "detached" });
});

appTest("by keyboard, and a link that brings nonsense", async ({ page, site, open }) => {
  await open();
  const player = new Player(page, site);
  await player.go(player.at(`${SHOOTING}&modifier.to-hit.x=99`), ".calculator");
  await page.locator("[data-notice]", { hasText: "modifier.to-hit.x=99" }).waitFor();
  await needs(page, 4);
  await page.locator(opener("to-hit")).focus();
  await page.keyboard.press("Enter");
  await page.locator(inside("to-hit", '[data-step="1"]')).focus();
  await page.keyboard.press("Enter");
  await page.locator(inside("to-hit", "input")).focus();
  await page.keyboard.type("dusk");
  await page.keyboard.press("Enter");
  await needs(page, 6);
  const chip = page.locator('[data-own="modifier.to-hit.dusk"]');
  assert.equal(await chip.getAttribute("aria-pressed"), "true");
  assert.equal(await page.locator(opener("to-hit")).getAttribute("aria-expanded"), "true");
});

appTest("what no modifier changes says so", async ({ page, site, open }) => {
  await open();
  const player = new Player(page, site);
  await player.go(player.at("calculate/test"), ".calculator");
  await page.locator("[data-own-none]").waitFor();
  assert.equal(await page.locator('[data-action="own-modifier"]').count(), 0);
});

for (const [game, where, printed] of [
  ["cold-war-commander", '[data-sum="direct-fire/to-hit"]', /−1 stabilisers$/],
  // This sum is printed as a table, which takes no further rows.
  ["k20", "[data-house]", /\S: stabilisers −1$/],
]) {
  appTest(`a modifier is on the paper of ${game}`, async ({ page, site, open }) => {
    await open();
    const player = new Player(page, site, game);
    await player.go(player.at("calculate/direct-fire"), ".calculator");
    await add(page);
    await page.locator(`${STABILISERS}[aria-pressed="true"]`).waitFor();
    await player.go(player.at("paper"), '.paper-sheet[data-sheet="quick"]');
    assert.match(await page.locator(where).innerText(), printed);
  });
}

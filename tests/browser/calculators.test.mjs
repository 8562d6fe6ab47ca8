// Every calculator in three ways: odds that add up, a roll by the app, and the player's own dice,
// entered to the end and then one step back.

import assert from "node:assert/strict";
import { appTest, ready } from "./harness.mjs";
import { GAMES, Player, at } from "./pages.mjs";
import { Walker, withSteps } from "./walk.mjs";

/** More questions than any calculator asks with its default answers. */
const MOST_QUESTIONS = 50;

/** Enters the player's own dice to the end, takes the last answer back and leaves. */
async function ownDice(player, calculator) {
  const answered = await player.answerAll();
  assert.ok(answered < MOST_QUESTIONS, `${calculator}: ${answered} questions`);
  await player.shown("#result .outcome-part");
  if (answered > 0) {
    await player.tap('[data-action="take-back"]', `[data-question="${answered - 1}"]`);
  }
  await player.tap('[data-action="close"]', `${calculator}[data-open="false"]`);
}

/**
 * Chances of words add up to 1; for a count, so do "none" and "one or more". A long table of counts
 * shows only rows around its mean. A row for "at least" is never likelier than the one before it.
 */
function oddsAddUp(bars, what) {
  const atLeast = bars.filter(({ outcome }) => outcome.includes(">="));
  for (const [index, { chance }] of atLeast.entries()) {
    const before = atLeast[index - 1]?.chance ?? 1;
    assert.ok(chance <= before + 1e-12, `${what}: ${chance} after ${before}`);
  }
  const whole = bars.filter(({ outcome }) => !outcome.includes(">=") || outcome.endsWith(">=1"));
  if (atLeast.length > 0 && whole.length < 2) return;
  const sum = whole.reduce((sum, { chance }) => sum + chance, 0);
  assert.ok(Math.abs(sum - 1) < 1e-9, `${what} adds up to ${sum}`);
}

for (const game of Object.keys(GAMES)) {
  appTest(`every calculator of ${game}, in three readings`, { timeout: 360_000 }, async (app) => {
    const { context, page, site } = app;
    await withSteps(context);
    const player = new Walker(page, site, game);
    await page.goto(`${site.url}${player.at("calculate")}`);
    await ready(page);
    await player.shown("calculators");
    const ids = await page
      .locator(".rows [data-calculator]")
      .evaluateAll((all) => all.map((one) => one.dataset.calculator));
    assert.ok(ids.length > 0, "no calculators");
    let played = 0;
    for (const id of ids) {
      const here = `article[data-calculator="${id}"]`;
      await player.go(player.at(`calculate/${id}`), here);
      const can = await player.rolls();
      const charts = await page.locator("#result .odds-chart[data-part]").evaluateAll((parts) =>
        parts.map((part) => ({
          part: part.dataset.part,
          bars: [...part.querySelectorAll("li[data-outcome]")].map((bar) => ({
            outcome: bar.dataset.outcome,
            chance: Number(bar.dataset.probability),
          })),
        })),
      );
      assert.equal(charts.length > 0, can, `${id}: odds if and only if something is rolled`);
      for (const { part, bars } of charts) oddsAddUp(bars, `${id}: ${part}`);
      if (!can) continue;
      played += 1;
      await player.roll();
      await ownDice(player, here);
    }
    // Some calculators only add figures up: cards, armies, results.
    assert.ok(4 * played >= ids.length, `${played} calculators roll something at their defaults`);
  });
}

appTest("two situations side by side", async ({ page, site }) => {
  const player = new Player(page, site);
  await page.goto(`${site.url}${at("calculate/shooting")}`);
  await ready(page);
  const destroyed = () => player.chance("destroyed>=1");
  const standing = await destroyed();
  await player.action("odds").click();
  await player.action("hold").click();
  await player.shown("[data-held]");
  await player.action("close").click();
  await player.answer("moved").click();
  await player.action("odds").click();
  await player.shown(".calculator-held");
  const held = page.locator('[data-outcome="destroyed>=1"] .odds-difference').first();
  assert.equal(Number(await held.getAttribute("data-held")), standing, "the held chance stays");
  const moving = await destroyed();
  assert.ok(moving < standing, "a moving platoon fires fewer dice");

  // With the two swapped, the held situation survives a reload, and is released at the end.
  await player.action("swap").click();
  await page.waitForFunction(
    (chance) =>
      Number(
        document.querySelector('[data-outcome="destroyed>=1"] .odds-difference').dataset.held,
      ) === chance,
    moving,
  );
  assert.equal(await destroyed(), standing);
  await player.reload();
  await player.shown(".calculator-held");
  assert.equal(Number(await held.getAttribute("data-held")), moving);
  await player.action("hold").click();
  await player.count(page.locator(".calculator-held"), 0);
});

for (const [where, width, height] of [
  ["held sideways", 844, 390],
  ["on a low screen", 360, 640],
]) {
  appTest(
    `${where} a reading is seen from its top, and the form not from its own`,
    { context: { viewport: { width, height } } },
    async ({ page, site, open }) => {
      const player = new Player(page, site);
      await open(player.at("calculate/shooting"));
      const left = 300;
      await page.evaluate((left) => scrollTo(0, left), left);
      await page.waitForFunction((left) => scrollY === left, left);
      await player.action("odds").tap();
      const close = page.locator("#result").locator('[data-action="close"]');
      await close.waitFor();
      await page.waitForFunction(() => scrollY === 0);
      await close.tap();
      // The part above may have a different height now.
      await page.waitForFunction((left) => scrollY >= left, left);
    },
  );
}

for (const height of [640, 844]) {
  appTest(
    `at ${height} px of height each question of own dice is seen from its name on`,
    { context: { viewport: { width: 360, height } }, settings: { theme: "sunlight" } },
    async ({ page, site, open }) => {
      const player = new Player(page, site);
      await open(player.at("calculate/shooting?shooters=5"));
      await player.action("own-dice").tap();
      const answers = page.locator("[data-question] [data-answer]");
      await answers.last().scrollIntoViewIfNeeded();
      await answers.last().tap();
      await page.locator('[data-question="1"]').waitFor();
      const seen = () => {
        const name = document.querySelector(".own-dice-name").getBoundingClientRect();
        const over = document.elementFromPoint(name.left + 4, (name.top + name.bottom) / 2);
        return over?.closest(".own-dice-name") !== null;
      };
      await page.waitForFunction(seen);
    },
  );
}

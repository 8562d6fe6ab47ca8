// The ruler under the number: the faces of the first die, filled where they succeed, and the dice
// that fell on each.

import assert from "node:assert/strict";
import { appTest } from "./harness.mjs";

/** The filled faces, and the text for a screen reader. */
const ruler = (page) =>
  page.locator(".plaque .ruler").evaluate((drawn) => ({
    says: drawn.getAttribute("aria-label"),
    success: [...drawn.querySelectorAll(".success")].map((cell) => cell.textContent.trim()),
    cells: drawn.children.length,
    widths: [...drawn.children].map((cell) => cell.getBoundingClientRect().width),
  }));

appTest("the ruler follows the number", async ({ page, open }) => {
  await open("#/flames-of-war/calculate/shooting?target-skill=trained");
  await page.locator('.plaque[data-need="3"]').waitFor();
  let drawn = await ruler(page);
  assert.deepEqual(drawn.success, ["3", "4", "5", "6"]);
  assert.equal(drawn.cells, 6);
  assert.equal(drawn.says, "3+: 4 in 6 rolls succeed, 67%");
  await page.locator('[data-field="target-skill"] [data-choice="veteran"]').tap();
  await page.locator('.plaque[data-need="4"]').waitFor();
  drawn = await ruler(page);
  assert.deepEqual(drawn.success, ["4", "5", "6"]);
});

appTest("two dice are as wide as they are likely", async ({ page, open }) => {
  await open("#/cold-war-commander/calculate/command?value=8");
  await page.locator('.plaque[data-need="8"]').waitFor();
  const drawn = await ruler(page);
  assert.deepEqual(drawn.success, ["2", "3", "4", "5", "6", "7", "8"]);
  assert.equal(drawn.says, "≤ 8: 26 in 36 rolls succeed, 72%");
  const seven = drawn.widths[5];
  assert.ok(drawn.widths.every((width) => width <= seven));
  assert.ok(seven > 1.5 * drawn.widths[2], "a 7 is twice as likely as a 4");
});

appTest("a table shows where its number lies", async ({ page, open }) => {
  await open("#/k20/calculate/direct-fire");
  await page.locator(".plaque .ruler").waitFor();
  const drawn = await ruler(page);
  const need = Number(await page.locator(".plaque").getAttribute("data-need"));
  assert.equal(drawn.cells, 20);
  assert.equal(drawn.success.length, need);
});

appTest("every first roll has its ruler, whatever the number above it", async ({ page, open }) => {
  // Dice that need a number, and a row of a result table.
  await open("#/brygada/calculate/assault");
  await page.locator(".plaque .ruler").waitFor();
  assert.deepEqual((await ruler(page)).success, ["3", "4", "5", "6"]);
  await open("#/k20/calculate/hit-effect");
  await page.locator('[data-calculator="hit-effect"] .plaque .ruler').waitFor();
  const drawn = await ruler(page);
  assert.equal(drawn.cells, 20);
  assert.deepEqual(drawn.success, []);
  assert.match(drawn.says, /^1.*: .+; .+: /);
});

appTest("dice of the app land on the ruler", async ({ page, open }) => {
  await open("#/flames-of-war/calculate/shooting?shooters=3");
  await page.locator('[data-action="roll"]').tap();
  await page.locator(".dice-throw").first().waitFor();
  const [dice, fell] = await page.evaluate(() => {
    const dice = [...document.querySelector(".dice-throw").querySelectorAll("svg")];
    const cells = [...document.querySelectorAll(".plaque .ruler-cell")];
    const all = cells.flatMap((cell) =>
      Array(Number(cell.dataset.fell ?? 0)).fill(cell.textContent.trim()),
    );
    return [dice.map((die) => die.getAttribute("aria-label")).sort(), all];
  });
  assert.ok(dice.length > 1);
  assert.deepEqual(fell, dice);
  // The roll does not apply to another situation.
  await page.locator('[data-action="close"]').tap();
  await page.locator('[data-field="target-skill"] [data-choice="veteran"]').tap();
  await page.locator('.plaque[data-need="4"]').waitFor();
  assert.equal(await page.locator(".plaque [data-fell]").count(), 0);
});

appTest("a die of one's own is entered on its face", async ({ page, open }) => {
  await open("#/flames-of-war/calculate/freeing");
  await page.locator('[data-action="own-dice"]').tap();
  const cells = page.locator("[data-question] [data-face]");
  await cells.first().waitFor();
  assert.equal(await cells.count(), 6);
  for (const box of await cells.evaluateAll((all) =>
    all.map((cell) => cell.getBoundingClientRect()).map(({ width, height }) => [width, height]),
  )) {
    assert.ok(Math.min(...box) >= 44, `${box}`);
  }
  const need = Number(await page.locator(".plaque").getAttribute("data-need"));
  const filled = await page.locator("[data-face].success").evaluateAll((all) => all.length);
  assert.equal(filled, 7 - need);
  await page.locator('[data-face="6"]').tap();
  await page.locator(".outcome").first().waitFor();
});

// The search: names come before texts, calculators and units are among the hits, and no result is
// an empty page.

import assert from "node:assert/strict";
import { appTest } from "./harness.mjs";
import { Player, at } from "./pages.mjs";

const finds = (page) => page.locator(".rules-find");

/** Types into the search and waits for the hits. */
async function search(player, words) {
  await player.page.getByRole("searchbox").fill(words);
  await player.atHash(at(`rules?q=${encodeURIComponent(words)}`));
  await player.shown("[data-found]");
}

appTest("a modifier leads to its calculators, and what was sought is marked", async (app) => {
  const { page, site, open } = app;
  await open(at("rules"));
  const player = new Player(page, site);
  await search(player, "concealed");
  await player.shown('.rules-find[data-cite="FOW-GLO-66"] mark');
  assert.equal(await finds(page).first().getAttribute("data-cite"), "FOW-GLO-66");
  const shooting = page.locator('.rules-find[data-cite="shooting"]');
  assert.equal(await shooting.locator("mark").first().innerText(), "Concealed");
  await shooting.click();
  await player.shown('[data-calculator="shooting"]');
});

appTest("nothing found shows what is nearest, or all there is", async (app) => {
  const { page, site, open } = app;
  await open(at("rules"));
  const player = new Player(page, site);
  await search(player, "conceeled");
  await player.shown('[data-near="true"]');
  assert.equal(await finds(page).first().getAttribute("data-cite"), "FOW-GLO-66");
  await search(player, "qqqq");
  await player.shown('[data-found="0"]');
  assert.ok((await page.locator("[data-section]").count()) > 5, "the sections");
});

appTest("units of the battle are found, and the settings lead back to the search", async (app) => {
  const { page, site, open } = app;
  await open(at("units"));
  const player = new Player(page, site);
  await player.action("add-unit").first().click();
  await player.shown("[data-unit]");
  const name = (await page.locator("[data-unit] b").first().innerText()).trim();
  await page.locator('[data-place="rules"]').first().click();
  await search(player, name);
  assert.match(await finds(page).first().innerText(), new RegExp(name));
  await search(player, "vibrate");
  await finds(page).first().click();
  await player.atHash("#/settings");
  await player.action("back").click();
  await player.atHash(at("rules?q=vibrate"));
  await player.shown(".rules-find");
});

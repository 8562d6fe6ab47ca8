// Three languages: the one chosen by the browser's setting, changed at once on request, with
// numbers and distances in the local style. `all-screens-*.test.mjs` check that each is complete.

import assert from "node:assert/strict";
import { appTest } from "./harness.mjs";
import { Player, at } from "./pages.mjs";
import { MESSAGES } from "./texts.mjs";

/** The labels of the bottom bar, by language. */
const PLACES = ["Turn", "Calculate", "Dice", "Units", "Rules"];
const first = MESSAGES.en.findIndex((_, line, all) =>
  PLACES.every((place, index) => all[line + index] === place),
);
const NAV = Object.fromEntries(
  Object.entries(MESSAGES).map(([tag, lines]) => [tag, lines.slice(first, first + PLACES.length)]),
);

const nav = (page) =>
  page.locator("nav a").evaluateAll((all) => all.map((one) => one.textContent.trim()));
const lang = (page) => page.evaluate(() => document.documentElement.lang);

for (const [locale, language] of [
  ["pl-PL", "pl"],
  ["ru-RU", "ru"],
  ["en-GB", "en"],
  ["de-DE", "en"],
]) {
  appTest(`${locale} speaks ${language}`, { context: { locale } }, async ({ page, open }) => {
    await open(at("turn"));
    assert.equal(await lang(page), language);
    assert.deepEqual(await nav(page), NAV[language]);
  });
}

appTest("the language changes at once, and stays", async ({ page, site, open }) => {
  await open(at("turn"));
  const player = new Player(page, site);
  await player.startBattle({ name: "Babel" });
  await page.evaluate(() => {
    window.sameLife = true;
  });
  for (const language of ["pl", "ru", "en", "pl"]) {
    await player.go("#/settings", "settings");
    await player.answer("language", language).click();
    await player.shown(`html[lang=${language}]`);
    await player.has(player.answer("language", language), "aria-checked", "true");
    await player.go(at("turn"), "turn");
    assert.deepEqual(await nav(page), NAV[language]);
    assert.match(await player.place(), /Babel/);
  }
  assert.equal(await page.evaluate(() => window.sameLife), true);
  await player.reload();
  assert.equal(await lang(page), "pl");
  assert.deepEqual(await nav(page), NAV.pl);
});

appTest("a language that is chosen in mid-battle loses nothing", async ({ page, site, open }) => {
  await open();
  const player = new Player(page, site);
  await player.go(at("rules"), "rules");
  await page.getByRole("searchbox").fill("pinned");
  await player.go(at("calculate/shooting"), "article[data-calculator]");
  await player.answer("concealed").click();
  await player.go("#/settings", "settings");
  await player.answer("language", "ru").click();
  await player.shown("html[lang=ru]");
  await page.goBack();
  await player.shown('.plaque[data-need="4"]');
  await player.has(player.answer("concealed"), "aria-checked", "true");
});

appTest("distances follow the setting", async ({ page, site, open }) => {
  await open(at("calculate/shooting"));
  const player = new Player(page, site);
  const label = player.answer("over-16").locator(".field-label");
  await page.locator('[data-field="over-16"] .field-label', { hasText: "16″" }).waitFor();
  await player.go("#/settings", "settings");
  await player.answer("unit", "centimetres").click();
  await player.go(at("calculate/shooting"), "article[data-calculator]");
  await label.filter({ hasText: /40\scm/ }).waitFor();
  await player.go("#/settings", "settings");
  await player.answer("unit", "inches").click();
  await player.go(at("calculate/shooting"), "article[data-calculator]");
  await label.filter({ hasText: "16″" }).waitFor();
});

for (const [locale, distance, mean] of [
  ["pl-PL", /40\scm/, /\d,\d/],
  ["ru-RU", /40\sсм/, /\d,\d/],
  ["en-GB", /16″/, /\d\.\d/],
]) {
  appTest(`numbers as ${locale} writes them`, { context: { locale } }, async (app) => {
    const { page, site, open } = app;
    await open(at("calculate/shooting?target-skill=veteran"));
    const player = new Player(page, site);
    await player.answer("over-16").locator(".field-label").filter({ hasText: distance }).waitFor();
    await player.action("odds").click();
    await player.shown('article[data-open="true"] .odds-mean');
    const means = await page.locator(".odds-mean").allTextContents();
    assert.ok(means.length > 0);
    for (const one of means) assert.match(one, mean);
    const chances = await page.locator(".odds-chance").allTextContents();
    const other = locale === "en-GB" ? /,/ : /\./;
    for (const one of [...means, ...chances]) assert.doesNotMatch(one, other);
  });
}

appTest("the house rules of the battle's wargame are unfolded", async ({ page, site, open }) => {
  await open();
  const player = new Player(page, site, "k20");
  await player.startBattle();
  await player.go("#/settings", 'details[data-ruleset="k20"] .field-label:not(:empty)');
  await player.count(page.locator("details[data-ruleset][open]"), 1);
  // No file of the other wargames was requested.
  assert.ok(!site.requests.some((path) => /-(brygada|cold-war-commander)\b/.test(path)));
});

appTest("a house rule on the settings' screen shows its rule", async ({ page, site, open }) => {
  await open("#/settings");
  await new Player(page, site).unfoldSettings("k20");
  await page.locator("details [data-cite]").first().click();
  const words = page.getByRole("dialog").locator("p").first();
  await words.waitFor();
  assert.notEqual((await words.innerText()).trim(), "");
});

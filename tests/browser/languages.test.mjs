// Three languages, each whole: picked from the browser, changed at once, and no
// word of another one left on any screen.

import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { DIST, appTest } from "./harness.mjs";
import { GAMES, Player, at, everyScreen, nothing } from "./pages.mjs";

const PACKS = new URL("text/", pathToFileURL(`${DIST}/`));

/** All messages of a language, one a line, in the order of their names. */
async function messages(language) {
  const folder = new URL(`${language}/`, PACKS);
  const files = (await readdir(folder)).sort();
  const texts = await Promise.all(files.map((file) => readFile(new URL(file, folder), "utf8")));
  return texts.flatMap((text) => text.split("\n").slice(0, -1));
}

const MESSAGES = Object.fromEntries(
  await Promise.all(["en", "pl", "ru"].map(async (tag) => [tag, await messages(tag)])),
);

/** What stands in the bottom bar, by language. */
const PLACES = ["Turn", "Calculate", "Dice", "Units", "Rules"];
const first = MESSAGES.en.findIndex((_, line, all) =>
  PLACES.every((place, index) => all[line + index] === place),
);
const NAV = Object.fromEntries(
  Object.entries(MESSAGES).map(([tag, lines]) => [tag, lines.slice(first, first + PLACES.length)]),
);

/** English messages without places to fill in that another language says differently. */
function englishOnly(language) {
  const own = MESSAGES[language];
  const said = new Set(own);
  const plain = (text) => text && !/[\u0001-\u001f]/.test(text);
  return new Set(
    MESSAGES.en.filter((text, line) => plain(text) && own[line] !== text && !said.has(text)),
  );
}

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

const GAMES_BY_LANGUAGE = (languages) =>
  languages.flatMap((language) => Object.keys(GAMES).map((game) => [language, game]));

for (const [language, game] of GAMES_BY_LANGUAGE(["pl", "ru"])) {
  appTest(
    `no screen of ${game} leaves a word out or in English (${language})`,
    { timeout: 240_000, context: { locale: `${language}-${language.toUpperCase()}` } },
    async ({ page, site, open }) => {
      const foreign = englishOnly(language);
      await open();
      const found = new Map();
      await everyScreen(new Player(page, site, game), async (name) => {
        const { texts, empty } = await page.evaluate(wordsOnScreen);
        for (const text of texts) {
          if (foreign.has(text) && !found.has(text)) found.set(text, `${name}: English “${text}”`);
        }
        for (const one of empty) if (!found.has(one)) found.set(one, `${name}: no words: ${one}`);
      });
      nothing(found.values());
    },
  );
}

for (const [, game] of GAMES_BY_LANGUAGE(["en"])) {
  appTest(`no screen of ${game} leaves a word out (en)`, { timeout: 240_000 }, async (app) => {
    const { page, site, open } = app;
    await open();
    const found = new Map();
    await everyScreen(new Player(page, site, game), async (name) => {
      const { empty } = await page.evaluate(wordsOnScreen);
      for (const one of empty) if (!found.has(one)) found.set(one, `${name}: no words: ${one}`);
    });
    nothing(found.values());
  });
}

/** Every text and label on the screen, and what should have one and has none. */
function wordsOnScreen() {
  const texts = new Set();
  const empty = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement.closest("#screen, nav, header, dialog") && node.data.trim()) {
      texts.add(node.data.trim());
    }
  }
  for (const element of document.querySelectorAll("[aria-label], [placeholder], [title]")) {
    for (const name of ["aria-label", "placeholder", "title"]) {
      const words = element.getAttribute(name);
      if (words !== null) texts.add(words.trim());
      if (words?.trim() === "") empty.push(element.outerHTML.slice(0, 100));
    }
  }
  const named =
    "button, a, summary, h1, h2, h3, th[scope=col], figcaption, .field-label, .sums-label, .rule p, .rows-link b, .soft:not(span):not(:has(+ button))";
  for (const element of document.querySelectorAll(`#screen :is(${named}), nav a`)) {
    if (!element.textContent.trim() && !element.getAttribute("aria-label")) {
      empty.push(element.outerHTML.slice(0, 100));
    }
  }
  return { texts: [...texts], empty };
}

appTest("distances follow the setting", async ({ page, site, open }) => {
  await open(at("calculate/shooting"));
  const player = new Player(page, site);
  const label = player.answer("over-16").locator(".field-label");
  await page.locator('[data-field="over-16"] .field-label', { hasText: '16"' }).waitFor();
  await player.go("#/settings", "settings");
  await player.answer("unit", "centimetres").click();
  await player.go(at("calculate/shooting"), "article[data-calculator]");
  await label.filter({ hasText: /40\scm/ }).waitFor();
  await player.go("#/settings", "settings");
  await player.answer("unit", "inches").click();
  await player.go(at("calculate/shooting"), "article[data-calculator]");
  await label.filter({ hasText: '16"' }).waitFor();
});

for (const [locale, distance, mean] of [
  ["pl-PL", /40\scm/, /\d,\d/],
  ["ru-RU", /40\sсм/, /\d,\d/],
  ["en-GB", /16"/, /\d\.\d/],
]) {
  appTest(`numbers as ${locale} writes them`, { context: { locale } }, async (app) => {
    const { page, site, open } = app;
    await open(at("calculate/shooting?target-skill=veteran"));
    const player = new Player(page, site);
    await player.answer("over-16").locator(".field-label").filter({ hasText: distance }).waitFor();
    await player.action("odds").click();
    const means = await page.locator(".odds-mean").allInnerTexts();
    assert.ok(means.length > 0);
    for (const one of means) assert.match(one, mean);
    const chances = await page.locator(".odds-chance").allInnerTexts();
    const other = locale === "en-GB" ? /,/ : /\./;
    for (const one of [...means, ...chances]) assert.doesNotMatch(one, other);
  });
}

appTest("a house rule on the settings' screen shows its rule", async ({ page, open }) => {
  await open("#/settings");
  await page.locator("section [data-cite]").first().click();
  const words = page.getByRole("dialog").locator("p");
  await words.waitFor();
  assert.notEqual((await words.innerText()).trim(), "");
});

// Every screen has an address, and an address that is wrong does no harm.

import assert from "node:assert/strict";
import { appTest, ready } from "./harness.mjs";
import { GAME, GAMES, Player, at, nothing } from "./pages.mjs";
import { Walker, withSteps } from "./walk.mjs";

appTest("every screen opens from its address", { timeout: 240_000 }, async (world) => {
  const { context, page, site, open } = world;
  await withSteps(context);
  let loads = 0;
  /** Opens an address in a newly loaded page, or in the present one. */
  const opens = async (hash, shown, fresh) => {
    const player = new Walker(page, site);
    // The app changes addresses without loading a page, so another query forces it to load.
    if (fresh) await open(`?${(loads += 1)}${hash}`);
    else await player.go(hash, shown);
    await player.shown(shown);
    assert.equal(await player.by("notice", "amiss").count(), 0, hash);
    assert.equal(player.hash(), hash);
  };
  const addresses = [
    ["#/settings", "settings", true],
    ["#/about", "about", true],
    [at("rules?q=pinned"), ".rules-find", true],
    [at("rules/pin/FOW-PIN-04"), '.at[data-cite="FOW-PIN-04"]', true],
  ];
  for (const game of Object.keys(GAMES)) {
    await open();
    const player = new Walker(page, site, game);
    const { calculators, missions, sections } = await player.ids();
    addresses.push(
      [`#/new/${game}`, "new", true],
      [player.at("turn"), "turn", true],
      [player.at("units"), "units", true],
      [player.at("dice"), "dice", true],
      [player.at("calculate"), "calculators", true],
      [player.at("rules"), "rules", true],
    );
    if (missions.length > 0) addresses.push([player.at("missions"), "missions", true]);
    // The files of a wargame come as a whole: one of each kind is opened in a new page, the others
    // in the page that is there.
    const each = (ids, place, shown) =>
      ids.map((id, index) => [player.at(`${place}/${id}`), shown(id), index === 0]);
    addresses.push(
      ...each(calculators, "calculate", (id) => `article[data-calculator="${id}"]`),
      ...each(sections, "rules", (id) => `article[data-section="${id}"] [data-cite]`),
      ...each(missions, "missions", (id) => `article[data-mission="${id}"]`),
    );
  }
  for (const [hash, shown, fresh] of addresses) {
    await opens(hash, shown, fresh).catch((error) => {
      throw new Error(hash, { cause: error });
    });
  }
});

appTest("a rule's address leads to the rule itself", async ({ page, site, open }) => {
  await open(at("rules/con/FOW-CON-01"));
  const player = new Player(page, site);
  await player.shown('.at[data-cite="FOW-CON-01"]');
  await page.waitForFunction(() => document.activeElement?.id === "FOW-CON-01");
  const box = await page.locator(".at").boundingBox();
  const bar = await page.locator(".frame-bottom").boundingBox();
  const top = await page.locator(".frame-top").boundingBox();
  assert.ok(box.y >= top.y + top.height - 1, "under the top bar");
  assert.ok(box.y < bar.y, "under the bottom bar");
});

appTest("a link carries a calculator's answers", async ({ page, site, open }) => {
  const link = at("calculate/shooting?target-skill=veteran&over-16&concealed&rof=3");
  await open(link);
  const player = new Player(page, site);
  await player.shown('.plaque[data-need="6"]');
  assert.equal(player.hash(), link);
  assert.equal(await player.by("notice", "amiss").count(), 0);
  await player.has(player.answer("concealed"), "aria-checked", "true");
  await player.has(player.answer("target-skill", "veteran"), "aria-checked", "true");
  assert.equal(await player.by("field", "rof").getByRole("status").innerText(), "3");
});

appTest("a link with the usual answers brings the usual answers", async ({ page, site, open }) => {
  await open(at("calculate/shooting?concealed"));
  const player = new Player(page, site);
  await player.shown('.plaque[data-need="4"]');
  // A link from another player, typed over this one: all answers are the defaults, with no
  // concealment.
  const another = await page.context().newPage();
  await open(at("calculate/shooting?concealed=no"), another);
  await new Player(another, site).shown('.plaque[data-need="3"]');
});

appTest("the address follows the taps, and back goes back", async ({ page, site, open }) => {
  await open();
  const player = new Player(page, site);
  await player.by("ruleset", GAME).locator('[data-action="tools"]').click();
  await player.atHash(at("turn"));
  await page.getByRole("link", { name: "Calculate" }).click();
  await player.atHash(at("calculate"));
  await page.locator('.rows [data-calculator="shooting"]').click();
  await player.atHash(at("calculate/shooting"));
  await player.answer("concealed").click();
  await player.atHash(at("calculate/shooting?concealed"));
  await player.answer("target-skill", "veteran").click();
  await player.atHash(at("calculate/shooting?target-skill=veteran&concealed"));
  await player.undo();
  await player.atHash(at("calculate/shooting?concealed"));
  await page.getByRole("link", { name: "Rules" }).click();
  await player.atHash(at("rules"));
  await page.getByRole("searchbox").fill("gone to");
  await player.atHash(at("rules?q=gone%20to"));
  await page.locator(".rules-find").first().click();
  await player.shown("article[data-section]");

  await page.goBack();
  await player.shown(".rules-find");
  assert.equal(player.hash(), at("rules?q=gone%20to"));
  assert.equal(await page.getByRole("searchbox").inputValue(), "gone to");
  await page.goBack();
  await player.shown('.plaque[data-need="4"]');
  await player.atHash(at("calculate/shooting?concealed"));
  await page.goBack();
  await player.shown("calculators");
  await page.goForward();
  await player.shown('.plaque[data-need="4"]');
  for (const screen of ["calculators", "turn", "home"]) {
    await page.goBack();
    await player.shown(screen);
  }
});

const WRONG = [
  ["#/chess/turn", "home", "chess"],
  ["#/new/chess", "home", "chess"],
  [at("calculate/divination"), "calculators", "divination"],
  [at("calculate/shooting?luck=7"), 'article[data-calculator="shooting"]', "luck"],
  [at("calculate/shooting?rof=eleventy"), 'article[data-calculator="shooting"]', "eleventy"],
  [at("calculate/shooting?rof=11"), 'article[data-calculator="shooting"]', "11"],
  [at("calculate/shooting?rof=-1"), 'article[data-calculator="shooting"]', "-1"],
  [at("calculate/shooting?rof=99999999999999999999"), 'article[data-calculator="shooting"]', "999"],
  [at("calculate/shooting?concealed=perhaps"), 'article[data-calculator="shooting"]', "perhaps"],
  [at("calculate/shooting?target-skill=divine"), 'article[data-calculator="shooting"]', "divine"],
  [at("calculate/shooting/more"), 'article[data-calculator="shooting"]', "more"],
  [at("rules/astrology"), "rules", "astrology"],
  [at("rules/con/FOW-XXX-99"), "article[data-section]", "FOW-XXX-99"],
  [at("rules/astrology/FOW-XXX-99"), "rules", "astrology"],
  [at("turn/sideways"), "turn", "sideways"],
  [at("nowhere"), "turn", "nowhere"],
  [at("units/third/1"), "units", "third"],
  [at("units/first/many"), "units", "many"],
  [at("units/first/999"), "units", "999"],
  ["#/settings/deep", "settings", "deep"],
  ["#/%F0%9F%8E%B2/%zz/%", "home", "🎲"],
  [`#/${"x".repeat(20_000)}`, "home", "xxx"],
  ["#/<img src=x onerror=alert(1)>/", "home", "<img"],
  [`#/${"a/".repeat(2_000)}`, "home", "a"],
];

appTest("a wrong address leads to the nearest place and says so", async (world) => {
  const { context, page, site, open } = world;
  await withSteps(context);
  await open();
  const player = new Walker(page, site);
  const failed = [];
  for (const [hash, shown, named] of WRONG) {
    // Typed into the address bar, and opened as a link.
    for (const how of ["typed", "opened"]) {
      try {
        await player.go("#/about", "about");
        await player.go(hash, shown);
        if (how === "opened") {
          await page.goto("about:blank");
          await open(hash);
          await player.shown(shown);
        }
        const notice = player.by("notice", "amiss").filter({ hasText: named }).first();
        await notice.waitFor();
        const { left, right } = await notice.evaluate((one) =>
          one.getBoundingClientRect().toJSON(),
        );
        assert.ok(left >= 0 && right <= 390, "the notice is wider than the screen");
      } catch (error) {
        failed.push(`${hash.slice(0, 80)} (${how}): ${error.message.split("\n")[0]}`);
      }
    }
  }
  nothing(failed);
});

appTest("what was wrong is forgotten at the next place", async ({ page, site, open }) => {
  await open(at("calculate/shooting?luck=7"));
  const player = new Player(page, site);
  await player.by("notice", "amiss").waitFor();
  await page.getByRole("link", { name: "Turn" }).click();
  await player.shown("turn");
  assert.equal(await player.by("notice", "amiss").count(), 0);
});

appTest("everything wrong in a link is told", async ({ page, site, open }) => {
  await open(at("calculate/shooting?concealed&!concealed&luck=1&fate=2&star=3&rof=99"));
  const player = new Player(page, site);
  await player.shown('[data-calculator="shooting"]');
  const told = await page.locator("[data-notice]").allInnerTexts();
  assert.equal(told.length, 4, told.join("\n"));
  assert.match(told[3], /2 more things/);
  // Of two contradictory answers the last one counts, and the page says that there were two.
  await player.has(player.answer("concealed"), "aria-checked", "false");
  await open(`?again${at("calculate/shooting?concealed&!concealed")}`);
  const words = await player.by("notice", "amiss").innerText();
  assert.match(words, /“concealed” more than once/);
});

/** The app in a window that another page has opened and the player has left. */
async function openedByAnother({ context, site }) {
  const driver = await context.newPage();
  await driver.goto(`${site.url}icons/icon-192.png`);
  const [page] = await Promise.all([
    driver.waitForEvent("popup"),
    driver.evaluate((url) => {
      window.app = window.open(url);
    }, site.url),
  ]);
  await ready(page);
  return { driver, page };
}

/** Uses up the recorded touch, so that the driver may act next: opening a window consumes it. */
async function untouched(page) {
  const isActive = await page.evaluate(() => {
    open("about:blank")?.close();
    return navigator.userActivation.isActive;
  });
  assert.equal(isActive, false);
}

/** Takes the app through these addresses, as fast as it follows. */
const drive = (driver, hashes) =>
  driver.evaluate(async (hashes) => {
    const frame = () => new Promise((resolve) => app.requestAnimationFrame(resolve));
    for (const hash of hashes) {
      app.location.hash = hash;
      for (let frames = 0; frames < 4; frames++) await frame();
    }
  }, hashes);

const NO_ICON = /favicon/;

appTest(
  "a page that drives the address wipes no roll and fills no log",
  { allow: [NO_ICON] },
  async (world) => {
    const { site } = world;
    const { driver, page } = await openedByAnother(world);
    const player = new Player(page, site);
    await player.startBattle();
    await player.go(at("calculate/shooting"), 'article[data-calculator="shooting"]');
    const entries = () =>
      page.evaluate(() => JSON.parse(localStorage["adjutant/desk/1/log/0"]).data.entries.length);
    const before = await entries();
    await untouched(page);
    const skills = ["veteran", "trained"];
    await drive(
      driver,
      Array.from({ length: 20 }, (_, nth) =>
        at(`calculate/shooting?target-skill=${skills[nth % 2]}&rof=${(nth % 3) + 2}`),
      ),
    );
    await player.by("notice", "not-taken").waitFor();
    const more = (await entries()) - before;
    assert.ok(more <= 3, `${more} entries more`);

    await player.go(at("calculate/shooting"), 'article[data-calculator="shooting"]');
    await player.by("notice", "not-taken").waitFor({ state: "detached" });
    await player.roll();
    await untouched(page);
    await drive(driver, [at("calculate/shooting?concealed")]);
    await player.by("notice", "not-taken").waitFor();
    await player.shown("#result .outcome-part");
    await player.atHash(at("calculate/shooting"));
    await player.has(player.answer("concealed"), "aria-checked", "false");

    // The answers that the player wants are one tap away.
    await player.action("take-answers").click();
    await player.has(player.answer("concealed"), "aria-checked", "true");
    await player.by("notice", "not-taken").waitFor({ state: "detached" });
  },
);

// A battle from the first tap to a phone that dies, and back.

import assert from "node:assert/strict";
import { appTest, profileTest, ready, savedForOffline } from "./harness.mjs";
import { GAME, Player, at, unfold } from "./pages.mjs";

const NO_SERVER = /ERR_CONNECTION_REFUSED|fetching the script|ERR_INTERNET_DISCONNECTED/;

profileTest("a whole battle, and the phone dies", { allow: [NO_SERVER] }, async (phone) => {
  const { site } = phone;
  let page = await phone.start();
  let player = new Player(page, site);
  await page.goto(site.url);
  await ready(page);

  // A new battle: names, points, the side that starts.
  await player.by("ruleset", GAME).locator('[data-action="new"]').click();
  await page.getByLabel("Name of the battle").fill("Hill 112");
  await page.getByLabel("First side").fill("Fife Yeomanry");
  await page.getByLabel("Second side").fill("Frundsberg");
  await page.getByRole("radio", { name: "Frundsberg" }).click();
  await player.step("points", 5).click();
  await player.step("points", 1).click();
  await page.locator('[data-field="points"]').getByText("300").waitFor();
  await page.getByRole("button", { name: "Start the battle" }).click();
  await player.atHash(at("turn"));
  await page.getByRole("heading", { name: /Turn 1 · Frundsberg/ }).waitFor();

  // The checklist.
  const checks = page.getByRole("checkbox");
  await checks.nth(0).click();
  await checks.nth(1).click();
  await player.has(checks.nth(1), "aria-checked", "true");
  await player.has(checks.nth(2), "aria-checked", "false");
  for (const phase of ["movement", "shooting"]) {
    await player.action("next-phase").click();
    await player.shown(`[data-phase="${phase}"][aria-current="step"]`);
  }

  // The number, the sum, the odds.
  await page.locator('.turn-leads [data-opens="shooting"]').first().click();
  await player.shown('article[data-calculator="shooting"]');
  await player.answer("target-skill", "veteran").click();
  await player.answer("over-16").click();
  await player.answer("concealed").click();
  await player.shown('.plaque[data-need="6"]');
  const modifiers = page.locator('[data-sheet="to-hit"] [data-modifier]');
  assert.deepEqual(
    await modifiers.evaluateAll((all) =>
      all.map((one) => [one.dataset.modifier, one.querySelector("[data-cite]").dataset.cite]),
    ),
    [
      ["+1", "FOW-HIT-T2"],
      ["+1", "FOW-CON-01"],
    ],
  );
  await player.action("odds").click();
  await player.shown('article[data-open="true"]');
  // Two dice that hit on a 6; an infantry team saves on 3+.
  const near = async (outcome, chance) => {
    assert.ok(Math.abs((await player.chance(outcome)) - chance) < 1e-9, outcome);
  };
  await near("hits=0", 25 / 36);
  await near("hits>=1", 11 / 36);
  await near("hits=1", 10 / 36);
  await near("hits=2", 1 / 36);
  await near("destroyed=0", (17 / 18) ** 2);
  await near("destroyed>=1", 1 - (17 / 18) ** 2);
  await near("destroyed=2", 1 / 18 ** 2);
  await near("pinned=no", 1);

  // The rule of a modifier.
  await player.action("close").click();
  await modifiers.nth(1).locator("[data-cite]").click();
  const rule = page.getByRole("dialog");
  await rule.waitFor();
  assert.match(await rule.innerText(), /FOW-CON-01/);
  await rule.getByRole("button", { name: "Close" }).click();
  await rule.waitFor({ state: "hidden" });

  // The app rolls the dice.
  await player.action("roll").click();
  await player.shown(".outcome");
  const hits = Number(await player.by("part", "hits").last().getAttribute("data-value"));
  const first = page.locator(".dice-throw").first();
  assert.equal(await first.locator(".dice-die").count(), 2);
  assert.equal(await first.locator(".dice-die.success").count(), hits);

  // The player enters dice.
  await player.action("own-dice").click();
  await player.shown("[data-question]");
  await player.by("answer", "2").click();
  await player.shown('[data-question="1"]');
  await player.action("take-back").click();
  await player.shown('[data-question="0"]');
  await player.by("answer", "1").click();
  await player.shown('[data-question="1"]');
  await player.by("answer", "0").first().click();
  await player.shown(".calculator-result .outcome");
  assert.equal(await player.by("part", "hits").last().getAttribute("data-value"), "1");
  assert.equal(await player.by("part", "destroyed").last().getAttribute("data-value"), "1");

  // A rule is found by its text.
  await page.getByRole("link", { name: "Rules" }).click();
  await page.getByRole("searchbox").fill("bulletproof");
  await page.locator(".rules-find").first().waitFor();
  const cite = await page.locator(".rules-find").first().getAttribute("data-cite");
  await page.locator(".rules-find").first().click();
  await page.locator(`.at[data-cite="${cite}"], [data-cite="${cite}"]`).first().waitFor();

  // The turn ends; the other side's begins.
  await page.getByRole("link", { name: "Turn", exact: true }).click();
  await player.shown("turn");
  await player.action("next-phase").click();
  await player.shown('[data-phase="assault"][aria-current="step"]');
  await player.action("end-turn").click();
  await page.getByRole("heading", { name: /Turn 1 · Fife Yeomanry/ }).waitFor();
  await player.shown('[data-phase="start"][aria-current="step"]');
  await checks.nth(0).click();
  await player.has(checks.nth(0), "aria-checked", "true");

  // Back at the dice the phone dies, and there is no network either.
  await page.getByRole("link", { name: "Calculate" }).click();
  await page.locator('.rows [data-calculator="shooting"]').click();
  await player.shown(".calculator-result .outcome");
  await savedForOffline(page);
  const hash = player.hash();
  const state = await player.state();
  await phone.die();
  await site.stop();

  page = await phone.start();
  player = new Player(page, site);
  await page.goto(site.url + hash);
  await ready(page);
  await player.hasState(state, "the calculator after the phone died");
  assert.equal(player.hash(), hash);

  // And from the front page.
  await page.goto(site.url);
  await ready(page);
  await player.go("#/", "home");
  const battle = page.locator('[data-action="continue"]');
  assert.match(await battle.innerText(), /Hill 112\s+Turn 1 · Fife Yeomanry/);
  await battle.click();
  await page.getByRole("heading", { name: /Turn 1 · Fife Yeomanry/ }).waitFor();
  await player.has(page.getByRole("checkbox").nth(0), "aria-checked", "true");
  await player.undo();
  await player.has(page.getByRole("checkbox").nth(0), "aria-checked", "false");
  await player.undo();
  await page.getByRole("heading", { name: /Turn 1 · Frundsberg/ }).waitFor();
  await player.shown('[data-phase="assault"][aria-current="step"]');
  await player.redo();
  await page.getByRole("heading", { name: /Turn 1 · Fife Yeomanry/ }).waitFor();
});

// Every kind of action, each on the screen that shows it.
const DOINGS = [
  ["tick a step", "turn", "turn", (p) => p.page.getByRole("checkbox").first().click()],
  ["untick it", "turn", "turn", (p) => p.page.getByRole("checkbox").first().click()],
  ["next phase", "turn", "turn", (p) => p.action("next-phase").click()],
  ["go to a phase", "turn", "turn", (p) => p.by("phase", "assault").click()],
  ["end the turn", "turn", "turn", (p) => p.action("end-turn").click()],
  ["add a unit", "units", "units", (p) => p.action("add-unit").last().click()],
  ["name a unit", "units/second/1", "unit", (p) => rename(p, "Tiger platoon")],
  ["pin a unit", "units/second/1", "unit", (p) => p.answer("pinned").click()],
  ["count its losses", "units/second/1", "unit", (p) => p.step("destroyed", 1).click()],
  ["note that it acted", "units/second/1", "unit", (p) => p.answer("acted").click()],
  ["answer", "calculate/shooting", "article[data-calculator]", (p) => p.answer("moved").click()],
  ["count", "calculate/shooting", "article[data-calculator]", (p) => p.step("rof", 1).click()],
  [
    "choose",
    "calculate/shooting",
    "article[data-calculator]",
    (p) => p.answer("target-skill", "veteran").click(),
  ],
  [
    "say that who takes part is not listed",
    "calculate/shooting",
    "article[data-calculator]",
    (p) => p.page.locator('[data-action^="not-listed"]').first().click(),
  ],
  [
    "own dice",
    "calculate/shooting",
    "article[data-calculator]",
    (p) => p.action("own-dice").click(),
  ],
  ["an answer", "calculate/shooting", "[data-question]", (p) => p.by("answer", "1").click()],
  ["take it back", "calculate/shooting", "[data-question]", (p) => p.action("take-back").click()],
  ["close", "calculate/shooting", "article[data-calculator]", (p) => p.action("close").click()],
  [
    "start over",
    "calculate/shooting?moved=yes",
    '[data-field="moved"][aria-checked="true"]',
    (p) => p.action("reset").click(),
  ],
  ["which die", "dice", "dice", (p) => p.answer("die", "d20").click()],
  ["how many dice", "dice", "dice", (p) => p.step("count", 5).click()],
  ["what is needed", "dice", "dice", (p) => p.step("need", 5).click()],
  ["throw", "dice", "dice", (p) => p.action("throw").click()],
  [
    "throw again",
    "dice",
    "dice",
    async (p) => {
      await p.page.locator(".roller-die").first().click();
      await p.action("throw-again").click();
    },
  ],
  ["clear the history", "dice", "dice", (p) => p.action("clear").click()],
];

async function rename(player, name) {
  await unfold(player.page.locator("#unit-name"));
  await player.page.locator("#unit-name").fill(name);
  await player.page.locator("#unit-name").press("Tab");
}

appTest("every tap is undone and done again", async ({ page, site, open }) => {
  await open();
  const player = new Player(page, site);
  await player.startBattle();
  for (const [what, place, screen, doing] of DOINGS) {
    await player.go(at(place), screen);
    const before = await player.state();
    await doing(player);
    const undoing = player.action("undo");
    await player.has(undoing, "aria-disabled", "false");
    const after = await player.state();
    assert.notEqual(after, before, `${what} changes nothing`);
    await player.undo();
    await player.hasState(before, `${what}, undone`);
    await player.redo();
    await player.hasState(after, `${what}, done again`);
  }

  // The same, undone step by step after a reload.
  await player.go(at("turn"), "turn");
  const end = await player.state();
  const desk = await saved(page);
  await player.reload();
  await player.hasState(end, "after a reload");
  let steps = 0;
  while ((await player.action("undo").getAttribute("aria-disabled")) === "false") {
    await player.undo();
    steps += 1;
    assert.ok(steps < 200, "undo never ends");
  }
  assert.match(await player.page.locator("main").innerText(), /No battle is open/);
  for (; steps > 0; steps -= 1) await player.redo();
  await player.hasState(end, "everything done again");
  assert.equal(await saved(page), desk);
});

/** The stored state of the present battle. */
const saved = (page) =>
  page.evaluate(() => JSON.stringify(JSON.parse(localStorage["adjutant/desk/1/head"]).data.now));

appTest("a new battle and the end of one are undone", async ({ page, site, open }) => {
  await open();
  const player = new Player(page, site);
  await player.startBattle({ name: "One", first: "Ann", second: "Ben" });
  await player.action("next-phase").click();
  await player.shown('[data-phase="movement"][aria-current="step"]');
  const one = await player.state();
  await player.startBattle({ name: "Two", first: "Cid", second: "Dot" });
  assert.match(await player.place(), /Two\s+Starting step\s+· Cid/);
  // The first battle is in the list as well, unchanged.
  await player.undo();
  await page.getByText("No battle is open").waitFor();
  await player.redo();
  await page.getByRole("heading", { name: /Cid/ }).waitFor();
  await player.go("#/battles", "[data-battle]");
  await player.count(page.locator("[data-battle]"), 2);
  await page.locator('[data-battle="1"] [data-action="open"]').click();
  await player.hasState(one, "the first battle");
  assert.match(await player.place(), /One\s+Movement\s+· Ann/);

  await player.go("#/", '[data-action="continue"]');
  await player.action("end-battle").click();
  await page.locator('[data-action="continue"]', { hasText: "Two" }).waitFor();
  await player.undo();
  await page.locator('[data-action="continue"]', { hasText: "One" }).waitFor();
});

appTest("a unit that was removed comes back", async ({ page, site, open }) => {
  await open(at("units"));
  const player = new Player(page, site);
  await player.action("add-unit").first().click();
  await page.locator("[data-unit]").click();
  await player.shown("unit");
  await rename(player, "Recce");
  await player.answer("pinned").click();
  await page.locator("[data-unit] b, h1", { hasText: "Recce" }).first().waitFor();
  await player.action("duplicate").click();
  await player.go(player.at("units"), "units");
  await player.count(page.locator("[data-unit]"), 2);
  await player.undo();
  await player.count(page.locator("[data-unit]"), 1);
  const before = await player.state();
  await page.locator("[data-unit]").click();
  await player.shown("unit");
  await player.action("remove").click();
  await player.shown("units");
  await player.count(page.locator("[data-unit]"), 0);
  await player.undo();
  await player.hasState(before, "the unit");
});

appTest("the list of units says which state is meant", async ({ page, site, open }) => {
  for (const [game, field, choice, words] of [
    ["flames-of-war", "moved", "yes", "Moved: Yes"],
    ["cold-war-commander", "suppressed", "own-turn", "Suppressed: In its own turn"],
  ]) {
    await open(at("units", game));
    const player = new Player(page, site, game);
    // Until the rules of the next game are there, the units of the last game stay on the screen.
    await player.count(page.locator("[data-unit]"), 0);
    await player.shown("units");
    await player.action("add-unit").first().click();
    await page.locator("[data-unit]").click();
    await player.shown("unit");
    await player.answer(field, choice).click();
    await player.go(player.at("units"), "units");
    assert.equal(await page.locator(`[data-state="${field}"]`).innerText(), words);
  }
});

appTest("units of a side have names of their own", async ({ page, site, open }) => {
  await open(at("units", "k20"));
  const player = new Player(page, site, "k20");
  const side = page.locator('[data-side="first"]');
  const names = () => side.locator("[data-unit] b").allInnerTexts();
  for (let units = 1; units <= 2; units += 1) {
    await side.locator('[data-action="add-unit"]').click();
    await player.count(side.locator("[data-unit]"), units);
  }
  await side.locator("[data-unit]").last().click();
  await player.shown("unit");
  // The phases of fire ask which units have acted.
  assert.equal(await player.answer("acted").count(), 1);
  await rename(player, "T-34");
  await unfold(player.action("keep-card"));
  await player.action("keep-card").click();
  await player.go(player.at("units"), "units");
  await side.locator('[data-card="T-34"]').click();
  await player.count(side.locator("[data-unit]"), 3);
  assert.deepEqual(await names(), ["Unit 1", "T-34", "T-34 2"]);
  // The first is removed; another unit has the default name for a third.
  await side.locator('[data-action="add-unit"]').click();
  await player.count(side.locator("[data-unit]"), 4);
  await side.locator("[data-unit]").first().click();
  await player.shown("unit");
  await player.action("remove").click();
  await player.shown("units");
  await player.count(side.locator("[data-unit]"), 3);
  await side.locator('[data-action="add-unit"]').click();
  await player.count(side.locator("[data-unit]"), 4);
  assert.deepEqual(await names(), ["T-34", "T-34 2", "Unit 4", "Unit 5"]);
});

appTest("settings are undone on their screen", async ({ page, site, open }) => {
  await open("#/settings");
  const player = new Player(page, site);
  await player.shown("settings");
  // The browser's promise arrives a moment after the screen, and is part of its state.
  await player.by("promised").waitFor();
  for (const [field, choice] of [
    ["theme", "dark"],
    ["unit", "centimetres"],
    ["dice", "own"],
    ["haptics"],
    ["keep-awake"],
  ]) {
    const before = await player.state();
    const after = await player.changing(field, () => player.answer(field, choice).click());
    await player.undo();
    await player.hasState(before, `${field}, undone`);
    await player.redo();
    await player.hasState(after, `${field}, done again`);
  }
  assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), "dark");
  const before = await player.state();
  await player.changing("reset", () => player.action("reset-settings").click());
  assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), undefined);
  await player.reload();
  await player.undo();
  await player.hasState(before, "settings before the reset");
});

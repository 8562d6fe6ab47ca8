// The app as a player meets it: its screens and what is done on them. Nothing
// here knows a rule of a game; the tests do.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { PATIENCE, ready } from "./harness.mjs";

/** The wargame that is played where it does not matter which. */
export const GAME = "flames-of-war";

/** Every wargame on the list of the app, in its order. */
const LIST = readFileSync(new URL("../../src/rulesets/mod.rs", import.meta.url), "utf8")
  .match(/^games! \{([^}]+)\}/m)[1]
  .split(",")
  .map((module) => module.trim().replaceAll("_", "-"))
  .filter((id) => id !== "");

/** Answers that have consequences for a unit: the first switch, if nothing is said here. */
const CONSEQUENCES = {
  "flames-of-war": [
    (unit) => unit.answer("pinned").click(),
    (unit) => unit.step("destroyed", 1).click(),
    (unit) => unit.answer("lost").click(),
  ],
  "cold-war-commander": [(unit) => unit.answer("suppressed", "before").click()],
  k20: [(unit) => unit.answer("pinned").click()],
};
const FIRST_SWITCH = [(unit) => unit.page.locator('[data-field][role="switch"]').first().click()];

/** Every wargame, with answers that have consequences for a unit of it. */
export const GAMES = Object.fromEntries(LIST.map((id) => [id, CONSEQUENCES[id] ?? FIRST_SWITCH]));

/** The address of a place of a game. */
export const at = (place, game = GAME) => `#/${game}/${place}`;

/** A screen that is named here, or a calculator, section or unit. */
const SHOWN = {
  home: ".home",
  new: '[data-action="begin"]',
  turn: "[data-stage]",
  calculators: ".rows [data-calculator]",
  dice: '[data-action="throw"]',
  units: '[data-action="add-unit"]',
  unit: "#unit-name",
  rules: "#search",
  missions: '[data-action="pick-mission"]',
  settings: '[data-action="reset-settings"]',
  about: ".about",
  keep: '[data-action="look"]',
};

/** Fails with everything that was found, one a line. */
export function nothing(found) {
  const lines = [...found];
  assert.ok(lines.length === 0, `${lines.length} found:\n${lines.join("\n")}`);
}

/** Whoever plays, at one page. */
export class Player {
  constructor(page, site, game = GAME) {
    this.page = page;
    this.site = site;
    this.game = game;
  }

  /** The address of a place of the game that is played. */
  at(place) {
    return at(place, this.game);
  }

  /** The element with this data attribute, inside the screen. */
  by(name, value) {
    return this.page.locator(value === undefined ? `[data-${name}]` : `[data-${name}="${value}"]`);
  }

  action(id) {
    return this.by("action", id);
  }

  /** The answer to a question of a form: a switch, or a choice of several. */
  answer(field, choice) {
    const question = this.by("field", field);
    return choice === undefined ? question : question.locator(`[data-choice="${choice}"]`);
  }

  /** Whether the calculator has something to roll; what is certain has no readings. */
  async rolls() {
    return (await this.page.locator('[data-action="roll"][aria-disabled="false"]').count()) > 0;
  }

  /** Lets the app roll to the end; of what a player may choose on the way, the last. */
  async roll() {
    await this.action("roll").click();
    const outcome = this.page.locator("#result .outcome-part").first();
    const choice = this.page.locator("#result [data-question]");
    for (;;) {
      await outcome.or(choice).waitFor();
      if ((await choice.count()) === 0) return;
      const asked = await choice.getAttribute("data-question");
      await choice.locator("[data-answer]").last().click();
      await this.page.waitForFunction(
        (asked) => document.querySelector("#result [data-question]")?.dataset.question !== asked,
        asked,
      );
    }
  }

  /** Unfolds what is set for a wargame; its words come, and the colours are put on anew. */
  async unfoldSettings(game) {
    const fold = this.page.locator(`details[data-ruleset="${game}"]`);
    if (!(await fold.evaluate((fold) => fold.open))) await fold.locator("summary").click();
    await fold.locator(".field-label:not(:empty)").first().waitFor();
  }

  /** One step of a stepper. */
  step(field, by) {
    return this.by("field", field).locator(`[data-step="${by}"]`);
  }

  /** Waits until a screen is shown: one of SHOWN, or any selector. */
  async shown(screen) {
    await this.page
      .locator(SHOWN[screen] ?? screen)
      .first()
      .waitFor();
  }

  /** Changes the address by hand and waits for the screen. */
  async go(hash, screen) {
    await this.page.evaluate((hash) => {
      location.hash = hash;
    }, hash);
    await this.shown(screen);
  }

  /** The hash as it stands in the address bar. */
  hash() {
    return new URL(this.page.url()).hash;
  }

  /** Waits until the address is this one. */
  async atHash(hash) {
    await this.page.waitForFunction((hash) => location.hash === hash, hash);
  }

  async reload() {
    await this.page.reload();
    await ready(this.page);
  }

  /** Waits until this holds of an element's attribute. */
  async has(locator, attribute, value) {
    const handle = await locator.first().elementHandle();
    await this.page.waitForFunction(
      ([element, attribute, value]) => element.getAttribute(attribute) === value,
      [handle, attribute, value],
    );
  }

  /** Waits until so many of an element are there. */
  async count(locator, number) {
    const start = Date.now();
    let seen;
    do {
      seen = await locator.count();
      if (seen === number) return;
      await this.page.evaluate(() => new Promise(requestAnimationFrame));
    } while (Date.now() - start < PATIENCE);
    assert.equal(seen, number, String(locator));
  }

  /** Starts a battle from the form that is open or at home. */
  async startBattle({ name = "Villers-Bocage", first = "7th Armoured", second = "101" } = {}) {
    await this.go(`#/new/${this.game}`, "new");
    await this.page.locator("#battle-name").fill(name);
    await this.page.locator("#side-first").fill(first);
    await this.page.locator("#side-second").fill(second);
    await this.action("begin").click();
    await this.shown("turn");
  }

  /** Where the battle stands, in the top bar. */
  async place() {
    return (await this.page.locator(".frame-name").innerText()).trim();
  }

  async undo() {
    await this.action("undo").click();
  }

  async redo() {
    await this.action("redo").click();
  }

  /** What can be seen of the state of the screen, without words that pass. */
  async state() {
    return this.page.evaluate(() => {
      const main = document.getElementById("screen").cloneNode(true);
      for (const notices of main.querySelectorAll(".notices")) notices.remove();
      const answers = [...document.querySelectorAll("#screen input")].map((input) => input.value);
      return JSON.stringify({
        text: main.innerText ?? main.textContent,
        states: [...main.querySelectorAll("[aria-checked], [aria-pressed], [aria-current]")].map(
          (element) =>
            ["aria-checked", "aria-pressed", "aria-current"]
              .map((name) => element.getAttribute(name))
              .join(),
        ),
        answers,
      });
    });
  }

  /** Waits until the state is this one; says what differs if it never is. */
  async hasState(wanted, what) {
    const start = Date.now();
    let seen;
    do {
      seen = await this.state();
      if (seen === wanted) return;
      await this.page.evaluate(() => new Promise(requestAnimationFrame));
    } while (Date.now() - start < PATIENCE);
    assert.deepEqual(JSON.parse(seen), JSON.parse(wanted), what);
  }

  /** Does something that must change the screen, and returns the new state. */
  async changing(what, doing) {
    const before = await this.state();
    await doing();
    const start = Date.now();
    for (;;) {
      const now = await this.state();
      if (now !== before) return now;
      assert.ok(Date.now() - start < PATIENCE, `${what} changes nothing`);
      await this.page.evaluate(() => new Promise(requestAnimationFrame));
    }
  }

  /** The chance that is shown for an outcome. */
  async chance(outcome) {
    const bar = this.by("outcome", outcome).first();
    return Number(await bar.getAttribute("data-probability"));
  }

  /** What every calculator, section and phase is called in addresses. */
  async ids() {
    await this.go(this.at("calculate"), "calculators");
    const of = (selector, name) =>
      this.page
        .locator(selector)
        .evaluateAll((all, name) => all.map((one) => one.dataset[name]), name);
    const calculators = await of(".rows [data-calculator]", "calculator");
    await this.go(this.at("rules"), "rules");
    const sections = await of(".rows [data-section]", "section");
    let missions = [];
    if ((await this.by("place", "missions").count()) > 0) {
      await this.go(this.at("missions"), "missions");
      missions = await of(".rows [data-mission]", "mission");
    }
    await this.go(this.at("turn"), "turn");
    const phases = await of("[data-phase]", "phase");
    return { calculators, missions, sections, phases };
  }
}

/** Two units a side, numbered from 1, the first side's before the second's; then a battle. */
export async function armies(player, prepare = async () => {}) {
  const { page } = player;
  await player.go(player.at("units"), "units");
  for (const [side, units] of [
    ["first", 1],
    ["first", 2],
    ["second", 1],
    ["second", 2],
  ]) {
    await page.locator(`[data-side="${side}"] [data-action="add-unit"]`).tap();
    await player.count(page.locator(`[data-side="${side}"] [data-unit]`), units);
  }
  await prepare();
  await player.startBattle();
}

/** Enters what is true of one of these units, by its number, or of a side, whatever was so
 *  before: its `name`, and its answers (the id of a choice, yes or no, or a number). */
export async function enter(player, whom, { name, ...facts }) {
  const { page } = player;
  const isSide = ["first", "second"].includes(whom);
  if (isSide) {
    await player.go(player.at("units"), "units");
  } else {
    const side = Number(whom) <= 2 ? "first" : "second";
    await player.go(player.at(`units/${side}/${whom}`), "unit");
  }
  if (name !== undefined) {
    await page.locator("#unit-name").fill(name);
    await page.keyboard.press("Enter");
    await page.locator("h1", { hasText: name }).waitFor();
  }
  const here = page.locator(isSide ? `[data-side="${whom}"]` : "#screen");
  for (const [id, fact] of Object.entries(facts)) {
    const field = here.locator(`[data-field="${id}"]`);
    await field.waitFor({ state: "attached" });
    await field.evaluate((element) => {
      const folded = element.closest("details");
      if (folded) folded.open = true;
    });
    if (typeof fact === "string") {
      const choice = field.locator(`[data-choice="${fact}"]`);
      await choice.click();
      await player.has(choice, "aria-checked", "true");
    } else if (typeof fact === "boolean") {
      if ((await field.getAttribute("aria-checked")) !== String(fact)) await field.click();
      await here.locator(`[data-field="${id}"][aria-checked="${fact}"]`).waitFor();
    } else {
      const count = field.locator(".field-count");
      for (;;) {
        const words = await count.innerText();
        const now = parseInt(words.replace("−", "-"), 10);
        if (now === fact) break;
        await field.locator(`[data-step="${Math.sign(fact - now)}"]`).click();
        await count.and(page.locator(`:not(:text-is("${words}"))`)).waitFor();
      }
    }
  }
}

/** How many swipes bring an element into view: one moves the page by half of the screen. */
export async function swipesTo(locator) {
  return locator.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const middle = (top + bottom) / 2;
    const there = document.elementFromPoint((left + right) / 2, middle);
    if (element.contains(there)) return 0;
    return Math.max(1, Math.ceil(Math.abs(middle - innerHeight / 2) / (innerHeight / 2)) - 1);
  });
}

/** From now on, the browser draws the same numbers in every run: the same dice. */
const sameDice = () => {
  let state = 2_463_534_242;
  crypto.getRandomValues = (bytes) => {
    for (let index = 0; index < bytes.length; index++) {
      state ^= state << 13;
      state ^= state >>> 17;
      state ^= state << 5;
      bytes[index] = state;
    }
    return bytes;
  };
};

/** The screens of armies: none, one of a side's units, one of its cards, all to be printed. */
async function armyScreens(player, visit) {
  const { page } = player;
  await player.go(player.at("armies"), '[data-action="new-army"]');
  await visit("armies, none");
  await player.go(player.at("units"), "units");
  await page.locator('[data-side="first"] [data-action="keep-army"]').click();
  await player.shown("article.army [data-unit]");
  await page
    .locator("article.army details:not([open])")
    .evaluateAll((all) => all.forEach((one) => (one.open = true)));
  await visit("army");
  await page.locator("article.army [data-unit] a").first().click();
  await player.shown("[data-army-unit]");
  await page
    .locator("[data-army-unit] details:not([open]):not([hidden])")
    .evaluateAll((all) => all.forEach((one) => (one.open = true)));
  await visit("unit of an army");
  await player.go(player.at("armies"), "[data-army]");
  await visit("armies");
  await page.locator("[data-army]").first().click();
  await player.shown("article.army [data-unit]");
  // Not every game has cards.
  if ((await player.action("print-army").count()) > 0) {
    await player.action("print-army").click();
    await player.shown(".cards-all .card");
    await visit("cards of an army");
  }
}

/**
 * Every screen of the app, with what it takes to get there, one after the
 * other: `visit(name)` is called on each. Two platoons are added on the way.
 * What is rolled is the same every time, so that what is found is, too.
 */
export async function everyScreen(player, visit) {
  const { page } = player;
  await page.evaluate(sameDice);
  const { calculators, missions, sections, phases } = await player.ids();
  const go = async (name, hash, shown) => {
    await player.go(hash, shown);
    await visit(name);
  };
  if (player.game === GAME) {
    await go("home", "#/", "home");
    await player.go("#/settings", "settings");
    await visit("settings");
    for (const game of LIST) await player.unfoldSettings(game);
    await visit("settings, house rules");
    await go("about", "#/about", "about");
  }
  await go("new", `#/new/${player.game}`, "new");
  await go("units, none", player.at("units"), "units");
  await page.locator('[data-side="first"] [data-action="add-unit"]').click();
  await page.locator('[data-side="second"] [data-action="add-unit"]').click();
  await player.shown('[data-side="second"] [data-unit]');
  await visit("units");
  await armyScreens(player, visit);
  await player.go(player.at("units"), "units");
  await page.locator('[data-side="first"] [data-unit]').click();
  await player.shown("unit");
  await visit("unit");
  for (const answer of GAMES[player.game]) await answer(player);
  await player.shown(".consequence");
  await visit("unit with consequences");
  await player.startBattle();
  await player.go("#/", '[data-action="continue"]');
  await visit("home with a battle");
  if (player.game === GAME) {
    await go("files and phones", "#/keep", "keep");
    await page.locator('.keep a[href*="keep/battle"]').first().click();
    await player.shown(".keep-code");
    await visit("a battle, handed over");
    const link = await player.action("share-link").getAttribute("data-link");
    await go("from another phone", new URL(link).hash, "[data-item]");
    await go("from another phone, broken", "#/take/AQEA", "[data-fault]");
  }
  if (player.game === GAME) await go("battles", "#/battles", "[data-battle]");
  await go("battle", player.at("battle"), '[data-action="report"]');
  await player.go(player.at("turn"), "turn");
  for (const phase of phases) {
    await player.by("phase", phase).click();
    await player.shown(`[data-phase="${phase}"][aria-current="step"]`);
    await visit(`turn, ${phase}`);
  }
  // The clock knows no wargame.
  if (player.game === GAME) {
    await page.locator('[data-clock="settings"] summary').click();
    for (const one of ["limit", "each"]) {
      await player.answer(`clock-${one}`).click();
      await player.shown(`[data-field="clock-${one}-minutes"]`);
    }
    await player.action("clock-pass-second").click();
    await player.shown('.clock-board [data-clock="second"].runs');
    await visit("turn, with a clock");
    await player.action("clock-faces").click();
    await player.shown(".clock-half");
    await visit("turn, a face for each player");
    await player.action("faces-close").click();
    await page.locator(".clock-half").first().waitFor({ state: "detached" });
  }
  await go("calculators", player.at("calculate"), "calculators");
  for (const id of calculators) {
    const here = `article[data-calculator="${id}"]`;
    await player.go(player.at(`calculate/${id}`), here);
    await page
      .locator(`${here} details:not([open]):not([hidden])`)
      .evaluateAll((all) => all.forEach((one) => (one.open = true)));
    await visit(`calculator ${id}`);
    if (await player.rolls()) {
      await player.action("odds").click();
      await player.shown(`${here}[data-open="true"]`);
      await visit(`calculator ${id}, odds`);
      await player.roll();
      await visit(`calculator ${id}, rolled`);
      await player.action("own-dice").click();
      await player.shown(`${here} [data-question], ${here} .outcome`);
      await visit(`calculator ${id}, own dice`);
      await player.action("close").click();
      await player.shown(`${here}[data-open="false"]`);
    }
  }
  // The free roller knows no wargame.
  if (player.game === GAME) {
    await go("dice", player.at("dice"), "dice");
    await player.answer("need", "4").click();
    await player.step("count", 5).click();
    await player.action("throw").click();
    await player.shown(".roller-dice");
    await visit("dice, thrown");
    for (const die of ["d20", "2d6", "direction"]) {
      await player.answer("die", die).click();
      await player.shown(`[data-field="die"] [data-choice="${die}"][aria-checked="true"]`);
      await player.action("throw").click();
      await visit(`dice, ${die}`);
    }
  }
  await go("log", player.at("log"), ".log-row");
  await go("an entry of the log", player.at("log/3"), "[data-table]");
  await player.action("go-back").click();
  await player.shown('[data-action="go-back-yes"]');
  await visit("an entry of the log, asked");
  await go("report", player.at("report"), '[data-report="whole"]');
  await go("luck", player.at("luck"), ".luck > p, .luck-row");
  await go("rules", player.at("rules"), "rules");
  await page.locator("#search").fill("a");
  await player.shown("[data-found]");
  await visit("rules, search");
  await page.locator("#search").fill("qqqq");
  await player.shown('[data-found="0"]');
  await visit("rules, nothing found");
  for (const section of sections) {
    await player.go(player.at("rules"), "rules");
    await go(`section ${section}`, player.at(`rules/${section}`), "article[data-section]");
  }
  if (missions.length > 0) {
    await go("missions", player.at("missions"), "missions");
    await player.action("pick-mission").click();
    await player.shown("[data-picked]");
    await visit("missions, picked");
  }
  for (const id of missions) {
    const here = `article[data-mission="${id}"]`;
    await go(`mission ${id}`, player.at(`missions/${id}`), here);
    // A point of the own half is asked about, where Objectives are placed; the map is
    // turned and read.
    await player.shown(`${here} .map-stage`);
    if ((await page.locator(`${here} .map-stage.asks`).count()) > 0) {
      await page.locator(`${here} .map-stage`).click({ position: { x: 120, y: 80 } });
      await player.shown(`${here} [data-legal]`);
    }
    await player.action("zoom-in").click();
    await player.action("turn-map").click();
    await page
      .locator(`${here} details`)
      .evaluateAll((all) => all.forEach((one) => (one.open = true)));
    await visit(`mission ${id}, asked`);
  }
  // One that has everything: Objectives, and of those with reserves a quarter and an entry
  // beside the enemy.
  const [mission] = missions.slice(2);
  if (mission) {
    const onward = page.locator(".action-bar [data-action]");
    await go("new, with a mission", `#/new/${player.game}?mission=${mission}`, "new");
    await player.action("begin").click();
    await player.shown(".map-stage");
    await visit("set-up");
    await onward.click();
    await page.locator(".map-stage").waitFor({ state: "detached" });
    await visit("start of a turn");
    await onward.click();
    await page.locator('[data-action="more-offers"] summary').click();
    await visit("turn of a mission");
    await page.locator('[data-action="more-offers"] .turn-offer .button').last().click();
    await player.shown("h2.turn-words");
    await visit("result");
  }
}

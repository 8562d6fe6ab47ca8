// The app as a player uses it: its screens and the actions on them. Nothing here knows the rules of
// a game; the tests do.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { PATIENCE, ready } from "./harness.mjs";

/** The wargame for tests that work with any of them. */
export const GAME = "flames-of-war";

/** Every wargame in the order of the app's list. */
export const LIST = readFileSync(new URL("../../src/rulesets/mod.rs", import.meta.url), "utf8")
  .match(/^games! \{([^}]+)\}/m)[1]
  .split(",")
  .map((module) => module.trim().replaceAll("_", "-"))
  .filter((id) => id !== "");

/** Answers with consequences for a unit: the first switch, unless a game is listed here. */
const CONSEQUENCES = {
  "flames-of-war": [
    (unit) => unit.answer("pinned").click(),
    (unit) => unit.step("destroyed", 1).click(),
    (unit) => unit.answer("lost").click(),
  ],
  "cold-war-commander": [(unit) => unit.answer("suppressed", "before").click()],
  k20: [(unit) => unit.answer("pinned").click()],
};
const FIRST_SWITCH = [
  (unit) => unit.page.locator('[data-field][role="switch"]:visible').first().click(),
];

/** Every wargame, with answers that have consequences for one of its units. */
export const GAMES = Object.fromEntries(LIST.map((id) => [id, CONSEQUENCES[id] ?? FIRST_SWITCH]));

/** The address of a place of a game. */
export const at = (place, game = GAME) => `#/${game}/${place}`;

/** Selectors of elements that are there once a screen is shown, by the screen's name. */
export const SHOWN = {
  home: ".home",
  new: '[data-action="begin"]',
  turn: "[data-stage]",
  calculators: ".rows [data-calculator]",
  dice: '[data-action="throw"]',
  units: '[data-action="add-unit"]',
  unit: "article.unit",
  rules: "#search",
  missions: '[data-action="pick-mission"]',
  settings: '[data-action="reset-settings"]',
  about: ".about",
  keep: '[data-action="look"]',
};

/** Fails with all findings, one a line. */
export function nothing(found) {
  const lines = [...found];
  assert.ok(lines.length === 0, `${lines.length} found:\n${lines.join("\n")}`);
}

/** A player on one page. */
export class Player {
  constructor(page, site, game = GAME) {
    this.page = page;
    this.site = site;
    this.game = game;
  }

  /** The address of a place in the current game. */
  at(place) {
    return at(place, this.game);
  }

  /** The element with this data attribute inside the screen. */
  by(name, value) {
    return this.page.locator(value === undefined ? `[data-${name}]` : `[data-${name}="${value}"]`);
  }

  action(id) {
    return this.by("action", id);
  }

  /** The answer to a question of a form: a switch, or one of several choices. */
  answer(field, choice) {
    const question = this.by("field", field);
    return choice === undefined ? question : question.locator(`[data-choice="${choice}"]`);
  }

  /** Lets the app roll to the end; takes the last option wherever the player may choose. */
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

  /** Unfolds the settings of a wargame; waits for their texts and for the colours. */
  async unfoldSettings(game) {
    const fold = this.page.locator(`details[data-ruleset="${game}"]`);
    if (!(await fold.evaluate((fold) => fold.open))) await fold.locator("summary").click();
    await fold.locator(".field-label:not(:empty)").first().waitFor();
  }

  /** One tap on a stepper. */
  step(field, by) {
    return this.by("field", field).locator(`[data-step="${by}"]`);
  }

  /** Waits until a screen is shown: a name in SHOWN, or any selector. */
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

  /** The hash in the address bar. */
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

  /** Waits until an element's attribute has this value. */
  async has(locator, attribute, value) {
    const handle = await locator.first().elementHandle();
    await this.page.waitForFunction(
      ([element, attribute, value]) => element.getAttribute(attribute) === value,
      [handle, attribute, value],
    );
  }

  /** Waits until there are this many of an element. */
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

  /** Starts a battle from the form that is open, or from the start page. */
  async startBattle({ name = "Villers-Bocage", first = "7th Armoured", second = "101" } = {}) {
    await this.go(`#/new/${this.game}`, "new");
    await this.page.locator("#battle-name").fill(name);
    await this.page.locator("#side-first").fill(first);
    await this.page.locator("#side-second").fill(second);
    await this.begin();
  }

  /** Starts the battle of the open form. */
  async begin() {
    await this.action("begin").click();
    await this.shown("turn");
  }

  /**
   * Goes to a phase from the screen of the turn; skips the tests that are due before it,
   * and discards the results that wait there.
   */
  async toPhase(phase) {
    const here = this.by("phase", phase).first();
    const there = this.page.locator(`[data-phase="${phase}"][aria-current="step"]`);
    const held = this.page
      .locator('.turn-held [data-action="pass-over"], .turn-held [data-action="discard"]')
      .first();
    for (;;) {
      // The button of a barred phase shows what has to come first.
      await here.tap({ force: true });
      await there.or(held).first().waitFor();
      if ((await there.count()) > 0) return;
      const what = await this.page.locator(".turn-held").innerText();
      await held.tap();
      await this.page.waitForFunction(
        (what) => document.querySelector(".turn-held")?.innerText !== what,
        what,
      );
    }
  }

  /** How far the battle is, in the top bar. */
  async place() {
    return (await this.page.locator(".frame-name").innerText()).trim();
  }

  async undo() {
    await this.action("undo").click();
  }

  async redo() {
    await this.action("redo").click();
  }

  /** The visible state of the screen, without passing messages. */
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

  /** Waits until the state equals this one; if it never does, reports the difference. */
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

  /** Performs an action that must change the screen, and returns the new state. */
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

  /** The displayed chance of an outcome. */
  async chance(outcome) {
    const bar = this.by("outcome", outcome).first();
    return Number(await bar.getAttribute("data-probability"));
  }

  /** The names of every calculator, section and phase in addresses. */
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

/** A unit's figures as they are typed in a list, complete, so that no calculator asks for any; and
 *  the id of the last one, whose chip shows that the list was read. */
const FIGURES = {
  "flames-of-war": ["kinds of weapons 0, assault AT 3", "assault-anti-tank"],
  "cold-war-commander": ["attack 3, range 60, hits 4, save: None, move 10", "movement"],
  k20: ["training 10, WB 3, FP 5, AA shot 0", "anti-armour"],
};

/** Adds two units a side, from lines of text. */
export async function addUnits(player) {
  const { page } = player;
  const [figures, last] = FIGURES[player.game] ?? ["infantry", "kind"];
  for (const side of ["first", "second"]) {
    await player.go(player.at(`units/${side}/lines`), "#lines-typed");
    const lines = ["Unit 1", "Unit 2"].map((name) => `"${name}", ${figures}`);
    await page.locator("#lines-typed").fill(lines.join("\n"));
    await player.shown(`[data-line="1"] [data-chip="${last}"]`);
    await player.action("add").tap();
    await player.action("see-units").tap();
    await player.count(page.locator(`[data-side="${side}"] [data-unit]`), 2);
  }
}

/** Two units a side, numbered from 1, the first side's before the second's; then a battle. */
export async function armies(player, prepare = async () => {}) {
  await addUnits(player);
  await prepare();
  await player.startBattle();
}

/** Types a number on the pad, and takes it. */
export async function typeNumber(player, number) {
  const { page } = player;
  await player.shown("dialog[data-pad][open]");
  if (number < 0) await page.locator('[data-key="-"]').click();
  for (const digit of String(Math.abs(number))) await page.locator(`[data-key="${digit}"]`).click();
  await player.action("pad-take").click();
  await page.locator("dialog[data-pad]").waitFor({ state: "detached" });
}

/** Enters the facts about one of these units, by its number, or about a side, and replaces those
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
    await unfold(page.locator("#unit-name"));
    await page.locator("#unit-name").fill(name);
    await page.keyboard.press("Enter");
    await page.locator("h1", { hasText: name }).waitFor();
  }
  const here = page.locator(isSide ? `[data-side="${whom}"]` : "#screen");
  for (const [id, fact] of Object.entries(facts)) {
    const field = here.locator(`[data-field="${id}"]`);
    await field.waitFor({ state: "attached" });
    await unfold(field);
    if (typeof fact === "string") {
      const choice = field.locator(`[data-choice="${fact}"]`);
      await choice.click();
      await player.has(choice, "aria-checked", "true");
    } else if (typeof fact === "boolean") {
      if ((await field.getAttribute("aria-checked")) !== String(fact)) await field.click();
      await here.locator(`[data-field="${id}"][aria-checked="${fact}"]`).waitFor();
    } else {
      await field.locator('[data-action="type"]').click();
      await typeNumber(player, fact);
      const shown = String(fact).replace("-", "−");
      await field.locator("output", { hasText: new RegExp(`^${shown}(?!\\d)`) }).waitFor();
    }
  }
}

/** Unfolds everything around an element. */
export async function unfold(locator) {
  await locator.first().evaluate((element) => {
    for (let at = element.closest("details"); at; at = at.parentElement.closest("details")) {
      at.open = true;
    }
  });
}

/** The number of swipes that bring an element into view: each moves the page by half a screen. */
export async function swipesTo(locator) {
  return locator.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const middle = (top + bottom) / 2;
    const there = document.elementFromPoint((left + right) / 2, middle);
    if (element.contains(there)) return 0;
    return Math.max(1, Math.ceil(Math.abs(middle - innerHeight / 2) / (innerHeight / 2)) - 1);
  });
}

// Visits every screen of a wargame, for other tests to check. A script in the page makes the taps,
// far faster than touch input does: other tests check that touch works.

import { PATIENCE } from "./harness.mjs";
import { GAME, GAMES, LIST, Player, SHOWN } from "./pages.mjs";

/** Installs the steps of a visit in every page. */
export const withSteps = (context) => context.addInitScript(steps, PATIENCE);

/** A walker on one page of a context with the steps installed. */
export class Walker extends Player {
  async shown(screen) {
    await this.page.evaluate((selector) => walk.shown(selector), SHOWN[screen] ?? screen);
  }

  async go(hash, screen) {
    await this.page.evaluate(
      ([hash, selector]) => walk.go(hash, selector),
      [hash, SHOWN[screen] ?? screen],
    );
  }

  /** Taps the first of these elements and waits for the next screen to be shown. */
  async tap(selector, screen) {
    await this.page.evaluate(
      ([selector, shown]) => walk.tap(selector, shown),
      [selector, SHOWN[screen] ?? screen],
    );
  }

  async begin() {
    await this.tap('[data-action="begin"]', "turn");
  }

  /** Unfolds these elements. */
  async unfold(selector) {
    await this.page.evaluate((selector) => {
      for (const fold of document.querySelectorAll(selector)) fold.open = true;
    }, selector);
  }

  /** Whether the calculator has anything to roll; a certain result has no modes. */
  async rolls() {
    return this.page.evaluate(
      () => document.querySelector('[data-action="roll"][aria-disabled="false"]') !== null,
    );
  }

  async roll() {
    await this.page.evaluate(() => walk.roll());
  }

  /** Enters the player's own dice to the end; returns the number of questions. */
  async answerAll() {
    return this.page.evaluate(() => walk.answerAll());
  }
}

/** The steps of a visit in a page; nothing is waited for longer than `patience`. */
function steps(patience) {
  const isShown = (element) => {
    if (!element?.checkVisibility({ visibilityProperty: true })) return false;
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0;
  };
  const first = (selector) => document.querySelector(selector);

  /** Waits until this holds; it is checked after every change of the page. */
  const until = (holds, what) =>
    new Promise((resolve, reject) => {
      if (holds()) return resolve();
      const observer = new MutationObserver(() => {
        if (holds()) done(resolve);
      });
      const timer = setTimeout(
        () => done(reject, new Error(`${what} at ${location.hash}`)),
        patience,
      );
      const done = (settle, error) => {
        observer.disconnect();
        clearTimeout(timer);
        settle(error);
      };
      const everything = { attributes: true, characterData: true, childList: true, subtree: true };
      observer.observe(document, everything);
    });
  const shown = (selector) => until(() => isShown(first(selector)), `${selector} is not shown`);

  /** Taps the first of these as soon as it is there. */
  const press = async (selector) => {
    await shown(selector);
    first(selector).click();
  };

  globalThis.walk = {
    shown,
    async go(hash, selector) {
      if (location.hash !== hash) {
        const gone = new Promise((resolve) => {
          addEventListener("hashchange", resolve, { once: true });
        });
        location.hash = hash;
        await gone;
      }
      await shown(selector);
    },
    async tap(selector, then) {
      await press(selector);
      await shown(then);
    },
    /** Rolls to the end; takes the last option wherever the player may choose. */
    async roll() {
      await press('[data-action="roll"]');
      const asked = () => first("#result [data-question]")?.dataset.question;
      const over = () => isShown(first("#result .outcome-part"));
      for (;;) {
        await until(() => over() || asked() !== undefined, "nothing comes of a roll");
        const question = asked();
        if (question === undefined) return;
        [...document.querySelectorAll("#result [data-question] [data-answer]")].at(-1).click();
        await until(() => asked() !== question, "a question of a roll stays");
      }
    },
    /** Answers every question with the middle number, and counts the questions. */
    async answerAll() {
      const asked = () => first("[data-question]")?.dataset.question;
      await press('[data-action="own-dice"]');
      await shown("#result [data-question], #result .outcome");
      let answered = 0;
      for (; asked() !== undefined; answered += 1) {
        const question = asked();
        const answers = document.querySelectorAll("[data-question] [data-answer]");
        const middle = answers[Math.floor(answers.length / 2)];
        (middle ?? first('[data-action="enter"]')).click();
        await until(() => asked() !== question, `question ${question} stays`);
      }
      return answered;
    },
  };
}

/** From now on the browser draws the same random numbers in every run, for the same dice. */
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

/** The screens of armies: without any, with one made from a side's units, one of its cards, and
 *  all of them for print. */
async function armyScreens(player, visit) {
  await player.go(player.at("armies"), '[data-action="new-army"]');
  await visit("armies, none");
  await player.go(player.at("units"), "units");
  await player.tap('[data-side="first"] [data-action="keep-army"]', "article.army [data-unit]");
  await player.unfold("article.army details");
  await visit("army");
  await player.tap("article.army [data-unit] a", "[data-army-unit]");
  await player.unfold("[data-army-unit] details:not([hidden])");
  await visit("unit of an army");
  await player.go(player.at("armies"), "[data-army]");
  await visit("armies");
  await player.tap("[data-army]", "article.army [data-unit]");
  await player.tap('[data-action="print-army"]', ".paper-cards .card");
  await visit("cards of an army");
  await player.tap('[data-field="sheet"] [data-choice="list"]', ".paper-list > li");
  await visit("list of an army");
  await player.tap('[data-field="sheet"] [data-choice="quick"]', ".paper-head");
  await visit("quick reference");
}

/** The part of the screen that the mode of a calculator changes. */
const READING = ":is(#result, .plaque, .action-bar, .head)";

/**
 * Every screen of the app, with the steps that lead to it, one after the
 * other: calls `visit(name)` on each, or `visit(name, part)` where only a part of the
 * screen has changed since the last visit. Two platoons are added on the way.
 * The rolls are the same in every run, and so are the findings.
 */
export async function everyScreen(page, site, game, visit) {
  const player = new Walker(page, site, game);
  await page.evaluate(sameDice);
  const { calculators, missions, sections, phases } = await player.ids();
  const go = async (name, hash, shown) => {
    await player.go(hash, shown);
    await visit(name);
  };
  if (game === GAME) {
    await go("home", "#/", "home");
    await go("settings", "#/settings", "settings");
    for (const game of LIST) await player.unfoldSettings(game);
    await visit("settings, house rules");
    await go("about", "#/about", "about");
  }
  await go("new", `#/new/${game}`, "new");
  await go("units, none", player.at("units"), "units");
  for (const side of ["first", "second"].map((side) => `[data-side="${side}"]`)) {
    await player.tap(`${side} [data-action="add-unit"]`, `${side} [data-unit]`);
  }
  await visit("units");
  await player.go(player.at("units/first/lines"), "#lines-typed");
  await visit("units from text");
  await page.locator("#lines-typed").fill("12 T-34 (155), 99\n34!");
  await player.shown('[data-line="1"]');
  await player.tap('[data-line="0"] [data-chip="name"]', ".lines-editor");
  await visit("units from text, read");
  await armyScreens(player, visit);
  await player.go(player.at("units"), "units");
  await player.tap('[data-side="first"] [data-unit]', "unit");
  await visit("unit");
  for (const answer of GAMES[game]) await answer(player);
  await player.shown(".consequence");
  await visit("unit with consequences");
  await player.startBattle();
  await player.go("#/", '[data-action="continue"]');
  await visit("home with a battle");
  if (game === GAME) {
    await go("files and phones", "#/keep", "keep");
    await player.tap('.keep a[href*="keep/battle"]', ".keep-code");
    await visit("a battle, handed over");
    const link = await player.action("share-link").getAttribute("data-link");
    await go("from another phone", new URL(link).hash, "[data-item]");
    await go("from another phone, broken", "#/take/AQEA", "[data-fault]");
  }
  if (game === GAME) await go("battles", "#/battles", "[data-battle]");
  await go("battle", player.at("battle"), '[data-action="report"]');
  await player.go(player.at("turn"), "turn");
  for (const phase of phases) {
    await player.toPhase(phase);
    await visit(`turn, ${phase}`);
  }
  // The clock is the same in every wargame.
  if (game === GAME) {
    await player.tap('[data-clock="settings"] summary', '[data-field="clock-limit"]');
    for (const one of ["limit", "each"]) {
      await player.tap(`[data-field="clock-${one}"]`, `[data-field="clock-${one}-minutes"]`);
    }
    await player.tap('[data-action="clock-pass-first"]', '.clock-board [data-clock="second"].runs');
    await visit("turn, with a clock");
    await player.tap('[data-action="clock-faces"]', ".clock-half");
    await visit("turn, a face for each player");
    await player.tap('[data-action="faces-close"]', ".clock-board");
  }
  await go("calculators", player.at("calculate"), "calculators");
  // One calculator of a game is shown as it looks before any unit is chosen.
  let lacking = true;
  for (const id of calculators) {
    const here = `article[data-calculator="${id}"]`;
    await player.go(player.at(`calculate/${id}`), here);
    // In a battle with units one has to be chosen; here, the answers of the form are to count.
    if ((await page.locator("[data-lacks]").count()) > 0) {
      if (lacking) await visit(`calculator ${id}, nobody chosen`);
      lacking = false;
      await player.tap('[data-action^="not-listed"]', ".plaque:not([data-lacks])");
    }
    await player.unfold(`${here} details:not([hidden])`);
    await visit(`calculator ${id}`);
    if (await player.rolls()) {
      await player.tap('[data-action="odds"]', `${here}[data-open="true"]`);
      // The form below has been checked already.
      await visit(`calculator ${id}, odds`, READING);
      await player.roll();
      await visit(`calculator ${id}, rolled`, READING);
      await player.tap('[data-action="own-dice"]', `${here} [data-question], ${here} .outcome`);
      await visit(`calculator ${id}, own dice`, READING);
      await player.tap('[data-action="close"]', `${here}[data-open="false"]`);
    }
  }
  // The free roller is the same in every wargame.
  if (game === GAME) {
    await go("dice", player.at("dice"), "dice");
    const needed = '[data-field="need"] [data-choice="4"]';
    await player.tap(needed, `${needed}[aria-checked="true"]`);
    await player.tap('[data-field="count"] [data-step="5"]', '[data-action="throw"]');
    await player.tap('[data-action="throw"]', ".roller-dice");
    await visit("dice, thrown");
    for (const die of ["d20", "2d6", "direction"]) {
      const here = `[data-field="die"] [data-choice="${die}"]`;
      await player.tap(here, `${here}[aria-checked="true"]`);
      await player.tap('[data-action="throw"]', ".roller-dice");
      await visit(`dice, ${die}`);
    }
  }
  await go("log", player.at("log"), ".log-row");
  await go("an entry of the log", player.at("log/3"), "[data-table]");
  await player.tap('[data-action="go-back"]', '[data-action="go-back-yes"]');
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
    const here = `article[data-section="${section}"]`;
    await go(`section ${section}`, player.at(`rules/${section}`), here);
  }
  if (missions.length > 0) {
    await go("missions", player.at("missions"), "missions");
    await player.tap('[data-action="pick-mission"]', "[data-picked]");
    await visit("missions, picked");
  }
  for (const id of missions) {
    const here = `article[data-mission="${id}"]`;
    await go(`mission ${id}`, player.at(`missions/${id}`), here);
    // A point in the player's own half is tested, if Objectives are placed; the map is turned and
    // read.
    await player.shown(`${here} .map-stage`);
    if ((await page.locator(`${here} .map-stage.asks`).count()) > 0) {
      await page.locator(`${here} .map-stage`).click({ position: { x: 120, y: 80 } });
      await player.shown(`${here} [data-legal]`);
    }
    await player.tap('[data-action="zoom-in"]', `${here} .map-stage`);
    await player.tap('[data-action="turn-map"]', `${here} .map-stage`);
    await player.unfold(`${here} details`);
    await visit(`mission ${id}, asked`);
  }
  // The mission that has everything: Objectives and, if the game has reserves, those with a quarter
  // and an entry beside the enemy.
  const [mission] = missions.slice(2);
  if (mission) {
    const onward = ".action-bar [data-action]";
    await go("new, with a mission", `#/new/${game}?mission=${mission}`, "new");
    await player.tap('[data-action="begin"]', ".map-stage");
    await visit("set-up");
    await player.tap(onward, "body:not(:has(.map-stage))");
    await visit("start of a turn");
    const more = '[data-action="more-offers"]';
    await player.tap(onward, more);
    await player.tap(`${more} summary`, `${more} .turn-offer .button`);
    await visit("turn of a mission");
    await player.tap(`${more} .turn-offer:last-child .button`, "h2.turn-words");
    await visit("result");
  }
}

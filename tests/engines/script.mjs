// The same battle on every engine: the taps, and what must be visible after each, without naming an
// engine. `driver.mjs` handles their differences, and `table.mjs` lists the features that each
// engine lacks.

import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { DIST, PATIENCE, Site } from "../browser/harness.mjs";
import { GAME, LIST, Player, SHOWN, at } from "../browser/pages.mjs";
import { start } from "./driver.mjs";
import { TABLE } from "./table.mjs";

/** A phone with the app, as a player uses it. */
class Phone extends Player {
  constructor(profile, site) {
    super({ evaluate: (work, ...args) => profile.run(work, ...args) }, site);
    this.profile = profile;
  }

  run(work, ...args) {
    return this.profile.run(work, ...args);
  }

  /** Opens an address of the app. */
  async open(address = "") {
    await this.profile.open(this.site.url + address);
    await this.#started();
  }

  async reload() {
    await this.noProblems();
    await this.profile.reload();
    await this.#started();
  }

  /** Waits until the app is mounted; from then on errors are recorded, and touches are spaced
   *  out in time as in the other tests (`unhurried`). */
  async #started() {
    await this.until("the app starts", () => document.documentElement?.dataset.ready === "true");
    await this.run(() => {
      // The page is already prepared, at another of its addresses.
      if (window.problems) return;
      window.problems = [];
      const report = (text) => window.problems.push(String(text));
      addEventListener("error", (event) => report(event.message));
      addEventListener("unhandledrejection", (event) => report(event.reason));
      document.addEventListener("securitypolicyviolation", (event) => report(event.blockedURI));
      console.error = (...words) => report(words.join(" "));
      const times = new WeakMap();
      let last = 1e12;
      Object.defineProperty(MouseEvent.prototype, "timeStamp", {
        get() {
          if (!times.has(this)) times.set(this, (last += 60_000));
          return times.get(this);
        },
      });
    });
  }

  async noProblems() {
    assert.deepEqual(await this.run(() => window.problems ?? []), [], "errors in the page");
  }

  /** Waits until this holds in the page; returns its value. */
  async until(what, predicate, ...args) {
    const end = Date.now() + PATIENCE;
    for (;;) {
      const answer = await this.run(predicate, ...args);
      if (answer) return answer;
      assert.ok(Date.now() < end, `never seen: ${what}`);
      await this.run(() => new Promise((resolve) => requestAnimationFrame(() => resolve(true))));
    }
  }

  /** Waits until a screen is shown: one of SHOWN, or any selector. */
  async shown(screen) {
    const selector = SHOWN[screen] ?? screen;
    await this.until(selector, (one) => document.querySelector(one) !== null, selector);
  }

  /** Waits until nothing matches a selector any more. */
  async gone(selector) {
    await this.until(`no ${selector}`, (one) => document.querySelector(one) === null, selector);
  }

  /** Waits until this many elements match a selector. */
  async count(selector, number) {
    await this.until(
      `${number} × ${selector}`,
      (one, number) => document.querySelectorAll(one).length === number,
      selector,
      number,
    );
  }

  /** Presses the first visible element, once it no longer moves and nothing covers it. */
  async tap(selector) {
    const [x, y] = await this.until(
      `a place to tap ${selector}`,
      async (selector) => {
        const all = [...document.querySelectorAll(selector)];
        const element = all.find((one) => one.getClientRects().length > 0);
        if (!element) return null;
        element.scrollIntoView({ block: "center", behavior: "instant" });
        const before = element.getBoundingClientRect();
        // Changes that follow a scroll are drawn in the first frame or the second.
        for (let frame = 0; frame < 2; frame++) {
          await new Promise((resolve) => requestAnimationFrame(resolve));
        }
        const { left, top, width, height } = element.getBoundingClientRect();
        if (left !== before.left || top !== before.top) return null;
        const [x, y] = [left + width / 2, top + height / 2];
        return element.contains(document.elementFromPoint(x, y)) ? [x, y] : null;
      },
      selector,
    );
    await this.profile.click(x, y);
  }

  /** Replaces the content of a field by typing. */
  async fill(selector, text) {
    await this.tap(selector);
    await this.until(
      `the cursor in ${selector}`,
      (one) => document.activeElement.matches(one),
      selector,
    );
    await this.run((selector) => document.querySelector(selector).select(), selector);
    await this.profile.type(text);
    await this.until(
      `${selector}: ${text}`,
      (one, text) => document.querySelector(one).value === text,
      selector,
      text,
    );
  }

  /** The visible text of the first element that matches. */
  words(selector) {
    return this.run((selector) => document.querySelector(selector).innerText.trim(), selector);
  }

  /** An attribute of all elements that match. */
  attributes(selector, name) {
    return this.run(
      (selector, name) =>
        [...document.querySelectorAll(selector)].map((element) => element.getAttribute(name)),
      selector,
      name,
    );
  }

  async undo() {
    await this.tap('[data-action="undo"]');
  }

  async redo() {
    await this.tap('[data-action="redo"]');
  }

  /** Waits until the mirror has stored all that was written. */
  async mirrored() {
    await this.until("the mirror follows", async () => {
      const records = (await adjutant.mirror.read()) ?? [];
      const newest = records.find(({ key }) => key === "")?.n;
      return newest !== undefined && String(newest) === localStorage["adjutant/generation"];
    });
  }

  /** Saves a file by a button; returns its path. */
  async saved(action, name) {
    await this.tap(`[data-action="${action}"]`);
    const end = Date.now() + PATIENCE;
    for (;;) {
      const file = (await readdir(this.profile.files)).find((file) => name.test(file));
      // Some engines use the final name from the beginning.
      const path = file && join(this.profile.files, file);
      const text = path ? await readFile(path, "utf8") : "";
      if (text.trimEnd().endsWith("}")) return path;
      assert.ok(Date.now() < end, `no file ${name}: ${await readdir(this.profile.files)}`);
      await this.run(() => new Promise((resolve) => requestAnimationFrame(() => resolve(true))));
    }
  }
}

/** The current phase. */
const phase = (id) => `[data-phase="${id}"][aria-current="step"]`;
const role = (role, unit) => `[data-role="${role}"] [data-unit="${unit}"]`;

/** Two platoons a side, typed as a list, and a battle with them. */
async function armies(phone) {
  for (const side of ["first", "second"]) {
    await phone.go(at(`units/${side}/lines`), "#lines-typed");
    const figures = "kinds of weapons 0, assault AT 3";
    await phone.fill("#lines-typed", `"Unit 1", ${figures}\n"Unit 2", ${figures}`);
    await phone.shown('[data-line="1"] [data-chip="assault-anti-tank"]');
    await phone.tap('[data-action="add"]');
    await phone.tap('[data-action="see-units"]');
    await phone.until(
      "both units",
      (side) => document.querySelectorAll(`[data-side="${side}"] [data-unit]`).length === 2,
      side,
    );
  }
  await phone.go("#/", "home");
  await phone.tap(`[data-ruleset="${GAME}"] [data-action="new"]`);
  await phone.shown("new");
  await phone.fill("#battle-name", "Hill 112");
  await phone.fill("#side-first", "Fife Yeomanry");
  await phone.fill("#side-second", "Frundsberg");
  await phone.tap('[data-action="begin"]');
  await phone.shown("turn");
}

/** The first unit of the first side shoots at the first of the second. */
async function volley(phone) {
  await phone.tap('[data-phase="shooting"]');
  await phone.shown(phase("shooting"));
  await phone.tap('.turn-lead:has([data-opens="shooting"]) [data-unit="1"]');
  await phone.tap(role("target", 3));
  await phone.shown(".plaque[data-need]");
}

/** Answers all questions about the player's own dice: the most successes for the first, the
 *  fewest for all others; returns the answers. */
async function ownDice(phone) {
  await phone.tap('[data-action="own-dice"]');
  const answers = [];
  for (;;) {
    await phone.shown('[data-question] [data-answer], [data-action="settle"]');
    const [asked] = await phone.attributes("[data-question]", "data-question");
    if (asked === undefined) return answers;
    const all = (await phone.attributes("[data-question] [data-answer]", "data-answer")).map(
      Number,
    );
    const answer = answers.length === 0 ? Math.max(...all) : Math.min(...all);
    await phone.tap(`[data-question="${asked}"] [data-answer="${answer}"]`);
    await phone.gone(`[data-question="${asked}"]`);
    answers.push(answer);
  }
}

/** Applies the result to the units. */
async function settle(phone) {
  await phone.tap('[data-action="settle"]');
  await phone.shown('[data-settled="yes"]');
}

/** Plays on to the next phase but one, so that something can be undone. */
async function movement(phone) {
  await phone.open();
  await phone.go(`#/new/${GAME}`, "new");
  await phone.fill("#battle-name", "Hill 112");
  await phone.tap('[data-action="begin"]');
  await phone.shown(phase("start"));
  await phone.tap('[data-action="next-phase"]');
  await phone.shown(phase("movement"));
}

/** The battle is there, with its undo. */
async function isWhole(phone) {
  await phone.shown(phase("movement"));
  assert.match(await phone.words(".frame-name"), /Hill 112/);
  await phone.undo();
  await phone.shown(phase("start"));
  await phone.redo();
  await phone.shown(phase("movement"));
}

/** Waits until the whole app is on the device. */
async function savedForOffline(phone) {
  await phone.run(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) => {
      navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true });
    });
  });
  await phone.go("#/", "[data-offline-ready]");
}

/** The link that shares the open battle. */
async function link(phone) {
  await phone.go("#/", '[data-action="hand-over"]');
  await phone.tap('[data-action="hand-over"]');
  await phone.shown(".keep-code");
  return (await phone.attributes('[data-action="share-link"]', "data-link"))[0];
}

const HEAD = "adjutant/desk/1/head";

/** Runs the script on an engine. */
export function play(engine) {
  const story = (name, body) =>
    test(name, { timeout: 180_000 }, async (t) => {
      const site = new Site(DIST);
      await site.start();
      const phones = [];
      const another = async () => {
        const phone = new Phone(await start(engine), site);
        phones.push(phone);
        return phone;
      };
      try {
        await body({ t, site, phone: await another(), another });
        for (const phone of phones) await phone.noProblems();
      } finally {
        for (const phone of phones) await phone.profile.close();
        await site.stop();
      }
    });

  story("a battle", async ({ phone }) => {
    await phone.open();
    await armies(phone);
    await volley(phone);
    assert.deepEqual(await phone.attributes(".plaque", "data-need"), ["5"]);
    const modifiers = '[data-sheet="to-hit"] [data-modifier]';
    assert.deepEqual(await phone.attributes(modifiers, "data-modifier"), ["+1", "+1"]);
    // Ten dice hit on 5+, five teams save on 3+.
    await phone.tap('[data-action="odds"]');
    await phone.shown('article[data-open="true"]');
    const [chance] = await phone.attributes('[data-outcome="destroyed>=1"]', "data-probability");
    assert.ok(Math.abs(Number(chance) - (1 - (8 / 9) ** 10)) < 1e-9, chance);
    await phone.tap('[data-action="close"]');
    await phone.gone('article[data-open="true"]');
    // The rule of a modifier.
    await phone.tap(`${modifiers} [data-cite="FOW-CON-01"]`);
    await phone.shown("dialog[open]");
    // Its text appears once it has been fetched.
    await phone.shown("dialog[open] p:not(.rule-id, :empty)");
    assert.match(await phone.words("dialog[open]"), /FOW-CON-01/);
    await phone.tap("dialog[open] button");
    await phone.gone("dialog[open]");

    await phone.tap('[data-action="roll"]');
    await phone.shown("#result .outcome-part");
    const rolled = await phone.state();
    await phone.undo();
    await phone.gone("#result .outcome-part");
    await phone.redo();
    await phone.hasState(rolled, "the dice after undo and redo");
    await settle(phone);
    await phone.tap('.frame-bottom [data-place="turn"]');
    await phone.shown("turn");
    await phone.tap('[data-action="log"]');
    await phone.shown(".log-row");
    assert.match(await phone.words(".log-row"), /Shooting/);
    await phone.go(at("report"), ".report-text");
    await phone.until("the roll in the report", () =>
      /Shooting/.test(document.querySelector(".report-text").innerText),
    );
    const report = await phone.state();
    await phone.reload();
    await phone.shown(".report-text");
    await phone.hasState(report, "the report after a reload");
    await phone.run(() => history.back());
    await phone.shown(".log-row");
  });

  story("own dice", async ({ phone }) => {
    await phone.open();
    await armies(phone);
    await volley(phone);
    assert.deepEqual(await ownDice(phone), [10, 0]);
    assert.deepEqual(await phone.attributes('#result [data-part="destroyed"]', "data-value"), [
      "5",
    ]);
    await settle(phone);
    await phone.go(at("units"), "units");
    assert.match(await phone.words('[data-unit="3"]'), /0\/5/);
  });

  story("languages, themes and every wargame", async ({ phone }) => {
    await phone.open();
    for (const theme of ["dark", "sunlight", "light"]) {
      await phone.go("#/settings", "settings");
      await phone.tap(`[data-field="theme"] [data-choice="${theme}"]`);
      await phone.shown(`html[data-theme="${theme}"]`);
    }
    for (const language of ["pl", "ru", "en"]) {
      await phone.go("#/settings", "settings");
      await phone.tap(`[data-field="language"] [data-choice="${language}"]`);
      await phone.shown(`html[lang="${language}"]`);
    }
    for (const game of LIST) {
      await phone.go(at("calculate", game), `[href^="#/${game}/calculate/"]`);
      await phone.tap(`[href^="#/${game}/calculate/"]`);
      await phone.shown(".plaque");
    }
  });

  story("what is saved, and its mirror", async ({ site, phone }) => {
    await movement(phone);
    await phone.mirrored();
    // The browser clears its storage while the app is closed.
    await phone.profile.open(`${site.url}licences.txt`);
    await phone.run(() => localStorage.clear());
    await phone.open(at("turn"));
    await isWhole(phone);
    assert.deepEqual(await phone.attributes("[data-notice]", "data-notice"), []);

    // A damaged text is rebuilt and quarantined.
    await phone.mirrored();
    const broken = '{"v":1,"data":{"now"';
    await phone.run((key, text) => localStorage.setItem(key, text), HEAD, broken);
    await phone.reload();
    await isWhole(phone);
    const aside = await phone.run(() => JSON.parse(localStorage["adjutant/rescued/0"]).data);
    assert.deepEqual([aside.key, aside.text], [HEAD, broken]);

    // A mirror that is deleted while the page is open is filled again.
    await phone.mirrored();
    await phone.run(
      () =>
        new Promise((resolve, reject) => {
          const deleting = indexedDB.deleteDatabase("adjutant");
          deleting.onsuccess = () => resolve(true);
          deleting.onerror = () => reject(deleting.error);
        }),
    );
    await isWhole(phone);
    await phone.mirrored();
  });

  story("without the network", async ({ site, phone }) => {
    await movement(phone);
    await savedForOffline(phone);
    await site.stop();
    await phone.reload();
    await phone.go(at("turn"), "turn");
    await isWhole(phone);
    for (const game of LIST) {
      await phone.go(at("calculate", game), `[href^="#/${game}/calculate/"]`);
    }
    await phone.go(at("calculate/shooting?target-skill=veteran"), ".plaque");
    await phone.tap('[data-action="roll"]');
    await phone.shown("#result .outcome-part");
    const rolled = await phone.state();
    await phone.reload();
    await phone.hasState(rolled, "the roll after a reload");
    await phone.go("#/settings", "settings");
    await phone.tap('[data-field="language"] [data-choice="ru"]');
    await phone.shown("html[lang=ru]");
  });

  story("a battle is handed over by link and by file", async ({ phone, another }) => {
    await movement(phone);
    const there = await link(phone);
    const other = await another();
    await other.open(there.slice(other.site.url.length));
    await other.shown('[data-item="battle"][data-met="new"]');
    await other.tap('[data-action="take-in"]');
    await other.shown(phase("movement"));
    await other.tap('[data-action="next-phase"]');
    await other.shown(phase("shooting"));
    await other.go("#/keep", "keep");
    const file = await other.saved("save-file", /^adjutant-everything-.*\.json$/);
    await phone.go("#/keep", "keep");
    await phone.profile.choose("#keep-file", file);
    await phone.shown('[data-item="battle"][data-met="further"]');
    await phone.tap('[data-action="take-in"]');
    await phone.shown(phase("shooting"));
    await phone.undo();
    await isWhole(phone);
  });

  story("what it lacks, and what the app does without", async ({ t, phone }) => {
    if (process.platform !== "linux") return t.skip("the table is one of Linux");
    await movement(phone);
    for (const { feature, without, lacks, has, seen } of TABLE) {
      const there = !lacks.includes(engine);
      const which = `${feature}: the table says that ${engine} ${there ? "has" : "lacks"} it`;
      assert.equal(await phone.run(has), there, which);
      if (!seen) continue;
      const [screen, element] = seen;
      await phone.go(`#/${screen}`, screen);
      if (there) await phone.shown(element);
      else assert.deepEqual(await phone.attributes(element, "class"), [], `${feature}: ${without}`);
    }
    // Without a share sheet.
    await link(phone);
    await phone.tap('[data-action="share-link"]');
    await phone.shown(".notices-toast:not([hidden])");
    assert.equal(await phone.words(".notices-toast:not([hidden])"), "Link copied.");
    assert.deepEqual(await phone.attributes("[data-notice]", "data-notice"), []);
  });
}

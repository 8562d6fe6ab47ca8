// The clock of a battle, in simulated time: it passes only when a test says so, with this page open
// or closed.

import assert from "node:assert/strict";
import { appTest, ready } from "./harness.mjs";
import { Player } from "./pages.mjs";

const START = new Date("2026-05-01T10:00:00Z").getTime();
const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** The clock of the open battle as a player sees and uses it. */
class Clock {
  constructor(page, site) {
    this.page = page;
    this.player = new Player(page, site);
    this.now = START;
  }

  /** Starts a battle; from then on time passes only on demand. */
  async battle() {
    await this.page.clock.install({ time: START - 30 * MINUTE });
    await this.page.goto(this.player.site.url);
    await ready(this.page);
    await this.player.startBattle();
    await this.page.clock.pauseAt(START);
  }

  /** Sets the agreed times: "limit", "each" or both. */
  async agree(...what) {
    await this.page.locator('[data-clock="settings"] summary').click();
    for (const one of what) {
      await this.player.answer(`clock-${one}`).click();
      await this.player.shown(`[data-field="clock-${one}-minutes"]`);
    }
    await this.page.locator('[data-clock="settings"] summary').click();
  }

  /** Time passes, with the page in view. */
  async passes(milliseconds) {
    this.now += milliseconds;
    await this.page.clock.runFor(milliseconds);
  }

  /** Time passes while the phone sleeps: overdue timers fire late, and only once. */
  async sleeps(milliseconds) {
    this.now += milliseconds;
    await this.page.clock.fastForward(milliseconds);
  }

  /** The app is closed for a while, and opened at the same address. */
  async closed(milliseconds) {
    const address = this.page.url();
    await this.page.goto("about:blank");
    await this.sleeps(milliseconds);
    await this.page.goto(address);
    await ready(this.page);
  }

  /** Waits until a clock face shows these figures: the battle's, or a side's. */
  async shows(figures, of) {
    const face = of ? this.page.locator(`.clock-board [data-clock="${of}"]`) : this.whole;
    await face.locator(".clock-time", { hasText: new RegExp(`^${figures}$`) }).waitFor();
  }

  get whole() {
    return this.page.locator(".clock-battle");
  }

  /** Waits until this side's time runs; without a side, until neither runs. */
  async runs(side) {
    if (side) await this.player.shown(`.clock-board [data-clock="${side}"].runs`);
    else await this.page.locator(".clock-board .runs").waitFor({ state: "detached" });
  }

  /** The notices that are shown and not yet dismissed. */
  get notice() {
    return this.page.locator('[data-notice="clock"]');
  }

  async told(words) {
    await this.notice.getByText(words, { exact: true }).waitFor();
  }
}

/** A test with a battle that has begun. */
const clockTest = (name, body) =>
  appTest(name, async ({ page, site, ...rest }) => {
    const clock = new Clock(page, site);
    await clock.battle();
    await body({ page, site, clock, player: clock.player, ...rest });
  });

clockTest("a limit runs, over a reload, sleep and its end", async ({ page, clock, player }) => {
  assert.equal(await page.locator(".clock-board").count(), 0, "off until it is wanted");
  await clock.agree("limit");
  await clock.shows("2:00:00");
  await clock.passes(MINUTE);
  await clock.shows("2:00:00");
  await player.action("clock-go").click();
  await clock.passes(45 * SECOND);
  await clock.shows("1:59:15");
  await clock.whole.getByText("0:45 played").waitFor();
  await player.reload();
  await clock.shows("1:59:15");
  await clock.passes(SECOND);
  await clock.shows("1:59:14");
  // Paused, the clock does not run.
  await player.action("clock-go").click();
  await clock.sleeps(20 * MINUTE);
  await clock.shows("1:59:14");
  await player.action("clock-go").click();
  await clock.sleeps(60 * MINUTE);
  await clock.shows("59:14");
  await clock.closed(70 * MINUTE);
  // When the time is up, the clock says so and ends nothing.
  await clock.shows("−10:46");
  await clock.whole.getByText("Time is up").waitFor();
  await page.getByRole("heading", { name: /Turn 1 · 7th Armoured/ }).waitFor();
  await player.action("next-phase").click();
  await player.shown('[data-phase="movement"][aria-current="step"]');
  await clock.passes(SECOND);
  await clock.shows("−10:47");
});

clockTest("a chess clock goes to and fro in one turn", async ({ page, clock, player }) => {
  await clock.agree("each");
  await player.action("clock-go").click();
  await clock.runs("first");
  await clock.passes(5 * MINUTE);
  await clock.shows("55:00", "first");
  // The other player rolls saves on that player's own time, and the turn goes on: a tap on one's
  // own face passes the time, as on a clock on the table. The waiting side has no button.
  await player.count(player.action("clock-pass-second"), 0);
  await player.action("clock-pass-first").click();
  await clock.runs("second");
  await clock.passes(2 * MINUTE);
  await clock.shows("58:00", "second");
  await clock.shows("55:00", "first");
  await page.getByRole("heading", { name: /Turn 1 · 7th Armoured/ }).waitFor();
  // Undo of another step does not affect the clock; undo of the pass gives the time back.
  await page.getByRole("checkbox").first().click();
  await player.undo();
  await player.has(page.getByRole("checkbox").first(), "aria-checked", "false");
  await clock.runs("second");
  await player.undo();
  await clock.runs("first");
  await clock.shows("53:00", "first");
  await clock.shows("1:00:00", "second");
  await player.redo();
  await clock.shows("58:00", "second");
  // Time spent on looking up a rule counts for neither side.
  await player.action("clock-neutral").click();
  await player.has(player.action("clock-neutral"), "aria-pressed", "true");
  await clock.passes(3 * MINUTE);
  await clock.shows("58:00", "second");
  await clock.shows("55:00", "first");
  await clock.whole.getByText("10:00 played").waitFor();
  // A correction.
  await page.locator('[data-clock="settings"] summary').click();
  await player.step("clock-given-second", -1).click();
  await clock.shows("57:00", "second");
  await player.step("clock-given-first", 5).click();
  await clock.shows("1:00:00", "first");
});

clockTest("the end of a turn passes the time by itself", async ({ page, clock, player }) => {
  await clock.agree("limit", "each");
  await player.action("clock-go").click();
  for (const phase of ["movement", "shooting", "assault"]) {
    await player.action("next-phase").click();
    await player.shown(`[data-phase="${phase}"][aria-current="step"]`);
  }
  await clock.passes(10 * MINUTE);
  await player.action("end-turn").click();
  await page.getByRole("heading", { name: /Turn 1 · 101/ }).waitFor();
  await clock.runs("second");
  await clock.passes(4 * MINUTE);
  await clock.shows("50:00", "first");
  await clock.shows("56:00", "second");
  await clock.shows("1:46:00");
  // Ended by mistake: one undo, and the time of the side whose turn it was runs again.
  await player.undo();
  await page.getByRole("heading", { name: /Turn 1 · 7th Armoured/ }).waitFor();
  await clock.runs("first");
  await clock.shows("46:00", "first");
  await clock.shows("1:00:00", "second");
  await clock.shows("1:46:00");
});

clockTest("a warning is said once, at its mark or at return", async ({ page, clock, player }) => {
  await clock.agree("limit");
  await player.action("clock-go").click();
  await clock.shows("2:00:00");
  // On another screen, too, and on the very second.
  await page.locator('.frame-bottom [data-place="units"]').click();
  await player.shown("units");
  await page.evaluate(() => {
    window.shakes = [];
    // The vibration for a tap is a number, and may come late here.
    const vibrate = (pattern) => Array.isArray(pattern) && window.shakes.push(pattern.length);
    Object.defineProperty(navigator, "vibrate", { value: vibrate });
  });
  await clock.passes(90 * MINUTE - 1);
  assert.equal(await clock.notice.count(), 0);
  await clock.passes(1);
  await clock.told("Less than 30 minutes left.");
  await clock.passes(MINUTE);
  assert.deepEqual(await page.evaluate(() => window.shakes), [3], "felt, and once");
  await player.action("clock-seen").click();
  await clock.notice.waitFor({ state: "detached" });
  await player.reload();
  await clock.passes(SECOND);
  assert.equal(await clock.notice.count(), 0, "once");
  // The thresholds at 15 and 5 minutes pass while the app is closed: only the last one is reported.
  await clock.closed(26 * MINUTE);
  await clock.told("Less than 5 minutes left.");
  await player.reload();
  await clock.passes(SECOND);
  assert.equal(await clock.notice.count(), 0, "once");
  await clock.sleeps(5 * MINUTE);
  await clock.told("Time is up.");
});

clockTest("a phone set back takes nothing away", async ({ page, clock, player }) => {
  await clock.agree("each");
  await player.action("clock-go").click();
  await clock.passes(10 * MINUTE);
  await player.action("clock-pass-first").click();
  await clock.passes(5 * MINUTE);
  await clock.shows("55:00", "second");
  await page.clock.setSystemTime(START - 60 * MINUTE);
  await page.clock.runFor(2 * SECOND);
  await clock.shows("50:00", "first");
  await clock.shows("1:00:00", "second");
  await player.shown('[data-clock="set-back"]');
  await player.action("clock-set-back").click();
  await page.locator('[data-clock="set-back"]').waitFor({ state: "detached" });
  await page.clock.runFor(MINUTE);
  await clock.shows("59:00", "second");
  await clock.shows("50:00", "first");
});

clockTest("a face for each player", async ({ page, clock, player }) => {
  await clock.agree("limit", "each");
  await player.action("clock-go").click();
  await player.action("clock-faces").click();
  const faces = page.getByRole("dialog", { name: "Clock" });
  const face = (side) => faces.locator(`[data-clock="${side}"]`);
  await face("first").and(page.locator(".runs")).waitFor();
  await clock.passes(MINUTE);
  await face("first").getByText("59:00", { exact: true }).waitFor();
  // It fills the screen, and the half of the player opposite is upside down.
  const halves = await faces
    .locator(".clock-half")
    .evaluateAll((all) =>
      all.map((half) => [getComputedStyle(half).rotate, half.getBoundingClientRect().width]),
    );
  assert.deepEqual(halves, [
    ["180deg", 390],
    ["none", 390],
  ]);
  // A tap on the waiting face does nothing; one anywhere on the running face passes the time.
  await face("second").click({ position: { x: 20, y: 20 } });
  await face("first").and(page.locator(".runs")).waitFor();
  await face("first").click({ position: { x: 20, y: 20 } });
  await face("second").and(page.locator(".runs")).waitFor();
  // A warning can be read by the player whom it concerns.
  await clock.passes(30 * MINUTE);
  await faces.locator(".clock-half.turned .clock-warning").waitFor();
  await player.count(faces.locator(".clock-warning"), 1);
  await player.action("faces-go").click();
  await faces.getByRole("button", { name: "Resume" }).waitFor();
  await player.action("faces-neutral").click();
  await player.has(player.action("faces-neutral"), "aria-pressed", "true");
  await page.keyboard.press("Escape");
  await faces.waitFor({ state: "hidden" });
  await player.action("clock-faces").click();
  await player.action("faces-close").click();
  await faces.waitFor({ state: "hidden" });
});

clockTest("it draws once a second where it is seen, and else not", async (test) => {
  const { page, clock, player } = test;
  await clock.agree("limit");
  /** The number of timers that are set in ten seconds without any touch. */
  const timers = async () => {
    await page.evaluate(() => {
      window.timers = 0;
      if (window.counted) return;
      window.counted = true;
      for (const name of ["setTimeout", "setInterval", "requestAnimationFrame"]) {
        const own = window[name];
        window[name] = (...all) => {
          window.timers += 1;
          return own(...all);
        };
      }
    });
    await clock.passes(10 * SECOND);
    return page.evaluate(() => window.timers);
  };
  // The work left over from earlier taps is done.
  await clock.passes(10 * SECOND);
  assert.equal(await timers(), 0, "it stands still");
  await player.action("clock-go").click();
  await clock.passes(10 * SECOND);
  assert.equal(await timers(), 10, "once a second");

  const see = (seen) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, !seen);
  await see(false);
  assert.equal(await timers(), 0, "out of view");
  await see(true);
  await clock.shows("1:59:30");
  await page.locator('.frame-bottom [data-place="units"]').click();
  await player.shown("units");
  await clock.passes(10 * SECOND);
  assert.equal(await timers(), 0, "on another screen");
});

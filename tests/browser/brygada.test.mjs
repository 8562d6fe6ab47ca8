// A round of 10. Brygada by touch, offline: armies from the catalogue, a mission, cards that are
// tapped, shots whose result is applied, a reaction, regrouping.

import assert from "node:assert/strict";
import { offlineTest, savedForOffline } from "./harness.mjs";
import { Player } from "./pages.mjs";

/** Error messages about files that cannot be fetched while the server is stopped. */
const NO_SERVER = /ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED|fetching the script/;

/** Enters dice until none is asked for. */
async function enter(page, answers) {
  for (const answer of answers) {
    await page.locator(`[data-answer="${answer}"]`).first().tap();
  }
}

offlineTest("a round of cards by touch, offline", { allow: [NO_SERVER] }, async (phone) => {
  const { page, site, open } = phone;
  const player = new Player(page, site, "brygada");
  await open();
  await player.go(player.at("armies"), '[data-action="new-army"]');
  await savedForOffline(page);
  await site.stop();

  // Two armies from the catalogue, each put into the battle.
  for (const [side, entries] of [
    ["first", ["soviet-rifle", "t-26"]],
    ["second", ["german-rifle", "t-26"]],
  ]) {
    await player.go(player.at("armies"), '[data-action="new-army"]');
    await player.action("new-army").tap();
    for (const [place, entry] of entries.entries()) {
      await player.action(`add-${entry}`).tap();
      await player.count(page.locator(".army li[data-unit]"), place + 1);
    }
    await player.action(`bring-${side}`).tap();
    await player.count(page.locator(`[data-side="${side}"] [data-unit]`), entries.length);
  }

  // A mission: its set-up, and then the first turn.
  await player.go("#/new/brygada?mission=meeting-engagement", "new");
  await player.action("begin").tap();
  await player.shown('[data-step="depth"]');
  await page.locator(".action-bar .button.primary").tap();
  await player.shown('[data-stage="actions"]');

  // The squad moves, then shoots: the app fills in the known answers, and asks the distance.
  const card = (unit) => page.locator(`.lineup [data-unit="${unit}"] .lineup-tap`);
  await card(1).tap();
  await player.action("move-shoot").tap();
  await player.shown('[data-stage="first-action"]');
  await player.action("done").tap();
  await player.shown('[data-stage="second-action"]');
  await page.locator('[data-opens="fire-at-infantry"]').tap();
  await page.locator('[data-role="shooter"] [data-unit="1"][aria-checked="true"]').waitFor();
  // The rifles can shoot at no other enemy.
  await page.locator('[data-role="target"] [data-unit="3"][aria-checked="true"]').waitFor();
  await player.shown('.plaque[data-lacks="band"]');
  await player.count(page.locator('.calculator-form [data-field="band"] [aria-checked="true"]'), 0);
  await page.locator('.calculator-form [data-field="band"] [data-choice="10"]').tap();
  await player.shown('.plaque[data-need="4"]');
  await player.count(page.locator('.calculator-form [data-field="quality"]'), 0);
  await player.action("own-dice").tap();
  // Five dice, three successes: a base, and 3 + 1 markers.
  await enter(page, [3, 3]);
  const becomes = page.locator(".cast-settling");
  await becomes.locator('[data-unit="3"]').waitFor();
  assert.match(await becomes.innerText(), /Bases lost 0 → 1.*Morale markers 0 → 4/s);
  await player.action("settle").tap();
  await page.locator('[data-settled="yes"]').waitFor();
  await player.undo();
  await player.action("settle").waitFor();
  await player.redo();
  await page.locator('[data-settled="yes"]').waitFor();
  await player.reload();
  await page.locator('[data-settled="yes"]').waitFor();
  await player.action("to-turn").tap();
  await player.shown('[data-stage="second-action"]');
  await player.action("done").tap();
  await player.shown('[data-stage="actions"]');
  await page.locator('.lineup [data-unit="1"] a.lineup-tap').waitFor();

  // The tank receives a marker; then all cards are turned back.
  await card(2).tap();
  await player.action("marker").tap();
  await player.action("regroup").tap();
  await player.shown('[data-stage="regrouping"]');
  await player.action("end-turn").tap();

  // The squad that was shot at has no action left; the tank moves into view.
  await player.has(card(3), "aria-disabled", "true");
  await card(4).tap();
  await player.action("fast-move").tap();
  await page.locator('.lineup [data-unit="2"] [data-action="reacts"]').tap();
  await player.shown('[data-stage="reaction"]');
  await page.locator('[data-opens="anti-tank-fire"]').tap();
  await page.locator('[data-role="shooter"] [data-unit="2"][aria-checked="true"]').waitFor();
  await page.locator('[data-role="target"] [data-unit="4"][aria-checked="true"]').waitFor();
  // The distance is not yet known: a tap accepts the initial value of the question.
  await page.locator('[data-field="distance"] .field-count', { hasText: "–" }).waitFor();
  await player.action("begins").tap();
  await page.locator('[data-field="distance"] .field-count', { hasText: "30 cm" }).waitFor();
  await player.count(page.locator("[data-lacks]"), 0);
  await player.go(player.at("turn"), '[data-stage="reaction"]');
  await player.action("go-on").tap();
  await player.shown('[data-stage="first-action"]');
  await player.count(page.locator('[data-action="reacts"]'), 0);
});

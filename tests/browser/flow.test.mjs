// From unit to unit: how many taps it takes, beside the dice themselves, from the screen of
// the turn to the result on both units. Everything is done by touch.

import assert from "node:assert/strict";
import { appTest } from "./harness.mjs";
import { Player } from "./pages.mjs";

/** What players bear with: taps beside those for the dice. */
const MOST_TAPS = 6;

/** Two units a side, numbered from 1, the first side's before the second's; then a battle. */
async function armies(player, prepare = async () => {}) {
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

/** Enters dice as long as any is asked for: the face that stands last. */
async function throwDice(page) {
  const asked = page.locator("[data-answer]");
  const settle = page.locator('[data-action="settle"]');
  for (let dice = 0; dice < 60; dice++) {
    await asked.or(settle).first().waitFor();
    if ((await settle.count()) > 0) return;
    const question = await page.locator("[data-question]").getAttribute("data-question");
    await asked.last().tap();
    await page.waitForFunction(
      (question) => document.querySelector("[data-question]")?.dataset.question !== question,
      question,
    );
  }
  assert.fail("the dice never end");
}

/** Does these taps, throws, and puts the result on the table; returns how many taps it took,
 *  and which units were changed. */
async function flow(player, taps) {
  const { page } = player;
  let count = 0;
  const tap = async (selector) => {
    await page.locator(selector).first().tap();
    count += 1;
  };
  for (const selector of taps) await tap(selector);
  await tap('[data-action="own-dice"]');
  await throwDice(page);
  const told = page.locator(".cast-settling [data-unit]");
  const changed = await told.evaluateAll((all) => all.map((one) => Number(one.dataset.unit)));
  await tap('[data-action="settle"]');
  await page.locator('[data-settled="yes"]').waitFor();
  return { count, changed };
}

const role = (role, unit) => `[data-role="${role}"] [data-unit="${unit}"]`;

/** Each: the game, the phase or stage, what is tapped, what must not be asked again, and the
 *  units that the dice change when each shows its last answer. */
const FLOWS = [
  {
    name: "a volley",
    game: "flames-of-war",
    phase: "shooting",
    taps: ['[data-opens="shooting"]', role("shooter", 1), role("target", 3)],
    known: ["target-skill", "teams", "target"],
    changes: [1, 3],
  },
  {
    name: "an assault to the finish",
    game: "flames-of-war",
    phase: "assault",
    taps: ['[data-opens="assault"]', role("attacker", 1), role("defender", 3)],
    known: ["teams", "enemy-teams"],
    changes: [1, 3],
  },
  {
    name: "direct fire",
    game: "cold-war-commander",
    phase: "command",
    prepare: async (player) => {
      // A range of 60 cm, so that the usual distance is in it.
      await player.go(player.at("units/first/1"), "unit");
      for (let more = 0; more < 6; more++) await player.step("range", 5).tap();
    },
    taps: ['[data-opens="direct-fire"]', role("shooter", 1), role("target", 3)],
    known: ["attack", "range", "save", "hits"],
    changes: [3],
  },
  {
    name: "fire at infantry",
    game: "k20",
    phase: "infantry-fire",
    taps: ['[data-opens="infantry-fire"]', role("shooter", 1), role("target", 3)],
    known: ["fp", "training"],
    changes: [1],
  },
];

for (const one of FLOWS) {
  appTest(`${one.name} of ${one.game} takes few taps`, async ({ page, site, open, t }) => {
    const player = new Player(page, site, one.game);
    await open();
    await armies(player, () => one.prepare?.(player));
    await player.by("phase", one.phase).first().tap();
    await player.shown(`[data-phase="${one.phase}"][aria-current="step"]`);
    const { count, changed } = await flow(player, one.taps);
    t.diagnostic(`${count} taps`);
    assert.ok(count <= MOST_TAPS, `${count} taps`);
    assert.deepEqual(changed, one.changes, "units that are changed");
    for (const field of one.known) {
      await player.count(page.locator(`.calculator-form [data-field="${field}"]`), 0);
    }
  });
}

// From unit to unit: the number of taps, apart from those for the dice, from the screen of the turn
// to the applied result on both units. Everything is done by touch.

import assert from "node:assert/strict";
import { appTest } from "./harness.mjs";
import { armies, enter, Player, swipesTo, unfold } from "./pages.mjs";

/** The number of taps that players accept, apart from those for the dice. */
const MOST_TAPS = 6;

/** Enters dice as long as any is asked for: the highest answer, or the lowest where `first`
 *  lists the question. */
async function throwDice(page, first) {
  const asked = page.locator("[data-answer]");
  const settle = page.locator('[data-action="settle"]');
  for (let dice = 0; dice < 60; dice++) {
    await asked.or(settle).first().waitFor();
    if ((await settle.count()) > 0) return;
    const question = await page.locator("[data-question]").getAttribute("data-question");
    const all = await asked.evaluateAll((all) => all.map((one) => Number(one.dataset.answer)));
    const lowest = first.includes(Number(question));
    await asked.nth(all.indexOf(lowest ? Math.min(...all) : Math.max(...all))).tap();
    await page.waitForFunction(
      (question) => document.querySelector("[data-question]")?.dataset.question !== question,
      question,
    );
  }
  assert.fail("the dice never end");
}

/** Makes these taps, throws the dice and applies the result; returns the number of taps,
 *  the questions apart from the dice, and the units that changed. */
async function flow(player, { taps, first = [] }) {
  const { page } = player;
  let count = 0;
  const tap = async (selector) => {
    await page.locator(selector).first().tap();
    count += 1;
  };
  for (const selector of taps) await tap(selector);
  await tap('[data-action="own-dice"]');
  await page.locator("[data-question]").waitFor();
  const fields = page.locator(".calculator-form [data-field]");
  const asked = await fields.evaluateAll((all) => all.map((one) => one.dataset.field));
  await throwDice(page, first);
  const told = page.locator(".cast-settling [data-unit]");
  const changed = await told.evaluateAll((all) => all.map((one) => Number(one.dataset.unit)));
  await tap('[data-action="settle"]');
  await page.locator('[data-settled="yes"]').waitFor();
  return { count, asked, changed };
}

/** The unit in the list of those that may act in this phase. */
const acts = (calculator, unit) =>
  `.turn-lead:has([data-opens="${calculator}"]) [data-unit="${unit}"]`;
const role = (role, unit) => `[data-role="${role}"] [data-unit="${unit}"]`;

/** Each: the game, the phase or stage, the taps, the questions that must not be asked again, and
 *  the units that change when each die shows its last answer, or the first if in `first`. */
const FLOWS = [
  {
    name: "a volley",
    game: "flames-of-war",
    phase: "shooting",
    taps: [acts("shooting", 1), role("target", 3)],
    known: ["target-skill", "teams", "target"],
    changes: [1, 3],
  },
  {
    name: "an assault to the finish",
    game: "flames-of-war",
    phase: "assault",
    // Defensive fire comes first: it scores no hits.
    taps: [
      acts("assault", 1),
      role("defender", 3),
      '[data-field="fire-hits"] [data-step="1"]',
      '[data-field="fire-hits"] [data-step="-1"]',
    ],
    known: ["teams", "enemy-teams"],
    changes: [1, 3],
  },
  {
    name: "direct fire",
    game: "cold-war-commander",
    phase: "command",
    taps: [acts("direct-fire", 1), role("target", 3), '[data-action="begins"]'],
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
  {
    // The only observer of the side spots without any question.
    name: "a bombardment, ranged in by an observer",
    game: "flames-of-war",
    phase: "shooting",
    prepare: async (player) => {
      await enter(player, 1, { kind: "guns", battery: true });
      await enter(player, 2, { role: "independent", observer: true });
    },
    taps: [acts("bombardment", 1), role("target", 3)],
    known: ["target-skill", "concealed", "gone-to-ground", "target", "guns", "skill", "firepower"],
    changes: [1, 2, 3],
  },
  {
    // With one unit to order, only its distance from the commander is asked.
    name: "an order",
    game: "cold-war-commander",
    phase: "command",
    prepare: async (player) => {
      await enter(player, 1, { kind: "co", formation: "a", value: 8 });
      await enter(player, 2, { formation: "a" });
    },
    taps: [acts("command", 1), '[data-action="begins"]'],
    // The lowest total of both dice.
    first: [0],
    known: ["command-value", "earlier-orders", "recce", "reaction-fire"],
    changes: [2],
  },
  {
    // The sheet asks for the position of the model under the template.
    name: "a fire mission, called by an observer",
    game: "k20",
    phase: "indirect-fire",
    prepare: async (player) => {
      await enter(player, 1, { observer: true });
      await enter(player, 2, { kind: "gun", "he-fp": 8, "he-ov": 0, rof: 1 });
    },
    taps: [
      acts("fire-mission", 2),
      role("target", 3),
      '[data-field="distance"] .field-tape',
      '[data-field="ring"] [data-choice="centre"]',
    ],
    // A hit, no jam, the worst effect.
    first: [0, 2],
    known: ["model", "he-fp", "rof", "training"],
    changes: [2, 3],
  },
];

for (const one of FLOWS) {
  appTest(`${one.name} of ${one.game} takes few taps`, async ({ page, site, open, t }) => {
    const player = new Player(page, site, one.game);
    await open();
    await armies(player, () => one.prepare?.(player));
    await player.by("phase", one.phase).first().tap();
    await player.shown(`[data-phase="${one.phase}"][aria-current="step"]`);
    const { count, asked, changed } = await flow(player, one);
    t.diagnostic(`${count} taps`);
    assert.ok(count <= MOST_TAPS, `${count} taps`);
    assert.deepEqual(changed, one.changes, "units that are changed");
    const again = one.known.filter((field) => asked.includes(field));
    assert.deepEqual(again, [], "asked though it is known");
  });
}

/** A thumb: it counts its taps, and the swipes that bring their targets into view. */
function thumb(page) {
  const counts = { taps: 0, swipes: 0 };
  const tap = async (target) => {
    const locator = typeof target === "string" ? page.locator(target).first() : target;
    await locator.waitFor();
    counts.swipes += await swipesTo(locator);
    await locator.tap();
    counts.taps += 1;
  };
  return { counts, tap };
}

appTest(
  "four platoons of two kinds a side are entered in few taps",
  async ({ page, site, open, t }) => {
    const player = new Player(page, site);
    await open();
    await player.go(player.at("units"), "units");
    const { counts, tap } = thumb(page);
    const name = async (name) => {
      await tap("#unit-name");
      await page.keyboard.type(name);
      await page.keyboard.press("Enter");
      await page.locator("h1", { hasText: name }).waitFor();
    };
    for (const side of ["first", "second"]) {
      await tap(`[data-side="${side}"] [data-action="add-unit"]`);
      await tap(`[data-side="${side}"] [data-unit]`);
      await player.shown("unit");
      await name("Rifles");
      await tap(player.answer("skill", "veteran"));
      await tap(player.answer("motivation", "fearless"));
      await tap('[data-action="duplicate"]');
      await tap('[data-action="another-unit"]');
      await page.locator("h1", { hasText: "Rifles" }).waitFor({ state: "detached" });
      await name("Panthers");
      await tap(player.answer("kind", "armoured"));
      await tap(player.step("teams", -1));
      await tap('[data-field="front"] [data-action="type"]');
      await tap('[data-key="9"]');
      await tap('[data-action="pad-take"]');
      await tap('[data-action="duplicate"]');
      await tap('.frame-bottom a[href$="/units"]');
      await player.shown("units");
      await player.count(page.locator(`[data-side="${side}"] [data-unit]`), 4);
    }
    const names = await page.locator("[data-side] [data-unit] b").allInnerTexts();
    const both = ["Rifles", "Rifles 2", "Panthers", "Panthers 2"];
    assert.deepEqual(names, [...both, ...both]);
    t.diagnostic(`${counts.taps} taps, ${counts.swipes} swipes`);
    assert.ok(counts.taps <= 40, `${counts.taps} taps`);
    assert.ok(counts.swipes <= 8, `${counts.swipes} swipes`);
  },
);

appTest("losses are noted in the list of units by one tap", async ({ page, site, open }) => {
  const player = new Player(page, site);
  await open();
  await armies(player);
  await player.go(player.at("units"), "units");
  const unit = page.locator('.units-unit:has([data-unit="1"])');
  const number = unit.locator(".counter-number");
  assert.equal(await number.innerText(), "5/5");
  await unit.locator('[data-quick="destroyed"]').tap();
  await unit.locator('[data-quick="pinned"][aria-pressed="false"]').tap();
  await unit.locator('[data-quick="pinned"][aria-pressed="true"]').waitFor();
  assert.equal(await number.innerText(), "4/5");
  await player.undo();
  await player.undo();
  await unit.locator('[data-quick="pinned"][aria-pressed="false"]').waitFor();
  assert.equal(await number.innerText(), "5/5");
});

appTest(
  "back leads to where one came from, as far down as one was",
  async ({ page, site, open }) => {
    const player = new Player(page, site);
    await open();
    await armies(player);
    await player.by("phase", "shooting").first().tap();
    const step = page.locator('[data-step="save"] [data-opens="saves"]');
    await step.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    assert.ok(before > 0);
    await step.tap();
    await page.locator(".calculator").waitFor();
    await player.action("back").tap();
    await step.waitFor();
    await page.waitForFunction((before) => Math.abs(scrollY - before) < 2, before);
  },
);

appTest(
  "back at a calculator, what was corrected of its units is known; what was changed there stays",
  async ({ page, site, open }) => {
    const player = new Player(page, site);
    await open();
    await armies(player);
    await player.by("phase", "shooting").first().tap();
    await page.locator(acts("shooting", 1)).tap();
    await page.locator(role("target", 3)).tap();
    // A unit that has not acted is gone to ground.
    await player.shown('.plaque[data-need="5"]');
    // Measured at the table, so it belongs to no unit.
    await player.answer("over-16").tap();
    await player.shown('.plaque[data-need="6"]');
    const units = page.locator('.frame-bottom a[href$="/units"]');
    await units.tap();
    await page.locator('[data-unit="3"] >> visible=true').first().tap();
    await unfold(player.answer("skill"));
    await player.answer("skill", "conscript").tap();
    await player.has(player.answer("skill", "conscript"), "aria-checked", "true");
    // By the browser, as no link on these screens leads there.
    await page.goBack();
    await player.shown("units");
    await page.goBack();
    await player.shown('.plaque[data-need="5"]');
    await page.locator(`${role("target", 3)}[aria-checked="true"]`).waitFor();
    await player.has(player.answer("over-16"), "aria-checked", "true");
    // It survives a reload, and is undone with the unit.
    await player.reload();
    await player.shown('.plaque[data-need="5"]');
    await page.locator(`${role("target", 3)}[aria-checked="true"]`).waitFor();
    await player.undo();
    await player.shown('.plaque[data-need="6"]');
  },
);

appTest("dice that were not put on the table are told", async ({ page, site, open }) => {
  const player = new Player(page, site);
  await open();
  await armies(player);
  await player.by("phase", "shooting").first().tap();
  const lie = page.locator('[data-lies="shooting"]');
  await page.locator(acts("shooting", 1)).tap();
  await page.locator(role("target", 3)).tap();
  await player.roll();
  await player.action("settle").waitFor();
  await page.locator('.frame-bottom [data-place="turn"]').tap();
  await lie.waitFor();
  // A tap opens the dice as they were rolled.
  await lie.locator("a").tap();
  await player.action("settle").waitFor();
  await page.locator('.frame-bottom [data-place="turn"]').tap();
  await lie.locator('[data-action="forget-dice"]').tap();
  await lie.waitFor({ state: "detached" });
  await player.undo();
  await lie.waitFor();
  await lie.locator("a").tap();
  await player.action("settle").tap();
  await player.action("to-turn").tap();
  await player.shown("turn");
  await player.count(lie, 0);
});

appTest("steps for units that are not there are folded away", async ({ page, site, open }) => {
  const player = new Player(page, site);
  await open(player.at("turn"));
  await player.by("phase", "shooting").first().tap();
  await page.locator('[data-step="range-in"]').waitFor();
  await player.count(page.locator('[data-action="more-steps"]'), 0);
  await armies(player);
  await player.by("phase", "shooting").first().tap();
  const folded = page.locator('[data-action="more-steps"]');
  await folded.waitFor();
  assert.equal(await page.locator('[data-step="range-in"]').isVisible(), false);
  await folded.locator("summary").tap();
  await page.locator('[data-step="range-in"]').scrollIntoViewIfNeeded();
  assert.equal(await page.locator('[data-step="range-in"]').isVisible(), true);
});

appTest(
  "a calculator is opened afresh, and stands as last time by one tap",
  async ({ page, site, open }) => {
    const player = new Player(page, site);
    await open(player.at("calculate"));
    const checked = (choice) => page.locator(`[data-choice="${choice}"][aria-checked="true"]`);
    const shooting = page.locator('.rows [data-calculator="shooting"]');
    await shooting.tap();
    await player.answer("target-skill", "conscript").tap();
    await checked("conscript").waitFor();
    await player.count(player.action("as-last-time"), 0);
    await page.locator('.frame-bottom a[href$="/calculate"]').tap();
    await shooting.tap();
    await checked("trained").first().waitFor();
    await player.action("as-last-time").tap();
    await checked("conscript").waitFor();
    await player.count(player.action("as-last-time"), 0);
  },
);

appTest(
  "a roll stops where the sheet lets a player choose, and goes on",
  async ({ page, site, open }) => {
    const player = new Player(page, site);
    // Six assault twenty: some survivors can always strike back.
    await open(player.at("calculate/assault?enemy.teams=20"));
    const choice = page.locator("#result [data-question]");
    const outcome = page.locator("#result .outcome-part").first();
    // In half of the rolls a failed test comes instead of the choice.
    for (let rolls = 0; rolls < 60; rolls++) {
      await player.action("roll").tap();
      await outcome.or(choice).waitFor();
      if ((await choice.count()) > 0) break;
    }
    const thrown = page.locator("#result .dice-throw");
    const before = await thrown.allInnerTexts();
    assert.ok(before.length > 0, "what was thrown lies there");
    await player.reload();
    assert.deepEqual(await thrown.allInnerTexts(), before);
    await choice.locator('[data-answer="1"]').tap();
    await outcome.waitFor();
    const after = await thrown.allInnerTexts();
    assert.deepEqual(after.slice(0, before.length), before, "the same dice");
    assert.equal(after.length, before.length + 1, "and what was chosen");
    await player.undo();
    await choice.waitFor();
  },
);

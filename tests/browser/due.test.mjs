// Guidance on the screen of the turn: what is due before the play goes on, which units have acted,
// how each moved, and what comes next for the same units.

import assert from "node:assert/strict";
import { appTest } from "./harness.mjs";
import { addUnits, armies, enter, Player } from "./pages.mjs";

const chip = (calculator, unit) =>
  `.turn-lead:has([data-opens="${calculator}"]) [data-unit="${unit}"]`;
const role = (role, unit) => `[data-role="${role}"] [data-unit="${unit}"]`;
const move = (unit, how) => `[data-moves="${unit}"] [data-move="${how}"]`;
const turnPage = '.frame-bottom [data-place="turn"]';

/** A battle of two platoons a side, in this phase. */
async function inPhase(player, phase, prepare) {
  await armies(player, prepare);
  await player.by("phase", phase).first().tap();
  await player.shown(`[data-phase="${phase}"][aria-current="step"]`);
}

/** The first unit has shot at the third; nothing is applied yet. Returns the dice. */
async function volley(player) {
  const { page } = player;
  await inPhase(player, "shooting");
  await page.locator(chip("shooting", 1)).tap();
  await page.locator(role("target", 3)).tap();
  await player.roll();
  await player.action("settle").waitFor();
  return page.locator("#result").innerText();
}

appTest(
  "what is due is rolled or passed over before the next phase",
  async ({ page, site, open }) => {
    const player = new Player(page, site);
    await open();
    await inPhase(player, "shooting");
    await enter(player, 3, { destroyed: 3 });
    await page.locator(turnPage).tap();
    const held = page.locator('.turn-held[data-held="platoon-morale"]');
    // Further shots are possible before it: the test comes to the top once the player ends the
    // phase.
    await page.locator(".turn-due h2", { hasText: "As this phase ends" }).waitFor();
    const next = player.action("next-phase");
    await player.count(held, 0);
    await next.tap();
    await held.waitFor();
    // Each side has a unit of this name.
    await held.locator("p", { hasText: "(101)" }).waitFor();
    await player.count(next, 0);
    // A tap on the phase itself does not skip it either.
    const assault = page.locator('[data-phase="assault"]');
    await player.has(assault, "aria-disabled", "true");
    await assault.tap({ force: true });
    await player.shown('[data-phase="shooting"][aria-current="step"]');
    await held.locator('[data-action="roll-due"]').tap();
    await player.shown('[data-calculator="platoon-morale"]');
    await page.locator(`${role("target", 3)}[aria-checked="true"]`).waitFor();
    await page.locator(turnPage).tap();
    await held.locator('[data-action="pass-over"]').tap();
    await held.waitFor({ state: "detached" });
    await page.locator('[data-phase="assault"]:not([aria-disabled])').waitFor();
    await next.tap();
    await player.shown('[data-phase="assault"][aria-current="step"]');
    // After undo it is due again.
    await player.undo();
    await next.waitFor();
    await player.undo();
    await held.waitFor();
    // A destroyed platoon is not among those that could act.
    const acted = (unit) => page.locator(`.turn-acted [data-unit="${unit}"]`);
    await acted(2).waitFor();
    await enter(player, 2, { destroyed: 5 });
    await page.locator(turnPage).tap();
    await acted(1).waitFor();
    await player.count(acted(2), 0);
  },
);

appTest("the end of a phase is that of one battle", async ({ page, site, open }) => {
  const player = new Player(page, site);
  const held = page.locator('.turn-held[data-held="platoon-morale"]');
  const next = player.action("next-phase");
  const testDue = async () => {
    await player.toPhase("shooting");
    await enter(player, 3, { destroyed: 3 });
    await page.locator(turnPage).tap();
    await page.locator(".turn-due h2", { hasText: "As this phase ends" }).waitFor();
  };
  await open();
  await armies(player);
  await testDue();
  await next.tap();
  await held.waitFor();
  // In another battle, at the same place, the player has not ended the phase.
  await player.startBattle();
  await addUnits(player);
  await page.locator(turnPage).tap();
  await testDue();
  await next.waitFor();
  await player.count(held, 0);
});

appTest(
  "who has acted is struck and last, and told late by a tap",
  async ({ page, site, open }) => {
    const player = new Player(page, site);
    await open();
    await inPhase(player, "shooting");
    await page.locator(chip("shooting", 1)).tap();
    await page.locator(role("target", 3)).tap();
    await player.roll();
    await player.action("settle").tap();
    await page.locator(turnPage).tap();
    await player.shown("turn");
    const chips = page.locator('.turn-lead:has([data-opens="shooting"]) .chip[data-unit]');
    await page.locator(`${chip("shooting", 1)}.acted`).waitFor();
    const order = await chips.evaluateAll((all) => all.map((one) => one.dataset.unit));
    assert.deepEqual(order, ["2", "1"]);
    assert.equal(await page.locator(`${chip("shooting", 1)} s`).count(), 1);
    // Applied results tick the units in the list of the phase.
    const ticked = page.locator('.turn-acted [role="switch"][aria-checked="true"]');
    await player.count(ticked, 1);
    // A tap shows the rule, and opens nothing.
    await page.locator(chip("shooting", 1)).tap();
    await page.locator(".turn-late .sums-cite").waitFor();
    await player.action("told-late").tap();
    await player.shown('[data-calculator="shooting"]');
    await page.locator(`${role("shooter", 1)}[aria-checked="true"]`).waitFor();
    // The platoon's answers say that it has fired. The player has said that another volley is
    // recorded all the same, and is not asked again.
    await page.locator(role("target", 3)).tap();
    await player.has(player.action("roll"), "aria-disabled", "false");
    await player.count(player.action("anyway"), 0);
    await player.roll();
    await player.action("settle").waitFor();
  },
);

for (const [game, phase, calculator] of [
  ["k20", "infantry-fire", "infantry-fire"],
  ["cold-war-commander", "command", "direct-fire"],
]) {
  appTest(`a second action is refused in the calculator too: ${game}`, async (test) => {
    const { page, site, open } = test;
    const player = new Player(page, site, game);
    await open();
    await inPhase(player, phase);
    await page.locator(chip(calculator, 1)).tap();
    await page.locator(role("target", 3)).tap();
    const distance = player.action("begins");
    if (game === "cold-war-commander") await distance.tap();
    await player.roll();
    await player.action("settle").tap();
    await page.locator("#result", { hasText: "Applied" }).waitFor();
    await player.count(player.action("once-more"), 0);
    await page.locator(turnPage).tap();
    await page.locator(`${chip(calculator, 1)}.acted`).tap();
    await page.locator(".turn-late .sums-cite").waitFor();
    // Opened for another unit, and then for this one after all.
    await page.locator(`.turn-lead [data-opens="${calculator}"]`).tap();
    await page.locator(role("shooter", 1)).tap();
    await page.locator(role("target", 3)).tap();
    await page.locator(".cast-why [data-cite], .cast-why .sums-cite").first().waitFor();
    await player.has(player.action("roll"), "aria-disabled", "true");
    await player.action("anyway").tap();
    await page.locator(".plaque.refused").waitFor({ state: "detached" });
    // A late report from the turn is not asked again.
    await page.goBack();
    await page.locator(`${chip(calculator, 1)}.acted`).tap();
    await player.action("told-late").tap();
    await page.locator(role("target", 3)).tap();
    await page.locator(".plaque:not(.refused)").waitFor();
    await player.count(player.action("anyway"), 0);
  });
}

appTest("own dice are not dropped unasked", async ({ page, site, open }) => {
  const player = new Player(page, site);
  await open();
  await inPhase(player, "shooting");
  await page.locator(chip("shooting", 1)).tap();
  await page.locator(role("target", 3)).tap();
  await player.action("own-dice").tap();
  await page.locator("[data-answer]").last().tap();
  await player.action("take-back").waitFor();
  // The app asks before it rolls in their place.
  await player.action("roll").tap();
  await player.action("replace-roll").waitFor();
  await player.action("keep-roll").tap();
  await player.action("take-back").waitFor();
  // A finished result is not replaced unasked either.
  const answer = page.locator("#result [data-question] [data-answer]");
  const settle = player.action("settle");
  for (;;) {
    await answer.first().or(settle).waitFor();
    if ((await settle.count()) > 0) break;
    const asked = await page.locator("#result [data-question]").getAttribute("data-question");
    await answer.last().tap();
    await page.waitForFunction(
      (asked) => document.querySelector("#result [data-question]")?.dataset.question !== asked,
      asked,
    );
  }
  await player.action("again").tap();
  await player.action("discard").waitFor();
});

appTest("the direction of an own die is entered in view", async ({ page, site, open }) => {
  const player = new Player(page, site, "k20");
  await open();
  await player.go(player.at("calculate/scatter"), ".calculator");
  await player.action("own-dice").tap();
  const enter = player.action("enter");
  await player.has(enter, "aria-disabled", "true");
  await player.count(page.locator('.rose-mark[aria-pressed="true"]'), 0);
  await page.locator('[data-degrees="90"]').tap();
  await player.has(enter, "aria-disabled", "false");
  const bottom = await enter.evaluate((button) => button.getBoundingClientRect().bottom);
  const bar = await page.locator(".action-bar").evaluate((bar) => bar.getBoundingClientRect().top);
  assert.ok(bottom <= bar, `the button ends at ${bottom}, the bar begins at ${bar}`);
  await enter.tap();
  await player.action("take-back").waitFor();
});

appTest("a move is told by one tap and seen in the volley", async ({ page, site, open }) => {
  const player = new Player(page, site);
  await open();
  await inPhase(player, "movement");
  const ticked = page.locator('.turn-acted [role="switch"][aria-checked="true"]');
  await page.locator(move(1, "moved")).tap();
  await page.locator(`${move(1, "moved")}[aria-checked="true"]`).waitFor();
  await page.locator(move(2, "stood")).tap();
  await player.count(ticked, 2);
  await player.undo();
  await player.count(ticked, 1);
  await page.locator('[data-phase="shooting"]').tap();
  await page.locator(chip("shooting", 1)).tap();
  await page.locator(role("target", 3)).tap();
  // The question is not folded under the known answers of the units.
  await player.has(player.answer("moved"), "aria-checked", "true");
  assert.equal(await player.answer("moved").isVisible(), true);
});

appTest("an order is followed by the fire of the unit", async ({ page, site, open }) => {
  const player = new Player(page, site, "cold-war-commander");
  await open();
  await inPhase(player, "command", async () => {
    await enter(player, 1, { kind: "hq", formation: "a", value: 8 });
    await enter(player, 2, { name: "T-55", formation: "a", movement: 25 });
  });
  await page.locator(chip("command", 1)).tap();
  await player.action("begins").tap();
  await player.action("own-dice").tap();
  await page.locator("[data-answer]").first().tap();
  await page.locator("[data-then]", { hasText: "25" }).waitFor();
  const fire = page.locator('[data-then] [data-opens="direct-fire"]', { hasText: "T-55" });
  await fire.tap();
  await player.shown('[data-calculator="direct-fire"]');
  await page.locator(`${role("shooter", 2)}[aria-checked="true"]`).waitFor();
  // Opened again from the turn, the page is at its top.
  await page.evaluate(() => scrollTo(0, 300));
  await page.locator(turnPage).tap();
  await page.locator(chip("direct-fire", 2)).tap();
  await page.locator(`${role("shooter", 2)}[aria-checked="true"]`).waitFor();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  assert.equal(await page.evaluate(() => scrollY), 0);
});

appTest("who holds an order leads the turn; a move is one of its actions", async (world) => {
  const { page, site, open } = world;
  const player = new Player(page, site, "cold-war-commander");
  await open();
  await inPhase(player, "command", async () => {
    await enter(player, 1, { kind: "hq", formation: "a", value: 8 });
    await enter(player, 2, { name: "T-55", formation: "a", movement: 25 });
  });
  await player.count(page.locator("[data-moves]"), 0);
  await page.locator(chip("command", 1)).tap();
  await player.action("begins").tap();
  await player.action("own-dice").tap();
  // A double 1: two actions.
  await page.locator("[data-answer]").first().tap();
  await player.action("settle").tap();
  await page.locator(turnPage).tap();
  const row = page.locator('[data-moves="2"]');
  await row.filter({ hasText: "2 actions left · move 25 cm" }).waitFor();
  await row.locator('[data-opens="direct-fire"]').waitFor();
  await row.locator('[data-move="action"]').tap();
  await row.filter({ hasText: "1 action left · move 25 cm" }).waitFor();
  await player.count(page.locator(`${chip("direct-fire", 2)}.acted`), 0);
  // The tick uses up an action as well, the last one.
  await page.locator('.turn-acted [data-unit="2"]').tap();
  await player.count(row, 0);
  await player.count(page.locator(`${chip("direct-fire", 2)}.acted`), 1);
});

appTest("a failed company test leads, and one button ends the battle", async (world) => {
  const { page, site, open } = world;
  const player = new Player(page, site);
  await open(player.at("units"));
  const add = page.locator('[data-side="second"] [data-action="add-unit"]');
  await add.tap();
  await player.count(page.locator('[data-side="second"] [data-unit]'), 1);
  await player.go("#/new/flames-of-war?mission=free-for-all", "new");
  await player.begin();
  await page.locator(".action-bar .primary").tap();
  await page.locator("h1", { hasText: "Turn 1" }).waitFor();
  await enter(player, "second", { "morale-failed": true });
  await page.locator(turnPage).tap();
  const leads = page.locator(".turn-leading li");
  await player.count(leads, 1);
  assert.match(await leads.innerText(), /^Side B\n/);
  const ends = player.action("defender-broken");
  await player.count(ends, 1);
  await page.locator(".action-bar").locator(ends).tap();
  // When the battle is over, the winner is named.
  await page.locator("h1", { hasText: "over" }).waitFor();
  await player.count(leads, 0);
});

appTest("the button that leads on is at one place", async ({ page, site, open }) => {
  const player = new Player(page, site, "cold-war-commander");
  await open();
  await armies(player);
  const places = [];
  for (const phase of ["scheduled-fire", "initiative", "command", "end"]) {
    await player.shown(`[data-phase="${phase}"][aria-current="step"]`);
    const onward = page.locator(".action-bar .primary");
    const { y, height } = await onward.boundingBox();
    places.push(Math.round(y + height));
    if (phase !== "end") await onward.tap();
  }
  assert.deepEqual(new Set(places).size, 1, places.join());
});

appTest("a battle without units leads to them", async ({ page, site, open }) => {
  const player = new Player(page, site, "k20");
  await open();
  await player.startBattle();
  await player.shown("turn");
  // It leads from phase to phase, not to the end of the turn.
  await player.shown('.action-bar [data-action="next-phase"]');
  await player.action("add-forces").tap();
  await player.shown("units");
});

appTest("a result that waits is shown again, and not rolled anew", async ({ page, site, open }) => {
  const player = new Player(page, site);
  await open();
  await inPhase(player, "shooting");
  await enter(player, 3, { destroyed: 3 });
  await page.locator(turnPage).tap();
  await player.action("next-phase").tap();
  await page.locator('.turn-held [data-action="roll-due"]').tap();
  await player.shown('[data-calculator="platoon-morale"]');
  await player.roll();
  await player.action("settle").waitFor();
  const dice = await page.locator("#result").innerText();
  await page.locator(turnPage).tap();
  // The result names its unit.
  await page.locator('[data-lies="platoon-morale"]', { hasText: "101" }).waitFor();
  await page.locator('.turn-held [data-action="see-result"]').tap();
  await player.action("settle").waitFor();
  assert.equal(await page.locator("#result").innerText(), dice);
});

appTest("the roll of one unit gives way to no other unit", async ({ page, site, open }) => {
  const player = new Player(page, site);
  await open();
  const dice = await volley(player);
  await page.locator(turnPage).tap();
  await page.locator(chip("shooting", 2)).tap();
  await player.action("settle").waitFor();
  assert.equal(await page.locator("#result").innerText(), dice);
  await page.locator(`${role("shooter", 1)}[aria-checked="true"]`).waitFor();
  // Once it is applied, the other unit fires.
  await player.action("settle").tap();
  await page.locator(turnPage).tap();
  await page.locator(chip("shooting", 2)).tap();
  await page.locator(`${role("shooter", 2)}[aria-checked="true"]`).waitFor();
});

appTest("no phase ends over a result that lies there", async ({ page, site, open }) => {
  const player = new Player(page, site);
  await open();
  await volley(player);
  await page.locator(turnPage).tap();
  const held = page.locator('.turn-held[data-held="shooting"]');
  const next = player.action("next-phase");
  await next.tap();
  await held.waitFor();
  // A tap on the phase does not end this one either.
  await page.locator('[data-phase="assault"]').tap();
  await player.shown('[data-phase="shooting"][aria-current="step"]');
  await held.locator('[data-action="see-result"]').tap();
  await player.action("settle").waitFor();
  await page.locator(turnPage).tap();
  await held.locator('[data-action="discard"]').tap();
  await next.tap();
  await player.shown('[data-phase="assault"][aria-current="step"]');
});

appTest("who may not act is not rolled for unawares", async ({ page, site, open }) => {
  const player = new Player(page, site);
  await open();
  await inPhase(player, "movement");
  await enter(player, 1, { pinned: true });
  await player.go(player.at("calculate/rally"), ".calculator");
  await page.locator(role("unit", 1)).tap();
  await page.locator('.plaque.refused [data-cite="FOW-PIN-04"]').waitFor();
  await player.has(player.action("roll"), "aria-disabled", "true");
  await player.action("anyway").tap();
  await player.has(player.action("roll"), "aria-disabled", "false");
  await player.roll();
});

appTest("an assault leads to defensive fire and back", async ({ page, site, open }) => {
  const player = new Player(page, site);
  await open();
  await inPhase(player, "assault");
  await page.locator(chip("assault", 1)).tap();
  await page.locator(role("defender", 3)).tap();
  await page.locator('[data-lacks="fire-hits"]').waitFor();
  await player.has(player.action("roll"), "aria-disabled", "true");
  await page.locator('.chip-group [data-opens="shooting"]').first().tap();
  await player.shown('[data-calculator="shooting"]');
  await page.locator(`${role("shooter", 3)}[aria-checked="true"]`).waitFor();
  await page.locator(`${role("target", 1)}[aria-checked="true"]`).waitFor();
  await player.roll();
  await player.action("settle").tap();
  await page.locator('[data-then] [data-opens="assault"]').tap();
  await page.locator(`${role("attacker", 1)}[aria-checked="true"]`).waitFor();
  await page.locator(`${role("defender", 3)}[aria-checked="true"]`).waitFor();
  await player.count(page.locator('[data-lacks="fire-hits"]'), 0);
});

appTest(
  "an offer that is barred has its reason below it, at full width",
  { context: { locale: "ru-RU" } },
  async ({ page, site, open }) => {
    const player = new Player(page, site, "k20");
    await open();
    await armies(player);
    await enter(player, 3, { level: "broken" });
    await page.locator(turnPage).tap();
    const barred = page.locator(".turn-offer:has(> .soft) > .button");
    await barred.waitFor();
    const { width } = await barred.boundingBox();
    assert.ok(width > 250, `${width} px`);
    // A tap shows the due test, to be rolled or skipped.
    await barred.tap();
    await page.locator('.turn-held [data-action="pass-over"]').waitFor();
    await page.locator('.turn-held [data-action="roll-due"]').waitFor();
  },
);

appTest("a changed answer discards no result unasked", async ({ page, site, open }) => {
  const player = new Player(page, site);
  await open();
  const dice = await volley(player);
  const held = page.locator('.turn-held[data-held="shooting"]');
  const changes = [
    () => page.locator(role("target", 4)).tap(),
    () => player.answer("over-16").tap(),
    () => player.action("reset").tap(),
  ];
  for (const change of changes) {
    await player.action("close").tap();
    await player.shown('[data-calculator="shooting"][data-open="false"]');
    await change();
    await held.waitFor();
    await player.has(page.locator(role("target", 3)), "aria-checked", "true");
    await player.has(player.answer("over-16"), "aria-checked", "false");
    await held.locator('[data-action="see-result"]').tap();
    await player.action("settle").waitFor();
    await player.count(held, 0);
    assert.equal(await page.locator("#result").innerText(), dice);
  }
  await player.action("close").tap();
  await page.locator(role("target", 4)).tap();
  await held.locator('[data-action="discard"]').tap();
  await player.has(page.locator(role("target", 4)), "aria-checked", "true");
  await player.count(held, 0);
  assert.equal((await player.action("roll").innerText()).trim(), "Roll");
  // An applied result is no longer in the way.
  await player.roll();
  await player.action("settle").tap();
  await page.locator('[data-settled="yes"]').waitFor();
  await player.action("close").tap();
  await page.locator(role("target", 3)).tap();
  await player.has(page.locator(role("target", 3)), "aria-checked", "true");
  await player.count(held, 0);
});

appTest("one touch of Roll is one step of undo", async ({ page, site, open }) => {
  const player = new Player(page, site);
  await open();
  await inPhase(player, "shooting");
  await page.locator(chip("shooting", 1)).tap();
  await page.locator(role("target", 3)).tap();
  const over = player.answer("over-16");
  await over.tap();
  await player.has(over, "aria-checked", "true");
  await player.roll();
  await player.undo();
  await player.shown('[data-calculator="shooting"][data-open="false"]');
  await player.has(over, "aria-checked", "true");
  await player.undo();
  await player.has(over, "aria-checked", "false");
});

// An army is built by touch, put into a battle and played there by its cards.

import assert from "node:assert/strict";
import { appTest } from "./harness.mjs";
import { Player, nothing, typeNumber } from "./pages.mjs";
import { barriers, withAxe } from "./barriers.mjs";

const GAME = "brygada";

/** A player on the page of a new army. */
async function atNewArmy({ page, site, open }) {
  await open(`#/${GAME}/armies`);
  const player = new Player(page, site, GAME);
  await player.action("new-army").tap();
  await player.shown("article.army");
  return player;
}

/** Adds a ready-made card of the catalogue. */
const add = (player, entry) => player.action(`add-${entry}`).tap();

/** The cost of the army, and whether it is within the limit. */
async function sum(player, points, state) {
  await player.shown(`.army-sum[data-sum="${points}"][data-state="${state}"]`);
}

appTest("an army is bought from the catalogue and held against its points", async (test) => {
  const player = await atNewArmy(test);
  const { page } = player;
  // A guard squad with all its options, by the price list: 10, 4, 4 and 3.
  await page.locator('[data-entry="guard"] summary').tap();
  for (const option of ["base", "machine-gun", "bottles"]) {
    await page.locator(`[data-entry="guard"] [data-field="${option}"]`).tap();
  }
  await player.shown('[data-entry="guard"] [data-field="bottles"][aria-checked="true"]');
  await add(player, "guard");
  await add(player, "t-26");
  await sum(player, 47, "within");
  // 25 points are too few and 50 enough; 45 are too few until the army attacks, with half as many
  // points again.
  await player.step("points", 5).tap();
  await sum(player, 47, "over");
  await player.step("points", 5).tap();
  await sum(player, 47, "within");
  await player.step("points", -1).tap();
  await sum(player, 47, "over");
  await player.answer("attacker").tap();
  await sum(player, 47, "within");
  // In the year of a new army every card is in its period. A year later the tank is out of use: the
  // page says so, but does not refuse it.
  await player.count(page.locator(".army-break"), 0);
  await player.step("year", 1).tap();
  await player.shown('.army-break[data-cite="BR10-AMB-26"]');
  await player.step("year", -1).tap();
  await page.locator(".army-break").waitFor({ state: "detached" });
  // The choices survive a reload, and are undone one by one.
  await player.reload();
  await player.count(page.locator(".army-units > li"), 2);
  await player.undo();
  await player.shown('.army-break[data-cite="BR10-AMB-26"]');
  for (let taps = 0; taps < 5; taps++) await player.undo();
  await sum(player, 47, "within");
  await player.undo();
  await player.count(page.locator(".army-units > li"), 1);
  await player.redo();
  await player.count(page.locator(".army-units > li"), 2);
});

appTest("a card is turned over, and what is typed in stands on it", async (test) => {
  const player = await atNewArmy(test);
  const { page } = player;
  await add(player, "blank-armoured");
  await player.shown("[data-army-unit]");
  const front = page.locator(".card-face:not(.back)");
  const back = page.locator(".card-face.back");
  await front.waitFor();
  assert.equal(await back.isVisible(), false);
  await player.action("flip").tap();
  await back.waitFor();
  await front.waitFor({ state: "hidden" });
  // A tap on the card itself turns it, too.
  await back.tap({ position: { x: 60, y: 120 } });
  await front.waitFor();
  await player.by("field", "cost").locator('[data-action="type"]').tap();
  await typeNumber(player, 5);
  await sum(player, 5, "within");
  await page.getByText("Words on the card").tap();
  const nation = page.locator('[data-words="nation"]');
  await nation.fill("Polska");
  await nation.blur();
  await front.getByText("Polska").waitFor();
  await page.getByText("Weapons and vehicle").tap();
  await player.step("carries", 1).tap();
  await front.locator("dd", { hasText: /^1$/ }).first().waitFor();
  await player.reload();
  await front.getByText("Polska").waitFor();
});

appTest("an army goes into a battle at one tap, and out of it at one", async (test) => {
  const player = await atNewArmy(test);
  const { page } = player;
  await add(player, "soviet-rifle");
  await add(player, "german-rifle");
  await player.count(page.locator(".army-units > li"), 2);
  await player.action("bring-second").tap();
  const units = page.locator('[data-side="second"] [data-unit]');
  await player.count(units, 2);
  await player.reload();
  await player.count(units, 2);
  await player.undo();
  await player.count(units, 0);
  await player.redo();
  await player.count(units, 2);
  // The position of the card, at a glance.
  await units.first().tap();
  await player.shown("unit");
  await player.answer("lost", "action").tap();
  await player.answer("activated").tap();
  await player.step("morale", 1).tap();
  await player.go(player.at("units"), "units");
  const card = units.first().locator(".card-small");
  await card.locator('.card-picture.activated[data-turned="90"]').waitFor();
  await card.locator('[data-marker="shaken"]').waitFor();
  // The units are saved as an army again, without the effects of the battle.
  await page.locator('[data-side="second"] [data-action="keep-army"]').tap();
  await player.count(page.locator(".army-units > li"), 2);
  assert.equal(await page.locator(".army-units .card-picture.activated").count(), 0);
  // A new battle begins with an army; units of the other side that were entered without a battle
  // are added to it.
  await player.go(`#/new/${GAME}`, "new");
  await page.locator('[data-field="army-first"] [role="radio"]').nth(1).tap();
  await player.action("begin").tap();
  await player.atHash(player.at("turn"));
  await player.go(player.at("units"), "units");
  await player.count(page.locator('[data-side="first"] [data-unit]'), 2);
  await player.count(page.locator('[data-side="second"] [data-unit]'), 2);
});

appTest("cards are printed black on white, both faces of one side by side", async (test) => {
  const player = await atNewArmy(test);
  const { page } = player;
  await add(player, "t-26");
  await add(player, "soviet-rifle");
  await player.count(page.locator(".army-units > li"), 2);
  await player.action("print-army").tap();
  await player.shown(".paper-cards .card");
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  // The printable size of A4 inside margins of 8 mm.
  await page.setViewportSize({ width: 733, height: 1065 });
  const seen = await page.evaluate(() => {
    const box = (face) => face.getBoundingClientRect();
    const faces = [...document.querySelectorAll(".card-face")];
    const [front, back] = faces.map(box);
    const ink = (element) => getComputedStyle(element).color;
    return {
      beside: Math.abs(front.top - back.top) < 1 && Math.abs(front.right - back.left) < 1,
      within: Math.max(...faces.map((face) => box(face).right)) <= innerWidth,
      // Nothing on the face of a card overflows it.
      over: faces.filter((face) => face.scrollHeight > face.clientHeight + 1).length,
      inks: [...new Set([...document.querySelectorAll(".card :is(dt, dd, td, b)")].map(ink))],
      bars: [...document.querySelectorAll(".frame-top, .frame-bottom, .action-bar")].filter((bar) =>
        bar.checkVisibility(),
      ).length,
    };
  });
  assert.deepEqual(seen, {
    beside: true,
    within: true,
    over: 0,
    inks: ["rgb(0, 0, 0)"],
    bars: 0,
  });
});

appTest(
  "no barrier on a card that has everything",
  { context: { reducedMotion: "reduce" } },
  async ({ context, ...test }) => {
    await withAxe(context);
    const player = await atNewArmy(test);
    const { page } = player;
    await add(player, "t-26");
    await player.count(page.locator(".army-units > li"), 1);
    await player.action("bring-first").tap();
    await page.locator('[data-side="first"] [data-unit]').tap();
    await player.shown("unit");
    await player.answer("ready").tap();
    await player.answer("immobilised").tap();
    await player.shown(".card-state");
    const found = await barriers(page);
    await player.action("flip").tap();
    await page.locator(".card-face.back").waitFor();
    found.push(...(await barriers(page)));
    nothing(new Set(found));
  },
);

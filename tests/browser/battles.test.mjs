// The list of battles: any number of them, renamed, copied, archived and deleted; every step can be
// undone, and nothing of a battle is lost.

import assert from "node:assert/strict";
import { appTest, ready } from "./harness.mjs";
import { Player, at } from "./pages.mjs";

const row = (player, id) => player.page.locator(`[data-battle="${id}"]`);

/** Opens the actions of a battle and performs one. */
async function change(player, id, action) {
  await row(player, id).locator("summary").click();
  await row(player, id).locator(`[data-action="${action}"]`).click();
}

/** The stored state of a battle. */
const desk = (page, id) =>
  page.evaluate(
    (id) => JSON.parse(localStorage[`adjutant/desk/${id}/head`] ?? "null")?.data.now ?? null,
    id,
  );

appTest("battles are listed, gone on with, put away and taken back", async (app) => {
  const { page, site, open } = app;
  await open();
  const player = new Player(page, site);
  await player.startBattle({ name: "One", first: "Ann", second: "Ben" });
  await player.action("next-phase").click();
  await player.shown('[data-phase="movement"][aria-current="step"]');
  await player.startBattle({ name: "Two", first: "Cid", second: "Dot" });
  const other = new Player(page, site, "k20");
  await other.startBattle({ name: "Three", first: "Eve", second: "Fay" });

  await player.go("#/", "home");
  await player.action("battles").click();
  await player.count(page.locator("[data-battle]"), 3);
  // The battle played last comes first; each row says how far its battle is.
  const ids = await page
    .locator("[data-battle]")
    .evaluateAll((all) => all.map((one) => one.dataset.battle));
  assert.deepEqual(ids, ["3", "2", "1"]);
  await row(player, 1).getByText("Movement").waitFor();
  await row(player, 1).getByText("Ann against Ben").waitFor();

  // Any of them can be continued.
  await row(player, 1).locator('[data-action="open"]').click();
  await player.shown('[data-phase="movement"][aria-current="step"]');
  assert.match(await player.place(), /One/);

  await player.go("#/battles", "[data-battle]");
  const before = await desk(page, 2);
  await change(player, 2, "delete");
  await player.count(page.locator(".battles > .rows [data-battle]"), 2);
  await page.locator('[data-fold="deleted"] summary').click();
  await page.locator('[data-fold="deleted"]').getByText("30 days").waitFor();
  assert.deepEqual(await desk(page, 2), before, "a deleted battle is whole");
  await change(player, 3, "archive");
  await player.count(page.locator(".battles > .rows [data-battle]"), 1);

  // The same after a reload.
  await page.reload();
  await ready(page);
  await player.undo();
  await player.undo();
  await player.count(page.locator(".battles > .rows [data-battle]"), 3);
  await player.redo();
  await player.count(page.locator(".battles > .rows [data-battle]"), 2);
  await page.locator('[data-fold="deleted"] summary').click();
  await page.locator('[data-fold="deleted"] [data-action="take-back"]').click();
  await player.count(page.locator(".battles > .rows [data-battle]"), 3);
  await row(player, 2).locator('[data-action="open"]').click();
  await player.shown("turn");
  assert.match(await player.place(), /Two/);
});

appTest("a battle is renamed on its page, copied and the copy played alone", async (app) => {
  const { page, site, open } = app;
  await open();
  const player = new Player(page, site);
  await player.startBattle({ name: "One", first: "Ann", second: "Ben" });
  await page.locator('.frame-name [data-action="battle"]').click();
  await page.locator("#side-second").fill("Zoe");
  await page.locator("#side-second").press("Enter");
  await page.locator("#battle-name").fill("The bridge");
  await page.locator("#battle-name").press("Enter");
  await page.locator(".frame-name", { hasText: "The bridge" }).waitFor();
  await player.undo();
  await page.locator(".frame-name", { hasText: "One" }).waitFor();
  assert.equal(await page.locator("#side-second").inputValue(), "Zoe");
  await player.redo();

  await player.action("copy").click();
  await player.count(page.locator("[data-battle]"), 2);
  await row(player, 2).getByText("The bridge (copy)").waitFor();
  await row(player, 2).locator('[data-action="open"]').click();
  await player.shown("turn");
  await player.action("next-phase").click();
  await player.shown('[data-phase="movement"][aria-current="step"]');
  assert.equal((await desk(page, 1)).turn.phase, "start");
  assert.equal((await desk(page, 2)).battle.sides[1], "Zoe");

  // A copy made by mistake is deleted by undo.
  await player.go("#/battles", "[data-battle]");
  await player.undo();
  await player.count(page.locator(".battles > .rows [data-battle]"), 1);
});

appTest("a new battle with the units of the last one has them fresh", async (app) => {
  const { page, site, open } = app;
  await open(at("units"));
  const player = new Player(page, site);
  await player.action("add-unit").first().click();
  await player.startBattle({ name: "One" });
  await player.go(at("units"), "[data-unit]");
  await page.locator("[data-unit]").first().click();
  await player.shown("unit");
  await player.answer("pinned").click();
  await player.shown(".consequence");

  await player.go(`#/new/${player.game}`, "new");
  await player.answer("army-first", "last").click();
  await player.action("begin").click();
  await player.shown("turn");
  const [unit] = (await desk(page, 2)).units.first;
  assert.equal(unit.answers?.pinned, undefined);
  assert.equal((await desk(page, 1)).units.first[0].answers.pinned, "yes", "the old ones are not");
});

appTest("an empty battle hides no army, and an army keeps its year", async (app) => {
  const { page, site, open } = app;
  await open(at("units", "brygada"));
  const player = new Player(page, site, "brygada");
  await player.action("add-unit").first().click();
  await player.startBattle({ name: "One" });
  // The year of a new army, not that of the form.
  assert.equal((await desk(page, 1)).whole.year, "1942");
  await player.startBattle({ name: "Two" });
  await player.go(`#/new/${player.game}`, "new");
  await player.answer("army-first", "last").click();
  await player.action("begin").click();
  await player.shown("turn");
  const third = await desk(page, 3);
  assert.equal(third.units.first.length, 1);
  assert.equal(third.whole.year, "1942");
});

appTest("the form of a new battle leaves another game's battle alone", async (app) => {
  const { page, site, open } = app;
  await open(at("units"));
  const player = new Player(page, site);
  await player.startBattle({ name: "One" });
  await player.go("#/new/k20", "new");
  await page.locator(".frame-name", { hasText: "K20" }).waitFor();
  await player.has(player.action("undo"), "aria-disabled", "true");
});

appTest("deleted battles make room when the storage is full", async (app) => {
  const { page, site, open } = app;
  await open();
  const player = new Player(page, site);
  await player.startBattle({ name: "One" });
  await player.startBattle({ name: "Two" });
  await player.go("#/battles", "[data-battle]");
  await change(player, 1, "delete");
  await player.count(page.locator(".battles > .rows [data-battle]"), 1);
  // Other data of this host leaves hardly any room.
  await page.evaluate(() => {
    let size = 1_000_000;
    for (let number = 0; size > 10; number++) {
      try {
        localStorage[`other/${number}`] = "x".repeat(size);
      } catch {
        size = Math.floor(size / 2);
      }
    }
  });
  await player.go(at("units"), "units");
  await player.action("add-unit").first().click();
  await player.shown("[data-unit]");
  await page.waitForFunction(() => localStorage["adjutant/desk/1/head"] === undefined);
  assert.equal((await desk(page, 2)).units.first.length, 1, "it is kept");
  assert.equal(await page.locator('[data-notice="storage-full"]').count(), 0);
});

appTest("the report of a battle in the archive is one tap away", async ({ page, site, open }) => {
  await open();
  const player = new Player(page, site);
  await player.startBattle({ name: "One", first: "Ann", second: "Ben" });
  await player.go("#/battles", "[data-battle]");
  await change(player, 1, "archive");
  await page.locator('[data-fold="archived"] summary').click();
  await row(player, 1).locator('[data-action="read-report"]').click();
  await page.locator(".report-title", { hasText: "One" }).waitFor();
  // Reading the report does not take the battle out of the archive.
  await player.go("#/battles", '[data-fold="archived"]');
  await page.locator('[data-fold="archived"] [data-battle="1"]').waitFor({ state: "attached" });
});

appTest("a battle that cannot be read is listed as such, and opened", async (app) => {
  const { page, site, open } = app;
  await open();
  const player = new Player(page, site);
  await player.startBattle({ name: "One", first: "Ann", second: "Ben" });
  await player.startBattle({ name: "Two", first: "Cid", second: "Dot" });
  // The stored head is edited by hand: its number is no longer valid.
  await page.evaluate(() => {
    const key = "adjutant/desk/1/head";
    localStorage[key] = localStorage[key].replace('"number":1', '"number":-7');
  });
  await player.go("#/battles", "[data-battle]");
  await player.count(page.locator("[data-battle]"), 2);
  await page.locator('[data-battle="1"][data-unreadable]', { hasText: "One" }).waitFor();
});

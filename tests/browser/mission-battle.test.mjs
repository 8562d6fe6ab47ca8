// A battle with a mission from start to finish: set up on the map, fought, ended and scored.

import assert from "node:assert/strict";
import { appTest, offlineTest, savedForOffline } from "./harness.mjs";
import { addUnits, enter, Player } from "./pages.mjs";

/** Taps the map at a point: inches from the left and from the defender's edge. */
async function tap(page, [x, y]) {
  const stage = page.locator(".map-stage");
  const box = await stage.boundingBox();
  // 48 by 72 inches, with a white margin of 6.
  const position = { x: ((x + 6) / 60) * box.width, y: ((78 - y) / 84) * box.height };
  await stage.tap({ position });
}

/** Error messages about files that cannot be fetched while the server is stopped. */
const NO_SERVER = /ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED|fetching the script/;

offlineTest(
  "a mission from the set-up to the points, offline",
  { allow: [NO_SERVER] },
  async (phone) => {
    const { page, site, open } = phone;
    const player = new Player(page, site);
    await open();
    await savedForOffline(page);
    await site.stop();

    // Three platoons a side, then the mission of the list.
    await player.go(player.at("units"), "units");
    for (const side of ["first", "second"]) {
      for (let number = 1; number <= 3; number++) {
        await page.locator(`[data-side="${side}"] [data-action="add-unit"]`).tap();
        await player.count(page.locator(`[data-side="${side}"] [data-unit]`), number);
      }
    }
    await player.go(player.at("missions/no-retreat"), ".map-stage svg");
    await page.locator('a[href="#/new/flames-of-war?mission=no-retreat"]').tap();
    await player.shown("new");
    await player.shown('[data-field="mission"] [data-choice="no-retreat"][aria-checked="true"]');
    await page.locator("#side-first").fill("Lehr");
    await page.locator("#side-second").fill("7th Armoured");
    await player.action("begin").tap();
    await player.shown('[data-step="reserves-defender"]');

    // The attacker is agreed; then comes the other side's step.
    await player.answer("attacker", "second").tap();
    await page.locator('[data-step="ground"] .turn-whose', { hasText: "Lehr" }).waitFor();

    // First an Objective too near to the centre line, then a legal place.
    const first = page.locator('[data-objective="1"]');
    await first.locator('[data-action="place-objective"]').tap();
    await tap(page, [24, 32]);
    await first.locator('[data-cite="FOWM-NOR-02"]').waitFor();
    await first.locator('[data-action="place-objective"]').tap();
    await tap(page, [24, 18]);
    await first.locator("[data-cite]").waitFor({ state: "detached" });
    await player.undo();
    await first.locator('[data-cite="FOWM-NOR-02"]').waitFor();
    await player.redo();
    await first.locator("[data-cite]").waitFor({ state: "detached" });

    // Half of three platoons are two.
    const reserves = page.locator('[data-step="reserves-defender"]');
    await reserves.locator('[data-cite="FOWM-MIS-09"]').nth(0).waitFor();
    const switches = reserves.getByRole("switch");
    await switches.nth(0).tap();
    await player.has(switches.nth(0), "aria-checked", "true");
    await switches.nth(1).tap();
    await player.has(switches.nth(1), "aria-checked", "true");
    assert.equal(await reserves.locator('.turn-notes [data-cite="FOWM-MIS-09"]').count(), 0);

    // A reload loses nothing of it.
    await page.locator('[data-step="table"] .turn-check').tap();
    await player.reload();
    await player.has(page.locator('[data-step="table"] .turn-check'), "aria-checked", "true");
    await player.has(switches.nth(1), "aria-checked", "true");

    // The attacker begins, without a roll; then the defender, whose reserves arrive.
    await player.action("attacker-begins").tap();
    await page.getByRole("heading", { name: /Turn 1 · 7th Armoured/ }).waitFor();
    await player.action("play-on").tap();
    await player.shown('[data-phase="start"][aria-current="step"]');
    for (const phase of ["movement", "shooting", "assault"]) {
      await player.action("next-phase").tap();
      await player.shown(`[data-phase="${phase}"][aria-current="step"]`);
    }
    await player.action("end-turn").tap();
    // Nothing can end as the defender's turn starts, so nothing is asked.
    await page.getByRole("heading", { name: /Turn 1 · Lehr/ }).waitFor();
    await player.count(player.action("arrives"), 2);
    await player.action("arrives").nth(0).tap();
    await player.count(player.action("arrives"), 1);

    // The attacker gives up, then changes his mind.
    const state = async () => page.locator("#screen").innerText();
    await page.locator('details[data-action="more-offers"] summary').tap();
    await player.action("attacker-concedes").tap();
    await player.shown('[data-step="points"]');
    assert.match(await state(), /attacker 1, defender 6/);
    await player.undo();
    await player.action("arrives").waitFor();
    // The Objective is counted when a turn of the attacker begins.
    for (const phase of ["movement", "shooting", "assault"]) {
      await player.action("next-phase").tap();
      await player.shown(`[data-phase="${phase}"][aria-current="step"]`);
    }
    await player.action("end-turn").tap();
    await page.getByRole("heading", { name: /Turn 2 · 7th Armoured/ }).waitFor();
    await player.answer("objectives.1.taken", "attacker").tap();
    await page.locator('.action-bar [data-action="attacker-objective"]').tap();
    await player.shown('[data-step="points"]');
    assert.match(await state(), /attacker 6, defender 1/);
  },
);

appTest("a side without a platoon is named in a mission", async ({ page, site, open }) => {
  const player = new Player(page, site);
  await open();
  await addUnits(player);
  await player.go("#/new/flames-of-war?mission=no-retreat", "new");
  await player.action("begin").tap();
  await player.shown('[data-step="reserves-defender"]');
  await player.answer("attacker", "second").tap();
  await player.action("attacker-begins").tap();
  await player.action("play-on").tap();
  await player.shown('[data-phase][aria-current="step"]');
  const ends = page.locator('[data-action="more-offers"]');
  await ends.waitFor();
  assert.equal(await ends.getAttribute("open"), null);
  for (const unit of [1, 2]) await enter(player, unit, { destroyed: 5 });
  await page.locator('.frame-bottom [data-place="turn"]').tap();
  await page.locator(".turn-leading, [data-stage]").first().waitFor();
  await page.locator("p", { hasText: "no unit left" }).first().waitFor();
  await player.has(ends, "open", "");
});

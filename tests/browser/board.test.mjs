// On a wide screen the situation of the battle is shown beside the page: in short on a tablet, the
// whole turn on a desktop.

import assert from "node:assert/strict";
import { appTest } from "./harness.mjs";
import { barriers, withAxe } from "./barriers.mjs";
import { armies, enter, nothing, Player } from "./pages.mjs";

const DESK = { width: 1280, height: 800 };
const TABLET = { width: 768, height: 1024 };
const PHONE = { width: 390, height: 844 };

/** Whether two boxes are side by side without touching. */
async function beside(left, right) {
  const [one, other] = [await left.boundingBox(), await right.boundingBox()];
  return one.x + one.width <= other.x && one.y < other.y + other.height;
}

appTest("a wide screen shows the battle beside the page", async ({ context, page, site, open }) => {
  await withAxe(context);
  const player = new Player(page, site);
  await open();
  await armies(player);
  await player.by("phase", "shooting").first().tap();
  await player.shown('[data-phase="shooting"][aria-current="step"]');
  await enter(player, 3, { destroyed: 3 });
  const board = page.locator(".board");
  const form = page.locator(".calculator-form");
  await player.go(player.at("calculate/shooting"), ".calculator");
  assert.equal(await board.count(), 0, "a phone has no room for it");

  await page.setViewportSize(TABLET);
  await board.locator('[data-action="pass-over"]').first().waitFor();
  assert.ok(await beside(board, form));
  assert.equal(await board.locator(".turn-phases").count(), 0);
  await page.locator('[data-role="shooter"] [data-unit="1"]').first().tap();
  await page.locator('[data-role="target"] [data-unit="3"]').first().tap();
  await player.roll();
  await board.locator('[data-roll="shooting"]').waitFor();

  await page.setViewportSize(DESK);
  await board.locator('.turn-phases [aria-current="step"]').waitFor();
  assert.ok(await beside(board, form));
  nothing(new Set(await barriers(page)));
  // What is due can be settled on the board, and the play continues there.
  await board.locator('[data-action="next-phase"]').tap();
  await board.locator('.turn-held [data-action="discard"]').tap();
  await board.locator('.turn-held [data-action="pass-over"]').tap();
  await board.locator('[data-action="next-phase"]').tap();
  await board.locator('[data-phase="assault"][aria-current="step"]').waitFor();
  await page.locator('[data-calculator="shooting"]').waitFor();

  // The screen of the turn itself needs no board.
  await page.locator('.frame-bottom [data-place="turn"]').tap();
  await board.waitFor({ state: "detached" });
  await player.shown("turn");

  await player.go(player.at("units"), "units");
  await board.waitFor();
  await page.setViewportSize(PHONE);
  await board.waitFor({ state: "detached" });
});

// The rules of a wargame are fetched when it is opened, and not before; when
// they cannot be had, the app goes on and says so. All without the copy on the
// device, which brings everything in the background.

import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { DIST, appTest } from "./harness.mjs";
import { GAME, Player, at } from "./pages.mjs";

const CHUNK = new RegExp(`-${GAME}\\.wasm$`);
const NOT_FETCHED = /404|HTTP status code/;

/** Loses the rules on the way; returns what finds them again. */
async function loseRules(context) {
  await context.route(CHUNK, (route) => route.fulfill({ status: 404, body: "" }));
  return () => context.unroute(CHUNK);
}

const tools = (player) => player.by("ruleset", GAME).locator('[data-action="tools"]');

test("no rule is in the shell", async () => {
  const files = await readdir(DIST);
  const cites = async (file) =>
    (
      await readFile(
        join(
          DIST,
          files.find((path) => file.test(path)),
        ),
      )
    ).includes("FOW-");
  assert.equal(await cites(CHUNK), true);
  // One use of a RULESET outside of its folder would bring all its rules here.
  assert.equal(await cites(/_bg\.wasm$/), false);
});

appTest("opening a wargame brings its rules", async ({ page, site, open }) => {
  const fetched = () => site.requests.filter((path) => CHUNK.test(path)).length;
  await open("?nosw");
  const player = new Player(page, site);
  await player.shown("home");
  assert.equal(fetched(), 0);
  await tools(player).click();
  await player.shown("turn");
  assert.equal(fetched(), 1);
  await player.go(at("calculate/shooting"), ".plaque");
  assert.equal(fetched(), 1);
});

appTest("an address brings the rules once", async ({ page, site, open }) => {
  await open(`?nosw${at("calculate/shooting")}`);
  await new Player(page, site).shown(".plaque");
  assert.equal(site.requests.filter((path) => CHUNK.test(path)).length, 1);
});

appTest(
  "rules that cannot be fetched are told, and can be tried again",
  { allow: [NOT_FETCHED] },
  async ({ context, page, site, open }) => {
    const find = await loseRules(context);
    const link = at("calculate/shooting?concealed=yes");
    await open(`?nosw${link}`);
    const player = new Player(page, site);
    await player.shown('[data-notice="rules"]');
    await player.shown("home");
    // Nothing gets better by itself.
    await player.action("try-again").click();
    await player.shown('[data-notice="rules"]');
    await find();
    await player.action("try-again").click();
    await player.shown('.plaque[data-need="4"]');
    assert.equal(await player.by("notice", "rules").count(), 0);
    assert.equal(player.hash(), link);
  },
);

appTest(
  "a wargame that could not be opened opens at the next tap",
  { allow: [NOT_FETCHED] },
  async ({ context, page, site, open }) => {
    await open("?nosw");
    const find = await loseRules(context);
    const player = new Player(page, site);
    await tools(player).click();
    await player.shown('[data-notice="rules"]');
    await find();
    await tools(player).click();
    await player.shown("turn");
  },
);

appTest(
  "a battle is there while its rules are not",
  { allow: [NOT_FETCHED] },
  async ({ context, page, site, open }) => {
    await open(`?nosw#/new/${GAME}`);
    const player = new Player(page, site);
    await page.locator("#battle-name").fill("Hill 112");
    await player.action("begin").click();
    await player.shown("turn");
    const find = await loseRules(context);
    await open("?nosw#/");
    await page.reload();
    await player.action("continue").getByText("Hill 112").waitFor();
    await find();
    await player.action("continue").click();
    await player.shown("turn");
    await page.locator(".top-bar").getByText("Hill 112").waitFor();
    assert.equal(await player.by("notice").count(), 0);
  },
);

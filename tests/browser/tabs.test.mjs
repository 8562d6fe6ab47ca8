// Several tabs with the same storage: one plays a battle, the others watch, and no tab loses the
// work of another.

import assert from "node:assert/strict";
import { appTest, ready } from "./harness.mjs";
import { Player, at } from "./pages.mjs";

const HEAD = "adjutant/desk/1/head";

/** The current phase. */
const phase = (id) => `[data-phase="${id}"][aria-current="step"]`;

/** The stored value of a key. */
const kept = (page, key = HEAD) =>
  page.evaluate((key) => JSON.parse(localStorage[key] ?? "null")?.data, key);

/**
 * Waits until a tab sees the latest write of another: each is a separate process, and
 * the browser passes changes of the storage on with a delay.
 */
async function passed(from, to, key = HEAD) {
  const text = await from.evaluate((key) => localStorage[key], key);
  await to.waitForFunction(([key, text]) => localStorage[key] === text, [key, text]);
}

/** The notice that another tab has the battle. */
const elsewhere = (player) => player.by("notice", "other-tab");

/** Takes the battle over. */
async function goOnHere(player) {
  await player.action("go-on-here").click();
  await elsewhere(player).waitFor({ state: "detached" });
}

/** A second tab. */
async function secondTab({ context, site, open }, address = at("turn")) {
  const page = await context.newPage();
  await open(address, page);
  return new Player(page, site);
}

/** From now on the other tabs' messages do not reach this tab, as if it were suspended. */
const deafen = (context) =>
  context.addInitScript(() => {
    window.addEventListener("storage", (event) => event.stopImmediatePropagation(), true);
  });

appTest("a second tab looks on until the player goes on there", async (world) => {
  const { page, site, open } = world;
  await open();
  const first = new Player(page, site);
  await first.startBattle();
  await first.action("next-phase").click();
  await first.shown(phase("movement"));

  const second = await secondTab(world);
  await elsewhere(second).waitFor();
  assert.match(await elsewhere(second).innerText(), /another tab/);
  await second.shown(phase("movement"));
  const before = await kept(page);
  await second.action("next-phase").click();
  await second.page.locator(".notices-toast:not([hidden])").waitFor();
  await second.shown(phase("movement"));
  assert.deepEqual(await kept(page), before, "a tab that looks on writes nothing");

  // It shows the first tab's actions, without disturbing it.
  await first.action("next-phase").click();
  await second.shown(phase("shooting"));
  assert.equal(await elsewhere(first).count(), 0);

  await goOnHere(second);
  await elsewhere(first).waitFor();
  await second.action("next-phase").click();
  await second.shown(phase("assault"));
  await first.shown(phase("assault"));

  // And back again; the other tab's action is undone here.
  await goOnHere(first);
  await elsewhere(second).waitFor();
  await first.undo();
  await first.shown(phase("shooting"));
  await first.undo();
  await first.shown(phase("movement"));
});

appTest("a tab takes over by itself when the other is closed", async (world) => {
  const { page, site, open } = world;
  await open();
  await new Player(page, site).startBattle();
  const second = await secondTab(world);
  await elsewhere(second).waitFor();
  await page.close();
  await elsewhere(second).waitFor({ state: "detached" });
  await second.action("next-phase").click();
  await second.shown(phase("movement"));
  assert.equal((await kept(second.page)).now.turn.phase, "movement");
});

appTest("units added in turn in two tabs are all there", async (world) => {
  const { page, site, open } = world;
  await open();
  const first = new Player(page, site);
  await first.startBattle();
  await first.go(at("units"), "units");
  const second = await secondTab(world, at("units"));
  const units = async () => (await kept(page)).now.units.first.length;
  for (const [turn, player] of [first, second, first, second].entries()) {
    if (turn > 0) {
      await elsewhere(player).waitFor();
      await goOnHere(player);
    }
    for (const more of [1, 2]) {
      await player.go(at("units"), "units");
      await player.action("add-unit").first().click();
      await player.page.waitForFunction(
        ([key, number]) => JSON.parse(localStorage[key]).data.now.units.first.length === number,
        [HEAD, 2 * turn + more],
      );
    }
  }
  await passed(second.page, page);
  assert.equal(await units(), 8);
});

appTest("two tabs that start battles have two", async (world) => {
  const { context, page, site, open } = world;
  await deafen(context);
  await open();
  const second = await context.newPage();
  await open("", second);
  await new Player(page, site).startBattle({ name: "One" });
  for (const key of ["adjutant/desks", HEAD]) await passed(page, second, key);
  await new Player(second, site, "k20").startBattle({ name: "Two" });
  for (const key of ["adjutant/desks", "adjutant/desk/2/head"]) await passed(second, page, key);
  const desks = (await kept(page, "adjutant/desks")).desks.map(({ id, ruleset, name }) => [
    id,
    ruleset,
    name,
  ]);
  assert.deepEqual(desks, [
    [1, "flames-of-war", "One"],
    [2, "k20", "Two"],
  ]);
  assert.equal((await kept(page)).now.battle.name, "One");
  assert.equal((await kept(page, "adjutant/desk/2/head")).now.battle.name, "Two");
});

appTest("a setting in a stale tab keeps what the other has set", async (world) => {
  const { context, page, site, open } = world;
  await deafen(context);
  await open("#/settings");
  const first = new Player(page, site);
  await first.shown("settings");
  const second = await secondTab(world, "#/settings");
  await second.shown("settings");
  await first.answer("haptics").click();
  await passed(page, second.page, "adjutant/settings");
  await second.answer("theme", "dark").click();
  await passed(second.page, page, "adjutant/settings");
  await first.answer("keep-awake").click();
  const settings = await kept(page, "adjutant/settings");
  assert.deepEqual([settings.haptics, settings.theme, settings.keep_awake], [false, "dark", false]);
});

appTest("a page brought back from the browser's cache reads before it writes", async (world) => {
  const { context, page, site, open } = world;
  await deafen(context);
  await open();
  const first = new Player(page, site);
  await first.startBattle();
  const pass = (event) =>
    page.evaluate((event) => {
      window.dispatchEvent(new PageTransitionEvent(event, { persisted: true }));
    }, event);
  await pass("pagehide");
  const second = await secondTab(world);
  for (const id of ["movement", "shooting", "assault"]) {
    await second.action("next-phase").click();
    await second.shown(phase(id));
  }
  await passed(second.page, page);
  const before = await kept(page);
  await pass("pageshow");
  await elsewhere(first).waitFor();
  await first.shown(phase("assault"));
  assert.deepEqual(await kept(page), before);
  await goOnHere(first);
  await first.undo();
  await first.shown(phase("shooting"));
});

appTest("without locks, a stale tab does not write over a newer state", async (world) => {
  const { context, page, site, open } = world;
  await deafen(context);
  await context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, "locks", { value: undefined });
  });
  await open();
  const first = new Player(page, site);
  await first.startBattle();
  const second = await secondTab(world);
  assert.equal(await elsewhere(second).count(), 0, "nobody can know");
  await second.action("next-phase").click();
  await second.shown(phase("movement"));
  await passed(second.page, page);
  const before = await kept(page);

  await first.shown(phase("start"));
  await first.action("next-phase").click();
  await elsewhere(first).waitFor();
  assert.deepEqual(await kept(page), before);
  await first.shown(phase("movement"));
  await goOnHere(first);
  await first.action("next-phase").click();
  await first.shown(phase("shooting"));
  await passed(page, second.page);
  await second.undo();
  await elsewhere(second).waitFor();
  await second.shown(phase("shooting"));
  await page.reload();
  await ready(page);
  await first.shown(phase("shooting"));
});

appTest("without locks, the tab that was used last has the battle", async (world) => {
  const { context, page, site, open } = world;
  await context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, "locks", { value: undefined });
  });
  await open();
  const first = new Player(page, site);
  await first.startBattle();
  const second = await secondTab(world);
  await second.action("next-phase").click();
  await elsewhere(first).waitFor();
  await first.shown(phase("movement"));
});

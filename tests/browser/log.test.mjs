// The log, the report and the luck of a battle: every step can be read, no reroll is hidden, and
// the battle can return to any entry.

import assert from "node:assert/strict";
import { appTest, ready, until } from "./harness.mjs";
import { Player, at } from "./pages.mjs";

const rows = (page) => page.locator(".log-row");

/** A battle in which one roll was undone and made again. */
async function rolledAgain(player) {
  await player.startBattle({ name: "One", first: "Ann", second: "Ben" });
  await player.action("next-phase").click();
  await player.shown('[data-phase="movement"][aria-current="step"]');
  await player.go(player.at("calculate/shooting"), '[data-calculator="shooting"]');
  await player.action("roll").click();
  await player.shown(".dice-throw");
  await player.undo();
  await player.page.locator(".dice-throw").first().waitFor({ state: "detached" });
  await player.action("roll").click();
  await player.shown(".dice-throw");
}

appTest("what was done is in the log, and an undone roll with it", async (app) => {
  const { page, site, open } = app;
  await open();
  const player = new Player(page, site);
  await rolledAgain(player);
  await player.go(player.at("turn"), "turn");
  await player.action("log").click();
  await rows(page).first().waitFor();
  // The newest entry is on top.
  const newest = rows(page).first();
  assert.match(await newest.innerText(), /Shooting/);
  const marked = page.locator(".log-row", { hasText: "undone roll" });
  await player.count(marked, 1);
  await marked.locator("a").click();
  await player.shown("[data-struck] s");
  assert.match(await page.locator("[data-struck] s").innerText(), /Shooting: \d/);
  await player.shown("[data-table]");

  // Rolls only.
  await player.go(player.at("log"), ".log-row");
  const all = Number(await page.locator(".log-scroll").getAttribute("data-rows"));
  await page.locator(".log-shown summary").click();
  await player.answer("log-filter", "rolls").click();
  await player.shown('.log-scroll[data-rows="1"]');
  assert.ok(all > 1);

  // Luck counts one roll, and mentions the one that was undone.
  await player.go(player.at("luck"), '[data-undone="1"]');
});

appTest("a roll is one row, however many answers came before it", async (app) => {
  const { page, site, open } = app;
  await open();
  const player = new Player(page, site);
  await player.startBattle({ name: "One" });
  await player.go(player.at("calculate/shooting"), '[data-calculator="shooting"]');
  for (const query of ["?concealed", "", "?concealed"]) {
    await player.answer("concealed").click();
    await player.atHash(at(`calculate/shooting${query}`));
  }
  await player.action("roll").click();
  await player.shown(".dice-throw");
  await player.undo();
  // The toast names what was undone, in the words of the log.
  await page.locator(".notices-toast", { hasText: "Undone: Shooting" }).waitFor();
  await player.action("roll").click();
  await player.shown(".dice-throw");
  await player.go(player.at("log"), ".log-row");
  const told = await rows(page).allInnerTexts();
  assert.equal(told.filter((row) => /Shooting/.test(row)).length, 1, told.join(" | "));
  assert.ok(
    told.every((row) => row.trim().split("\n").length > 1 || /battle begins|Turn/.test(row)),
    told.join(" | "),
  );
});

appTest("one goes back to an entry after being asked, and on again", async (app) => {
  const { page, site, open } = app;
  await open();
  const player = new Player(page, site);
  await player.startBattle();
  for (const phase of ["movement", "shooting", "assault"]) {
    await player.action("next-phase").click();
    await player.shown(`[data-phase="${phase}"][aria-current="step"]`);
  }
  await player.go(player.at("log/1"), "[data-table]");
  assert.match(await page.locator(".log-then").innerText(), /Movement/);
  await player.action("go-back").click();
  await player.action("go-back-no").click();
  await page.locator('[data-action="go-back-yes"]').waitFor({ state: "detached" });
  await player.action("go-back").click();
  await player.action("go-back-yes").click();
  await player.shown('[data-phase="movement"][aria-current="step"]');
  // An undone entry is shown struck out, and can be redone.
  await player.go(player.at("log"), ".log-row");
  await player.count(page.locator(".log-row.undone"), 2);
  await page.reload();
  await ready(page);
  await player.count(page.locator(".log-row.undone"), 2);
  await page.locator(".log-row.undone a").first().click();
  await player.action("go-back").click();
  await player.action("go-back-yes").click();
  await player.shown('[data-phase="assault"][aria-current="step"]');
});

/** Makes the log as long as that of a long battle: 1,000 entries, each of which is a row. */
async function playLong(player) {
  const { page } = player;
  await player.startBattle({ name: "Long" });
  await page.evaluate(() => {
    const key = "adjutant/desk/1";
    const head = JSON.parse(localStorage[`${key}/head`]);
    const start = JSON.parse(localStorage[`${key}/log/0/start`]);
    const desk = { ...start.data };
    const battle = JSON.parse(localStorage[`${key}/log/0`]).data;
    let entries = battle;
    let chunk = 0;
    const write = (number, all) => {
      localStorage[`${key}/log/${number}`] = JSON.stringify({ v: 2, data: all });
      // Each starts from the same state: only the number of entries matters here.
      localStorage[`${key}/log/${number}/start`] = JSON.stringify({ v: 1, data: head.data.now });
    };
    for (let number = entries.length; number < 1000; number++) {
      if (entries.length === 64) {
        write(chunk, entries);
        if (chunk === 0) localStorage[`${key}/log/0/start`] = JSON.stringify({ v: 1, data: desk });
        chunk += 1;
        entries = [];
      }
      entries.push({ did: { "step-done": { step: `step-${number}`, done: true } }, came: [] });
    }
    write(chunk, entries);
    head.data.chunk = chunk;
    head.data.last = chunk;
    head.data.cursor = entries.length;
    localStorage[`${key}/head`] = JSON.stringify(head);
  });
  await page.reload();
  await ready(page);
}

appTest("only what is in view of a long log is drawn", async (app) => {
  const { page, site, open } = app;
  await open();
  const player = new Player(page, site);
  await playLong(player);
  await player.go(player.at("log"), '.log-scroll[data-rows="1000"]');
  assert.ok((await rows(page).count()) < 60, "few of a thousand are drawn");
  await page.locator(".log-scroll").evaluate((list) => list.scrollTo(0, list.scrollHeight));
  await page.locator('.log-row[data-entry="0"]').waitFor();
  assert.ok((await rows(page).count()) < 60);
  await page.locator('.log-row[data-entry="0"] a').click();
  await player.shown("[data-table]");
});

appTest(
  "the report is read, copied and saved",
  { context: { permissions: ["clipboard-read", "clipboard-write"] } },
  async (app) => {
    const { page, site, open } = app;
    await open(at("units"));
    const player = new Player(page, site);
    await player.action("add-unit").first().click();
    await player.shown("[data-unit]");
    await player.startBattle({ name: "Hill 112", first: "Ann", second: "Ben" });
    await player.go(player.at("units"), "[data-unit]");
    await page.locator("[data-unit]").first().click();
    await player.shown("unit");
    await player.answer("pinned").click();
    await player.shown(".consequence");
    await player.go(player.at("report"), '[data-report="whole"]');
    const text = await page.locator("[data-report]").innerText();
    assert.match(text, /Hill 112/);
    assert.match(text, /Ann against Ben/);
    assert.match(text, /: Pinned/);
    await player.action("copy-report").click();
    await until(page, async () => (await navigator.clipboard.readText()).includes("Hill 112"));
    const download = page.waitForEvent("download");
    await player.action("save-report").click();
    assert.equal((await download).suggestedFilename(), "Hill 112.md");
  },
);

appTest(
  "a long report begins at once, and is sent whole",
  { context: { permissions: ["clipboard-read", "clipboard-write"] } },
  async ({ page, site, open }) => {
    await open(at("units"));
    const player = new Player(page, site);
    await player.action("add-unit").first().click();
    await player.shown("[data-unit]");
    await playLong(player);
    await player.go(player.at("units"), "[data-unit]");
    await page.locator("[data-unit]").first().click();
    await player.shown("unit");
    await player.answer("pinned").click();
    await player.shown(".consequence");
    // The browser never has idle time to render the rest.
    await page.evaluate(() => {
      window.requestIdleCallback = (rest) => (window.rest = rest);
    });
    await player.go(player.at("report"), '[data-report="beginning"]');
    const told = () => page.locator("[data-report]").innerText();
    assert.match(await told(), /Long/);
    assert.doesNotMatch(await told(), /: Pinned/);
    await player.action("copy-report").click();
    await until(page, async () => (await navigator.clipboard.readText()).includes(": Pinned"));
    await until(page, () => window.rest !== undefined);
    await page.evaluate(() => window.rest());
    await player.shown('[data-report="whole"]');
    assert.match(await told(), /: Pinned/);
  },
);

// The page of a unit: numbers typed on a pad, missing figures, and the card, which is folded during
// a battle.

import assert from "node:assert/strict";
import { appTest } from "./harness.mjs";
import { barriers, withAxe } from "./barriers.mjs";
import { Player, nothing, typeNumber, unfold } from "./pages.mjs";

/** A player on the page of the first side's only unit. */
async function atUnit({ page, site, open }, game = "flames-of-war", kind = "armoured") {
  const player = new Player(page, site, game);
  await open();
  await player.go(player.at("units"), "units");
  for (const side of ["first", "second"]) {
    await page.locator(`[data-side="${side}"] [data-action="add-unit"]`).tap();
    await player.count(page.locator(`[data-side="${side}"] [data-unit]`), 1);
  }
  await player.go(player.at("units/first/1"), "unit");
  // In a game with cards of its own, the card gives the kind, so the test names none.
  if (kind) {
    await player.answer("kind", kind).tap();
    await player.has(player.answer("kind", kind), "aria-checked", "true");
  }
  return player;
}

const figure = (player, field) => player.by("field", field);

appTest("a number is typed on a pad", async (test) => {
  const { context, page } = test;
  await withAxe(context);
  const player = await atUnit(test);
  const front = figure(player, "front");
  // No value is invented.
  assert.equal(await front.locator("output").count(), 0);
  await front.locator('[data-action="type"]').tap();
  await player.shown("dialog[data-pad][open]");
  nothing(await barriers(page));
  const pad = page.locator("dialog[data-pad]");
  assert.match(await pad.innerText(), /0 to 20/);
  const take = player.action("pad-take");
  assert.equal(await take.getAttribute("aria-disabled"), "true");
  // A number above the maximum is not accepted.
  for (const key of ["9", "9"]) await page.locator(`[data-key="${key}"]`).tap();
  await page.locator(".pad-number.out").waitFor();
  await take.tap({ force: true });
  assert.equal(await pad.getAttribute("open"), "");
  await page.locator('[data-key="<"]').tap();
  await player.has(take, "aria-disabled", "false");
  await take.tap();
  await front.locator("output", { hasText: /^9$/ }).waitFor();
  await pad.waitFor({ state: "detached" });

  // A known figure is tapped and typed again with keys; the focus returns to it.
  await front.locator("output button").tap();
  await player.shown("dialog[data-pad][open]");
  await page.keyboard.type("12");
  await page.keyboard.press("Backspace");
  await page.keyboard.type("1");
  await page.keyboard.press("Enter");
  await front.locator("output", { hasText: /^11$/ }).waitFor();
  await page.locator("dialog[data-pad]").waitFor({ state: "detached" });
  const focused = await page.evaluate(() =>
    document.activeElement.closest("[data-field]")?.getAttribute("data-field"),
  );
  assert.equal(focused, "front");
  // And the figure has not changed.
  await front.locator("output button").tap();
  await player.shown("dialog[data-pad][open]");
  await page.keyboard.type("4");
  await page.keyboard.press("Escape");
  await page.locator("dialog[data-pad]").waitFor({ state: "detached" });
  assert.equal(await front.locator("output").innerText(), "11");
});

appTest("a number below nothing is typed with its sign", async (test) => {
  const { page } = test;
  const player = await atUnit(test, "k20", "vehicle");
  await unfold(figure(player, "om-2"));
  await figure(player, "om-2").locator("output button").tap();
  await typeNumber(player, -3);
  await figure(player, "om-2").locator("output", { hasText: "−3" }).waitFor();
  // The keyboard works as well.
  await figure(player, "om-2").locator("output button").tap();
  await player.shown("dialog[data-pad][open]");
  await page.keyboard.type("-4");
  await page.keyboard.press("Enter");
  await figure(player, "om-2").locator("output", { hasText: "−4" }).waitFor();
});

appTest("a swipe over the tape scrolls the page, and sets no distance", async (test) => {
  const { context, page, site, open } = test;
  const player = new Player(page, site, "cold-war-commander");
  await open(player.at("calculate/direct-fire"));
  await player.shown('[data-field="distance"] .field-tape');
  const distance = figure(player, "distance");
  const tape = distance.locator(".field-tape");
  await tape.evaluate((tape) => tape.scrollIntoView({ block: "center" }));
  const [before, at] = [await distance.locator("output").innerText(), await tape.inputValue()];
  const { x, y, width, height } = await tape.boundingBox();
  const scrolled = await page.evaluate(() => window.scrollY);
  const devtools = await context.newCDPSession(page);
  const touch = (type, up) => {
    const at = { x: Math.round(x + width * 0.8), y: Math.round(y + height / 2) - up };
    const touchPoints = type === "touchEnd" ? [] : [at];
    return devtools.send("Input.dispatchTouchEvent", { type, touchPoints });
  };
  await touch("touchStart", 0);
  for (let up = 15; up <= 180; up += 15) {
    await touch("touchMove", up);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await touch("touchEnd", 0);
  await page.waitForFunction((scrolled) => window.scrollY > scrolled + 50, scrolled);
  assert.equal(await distance.locator("output").innerText(), before);
  assert.equal(await tape.inputValue(), at);
  // A drag or a tap on the tape sets the figure, in steps of five.
  await tape.tap({ position: { x: width * 0.7, y: height / 2 } });
  await distance.locator(`output:not(:text-is("${before}"))`).waitFor();
  const now = parseInt(await distance.locator("output").innerText(), 10);
  assert.equal(now % 5, 0, `${now} cm`);
});

appTest("a calculator asks for the figures that it needs", async (test) => {
  const { page } = test;
  const player = await atUnit(test, "flames-of-war", "infantry");
  await player.startBattle();
  await player.by("phase", "shooting").first().tap();
  await player.shown('[data-phase="shooting"][aria-current="step"]');
  await player.go(player.at("units/first/1"), "unit");
  await page.locator('[data-opens="shooting"]').first().tap();
  await player.shown(".calculator-figures");
  // No number is shown that depends on an unknown figure.
  await player.shown('.plaque[data-lacks="weapons.1.range"]');
  assert.equal(await page.locator(".sums").count(), 0);
  await player.has(player.action("roll"), "aria-disabled", "true");
  const open = page.locator('.calculator-figures [data-action="type"]');
  for (const number of [16, 1, 2, 6]) {
    const left = await open.count();
    if (left === 0) break;
    await open.first().tap();
    await typeNumber(player, number);
    await player.count(open, left - 1);
  }
  await page.locator(".calculator-figures").waitFor({ state: "detached" });
  await player.has(player.action("roll"), "aria-disabled", "false");
  // They are on the card now.
  await player.go(player.at("units/first/1"), "unit");
  await page.locator(".unit-card-line", { hasText: /ROF 1/ }).waitFor();
});

appTest("the card of a unit is folded behind what it does", async (test) => {
  const { page } = test;
  const player = await atUnit(test);
  const card = player.action("edit-card");
  const duplicate = player.action("duplicate");
  // Before the battle the page is for the card, and for further units like it.
  assert.equal(await card.count(), 0);
  assert.ok(await duplicate.isVisible());
  await player.answer("skill", "veteran").tap();
  await figure(player, "front").locator('[data-action="type"]').tap();
  await typeNumber(player, 6);
  await player.startBattle();
  await player.by("phase", "shooting").first().tap();
  await player.shown('[data-phase="shooting"][aria-current="step"]');
  await player.go(player.at("units/first/1"), "unit");
  await player.answer("pinned").or(player.step("destroyed", 1)).first().tap();
  await player.shown(".consequence");
  const top = (selector) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.getBoundingClientRect().top);
  const order = [".unit-glance", ".consequence", '[data-opens="shooting"]', ".unit-card"];
  const tops = [];
  for (const one of order) tops.push(await top(one));
  assert.deepEqual(
    tops,
    [...tops].sort((one, other) => one - other),
    order.join(", "),
  );
  const line = await card.locator("> summary").innerText();
  assert.match(line, /Veteran · Confident/);
  assert.match(line, /Missing: .*Side/);
  for (const one of [duplicate, figure(player, "front"), page.locator("#unit-name")]) {
    assert.equal(await one.isVisible(), false);
  }
  await card.locator("> summary").tap();
  await duplicate.waitFor();
  await figure(player, "front").waitFor();
  await page.locator("#unit-name").waitFor();
});

appTest("a list of units shows what was chosen in it", async (test) => {
  const { page } = test;
  const player = await atUnit(test, "brygada", null);
  const list = figure(player, "fights").locator("select");
  const choose = async (unit) => {
    await list.selectOption(unit);
    await page.locator('[data-field="fights"] option[selected][value="' + unit + '"]').waitFor({
      state: "attached",
    });
    assert.equal(await list.inputValue(), unit);
  };
  await unfold(list);
  await choose("2");
  await choose("0");
  await choose("2");
});

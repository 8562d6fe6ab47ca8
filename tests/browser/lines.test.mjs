// Units from text: typed, pasted or read from a file, in few taps; checked, changed, added and
// undone at once; and exported as text again.

import assert from "node:assert/strict";
import { appTest } from "./harness.mjs";
import { barriers, withAxe } from "./barriers.mjs";
import { Player, nothing, swipesTo } from "./pages.mjs";

/** A thumb: it counts its taps, and the swipes that bring their targets into view. */
function thumb(page) {
  const counts = { taps: 0, swipes: 0 };
  const tap = async (selector) => {
    const locator = page.locator(selector).first();
    await locator.waitFor();
    counts.swipes += await swipesTo(locator);
    await locator.tap();
    counts.taps += 1;
  };
  return { counts, tap };
}

/** A player on the units page of a game. */
async function atUnits({ page, site, open }, game = "flames-of-war") {
  const player = new Player(page, site, game);
  await open();
  await player.go(player.at("units"), "units");
  return player;
}

const names = (page, side) => page.locator(`[data-side="${side}"] [data-unit] b`).allInnerTexts();

appTest("two and two platoons a side are typed with few taps", async (test) => {
  const player = await atUnits(test);
  const { page, t } = { ...test };
  const { counts, tap } = thumb(page);
  const type = async (lines) => {
    await tap("#lines-typed");
    await page.keyboard.type(lines.join("\n"));
    await page.locator('[data-action="add"][aria-disabled="false"]').waitFor();
  };
  await tap('[data-side="first"] [data-action="add-lines"]');
  await type([
    "2x 7 Grenadiers, veteran, fearless",
    "2x 4 Pz IV H, veteran, confident, armour 6/3, 32in ROF 2 AT 11 FP 3+",
  ]);
  await tap('[data-action="add"]');
  await player.shown('[data-action="see-units"]');
  await tap('[data-field="to"] [data-choice="second"]');
  await page.locator('[data-field="to"] [data-choice="second"][aria-checked="true"]').waitFor();
  await type(["2x 9 Стрелки, новобранцы, бесстрашные", "2x 5 T-34, trained, armour 6/5/1"]);
  await tap('[data-action="add"]');
  await tap('[data-action="see-units"]');
  await player.shown("units");
  const first = ["Grenadiers", "Grenadiers 2", "Pz IV H", "Pz IV H 2"];
  assert.deepEqual(await names(page, "first"), first);
  assert.deepEqual(await names(page, "second"), ["Стрелки", "Стрелки 2", "T-34", "T-34 2"]);
  t.diagnostic(`${counts.taps} taps, ${counts.swipes} swipes`);
  assert.ok(counts.taps <= 12, `${counts.taps} taps`);
  assert.equal(counts.swipes, 0);
});

appTest(
  "a list of twelve lines is pasted, and taken back as one",
  { context: { permissions: ["clipboard-read", "clipboard-write"] } },
  async (test) => {
    const player = await atUnits(test);
    const { page, t } = test;
    const { counts, tap } = thumb(page);
    const list = ["Hello, my list:", "1500 points"];
    for (let line = 1; line <= 10; line++) list.push(`- ${line + 1}x Company ${line}00, veteran`);
    await page.evaluate((text) => navigator.clipboard.writeText(text), list.join("\n"));
    await tap('[data-side="first"] [data-action="add-lines"]');
    await tap('[data-action="paste"]');
    await player.shown('[data-line="11"]');
    await tap('[data-action="add"]');
    await player.shown('[data-action="see-units"]');
    t.diagnostic(`${counts.taps} taps, ${counts.swipes} swipes`);
    assert.ok(counts.taps <= 4, `${counts.taps} taps`);
    // Lines that are no units remain in the field.
    assert.equal(await page.locator("#lines-typed").inputValue(), list.slice(0, 2).join("\n"));
    await tap('[data-action="see-units"]');
    await player.count(page.locator('[data-side="first"] [data-unit]'), 10);
    await player.undo();
    await player.count(page.locator('[data-side="first"] [data-unit]'), 0);
  },
);

appTest("no typed line is lost by a reload, or by undo", async (test) => {
  const player = await atUnits(test);
  const { page } = test;
  await player.go(player.at("units/first/lines"), "#lines-typed");
  const field = page.locator("#lines-typed");
  const list = "2x Panther, veteran\nGreetings";
  await field.fill(list);
  await player.reload();
  await player.shown('[data-line="0"]');
  assert.equal(await field.inputValue(), list);
  await player.action("add").tap();
  await player.shown('[data-action="see-units"]');
  await player.undo();
  await page.locator('[data-action="see-units"]').waitFor({ state: "detached" });
  assert.equal(await field.inputValue(), list);
});

appTest("what was understood is changed, or goes back into the name", async (test) => {
  const player = await atUnits(test);
  const { page } = test;
  await player.go(player.at("units/first/lines"), "#lines-typed");
  await page.locator("#lines-typed").fill("4 Recon Jeeps, vet, front 7, ROF 99\nSee you at ten!");
  const chip = (id) => page.locator(`[data-line="0"] [data-chip="${id}"]`);
  // Only vehicles have front armour, so the kind follows from it.
  await player.shown('[data-chip="kind"].follows');
  await player.shown('[data-unread="ROF 99"]');
  await player.shown('[data-line="1"].other');
  await chip("skill").tap();
  await player.answer("skill", "trained").tap();
  await player.shown('[data-field="skill"] [data-choice="trained"][aria-checked="true"]');
  await player.action("close").tap();
  await chip("front").tap();
  await player.step("front", 1).tap();
  await player.action("close").tap();
  await chip("recon").tap();
  await player.action("take-out").tap();
  await chip("recon").waitFor({ state: "detached" });
  await chip("name").tap();
  await page.locator('[data-line="0"] input').fill("Jeeps");
  await page.keyboard.press("Enter");
  await page.locator('[data-chip="name"]', { hasText: "Jeeps" }).waitFor();
  // A greeting may be made a unit, too.
  await page.locator('[data-line="1"] [data-action="is-unit"]').tap();
  await page.locator('[data-line="1"]:not(.other)').waitFor();
  await player.action("add").tap();
  await player.action("see-units").tap();
  await player.count(page.locator('[data-side="first"] [data-unit]'), 2);
  assert.deepEqual(await names(page, "first"), ["Jeeps", "See you at ten"]);
  await page.locator('[data-side="first"] [data-unit]').first().tap();
  await player.shown("unit");
  await player.shown('[data-field="skill"] [data-choice="trained"][aria-checked="true"]');
  assert.equal(await page.locator('[data-field="front"] output').innerText(), "8");
  assert.equal(await player.answer("recon").getAttribute("aria-checked"), "false");
});

appTest("a file is opened, and one that is no text says so", async (test) => {
  const player = await atUnits(test);
  const { page } = test;
  await player.go(player.at("armies"), '[data-action="new-army"]');
  await player.action("new-army").tap();
  await player.shown("article.army");
  await player.action("add-lines").tap();
  const file = (name, buffer) =>
    page.locator("#lines-file").setInputFiles({ name, mimeType: "text/csv", buffer });
  await player.shown("#lines-typed");
  await file("a.csv", Buffer.from([0x50, 0x4b, 0, 0, 1, 2, 0xff]));
  await page.locator(".notices-toast, [role=status]", { hasText: ".csv" }).first().waitFor();
  // As an older Windows program writes French: bytes that are not UTF-8.
  await file("c.txt", Buffer.from("Ch\xe2teau guards, Veteran", "latin1"));
  await player.shown('[data-line="0"] [data-chip="skill"]');
  await page.waitForFunction(() =>
    document.querySelector("#lines-typed").value.includes("Ch\u00e2teau"),
  );
  await page.locator("#lines-typed").fill("");
  await file(
    "b.csv",
    Buffer.from("\ufeffUnit;Count;Skill;AT\r\nPz IV;4;Veteran;11\r\nPak 40;2;Trained;12\r\n"),
  );
  await player.shown('[data-line="2"] [data-chip="skill"]');
  await player.action("add").tap();
  await player.action("see-units").tap();
  await player.shown("article.army");
  assert.deepEqual(await page.locator(".army-units b").allInnerTexts(), ["Pz IV", "Pak 40"]);
});

appTest(
  "a side goes out as text that is read as the same units",
  { context: { permissions: ["clipboard-read", "clipboard-write"] } },
  async (test) => {
    const { page } = test;
    // Without a share sheet, as on a laptop.
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, "share", { value: undefined });
    });
    const player = await atUnits(test);
    await player.go(player.at("units/first/lines"), "#lines-typed");
    const list =
      "2x 4 Pz IV H, veteran, armour 6/3/1, 32in ROF 2 AT 11 FP 3+\nHello 4 ROF 2 gun, trained";
    await page.locator("#lines-typed").fill(list);
    await player.action("add").tap();
    await player.action("see-units").tap();
    const sent = async (side) => {
      await page.locator(`[data-side="${side}"] [data-action="send-text"]`).tap();
      await page.locator("body", { hasText: "List copied." }).waitFor();
      return await page.evaluate(() => navigator.clipboard.readText());
    };
    const text = await sent("first");
    assert.match(text, /Pz IV H.*AT 11/);
    await player.go(player.at("units/second/lines"), "#lines-typed");
    await player.action("paste").tap();
    await player.action("add").tap();
    await player.action("see-units").tap();
    assert.equal(await sent("second"), text);
    assert.deepEqual(await names(page, "second"), await names(page, "first"));
  },
);

appTest("the page of lines is no barrier, and works by keyboard", async (test) => {
  const { context, page } = test;
  await withAxe(context);
  const player = await atUnits(test);
  await player.go(player.at("units/first/lines"), "#lines-typed");
  const list = "3x 4 Pz IV, veteran, ROF 2, ROF 99 (155)\nDear all,";
  await page.locator("#lines-typed").fill(list);
  await player.shown('[data-line="1"]');
  nothing(await barriers(page));
  await page.locator('[data-chip="weapons.1.rof"]').focus();
  await page.keyboard.press("Enter");
  await player.shown('.lines-editor [data-field="weapons.1.rof"]');
  nothing(await barriers(page));
  await page.locator('[data-action="add"]').focus();
  await page.keyboard.press("Enter");
  await player.shown('[data-action="see-units"]');
});

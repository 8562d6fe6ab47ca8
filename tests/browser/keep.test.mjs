// Files and other phones: a saved file can be opened, a handed-over battle arrives, and broken data
// is reported and changes nothing.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import {
  PHONE,
  appTest,
  forgetMirror,
  launch,
  offlineTest,
  ready,
  savedForOffline,
  unhurried,
} from "./harness.mjs";
import { Player, at } from "./pages.mjs";

/** A name of random letters, so that packing does not shorten it. */
function longName(first, seed) {
  const letter = (_, at) => {
    if (at % 9 === 8) return " ";
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return String.fromCharCode(first + ((seed >>> 16) % 26));
  };
  return Array.from({ length: 110 }, letter).join("");
}

/** With these units a battle is too large for one coarse code. */
const LONG = { first: longName(0x41, 1), second: longName(0x410, 2) };

/** A battle with a unit a side, in its second phase. */
async function play(player, names) {
  await player.startBattle({ name: "Hill 112", ...names });
  await player.action("next-phase").click();
  await player.go(at("units"), "units");
  for (const side of ["first", "second"]) {
    await player.page.locator(`[data-side="${side}"] [data-action="add-unit"]`).click();
    await player.shown(`[data-side="${side}"] [data-unit]`);
  }
}

/** The text of the file that a button saves. */
async function saved(page, button) {
  const download = page.waitForEvent("download");
  await button.click();
  const file = await download;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), "utf8") };
}

const choose = (page, text) =>
  page.setInputFiles("#keep-file", {
    name: "any.json",
    mimeType: "application/json",
    buffer: Buffer.from(text),
  });

/** All stored data. */
const kept = (page) =>
  page.evaluate(() => {
    // The generation counts every write, also those that are undone.
    const all = Object.entries(localStorage).filter(([key]) => key !== "adjutant/generation");
    return JSON.stringify(all.sort());
  });

/** Another phone on the same site. */
async function otherPhone(site, body) {
  const context = await (await launch()).newContext(PHONE);
  await unhurried(context);
  const problems = [];
  context.on("weberror", (error) => problems.push(String(error.error())));
  try {
    const page = await context.newPage();
    const player = new Player(page, site);
    await body(player, async (address) => {
      await page.goto(address);
      await ready(page);
    });
  } finally {
    await context.close();
  }
  assert.deepEqual(problems, []);
}

/** The link that the button would share. */
async function link(player) {
  await player.go("#/", '[data-action="hand-over"]');
  await player.action("hand-over").click();
  await player.shown(".keep-code");
  return player.action("share-link").getAttribute("data-link");
}

appTest("everything is saved, lost, and there again", async ({ page, site, open }) => {
  await open("#/settings");
  const player = new Player(page, site);
  await player.shown("settings");
  await player.answer("theme", "dark").click();
  await play(player);
  const place = await player.place();
  await player.go("#/keep", "keep");
  const { name, text } = await saved(page, player.action("save-file"));
  assert.match(name, /^adjutant-everything-\d{4}-\d\d-\d\d\.json$/);
  await page.evaluate(() => localStorage.clear());
  await forgetMirror(page);
  await open("?again#/keep");
  await player.shown("keep");
  await choose(page, text);
  await player.shown('[data-item="battle"][data-met="new"]');
  assert.equal(await player.by("fault").count(), 0);
  await player.answer("settings", "add").click();
  await player.action("take-in").click();
  await player.shown(".keep-done");
  await page.waitForFunction(() => document.documentElement.dataset.theme === "dark");
  await page.locator(".keep .rows-link").getByText("Hill 112").click();
  await player.shown("turn");
  assert.equal(await player.place(), place);
  // Undo works as before, back to the beginning.
  for (let taps = 0; taps < 3; taps++) await player.undo();
  await player.shown('[data-phase="start"][aria-current="step"]');
  // The file has nothing new now; once the battle is undone, the file is ahead of it.
  await player.go("#/keep", "keep");
  await choose(page, text);
  await player.shown('[data-item="battle"][data-met="further"]');
  await player.action("take-in").click();
  await player.shown("turn");
  assert.equal(await player.place(), place);
});

appTest("a battle goes to another phone by a link, and comes back", async (t) => {
  const { page, site, open } = t;
  await open();
  const player = new Player(page, site);
  await play(player);
  const there = await link(player);
  assert.ok(there.startsWith(`${site.url}#/take/`), there);
  let back;
  await otherPhone(site, async (other, goto) => {
    await goto(there);
    await other.shown('[data-item="battle"][data-met="new"]');
    const shown = await other.page.locator("[data-item]").innerText();
    for (const words of ["Hill 112", "7th Armoured", "Units: 1 – 1", "Without its log"]) {
      assert.ok(shown.includes(words), `${words} in ${shown}`);
    }
    await other.action("take-in").click();
    await other.shown("turn");
    assert.match(await other.place(), /Hill 112/);
    await other.action("next-phase").click();
    await other.shown('[data-phase="shooting"][aria-current="step"]');
    back = await link(other);
  });
  await player.go(new URL(back).hash, '[data-item="battle"][data-met="further"]');
  await player.action("take-in").click();
  await player.shown('[data-phase="shooting"][aria-current="step"]');
  // The import of the further state is one step, and can be undone.
  await player.undo();
  await player.shown('[data-phase="movement"][aria-current="step"]');
});

appTest("several codes come in any order, each in a tab of its own", async (t) => {
  const { page, site, open } = t;
  await open();
  const player = new Player(page, site);
  await play(player, LONG);
  await link(player);
  await player.answer("fineness", "coarse").click();
  const code = page.locator(".keep-code:not([data-codes='1'])");
  await code.waitFor();
  const links = [];
  for (let number = 0; number < Number(await code.getAttribute("data-codes")); number++) {
    links.push(await code.getAttribute("data-link"));
    await player.action("code-next").click();
  }
  assert.equal(new Set(links).size, links.length);
  assert.ok(links.length > 1);
  await otherPhone(site, async (other, goto) => {
    const last = links.shift();
    for (const one of links.reverse()) {
      await goto(one);
      await other.shown(".keep-pieces");
    }
    await goto(last);
    await other.shown('[data-item="battle"]');
    await other.action("take-in").click();
    await other.shown("turn");
    // The pieces are deleted.
    assert.equal(await other.page.evaluate(() => localStorage["adjutant/pieces"]), undefined);
  });
});

/** A browser that reads codes: its camera sees `window.seen`. */
const camera = () => {
  window.seen = [];
  window.BarcodeDetector = class {
    detect = async () => window.seen.map((rawValue) => ({ rawValue }));
  };
  navigator.mediaDevices.getUserMedia = async () => {
    if (window.refused) throw new DOMException("no", "NotAllowedError");
    const canvas = document.createElement("canvas");
    canvas.getContext("2d").fillRect(0, 0, 9, 9);
    return (window.stream = canvas.captureStream());
  };
};

appTest("codes are read by the camera where the browser can", async (t) => {
  const { context, page, site, open } = t;
  await open();
  const player = new Player(page, site);
  await play(player, LONG);
  await player.go("#/keep", "keep");
  assert.equal(await player.action("scan").count(), 0, "this browser cannot");
  await link(player);
  await player.answer("fineness", "coarse").click();
  const code = page.locator(".keep-code:not([data-codes='1'])");
  await code.waitFor();
  const links = [];
  for (let number = 0; number < Number(await code.getAttribute("data-codes")); number++) {
    links.push(await code.getAttribute("data-link"));
    await player.action("code-next").click();
  }
  await context.addInitScript(camera);
  await open("?camera#/keep");
  await player.shown("keep");
  await page.evaluate(() => (window.refused = true));
  await player.action("scan").click();
  await player.shown('[data-fault="camera"]');
  await page.evaluate(() => (window.refused = false));
  await player.action("scan").click();
  await player.shown("#keep-video");
  const last = links.pop();
  await page.evaluate((seen) => (window.seen = ["https://other.example/", ...seen]), links);
  await page.getByText(`${links.length} of ${links.length + 1}`).waitFor();
  await page.evaluate((seen) => (window.seen = [seen]), last);
  await player.shown('[data-item="battle"][data-met="same"]');
  // The camera is released.
  await page.waitForFunction(() =>
    window.stream.getTracks().every((track) => track.readyState === "ended"),
  );
});

appTest("what cannot be opened is told and changes nothing", async ({ page, site, open }) => {
  await open();
  const player = new Player(page, site);
  await play(player);
  await player.go("#/keep", "keep");
  const { text } = await saved(page, player.action("save-file"));
  const before = await kept(page);
  const wrong = {
    foreign: "PK\u0003\u0004 some other file",
    cut: text.slice(0, text.length / 2),
    changed: text.replace('"check": ', '"check": x'),
    empty: "",
    newer: text.replace('"v": 1', '"v": 9'),
  };
  for (const [why, text] of Object.entries(wrong)) {
    await choose(page, text);
    await player.shown(`[data-fault="${why}"]`);
    await player.shown("keep");
    if (why !== "newer") assert.equal(await kept(page), before, why);
  }
  // A battle of a newer version is quarantined.
  await player.by("notice", "damage").waitFor();
  // A link that was edited by hand.
  await player.go("#/take/AQEAxyz", '[data-fault="changed"]');
  // If a part of a file was changed, the rest can still be taken.
  await player.go("#/keep", "keep");
  await choose(page, text.replace("Hill 112", "Hill 113"));
  await player.shown('[data-fault="part"]');
});

appTest("where there is no room nothing is half taken", async ({ context, page, site, open }) => {
  await context.addInitScript(() => {
    const put = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, text) {
      if (window.room === 0) throw new DOMException("full", "QuotaExceededError");
      if (window.room > 0) window.room--;
      put.call(this, key, text);
    };
  });
  await open();
  const player = new Player(page, site);
  await play(player);
  await player.go("#/keep", "keep");
  const { text } = await saved(page, player.action("save-file"));
  await page.evaluate(() => localStorage.clear());
  await forgetMirror(page);
  await open("?again#/keep");
  await player.shown("keep");
  const before = await kept(page);
  for (let room = 0; room < 4; room++) {
    await choose(page, text);
    await player.shown('[data-item="battle"]');
    await page.evaluate((room) => (window.room = room), room);
    await player.action("take-in").click();
    await page.locator(".notices-toast:not([hidden])").getByText("no room").waitFor();
    await page.evaluate(() => (window.room = undefined));
    assert.equal(await kept(page), before, `after ${room} writes`);
    await player.action("not-now").click();
  }
  await choose(page, text);
  await player.action("take-in").click();
  await player.shown("turn");
});

offlineTest("all of it without a network", async ({ page, site, open }) => {
  await open();
  const player = new Player(page, site);
  await play(player);
  await savedForOffline(page);
  await site.stop();
  await page.goto(`${site.url}#/keep`);
  await page.reload();
  await ready(page);
  await player.shown("keep");
  const { text } = await saved(page, player.action("save-file"));
  await choose(page, text);
  await player.shown('[data-item="battle"][data-met="same"]');
  const there = await link(player);
  await player.go(new URL(there).hash, '[data-item="battle"][data-met="same"]');
  await site.start();
});

appTest("names from outside are words, whatever they say", async ({ page, site, open }) => {
  const name = `<img src=x onerror="document.title='broken'">"'><svg onload=alert(1)>`;
  await open();
  const player = new Player(page, site);
  await player.startBattle({ name, first: name, second: name });
  const there = await link(player);
  await page.locator("h1").getByText(name).waitFor();
  await otherPhone(site, async (other, goto) => {
    await goto(there);
    await other.shown("[data-item]");
    assert.equal(await other.page.locator("[data-item] b").innerText(), name);
    assert.equal(await other.page.locator("#screen img").count(), 0);
    await other.action("take-in").click();
    await other.shown("turn");
    assert.notEqual(await other.page.title(), "broken");
  });
});

appTest("a situation goes to another phone by a code, or typed", async ({ page, site, open }) => {
  await open(`#/k20/calculate/direct-fire?distance=20&cover=linear`);
  const player = new Player(page, site, "k20");
  const number = await page.locator(".plaque-number").innerText();
  await player.action("code").click();
  const code = page.locator('.keep-code[data-codes="1"]');
  await code.locator("svg path").waitFor();
  const link = await code.getAttribute("data-link");
  assert.equal((await page.locator(".keep-address").innerText()).trim(), link);
  assert.ok(link.startsWith(site.url) && link.includes("distance=20"), link);
  await otherPhone(site, async (other, goto) => {
    await goto(link);
    assert.equal(await other.page.locator(".plaque-number").innerText(), number);
  });
  // Back leads to the calculator, which has not changed.
  await page.locator(".head [data-action='back'], .head a").first().click();
  await player.shown('[data-calculator="direct-fire"]');
  assert.equal(await page.locator(".plaque-number").innerText(), number);
});

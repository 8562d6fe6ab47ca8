// The app itself crashes: the browser refuses to create an element, which none of our code expects,
// and the app fails in the middle of a tap.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { appTest, ready } from "./harness.mjs";
import { Player, at } from "./pages.mjs";

const CRASH = [/panicked/, /unreachable/, /RuntimeError/, /refused/];

/** From now on the browser fails to create an element of this name, once. */
const breakOnce = (context) =>
  context.addInitScript(() => {
    window.breakNow = () => {
      const { createElement, createElementNS } = Document.prototype;
      const { cloneNode } = Node.prototype;
      const fail = () => {
        Object.assign(Document.prototype, { createElement, createElementNS });
        Node.prototype.cloneNode = cloneNode;
        throw new DOMException("refused", "NotSupportedError");
      };
      Object.assign(Document.prototype, { createElement: fail, createElementNS: fail });
      Node.prototype.cloneNode = fail;
    };
  });

appTest(
  "a crash shows a way on, and everything up to the tap is there",
  { allow: CRASH, context: { acceptDownloads: true } },
  async ({ context, page, site, open }) => {
    await breakOnce(context);
    await open();
    const player = new Player(page, site);
    await player.startBattle({ name: "Crash site" });
    await player.go(at("units"), "units");
    await player.action("add-unit").first().click();
    await player.shown("[data-unit]");
    await page.evaluate(() => window.breakNow());
    await player.action("add-unit").first().click();

    const box = page.getByRole("alert");
    await box.getByRole("heading", { name: "Adjutant has stopped" }).waitFor();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      box.getByRole("link", { name: "Download the battle" }).click(),
    ]);
    assert.match(await readFile(await download.path(), "utf8"), /Crash site/);
    await Promise.all([
      page.waitForEvent("load"),
      box.getByRole("button", { name: "Continue" }).click(),
    ]);
    await ready(page);
    await player.shown("units");
    assert.match(await player.place(), /Crash site/);
    assert.ok((await page.locator("[data-unit]").count()) >= 1);

    // After a second crash in a row the offered link leads to the front page.
    await page.evaluate(() => window.breakNow());
    await player.action("add-unit").first().click();
    await box.getByRole("link", { name: "Continue" }).click();
    await ready(page);
    await player.shown('[data-action="continue"]');
  },
);

// The download size for a phone, compressed by brotli: a little more at each change would go
// unnoticed. The limits are at most 7 % above the present sizes (docs/decisions/0012-weight.md): a
// commit that saves bytes lowers them, and one that has to raise a limit says why.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { DIST, appTest } from "./harness.mjs";
import { Player, at } from "./pages.mjs";
import { compressed, kept, sum } from "./sizes.mjs";

const files = compressed(DIST);

/** Requests after the screen: the icon, the pages that can wait, the words of the log. */
const AFTERWARDS = /^(icons|screenshots)\/|\/log-|\/screens-\w+\.txt$/;

for (const [address, screen, most, kilobytes] of [
  ["#/", "home", 4, 150],
  [at("calculate/shooting"), ".plaque", 10, 545],
  [at("turn"), "turn", 11, 625],
]) {
  appTest(`${address} fetches at most ${kilobytes} kB`, async ({ context, page, site, open }) => {
    // Held back, so that requests after the screen are not counted with those that the screen
    // needs.
    const atHome = address === "#/";
    const later =
      screen === "turn" ? /-(later|mirroring)\.wasm$/ : /-(turn|later|mirroring)\.wasm$/;
    await context.route(atHome ? /-(play|turn|later)\.wasm$/ : later, () => {});
    await open(`?nosw${address}`);
    await new Player(page, site).shown(screen);
    const asked = new Set(site.requests.map((path) => (path === "./" ? "index.html" : path)));
    const needed = [...asked].filter((path) => {
      const waits = AFTERWARDS.test(path) && (atHome || !path.includes("/screens-"));
      return files.has(path) && !waits && !(atHome && /-mirroring|screens-\w+\.css/.test(path));
    });
    const bytes = sum(files, needed);
    const listed = needed.map((path) => `${path}: ${files.get(path).length}`).join("\n");
    assert.ok(needed.length <= most, `${needed.length} files\n${listed}`);
    assert.ok(bytes <= kilobytes * 1000, `${bytes} bytes\n${listed}`);
  });
}

for (const [what, name, kilobytes] of [
  ["the shell", /_bg\.wasm$/, 125],
  ["the screens that come first", /-play\.wasm$/, 260],
]) {
  test(`${what} at most ${kilobytes} kB`, () => {
    const bytes = sum(
      files,
      [...files.keys()].filter((path) => name.test(path)),
    );
    assert.ok(bytes > 0 && bytes <= kilobytes * 1000, `${bytes} bytes`);
  });
}

test("all that is kept on the device weighs at most 1526 kB", async () => {
  const worker = await readFile(join(DIST, "sw.js"), "utf8");
  const bytes = sum(files, kept(files, worker));
  assert.ok(bytes <= 1_526_000, `${bytes} bytes`);
});

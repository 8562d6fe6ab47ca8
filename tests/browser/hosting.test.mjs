// The site on a host as docs/hosting.md describes it: with the headers of dist/_headers, under a
// path, with wrong media types, inside another page.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { DIST, appTest, offlineTest, ready, savedForOffline } from "./harness.mjs";

/** The rules of `_headers`: the pattern of a path, and the headers for it. */
async function rules() {
  const text = await readFile(join(DIST, "_headers"), "utf8");
  const rules = [];
  for (const line of text.split("\n").filter(Boolean)) {
    if (line.startsWith("/")) {
      rules.push({ path: line.slice(1), headers: [] });
    } else {
      const [, name, value] = /^ {2}([\w-]+): (.*)$/.exec(line);
      rules.at(-1).headers.push([name, value]);
    }
  }
  return rules;
}

/** The headers that these rules give a file; one that two rules give occurs twice. */
function sent(rules, name) {
  const path = name === "./" ? "" : name;
  const falls = (rule) =>
    rule.path.endsWith("*") ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path;
  return rules.filter(falls).flatMap((rule) => rule.headers);
}

const HASHED = /^(text\/.*-[0-9a-f]{16}\.txt|[a-z]+-[0-9a-f]{16}[^/]*\.(wasm|js|css))$/;

offlineTest(
  "with the headers of a host, under a path: it starts, plays and works offline",
  { prefix: "/some/where/" },
  async ({ site, page, open }) => {
    const all = await rules();
    site.headersOf = (name) => Object.fromEntries(sent(all, name));
    await open("#/flames-of-war/calculate/shooting?target-skill=veteran");
    assert.equal(await page.locator("[data-need]").first().getAttribute("data-need"), "4");
    await savedForOffline(page);
    for (const name of new Set(site.requests)) {
      const caching = sent(all, name).filter(([header]) => header === "Cache-Control");
      if (HASHED.test(name)) {
        assert.match(caching[0][1], /immutable/, name);
        assert.equal(caching.length, 1, name);
      } else {
        assert.ok(
          caching.every(([, value]) => value === "no-cache"),
          `${name} keeps its name and must not be cached for good`,
        );
      }
    }
    await site.stop();
    await page.reload();
    await ready(page);
    assert.equal(await page.locator("[data-need]").first().getAttribute("data-need"), "4");
  },
);

test("every file that may change under its name is asked for again", async () => {
  const all = await rules();
  for (const name of ["./", "index.html", "sw.js", "manifest.webmanifest"]) {
    const caching = sent(all, name).filter(([header]) => header === "Cache-Control");
    assert.deepEqual(caching, [["Cache-Control", "no-cache"]], name);
  }
});

appTest(
  "the header keeps other pages from framing it, before any script runs",
  { allow: [/frame-ancestors/, /ERR_BLOCKED_BY_RESPONSE/, /Failed to load resource/] },
  async ({ site, page }) => {
    const all = await rules();
    site.headersOf = (name) =>
      name === "manifest.webmanifest" ? {} : Object.fromEntries(sent(all, name));
    // Any file of the site will do as the embedding page.
    await page.goto(`${site.url}manifest.webmanifest`);
    const blocked = page.waitForEvent("console", (message) =>
      /frame-ancestors/.test(message.text()),
    );
    await page.evaluate((url) => {
      const frame = document.createElement("iframe");
      frame.src = url;
      document.body.append(frame);
    }, site.url);
    await blocked;
    const [, frame] = page.frames();
    assert.ok(!(await frame.locator("#shell").count()), "the page is not in the frame");
  },
);

appTest("with media types that are wrong it starts all the same", async ({ site, page, open }) => {
  site.mediaTypes = {
    ".wasm": "application/octet-stream",
    ".webmanifest": "application/octet-stream",
    ".txt": "application/octet-stream",
  };
  await open("#/k20/calculate/infantry-fire");
  assert.ok(await page.locator("[data-need]").count(), "the number is there");
});

appTest(
  "a mistake is reported with sheet, number, version and link in one tap",
  { context: { permissions: ["clipboard-read", "clipboard-write"] } },
  async ({ page, open }) => {
    await open("#/flames-of-war/calculate/shooting?target-skill=veteran");
    await page.locator('[data-action="report-mistake"]').click();
    await page.locator("#spoken", { hasText: "Copied." }).waitFor();
    const lines = (await page.evaluate(() => navigator.clipboard.readText())).split("\n");
    assert.match(lines[0], /^Flames of War · Shooting$/);
    assert.equal(lines[1], "The app says: 4+");
    assert.match(lines[3], /^Adjutant 0\.1\.0 \([0-9a-f]{8}\)$/);
    await page.goto(lines[4]);
    await ready(page);
    assert.equal(await page.locator("[data-need]").first().getAttribute("data-need"), "4");
  },
);

appTest("About has the version, the build and every licence", async ({ page, open }) => {
  await open("#/about");
  await page.getByText(/^Version 0\.1\.0 \([0-9a-f]{8}\)$/).waitFor();
  const list = page.locator('[data-action="licences"]');
  const text = await page.evaluate(
    async (url) => (await fetch(url)).text(),
    await list.getAttribute("href"),
  );
  assert.match(text, /\nleptos [\d.]+: MIT\n/);
});

// Storage that is forbidden, full or damaged: the app goes on and reports it.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { appTest, forgetMirror } from "./harness.mjs";
import { Player, at } from "./pages.mjs";

/** Plays on after a fault: a battle, an answer, an undo. */
async function playsOn(player) {
  await player.startBattle({ name: "On and on" });
  await player.action("next-phase").click();
  await player.shown('[data-phase="movement"][aria-current="step"]');
  await player.undo();
  await player.shown('[data-phase="start"][aria-current="step"]');
  await player.go(at("calculate/shooting"), 'article[data-calculator="shooting"]');
  await player.answer("target-skill", "veteran").click();
  await player.shown('.plaque[data-need="4"]');
}

appTest("storage that throws when it is touched", async ({ context, page, site, open }) => {
  await context.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  await open();
  const player = new Player(page, site);
  await player.by("notice", "storage").waitFor();
  await playsOn(player);
  await player.by("notice", "storage").waitFor();
  assert.match(await player.by("notice", "storage").innerText(), /saves nothing/);
});

appTest("storage that becomes full and then has room", async ({ context, page, site, open }) => {
  await context.addInitScript(() => {
    const put = Storage.prototype.setItem;
    window.full = false;
    Storage.prototype.setItem = function (key, text) {
      if (window.full) throw new DOMException("full", "QuotaExceededError");
      put.call(this, key, text);
    };
  });
  await open();
  const player = new Player(page, site);
  await player.startBattle({ name: "Before" });
  assert.equal(await player.by("notice", "storage").count(), 0);
  await page.evaluate(() => {
    window.full = true;
  });
  await player.action("next-phase").click();
  await player.by("notice", "storage").waitFor();
  assert.match(await player.by("notice", "storage").innerText(), /full/);
  await playsOn(player);
  await page.evaluate(() => {
    window.full = false;
  });
  await player.answer("concealed").click();
  await player.by("notice", "storage").waitFor({ state: "detached" });
  const state = await player.state();
  await player.reload();
  await player.hasState(state, "what was in memory is kept now");
});

appTest("a private window without any room is not called full", async (world) => {
  const { context, page, site, open } = world;
  await context.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("no room at all", "QuotaExceededError");
    };
  });
  await open();
  const player = new Player(page, site);
  await playsOn(player);
  assert.match(await player.by("notice", "storage").innerText(), /saves nothing/);
});

/** Storage that can be written but not read. */
const unreadable = () => {
  const get = Storage.prototype.getItem;
  Storage.prototype.getItem = function (key) {
    if (window.unreadable ?? true) throw new DOMException("denied", "SecurityError");
    return get.call(this, key);
  };
};

appTest("storage that cannot be read is told at once", async ({ context, page, site, open }) => {
  await context.addInitScript(unreadable);
  await open();
  const player = new Player(page, site);
  await player.by("notice", "storage").waitFor();
  assert.match(await player.by("notice", "storage").innerText(), /saves nothing/);
  await playsOn(player);
});

appTest("storage that cannot be read any more is told", async ({ context, page, site, open }) => {
  await context.addInitScript(() => (window.unreadable = false));
  await context.addInitScript(unreadable);
  await open();
  const player = new Player(page, site);
  await player.startBattle({ name: "Whole" });
  const before = await page.evaluate(() => ({ ...localStorage }));
  await player.reload();
  await player.go("#/", '[data-action="end-battle"]');
  assert.equal(await player.by("notice", "storage").count(), 0);
  await page.evaluate(() => (window.unreadable = true));
  await player.go(at("turn", "k20"), "turn");
  await player.by("notice", "storage").waitFor();
  // Data that cannot be read is not overwritten.
  assert.deepEqual(await page.evaluate(() => ({ ...localStorage })), before);
});

const HEAD = "adjutant/desk/1/head";
const LOG = "adjutant/desk/1/log/0";
const KEYS = {
  [HEAD]: ["the head", true],
  [LOG]: ["the log", true],
  [`${LOG}/start`]: ["the log's start", true],
  "adjutant/desks": ["the list of desks", true],
  "adjutant/settings": ["the settings", true],
  "adjutant/settings-undo": ["earlier settings", false],
};

const DAMAGES = {
  "no JSON": () => "{nonsense",
  "cut off": (text) => text.slice(0, text.length / 2),
  "something else": () => '["another app"]',
  newer: (text) => JSON.stringify({ v: 99, data: JSON.parse(text).data }),
  empty: () => "",
};

for (const [key, [what, said]] of Object.entries(KEYS)) {
  appTest(`damage: ${what}`, async ({ context, page, site, open }) => {
    await open("#/settings");
    const player = new Player(page, site);
    await player.shown("settings");
    await player.answer("haptics").click();
    await player.answer("keep-awake").click();
    await player.answer("theme", "dark").click();
    await player.startBattle({ name: "Whole" });
    await player.action("next-phase").click();
    await player.shown('[data-phase="movement"][aria-current="step"]');
    const sound = await page.evaluate(() => ({ ...localStorage }));
    assert.ok(sound[key], key);
    await page.close();

    for (const [how, damage] of Object.entries(DAMAGES)) {
      const damaged = damage(sound[key]);
      const page = await context.newPage();
      // Once, before the app reads it; the app asks the mirror only after this has finished.
      await page.addInitScript(
        ([sound, key, damaged]) => {
          if (!location.protocol.startsWith("http") || sessionStorage["damage"]) return;
          sessionStorage["damage"] = "done";
          localStorage.clear();
          for (const [key, text] of Object.entries(sound)) localStorage.setItem(key, text);
          localStorage.setItem(key, damaged);
          indexedDB.deleteDatabase("adjutant");
        },
        [sound, key, damaged],
      );
      await open("#/", page);
      const player = new Player(page, site);
      const wrong = (what) => `${key}, ${how}: ${what}`;

      await player.go(at("turn"), "turn");
      const kept = () =>
        page.evaluate(() =>
          Object.keys(localStorage)
            .filter((key) => key.startsWith("adjutant/rescued/"))
            .map((key) => JSON.parse(localStorage[key]).data),
        );
      if (said) {
        await player.by("notice", "damage").waitFor();
        const words = await player.by("notice", "damage").innerText();
        assert.match(words, how === "newer" ? /newer version/ : /damaged/, wrong(words));
        const rescued = await kept();
        // An empty text leaves nothing to quarantine.
        const texts = damaged ? 1 : 0;
        assert.equal(rescued.length, texts, wrong(`${rescued.length} texts put aside`));
        if (damaged)
          assert.ok(JSON.stringify(rescued).includes(JSON.stringify(damaged)), wrong("lost"));
        const [download] = await Promise.all([
          page.waitForEvent("download"),
          player.action("download-damaged").click(),
        ]);
        const file = await readFile(await download.path(), "utf8");
        if (damaged) assert.ok(file.includes(JSON.stringify(damaged)), wrong("not in the file"));
        await player.by("notice", "damage").getByRole("button", { name: "Got it" }).click();
        await player.by("notice", "damage").waitFor({ state: "detached" });
      }

      if (how === "newer" && said) {
        // Data of a newer version stays as it is, whatever is done here.
        if (key === "adjutant/settings") {
          await player.go("#/settings", "settings");
          await player.answer("haptics").click();
          await player.startBattle({ name: "Beside" });
          await player.action("next-phase").click();
        } else {
          await player.startBattle({ name: "Beside" });
          await player.action("next-phase").click();
        }
        await player.shown('[data-phase="movement"][aria-current="step"]');
        const now = await page.evaluate(() => ({ ...localStorage }));
        for (const [known, text] of Object.entries({ ...sound, [key]: damaged })) {
          const own = key.includes("/desk/") ? known.startsWith("adjutant/desk/1/") : known === key;
          if (own) assert.equal(now[known], text, wrong(known));
        }
        await page.close();
        continue;
      }

      // Everything else works: the battle is there, and so are the settings.
      assert.match(
        await player.place(),
        /Whole\s+Movement\s+· 7th Armoured/,
        wrong("the battle is gone"),
      );
      const theme = await page.evaluate(() => document.documentElement.dataset.theme);
      if (key !== "adjutant/settings") assert.equal(theme, "dark", wrong("theme"));
      await player.action("next-phase").click();
      await player.shown('[data-phase="shooting"][aria-current="step"]');
      await player.reload();
      await player.shown('[data-phase="shooting"][aria-current="step"]');
      // A repaired fault is not reported again.
      if (said) {
        assert.equal(await player.by("notice", "damage").count(), 0, wrong("told again"));
        assert.equal((await kept()).length, damaged ? 1 : 0, wrong("put aside again"));
      }
      await player.undo();
      await player.shown('[data-phase="movement"][aria-current="step"]');
      await page.close();
    }
  });
}

appTest("damage seen from home is told once", async ({ page, site, open }) => {
  await open();
  const player = new Player(page, site);
  await player.startBattle({ name: "Whole" });
  await player.action("next-phase").click();
  await player.shown('[data-phase="movement"][aria-current="step"]');
  await page.evaluate((key) => localStorage.setItem(key, "{nonsense"), HEAD);
  await forgetMirror(page);
  await page.goto("about:blank");
  await open();
  await player.shown('[data-action="continue"]');
  await player.by("notice", "damage").waitFor();
  await player.by("notice", "damage").getByRole("button", { name: "Got it" }).click();
  await player.by("notice", "damage").waitFor({ state: "detached" });
  await player.action("continue").click();
  await player.shown("turn");
  assert.equal(await player.by("notice", "damage").count(), 0, "told again");
  const rescued = await page.evaluate(
    () => Object.keys(localStorage).filter((key) => key.startsWith("adjutant/rescued/")).length,
  );
  assert.equal(rescued, 1);
});

/** A parcel in a link as version 2 of the app would write it. */
function newerPiece(fill) {
  const written = Buffer.from([2, 1, 0, 7, 0, 0, 0, ...new Array(300).fill(fill)]);
  const length = Buffer.alloc(8);
  length.writeBigUInt64LE(BigInt(written.length));
  let [low, high] = [1, 0];
  for (const byte of Buffer.concat([length, written])) {
    low = (low + byte) % 65_521;
    high = (high + low) % 65_521;
  }
  const check = Buffer.from([low & 255, low >> 8, high & 255, high >> 8]);
  return Buffer.concat([written, check]).toString("base64url");
}

appTest("what links put aside without a touch is little, and can be removed", async (world) => {
  const { page, site, open } = world;
  await open();
  const player = new Player(page, site);
  await player.startBattle({ name: "Whole" });
  const aside = () =>
    page.evaluate(
      () => Object.keys(localStorage).filter((key) => key.startsWith("adjutant/rescued/")).length,
    );
  // Links of a newer build, each different.
  for (let number = 0; number < 14; number += 1) {
    await player.go(`#/take/${newerPiece(number)}`, '[data-fault="newer"]');
  }
  await page.waitForFunction(() =>
    Object.keys(localStorage).some((key) => key === "adjutant/rescued/9"),
  );
  assert.equal(await aside(), 10);
  await player.go("#/settings", "[data-aside]");
  const rows = page.locator("[data-aside]");
  assert.equal(await rows.count(), 10);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    rows.first().locator('[data-action="save-aside"]').click(),
  ]);
  assert.equal(JSON.parse(await readFile(await download.path(), "utf8")).length, 1);
  // The app asks for confirmation first.
  await rows.first().locator('[data-action="ask-aside"]').click();
  await rows.first().locator('[data-action="keep-aside"]').click();
  assert.equal(await aside(), 10);
  for (let left = 9; left >= 0; left -= 1) {
    await rows.first().locator('[data-action="ask-aside"]').click();
    await rows.first().locator('[data-action="remove-aside"]').click();
    await page.waitForFunction(
      (left) => document.querySelectorAll("[data-aside]").length === left,
      left,
    );
    assert.equal(await aside(), left);
  }
});

// Calculators opened from a battle: each starts at its questions, rolls only on request, and shows
// the next step within reach of the thumb. Also what every screen owes to touch, screen readers and
// translators.

import assert from "node:assert/strict";
import { appTest } from "./harness.mjs";
import { armies, Player } from "./pages.mjs";

/** The unit in the list of those that may act in this phase. */
const acts = (calculator, unit) =>
  `.turn-lead:has([data-opens="${calculator}"]) [data-unit="${unit}"]`;
const role = (role, unit) => `[data-role="${role}"] [data-unit="${unit}"]`;

/** Volleys of three games: the phase, the taps that open the first and the next, the calculator. */
const VOLLEYS = [
  {
    game: "flames-of-war",
    phase: "shooting",
    opens: acts("shooting", 1),
    next: acts("shooting", 2),
    id: "shooting",
  },
  {
    game: "cold-war-commander",
    phase: "command",
    opens: acts("direct-fire", 1),
    next: acts("direct-fire", 2),
    id: "direct-fire",
    asks: '[data-action="begins"]',
  },
  {
    game: "k20",
    phase: "infantry-fire",
    opens: '[data-opens="infantry-fire"]',
    id: "infantry-fire",
    shooter: role("shooter", 1),
  },
];

/** Goes from a new battle to the calculator of the volley; no target is chosen. */
async function toVolley(player, { phase, opens, shooter, prepare }) {
  const { page } = player;
  await armies(player, () => prepare?.(player));
  await player.by("phase", phase).first().tap();
  await player.shown(`[data-phase="${phase}"][aria-current="step"]`);
  await page.locator(opens).first().tap();
  await page.locator(".calculator").waitFor();
  if (shooter) await page.locator(shooter).tap();
}

for (const volley of VOLLEYS) {
  appTest(`nothing rolls at nobody: ${volley.game}`, async ({ page, site, open }) => {
    const player = new Player(page, site, volley.game);
    await open();
    await toVolley(player, volley);
    await player.shown('.plaque[data-lacks="target"]');
    assert.equal(await page.locator(".plaque[data-need], .plaque-chance").count(), 0);
    await player.has(player.action("roll"), "aria-disabled", "true");
    await player.action("roll").tap({ force: true });
    await page.locator(".notices-toast", { hasText: "Choose a target" }).waitFor();
    await player.count(page.locator("#result .dice-throw, #result .odds-chart"), 0);

    // A target that is not listed: the answers of the form count.
    await player.action("not-listed-target").tap();
    if (volley.asks) await page.locator(volley.asks).tap();
    await player.count(page.locator("[data-lacks]"), 0);
    await player.has(player.action("roll"), "aria-disabled", "false");
    await player.reload();
    await player.has(player.action("not-listed-target"), "aria-pressed", "true");
    await player.action("not-listed-target").tap();
    await player.shown('.plaque[data-lacks="target"]');

    // A listed unit: a second tap leaves it chosen, its × removes it.
    await page.locator(role("target", 3)).tap();
    await player.count(page.locator("[data-lacks]"), 0);
    await player.count(player.action("not-listed-target"), 0);
    await page.locator(role("target", 3)).tap();
    await player.has(page.locator(role("target", 3)), "aria-checked", "true");
    const remove = player.action("uncast-3");
    const { width, height } = await remove.boundingBox();
    assert.ok(width >= 44 && height >= 44, `${width} × ${height}`);
    assert.match(await remove.getAttribute("aria-label"), /^Remove ./);
    await remove.tap();
    await player.shown('.plaque[data-lacks="target"]');
  });

  appTest(`enemies do not stand among the shooters: ${volley.game}`, async (app) => {
    const { page, site, open } = app;
    const player = new Player(page, site, volley.game);
    await open();
    await toVolley(player, volley);
    await page.locator(role("shooter", 1)).waitFor();
    await player.count(page.locator(role("shooter", 3)), 0);
    const others = player.action("others-shooter");
    if ((await others.count()) === 0) return; // None of these units may fire now.
    await player.has(others, "aria-expanded", "false");
    await others.tap();
    await page.locator(role("shooter", 3)).tap();
    await player.has(page.locator(role("shooter", 3)), "aria-checked", "true");
  });

  appTest(
    `Apply is where Roll was, and the next volley opens clean: ${volley.game}`,
    { context: { viewport: { width: 360, height: 640 } } },
    async ({ page, site, open }) => {
      const player = new Player(page, site, volley.game);
      await open();
      await toVolley(player, volley);
      await page.locator(role("target", 3)).tap();
      if (volley.asks) await page.locator(volley.asks).tap();
      const place = await player.action("roll").boundingBox();
      await player.roll();
      const apply = page.locator(
        '.action-bar :is([data-action="settle"], [data-action="to-turn"])',
      );
      await apply.waitFor();
      assert.deepEqual(await apply.boundingBox(), place, "the same place and size");
      assert.ok(place.y + place.height <= 640, "in view");
      const { id } = volley;

      // Another roll replaces this one only after a question.
      const faces = () => page.locator("#result ol").allTextContents();
      const before = await faces();
      await player.action("roll-again").tap();
      await player.action("keep-roll").tap();
      await player.count(player.action("keep-roll"), 0);
      assert.deepEqual(await faces(), before);
      await player.action("roll-again").tap();
      await player.action("replace-roll").tap();
      await player.count(player.action("replace-roll"), 0);

      // Closed and reopened, it shows the same roll again.
      const kept = await faces();
      await player.action("close").tap();
      await player.shown(`[data-calculator="${id}"][data-open="false"]`);
      await player.action("roll").tap();
      await player.shown(`[data-calculator="${id}"][data-open="true"]`);
      assert.deepEqual(await faces(), kept);

      if ((await player.action("settle").count()) > 0) {
        await player.action("settle").tap();
        await page.locator('[data-settled="yes"]').waitFor();
      }
      await player.action("to-turn").tap();
      await player.shown("turn");
      await page
        .locator(volley.next ?? volley.opens)
        .first()
        .tap();
      const clean = async () => {
        await player.shown(`[data-calculator="${id}"][data-open="false"]`);
        assert.equal((await player.action("roll").innerText()).trim(), "Roll");
        assert.equal(await page.getByRole("heading", { name: "The roll" }).count(), 0);
      };
      await clean();
      await player.reload();
      await clean();
    },
  );
}

appTest("own dice lie over no questions while nothing can be rolled", async (app) => {
  const { page, site, open } = app;
  const player = new Player(page, site, "cold-war-commander");
  const volley = VOLLEYS.find(({ game }) => game === player.game);
  await open();
  await toVolley(player, volley);
  await page.locator(role("target", 3)).tap();
  // No distance is assumed: the roll waits for it.
  await player.shown('.plaque[data-lacks="distance"]');
  await page.locator(volley.asks).tap();
  await player.action("own-dice").tap();
  await player.shown('[data-calculator="direct-fire"][data-open="true"] [data-answer]');
  await page.locator('.frame-bottom [data-place="turn"]').tap();
  await player.shown("turn");
  await open(player.at("calculate/direct-fire?distance=100"));
  await player.shown(".plaque.refused");
  await player.shown('[data-calculator="direct-fire"][data-open="false"]');
});

/** Enters the highest number for each of the player's own dice, until all are entered. */
async function enterAll(page) {
  const asked = page.locator("#result [data-question]");
  const settle = page.locator('[data-action="settle"]');
  await asked.or(settle).first().waitFor();
  while ((await settle.count()) === 0) {
    const question = await asked.getAttribute("data-question");
    await asked.locator("[data-answer]").last().tap();
    await page.waitForFunction(
      (question) => document.querySelector("[data-question]")?.dataset.question !== question,
      question,
    );
    await asked.or(settle).first().waitFor();
  }
}

appTest("own dice that wait to be applied are shown again, and not rolled over", async (app) => {
  const { page, site, open } = app;
  const player = new Player(page, site, "cold-war-commander");
  const volley = VOLLEYS.find(({ game }) => game === player.game);
  await open();
  await toVolley(player, volley);
  await page.locator(role("target", 3)).tap();
  await page.locator(volley.asks).tap();
  await player.action("own-dice").tap();
  await enterAll(page);

  // Closed, the result is one tap away, and nothing else can be rolled.
  await player.action("close").tap();
  await player.shown('[data-calculator="direct-fire"][data-open="false"]');
  await player.count(player.action("roll"), 0);
  const result = player.action("own-dice");
  assert.equal((await result.innerText()).trim(), "Result");
  assert.match(await result.getAttribute("class"), /primary/);
  await result.tap();
  await player.action("settle").waitFor();

  // The turn leads to it as well.
  await player.action("close").tap();
  await page.locator('.frame-bottom [data-place="turn"]').tap();
  await page.locator('[data-lies="direct-fire"] a').tap();
  await player.action("settle").tap();
  await page.locator('[data-settled="yes"]').waitFor();
  await player.has(page.locator("[data-calculator]"), "data-open", "true");
});

/** From here on touches are this many milliseconds apart. */
const apart = (page, milliseconds) =>
  page.evaluate((milliseconds) => {
    hands.apart = milliseconds;
  }, milliseconds);

/** Two touches at the centre of this element, this many milliseconds apart. */
async function twice(page, locator, milliseconds) {
  await locator.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await locator.boundingBox();
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  await apart(page, milliseconds);
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  await apart(page, 60_000);
}

appTest("two touches in a moment are one act", async ({ page, site, open }) => {
  const player = new Player(page, site);
  await open(player.at("units"));
  await player.shown("units");
  const add = page.locator('[data-side="first"] [data-action="add-unit"]');
  await twice(page, add, 120);
  await player.count(page.locator('[data-side="first"] [data-unit]'), 1);
  await player.shown("units");
  // After that moment taps count again.
  await add.tap();
  await player.count(page.locator('[data-side="first"] [data-unit]'), 2);

  // Fields that are set by tapping accept taps as fast as the thumb.
  await player.go(player.at("units/first/1"), "unit");
  const count = page.locator('[data-field="teams"] .field-count');
  const teams = Number(await count.innerText());
  await twice(page, player.step("teams", 1), 60);
  await page.waitForFunction(
    (now) => document.querySelector('[data-field="teams"] .field-count').textContent === now,
    String(teams + 2),
  );
  await player.startBattle();
  await twice(page, player.action("next-phase"), 120);
  await player.shown('[data-phase="movement"][aria-current="step"]');

  await player.go(player.at("calculate/shooting"), ".calculator");
  await player.action("not-listed-shooter").tap();
  await player.has(player.action("roll"), "aria-disabled", "false");
  await twice(page, player.action("roll"), 120);
  await page.locator("#result .outcome-part").first().waitFor();
  // There was one roll, so one undo leaves none.
  await player.undo();
  await player.count(page.locator("#result .dice-throw"), 0);
});

appTest("a turn of the enemy is not skipped by a second touch", async ({ page, site, open }) => {
  const player = new Player(page, site, "k20");
  await open();
  await player.startBattle({ first: "Ann", second: "Ben" });
  await twice(page, player.action("end-turn"), 120);
  await page.getByRole("heading", { name: /Ben/ }).first().waitFor();
  assert.match(await player.place(), /Ben/);
});

/** Changes the page as a browser's translator does: a <font> element replaces every text. */
const translate = (page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const [place, text] of texts.entries()) {
      if (!text.data.trim() || text.parentNode.closest("script, style, svg, select")) continue;
      const font = document.createElement("font");
      const inner = document.createElement("font");
      font.append(inner);
      if (place % 2 === 0) {
        // A new text replaces the old one.
        inner.textContent = text.data;
        text.replaceWith(font);
      } else {
        // The old text moves inside the element.
        text.before(font);
        inner.append(text);
      }
    }
  });

appTest("a translator of the page freezes no number", async ({ page, site, open }) => {
  const player = new Player(page, site);
  // The same dice in every run: heavy losses would make a test due before the next phase.
  await page.addInitScript(() => {
    crypto.getRandomValues = (bytes) => bytes.fill(0);
  });
  await open();
  await player.has(page.locator("html"), "translate", "no");
  await toVolley(player, VOLLEYS[0]);
  const seen = () => page.locator("#screen, .frame-top").allTextContents();
  /** The screen must match the state: a reloaded page shows the same. */
  const isTheState = async (what) => {
    const before = await seen();
    await player.reload();
    await player.shown(".calculator, [data-stage]");
    assert.deepEqual(before, await seen(), what);
  };
  const step = async (what, act) => {
    await translate(page);
    await act();
    await translate(page);
    await isTheState(what);
  };
  await step("a target", async () => {
    await page.locator(role("target", 3)).tap();
    await player.shown('.plaque[data-need="5"]');
  });
  await step("a switch", async () => {
    await player.answer("over-16").tap();
    await player.shown('.plaque[data-need="6"]');
  });
  await step("a roll", () => player.roll());
  await step("another roll", async () => {
    await player.action("roll-again").tap();
    await player.action("replace-roll").tap();
    await page.locator("#result .outcome-part").first().waitFor();
  });
  await translate(page);
  if ((await player.action("settle").count()) > 0) await player.action("settle").tap();
  await player.action("to-turn").tap();
  await player.shown("turn");
  await step("the next phase", async () => {
    await player.by("phase", "assault").first().tap();
    await player.shown('[data-phase="assault"][aria-current="step"]');
  });
});

appTest("each roll is heard once, the same one too", async ({ page, site, open }) => {
  const player = new Player(page, site);
  await page.addInitScript(() => {
    crypto.getRandomValues = (bytes) => bytes.fill(0);
  });
  await open(player.at("calculate/shooting"));
  await player.shown(".calculator");
  const region = await page.locator('#spoken[role="status"]').elementHandle();
  assert.equal(await region.innerText(), "", "there before its first words");
  await region.evaluate((region) => {
    window.heard = [];
    const hears = new MutationObserver(() => heard.push(region.textContent));
    hears.observe(region, { childList: true, characterData: true, subtree: true });
  });
  const heard = async (times) => {
    await page.waitForFunction((times) => heard.length >= times, times);
    return page.evaluate(() => heard);
  };
  await player.action("roll").click();
  const [first] = await heard(1);
  assert.match(first, /Hits: \d/);
  await player.action("roll").click();
  const both = await heard(2);
  assert.equal(both.length, 2);
  assert.equal(both[1].trim(), first.trim(), "the same dice");
  assert.notEqual(both[1], both[0], "and yet another text");
  await player.count(page.locator("#result [role=status], #result [aria-live]"), 0);

  // The free dice as well.
  await player.go(player.at("dice"), "dice");
  await player.action("throw").click();
  await heard(3);
  await player.action("throw").click();
  await heard(4);
});

appTest("back from a battle leads past the form that began it", async ({ page, site, open }) => {
  const player = new Player(page, site);
  await open();
  await page.locator(`[data-ruleset="${player.game}"] [data-action="new"]`).tap();
  await player.shown("new");
  await player.begin();
  await page.goBack();
  await player.shown("home");
  await player.shown('[data-action="continue"]');
  await page.goForward();
  await player.shown("turn");
});

appTest("the settings lead back to where one came from", async ({ page, site, open }) => {
  const player = new Player(page, site);
  await open(player.at("calculate/shooting"));
  await player.shown(".calculator");
  await page.locator('.frame-top a[href="#/settings"]').tap();
  await player.shown("settings");
  await player.action("back").tap();
  await player.shown(".calculator");
});

appTest("a long name of a side does not widen home", async ({ page, site, open }) => {
  const player = new Player(page, site);
  await open();
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 740 });
    await player.startBattle({ first: "W".repeat(60), second: "W".repeat(60) });
    await player.go("#/", '[data-action="continue"]');
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    assert.equal(over, 0, `at ${width}`);
  }
});

appTest("a number is typed as fast as fingers can", async ({ page, site, open }) => {
  const player = new Player(page, site);
  await open(player.at("calculate/shooting"));
  await page.evaluate(() => (globalThis.hands.apart = 90));
  await page.locator('[data-field="shooters"] [data-action="type"]').tap();
  await player.shown("dialog[data-pad][open]");
  await page.evaluate(() => (globalThis.hands.apart = 60_000));
  for (const digit of ["1", "1"]) {
    await page.locator(`[data-key="${digit}"]`).tap();
    await page.evaluate(() => (globalThis.hands.apart = 90));
  }
  await player.action("pad-take").tap();
  await page.locator('[data-field="shooters"] output', { hasText: "11" }).waitFor();
});

appTest("a pad goes with its screen", async ({ page, site, open }) => {
  const player = new Player(page, site);
  await open(player.at("calculate"));
  await player.go(player.at("calculate/shooting"), '[data-field="shooters"]');
  await page.locator('[data-field="shooters"] [data-action="type"]').tap();
  const pad = page.locator("dialog[data-pad][open]");
  await pad.waitFor();
  await page.goBack();
  await player.shown("calculators");
  await player.count(pad, 0);
});

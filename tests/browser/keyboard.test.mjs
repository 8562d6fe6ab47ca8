// The app by keyboard alone: the focus is always visible and never lost, even when its element
// disappears.

import assert from "node:assert/strict";
import { PATIENCE, appTest, forgetMirror } from "./harness.mjs";
import { Player, at, nothing } from "./pages.mjs";

const DESKTOP = { isMobile: false, hasTouch: false, viewport: { width: 390, height: 844 } };

/** A player who uses the keyboard. */
class Typist extends Player {
  lost = [];

  /** The element with the focus: an error if there is none, or it is hidden or has no ring. */
  async focus() {
    return this.page.evaluate(() => {
      const focused = document.activeElement;
      const told = focused?.outerHTML?.slice(0, 80);
      if (!focused || focused === document.body) return { problem: "nothing has the focus" };
      if (!focused.checkVisibility()) return { problem: `hidden: ${told}` };
      const style = getComputedStyle(focused);
      const ring = style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
      if (!ring && focused.id !== "screen") return { problem: `no ring: ${told}` };
      return { told };
    });
  }

  /** Presses Tab until this element has the focus; with Shift to go backwards. */
  async tabTo(locator, key = "Tab") {
    const wanted = await locator.first().elementHandle();
    for (let tries = 0; tries < 150; tries += 1) {
      const there = await wanted.evaluate((element) => element === document.activeElement);
      if (there) {
        const { problem } = await this.focus();
        assert.equal(problem, undefined);
        return;
      }
      await this.page.keyboard.press(key);
    }
    assert.fail(`Tab does not reach ${locator}`);
  }

  /** Presses a key at the focus; afterwards the focus must still be on an element. */
  async press(what, key, then) {
    await this.page.keyboard.press(key);
    await then?.();
    // A control that disappears passes the focus on within a moment.
    await this.page
      .waitForFunction(
        () => document.activeElement !== document.body && document.activeElement.checkVisibility(),
        null,
        { timeout: PATIENCE / 4 },
      )
      .catch(() => {});
    const { problem } = await this.focus();
    if (problem) this.lost.push(`${what}: ${problem}`);
  }

  async use(what, locator, then, key = "Enter") {
    await this.tabTo(locator);
    await this.press(what, key, then);
  }
}

appTest("a battle by keyboard", { context: DESKTOP }, async ({ page, site, open }) => {
  await open();
  const p = new Typist(page, site);
  const attribute = (locator, name, value) => () => p.has(locator, name, value);

  await p.use("new battle", p.action("new"), () => p.shown("new"));
  await p.tabTo(page.getByLabel("Name of the battle"));
  await page.keyboard.type("Keys");
  await p.tabTo(p.answer("starts").locator('[aria-checked="true"]'));
  await p.press(
    "who starts",
    "ArrowRight",
    attribute(p.answer("starts", "second"), "aria-checked", "true"),
  );
  assert.equal(
    await page.evaluate(() => document.activeElement.dataset.choice),
    "second",
    "the arrow takes the focus along",
  );
  await p.use("points", p.step("points", 1), undefined, "Space");
  await p.use("begin", p.action("begin"), () => p.shown("turn"));

  const check = page.getByRole("checkbox").first();
  await p.use("tick a step", check, attribute(check, "aria-checked", "true"), "Space");
  const next = p.action("next-phase");
  await p.use("next phase", next, () => p.shown('[data-phase="movement"][aria-current="step"]'));
  await p.press("next phase", "Enter", () =>
    p.shown('[data-phase="shooting"][aria-current="step"]'),
  );
  await p.use("undo", p.action("undo"), () =>
    p.shown('[data-phase="movement"][aria-current="step"]'),
  );
  await p.use("redo", p.action("redo"), () =>
    p.shown('[data-phase="shooting"][aria-current="step"]'),
  );

  await p.use("calculator", page.locator('.turn-leads [data-opens="shooting"]'), () =>
    p.shown("article[data-calculator]"),
  );
  await p.tabTo(p.answer("target-skill").locator('[aria-checked="true"]'));
  await p.press("a choice", "ArrowDown", () => p.shown('.plaque[data-need="4"]'));
  await p.use("a switch", p.answer("concealed"), () => p.shown('.plaque[data-need="5"]'), "Space");
  await p.use("a stepper", p.step("rof", 1), () => p.shown('[data-sheet="dice"][data-result="3"]'));

  // The rule of a modifier.
  const cite = page.locator('[data-sheet="to-hit"] [data-modifier] [data-cite]').first();
  const rule = page.getByRole("dialog");
  await p.use("a rule", cite, () => rule.waitFor());
  assert.ok(await rule.evaluate((dialog) => dialog.contains(document.activeElement)));
  for (let tab = 0; tab < 6; tab += 1) {
    await page.keyboard.press("Tab");
    const out = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused !== document.body && !focused.closest("dialog");
    });
    assert.equal(out, false, "Tab leaves the dialog");
  }
  await p.press("close the rule", "Escape", () => rule.waitFor({ state: "hidden" }));
  assert.equal(
    await cite.evaluate((element) => element === document.activeElement),
    true,
    "focus back",
  );

  await p.use("odds", p.action("odds"), () => p.shown('article[data-open="true"]'));
  await p.use("close the odds", p.action("close"), () => p.shown('article[data-open="false"]'));
  await p.use("roll", p.action("roll"), () => p.shown(".calculator-result .outcome"));
  await p.press("roll again", "Enter");
  await p.use("own dice", p.action("own-dice"), () => p.shown("[data-question]"));
  await p.use("an answer", p.by("answer", "1"), () => p.shown('[data-question="1"]'));
  await p.use("take it back", p.action("take-back"), () => p.shown('[data-question="0"]'));
  await p.use("an answer", p.by("answer", "1"), () => p.shown('[data-question="1"]'));
  await p.use("the last answer", p.by("answer", "0").first(), () =>
    p.shown(".calculator-result .outcome"),
  );
  await p.use("from the start", p.action("again"), () => p.shown('[data-question="0"]'));
  await p.use("close the dice", p.action("close"), () => p.shown('article[data-open="false"]'));
  await p.use("start over", p.action("reset"), () => p.shown('.plaque[data-need="3"]'));

  await p.use("the dice", p.by("place", "dice"), () => p.shown("dice"));
  await p.tabTo(p.answer("need").locator('[aria-checked="true"]'));
  await p.press("a need", "ArrowLeft", attribute(p.answer("need", "6"), "aria-checked", "true"));
  await p.use("many dice", p.step("count", 5));
  await p.use("throw", p.action("throw"), () => p.shown(".roller-dice"));
  await p.use(
    "choose a die",
    page.locator(".roller-die").first(),
    () => p.shown(".roller-die.picked"),
    "Space",
  );
  await p.use("throw it again", p.action("throw-again"), () =>
    p.page.locator(".roller-die.picked").waitFor({ state: "detached" }),
  );
  await p.use("clear", p.action("clear"), () => p.action("clear").waitFor({ state: "detached" }));

  await p.use("the units", p.by("place", "units"), () => p.shown("units"));
  await p.use("add a unit", p.action("add-unit"), () => p.shown("[data-unit]"));
  await p.use("open it", page.locator("[data-unit]"), () => p.shown("unit"));
  await p.tabTo(page.getByLabel("Name"));
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("Tigers");
  await p.press("its name", "Enter", () => page.getByRole("heading", { name: "Tigers" }).waitFor());
  await p.use("pin it", p.answer("pinned"), () => p.shown(".consequence"), "Space");
  await p.use("remove it", p.action("remove"), () => p.shown("units"));

  await p.use("the rules", p.by("place", "rules"), () => p.shown("rules"));
  await p.tabTo(page.getByRole("searchbox"));
  await page.keyboard.type("pinned");
  await page.locator(".rules-find").first().waitFor();
  await p.use("a find", page.locator(".rules-find").first(), () => p.shown(".at"));
  await page.waitForFunction(() => document.activeElement.classList.contains("at"));

  await p.use("settings", page.getByRole("link", { name: "Settings" }), () => p.shown("settings"));
  await p.tabTo(p.answer("theme").locator('[aria-checked="true"]'));
  await p.press("theme", "ArrowRight", () => p.shown("html[data-theme=light]"));
  await p.tabTo(p.answer("unit").locator('[aria-checked="true"]'), "Shift+Tab");
  await p.press(
    "unit",
    "ArrowRight",
    attribute(p.answer("unit", "centimetres"), "aria-checked", "true"),
  );
  await p.tabTo(p.answer("language").locator('[aria-checked="true"]'), "Shift+Tab");
  await p.press("language", "ArrowRight", () => p.shown("html[lang=pl]"));
  await p.use("reset", p.action("reset-settings"), () => p.shown("html[lang=en]"));

  await p.use("home", page.getByRole("link", { name: "Home" }), () => p.shown("home"));
  await p.use("end the battle", p.action("end-battle"), () =>
    p.action("end-battle").waitFor({ state: "detached" }),
  );
  nothing(p.lost);
});

appTest("a banner that is dismissed by keyboard", { context: DESKTOP }, async (app) => {
  const { page, site, open } = app;
  await open(at("turn"));
  await page.evaluate(() => localStorage.setItem("adjutant/desks", "{nonsense"));
  await forgetMirror(page);
  await page.reload();
  const p = new Typist(page, site);
  await p.by("notice", "damage").waitFor();
  await p.use("got it", page.getByRole("button", { name: "Got it" }), () =>
    p.by("notice", "damage").waitFor({ state: "detached" }),
  );
  nothing(p.lost);
});

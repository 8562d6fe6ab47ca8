// No barrier that axe-core finds, on any screen, in any colours.

import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { appTest } from "./harness.mjs";
import { GAMES, Player, at, everyScreen, nothing } from "./pages.mjs";

const axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const THEMES = ["light", "dark", "sunlight"];

/** The least contrast of text in each theme. */
const CONTRAST = { light: 7, dark: 7, sunlight: 10 };

/**
 * Everything that is wrong with what is shown. What does not hang on the
 * colours is looked at once, the contrast in every theme.
 */
async function violations(page) {
  const found = await page.evaluate(
    async ([themes, contrast]) => {
      const root = document.documentElement;
      const own = root.dataset.theme;
      const found = [];
      const report = (theme, rule, nodes) => {
        for (const node of nodes) {
          const data = node.any[0]?.data;
          const ratio = data?.contrastRatio ? ` ${data.contrastRatio}:1` : "";
          found.push(`${theme} ${rule}${ratio} ${node.target.join(" ")} ${node.html.slice(0, 90)}`);
        }
      };
      for (const theme of themes) {
        root.dataset.theme = theme;
        // Not in the middle of a change of colours.
        do await new Promise(requestAnimationFrame);
        while (document.getAnimations().some(({ playState }) => playState === "running"));
        const all = { "color-contrast": { enabled: false } };
        const only = { type: "rule", values: ["color-contrast-enhanced"] };
        const result = await window.axe.run(document, {
          resultTypes: ["violations", "passes"],
          ...(theme === themes[0]
            ? { rules: { ...all, "color-contrast-enhanced": { enabled: true } } }
            : { runOnly: only }),
        });
        for (const { id, nodes } of result.violations) report(theme, id, nodes);
        for (const { id, nodes } of result.passes) {
          if (id !== "color-contrast-enhanced") continue;
          // Of large text axe asks less, and what fails the lower level passes this one.
          const faint = nodes.filter(({ any }) => {
            const ratio = any[0]?.data?.contrastRatio || Infinity;
            return ratio < contrast[theme];
          });
          report(theme, "contrast", faint);
        }
      }
      if (own) root.dataset.theme = own;
      else delete root.dataset.theme;
      return found;
    },
    [THEMES, CONTRAST],
  );
  return found;
}

/** Gives axe to the pages; a script from outside is not for the app's policy. */
const withAxe = (context) => context.addInitScript(axe);

for (const game of Object.keys(GAMES)) {
  appTest(`no barrier on any screen of ${game}`, { timeout: 360_000 }, async (app) => {
    const { context, page, site, open } = app;
    await withAxe(context);
    await open();
    const found = new Map();
    await everyScreen(new Player(page, site, game), async (name) => {
      for (const violation of await violations(page)) {
        if (!found.has(violation)) found.set(violation, name);
      }
    });
    nothing([...found].map(([violation, name]) => `${name}: ${violation}`));
  });
}

appTest(
  "no barrier in the sheet of a rule, on wrong addresses and in banners",
  async ({ context, page, site, open }) => {
    await withAxe(context);
    await open(at("calculate/shooting?concealed=yes&luck=7&rof=99"));
    const player = new Player(page, site);
    const found = [];
    await player.by("notice", "amiss").first().waitFor();
    found.push(...(await violations(page)));
    await page.locator('[data-sheet="to-hit"] [data-modifier] [data-cite]').click();
    await page.getByRole("dialog").waitFor();
    await page.getByRole("dialog").getByRole("link").waitFor();
    found.push(...(await violations(page)));
    await page.keyboard.press("Escape");

    // A calculator that refuses.
    await player.go(at("calculate/shooting?in-range=no"), ".plaque.refused");
    found.push(...(await violations(page)));

    await page.evaluate(() => localStorage.setItem("adjutant/desks", "{nonsense"));
    await page.reload();
    await player.by("notice", "damage").waitFor();
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    });
    await player.go(at("turn"), "turn");
    await player.action("next-phase").click();
    await player.by("notice", "storage").waitFor();
    await player.action("undo").click();
    await page.getByRole("status").filter({ hasText: "Undone" }).waitFor();
    found.push(...(await violations(page)));
    nothing(new Set(found));
  },
);

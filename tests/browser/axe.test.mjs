// No accessibility barrier in dialogs, banners and error states. The screens themselves:
// `all-screens-en.test.mjs`.

import { appTest, forgetMirror } from "./harness.mjs";
import { Player, at, nothing } from "./pages.mjs";
import { barriers, withAxe } from "./barriers.mjs";

appTest(
  "no barrier in the sheet of a rule, on wrong addresses and in banners",
  async ({ context, page, site, open }) => {
    await withAxe(context);
    await open(at("calculate/shooting?concealed=yes&luck=7&rof=99"));
    const player = new Player(page, site);
    const found = [];
    await player.by("notice", "amiss").first().waitFor();
    found.push(...(await barriers(page)));
    await page.locator('[data-sheet="to-hit"] [data-modifier] [data-cite]').click();
    await page.getByRole("dialog").waitFor();
    await page.getByRole("dialog").getByRole("link").waitFor();
    await page.getByRole("dialog").locator("h2").filter({ hasText: /\S/ }).waitFor();
    found.push(...(await barriers(page)));
    await page.keyboard.press("Escape");

    // A calculator whose action the rules refuse.
    await player.go(at("calculate/shooting?in-range=no"), ".plaque.refused");
    found.push(...(await barriers(page)));

    await page.evaluate(() => localStorage.setItem("adjutant/desks", "{nonsense"));
    await forgetMirror(page);
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
    found.push(...(await barriers(page)));
    nothing(new Set(found));
  },
);

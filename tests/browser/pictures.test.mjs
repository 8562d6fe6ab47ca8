// The pictures of the README and of the manifest: each still matches its screen in the present app.
// `cargo xtask pictures` takes them again.

import assert from "node:assert/strict";
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { appTest } from "./harness.mjs";

const FOLDER = new URL("../../assets/screenshots/", import.meta.url);
const WORDS = new URL("pictures.json", FOLDER);

/** Whether to take the pictures instead of comparing them. */
const TAKING = process.env.ADJUTANT_PICTURES === "take";

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };
const WIDE = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 };
const SHOT =
  "#/flames-of-war/calculate/shooting?target-skill=veteran&concealed=yes&shooters=4&rof=2";

/** Each picture: its file, the address, the settings, the size, and the element at its top if
 *  it is not the title. None of them shows
 *  dice, so the same build gives the same picture every time. */
const PICTURES = [
  { name: "phone", address: SHOT, settings: { theme: "light" }, size: PHONE },
  { name: "wide", address: SHOT, settings: { theme: "light" }, size: WIDE },
  { name: "turn", address: "#/flames-of-war/turn", settings: { theme: "dark" }, size: PHONE },
  {
    name: "map",
    address: "#/flames-of-war/missions/no-retreat",
    top: ".map",
    settings: { theme: "light" },
    size: PHONE,
  },
  {
    name: "anti-tank",
    address: "#/brygada/calculate/anti-tank-fire?direction=left",
    settings: { theme: "dark", language: "pl" },
    size: PHONE,
  },
  {
    name: "orders",
    address: "#/cold-war-commander/calculate/command",
    settings: { theme: "sunlight", language: "ru" },
    size: PHONE,
  },
];

/** The words on the screen, as a player reads them. */
const words = (page) =>
  page.evaluate(() => document.querySelector("main").innerText.replace(/\s+/g, " ").trim());

const recorded = TAKING ? {} : JSON.parse(await readFile(WORDS, "utf8"));

for (const { name, address, settings, size, top } of PICTURES) {
  appTest(
    `the picture ${name} shows what the app shows`,
    { settings, context: { ...size, reducedMotion: "reduce" } },
    async ({ page, open }) => {
      await open(address);
      await page.evaluate(() => document.fonts.ready);
      if (top)
        await page
          .locator(top)
          .first()
          .evaluate((part) => part.scrollIntoView());
      if (TAKING) {
        recorded[name] = await words(page);
        await page.screenshot({ path: fileURLToPath(new URL(`${name}.png`, FOLDER)) });
        await writeFile(WORDS, `${JSON.stringify(recorded, null, 2)}\n`);
      } else {
        assert.equal(
          await words(page),
          recorded[name],
          "the app shows other words now: `cargo xtask pictures` takes the pictures anew",
        );
      }
    },
  );
}

// Pictures of every screen in each theme, language and size, for review by eye: `cargo xtask
// screens`. Not a test: it fails only if a screen cannot be reached.

import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { appTest, withLetter } from "./harness.mjs";
import { GAMES } from "./pages.mjs";
import { everyScreen, withSteps } from "./walk.mjs";

const FOLDER = process.env.ADJUTANT_SCREENS;

const LOCALES = { en: "en-GB", pl: "pl-PL", ru: "ru-RU" };
const THEMES = ["light", "dark", "sunlight"];
const SIZES = ["360x640", "390x844", "844x390", "768x1024", "1280x800"];
/** The size at which the type is twice as large. */
const LARGE = "360x640";

/** The request, as "pl,sunlight,k20"; a kind that it does not name is taken in full. */
const asked = (process.env.ADJUTANT_SCREENS_ONLY ?? "").split(",").filter(Boolean);
const chosen = (all) => {
  const named = all.filter((one) => asked.includes(one));
  return named.length > 0 ? named : all;
};

const twice = process.env.ADJUTANT_SCREENS_LETTER === "twice";
if (twice) withLetter(32);
const sizes = twice ? [LARGE] : chosen(SIZES);

for (const language of chosen(Object.keys(LOCALES))) {
  for (const theme of chosen(THEMES)) {
    for (const game of chosen(Object.keys(GAMES))) {
      appTest(
        `${game} in ${language}, ${theme}${twice ? ", twice as large" : ""}`,
        {
          timeout: 7_200_000,
          settings: { theme },
          context: { locale: LOCALES[language], reducedMotion: "reduce", deviceScaleFactor: 1 },
        },
        async ({ context, page, site, open }) => {
          await withSteps(context);
          await open();
          await page.evaluate(() => document.fonts.ready);
          let number = 0;
          await everyScreen(page, site, game, async (name) => {
            number += 1;
            const file = `${String(number).padStart(3, "0")}-${name.replace(/[^\p{L}\d]+/gu, "-")}.png`;
            for (const size of sizes) {
              const [width, height] = size.split("x").map(Number);
              const folder = join(FOLDER, game, language, theme, twice ? `${size}-twice` : size);
              await mkdir(folder, { recursive: true });
              await page.setViewportSize({ width, height });
              await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
              await page.screenshot({ path: join(folder, file) });
            }
          });
          await index();
        },
      );
    }
  }
}

/** One page with all pictures of the folder, by language, theme and size. */
async function index() {
  const files = (await readdir(FOLDER, { recursive: true })).filter((file) =>
    file.endsWith(".png"),
  );
  const folders = new Map();
  for (const file of files.sort()) {
    const folder = file.slice(0, file.lastIndexOf("/"));
    folders.set(folder, [...(folders.get(folder) ?? []), file]);
  }
  const pictures = [...folders].map(
    ([folder, files]) =>
      `<h2>${folder}</h2>\n${files
        .map((file) => `<a href="${file}"><img loading="lazy" src="${file}" alt="${file}"></a>`)
        .join("\n")}`,
  );
  const style =
    "body { background: #888; font: 16px sans-serif } img { height: 400px; margin: 4px }";
  await writeFile(
    join(FOLDER, "index.html"),
    `<!doctype html>\n<meta charset="utf-8">\n<title>Screens</title>\n<style>${style}</style>\n${pictures.join("\n")}\n`,
  );
}

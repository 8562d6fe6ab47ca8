// The messages of the built app, by language.

import { readFile, readdir } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { DIST } from "./harness.mjs";

const PACKS = new URL("text/", pathToFileURL(`${DIST}/`));

/** All messages of a language, one a line, in the order of their names. */
async function messages(language) {
  const folder = new URL(`${language}/`, PACKS);
  const files = (await readdir(folder)).sort();
  const texts = await Promise.all(files.map((file) => readFile(new URL(file, folder), "utf8")));
  return texts.flatMap((text) => text.split("\n").slice(0, -1));
}

/** All messages by language, each in the same order. */
export const MESSAGES = Object.fromEntries(
  await Promise.all(["en", "pl", "ru"].map(async (tag) => [tag, await messages(tag)])),
);

/** English messages without placeables whose text differs in another language. */
export function englishOnly(language) {
  const own = MESSAGES[language];
  const said = new Set(own);
  const plain = (text) => text && !/[\u0001-\u001f]/.test(text);
  return new Set(
    MESSAGES.en.filter((text, line) => plain(text) && own[line] !== text && !said.has(text)),
  );
}

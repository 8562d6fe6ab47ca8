// Printing: page by page as the browser does it, in every game and language.

import assert from "node:assert/strict";
import { inflateSync } from "node:zlib";
import { PHONE, appTest } from "./harness.mjs";
import { GAMES, Player } from "./pages.mjs";
import { barriers, withAxe } from "./barriers.mjs";

const LOCALES = { en: "en-GB", pl: "pl-PL", ru: "ru-RU" };
/** Width and height of a sheet of paper in points. */
const SIZES = { a4: [595, 842], letter: [612, 792] };
/** The white margin, in CSS px: 8 mm at the sides. */
const SIDES = (2 * 8 * 96) / 25.4;

/** Chooses an answer of the page. */
async function pick(player, field, choice) {
  const answer = `[data-field="${field}"] [data-choice="${choice}"]`;
  await player.page.locator(answer).tap();
  await player.shown(`${answer}[aria-checked="true"]`);
}

/** The sizes of the printed pages in points. */
async function pages(page) {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const text = pdf.toString("latin1");
  // The objects of a PDF may be compressed.
  const packed = [...text.matchAll(/\/Type\s*\/ObjStm[^]*?stream\r?\n/g)].map((found) =>
    inflateSync(pdf.subarray(found.index + found[0].length)).toString("latin1"),
  );
  const boxes = [text, ...packed].flatMap((part) => [
    ...part.matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/g),
  ]);
  return boxes.map(([, width, height]) => [width, height].map((edge) => Math.round(Number(edge))));
}

/** The faults of the sheet when it is laid out for paper of this size. */
async function faults(page, size) {
  const [width] = SIZES[size];
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await page.setViewportSize({ width: Math.floor((width * 96) / 72 - SIDES), height: 1000 });
  const found = await page.evaluate(() => {
    const found = new Set();
    const sheet = document.querySelector(".paper-sheet");
    const seen = (element) => element.checkVisibility() && !element.closest(".unseen");
    const named = (element) =>
      `${element.localName}.${element.className?.baseVal ?? element.className}`;
    const plain = ["rgb(0, 0, 0)", "rgb(255, 255, 255)", "rgba(0, 0, 0, 0)"];
    const edge = sheet.getBoundingClientRect().right;
    for (const element of sheet.querySelectorAll("*")) {
      if (!seen(element)) continue;
      const style = getComputedStyle(element);
      const speaks = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.data.trim(),
      );
      // In the drawing of a card, letters are scaled.
      const large = element.ownerSVGElement
        ? parseFloat(style.fontSize) * (element.getScreenCTM?.()?.a ?? 1)
        : parseFloat(style.fontSize);
      if (speaks && large < (8 * 96) / 72 - 0.01) found.add(`${named(element)}: ${large} px`);
      const inks = element.ownerSVGElement
        ? [style.stroke, style.fill].filter((ink) => ink.startsWith("rgb"))
        : [style.color, style.backgroundColor, style.borderTopColor, style.borderBottomColor];
      for (const ink of inks) {
        if (!plain.includes(ink)) found.add(`${named(element)}: ${ink}`);
      }
      const box = element.getBoundingClientRect();
      if (box.width > 0 && box.right > edge + 1) {
        found.add(`${named(element)}: ${Math.round(box.right - edge)} px too wide`);
      }
      // No card is split between pages.
      const rows =
        (!element.parentElement.closest(".card") && ["TR", "LI"].includes(element.tagName)) ||
        element.matches(".paper-sum");
      if (rows && style.breakInside !== "avoid") found.add(`${named(element)}: may be cut`);
      const heads = element.matches(".paper-head, .paper-under, figcaption, .paper-phase > h3");
      if (heads && style.breakAfter !== "avoid") found.add(`${named(element)}: may be alone`);
    }
    for (const face of sheet.querySelectorAll(".card-face")) {
      if (face.scrollHeight > face.clientHeight + 1)
        found.add(`a card overflows: ${face.textContent}`);
    }
    // Columns do not overlap.
    for (const table of sheet.querySelectorAll(".paper-table")) {
      const inside = table.querySelector("table");
      if (inside.scrollWidth > table.parentElement.clientWidth + 1) {
        found.add(`${table.dataset.cite}: wider than its column`);
      }
    }
    for (const control of document.querySelectorAll(
      "button, input, .frame-top, .frame-bottom, .head",
    )) {
      if (control.checkVisibility()) found.add(`${named(control)} is printed`);
    }
    return [...found];
  });
  await page.emulateMedia({ media: null });
  await page.setViewportSize(PHONE.viewport);
  return found;
}

/** Two units a side, and the page that prints them. */
async function atPaper({ page, site, open }, game) {
  await open(`#/${game}/units`);
  const player = new Player(page, site, game);
  await player.shown("units");
  for (const side of ["first", "second"]) {
    for (const count of [1, 2]) {
      await page.locator(`[data-side="${side}"] [data-action="add-unit"]`).tap();
      await player.count(page.locator(`[data-side="${side}"] [data-unit]`), count);
    }
  }
  await player.go(player.at("paper"), '.paper-sheet[data-sheet="quick"]');
  return player;
}

for (const [language, locale] of Object.entries(LOCALES)) {
  for (const game of Object.keys(GAMES)) {
    appTest(
      `${game} on paper in ${language}: two pages of rules, nothing small, cut or in colour`,
      // On a zoomed page a tap does not land where its target is seen.
      { context: { locale, reducedMotion: "reduce", isMobile: false } },
      async (test) => {
        const player = await atPaper(test, game);
        const { page } = player;
        const all = {};
        const look = async (name, size) => {
          const found = await faults(page, size);
          if (found.length > 0) all[name] = found;
          const sheets = await pages(page);
          for (const sheet of sheets) assert.deepEqual(sheet, SIZES[size], name);
          return sheets.length;
        };
        assert.ok((await look("quick reference", "a4")) <= 2, "at most two pages");
        for (const letter of ["small", "large"]) {
          await pick(player, "letter", letter);
          await look(`quick reference, ${letter}`, "a4");
        }
        await pick(player, "letter", "normal");
        await pick(player, "size", "letter");
        await look("quick reference on Letter", "letter");
        await pick(player, "size", "a4");
        for (const sheet of ["cards", "list"]) {
          await pick(player, "sheet", sheet);
          await player.shown(`.paper-${sheet} > li`);
          await player.count(page.locator(`.paper-${sheet} > li`), 2);
          assert.equal(await look(sheet, "a4"), 1, sheet);
        }
        if ((await page.locator('[data-field="sheet"] [data-choice="map"]').count()) > 0) {
          await pick(player, "sheet", "map");
          await player.shown(".paper-sheet .map-stage svg");
          assert.equal(await look("map", "a4"), 1, "a mission is on one page");
        }
        assert.deepEqual(all, {});
      },
    );
  }
}

appTest("a house rule is printed where it is not the usual one", async (test) => {
  const player = await atPaper(test, "flames-of-war");
  const { page } = player;
  await player.count(page.locator("[data-house]"), 0);
  await player.go("#/settings", "settings");
  await player.unfoldSettings("flames-of-war");
  const rule = page.locator('[data-ruleset="flames-of-war"] [role="switch"]').first();
  const words = (await rule.innerText()).trim();
  await rule.tap();
  await player.go(player.at("paper"), "[data-house]");
  assert.ok((await page.locator("[data-house]").innerText()).includes(words), words);
});

appTest(
  "no barrier on paper",
  { context: { reducedMotion: "reduce" } },
  async ({ context, ...test }) => {
    await withAxe(context);
    const player = await atPaper(test, "k20");
    const found = await barriers(player.page);
    for (const sheet of ["cards", "list"]) {
      await pick(player, "sheet", sheet);
      await player.shown(`.paper-${sheet} > li`);
      found.push(...(await barriers(player.page)));
    }
    assert.deepEqual(found, []);
  },
);

// Every screen of every wargame in one language, visited once: no text is missing or in another
// language, nothing is too wide, too small for a thumb or under a bar, and in one language axe
// finds no barrier.

import { PATIENCE, appTest } from "./harness.mjs";
import { GAME, GAMES, nothing } from "./pages.mjs";
import { barriers, withAxe } from "./barriers.mjs";
import { englishOnly } from "./texts.mjs";
import { everyScreen, withSteps } from "./walk.mjs";

/** Widths: the phone's, the narrowest supported one, and some between and above, phone first:
 *  every other screen takes them in reverse, so that each step changes the width once. */
const PHONE = 390;
const NARROWEST = 320;
const OTHERS = [1280, 768, 360];

/** The language with the longest words: if its texts fit, so do the others. */
const LONGEST = "ru";
/** The language for axe: its findings do not depend on the words. */
const PLAIN = "en";

const LOCALES = { en: "en-GB", pl: "pl-PL", ru: "ru-RU" };

/** Visits every screen in this language, with one test for each wargame. */
export function everyScreenIn(language) {
  for (const game of Object.keys(GAMES)) {
    const widths = [PHONE, ...(language === LONGEST ? OTHERS : []), NARROWEST];
    appTest(
      `every screen of ${game} in ${language}`,
      {
        timeout: 600_000,
        worker: game === GAME,
        // The pixels do not matter: a scale of one is painted fastest.
        context: { locale: LOCALES[language], reducedMotion: "reduce", deviceScaleFactor: 1 },
      },
      async ({ context, page, site, open }) => {
        const foreign = englishOnly(language);
        if (language === PLAIN) await withAxe(context);
        await withSteps(context);
        await withLooks(context);
        await open();
        const devtools = await context.newCDPSession(page);
        const found = new Map();
        const note = (where, all) => {
          for (const one of all) if (!found.has(one)) found.set(one, where);
        };
        await everyScreen(page, site, game, async (name, part) => {
          for (const width of widths) {
            const { words, ...faults } = await look(
              page,
              devtools,
              width,
              looksAt(width, language),
            );
            for (const all of Object.values(faults)) note(`${name} at ${width}`, all);
            if (width !== PHONE) continue;
            note(
              name,
              words.empty.map((one) => `no words: ${one}`),
            );
            note(
              name,
              words.texts.filter((text) => foreign.has(text)).map((text) => `English “${text}”`),
            );
            if (language === PLAIN) note(name, await barriers(page, part));
          }
          widths.reverse();
        });
        nothing([...found].map(([what, where]) => `${where}: ${what}`));
      },
    );
  }
}

/** Visits every screen with texts that are 40 % longer: room for a translation, larger
 *  type, or a term that a sheet writes out. Nothing may be wider than the narrowest usual phone. */
export function everyScreenWithLongTexts() {
  for (const game of Object.keys(GAMES)) {
    appTest(
      `every screen of ${game} with texts 40 % longer`,
      {
        timeout: 600_000,
        worker: false,
        context: { locale: LOCALES[PLAIN], reducedMotion: "reduce", deviceScaleFactor: 1 },
      },
      async ({ context, page, site, open }) => {
        await context.route("**/text/**", async (route) => {
          const response = await route.fetch();
          await route.fulfill({ response, body: longer(await response.text()) });
        });
        await withSteps(context);
        await withLooks(context);
        await open();
        await page.locator("h1", { hasText: "Aadjuutaant" }).waitFor();
        const devtools = await context.newCDPSession(page);
        const found = new Map();
        await everyScreen(page, site, game, async (name) => {
          const { tooWide } = await look(page, devtools, 360, ["tooWide"]);
          for (const one of tooWide) if (!found.has(one)) found.set(one, name);
        });
        nothing([...found].map(([what, where]) => `${where}: ${what}`));
      },
    );
  }
}

/** A phone held sideways, and a small one with type of twice the size: height and width, and
 *  the share of the height that the bars must leave, in percent. */
export const SIDEWAYS = { width: 844, height: 390, room: 60 };
export const LARGE = { width: 360, height: 640, room: 40 };
/** The small one with normal type, and with the larger type of sunlight. */
export const SMALL = { width: 360, height: 640, room: 50, theme: "sunlight" };

/** Visits every screen with the longest words at a size: nothing is wider than the page or
 *  cut off, and the bars leave that share of the height. */
export function everyScreenAt({ width, height, room, theme }, name) {
  for (const game of Object.keys(GAMES)) {
    appTest(
      `every screen of ${game} ${name}`,
      {
        timeout: 600_000,
        worker: false,
        context: {
          locale: LOCALES[LONGEST],
          reducedMotion: "reduce",
          deviceScaleFactor: 1,
          viewport: { width, height },
        },
        settings: theme && { theme },
      },
      async ({ context, page, site, open }) => {
        await withSteps(context);
        await withLooks(context);
        await open();
        const found = new Map();
        await everyScreen(page, site, game, async (name) => {
          const { cut, free } = await page.evaluate(() => ({
            cut: [...looks.tooWide(), ...looks.cut(), ...looks.overlaid(), ...looks.broken()],
            free: looks.free(),
          }));
          for (const one of cut) if (!found.has(one)) found.set(one, name);
          if (free < room) found.set(`${name} leaves ${Math.round(free)} % of the height`, "");
        });
        nothing([...found].map(([what, where]) => `${where}: ${what}`));
      },
    );
  }
}

/** A pack of texts in which every vowel of a word is doubled; its marks stay as they are. */
const longer = (pack) =>
  pack
    .split(/(\u0001\d|\u0002\d|\u0003[^\u0004]*\u0004|\u0006\d|\u0007[^\u0005]*\u0005)/)
    .map((part, place) => (place % 2 ? part : part.replace(/[aeiouy]/gi, "$&$&")))
    .join("");

/** The checks at a width in a language. In the longest language the bars are highest and cover
 *  most. */
function looksAt(width, language) {
  switch (width) {
    case PHONE: {
      const covers = language === LONGEST ? ["covered"] : [];
      return ["words", "tooWide", "tooSmall", "brokenWords", "overlaid", "floating", ...covers];
    }
    case NARROWEST:
    case 360:
      return ["tooWide", "tooSmall", "overlaid"];
    default:
      return ["tooWide"];
  }
}

/** Installs the checks in every page once: each check is then a single call. */
async function withLooks(context) {
  const looks = {
    words,
    tooWide,
    tooSmall,
    covered,
    brokenWords,
    overlaid,
    cut,
    free,
    floating,
    broken,
  };
  const members = Object.entries(looks).map(([name, look]) => `${name}: ${look}`);
  await context.addInitScript(`globalThis.looks = { ${members.join(", ")} };`);
  // Elements out of view get their current size as well.
  await context.addInitScript(() => {
    const whole = new CSSStyleSheet();
    whole.replaceSync("* { content-visibility: visible !important }");
    document.adoptedStyleSheets.push(whole);
  });
}

/** Checks the page once it has this width: the findings of each check, by name. */
async function look(page, devtools, width, names) {
  const size = { width, height: width > 700 ? 900 : 844, deviceScaleFactor: 1, mobile: true };
  const sized = devtools.send("Emulation.setDeviceMetricsOverride", size);
  const seen = page.evaluate(
    async ({ names, width, patience }) => {
      // Not frame by frame: frames that are not seen need not be painted.
      const { port1, port2 } = new MessageChannel();
      await new Promise((sized, failed) => {
        const timer = setTimeout(() => failed(new Error("the page keeps its size")), patience);
        port1.onmessage = () => {
          if (document.documentElement.clientWidth !== width) return port2.postMessage("again");
          clearTimeout(timer);
          port1.close();
          sized();
        };
        port2.postMessage("look");
      });
      return Object.fromEntries(names.map((name) => [name, looks[name]()]));
    },
    { names, width, patience: PATIENCE },
  );
  await sized;
  return seen;
}

/** Every text and label on the screen, and the elements that lack a label. */
function words() {
  const texts = new Set();
  const empty = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement.closest("#screen, nav, header, dialog") && node.data.trim()) {
      texts.add(node.data.trim());
    }
  }
  for (const element of document.querySelectorAll("[aria-label], [placeholder], [title]")) {
    for (const name of ["aria-label", "placeholder", "title"]) {
      const words = element.getAttribute(name);
      if (words !== null) texts.add(words.trim());
      if (words?.trim() === "") empty.push(element.outerHTML.slice(0, 100));
    }
  }
  const named =
    "button, a, summary, h1, h2, h3, th[scope=col], figcaption, .field-label, .sums-label, .rule p, .rows-link b, .soft:not(span):not(:has(+ button))";
  for (const element of document.querySelectorAll(`#screen :is(${named}), nav a`)) {
    if (!element.textContent.trim() && !element.getAttribute("aria-label")) {
      empty.push(element.outerHTML.slice(0, 100));
    }
  }
  return { texts: [...texts], empty };
}

/** Elements that reach beyond the sides of the screen, except those inside a scrolling element. */
const tooWide = () => {
  const root = document.documentElement;
  const found = [];
  if (root.scrollWidth > root.clientWidth) found.push(`page: ${root.scrollWidth}`);
  // The width of the screen is that between the bars.
  const main = document.getElementById("screen").getBoundingClientRect().width;
  if (main < root.clientWidth * 0.5) found.push(`screen is only ${main} wide`);
  const scrolls = (element) => {
    for (let up = element; up && up !== document.body; up = up.parentElement) {
      if (/auto|scroll|hidden|clip/.test(getComputedStyle(up).overflowX)) return true;
    }
    return false;
  };
  for (const element of document.querySelectorAll("body *")) {
    const { left, right, width, height } = element.getBoundingClientRect();
    // Folded elements keep the size of their last layout.
    if (width === 0 || height === 0 || !element.checkVisibility()) continue;
    if ((right > root.clientWidth + 1 || left < -1) && !scrolls(element)) {
      found.push(`${element.tagName.toLowerCase()}.${element.className}: ${left}…${right}`);
    }
    // A label that does not fit its button.
    if (element.matches("button, .button, .chip, nav a") && element.scrollWidth > width + 1) {
      found.push(`text in ${element.outerHTML.slice(0, 100)}: ${element.scrollWidth} > ${width}`);
    }
  }
  return found.slice(0, 4);
};

/** Words that do not fit and are cut off. A row of the log may show only the beginning of
 *  its entry. */
const cut = () => {
  const found = [];
  for (const element of document.querySelectorAll("body *")) {
    const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(element);
    if (element.closest(".log-row") || !element.checkVisibility()) continue;
    // The name of the battle is the player's text, and has its own page.
    const named = element.closest(".frame-name");
    const aside = /hidden|clip/.test(overflowX) && !named && element.clientWidth > 3;
    const below = /hidden|clip/.test(overflowY) && webkitLineClamp !== "none";
    if (
      (aside && element.scrollWidth > element.clientWidth + 1) ||
      (below && element.scrollHeight > element.clientHeight + 1)
    ) {
      found.push(`cut ${element.className}: “${element.textContent.slice(0, 30)}”`);
    }
  }
  return found;
};

/** Words that are broken without a hyphen in controls and headings, and a phase that
 *  the top bar does not show in full. */
const broken = () => {
  const first = ".plaque, .turn-phases, .turn-moves, .field-segments, .calculator-result-head";
  const range = document.createRange();
  const found = [];
  const phase = document.querySelector(".frame-name > a > span");
  if (phase?.firstChild) {
    const { top, bottom, right } = phase.getBoundingClientRect();
    range.selectNodeContents(phase.firstChild);
    const out = (line) => line.right > right + 1 || line.bottom > bottom + 2 || line.top < top - 2;
    if ([...range.getClientRects()].some(out)) found.push(`cut “${phase.firstChild.data}”`);
  }
  return [...found, ...looks.brokenWords(first)];
};

/** The share of the height that no bar covers on a scrolled page, in percent. */
const free = () => {
  scrollTo(0, document.documentElement.scrollHeight / 3);
  const bars = document.querySelectorAll(".frame-top, .frame-bottom, .action-bar, .plaque");
  const fixed = [...bars].filter((bar) => /sticky|fixed/.test(getComputedStyle(bar).position));
  let free = 0;
  for (let y = 0; y < innerHeight; y++) {
    const there = document.elementFromPoint(innerWidth * 0.7, y);
    if (!fixed.some((bar) => bar.contains(there))) free += 1;
  }
  scrollTo(0, 0);
  return (100 * free) / innerHeight;
};

/** Words that continue on the next line without a hyphen. */
const brokenWords = (within = "*") => {
  const found = new Set();
  const range = document.createRange();
  const walker = document.createTreeWalker(document.getElementById("screen"), NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const word = text.parentElement;
    // The title above an open mode is only for screen readers.
    if (!word.checkVisibility() || word.closest('[data-open="true"] > .head')) continue;
    if (!word.closest(within)) continue;
    // Without the first letter, where a hyphen would be.
    for (const { 0: letters, index } of text.data.matchAll(/[\p{L}\d]{4,}/gu)) {
      range.setStart(text, index + 1);
      range.setEnd(text, index + letters.length);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
      const tops = lines.map(({ top }) => top);
      if (Math.max(...tops) - Math.min(...tops) > 8) {
        found.add(`“${letters}” is broken in ${word.tagName.toLowerCase()}.${word.className}`);
      }
    }
  }
  return [...found];
};

/** Controls that are too small for a thumb. */
const tooSmall = () => {
  const found = [];
  const least = (control) =>
    control.matches(
      "#screen button:not(.sums-cite):not(.turn-phase), .action-bar *, .frame-bottom a",
    )
      ? 48
      : 44;
  for (const control of document.querySelectorAll(
    "a[href], button, input, summary, [role=switch], [role=radio], [role=checkbox]",
  )) {
    if (!control.checkVisibility({ visibilityProperty: true })) continue;
    const { width, height } = control.getBoundingClientRect();
    if (width === 0 && height === 0) continue;
    const wanted = least(control) - 0.5;
    if (width < wanted || height < wanted) {
      const name = control.getAttribute("aria-label") ?? control.textContent;
      found.push(
        `${control.className || control.tagName} “${name.slice(0, 30)}”: ${width}×${height}`,
      );
    }
  }
  return found;
};

/** The number of a calculator if the mode that is open over the form covers it. */
const overlaid = () => {
  const reading = document.querySelector('[data-open="true"] .calculator-result');
  if (!reading) return [];
  const { bottom, right } = document.querySelector(".plaque").getBoundingClientRect();
  const { top, left } = reading.getBoundingClientRect();
  // In landscape they are beside each other.
  return bottom > top + 1 && left < right
    ? [`the number ends ${Math.round(bottom - top)} under the reading`]
    : [];
};

/** The action bar, if it is not at the bottom of the screen. */
const floating = () => {
  const bar = document.querySelector("#screen .action-bar");
  if (!bar?.checkVisibility()) return [];
  const places = document.querySelector(".frame-bottom");
  const bottom = places ? places.getBoundingClientRect().top : innerHeight;
  const under = bottom - bar.getBoundingClientRect().bottom;
  return Math.abs(under) > 1 ? [`what leads on is ${Math.round(under)} above the bottom`] : [];
};

/** Controls that are covered by a bar when they have the focus. */
const covered = () => {
  const found = [];
  const bars = document.querySelectorAll(".frame-top, .frame-bottom, .action-bar, .plaque");
  const fixed = [...bars].filter((bar) => /sticky|fixed/.test(getComputedStyle(bar).position));
  const focused = document.activeElement;
  for (const control of document.querySelectorAll("main :is(a[href], button, input, summary)")) {
    if (control.tabIndex < 0 || !control.checkVisibility({ visibilityProperty: true })) continue;
    // A dialog covers the bars, and nothing behind it can have the focus.
    if (control.closest("dialog")) continue;
    control.focus();
    if (document.activeElement !== control) continue;
    const own = control.getBoundingClientRect();
    for (const bar of fixed) {
      if (bar.contains(control) || !bar.checkVisibility()) continue;
      const { top, bottom, left, right } = bar.getBoundingClientRect();
      const high = Math.min(own.bottom, bottom) - Math.max(own.top, top);
      const wide = Math.min(own.right, right) - Math.max(own.left, left);
      if (high > 1 && wide > 1) {
        const name = control.getAttribute("aria-label") ?? control.textContent;
        found.push(`“${name.slice(0, 30)}” under ${bar.className} by ${Math.round(high)}`);
      }
    }
  }
  focused?.focus?.();
  scrollTo(0, 0);
  return found.slice(0, 3);
};

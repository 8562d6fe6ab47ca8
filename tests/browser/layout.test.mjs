// Nothing is too wide for any screen, too small for a thumb, or under a bar.

import { appTest } from "./harness.mjs";
import { GAMES, Player, everyScreen, nothing } from "./pages.mjs";

const WIDTHS = [320, 360, 390, 768, 1280];

/** What reaches beyond the sides of the screen, but for what scrolls by itself. */
const tooWide = () => {
  const root = document.documentElement;
  const found = [];
  if (root.scrollWidth > root.clientWidth) found.push(`page: ${root.scrollWidth}`);
  // The screen has the width that the bars leave to it.
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
    if (width === 0 || height === 0) continue;
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

/** Controls that are smaller than a thumb needs. */
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

/** Controls that are under a bar when they have the focus. */
const covered = async () => {
  const found = [];
  const bars = document.querySelectorAll(".frame-top, .frame-bottom, .action-bar, .plaque");
  const fixed = [...bars].filter((bar) => /sticky|fixed/.test(getComputedStyle(bar).position));
  const focused = document.activeElement;
  for (const control of document.querySelectorAll("main :is(a[href], button, input, summary)")) {
    if (control.tabIndex < 0 || !control.checkVisibility()) continue;
    control.focus();
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

/** Changes the size and waits until the page is painted in it. */
async function resize(page, width, height) {
  await page.setViewportSize({ width, height });
  await page.evaluate(() => new Promise(requestAnimationFrame));
}

const cases = Object.keys(GAMES).flatMap((game) =>
  ["en-GB", "pl-PL", "ru-RU"].map((locale) => [game, locale]),
);

for (const [game, locale] of cases) {
  appTest(
    `every screen of ${game} fits every width and every thumb (${locale})`,
    { timeout: 300_000, context: { locale, reducedMotion: "reduce" } },
    async ({ page, site, open }) => {
      await open();
      const found = new Map();
      const note = (name, list) => {
        for (const one of list) if (!found.has(one)) found.set(one, name);
      };
      await everyScreen(new Player(page, site, game), async (name) => {
        for (const width of WIDTHS) {
          await resize(page, width, width > 700 ? 900 : 844);
          note(`${name} at ${width}`, await page.evaluate(tooWide));
          if (width === 390 || width === 320)
            note(`${name} at ${width}`, await page.evaluate(tooSmall));
          if (width === 390) note(`${name} at ${width}`, await page.evaluate(covered));
        }
        await resize(page, 390, 844);
      });
      nothing([...found].map(([what, name]) => `${name}: ${what}`));
    },
  );
}

// Accessibility barriers: the findings of axe-core, and text with too little contrast.

import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

const axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Loads axe into the pages (the app's policy forbids scripts from outside), and stops colours
 *  from fading between themes. */
export async function withAxe(context) {
  await context.addInitScript(axe);
  await context.addInitScript(() => {
    const still = new CSSStyleSheet();
    still.replaceSync(
      "*, ::before, ::after { transition: none !important; animation: none !important }",
    );
    document.adoptedStyleSheets.push(still);
  });
}

/** The minimum contrast of text in each theme. */
const CONTRAST = { light: 7, dark: 7, sunlight: 10 };

/** Everything wrong with the screen in every theme; or with a part of it only, if the rest
 *  has just been checked. */
export async function barriers(page, part = "body") {
  return [
    ...(await page.evaluate(byAxe, part)),
    ...(await page.evaluate(faint, { themes: CONTRAST, part })),
  ];
}

/** The findings of axe in the current colours. */
async function byAxe(part) {
  // Contrast is checked separately, in every theme.
  const rules = { "color-contrast": { enabled: false } };
  const where = part === "body" ? document : { include: [[part]] };
  const { violations } = await window.axe.run(where, { resultTypes: ["violations"], rules });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html }) => `${id} ${target.join(" ")} ${html.slice(0, 90)}`),
  );
}

/** Text with less contrast than its theme requires. */
function faint({ themes, part }) {
  const root = document.documentElement;
  const own = root.dataset.theme;
  // The current theme comes first: each change restyles the whole page.
  const now = own ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
  const inOrder = Object.entries(themes).sort(([one], [other]) => (other === now) - (one === now));

  /** Red, green and blue from 0 to 1, and the opacity. */
  const channels = (colour) => {
    const [red, green, blue, alpha = 1] = colour.match(/-?[\d.]+(e-?\d+)?/g).map(Number);
    const most = colour.startsWith("color(") ? 1 : 255;
    return [red / most, green / most, blue / most, alpha];
  };
  const over = (above, below) =>
    [0, 1, 2].map((one) => above[one] * above[3] + below[one] * (1 - above[3]));
  const luminance = (colour) => {
    const [red, green, blue] = colour.map((one) =>
      one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  /** The colour behind an element. */
  const ground = (element, known) => {
    if (!element) return [1, 1, 1];
    if (!known.has(element)) {
      const own = channels(getComputedStyle(element).backgroundColor);
      known.set(element, own[3] === 1 ? own : over(own, ground(element.parentElement, known)));
    }
    return known.get(element);
  };

  const texts = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.data.trim()) texts.add(node.parentElement);
  }
  for (const input of document.querySelectorAll("input, textarea")) texts.add(input);
  const shown = [...texts].filter(
    (element) =>
      element.closest(part) &&
      element.checkVisibility({ visibilityProperty: true }) &&
      // Disabled controls may be faint; a drawing has a text alternative.
      !element.closest("svg, script, style, [aria-disabled=true], :disabled"),
  );

  const found = [];
  for (const [theme, least] of inOrder) {
    if (theme !== now) root.dataset.theme = theme;
    const known = new Map();
    for (const element of shown) {
      const behind = ground(element, known);
      const ink = over(channels(getComputedStyle(element).color), behind);
      const [dark, light] = [luminance(ink), luminance(behind)].sort((a, b) => a - b);
      const contrast = (light + 0.05) / (dark + 0.05);
      if (contrast >= least) continue;
      const what = element.cloneNode(false).outerHTML;
      found.push(`${theme} contrast ${contrast.toFixed(2)}:1 ${what.slice(0, 90)}`);
    }
  }
  if (own) root.dataset.theme = own;
  else delete root.dataset.theme;
  return found;
}

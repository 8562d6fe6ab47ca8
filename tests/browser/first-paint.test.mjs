// The screen before the app has loaded: the start page as the app draws it, so that nothing flashes
// or jumps when the app takes over, and links that work at once.

import assert from "node:assert/strict";
import { appTest, ready } from "./harness.mjs";
import { GAME, Player, at } from "./pages.mjs";

/** Delays the app; returns a function that releases it. */
async function hold(context) {
  const held = [];
  let holds = true;
  await context.route(/_bg\.wasm$/, (route) => (holds ? void held.push(route) : route.continue()));
  return async () => {
    holds = false;
    await Promise.all(held.map((route) => route.continue()));
  };
}

/** Everything visible below an element: its kind, its text, its place and its style. */
const seen = (page, selector) =>
  page.evaluate((selector) => {
    const frames = [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
    return frames.flatMap((frame) =>
      [frame, ...frame.querySelectorAll("*")].flatMap((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const spoken = element.classList.contains("unseen");
        if (!width || !height || spoken || !element.checkVisibility()) return [];
        const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
        const text = own.map((node) => node.textContent.trim()).join("");
        const { color, backgroundColor, fontSize } = getComputedStyle(element);
        const [tag, link, label] = ["href", "aria-label"].reduce(
          (all, name) => [...all, element.getAttribute(name)],
          [element.tagName],
        );
        return [{ tag, link, label, text, x, y, width, height, color, backgroundColor, fontSize }];
      }),
    );
  }, selector);

for (const [locale, theme] of [
  ["en-GB", "sunlight"],
  ["pl-PL", "light"],
  ["ru-RU", "dark"],
]) {
  appTest(
    `home is drawn before the app is there, as the app draws it: ${locale}, ${theme}`,
    { context: { locale }, settings: { theme } },
    async ({ context, page, site }) => {
      const letGo = await hold(context);
      await page.goto(`${site.url}?nosw`);
      const before = await seen(page, "#shell .frame");
      assert.ok(before.length > 40, `${before.length} elements`);
      await letGo();
      await ready(page);
      assert.equal(await page.locator("#shell").count(), 0);
      assert.deepEqual(await seen(page, "body > .frame"), before);
    },
  );
}

appTest("a tap before the app is there is not lost", async ({ context, page, site }) => {
  const letGo = await hold(context);
  await page.goto(`${site.url}?nosw`);
  const frame = page.locator("#shell .frame:visible");
  const tools = frame.locator(`[data-ruleset="${GAME}"] [data-action="tools"]`);
  const name = await frame.locator(`[data-ruleset="${GAME}"] h3`).innerText();
  await tools.click();
  await frame.locator(".frame-name", { hasText: name }).waitFor();
  await letGo();
  await new Player(page, site).shown("turn");
});

appTest("an address shows the frame with its game at once", async ({ context, page, site }) => {
  const letGo = await hold(context);
  await page.goto(`${site.url}?nosw${at("calculate/shooting")}`);
  const frame = page.locator("#shell .frame:visible");
  const before = await frame.locator(".frame-name b").boundingBox();
  assert.equal(await frame.locator(".frame-name").innerText(), "Flames of War");
  assert.equal(await frame.locator(".home-name:visible").count(), 0);
  await letGo();
  await new Player(page, site).shown(".plaque");
  assert.deepEqual(await page.locator(".frame-name b").boundingBox(), before);
});

appTest(
  "where there are battles, what stands below them waits for them",
  async ({ context, page, site, open }) => {
    await open("?nosw");
    const player = new Player(page, site);
    await player.startBattle();
    const fresh = await context.newPage();
    const letGo = await hold(context);
    await fresh.goto(`${site.url}?nosw`);
    const before = await seen(fresh, "#shell .home *");
    assert.deepEqual(
      before.map(({ tag }) => tag),
      ["H1", "P"],
    );
    await letGo();
    await ready(fresh);
    await fresh.locator(".home-continue").waitFor();
    const now = await seen(fresh, "body > .frame .home > *");
    assert.deepEqual(now.slice(0, before.length), before);
  },
);

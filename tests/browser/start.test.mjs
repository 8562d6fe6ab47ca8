// The page before the app starts: language, theme, texts being loaded, and the message if the app
// does not start.

import assert from "node:assert/strict";
import { appTest, ready } from "./harness.mjs";

const root = (page) =>
  page.evaluate(() => {
    const { lang, dataset } = document.documentElement;
    return { lang, theme: dataset.theme ?? null };
  });

/** Opens the page without its app, so that only the start script is seen. */
async function openShell({ context, page, site }, address = "") {
  await context.route(/\.wasm$/, () => {}); // The request is never answered.
  await page.goto(site.url + address, { waitUntil: "domcontentloaded" });
}

appTest("the browser's language is taken", { context: { locale: "pl-PL" } }, async (app) => {
  await openShell(app);
  assert.deepEqual(await root(app.page), { lang: "pl", theme: null });
  assert.equal(await app.page.evaluate(async () => typeof (await adjutant.packs.app)), "string");
});

appTest(
  "a language nobody wrote becomes English",
  { context: { locale: "de-DE" } },
  async (app) => {
    await openShell(app);
    assert.equal((await root(app.page)).lang, "en");
  },
);

appTest(
  "saved settings are in force before the first paint",
  { settings: { language: "ru", theme: "dark" } },
  async (app) => {
    await openShell(app);
    assert.deepEqual(await root(app.page), { lang: "ru", theme: "dark" });
    const ground = await app.page.evaluate(
      () => getComputedStyle(document.getElementById("shell")).backgroundColor,
    );
    assert.equal(ground, "rgb(20, 24, 26)");
  },
);

appTest("broken settings do no harm", async (app) => {
  await app.context.addInitScript(() => localStorage.setItem("adjutant/settings", "{nonsense"));
  await openShell(app);
  assert.deepEqual(await root(app.page), { lang: "en", theme: null });
});

appTest("storage that throws does no harm", async (app) => {
  await app.context.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  await openShell(app);
  assert.deepEqual(await root(app.page), { lang: "en", theme: null });
});

appTest("the texts of the wargame in the address are fetched at once", async (app) => {
  await openShell(app, "#/flames-of-war/turn");
  const packs = await app.page.evaluate(() => Object.keys(adjutant.packs));
  assert.deepEqual(packs, ["app", "screens", "flames-of-war", "flames-of-war-missions"]);
});

appTest("an address with no such wargame asks for nothing more", async (app) => {
  await openShell(app, "#/constructor/turn");
  const packs = await app.page.evaluate(() => Object.keys(adjutant.packs));
  assert.deepEqual(packs, ["app", "screens"]);
});

for (const [what, pattern] of [
  ["WebAssembly", /\.wasm$/],
  ["script", /adjutant-\w+\.js$/],
  ["texts", /text\/.*\.txt$/],
]) {
  appTest(
    `an app that cannot start says so (${what})`,
    { context: { locale: "pl-PL" }, allow: [/./] },
    async ({ context, page, site }) => {
      await context.route(pattern, (route) => route.fulfill({ status: 404, body: "" }));
      await page.goto(site.url);
      const box = page.getByRole("alert");
      await box.waitFor();
      assert.match(await box.innerText(), /nie mógł się uruchomić/);
      assert.doesNotMatch(await box.innerText(), /could not start/);
      await context.unroute(pattern);
      await page.getByRole("button", { name: "Wczytaj ponownie" }).click();
      await ready(page);
    },
  );
}

appTest(
  "missing styles are told, and the app goes on",
  { context: { locale: "pl-PL" }, allow: [/404/] },
  async ({ context, page, open }) => {
    // They are missing until the page is reloaded: the idle app also requests them, and removes the
    // notice when they arrive.
    let loads = 0;
    page.on("request", (request) => (loads += Number(request.isNavigationRequest())));
    await context.route(/\/screens-\w+\.css$/, (route) =>
      loads > 1 ? route.continue() : route.fulfill({ status: 404, body: "" }),
    );
    await open("?nosw#/settings");
    const box = page.locator("#unstyled");
    await box.waitFor();
    const words = await box.innerText();
    assert.match(words, /Nie udało się pobrać wyglądu/);
    assert.doesNotMatch(words, /could not|Reload|Не удалось/);
    await page.locator('[data-field="haptics"]').waitFor();
    await Promise.all([
      page.waitForEvent("framenavigated"),
      page.getByRole("button", { name: "Wczytaj ponownie" }).click(),
    ]);
    await page.waitForFunction(() => adjutant.dressed);
    await page.locator('[data-field="haptics"]').waitFor();
    assert.equal(await box.isVisible(), false);
  },
);

appTest(
  "a host that answers missing styles with the page",
  { allow: [/MIME|stylesheet/] },
  async ({ context, page, site, open }) => {
    const html = await (await fetch(site.url)).text();
    await context.route(/\/screens-\w+\.css$/, (route) =>
      route.fulfill({ contentType: "text/html", body: html }),
    );
    await open("?nosw#/settings");
    await page.locator("#unstyled").waitFor();
    await page.locator('[data-field="haptics"]').waitFor();
  },
);

for (const [how, answer] of Object.entries({
  missing: { status: 404, body: "" },
  broken: { status: 200, body: "\0\0\0" },
})) {
  appTest(
    `texts of the player's language that are ${how} are told`,
    { allow: [/404/] },
    async ({ context, page, open }) => {
      const texts = /\/text\/en\/\w+-\w+\.txt$/;
      await context.route(texts, (route) => route.fulfill(answer));
      await open("?nosw");
      const told = page.locator('[data-notice="other-language"]');
      await told.waitFor();
      assert.match(await told.innerText(), /English/);
      await context.unroute(texts);
      await told.getByRole("button").click();
      await page
        .getByRole("link", { name: "Settings" })
        .or(page.getByLabel("Settings"))
        .first()
        .waitFor();
      assert.equal(await told.count(), 0);
    },
  );
}

appTest(
  "inside another page the app says so and does nothing",
  { context: { locale: "ru-RU" }, allow: [/favicon/] },
  async ({ page, site }) => {
    await page.goto(`${site.url}icons/icon-192.png`);
    await page.evaluate((url) => {
      const frame = document.createElement("iframe");
      Object.assign(frame, { src: url, width: 390, height: 700 });
      document.body.replaceChildren(frame);
    }, `${site.url}#/flames-of-war/turn`);
    const inside = page.frameLocator("iframe");
    await inside.getByText("Adjutant открыт внутри другой страницы").waitFor();
    const link = inside.getByRole("link", { name: "Открыть Adjutant отдельно" });
    await link.waitFor();
    // All of it has been fetched, but not started.
    await page.frames()[1].waitForLoadState("networkidle");
    assert.equal(await inside.locator("[data-ready]").count(), 0);
    assert.equal(await inside.locator(".frame:visible").count(), 0);
    assert.deepEqual(await page.evaluate(() => Object.keys(localStorage)), []);
    const [opened] = await Promise.all([page.waitForEvent("popup"), link.click()]);
    await ready(opened);
  },
);

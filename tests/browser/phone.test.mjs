// The app and its phone: texts that other apps share with it, the offer to install it, the
// shortcuts of its icon, the promise of persistent storage.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { DIST, appTest, offlineTest, ready, savedForOffline } from "./harness.mjs";
import { GAME, Player, at } from "./pages.mjs";

const manifest = async () => JSON.parse(await readFile(join(DIST, "manifest.webmanifest"), "utf8"));

/** A document of the same host without our policy: a form can be sent from it. */
async function anotherApp({ context, site }) {
  const page = await context.newPage();
  await page.goto(`${site.url}icons/icon-192.png`);
  return page;
}

// The browser looks for an icon of that document.
const NO_ICON = /favicon/;

/** Shares something as a phone does according to the manifest: it sends a form. */
async function share({ page, site }, { action, params }, { file, ...words }) {
  const fields = Object.entries(words).map(([name, text]) => [params[name], text]);
  await Promise.all([
    page.waitForURL(/#\/(keep\/shared|take)/),
    page.evaluate(
      ([action, fields, name, file]) => {
        const form = document.createElement("form");
        form.method = "POST";
        form.enctype = "multipart/form-data";
        form.action = action;
        for (const [name, value] of fields) {
          const input = form.appendChild(document.createElement("input"));
          Object.assign(input, { name, value });
        }
        if (file !== undefined) {
          const input = form.appendChild(document.createElement("input"));
          Object.assign(input, { type: "file", name });
          const files = new DataTransfer();
          files.items.add(new File([file], "battle.txt", { type: "text/plain" }));
          input.files = files.files;
        }
        document.body.append(form);
        form.submit();
      },
      [new URL(action, site.url).href, fields, params.files[0].name, file],
    ),
  ]);
  await ready(page);
}

/** A battle, as a file and as a link. */
async function packed(player) {
  const { page } = player;
  await player.startBattle({ name: "Hill 112" });
  await player.go("#/", '[data-action="hand-over"]');
  await player.action("hand-over").click();
  await player.shown(".keep-code");
  const link = await player.action("share-link").getAttribute("data-link");
  const download = page.waitForEvent("download");
  await player.action("save-file").click();
  const file = await readFile(await (await download).path(), "utf8");
  return { link, file };
}

offlineTest(
  "what another app shares is shown before anything of it is taken",
  { allow: [/ERR_CONNECTION_REFUSED|fetching the script/, NO_ICON] },
  async (world) => {
    const { page, site, open } = world;
    const target = (await manifest()).share_target;
    assert.equal(target.method, "POST");
    await open();
    const { link, file } = await packed(new Player(page, site));
    await savedForOffline(page);
    await page.close();
    const pages = [];
    for (let number = 0; number < 6; number++) pages.push(await anotherApp(world));
    // No server is contacted, and none is needed.
    await site.stop();
    site.requests.length = 0;
    const sharing = (what) => share({ page: pages[0], site }, target, what);
    const close = () => pages.shift().close();
    let player = new Player(pages[0], site);

    await sharing({ file });
    await player.shown('[data-item="battle"][data-met="same"]');
    // The shared text stays until the player leaves the page.
    await player.reload();
    await player.shown('[data-item="battle"][data-met="same"]');
    await player.go("#/", "home");
    await player.go("#/keep/shared", '[data-fault="gone"]');
    await close();

    player = new Player(pages[0], site);
    await sharing({ title: "A battle", text: `Go on with this: ${link}` });
    await player.shown('[data-item="battle"][data-met="same"]');
    await player.atHash(new URL(link).hash);
    await close();

    player = new Player(pages[0], site);
    await sharing({ title: "A battle", url: link });
    await player.shown('[data-item="battle"][data-met="same"]');
    await close();

    player = new Player(pages[0], site);
    await sharing({ file: "PK\u0003\u0004 some other file" });
    await player.shown('[data-fault="foreign"]');
    await player.shown("keep");
    await close();

    player = new Player(pages[0], site);
    await sharing({ title: "Saturday", text: "4 Pz IV, veteran" });
    await player.page.locator(`[data-list-of="${GAME}"]`).click();
    await player.shown('[data-line="1"] [data-chip="skill"]');
    await close();

    player = new Player(pages[0], site);
    await sharing({ file: file.slice(0, file.length / 2) });
    await player.shown('[data-fault="cut"]');
    assert.deepEqual(
      site.requests.filter((path) => path.includes("share")),
      [],
    );
    await site.start();
  },
);

offlineTest("a file far too large is told", { allow: [NO_ICON] }, async (world) => {
  const { page, site, open } = world;
  const target = (await manifest()).share_target;
  await open();
  await savedForOffline(page);
  const other = await anotherApp(world);
  await other.evaluate(() => {
    const append = DataTransferItemList.prototype.add;
    DataTransferItemList.prototype.add = function () {
      append.call(this, new File([new Uint8Array(33 << 20)], "film.txt", { type: "text/plain" }));
    };
  });
  await share({ page: other, site }, target, { file: "" });
  await new Player(other, site).shown('[data-fault="too-large"]');
});

/** The browser offers to install the app; returns whether its own bar was held back. */
const offerToInstall = (page, outcome = "accepted") =>
  page.evaluate((outcome) => {
    const offer = new Event("beforeinstallprompt", { cancelable: true });
    offer.prompt = async () => {
      window.asked = (window.asked ?? 0) + 1;
    };
    offer.userChoice = Promise.resolve({ outcome });
    window.dispatchEvent(offer);
    return offer.defaultPrevented;
  }, outcome);

const OFFER = '[data-offer="install"]';

/** Plays long enough for the app to make its offer. */
async function playOn(player) {
  await player.go(at("units"), "units");
  const side = player.page.locator('[data-side="first"]');
  for (let units = 1; units <= 10; units++) {
    await side.locator('[data-action="add-unit"]').click();
    await player.count(side.locator("[data-unit]"), units);
  }
}

/** The start page with all its parts. */
async function home(player) {
  await player.go("#/about", "about");
  await player.go("#/", '[data-action="continue"]');
  await player.page.locator('[data-action="end-battle"]').waitFor();
}

for (const [answer, asked] of [
  ["install", 1],
  ["install-not", undefined],
  [undefined, undefined],
]) {
  offlineTest(`the app offers itself once (${answer ?? "no answer"})`, async (world) => {
    const { page, site, open } = world;
    await open();
    const player = new Player(page, site);
    assert.ok(await offerToInstall(page), "the browser's own bar is held back");
    await player.startBattle();
    await home(player);
    assert.equal(await page.locator(OFFER).count(), 0, "nothing has been played");
    await playOn(player);
    assert.equal(await page.locator(OFFER).count(), 0, "in the middle of play");
    await home(player);
    await page.locator(OFFER).waitFor();
    if (answer) {
      await player.action(answer).click();
      await page.locator(OFFER).waitFor({ state: "detached" });
    }
    assert.equal(await page.evaluate(() => window.asked), asked);
    // Not offered again: not here, not after a reload, not after an undo of the settings.
    await home(player);
    assert.equal(await page.locator(OFFER).count(), 0, "again");
    await player.go("#/settings", "settings");
    await player.answer("haptics").click();
    await player.undo();
    await player.action("reset-settings").click();
    await player.reload();
    await offerToInstall(page);
    await home(player);
    assert.equal(await page.locator(OFFER).count(), 0, "after a reload");
    // A player who wants it now finds it in the settings.
    await player.go("#/settings", "settings");
    await player.action("install").click();
    await player.action("install").waitFor({ state: "hidden" });
    assert.equal(await page.evaluate(() => window.asked), 1);
  });
}

offlineTest("what is installed does not offer itself", async ({ context, page, site, open }) => {
  await context.addInitScript(() => {
    const own = window.matchMedia.bind(window);
    window.matchMedia = (query) =>
      query.includes("display-mode: standalone") && window.alone ? { matches: true } : own(query);
  });
  await open();
  const player = new Player(page, site);
  await player.startBattle();
  await playOn(player);
  await offerToInstall(page);
  await page.evaluate(() => (window.alone = true));
  await home(player);
  assert.equal(await page.locator(OFFER).count(), 0);
  await page.evaluate(() => {
    window.alone = false;
    window.dispatchEvent(new Event("appinstalled"));
  });
  await home(player);
  assert.equal(await page.locator(OFFER).count(), 0);
});

offlineTest("the shortcuts lead to the battle that was played last", async (world) => {
  const { context, page, site, open } = world;
  const { shortcuts, shortcuts_localized: localized } = await manifest();
  for (const of of Object.values(localized)) {
    assert.deepEqual(
      of.map(({ url }) => url),
      shortcuts.map(({ url }) => url),
    );
  }
  await open();
  await new Player(page, site).startBattle({ name: "One" });
  await new Player(page, site, "k20").startBattle({ name: "Two" });
  const places = { "": "turn", "/calculate": "calculators", "/dice": "dice", "/rules": "rules" };
  for (const { url } of shortcuts) {
    const [, place] = /^\.\/#\/go-on(.*)$/.exec(url);
    const other = await context.newPage();
    await open(url.slice(2), other);
    const player = new Player(other, site, "k20");
    await player.shown(places[place]);
    await player.atHash(player.at(place.slice(1) || "turn"));
    assert.match(await player.place(), /Two/);
    assert.equal(await player.by("notice", "amiss").count(), 0);
    await other.close();
  }
  // The address is opened inside the app, and Back returns.
  const player = new Player(page, site);
  await player.go("#/battles", ".battles");
  await player.go("#/go-on", "turn");
  await page.goBack();
  await player.shown(".battles");
});

offlineTest("a shortcut without a battle leads home and says so", async ({ page, site, open }) => {
  await open("#/go-on");
  const player = new Player(page, site);
  await player.shown("home");
  assert.match(await player.by("notice", "amiss").innerText(), /no battle/i);
});

offlineTest(
  "two copies on one host are two apps",
  { prefix: "/some/where/" },
  async ({ context, page, site, open }) => {
    await open();
    const session = await context.newCDPSession(page);
    const { errors } = await session.send("Page.getAppManifest");
    assert.deepEqual(errors, []);
    const { appId } = await session.send("Page.getAppId");
    if (appId !== undefined) assert.equal(appId, site.url);
  },
);

/** A device that grants any wake lock until it revokes it; or refuses it. */
const waking = (refuses) => {
  window.locks = [];
  navigator.wakeLock.request = async () => {
    // As slow as a device may be: the shown state must follow.
    await new Promise(requestAnimationFrame);
    if (refuses) throw new DOMException("to save the battery", "NotAllowedError");
    const lock = Object.assign(new EventTarget(), { released: false });
    lock.release = async () => {
      lock.released = true;
      lock.dispatchEvent(new Event("release"));
    };
    window.locks.push(lock);
    return lock;
  };
};

appTest("the screen is kept on in a battle, and the settings say so", async (world) => {
  const { context, page, site, open } = world;
  await context.addInitScript(waking, false);
  await open("#/settings");
  const player = new Player(page, site);
  await player.shown("settings");
  const held = () => page.evaluate(() => window.locks.filter((lock) => !lock.released).length);
  assert.equal(await held(), 0, "there is no battle");
  await player.startBattle();
  await page.waitForFunction(() => window.locks.length === 1);
  await player.go("#/settings", "settings");
  await player.by("awake", "yes").waitFor();
  await player.answer("keep-awake").click();
  await player.by("awake").waitFor({ state: "detached" });
  assert.equal(await held(), 0, "nobody wants it");
  await player.answer("keep-awake").click();
  await player.by("awake", "yes").waitFor();
  // The device revokes it; the app asks again when the page becomes visible again.
  await page.evaluate(() => window.locks.at(-1).release());
  await player.by("awake").waitFor({ state: "detached" });
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await player.by("awake", "yes").waitFor();
  assert.equal(await held(), 1);
});

appTest("a device that lets the screen go dark is told of", async (world) => {
  const { context, page, site, open } = world;
  await context.addInitScript(waking, true);
  await open();
  const player = new Player(page, site);
  await player.startBattle();
  await player.go("#/settings", "settings");
  await player.by("awake", "no").waitFor();
});

/** A browser that is asked for persistent storage, and its answer. */
const promising = (says) => {
  window.asked = 0;
  let promised = false;
  navigator.storage.persisted = async () => promised;
  navigator.storage.persist = async () => {
    window.asked++;
    return (promised = says);
  };
};

for (const says of [true, false]) {
  offlineTest(`the browser is asked to keep what is saved; it says ${says}`, async (world) => {
    const { context, page, site, open } = world;
    await context.addInitScript(promising, says);
    await open("#/settings");
    const player = new Player(page, site);
    await player.shown("settings");
    await player.go(at("calculate/shooting"), 'article[data-calculator="shooting"]');
    await player.answer("concealed").click();
    assert.equal(await page.evaluate(() => window.asked), 0, "nothing is worth it yet");
    await player.startBattle();
    await page.waitForFunction(() => window.asked === 1);
    for (const [hash, screen] of [
      ["#/settings", "settings"],
      ["#/keep", "keep"],
    ]) {
      await player.go(hash, screen);
      await player.by("promised", says ? "yes" : "no").waitFor();
    }
  });
}

offlineTest("a battle from another phone is worth keeping as well", async (world) => {
  const { context, page, site, open } = world;
  await context.addInitScript(promising, true);
  await open();
  const player = new Player(page, site);
  const { link } = await packed(player);
  await page.evaluate(() => (window.asked = 0));
  await player.go(at("turn"), "turn");
  await page.evaluate(() => (navigator.storage.persisted = async () => false));
  await player.action("next-phase").click();
  await player.go(new URL(link).hash, "[data-item]");
  await player.answer("battle-0", "add").click();
  await player.action("take-in").click();
  await page.waitForFunction(() => window.asked === 1);
});

for (const alone of [false, true]) {
  offlineTest(`the seven days of Safari, ${alone ? "installed" : "in a tab"}`, async (world) => {
    const { context, page, site, open } = world;
    await context.addInitScript((alone) => {
      Object.defineProperty(Navigator.prototype, "standalone", { value: alone });
    }, alone);
    await open();
    const player = new Player(page, site);
    const said = player.by("promised", "seven-days");
    assert.equal(await said.count(), 0, "there is nothing to lose yet");
    await player.startBattle();
    for (const [hash, screen] of [
      ["#/", '[data-action="continue"]'],
      ["#/settings", "settings"],
      ["#/keep", "keep"],
    ]) {
      await player.go(hash, screen);
      if (alone) assert.equal(await said.count(), 0, hash);
      else assert.match(await said.innerText(), /seven days/);
    }
    assert.equal(player.game, GAME);
  });
}

// The map of a mission: a tap asks whether an Objective may be placed there, the picture can be
// turned and enlarged, and the notes beside a rule are saved and can be undone.

import assert from "node:assert/strict";
import { appTest } from "./harness.mjs";
import { Player, at } from "./pages.mjs";

const MISSION = at("missions/no-retreat");

/** Taps the map at a point: inches from the left and from the defender's edge. */
async function tap(page, [x, y]) {
  const box = await page.locator(".map-stage").boundingBox();
  // 48 by 72 inches, with a white margin of 6.
  const position = { x: ((x + 6) / 60) * box.width, y: ((78 - y) / 84) * box.height };
  await page.locator(".map-stage").click({ position });
}

appTest(
  "a tap on the map says whether an Objective may stand there",
  async ({ page, site, open }) => {
    await open(MISSION);
    const player = new Player(page, site);
    await player.shown(".map-stage svg");
    await tap(page, [24, 18]);
    await player.shown('[data-legal="true"]');
    // On the attacker's half.
    await tap(page, [24, 60]);
    await player.shown('[data-legal="false"]');
    // Turned round, the same spot of the picture is the defender's half.
    await player.action("turn-map").click();
    await tap(page, [24, 54]);
    await player.shown('[data-legal="true"]');
  },
);

appTest("the map grows about its middle", async ({ page, site, open }) => {
  await open(MISSION);
  const player = new Player(page, site);
  await player.shown(".map-stage svg");
  await player.action("zoom-in").click();
  await page.waitForFunction(() => {
    const view = document.querySelector(".map-view");
    const beyond = view.scrollWidth - view.clientWidth;
    return beyond > 0 && Math.abs(view.scrollLeft - beyond / 2) < 2;
  });
});

appTest(
  "two fingers make the map larger, and ask about no point",
  async ({ context, page, open }) => {
    await open(MISSION);
    const view = page.locator(".map-view");
    await view.scrollIntoViewIfNeeded();
    const box = await view.boundingBox();
    const [x, y] = [box.x + box.width / 2, box.y + 150];
    const fingers = await context.newCDPSession(page);
    const touch = (type, apart) =>
      fingers.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: apart ? [-apart, apart].map((by, id) => ({ x: x + by, y, id })) : [],
      });
    await touch("touchStart", 30);
    for (const apart of [40, 50, 60]) await touch("touchMove", apart);
    await touch("touchEnd");
    await page.waitForFunction(() => document.querySelector(".map-stage").style.width === "200%");
    assert.equal(await page.locator("[data-legal]").count(), 0);
    assert.equal(await page.evaluate(() => visualViewport.scale), 1);
  },
);

appTest("a note beside a rule is kept, and undone on the page", async ({ page, site, open }) => {
  await open(MISSION);
  const player = new Player(page, site);
  const note = page.locator('[data-cite="FOWM-SPR-03"] textarea');
  await note.fill("p. 266");
  await note.blur();
  await page.waitForFunction(() => localStorage.getItem("adjutant/settings")?.includes("p. 266"));
  await player.reload();
  assert.equal(await note.inputValue(), "p. 266");
  await player.action("undo").click();
  await page.waitForFunction(
    () => document.querySelector('[data-cite="FOWM-SPR-03"] textarea').value === "",
  );
});

/**
 * The zones that the sheet draws on the usual table, in inches from the left and from the
 * defender's edge: height, then left, right, near and far of each zone (FOWM-MAP-T3).
 */
const DRAWN = {
  "free-for-all": [
    48,
    {
      "attacker-deploys": [0, 72, 36, 48],
      "defender-deploys": [0, 72, 0, 12],
      "no-mans-land": [0, 72, 12, 36],
      "attacker-objectives": [8, 64, 40, 48],
      "defender-objectives": [8, 64, 0, 8],
    },
  ],
  encounter: [
    48,
    {
      "attacker-deploys": [0, 72, 36, 48],
      "defender-deploys": [0, 72, 0, 12],
      "no-mans-land": [0, 72, 12, 36],
      "attacker-objectives": [8, 64, 40, 48],
      "defender-objectives": [8, 64, 0, 8],
    },
  ],
  "dust-up": [
    48,
    {
      "attacker-deploys": [0, 36, 32, 48],
      "defender-deploys": [36, 72, 0, 16],
      "no-mans-land": [0, 72, 16, 32],
      "attacker-objectives": [8, 36, 32, 40],
      "defender-objectives": [36, 64, 8, 16],
    },
  ],
  "no-retreat": [
    72,
    {
      "attacker-deploys": [0, 48, 52, 72],
      "defender-deploys": [0, 48, 0, 36],
      "no-mans-land": [0, 48, 36, 52],
      "defender-objectives": [8, 40, 8, 28],
    },
  ],
};
DRAWN["hold-the-line"] = DRAWN["no-retreat"];

appTest("every map is drawn as the sheet has it", async ({ page, site, open }) => {
  await open();
  const player = new Player(page, site);
  for (const [mission, [height, wanted]] of Object.entries(DRAWN)) {
    await player.go(at(`missions/${mission}`), `article[data-mission="${mission}"] .map-stage svg`);
    const drawn = await page.evaluate((height) => {
      const zones = {};
      for (const zone of document.querySelectorAll(".map-stage [data-zone]")) {
        const numbers = zone
          .querySelector("path")
          .getAttribute("d")
          .match(/-?[\d.]+/g)
          .map(Number);
        const across = numbers.filter((_, place) => place % 2 === 0);
        const up = numbers.filter((_, place) => place % 2 === 1).map((down) => height - down);
        zones[zone.dataset.zone] = [
          Math.min(...across),
          Math.max(...across),
          Math.min(...up),
          Math.max(...up),
        ];
      }
      return zones;
    }, height);
    for (const [zone, rectangle] of Object.entries(wanted)) {
      assert.deepEqual(drawn[zone], rectangle, `${mission}, ${zone}`);
    }
  }
});

/** Left, right, near and far of a drawn zone, on a table of this height, in inches. */
async function zone(page, id, height) {
  const path = await page.locator(`.map-stage [data-zone="${id}"] path`).first().getAttribute("d");
  const numbers = path.match(/-?[\d.]+/g).map(Number);
  const across = numbers.filter((_, place) => place % 2 === 0);
  const up = numbers.filter((_, place) => place % 2 === 1).map((down) => height - down);
  return [Math.min(...across), Math.max(...across), Math.min(...up), Math.max(...up)];
}

appTest(
  "zones are as deep as agreed, in centimetres on a sheet of centimetres",
  async ({ page, site, open }) => {
    // In English distances are in inches, where the sheet has both units.
    await open(at("missions/meeting-engagement", "brygada"));
    const player = new Player(page, site, "brygada");
    await player.shown(".map-stage svg");
    // 120 by 90 cm are 48 by 36 inches; 20 cm are 8.
    assert.deepEqual(await zone(page, "second-deploys", 36), [0, 48, 0, 8]);
    assert.deepEqual(await zone(page, "first-deploys", 36), [0, 48, 28, 36]);
    await player.step("depth", 40).click();
    await page.locator(".map-length", { hasText: "30" }).first().waitFor();
    assert.deepEqual(await zone(page, "second-deploys", 36), [0, 48, 0, 12]);
    // This mission has no questions and no attacker, so nothing about them is shown.
    assert.equal(await page.locator("[data-legal], .map-stage.asks, .mission-orders").count(), 0);
    const told = await page.locator("article[data-mission]").innerText();
    assert.match(told, /30\scm/);
    assert.doesNotMatch(told, /″|(?<!no )attacker/i);
    await player.go(at("missions/no-retreat"), 'article[data-mission="no-retreat"] svg');
    assert.match(await page.locator(".map-length").first().innerText(), /″/);
  },
);

// Three browser engines behind one interface: Chromium and Firefox by WebDriver BiDi
// (puppeteer-core), WebKitGTK by WebDriver, which is a few requests over HTTP. Each profile has
//
//   open(url)               loads an address
//   reload()                loads the page again
//   run(work, ...args)      runs a function in the page; returns its result, which is JSON
//   click(x, y)             presses the mouse where the page is seen
//   type(text)              types on the keyboard
//   choose(selector, path)  picks a file for an input
//   files                   the directory of downloaded files
//   close()                 ends it, with all that it stored
//
// Nothing here depends on the app.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { access, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import puppeteer from "puppeteer-core";
import { PATIENCE } from "../browser/harness.mjs";

/** The size of the screen, in CSS px: that of a phone. */
const WIDTH = 390;
const HEIGHT = 844;

/** The language of every engine, whatever the machine uses: English. */
const SURROUNDINGS = { ...process.env, LANG: "C.UTF-8", LC_ALL: "C.UTF-8", LANGUAGE: "en" };

/** The engines: the program that drives each, and how its profile is started. */
const ENGINES = {
  chromium: [
    process.env.CHROMIUM ?? "/usr/bin/chromium",
    (program) =>
      bidi({
        browser: "chrome",
        executablePath: program,
        headless: program.endsWith("headless-shell") ? "shell" : true,
        args: ["--no-sandbox"],
      }),
  ],
  firefox: [
    process.env.FIREFOX ?? "/usr/bin/firefox-esr",
    (program) => bidi({ browser: "firefox", executablePath: program }),
  ],
  webkit: [process.env.WEBKIT ?? "/usr/bin/WebKitWebDriver", webkit],
};

/** Starts an engine with an empty profile. */
export async function start(engine) {
  const [program, begin] = ENGINES[engine];
  await access(program).catch(() => {
    throw new Error(`${engine} needs ${program}, which is missing`);
  });
  return begin(program);
}

async function bidi(options) {
  const browser = await puppeteer.launch({
    ...options,
    protocol: "webDriverBiDi",
    env: SURROUNDINGS,
    defaultViewport: { width: WIDTH, height: HEIGHT },
    timeout: PATIENCE,
    protocolTimeout: PATIENCE,
  });
  const files = await mkdtemp(join(tmpdir(), "adjutant-files-"));
  const context = await browser.createBrowserContext({
    downloadBehavior: { policy: "allow", downloadPath: files },
  });
  const page = await context.newPage();
  return {
    files,
    open: (url) => page.goto(url, { timeout: PATIENCE }),
    reload: () => page.reload({ timeout: PATIENCE }),
    run: (work, ...args) => page.evaluate(work, ...args),
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    choose: async (selector, path) => (await page.$(selector)).uploadFile(path),
    close: async () => {
      await browser.close();
      await rm(files, { recursive: true, force: true });
    },
  };
}

/** The key that identifies an element in WebDriver. */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

/** The WebDriver code of a key. */
const ENTER = "\uE007";

async function webkit(program) {
  // Its MiniBrowser can write only to this directory: downloads are here as well.
  const home = await mkdtemp(join(tmpdir(), "adjutant-webkit-"));
  const programs = [];
  const end = async () => {
    for (const running of programs.reverse()) {
      const { pid, exitCode, signalCode } = running;
      if (!pid || exitCode !== null || signalCode !== null) continue;
      const gone = once(running, "exit");
      running.kill();
      await gone;
    }
    await rm(home, { recursive: true, force: true, maxRetries: 9 });
  };
  try {
    const profile = await webdriver(program, home, programs);
    return { ...profile, files: home, close: () => profile.close().finally(end) };
  } catch (error) {
    await end();
    throw error;
  }
}

/** A session of WebKitGTK's driver; adds the processes that it starts to `programs`. */
async function webdriver(program, home, programs) {
  // It has no headless mode, so it gets its own X display, with the first free number.
  const screen = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", `${WIDTH}x${HEIGHT}x24`], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  programs.push(screen);
  const display = await firstLine(screen, screen.stdio[3], "Xvfb");
  const port = await freePort();
  const driver = spawn(program, [`--port=${port}`], {
    env: {
      ...SURROUNDINGS,
      DISPLAY: `:${display}`,
      HOME: home,
      XDG_RUNTIME_DIR: home,
      // There is no desktop, and so none of its buses.
      NO_AT_BRIDGE: "1",
      DBUS_SESSION_BUS_ADDRESS: "disabled:",
      // There is no graphics card and, for root, no sandbox.
      WEBKIT_DISABLE_COMPOSITING_MODE: "1",
      WEBKIT_DISABLE_DMABUF_RENDERER: "1",
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
    },
    stdio: "ignore",
  });
  programs.push(driver);
  const address = `http://127.0.0.1:${port}`;
  const ask = async (method, path, body) => {
    const answer = await fetch(address + path, { method, body: body && JSON.stringify(body) });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`);
    return value;
  };
  await listening(driver, () => ask("GET", "/status"));
  const { sessionId } = await ask("POST", "/session", {
    capabilities: {
      alwaysMatch: {
        // Without the address bar, so that the page is as large as the window.
        "webkitgtk:browserOptions": { args: ["--automation", "--full-screen"] },
        timeouts: { script: PATIENCE, pageLoad: PATIENCE },
      },
    },
  });
  const session = `/session/${sessionId}`;
  const run = async (work, ...args) => {
    const script = `const done = arguments[1];
      (async () => (${work})(...arguments[0]))().then(
        (value) => done({ value }),
        (error) => done({ error: String(error) }),
      );`;
    const { value, error } = await ask("POST", `${session}/execute/async`, {
      script,
      args: [args],
    });
    if (error) throw new Error(error);
    return value;
  };
  const act = (type, id, actions, parameters) =>
    ask("POST", `${session}/actions`, { actions: [{ type, id, actions, parameters }] });
  await ask("POST", `${session}/window/rect`, { x: 0, y: 0, width: WIDTH, height: HEIGHT });
  return {
    open: (url) => ask("POST", `${session}/url`, { url }),
    reload: () => ask("POST", `${session}/refresh`, {}),
    run,
    click: (x, y) =>
      act("pointer", "mouse", [
        { type: "pointerMove", x: Math.round(x), y: Math.round(y), duration: 0 },
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ]),
    type: (text) =>
      act(
        "key",
        "keyboard",
        [...text.replaceAll("\n", ENTER)].flatMap((value) => [
          { type: "keyDown", value },
          { type: "keyUp", value },
        ]),
      ),
    choose: async (selector, path) => {
      const input = await ask("POST", `${session}/element`, {
        using: "css selector",
        value: selector,
      });
      await ask("POST", `${session}/element/${input[ELEMENT]}/value`, { text: path });
    },
    close: () => ask("DELETE", session),
  };
}

/** The first line that a program writes to this stream; fails if the program ends before. */
async function firstLine(program, stream, name) {
  const failed = Promise.race([once(program, "error"), once(program, "exit")]).then(([why]) => {
    throw new Error(`${name} has ended: ${why}`);
  });
  const [line] = await Promise.race([once(stream, "data"), failed]);
  failed.catch(() => {});
  return String(line).trim();
}

/** A port that no program uses. */
async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address();
  server.close();
  await once(server, "close");
  return port;
}

/** Waits until a program accepts requests: a driver does not report when it is ready. */
async function listening(program, ask) {
  const end = Date.now() + PATIENCE;
  for (;;) {
    assert.equal(program.exitCode, null, "the driver has ended");
    try {
      return await ask();
    } catch (error) {
      if (Date.now() > end) throw error;
      await pause(20);
    }
  }
}

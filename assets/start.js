// The first code that runs, before anything is painted: an inline script, written for old
// browsers too, so that they show a message and not a blank page. It sets the language and the
// theme, starts fetching the texts while the WebAssembly is still loading, and reports it when
// the app cannot start.
(function () {
  "use strict";

  // Filled in by the build (xtask/src/page.rs).
  var fingerprint = "%TEXT_FINGERPRINT%";
  var packNames = "%TEXT_PACKS%".split(" ");
  var base = "%BASE%";
  var chunks = "%CHUNKS%".split(" ");
  var languages = "%TEXT_LANGUAGES%".split(" ");
  var screens = "%SCREENS%";

  var root = document.documentElement;
  var adjutant = { language: "en", packs: {}, started: false, build: base.split("-").pop() };
  window.adjutant = adjutant;

  // Whatever is wrong with the settings, the app starts without them.
  var settings = {};
  try {
    settings = JSON.parse(localStorage.getItem("adjutant/settings")).data || {};
  } catch (_) {}

  // Home begins with the battles, if there are any.
  try {
    if (localStorage.getItem("adjutant/desks")) root.setAttribute("data-known", "");
  } catch (_) {}

  var themes = { light: "#F7F3E8", dark: "#14181A", sunlight: "#FFFFFF" };
  if (Object.prototype.hasOwnProperty.call(themes, settings.theme)) {
    root.setAttribute("data-theme", settings.theme);
    var metas = document.querySelectorAll("meta[name=theme-color]");
    for (var i = 0; i < metas.length; i++) metas[i].content = themes[settings.theme];
  }

  // "pl-PL" is "pl"; the first language that the app speaks wins.
  var wanted = [settings.language].concat(navigator.languages || [navigator.language]);
  var spoken = wanted
    .map(function (tag) {
      return String(tag).toLowerCase().split("-")[0];
    })
    .filter(function (tag) {
      return languages.indexOf(tag) >= 0;
    });
  adjutant.language = spoken[0] || "en";
  root.lang = adjutant.language;

  // Another page could trick the player into tapping ours in a frame, so inside a frame the app
  // does nothing. A policy in the page cannot forbid framing, and a static host may send no
  // headers.
  if (window.top !== window.self) {
    adjutant.framed = true;
    document.addEventListener("DOMContentLoaded", function () {
      document.getElementById("shell-framed").hidden = false;
      document.getElementById("shell").setAttribute("data-failed", "");
    });
    return;
  }

  // The browser offers to install the app before the app is loaded. The app uses the offer when
  // that suits the player (src/browser/install.rs).
  addEventListener("beforeinstallprompt", function (event) {
    event.preventDefault();
    adjutant.install = event;
  });
  addEventListener("appinstalled", function () {
    adjutant.install = null;
  });

  // A translation tool that ignores `notranslate` replaces each text with a <font>. The app
  // would go on writing into texts that are no longer visible: a number on the screen would not
  // be that of the battle. So each text is put back in its place, before the next tap; the app
  // itself never makes a <font>.
  var turns = 0;
  var watcher =
    window.MutationObserver &&
    new MutationObserver(function (records) {
      var isFont = function (node) {
        return node && node.nodeName === "FONT";
      };
      records.forEach(function (record) {
        if (isFont(record.target)) return;
        var fonts = Array.prototype.filter.call(record.addedNodes, isFont);
        Array.prototype.forEach.call(record.removedNodes, function (text) {
          if (text.nodeType !== Node.TEXT_NODE) return;
          // The tool may insert it together with the text's removal, or before or after.
          var font = fonts.shift();
          if (!font) font = [record.previousSibling, record.nextSibling].filter(isFont)[0];
          if (font && font.parentNode === record.target) {
            turns += 1;
            font.parentNode.replaceChild(text, font);
          }
        });
      });
      // A tool that keeps trying is left alone for a second, so that the page does not hang.
      if (turns < 5000) return;
      watcher.disconnect();
      setTimeout(watch, 1000);
    });
  function watch() {
    turns = 0;
    watcher.observe(document.body, { childList: true, subtree: true });
  }
  if (watcher) document.addEventListener("DOMContentLoaded", watch);

  /** Reports that the styles of the screens are missing: everything works, but looks wrong. */
  function showUnstyled() {
    var box = document.getElementById("unstyled");
    if (!box) {
      document.addEventListener("DOMContentLoaded", showUnstyled);
      return;
    }
    box.hidden = false;
    // Without styles the words in the other languages have to be removed.
    var words = box.querySelectorAll("[lang]");
    for (var i = 0; i < words.length; i++) {
      words[i].hidden = words[i].lang !== root.lang;
    }
    document.getElementById("unstyled-reload").onclick = function () {
      location.reload();
    };
  }

  /** Whether a style sheet arrived as one: some hosts answer a missing file with the page. */
  function hasStyles(link) {
    try {
      return link.sheet.cssRules.length > 0;
    } catch (_) {
      return false;
    }
  }

  function showError(reason) {
    if (adjutant.started) return;
    var box = document.getElementById("shell-error");
    if (!box) {
      // The body does not exist yet.
      document.addEventListener("DOMContentLoaded", function () {
        showError(reason);
      });
      return;
    }
    box.hidden = false;
    document.getElementById("shell").setAttribute("data-failed", "");
    document.getElementById("shell-reason").textContent = String(reason || "");
    document.getElementById("shell-reload").onclick = function () {
      location.reload();
    };
  }

  addEventListener(
    "error",
    function (event) {
      // A failed load has no message; only these elements matter.
      var target = event.target;
      if (event.message) showError(event.message);
      else if (target && target.tagName === "SCRIPT") showError("script");
      else if (target && target.rel === "stylesheet") showUnstyled();
    },
    true,
  );
  // A violation by a file is reported to the document, not to the window as errors are.
  document.addEventListener(
    "load",
    function (event) {
      var target = event.target;
      if (target && target.rel === "stylesheet" && !hasStyles(target)) showUnstyled();
    },
    true,
  );
  addEventListener("unhandledrejection", function (event) {
    showError(event.reason);
  });

  var modern =
    "noModule" in document.createElement("script") &&
    typeof WebAssembly === "object" &&
    typeof fetch === "function";
  if (!modern) {
    showError("WebAssembly");
    return;
  }

  function fetchPack(name) {
    var url = "text/" + adjutant.language + "/" + name + "-" + fingerprint + ".txt";
    adjutant.packs[name] = fetch(url).then(function (response) {
      if (!response.ok) throw new Error(url + ": " + response.status);
      return response.text();
    });
    return adjutant.packs[name];
  }

  function makeLink(rel, href) {
    var link = document.createElement("link");
    link.rel = rel;
    link.href = href;
    return link;
  }

  /** Starts fetching the chunk of this name, if there is one. */
  function preloadChunk(name) {
    if (chunks.indexOf(name) < 0) return;
    var link = makeLink("preload", base + "-" + name + ".wasm");
    link.as = "fetch";
    link.type = "application/wasm";
    link.crossOrigin = "anonymous";
    document.head.appendChild(link);
  }

  /** Loads the styles of all screens but home; returns a promise that always resolves. */
  var dressing;
  adjutant.dress = function () {
    dressing =
      dressing ||
      new Promise(function (done) {
        var link = makeLink("stylesheet", screens);
        // The listeners above report missing styles, and the next call requests them again.
        link.onerror = function () {
          link.remove();
          dressing = undefined;
          done();
        };
        link.onload = function () {
          if (!hasStyles(link)) return link.onerror();
          adjutant.dressed = true;
          document.getElementById("unstyled").hidden = true;
          done();
        };
        document.head.appendChild(link);
      });
    return dressing;
  };

  /** The chunks of an address's page, beside the one that all pages share
   *  (src/ui/pages/later.rs). */
  function chunksOf(parts) {
    var place = packNames.indexOf(parts[1]) >= 0 ? parts[2] || "turn" : "";
    if (parts[1] === "keep" || parts[1] === "take") return ["turn", "hand"];
    if (place === "calculate") return [];
    return parts[1] === "go-on" || place === "turn" ? ["turn"] : ["turn", "later"];
  }

  /** Shows what the page knows of the address: home, or the frame with the game's name. */
  adjutant.showPlace = function () {
    var place = location.hash.split(/[/?]/);
    if (place[1]) root.setAttribute("data-at", "screen");
    else root.removeAttribute("data-at");
    var id = place[1] === "new" ? place[2] : place[1];
    var frame = document.querySelector('#shell .frame[lang="' + adjutant.language + '"]');
    if (!frame) return;
    var named = [].filter.call(frame.querySelectorAll("[data-ruleset]"), function (game) {
      return game.getAttribute("data-ruleset") === id;
    })[0];
    var name = (named || frame).querySelector(named ? "h3" : "h1").textContent;
    frame.querySelector(".frame-name b").textContent = name;
  };
  addEventListener("hashchange", function () {
    if (!adjutant.started) adjutant.showPlace();
  });

  // The app handles a failure: it requests the pack again, and other languages.
  fetchPack("app").catch(function () {});
  // Every address but home's needs the screens, and `#/flames-of-war/…` also the texts and the
  // rules of that wargame. If it must, the app starts at home without them.
  var parts = location.hash.split(/[/?]/);
  if (parts[1]) {
    fetchPack("screens").catch(function () {});
    preloadChunk("play");
    var styles = makeLink("preload", screens);
    styles.as = "style";
    document.head.appendChild(styles);
  }
  if (parts[1]) chunksOf(parts).forEach(preloadChunk);
  var game = parts[1] === "new" ? parts[2] : parts[1];
  if (game && game !== "app" && packNames.indexOf(game) >= 0) {
    // The texts of its missions too; those of its rules wait until something is looked up.
    packNames.forEach(function (name) {
      var missions = name.indexOf(game + "-") === 0 && name.slice(-6) !== "-rules";
      if (name === game || missions) fetchPack(name).catch(function () {});
    });
    preloadChunk(game);
  }
})();

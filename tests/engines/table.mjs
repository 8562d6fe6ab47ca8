// The features that an engine lacks on Linux, and what the app does without them. The script checks
// every row on every engine, in both directions: an engine that gains a feature makes it fail as
// well.

/**
 * Each row: the feature; what the app does without it; the engines that lack it; a check for it
 * in the page; and, if it is visible, the screen and the element that appears only with it.
 */
export const TABLE = [
  {
    feature: "share sheet",
    without: "the link is copied",
    lacks: ["chromium", "firefox", "webkit"],
    has: () => "share" in navigator,
  },
  {
    feature: "files in the share sheet",
    without: "they are saved only",
    lacks: ["chromium", "firefox", "webkit"],
    has: () => "canShare" in navigator,
    seen: ["keep", '[data-action="share-file"]'],
  },
  {
    feature: "codes read by the camera",
    without: "the phone's own camera opens the link",
    lacks: ["chromium", "firefox", "webkit"],
    has: () => "BarcodeDetector" in window,
    seen: ["keep", '[data-action="scan"]'],
  },
  {
    feature: "vibration",
    without: "it is not offered",
    lacks: ["firefox", "webkit"],
    has: () => "vibrate" in navigator,
    seen: ["settings", '[data-field="haptics"]'],
  },
  {
    feature: "promise to keep what is saved",
    without: "nothing is said of it",
    lacks: ["webkit"],
    has: () => "storage" in navigator,
    seen: ["settings", "[data-promised]"],
  },
  {
    feature: "offer to install",
    without: "the browser's own menu installs",
    lacks: ["firefox", "webkit"],
    has: () => "onbeforeinstallprompt" in window,
  },
  {
    feature: "idle time",
    without: "what can wait comes right after the paint",
    lacks: ["webkit"],
    has: () => "requestIdleCallback" in window,
  },
];

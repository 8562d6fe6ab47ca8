// The script of `script.mjs` in Chromium.
import { play } from "./script.mjs";

play("chromium");

// The script of `script.mjs` in Firefox.
import { play } from "./script.mjs";

play("firefox");

// The script of `script.mjs` in WebKitGTK.
import { play } from "./script.mjs";

play("webkit");

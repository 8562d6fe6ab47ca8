// The script of the engines, on one of them.
import { play } from "./script.mjs";

play("firefox");

import { withLetter } from "./harness.mjs";
import { LARGE, everyScreenAt } from "./screens.mjs";

withLetter(32);
everyScreenAt(LARGE, "with a letter twice as large");

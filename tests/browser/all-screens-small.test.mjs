import { SMALL, everyScreenAt } from "./screens.mjs";

everyScreenAt(SMALL, "on a small phone in sunlight");

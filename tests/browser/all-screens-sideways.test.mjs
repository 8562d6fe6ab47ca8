import { SIDEWAYS, everyScreenAt } from "./screens.mjs";

everyScreenAt(SIDEWAYS, "on a phone held sideways");

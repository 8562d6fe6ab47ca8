import { everyScreenIn } from "./screens.mjs";

everyScreenIn("pl");

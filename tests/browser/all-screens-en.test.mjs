import { everyScreenIn } from "./screens.mjs";

everyScreenIn("en");

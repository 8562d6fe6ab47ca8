import { everyScreenIn } from "./screens.mjs";

everyScreenIn("ru");

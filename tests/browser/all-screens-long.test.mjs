import { everyScreenWithLongTexts } from "./screens.mjs";

everyScreenWithLongTexts();

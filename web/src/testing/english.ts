/** Tests read English, whatever device runs them. */
import { speak } from "../i18n/catalogue";

await speak("en");

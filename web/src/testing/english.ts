/** Tests read English, whatever device runs them, and know every game's words. */
import { learn, speak } from "../i18n/catalogue";

await speak("en");
await Promise.all([learn("rancher"), learn("pionjar"), learn("pioneer_rails")]);

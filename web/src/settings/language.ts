/** The language: as chosen on this device, else the first that the device prefers. */
import { language, speak } from "../i18n/catalogue";
import { type Language, languageOf, preferred } from "../i18n/languages";
import { recall, remember } from "./store";

/** What this device reads. */
export function wantedLanguage(): Language {
  return languageOf(recall("language")) ?? preferred(navigator.languages);
}

/** Speaks what this device reads; rejects when its words cannot be had. */
export async function startLanguage(): Promise<void> {
  await speak(wantedLanguage());
  document.documentElement.lang = language();
}

/** Changes to another language and remembers it; rejects, and changes nothing, without its words. */
export async function chooseLanguage(choice: Language): Promise<void> {
  await speak(choice);
  remember("language", choice);
  document.documentElement.lang = choice;
}

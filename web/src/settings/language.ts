/** The language: as chosen on this device, else the first that the device prefers. */
import { language, speak } from "../i18n/catalogue";
import { type Language, languageOf, manifestAddress, preferred } from "../i18n/languages";
import { recall, remember } from "./store";

/** What this device reads. */
export function wantedLanguage(): Language {
  return languageOf(recall("language")) ?? preferred(navigator.languages);
}

/** Speaks what this device reads; rejects when its words cannot be had. */
export async function startLanguage(): Promise<void> {
  await speak(wantedLanguage());
  label(language());
}

/** Changes to another language and remembers it; rejects, and changes nothing, without its words. */
export async function chooseLanguage(choice: Language): Promise<void> {
  await speak(choice);
  remember("language", choice);
  label(choice);
}

/** Tells the browser what the page speaks, and under which name to install it. */
function label(spoken: Language): void {
  document.documentElement.lang = spoken;
  const named = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
  if (named === null) {
    const manifest = document.createElement("link");
    manifest.rel = "manifest";
    manifest.href = manifestAddress(spoken);
    document.head.append(manifest);
  } else if (new URL(named.href).pathname !== manifestAddress(spoken)) {
    // Setting the same address would fetch it again.
    named.href = manifestAddress(spoken);
  }
}

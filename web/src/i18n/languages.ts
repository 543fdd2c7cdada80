/** The languages that the app speaks, and which one a person reads. */
export type Language = "en" | "de" | "sv" | "ja";

/** Each language by its own name, in the order of the settings. */
export const LANGUAGES: readonly { code: Language; name: string }[] = [
  { code: "en", name: "English" },
  { code: "de", name: "Deutsch" },
  { code: "sv", name: "Svenska" },
  { code: "ja", name: "日本語" },
];

/** The language with this code or tag (`de`, `de-AT`), if the app speaks it. */
export function languageOf(tag: string | null): Language | undefined {
  const base = tag?.toLowerCase().split("-")[0];
  return LANGUAGES.find(({ code }) => code === base)?.code;
}

/** Where the manifest in a language lies; English has the usual name. */
export function manifestAddress(language: Language): string {
  return language === "en" ? "/manifest.webmanifest" : `/manifest.${language}.webmanifest`;
}

/** The first that the app speaks of the tags that a person prefers; English when none is. */
export function preferred(tags: readonly string[]): Language {
  return tags.map(languageOf).find((language) => language !== undefined) ?? "en";
}

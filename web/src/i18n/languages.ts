/** The languages that the app speaks, and which one a person reads. */
import type { Part, Words } from "./words";

export type Language = "en" | "de" | "sv" | "ja";

/** Each language by its own name, in the order of the settings. */
export const LANGUAGES: readonly { code: Language; name: string }[] = [
  { code: "en", name: "English" },
  { code: "de", name: "Deutsch" },
  { code: "sv", name: "Svenska" },
  { code: "ja", name: "日本語" },
];

/** Where the words are: only what is shown, in the language that is spoken, is fetched. */
export const CATALOGUES: {
  readonly [Each in Part]: Readonly<Record<Language, () => Promise<{ words: Words<Each> }>>>;
} = {
  app: {
    en: () => import("./en/index"),
    de: () => import("./de/index"),
    sv: () => import("./sv/index"),
    ja: () => import("./ja/index"),
  },
  rancher: {
    en: () => import("./en/rancher/index"),
    de: () => import("./de/rancher/index"),
    sv: () => import("./sv/rancher/index"),
    ja: () => import("./ja/rancher/index"),
  },
  pionjar: {
    en: () => import("./en/pionjar/index"),
    de: () => import("./de/pionjar/index"),
    sv: () => import("./sv/pionjar/index"),
    ja: () => import("./ja/pionjar/index"),
  },
  pioneer_rails: {
    en: () => import("./en/pioneer_rails/index"),
    de: () => import("./de/pioneer_rails/index"),
    sv: () => import("./sv/pioneer_rails/index"),
    ja: () => import("./ja/pioneer_rails/index"),
  },
};

/** The language with this code or tag (`de`, `de-AT`), if the app speaks it. */
export function languageOf(tag: string | null): Language | undefined {
  const base = tag?.toLowerCase().split("-")[0];
  return LANGUAGES.find(({ code }) => code === base)?.code;
}

/** Where the manifest in a language lies; English has the usual name, which the page begins with. */
export function manifestAddress(language: Language): string {
  return language === "en" ? "/manifest.webmanifest" : `/manifest.${language}.webmanifest`;
}

/** The first that the app speaks of the tags that a person prefers; English when none is. */
export function preferred(tags: readonly string[]): Language {
  return tags.map(languageOf).find((language) => language !== undefined) ?? "en";
}

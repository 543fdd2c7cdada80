/** The catalogues: every language in parts. */
import type { Language } from "./languages";
import type { Part, Words } from "./words";

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

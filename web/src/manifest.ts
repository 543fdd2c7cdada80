/** What the installed app is called and how it looks, in every language; read by the build. */
import { chrome as de } from "./i18n/de/chrome";
import { chrome as en } from "./i18n/en/chrome";
import { chrome as ja } from "./i18n/ja/chrome";
import type { Language } from "./i18n/languages";
import { chrome as sv } from "./i18n/sv/chrome";

const WORDS = { en, de, sv, ja } as const;

/** The manifest in one language. The id stays: it is one app, whatever it speaks. */
export function manifestIn(language: Language) {
  const words = WORDS[language];
  return {
    id: "/",
    name: words["app.full_name"],
    short_name: words["app.name"],
    description: words["app.description"],
    lang: language,
    dir: "ltr" as const,
    start_url: "/",
    scope: "/",
    display: "standalone" as const,
    theme_color: "#f6efe0",
    background_color: "#f6efe0",
    categories: ["games"],
    icons: [
      { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
      { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
      { src: "/icons/maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
    shortcuts: [
      { name: words["tables.mine"], url: "/tables" },
      { name: words["nav.new_table"], url: "/new" },
      { name: words["nav.rules"], url: "/rules" },
    ],
  };
}

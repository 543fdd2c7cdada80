// @vitest-environment node
import { expect, test } from "vitest";
import sprite from "../assets/icons.svg?raw";
import icons from "../chrome/icon.tsx?raw";
import { isKey, t } from "./catalogue";
import { CATALOGUES } from "./catalogues";
import type { Language } from "./languages";
import { type Message, parse } from "./message";
import type { Key, Part } from "./words";

const sources = import.meta.glob<string>(
  ["../**/*.{ts,tsx}", "!../**/*.test.{ts,tsx}", "!../api/generated/**", "!../i18n/**"],
  {
    eager: true,
    import: "default",
    query: "?raw",
  },
);
const code = Object.values(sources).join("\n");

/** Keys that are put together from what the server or a setting names. */
const COMPOSED = [
  /^problem\./,
  /^rancher\.farm\./,
  /^rancher\.log\./,
  /^rancher\.sheet\.(trail|shortcut)$/,
  /^settings\.(motion|theme)_/,
  /^board\./,
  /^new\.(public|link|closed)(_detail)?$/,
];

const PARTS = Object.keys(CATALOGUES) as Part[];

/** Every word of a language, whichever part it is in. */
async function wordsOf(language: Language): Promise<Readonly<Record<Key, string>>> {
  const parts = await Promise.all(PARTS.map((part) => CATALOGUES[part][language]()));
  return Object.assign({}, ...parts.map(({ words }) => words));
}

const en = await wordsOf("en");
const KEYS = Object.keys(en) as Key[];
const TRANSLATIONS = await Promise.all(
  (["de", "sv", "ja"] as const).map(async (code) => [code, await wordsOf(code)] as const),
);

/** Names, and words that the languages share. */
const SHARED: readonly RegExp[] = [
  /^app\./,
  /^rancher\.(title|farm\..*|place\.town|sheet\.sum|reckoning\.rider)$/,
  /^rails\.(title|joker)$/,
  /^pionjar\.(title|board\.(missouri|city)|percent|strip\.sheriff)$/,
  /^pionjar\.(log\.month|change\.saloon|rules\.city)$/,
  /^board\.rancher\.amount$/,
  /^match\.title$/,
  /^new\.(seat_bot|seat_name_example)$/,
  /^settings\.motion_full$/,
  /^(lobby\.title|ticket\.length)$/,
  /^replay\.title$/,
  /^(summary\.replay|replay\.(pause|speed_times)|rancher\.rules\.farm_name)$/,
];

/** What a message takes: its values by name, its selects with their cases. */
function taken(message: Message): string[] {
  const found = message.flatMap((part) => {
    if (typeof part === "string") {
      return [];
    }
    if (!("cases" in part)) {
      return [part.name];
    }
    const inner = [...part.cases.values()].flatMap(taken);
    const cases = [...part.cases.keys()].sort().join(" ");
    return [part.name, ...inner, ...(part.kind === "select" ? [`${part.name}: ${cases}`] : [])];
  });
  return [...new Set(found)].sort();
}

test.each([["en", en], ...TRANSLATIONS] as const)(
  "every sentence of %s can be read",
  (_, words) => {
    for (const text of Object.values(words)) {
      expect(() => parse(text)).not.toThrow();
    }
  },
);

test.each(
  PARTS.flatMap((part) => (["de", "sv", "ja"] as const).map((code) => [part, code] as const)),
)("of %s, %s has every sentence, and none that nobody says", async (part, code) => {
  const english = (await CATALOGUES[part].en()).words;
  const { words } = await CATALOGUES[part][code]();

  expect(Object.keys(words).toSorted()).toEqual(Object.keys(english).toSorted());
});

test.each(TRANSLATIONS)("sentences in %s take the values that they are given", (_, words) => {
  const differing = KEYS.filter(
    (key) => taken(parse(words[key])).join() !== taken(parse(en[key])).join(),
  );

  expect(differing).toEqual([]);
});

test.each(TRANSLATIONS)("nothing in %s was left in English", (_, words) => {
  const left = KEYS.filter(
    (key) => words[key] === en[key] && !SHARED.some((shared) => shared.test(key)),
  );

  expect(left).toEqual([]);
});

test.each([["en", en], ...TRANSLATIONS] as const)(
  "in %s apostrophes and quotes are those of print",
  (_, words) => {
    const typed = KEYS.filter((key) => /['"`]/.test(words[key]));

    expect(typed).toEqual([]);
  },
);

test("no sentence of the catalogue is left unsaid", () => {
  const unsaid = Object.keys(en).filter(
    (key) => !code.includes(`"${key}"`) && !COMPOSED.some((composed) => composed.test(key)),
  );

  expect(unsaid).toEqual([]);
});

test("a key that is missing from the catalogue is found before anybody reads it", () => {
  const keys = [...code.matchAll(/\bt\(\s*"([^"]+)"/g)].map(([, key]) => key ?? "");

  expect(keys.length).toBeGreaterThan(100);
  expect(keys.filter((key) => !isKey(key))).toEqual([]);
  expect(isKey("home.nowhere")).toBe(false);
});

test("screens hold no words of their own", () => {
  const screens = Object.entries(sources).filter(([path]) => path.endsWith(".tsx"));
  const bare = screens.flatMap(([path, text]) =>
    [...text.matchAll(/>\s*([A-Z][a-z]+ [a-z][^<>{}=;]*)</g)].map(
      ([, words]) => `${path}: ${words}`,
    ),
  );

  expect(bare).toEqual([]);
});

test("messages are written with their values", () => {
  expect(t("home.tables", { n: 1 })).toBe("1 table");
  expect(t("home.tables", { n: 2 })).toBe("2 tables");
});

test("every icon that can be asked for is drawn", () => {
  const [, union = ""] = /export type IconName =([^;]+);/.exec(icons) ?? [];
  const names = [...union.matchAll(/"([a-z]+)"/g)].map(([, name]) => name ?? "");
  const drawn = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, name]) => name ?? "");

  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !drawn.includes(name))).toEqual([]);
  expect(drawn.filter((name) => !names.includes(name) && !name.startsWith("seat-"))).toEqual([]);
});

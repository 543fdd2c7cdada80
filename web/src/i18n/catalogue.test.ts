import { expect, test } from "vitest";
import sprite from "../assets/icons.svg?raw";
import icons from "../chrome/icon.tsx?raw";
import { isKey, t } from "./catalogue";
import { en } from "./en";
import { parse } from "./message";

const sources = import.meta.glob<string>(
  ["../**/*.{ts,tsx}", "!../**/*.test.ts", "!../api/generated/**", "!../i18n/**"],
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
  /^settings\.motion_(full|none)$/,
  /^board\./,
];

test.each(Object.entries(en))("%s can be read", (_, text) => {
  expect(() => parse(text)).not.toThrow();
});

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

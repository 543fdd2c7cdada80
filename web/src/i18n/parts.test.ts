// @vitest-environment node
import { afterEach, expect, test, vi } from "vitest";
import { words as en } from "./en/index";
import { words as pioneer_rails } from "./en/pioneer_rails/index";
import { words as pionjar } from "./en/pionjar/index";
import { words as rancher } from "./en/rancher/index";

const sources = import.meta.glob<string>(
  ["../**/*.{ts,tsx}", "!../**/*.test.*", "!../i18n/**", "!../testing/**"],
  {
    eager: true,
    import: "default",
    query: "?raw",
  },
);

const GAMES = { rancher, pionjar, pioneer_rails };
const APP = Object.keys(en);
const ALL = new Set([en, rancher, pionjar, pioneer_rails].flatMap((words) => Object.keys(words)));

/** The source file that an import names, if it is one of ours. */
function fileOf(from: string, name: string): string | undefined {
  const { pathname } = new URL(name, `file:///src/x/${from}`);
  const path = pathname.replace("/src/", "../");
  return [`${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find((file) => file in sources);
}

/** What a file brings with it at once; types bring nothing. */
function imported(file: string): string[] {
  const found = [
    ...(sources[file] ?? "").matchAll(/^(?:import|export) (?!type)[^;(]*?"(\.[^"]+)"/gm),
  ];
  return found.flatMap(([, name = ""]) => fileOf(file, name) ?? []);
}

/** The game that a file belongs to. */
function gameOf(file: string): keyof typeof GAMES | undefined {
  const [, game] = /^\.\.\/games\/(\w+)\//.exec(file) ?? [];
  return game !== undefined && game in GAMES ? (game as keyof typeof GAMES) : undefined;
}

/** The files that can be shown before a game's words are there. */
function early(): Set<string> {
  const waiting = Object.keys(sources).filter(
    (file) => gameOf(file) === undefined || file.endsWith("/info.ts"),
  );
  const found = new Set<string>();
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (!found.has(file)) {
      found.add(file);
      waiting.push(...imported(file));
    }
  }
  return found;
}

/** The keys in a source that are none of those that are there when it is shown. */
function strangers(source: string, there: readonly string[]): string[] {
  const known = new Set(there);
  const whole = [...source.matchAll(/"([a-z_]+\.[\w.]+)"/g)].map(([, key = ""]) => key);
  const begun = [...source.matchAll(/`([a-z_]+\.[\w.]*)\$\{/g)].map(([, start = ""]) => start);
  return [
    ...whole.filter((key) => ALL.has(key) && !known.has(key)),
    ...begun.filter(
      (start) =>
        [...ALL].some((key) => key.startsWith(start)) &&
        !there.some((key) => key.startsWith(start)),
    ),
  ];
}

test("what can be shown before a game has come says no word that comes with the game", () => {
  const first = [...early()];

  expect(first).toContain("../games/rancher/farms.ts");
  expect(first).toContain("../screens/replay.tsx");
  expect(first).not.toContain("../games/rancher/screens.ts");
  expect(first.flatMap((file) => strangers(sources[file] ?? "", APP))).toEqual([]);
});

test.each(["rancher", "pionjar", "pioneer_rails"] as const)(
  "%s says its own words and the app's, none of another game",
  (game) => {
    const own = [...APP, ...Object.keys(GAMES[game])];
    const files = Object.keys(sources).filter((file) => gameOf(file) === game);

    expect(files.length).toBeGreaterThan(20);
    expect(files.flatMap((file) => strangers(sources[file] ?? "", own))).toEqual([]);
  },
);

test("a game's word in the wrong place would be found", () => {
  expect(strangers('t("rancher.sheet.trail")', APP)).toEqual(["rancher.sheet.trail"]);
  expect(strangers(`t(\`rancher.log.\${what}\`)`, APP)).toEqual(["rancher.log."]);
});

test("no part has a word of another", () => {
  const keys = [en, rancher, pionjar, pioneer_rails].flatMap((words) => Object.keys(words));

  expect(keys.length).toBe(ALL.size);
});

const RANCHER = "rancher.sheet.roll";

/** A catalogue that nobody has spoken from, with languages whose words can be held back. */
async function fresh() {
  vi.resetModules();
  const { CATALOGUES } = await import("./catalogues");
  return { catalogue: await import("./catalogue"), CATALOGUES };
}

afterEach(() => vi.resetModules());

test("a game's words are there once it has come, and in each language from then on", async () => {
  const { catalogue } = await fresh();
  await catalogue.speak("en");

  expect(catalogue.isKey(RANCHER)).toBe(false);
  expect(() => catalogue.t(RANCHER)).toThrow(RANCHER);

  const screens = await catalogue.withWords("rancher", Promise.resolve("its screens"));

  expect(screens).toBe("its screens");
  expect(catalogue.t(RANCHER)).toBe("Roll the die");

  await catalogue.speak("de");

  expect(catalogue.t(RANCHER)).toBe("Würfeln");
});

test("nothing is fetched of games that nobody looks at", async () => {
  const { catalogue, CATALOGUES } = await fresh();
  const pionjarInGerman = vi.spyOn(CATALOGUES.pionjar, "de");
  await catalogue.speak("en");
  await catalogue.learn("rancher");
  await catalogue.speak("de");

  expect(pionjarInGerman).not.toHaveBeenCalled();
});

test("a game that comes into use while the language changes speaks the new one", async () => {
  const { catalogue, CATALOGUES } = await fresh();
  await catalogue.speak("en");
  const held = hold(CATALOGUES.app, "de");
  const changed = catalogue.speak("de");
  await catalogue.learn("rancher");
  held.release();
  await changed;

  expect(catalogue.t(RANCHER)).toBe("Würfeln");
});

test("words that come after the language has changed are fetched in the new one", async () => {
  const { catalogue, CATALOGUES } = await fresh();
  await catalogue.speak("en");
  const held = hold(CATALOGUES.rancher, "en");
  const learnt = catalogue.learn("rancher");
  await catalogue.speak("de");
  held.release();
  await learnt;

  expect(catalogue.t(RANCHER)).toBe("Würfeln");
});

test("a language whose words for a shown game cannot be had is not spoken", async () => {
  const { catalogue, CATALOGUES } = await fresh();
  await catalogue.speak("en");
  await catalogue.learn("rancher");
  vi.spyOn(CATALOGUES.rancher, "de").mockRejectedValueOnce(new Error("offline"));

  await expect(catalogue.speak("de")).rejects.toThrow("offline");
  expect(catalogue.language()).toBe("en");
  expect(catalogue.t(RANCHER)).toBe("Roll the die");
});

/** Holds one language's words of a part back until they are released. */
function hold<Loaders extends Record<"en" | "de", () => Promise<unknown>>>(
  part: Loaders,
  language: "en" | "de",
): { release(): void } {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const fetch = part[language];
  vi.spyOn(part as Record<"en" | "de", () => Promise<unknown>>, language).mockImplementation(
    async () => {
      await released;
      return fetch();
    },
  );
  return { release };
}

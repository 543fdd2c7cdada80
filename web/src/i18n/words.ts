/**
 * What a catalogue holds: the app's own words, and those of each game, which come with the game.
 * To add a sentence:
 * 1. write it in English, in the part it belongs to (`en/chrome.ts`, `en/rancher/table.ts`, …);
 *    what lists, lobbies and news say of a game goes into `en/games.ts`;
 * 2. write it in the file of the same name in `de`, `sv` and `ja`: each is typed
 *    `Same<typeof english>`, so tsc names every key that is missing or too many, and
 *    `catalogue.test.ts` compares the values and choices that sentences take.
 * A new file is new in all four languages, spread in the `index.ts` of its folder.
 */
import type { words as app } from "./en/index";
import type { words as pioneerRails } from "./en/pioneer_rails/index";
import type { words as pionjar } from "./en/pionjar/index";
import type { board } from "./en/rancher/board";
import type { words as rancher } from "./en/rancher/index";

interface Parts {
  app: typeof app;
  rancher: typeof rancher;
  pionjar: typeof pionjar;
  pioneer_rails: typeof pioneerRails;
}

/** A part of the catalogue that is fetched in one piece. */
export type Part = keyof Parts;

/** The key of a message; a key that does not exist does not compile. */
export type Key = { [Each in Part]: keyof Parts[Each] }[Part];

/** A key of the board's messages. */
export type BoardKey = keyof typeof board;

/** A file of another language: the keys of the English one, no fewer, no more. */
export type Same<English> = Readonly<Record<keyof English, string>>;

/** A whole part in one language. */
export type Words<Each extends Part> = Same<Parts[Each]>;

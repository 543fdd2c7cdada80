/**
 * What a catalogue holds. To add a sentence:
 * 1. write it in English, in the part it belongs to (`en/chrome.ts`, `en/table.ts`, …);
 * 2. write it in the part of the same name in `de`, `sv` and `ja`: each part is typed
 *    `Same<typeof english>`, so tsc names every key that is missing or too many, and
 *    `catalogue.test.ts` compares the values and choices that sentences take.
 * A new part is a new file in all four folders, spread in their `index.ts`.
 */
import type { board } from "./en/board";
import type { words } from "./en/index";

/** The key of a message; a key that does not exist does not compile. */
export type Key = keyof typeof words;

/** A key of the board's messages. */
export type BoardKey = keyof typeof board;

/** A part of another language: the keys of the English part, no fewer, no more. */
export type Same<English> = Readonly<Record<keyof English, string>>;

/** A whole catalogue. */
export type Words = Readonly<Record<Key, string>>;

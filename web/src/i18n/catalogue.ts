/** The app's words: every sentence by its key, in the language that is spoken. */
import { signal } from "@preact/signals";
import { CATALOGUES } from "./catalogues";
import type { Language } from "./languages";
import { type Message, parse, type Values, write, writeNumber } from "./message";
import type { Key, Part } from "./words";

export type { Key } from "./words";

/** Sentences by their keys. */
type Sentences = Partial<Record<Key, string>>;

interface Catalogue {
  language: Language;
  /** Of all parts that have come. */
  words: Sentences;
  /** Messages that were read already. */
  messages: Map<Key, Message>;
}

const catalogue = signal<Catalogue | null>(null);
/** What a language must bring before it is spoken. */
const inUse = new Set<Part>(["app"]);

/**
 * Fetches a language, with the words of the games that were shown, and speaks it from then on;
 * rejects, and changes nothing, when any of it cannot be had.
 */
export async function speak(language: Language): Promise<void> {
  const words: Sentences = {};
  const fetched = new Set<Part>();
  // A game can come into use while others' words are fetched.
  while (fetched.size < inUse.size) {
    const parts = [...inUse].filter((part) => !fetched.has(part));
    const brought = await Promise.all(parts.map((part) => CATALOGUES[part][language]()));
    Object.assign(words, ...brought.map((module) => module.words));
    for (const part of parts) {
      fetched.add(part);
    }
  }
  catalogue.value = { language, words, messages: new Map() };
}

/** Fetches a game's words in the language that is spoken; rejects when they cannot be had. */
export async function learn(game: Part): Promise<void> {
  const { language } = spoken();
  const { words } = await CATALOGUES[game][language]();
  const now = spoken();
  if (now.language !== language) {
    return learn(game);
  }
  // In place: nothing that is shown already says any of it.
  Object.assign(now.words, words);
  inUse.add(game);
}

/** A part of a game's screens that is being fetched, once the game's words have come too. */
export async function withWords<Module>(game: Part, module: Promise<Module>): Promise<Module> {
  const [fetched] = await Promise.all([module, learn(game)]);
  return fetched;
}

/** What is spoken. Throws before the first `speak`: no other language steps in unasked. */
function spoken(): Catalogue {
  if (catalogue.value === null) {
    throw new Error("no language is spoken yet");
  }
  return catalogue.value;
}

/** The language that is spoken. */
export function language(): Language {
  return spoken().language;
}

/** Says a message. What is rendered with it is rendered anew when the language changes. */
export function t(key: Key, values: Values = {}): string {
  const { language, words, messages } = spoken();
  const message = messages.get(key) ?? read(key, words);
  messages.set(key, message);
  return write(message, values, language);
}

function read(key: Key, words: Sentences): Message {
  const text = words[key];
  if (text === undefined) {
    throw new Error(`the words of ${key} have not come`);
  }
  return parse(text);
}

/** Whether there is a message with this key, for keys made from what the server names. */
export function isKey(key: string): key is Key {
  return Object.hasOwn(spoken().words, key);
}

/** A number as it is written in the language. */
export function number(value: number): string {
  return writeNumber(value, language());
}

/** A gain or a loss, with its sign. */
export function signed(value: number): string {
  return value < 0 ? `−${number(-value)}` : `+${number(value)}`;
}

/** Names or numbers in a row, as the language joins them. */
export function list(names: readonly string[], how: "and" | "or" = "and"): string {
  const type = how === "and" ? "conjunction" : "disjunction";
  return new Intl.ListFormat(language(), { type }).format(names);
}

/** A time of day. */
export function clockTime(at: string): string {
  return new Intl.DateTimeFormat(language(), { timeStyle: "short" }).format(new Date(at));
}

/** A day and a time of day, short. */
export function moment(at: string): string {
  return new Intl.DateTimeFormat(language(), {
    month: "short",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
  }).format(new Date(at));
}

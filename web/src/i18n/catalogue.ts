/** The app's words: every sentence by its key, in the language that is spoken. */
import { signal } from "@preact/signals";
import { CATALOGUES, type Language } from "./languages";
import { type Message, parse, type Values, write, writeNumber } from "./message";
import type { Key, Words } from "./words";

export type { Key } from "./words";

interface Catalogue {
  language: Language;
  words: Words;
  /** Messages that were read already. */
  messages: Map<Key, Message>;
}

const catalogue = signal<Catalogue | null>(null);

/** Fetches a language and speaks it from then on; rejects when its words cannot be had. */
export async function speak(language: Language): Promise<void> {
  const { words } = await CATALOGUES[language]();
  catalogue.value = { language, words, messages: new Map() };
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
  const message = messages.get(key) ?? parse(words[key]);
  messages.set(key, message);
  return write(message, values, language);
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

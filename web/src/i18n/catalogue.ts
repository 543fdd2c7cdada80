/** The app's words: every sentence by its key, in the language that is spoken. */
import { en } from "./en";
import { type Message, parse, type Values, write, writeNumber } from "./message";

/** The key of a message; a key that does not exist does not compile. */
export type Key = keyof typeof en;

const LANGUAGE = "en";
const messages = new Map<Key, Message>();

/** Says a message. */
export function t(key: Key, values: Values = {}): string {
  const message = messages.get(key) ?? parse(en[key]);
  messages.set(key, message);
  return write(message, values, LANGUAGE);
}

/** Whether there is a message with this key, for keys made from what the server names. */
export function isKey(key: string): key is Key {
  return Object.hasOwn(en, key);
}

/** A number as it is written in the language. */
export function number(value: number): string {
  return writeNumber(value, LANGUAGE);
}

/** Names or numbers in a row, as the language joins them. */
export function list(names: readonly string[], how: "and" | "or" = "and"): string {
  const type = how === "and" ? "conjunction" : "disjunction";
  return new Intl.ListFormat(LANGUAGE, { type }).format(names);
}

/** A day and time, short. */
export function moment(at: string): string {
  return new Intl.DateTimeFormat(LANGUAGE, {
    weekday: "short",
    hour: "2-digit",
    minute: "2-digit",
  }).format(new Date(at));
}

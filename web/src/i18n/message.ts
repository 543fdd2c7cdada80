/**
 * Messages in a small part of ICU's notation: `{name}`, `{n, plural, one {…} other {…}}` with
 * `#` for the number, `{who, select, you {…} other {…}}`. Cases nest. Numbers are written as
 * the language writes them.
 */

/** What a message's braces are filled with. */
export type Values = Readonly<Record<string, string | number>>;

interface Choice {
  name: string;
  kind: "plural" | "select";
  cases: Map<string, Part[]>;
}

type Part = string | { name: string } | Choice | "#";

const NUMBER_SIGN = "#" as const;

/** A message read once, to be written many times. */
export type Message = readonly Part[];

/** Reads a message; throws an Error that quotes it when the notation is broken. */
export function parse(text: string): Message {
  const reader = new Reader(text);
  const parts = reader.parts(false);
  if (!reader.ended) {
    throw reader.broken("a closing brace without an opening one");
  }
  return parts;
}

/** The message in words. A value that is missing throws: a hole in a sentence is a defect. */
export function write(message: Message, values: Values, language: string): string {
  return writeParts(message, values, language, undefined);
}

function writeParts(
  parts: readonly Part[],
  values: Values,
  language: string,
  count: number | undefined,
): string {
  return parts.map((part) => writePart(part, values, language, count)).join("");
}

function writePart(
  part: Part,
  values: Values,
  language: string,
  count: number | undefined,
): string {
  if (part === NUMBER_SIGN && count !== undefined) {
    return writeNumber(count, language);
  }
  if (typeof part === "string") {
    return part;
  }
  const value = filled(values, part.name);
  if (!("cases" in part)) {
    return typeof value === "number" ? writeNumber(value, language) : value;
  }
  const branch = part.kind === "plural" ? pluralCase(part, value, language) : String(value);
  const chosen = part.cases.get(branch) ?? part.cases.get("other") ?? [];
  const inner = part.kind === "plural" ? Number(value) : count;
  return writeParts(chosen, values, language, inner);
}

function filled(values: Values, name: string): string | number {
  const value = values[name];
  if (value === undefined) {
    throw new Error(`the message needs a value for "${name}"`);
  }
  return value;
}

function pluralCase(part: Choice, value: string | number, language: string): string {
  const exact = `=${value}`;
  return part.cases.has(exact) ? exact : pluralRules(language).select(Number(value));
}

const plurals = new Map<string, Intl.PluralRules>();
const numbers = new Map<string, Intl.NumberFormat>();

function pluralRules(language: string): Intl.PluralRules {
  const rules = plurals.get(language) ?? new Intl.PluralRules(language);
  plurals.set(language, rules);
  return rules;
}

/** A number as the language writes it. */
export function writeNumber(value: number, language: string): string {
  const format = numbers.get(language) ?? new Intl.NumberFormat(language);
  numbers.set(language, format);
  // Where a language leaves the hyphen of keyboards, people read a minus.
  return format.format(value).replace("-", "−");
}

/** Reads a text from left to right. */
class Reader {
  #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  get ended(): boolean {
    return this.#at >= this.#text.length;
  }

  broken(what: string): Error {
    return new Error(`${what} in the message "${this.#text}"`);
  }

  /** Everything up to the end or to the brace that closes the case; `#` counts in cases. */
  parts(inCase: boolean): Part[] {
    const parts: Part[] = [];
    while (!this.ended && this.#peek() !== "}") {
      parts.push(this.#part(inCase));
    }
    return parts;
  }

  #part(inCase: boolean): Part {
    if (this.#peek() === "{") {
      return this.#argument();
    }
    if (inCase && this.#peek() === NUMBER_SIGN) {
      this.#at += 1;
      return NUMBER_SIGN;
    }
    return this.#take(inCase ? /[^{}#]+/y : /[^{}]+/y);
  }

  #argument(): Part {
    this.#expect("{");
    const name = this.#word();
    if (this.#peek() === "}") {
      this.#expect("}");
      return { name };
    }
    this.#expect(",");
    const kind = this.#word();
    if (kind !== "plural" && kind !== "select") {
      throw this.broken(`the unknown kind "${kind}"`);
    }
    this.#expect(",");
    const cases = this.#cases();
    this.#expect("}");
    return { name, kind, cases };
  }

  #cases(): Map<string, Part[]> {
    const cases = new Map<string, Part[]>();
    while (this.#peek() !== "}") {
      const label = this.#word();
      this.#expect("{");
      cases.set(label, this.parts(true));
      this.#expect("}");
      this.#space();
    }
    if (!cases.has("other")) {
      throw this.broken("a choice without the case other");
    }
    return cases;
  }

  #word(): string {
    this.#space();
    const word = this.#take(/[=\w]+/y);
    this.#space();
    return word;
  }

  #space(): void {
    while (this.#peek() === " ") {
      this.#at += 1;
    }
  }

  #expect(sign: string): void {
    if (this.#peek() !== sign) {
      throw this.broken(`no "${sign}" at ${this.#at}`);
    }
    this.#at += 1;
  }

  #peek(): string {
    return this.#text.charAt(this.#at);
  }

  #take(pattern: RegExp): string {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text)?.[0];
    if (found === undefined) {
      throw this.broken(`nothing readable at ${this.#at}`);
    }
    this.#at += found.length;
    return found;
  }
}

// @vitest-environment node
import { expect, test } from "vitest";
import { parse, write } from "./message";

function say(text: string, values = {}, language = "en"): string {
  return write(parse(text), values, language);
}

test("values fill braces, and numbers are written as the language writes them", () => {
  expect(say("{name} pays {amount}.", { name: "Ada", amount: 12400 })).toBe("Ada pays 12,400.");
  expect(say("{amount}", { amount: 12400 }, "de")).toBe("12.400");
});

test.each([
  ["en", 1, "1 seat"],
  ["en", 0, "0 seats"],
  ["en", 2000, "2,000 seats"],
])("in %s, %i takes its plural case", (language, n, expected) => {
  expect(say("{n, plural, one {# seat} other {# seats}}", { n }, language)).toBe(expected);
});

test("plural cases follow the language's rules, not the English ones", () => {
  const text = "{n, plural, one {one} few {few} many {many} other {other}}";

  expect([1, 3, 5].map((n) => say(text, { n }, "pl"))).toEqual(["one", "few", "many"]);
});

test("an exact case goes before a plural case", () => {
  const text = "{n, plural, =0 {nobody} one {# rider} other {# riders}}";

  expect([0, 1, 2].map((n) => say(text, { n }))).toEqual(["nobody", "1 rider", "2 riders"]);
});

test("cases nest, and a select falls back to other", () => {
  const text =
    "{who, select, you {You have {n, plural, one {# farm} other {# farms}}} other {{name} has {n}}}.";

  expect(say(text, { who: "you", n: 1, name: "" })).toBe("You have 1 farm.");
  expect(say(text, { who: "rival", n: 3, name: "Bo" })).toBe("Bo has 3.");
});

test("outside of a plural the number sign is a sign", () => {
  expect(say("Table #{n}", { n: 4 })).toBe("Table #4");
});

test("a missing value throws instead of leaving a hole in the sentence", () => {
  expect(() => say("{name} rolled.", {})).toThrow('a value for "name"');
});

test.each([
  ["{name", "no"],
  ["name}", "closing brace"],
  ["{n, plural, one {#}}", "other"],
  ["{n, ordinal, other {#}}", "unknown kind"],
  ["{ }", "nothing readable"],
])("the broken message %s is refused", (text, reason) => {
  expect(() => parse(text)).toThrow(reason);
});

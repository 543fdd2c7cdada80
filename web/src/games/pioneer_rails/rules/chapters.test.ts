import { expect, test } from "vitest";
import rules from "../../../../../domain/games/pioneer_rails/RULES.md?raw";
import { CHAPTERS } from "./chapters";

const houseRulings = new Map(
  rules
    .split("**PR-")
    .slice(1)
    .map((part) => [`PR-${Number.parseInt(part, 10)}`, part.includes("*House ruling:*")]),
);

test.each(CHAPTERS.flatMap(({ points }) => points))("$text names rules that exist", ({ rules }) => {
  expect(rules.filter((id) => !houseRulings.has(id))).toEqual([]);
});

test.each(CHAPTERS.flatMap(({ rulings }) => rulings))("$text is a house ruling", ({ rules }) => {
  expect(rules.filter((id) => houseRulings.get(id) !== true)).toEqual([]);
});

test("chapters have names of their own", () => {
  expect(new Set(CHAPTERS.map(({ id }) => id)).size).toBe(CHAPTERS.length);
});

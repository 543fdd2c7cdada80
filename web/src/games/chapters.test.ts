// @vitest-environment node
import { expect, test } from "vitest";
import railsRules from "../../../domain/games/pioneer_rails/RULES.md?raw";
import pionjarRules from "../../../domain/games/pionjar/RULES.md?raw";
import rancherRules from "../../../domain/games/rancher/RULES.md?raw";
import type { Chapter, Ruled } from "./how-to";
import { CHAPTERS as RAILS } from "./pioneer_rails/rules/chapters";
import { CHAPTERS as PIONJAR } from "./pionjar/rules/chapters";
import { CHAPTERS as RANCHER } from "./rancher/rules/chapters";

/** Whether each rule of a rules file is, in part, a house ruling. */
function houseRulings(prefix: string, file: string): Map<string, boolean> {
  const rules = file.split(`**${prefix}-`).slice(1);
  return new Map(
    rules.map((rule) => [
      `${prefix}-${Number.parseInt(rule, 10)}`,
      rule.includes("*House ruling:*"),
    ]),
  );
}

const GAMES: [string, Map<string, boolean>, readonly Chapter[]][] = [
  ["Rancher", houseRulings("RA", rancherRules), RANCHER],
  ["Pionjär", houseRulings("PJ", pionjarRules), PIONJAR],
  ["Pioneer Rails", houseRulings("PR", railsRules), RAILS],
];

test.each(GAMES)("in %s every paragraph names rules that exist", (_, rulings, chapters) => {
  const points = chapters.flatMap(({ points }) => points);

  expect(points.length).toBeGreaterThan(5);
  expect(points.filter(({ rules }) => rules.length === 0)).toEqual([]);
  expect(points.flatMap(({ rules }) => rules).filter((id) => !rulings.has(id))).toEqual([]);
});

test.each(GAMES)("in %s what is called a house ruling is one", (_, rulings, chapters) => {
  const called = chapters.flatMap(({ rulings }) => rulings);

  expect(called).not.toEqual([]);
  expect(called.flatMap(({ rules }) => rules).filter((id) => rulings.get(id) !== true)).toEqual([]);
});

test.each(GAMES)("in %s chapters have names of their own", (_game, _rulings, chapters) => {
  expect(new Set(chapters.map(({ id }) => id)).size).toBe(chapters.length);
});

/** What the box holds and how boards are made: the pictures show it. */
const MADE = new Set(["PJ-1", "PJ-16", "PJ-30"]);

test.each(GAMES)("in %s every rule is told", (_, rulings, chapters) => {
  const told = chapters.flatMap(({ points, rulings: called }) => [...points, ...called]);
  const rules = [...rulings.keys()].filter((id) => !MADE.has(id));

  expect(rules.length).toBeGreaterThan(25);
  expect(missing(rules, told)).toEqual([]);
});

test("in Pioneer Rails every house ruling is called one", () => {
  const rulings = houseRulings("PR", railsRules);
  const ours = [...rulings].filter(([, isOurs]) => isOurs).map(([id]) => id);

  expect(
    missing(
      ours,
      RAILS.flatMap(({ rulings: called }) => called),
    ),
  ).toEqual([]);
});

function missing(ids: readonly string[], told: readonly Ruled[]): string[] {
  const named = new Set(told.flatMap(({ rules }) => rules));
  return ids.filter((id) => !named.has(id));
}

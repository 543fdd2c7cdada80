// @vitest-environment node
import { expect, test } from "vitest";
import rules from "../../../../../domain/games/pioneer_rails/RULES.md?raw";
import { tracksOf } from "../printed";
import { BASES, GOALS, OWNERS, SCORINGS } from "./lists";

/** The text of one rule. */
function ruleOf(id: string): string {
  return rules.split(`**${id}** `)[1]?.split("\n\n**")[0] ?? "";
}

test("all goals are listed under their kind, as the rules have them", () => {
  const printed = ruleOf("PR-41").match(/\b[12][A-O]\b/g) ?? [];
  const listed = Object.values(GOALS).flatMap((kind) => kind.map(({ id }) => id));

  expect(printed).toHaveLength(21);
  expect(listed).toEqual(printed);
});

test("goals that one family alone plays say so", () => {
  const [left, added] = ruleOf("PR-42").split("leaves out")[1]?.split("adds") ?? [];
  const of = (family: string) =>
    Object.values(GOALS)
      .flat()
      .filter((goal) => goal.family === family)
      .map(({ id }) => id);

  expect(of("desert")).toEqual(left?.match(/1[A-O]/g));
  expect(added).toContain("2A to 2F");
  expect(of("forest")).toEqual(["2A", "2B", "2C", "2D", "2E", "2F"]);
});

test("all owners are listed", () => {
  const named = ruleOf("PR-45").match(/C-\d+/g) ?? [];

  expect(named).not.toEqual([]);
  expect(named.filter((owner) => !OWNERS.includes(owner))).toEqual([]);
  expect(OWNERS.at(-1)).toBe(named.find((owner) => owner === "C-10"));
});

test("sheets of one family print the same boxes, those that are listed", () => {
  const boxes = ({ ranches, yards, forts, banks, jails }: ReturnType<typeof tracksOf>) => ({
    ranches,
    yards,
    forts,
    banks,
    jails,
  });
  expect(boxes(tracksOf("desert_b"))).toEqual(boxes(tracksOf("desert_a")));
  expect(boxes(tracksOf("forest_b"))).toEqual(boxes(tracksOf("forest_a")));
  expect(tracksOf("forest_a").ranches).toEqual(tracksOf("desert_a").ranches);
  expect(tracksOf("forest_a").yards).toEqual(tracksOf("desert_a").yards);

  const text = SCORINGS.map(({ kind, family, needs, boxes: rows }) =>
    [kind, family ?? "all", needs, ...rows.map((row) => row.join("·"))].join(" "),
  );
  expect(text).toEqual([
    "town all 1",
    "ranch all 0 2·5·9·14·20·27",
    "yard all 3 ×3·×4·×6",
    "mine desert 1",
    "bank desert 3 ×2·×3·×4",
    "saloon desert 2",
    "fort desert 4 6·14·24",
    "saloon forest 2",
    "fort forest 1",
    "jail forest 3 2·3·4 3·4·5 4·6",
    "bandit forest 2",
  ]);
});

test("a lone player's targets are those of the rules", () => {
  const told = ruleOf("PR-50").match(/\d+ on /g) ?? [];

  expect(BASES.map(({ base }) => `${base} on `)).toEqual(told);
});

// @vitest-environment node
import { expect, test } from "vitest";
import { cornerOf, SIDES } from "./board/hexes";
import { sheetOf } from "./board/sheets";
import { candidatesOf, direction, lineOf } from "./candidates";
import { line, trackOption, turn, turnOption, view } from "./fixture";
import { sorted } from "./plan";

const CARD = turn({ card: "AH" });
const sheet = sheetOf("desert_a");
const OUT = { start: "3,4:0", end: "3,3:3" };

test("a track leads in one of six directions, and back in the opposite one", () => {
  const round = SIDES.map((side) =>
    direction({ start: cornerOf({ q: 0, r: 0 }, side), end: cornerOf({ q: 0, r: 0 }, side + 1) }),
  );

  expect(round).toEqual(["se", "s", "sw", "nw", "n", "ne"]);
  expect(direction(OUT)).toBe("sw");
  expect(direction({ start: OUT.end, end: OUT.start })).toBe("ne");
});

test("a shortcut leads across a hex in one of the same directions", () => {
  const across = SIDES.map((side) =>
    direction({ start: cornerOf({ q: 1, r: 1 }, side), end: cornerOf({ q: 1, r: 1 }, side + 3) }),
  );

  expect(across).toEqual(["s", "sw", "nw", "n", "ne", "se"]);
});

test("only tracks of the chosen kind are candidates, one for each edge", () => {
  const next = sorted(CARD, [
    trackOption(CARD, { ...OUT, way: "rail" }),
    trackOption(CARD, { start: OUT.end, end: OUT.start, way: "rail" }, { station: "spade" }),
    trackOption(CARD, { start: "3,3:3", end: "2,4:0", way: "bridge" }),
    trackOption(CARD, { start: "3,3:3", end: "2,5:0" }),
  ]);
  const found = candidatesOf(view(), [], next, "rail");

  expect(found.map(({ start, end }) => [start, end])).toEqual([
    ["3,4:0", "3,3:3"],
    ["3,3:3", "2,5:0"],
  ]);
  expect(found[0]?.says).toMatch(/^hearts/);
  expect(new Set(found.map(({ key }) => key)).size).toBe(2);
  expect(candidatesOf(view(), [], next, "bridge")).toHaveLength(1);
  expect(candidatesOf(view(), [], null, "rail")).toEqual([]);
});

test("words say line, kind and direction, then town, buildings and points", () => {
  const option = trackOption(
    CARD,
    { ...OUT, way: "rail" },
    { line: 2, town: "town_4", activates: ["mine_5", "bank_1"], points: 7 },
  );
  const [found] = candidatesOf(view(), [], sorted(CARD, [option]), "rail");

  expect(found?.says).toBe(
    "hearts, line 2: track to the south-west, to Pale Rock, wakes Mine and Bank, +7",
  );
  expect(found?.does).toEqual(["to Pale Rock", "wakes Mine and Bank", "+7"]);
});

test("a bandit is not said to wake: whether it is caught is not settled yet", () => {
  const of = (...activates: string[]) =>
    candidatesOf(
      view(),
      [],
      sorted(CARD, [trackOption(CARD, { ...OUT, way: "rail" }, { activates, points: -1 })]),
      "rail",
    )[0]?.does;

  expect(of("bandit_1")).toEqual(["at a bandit", "−1"]);
  expect(of("bandit_1", "jail_2")).toEqual(["wakes Jail", "at a bandit", "−1"]);
});

test.each([
  [5, ", +2"],
  [3, ""],
  [2, ", −1"],
])("words tell what the track itself adds to a plan worth 3: in all %d", (points, added) => {
  const option = trackOption(CARD, { ...OUT, way: "rail" }, { points });
  const next = sorted(CARD, [turnOption(CARD, { points: 3 }), option]);
  const [found] = candidatesOf(view(), [], next, "rail");

  expect(found?.says).toBe(`hearts, line 1: track to the south-west${added}`);
});

test("a branch says where it leaves its line, so that no two sound alike", () => {
  const laid = line("heart", 1, "3,4:0", "3,3:3", "2,4:0", "3,2:3");
  const branch = (start: string, end: string) =>
    trackOption(CARD, { start, end, way: "switch" }, { way: "switch" });
  const next = sorted(CARD, [
    branch("3,3:3", "2,5:0"),
    branch("2,4:0", "2,3:3"),
    branch("3,4:0", "2,5:0"),
  ]);
  const said = candidatesOf(view(), laid, next, "switch").map(({ says }) => says);

  expect(said[0]).toBe("hearts, line 1: switch to the south, after 1 track of the line");
  expect(said[1]).toMatch(/after 2 tracks of the line$/);
  expect(said[2]).toMatch(/from the station$/);
});

test("a track that costs a symbol says so, and another one only once it is spent", () => {
  const dear = trackOption(CARD, { ...OUT, way: "rail" }, { symbol: true });
  const of = (spent: boolean) =>
    candidatesOf(view(), [], sorted(CARD, [turnOption(CARD, { symbol: spent }), dear]), "rail")[0];

  expect(of(false)?.costs).toBe(true);
  expect(of(true)?.costs).toBe(false);
  expect(of(false)?.says).toMatch(/, crosses out a symbol$/);
  expect(of(true)?.says).not.toMatch(/symbol/);
});

test("a planned track belongs to the line at its corner, or begins its station's next", () => {
  const laid = [
    ...line("heart", 1, "3,4:0", "3,3:3", "2,4:0"),
    ...line("spade", 3, "1,1:3", "1,2:0"),
  ];

  expect(lineOf(sheet, laid, { start: "2,4:0" })).toEqual({ station: "heart", line: 1 });
  expect(lineOf(sheet, laid, { start: "1,2:0" })).toEqual({ station: "spade", line: 3 });
  // A branch stays with its line, wherever it leaves it.
  expect(lineOf(sheet, laid, { start: "3,3:3" })).toEqual({ station: "heart", line: 1 });
  expect(lineOf(sheet, laid, { start: "3,4:0" })).toEqual({ station: "heart", line: 1 });
  // An owner lets a turn use any station.
  expect(lineOf(sheet, laid, { start: "4,3:0" })).toEqual({ station: "heart", line: 2 });
  expect(lineOf(sheet, laid, { start: "0,2:3" })).toEqual({ station: "spade", line: 4 });
  expect(lineOf(sheet, laid, { start: "2,5:3" })).toEqual({ station: "diamond", line: 1 });
});

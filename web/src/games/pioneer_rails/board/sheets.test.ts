// @vitest-environment node
import { expect, test } from "vitest";
import { cornerOf, hexName, neighbour, type Point, SIDES } from "./hexes";
import { lineEnds } from "./RailsMap";
import { course, SHEET_IDS, type SheetId, sheetOf } from "./sheets";

const ROUND_OFF = 1e-9;

function isInside(id: SheetId, { x, y }: Point): boolean {
  const { width, height } = sheetOf(id);
  return x > 0 && y > 0 && x < width - ROUND_OFF && y < height - ROUND_OFF;
}

test.each(SHEET_IDS)("everything on %s lies inside the drawing", (id) => {
  const sheet = sheetOf(id);
  const corners = sheet.cells.flatMap((cell) =>
    SIDES.map((side) => sheet.corner(cornerOf(cell, side))),
  );
  const towns = sheet.towns.map(({ at }) => sheet.corner(at));

  expect(corners.every((point) => isInside(id, point))).toBe(true);
  expect(towns.every((point) => isInside(id, point))).toBe(true);
  expect(towns.length).toBeGreaterThan(0);
});

test.each(SHEET_IDS)("each town of %s lies on a corner of a hex of the sheet", (id) => {
  const sheet = sheetOf(id);
  const corners = new Set(sheet.cells.flatMap((cell) => SIDES.map((side) => cornerOf(cell, side))));

  expect(sheet.towns.filter(({ at }) => !corners.has(at))).toEqual([]);
});

test.each([
  ["desert_a", 182],
  ["desert_b", 198],
  ["forest_a", 182],
  ["forest_b", 199],
] as const)("%s has hairlines where plain track may lie by the rules: %i edges", (id, count) => {
  expect(sheetOf(id).open).toHaveLength(count);
});

test("the four stations are known by each of their corners, and no other corner is one", () => {
  for (const id of SHEET_IDS) {
    const sheet = sheetOf(id);
    const stations = sheet.cells.filter(({ kind }) => kind === "station");
    expect(stations.map(({ suit }) => suit).toSorted()).toEqual([
      "club",
      "diamond",
      "heart",
      "spade",
    ]);
    for (const cell of stations) {
      expect(SIDES.map((side) => sheet.stationAt(cornerOf(cell, side)))).toEqual(
        SIDES.map(() => cell.suit),
      );
    }
    expect(sheet.stationAt(sheet.towns[0]?.at ?? "")).toBeUndefined();
  }
});

test("a river's course goes through all its hexes, each beside the one before", () => {
  for (const id of SHEET_IDS) {
    for (const river of sheetOf(id).rivers) {
      const line = course(river);
      expect(line.map(hexName).toSorted()).toEqual(river.hexes.toSorted());
      line.slice(1).forEach((hex, at) => {
        const before = line[at];
        const near = SIDES.map((side) => hexName(neighbour(hex, side)));
        expect(before && near.includes(hexName(before))).toBe(true);
      });
    }
  }
});

test("a river is followed however its hexes are listed", () => {
  const names = ["0,0", "1,0", "1,1", "0,2"];
  const [a = "", b = "", c = "", d = ""] = names;
  const found = course({ name: "", hexes: [c, a, d, b] }).map(hexName);

  expect([names, names.toReversed()]).toContainEqual(found);
});

const track = (station: string, start: string, end: string) => ({ station, line: 1, start, end });

test("a line's end moves on with it, a branch has an end of its own, a town ends it", () => {
  const sheet = sheetOf("desert_a");
  const laid = [
    track("heart", "3,4:0", "3,3:3"),
    track("heart", "3,3:3", "2,4:0"),
    track("heart", "3,3:3", "2,5:0"),
  ];
  expect(lineEnds(sheet, laid)).toEqual([
    { corner: "2,4:0", suit: "heart" },
    { corner: "2,5:0", suit: "heart" },
  ]);

  const home = [track("heart", "3,3:0", "3,2:3"), track("heart", "3,2:3", "2,3:0")];
  expect(lineEnds(sheet, home)).toEqual([]);
});

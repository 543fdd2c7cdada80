// @vitest-environment node
import { expect, test } from "vitest";
import {
  BRANCHES,
  COMMON,
  HEIGHT,
  MISSOURI,
  type Point,
  PRISON,
  roadPoint,
  SQUARES,
  START,
  squarePoint,
  TRAIL_HEAD,
  TRAIL_NAMES,
  TRAILS,
  trailPoint,
  WIDTH,
} from "./data";
import { pointOf } from "./PionjarBoard";

function outside({ x, y }: Point): boolean {
  return !(x > 0 && y > 0 && x < WIDTH && y < HEIGHT);
}

test("every place lies inside its panel, and no two in the same spot", () => {
  const road = [START, ...COMMON, ...BRANCHES.flatMap(({ dots, claim }) => [...dots, claim])];
  const territory = [
    ...SQUARES,
    PRISON,
    TRAIL_HEAD,
    ...TRAIL_NAMES.flatMap((trail) => TRAILS[trail].circles),
  ];
  for (const panel of [road, territory]) {
    expect(panel.filter(outside)).toEqual([]);
    expect(new Set(panel.map(({ x, y }) => `${x} ${y}`)).size).toBe(panel.length);
  }
  expect(SQUARES).toHaveLength(44);
  expect(BRANCHES).toHaveLength(6);
});

test("a place on the road is found on the common part, on a branch, at the claim", () => {
  const [first] = BRANCHES;
  expect(roadPoint(0, null)).toBe(START);
  expect(roadPoint(1, null)).toBe(COMMON[0]);
  expect(roadPoint(MISSOURI, "green_valley")).toBe(COMMON.at(-1));
  expect(roadPoint(MISSOURI + 1, first?.property ?? "")).toBe(first?.dots[0]);
  expect(roadPoint(MISSOURI + 12, first?.property ?? "")).toBe(first?.dots.at(-1));
  expect(roadPoint(MISSOURI + 13, first?.property ?? "")).toBe(first?.claim);
});

test("every dot of every branch is a place of its own on the road", () => {
  const spots = BRANCHES.flatMap(({ property }) =>
    Array.from({ length: 13 }, (_, at) => roadPoint(MISSOURI + 1 + at, property)),
  );

  expect(new Set(spots).size).toBe(6 * 13);
});

test("circles count from 1, before them is the trailhead", () => {
  for (const trail of TRAIL_NAMES) {
    expect(trailPoint(trail, 0)).toBe(TRAIL_HEAD);
    expect(trailPoint(trail, 1)).toBe(TRAILS[trail].circles[0]);
    expect(trailPoint(trail, 18)).toBe(TRAILS[trail].circles[17]);
  }
});

test("a schooner stands where its seat is", () => {
  const at = (where: string, place: number) =>
    pointOf({ where, at: place, branch: null, property: null });
  expect(at("road", 3)).toBe(COMMON[2]);
  expect(at("ring", 40)).toBe(squarePoint(40));
  expect(at("trailhead", 0)).toBe(TRAIL_HEAD);
  expect(at("hunting", 2)).toBe(TRAILS.hunting.circles[1]);
  expect(at("prison", 32)).toBe(PRISON);
});

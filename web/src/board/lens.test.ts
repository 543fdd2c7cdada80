// @vitest-environment node
import { expect, test } from "vitest";
import { AT_REST, inside, pinched, SCALE_MAX, zoomed } from "./lens";

test("the drawing's point under the finger stays there", () => {
  const lens = zoomed({ scale: 2, x: -50, y: -20 }, 1.5, { x: 100, y: 80 });
  const point = ({ scale, x, y }: typeof lens) => [(100 - x) / scale, (80 - y) / scale];

  expect(lens.scale).toBe(3);
  expect(point(lens)).toEqual(point({ scale: 2, x: -50, y: -20 }));
});

test("two fingers that part magnify, two that move together move", () => {
  const from = [
    { x: 100, y: 100 },
    { x: 200, y: 100 },
  ] as const;
  const parted = pinched(AT_REST, from, [
    { x: 50, y: 100 },
    { x: 250, y: 100 },
  ]);
  const moved = pinched(parted, from, [
    { x: 110, y: 130 },
    { x: 210, y: 130 },
  ]);

  expect(parted).toEqual({ scale: 2, x: -150, y: -100 });
  expect(moved).toEqual({ scale: 2, x: -140, y: -70 });
});

test.each([
  ["never smaller than its frame", { scale: 0.4, x: 0, y: 0 }, AT_REST],
  ["never larger than the limit", { scale: 9, x: 0, y: 0 }, { scale: SCALE_MAX, x: 0, y: 0 }],
  ["no gap at the left", { scale: 2, x: 30, y: 0 }, { scale: 2, x: 0, y: 0 }],
  ["no gap at the right", { scale: 2, x: -500, y: 0 }, { scale: 2, x: -360, y: 0 }],
  ["no gap at the foot", { scale: 2, x: 0, y: -900 }, { scale: 2, x: 0, y: -403 }],
])("the drawing covers its frame: %s", (_, lens, expected) => {
  expect(inside(lens, 360, 403)).toEqual(expected);
});

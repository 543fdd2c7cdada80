// @vitest-environment node
import { expect, test } from "vitest";
import { freePlace } from "./scale";

const WIDTH = 24; // of "1000"

function placed(line: readonly (readonly [number, number])[], fromEnd = false): number {
  return freePlace("1000", 50, { lines: [line], from: 0, to: 100 }, fromEnd);
}

test("a number stands at its end of the stretch where no line is in the way", () => {
  const above = [
    [0, 10],
    [100, 10],
  ] as const;
  expect(placed(above)).toBe(0);
  expect(placed(above, true)).toBe(100 - WIDTH);
});

test("a line that leaves the ground moves the number beyond it", () => {
  const rising = [
    [0, 50],
    [40, 45],
    [44, 10],
    [100, 10],
  ] as const;
  expect(placed(rising)).toBeGreaterThanOrEqual(44);
  expect(placed(rising)).toBeLessThan(52);
});

test("a line that is crossed between its points only is in the way, too", () => {
  const steep = [
    [0, 0],
    [20, 100],
    [100, 100],
  ] as const;
  expect(placed(steep)).toBeGreaterThan(10);
});

test("without a free place it stands where it would have", () => {
  const along = [
    [0, 46],
    [100, 46],
  ] as const;
  expect(placed(along)).toBe(0);
  expect(placed([[50, 46]])).toBe(0);
  expect(placed([[10, 46]])).toBe(16);
});

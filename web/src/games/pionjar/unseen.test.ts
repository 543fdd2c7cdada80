// @vitest-environment node
import { expect, test } from "vitest";
import { seat, view } from "../../testing/pionjar";
import { average, unseen } from "./unseen";

test("of the printed cards, those that are gone and one's own have been seen", () => {
  const shown = view({
    gone: { gold: [2000] },
    seats: [seat({ hand: { gold: [3600, 10_000] } }), seat()],
  });

  expect(unseen(shown, 0, "gold")).toEqual([5200, 6800, 8400]);
  expect(unseen(shown, 1, "gold")).toEqual([3600, 5200, 6800, 8400, 10_000]);
});

test("of two equal cards one that is gone leaves the other", () => {
  const left = unseen(view({ gone: { fish: [1000] } }), 0, "fish");

  expect(left.filter((value) => value === 1000)).toHaveLength(1);
  expect(left).toHaveLength(11);
});

test("the mean is told in hundreds, of no cards as nothing", () => {
  expect(average([5200, 6800, 8400])).toBe(6800);
  expect(average([1000, 1100])).toBe(1100);
  expect(average([])).toBe(0);
});

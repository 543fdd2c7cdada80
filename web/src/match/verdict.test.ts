import { expect, test } from "vitest";
import "../testing/english";
import { table } from "../testing/frames";
import { ending, verdict } from "./verdict";

const result = (scores: number[], winners: number[]) => table({ result: { scores, winners } });

test("who plays alone has made it, or has fallen short", () => {
  expect(verdict(result([141], [0]))).toBe("You made it, with 141.");
  expect(verdict(result([120], []))).toBe("120: short of the mark.");
});

test("nothing is said of an end that has not come", () => {
  expect(ending(result([5, 3], [0]), { pending: { awaits: [], finished: false } })).toBeNull();
  expect(ending(result([5, 3], [0]), { pending: { awaits: [], finished: true } })).toMatch(/by 2/);
});

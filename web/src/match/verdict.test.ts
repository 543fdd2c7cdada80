// @vitest-environment node
import { expect, test } from "vitest";
import type { Table } from "../api/types";
import { table } from "../testing/frames";
import { ending, verdict } from "./verdict";

const SEATS = [
  { seat: 0, kind: "user", name: "Ada", mine: false },
  { seat: 1, kind: "user", name: "Ture", mine: true },
] as unknown as Table["seats"];

test.each([
  [{ scores: [9000, 12000], winners: [1] }, "You win by 3,000."],
  [{ scores: [9000, 8900], winners: [0] }, "Ada wins by 100."],
  [{ scores: [9000, 9000], winners: [0, 1] }, "You and Ada share the win."],
  [{ scores: [141], winners: [0] }, "You made it, with 141."],
  [{ scores: [120], winners: [] }, "120: short of the mark."],
  [null, "The match is over."],
])("of %j it says %s", (result, words) => {
  expect(verdict(table({ seats: SEATS, result: result as Table["result"] }))).toBe(words);
});

test("nothing is said of an end that has not come", () => {
  const over = table({ seats: SEATS, result: { scores: [9000, 8900], winners: [0] } });

  expect(ending(over, { pending: { awaits: [], finished: false } })).toBeNull();
  expect(ending(over, { pending: { awaits: [], finished: true } })).toBe("Ada wins by 100.");
});

import { expect, test } from "vitest";
import type { Table } from "../api/types";
import { table } from "../testing/frames";
import { verdict } from "./verdict";

const SEATS = [
  { seat: 0, kind: "user", name: "Ada", mine: false },
  { seat: 1, kind: "user", name: "Ture", mine: true },
] as unknown as Table["seats"];

test.each([
  [{ scores: [9000, 12000], winners: [1] }, "You win by 3,000."],
  [{ scores: [9000, 8900], winners: [0] }, "Ada wins by 100."],
  [{ scores: [9000, 9000], winners: [0, 1] }, "You and Ada share the win."],
  [null, "The match is over."],
])("of %j it says %s", (result, words) => {
  expect(verdict(table({ seats: SEATS, result: result as Table["result"] }))).toBe(words);
});

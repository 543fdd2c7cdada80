// @vitest-environment node
import { expect, test } from "vitest";
import type { Table } from "../api/types";
import { table } from "../testing/frames";
import { type Ahead, ending, rivalry, verdict } from "./verdict";

const SEATS = [
  { seat: 0, kind: "user", name: "Ada", mine: false },
  { seat: 1, kind: "user", name: "Ture", mine: true },
] as unknown as Table["seats"];

test.each([
  [{ scores: [9000, 12000], winners: [1] }, "You win by 3,000."],
  [{ scores: [9000, 8900], winners: [0] }, "Ada wins by 100."],
  [{ scores: [-900, -100], winners: [1] }, "You win by 800."],
  [{ scores: [120, 120], winners: [0] }, "Ada wins on the tie-break."],
  [{ scores: [120, 120], winners: [1] }, "You win on the tie-break."],
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

test.each<[Ahead | null, number[], string]>([
  [{ seat: 0, round: 3, rounds: 4 }, [1], "Ada led until round 3."],
  [{ seat: 1, round: 4, rounds: 4 }, [0], "You led until the last round."],
  [{ seat: 1, round: 1, rounds: 4 }, [0], "You led in the first round, and not again."],
  [{ seat: 0, round: 1, rounds: 1 }, [1], "Ada led for a while."],
  [null, [1], "Nobody else was ever ahead."],
  [null, [0, 1], "Neck and neck."],
])("of a rival %j beside the winners %j it says %s", (rival, winners, words) => {
  expect(rivalry(table({ seats: SEATS, result: { scores: [1, 2], winners } }), rival)).toBe(words);
});

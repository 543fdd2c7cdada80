// @vitest-environment node
import { expect, test } from "vitest";
import type { Action } from "../../api/types";
import { table } from "../../testing/frames";
import { changes, decided } from "./compare";
import { paper, turn, view, worth } from "./fixture";

const TRACK = { start: "3,4:0", end: "3,3:3" };

test.each<[Action, string]>([
  [{ type: "pioneer_rails.pick_card", card: "QD" }, "take Q♦"],
  [turn({ card: "AH", tracks: [TRACK] }), "A♥, 1 track"],
  [turn({ card: "joker_2" }), "Joker, no track"],
])("%o is said in a few words", (action, words) => {
  expect(decided(action)).toBe(words);
});

test("what is different is said line by line, what is not is left out", () => {
  const then = view({ seats: [paper(), worth({ total: 4 })] });
  const now = view({
    turn: 2,
    cards: ["JS", "AH", "joker_1"],
    seats: [paper(), worth({ total: 11 })],
  });

  expect(changes(table(), then, now)).toEqual([
    { label: "Turn", before: "1", now: "2", seat: null },
    { label: "Open cards", before: "10♠ A♥ K♣", now: "J♠ A♥ Joker", seat: null },
    { label: "Ada", before: "4", now: "11", seat: 1 },
  ]);
  expect(changes(table(), then, then)).toEqual([]);
});

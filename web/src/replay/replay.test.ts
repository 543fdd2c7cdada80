import { expect, test } from "vitest";
import type { Timeline } from "../match/timeline";
import { frame, table } from "../testing/frames";
import "../testing/english";
import { momentAddress, stepAddress } from "./address";
import { eyesOf, ownEyes, seatOf } from "./eyes";
import { nextDecision } from "./moves";
import { veiled } from "./watched";

function asked(version: number, seat: number, ask: string) {
  const awaits = [{ seat, ask, round: 1, turn: version, since: version }];
  return frame(version - 1, version, { pending: { awaits, finished: false } });
}

const frames = [
  asked(1, 0, "roll"),
  asked(2, 1, "buy"),
  asked(3, 0, "roll"),
  asked(4, 0, "steal"),
  asked(5, 1, "way"),
  asked(6, 0, "roll"),
];
const isChoice = ({ ask }: { ask: string }) => ask !== "roll";

test("the next decision is the next choice of anybody, past mere rolls", () => {
  expect(nextDecision(frames, 0, isChoice, null)).toBe(1);
  expect(nextDecision(frames, 1, isChoice, null)).toBe(3);
});

test("through a seat's eyes it is that seat's next choice", () => {
  expect(nextDecision(frames, 1, isChoice, 1)).toBe(4);
});

test("without a further decision the replay goes to its end", () => {
  expect(nextDecision(frames, 4, isChoice, null)).toBe(5);
  expect(nextDecision([], 0, isChoice, null)).toBe(0);
});

test("a veiled timeline has nothing of what comes after the watched frame", () => {
  const timeline: Timeline = {
    frames,
    lines: [],
    ticks: [
      { at: 1, tick: "purchase" },
      { at: 2, tick: "sale" },
      { at: 3, tick: "theft" },
    ],
    rounds: [
      { at: 2, round: 10 },
      { at: 4, round: 20 },
    ],
    worth: [
      [1, 2, 3, 4, 5, 6],
      [6, 5, 4, 3, 2, 1],
    ],
  };

  const shown = veiled(timeline, 2);

  expect(shown.ticks).toEqual([
    { at: 1, tick: "purchase" },
    { at: 2, tick: "sale" },
  ]);
  expect(shown.rounds).toEqual([{ at: 2, round: 10 }]);
  expect(shown.worth).toEqual([
    [1, 2, 3],
    [6, 5, 4],
  ]);
  expect(shown.frames).toBe(frames);
});

test("the eyes to choose from: all, a spectator's, each taken seat's", () => {
  const labels = eyesOf(table({ status: "finished" })).map(({ label }) => label);

  expect(labels).toEqual(["All open", "A spectator", "You", "Ada"]);
});

test("a closed table's players are not offered a spectator's eyes", () => {
  const closed = table({ status: "finished", visibility: "closed" });

  expect(eyesOf(closed).map(({ eyes }) => eyes)).toEqual(["all", "0", "1"]);
});

test("who sits nowhere has a spectator's eyes", () => {
  const seats = table().seats.map((seat) => ({ ...seat, mine: false }));

  expect(ownEyes(table())).toBe("0");
  expect(ownEyes(table({ seats }))).toBe("spectator");
  expect([seatOf("all"), seatOf("spectator"), seatOf("1")]).toEqual([null, null, 1]);
});

test("a moment's address keeps what is hidden hidden", () => {
  expect(momentAddress("m1", 47, true)).toBe("/t/m1/replay?at=47");
  expect(momentAddress("m1", 47, false)).toBe("/t/m1/replay?at=47&spoilers=no");
  expect(stepAddress("m1", 47)).toBe("/t/m1/replay?at=47&play=yes");
});

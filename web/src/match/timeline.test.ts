// @vitest-environment node
import { expect, test } from "vitest";
import type { Line } from "../games";
import { frame, view } from "../testing/frames";
import { byRounds } from "./log";
import { frameAt, headline, lastRival, leadChanges, timelineOf } from "./timeline";

function line(round: number, text: string, tick?: Line["tick"]): Line {
  const plain = { seat: 0, round, told: 1, text };
  return tick === undefined ? plain : { ...plain, tick };
}

const history = [
  frame(0, 1, { view: null }),
  frame(1, 4, { view: view({ round: 1 }) }),
  frame(4, 9, { view: view({ round: 9 }) }),
  frame(9, 12, { view: view({ round: 11 }) }),
  frame(12, 20, { view: view({ round: 23 }) }),
];
const game = {
  moments: (_: unknown, shown: (typeof history)[number]) => [shown],
  tell: ({ version }: { version: number }) => [
    line(1, `to ${version}`, version === 9 ? "theft" : undefined),
  ],
  worth: ({ version }: { version: number }) => [version, 2 * version],
  round: (shown: (typeof history)[number]) => shown.view?.round ?? 0,
};
const people = () => ({ who: "other" as const, name: "Ada" });

test("a timeline begins with the first position and carries everybody's worth", () => {
  const timeline = timelineOf(history, game, people);

  expect(timeline.frames.map(({ version }) => version)).toEqual([4, 9, 12, 20]);
  expect(timeline.worth).toEqual([
    [4, 9, 12, 20],
    [8, 18, 24, 40],
  ]);
  expect(timeline.ticks).toEqual([{ at: 1, tick: "theft" }]);
});

test("every tenth round is numbered at the frame that reaches it, even if it was jumped over", () => {
  expect(timelineOf(history, game, people).rounds).toEqual([
    { at: 2, round: 10 },
    { at: 3, round: 20 },
  ]);
});

test("in a match of a few rounds each has its number", () => {
  const few = { ...game, round: ({ version }: { version: number }) => Math.ceil(version / 6) };

  expect(timelineOf(history, few, people).rounds).toEqual([
    { at: 0, round: 1 },
    { at: 1, round: 2 },
    { at: 3, round: 4 },
  ]);
});

test.each([
  [null, 0],
  [4, 0],
  [5, 1],
  [9, 1],
  [20, 3],
  [99, 3],
])("version %s is shown by frame %i", (version, expected) => {
  expect(frameAt(history.slice(1), version)).toBe(expected);
});

test.each<[string, number[][], number]>([
  [
    "nobody is ever ahead",
    [
      [5, 5],
      [5, 5],
    ],
    0,
  ],
  [
    "one is ahead all the time",
    [
      [5, 6, 9],
      [5, 5, 5],
    ],
    0,
  ],
  [
    "a tie between two leads of the same seat",
    [
      [6, 6, 9],
      [5, 6, 5],
    ],
    0,
  ],
  [
    "two swap twice",
    [
      [6, 4, 9],
      [5, 6, 5],
    ],
    2,
  ],
])("lead changes when %s", (_, worth, expected) => {
  expect(leadChanges(worth)).toBe(expected);
});

test("a frame's headline is what is notable in it, else what came last", () => {
  expect(headline([line(1, "a", "sale"), line(1, "b")])?.text).toBe("a");
  expect(headline([line(1, "a"), line(1, "b")])?.text).toBe("b");
  expect(headline([line(1, "a", "theft"), line(1, "b", "purchase")])?.text).toBe("a");
  expect(headline([line(1, "a", "sale"), line(1, "b", "sale"), line(1, "c")])?.text).toBe("b");
  expect(headline([])).toBeUndefined();
});

test("the log stands by rounds, the newest round and sentence first", () => {
  const rounds = byRounds([line(0, "a"), line(1, "b"), line(1, "c"), line(2, "d")]);

  expect(rounds.map(({ round, lines }) => [round, lines.map(({ text }) => text)])).toEqual([
    [2, ["d"]],
    [1, ["c", "b"]],
    [0, ["a"]],
  ]);
});

test("the last rival is who was alone ahead last without winning", () => {
  const worth = [
    [5, 9, 7, 6],
    [5, 4, 8, 9],
    [5, 1, 1, 1],
  ];

  expect(lastRival(worth, [1])).toEqual({ seat: 0, at: 1 });
  expect(lastRival(worth, [0])).toEqual({ seat: 1, at: 3 });
});

test("a match that only its winners ever led has no rival, and a shared lead makes none", () => {
  expect(
    lastRival(
      [
        [5, 6],
        [5, 4],
      ],
      [0],
    ),
  ).toBeNull();
  expect(lastRival([], [])).toBeNull();
  expect(lastRival([[5, 6]], [])).toBeNull();
});

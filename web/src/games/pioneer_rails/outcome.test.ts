import { expect, test } from "vitest";
import { frame, paper, played, view, worth } from "./fixture";
import { endsTurn, lastTurn, outcomesOf } from "./outcome";
import type { Frame, RailsEvent } from "./types";
import { unfolded } from "./unfolding";

const TRACKS = played(0).tracks;

const WOKEN: RailsEvent[] = [
  {
    type: "pioneer_rails.building_activated",
    seat: 0,
    building: "mine_1",
    kind: "mine",
    points: 1,
  },
  { type: "pioneer_rails.goal_reached", seat: 0, goal: "1K", points: 10 },
  {
    type: "pioneer_rails.hand_scored",
    seat: 1,
    round: 1,
    hand: "pair",
    factor: 2,
    bonus: 0,
    points: 2,
  },
];

const TURN = frame(3, 9, {
  events: [played(0, { towns: ["town_1"] }), played(1), ...WOKEN],
  view: view({ seats: [worth({ total: 15 }), worth({ total: 3 })] }),
});
const BEFORE = frame(0, 3);

test("each seat's turn is told with what it woke and reached, and what its track was worth", () => {
  const outcomes = outcomesOf(TURN, BEFORE.view);

  expect(outcomes.map(({ seat, woken, points, rest }) => ({ seat, woken, points, rest }))).toEqual([
    { seat: 0, woken: ["mine_1"], points: 14, rest: 3 },
    { seat: 1, woken: [], points: 2, rest: 0 },
  ]);
  expect(outcomes.map(({ gains }) => gains.map(({ type }) => type))).toEqual([
    ["pioneer_rails.building_activated", "pioneer_rails.goal_reached"],
    ["pioneer_rails.hand_scored"],
  ]);
});

test("without the position before, the events alone tell what a turn was worth", () => {
  expect(outcomesOf(TURN, null).map(({ points, rest }) => [points, rest])).toEqual([
    [11, 0],
    [2, 0],
  ]);
});

test("the last turn is the latest that has ended by a version, with the position before it", () => {
  const sent = frame(9, 12, {
    events: [{ type: "pioneer_rails.turn_submitted", seat: 0, turn: null }],
  });
  const next: Frame = { ...TURN, after: 12, version: 20 };
  const history = [BEFORE, TURN, sent, next];

  expect(endsTurn(sent)).toBe(false);
  expect(lastTurn(history, 3)).toBeNull();
  expect(lastTurn(history, 12)).toEqual({ frame: TURN, before: BEFORE.view });
  expect(lastTurn(history, 20)?.frame).toBe(next);
  // A frame between them is not there yet.
  expect(lastTurn([BEFORE, TURN, next], 20)?.before).toBeNull();
});

test("a turn unfolds on the sheet as it was before", () => {
  const old = { station: "heart", line: 1, start: "3,3:3", end: "3,2:0" } as const;
  const earlier = { ...old, way: "rail", turn: 0 } as const;
  const after = view({
    seats: [
      paper({
        tracks: [earlier, ...TRACKS],
        done: ["bank_1", "mine_1"],
        towns: ["town_2", "town_1"],
      }),
      paper(),
    ],
  });
  const [mine] = outcomesOf(TURN, null);

  expect(unfolded(after, 0, mine)).toEqual({
    state: { tracks: [earlier], done: ["bank_1"], caught: [], towns: ["town_2"] },
    plan: { tracks: TRACKS, towns: ["town_1"], wakes: ["mine_1"], next: [], ghost: null },
  });
});

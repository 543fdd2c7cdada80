import { expect, test } from "vitest";
import "../../../testing/english";
import { nextDecision } from "../../../replay/moves";
import { asked, goldenMatches, seat, told, view } from "../../../testing/pionjar";
import type { Frame, PionjarEvent } from "../types";
import { moments } from "./moments";

const before: Frame = { ...told(), view: view({ turn: 0, seats: [seat(), seat({ at: 3 })] }) };

/** Seat 0 decides, then two turns play themselves, then seat 1 is asked. */
const frame: Frame = {
  ...asked("branch", []),
  after: 20,
  version: 29,
  view: view({ turn: 1, seats: [seat({ at: 4 }), seat({ at: 13 })] }),
  events: [
    { type: "pionjar.drove", seat: 0, path: [1, 2] },
    { type: "pionjar.turn_began", seat: 1, round: 20 },
    { type: "pionjar.rolled", seat: 1, value: 2 },
    { type: "pionjar.drove", seat: 1, path: [4, 5] },
    { type: "pionjar.turn_began", seat: 0, round: 21 },
    { type: "pionjar.rolled", seat: 0, value: 2 },
    { type: "pionjar.drove", seat: 0, path: [3, 4] },
    { type: "pionjar.turn_began", seat: 1, round: 21 },
    { type: "pionjar.rolled", seat: 1, value: 6 },
  ],
};

test("a replay stops after each turn that was played by itself", () => {
  const stops = moments(before, frame);

  expect(stops.map(({ view: shown }) => shown?.seats.map(({ at }) => at))).toEqual([
    [2, 3],
    [2, 5],
    [4, 5],
    [4, 13],
  ]);
  expect(stops.map(({ view: shown }) => [shown?.turn, shown?.round])).toEqual([
    [0, 20],
    [1, 20],
    [0, 21],
    [1, 20],
  ]);
  expect(stops.at(-1)?.view).toBe(frame.view);
});

test("no event is left out or told twice, and versions are those between the frames", () => {
  const stops = moments(before, frame);

  expect(stops.flatMap(({ events }) => events)).toEqual(frame.events);
  expect(stops.map(({ after, version }) => [after, version])).toEqual([
    [20, 21],
    [21, 24],
    [24, 27],
    [27, 29],
  ]);
});

test("at a stop nobody was asked: the next decision is where the frame ends", () => {
  const stops = moments(before, frame);

  expect(stops.map(({ options }) => options)).toEqual([null, null, null, []]);
  expect(nextDecision(stops, 0, () => true, null)).toBe(3);
});

test("the first frame is stopped in from the table as it is laid", () => {
  const opening: PionjarEvent[] = [
    { type: "pionjar.order_rolled", seat: 0, value: 6 },
    { type: "pionjar.first_chosen", seat: 0 },
    { type: "pionjar.turn_began", seat: 0, round: 1 },
    { type: "pionjar.drove", seat: 0, path: [1, 2, 3] },
    { type: "pionjar.turn_began", seat: 1, round: 1 },
  ];
  const [order, first, ...rest] = moments(null, { ...frame, events: opening });

  expect(order?.view).toMatchObject({ month: -1, saloon: 10_000, turn: 0, first: 0 });
  expect(order?.view?.seats.map(({ at, cash }) => [at, cash])).toEqual([
    [0, 5000],
    [0, 5000],
  ]);
  expect(first?.view?.seats.map(({ at }) => at)).toEqual([3, 0]);
  expect(rest).toHaveLength(1);
});

test("a frame whose beginning is not known is whole", () => {
  expect(moments(null, frame)).toEqual([frame]);
});

const ENDING = new Set(["pionjar.last_rolled", "pionjar.money_paid", "pionjar.match_ended"]);

test("every turn of the golden matches can be stopped at", () => {
  for (const { seats, events } of goldenMatches()) {
    const shown = view({ seats: Array.from({ length: seats }, () => seat()) });
    const turns = events.filter(({ type }) => type === "pionjar.turn_began").length;
    const stops = moments(null, { ...told(...events), view: shown });
    const last = stops.at(-1)?.events.map(({ type }) => type);

    // The rolls for the first turn, every turn, and the end.
    expect(stops).toHaveLength(1 + turns + 1);
    expect(last?.at(-1)).toBe("pionjar.match_ended");
    expect(last?.filter((type) => !ENDING.has(type))).toEqual([]);
  }
});

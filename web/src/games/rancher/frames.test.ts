// @vitest-environment node
import { expect, test } from "vitest";
import { frame, STARTED, view } from "../../testing/frames";
import { goldenMatches } from "../../testing/golden";
import {
  type RancherEvent,
  rancherEvents,
  type Standings,
  standingsAfter,
  standingsOf,
} from "./frames";

const FOUR: Standings = {
  turn: 0,
  round: 0,
  seats: Array.from({ length: 4 }, () => ({ cash: 15000, tow: 0 })),
};

test("the service's own events are left out", () => {
  const events = [STARTED, { type: "rancher.first_chosen", seat: 1 } as const];

  expect(rancherEvents(frame(0, 2, { events }))).toEqual([events[1]]);
});

test("money and herds move with the events", () => {
  const events: RancherEvent[] = [
    { type: "rancher.turn_began", seat: 1, round: 4 },
    { type: "rancher.herd_stolen", thief: 1, victim: 0, farm: "red_river", chips: 5 },
    { type: "rancher.money_paid", payer: null, payee: 0, amount: 1200, reason: "robbed" },
    { type: "rancher.herd_recovered", victim: 0, thief: 1, farm: "red_river", chips: 5 },
    { type: "rancher.money_paid", payer: 1, payee: 0, amount: 5000, reason: "fine" },
  ];
  const before = standingsOf(view());

  expect(standingsAfter(before, events.slice(0, 2)).seats[1]).toEqual({ cash: 15000, tow: 5 });
  expect(standingsAfter(before, events)).toEqual({
    turn: 1,
    round: 4,
    seats: [
      { cash: 21200, tow: 5 },
      { cash: 10000, tow: 0 },
    ],
  });
  expect(before.seats[0]).toEqual({ cash: 15000, tow: 0 });
});

test("in every golden match no purse goes below nothing, and what is sold is all that was in tow", () => {
  let sales = 0;
  for (const steps of goldenMatches()) {
    let standings = FOUR;
    for (const event of steps.flatMap(rancherEvents)) {
      standings = standingsAfter(standings, [event]);
      expect(Math.min(...standings.seats.map(({ cash }) => cash))).toBeGreaterThanOrEqual(0);
      if (event.type === "rancher.herd_sold") {
        sales += 1;
        expect(standings.seats[event.seat]?.tow).toBe(0);
      }
    }
  }
  expect(sales).toBeGreaterThan(3);
});

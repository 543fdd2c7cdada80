// @vitest-environment node
import { expect, test } from "vitest";
import type { GameEvent } from "../../api/types";
import { personAt } from "../../match/people";
import { frame, table, view } from "../../testing/frames";
import { goldenFrames } from "../../testing/golden";
import { tell } from "./tell";

const seated = table();
const people = (seat: number) => personAt(seated, seat);

function said(...events: GameEvent[]): string[] {
  return tell(frame(3, 9, { events }), people).map(({ text }) => text);
}

test.each<[string, GameEvent[]]>([
  ["Ada rolled 5 for the first turn.", [{ type: "rancher.order_rolled", seat: 1, value: 5 }]],
  ["You ride first.", [{ type: "rancher.first_chosen", seat: 0 }]],
  [
    "You rolled 3.",
    [
      { type: "rancher.rolled", seat: 0, value: 3 },
      { type: "rancher.rode", seat: 0, path: [1, 2, 3] },
    ],
  ],
  [
    "Ada rolled 2 and landed at Hell’s Gate.",
    [
      { type: "rancher.rolled", seat: 1, value: 2 },
      { type: "rancher.rode", seat: 1, path: [7, 8] },
    ],
  ],
  [
    "You rolled 1 and stopped in Beefy Town.",
    [
      { type: "rancher.rolled", seat: 0, value: 1 },
      { type: "rancher.rode", seat: 0, path: [2] },
    ],
  ],
  [
    "You rolled 4 and came to the fork.",
    [
      { type: "rancher.rolled", seat: 0, value: 4 },
      { type: "rancher.rode", seat: 0, path: [14, 15] },
    ],
  ],
  [
    "Ada stayed on the trail and landed at Glover Leaf.",
    [
      { type: "rancher.way_chosen", seat: 1, way: "trail" },
      { type: "rancher.rode", seat: 1, path: [16, 17] },
    ],
  ],
  [
    "You took the shortcut past Fort Laramie.",
    [
      { type: "rancher.way_chosen", seat: 0, way: "shortcut" },
      { type: "rancher.rode", seat: 0, path: [62, 63] },
    ],
  ],
  ["Ada rode on.", [{ type: "rancher.rode_on", seat: 1 }]],
  [
    "You bought Glover Leaf with 3 cattle for 5,900.",
    [
      { type: "rancher.money_paid", payer: 0, payee: null, amount: 4400, reason: "farm" },
      { type: "rancher.money_paid", payer: 0, payee: null, amount: 1500, reason: "cattle" },
      { type: "rancher.farm_bought", seat: 0, farm: "glover_leaf", chips: 3 },
    ],
  ],
  [
    "Your herd at Red River doubled, 3 to 6.",
    [
      {
        type: "rancher.herd_grew",
        seat: 0,
        farm: "red_river",
        added: 3,
        chips: 6,
        limit: null,
      },
    ],
  ],
  [
    "Ada’s herd at Red River grew 6 to 8: the pasture is full.",
    [
      {
        type: "rancher.herd_grew",
        seat: 1,
        farm: "red_river",
        added: 2,
        chips: 8,
        limit: "pasture",
      },
    ],
  ],
  [
    "Ada’s herd at Red River stayed at 5: there are no more cattle of that brand.",
    [
      {
        type: "rancher.herd_grew",
        seat: 1,
        farm: "red_river",
        added: 0,
        chips: 5,
        limit: "supply",
      },
    ],
  ],
  [
    "You took 1 head of Three Oaks in tow.",
    [{ type: "rancher.herd_driven", seat: 0, farm: "three_oaks", chips: 1 }],
  ],
  [
    "Ada sold 20 cattle in Beefy Town for 10,000.",
    [
      {
        type: "rancher.herd_sold",
        seat: 1,
        lots: [
          { owner: 1, farm: "hells_gate", chips: 8 },
          { owner: 0, farm: "three_oaks", chips: 12 },
        ],
      },
      { type: "rancher.money_paid", payer: null, payee: 1, amount: 10000, reason: "sale" },
    ],
  ],
  [
    "Ada paid you 700 of a debt.",
    [{ type: "rancher.money_paid", payer: 1, payee: 0, amount: 700, reason: "debt" }],
  ],
  [
    "Ada owes you 4,300 more.",
    [{ type: "rancher.debt_incurred", debtor: 1, creditor: 0, amount: 4300 }],
  ],
  ["Time is up: this round is the last.", [{ type: "rancher.time_ran_out", round: 30 }]],
  ["Ada gave the seat to a bot.", [{ type: "match.seat_to_bot", seat: 1, level: "standard" }]],
  ["The last round is over.", [{ type: "rancher.match_ended", wealth: [1, 2], winners: [1] }]],
])("%s", (sentence, events) => {
  expect(said(...events)).toEqual([sentence]);
});

test("a theft is one sentence with what the bank paid", () => {
  expect(
    said(
      { type: "rancher.herd_stolen", thief: 1, victim: 0, farm: "glover_leaf", chips: 6 },
      { type: "rancher.farm_returned", seat: 0, farm: "glover_leaf" },
      { type: "rancher.money_paid", payer: null, payee: 0, amount: 2200, reason: "robbed" },
    ),
  ).toEqual(["Ada stole your 6 cattle at Glover Leaf. The bank paid you 2,200 for the farm."]);
});

test("taking a whole herd says that the farm went back", () => {
  expect(
    said(
      { type: "rancher.herd_driven", seat: 1, farm: "red_river", chips: 8 },
      { type: "rancher.farm_returned", seat: 1, farm: "red_river" },
      { type: "rancher.money_paid", payer: null, payee: 1, amount: 2400, reason: "farm_returned" },
    ),
  ).toEqual([
    "Ada took 8 cattle of Red River in tow.",
    "Ada gave Red River back to the bank for 2,400.",
  ]);
});

test("a recovery names the thief and the fine", () => {
  expect(
    said(
      { type: "rancher.herd_recovered", victim: 0, thief: 1, farm: "hells_gate", chips: 7 },
      { type: "rancher.money_paid", payer: 1, payee: 0, amount: 5000, reason: "fine" },
    ),
  ).toEqual([
    "You caught Ada and took back 7 cattle of Hell’s Gate.",
    "Ada paid you a fine of 5,000.",
  ]);
});

test("a move in several parts is told once, where it ends, when it has ended", () => {
  const events: GameEvent[] = [
    { type: "rancher.rolled", seat: 0, value: 6 },
    { type: "rancher.rode", seat: 0, path: [6, 7, 8] },
    { type: "rancher.herd_grew", seat: 0, farm: "hells_gate", added: 1, chips: 2, limit: null },
    { type: "rancher.rode", seat: 0, path: [9, 10, 11] },
  ];
  const [move, growth] = tell(frame(0, 4, { events }), people);

  expect(move).toMatchObject({ text: "You rolled 6.", told: 4 });
  expect(growth).toMatchObject({ text: "Your herd at Hell’s Gate doubled, 1 to 2.", told: 3 });
});

test("sentences carry the round in which things happened", () => {
  const events: GameEvent[] = [
    { type: "rancher.rode_on", seat: 1 },
    { type: "rancher.turn_began", seat: 0, round: 8 },
    { type: "rancher.rolled", seat: 0, value: 1 },
    { type: "rancher.rode", seat: 0, path: [1] },
  ];
  const lines = tell(frame(0, 4, { events, view: view({ first: 0, round: 8 }) }), people);

  expect(lines.map(({ round }) => round)).toEqual([7, 8]);
});

test("the golden matches are told without a hole in any sentence", () => {
  const lines = goldenFrames().flatMap((golden) => tell(golden, people));

  expect(lines.length).toBeGreaterThan(1000);
  expect(lines.filter(({ text }) => /[{}]|undefined|NaN/.test(text))).toEqual([]);
  expect(new Set(lines.map(({ tick }) => tick))).toEqual(
    new Set([undefined, "theft", "sale", "purchase"]),
  );
});

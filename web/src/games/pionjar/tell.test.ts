// @vitest-environment node
import { expect, test } from "vitest";
import type { GameEvent } from "../../api/types";
import { personAt } from "../../match/people";
import { table } from "../../testing/frames";
import { goldenFrames, told } from "../../testing/pionjar";
import { tell } from "./tell";
import { pionjarEvents } from "./types";

const seated = table({
  seats: [
    {
      seat: 0,
      kind: "user",
      name: "Ture",
      mine: true,
      level: null,
      invited_me: false,
      held: false,
    },
    ...["Ada", "Bo", "Cid", "Dot", "Eve"].map((name, at) => ({
      seat: at + 1,
      kind: "user" as const,
      name,
      mine: false,
      level: null,
      invited_me: false,
      held: false,
    })),
  ],
});
const people = (seat: number) => personAt(seated, seat);

function said(...events: GameEvent[]): string[] {
  return tell(told(...events), people).map(({ text }) => text);
}

test.each<[string, GameEvent]>([
  ["Ada rolls 5 for the first turn.", { type: "pionjar.order_rolled", seat: 1, value: 5 }],
  ["You move first.", { type: "pionjar.first_chosen", seat: 0 }],
  ["February 1859.", { type: "pionjar.month_began", month: 13 }],
  ["You roll 2 in the saloon.", { type: "pionjar.saloon_rolled", seat: 0, value: 2 }],
  ["Ada rolls 6 for the saloon’s money.", { type: "pionjar.last_rolled", seat: 1, value: 6 }],
  [
    "Ada skips a turn: the road is washed out.",
    { type: "pionjar.turn_skipped", seat: 1, why: "washed_out" },
  ],
  ["You skip a turn: prison.", { type: "pionjar.turn_skipped", seat: 0, why: "prison" }],
  ["Ada buys 1 timber card.", { type: "pionjar.equipped", seat: 1, harvest: 0, timber: 1 }],
  ["You buy 3 harvest cards.", { type: "pionjar.equipped", seat: 0, harvest: 3, timber: 0 }],
  [
    "Ada buys 1 harvest card and 2 timber cards.",
    { type: "pionjar.equipped", seat: 1, harvest: 1, timber: 2 },
  ],
  [
    "Ada gives the haul up to raiders for half its value.",
    { type: "pionjar.haul_surrendered", seat: 1, haul: { fish: [500] } },
  ],
  [
    "The last month is over. Ada wins with 30,500.",
    {
      type: "pionjar.match_ended",
      capital: [
        { land: 0, buffalo: 0, fish: 0, gold: 0, cash: 9000 },
        { land: 15_000, buffalo: 2000, fish: 500, gold: 10_000, cash: 3000 },
      ],
      winners: [1],
    },
  ],
  [
    "The last month is over. You and Ada share the win with 9,000.",
    {
      type: "pionjar.match_ended",
      capital: [
        { land: 0, buffalo: 0, fish: 0, gold: 0, cash: 9000 },
        { land: 9000, buffalo: 0, fish: 0, gold: 0, cash: 0 },
      ],
      winners: [0, 1],
    },
  ],
  ["You head for High Falls.", { type: "pionjar.branch_chosen", seat: 0, property: "high_falls" }],
  ["Ada claims High Falls.", { type: "pionjar.claimed", seat: 1, property: "high_falls" }],
  [
    "Ada rolls 1 in the saloon: the stake comes back.",
    {
      type: "pionjar.saloon_rolled",
      seat: 1,
      value: 1,
    },
  ],
  [
    "You roll 4 in the saloon: the stake is lost.",
    { type: "pionjar.saloon_rolled", seat: 0, value: 4 },
  ],
  [
    "Ada buys 1 harvest card and 2 timber cards.",
    {
      type: "pionjar.equipped",
      seat: 1,
      harvest: 1,
      timber: 2,
    },
  ],
  ["You buy 3 harvest cards.", { type: "pionjar.equipped", seat: 0, harvest: 3, timber: 0 }],
  ["Ada buys 1 timber card.", { type: "pionjar.equipped", seat: 1, harvest: 0, timber: 1 }],
  ["You ride 1 step to a saloon.", { type: "pionjar.rode", seat: 0, path: [10] }],
  ["You ride 3 steps to a saloon.", { type: "pionjar.rode", seat: 0, path: [8, 9, 10] }],
  ["Ada takes the Hunting trail.", { type: "pionjar.trail_chosen", seat: 1, trail: "hunting" }],
  [
    "Ada comes out of the trail, back on the ring.",
    { type: "pionjar.trail_left", seat: 1, trail: "hunting", square: 17 },
  ],
  ["Ada finds gold.", { type: "pionjar.found", seat: 1, goods: "gold", value: null }],
  ["You find gold worth 5,200.", { type: "pionjar.found", seat: 0, goods: "gold", value: 5200 }],
  [
    "You are arrested, out again in June 1859.",
    { type: "pionjar.arrested", seat: 0, free_from: 17 },
  ],
  [
    "You sell 2 × harvest at 1,600.",
    { type: "pionjar.crops_sold", seat: 0, goods: "harvest", cards: 2, price: 1600 },
  ],
  [
    "Ada sells 2 × fish (500 and 900) for 700.",
    { type: "pionjar.spoils_sold", seat: 1, goods: "fish", values: [500, 900], percent: -50 },
  ],
  [
    "Ada sells 1 × buffalo (1,300) for 650.",
    { type: "pionjar.furs_sold", seat: 1, values: [1300], half: true },
  ],
  ["Ada bids 700.", { type: "pionjar.bid_made", seat: 1, amount: 700 }],
  ["You seal a bid of 700.", { type: "pionjar.bid_sealed", seat: 0, amount: 700 }],
  ["You make no bid.", { type: "pionjar.bid_sealed", seat: 0, amount: 0 }],
  ["The bids: You 700 and Bo 300.", { type: "pionjar.bids_opened", bids: [700, 0, 300] }],
  [
    "Ada wins a buffalo for 700.",
    { type: "pionjar.lot_sold", seat: 1, goods: "buffalo", price: 700, value: null },
  ],
  [
    "You get 9,000: winnings in the saloon.",
    {
      type: "pionjar.money_paid",
      payer: "saloon",
      payee: 0,
      amount: 9000,
      reason: "winnings",
    },
  ],
  [
    "Ada pays 1,000: a freight bill.",
    { type: "pionjar.money_paid", payer: 1, payee: "bank", amount: 1000, reason: "freight_bill" },
  ],
  [
    "The bank puts 10,000 into the saloon.",
    {
      type: "pionjar.money_paid",
      payer: "bank",
      payee: "saloon",
      amount: 10_000,
      reason: "january",
    },
  ],
  [
    "To the year’s end timber brings 50% more.",
    { type: "pionjar.price_changed", goods: "timber", percent: 50 },
  ],
])("%s", (sentence, event) => {
  expect(said(event)).toEqual([sentence]);
});

test("a claim that was lost says to whom", () => {
  const back = (claimed: number, seat: number) =>
    said(
      { type: "pionjar.claimed", seat: claimed, property: "high_falls" },
      { type: "pionjar.turned_back", seat },
    )[1];

  expect(back(1, 0)).toBe(
    "You are too late for High Falls: Ada was there first. Back to Missouri.",
  );
  expect(back(0, 1)).toBe(
    "Ada is too late for High Falls: you were there first. Back to Missouri.",
  );
});

test("opened bids of nobody are left to the sentence after them", () => {
  expect(
    said(
      { type: "pionjar.bids_opened", bids: [0, 0] },
      { type: "pionjar.lot_unsold", goods: "buffalo" },
    ),
  ).toEqual(["Nobody bids; the card goes back."]);
});

test("money that its own event tells of is not told twice", () => {
  expect(
    said({ type: "pionjar.money_paid", payer: "bank", payee: 0, amount: 3200, reason: "sale" }),
  ).toEqual([]);
});

/** What needs no sentence: another event of the same step says it. */
const SILENT = new Set([
  // Told with the claim that was faster, which comes before it.
  "pionjar.turned_back",
  "pionjar.turn_began",
  "pionjar.set_out",
  "pionjar.die_taken",
  "pionjar.drove",
  "pionjar.walked",
  "pionjar.rode_on",
  "pionjar.stack_shuffled",
  // Of nobody: the lot that is not sold says so.
  "pionjar.bids_opened",
]);

test("every kind of event of the golden matches is told, but for those another tells", () => {
  const silent = goldenFrames()
    .flatMap(pionjarEvents)
    .filter(({ type }) => type !== "pionjar.money_paid")
    .filter((event) => said(event).length === 0)
    .map(({ type }) => type);

  expect(new Set(silent)).toEqual(SILENT);
});

test("the golden matches are told without a hole in any sentence", () => {
  const lines = goldenFrames().flatMap((golden) => tell(golden, people));

  expect(lines.length).toBeGreaterThan(1000);
  expect(lines.filter(({ text }) => /[{}]|undefined|NaN|_/.test(text))).toEqual([]);
  expect(new Set(lines.map(({ tick }) => tick))).toEqual(
    new Set([undefined, "claim", "purchase", "sale", "auction", "theft", "arrest"]),
  );
});

test.each<[GameEvent, string]>([
  [{ type: "pionjar.claimed", seat: 1, property: "high_falls" }, "claim"],
  [{ type: "pionjar.crops_sold", seat: 1, goods: "timber", cards: 2, price: 900 }, "sale"],
  [{ type: "pionjar.auction_began", goods: "gold", lots: 2, auctioneer: 0 }, "auction"],
  [{ type: "pionjar.haul_lost", seat: 1, buffalo: 1, fish: 0, gold: 0, haul: null }, "theft"],
  [{ type: "pionjar.arrested", seat: 1, free_from: 3 }, "arrest"],
])("%o has a mark of its own kind", (event, tick) => {
  expect(tell(told(event), people).map((line) => line.tick)).toEqual([tick]);
});

test("what happens before a round's first turn belongs to the round before", () => {
  const opening: GameEvent[] = [
    { type: "pionjar.order_rolled", seat: 1, value: 4 },
    { type: "pionjar.turn_began", seat: 0, round: 1 },
    { type: "pionjar.rolled", seat: 0, value: 3 },
  ];

  expect(tell(told(...opening), people).map(({ round }) => round)).toEqual([0, 1]);
});

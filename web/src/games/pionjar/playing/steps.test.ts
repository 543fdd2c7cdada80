import { expect, test } from "vitest";
import { goldenMatches, seat, told, view } from "../../../testing/pionjar";
import { pionjarEvents, type View } from "../types";
import { stepsOf } from "./steps";

function steps(from: View, ...events: Parameters<typeof told>) {
  return stepsOf(from, pionjarEvents(told(...events)), 0);
}

test("a wagon goes from place to place, on the road and on the ring", () => {
  const [first, ...rest] = steps(view(), { type: "pionjar.drove", seat: 0, path: [3, 4, 5] });
  expect([first, ...rest].map((step) => step?.view.seats[0]?.at)).toEqual([3, 4, 5]);
  expect(first?.picture).toBe("road");

  const ring = view({ seats: [seat({ where: "ring", at: 8 }), seat()] });
  const rode = steps(ring, { type: "pionjar.rode", seat: 0, path: [9, 10] });
  expect(rode.map(({ picture, told }) => [picture, told])).toEqual([
    ["territory", 1],
    ["territory", 1],
  ]);
});

test("who arrives at a claim is seen there, and who was too late back in Missouri", () => {
  const near = view({
    seats: [seat({ at: 27, branch: "high_falls" }), seat({ at: 20, branch: "high_falls" })],
  });
  const shown = steps(
    near,
    { type: "pionjar.drove", seat: 0, path: [28, 29] },
    { type: "pionjar.claimed", seat: 0, property: "high_falls" },
    { type: "pionjar.turned_back", seat: 1 },
  );

  expect(shown.map(({ picture }) => picture)).toEqual(["road", "road", "road", "road"]);
  expect(shown[2]?.view.seats[0]).toMatchObject({ where: "road", at: 29 });
  expect(shown[3]?.view.seats).toMatchObject([
    { where: "ring", property: "high_falls" },
    { at: 16, branch: null },
  ]);
});

test("a wager has its die and what it came to, on the bar", () => {
  const [rolled] = steps(
    view(),
    { type: "pionjar.wagered", seat: 0, stake: 500 },
    { type: "pionjar.saloon_rolled", seat: 0, value: 4 },
    { type: "pionjar.money_paid", payer: 0, payee: "saloon", amount: 500, reason: "stake" },
  );

  expect(rolled).toMatchObject({
    picture: "saloon",
    wager: { seat: 0, stake: 500, value: 4, gain: -500 },
  });
});

test("the last roll for the saloon's money is on the bar", () => {
  const [rolled] = steps(view(), { type: "pionjar.last_rolled", seat: 1, value: 5 });

  expect(rolled).toMatchObject({ picture: "saloon", die: 5 });
});

test("a lot that is gone stays up while it is told, and one's own sale stays longest", () => {
  const lot = { goods: "gold", lot: 1, lots: 1, auctioneer: 0, lowest: 2000 } as const;
  const auction = { ...lot, bid: 2000, bidder: 1, passed: [], committed: [], own_bid: null };
  const [sold] = steps(view({ auction }), {
    type: "pionjar.lot_sold",
    seat: 1,
    goods: "gold",
    price: 2000,
    value: null,
  });
  expect(sold?.view.auction).toEqual(auction);

  const sale = (seller: number) =>
    steps(view(), {
      type: "pionjar.crops_sold",
      seat: seller,
      goods: "timber",
      cards: 2,
      price: 1100,
    })[0];
  expect(sale(0)?.sale).toMatchObject({ goods: "timber", total: 2200 });
  expect(sale(0)?.ms).toBeGreaterThan(sale(1)?.ms ?? 0);
});

test("no step of the golden matches is without its picture", () => {
  for (const { seats, events } of goldenMatches()) {
    const from = view({ seats: Array.from({ length: seats }, () => seat()) });
    const all = stepsOf(from, events, null);

    expect(
      all.filter(({ picture, view: { auction } }) => picture === "auction" && !auction),
    ).toEqual([]);
    expect(all.map(({ told }) => told)).toEqual(
      all.map(({ told }) => told).toSorted((a, b) => a - b),
    );
  }
});
